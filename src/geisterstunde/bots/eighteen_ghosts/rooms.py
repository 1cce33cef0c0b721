"""What the rooms are worth in which the ghosts of 18 Ghosts begin.

Every carpet room receives a ghost of its colour, so a placement ends in one of 20 · 20 · 20 = 8 000 castles: for each
colour, which three of its six rooms are A's. All of them have been judged beforehand (weights/starts.json). Places are
numbered like the actions of the catalogue; sets of places are the bits of a number.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from geisterstunde.bots.weights import signs, whole_numbers
from geisterstunde.games.eighteen_ghosts.box import (
    CARPET,
    CARPET_ROOMS,
    COLOUR,
    DUNGEON,
    EMPTY,
    FRONT,
    GHOSTS,
    IN_BOX,
    WALL,
)
from geisterstunde.games.eighteen_ghosts.rules import Rules

UNIT: Final = 16
"""Values are parts of a 63rd of A's chance to win, so that guesses are finer than the table."""
CERTAIN: Final = 63 * UNIT
ALPHABET: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_"
"""A sign for every 63rd."""
SHARE: Final = 3
"""Ghosts of each colour that a seat has."""


def _counted() -> list[int]:
    return [bin(rooms).count("1") for rooms in range(64)]


def _ranked() -> list[int]:
    """The place of each set of three rooms among the 20 of its kind, 0 for other sets."""
    threes = [rooms for rooms in range(64) if bin(rooms).count("1") == SHARE]
    return [threes.index(rooms) if rooms in threes else 0 for rooms in range(64)]


def _values(table: str) -> list[int]:
    return [ALPHABET.index(sign) * UNIT for sign in table]


PLACES: Final[vec[i64]] = vec[i64]([2**place for place in range(GHOSTS)])
COUNTED: Final[vec[i64]] = vec[i64](_counted())
RANKED: Final[vec[i64]] = vec[i64](_ranked())
COLOURS_VALUES: Final[vec[i64]] = vec[i64](_values(signs(__name__, "starts", "colours-starts")))
THREE_VALUES: Final[vec[i64]] = vec[i64](_values(signs(__name__, "starts", "three-starts")))
COLOURS_ROOMS: Final[vec[i64]] = vec[i64](whole_numbers(__name__, "starts", "colours-shares"))
THREE_ROOMS: Final[vec[i64]] = vec[i64](whole_numbers(__name__, "starts", "three-shares"))


def value_of_castle(rooms: i64, is_short: bool) -> i64:
    """The value for A of the full castle in which A has this set of nine places."""
    number = (RANKED[rooms & 63] * 20 + RANKED[rooms >> 6 & 63]) * 20 + RANKED[rooms >> 12 & 63]
    return THREE_VALUES[number] if is_short else COLOURS_VALUES[number]


def value_of_rooms(first: i64, second: i64, is_short: bool) -> i64:
    """The value for A of the places that A and B have so far, as if each counted by itself."""
    shares = THREE_ROOMS if is_short else COLOURS_ROOMS
    total: i64 = CERTAIN // 2
    for place in range(GHOSTS):
        if first & PLACES[place] != 0:
            total += shares[place]
        elif second & PLACES[place] != 0:
            total -= shares[place]
    return total


def rooms_of(truth: Rules, seat: i64) -> i64:
    """The set of places where a seat has ghosts."""
    rooms: i64 = 0
    for place in range(GHOSTS):
        ghost = truth.board[CARPET_ROOMS[place]]
        if ghost != EMPTY and ghost // 9 == seat:
            rooms |= PLACES[place]
    return rooms


def chance_in_placement(truth: Rules, seat: i64) -> float:
    """The chance of the seat as the rooms taken so far promise."""
    starter = max(0, truth.starter)
    value = value_of_rooms(rooms_of(truth, starter), rooms_of(truth, 1 - starter), truth.is_short)
    chance = float(value) / float(CERTAIN)
    return min(1.0, max(0.0, chance if seat == starter else 1.0 - chance))


def is_regular(truth: Rules) -> bool:
    """Whether a placement stands as the rules lead to it; studies need not (§7.2)."""
    for colour in range(3):
        if FRONT[colour * 4 + truth.facing[colour]] != WALL:
            return False
    of_first: i64 = 0
    of_second: i64 = 0
    for ghost in range(GHOSTS):
        room = truth.at[ghost]
        if room == IN_BOX:
            continue
        if room >= DUNGEON or CARPET[room] != COLOUR[ghost]:
            return False
        if ghost // 9 == truth.starter:
            of_first += 1
        else:
            of_second += 1
    # A BB A B A B … A (§2.3)
    due = truth.placed if truth.placed < 2 else truth.placed // 2
    return of_first == due and of_first + of_second == truth.placed
