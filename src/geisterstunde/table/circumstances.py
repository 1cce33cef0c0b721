"""What a table cannot know by itself when it decides: who is connected, how long one waits, what hints advised."""

from collections.abc import Callable
from typing import Final, NamedTuple

from geisterstunde.table.words import Person

SHORTEST_ABSENCE: Final = 30.0
"""Nobody is taken for gone sooner than after so many seconds, whatever a host of a server chooses."""


def everybody_is_here(_: Person) -> float | None:
    """Since when a person is gone, where nobody is."""
    return None


class Circumstances(NamedTuple):
    """Who is not connected since when, and for how long others wait."""

    gone_since: Callable[[Person], float | None] = everybody_is_here
    """The moment since which a person is not connected; None for who is."""
    absence: float = SHORTEST_ABSENCE
    """Who has been gone for so many seconds may be decided for by the host."""
    opening: float = 2.0
    """So many seconds there are to open promised words before a game begins."""
    advised: int | None = None
    """What a hint has advised to the seat that acts, for what it sees now."""

    def is_long_gone(self, person: Person | None, now: float) -> bool:
        """Whether a person has been gone for so long that the host may decide."""
        since = None if person is None else self.gone_since(person)
        return since is not None and now - since >= max(self.absence, SHORTEST_ABSENCE)


USUAL: Final = Circumstances()
