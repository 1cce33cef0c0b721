"""When a bot answers: its time tells what level it is, and nothing about its cards.

Whoever has only one choice would answer at once, and everybody would know it. So a bot without a choice takes as long
as bots of its level took in this game when they had one, and every answer comes at one of a few moments after the
thought began, late enough that almost all of them come at the first.
"""

import math
import random
from collections import deque
from typing import Final

REMEMBERED: Final = 64
"""Of so many thoughts the time is remembered."""
STEP: Final = 0.025
"""Seconds between the moments at which an answer may come; of long thoughts a twentieth of their time."""
_LUCK: Final = random.SystemRandom()
"""Not the fast generator: nobody should be able to foresee it."""
LONGEST: Final = 3
"""A thought that took so many times its time was disturbed by something else."""


def answered_after(taken: float, usual: float) -> float:
    """How many seconds after its beginning a thought is answered that took so many, by a bot that usually does."""
    step = max(STEP, usual / 20)
    return usual + step * max(1, math.ceil((taken - usual) / step))


def blur(usual: float) -> float:
    """So many seconds every answer comes later, by lot: a millisecond more or less tells nothing then."""
    return _LUCK.uniform(0, 2 * max(STEP, usual / 20))


class Taken:
    """How long thoughts of one level took in one game."""

    def __init__(self, usual: float) -> None:
        self._usual = usual
        self._taken: deque[float] = deque(maxlen=REMEMBERED)

    def note(self, taken: float) -> None:
        """A bot that had a choice took so many seconds."""
        if taken < LONGEST * self._usual:
            self._taken.append(taken)

    def drawn(self) -> float:
        """So many seconds a bot without a choice takes."""
        return _LUCK.choice(self._taken) if self._taken else self._usual


class Pace:
    """How long thoughts take, by game, level and what they may take."""

    def __init__(self) -> None:
        self._taken: dict[tuple[str, str, float], Taken] = {}

    def of(self, game: str, level: str, usual: float) -> Taken:
        """Of one level in one game."""
        return self._taken.setdefault((game, level, usual), Taken(usual))
