"""Whole games with the five ghosts at every seat: at every number of players and with every set of options nobody ever
answers illegally, nor after twice the time.

BOT_GAMES says how many games per game and number of players; the time of the strong ones is cut short, and the node
budgets make every failure repeatable.
"""

import os
import random

import msgspec
import pytest

from geisterstunde.arena.match import Match
from geisterstunde.arena.tournament import plan_of
from geisterstunde.arena.words import Contender, Fixture
from geisterstunde.bots.levels import LEVELS
from geisterstunde.bots.shelf import BOTS
from geisterstunde.core.game import Game
from geisterstunde.core.words import Options
from tests.bots.games import settings

GAMES = int(os.environ.get("BOT_GAMES", "200"))
TIMED_EVERY = 100
"""In one of so many games the ghosts get milliseconds instead of nodes."""


@pytest.mark.parametrize(
    ("game", "players", "sets"), list(settings()), ids=lambda part: str(getattr(part, "name", part))[:20]
)
def test_the_five_ghosts_play_whole_games_without_a_fault(game: Game, players: int, sets: list[Options]) -> None:
    for seed in range(GAMES):
        rng = random.Random(seed)
        options = sets[seed % len(sets)]
        is_timed = seed % TIMED_EVERY == TIMED_EVERY - 1
        limit = {"milliseconds": 60} if is_timed else {"nodes": 6}
        contenders = tuple(Contender(level.name, **limit) for level in LEVELS)
        plan = plan_of(
            game.name, contenders, players=players, options=msgspec.to_builtins(options), seed=f"bots {seed}"
        )
        seats = tuple(rng.randrange(len(LEVELS)) for _ in range(players))
        record = Match(plan, Fixture(seed, 0, seats), BOTS).play()
        assert record.faults == (), f"{game.name}, {players} players, {options}, seed {seed}"
        assert record.winners
