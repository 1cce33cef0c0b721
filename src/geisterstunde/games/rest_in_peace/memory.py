"""What a seat of Rest in Peace can know for certain of the other family's ghosts, from what it saw (§9.2, §9.3).

Of the other family's ghosts a seat knows:
- the hand, as long as its own psychic 3 acts; what was seen then remains known until it is played or laid down;
- a ghost that was taken back openly (22) or drawn from the face-up top of the pile (19): `known`;
- a ghost that chance sent to the tenth round (20) while the hand was open (3): IS_SEEN;
- when a ghost goes face down to the tenth round from a hand of which something is known: each known ghost is in the
  hand or there: `extras` of that place. A later look into the hand sharpens this, the end reveals it;
- a ghost that went into a pile openly (18, or 19 before a shuffle): it is in the pile, or was drawn since: `marks`,
  with the weights of the places where it may be;
- while 25 forbids two values: who plays a psychic although 6 wanted a random ghost has no other ghost than forbidden
  ones; who lets chance draw has one; who under 14 plays a first card with no second psychic at hand has a ghost to
  follow; who stops after one card has none; who finds nothing with 2 has only forbidden ones in the pile; who is
  searching has another one there: `facts`, honoured by drawing anew until they hold.
Hand sizes are public, so that 14, 21 and 6 tell nothing more without 25. Giving up, holding and declining are always
possible and tell nothing. A choice tells nothing beyond what it makes certain: every hidden card is as likely as any
other to be the one that was chosen, so that all arrangements of the single cards that fit are equally likely.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from geisterstunde.games.rest_in_peace.box import HIGHEST, PSYCHIC
from geisterstunde.games.rest_in_peace.cards import FACE_DOWN, card_of, choice_of, first_of, seat_of, second_of
from geisterstunde.games.rest_in_peace.state import HAND, PILE, Truth

POWER_OF_16: Final[vec[i64]] = vec[i64]([0, 1, 16, 256, 4096, 65536, 1048576])
"""Six numbers below 16 in one: how many ghosts of each value."""

# The numbers of a mark: whose, which value, and the weights of the hand and of each place of the tenth round.
MARKED_VALUE: Final = 1
IN_HAND: Final = 2
AT_PLACE: Final = 3
PLACES: Final = 24
MARK: Final = AT_PLACE + PLACES
SCALE: Final = 4096
"""The weight of one hidden card of a pile as the place of a marked ghost; see `mark`."""

# The numbers of a fact after its seat; see `note`.
FIRST_VALUE: Final = 1
SECOND_VALUE: Final = 2
FEWEST: Final = 3
MOST: Final = 4
MOST_IN_PILE: Final = 5
MOST_IN_BOTH: Final = 6
SINCE: Final = 7
UNTIL: Final = 8
FACT: Final = 9
NO_LIMIT: Final = 99


def extras_of(truth: Truth, place: i64, value: i64) -> i64:
    """How many ghosts of that value, once known to be in the hand, are in the hand or went down at this place."""
    return truth.extras[place] // POWER_OF_16[value] & 15


def is_hidden_end(entry: i64, seat: i64) -> bool:
    """Whether a card at the tenth round is a ghost of the seat that only the seat knows."""
    return seat_of(entry) == seat and card_of(entry) <= PSYCHIC and choice_of(entry) == FACE_DOWN


# A ghost comes to a hand, or leaves it


def learn(truth: Truth, seat: i64, value: i64) -> None:
    """Everybody saw a ghost of that value come to the hand."""
    at = seat * HAND
    truth.known[at] += 1
    truth.known[at + value] += 1
    if len(truth.facts):
        close_facts(truth, seat)
        count_in_facts(truth, seat, value, 1, 0)


def forget(truth: Truth, seat: i64, value: i64, size: i64) -> None:
    """What is known of a hand of that size after everybody saw a ghost of that value leave it."""
    at = seat * HAND
    was_known = truth.known[at + value] > 0
    if was_known:
        truth.known[at + value] -= 1
        truth.known[at] -= 1
    elif truth.has_extras:
        was_known = _forget_extra(truth, seat, value)
    if len(truth.marks):
        _move_marks(truth, seat, value, size, was_known)
    if len(truth.facts):
        count_in_facts(truth, seat, value, -1, 0)


def _forget_extra(truth: Truth, seat: i64, value: i64) -> bool:
    """Whether the ghost that left was one that was known to be in the hand or face down."""
    for place in range(i64(len(truth.at_end)) - 1, -1, -1):
        if seat_of(truth.at_end[place]) == seat and extras_of(truth, place, value) > 0:
            truth.extras[place] -= POWER_OF_16[value]
            return True
    return False


def lose_sight(truth: Truth, seat: i64, size: i64) -> i64:
    """Before a ghost goes face down from a hand of that size: the extras of its place.

    What was known to be in the hand is in the hand or there, and so may be a marked ghost.
    """
    at = seat * HAND
    extras: i64 = 0
    if truth.known[at] > 0:
        for value in range(1, HIGHEST + 1):
            extras += truth.known[at + value] * POWER_OF_16[value]
            truth.known[at + value] = 0
        truth.known[at] = 0
        truth.has_extras = True
    place: i64 = len(truth.at_end)
    marks = truth.marks
    for i in range(0, i64(len(marks)), MARK):
        if marks[i] == seat:
            weight = marks[i + IN_HAND]
            share = weight // size
            marks[i + AT_PLACE + place] = share if share > 0 or weight == 0 else 1
            marks[i + IN_HAND] = _rest_of(weight, size)
    return extras


def expect_drawn(truth: Truth, seat: i64) -> None:
    """A hidden ghost came from the pile to the hand: a marked one perhaps, perhaps one that 25 allows."""
    marks = truth.marks
    for i in range(0, i64(len(marks)), MARK):
        if marks[i] == seat:
            marks[i + IN_HAND] += SCALE
    facts = truth.facts
    for i in range(0, i64(len(facts)), FACT):
        if facts[i] == seat and facts[i + UNTIL] == NO_LIMIT and facts[i + MOST_IN_PILE] > 0:
            facts[i + MOST] += 1


# Ghosts that are known to have gone into a pile


def mark(truth: Truth, seat: i64, value: i64) -> None:
    """Both families know that a ghost of that value is in the pile, somewhere.

    A mark says how likely the ghost is in the hand by now or at each place of the tenth round, compared with SCALE
    for each hidden card of the pile.
    """
    truth.marks = append(truth.marks, seat)
    truth.marks = append(truth.marks, value)
    for _time in range(MARK - IN_HAND):
        truth.marks = append(truth.marks, 0)
    if len(truth.facts):
        count_in_facts(truth, seat, value, 0, 1)


def unmark(truth: Truth, seat: i64, value: i64) -> None:
    """A ghost of that value left the hidden pile openly: it was the marked one, if there was one."""
    for i in range(0, i64(len(truth.marks)), MARK):
        if truth.marks[i] == seat and truth.marks[i + MARKED_VALUE] == value:
            _drop_mark(truth, i)
            return


def _drop_mark(truth: Truth, index: i64) -> None:
    marks = truth.marks[:index]
    for i in range(index + MARK, i64(len(truth.marks))):
        marks = append(marks, truth.marks[i])
    truth.marks = marks


def _move_marks(truth: Truth, seat: i64, value: i64, size: i64, was_known: bool) -> None:
    """A ghost left a hand of that size openly: the marked one, if it can have been there and none was known."""
    is_explained = was_known
    for i in range(i64(len(truth.marks)) - MARK, -1, -MARK):
        if truth.marks[i] != seat:
            continue
        if truth.marks[i + MARKED_VALUE] == value and truth.marks[i + IN_HAND] > 0 and not is_explained:
            is_explained = True
            _drop_mark(truth, i)
        else:
            truth.marks[i + IN_HAND] = _rest_of(truth.marks[i + IN_HAND], size)


def _rest_of(weight: i64, size: i64) -> i64:
    """The weight of a hand of that size after one card has left: never nothing while something is possible."""
    if weight == 0 or size == 1:
        return 0
    rest = weight * (size - 1) // size
    return rest if rest > 0 else 1


# Facts about what psychic 25 forbids


def note(truth: Truth, seat: i64, fewest: i64, most: i64, most_in_pile: i64) -> None:
    """Both families learn how many ghosts a hand or a pile can hold that psychic 25 does not forbid.

    A fact is the seat, the two values, the fewest and the most other ghosts in the hand and at the places of the
    tenth round from SINCE on, the most in the hidden pile, and the most in both. With an UNTIL it says only the
    most at the places from SINCE up to it.
    """
    hand = truth.hand[seat * HAND] if most == NO_LIMIT else most
    facts = append(truth.facts, seat)
    facts = append(facts, first_of(truth.banned))
    facts = append(facts, second_of(truth.banned))
    facts = append(facts, fewest)
    facts = append(facts, hand)
    facts = append(facts, most_in_pile)
    facts = append(facts, NO_LIMIT if most_in_pile == NO_LIMIT else hand + most_in_pile)
    facts = append(facts, i64(len(truth.at_end)))
    truth.facts = append(facts, NO_LIMIT)


def note_none_in_hand(truth: Truth, seat: i64) -> None:
    """The hand holds no ghost that psychic 25 allows."""
    note(truth, seat, 0, 0, NO_LIMIT)


def note_some_in_hand(truth: Truth, seat: i64, fewest: i64) -> None:
    """The hand holds at least so many ghosts that psychic 25 allows."""
    note(truth, seat, fewest, NO_LIMIT, NO_LIMIT)


def note_none_in_pile(truth: Truth, seat: i64) -> None:
    """The pile holds no ghost that psychic 25 allows."""
    note(truth, seat, 0, NO_LIMIT, 0)


def close_facts(truth: Truth, seat: i64) -> None:
    """Before ghosts come to the hand: what went face down until now cannot be one of them."""
    until: i64 = len(truth.at_end)
    for i in range(0, i64(len(truth.facts)), FACT):
        most = truth.facts[i + MOST]
        since = truth.facts[i + SINCE]
        if truth.facts[i] != seat or truth.facts[i + UNTIL] != NO_LIMIT or most >= until - since:
            continue
        for j in range(FACT):
            truth.facts = append(truth.facts, truth.facts[i + j])
        closed: i64 = i64(len(truth.facts)) - FACT
        truth.facts[closed + FEWEST] = 0
        truth.facts[closed + MOST_IN_PILE] = NO_LIMIT
        truth.facts[closed + MOST_IN_BOTH] = NO_LIMIT
        truth.facts[closed + UNTIL] = until


def count_in_facts(truth: Truth, seat: i64, value: i64, in_hand: i64, in_pile: i64) -> None:
    """A ghost came or left openly: the bounds of the facts about its family move with it."""
    facts = truth.facts
    for i in range(0, i64(len(facts)), FACT):
        if facts[i] != seat or is_named(facts, i, value) or facts[i + UNTIL] != NO_LIMIT:
            continue
        if facts[i + FEWEST] > 0:
            facts[i + FEWEST] += in_hand
        facts[i + MOST] = max(facts[i + MOST] + in_hand, 0)
        if facts[i + MOST_IN_PILE] != NO_LIMIT:
            facts[i + MOST_IN_PILE] = max(facts[i + MOST_IN_PILE] + in_pile, 0)
            facts[i + MOST_IN_BOTH] = max(facts[i + MOST_IN_BOTH] + in_hand + in_pile, 0)


def is_named(facts: vec[i64], index: i64, value: i64) -> bool:
    """Whether the value is one of the two of a fact."""
    return facts[index + FIRST_VALUE] == value or facts[index + SECOND_VALUE] == value


def drop_old_facts(truth: Truth) -> None:
    """Forget facts that say nothing any more."""
    kept = vec[i64]()
    for i in range(0, i64(len(truth.facts)), FACT):
        if _still_says_something(truth, i):
            kept = _keep(kept, truth.facts, i)
    truth.facts = kept


def _still_says_something(truth: Truth, index: i64) -> bool:
    """Whether a fact limits the hand, the places it speaks of, or the pile."""
    facts = truth.facts
    seat = facts[index]
    is_closed = facts[index + UNTIL] != NO_LIMIT
    places: i64 = 0 if is_closed else truth.hand[seat * HAND]
    until: i64 = facts[index + UNTIL] if is_closed else len(truth.at_end)
    for place in range(facts[index + SINCE], until):
        places += 1 if seat_of(truth.at_end[place]) == seat else 0
    hidden = truth.pile[seat * PILE] - truth.shown[seat]
    return facts[index + MOST] < places or facts[index + MOST_IN_PILE] < hidden or facts[index + FEWEST] > 0


def _keep(kept: vec[i64], facts: vec[i64], index: i64) -> vec[i64]:
    for i in range(index, index + FACT):
        kept = append(kept, facts[i])
    return kept


# A look into the hand, and the end


def show_hand(truth: Truth, seat: i64) -> None:
    """The other family sees the whole hand (§7.3) and so learns more about what went face down before."""
    at = seat * HAND
    truth.known[at] = truth.hand[at]
    for value in range(1, HIGHEST + 1):
        count = truth.hand[at + value]
        before = truth.known[at + value]
        truth.known[at + value] = count
        inner = count
        for place in range(i64(len(truth.at_end)) - 1, -1, -1):
            extra = extras_of(truth, place, value)
            if extra == 0 or seat_of(truth.at_end[place]) != seat:
                continue
            before += extra
            outer = max(before, count)
            truth.extras[place] += (outer - inner - extra) * POWER_OF_16[value]
            inner = outer
    for i in range(i64(len(truth.marks)) - MARK, -1, -MARK):
        if truth.marks[i] == seat and truth.marks[i + IN_HAND] > 0:
            if truth.hand[at + truth.marks[i + MARKED_VALUE]] > 0:
                _drop_mark(truth, i)
            else:
                truth.marks[i + IN_HAND] = 0


def reveal_end(truth: Truth, seat: i64) -> None:
    """The seat's cards at the tenth round are turned up: what was in the hand or here is in the hand, or here."""
    at = seat * HAND
    for value in range(1, HIGHEST + 1):
        known = truth.known[at + value]
        certain = known
        for place in range(i64(len(truth.at_end)) - 1, -1, -1):
            entry = truth.at_end[place]
            if is_hidden_end(entry, seat):
                known += extras_of(truth, place, value)
                if card_of(entry) == value:
                    known -= 1
                certain = max(certain, known)
        truth.known[at] += certain - truth.known[at + value]
        truth.known[at + value] = certain
    _reveal_to_marks(truth, seat)
    for i in range(0, i64(len(truth.facts)), FACT):
        if truth.facts[i] == seat and truth.facts[i + UNTIL] == NO_LIMIT:
            _reveal_to_fact(truth, i)


def _reveal_to_fact(truth: Truth, index: i64) -> None:
    facts = truth.facts
    for place in range(facts[index + SINCE], i64(len(truth.at_end))):
        entry = truth.at_end[place]
        if not is_hidden_end(entry, facts[index]) or is_named(facts, index, card_of(entry)):
            continue
        facts[index + FEWEST] = max(facts[index + FEWEST] - 1, 0)
        facts[index + MOST] = max(facts[index + MOST] - 1, 0)
        if facts[index + MOST_IN_BOTH] != NO_LIMIT:
            facts[index + MOST_IN_BOTH] = max(facts[index + MOST_IN_BOTH] - 1, 0)


def _reveal_to_marks(truth: Truth, seat: i64) -> None:
    for i in range(i64(len(truth.marks)) - MARK, -1, -MARK):
        if truth.marks[i] != seat:
            continue
        is_found = False
        for place in range(i64(len(truth.at_end))):
            is_there = card_of(truth.at_end[place]) == truth.marks[i + MARKED_VALUE]
            is_found = is_found or (truth.marks[i + AT_PLACE + place] > 0 and is_there)
            truth.marks[i + AT_PLACE + place] = 0
        if is_found:
            _drop_mark(truth, i)


def clear_end(truth: Truth) -> None:
    """Nothing waits at the tenth round any more, and no fact speaks of it."""
    truth.at_end = vec[i64]()
    truth.extras = vec[i64]()
    truth.has_extras = False
    kept = vec[i64]()
    for i in range(0, i64(len(truth.facts)), FACT):
        if truth.facts[i + UNTIL] == NO_LIMIT:
            truth.facts[i + SINCE] = 0
            kept = _keep(kept, truth.facts, i)
    truth.facts = kept
