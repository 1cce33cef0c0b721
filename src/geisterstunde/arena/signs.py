"""How surprising a lead would be between equals.

If two contenders are equal, every deal could as well have gone the other way: the sign-flip test on whole deals, exact
for few deals, by the normal distribution for many.
"""

from collections.abc import Sequence
from math import erfc, sqrt
from typing import Final

MOST_EXACT: Final = 400


def surprise(leads: Sequence[int]) -> float:
    """The probability that equals are at least so far apart (two-sided); a lead is wins minus losses in one deal."""
    apart = abs(sum(leads))
    sizes = [abs(lead) for lead in leads if lead]
    if apart == 0:
        return 1.0
    if len(sizes) > MOST_EXACT:
        return erfc(apart / sqrt(2 * sum(size * size for size in sizes)))
    chances = {0: 1.0}
    for size in sizes:
        flipped: dict[int, float] = {}
        for total, chance in chances.items():
            for sign in (size, -size):
                flipped[total + sign] = flipped.get(total + sign, 0.0) + chance / 2
        chances = flipped
    return min(1.0, sum(chance for total, chance in chances.items() if abs(total) >= apart))


def adjusted(surprises: Sequence[float | None]) -> list[float | None]:
    """For several questions at once (Holm 1979): the least times their number, the next times one less, and so on."""
    asked = sorted((value, place) for place, value in enumerate(surprises) if value is not None)
    result: list[float | None] = [None] * len(surprises)
    largest = 0.0
    for rank, (value, place) in enumerate(asked):
        largest = max(largest, min(1.0, value * (len(asked) - rank)))
        result[place] = largest
    return result
