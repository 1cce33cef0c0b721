"""What is worth something in Ghoosty!: few plays to go, ghosts that always fit, and not having to take the cemetery."""

from math import exp, log
from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from geisterstunde.bots.search.judgement import Judgement, share_of_win
from geisterstunde.bots.weights import whole_numbers
from geisterstunde.core.contract import State
from geisterstunde.games.ghoosty.box import FITS, GEORG, HIGHEST, KINDS, KLAPPER, MIMI, QUARTET
from geisterstunde.games.ghoosty.rules import (
    DRAW_FROM_HOUSE,
    PER_COUNT,
    PER_VALUE,
    PLAY_TOM,
    TAKE_CEMETERY,
    TRY_LUCK,
    Rules,
)
from geisterstunde.games.ghoosty.state import OVER

# The weights of a seat's standing, in four blocks: before or after midnight, more than two or only two left in the
# round. How many ghosts of each kind are in hand; how many in the house; how many plays it takes at least; an empty
# hand before its house; having the turn by the value on top, with or without a ghost that fits; how much lies there
# if none fits, for the one who has the turn and for the next one.
HELD: Final = 0
HELD_MOST: Final = 4
HOUSES: Final = HELD + 16 * (HELD_MOST + 1)
PLAYS: Final = HOUSES + 13
PLAYS_MOST: Final = 27
"""A full house and a ghost of every kind; Mimi Kry needs no play of her own."""
EMPTY_HAND: Final = PLAYS + PLAYS_MOST + 1
TURN_FITS: Final = EMPTY_HAND + 1
TURN_FAILS: Final = TURN_FITS + 15
NEXT_FITS: Final = TURN_FAILS + 15
NEXT_FAILS: Final = NEXT_FITS + 15
TURN_LYING: Final = NEXT_FAILS + 15
LYING_MOST: Final = 15
NEXT_LYING: Final = TURN_LYING + LYING_MOST + 1
STANDING: Final = NEXT_LYING + LYING_MOST + 1

# The weights of an action, in the same four blocks: ghosts by value and number; how many of the kind stay in hand; how
# many Mimi Krys; a quartet, Klapper, Georg, Tom, luck and taking the cemetery by how much lies there; luck and taking
# by the value on top; the last ghosts of the hand; the house; a pass.
PLAY: Final = 0
STAYING: Final = PLAY + 14 * 4
COPIED: Final = STAYING + 4
BY_QUARTET: Final = COPIED + 3
BY_KLAPPER: Final = BY_QUARTET + 4
BY_GEORG: Final = BY_KLAPPER + 4
BY_TOM: Final = BY_GEORG + 4
LUCK: Final = BY_TOM + 4
TAKE: Final = LUCK + 4
LUCK_ON: Final = TAKE + 4
TAKE_ON: Final = LUCK_ON + 15
LAST: Final = TAKE_ON + 15
HOUSE_DRAWN: Final = LAST + 2
PASSED: Final = HOUSE_DRAWN + 1
HABIT: Final = PASSED + 1

MANY: Final[vec[i64]] = vec[i64]([0, 1, 1, 2, 2, 2] + [3] * 56)
"""How much lies in the cemetery, roughly."""

STANDINGS: Final[vec[i64]] = vec[i64](whole_numbers(__name__, "nights", "standings"))
"""How badly a seat stands."""
HABITS: Final[vec[i64]] = vec[i64](whole_numbers(__name__, "nights", "habits"))
"""How much good players like an action."""

SCALE: Final = 100.0

PATIENCE: Final = 150.0
"""After so many actions without progress (§6.4) a chance to leave counts e times less: circles lead nowhere."""

WHIMS: Final = 256


def _whims() -> list[int]:
    """Gumbel's distribution: the highest of weight and whim is each action with the odds that its weight gives it."""
    return [round(-SCALE * log(-log((i + 0.5) / WHIMS))) for i in range(WHIMS)]


WHIM: Final[vec[i64]] = vec[i64](_whims())


def block_of(truth: Rules) -> i64:
    """Before midnight 0, after it 1; two more if only two are left in the round."""
    block: i64 = 0 if truth.crypt_left > 0 else 1
    return block + 2 if truth.players - len(truth.left) == 2 else block


def can_play(truth: Rules, seat: i64) -> bool:
    """Whether a numbered ghost of the hand fits on the cemetery as it is."""
    fits = FITS
    hand = truth.hand
    first = seat * KINDS
    row = truth.top * KINDS
    for value in range(1, HIGHEST + 1):
        if hand[first + value] > 0 and fits[row + value] == 1:
            return True
    return False


def _standing(truth: Rules, seat: i64, start: i64, weights: vec[i64]) -> i64:
    """How badly the hand and the house of a seat stand: a hundred more are e times the odds to be left over."""
    hand = truth.hand
    house = truth.house_left[seat]
    first = seat * KINDS
    plays = house
    total = weights[start + HOUSES + house]
    at = start + HELD
    for kind in range(KINDS):
        held = hand[first + kind]
        if held > 0:
            plays += 1
            if held > HELD_MOST:
                held = HELD_MOST
            total += weights[at + held]
        at += HELD_MOST + 1
    if hand[first + MIMI] > 0:
        plays -= 1
    total += weights[start + PLAYS + plays]
    if truth.hand_size[seat] == 0:
        total += weights[start + EMPTY_HAND]
    return total


def weigh(truth: Rules, seat: i64, weights: vec[i64]) -> i64:
    """How badly a seat that is in the round stands, the turn included."""
    start = block_of(truth) * STANDING
    total = _standing(truth, seat, start, weights)
    active = truth.active
    lying = truth.lying
    if lying > LYING_MOST:
        lying = LYING_MOST
    if seat == active:
        if can_play(truth, seat):
            return total + weights[start + TURN_FITS + truth.top]
        return total + weights[start + TURN_FAILS + truth.top] + weights[start + TURN_LYING + lying]
    if seat == truth.neighbour(active):
        if can_play(truth, seat):
            return total + weights[start + NEXT_FITS + truth.top]
        return total + weights[start + NEXT_FAILS + truth.top] + weights[start + NEXT_LYING + lying]
    return total


def chances_to_lose(truth: Rules, weights: vec[i64]) -> vec[float]:
    """For every seat the chance to be the one who is left over in this round."""
    odds = vec[float](capacity=truth.players)
    total = 0.0
    for seat in range(truth.players):
        chance = exp(float(weigh(truth, seat, weights)) / SCALE) if truth.is_in(seat) else 0.0
        odds = append(odds, chance)
        total += chance
    for seat in range(truth.players):
        odds[seat] /= total
    return odds


def chance_in_match(truth: Rules, seat: i64, weights: vec[i64]) -> float:
    """The chance to win the match, from the points and from who may lose this round (§7.2–§7.4)."""
    players = truth.players
    losing = chances_to_lose(truth, weights)
    gained = vec[float](capacity=players)
    # The places still to be had bring so much on average.
    places = players - 1 - len(truth.left)
    to_come = float(places + 2)
    if places == players - 1:
        to_come += 1.0
    for other in range(players):
        gained = append(gained, float(truth.points[other]) + (to_come / float(places) if truth.is_in(other) else 1.0))
    if len(truth.left) > 0:
        gained[truth.left[0]] += 1.0
    chance = 0.0
    for loser in range(players):
        if losing[loser] > 0.0:
            chance += losing[loser] * _share(truth, seat, loser, gained, to_come / float(places))
    return chance


def _share(truth: Rules, seat: i64, loser: i64, gained: vec[float], missed: float) -> float:
    """The seat's part of the match if that one loses the round; if that is the second Boo, the points decide."""
    is_last = truth.boos[loser] > 0 or truth.tie_rounds > 0
    if is_last and loser == seat:
        return 0.0
    sharp = 3.0 if is_last else 0.6
    total = 0.0
    own = 0.0
    for other in range(truth.players):
        points = gained[other]
        if other == loser:
            if is_last:
                continue
            points -= missed
        weight = exp(sharp * (points - gained[seat]))
        total += weight
        if other == seat:
            own = weight
    return own / total


def habit(truth: Rules, seat: i64, action: i64, start: i64, weights: vec[i64]) -> i64:
    """How much a sensible player likes an action: a hundred more are e times the odds."""
    many = MANY[truth.lying]
    if action < TRY_LUCK:
        value = action // PER_VALUE + 1
        rest = action % PER_VALUE
        count = rest // PER_COUNT + 1
        mimis = rest % PER_COUNT
        size = count + mimis
        run = size + truth.run if value == truth.top else size
        total = weights[start + PLAY + (value - 1) * 4 + min(size, 4) - 1]
        total += weights[start + STAYING + truth.hand[seat * KINDS + value] - count]
        total += weights[start + COPIED + min(mimis, 2)]
        if run >= QUARTET:
            total += weights[start + BY_QUARTET + many]
        elif value == KLAPPER:
            total += weights[start + BY_KLAPPER + many]
        elif value == GEORG:
            total += weights[start + BY_GEORG + many]
        if size == truth.hand_size[seat]:
            total += weights[start + LAST + (1 if truth.house_left[seat] > 0 else 0)]
        return total
    if action == TRY_LUCK:
        return weights[start + LUCK + many] + weights[start + LUCK_ON + truth.top]
    if action == TAKE_CEMETERY:
        return weights[start + TAKE + many] + weights[start + TAKE_ON + truth.top]
    if action == PLAY_TOM:
        total = weights[start + BY_TOM + many]
        if truth.hand_size[seat] == 1:
            total += weights[start + LAST + (1 if truth.house_left[seat] > 0 else 0)]
        return total
    return weights[start + HOUSE_DRAWN] if action == DRAW_FROM_HOUSE else weights[start + PASSED]


def size_of(action: i64) -> i64:
    """How many ghosts of the hand are played."""
    if action < TRY_LUCK:
        return action % PER_VALUE // PER_COUNT + 1 + action % PER_COUNT
    return 1 if action == PLAY_TOM else 0


@final
class GhoostyJudgement(Judgement):
    """The judgement of somebody who has haunted many nights."""

    def __init__(self) -> None:
        super().__init__()
        self.horizon = 8
        # With 0.6 the visits of 200 simulations were nearly even over all actions.
        self.exploration = 0.1
        self.standings = STANDINGS
        self.habits = HABITS
        self.patience = PATIENCE

    def worth(self, state: State, seat: i64) -> float:
        assert isinstance(state, Rules)
        if state.phase == OVER:
            return self.outcome(state, seat)
        hope = exp(-float(state.still) / self.patience) if state.is_in(seat) else 1.0
        if state.is_match:
            return hope * chance_in_match(state, seat, self.standings)
        return hope * (1.0 - chances_to_lose(state, self.standings)[seat])

    def outcome(self, state: State, seat: i64) -> float:
        """In a round all win who have left, however many they are (§6.2)."""
        assert isinstance(state, Rules)
        if state.is_match:
            return share_of_win(state, seat)
        return 0.0 if state.is_in(seat) else 1.0

    def choose(self, state: State, seat: i64, legal: vec[i64], rng: Random) -> i64:
        """What good players like in such positions, more or less."""
        assert isinstance(state, Rules)
        best = legal[0]
        if len(legal) == 1:
            return best
        start = block_of(state) * HABIT
        whim = WHIM
        habits = self.habits
        best_weight: i64 = -1_000_000
        for action in legal:
            weight = habit(state, seat, action, start, habits) + whim[rng.randrange(WHIMS)]
            if weight > best_weight:
                best_weight = weight
                best = action
        return best

    def worth_a_look(self, state: State, seat: i64, legal: vec[i64]) -> vec[i64]:
        """To leave wins a round (§6.1)."""
        assert isinstance(state, Rules)
        if state.crypt_left > 0 or state.is_match or state.house_left[seat] > 0:
            return legal
        size = state.hand_size[seat]
        for action in legal:
            if size_of(action) == size:
                return vec[i64]([action])
        return legal


def judgement() -> Judgement:
    """A new judgement about Ghoosty!."""
    return GhoostyJudgement()
