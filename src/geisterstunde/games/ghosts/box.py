"""What is in the box of Ghosts: the cards and the numbers that the rulebook names (§1)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

FAMILIES: Final = ("yellow", "red", "blue", "white", "black", "green")
"""The six families of ghosts (§1.1)."""

NO_FAMILY: Final = 6
"""The top of an empty pile."""

FOG: Final = 18
KINDS: Final = 19
"""Cards of one kind are alike: `3 * family + number - 1` for the ghosts, and fog."""

CARDS: Final = 60
FOG_CARDS: Final = 6
HAND: Final = 5
"""A hand after the deal and after every refill (§2.1, §3.7)."""

MOST_FEAR: Final = 7
MOST_VALUE: Final = 3
"""The fear never goes beyond this (§3.6)."""

POINTS_AT_START: Final = 1
"""What everybody has before the first round (§1.3)."""

MOST_GIVEN_BACK: Final = 3
"""Points, not markers, that go back after a round without a new one (§5.3)."""

COPIES: Final[vec[i64]] = vec[i64]([FOG_CARDS if kind == FOG else 3 for kind in range(KINDS)])
"""How many cards of each kind there are (§1.1)."""

FAMILY: Final[vec[i64]] = vec[i64]([NO_FAMILY if kind == FOG else kind // 3 for kind in range(KINDS)])
VALUE: Final[vec[i64]] = vec[i64]([0 if kind == FOG else kind % 3 + 1 for kind in range(KINDS)])
"""The family of each kind and the number of ghosts on it."""

KIND_OF_CARD: Final[vec[i64]] = vec[i64]([min(card // 3, FOG) for card in range(CARDS)])
"""The kinds of all cards before the shuffle: three of each ghost, then the fog."""

BIT: Final[vec[i64]] = vec[i64]([2**kind for kind in range(KINDS)])


def _playable(top: int, fear: int) -> int:
    """The kinds that may be laid as a set of bits: ghosts on an empty pile (§3.1), else also fog (§3.2–§3.6)."""
    kinds = [
        kind
        for kind in range(KINDS)
        if (top != NO_FAMILY if kind == FOG else top in (NO_FAMILY, kind // 3) or fear + kind % 3 + 1 <= MOST_FEAR)
    ]
    return sum(2**kind for kind in kinds)


PLAYABLE: Final[vec[i64]] = vec[i64]([_playable(top, fear) for top in range(NO_FAMILY + 1) for fear in range(8)])
"""By `8 * family on top + fear`."""
