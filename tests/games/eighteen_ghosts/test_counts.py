"""How many turns are possible: check positions, and every position of random games against a naive second program."""

import random

import pytest

from geisterstunde import build
from geisterstunde.core.contract import NOBODY
from geisterstunde.games.eighteen_ghosts.rules import Rules
from tests.games.eighteen_ghosts.castle import Castle
from tests.games.eighteen_ghosts.naive import Naive

ALTERNATING = """
    B R N b r
    Y . y . Y
    R B r b E
    B . y . R
    Y r S b y   A - -
"""
MIDDLE_GAME = """
    B . W b B
    . b . . .
    R . r B N
    . . . b .
    Y r W . R   B YYryyy R
"""


def turn_sequences(state: Rules, turns: int) -> int:
    """The number of different sequences of that many turns; a release and its placement are one turn, a win ends."""
    if turns == 0:
        return 1
    if state.actor() == NOBODY:
        return 0
    count = 0
    seat = state.actor()
    for action in state.legal(seat):
        after = state.clone()
        after.apply(seat, action)
        is_released = after.turn == state.turn
        count += turn_sequences(after, turns if is_released else turns - 1)
    return count


TURNS = [(1, 23), (2, 522), (3, 11_660), (4, 261_118)]
"""How many turns there are after so many; the last count takes long where nothing is compiled."""


@pytest.mark.unmeasured
@pytest.mark.parametrize(("turns", "count"), TURNS if build() == "compiled" else TURNS[:-1])
def test_the_alternating_start_position_has_as_many_turns_as_counted(turns: int, count: int) -> None:
    assert turn_sequences(Castle(ALTERNATING).state, turns) == count


@pytest.mark.unmeasured
@pytest.mark.parametrize(("turns", "count"), [(1, 24), (2, 376), (3, 8_612)])
def test_a_middle_game_position_has_as_many_turns_as_counted(turns: int, count: int) -> None:
    assert turn_sequences(Castle(MIDDLE_GAME).state, turns) == count


def test_the_start_position_has_sixteen_fights_and_seven_moves() -> None:
    choices = Castle(ALTERNATING).choices
    assert len([move for move in choices if "x" in move]) == 16
    assert len([move for move in choices if "-" in move]) == 7


@pytest.mark.unmeasured
@pytest.mark.parametrize("seed", range(150))
def test_random_games_go_as_in_the_naive_program(seed: int) -> None:
    rng = random.Random(seed)
    castle, naive = Castle(), Naive()
    while castle.winner is None:
        assert castle.acting == naive.acting()
        assert castle.choices == naive.moves()
        move = rng.choice(sorted(castle.choices))
        castle.does(move)
        naive.play(move)
        view = castle.view
        assert {
            room: ("AB"[ghost.seat], ghost.colour[0].upper()) for room, ghost in view.castle.items()
        } == naive.castle
        assert sorted(("AB"[ghost.seat], ghost.colour[0].upper()) for ghost in view.outside) == sorted(naive.outside)
        assert {colour[0].upper(): facing[0].upper() for colour, facing in view.portals.items()} == naive.portals
    assert castle.winner == naive.winner
