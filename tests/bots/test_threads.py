"""Bots that think at the same time in threads of one process do not disturb each other."""

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from geisterstunde.bots.search.search_bot import SearchBot
from geisterstunde.bots.words import Advice, Budget
from geisterstunde.core.words import View
from geisterstunde.games import game_called, names
from tests.bots.games import positions

BUDGET = Budget(nodes=12)


@pytest.fixture(autouse=True)
def _eager_threads() -> Iterator[None]:
    """Threads take turns as often as they can."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(usual)


@pytest.mark.parametrize("name", names())
def test_advice_is_the_same_whoever_else_is_thinking(name: str) -> None:
    game = game_called(name)
    found = positions(game, game.fewest_players, game.options_type(), 3, 3)
    views: list[View] = [game.view(state, seat) for (state, seat), _ in zip(found, range(24), strict=False)]

    def asked(view: View) -> Advice:
        return SearchBot().advise(game, view, BUDGET, 5)

    alone = [asked(view) for view in views]
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(asked, views)) == alone
