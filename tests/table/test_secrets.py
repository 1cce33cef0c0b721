"""Numbers and news of an audience do not depend on what it may not know."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from geisterstunde.core.contract import State
from geisterstunde.core.game import Game
from geisterstunde.core.words import Options, Seat, Viewer
from geisterstunde.table.decide import Decision
from geisterstunde.table.entries import Acted
from geisterstunde.table.happenings import acted, audience_of
from geisterstunde.table.table import Table
from geisterstunde.table.words import Disagree, Undo
from tests.laws.secrets import secrets_of
from tests.laws.test_laws import settings
from tests.table.forked import ForkedPlay
from tests.table.scene import Scene, expired, game_of, numbers_of

GAMES_EACH = 1
STEPS = 60


def seen_by(table: Table, viewer: Viewer) -> Any:
    """All that an audience can tell of a table."""
    latest = table.news_for(viewer)
    return (
        numbers_of(table)[audience_of(viewer)],
        table.welcome_for(viewer, None),
        latest,
        table.sheet,
        None if viewer is None else free_undo(table, viewer),
    )


def free_undo(table: Table, seat: Seat) -> bool:
    assert table.play is not None
    return table.play.why_not_undo(seat) is None


def twin_of(scene: Scene, state: State) -> Table:
    """The same table, but another truth."""
    twin = scene.restored()
    assert twin.play is not None
    twin._state.play = ForkedPlay.of(twin.play, state)
    return twin


def heard_alike(scene: Scene, seat: Seat, number: int, viewer: Viewer, rng: random.Random) -> Iterator[tuple[Any, Any]]:
    """What a viewer makes of an action here and in a world with other secrets, if the view cannot tell them apart."""
    play = scene.table.play
    assert play is not None
    other = secrets_of(play.game).with_other_secrets(play.state, viewer, rng)
    if seat not in other.to_act() or number not in other.legal(seat):
        return
    here, there = twin_of(scene, play.state.clone()), twin_of(scene, other)
    before = seen_by(here, viewer), seen_by(there, viewer)
    assert before[0] == before[1]
    for twin in (here, there):
        assert twin.play is not None
        happening = acted(twin.play, seat, number, twin.sheet.deadlines[seat])
        twin.take(Decision(Acted(by=seat, lines=happening.lines, at=scene.now), twin._state.entries, happening))
    if here.view_for(viewer) == there.view_for(viewer):
        yield seen_by(here, viewer), seen_by(there, viewer)


@pytest.mark.parametrize(("game", "players", "options"), list(settings()))
def test_an_action_sounds_the_same_whatever_the_audience_does_not_know(
    game: Game, players: int, options: Options
) -> None:
    for seed in range(GAMES_EACH):
        rng = random.Random(seed)
        scene = game_of(game.name, players, options=msgspec.to_builtins(options), secret=f"moon {seed}", clock=30)
        looks = {rng.randrange(STEPS) for _ in range(4)}
        try:
            for step in range(STEPS):
                if not scene.to_act:
                    break
                assert scene.table.play is not None
                seat = rng.choice(scene.to_act)
                choice = rng.choice(scene.table.play.choices(seat))
                if step in looks:
                    for viewer in (None, *range(players)):
                        for one, other in heard_alike(scene, seat, game.catalogue.number(choice), viewer, rng):
                            assert one == other
                scene.act(seat, game.write(choice))
        except BaseException as problem:
            problem.add_note(f"{game.name}, {players} players, {options}, seed {seed}")
            raise


def other_steps(count: int, taken_back: int) -> list[Any]:
    """What seat 0 and those who watch are told while seat 1 secretly puts so many cards aside."""
    scene = game_of("ghost-for-sale", 3, clock=30)
    told: list[Any] = []
    scene.act(0)
    for _ in range(count):
        scene.act(1)
    for _ in range(taken_back):
        scene.do(1, Undo())
    scene.now += 5
    told += [seen_by(scene.table, viewer)[:2] for viewer in (None, 0)]
    scene.do(0, Undo())
    told += [seen_by(scene.table, viewer)[:2] for viewer in (None, 0)]
    while 0 in scene.to_act:
        scene.act(0)
    scene.do(0, Undo())
    scene.do(2, Disagree("undo"))
    told += [seen_by(scene.table, viewer) for viewer in (None, 0)]
    told.append(scene.table.next_deadline)
    return told


@pytest.mark.parametrize(("count", "taken_back"), [(1, 0), (2, 0), (3, 0), (3, 1), (2, 2)])
def test_nobody_can_tell_how_far_a_secret_choice_is(count: int, taken_back: int) -> None:
    assert other_steps(count, taken_back) == other_steps(0, 0)


def told_when_time_is_over(count: int) -> list[Any]:
    """What seat 0 and those who watch are told when time is over for seat 1, which has put so many cards aside."""
    scene = game_of("ghost-for-sale", 3, clock=30)
    for _ in range(count):
        scene.act(1)
    while 0 in scene.to_act:
        scene.act(0)
    told: list[Any] = []
    scene.now += 30
    entry = expired(scene.table, scene.now)
    while entry is not None:
        told += [seen_by(scene.table, viewer) for viewer in (None, 0)]
        entry = expired(scene.table, scene.now)
    return told


@pytest.mark.parametrize("count", [1, 2, 3])
def test_when_time_is_over_nobody_can_tell_how_much_was_left_to_choose(count: int) -> None:
    assert told_when_time_is_over(count)[:2] == told_when_time_is_over(0)[:2]
    assert len(told_when_time_is_over(count)) == len(told_when_time_is_over(0))
