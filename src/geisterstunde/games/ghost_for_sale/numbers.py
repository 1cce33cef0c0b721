"""The numbers behind the words of Ghost for $ale: actions in the catalogue of words.py, and places in the state."""

from typing import Final

from mypy_extensions import i64

from geisterstunde.games.ghost_for_sale.box import DOUBLE, LOTS, MOST_PLAYERS, MOST_TOKENS, TARGET_COUNT, VALUES

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
    return seat * LEFT_OF_A_SEAT + (DOUBLES_LEFT if kind == DOUBLE else face)


# Tokens that lie beside a lot: for each seat single ghosts, double-faced ghosts, and paintings likewise.
LAID_OF_A_SEAT: Final = 4
LAID_AT_A_LOT: Final = MOST_PLAYERS * LAID_OF_A_SEAT


def laid_place(lot: i64, seat: i64, face: i64, kind: i64) -> i64:
    """Where the state counts the tokens of that sort beside a lot."""
    return lot * LAID_AT_A_LOT + seat * LAID_OF_A_SEAT + face * 2 + kind
