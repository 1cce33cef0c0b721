"""Who knows what in Ghost for $ale (§1.7): the view of each viewer, and worlds that fit it.

What is hidden from a viewer, and all that can be known about it for certain:

*Bidding cards.* Everybody has the same twelve cards, and every card that lay as a bid is turned over when its auction
ends. So of another seat one knows the spent cards, and one does not know how the rest is divided among the hand, the
cards that lie face down, and (in the first round) the four reserved cards. Three facts bind that division:
  1. A card that lies face down shows its back, so its value is one of those with this back.
  2. A card that was turned over and taken back in the first round is not among the reserved ones. Cards of one value
     are alike, so this is a count for each value: of the 3s, at most two less those seen outside the reserve at one
     time are reserved. Seen at one time: a 3 that came back and a 3 that lies open later may be one and the same card.
     `Truth.shown` keeps the largest number, spent cards included.
  3. The numbers of cards: hands are counted, a reserve has four. While a seat is still choosing its reserve nobody
     sees how far it is: it may have laid aside none, one, two or three.
No other fact binds it. Whether a seat may pass or where its card has to go (§6.2–§6.4) depends on numbers of cards
that everybody sees, never on their values. Backs of cards in the hand are not shown, and the reserved cards lie under
the character card, so that their backs cannot be seen either (§2.3). In the second round there is no reserve: one
knows what a seat holds, and only which of these cards lie face down is hidden.

*"?" cards.* A seat's card is known to itself and to whoever has looked at it (the holder of its magnifying glass).
Whoever has seen the stack knows how many true cards are in it; as everybody put in the opposite of what he kept, this
is the number of liars, no more: the stack is shuffled. Nothing else binds the cards before all are revealed.

A world is drawn with equal chances among all that fit, where the twelve cards of a set count as different things.
"""

from typing import Final, assert_never

from librt.random import Random
from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from geisterstunde.core.words import GameEnded, Result, Viewer
from geisterstunde.games.ghost_for_sale.box import (
    CARDS,
    COLOURS,
    COPIES,
    CRYPT,
    CRYSTAL,
    FACES,
    FIRST_LOT,
    GHOST,
    LOTS,
    MIRROR,
    NO_SPECIAL,
    PORTRAITS,
    QUESTIONS,
    RESERVED,
    ROW,
    ROWS,
    SPECIALS,
    STACK,
    TARGETS,
    TOKENS,
    TRUELIGHT,
    VALUES,
    WAYS,
)
from geisterstunde.games.ghost_for_sale.state import (
    DECIDING,
    DECLARING,
    LAYING_OUT,
    MINUS_ONE,
    NO_SEAT,
    NOT_YET,
    OVER,
    PHASES,
    RESERVING,
    Truth,
)
from geisterstunde.games.ghost_for_sale.words import (
    BidCard,
    BidLaid,
    BidRevealed,
    Chosen,
    Declared,
    Declined,
    Event,
    Guessed,
    Kept,
    Looked,
    Lot,
    Outcome,
    Passed,
    Player,
    QuestionRevealed,
    Removed,
    Reserved,
    RevealedBid,
    RoundBegan,
    Scored,
    SetAside,
    Sold,
    Special,
    SpecialLaid,
    Spent,
    StackSeen,
    TakenBack,
    Tokens,
    Unsold,
    Used,
    View,
)

SPECTATOR: Final = -2
"""A viewer without a seat, as a number; differs from NO_SEAT."""

UNFINISHED_RESERVES: Final = 299
"""Ways to have laid aside none, one, two or three of twelve cards: 1 + 12 + 66 + 220."""

LARGE: Final = 16
OPEN: Final = 32
NO_CARDS: Final[vec[i64]] = vec[i64]([0] * (OPEN + VALUES))
"""Cards on their way are sorted in a copy of it: small backs in places 0 to 11, large backs in places 16 to 27, and
from 32 on how many cards of each value lie open."""


# Views


def view(truth: Truth, viewer: Viewer) -> View:
    """All that the viewer may know, field by field."""
    who: i64 = SPECTATOR if viewer is None else viewer
    scores = tuple(truth.scores())
    phase = truth.phase
    has_seen_stack = truth.stack_seen_by == who
    return View(
        viewer=viewer,
        to_act=tuple(truth.to_act()),
        result=Result(scores, tuple(truth.winners()), truth.reason()) if scores else None,
        options=truth.printed.options,
        round=truth.round,
        phase=PHASES[phase],
        starter=truth.starter,
        active=truth.active if phase >= DECLARING and phase != OVER else None,
        is_second_card=truth.is_second,
        is_last_card=truth.is_last,
        players=tuple([_player(truth, seat, who) for seat in range(truth.players)]),
        lots=tuple([_lot(truth, lot, who) for lot in range(LOTS)]),
        truelight=_bids_at(truth, TRUELIGHT, who),
        stack=_bids_at(truth, STACK, who),
        stack_seen_by=_seat_or_none(truth.stack_seen_by),
        stack_trues=truth.trues_in_stack() if has_seen_stack else None,
        deciding=truth.deciding + 1 if phase == DECIDING else None,
        outcomes=tuple([_outcome(truth, place) for place in range(2 * LOTS) if truth.ghosts[place] != NOT_YET]),
        last_auction=_last_auction(truth),
        last_questions=tuple([QUESTIONS[meaning] for meaning in truth.last_meaning]),
    )


def _seat_or_none(seat: i64) -> int | None:
    return None if seat == NO_SEAT else seat


def _cards(counts: vec[i64], seat: i64) -> tuple[int, ...]:
    """A seat's cards in rising order."""
    cards: list[int] = []
    for value in range(VALUES):
        for _ in range(counts[seat * VALUES + value]):
            cards.append(value + 1)
    return tuple(cards)


def _known(truth: Truth, seat: i64) -> tuple[int, ...]:
    """Unspent cards that certainly are not reserved (fact 2)."""
    if truth.round == 2:
        return ()
    cards: list[int] = []
    for value in range(VALUES):
        place = seat * VALUES + value
        for _ in range(truth.shown[place] - truth.spent[place]):
            cards.append(value + 1)
    return tuple(cards)


def _player(truth: Truth, seat: i64, who: i64) -> Player:
    is_own = seat == who
    has_reserved = truth.round == 1 and truth.aside[seat] == RESERVED
    meaning = truth.meaning[seat]
    is_told = meaning != NOT_YET and (is_own or truth.glass[seat] == who or truth.phase == OVER)
    kept: list[Special] = []
    if truth.crystal_keeper == seat:
        kept.append(SPECIALS[CRYSTAL])
    if truth.portraits_keeper == seat:
        kept.append(SPECIALS[PORTRAITS])
    return Player(
        COLOURS[seat],
        truth.points_of(seat),
        # In the end the hands are compared (§10.3).
        _cards(truth.hand, seat) if is_own or truth.phase == OVER else None,
        # Nobody sees how far another seat is with its reserve (fact 3).
        CARDS if truth.phase == RESERVING and not has_reserved and not is_own else truth.held[seat],
        _cards(truth.reserve, seat) if is_own else None,
        has_reserved,
        _cards(truth.spent, seat),
        _known(truth, seat),
        QUESTIONS[meaning] if is_told else None,
        meaning != NOT_YET,
        truth.tokens[seat * 3],
        truth.tokens[seat * 3 + 1],
        truth.tokens[seat * 3 + 2],
        _seat_or_none(truth.glass[seat]),
        truth.has_passed(seat),
        tuple(kept),
    )


def _lot(truth: Truth, lot: i64, who: i64) -> Lot:
    place = truth.property_of(lot)
    special = truth.special[lot]
    mirrored = truth.mirrored
    is_mirror_used = special == MIRROR and mirrored != NOT_YET
    removed = None
    if is_mirror_used and mirrored != MINUS_ONE:
        removed = Tokens(mirrored // 2, FACES[GHOST], TOKENS[mirrored % 2], 1)
    return Lot(
        truth.printed.names[place],
        "manor" if truth.round == 1 else "castle",
        tuple(truth.printed.points[place * ROW : place * ROW + ROW]),
        None if special == NO_SPECIAL else SPECIALS[special],
        _tokens_at(truth, lot),
        _bids_at(truth, lot + FIRST_LOT, who),
        _seat_or_none(truth.owner[place]),
        is_mirror_used or (special == CRYPT and truth.is_crypt_open),
        removed,
        truth.guess if special == CRYSTAL and truth.guess != NOT_YET else None,
    )


def _tokens_at(truth: Truth, lot: i64) -> tuple[Tokens, ...]:
    tokens: list[Tokens] = []
    for place in range(20):
        count = truth.laid[lot * 20 + place]
        if count > 0:
            tokens.append(Tokens(place // 4, FACES[place % 4 // 2], TOKENS[place % 2], count))
    return tuple(tokens)


def _bids_at(truth: Truth, target: i64, who: i64) -> tuple[BidCard, ...]:
    """The cards at a target in the order of laying; of others' cards the back, unless they lie open (§11.4)."""
    cards: list[BidCard] = []
    is_open = truth.is_open(target)
    backs = truth.printed.options.backs
    for bid in truth.bids:
        if bid // 8 % 8 == target:
            seat = bid % 8
            value = bid // 64
            cards.append(BidCard(seat, backs[value - 1], value if is_open or seat == who else None))
    return tuple(cards)


def _last_auction(truth: Truth) -> tuple[RevealedBid, ...]:
    cards: list[RevealedBid] = []
    for target in range(8):
        for bid in truth.last_bids:
            if bid // 8 % 8 == target:
                cards.append(RevealedBid(bid % 8, TARGETS[target], bid // 64))
    return tuple(cards)


def _outcome(truth: Truth, place: i64) -> Outcome:
    owner = truth.owner[place]
    points = truth.points_for(place) if owner != NO_SEAT else 0
    return Outcome(truth.printed.names[place], _seat_or_none(owner), truth.ghosts[place], points)


# Events


def seen(event: Event, viewer: Viewer) -> Event | None:
    """Secret choices, face-down cards and looks are heard in full by whoever made them (§1.7).

    An event that is not named here reaches nobody.
    """
    match event:
        case BidLaid():
            return event if event.is_open or viewer == event.seat else replace(event, card=None)
        case SetAside():
            return event if viewer == event.seat else None
        case Chosen():
            return event if viewer == event.seat else replace(event, card=None)
        case Looked():
            return event if viewer == event.seat or viewer == event.owner else replace(event, card=None)
        case StackSeen():
            return event if viewer == event.seat else replace(event, trues=None)
        case Reserved() | Declared() | Passed() | BidRevealed() | Spent() | TakenBack() | Sold() | Unsold():
            return event
        case Kept() | Removed() | Used() | Guessed() | Declined() | QuestionRevealed() | Scored():
            return event
        case RoundBegan() | SpecialLaid() | GameEnded():
            return event
        case _:
            assert_never(event)


# Worlds that fit


def redraw(truth: Truth, viewer: i64, rng: Random) -> None:
    """Draw anew all that the viewer cannot know, with equal chances for all worlds that fit."""
    _redraw_questions(truth, viewer, rng)
    if truth.phase == LAYING_OUT or (truth.round == 2 and len(truth.bids) == 0):
        return
    deck = NO_CARDS[:]
    for seat in range(truth.players):
        if seat == viewer:
            continue
        if truth.phase == RESERVING and truth.aside[seat] < RESERVED:
            _redraw_unfinished_reserve(truth, seat, deck, rng)
        else:
            _redraw_cards(truth, seat, deck, rng)


def _redraw_questions(truth: Truth, viewer: i64, rng: Random) -> None:
    """Unknown "?" cards are true or false, in any order if the viewer has seen the stack and knows how many."""
    if truth.phase == OVER:
        return
    meaning = truth.meaning
    unknown: i64 = 0
    trues: i64 = 0
    for seat in range(truth.players):
        if _is_question_hidden(truth, seat, viewer):
            unknown += 1
            trues += meaning[seat]
    is_counted = truth.stack_seen_by == viewer
    two: i64 = 2
    for seat in range(truth.players):
        if not _is_question_hidden(truth, seat, viewer):
            continue
        if not is_counted:
            meaning[seat] = rng.randrange(two)
            continue
        # The next of the unknown cards is one of the true ones that are left with their share of the chances.
        is_true = rng.randrange(unknown) < trues
        meaning[seat] = 1 if is_true else 0
        trues -= meaning[seat]
        unknown -= 1


def _is_question_hidden(truth: Truth, seat: i64, viewer: i64) -> bool:
    return seat != viewer and truth.glass[seat] != viewer and truth.meaning[seat] != NOT_YET


def _redraw_unfinished_reserve(truth: Truth, seat: i64, deck: vec[i64], rng: Random) -> None:
    """None to three of the twelve cards have been laid aside (fact 3): every such set with equal chances."""
    ways: i64 = UNFINISHED_RESERVES
    drawn = rng.randrange(ways)
    count: i64 = 0
    while drawn >= WAYS[13 * CARDS + count]:
        drawn -= WAYS[13 * CARDS + count]
        count += 1
    truth.aside = truth.aside[:]
    truth.aside[seat] = count
    truth.held[seat] = CARDS - count
    size: i64 = 0
    for value in range(VALUES):
        truth.hand[seat * VALUES + value] = COPIES[value]
        truth.reserve[seat * VALUES + value] = 0
        for _ in range(COPIES[value]):
            deck[size] = value
            size += 1
    for place in range(count):
        value = _pick(deck, place, size, rng)
        truth.hand[seat * VALUES + value] -= 1
        truth.reserve[seat * VALUES + value] += 1


def _pick(deck: vec[i64], place: i64, end: i64, rng: Random) -> i64:
    """Swap a random card of the rest of the deck to a place, and say which one."""
    left: i64 = end - place
    other = place + rng.randrange(left)
    card = deck[other]
    deck[other] = deck[place]
    deck[place] = card
    return card


def _redraw_cards(truth: Truth, seat: i64, deck: vec[i64], rng: Random) -> None:
    """Divide the unspent cards of a seat among reserve, face-down bids and hand, by the facts 1 to 3."""
    small_bids, large_bids = _count_bids(truth, seat, deck)
    free_small, small, free_large, large = _pile_up(truth, seat, deck)
    small_place: i64 = 0
    large_place: i64 = LARGE
    if truth.round == 1:
        reserve = truth.reserve
        small_reserved = _small_reserved(free_small, free_large, small, large, small_bids, large_bids, rng)
        for _ in range(small_reserved):
            reserve[seat * VALUES + _pick(deck, small_place, free_small, rng)] += 1
            small_place += 1
        for _ in range(RESERVED - small_reserved):
            reserve[seat * VALUES + _pick(deck, large_place, LARGE + free_large, rng)] += 1
            large_place += 1
    if small_bids + large_bids > 0:
        _redraw_bids(truth, seat, deck, small_place, small, large_place, LARGE + large, rng)
        small_place += small_bids
        large_place += large_bids
    hand = truth.hand
    for place in range(small_place, small):
        hand[seat * VALUES + deck[place]] += 1
    for place in range(large_place, LARGE + large):
        hand[seat * VALUES + deck[place]] += 1


def _count_bids(truth: Truth, seat: i64, deck: vec[i64]) -> tuple[i64, i64]:
    """The face-down cards of a seat with a small and with a large back; the open ones are counted in the deck."""
    is_large = truth.printed.is_large
    bids = truth.bids
    count: i64 = len(bids)
    for value in range(VALUES):
        deck[OPEN + value] = 0
    small: i64 = 0
    large: i64 = 0
    for order in range(count):
        bid = bids[order]
        if bid & 7 != seat:
            continue
        value = (bid >> 6) - 1
        if truth.is_open(bid >> 3 & 7):
            deck[OPEN + value] += 1
        else:
            large += is_large[value]
            small += 1 - is_large[value]
    return small, large


def _pile_up(truth: Truth, seat: i64, deck: vec[i64]) -> tuple[i64, i64, i64, i64]:
    """The hidden cards of a seat in two piles by their backs: how many may be reserved, and how many there are.

    Those that may be reserved come first, then those that certainly are in the hand or on the table (fact 2). The
    hand and the reserve of the seat are left empty.
    """
    is_large = truth.printed.is_large
    copies = COPIES
    hand = truth.hand
    base = seat * VALUES
    is_first_round = truth.round == 1
    small: i64 = 0
    large: i64 = LARGE
    for value in range(VALUES):
        gone = truth.spent[base + value] + deck[OPEN + value]
        known = truth.shown[base + value] - gone if is_first_round else 0
        if known < 0:
            known = 0
        # Noted in the hand until the second pass.
        hand[base + value] = known
        truth.reserve[base + value] = 0
        for _ in range(copies[value] - gone - known):
            if is_large[value] != 0:
                deck[large] = value
                large += 1
            else:
                deck[small] = value
                small += 1
    free_small = small
    free_large = large - LARGE
    for value in range(VALUES):
        for _ in range(hand[base + value]):
            if is_large[value] != 0:
                deck[large] = value
                large += 1
            else:
                deck[small] = value
                small += 1
        hand[base + value] = 0
    return free_small, small, free_large, large - LARGE


def _redraw_bids(
    truth: Truth,
    seat: i64,
    deck: vec[i64],
    small_place: i64,
    small_end: i64,
    large_place: i64,
    large_end: i64,
    rng: Random,
) -> None:
    """Every face-down bid becomes a random card with its back (fact 1)."""
    is_large = truth.printed.is_large
    bids = truth.bids
    count: i64 = len(bids)
    for order in range(count):
        bid = bids[order]
        if bid & 7 != seat or truth.is_open(bid >> 3 & 7):
            continue
        if is_large[(bid >> 6) - 1] != 0:
            value = _pick(deck, large_place, large_end, rng)
            large_place += 1
        else:
            value = _pick(deck, small_place, small_end, rng)
            small_place += 1
        bids[order] = (bid & 63) + (value + 1) * 64


def _small_reserved(
    free_small: i64, free_large: i64, small: i64, large: i64, small_bids: i64, large_bids: i64, rng: Random
) -> i64:
    """How many of the four reserved cards have a small back: each number weighs as many worlds as it has.

    The reserve is a set of reservable cards; then the bids of each back are a row of cards left with that back.
    """
    first = _worlds(0, free_small, free_large, small, large, small_bids, large_bids)
    second = _worlds(1, free_small, free_large, small, large, small_bids, large_bids)
    third = _worlds(2, free_small, free_large, small, large, small_bids, large_bids)
    fourth = _worlds(3, free_small, free_large, small, large, small_bids, large_bids)
    worlds: i64 = first + second + third + fourth
    worlds += _worlds(4, free_small, free_large, small, large, small_bids, large_bids)
    drawn = rng.randrange(worlds)
    if drawn < first:
        return 0
    if drawn < first + second:
        return 1
    if drawn < first + second + third:
        return 2
    return 3 if drawn < first + second + third + fourth else 4


def _worlds(
    reserved: i64, free_small: i64, free_large: i64, small: i64, large: i64, small_bids: i64, large_bids: i64
) -> i64:
    other = RESERVED - reserved
    if reserved > free_small or other > free_large:
        return 0
    reserves = WAYS[13 * free_small + reserved] * WAYS[13 * free_large + other]
    return reserves * ROWS[13 * (small - reserved) + small_bids] * ROWS[13 * (large - other) + large_bids]
