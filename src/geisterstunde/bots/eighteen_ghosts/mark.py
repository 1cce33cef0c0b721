"""Taking an action in 18 Ghosts back, so that a search needs a single castle and copies nothing."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from geisterstunde.games.eighteen_ghosts.box import (
    CARPET,
    CARPET_ROOMS,
    COLOUR,
    DUNGEON,
    EMPTY,
    FRONT,
    GHOSTS,
    IN_BOX,
    KIND,
    ORIGIN,
    OUTSIDE,
    TARGET,
    WALL,
)
from geisterstunde.games.eighteen_ghosts.rules import FIGHT, MOVE, RELEASE, Rules
from geisterstunde.games.eighteen_ghosts.state import NOTHING, RUNNING, UNDECIDED

NO_GHOST: Final = -1


@final
class CastleMark:
    """What the castle was like before an action, as far as the action can change it."""

    def __init__(self) -> None:
        self.first: i64 = NO_GHOST
        self.first_at: i64 = 0
        self.second: i64 = NO_GHOST
        self.second_at: i64 = 0
        self.third: i64 = NO_GHOST
        self.third_at: i64 = 0
        self.turned: i64 = NOTHING
        self.released: i64 = 0
        self.placed: i64 = 0
        self.active: i64 = 0
        self.turn: i64 = 0
        self.other_key: i64 = 0
        self.past = vec[i64]()
        self.past_rest = vec[i64]()

    def keep(self, truth: Rules, seat: i64, action: i64) -> None:
        """Note what is about to change."""
        self.released = truth.released
        self.placed = truth.placed
        self.active = truth.active
        self.turn = truth.turn
        self.other_key = truth.other_key
        self.past = truth.past
        self.past_rest = truth.past_rest
        self.second = NO_GHOST
        self.third = NO_GHOST
        self.turned = NOTHING
        if action < MOVE:
            self._keep_newcomer(truth, seat, action)
        elif action < FIGHT:
            self.first = truth.board[ORIGIN[action - MOVE]]
            self.first_at = ORIGIN[action - MOVE]
        elif action < RELEASE:
            self._keep_fight(truth, ORIGIN[action - FIGHT], TARGET[action - FIGHT])
        else:
            self.first = NO_GHOST

    def _keep_newcomer(self, truth: Rules, seat: i64, action: i64) -> None:
        """The ghost that comes from the box or, of the active seat, from the dungeon."""
        came_from: i64 = IN_BOX
        owner = seat
        if truth.placed == GHOSTS:
            came_from = DUNGEON
            owner = truth.active
        ghost = owner * 9 + CARPET[CARPET_ROOMS[action]] * 3
        while truth.at[ghost] != came_from:
            ghost += 1
        self.first = ghost
        self.first_at = came_from

    def _keep_fight(self, truth: Rules, origin: i64, target: i64) -> None:
        """Both who fight, and a ghost that waits where the portal will open."""
        self.first = truth.board[origin]
        self.first_at = origin
        self.second = truth.board[target]
        self.second_at = target
        loser = COLOUR[self.first]
        if COLOUR[self.second] == (loser + 1) % 3:
            loser = COLOUR[self.second]
        self.turned = loser
        front = FRONT[loser * 4 + (truth.facing[loser] + 1) % 4]
        if front != WALL and front != origin and front != target and truth.board[front] != EMPTY:
            self.third = truth.board[front]
            self.third_at = front

    def restore(self, truth: Rules) -> None:
        """Take the action back."""
        truth.released = self.released
        truth.placed = self.placed
        truth.active = self.active
        truth.turn = self.turn
        truth.other_key = self.other_key
        truth.past = self.past
        truth.past_rest = self.past_rest
        truth.past_told = ()
        truth.winner = UNDECIDED
        truth.ending = RUNNING
        if self.turned != NOTHING:
            truth.facing[self.turned] = (truth.facing[self.turned] + 3) % 4
        # All leave before any comes back: a room holds one ghost.
        _take(truth, self.first)
        _take(truth, self.second)
        _take(truth, self.third)
        _bring(truth, self.first, self.first_at)
        _bring(truth, self.second, self.second_at)
        _bring(truth, self.third, self.third_at)


def _take(truth: Rules, ghost: i64) -> None:
    """Take a ghost from wherever it is."""
    if ghost == NO_GHOST:
        return
    place = truth.at[ghost]
    if place < DUNGEON:
        truth.lift(ghost, place)
    elif place == DUNGEON:
        truth.in_dungeon[KIND[ghost]] -= 1
    elif place == OUTSIDE:
        truth.outside[KIND[ghost]] -= 1


def _bring(truth: Rules, ghost: i64, place: i64) -> None:
    """Bring a ghost back to where it was."""
    if ghost == NO_GHOST:
        return
    if place < DUNGEON:
        truth.put(ghost, place)
        return
    truth.at[ghost] = place
    if place == DUNGEON:
        truth.in_dungeon[KIND[ghost]] += 1
