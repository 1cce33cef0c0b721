"""Whole games with the five ghosts at every seat: at every number of players and with every set of options nobody ever
answers illegally, nor after twice the time.

BOT_GAMES says how many games per game and number of players; the time of the strong ones is cut short, and the node
budgets make every failure repeatable.
"""

import gc
import os
import random
from time import thread_time

import msgspec
import pytest

from geisterstunde.arena.match import Match
from geisterstunde.arena.tournament import plan_of
from geisterstunde.arena.words import Contender, Fixture, Record
from geisterstunde.bots.levels import LEVELS
from geisterstunde.bots.shelf import BOTS
from geisterstunde.core.game import Game
from geisterstunde.core.words import Options
from tests.bots.games import settings

GAMES = int(os.environ.get("BOT_GAMES", "40"))
TIMED_EVERY = 40
"""In one of so many games the ghosts get milliseconds instead of nodes."""


@pytest.fixture(autouse=True)
def swept() -> None:
    """What the tests before have left in memory is not for the ghosts to sweep: it would cost them their time."""
    gc.collect()
    gc.freeze()


@pytest.mark.parametrize(
    ("game", "players", "sets"), list(settings()), ids=lambda part: str(getattr(part, "name", part))[:20]
)
def test_the_five_ghosts_play_whole_games_without_a_fault(game: Game, players: int, sets: list[Options]) -> None:
    for seed in range(GAMES):
        record = whole_game(game, players, sets[seed % len(sets)], seed)
        if [fault.kind for fault in record.faults] == ["late"]:
            # A ghost that forgets its time forgets it again; a hiccup of the machine does not come back.
            record = whole_game(game, players, sets[seed % len(sets)], seed)
        assert record.faults == (), f"{game.name}, {players} players, {sets[seed % len(sets)]}, seed {seed}"
        # Ghoosty! §6.4: a round that stands still is won by nobody.
        assert record.winners or record.reason == "no-progress"


def whole_game(game: Game, players: int, options: Options, seed: int) -> Record:
    """One game of ghosts drawn by lot; lateness is told by the time they worked, not by what else runs here."""
    rng = random.Random(seed)
    limit = {"milliseconds": 60} if seed % TIMED_EVERY == TIMED_EVERY - 1 else {"nodes": 6}
    contenders = tuple(Contender(level.name, **limit) for level in LEVELS)
    plan = plan_of(game.name, contenders, players=players, options=msgspec.to_builtins(options), seed=f"bots {seed}")
    seats = tuple(rng.randrange(len(LEVELS)) for _ in range(players))
    return Match(plan, Fixture(seed, 0, seats), BOTS, stopwatch=thread_time).play()
