"""The numbers behind the words of Ghost for $ale: actions in the catalogue of words.py, and places in the state."""

from typing import Final

from mypy_extensions import i64

from geisterstunde.games.ghost_for_sale.box import (
    BID,
    DECLARE,
    DOUBLE,
    LAID_AT_A_LOT,
    LAID_OF_A_SEAT,
    ROW,
    TARGET_COUNT,
)


def declaration(lot: i64, face: i64, kind: i64) -> i64:
    """The action that lays such a token beside a lot."""
    return DECLARE + lot * 4 + face * 2 + kind


def lot_declared(action: i64) -> i64:
    return (action - DECLARE) // 4


def face_declared(action: i64) -> i64:
    return (action - DECLARE) % 4 // 2


def kind_declared(action: i64) -> i64:
    return (action - DECLARE) % 2


def bidding(value: i64, target: i64) -> i64:
    """The action that lays a card of this value (0 for a 1) at a target."""
    return BID + value * TARGET_COUNT + target


def value_laid(action: i64) -> i64:
    return (action - BID) // TARGET_COUNT


def target_laid(action: i64) -> i64:
    return (action - BID) % TARGET_COUNT


# Tokens that a seat has left: ghosts, paintings, and double-faced ones.
LEFT_OF_A_SEAT: Final = 3
DOUBLES_LEFT: Final = 2


def left_place(seat: i64, face: i64, kind: i64) -> i64:
    """Where the state counts the tokens of that sort which the seat has left."""
    if kind == DOUBLE:
        return seat * LEFT_OF_A_SEAT + DOUBLES_LEFT
    return seat * LEFT_OF_A_SEAT + face


def laid_place(lot: i64, seat: i64, face: i64, kind: i64) -> i64:
    """Where the state counts the tokens of that sort beside a lot."""
    return lot * LAID_AT_A_LOT + seat * LAID_OF_A_SEAT + face * 2 + kind


def place_in_row(ghosts: i64) -> i64:
    """Which number of a property's row counts: the last one for all that is more (§8.2)."""
    return ghosts if ghosts < ROW else ROW - 1
