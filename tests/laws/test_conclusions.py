"""What a game concludes from a view can be said, holds in every world that fits the view, and needs nothing else."""

import random

import msgspec
import pytest
from librt.random import Random

from geisterstunde.core.contract import NOBODY
from geisterstunde.core.game import Game
from geisterstunde.core.words import Options
from tests.laws.test_laws import advance, settings, viewers
from tests.seeds import seed_of

GAMES = 3


@pytest.mark.parametrize(("game", "players", "options"), list(settings()))
def test_what_follows_from_a_view_can_be_said(game: Game, players: int, options: Options) -> None:
    for number in range(GAMES):
        seed = seed_of(number)
        rng, fast = random.Random(seed), Random(seed)
        state = game.start(players, options)
        while state.actor() != NOBODY:
            advance(state, rng, fast)
            if rng.random() < 0.9:
                continue
            view = game.view(state, rng.choice(viewers(players)))
            told = game.conclude(view)
            if game.conclusions_type is None:
                assert told is None, f"seed {seed}"
            elif told is not None:
                again = msgspec.json.decode(msgspec.json.encode(told), type=game.conclusions_type)
                assert again == told, f"seed {seed}"
