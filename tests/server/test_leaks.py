"""Nothing hidden leaves the house: pairs of games that differ only in what an audience may not know sound alike.

LEAK_PAIRS says how many pairs there are in all; every failure names its game, audience and seed.
"""

import asyncio
import os
from collections.abc import Callable
from typing import Any

import pytest

from geisterstunde.core.game import Game
from geisterstunde.core.words import Options, Refusal, Refused, Seat, Viewer
from geisterstunde.games import game_called
from geisterstunde.server import service
from geisterstunde.table import taking
from geisterstunde.table.gathering import Gathering
from geisterstunde.table.hearing import EVERYBODY
from geisterstunde.table.running import Running
from tests.laws.test_laws import settings
from tests.server.twins import Twins

PAIRS = int(os.environ.get("LEAK_PAIRS", "2000"))
HIDDEN = ("ghosts", "ghoosty", "ghost-for-sale", "rest-in-peace")
SETTINGS = [setting for setting in settings() if setting.values[0].name in HIDDEN]
SHARE = -(-PAIRS // len(SETTINGS))
"""Pairs for each game, number of players and set of options."""
PAIRS_OF_AN_EVENING = 8
"""More come of almost every evening; but no setting is looked at in one evening only."""


def evening(game: Game, players: int, options: Options, number: int) -> Twins:
    """One evening of twins; each audience has its turn."""
    viewers: list[Viewer] = [None, *range(players)]
    viewer = viewers[number % len(viewers)]
    seed = f"leak {game.name} {players} {number}"
    twins = Twins(game, players, options, viewer, seed)
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
    while pairs < SHARE or evenings * PAIRS_OF_AN_EVENING < SHARE:
        pairs += evening(game, players, options, first + evenings).pairs
        evenings += 1
    assert pairs >= SHARE


def test_there_are_as_many_pairs_as_promised() -> None:
    assert SHARE * len(SETTINGS) >= PAIRS


def tells_everybody(self: Running, before: Any, heard: Any) -> int:
    """Every action gives everybody a message: how many secret choices somebody made can be counted."""
    return EVERYBODY


def counts_everything(gathering: Gathering, viewer: Viewer) -> int:
    """Acknowledgements are numbered for the whole table."""
    return sum(gathering.numbers)


def only_the_very_last(self: Running, seat: Seat) -> int | None:
    """Taking back is free only if nobody, not even in secret, acted since."""
    place = self.last_of(seat)
    return place if place == self.actions - 1 and place is not None and not self._revealing[place] else None


def tells_in_refusals(self: Running, seat: Seat) -> None:
    """A refusal says how many actions there were."""
    if seat not in self.to_act:
        raise Refused(Refusal("not-your-turn", {"actions": self.actions}))


LEAKS: list[tuple[object, str, Callable[..., Any] | int]] = [
    (Running, "_noticed", tells_everybody),
    (service, "newest", counts_everything),
    (Running, "free_undo", only_the_very_last),
    (Running, "check_turn", tells_in_refusals),
    (taking, "PUBLIC", EVERYBODY),
]


def evenings(game: Game, count: int) -> None:
    """So many evenings of three players."""
    for number in range(count):
        evening(game, 3, game.options_type(), number)


@pytest.mark.parametrize(("where", "name", "leak"), LEAKS, ids=[name for _, name, _ in LEAKS])
def test_a_leak_would_be_found(where: object, name: str, leak: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_called("ghost-for-sale")
    monkeypatch.setattr(where, name, leak)
    with pytest.raises(AssertionError, match="told"):
        evenings(game, 40)
