"""What a judge of Rest in Peace looks at: a position as a list of what is true of it, seen by whoever chooses.

Each thing that can be true has a number; the weights (weights/games.json) say what follows from it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from geisterstunde.games.rest_in_peace.box import (
    CASTLE,
    CASTLES_TO_WIN,
    FACE,
    NOW_OR_NEVER,
    PSYCHIC,
    ROUNDS,
    TENTH,
    VILLA,
    VILLAS_TO_WIN,
    WEDDING,
)
from geisterstunde.games.rest_in_peace.cards import CARD_MASK, SEAT
from geisterstunde.games.rest_in_peace.rules import Rules
from geisterstunde.games.rest_in_peace.stages import CARRYING, LAYING, TURN
from geisterstunde.games.rest_in_peace.state import HAND, HERE, IN_ROW, OWNED, PILE

ALL: Final = 30
"""All psychics and none."""

# The present round: its number, its residences, its psychic, those to come, and what is being chosen.
NUMBER: Final = 0
VILLAS_HERE: Final = NUMBER + 11
CASTLES_HERE: Final = VILLAS_HERE + 4
VILLAS_LEFT: Final = CASTLES_HERE + 4
CASTLES_LEFT: Final = VILLAS_LEFT + 7
NEXT_PLACE: Final = CASTLES_LEFT + 5
"""Whether there is a castle at each of the next two places, and at the tenth."""
CHOOSING: Final = NEXT_PLACE + 3
PRIZE: Final = CHOOSING + 24
AHEAD: Final = PRIZE + ALL
# The two families compared; the one who chooses is the first.
LEAD: Final = AHEAD + ALL
WIDEST_LEAD: Final = 12
REACH: Final = LEAD + 2 * WIDEST_LEAD + 1
WIDEST_REACH: Final = 16
MARGIN: Final = REACH + 2 * WIDEST_REACH + 1
WIDEST_MARGIN: Final = 12
WEALTH: Final = MARGIN + 2 * WIDEST_MARGIN + 1
WIDEST_WEALTH: Final = 20
TENTH_LEAD: Final = WEALTH + 2 * WIDEST_WEALTH + 1
WIDEST_TENTH: Final = 12
ANSWER: Final = TENTH_LEAD + 2 * WIDEST_TENTH + 1
"""The smallest ghost that takes the lead alone, 0 if there is none."""
# Each family, the one who chooses and then the other.
FAMILIES: Final = ANSWER + 7
OF_TOKENS: Final = 0
OF_MATCH: Final = OF_TOKENS + 12
"""Whether the residences of this round win the game."""
OF_BLIND: Final = OF_MATCH + 1
OF_HAND: Final = OF_BLIND + 1
OF_SIZE: Final = OF_HAND + 6 * 6
OF_POTENTIAL: Final = OF_SIZE + 12
OF_PILE: Final = OF_POTENTIAL + 15
OF_TENTH: Final = OF_PILE + 12
OF_OWNED: Final = OF_TENTH + 12
OF_HERE: Final = OF_OWNED + ALL
OF_END: Final = OF_HERE + ALL
A_FAMILY: Final = OF_END + ALL
TRAITS: Final = FAMILIES + 2 * A_FAMILY
MOST_TRAITS: Final = 100


def face_at_end(card: i64) -> i64:
    """What a card counts by itself in the tenth round."""
    if card <= PSYCHIC:
        return card
    psychic = card - PSYCHIC
    if psychic == WEDDING:
        return 3
    if psychic == NOW_OR_NEVER:
        return -2
    return FACE[psychic]


def clipped(value: i64, most: i64) -> i64:
    """A difference as a number from 0 on."""
    if value > most:
        return 2 * most
    if value < -most:
        return 0
    return value + most


def look(truth: Rules, traits: vec[i64]) -> i64:
    """Note all that is true of a position in which somebody chooses; the answer is how many traits these are."""
    is_between = truth.stage in (CARRYING, LAYING)
    round = truth.round + 1 if is_between else truth.round
    n = look_at_round(truth, round, traits)
    n = look_at_psychics(truth, round, traits, n)
    n = look_at_tenth(truth, traits, n)
    own = truth.chooser
    villas = truth.tokens[round * 2 + VILLA]
    castles = truth.tokens[round * 2 + CASTLE]
    n = look_at_family(truth, own, FAMILIES, villas, castles, traits, n)
    n = look_at_family(truth, 1 - own, FAMILIES + A_FAMILY, villas, castles, traits, n)
    return compare(truth, is_between, traits, n)


def look_at_round(truth: Rules, round: i64, traits: vec[i64]) -> i64:
    """Note the residences of the round and those to come; the answer is how many traits there are."""
    tokens = truth.tokens
    villas_left: i64 = 0
    castles_left: i64 = 0
    for place in range(round + 1, TENTH + 1):
        villas_left += tokens[place * 2 + VILLA]
        castles_left += tokens[place * 2 + CASTLE]
    traits[0] = NUMBER + round
    traits[1] = VILLAS_HERE + min(tokens[round * 2 + VILLA], 3)
    traits[2] = CASTLES_HERE + min(tokens[round * 2 + CASTLE], 3)
    traits[3] = VILLAS_LEFT + villas_left
    traits[4] = CASTLES_LEFT + castles_left
    traits[5] = CHOOSING + truth.stage
    n: i64 = 6
    if round == TENTH:
        return n
    if tokens[round * 2 + 2 + CASTLE] > 0:
        traits[n] = NEXT_PLACE
        n += 1
    if round < ROUNDS and tokens[round * 2 + 4 + CASTLE] > 0:
        traits[n] = NEXT_PLACE + 1
        n += 1
    if tokens[TENTH * 2 + CASTLE] > 0:
        traits[n] = NEXT_PLACE + 2
        n += 1
    return n


def look_at_psychics(truth: Rules, round: i64, traits: vec[i64], n: i64) -> i64:
    """Note the psychics in the row, those that the families have, and those that lie at the round."""
    own = truth.chooser
    row = truth.row
    where = truth.where
    for place in range(1, ROUNDS + 1):
        psychic = row[place]
        at = where[psychic]
        if at == IN_ROW:
            traits[n] = (PRIZE if place == round else AHEAD) + psychic
        elif at == OWNED + own:
            traits[n] = FAMILIES + OF_OWNED + psychic
        elif at == OWNED + 1 - own:
            traits[n] = FAMILIES + A_FAMILY + OF_OWNED + psychic
        elif at == HERE + own:
            traits[n] = FAMILIES + OF_HERE + psychic
        elif at == HERE + 1 - own:
            traits[n] = FAMILIES + A_FAMILY + OF_HERE + psychic
        else:
            continue
        n += 1
    return n


def look_at_tenth(truth: Rules, traits: vec[i64], n: i64) -> i64:
    """Note the psychics that lie at the tenth round."""
    for i in range(i64(len(truth.at_end))):
        card = truth.at_end[i] & CARD_MASK
        if card > PSYCHIC:
            base = FAMILIES if truth.at_end[i] >> SEAT & 1 == truth.chooser else FAMILIES + A_FAMILY
            traits[n] = base + OF_END + card - PSYCHIC
            n += 1
    return n


def compare(truth: Rules, is_between: bool, traits: vec[i64], n: i64) -> i64:
    """Note what each family still has, and how the one who chooses compares with the other."""
    own = truth.chooser
    own_pile = pile_of(truth, own)
    other_pile = pile_of(truth, 1 - own)
    own_faces, other_faces = faces_of(truth)
    own_reach = potential_of(truth, own, is_between) + own_faces
    other_reach = potential_of(truth, 1 - own, is_between) + other_faces
    first_end, second_end = ends_of(truth)
    traits[n] = FAMILIES + OF_POTENTIAL + min(own_reach >> 1, 14)
    traits[n + 1] = FAMILIES + A_FAMILY + OF_POTENTIAL + min(other_reach >> 1, 14)
    traits[n + 2] = FAMILIES + OF_PILE + min(own_pile >> 2, 11)
    traits[n + 3] = FAMILIES + A_FAMILY + OF_PILE + min(other_pile >> 2, 11)
    traits[n + 4] = FAMILIES + OF_TENTH + max(min(first_end >> 1, 11), 0)
    traits[n + 5] = FAMILIES + A_FAMILY + OF_TENTH + max(min(second_end >> 1, 11), 0)
    lead: i64 = 0
    if not is_between:
        lead = truth.total[own] - truth.total[1 - own]
    wealth = hand_of(truth, own) + own_pile - hand_of(truth, 1 - own) - other_pile
    traits[n + 6] = LEAD + clipped(lead, WIDEST_LEAD)
    traits[n + 7] = REACH + clipped(lead + own_reach - other_reach, WIDEST_REACH)
    traits[n + 8] = MARGIN + clipped(lead + own_reach, WIDEST_MARGIN)
    traits[n + 9] = WEALTH + clipped(wealth, WIDEST_WEALTH)
    traits[n + 10] = TENTH_LEAD + clipped(first_end - second_end, WIDEST_TENTH)
    if truth.stage != TURN:
        return n + 11
    traits[n + 11] = ANSWER + answer_of(truth, own, lead)
    return n + 12


def answer_of(truth: Rules, seat: i64, lead: i64) -> i64:
    """The smallest ghost that takes the lead alone, 0 if there is none."""
    at = seat * HAND
    for value in range(1, 7):
        if truth.hand[at + value] > 0 and truth.worth[at + value] + lead > 0:
            return value
    return 0


def faces_of(truth: Rules) -> tuple[i64, i64]:
    """What the psychics of whoever chooses could add as ghosts, and those of the other family."""
    own = OWNED + truth.chooser
    other = OWNED + 1 - truth.chooser
    row = truth.row
    where = truth.where
    first: i64 = 0
    second: i64 = 0
    for place in range(1, ROUNDS + 1):
        at = where[row[place]]
        if at == own:
            first += FACE[row[place]]
        elif at == other:
            second += FACE[row[place]]
    return first, second


def ends_of(truth: Rules) -> tuple[i64, i64]:
    """What the cards of both families at the tenth round count by themselves; in that round, what they really count."""
    own = truth.chooser
    if truth.round == TENTH:
        return truth.total[own], truth.total[1 - own]
    first: i64 = 0
    second: i64 = 0
    for entry in truth.at_end:
        if entry >> SEAT & 1 == own:
            first += face_at_end(entry & CARD_MASK)
        else:
            second += face_at_end(entry & CARD_MASK)
    return first, second


def pile_of(truth: Rules, seat: i64) -> i64:
    """The sum of the ghosts in a pile."""
    at = seat * PILE
    pile = truth.pile
    total: i64 = 0
    for place in range(at + 1, at + 1 + pile[at]):
        total += pile[place]
    return total


def hand_of(truth: Rules, seat: i64) -> i64:
    """The sum of the ghosts in a hand."""
    hand = truth.hand
    at = seat * HAND
    total: i64 = 0
    for value in range(1, 7):
        total += hand[at + value] * value
    return total


def potential_of(truth: Rules, seat: i64, is_between: bool) -> i64:
    """What all ghosts in a hand would count now."""
    if is_between:
        return hand_of(truth, seat)
    hand = truth.hand
    worth = truth.worth
    at = seat * HAND
    total: i64 = 0
    for value in range(1, 7):
        total += hand[at + value] * worth[at + value]
    return total


def look_at_family(truth: Rules, seat: i64, base: i64, villas: i64, castles: i64, traits: vec[i64], n: i64) -> i64:
    """Note the residences and the hand of a family; the answer is how many traits there are by now."""
    won_villas = truth.won[seat * 2 + VILLA]
    won_castles = truth.won[seat * 2 + CASTLE]
    traits[n] = base + OF_TOKENS + min(won_villas, 3) + 4 * min(won_castles, 2)
    n += 1
    if won_villas + villas >= VILLAS_TO_WIN or won_castles + castles >= CASTLES_TO_WIN:
        traits[n] = base + OF_MATCH
        n += 1
    if truth.blind[seat] > 0:
        traits[n] = base + OF_BLIND
        n += 1
    hand = truth.hand
    at = seat * HAND
    for value in range(1, 7):
        count = hand[at + value]
        if count > 0:
            traits[n] = base + OF_HAND + 6 * (value - 1) + min(count, 6) - 1
            n += 1
    traits[n] = base + OF_SIZE + min(hand[at], 11)
    return n + 1
