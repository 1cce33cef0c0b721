"""Where the rolls of a play come from: the seed, or what was written down."""

from collections.abc import Iterable
from typing import Protocol

from geisterstunde.core.contract import PERMUTATION, Roll
from geisterstunde.core.luck import outcome_of
from geisterstunde.core.words import Refusal, Refused


class Rolls(Protocol):
    """Whoever knows what falls."""

    def outcome(self, number: int, due: Roll) -> list[int]:
        """The outcome of roll number so and so (counted from 0), which is the one that is due."""


class RollsFromSeed:
    """Every roll follows from the seed."""

    __slots__ = ("seed",)

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def outcome(self, number: int, due: Roll) -> list[int]:
        return list(outcome_of(self.seed, number, due))


class RollsRecorded:
    """Rolls that were written down; what comes after them nobody here can know."""

    __slots__ = ("_outcomes",)

    def __init__(self, outcomes: Iterable[tuple[int, ...]]) -> None:
        self._outcomes = tuple(outcomes)

    def outcome(self, number: int, due: Roll) -> list[int]:
        if number >= len(self._outcomes):
            raise Refused(Refusal("roll-not-recorded"))
        return list(self._outcomes[number])


def is_possible(outcome: tuple[int, ...], due: Roll) -> bool:
    """Whether a roll can fall like this."""
    if due.kind == PERMUTATION:
        return sorted(outcome) == list(range(due.n))
    return len(outcome) == 1 and 0 <= outcome[0] < due.n
