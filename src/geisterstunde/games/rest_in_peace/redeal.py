"""Drawing anew all that a seat of Rest in Peace cannot know (§9.4); what it can know is in memory.py."""

from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from geisterstunde.games.rest_in_peace import stages
from geisterstunde.games.rest_in_peace.box import FAMILY, HIGHEST, ROUNDS
from geisterstunde.games.rest_in_peace.cards import card_of, first_of, seat_of, second_of
from geisterstunde.games.rest_in_peace.memory import (
    AT_PLACE,
    FACT,
    FEWEST,
    FIRST_VALUE,
    IN_HAND,
    MARK,
    MARKED_VALUE,
    MOST,
    MOST_IN_BOTH,
    MOST_IN_PILE,
    NO_LIMIT,
    PLACES,
    SCALE,
    SECOND_VALUE,
    SINCE,
    UNTIL,
    extras_of,
    is_hidden_end,
    is_named,
)
from geisterstunde.games.rest_in_peace.state import HAND, PILE, Truth

PATIENCE: Final = 500
"""After so many arrangements that do not fit the facts, the hand is dealt with an eye on them."""
MOST_TRIES: Final = 100_000

# Where a ghost can be dealt to, beside the places of the tenth round.
TO_HAND: Final = -1
TO_PILE: Final = -2
NOWHERE: Final = -3

# What is to come to a place of the tenth round.
EMPTY: Final = 0
NOT_DEALT: Final = -1


def redeal(truth: Truth, seat: i64, rng: Random) -> None:
    """Draw anew all that the seat cannot know: both piles' order, the other family's ghosts, face-down psychics."""
    own = seat * PILE
    shuffle(truth.pile, own + 1, truth.pile[own] - truth.shown[seat], rng)
    other = 1 - seat
    if _is_anything_known(truth, other):
        _deal_knowing(truth, other, rng)
    else:
        _deal(truth, other, rng)
    if truth.agreed.is_introductory and truth.stage != stages.DEAL_ROW:
        first = truth.first_hidden()
        shuffle(truth.row, first, ROUNDS + 1 - first, rng)


def shuffle(cards: vec[i64], first: i64, count: i64, rng: Random) -> None:
    """Shuffle so many numbers from the first one on."""
    for i in range(count - 1, 0, -1):
        n: i64 = i + 1
        j = first + rng.randrange(n)
        swapped = cards[first + i]
        cards[first + i] = cards[j]
        cards[j] = swapped


def _is_anything_known(truth: Truth, seat: i64) -> bool:
    """Whether the other family knows anything of the seat's hidden ghosts."""
    if truth.known[seat * HAND] or truth.has_extras or len(truth.marks) or len(truth.facts):
        return True
    return _is_searching(truth, seat)


def _is_searching(truth: Truth, seat: i64) -> bool:
    """Whether the seat has found something in its pile that 25 allows, and is about to fetch it (§7.2)."""
    return truth.banned != 0 and truth.stage == stages.FETCHING and truth.chooser == seat


# Nothing is known


def _deal(truth: Truth, seat: i64, rng: Random) -> None:
    """All hidden ghosts of a family are dealt anew: nothing is known of them."""
    cards = vec[i64]([0] * FAMILY)
    shuffle(cards, 0, _collect(truth, seat, cards), rng)
    hand = truth.hand
    at = seat * HAND
    for value in range(1, HIGHEST + 1):
        hand[at + value] = 0
    used: i64 = 0
    for _time in range(hand[at]):
        hand[at + cards[used]] += 1
        used += 1
    pile = truth.pile
    at = seat * PILE
    for i in range(1, pile[at] - truth.shown[seat] + 1):
        pile[at + i] = cards[used]
        used += 1
    at_end = truth.at_end
    for i in range(i64(len(at_end))):
        if is_hidden_end(at_end[i], seat):
            at_end[i] += cards[used] - card_of(at_end[i])
            used += 1


def _collect(truth: Truth, seat: i64, cards: vec[i64]) -> i64:
    """Take up the family's ghosts in the hand, in the hidden pile and face down at the tenth round; their number."""
    count: i64 = 0
    hand = truth.hand
    for value in range(1, HIGHEST + 1):
        for _time in range(hand[seat * HAND + value]):
            cards[count] = value
            count += 1
    pile = truth.pile
    at = seat * PILE
    for i in range(1, pile[at] - truth.shown[seat] + 1):
        cards[count] = pile[at + i]
        count += 1
    at_end = truth.at_end
    for i in range(i64(len(at_end))):
        if is_hidden_end(at_end[i], seat):
            cards[count] = card_of(at_end[i])
            count += 1
    return count


# Something is known


@final
class Dealing:
    """The hidden ghosts of a family while they are dealt anew: what is left, and what lies where."""

    def __init__(self, truth: Truth, seat: i64) -> None:
        self.truth = truth
        self.seat: i64 = seat
        self.left = vec[i64]([0] * HAND)
        cards = vec[i64]([0] * FAMILY)
        for i in range(_collect(truth, seat, cards)):
            self.left[cards[i]] += 1
        self.hand = vec[i64]([0] * HAND)
        self.free_in_hand: i64 = truth.hand[seat * HAND]
        self.pile = vec[i64]()
        self.free_in_pile: i64 = truth.pile[seat * PILE] - truth.shown[seat]
        self.ends = vec[i64]([EMPTY] * PLACES)
        for i in range(i64(len(truth.at_end))):
            self.ends[i] = EMPTY if is_hidden_end(truth.at_end[i], seat) else NOT_DEALT

    def put(self, value: i64, place: i64) -> None:
        """A ghost comes to the hand, into the pile, or to a place of the tenth round."""
        if place == NOWHERE:
            return
        self.left[value] -= 1
        if place == TO_HAND:
            self.hand[value] += 1
            self.free_in_hand -= 1
        elif place == TO_PILE:
            self.pile = append(self.pile, value)
            self.free_in_pile -= 1
        else:
            self.ends[place] = value

    def lay_down(self, rng: Random) -> None:
        """The truth holds what was dealt, the pile shuffled."""
        truth = self.truth
        at_end = truth.at_end
        for i in range(i64(len(at_end))):
            if self.ends[i] > EMPTY:
                at_end[i] += self.ends[i] - card_of(at_end[i])
        size: i64 = len(self.pile)
        shuffle(self.pile, 0, size, rng)
        for value in range(1, HIGHEST + 1):
            truth.hand[self.seat * HAND + value] = self.hand[value]
        for i in range(size):
            truth.pile[self.seat * PILE + 1 + i] = self.pile[i]


def _deal_knowing(truth: Truth, seat: i64, rng: Random) -> None:
    """First what is known, then the rest, again until the facts hold."""
    for attempt in range(MOST_TRIES):
        dealing = Dealing(truth, seat)
        for value in range(1, HIGHEST + 1):
            for _time in range(truth.known[seat * HAND + value]):
                dealing.put(value, TO_HAND)
        if truth.has_extras:
            _place_extras(dealing, rng)
        for i in range(0, i64(len(truth.marks)), MARK):
            value = truth.marks[i + MARKED_VALUE]
            if truth.marks[i] == seat and dealing.left[value] > 0:
                dealing.put(value, _place_of_mark(dealing, i, rng))
        _place_rest(dealing, rng, attempt)
        dealing.lay_down(rng)
        if _facts_hold(truth, seat):
            return


def _place_extras(dealing: Dealing, rng: Random) -> None:
    """Known ghosts that are in the hand or went face down since: each to any free place of these."""
    truth = dealing.truth
    open_ends: i64 = 0
    for i in range(i64(len(truth.at_end)) - 1, -1, -1):
        if dealing.ends[i] == EMPTY:
            open_ends += 1
        if truth.extras[i] == 0 or seat_of(truth.at_end[i]) != dealing.seat:
            continue
        for value in range(1, HIGHEST + 1):
            for _time in range(extras_of(truth, i, value)):
                count: i64 = dealing.free_in_hand + open_ends
                number = rng.randrange(count) - dealing.free_in_hand
                if number < 0:
                    dealing.put(value, TO_HAND)
                else:
                    dealing.put(value, _free_end(dealing, i, number))
                    open_ends -= 1


def _free_end(dealing: Dealing, first: i64, number: i64) -> i64:
    """A free place of the tenth round by its number, counted from the first one on."""
    place = first
    while dealing.ends[place] != EMPTY or number > 0:
        if dealing.ends[place] == EMPTY:
            number -= 1
        place += 1
    return place


def _place_of_mark(dealing: Dealing, mark: i64, rng: Random) -> i64:
    """Where a marked ghost is dealt, by weight."""
    marks = dealing.truth.marks
    hand_weight = marks[mark + IN_HAND] if dealing.free_in_hand > 0 else 0
    total: i64 = hand_weight + dealing.free_in_pile * SCALE
    count: i64 = len(dealing.truth.at_end)
    for i in range(count):
        if dealing.ends[i] == EMPTY:
            total += marks[mark + AT_PLACE + i]
    if total <= 0:
        return NOWHERE
    number = rng.randrange(total)
    if number < hand_weight:
        return TO_HAND
    number -= hand_weight
    for i in range(count):
        if dealing.ends[i] == EMPTY:
            number -= marks[mark + AT_PLACE + i]
            if number < 0:
                return i
    return TO_PILE


def _place_rest(dealing: Dealing, rng: Random, attempt: i64) -> None:
    """The ghosts of which nothing is known, to the places that are left."""
    cards = vec[i64](capacity=FAMILY)
    for value in range(1, HIGHEST + 1):
        for _time in range(dealing.left[value]):
            cards = append(cards, value)
    count: i64 = len(cards)
    shuffle(cards, 0, count, rng)
    if attempt >= PATIENCE:
        cards = _allowed_first(dealing, cards)
    used: i64 = 0
    for _time in range(dealing.free_in_hand):
        dealing.put(cards[used], TO_HAND)
        used += 1
    for i in range(i64(len(dealing.truth.at_end))):
        if dealing.ends[i] == EMPTY:
            dealing.put(cards[used], i)
            used += 1
    for i in range(used, count):
        dealing.put(cards[i], TO_PILE)


def _allowed_first(dealing: Dealing, cards: vec[i64]) -> vec[i64]:
    """The cards with those first that the last fact about the hand asks for."""
    facts = dealing.truth.facts
    for i in range(0, i64(len(facts)), FACT):
        if facts[i] != dealing.seat or facts[i + MOST] >= dealing.free_in_hand:
            continue
        chosen = vec[i64]()
        others = vec[i64]()
        for j in range(i64(len(cards))):
            if j >= facts[i + MOST] and not is_named(facts, i, cards[j]):
                others = append(others, cards[j])
            else:
                chosen = append(chosen, cards[j])
        for j in range(i64(len(others))):
            chosen = append(chosen, others[j])
        return chosen
    return cards


# Whether what was dealt fits the facts


def _facts_hold(truth: Truth, seat: i64) -> bool:
    """Whether all that was inferred about the family's ghosts is true."""
    if _is_searching(truth, seat):
        banned = truth.banned
        if _others_in_pile(truth, seat, first_of(banned), second_of(banned), 0) == 0:
            return False
    for i in range(0, i64(len(truth.facts)), FACT):
        if truth.facts[i] == seat and not _holds(truth, seat, i):
            return False
    return True


def _holds(truth: Truth, seat: i64, index: i64) -> bool:
    """Whether one fact is true."""
    facts = truth.facts
    first = facts[index + FIRST_VALUE]
    second = facts[index + SECOND_VALUE]
    outside = _others_outside(truth, seat, index)
    if outside < facts[index + FEWEST] or outside > facts[index + MOST]:
        return False
    in_pile = _others_in_pile(truth, seat, first, second, truth.shown[seat])
    most = facts[index + MOST_IN_PILE]
    if in_pile > most or outside + in_pile > facts[index + MOST_IN_BOTH]:
        return False
    return most == NO_LIMIT or _pile_is_explained(truth, seat, first, second, most)


def _others_outside(truth: Truth, seat: i64, index: i64) -> i64:
    """How many ghosts of other values than its two a fact finds in the hand and at the places that it speaks of."""
    facts = truth.facts
    count: i64 = 0
    until: i64 = facts[index + UNTIL]
    if until == NO_LIMIT:
        at = seat * HAND
        named = truth.hand[at + facts[index + FIRST_VALUE]] + truth.hand[at + facts[index + SECOND_VALUE]]
        count = truth.hand[at] - named
        until = len(truth.at_end)
    for place in range(facts[index + SINCE], until):
        entry = truth.at_end[place]
        if is_hidden_end(entry, seat) and not is_named(facts, index, card_of(entry)):
            count += 1
    return count


def _pile_is_explained(truth: Truth, seat: i64, first: i64, second: i64, most: i64) -> bool:
    """Whether the other ghosts in a pile that had only two values are such as went back into it since."""
    unexplained = vec[i64]([0] * HAND)
    for i in range(0, i64(len(truth.marks)), MARK):
        value = truth.marks[i + MARKED_VALUE]
        if truth.marks[i] == seat and value != first and value != second:
            unexplained[value] -= 1
            most -= 1
    if most > 0:
        # One of them may have been played since; nobody can tell which ones are left.
        return True
    for i in range(1, truth.pile[seat * PILE] - truth.shown[seat] + 1):
        value = truth.pile[seat * PILE + i]
        unexplained[value] += 1
        if value != first and value != second and unexplained[value] > 0:
            return False
    return True


def _others_in_pile(truth: Truth, seat: i64, first: i64, second: i64, shown: i64) -> i64:
    """How many ghosts of other values than two the pile holds, without the face-up one."""
    count: i64 = 0
    at = seat * PILE
    for i in range(1, truth.pile[at] - shown + 1):
        if truth.pile[at + i] != first and truth.pile[at + i] != second:
            count += 1
    return count
