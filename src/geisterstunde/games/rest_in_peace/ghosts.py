"""Ghosts that come and go between hand, pile and tenth round, and what everybody sees of it."""

from librt.vecs import append
from mypy_extensions import i64

from geisterstunde.games.rest_in_peace import memory
from geisterstunde.games.rest_in_peace.box import PSYCHIC, TENTH
from geisterstunde.games.rest_in_peace.cards import FACE_DOWN, IS_OPEN, IS_SEEN, entry_of, first_of, second_of
from geisterstunde.games.rest_in_peace.state import AT_END, HAND, PILE, Truth

# The hand


def lose_openly(truth: Truth, seat: i64, value: i64) -> None:
    """A ghost leaves the hand before everybody's eyes: the one that was known, if there was one."""
    at = seat * HAND
    size = truth.hand[at]
    truth.hand[at] = size - 1
    truth.hand[at + value] -= 1
    memory.forget(truth, seat, value, size)


def gain_openly(truth: Truth, seat: i64, value: i64) -> None:
    """A ghost comes to the hand before everybody's eyes."""
    truth.hand[seat * HAND] += 1
    truth.hand[seat * HAND + value] += 1
    memory.learn(truth, seat, value)


def lose_secretly(truth: Truth, seat: i64, value: i64) -> None:
    """A ghost goes from the hand face down to the tenth round; who looks into the hand knows it (§7.3)."""
    if truth.sees_hand_of(seat):
        lose_openly(truth, seat, value)
        lay_at_end(truth, seat, value, IS_SEEN)
        return
    at = seat * HAND
    size = truth.hand[at]
    truth.hand[at] = size - 1
    truth.hand[at + value] -= 1
    extras = memory.lose_sight(truth, seat, size)
    lay_at_end(truth, seat, value, FACE_DOWN)
    truth.extras[i64(len(truth.extras)) - 1] = extras


def ghost_in_hand(truth: Truth, seat: i64, number: i64, without: i64) -> i64:
    """The value of a ghost by its number in the sorted hand, two values left out if they are banned (§7.6, §7.20)."""
    value: i64 = 0
    while number >= 0:
        value += 1
        if first_of(without) != value and second_of(without) != value:
            number -= truth.hand[seat * HAND + value]
    return value


# The tenth round


def lay_at_end(truth: Truth, seat: i64, card: i64, openness: i64) -> None:
    """A card goes to the tenth round; everybody knows which psychic it is (§4.5)."""
    if card > PSYCHIC:
        truth.where[card - PSYCHIC] = AT_END
    truth.at_end = append(truth.at_end, entry_of(seat, card, openness, TENTH))
    truth.extras = append(truth.extras, 0)


def lay_open_at_end(truth: Truth, seat: i64, card: i64) -> None:
    """A card goes face up to the tenth round (§7.13, §7.15)."""
    lay_at_end(truth, seat, card, IS_OPEN)


# The pile


def draw(truth: Truth, seat: i64) -> None:
    """The top ghost of the pile comes to the hand; a face-up one is known to everybody (§4.4, §7.19)."""
    size = truth.pile[seat * PILE]
    value = truth.pile[seat * PILE + size]
    truth.pile[seat * PILE] = size - 1
    if truth.shown[seat]:
        truth.shown[seat] = 0
        gain_openly(truth, seat, value)
        return
    truth.hand[seat * HAND] += 1
    truth.hand[seat * HAND + value] += 1
    if len(truth.marks) or len(truth.facts):
        memory.expect_drawn(truth, seat)


def take_out(truth: Truth, seat: i64, value: i64) -> None:
    """A ghost is taken out of the pile, which will be shuffled (§7.2)."""
    at = seat * PILE
    size = truth.pile[at]
    place = size
    while truth.pile[at + place] != value:
        place -= 1
    if truth.shown[seat] and truth.pile[at + size] == value:
        truth.shown[seat] = 0
        if len(truth.facts):
            memory.count_in_facts(truth, seat, value, 0, 1)
    else:
        memory.unmark(truth, seat, value)
    for i in range(place, size):
        truth.pile[at + i] = truth.pile[at + i + 1]
    truth.pile[at] = size - 1
    if len(truth.facts):
        memory.count_in_facts(truth, seat, value, 0, -1)
    hide_top(truth, seat)


def put_back(truth: Truth, seat: i64, value: i64) -> None:
    """A ghost comes into the pile, which will be shuffled; both families know that it is there (§7.18)."""
    hide_top(truth, seat)
    truth.pile[seat * PILE] += 1
    truth.pile[seat * PILE + truth.pile[seat * PILE]] = value
    memory.mark(truth, seat, value)


def hide_top(truth: Truth, seat: i64) -> None:
    """A face-up ghost on the pile will be shuffled in; both families know that it is there (§7.19)."""
    if truth.shown[seat]:
        truth.shown[seat] = 0
        memory.mark(truth, seat, truth.pile[seat * PILE + truth.pile[seat * PILE]])


def turn_up_top(truth: Truth, seat: i64) -> i64:
    """The top ghost of the pile is turned up for everybody (§7.19)."""
    value = truth.pile[seat * PILE + truth.pile[seat * PILE]]
    if not truth.shown[seat]:
        truth.shown[seat] = 1
        memory.unmark(truth, seat, value)
        if len(truth.facts):
            memory.count_in_facts(truth, seat, value, 0, -1)
    return value
