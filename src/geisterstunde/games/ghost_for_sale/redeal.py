"""Other worlds for Ghost for $ale: all that a viewer cannot know is drawn anew, within what memory.py says is certain.

A world is drawn with equal chances among all that fit, where the twelve cards of a set count as different things.
"""

from math import comb, perm
from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from geisterstunde.games.ghost_for_sale.bids import bid_of, bidder, card_of, target_of
from geisterstunde.games.ghost_for_sale.box import CARDS, COPIES, LIE, RESERVED, TRUTH, VALUES
from geisterstunde.games.ghost_for_sale.memory import certainly_outside, is_reserve_unfinished, knows_question
from geisterstunde.games.ghost_for_sale.state import LAYING_OUT, NOT_YET, OVER, Truth

ROW_OF_WAYS: Final = CARDS + 1
SETS: Final[vec[i64]] = vec[i64]([comb(n, k) for n in range(CARDS + 1) for k in range(CARDS + 1)])
"""How many sets of k cards there are among n."""
ROWS: Final[vec[i64]] = vec[i64]([perm(n, k) for n in range(CARDS + 1) for k in range(CARDS + 1)])
"""How many rows of k cards there are among n."""

UNFINISHED_RESERVES: Final = 1 + 12 + 66 + 220
"""Ways to have laid aside none, one, two or three of twelve cards."""

LARGE: Final = 16
OPEN: Final = 32
NO_CARDS: Final[vec[i64]] = vec[i64]([0] * (OPEN + VALUES))
"""Hidden cards are sorted in a copy of it: small backs in places 0 to 11, large backs in places 16 to 27, and from 32
on how many cards of each value lie open."""


@final
class Hidden:
    """The hidden cards of one seat in two piles by their backs.

    In each pile those that may be reserved come first, then those that certainly are in the hand or on the table
    (fact 2). Cards are drawn from the front.
    """

    def __init__(self) -> None:
        self.cards = NO_CARDS[:]
        # For small and large backs: how many may be reserved, where the pile ends, which card comes next, and how many
        # of them lie face down.
        self.small_free: i64 = 0
        self.large_free: i64 = LARGE
        self.small_end: i64 = 0
        self.large_end: i64 = LARGE
        self.small_next: i64 = 0
        self.large_next: i64 = LARGE
        self.small_bids: i64 = 0
        self.large_bids: i64 = 0

    def put(self, value: i64, is_large: i64) -> None:
        """A card comes to the end of its pile."""
        if is_large != 0:
            self.cards[self.large_end] = value
            self.large_end += 1
        else:
            self.cards[self.small_end] = value
            self.small_end += 1

    def draw_small(self, end: i64, rng: Random) -> i64:
        """A random card with a small back, of those before the end."""
        value = _pick(self.cards, self.small_next, end, rng)
        self.small_next += 1
        return value

    def draw_large(self, end: i64, rng: Random) -> i64:
        """A random card with a large back, of those before the end."""
        value = _pick(self.cards, self.large_next, end, rng)
        self.large_next += 1
        return value


def _pick(cards: vec[i64], place: i64, end: i64, rng: Random) -> i64:
    """Swap a random card of the rest of a pile to a place, and say which one."""
    left: i64 = end - place
    other = place + rng.randrange(left)
    card = cards[other]
    cards[other] = cards[place]
    cards[place] = card
    return card


def redraw(truth: Truth, viewer: i64, rng: Random) -> None:
    """Draw anew all that the viewer cannot know, with equal chances for all worlds that fit."""
    _redraw_questions(truth, viewer, rng)
    if truth.phase <= LAYING_OUT or (truth.round == 2 and len(truth.bids) == 0):
        return
    hidden = Hidden()
    for seat in range(truth.players):
        if seat == viewer:
            continue
        if is_reserve_unfinished(truth, seat):
            _redraw_unfinished_reserve(truth, seat, hidden.cards, rng)
        else:
            _redraw_cards(truth, seat, hidden, rng)


# "?" cards


def _redraw_questions(truth: Truth, viewer: i64, rng: Random) -> None:
    """Unknown "?" cards are true or false, in any order if the viewer has seen the stack and knows how many."""
    if truth.phase == OVER:
        return
    if truth.stack_seen_by == viewer:
        _redraw_counted_questions(truth, viewer, rng)
        return
    two: i64 = 2
    for seat in range(truth.players):
        if _is_question_hidden(truth, seat, viewer):
            truth.meaning[seat] = rng.randrange(two)


def _redraw_counted_questions(truth: Truth, viewer: i64, rng: Random) -> None:
    meaning = truth.meaning
    unknown: i64 = 0
    trues: i64 = 0
    for seat in range(truth.players):
        if _is_question_hidden(truth, seat, viewer):
            unknown += 1
            trues += meaning[seat]
    for seat in range(truth.players):
        if _is_question_hidden(truth, seat, viewer):
            # The next of the unknown cards is one of the true ones that are left with their share of the chances.
            meaning[seat] = TRUTH if rng.randrange(unknown) < trues else LIE
            trues -= meaning[seat]
            unknown -= 1


def _is_question_hidden(truth: Truth, seat: i64, viewer: i64) -> bool:
    return truth.meaning[seat] != NOT_YET and not knows_question(truth, seat, viewer)


# Bidding cards


def _redraw_unfinished_reserve(truth: Truth, seat: i64, cards: vec[i64], rng: Random) -> None:
    """None to three of the twelve cards have been laid aside (fact 3): every such set with equal chances."""
    ways: i64 = UNFINISHED_RESERVES
    drawn = rng.randrange(ways)
    count: i64 = 0
    while drawn >= SETS[ROW_OF_WAYS * CARDS + count]:
        drawn -= SETS[ROW_OF_WAYS * CARDS + count]
        count += 1
    truth.aside = truth.aside[:]
    truth.aside[seat] = count
    truth.held[seat] = CARDS - count
    size: i64 = 0
    for value in range(VALUES):
        truth.hand[seat * VALUES + value] = COPIES[value]
        truth.reserve[seat * VALUES + value] = 0
        for _time in range(COPIES[value]):
            cards[size] = value
            size += 1
    for place in range(count):
        value = _pick(cards, place, size, rng)
        truth.hand[seat * VALUES + value] -= 1
        truth.reserve[seat * VALUES + value] += 1


def _redraw_cards(truth: Truth, seat: i64, hidden: Hidden, rng: Random) -> None:
    """Divide the unspent cards of a seat among reserve, face-down bids and hand, by the facts 1 to 3."""
    _count_bids(truth, seat, hidden)
    _pile_up(truth, seat, hidden)
    if truth.round == 1:
        _redraw_reserve(truth, seat, hidden, rng)
    if hidden.small_bids + hidden.large_bids > 0:
        _redraw_bids(truth, seat, hidden, rng)
    hand = truth.hand
    cards = hidden.cards
    for place in range(hidden.small_next, hidden.small_end):
        hand[seat * VALUES + cards[place]] += 1
    for place in range(hidden.large_next, hidden.large_end):
        hand[seat * VALUES + cards[place]] += 1


def _count_bids(truth: Truth, seat: i64, hidden: Hidden) -> None:
    """How many cards of the seat lie face down with each back, and which lie open."""
    is_large = truth.printed.is_large
    bids = truth.bids
    count: i64 = len(bids)
    cards = hidden.cards
    for value in range(VALUES):
        cards[OPEN + value] = 0
    hidden.small_bids = 0
    hidden.large_bids = 0
    for order in range(count):
        bid = bids[order]
        if bidder(bid) != seat:
            continue
        value = card_of(bid) - 1
        if truth.is_open(target_of(bid)):
            cards[OPEN + value] += 1
        elif is_large[value] != 0:
            hidden.large_bids += 1
        else:
            hidden.small_bids += 1


def _pile_up(truth: Truth, seat: i64, hidden: Hidden) -> None:
    """Sort the hidden cards of a seat; its hand and its reserve are left empty."""
    is_large = truth.printed.is_large
    hand = truth.hand
    base = seat * VALUES
    hidden.small_end = 0
    hidden.large_end = LARGE
    hidden.small_next = 0
    hidden.large_next = LARGE
    for value in range(VALUES):
        opened = hidden.cards[OPEN + value]
        outside = certainly_outside(truth, seat, value) - opened
        if outside < 0:
            outside = 0
        # Noted in the hand until the second pass.
        hand[base + value] = outside
        truth.reserve[base + value] = 0
        for _time in range(COPIES[value] - truth.spent[base + value] - opened - outside):
            hidden.put(value, is_large[value])
    hidden.small_free = hidden.small_end
    hidden.large_free = hidden.large_end
    for value in range(VALUES):
        for _time in range(hand[base + value]):
            hidden.put(value, is_large[value])
        hand[base + value] = 0


def _redraw_reserve(truth: Truth, seat: i64, hidden: Hidden, rng: Random) -> None:
    """Four of the cards that may be reserved."""
    reserve = truth.reserve
    small = _small_reserved(hidden, rng)
    for _time in range(small):
        reserve[seat * VALUES + hidden.draw_small(hidden.small_free, rng)] += 1
    for _time in range(RESERVED - small):
        reserve[seat * VALUES + hidden.draw_large(hidden.large_free, rng)] += 1


def _redraw_bids(truth: Truth, seat: i64, hidden: Hidden, rng: Random) -> None:
    """Every face-down bid becomes a random card with its back (fact 1)."""
    is_large = truth.printed.is_large
    bids = truth.bids
    count: i64 = len(bids)
    for order in range(count):
        bid = bids[order]
        target = target_of(bid)
        if bidder(bid) != seat or truth.is_open(target):
            continue
        if is_large[card_of(bid) - 1] != 0:
            value = hidden.draw_large(hidden.large_end, rng)
        else:
            value = hidden.draw_small(hidden.small_end, rng)
        bids[order] = bid_of(seat, target, value + 1)


def _small_reserved(hidden: Hidden, rng: Random) -> i64:
    """How many of the four reserved cards have a small back: each number weighs as many worlds as it has."""
    worlds: i64 = 0
    for small in range(RESERVED + 1):
        worlds += _worlds(hidden, small)
    drawn = rng.randrange(worlds)
    small_reserved: i64 = 0
    fitting = _worlds(hidden, 0)
    while drawn >= fitting:
        drawn -= fitting
        small_reserved += 1
        fitting = _worlds(hidden, small_reserved)
    return small_reserved


def _worlds(hidden: Hidden, small_reserved: i64) -> i64:
    """The reserve is a set of reservable cards; then the bids of each back are a row of cards left with that back."""
    large_reserved = RESERVED - small_reserved
    small_free = hidden.small_free
    large_free = hidden.large_free - LARGE
    if small_reserved > small_free or large_reserved > large_free:
        return 0
    small_left = hidden.small_end - small_reserved
    large_left = hidden.large_end - LARGE - large_reserved
    reserves = SETS[ROW_OF_WAYS * small_free + small_reserved] * SETS[ROW_OF_WAYS * large_free + large_reserved]
    rows = ROWS[ROW_OF_WAYS * small_left + hidden.small_bids] * ROWS[ROW_OF_WAYS * large_left + hidden.large_bids]
    return reserves * rows
