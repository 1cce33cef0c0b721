"""What is in the box of Ghoosty!: the ghosts, the houses and the points, as numbers for the rules (§1, §2)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

CARDS: Final = ("tom", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "mimi")
"""The sixteen kinds of ghosts; the number of a kind is its place, so that a numbered ghost is its spook value."""

KINDS: Final = 16
TOM: Final = 0
GEORG: Final = 1
CERBERUS: Final = 3
JERRY: Final = 8
KLAPPER: Final = 11
IGOR: Final = 12
HIGHEST: Final = 14
MIMI: Final = 15

NONE: Final = 0
"""The value of an empty cemetery (§2.2)."""

ALL_CARDS: Final = 62
HAND: Final = 4
"""Cards dealt to each hand, and the number to which it is filled up before midnight (§2.1, §3.7)."""

QUARTET: Final = 4

MOST_LYING: Final = 60
"""Every card but Tom can lie in the cemetery."""


def _copies(kind: int) -> int:
    return 2 if kind == TOM else 4


def _is_scary(value: int) -> bool:
    return value in (CERBERUS, IGOR)


def _may_lie_on(top: int, value: int) -> bool:
    """Whether a ghost, no quartet, may be played on the top one: §3.2, on scary ones §5.4, fearless ones §5.1."""
    if value == GEORG:
        return True
    if _is_scary(top):
        return _is_scary(value) and value >= top
    return value >= top


COPIES: Final[vec[i64]] = vec[i64]([_copies(kind) for kind in range(KINDS)])
"""How many cards of each kind there are (§1.1)."""

DECK: Final[vec[i64]] = vec[i64]([kind for kind in range(KINDS) for _ in range(_copies(kind))])
"""All cards in their order before the shuffle."""

HOUSE: Final[vec[i64]] = vec[i64]([0, 0, 12, 10, 8, 6, 4])
"""Cards in each house by the number of players (§2.1)."""

FITS: Final[vec[i64]] = vec[i64](
    [int(0 < value <= HIGHEST and _may_lie_on(top, value)) for top in range(KINDS) for value in range(KINDS)]
)
"""1 where one ghost alone may be played, by `16 * top + value`; Mimi Kry never, Tom lies elsewhere (§5.2, §5.5)."""

IS_SCARY: Final[vec[i64]] = vec[i64]([int(_is_scary(value)) for value in range(KINDS)])

MOST_TIE_ROUNDS: Final = 10
"""After so many additional rounds the players who lead share the match (§7.7)."""
