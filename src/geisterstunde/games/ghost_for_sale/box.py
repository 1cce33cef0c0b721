"""What is in the box of Ghost for $ale: properties, cards and tokens, as numbers for the rules (§1)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MANORS: Final = (
    ("Algernon", (0, 2, 3, 2, 1, 0)),
    ("Balmuir", (0, 4, 2, 1, 0, 0)),
    ("Culzean", (0, 1, 3, 4, 0, 0)),
    ("Drumlochy", (0, 1, 2, 4, 4, 0)),
    ("Eskdale", (0, 0, 3, 5, 2, 0)),
    ("Fernbrae", (0, 3, 4, 0, 0, 0)),
)
CASTLES: Final = (
    ("Glenmorag", (0, 2, 4, 3, 2, 0)),
    ("Inverdune", (0, 5, 3, 1, 0, 0)),
    ("Kilbrannoch", (0, 1, 2, 5, 5, 0)),
    ("Lochraven", (0, 3, 5, 0, 0, 0)),
    ("Moyrie", (0, 1, 4, 5, 0, 0)),
    ("Strathgorm", (0, 0, 4, 6, 2, 0)),
)
"""Points for 0, 1, 2, 3, 4 and 5 or more real ghosts (§8.2).

The rulebook tells the row of Culzean and Algernon's 3 points for 2 ghosts; all else is printed on the cards only. The
other rows and ten of the names are our substitutes (§1.2); `Options.scores` takes the printed ones.
"""

ROW: Final = 6
LOTS: Final = 6
"""Properties in one round; a lot is a property by its place in the alphabet, 0 to 5."""

COLOURS: Final = ("white", "blue", "green", "yellow", "red")
"""The colours of the seats (§1.3)."""
MOST_PLAYERS: Final = 5

VALUES: Final = 10
"""Bidding cards are counted per value, in places 0 to 9 for the values 1 to 10: cards of one value are alike."""
COPIES: Final[vec[i64]] = vec[i64]([1, 1, 2, 1, 1, 1, 1, 2, 1, 1])
"""One set: 1, 2, 3, 3, 4, 5, 6, 7, 8, 8, 9, 10 (§1.3)."""
THREE: Final = 2
EIGHT: Final = 7
"""The places of the two values that a set has twice."""
CARDS: Final = 12
RESERVED: Final = 4
"""Cards that each player lays aside for the second round (§2.2), so that eight are left for the first (§2.4)."""

BACKS: Final = ("large", "small", "small", "small", "small", "large", "large", "large", "large", "small")
"""The pile of money on the back, by value: the 1 and the 10 deceive (§1.4)."""

QUESTIONS: Final = ("false", "true")
LIE: Final = 0
TRUTH: Final = 1
"""Everybody has one card of each (§1.5)."""
FACES: Final = ("ghost", "painting")
GHOST: Final = 0
PAINTING: Final = 1
TOKENS: Final = ("single", "double")
SINGLE: Final = 0
DOUBLE: Final = 1
SINGLES: Final = 2
"""Single tokens of each face (§1.6)."""
DOUBLES: Final[vec[i64]] = vec[i64]([0, 0, 0, 3, 2, 1])
"""Double-faced tokens per player, by the number of players (§1.6)."""

TARGETS: Final = ("truelight", "stack", "1", "2", "3", "4", "5", "6")
"""Where a bid may lie: Mrs. Truelight, the stack of unused "?" cards, and the six properties."""
TARGET_COUNT: Final = 8
TRUELIGHT: Final = 0
STACK: Final = 1
FIRST_LOT: Final = 2

SPECIALS: Final = ("dark", "legend", "public", "mirror", "crypt", "crystal", "portraits", "normal")
DARK: Final = 0
LEGEND: Final = 1
PUBLIC: Final = 2
MIRROR: Final = 3
CRYPT: Final = 4
CRYSTAL: Final = 5
PORTRAITS: Final = 6
NORMAL: Final = 7
SPECIAL_COUNT: Final = 8
NO_SPECIAL: Final = -1
CRYSTAL_POINTS: Final = 2

MOST_TOKENS: Final = 25
"""On the table at once: with five players five each."""

BIT: Final[vec[i64]] = vec[i64]([1, 2, 4, 8, 16])
"""Sets of seats as one number."""

# Sums of the numbers above stand beside them: the compiler works out only what one file tells (docs/decisions.md).

# Tokens that lie beside a lot: for each seat single ghosts, double-faced ghosts, and paintings likewise.
LAID_OF_A_SEAT: Final = 4
LAID_AT_A_LOT: Final = MOST_PLAYERS * LAID_OF_A_SEAT

# Where each kind of action begins in the catalogue.
RESERVE: Final = 0
CHOOSE: Final = RESERVE + VALUES
DECLARE: Final = CHOOSE + 2
BID: Final = DECLARE + LOTS * 4
DONE: Final = BID + VALUES * TARGET_COUNT
PASS: Final = DONE + 1
REMOVE: Final = PASS + 1
USE: Final = REMOVE + MOST_PLAYERS * 2
GUESS: Final = USE + 1
DECLINE: Final = GUESS + MOST_TOKENS + 1
