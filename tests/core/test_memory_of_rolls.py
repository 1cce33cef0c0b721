"""What was rolled is let go of: a server that deals a million times must not grow."""

import gc
import sys

import pytest

from geisterstunde.core.contract import CHANCE, fall
from geisterstunde.core.luck import outcome_of
from geisterstunde.games import game_called, names

TIMES = 300


def deal(name: str) -> None:
    game = game_called(name)
    state = game.start(max(game.fewest_players, 2), game.options_type())
    index = 0
    while state.actor() == CHANCE:
        fall(state, list(outcome_of("seed", index, state.due())))
        index += 1


@pytest.mark.parametrize("name", names())
def test_deals_leave_nothing_in_memory(name: str) -> None:
    deal(name)
    gc.collect()
    before = sys.getallocatedblocks()
    for _ in range(TIMES):
        deal(name)
    gc.collect()
    assert sys.getallocatedblocks() - before < TIMES
