"""What is worth something in Rest in Peace: ghosts still to be spent, residences, psychics, and the tenth round.

The chance to win comes from a small network over the traits that traits.py finds, fitted to self-play
(weights/games.json). It sees so much of a round that is under way that a search needs no playouts.
"""

from math import exp
from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from geisterstunde.bots.rest_in_peace.traits import MOST_TRAITS, TRAITS, look
from geisterstunde.bots.search.judgement import Judgement, share_of_win
from geisterstunde.bots.weights import whole_numbers
from geisterstunde.core.contract import NOBODY, State
from geisterstunde.games.rest_in_peace.box import (
    AUNTIE,
    CASTLE,
    CASTLES_TO_WIN,
    FOOTPRINTS,
    NOW_OR_NEVER,
    PLAYING_DEAD,
    PSYCHIC,
    VILLA,
    VILLAS_TO_WIN,
    WORKS_AT_END,
    WORTHLESS,
)
from geisterstunde.games.rest_in_peace.cards import CARD_MASK, SEAT
from geisterstunde.games.rest_in_peace.numbers import BLIND, GIVE_UP, HOLD, LAY
from geisterstunde.games.rest_in_peace.rules import Rules
from geisterstunde.games.rest_in_peace.stages import COPYING, DISCARDING, FETCHING, LAYING, TURN
from geisterstunde.games.rest_in_peace.state import GONE, HAND, IN_BOX

DICE: Final = 16
UNITS: Final = 8
"""How many weights a trait has."""
WEIGHTS: Final[vec[float]] = vec[float]([number / 100.0 for number in whole_numbers(__name__, "games", "odds")])


@final
class RestInPeaceJudgement(Judgement):
    """The judgement of somebody who has seen many games of Rest in Peace."""

    def __init__(self) -> None:
        super().__init__()
        self.horizon = 0
        self.is_duel = True
        self.exploration = 0.3
        self.has_secret_actions = True
        self.weights = WEIGHTS
        self.traits = vec[i64]([0] * MOST_TRAITS)

    def worth(self, state: State, seat: i64) -> float:
        assert isinstance(state, Rules)
        if state.actor() == NOBODY:
            return share_of_win(state, seat)
        chance = 1.0 / (1.0 + exp(-self.weigh(state)))
        return chance if seat == state.chooser else 1.0 - chance

    def weigh(self, truth: Rules) -> float:
        """How the game looks for whoever chooses: the logarithm of the odds."""
        weights = self.weights
        traits = self.traits
        count = look(truth, traits)
        start: i64 = TRAITS * UNITS
        total = 0.0
        for unit in range(UNITS):
            value = weights[start + unit]
            for i in range(count):
                value += weights[traits[i] * UNITS + unit]
            if unit == 0:
                total = value
            elif value > 0.0:
                total += value * weights[start + UNITS + unit]
        return total

    def choose(self, state: State, seat: i64, legal: vec[i64], rng: Random) -> i64:
        """In a turn as cheaply as possible; the largest ghost where one is fetched, the smallest to be discarded."""
        assert isinstance(state, Rules)
        stage = state.stage
        count: i64 = len(legal)
        if stage == TURN:
            return turn_of(state, seat, legal, rng)
        if stage == DISCARDING:
            return legal[0]
        if stage in (FETCHING, COPYING):
            return legal[count - 1]
        return legal[rng.randrange(count)]

    def worth_a_look(self, state: State, seat: i64, legal: vec[i64]) -> vec[i64]:
        assert isinstance(state, Rules)
        if state.stage == TURN:
            return sensible_in_turn(state, seat, legal)
        if state.stage == LAYING:
            return sensible_to_lay(state, legal)
        return legal

    def sound(self, state: State, seat: i64, action: i64) -> i64:
        """Ghosts are laid face down (§4.5, §9.1)."""
        if LAY <= action < LAY + PSYCHIC:
            return -1
        return action


def turn_of(truth: Rules, seat: i64, legal: vec[i64], rng: Random) -> i64:
    """Hold if ahead, else take the lead as cheaply as possible, or give up if that is dear; now and then a psychic."""
    count: i64 = len(legal)
    lead = truth.total[seat] - truth.total[1 - seat]
    at = seat * HAND
    has_psychic = False
    can_hold = False
    cheapest: i64 = -1
    largest: i64 = -1
    potential: i64 = lead
    for action in legal:
        if action < PSYCHIC:
            worth = truth.worth[at + action + 1]
            potential += worth * truth.hand[at + action + 1]
            if cheapest < 0 and worth + lead > 0:
                cheapest = action
            if worth > 0:
                largest = action
        elif action < BLIND:
            has_psychic = True
        elif action == HOLD:
            can_hold = True
    dice: i64 = DICE
    dice = rng.randrange(dice)
    if can_hold:
        return legal[rng.randrange(count)] if has_psychic and dice == 0 else HOLD
    if has_psychic and dice < 4:
        return legal[rng.randrange(count)]
    if largest < 0:
        return legal[0]
    if potential <= 0 and not has_psychic:
        return legal[count - 1]
    cost: i64 = cheapest + 1 if cheapest >= 0 else 1 - lead
    if truth.played == 0 and dice < 2 * cost - 1 and not decides(truth):
        return legal[count - 1]
    return cheapest if cheapest >= 0 else largest


def decides(truth: Rules) -> bool:
    """Whether the residences of this round win the game for one family or the other (§4.1)."""
    villas = truth.tokens[truth.round * 2 + VILLA]
    castles = truth.tokens[truth.round * 2 + CASTLE]
    won = truth.won
    return (
        max(won[VILLA], won[2 + VILLA]) + villas >= VILLAS_TO_WIN
        or max(won[CASTLE], won[2 + CASTLE]) + castles >= CASTLES_TO_WIN
    )


def last_played_ghost(truth: Rules, seat: i64) -> i64:
    """The ghost that the seat has chosen to play last in this turn; 0 if its last card is not such a one."""
    count: i64 = len(truth.lying)
    if truth.played == 0 or count == truth.first:
        return 0
    entry = truth.lying[count - 1]
    card = entry & CARD_MASK
    if card > PSYCHIC or entry >> SEAT & 1 != seat:
        return 0
    # Auntie fetches a ghost; footprints draw one at random.
    if count - 2 >= truth.first and truth.lying[count - 2] & CARD_MASK == AUNTIE + PSYCHIC:
        return 0
    if truth.played == 1 and truth.where[FOOTPRINTS] != IN_BOX:
        return 0
    return card


def sensible_in_turn(truth: Rules, seat: i64, legal: vec[i64]) -> vec[i64]:
    """Ghosts of one turn are looked at from the largest on; nobody gives up with a lead he has just paid for."""
    count: i64 = len(legal)
    if count == 1:
        return legal
    lead = truth.total[seat] - truth.total[1 - seat]
    at = seat * HAND
    has_psychic = False
    potential: i64 = 0
    for action in legal:
        if action < PSYCHIC:
            potential += truth.worth[at + action + 1] * truth.hand[at + action + 1]
        elif action <= BLIND:
            has_psychic = True
    gives_up = legal[count - 1] == GIVE_UP
    if gives_up and not has_psychic and potential + lead <= 0:
        return vec[i64]([GIVE_UP])
    last = last_played_ghost(truth, seat)
    if last == 0:
        return legal
    kept = vec[i64](capacity=40)
    for action in legal:
        if action < PSYCHIC and action + 1 > last:
            continue
        if action == GIVE_UP and lead > 0:
            continue
        kept = append(kept, action)
    return kept if len(kept) > 0 else legal


def sensible_to_lay(truth: Rules, legal: vec[i64]) -> vec[i64]:
    """Psychics that can do nothing in the tenth round, or only harm, stay where they are (§5.4)."""
    if truth.where[WORTHLESS] != IN_BOX and truth.where[WORTHLESS] != GONE:
        return legal
    kept = vec[i64](capacity=40)
    for action in legal:
        psychic = action - LAY - PSYCHIC + 1
        if psychic >= 1 and (WORKS_AT_END[psychic] == 0 or psychic in (NOW_OR_NEVER, PLAYING_DEAD)):
            continue
        kept = append(kept, action)
    return kept


def judgement() -> Judgement:
    """A new judgement about Rest in Peace."""
    return RestInPeaceJudgement()
