"""Nothing hidden leaves the house: pairs of games that differ only in what an audience may not know sound alike.

LEAK_PAIRS says how many pairs there are in all; every failure names its game, audience and seed.
"""

import asyncio
import os
import random
from collections.abc import Callable
from typing import Any

import pytest

from geisterstunde.core.contract import State
from geisterstunde.core.game import Game
from geisterstunde.core.words import Event, Foretold, Options, Refusal, Refused, Seat, Viewer
from geisterstunde.games import FOLDERS, game_called, names
from geisterstunde.server import questions
from geisterstunde.server.questions import Questions
from geisterstunde.server.subscribers import Subscriber
from geisterstunde.server.tables import LiveTable
from geisterstunde.table import evolve, happenings
from geisterstunde.table.happenings import EVERYBODY
from geisterstunde.table.noticing import heard_by
from geisterstunde.table.play import Play
from geisterstunde.table.recalling import HeardMoment
from geisterstunde.table.table import Table
from geisterstunde.table.undo_watch import UndoWatch
from tests.laws.secrets import secrets_of
from tests.laws.test_laws import settings
from tests.seeds import DAY
from tests.server.twins import Twins

PAIRS = int(os.environ.get("LEAK_PAIRS", "1000"))


def hides_something(game: Game) -> bool:
    """Whether there is ever another truth that somebody could not tell from the real one."""
    rng = random.Random(game.name)
    play = Play.begin(game, game.fewest_players, seed="hidden")
    for _ in range(20):
        if not play.to_act:
            break
        other = secrets_of(game).with_other_secrets(play.state, None, rng)
        if any(game.view(other, seat) != play.view(seat) for seat in range(play.players)):
            return True
        play.act(play.to_act[0], rng.choice(play.choices(play.to_act[0])))
    return False


HIDING = [name for name in names() if hides_something(game_called(name))]
SETTINGS = [setting for setting in settings() if setting.values[0].name in HIDING]
SHARE = -(-PAIRS // len(SETTINGS))
"""Pairs for each game, number of players and set of options."""
PAIRS_OF_AN_EVENING = 8
"""More come of almost every evening; but no setting is looked at in one evening only."""
FEWEST_PAIRS_OF_AN_EVENING = 2
"""Fewer on the average would mean that the worlds hardly ever differ, and nothing is looked at."""


def evening(
    game: Game, players: int, options: Options, number: int, day: str = str(DAY), kind: type[Twins] = Twins
) -> Twins:
    """One evening of twins; each audience has its turn."""
    viewers = kind.audiences(players)
    viewer = viewers[number % len(viewers)]
    seed = f"leak {day} {game.name} {players} {number}"
    twins = kind(game, players, options, viewer, seed)
    try:
        asyncio.run(twins.play())
    except BaseException as problem:
        problem.add_note(f"{options}, audience {viewer}, seed {seed!r}, step {twins.steps}, {twins.happening}")
        raise
    return twins


@pytest.mark.parametrize(("game", "players", "options"), SETTINGS)
def test_an_audience_cannot_tell_worlds_apart(game: Game, players: int, options: Options) -> None:
    first = [setting.values for setting in SETTINGS].index((game, players, options))
    pairs, evenings = 0, 0
    most = 4 + SHARE // FEWEST_PAIRS_OF_AN_EVENING
    while evenings < most and (pairs < SHARE or evenings * PAIRS_OF_AN_EVENING < SHARE):
        pairs += evening(game, players, options, first + evenings).pairs
        evenings += 1
    assert pairs >= SHARE, f"{evenings} evenings gave {pairs} pairs of worlds"


def test_every_game_with_a_secret_is_looked_at() -> None:
    """Of our own games only the castle of 18 Ghosts lies open."""
    looked_at = {setting.values[0].name for setting in SETTINGS}
    assert set(FOLDERS) - looked_at == {"18-ghosts"}


def tells_everybody(before: State, after: Play, heard: Any) -> int:
    """Every action gives everybody a message: how many secret choices somebody made can be counted."""
    return EVERYBODY


def counts_everything(table: Table, viewer: Viewer) -> int:
    """Acknowledgements are numbered for the whole table."""
    return sum(table._state.outbox.numbers)


NOTE_ACTION = UndoWatch.note_action


def only_the_very_last(self: UndoWatch, play: Play, seat: Seat, events: Any, lines: Any, noticed: int) -> None:
    """Taking back is free only if nobody, not even in secret, acted since."""
    NOTE_ACTION(self, play, seat, events, lines, EVERYBODY)


def tells_in_refusals(self: Play, seat: Seat) -> None:
    """A refusal says how many actions there were."""
    if seat not in self.to_act:
        raise Refused(Refusal("not-your-turn", {"actions": self.actions}))


async def foretells_from_the_truth(self: Questions, live: LiveTable, subscriber: Subscriber, action: Any) -> Foretold:
    """What would follow is tried out at the table itself, with what everybody holds and has chosen."""
    play, seat = live.table.play, live.table.viewer_of(subscriber.person)
    if play is None or seat is None:
        raise Refused(Refusal("not-seated"))
    number = play.number_of(seat, action)
    world = play.state.clone()
    happened: list[Event] = []
    world.heard = happened
    world.apply(seat, number)
    return Foretold(heard_by(play.game, happened, seat), play.game.view(world, seat))


def remembers_everything(play: Play, viewer: Viewer) -> list[HeardMoment]:
    """Every action is a moment, heard or not: how many secret choices there were can be counted."""
    return [HeardMoment(heard_by(play.game, step.events, viewer), step.after) for step in play.steps_from(0)]


LEAKS: list[tuple[object, str, Callable[..., Any] | int]] = [
    (happenings, "noticed_by", tells_everybody),
    (Table, "number_for", counts_everything),
    (UndoWatch, "note_action", only_the_very_last),
    (Play, "check_turn", tells_in_refusals),
    (evolve, "PUBLIC", EVERYBODY),
    (Questions, "foretell", foretells_from_the_truth),
    (questions, "moments_of", remembers_everything),
]


def evenings(game: Game, count: int, kind: type[Twins] = Twins) -> None:
    """So many evenings of three players, the same every day: among them are some that find each leak."""
    for number in range(count):
        evening(game, 3, game.options_type(), number, day="of the leaks", kind=kind)


@pytest.mark.parametrize(("where", "name", "leak"), LEAKS, ids=[name for _, name, _ in LEAKS])
def test_a_leak_would_be_found(where: object, name: str, leak: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_called("ghost-for-sale")
    monkeypatch.setattr(where, name, leak)
    with pytest.raises(AssertionError, match="told"):
        evenings(game, 200)
