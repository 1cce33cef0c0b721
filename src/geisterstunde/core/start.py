"""Who begins, as the option `start` of a game says it: a seat by its word, or the lot."""

from typing import Final

from geisterstunde.core.contract import BY_LOT
from geisterstunde.core.words import Refusal, Seat

SEAT_WORDS: Final = (
    "first",
    "second",
    "third",
    "fourth",
    "fifth",
    "sixth",
    "seventh",
    "eighth",
)
"""The seats as an option names them, clockwise; a game offers as many of them as it has seats, and then "lot"."""


def starting_seat(start: str) -> Seat:
    """The seat that an option `start` names; BY_LOT if it names none."""
    return SEAT_WORDS.index(start) if start in SEAT_WORDS else BY_LOT


def why_not_begin(start: str, players: int) -> Refusal | None:
    """Why nobody sits where the game should begin, or None."""
    if starting_seat(start) < players:
        return None
    return Refusal("start-without-player", {"number": starting_seat(start) + 1, "players": players})
