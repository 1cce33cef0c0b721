"""The weights of judgement/eighteen_ghosts.py in hundredths of a logit.

They were fitted to the outcomes of games that the engine played with itself. Each row is
explained there, in the same order.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SCALE: Final = 85.0
"""The value at which a search, which sees further than the weights, gives odds of e to 1."""

# fmt: off
COLOURS_WEIGHTS: Final[vec[i64]] = vec[i64](
    [
        # lacking 1
        0, 81, 3, -17, -30, 0, -23,
        46, 3, -7, -12, -7, 0, -9,
        27, 19, 2, -13, -16, 0, -5,
        6, 11, 10, 10, 8, 0, -31,
        -4, 54, -16, -20,
        -27, -7, 19, 29,
        -8, 54, 4, -1, -17, -17,
        36, 10, 21, -19, 11, -45,
        116, -35, -48, -19,
        # lacking 2
        0, 17, 9, -6, -20, 0, -17,
        15, 0, 9, -4, -6, 0, -31,
        14, 4, -2, -15, -9, 0, -8,
        2, 6, -3, -4, -6, 0, -11,
        -6, 0, -21, 10,
        -17, -16, 2, 15,
        0, 15, 2, -1, -11, -20,
        11, 4, 5, -5, -10, -22,
        21, -4, -15, -18,
        # lacking 3
        0, 4, 0, -9, -11, 0, -2,
        10, -1, 8, -6, -4, 0, -24,
        22, 6, -3, -15, -4, 0, -25,
        10, 3, -3, -8, -13, 0, -6,
        -24, -13, 4, 15,
        -13, -16, -1, 12,
        9, 0, 8, -9, -6, -20,
        0, 10, 5, -6, -8, -19,
        6, -2, -9, -13,
        # having the turn
        15, 19, 13, 8, 14, 15, 10, 12, 17,
    ]
)
"""One ghost of each colour wins (§5.1)."""

THREE_WEIGHTS: Final[vec[i64]] = vec[i64](
    [
        # lacking 1
        0, 91, -4, -33, -23, 0, 11,
        59, 14, 15, -14, -19, 0, -14,
        31, 25, 14, 1, 6, 0, -36,
        20, 21, 9, 0, -17, 0, 8,
        -9, 8, 35, 7,
        -24, 8, 23, 35,
        5, 54, 7, 6, -17, -15,
        34, 25, 15, -1, 8, -39,
        106, -15, -50, 0,
        # lacking 2
        0, 31, 3, -14, -10, 0, -20,
        24, 2, 15, -5, -17, 0, -29,
        29, 12, 4, -11, -23, 0, -21,
        11, 9, 6, -7, -6, 0, -21,
        11, 0, -23, 2,
        -27, -16, 7, 26,
        -6, 30, 4, -2, -15, -21,
        8, 16, 4, -2, -13, -23,
        25, 5, -26, -14,
        # lacking 3
        0, 8, -4, -8, -12, 0, -16,
        11, -6, 3, -14, -8, 0, -17,
        32, 3, -5, -10, -14, 0, -36,
        21, 0, 4, -16, -13, 0, -28,
        -2, -8, -11, -10,
        -22, -21, -4, 15,
        1, 10, -7, 1, -17, -19,
        3, 8, 3, -9, -17, -19,
        10, -2, -22, -17,
        # having the turn
        39, 38, 27, 27, 28, 29, 24, 22, 19,
    ]
)
"""Any three ghosts win (§6.1)."""
# fmt: on
