"""The rules of 18 Ghosts in the order of the rulebook; the § are those of docs/rules/18-ghosts.md."""

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from geisterstunde.core.contract import CHANCE, Roll, number_below
from geisterstunde.core.words import GameEnded, Result
from geisterstunde.games.eighteen_ghosts.box import (
    BIT,
    BIT_MODULUS,
    CARPET,
    CARPET_ROOMS,
    COLOUR,
    COLOURS,
    DUNGEON,
    EMPTY,
    FACINGS,
    FIRST_MIRROR,
    FRONT,
    GHOSTS,
    IN_BOX,
    JUMPS,
    KIND,
    ORIGIN,
    OUTSIDE,
    PLACES_OF_COLOUR,
    ROOMS,
    STEPS,
    TARGET,
    WALL,
)
from geisterstunde.games.eighteen_ghosts.sight import ghost_word
from geisterstunde.games.eighteen_ghosts.state import (
    ALL_COLOURS_OUT,
    DEAD_POSITION,
    DRAW,
    NOTHING,
    REPETITION,
    THREE_OUT,
    TURN_LIMIT,
    UNDECIDED,
    UNKNOWN,
    Truth,
)
from geisterstunde.games.eighteen_ghosts.words import (
    Attacked,
    Beaten,
    Escaped,
    Ghost,
    LotDrawn,
    Moved,
    Passed,
    Placed,
    PortalTurned,
    Released,
    SetDown,
)

# The numbers of the catalogue in words.py: 18 rooms to place in, the ways to move, the steps to fight, …
MOVE: Final = 18
FIGHT: Final = MOVE + 74
RELEASE: Final = FIGHT + 62
PASS: Final = RELEASE + 3

# The numbers of the actions that the bits of a set mean.
PLACEMENTS: Final[vec[i64]] = BIT
STEPS_TO_MOVE: Final[vec[i64]] = vec[i64]([MOVE + bit for bit in BIT])
JUMPS_TO_MOVE: Final[vec[i64]] = vec[i64]([MOVE + STEPS + bit for bit in BIT])
STEPS_TO_FIGHT: Final[vec[i64]] = vec[i64]([FIGHT + bit for bit in BIT])


@final
class Rules(Truth):
    """A castle in which one can play."""

    # §2.1 Who is A

    def due(self) -> Roll:
        """The lot, if the players want it to decide who begins (§2.1)."""
        return number_below(2) if self.actor() == CHANCE else super().due()

    def roll(self, outcome: vec[i64]) -> None:
        if self.actor() != CHANCE:
            super().roll(outcome)
        self.starter = outcome[0]
        self.active = outcome[0]
        if self.heard is not None:
            self.heard.append(LotDrawn(self.starter))

    def legal(self, seat: i64) -> vec[i64]:
        """All that the seat may do; a turn is exactly one action (§3.1)."""
        if self.placed < GHOSTS:
            return self._placements(seat)
        if self.released != NOTHING:
            return self._free_among(PLACES_OF_COLOUR[self.released])
        return self._actions_of_a_turn(seat)

    def apply(self, seat: i64, action: i64) -> None:
        if action < MOVE:
            if self.placed < GHOSTS:
                self._place(seat, CARPET_ROOMS[action])
                return
            self._set_down(CARPET_ROOMS[action])
        elif action < FIGHT:
            self._move(ORIGIN[action - MOVE], TARGET[action - MOVE])
        elif action < RELEASE:
            self._fight(ORIGIN[action - FIGHT], TARGET[action - FIGHT])
        elif action < PASS:
            self._release(seat, action - RELEASE)
            return
        elif self.heard is not None:
            self.heard.append(Passed(seat))
        self._end_turn()

    # §2 Placement

    def _placements(self, seat: i64) -> vec[i64]:
        """Any own ghost that is left, into any empty room of its colour (§2.2)."""
        places: i64 = 0
        for colour in range(3):
            if self.at[seat * 9 + colour * 3 + 2] == IN_BOX:
                places |= PLACES_OF_COLOUR[colour]
        return self._free_among(places)

    def _free_among(self, places: i64) -> vec[i64]:
        notes = self.room_for_notes()
        return notes[: _note(places & ~(self.taken[0] | self.taken[1]), PLACEMENTS, notes, 0)]

    def _place(self, seat: i64, room: i64) -> None:
        """A ghost comes into a room of its colour (§2.2); after the last one A begins (§2.4)."""
        ghost = self._first_of(seat, CARPET[room], IN_BOX)
        self.put(ghost, room)
        self.placed += 1
        if self.heard is not None:
            self.heard.append(Placed(ghost_word(ghost), ROOMS[room]))
        if self.placed == GHOSTS:
            self.remember_position()

    def _first_of(self, seat: i64, colour: i64, place: i64) -> i64:
        """The first ghost of that owner and colour at that place; they are alike."""
        ghost = seat * 9 + colour * 3
        while self.at[ghost] != place:
            ghost += 1
        return ghost

    # §3 A turn

    def _actions_of_a_turn(self, seat: i64) -> vec[i64]:
        """Steps and jumps into empty rooms (§3.3, §3.4), fights (§3.5), releases (§3.7), or else a pass (§3.8)."""
        steps_from = self.steps_from
        red = steps_from[seat * 3]
        blue = steps_from[seat * 3 + 1]
        yellow = steps_from[seat * 3 + 2]
        steps_into = self.steps_into
        to_red = steps_into[0]
        to_blue = steps_into[1]
        to_yellow = steps_into[2]
        taken_by = self.taken
        own = taken_by[seat]
        taken = own | taken_by[1 - seat]
        steps = (red | blue | yellow) & ~(to_red | to_blue | to_yellow)
        jumps = JUMPS[own // FIRST_MIRROR * 16 + taken // FIRST_MIRROR]
        # Two ghosts of one colour cannot fight (§3.5).
        fights = red & (to_blue | to_yellow) | blue & (to_red | to_yellow) | yellow & (to_red | to_blue)
        notes = self.room_for_notes()
        count = _note(steps, STEPS_TO_MOVE, notes, 0)
        if jumps != 0:
            count = _note(jumps, JUMPS_TO_MOVE, notes, count)
        if fights != 0:
            count = _note(fights, STEPS_TO_FIGHT, notes, count)
        in_dungeon = self.in_dungeon
        first = seat * 3
        for kind in range(first, first + 3):
            if in_dungeon[kind] > 0 and PLACES_OF_COLOUR[kind - first] & ~taken != 0:
                notes[count] = RELEASE + kind - first
                count += 1
        return notes[:count] if count > 0 else vec[i64]([PASS])

    def _move(self, origin: i64, target: i64) -> None:
        """A ghost goes to an empty room (§3.3, §3.4) and flees if it finds the opening there (§4.3)."""
        ghost = self.board[origin]
        self.carry(ghost, origin, target)
        if self.heard is not None:
            self.heard.append(Moved(ghost_word(ghost), ROOMS[origin], ROOMS[target]))
        self._flee_from(target)

    def _fight(self, origin: i64, target: i64) -> None:
        """The winner holds the room, the loser goes to the dungeon and turns its portal (§3.5, §3.6).

        Only then the openings are looked at, each once: up to two ghosts flee (§4.4). A beaten attacker does not
        slip out first (§4.5).
        """
        attacker = self.board[origin]
        defender = self.board[target]
        if self.heard is not None:
            words = ghost_word(attacker), ghost_word(defender)
            self.heard.append(Attacked(words[0], ROOMS[origin], ROOMS[target], words[1]))
        self.lift(attacker, origin)
        if COLOUR[defender] == (COLOUR[attacker] + 1) % 3:
            self.lift(defender, target)
            self.put(attacker, target)
            self._beat(defender, target)
        else:
            self._beat(attacker, target)

    def _beat(self, loser: i64, room: i64) -> None:
        """The loser goes to the dungeon (§3.6), the portal of its colour turns clockwise (§4.2), ghosts flee (§4.3)."""
        colour = COLOUR[loser]
        self.at[loser] = DUNGEON
        self.in_dungeon[KIND[loser]] += 1
        self.other_key = UNKNOWN
        self.facing[colour] = (self.facing[colour] + 1) % 4
        if self.heard is not None:
            self.heard.append(Beaten(ghost_word(loser), ROOMS[room]))
            self.heard.append(PortalTurned(COLOURS[colour], FACINGS[self.facing[colour]]))
        self._flee_from(room)
        front = FRONT[colour * 4 + self.facing[colour]]
        if front != WALL:
            self._flee_from(front)

    def _release(self, seat: i64, colour: i64) -> None:
        """The owner names a ghost by its colour; the opponent will set it down (§3.7)."""
        self.released = colour
        if self.heard is not None:
            self.heard.append(Released(Ghost(seat, COLOURS[colour])))

    def _set_down(self, room: i64) -> None:
        """The released ghost comes into a free room of its colour; before its opening it flees at once (§3.7)."""
        ghost = self._first_of(self.active, self.released, DUNGEON)
        self.in_dungeon[KIND[ghost]] -= 1
        self.other_key = UNKNOWN
        self.released = NOTHING
        self.put(ghost, room)
        if self.heard is not None:
            self.heard.append(SetDown(ghost_word(ghost), ROOMS[room]))
        self._flee_from(room)

    # §4 Portals and flight

    def _flee_from(self, room: i64) -> None:
        """A ghost in the room before the opening of the portal of its colour is gone at once (§4.3)."""
        ghost = self.board[room]
        if ghost == EMPTY:
            return
        colour = COLOUR[ghost]
        if FRONT[colour * 4 + self.facing[colour]] != room:
            return
        self.lift(ghost, room)
        self.at[ghost] = OUTSIDE
        self.outside[KIND[ghost]] += 1
        # No earlier position can come back.
        self.past = vec[i64](capacity=32)
        self.past_rest = vec[i64](capacity=32)
        self.past_told = ()
        if self.heard is not None:
            self.heard.append(Escaped(ghost_word(ghost), ROOMS[room]))

    # §5 The end

    def _end_turn(self) -> None:
        """Somebody has won, or nobody can (§5.1–§5.6), or it is the other one's turn (§3.1)."""
        self.turn += 1
        if len(self.past) == 0:  # a ghost has fled in this turn
            self._decide_after_escape()
        if self.winner == UNDECIDED:
            self.active = 1 - self.active
            if self.remember_position() == 3:
                self._end(DRAW, REPETITION)
            elif self.turn == self.turn_limit:
                self._end(DRAW, TURN_LIMIT)

    def _decide_after_escape(self) -> None:
        """Whoever has the ghosts needed outside has won (§5.1), the active one if both have (§5.3)."""
        if self.has_won(self.active):
            self._end(self.active, THREE_OUT if self.is_short else ALL_COLOURS_OUT)
        elif self.has_won(1 - self.active):
            self._end(1 - self.active, THREE_OUT if self.is_short else ALL_COLOURS_OUT)
        elif self.can_never_win(0) and self.can_never_win(1):
            self._end(DRAW, DEAD_POSITION)

    def _end(self, winner: i64, ending: i64) -> None:
        self.winner = winner
        self.ending = ending
        if self.heard is not None:
            self.heard.append(GameEnded(Result(tuple(self.scores()), tuple(self.winners()), self.reason())))

    def clone(self) -> "Rules":
        twin = Rules(self.start, self.is_short, self.turn_limit)
        self.copy_into(twin)
        return twin

    def redeal(self, seat: i64, rng: Random) -> None:
        """Nothing is hidden in 18 Ghosts (§1.4)."""


def _note(chosen: i64, numbers: vec[i64], notes: vec[i64], count: i64) -> i64:
    """Note the actions of a set by their numbers, after the `count` ones noted so far."""
    while chosen > 0:
        lowest = chosen & -chosen
        notes[count] = numbers[lowest % BIT_MODULUS]
        count += 1
        chosen -= lowest
    return count
