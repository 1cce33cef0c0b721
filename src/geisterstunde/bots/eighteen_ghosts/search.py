"""Alpha-beta search for 18 Ghosts: principal variation search, deepening turn by turn, in one castle.

The search plays in a single castle and takes every action back (`CastleMark`), so that nothing is copied. Values are
those of the seat that acts; an action after which the same seat acts again (setting down a released ghost, §3.7) does
not change sides. A position that occurs for the second time is taken for a draw: whoever wants can bring about the
third (§5.4).
"""

from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from geisterstunde.bots.eighteen_ghosts.judgement import chance_of, counts, flights, lacks, weigh
from geisterstunde.bots.eighteen_ghosts.mark import CastleMark
from geisterstunde.bots.eighteen_ghosts.memory import (
    AT_LEAST,
    AT_MOST,
    EXACT,
    NO_ACTION,
    NOT_NOTED,
    SURE,
    CastleMemory,
    is_repeated,
    kind_in,
    rest_of,
    value_in,
)
from geisterstunde.bots.search.clock import Clock
from geisterstunde.bots.search.root import Root
from geisterstunde.games.eighteen_ghosts.box import GHOSTS
from geisterstunde.games.eighteen_ghosts.rules import PASS, Rules
from geisterstunde.games.eighteen_ghosts.state import DRAW, NOTHING, UNDECIDED

WIN: Final = 30_000
"""The value of a game that is won now; a win n actions away is worth n less."""
UNKNOWN: Final = -32_000

ACTIONS: Final = PASS + 1
DEEPEST: Final = 60
MOST_PLIES: Final = 100
MOST_CHOICES: Final = 64

NODES_BETWEEN_LOOKS: Final = 64
"""The clock is looked at no more often than that."""

# The order in which actions are tried.
REMEMBERED: Final = 1 << 29
WINNING: Final = 1 << 28
FLEEING: Final = 1 << 26
KILLING: Final = 1 << 22
MOST_HISTORY: Final = 1 << 20


def wins_at_once(truth: Rules, seat: i64, missing: i64) -> bool:
    """Whether the seat, lacking so many escapes, would win by one action if it had the turn."""
    for action in truth.legal(seat):
        fled = flights(truth, action)
        if fled != 0 and counts(truth, seat, fled) >= missing:
            return True
    return False


@final
class CastleSearch:
    """One search from one position; the castle is the search's own."""

    def __init__(self, truth: Rules, clock: Clock, entries: i64) -> None:
        self.truth = truth
        self.clock = clock
        self.nodes: i64 = 0
        self.depth: i64 = 0
        """The last depth that was looked at completely."""
        self.is_stopped = False
        self.ask_at: i64 = 0
        self.memory = CastleMemory(entries)
        self.history = vec[i64]([0] * (2 * ACTIONS))
        self.killers = vec[i64]([NO_ACTION] * (2 * MOST_PLIES))
        self.choices = vec[i64]([0] * (MOST_CHOICES * MOST_PLIES))
        self.promises = vec[i64]([0] * (MOST_CHOICES * MOST_PLIES))
        self.marks = [CastleMark() for _ in range(MOST_PLIES)]
        self.root = Root(vec[i64](), UNKNOWN, Random(0))

    # The root

    def chance(self, value: i64) -> float:
        """The chance of the acting seat that belongs to a value."""
        return chance_of(value)

    def search(self, rng: Random) -> None:
        """Look deeper and deeper until the clock is up; then the root's actions stand in their order."""
        self.root = Root(self.truth.legal(self.truth.actor()), UNKNOWN, rng)
        depth: i64 = 1
        while depth <= DEEPEST and not self.is_stopped:
            self._look_from_root(depth)
            if not self.is_stopped:
                self.depth = depth
            best = self.root.values[0]
            # A proved result does not change when looked at longer.
            if best > SURE or best < -SURE:
                break
            depth += 1

    def _look_from_root(self, depth: i64) -> None:
        """One iteration, in a narrow window around the last value first."""
        margin: i64 = 40
        alpha: i64 = -WIN
        beta: i64 = WIN
        if depth > 3:
            alpha = self.root.values[0] - margin
            beta = self.root.values[0] + margin
        while True:
            best = self._try_root(depth, alpha, beta)
            if self.is_stopped or alpha < best < beta:
                return
            margin *= 4
            if best <= alpha:
                alpha = -WIN if margin > 600 else best - margin
            if best >= beta:
                beta = WIN if margin > 600 else best + margin

    def _try_root(self, depth: i64, alpha: i64, beta: i64) -> i64:
        """All root actions within a window; the best one comes to the front even if time runs out meanwhile."""
        seat = self.truth.actor()
        best: i64 = -WIN
        for i in range(i64(len(self.root.actions))):
            action = self.root.actions[i]
            before = self.nodes
            value = UNKNOWN
            if i > 0:
                value = self._after(seat, action, depth - 1, alpha, alpha + 1, 0)
            if i == 0 or (alpha < value and not self.is_stopped):
                value = self._after(seat, action, depth - 1, alpha, beta, 0)
            if self.is_stopped:
                return best
            self.root.nodes[i] += self.nodes - before
            self.root.values[i] = value
            if value > best:
                best = value
                if i > 0 and value > alpha:
                    self.root.to_front(i)
            if value > alpha:
                alpha = value
            if alpha >= beta:
                break
        return best

    def judge(self, i: i64) -> None:
        """Find the value of root action number i nearly as deep as was searched, not only that it is worse."""
        depth = self.depth - 2 if self.depth > 3 else 1
        value = self._after(self.truth.actor(), self.root.actions[i], depth, -WIN, WIN, 0)
        if not self.is_stopped:
            self.root.values[i] = value

    # The tree

    def _after(self, seat: i64, action: i64, depth: i64, alpha: i64, beta: i64, ply: i64) -> i64:
        """The value for the seat of carrying out an action; afterwards everything is as before."""
        truth = self.truth
        mark = self.marks[ply]
        mark.keep(truth, seat, action)
        truth.apply(seat, action)
        winner = truth.winner
        value: i64 = 0
        if winner == UNDECIDED:
            if not is_repeated(truth):
                if truth.actor() == seat:
                    value = self._look(depth, alpha, beta, ply + 1)
                else:
                    value = -self._look(depth, -beta, -alpha, ply + 1)
        elif winner == seat:
            value = WIN - ply - 1
        elif winner != DRAW:
            value = ply + 1 - WIN
        mark.restore(truth)
        return value

    def _look(self, depth: i64, alpha: i64, beta: i64, ply: i64) -> i64:
        """The value of the position for whoever acts."""
        self.nodes += 1
        if self._must_stop():
            return 0
        truth = self.truth
        seat = truth.actor()
        is_turn = truth.released == NOTHING and truth.placed == GHOSTS
        missing = lacks(truth, seat)
        others = lacks(truth, 1 - seat)
        if ply >= MOST_PLIES - 1:
            return weigh(truth, seat)
        if depth <= 0 and truth.placed < GHOSTS:
            return weigh(truth, seat)
        if depth <= 0 and is_turn:
            if others > 1 or not wins_at_once(truth, 1 - seat, others) or wins_at_once(truth, seat, missing):
                return self._calm(alpha, beta, ply, seat, missing)
            # About to lose: one more turn decides whether that can be prevented.
            depth = 1
        # Setting down a released ghost belongs to the turn before.
        deeper = depth if truth.released != NOTHING else depth - 1

        rest = rest_of(truth)
        memory = self.memory
        slot = memory.slot(truth.castle_key, rest)
        note = memory.notes[slot]
        remembered: i64 = NO_ACTION
        # As `CastleMemory.note_at` and `action_in` say, written out: it is done for every position.
        if note != NOT_NOTED and note >> 33 == rest and memory.keys[slot] == truth.castle_key:
            remembered = note >> 17 & 255
            if note >> 25 & 63 >= depth:
                value = value_in(note, ply)
                kind = kind_in(note)
                if kind == EXACT or (kind == AT_LEAST and value >= beta) or (kind == AT_MOST and value <= alpha):
                    return value

        count = self._order(seat, missing, others, ply, remembered)
        return self._try_all(seat, count, depth, deeper, alpha, beta, ply, slot, rest)

    def _try_all(
        self, seat: i64, count: i64, depth: i64, deeper: i64, alpha: i64, beta: i64, ply: i64, slot: i64, rest: i64
    ) -> i64:
        """The value of the best of the listed actions; remembered for the next time."""
        key = self.truth.castle_key
        first = ply * MOST_CHOICES
        best: i64 = UNKNOWN
        best_action: i64 = NO_ACTION
        floor = alpha
        for i in range(count):
            self._pick(first + i, first + count)
            action = self.choices[first + i]
            promise = self.promises[first + i]
            if i == 0:
                value = self._after(seat, action, deeper, alpha, beta, ply)
            else:
                reduced = deeper
                if i >= 4 and depth >= 3 and promise < KILLING:
                    reduced = deeper - 1 if i < 12 else deeper - 2
                value = self._after(seat, action, reduced, alpha, alpha + 1, ply)
                if value > alpha and reduced < deeper:
                    value = self._after(seat, action, deeper, alpha, alpha + 1, ply)
                if alpha < value < beta:
                    value = self._after(seat, action, deeper, alpha, beta, ply)
            if self.is_stopped:
                return 0
            if value > best:
                best = value
                best_action = action
                if value > alpha:
                    alpha = value
                    if value >= beta:
                        if promise < WINNING:
                            self._praise(seat, action, depth, ply)
                        break
        kind: i64 = EXACT
        if best >= beta:
            kind = AT_LEAST
        elif best <= floor:
            kind = AT_MOST
        self.memory.keep(slot, key, rest, kind, depth, best_action, best, ply)
        return best

    def _calm(self, alpha: i64, beta: i64, ply: i64, seat: i64, missing: i64) -> i64:
        """The value once nobody flees any more: only flights that count are looked at."""
        truth = self.truth
        best = weigh(truth, seat)
        if ply >= MOST_PLIES - 1:
            return best
        if best >= beta and missing > 1:
            return best
        first = ply * MOST_CHOICES
        count: i64 = 0
        for action in truth.legal(seat):
            fled = flights(truth, action)
            if fled == 0:
                continue
            useful = counts(truth, seat, fled)
            if useful >= missing:
                return WIN - ply - 1
            if useful > 0:
                self.choices[first + count] = action
                count += 1
        if best >= beta:
            return best
        if best > alpha:
            alpha = best
        for i in range(count):
            value = self._after_flight(seat, self.choices[first + i], alpha, beta, ply)
            if value > best:
                best = value
                if value > alpha:
                    alpha = value
                    if value >= beta:
                        break
        return best

    def _after_flight(self, seat: i64, action: i64, alpha: i64, beta: i64, ply: i64) -> i64:
        truth = self.truth
        mark = self.marks[ply]
        mark.keep(truth, seat, action)
        truth.apply(seat, action)
        self.nodes += 1
        winner = truth.winner
        value: i64 = 0
        if winner == UNDECIDED:
            value = -self._calm(-beta, -alpha, ply + 1, 1 - seat, lacks(truth, 1 - seat))
        elif winner == seat:
            value = WIN - ply - 1
        elif winner != DRAW:
            value = ply + 1 - WIN
        mark.restore(truth)
        return value

    def _must_stop(self) -> bool:
        # The first look at every action is always finished: an answer has to be found.
        if self.depth == 0:
            return False
        if not self.is_stopped and self.nodes >= self.ask_at:
            self.is_stopped = self.clock.is_up(self.nodes)
            self.ask_at = min(self.nodes + NODES_BETWEEN_LOOKS, self.clock.nodes)
        return self.is_stopped

    # The order of actions

    def _order(self, seat: i64, missing: i64, others: i64, ply: i64, remembered: i64) -> i64:
        """List the legal actions with what they promise; how many."""
        truth = self.truth
        first = ply * MOST_CHOICES
        choices = self.choices
        promises = self.promises
        history = self.history
        killer = self.killers[2 * ply]
        second_killer = self.killers[2 * ply + 1]
        count: i64 = 0
        for action in truth.legal(seat):
            promise = history[seat * ACTIONS + action]
            if action == remembered:
                promise = REMEMBERED
            elif action == killer:
                promise = KILLING + 1
            elif action == second_killer:
                promise = KILLING
            fled = flights(truth, action)
            if fled != 0:
                own = counts(truth, seat, fled)
                if own >= missing and truth.active == seat:
                    promise = REMEMBERED + WINNING
                else:
                    promise += (own - counts(truth, 1 - seat, fled)) * FLEEING
            choices[first + count] = action
            promises[first + count] = promise
            count += 1
        return count

    def _pick(self, start: i64, end: i64) -> None:
        """Bring the most promising of the rest to the start."""
        promises = self.promises
        best = start
        for i in range(start + 1, end):
            if promises[i] > promises[best]:
                best = i
        if best != start:
            choices = self.choices
            promise = promises[best]
            promises[best] = promises[start]
            promises[start] = promise
            action = choices[best]
            choices[best] = choices[start]
            choices[start] = action

    def _praise(self, seat: i64, action: i64, depth: i64, ply: i64) -> None:
        """An action that refuted the last one will be tried early elsewhere too."""
        killers = self.killers
        if killers[2 * ply] != action:
            killers[2 * ply + 1] = killers[2 * ply]
            killers[2 * ply] = action
        place = seat * ACTIONS + action
        history = self.history
        history[place] += depth * depth
        if history[place] > MOST_HISTORY:
            for i in range(2 * ACTIONS):
                history[i] //= 2

    def line(self, most: i64) -> vec[i64]:
        """How the game is expected to go on: the best root action and what is remembered after it."""
        truth = self.truth
        line = vec[i64](capacity=16)
        action = self.root.actions[0]
        marks = [CastleMark() for _ in range(most)]
        made: i64 = 0
        while made < most:
            seat = truth.actor()
            marks[made].keep(truth, seat, action)
            truth.apply(seat, action)
            line = append(line, action)
            made += 1
            if truth.winner != UNDECIDED or is_repeated(truth):
                break
            action = self.memory.action_in(truth)
            if action == NO_ACTION:
                break
        while made > 0:
            made -= 1
            marks[made].restore(truth)
        return line
