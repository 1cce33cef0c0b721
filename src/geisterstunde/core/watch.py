"""Random games under the eyes of a watchman, at full speed: for the laws that hold at every step of every game."""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from geisterstunde.core.contract import CHANCE, NOBODY, State
from geisterstunde.core.playout import rolled


def watch_out(state: State, players: i64, longest: i64, rng: Random) -> str:
    """Play at random to the end; which law was broken first (docs/architecture.md), or nothing."""
    steps: i64 = 0
    while state.actor() != NOBODY:
        problem = _problem(state, players)
        if problem:
            return problem
        acting = state.to_act()
        if acting[0] == CHANCE:
            state.roll(rolled(state.due(), rng))
        else:
            count: i64 = len(acting)
            seat = acting[rng.randrange(count)]
            legal = state.legal(seat)
            count = len(legal)
            state.apply(seat, legal[rng.randrange(count)])
        steps += 1
        if steps > longest:
            return "law 6: the game is longer than it says"
    if len(state.to_act()) != 0 or i64(len(state.scores())) != players:
        return "law 1: the game is over, but not for everybody"
    return ""


def _problem(state: State, players: i64) -> str:
    """What is wrong with law 1 while the game goes on, or nothing."""
    acting = state.to_act()
    if len(acting) == 0 or acting[0] != state.actor():
        return "law 1: nobody may act, and the game is not over"
    if len(state.scores()) != 0:
        return "law 1: scores before the end"
    if acting[0] == CHANCE:
        return "" if len(acting) == 1 else "law 1: somebody may act while a roll is due"
    if _has_twice(acting):
        return "law 1: a seat stands twice"
    for seat in acting:
        if not 0 <= seat < players:
            return "law 1: a seat that is not at the table"
        legal = state.legal(seat)
        if len(legal) == 0:
            return "law 1: a seat that may act has nothing to do"
        if _has_twice(legal):
            return "law 1: an action stands twice"
    return ""


def _has_twice(numbers: vec[i64]) -> bool:
    count: i64 = len(numbers)
    for i in range(count):
        number = numbers[i]
        for j in range(i):
            if numbers[j] == number:
                return True
    return False
