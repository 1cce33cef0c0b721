"""The truth about one game of 18 Ghosts, and small questions about it."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from geisterstunde.core.contract import BY_LOT, CHANCE, NOBODY, State
from geisterstunde.games.eighteen_ghosts.box import (
    COLOUR,
    EMPTY,
    FRONT,
    GHOSTS,
    IN_BOX,
    KIND,
    KINDS,
    OWNER,
    PLACE,
    PLACING,
    STEPS_FROM,
    STEPS_INTO,
    WALL,
    WEIGHT,
)

UNDECIDED: Final = -1
DRAW: Final = 2

NOTHING: Final = -1
"""No ghost is waiting to be set down."""

UNKNOWN: Final = -1

RUNNING: Final = 0
ALL_COLOURS_OUT: Final = 1
THREE_OUT: Final = 2
REPETITION: Final = 3
DEAD_POSITION: Final = 4
TURN_LIMIT: Final = 5
REASONS: Final = ("running", "all-colours-out", "three-out", "repetition", "dead-position", "turn-limit")


MOST_ACTIONS: Final = 48
"""More than there can be: nine ghosts with four ways each, four ways among the mirrors, three colours to release."""


class Truth(State):
    """Where every ghost is, how the portals stand, whose turn it is."""

    def __init__(self, start: i64, is_short: bool, turn_limit: i64) -> None:
        super().__init__()
        self.start = start
        self.is_short = is_short
        self.turn_limit = turn_limit
        # Nothing is laid out yet: a clone gets all of it from its original.
        self.at = vec[i64]()
        self.board = vec[i64]()
        self.facing = vec[i64]()
        # Kept along, so that a question costs one look: numbers by kind, sets of places by seat, of steps from ghosts
        # by kind, of steps to ghosts by colour.
        self.in_dungeon = vec[i64]()
        self.outside = vec[i64]()
        self.taken = vec[i64]()
        self.steps_from = vec[i64]()
        self.steps_into = vec[i64]()
        self.placed: i64 = 0
        self.turn: i64 = 0
        # Who is A (§2.1); nobody until the lot is drawn.
        self.starter = start
        self.active: i64 = max(0, start)
        self.released: i64 = NOTHING
        self.winner: i64 = UNDECIDED
        self.ending: i64 = RUNNING
        # The ghosts in the castle as one number in base 7: exact, so a repetition is never claimed wrongly (§5.4).
        self.castle_key: i64 = 0
        # The rest of the position as a number, once somebody has asked for it since it changed.
        self.other_key: i64 = UNKNOWN
        # The positions since the last escape, at the start of each turn: the castle, and all the rest.
        self.past = vec[i64]()
        self.past_rest = vec[i64]()
        # The first of them as views tell them, as far as somebody has looked: each is put into words once.
        self.past_told: tuple[str, ...] = ()
        # Where a list of actions is noted while it is made. No other state has a part in it, a clone least of all, and
        # all who ask this one at the same time write the same.
        self.notes = vec[i64]()

    def lay_out(self) -> None:
        """The empty castle with its portals, all ghosts in the box."""
        self.at = vec[i64]([IN_BOX] * GHOSTS)
        self.board = vec[i64]([EMPTY] * 25)
        self.facing = vec[i64]([0, 2, 1])
        self.in_dungeon = vec[i64]([0] * KINDS)
        self.outside = vec[i64]([0] * KINDS)
        self.taken = vec[i64]([0] * 2)
        self.steps_from = vec[i64]([0] * KINDS)
        self.steps_into = vec[i64]([0] * 3)
        self.past = vec[i64](capacity=32)
        self.past_rest = vec[i64](capacity=32)
        self.notes = vec[i64]([0] * MOST_ACTIONS)

    def room_for_notes(self) -> vec[i64]:
        """A clone that nobody asks for its actions needs none."""
        if len(self.notes) == 0:
            self.notes = vec[i64]([0] * MOST_ACTIONS)
        return self.notes

    def copy_into(self, other: "Truth") -> None:
        """Make another truth equal to this one."""
        other.at = self.at[:]
        other.board = self.board[:]
        other.facing = self.facing[:]
        other.in_dungeon = self.in_dungeon[:]
        other.outside = self.outside[:]
        other.taken = self.taken[:]
        other.steps_from = self.steps_from[:]
        other.steps_into = self.steps_into[:]
        other.placed = self.placed
        other.turn = self.turn
        other.starter = self.starter
        other.active = self.active
        other.released = self.released
        other.winner = self.winner
        other.ending = self.ending
        other.castle_key = self.castle_key
        other.other_key = self.other_key
        other.past = self.past[:]
        other.past_rest = self.past_rest[:]
        other.past_told = self.past_told

    def actor(self) -> i64:
        """Who acts now: in the placement A BB A B A B … (§2.3), later the active seat or who sets down a ghost."""
        if self.winner != UNDECIDED:
            return NOBODY
        if self.placed < GHOSTS:
            return CHANCE if self.starter == BY_LOT else self.starter ^ PLACING[self.placed]
        return self.active if self.released == NOTHING else 1 - self.active

    def put(self, ghost: i64, room: i64) -> None:
        """Set a ghost into an empty room."""
        kind = KIND[ghost]
        self.board[room] = ghost
        self.at[ghost] = room
        self.taken[OWNER[ghost]] += PLACE[room]
        self.steps_from[kind] += STEPS_FROM[room]
        self.steps_into[COLOUR[ghost]] += STEPS_INTO[room]
        self.castle_key += WEIGHT[room] * (kind + 1)

    def lift(self, ghost: i64, room: i64) -> None:
        """Take a ghost out of its room; the caller says where it goes."""
        kind = KIND[ghost]
        self.board[room] = EMPTY
        self.taken[OWNER[ghost]] -= PLACE[room]
        self.steps_from[kind] -= STEPS_FROM[room]
        self.steps_into[COLOUR[ghost]] -= STEPS_INTO[room]
        self.castle_key -= WEIGHT[room] * (kind + 1)

    def carry(self, ghost: i64, origin: i64, target: i64) -> None:
        """Take a ghost from its room to an empty one: `lift` and `put` at a stroke."""
        kind = KIND[ghost]
        board = self.board
        board[origin] = EMPTY
        board[target] = ghost
        self.at[ghost] = target
        self.taken[OWNER[ghost]] += PLACE[target] - PLACE[origin]
        self.steps_from[kind] += STEPS_FROM[target] - STEPS_FROM[origin]
        self.steps_into[COLOUR[ghost]] += STEPS_INTO[target] - STEPS_INTO[origin]
        self.castle_key += (WEIGHT[target] - WEIGHT[origin]) * (kind + 1)

    def is_before_portal(self, colour: i64, room: i64) -> bool:
        """Whether the opening of the portal of that colour faces the room (§4.3)."""
        return FRONT[colour * 4 + self.facing[colour]] == room

    def has_won(self, seat: i64) -> bool:
        """One ghost of each colour outside (§5.1), in the short game any three (§6.1)."""
        red = self.outside[seat * 3]
        blue = self.outside[seat * 3 + 1]
        yellow = self.outside[seat * 3 + 2]
        if self.is_short:
            return red + blue + yellow >= 3
        return red > 0 and blue > 0 and yellow > 0

    def is_shut_for_ever(self, colour: i64) -> bool:
        """The portal faces the wall, and no ghost that could beat its colour is left (§5.5)."""
        hunter = (colour + 2) % 3
        is_left = self.in_dungeon[hunter] + self.in_dungeon[3 + hunter] > 0
        is_there = self.steps_from[hunter] | self.steps_from[3 + hunter] != 0
        return self.is_before_portal(colour, WALL) and not is_left and not is_there

    def can_never_win(self, seat: i64) -> bool:
        """The seat lacks a colour that can never get out (§5.5). In the short game somebody has won before that."""
        for colour in range(3):
            if self.outside[seat * 3 + colour] == 0 and self.is_shut_for_ever(colour):
                return True
        return False

    def portals_and_dungeon(self) -> i64:
        """All of the position that the ghosts in the castle and the side to act do not tell (§5.4)."""
        facing = self.facing
        there = self.in_dungeon
        portals = (facing[0] * 4 + facing[1]) * 4 + facing[2]
        dungeon = ((((there[0] * 4 + there[1]) * 4 + there[2]) * 4 + there[3]) * 4 + there[4]) * 4 + there[5]
        return portals * 4096 + dungeon

    def remember_position(self) -> i64:
        """Note the position at the start of a turn and say how often it has occurred since the last escape (§5.4).

        Most castles are new; only of the others the rest is looked at.
        """
        castle = self.castle_key
        if self.other_key == UNKNOWN:
            self.other_key = self.portals_and_dungeon()
        rest = self.active * 262144 + self.other_key
        past = self.past
        past_rest = self.past_rest
        count: i64 = 1
        if castle in past:
            size: i64 = len(past)
            for i in range(size):
                if past[i] == castle and past_rest[i] == rest:
                    count += 1
        self.past = append(past, castle)
        self.past_rest = append(past_rest, rest)
        return count

    def scores(self) -> vec[float]:
        """1 for the winner, 0 for the loser, ½ each in a draw."""
        if self.winner == UNDECIDED:
            return vec[float]()
        if self.winner == DRAW:
            return vec[float]([0.5, 0.5])
        return vec[float]([1.0, 0.0]) if self.winner == 0 else vec[float]([0.0, 1.0])

    def reason(self) -> str:
        return REASONS[self.ending]
