"""A bot cannot know more than its seat: what is hidden makes no difference to what it does."""

import random

import pytest

from geisterstunde.bots.shelf import bot_called, bot_names
from geisterstunde.bots.words import Budget
from geisterstunde.core.game import Game
from geisterstunde.core.words import Options
from tests.bots.games import positions, settings
from tests.laws.secrets import secrets_of

BUDGET = Budget(nodes=20)
PLAYED = [
    pytest.param(game, players, sets, bot, id=f"{game.name}-{players}-{bot}")
    for game, players, sets in settings()
    for bot in bot_names(game.name)
    if game.name != "18-ghosts"
]
"""All games in which something is hidden, and all bots that play them."""


@pytest.mark.parametrize(("game", "players", "sets", "bot"), PLAYED)
def test_a_bot_chooses_alike_whatever_is_hidden_from_it(
    game: Game, players: int, sets: list[Options], bot: str
) -> None:
    """Two games that differ only in what the seat may not know: the same advice, to the last word."""
    seed = players
    rng = random.Random(seed)
    print(f"seed {seed}")
    different = 0
    for number, options in enumerate(sets):
        every = max(1, min(25, game.longest(players, options) // 8))
        for state, seat in positions(game, players, options, seed + number, every):
            other = secrets_of(game).with_other_secrets(state, seat, rng)
            different += any(game.view(other, by) != game.view(state, by) for by in range(players) if by != seat)
            luck = rng.randrange(2**40)
            advice = bot_called(bot).advise(game, game.view(state, seat), BUDGET, luck)
            assert bot_called(bot).advise(game, game.view(other, seat), BUDGET, luck) == advice
    assert different, "the two games never differed"
