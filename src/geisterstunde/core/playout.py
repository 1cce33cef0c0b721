"""Random games at full speed: for simulation, search and the laws."""

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from geisterstunde.core.contract import CHANCE, PERMUTATION, Roll, State


def rolled(due: Roll, rng: Random) -> vec[i64]:
    """A fair outcome of the roll from the fast generator; tables derive theirs from a seed (core/luck.py)."""
    n = due.n
    if due.kind != PERMUTATION:
        return vec[i64]([rng.randrange(n)])
    order = vec[i64](capacity=n)
    for i in range(n):
        order = append(order, i)
    for i in range(n - 1, 0, -1):
        j = rng.randrange(i + 1)
        swapped = order[i]
        order[i] = order[j]
        order[j] = swapped
    return order


def roll_at_random(state: State, rng: Random) -> None:
    """Carry out the roll that is due; for interpreted code, which must not hand over a vec itself (`contract.fall`)."""
    state.roll(rolled(state.due(), rng))


def play_out(state: State, rng: Random) -> i64:
    """Play uniformly random legal actions to the end and say how many they were."""
    actions: i64 = 0
    seat = state.actor()
    while True:
        if seat >= 0:
            choices = state.legal(seat)
            count: i64 = len(choices)
            state.apply(seat, choices[rng.randrange(count)])
            actions += 1
        elif seat == CHANCE:
            state.roll(rolled(state.due(), rng))
        else:
            return actions
        seat = state.actor()
