"""A card that lies somewhere as one number: which card, whose, what was chosen for it, and at which round."""

from typing import Final

from mypy_extensions import i64

CARD_MASK: Final = 63
SEAT: Final = 6
CARD_AND_SEAT_MASK: Final = 127
CHOICE: Final = 7
CHOICE_MASK: Final = 63
ROUND: Final = 13

# The choice of a card that waits at the tenth round: how far it is open.
FACE_DOWN: Final = 0
IS_OPEN: Final = 1
IS_SEEN: Final = 2

SECOND: Final = 3
"""Two values are the first one plus eight times the second one (§7.25)."""
FIRST_MASK: Final = 7


def entry_of(seat: i64, card: i64, choice: i64, round: i64) -> i64:
    """The number of a card that lies."""
    return card | (seat << SEAT) | (choice << CHOICE) | (round << ROUND)


def card_of(entry: i64) -> i64:
    """Which card it is: a ghost's value, or a psychic's number plus PSYCHIC."""
    return entry & CARD_MASK


def seat_of(entry: i64) -> i64:
    """Whose card it is."""
    return entry >> SEAT & 1


def choice_of(entry: i64) -> i64:
    """The value that was named for it or that it took, two values for psychic 25, 0 for none."""
    return entry >> CHOICE & CHOICE_MASK


def round_of(entry: i64) -> i64:
    """At which round it lies."""
    return entry >> ROUND


def two_values(first: i64, second: i64) -> i64:
    """Two values as one choice (§7.25)."""
    return first | (second << SECOND)


def first_of(values: i64) -> i64:
    """The first one of two values."""
    return values & FIRST_MASK


def second_of(values: i64) -> i64:
    """The second one of two values; 0 while it is still to be named."""
    return values >> SECOND
