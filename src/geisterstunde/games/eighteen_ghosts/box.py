"""What is in the box of 18 Ghosts: the castle, the portals and the ghosts, as numbers for the rules (§1)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

COLOURS: Final = ("red", "blue", "yellow")
"""Each colour beats the next one: red beats blue, blue beats yellow, yellow beats red (§3.5)."""

FACINGS: Final = ("north", "east", "south", "west")
"""Clockwise, as a portal turns (§4.2)."""

CASTLE: Final = (
    "B R P B R",
    "Y . Y . Y",
    "R B R B P",
    "B . Y . R",
    "Y R P B Y",
)
"""The printed castle, row 1 on top: carpets R, B and Y, mirror halls as dots, portal rooms P (§1.1)."""

PORTAL_ROOMS: Final = ("c1", "c5", "e3")
"""The rooms of the red, the blue and the yellow portal (§1.2)."""

PORTALS_AT_START: Final = ("north", "south", "east")
"""Every opening faces the outer wall (§1.2)."""

ROOMS: Final = tuple(f"{column}{row}" for row in "12345" for column in "abcde")
"""All 25 rooms in reading order; a room's number is its place here."""

WALL: Final = -1
NO_COLOUR: Final = 3

GHOSTS: Final = 18
EMPTY: Final = 18
"""Content of a room without a ghost; the ghosts are 0 to 17, nine per seat, three per colour."""

DUNGEON: Final = 25
OUTSIDE: Final = 26
IN_BOX: Final = 27
"""Where a ghost is when it is in no room."""


def room_number(name: str) -> int:
    """The number of a room by its name."""
    return ROOMS.index(name)


def _printed(room: int) -> str:
    return CASTLE[room // 5].split()[room % 5]


def _neighbour(room: int, facing: int) -> int:
    """The room one step away, or WALL."""
    row, column = room // 5, room % 5
    row += (-1, 0, 1, 0)[facing]
    column += (0, 1, 0, -1)[facing]
    return row * 5 + column if 0 <= row < 5 and 0 <= column < 5 else WALL


def _steps() -> list[tuple[int, int]]:
    """Every single step from room to room; portal rooms are closed to all ghosts (§3.3)."""
    open_rooms = [room for room in range(25) if _printed(room) != "P"]
    return [(room, to) for room in open_rooms for facing in range(4) if (to := _neighbour(room, facing)) in open_rooms]


def _mirrors() -> list[int]:
    return [room for room in range(25) if _printed(room) == "."]


def _jumps() -> list[tuple[int, int]]:
    """Every jump between two mirror halls (§3.4)."""
    return [(room, to) for room in _mirrors() for to in _mirrors() if room != to]


STEP_PAIRS: Final = tuple(_steps())
JUMP_PAIRS: Final = tuple(_jumps())
STEPS: Final = 62
"""The number of single steps; steps and then jumps are numbered in one row."""
WAYS: Final = 74


def _carpets(colour: int) -> list[int]:
    return [room for room in range(25) if _printed(room) == "RBY"[colour]]


CARPET: Final[vec[i64]] = vec[i64](["RBY".find(_printed(room)) % 4 for room in range(25)])
"""The carpet colour of each room, NO_COLOUR in mirror halls and portal rooms."""

CARPET_ROOMS: Final[vec[i64]] = vec[i64](_carpets(0) + _carpets(1) + _carpets(2))
"""The six rooms of each colour, one colour after the other."""

ORIGIN: Final[vec[i64]] = vec[i64]([origin for origin, _ in STEP_PAIRS + JUMP_PAIRS])
TARGET: Final[vec[i64]] = vec[i64]([target for _, target in STEP_PAIRS + JUMP_PAIRS])

COLOUR: Final[vec[i64]] = vec[i64]([ghost % 9 // 3 for ghost in range(GHOSTS)])
OWNER: Final[vec[i64]] = vec[i64]([ghost // 9 for ghost in range(GHOSTS)])

FRONT: Final[vec[i64]] = vec[i64](
    [_neighbour(ROOMS.index(PORTAL_ROOMS[colour]), facing) for colour in range(3) for facing in range(4)]
)
"""The one room before the opening, by colour and facing, or WALL (§4.3)."""

KINDS: Final = 6
"""Ghosts of one owner and colour are alike: six kinds, `3 * seat + colour`."""

KIND: Final[vec[i64]] = vec[i64]([ghost // 3 for ghost in range(GHOSTS)])

WEIGHT: Final[vec[i64]] = vec[i64]([7 ** sum(_printed(before) != "P" for before in range(room)) for room in range(25)])
"""A power of 7 for each room but the portal rooms: a position is a number in base 7, exact below 2**62."""

# Sets of steps, jumps or places are the bits of a number: many are joined or parted at a stroke.


def _place_of(room: int) -> list[int]:
    """The set with nothing but this room; places are the carpet rooms in the order above, then the mirror halls."""
    return [2**place for place, other in enumerate(list(CARPET_ROOMS) + _mirrors()) if other == room]


def _jumps_between(own: int, taken: int) -> int:
    """All jumps from mirror halls in `own` to ones not in `taken`."""
    places = {room: 2**place for place, room in enumerate(_mirrors())}
    jumps = enumerate(JUMP_PAIRS)
    return sum(2**jump for jump, (origin, to) in jumps if own & places[origin] and not taken & places[to])


STEPS_FROM: Final[vec[i64]] = vec[i64](
    [sum(2**step for step, pair in enumerate(STEP_PAIRS) if pair[0] == room) for room in range(25)]
)
STEPS_INTO: Final[vec[i64]] = vec[i64](
    [sum(2**step for step, pair in enumerate(STEP_PAIRS) if pair[1] == room) for room in range(25)]
)
PLACE: Final[vec[i64]] = vec[i64]([sum(_place_of(room)) for room in range(25)])
PLACES_OF_COLOUR: Final[vec[i64]] = vec[i64]([63 * 64**colour for colour in range(3)])
FIRST_MIRROR: Final = 2**18
"""The places from here on are the four mirror halls."""

JUMPS: Final[vec[i64]] = vec[i64]([_jumps_between(own, taken) for own in range(16) for taken in range(16)])
"""The possible jumps, by the mirror halls with own ghosts (times 16) and with any ghosts (§3.4)."""

BIT_MODULUS: Final = 67
BIT: Final[vec[i64]] = vec[i64]([([n for n in range(62) if 2**n % 67 == rest] + [0])[0] for rest in range(67)])
"""Which bit a power of 2 is, by its rest: no two of the first 66 powers of 2 leave the same rest by 67."""

PLACING: Final[vec[i64]] = vec[i64]([0, 1, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0])
"""Who sets the next ghost into the castle, 0 for A (§2.3)."""
