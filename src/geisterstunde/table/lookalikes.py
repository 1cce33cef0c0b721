"""Which texts people cannot tell apart: Unicode's skeletons (UTS 39), from the data in lookalikes.txt.

The data is Unicode's list of confusable characters (© Unicode, Inc., under the Unicode License); gather_lookalikes.py
has made the file.
"""

import unicodedata
from functools import cache
from importlib import resources
from typing import Final

BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Printable for Python, yet nothing to be seen."""
SELECTORS: Final = (("\ufe00", "\ufe0f"), ("\U000e0100", "\U000e01ef"))
"""Which of several shapes of a sign is meant; invisible by themselves."""
MOST_MARKS: Final = 3
"""So many marks may stand on one letter; more of them grow out of their line."""


def is_selector(sign: str) -> bool:
    """Whether a sign only chooses the shape of the one before."""
    return any(first <= sign <= last for first, last in SELECTORS)


def is_plainly_visible(text: str) -> bool:
    """Whether everything in the text can be seen: no blank signs, no marks without a letter, no towers of marks."""
    marks = MOST_MARKS
    for sign in text:
        if sign in BLANK or not sign.isprintable():
            return False
        marks = marks + 1 if unicodedata.category(sign).startswith("M") else 0
        if marks > MOST_MARKS:
            return False
    return True


def look_alike(one: str, other: str) -> bool:
    """Whether people could take one text for the other, written large or small."""
    return skeleton(one) == skeleton(other) or skeleton(one.casefold()) == skeleton(other.casefold())


def skeleton(text: str) -> str:
    """What a text looks like: equal for texts that people cannot tell apart."""
    plain = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", plain.translate(_stands_for()))


@cache
def _stands_for() -> dict[int, str]:
    """Which signs each character is taken for."""
    table: dict[int, str] = {}
    lines = (resources.files(__package__) / "lookalikes.txt").read_text(encoding="utf-8").splitlines()
    for line in lines:
        prototype, _, signs = line.rpartition(" ")
        table |= dict.fromkeys(map(ord, signs), prototype)
    return table
