"""What is worth something in Ghosts: few points, a round without any, fog, and not being the next one who is stuck."""

from math import exp, sqrt
from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from geisterstunde.bots.search.judgement import Judgement, share_of_win
from geisterstunde.bots.weights import numbers, whole_numbers
from geisterstunde.core.contract import State
from geisterstunde.games.ghosts.box import CARDS, FAMILY, FOG, HAND, KINDS, MOST_FEAR, MOST_GIVEN_BACK, NO_FAMILY, VALUE
from geisterstunde.games.ghosts.rules import KEEP, TAKE, Rules
from geisterstunde.games.ghosts.state import ANSWER, GIVE_BACK, OVER, PLAY

MOST_PLAYERS: Final = 6
FOG_SHIFT: Final = 24
ONES_SHIFT: Final = FOG_SHIFT + 4
THREES_SHIFT: Final = ONES_SHIFT + 4
CROWD: Final[vec[i64]] = vec[i64]([16**family for family in range(NO_FAMILY + 1)])
"""One card of a family in a number that counts all families of a hand, four bits each; fog comes last."""
IN_CROWD: Final[vec[i64]] = vec[i64](
    [
        16 ** FAMILY[kind] + (2**ONES_SHIFT if VALUE[kind] == 1 else 2**THREES_SHIFT if VALUE[kind] == 3 else 0)
        for kind in range(KINDS)
    ]
)
"""A card of each kind in that number, which also counts ones and threes."""
ALL_FAMILIES: Final = 0x111111

# What a sensible player does without thinking long, as points for every action. In this order:
# a ghost of another family by the fear that it makes and by how many more of its family one holds (none, one, more);
# a mirror by the fear and how many more; fog by the fear and how much more fog; taking the pile by the fear;
# an opening by its number and how many more; another family's ghost by its number; a mirror by its number; what a
# round without a point is worth by the points that go back; changes when the draw pile is empty (another family,
# mirror, fog, taking); taking the pile at seven by mirrors and fog in the hand; making six or seven by fog in the hand.
MIRROR: Final = 24
LAY_FOG: Final = 48
TAKE_PILE: Final = 72
OPEN: Final = 96
RAISE_VALUE: Final = 108
MIRROR_VALUE: Final = 112
CLEAN: Final = 116
LATE: Final = 120
STUCK: Final = 124
BACKED: Final = 133

HABITS_FOR_TWO: Final[vec[i64]] = vec[i64](whole_numbers(__name__, "rounds", "habits-for-two"))
HABITS_FOR_MORE: Final[vec[i64]] = vec[i64](whole_numbers(__name__, "rounds", "habits-for-more"))

# How many more points a seat will take in this round: a constant and the cards left
# per seat; then, compared with the average of all seats: fog, ones, threes, cards beyond the first of a family, and
# cards at all; being the one who is stuck next, at six (now, or after a lap) and at seven (by the cards that can be
# laid before); cards that always fit, at six and seven; being the next to act and being the one who has just acted, by
# the fear. At last, what makes the end uncertain, fitted to who won: the cards left per seat, later rounds, a constant.
# That a round stays without a point with the chance exp(-points to come) fits the same games closely.
PER_CARD: Final = 1
IN_FOG: Final = 2
IN_ONES: Final = 3
IN_THREES: Final = 4
IN_PAIRS: Final = 5
IN_CARDS: Final = 6
STUCK_AT_SIX: Final = 7
STUCK_AT_SEVEN: Final = 9
ESCAPES: Final = 18
NEXT: Final = 20
LAST: Final = 28
DOUBT: Final = 36
ODDS_FOR_TWO: Final[vec[float]] = vec[float](numbers(__name__, "rounds", "odds-for-two"))
ODDS_FOR_MORE: Final[vec[float]] = vec[float](numbers(__name__, "rounds", "odds-for-more"))
FADING: Final = 4.0
"""With fewer cards than this for each seat, good cards in the hand count less and less."""
LONGEST_WALK: Final = 8
NOBODY_STUCK: Final = -1
LEAST_DOUBT: Final = 0.04


def crowd(truth: Rules, seat: i64) -> i64:
    """How many cards of each family the seat holds, and how many ones and threes, four bits each."""
    hands = truth.hands
    in_crowd = IN_CROWD
    counts: i64 = 0
    first = seat * HAND
    for place in range(first, first + truth.sizes[seat]):
        counts += in_crowd[hands[place]]
    return counts


def stuck_at_seven(truth: Rules, crowds: vec[i64]) -> tuple[i64, i64]:
    """Who will have to take the pile if everybody mirrors or lays fog as long as possible, and after how many cards."""
    players = truth.players
    shift = 4 * truth.top
    seat = truth.active
    direction = truth.direction
    mirror_of_top = CROWD[truth.top]
    fog_card = CROWD[NO_FAMILY]
    left = crowds[:]
    for step in range(12):
        counts = left[seat]
        if (counts >> shift) & 15 > 0:
            left[seat] = counts - mirror_of_top
            if players > 2:
                direction = -direction
        elif (counts >> FOG_SHIFT) & 15 > 0:
            left[seat] = counts - fog_card
        else:
            return seat, min(step, LONGEST_WALK)
        seat = truth.seat_after(seat, direction)
    return NOBODY_STUCK, LONGEST_WALK


def stuck_at_six(truth: Rules) -> tuple[i64, i64]:
    """Who runs first out of cards that fit at six, and how many it has; nobody if that is far away."""
    hands = truth.hands
    seat = truth.active
    top = truth.top
    stuck: i64 = NOBODY_STUCK
    least: i64 = 2
    for _time in range(truth.players):
        fitting: i64 = 0
        first = seat * HAND
        for place in range(first, first + truth.sizes[seat]):
            kind = hands[place]
            if kind == FOG or VALUE[kind] == 1 or FAMILY[kind] == top:
                fitting += 1
        if fitting < least:
            least = fitting
            stuck = seat
        seat = truth.seat_after(seat, truth.direction)
    return stuck, least


def points_to_come(truth: Rules, odds: vec[float]) -> vec[float]:
    """How many points every seat will probably take in the rest of this round."""
    players = truth.players
    share = 1.0 / float(players)
    per_seat = float(CARDS - truth.laid_count) * share
    base = odds[0] + odds[PER_CARD] * per_seat
    if truth.phase != PLAY and truth.phase != ANSWER:
        return vec[float]([base] * players)
    fade = min(1.0, per_seat / FADING)
    has_pile = truth.top != NO_FAMILY
    fear = truth.fear
    shift = 4 * truth.top
    expected = vec[float]([0.0] * players)
    crowds = vec[i64]([0] * players)
    total = 0.0
    for seat in range(players):
        counts = crowd(truth, seat)
        crowds[seat] = counts
        size = truth.sizes[seat]
        fogs = (counts >> FOG_SHIFT) & 15
        ones = (counts >> ONES_SHIFT) & 15
        threes = counts >> THREES_SHIFT
        # A bit for each family that is there, and their sum.
        families = (((counts | counts >> 1 | counts >> 2) & ALL_FAMILIES) * ALL_FAMILIES >> 20) & 15
        good = odds[IN_FOG] * float(fogs) + odds[IN_ONES] * float(ones) + odds[IN_THREES] * float(threes)
        good += odds[IN_PAIRS] * float(size - fogs - families)
        good = fade * good + odds[IN_CARDS] * float(size)
        if has_pile and fear >= MOST_FEAR - 1:
            escapes = min(3, ((counts >> shift) & 15) + fogs)
            good += odds[ESCAPES + fear - MOST_FEAR + 1] * float(escapes)
        expected[seat] = good
        total += good
    if has_pile and fear >= MOST_FEAR - 1:
        if fear == MOST_FEAR:
            stuck, steps = stuck_at_seven(truth, crowds)
            danger = odds[STUCK_AT_SEVEN + steps]
        else:
            stuck, steps = stuck_at_six(truth)
            danger = odds[STUCK_AT_SIX + min(1, steps)]
        if stuck >= 0:
            expected[stuck] += danger
            total += danger
    expected[truth.active] += odds[NEXT + fear]
    last = truth.seat_after(truth.active, -truth.direction)
    expected[last] += odds[LAST + fear]
    total += odds[NEXT + fear] + odds[LAST + fear]
    for seat in range(players):
        expected[seat] = max(0.02, base + expected[seat] - total * share)
    return expected


def points_at_the_end(truth: Rules, odds: vec[float]) -> vec[float]:
    """How many points every seat will probably have at the end of the game."""
    players = truth.players
    rest = points_to_come(truth, odds)
    a_round = odds[0] + odds[PER_CARD] * float(CARDS) / float(players)
    clean = exp(-a_round)
    later = truth.rounds - truth.round
    is_between = truth.phase == GIVE_BACK
    for seat in range(players):
        points = float(truth.points[seat])
        if is_between:
            rest[seat] = points - (float(truth.most_given_back(seat)) if _is_still_asked(truth, seat) else 0.0)
        elif truth.piles[seat] == 0:
            rest[seat] = points + rest[seat] - exp(-rest[seat]) * min(float(MOST_GIVEN_BACK), points)
        else:
            rest[seat] += points
    for seat in range(players):
        for _time in range(later):
            rest[seat] += a_round - clean * min(float(MOST_GIVEN_BACK), rest[seat])
    return rest


def _is_still_asked(truth: Rules, seat: i64) -> bool:
    """Whether the seat has yet to say how much it gives back: clockwise from the start player (§5.4)."""
    players = truth.players
    return (seat - truth.starter + players) % players >= (truth.acting - truth.starter + players) % players


def habit(truth: Rules, seat: i64, legal: vec[i64], rng: Random, weights: vec[i64], doubt: i64) -> i64:
    """The action with most points, each of which a little chance adds to."""
    counts = crowd(truth, seat)
    family = FAMILY
    fear = truth.fear
    top = truth.top
    fogs = (counts >> FOG_SHIFT) & 15
    is_late = truth.drawn == CARDS
    best = legal[0]
    most: i64 = -1_000_000
    for action in legal:
        if action == TAKE:
            if fear < MOST_FEAR:
                points = weights[TAKE_PILE + 3 * fear]
            else:
                points = weights[STUCK + 3 * min((counts >> (4 * top)) & 15, 2) + min(fogs, 2)]
            if truth.piles[seat] == 0:
                points -= weights[CLEAN + min(truth.points[seat], MOST_GIVEN_BACK)]
            if is_late:
                points += weights[LATE + 3]
        elif action == FOG:
            points = weights[LAY_FOG + 3 * fear + min(fogs - 1, 2)]
            if is_late:
                points += weights[LATE + 2]
        else:
            kin = family[action]
            number = VALUE[action]
            more = min(((counts >> (4 * kin)) & 15) - 1, 2)
            if top == NO_FAMILY:
                points = weights[OPEN + 3 * number + more]
            elif kin == top:
                points = weights[MIRROR + 3 * fear + more] + weights[MIRROR_VALUE + number]
                if is_late:
                    points += weights[LATE + 1]
            else:
                points = weights[3 * (fear + number) + more] + weights[RAISE_VALUE + number]
                if is_late:
                    points += weights[LATE]
                if fear + number >= MOST_FEAR - 1:
                    points += weights[BACKED + min(fogs, 2)]
        points += rng.randrange(doubt)
        if points > most:
            most = points
            best = action
    return best


@final
class GhostsJudgement(Judgement):
    """The judgement of somebody who has seen many games of Ghosts.

    Several seats act at the same time only after a deal, and there a hand of five fog is the only one with a choice:
    whoever has to think about it knows that all others keep their cards. So nothing secret is ever searched.
    """

    def __init__(self) -> None:
        super().__init__()
        self.horizon = 0
        self.exploration = 0.25
        self.doubt: i64 = 40
        """Habits whose points differ by less than this are sometimes broken."""

    def worth(self, state: State, seat: i64) -> float:
        assert isinstance(state, Rules)
        if state.phase == OVER:
            return share_of_win(state, seat)
        players = state.players
        odds = ODDS_FOR_TWO if players == 2 else ODDS_FOR_MORE
        at_the_end = points_at_the_end(state, odds)
        per_seat = float(CARDS - state.laid_count) / float(players)
        doubt = odds[DOUBT] * per_seat + odds[DOUBT + 1] * float(state.rounds - state.round) + odds[DOUBT + 2]
        scale = 1.0 / sqrt(max(LEAST_DOUBT, doubt))
        own = at_the_end[seat]
        total = 0.0
        for points in at_the_end:
            total += exp(min(50.0, (own - points) * scale))
        return 1.0 / total

    def choose(self, state: State, seat: i64, legal: vec[i64], rng: Random) -> i64:
        """By habit; five fog are kept, and all that can go back goes back."""
        assert isinstance(state, Rules)
        count: i64 = len(legal)
        if count == 1:
            return legal[0]
        if state.phase == PLAY:
            weights = HABITS_FOR_TWO if state.players == 2 else HABITS_FOR_MORE
            return habit(state, seat, legal, rng, weights, self.doubt)
        return KEEP if state.phase == ANSWER else legal[count - 1]

    def worth_a_look(self, state: State, seat: i64, legal: vec[i64]) -> vec[i64]:
        """Giving back less never helps (§5.4): all of it, and one less to compare it with."""
        assert isinstance(state, Rules)
        if state.phase == GIVE_BACK and len(legal) > 2:
            return legal[len(legal) - 2 :]
        return legal


def judgement() -> Judgement:
    """A new judgement about Ghosts."""
    return GhostsJudgement()
