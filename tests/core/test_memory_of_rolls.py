"""What was rolled is let go of: a server that deals a million times must not grow."""

import gc
import sys
from collections.abc import Callable

import pytest
from librt.random import Random

from geisterstunde.core.contract import CHANCE, fall
from geisterstunde.core.luck import outcome_of
from geisterstunde.core.playout import roll_at_random
from geisterstunde.games import game_called, names

TIMES = 300


def deal(name: str) -> None:
    game = game_called(name)
    state = game.start(max(game.fewest_players, 2), game.options_type())
    index = 0
    while state.actor() == CHANCE:
        fall(state, list(outcome_of("seed", index, state.due())))
        index += 1


def deal_at_random(name: str) -> None:
    game = game_called(name)
    state = game.start(max(game.fewest_players, 2), game.options_type())
    while state.actor() == CHANCE:
        roll_at_random(state, Random(1))


@pytest.mark.parametrize("dealing", [deal, deal_at_random])
@pytest.mark.parametrize("name", names())
def test_deals_leave_nothing_in_memory(name: str, dealing: Callable[[str], None]) -> None:
    dealing(name)
    gc.collect()
    before = sys.getallocatedblocks()
    for _ in range(TIMES):
        dealing(name)
    gc.collect()
    assert sys.getallocatedblocks() - before < TIMES
