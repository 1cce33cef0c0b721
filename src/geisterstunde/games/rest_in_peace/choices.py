"""What may be chosen for the effect of a psychic (§7), and at the end of a round (§4), as numbers of the catalogue."""

from librt.vecs import append, vec
from mypy_extensions import i64

from geisterstunde.games.rest_in_peace import stages
from geisterstunde.games.rest_in_peace.box import BACK_AGAIN, HIGHEST, NOW_OR_NEVER, PLAYING_DEAD, PSYCHIC, TENTH
from geisterstunde.games.rest_in_peace.cards import card_of, seat_of
from geisterstunde.games.rest_in_peace.numbers import (
    BANISH,
    CARRY,
    COPY,
    DECLINE,
    DISCARD,
    FETCH,
    FIRST_TOKEN,
    LAY,
    NAME,
    RECALL,
    REMOVE,
    SWAP,
    TAKE_BACK,
    TURN_UP,
)
from geisterstunde.games.rest_in_peace.state import HAND, OWNED, PILE, Truth


def choices(truth: Truth) -> vec[i64]:
    """All that may be chosen for the effect that is being carried out, and at the end of a round."""
    seat = truth.chooser
    match truth.stage:
        case stages.NAMING | stages.NAMING_SECOND:
            return values_to_name(truth)
        case stages.FETCHING:
            return ghosts_in_pile(truth, seat)
        case stages.REMOVING:
            return cards_to_remove(truth, seat)
        case stages.COPYING:
            return ghosts_to_copy(truth, seat)
        case stages.RECALLING:
            return append(ghosts_to_recall(truth, seat), DECLINE)
        case stages.TURNING_UP:
            return vec[i64]([TURN_UP, TURN_UP + 1])
        case stages.BANISHING:
            return vec[i64]([BANISH, BANISH + 1])
        case stages.DISCARDING:
            return ghosts_in_hand(truth, seat, DISCARD)
        case stages.TAKING_BACK:
            return append(cards_to_take_back(truth, seat), DECLINE)
        case stages.SWAPPING:
            return append(tokens_to_swap(truth), DECLINE)
        case stages.SWAPPING_SECOND:
            return tokens_to_swap(truth)
        case stages.CARRYING:
            return append(cards_to_carry(truth, seat), DECLINE)
        case _:
            return append(cards_to_lay(truth, seat), DECLINE)


def values_to_name(truth: Truth) -> vec[i64]:
    """The values that may be named; 25 wants two different ones (§7.25)."""
    actions = vec[i64](capacity=HIGHEST)
    for value in range(1, HIGHEST + 1):
        if truth.stage == stages.NAMING or value != truth.picked:
            actions = append(actions, NAME + value - 1)
    return actions


def ghosts_in_pile(truth: Truth, seat: i64) -> vec[i64]:
    """The values in the own pile that may be fetched (§7.2, §7.25)."""
    at = seat * PILE
    found = vec[i64]([0] * HAND)
    for place in range(at + 1, at + 1 + truth.pile[at]):
        found[truth.pile[place]] = 1
    actions = vec[i64](capacity=HIGHEST)
    for value in range(1, HIGHEST + 1):
        if found[value] and not truth.is_banned(value):
            actions = append(actions, FETCH + value - 1)
    return actions


def cards_to_remove(truth: Truth, seat: i64) -> vec[i64]:
    """Every kind of card on the other side of this round (§7.11)."""
    return _cards_on_side(truth, 1 - seat, REMOVE)


def ghosts_to_copy(truth: Truth, seat: i64) -> vec[i64]:
    """The values of the own ghosts at this round that may be copied (§7.16, §7.25)."""
    actions = vec[i64](capacity=HIGHEST)
    for value in range(1, HIGHEST + 1):
        if truth.find_here(seat, value) >= 0 and not truth.is_banned(value):
            actions = append(actions, COPY + value - 1)
    return actions


def ghosts_to_recall(truth: Truth, seat: i64) -> vec[i64]:
    """The values of the own ghosts at earlier rounds (§7.18)."""
    found = vec[i64]([0] * HAND)
    for i in range(truth.first):
        entry = truth.lying[i]
        if seat_of(entry) == seat and card_of(entry) <= PSYCHIC:
            found[card_of(entry)] = 1
    actions = vec[i64](capacity=HIGHEST + 1)
    for value in range(1, HIGHEST + 1):
        if found[value]:
            actions = append(actions, RECALL + value - 1)
    return actions


def ghosts_in_hand(truth: Truth, seat: i64, first: i64) -> vec[i64]:
    """The values in the hand, as actions of the kind that begins with the first one."""
    actions = vec[i64](capacity=HIGHEST + 2)
    hand = truth.hand
    for value in range(1, HIGHEST + 1):
        if hand[seat * HAND + value] > 0:
            actions = append(actions, first + value - 1)
    return actions


def cards_to_take_back(truth: Truth, seat: i64) -> vec[i64]:
    """The own cards of this round, but not 22 itself (§7.22)."""
    return _cards_on_side(truth, seat, TAKE_BACK)


def tokens_to_swap(truth: Truth) -> vec[i64]:
    """The tokens that still lie in the row; not the one that is already chosen (§7.28)."""
    actions = vec[i64](capacity=20)
    for token in range(truth.round * 2, TENTH * 2 + 2):
        count = truth.tokens[token]
        if truth.stage == stages.SWAPPING_SECOND and token == truth.picked:
            count -= 1
        if count > 0:
            actions = append(actions, SWAP + token - FIRST_TOKEN)
    return actions


def cards_to_carry(truth: Truth, seat: i64) -> vec[i64]:
    """The own cards of this round that psychic 15 may lay at the next one (§7.15)."""
    return _cards_on_side(truth, seat, CARRY)


def cards_to_lay(truth: Truth, seat: i64) -> vec[i64]:
    """Ghosts in hand and own psychics (§4.5)."""
    actions = ghosts_in_hand(truth, seat, LAY)
    row = truth.row
    where = truth.where
    for place in range(1, truth.round + 1):
        if where[row[place]] == OWNED + seat:
            actions = append(actions, LAY + PSYCHIC + row[place] - 1)
    return actions


def has_card_to_lay(truth: Truth, seat: i64) -> bool:
    """Whether there is anything to lay at the tenth round (§4.5)."""
    return truth.hand[seat * HAND] > 0 or len(cards_to_lay(truth, seat)) > 0


def _cards_on_side(truth: Truth, seat: i64, first: i64) -> vec[i64]:
    """Every kind of card on a side of this round that may leave it in this way."""
    actions = vec[i64](capacity=8)
    for i in range(truth.first, i64(len(truth.lying))):
        card = card_of(truth.lying[i])
        # Ghosts of one value are alike: the last one stands for all of them.
        if seat_of(truth.lying[i]) != seat or truth.find_here(seat, card) != i:
            continue
        if card > PSYCHIC and not _may_leave(truth, card - PSYCHIC, first):
            continue
        actions = append(actions, first + card - 1)
    return actions


def _may_leave(truth: Truth, psychic: i64, first: i64) -> bool:
    """Whether a psychic can be driven away (§7.11), taken back (§7.22) or carried on (§7.15)."""
    if first == REMOVE:
        return True
    if first == TAKE_BACK:
        return psychic != PLAYING_DEAD
    return truth.agreed.psychics_come_again and psychic != BACK_AGAIN and psychic != NOW_OR_NEVER
