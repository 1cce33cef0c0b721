"""Monte-Carlo tree search over information sets: one tree of what the searching seat can tell, a fresh world each time.

After Cowling, Powley and Whitehouse (2012), single observer: every simulation draws a world that fits what the seat
knows, walks the tree along actions possible there, adds one node, plays on with the game's judgement to the end or to
its horizon, and notes how every seat fared. A child is scored by how often it was *available*, not by its parent's
visits. What other seats do unseen counts by its sound: actions that the searching seat cannot tell apart share a node.
Secret simultaneous choices of others are drawn, not searched.
"""

from math import log, sqrt
from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from geisterstunde.bots.search.clock import Clock
from geisterstunde.bots.search.judgement import Judgement
from geisterstunde.core.contract import CHANCE, State
from geisterstunde.core.playout import rolled

MOST_NODES: Final = 400_000
"""The tree grows no further then: 56 bytes a node, 23 MB in all."""
DEEPEST: Final = 512

NO_NODE: Final = -1
UNASKED: Final = -1.0


@final
class Tree:
    """A growing tree in packed vectors; node 0 is the root."""

    def __init__(self, judgement: Judgement, seat: i64) -> None:
        self.judgement = judgement
        self.seat = seat
        self.exploration = judgement.exploration
        self.first_look = judgement.first_look
        self.horizon = judgement.horizon
        self.has_secret_actions = judgement.has_secret_actions
        self.is_simultaneous = judgement.is_simultaneous
        self.is_duel = judgement.is_duel
        self.is_open = judgement.is_open
        self.simulations: i64 = 0
        self.fared = 0.0
        self.worths = vec[float]([UNASKED] * (seat + 1))
        self.sound = vec[i64]([-1])
        self.first = vec[i64]([NO_NODE])
        self.next = vec[i64]([NO_NODE])
        self.visits = vec[i64]([0])
        self.available = vec[i64]([0])
        self.total = vec[float]([0.0])
        # How many actions had no node yet at the last visit; where nothing is hidden, none is none for good.
        self.untried = vec[i64]([1])
        self.path = vec[i64]([0] * DEEPEST)
        self.path_seats = vec[i64]([0] * DEEPEST)
        self.depth: i64 = 0
        self.best_bound = 0.0
        self.marks = vec[i64]()

    def search(self, root: State, rng: Random, clock: Clock) -> None:
        """Simulate until the clock is up, at least once, each time in a world of its own."""
        while self.simulations == 0 or not clock.is_up(self.simulations):
            world = root.clone()
            world.redeal(self.seat, rng)
            self.judgement.refine(world, self.seat, rng)
            self._simulate(world, rng)

    def search_guesses(self, guesses: list[State], rng: Random, clock: Clock) -> None:
        """Simulate as somebody who made these guesses at what is hidden, and believes in them."""
        while self.simulations == 0 or not clock.is_up(self.simulations):
            self._simulate(guesses[self.simulations % len(guesses)].clone(), rng)

    def _simulate(self, world: State, rng: Random) -> None:
        if self.is_open:
            self._descend_openly(world, rng)
        else:
            self._descend(world, rng)
        self._play_out(world, rng)
        self._note(world)
        self.simulations += 1

    def _descend(self, world: State, rng: Random) -> None:
        """Walk along the tree until a new node is made or the game is over."""
        judgement = self.judgement
        node: i64 = 0
        self.depth = 0
        while True:
            seat = world.actor()
            if seat == CHANCE:
                world.roll(rolled(world.due(), rng))
                continue
            if seat < 0 or self.depth == DEEPEST:
                return
            if self.is_simultaneous:
                acting = world.to_act()
                if len(acting) > 1:
                    seat = self._first_to_ask(acting)
            legal = judgement.worth_a_look(world, seat, world.legal(seat))
            if len(legal) == 1 and (self.depth > 0 or seat != self.seat):
                # Nothing to decide, so no node; at the root there is always one, because it is the answer.
                world.apply(seat, legal[0])
                continue
            if self.is_simultaneous and seat != self.seat and len(world.to_act()) > 1:
                world.apply(seat, judgement.choose(world, seat, legal, rng))
                continue
            parent = node
            action = self._select(world, parent, seat, legal, rng)
            node = self.path[self.depth - 1]
            world.apply(seat, action)
            # A new node, or none because the tree may grow no further.
            if node == parent or self.visits[node] == 0:
                return

    def _descend_openly(self, world: State, rng: Random) -> None:
        """As `_descend`, where nothing is hidden or rolled: the actions are listed only to try a new one."""
        node: i64 = 0
        self.depth = 0
        while True:
            seat = world.actor()
            if seat < 0 or self.depth == DEEPEST:
                return
            parent = node
            node = self._best_child(parent, seat)
            if node != NO_NODE and (self.untried[parent] == 0 or self.best_bound >= self.first_look):
                world.apply(seat, self.sound[node])
                continue
            action = self._try_anew(world, parent, seat, rng)
            node = self.path[self.depth - 1]
            world.apply(seat, action)
            if node == parent or self.visits[node] == 0:
                return

    def _first_to_ask(self, acting: vec[i64]) -> i64:
        """Of several seats that choose at the same time, the searching one first: it must not wait for the others."""
        for seat in acting:
            if seat == self.seat:
                return seat
        return acting[0]

    def _select(self, world: State, node: i64, seat: i64, legal: vec[i64], rng: Random) -> i64:
        """The action to try: the one with the best bound, or one without a node yet; its node ends the path."""
        is_heard = seat != self.seat and self.has_secret_actions
        best: i64 = NO_NODE
        best_bound = -1.0
        best_action: i64 = 0
        fresh = vec[i64]()
        alike: i64 = 1
        for action in legal:
            heard = self.judgement.sound(world, seat, action) if is_heard else action
            child = self._child(node, heard)
            if child == NO_NODE:
                fresh = append(fresh, action)
                continue
            if child == best:
                # Another action that sounds the same: any of them, equally likely.
                alike += 1
                if rng.randrange(alike) == 0:
                    best_action = action
                continue
            self.available[child] += 1
            bound = self._bound(child)
            if bound > best_bound:
                best, best_bound, best_action, alike = child, bound, action, 1
        self.untried[node] = len(fresh)
        if len(fresh) > 0 and (best == NO_NODE or best_bound < self.first_look):
            best_action = self.judgement.choose(world, seat, fresh, rng) if len(fresh) > 1 else fresh[0]
            if len(self.sound) < MOST_NODES:
                self.untried[node] -= 1
                best = self._grow(node, self.judgement.sound(world, seat, best_action) if is_heard else best_action)
            elif best == NO_NODE:
                best = node
        self.path[self.depth] = best
        self.path_seats[self.depth] = seat
        self.depth += 1
        return best_action

    def _try_anew(self, world: State, node: i64, seat: i64, rng: Random) -> i64:
        """An action without a node yet, where every action is always available; its node ends the path instead of the
        best child. Once the tree may grow no further, the best child stays."""
        best = self.path[self.depth - 1]
        if len(self.sound) >= MOST_NODES and best != NO_NODE:
            return self.sound[best]
        fresh = self._fresh(node, self.judgement.worth_a_look(world, seat, world.legal(seat)))
        action = self.judgement.choose(world, seat, fresh, rng) if len(fresh) > 1 else fresh[0]
        if len(self.sound) < MOST_NODES:
            self.untried[node] = len(fresh) - 1
            self.path[self.depth - 1] = self._grow(node, action)
            self._make_room_for(action)
        else:
            self.path[self.depth - 1] = node
        return action

    def _fresh(self, node: i64, legal: vec[i64]) -> vec[i64]:
        """The actions that have no node yet; where there is one, it is marked with the number of the simulation."""
        marks = self.marks
        stamp = self.simulations * DEEPEST + self.depth
        child = self.first[node]
        while child != NO_NODE:
            marks[self.sound[child]] = stamp
            child = self.next[child]
        fresh = vec[i64]()
        known: i64 = len(marks)
        for action in legal:
            if action >= known or marks[action] != stamp:
                fresh = append(fresh, action)
        return fresh

    def _make_room_for(self, action: i64) -> None:
        """Every action that has a node can be marked, however long a game's catalogue is."""
        while i64(len(self.marks)) <= action:
            self.marks = append(self.marks, 0)

    def _best_child(self, node: i64, seat: i64) -> i64:
        """The child with the best bound where every action is always available; it ends the path.

        Then all children were available as often as their parent was visited, so that one logarithm serves them all.
        """
        visits = self.visits
        total = self.total
        following = self.next
        passed = self.simulations if node == 0 else visits[node]
        spread = self.exploration * self.exploration * log(float(passed + 1))
        best: i64 = NO_NODE
        best_bound = -1.0
        child = self.first[node]
        while child != NO_NODE:
            tries = float(visits[child])
            bound = total[child] / tries + sqrt(spread / tries) if tries > 0.0 else 1e9
            if bound > best_bound:
                best, best_bound = child, bound
            child = following[child]
        self.best_bound = best_bound
        self.path[self.depth] = best
        self.path_seats[self.depth] = seat
        self.depth += 1
        return best

    def _child(self, node: i64, heard: i64) -> i64:
        child = self.first[node]
        sound = self.sound
        following = self.next
        while child != NO_NODE and sound[child] != heard:
            child = following[child]
        return child

    def _bound(self, child: i64) -> float:
        visits = self.visits[child]
        if visits == 0:
            return 1e9
        tries = float(visits)
        return self.total[child] / tries + self.exploration * sqrt(log(float(self.available[child])) / tries)

    def _grow(self, node: i64, heard: i64) -> i64:
        child: i64 = len(self.sound)
        self.sound = append(self.sound, heard)
        self.first = append(self.first, NO_NODE)
        self.next = append(self.next, self.first[node])
        self.visits = append(self.visits, 0)
        self.available = append(self.available, 1)
        self.total = append(self.total, 0.0)
        self.untried = append(self.untried, 1)
        self.first[node] = child
        return child

    def _play_out(self, world: State, rng: Random) -> None:
        """Go on as sensible players would, to the end or to the horizon."""
        judgement = self.judgement
        left = self.horizon
        while True:
            seat = world.actor()
            if seat == CHANCE:
                world.roll(rolled(world.due(), rng))
            elif seat < 0 or left == 0:
                return
            else:
                world.apply(seat, judgement.choose(world, seat, world.legal(seat), rng))
                left -= 1

    def _note(self, world: State) -> None:
        """Tell every node on the path how its seat has fared."""
        for seat in range(i64(len(self.worths))):
            self.worths[seat] = UNASKED
        self.fared += self._worth(world, self.seat)
        for step in range(self.depth):
            node = self.path[step]
            self.visits[node] += 1
            self.total[node] += self._worth(world, self.path_seats[step])

    def _worth(self, world: State, seat: i64) -> float:
        """How a seat fared in this simulation; asked only once."""
        while i64(len(self.worths)) <= seat:
            self.worths = append(self.worths, UNASKED)
        worth = self.worths[seat]
        if worth == UNASKED and self.is_duel and seat != self.seat:
            return 1.0 - self.worths[self.seat]
        if worth == UNASKED:
            is_over = world.actor() < CHANCE
            worth = self.judgement.outcome(world, seat) if is_over else self.judgement.worth(world, seat)
            self.worths[seat] = worth
        return worth

    def chance(self) -> float:
        """How the searching seat fared in all simulations."""
        return self.fared / float(self.simulations)

    def root_children(self) -> list[tuple[int, int, float]]:
        """Action, visits and mean of every child of the root, most visited first."""
        found: list[tuple[int, int, float]] = []
        child = self.first[0]
        while child != NO_NODE:
            visits = self.visits[child]
            found.append((self.sound[child], visits, self.total[child] / float(visits) if visits > 0 else 0.0))
            child = self.next[child]
        found.sort(key=_by_visits)
        return found

    def best_line(self, most: int) -> list[int]:
        """The sounds along the most visited way."""
        line: list[int] = []
        node: i64 = 0
        while len(line) < most:
            child = self.first[node]
            best: i64 = NO_NODE
            while child != NO_NODE:
                if best == NO_NODE or self._is_preferred(child, best):
                    best = child
                child = self.next[child]
            if best == NO_NODE or self.visits[best] == 0:
                break
            line.append(self.sound[best])
            node = best
        return line

    def _is_preferred(self, one: i64, other: i64) -> bool:
        """Whether a child is the better choice, in the order of `root_children`."""
        visits, others = self.visits[one], self.visits[other]
        if visits != others or visits == 0:
            return visits > others
        if self.total[one] != self.total[other]:
            return self.total[one] > self.total[other]
        return self.sound[one] < self.sound[other]


def _by_visits(child: tuple[int, int, float]) -> tuple[int, float, int]:
    return -child[1], -child[2], child[0]
