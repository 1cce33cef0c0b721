"""Who knows what in Rest in Peace (§9).

Open to everybody: the row (but for the face-down psychics of the introductory game), the tokens, all cards at rounds 1
to 9, the psychics before the families, the sizes of hands and piles, discards, a ghost that 19 turned up on a pile, the
number of cards at the tenth round, and which psychics lie there face down, for they lay open before.

A seat knows besides: its own hand, its own face-down ghosts, and which ghosts its own pile holds, not their order.

Of the other family's ghosts a seat knows for certain:
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

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from geisterstunde.core.words import Result, Viewer
from geisterstunde.games.rest_in_peace.box import (
    CASTLE,
    PSYCHIC,
    PSYCHICS,
    ROUNDS,
    TENTH,
    VILLA,
)
from geisterstunde.games.rest_in_peace.state import (
    CARD_MASK,
    CHOICE,
    DEAL_ROW,
    FACT,
    FETCHING,
    FEWEST,
    GONE,
    HAND,
    IN_ROW,
    IS_OPEN,
    IS_SEEN,
    MARK,
    MOST,
    MOST_IN_BOTH,
    MOST_IN_PILE,
    NO_LIMIT,
    NO_SEAT,
    OWNED,
    PILE,
    POWER_OF_16,
    ROUND,
    SCALE,
    SEAT,
    SINCE,
    UNTIL,
    Truth,
)
from geisterstunde.games.rest_in_peace.words import (
    Card,
    EndCard,
    Fact,
    Family,
    Mark,
    Memory,
    Spot,
    Stage,
    View,
)
from geisterstunde.games.rest_in_peace.worth import trail, worth_of

STAGES: Final[tuple[Stage, ...]] = (
    "deal",
    "deal",
    "deal",
    "deal",
    "deal",
    "blind",
    "banishing",
    "shuffle",
    "turn",
    "name",
    "name-second",
    "fetch",
    "remove",
    "copy",
    "recall",
    "turn-up",
    "banish",
    "discard",
    "take-back",
    "swap",
    "swap-second",
    "carry",
    "lay",
    "over",
)

PATIENCE: Final = 500
"""After so many arrangements that do not fit the facts, the hand is dealt with an eye on them."""
MOST_TRIES: Final = 100_000


# Drawing anew


def redeal(truth: Truth, seat: i64, rng: Random) -> None:
    """Draw anew all that the seat cannot know: both piles' order, the other family's ghosts, face-down psychics."""
    own = seat * PILE
    shuffle(truth.pile, own + 1, truth.pile[own] - truth.shown[seat], rng)
    other = 1 - seat
    is_searching = truth.banned != 0 and truth.stage == FETCHING and truth.chooser == other
    if truth.known[other * HAND] or truth.has_extras or len(truth.marks) or len(truth.facts) or is_searching:
        _deal_knowing(truth, other, rng)
    else:
        _deal(truth, other, rng)
    if truth.agreed.is_introductory and truth.round < ROUNDS - 2 and truth.stage != DEAL_ROW:
        first = first_hidden(truth)
        shuffle(truth.row, first, ROUNDS + 1 - first, rng)


def first_hidden(truth: Truth) -> i64:
    """The first place whose psychic lies face down (§8.1, §8.2)."""
    if not truth.agreed.is_introductory:
        return TENTH
    return min(max(truth.round, 1) + 3, TENTH)


def shuffle(cards: vec[i64], first: i64, count: i64, rng: Random) -> None:
    """Shuffle so many numbers from the first one on."""
    for i in range(count - 1, 0, -1):
        n: i64 = i + 1
        j = first + rng.randrange(n)
        swapped = cards[first + i]
        cards[first + i] = cards[j]
        cards[j] = swapped


def is_hidden_end(entry: i64, seat: i64) -> bool:
    """Whether a card at the tenth round is a ghost of the seat that only the seat knows."""
    return entry >> SEAT & 1 == seat and entry & CARD_MASK <= PSYCHIC and entry >> CHOICE & 3 == 0


def _deal(truth: Truth, seat: i64, rng: Random) -> None:
    """All hidden ghosts of a family are dealt anew: nothing is known of them."""
    hand = truth.hand
    pile = truth.pile
    at_hand = seat * HAND
    at_pile = seat * PILE
    cards = vec[i64]([0] * 22)
    count: i64 = 0
    for value in range(1, 7):
        for _ in range(hand[at_hand + value]):
            cards[count] = value
            count += 1
    in_pile = pile[at_pile] - truth.shown[seat]
    for i in range(1, in_pile + 1):
        cards[count] = pile[at_pile + i]
        count += 1
    ends: i64 = len(truth.at_end)
    for i in range(ends):
        if is_hidden_end(truth.at_end[i], seat):
            cards[count] = truth.at_end[i] & CARD_MASK
            count += 1
    shuffle(cards, 0, count, rng)
    size = hand[at_hand]
    for value in range(1, 7):
        hand[at_hand + value] = 0
    for i in range(size):
        hand[at_hand + cards[i]] += 1
    for i in range(in_pile):
        pile[at_pile + 1 + i] = cards[size + i]
    count = size + in_pile
    for i in range(ends):
        if is_hidden_end(truth.at_end[i], seat):
            truth.at_end[i] += cards[count] - (truth.at_end[i] & CARD_MASK)
            count += 1


def _deal_knowing(truth: Truth, seat: i64, rng: Random) -> None:
    """The same when something is known: first what is known, then the rest, again until the facts hold."""
    for attempt in range(MOST_TRIES):
        _deal_once(truth, seat, rng, attempt >= PATIENCE)
        if _facts_hold(truth, seat):
            return


def _deal_once(truth: Truth, seat: i64, rng: Random, is_careful: bool) -> None:
    at = seat * HAND
    at_pile = seat * PILE
    left = _hidden_ghosts(truth, seat)
    in_pile = truth.pile[at_pile] - truth.shown[seat]
    hand = vec[i64]([0] * HAND)
    ends = vec[i64]([0] * 25)  # what lies at each place of the tenth round; 0 is free, -1 not to be dealt
    for i in range(i64(len(truth.at_end))):
        ends[i] = 0 if is_hidden_end(truth.at_end[i], seat) else -1
    for value in range(1, 7):
        hand[value] = truth.known[at + value]
        left[value] -= hand[value]
    free = truth.hand[at] - truth.known[at]
    if truth.has_extras:
        free = _place_extras(truth, seat, rng, left, hand, ends, free)
    in_hand = free
    marked = vec[i64]()
    for i in range(0, i64(len(truth.marks)), MARK):
        value = truth.marks[i + 1]
        if truth.marks[i] == seat and left[value] > 0:
            place = _place_of_mark(truth, i, rng, in_hand, in_pile - i64(len(marked)), ends)
            if place == -1:
                hand[value] += 1
                in_hand -= 1
            elif place == -2:
                marked = append(marked, value)
            else:
                ends[place] = value
            left[value] -= 1 if place != -3 else 0
    _deal_rest(truth, seat, rng, left, hand, ends, marked, in_hand, is_careful)


def _hidden_ghosts(truth: Truth, seat: i64) -> vec[i64]:
    """How many ghosts of each value are hidden from the other family."""
    left = vec[i64]([0] * HAND)
    for value in range(1, 7):
        left[value] = truth.hand[seat * HAND + value]
    for i in range(1, truth.pile[seat * PILE] - truth.shown[seat] + 1):
        left[truth.pile[seat * PILE + i]] += 1
    for i in range(i64(len(truth.at_end))):
        if is_hidden_end(truth.at_end[i], seat):
            left[truth.at_end[i] & CARD_MASK] += 1
    return left


def _place_extras(
    truth: Truth, seat: i64, rng: Random, left: vec[i64], hand: vec[i64], ends: vec[i64], free: i64
) -> i64:
    """Known ghosts that are in the hand or went face down since: each to any free place of these; free ones left."""
    open_ends: i64 = 0
    for i in range(i64(len(truth.at_end)) - 1, -1, -1):
        if ends[i] == 0:
            open_ends += 1
        if truth.extras[i] == 0 or truth.at_end[i] >> SEAT & 1 != seat:
            continue
        for value in range(1, 7):
            for _ in range(truth.extras[i] // POWER_OF_16[value] & 15):
                count: i64 = free + open_ends
                number = rng.randrange(count)
                left[value] -= 1
                if number < free:
                    hand[value] += 1
                    free -= 1
                    continue
                number -= free
                place = i
                while ends[place] != 0 or number > 0:
                    if ends[place] == 0:
                        number -= 1
                    place += 1
                ends[place] = value
                open_ends -= 1
    return free


def _place_of_mark(truth: Truth, mark: i64, rng: Random, in_hand: i64, in_pile: i64, ends: vec[i64]) -> i64:
    """Where a marked ghost is dealt, by weight: -1 the hand, -2 the pile, -3 no room, else a tenth-round place."""
    hand_weight = truth.marks[mark + 2] if in_hand > 0 else 0
    total: i64 = hand_weight + in_pile * SCALE
    count: i64 = len(truth.at_end)
    for i in range(count):
        if ends[i] == 0:
            total += truth.marks[mark + 3 + i]
    if total <= 0:
        return -3
    number = rng.randrange(total)
    if number < hand_weight:
        return -1
    number -= hand_weight
    for i in range(count):
        if ends[i] == 0:
            number -= truth.marks[mark + 3 + i]
            if number < 0:
                return i
    return -2


def _deal_rest(
    truth: Truth,
    seat: i64,
    rng: Random,
    left: vec[i64],
    hand: vec[i64],
    ends: vec[i64],
    pile: vec[i64],
    in_hand: i64,
    is_careful: bool,
) -> None:
    """The ghosts of which nothing is known, to the places that are left."""
    cards = vec[i64](capacity=24)
    for value in range(1, 7):
        for _ in range(left[value]):
            cards = append(cards, value)
    count: i64 = len(cards)
    shuffle(cards, 0, count, rng)
    if is_careful:
        cards = _allowed_first(truth, seat, cards, in_hand)
    used: i64 = 0
    for _ in range(in_hand):
        hand[cards[used]] += 1
        used += 1
    for i in range(i64(len(truth.at_end))):
        if ends[i] == 0:
            ends[i] = cards[used]
            used += 1
        if ends[i] > 0:
            truth.at_end[i] += ends[i] - (truth.at_end[i] & CARD_MASK)
    for i in range(used, count):
        pile = append(pile, cards[i])
    size: i64 = len(pile)
    shuffle(pile, 0, size, rng)
    for value in range(1, 7):
        truth.hand[seat * HAND + value] = hand[value]
    for i in range(size):
        truth.pile[seat * PILE + 1 + i] = pile[i]


def _allowed_first(truth: Truth, seat: i64, cards: vec[i64], in_hand: i64) -> vec[i64]:
    """The cards with those first that the last fact about the hand asks for."""
    for i in range(0, i64(len(truth.facts)), FACT):
        if truth.facts[i] == seat and truth.facts[i + MOST] < in_hand:
            chosen = vec[i64]()
            others = vec[i64]()
            for j in range(i64(len(cards))):
                is_other = cards[j] != truth.facts[i + 1] and cards[j] != truth.facts[i + 2]
                if is_other and j >= truth.facts[i + MOST]:
                    others = append(others, cards[j])
                else:
                    chosen = append(chosen, cards[j])
            for j in range(i64(len(others))):
                chosen = append(chosen, others[j])
            return chosen
    return cards


def _facts_hold(truth: Truth, seat: i64) -> bool:
    """Whether all that was inferred about the family's ghosts is true."""
    is_searching = truth.banned != 0 and truth.stage == FETCHING and truth.chooser == seat
    if is_searching and _others_in_pile(truth, seat, truth.banned & 7, truth.banned >> 3, 0) == 0:
        return False
    facts = truth.facts
    for i in range(0, i64(len(facts)), FACT):
        if facts[i] != seat:
            continue
        first = facts[i + 1]
        second = facts[i + 2]
        outside: i64 = 0
        until: i64 = facts[i + UNTIL]
        if until == NO_LIMIT:
            outside = truth.hand[seat * HAND] - truth.hand[seat * HAND + first] - truth.hand[seat * HAND + second]
            until = len(truth.at_end)
        for j in range(facts[i + SINCE], until):
            value = truth.at_end[j] & CARD_MASK
            if is_hidden_end(truth.at_end[j], seat) and value != first and value != second:
                outside += 1
        if outside < facts[i + FEWEST] or outside > facts[i + MOST]:
            return False
        in_pile = _others_in_pile(truth, seat, first, second, truth.shown[seat])
        if in_pile > facts[i + MOST_IN_PILE] or outside + in_pile > facts[i + MOST_IN_BOTH]:
            return False
        most = facts[i + MOST_IN_PILE]
        if most != NO_LIMIT and not _pile_is_explained(truth, seat, first, second, most):
            return False
    return True


def _pile_is_explained(truth: Truth, seat: i64, first: i64, second: i64, most: i64) -> bool:
    """Whether the other ghosts in a pile that had only two values are such as went back into it since."""
    unexplained = vec[i64]([0] * HAND)
    for i in range(0, i64(len(truth.marks)), MARK):
        value = truth.marks[i + 1]
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


# Views


def view(truth: Truth, viewer: Viewer) -> View:
    """All that the viewer may know, field by field."""
    scores = tuple(truth.scores())
    who: i64 = NO_SEAT if viewer is None else viewer
    carried = truth.carried
    return View(
        viewer=viewer,
        to_act=tuple(truth.to_act()),
        result=Result(scores, tuple(truth.winners()), truth.reason()) if scores else None,
        options=truth.agreed.options,
        stage=STAGES[truth.stage],
        round=truth.round,
        active=truth.active,
        chooser=truth.chooser,
        starter=truth.starter,
        loser=None if truth.loser == NO_SEAT else truth.loser,
        played=truth.played,
        doing=truth.doing,
        picked=truth.picked,
        resolved=truth.resolved,
        carried=_card(truth, carried | (truth.starter << SEAT)) if carried else None,
        row=_row(truth),
        families=(_family(truth, 0, who), _family(truth, 1, who)),
        end=tuple([_end_card(truth.at_end[i], who) for i in range(len(truth.at_end))]),
        discarded=tuple([number for number in range(1, PSYCHICS + 1) if truth.where[number] == GONE]),
        memory=None if viewer is None else _memory(truth),
    )


def _card(truth: Truth, entry: i64) -> Card:
    """An open card; what it counts is told for the round that is going on."""
    card = entry & CARD_MASK
    choice = entry >> CHOICE & 63
    named: tuple[int, ...] = ()
    if choice:
        named = (choice & 7, choice >> 3) if choice > 7 else (choice,)
    value, psychic = (card, 0) if card <= PSYCHIC else (0, card - PSYCHIC)
    if entry >> ROUND != truth.round:
        return Card(entry >> SEAT & 1, value, psychic, named)
    return Card(entry >> SEAT & 1, value, psychic, named, worth_of(truth, entry), trail(truth, entry))


def _row(truth: Truth) -> tuple[Spot, ...]:
    cards: list[list[Card]] = [[] for _ in range(TENTH + 1)]
    for i in range(i64(len(truth.lying))):
        cards[truth.lying[i] >> ROUND].append(_card(truth, truth.lying[i]))
    spots = []
    hidden = first_hidden(truth)
    for place in range(1, TENTH + 1):
        psychic = truth.row[place] if place < hidden else 0
        result = truth.results[place]
        spots.append(
            Spot(
                psychic,
                place <= ROUNDS and truth.row[place] > 0 and truth.where[truth.row[place]] == IN_ROW,
                truth.tokens[place * 2 + VILLA],
                truth.tokens[place * 2 + CASTLE],
                tuple(cards[place]),
                result - 1 if 0 < result < 3 else None,
            )
        )
    return tuple(spots)


def _ghosts(counts: vec[i64], seat: i64) -> tuple[int, ...]:
    """Ghosts by value, from a vector that counts them."""
    values: list[int] = []
    for value in range(1, 7):
        for _ in range(counts[seat * HAND + value]):
            values.append(value)
    return tuple(values)


def _family(truth: Truth, seat: i64, who: i64) -> Family:
    size = truth.pile[seat * PILE]
    may_see = who == seat or (who == 1 - seat and truth.sees_hand_of(seat))
    return Family(
        hand=_ghosts(truth.hand, seat) if may_see else None,
        hand_size=truth.hand[seat * HAND],
        pile_size=size,
        pile_top=truth.pile[seat * PILE + size] if truth.shown[seat] else 0,
        psychics=tuple([number for number in range(1, PSYCHICS + 1) if truth.where[number] == OWNED + seat]),
        villas=truth.won[seat * 2 + VILLA],
        castles=truth.won[seat * 2 + CASTLE],
        total=truth.total[seat],
        discarded=_ghosts(truth.discarded, seat),
        is_blind=truth.blind[seat],
    )


def _end_card(entry: i64, who: i64) -> EndCard:
    seat = entry >> SEAT & 1
    card = entry & CARD_MASK
    is_open = entry >> CHOICE & IS_OPEN == 1
    is_seen = entry >> CHOICE & IS_SEEN == IS_SEEN
    if card > PSYCHIC:
        return EndCard(seat, 0, card - PSYCHIC, is_open, False)
    is_known = is_open or who == seat or (is_seen and who == 1 - seat)
    return EndCard(seat, card if is_known else 0, 0, is_open, is_seen)


def _memory(truth: Truth) -> Memory:
    marks = truth.marks
    facts = truth.facts
    ends: i64 = len(truth.at_end)
    return Memory(
        known=(_ghosts(truth.known, 0), _ghosts(truth.known, 1)),
        extras=tuple(truth.extras),
        marks=tuple(
            [
                Mark(marks[i], marks[i + 1], marks[i + 2], tuple(marks[i + 3 : i + 3 + ends]))
                for i in range(0, len(marks), MARK)
            ]
        ),
        facts=tuple(
            [
                Fact(
                    facts[i],
                    facts[i + 1],
                    facts[i + 2],
                    facts[i + FEWEST],
                    facts[i + MOST],
                    facts[i + MOST_IN_PILE],
                    facts[i + MOST_IN_BOTH],
                    facts[i + SINCE],
                    facts[i + UNTIL],
                )
                for i in range(0, len(facts), FACT)
            ]
        ),
    )
