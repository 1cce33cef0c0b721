"""The truth about one game in progress, as every game keeps it."""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from geisterstunde.core.words import Event

CHANCE: Final = -1
"""The seat that shuffles and draws at random."""

NOBODY: Final = -2
"""The actor of a game that is over."""

BY_LOT: Final = -1
"""The seat that begins, as long as a lot has to be drawn for it."""

PERMUTATION: Final = 0
NUMBER: Final = 1


class Roll:
    """A roll that is due: a permutation of `n` things, or a number below `n`."""

    def __init__(self, kind: i64, n: i64) -> None:
        self.kind = kind
        self.n = n


def permutation_of(n: i64) -> Roll:
    """A shuffle: `outcome[i]` says which of the n things comes to place i."""
    return Roll(PERMUTATION, n)


def number_below(n: i64) -> Roll:
    """A draw: `outcome[0]` is a number from 0 to n - 1."""
    return Roll(NUMBER, n)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The whole truth about one game in progress; changed only by `apply` and `roll`.

    It trusts its caller, because search calls it by the million: an action that is not legal, a seat that is not on,
    or a roll that is not due leaves nonsense behind without a word. Whoever wants to be told uses `table.play.Play`.
    """

    def __init__(self) -> None:
        # Events are built only while somebody listens, so that search pays nothing for them.
        self.heard: list[Event] | None = None

    def actor(self) -> i64:
        """The first seat of `to_act`; CHANCE when a roll is due, NOBODY when the game is over."""
        raise NotImplementedError(type(self).__name__)

    def to_act(self) -> vec[i64]:
        """The seats that may act now, several for secret simultaneous choices."""
        seat = self.actor()
        return vec[i64]() if seat == NOBODY else vec[i64]([seat])

    def legal(self, seat: i64) -> vec[i64]:
        """The catalogue numbers of all that `seat` may do now; the only authority on legality."""
        raise NotImplementedError(type(self).__name__)

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out a legal action in place, trusting the caller."""
        raise NotImplementedError(type(self).__name__)

    def due(self) -> Roll:
        """The roll that is due while the actor is CHANCE."""
        raise ValueError(f"{type(self).__name__}: no roll is due")

    def roll(self, outcome: vec[i64]) -> None:
        """Be told what was rolled; a rule never rolls itself."""
        raise ValueError(f"{type(self).__name__}: no roll is due")

    def scores(self) -> vec[float]:
        """When over: one number per seat, more is better. Before that: empty."""
        raise NotImplementedError(type(self).__name__)

    def winners(self) -> vec[i64]:
        """When over: the seats with the highest score; all of them in a draw."""
        best = vec[i64]()
        points = self.scores()
        for seat in range(len(points)):
            if len(best) == 0 or points[seat] > points[best[0]]:
                best = vec[i64]([seat])
            elif points[seat] == points[best[0]]:
                best = append(best, seat)
        return best

    def reason(self) -> str:
        """When over: the text key that says why."""
        raise NotImplementedError(type(self).__name__)

    def clone(self) -> "State":
        """A state of its own that goes on from here; nobody listens to it."""
        raise NotImplementedError(type(self).__name__)

    def redeal(self, seat: i64, rng: Random) -> None:
        """Draw anew, with the right frequencies, all that `seat` cannot know."""
        raise NotImplementedError(type(self).__name__)


def fall(state: State, outcome: list[int]) -> None:
    """Carry out a roll that is due, its outcome told from Python.

    mypyc 2.4.1 loses a vec that Python hands to a compiled function: each `state.roll(vec)` from interpreted code would
    keep its outcome in memory for ever.
    """
    fallen = vec[i64](capacity=len(outcome))
    for number in outcome:
        fallen = append(fallen, number)
    state.roll(fallen)
