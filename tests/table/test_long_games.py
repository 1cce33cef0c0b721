"""Long games: taking back costs no more than in short ones, and none is longer than its game says."""

import random
from typing import Any

import msgspec
import pytest

from geisterstunde.core.words import Refused
from geisterstunde.games import game_called
from geisterstunde.table import happenings, length
from geisterstunde.table.landmarks import LANDMARK_EVERY
from geisterstunde.table.play import Play
from geisterstunde.table.rolls import RollsFromSeed
from geisterstunde.table.table import Table
from geisterstunde.table.undo_watch import UndoWatch
from geisterstunde.table.undoing import undo_watch
from geisterstunde.table.words import Act, Agree, Kind, SetClock, Start, Undo
from tests.seeds import seed_of
from tests.table.scene import bot_acted, done, founding, joined, taken

LONG = 3 * LANDMARK_EVERY + 20


def act_somehow(play: Play, rng: random.Random) -> None:
    seat = rng.choice(play.to_act)
    play.carry_out(seat, rng.choice(list(play.state.legal(seat))))


def long_play(seed: int) -> Play:
    """A game of Ghoosty in which many actions stand."""
    for number in range(100):
        rng, play = random.Random(seed + number), Play.begin("ghoosty", 3, {"length": "match"}, f"{seed + number}")
        while play.to_act and play.actions < LONG:
            act_somehow(play, rng)
        if play.to_act:
            return play
    raise AssertionError("no game was long enough")


def all_of(play: Play) -> Any:
    return [play.view(viewer) for viewer in (None, *range(play.players))], play.rolled, play.actions


def from_its_beginning(play: Play, actions: int) -> Play:
    done, _ = play.standing
    assert isinstance(play.rolls, RollsFromSeed)
    return Play.again(play.game, play.opening, play.rolls.seed, done[:actions], None, None)


def test_from_a_landmark_everything_is_as_from_the_beginning() -> None:
    play = long_play(seed_of(1))
    for actions in (0, 1, LANDMARK_EVERY, 2 * LANDMARK_EVERY - 1, 2 * LANDMARK_EVERY, LONG - 1, LONG):
        assert all_of(play.up_to(actions)) == all_of(from_its_beginning(play, actions))


def test_what_is_forgotten_from_the_end_takes_its_landmarks_along() -> None:
    """What is played then is another game."""
    play = long_play(seed_of(2))
    for back in (1, 1, LANDMARK_EVERY, LANDMARK_EVERY + 3, 7):
        play.forget_from(play.actions - back)
        assert all_of(play) == all_of(from_its_beginning(play, play.actions))
        rng = random.Random(back)
        for _ in range(back // 2):
            if play.to_act:
                act_somehow(play, rng)
        assert all_of(play.up_to(play.actions)) == all_of(play)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_secret_choice_taken_back_from_below_another_one_takes_later_landmarks_along(
    monkeypatch: pytest.MonkeyPatch, seat: int
) -> None:
    monkeypatch.setattr("geisterstunde.table.play.LANDMARK_EVERY", 1)
    play = Play.begin("ghost-for-sale", 3, seed="landmarks")
    before = play.choices(seat)
    for one in (seat, 1 - seat, 2):
        play.act(one, play.choices(one)[0])
        if one == 1 - seat:
            play.undo(seat)
    assert all_of(play) == all_of(from_its_beginning(play, play.actions))
    assert all_of(play.up_to(play.actions)) == all_of(play)
    assert play.choices(seat) == before


def test_taking_back_plays_few_actions_again_however_many_stand(monkeypatch: pytest.MonkeyPatch) -> None:
    play = long_play(seed_of(3))
    look_up, played = Play.action_at, list[int]()

    def noted(self: Play, place: int) -> tuple[int, int]:
        played.append(place)
        return look_up(self, place)

    monkeypatch.setattr(Play, "action_at", noted)
    for _ in range(5):
        place = play.actions - 1
        play = happenings.taken_back(play, place, is_agreed=True).play
    assert min(played) >= LONG - 5 - 2 * LANDMARK_EVERY


# What taking back would mean


def ghoosty(**more: Any) -> Table:
    table, _ = Table.found(founding("ghoosty", 3, **more))
    for seat in (1, 2):
        joined(table, f"Guest {seat}", seat, f"hash {seat}")
    done(table, 0, Start(), 0.0)
    return table


def test_what_is_counted_on_is_what_counting_anew_finds_also_after_lots_and_taking_back() -> None:
    rng, table, now = random.Random(seed_of(4)), ghoosty(), 0.0
    done(table, 0, SetClock(5), now)
    for person in (1, 2):
        agreed(table, person, "clock", now)
    for _ in range(120):
        play = table.play
        if play is None or table.sheet.phase != "playing":
            break
        now += 1.0
        seat = rng.choice(play.to_act)
        match rng.randrange(6):
            case 0:
                taken(table, table.decide_expiry(now + 5))
                now += 5
            case 1:
                last, _ = play.action_at(play.actions - 1) if play.actions else (seat, 0)
                taken_back_if_possible(table, last, now)
            case _:
                plain = msgspec.to_builtins(rng.choice(play.choices(seat)))
                done(table, seat, Act(plain), now)
        check_counts(table)


def agreed(table: Table, person: int, kind: Kind, now: float) -> None:
    done(table, person, Agree(kind), now)


def taken_back_if_possible(table: Table, seat: int, now: float) -> None:
    try:
        done(table, seat, Undo(), now)
    except Refused:
        return
    for other in range(3):
        if other != seat and table.sheet.proposals:
            agreed(table, other, "undo", now)


def check_counts(table: Table) -> None:
    if table.play is None or table.sheet.phase != "playing":
        return
    kept, again = undo_watch(table._state), UndoWatch(table.play)
    seats = range(table.sheet.players)
    assert [(kept.moves(seat), kept.is_free(seat)) for seat in seats] == [
        (again.moves(seat), again.is_free(seat)) for seat in seats
    ]


# The length of a game


@pytest.fixture
def _short_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(length, "NEVER_ASKED_BELOW", 0)
    monkeypatch.setattr(type(game_called("18-ghosts")), "longest", lambda *_: 3)


@pytest.mark.usefixtures("_short_games")
def test_nobody_moves_on_when_a_game_is_as_long_as_it_may_be_but_everybody_may_take_back() -> None:
    table, _ = Table.found(founding(bots={1: "flake"}))
    done(table, 0, SetClock(5), 0.0)
    done(table, 0, Start(), 0.0)
    for _ in range(3):
        assert table.play is not None
        act_at(table, table.play.to_act[0])
    play = table.play
    assert play is not None
    seat = play.to_act[0]
    with pytest.raises(Refused, match="game-too-long"):
        act_at(table, seat)
    if seat == 0:
        with pytest.raises(Refused, match="game-too-long"):
            table.decide_expiry(1e9)
    done(table, 0, Undo(), 0.0)
    assert table.play is not play
    assert table.play is not None
    assert table.play.actions < 3


def act_at(table: Table, seat: int) -> None:
    assert table.play is not None
    if seat == 1:
        bot_acted(table, 1, min(table.play.state.legal(1)), 0.0)
    else:
        done(table, 0, Act(msgspec.to_builtins(table.play.choices(0)[0])), 0.0)


def test_a_game_that_was_longer_is_played_again_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    table, first = Table.found(founding(bots={1: "flake"}))
    kept = [first, done(table, 0, Start(), 0.0)]
    while table.play is not None and table.play.actions < 6:
        seat, before = table.play.to_act[0], table.play
        if seat == 1:
            kept.append(bot_acted(table, 1, min(before.state.legal(1)), 0.0))
        else:
            kept.append(done(table, 0, Act(msgspec.to_builtins(before.choices(0)[0])), 0.0))
    monkeypatch.setattr(length, "NEVER_ASKED_BELOW", 0)
    monkeypatch.setattr(type(game_called("18-ghosts")), "longest", lambda *_: 3)
    again = Table.restore([entry for entry in kept if entry is not None])
    assert again.play is not None
    assert again.play.actions == 6
