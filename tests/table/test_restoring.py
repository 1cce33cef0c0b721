"""A table that is restored from what was kept is the same table, after every entry of any evening."""

import random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from geisterstunde.bots.levels import LEVELS
from geisterstunde.core.journal import Opening, Rolled, read_journal
from geisterstunde.core.luck import commitment_to_words
from geisterstunde.core.words import Refused
from geisterstunde.games import FOLDERS, game_called
from geisterstunde.table.decide import Decision
from geisterstunde.table.entries import Acted, AnyEntry, Started, entry_from_bytes, entry_to_bytes
from geisterstunde.table.replay import verify
from geisterstunde.table.table import Table
from geisterstunde.table.words import (
    Act,
    Agree,
    AgreeForGone,
    AnyCommand,
    ChooseGame,
    ClearSeat,
    Disagree,
    HandOver,
    Kind,
    LetWatch,
    Open,
    OpenWords,
    PromiseWords,
    Rematch,
    Rename,
    Reseat,
    Resign,
    Return,
    SeatBot,
    SetClock,
    Sit,
    Stand,
    Start,
    Undo,
)
from tests.table.scene import NAMES, Scene, done, game_of, told

STEPS = 120
SHORT: dict[str, dict[str, Any]] = {"18-ghosts": {"turn_limit": 1}, "ghosts": {"rounds": 1}}
"""Options that let a game end within an evening."""


def action_of(scene: Scene, person: int, rng: random.Random) -> dict[str, Any]:
    """Mostly something possible, sometimes anything."""
    running = scene.table.play
    game = game_called(scene.sheet.game)
    seat = scene.table.viewer_of(person)
    choices = running.choices(seat) if running is not None and seat is not None else ()
    if not choices or rng.random() < 0.1:
        return dict(msgspec.to_builtins(rng.choice(list(game.catalogue))))
    return dict(msgspec.to_builtins(rng.choice(choices)))


def command_of(scene: Scene, person: int, rng: random.Random) -> AnyCommand:
    """Something that a person may want, possible or not."""
    kind: Kind = rng.choice(
        [proposal.kind for proposal in scene.sheet.proposals] or ["undo", "resign", "rematch", "clock"]
    )
    seat = rng.randrange(-1, scene.sheet.players + 1)
    order = list(range(scene.sheet.players))
    rng.shuffle(order)
    level = rng.choice([*(level.name for level in LEVELS), "nobody"])
    usual: list[AnyCommand] = [Undo(), Undo(), Start(), Rematch(), Return(), Agree(kind), Agree(kind)]
    rare: list[AnyCommand] = [
        Resign(),
        Stand(),
        Disagree(kind),
        Sit(rng.choice([None, seat])),
        SeatBot(seat, level),
        ClearSeat(seat),
        Reseat(tuple(order)),
        HandOver(rng.randrange(-1, 5)),
        Open(rng.random() < 0.5),
        LetWatch(rng.random() < 0.5),
        SetClock(rng.choice([None, 1, 30, 60])),
        Rename(rng.choice([*NAMES, "", "x" * 30])),
        PromiseWords(commitment_to_words(scene.sheet.promise, rng.choice(["boo", " the moon "]))),
        OpenWords(rng.choice(["boo", " the moon ", "x" * 30])),
        OpenWords(rng.choice(["boo", " the moon "])),
        AgreeForGone(kind),
        ChooseGame(game := rng.choice(list(FOLDERS)), rng.randrange(2, 5), SHORT.get(game, {})),
    ]
    is_rare = rng.random() < (0.3 if scene.sheet.phase == "playing" else 0.7)
    return rng.choice(rare if is_rare else usual)


def decided(scene: Scene, rng: random.Random) -> Decision | None:
    """Something that may happen at the table; it may be tried in vain."""
    table = scene.table
    scene.now += rng.choice([0.0, 1.0, 20.0])
    if table.bots_to_act and rng.random() < 0.5:
        seat = rng.choice(table.bots_to_act)
        assert table.play is not None
        return table.decide_for_bot(seat, rng.choice(list(table.play.state.legal(seat))), scene.now)
    if rng.random() < 0.3:
        return table.decide_expiry(scene.now)
    if rng.random() < 0.05:
        return table.decide_joining(rng.choice(NAMES), rng.choice([None, 0, 1]), f"hash {table.people}")
    is_playing = scene.sheet.phase == "playing"
    person = scene.sheet.host if rng.random() < (0.2 if is_playing else 0.6) else rng.randrange(table.people)
    is_action = rng.random() < (0.6 if is_playing else 0.1)
    command = Act(action_of(scene, person, rng)) if is_action else command_of(scene, person, rng)
    scene.gone[rng.randrange(table.people)] = scene.now - rng.choice([0, 60])
    scene.gone.pop(rng.randrange(table.people), None)
    return table.decide(person, command, scene.now, rng.choice(["", f"id {rng.randrange(200)}"]), scene.around)


def random_evening(name: str, seed: int) -> None:
    rng = random.Random(seed)
    game = game_called(name)
    players = rng.choice([game.fewest_players, min(3, game.most_players)])
    scene = game_of(name, players, options=SHORT.get(name, {}) if seed % 2 else {})
    for _ in range(STEPS):
        before = told(scene.table)
        try:
            decision = decided(scene, rng)
        except Refused:
            decision = None
        assert told(scene.table) == before, "what was only decided, or refused, has changed something"
        if decision is None:
            continue
        scene.table.take(decision)
        entry = decision.entry
        kept = entry_to_bytes(entry)
        assert entry_from_bytes(kept) == entry
        scene.kept.append(kept)
        assert told(scene.restored()) == told(scene.table), entry
    for number in range(scene.sheet.games_begun):
        journal = scene.journal(number)
        assert read_journal(journal.text()).lines == journal.lines
        if journal.ended is not None:
            verify(game_called(journal.opening.game), journal)


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("name", FOLDERS)
def test_a_restored_table_is_the_same_after_every_entry(name: str, seed: int) -> None:
    try:
        random_evening(name, seed)
    except BaseException as problem:
        problem.add_note(f"{name}, seed {seed}")
        raise


def test_only_the_last_game_is_replayed() -> None:
    """What older games have left is read, but not played again: their actions could not even be carried out."""
    scene = game_of(options={"turn_limit": 1})
    scene.play_to_the_end()
    scene.do(0, Rematch())
    scene.do(1, Agree("rematch"))
    entries = [entry_from_bytes(kept) for kept in scene.kept]
    first = next(place for place, entry in enumerate(entries) if isinstance(entry, Acted))
    forged = [*entries[:first], Acted(by=0, lines=(Rolled((1, 2, 3)),)), *entries[first + 1 :]]
    assert told(Table.restore(forged)) == told(scene.table)


def test_what_does_not_follow_from_the_seed_is_not_restored() -> None:
    scene = game_of("ghosts")
    entries = [entry_from_bytes(kept) for kept in scene.kept]
    started = entries[-1]
    assert isinstance(started, Started)
    rolled = started.lines[1]
    assert isinstance(rolled, Rolled)
    forged = replace(started, lines=(started.lines[0], Rolled(rolled.outcome[::-1])))
    with pytest.raises(Refused, match="entries-do-not-fit"):
        Table.restore([*entries[:-1], forged])


def with_other_rules(scene: Scene) -> list[AnyEntry]:
    """What another version of the program would have kept."""
    entries = [entry_from_bytes(kept) for kept in scene.kept]
    for place, entry in enumerate(entries):
        if isinstance(entry, Started) and isinstance(entry.lines[0], Opening):
            other = replace(entry.lines[0], rules=99)
            entries[place] = replace(entry, lines=(other, *entry.lines[1:]))
    return entries


def test_a_game_by_other_rules_cannot_go_on() -> None:
    with pytest.raises(Refused, match="table-other-rules"):
        Table.restore(with_other_rules(game_of()))


def test_a_table_whose_last_game_was_finished_by_other_rules_plays_on() -> None:
    scene = game_of(options={"turn_limit": 1})
    scene.play_to_the_end()
    again = Table.restore(with_other_rules(scene))
    assert again.sheet.phase == "over"
    assert again.welcome_for(0, None).view is None
    done(again, 0, Rematch(), 0.0)
    assert isinstance(done(again, 1, Agree("rematch"), 0.0), Started)
    assert again.welcome_for(0, None).view is not None


def test_a_repeated_id_is_still_known_after_a_restart() -> None:
    scene = game_of()
    scene.do(0, Rename("Anna"), "the same")
    assert done(scene.table, 0, Rename("Eve"), 0.0, "the same") is None
    assert done(scene.restored(), 0, Rename("Eve"), 0.0, "the same") is None
    assert scene.restored().name_of(0) == "Anna"


def test_ids_of_older_games_are_known_too() -> None:
    scene = game_of(options={"turn_limit": 1})
    scene.do(0, Rename("Anna"), "the same")
    scene.play_to_the_end()
    scene.do(0, Start())
    assert done(scene.restored(), 0, Rename("Eve"), 0.0, "the same") is None


def test_the_last_32_ids_are_remembered() -> None:
    scene = game_of()
    for number in range(33):
        scene.do(0, Rename(f"Ada {number}"), f"id {number}")
    for table in (scene.table, scene.restored()):
        assert done(table, 0, Rename("Eve"), 0.0, "id 1") is None
        assert done(table, 0, Rename("Eve"), 0.0, "id 0") is not None


def test_the_id_of_somebody_else_does_not_count() -> None:
    scene = game_of()
    scene.do(0, Rename("Anna"), "the same")
    assert done(scene.table, 1, Rename("Bert"), 0.0, "the same") is not None


def test_a_command_that_was_refused_may_be_tried_again_with_its_id() -> None:
    scene = game_of()
    with pytest.raises(Refused):
        done(scene.table, 1, Rename(""), 0.0, "the same")
    assert done(scene.table, 1, Rename("Bert"), 0.0, "the same") is not None


def test_a_decision_holds_only_where_it_was_made() -> None:
    scene = game_of()
    first = scene.table.decide(0, Rename("Anna"), 0.0)
    second = scene.table.decide(1, Rename("Bert"), 0.0)
    assert first is not None
    assert second is not None
    scene.table.take(first)
    before = told(scene.table)
    with pytest.raises(ValueError, match="since that was decided"):
        scene.table.take(second)
    assert told(scene.table) == before
