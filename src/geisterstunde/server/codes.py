"""Names for tables that can be said over a telephone: three short words that no language owns (“mola-kerin-tusol”).

A word is two syllables, 60 ways for the first and 240 for the second; three words are more than 41 bit.
"""

import re
import secrets
from collections.abc import Callable
from typing import Final

_ONSETS: Final = "bdfghklmnrst"
_VOWELS: Final = "aeiou"
_CODAS: Final = ("", "n", "l", "r")
WORDS: Final = 3
LONGEST: Final = 40
"""So much may be typed, spaces included."""

_UNKIND: Final = (
    "hure",
    "fuk",
    "fut",
    "nige",
    "nege",
    "naga",
    "kaka",
    "homo",
    "mord",
    "sado",
    "tit",
    "fag",
    "dik",
    "kok",
)
"""No table is called so."""

_WORD: Final = f"[{_ONSETS}][{_VOWELS}][{_ONSETS}][{_VOWELS}][nlr]?"
_CODE: Final = re.compile(f"{_WORD}(-{_WORD}){{{WORDS - 1}}}")


def fresh_code(below: Callable[[int], int] = secrets.randbelow) -> str:
    """A new code; `below(n)` draws a number from 0 to n - 1."""
    while True:
        code = "-".join(_fresh_word(below) for _ in range(WORDS))
        if not any(unkind in code for unkind in _UNKIND):
            return code


def _fresh_word(below: Callable[[int], int]) -> str:
    first = _ONSETS[below(len(_ONSETS))] + _VOWELS[below(len(_VOWELS))]
    second = _ONSETS[below(len(_ONSETS))] + _VOWELS[below(len(_VOWELS))]
    return first + second + _CODAS[below(len(_CODAS))]


def as_code(typed: str) -> str | None:
    """The code that somebody meant: spaces will do for hyphens, capitals for small letters. None if it is none."""
    if len(typed) > LONGEST:
        return None
    code = "-".join(typed.lower().replace("-", " ").split())
    return code if _CODE.fullmatch(code) else None
