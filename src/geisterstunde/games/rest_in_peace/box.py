"""What is in the box of Rest in Peace: ghosts, psychics and residences, as numbers for the rules (§1)."""

from typing import Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

GHOSTS: Final = (6, 5, 4, 3, 2, 1)
"""How many ghosts of the values 1 to 6 each family has (§1.1)."""

FAMILY: Final = 21
DECK: Final[vec[i64]] = vec[i64]([value for value in range(1, 7) for _ in range(GHOSTS[value - 1])])
"""The values of one family's ghosts."""

PSYCHICS: Final = 29
ROUNDS: Final = 9
"""Rounds that are played in turns; the tenth is only counted (§5)."""
TENTH: Final = 10
KNOWN_AHEAD: Final = 3
"""How many psychics of the row lie open in the introductory game, from the present one on (§8.1)."""

RESIDENCES: Final[tuple[Literal["villa"], Literal["castle"]]] = ("villa", "castle")
VILLA: Final = 0
CASTLE: Final = 1
TOKENS: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 0, 0, 1, 1, 1, 1])
"""Six villas and four castles (§1.3)."""
VILLAS_TO_WIN: Final = 4
CASTLES_TO_WIN: Final = 3

FIRST_HAND: Final = 5
DRAWN_PER_ROUND: Final = 2

# The psychics by number (§7).
YOU_WONT_HAVE_IT: Final = 1
AUNTIE: Final = 2
REVEAL_YOURSELF: Final = 3
LADY_IN_WHITE: Final = 4
SIR_NICHOLAS: Final = 5
FOOTPRINTS: Final = 6
WEDDING: Final = 7
BAT: Final = 8
SERPENT: Final = 9
POLTERGEIST: Final = 10
BE_GONE: Final = 11
NO_FEAR: Final = 12
NOW_OR_NEVER: Final = 13
TWO_AT_LEAST: Final = 14
BACK_AGAIN: Final = 15
DOUBLE: Final = 16
ECTOPLASM: Final = 17
ILL_BE_BACK: Final = 18
CHRISTMAS: Final = 19
SEE_YOU: Final = 20
BLOODY_MARY: Final = 21
PLAYING_DEAD: Final = 22
GOLDFISH: Final = 23
GHOSTS_ONLY: Final = 24
NEVER_SEEN: Final = 25
BODYBUILDER: Final = 26
TRUCE: Final = 27
SWAPPED: Final = 28
WORTHLESS: Final = 29

HIGHEST: Final = 6
PSYCHIC: Final = HIGHEST
"""Cards as numbers: ghosts are their values 1 to 6, psychic n is n + 6."""
CARDS: Final = PSYCHIC + PSYCHICS


def _flags(psychics: tuple[int, ...]) -> vec[i64]:
    """1 at the number of each of these psychics, else 0."""
    return vec[i64]([int(number in psychics) for number in range(PSYCHICS + 1)])


FACES: Final = {REVEAL_YOURSELF: 1, LADY_IN_WHITE: 2, SIR_NICHOLAS: 3, NOW_OR_NEVER: 4, BLOODY_MARY: 6, GOLDFISH: 1}
FACE: Final[vec[i64]] = vec[i64]([FACES.get(number, 0) for number in range(PSYCHICS + 1)])
"""The ghost value that a psychic counts as in rounds 1 to 9, or 0 (§6.2); the double and Christmas find theirs."""
WEDDING_FACE: Final = 3
"""What the wedding counts as, in the tenth round alone (§7.7)."""

CHANGERS: Final = (BAT, SERPENT, POLTERGEIST, NO_FEAR, ECTOPLASM, BODYBUILDER, WORTHLESS)
MATTERS: Final[vec[i64]] = _flags(CHANGERS)
"""Whether a psychic changes what other cards are worth (§6.3)."""

IDLE_AT_END: Final = (
    YOU_WONT_HAVE_IT,
    FOOTPRINTS,
    TWO_AT_LEAST,
    BACK_AGAIN,
    ILL_BE_BACK,
    GHOSTS_ONLY,
    NEVER_SEEN,
    SWAPPED,
)
WORKS_AT_END: Final[vec[i64]] = vec[i64]([int(number not in IDLE_AT_END) for number in range(PSYCHICS + 1)])
"""Whether a psychic can do anything in the tenth round (§5.4)."""
ONLY_VALUE_AT_END: Final[vec[i64]] = _flags((*FACES, WEDDING, DOUBLE, CHRISTMAS, *CHANGERS))
"""The psychics that still work there if the players agree that only values count (§5.4)."""


def level_of(psychic: int) -> int:
    """0 for the basic psychics 1 to 9, then one level for each five (§1.2)."""
    return 0 if psychic < 10 else (psychic - 5) // 5


def psychics_up_to(level: int) -> tuple[int, ...]:
    """All psychics of the levels 0 to `level` (§2.1)."""
    return tuple(number for number in range(1, PSYCHICS + 1) if level_of(number) <= level)
