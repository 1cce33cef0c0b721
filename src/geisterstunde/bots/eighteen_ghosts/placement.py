"""The placement of 18 Ghosts, searched to its end: a small game of taking rooms (rooms.py)."""

from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from geisterstunde.bots.eighteen_ghosts.rooms import (
    CERTAIN,
    COUNTED,
    PLACES,
    SHARE,
    rooms_of,
    value_of_castle,
    value_of_rooms,
)
from geisterstunde.bots.search.clock import Clock
from geisterstunde.bots.search.root import Root
from geisterstunde.games.eighteen_ghosts.box import GHOSTS
from geisterstunde.games.eighteen_ghosts.rules import Rules

NO_PLACE: Final = 31
NODES_BETWEEN_LOOKS: Final = 256
"""The clock is looked at no more often than that."""

WORST: Final = -4096
BEST: Final = 4096

EXACT: Final = 1
AT_LEAST: Final = 2
AT_MOST: Final = 3


def seat_at(placed: i64) -> i64:
    """Who places next, 0 for A: A BB A B A B … A (§2.3)."""
    return placed if placed < 2 else 1 - (placed & 1) if placed > 2 else 1


@final
class PlacementSearch:
    """One search from one regular placement."""

    def __init__(self, truth: Rules, clock: Clock, entries: i64) -> None:
        self.truth = truth
        self.clock = clock
        self.is_short = truth.is_short
        self.nodes: i64 = 0
        self.depth: i64 = 0
        self.is_stopped = False
        self.ask_at: i64 = 0
        self.mask = entries - 1
        self.notes = vec[i64]([0] * entries)
        self.history = vec[i64]([0] * (2 * GHOSTS))
        self.root = Root(vec[i64](), WORST, Random(0))

    def chance(self, value: i64) -> float:
        """The chance of the acting seat that belongs to a value."""
        return min(1.0, max(0.0, 0.5 + float(value) / float(2 * CERTAIN)))

    def search(self, rng: Random) -> None:
        """Look ahead one placement more each time, until the castle is full or the clock is up."""
        truth = self.truth
        self.root = Root(truth.legal(truth.actor()), WORST, rng)
        while self.depth < GHOSTS - truth.placed and not self.is_stopped:
            self._look_from_root(self.depth + 1)

    def _look_from_root(self, depth: i64) -> None:
        alpha: i64 = WORST
        for i in range(i64(len(self.root.actions))):
            before = self.nodes
            value = self._of_root(i, depth, alpha, alpha + 1) if i > 0 else BEST
            if value > alpha:
                value = self._of_root(i, depth, alpha, BEST)
            if self.is_stopped:
                return
            self.root.nodes[i] += self.nodes - before
            self.root.values[i] = value
            if value > alpha:
                alpha = value
                self.root.to_front(i)
        self.depth = depth

    def judge(self, i: i64) -> None:
        """Find the value of root action number i at the depth reached, not only that it is worse than the best."""
        value = self._of_root(i, self.depth, WORST, BEST)
        if not self.is_stopped:
            self.root.values[i] = value

    def _of_root(self, i: i64, depth: i64, alpha: i64, beta: i64) -> i64:
        placed = self.truth.placed
        first = rooms_of(self.truth, self.truth.starter)
        second = rooms_of(self.truth, 1 - self.truth.starter)
        return self._after(first, second, placed, self.root.actions[i], depth - 1, alpha, beta)

    def _after(self, first: i64, second: i64, placed: i64, place: i64, depth: i64, alpha: i64, beta: i64) -> i64:
        """The value of taking a place, for the seat that takes it."""
        seat = seat_at(placed)
        if seat == 0:
            first |= PLACES[place]
        else:
            second |= PLACES[place]
        if placed + 1 < GHOSTS and seat_at(placed + 1) == seat:
            return self._look(first, second, placed + 1, depth, alpha, beta)
        return -self._look(first, second, placed + 1, depth, -beta, -alpha)

    def _look(self, first: i64, second: i64, placed: i64, depth: i64, alpha: i64, beta: i64) -> i64:
        """The value of the rooms taken so far for whoever places next; of a full castle for B, as A came last."""
        self.nodes += 1
        if self._must_stop():
            return 0
        if placed == GHOSTS:
            return CERTAIN - 2 * value_of_castle(first, self.is_short)
        seat = seat_at(placed)
        if depth <= 0:
            value = 2 * value_of_rooms(first, second, self.is_short) - CERTAIN
            return value if seat == 0 else -value
        key = first * 262144 + second
        slot = key * 0x1E3779B97F4A7C15 >> 40 & self.mask
        note = self.notes[slot]
        remembered: i64 = NO_PLACE
        if note >> 25 == key:
            remembered = note & 31
            if note >> 5 & 31 == depth:
                value = (note >> 12 & 8191) - 4096
                kind = note >> 10 & 3
                if kind == EXACT or (kind == AT_LEAST and value >= beta) or (kind == AT_MOST and value <= alpha):
                    return value
        return self._try_all(first, second, placed, depth, alpha, beta, remembered, slot)

    def _must_stop(self) -> bool:
        # The first look at every room is always finished: an answer has to be found.
        if self.depth == 0:
            return False
        if not self.is_stopped and self.nodes >= self.ask_at:
            self.is_stopped = self.clock.is_up(self.nodes)
            self.ask_at = min(self.nodes + NODES_BETWEEN_LOOKS, self.clock.nodes)
        return self.is_stopped

    def _try_all(
        self, first: i64, second: i64, placed: i64, depth: i64, alpha: i64, beta: i64, remembered: i64, slot: i64
    ) -> i64:
        seat = seat_at(placed)
        left = self._free(first, second, seat)
        best: i64 = WORST
        best_place: i64 = NO_PLACE
        floor = alpha
        while left != 0:
            place = remembered
            if place == NO_PLACE or left & PLACES[place] == 0:
                place = self._most_promising(left, seat)
            left -= PLACES[place]
            if best == WORST:
                value = self._after(first, second, placed, place, depth - 1, alpha, beta)
            else:
                value = self._after(first, second, placed, place, depth - 1, alpha, alpha + 1)
                if alpha < value < beta:
                    value = self._after(first, second, placed, place, depth - 1, alpha, beta)
            if self.is_stopped:
                return 0
            if value > best:
                best = value
                best_place = place
                if value > alpha:
                    alpha = value
                    if value >= beta:
                        self.history[seat * GHOSTS + place] += depth * depth
                        break
        kind: i64 = EXACT
        if best >= beta:
            kind = AT_LEAST
        elif best <= floor:
            kind = AT_MOST
        key = first * 262144 + second
        self.notes[slot] = (((key * 8192 + best + 4096) * 4 + kind) * 32 + depth) * 32 + best_place
        return best

    def _free(self, first: i64, second: i64, seat: i64) -> i64:
        """The set of places that a seat may still take: empty, and of a colour of which it has ghosts left."""
        own = first if seat == 0 else second
        free = 262143 - (first | second)
        if COUNTED[own & 63] == SHARE:
            free &= 262143 - 63
        if COUNTED[own >> 6 & 63] == SHARE:
            free &= 262143 - 63 * 64
        if COUNTED[own >> 12 & 63] == SHARE:
            free &= 63 + 63 * 64
        return free

    def _most_promising(self, left: i64, seat: i64) -> i64:
        best: i64 = NO_PLACE
        most: i64 = -1
        for place in range(GHOSTS):
            if left & PLACES[place] != 0 and self.history[seat * GHOSTS + place] > most:
                most = self.history[seat * GHOSTS + place]
                best = place
        return best

    def line(self, most: i64) -> vec[i64]:
        """How the placement is expected to go on."""
        first = rooms_of(self.truth, self.truth.starter)
        second = rooms_of(self.truth, 1 - self.truth.starter)
        placed = self.truth.placed
        place = self.root.actions[0]
        line = vec[i64](capacity=18)
        while True:
            line = append(line, place)
            if seat_at(placed) == 0:
                first |= PLACES[place]
            else:
                second |= PLACES[place]
            placed += 1
            key = first * 262144 + second
            note = self.notes[key * 0x1E3779B97F4A7C15 >> 40 & self.mask]
            place = note & 31
            if i64(len(line)) == most or placed == GHOSTS or note >> 25 != key or place == NO_PLACE:
                return line
