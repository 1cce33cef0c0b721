"""Who sees and hears what in Ghost for $ale (§1.7); what is certain of all that is hidden stands in memory.py."""

from typing import assert_never

from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from geisterstunde.core.words import GameEnded, Result, Viewer
from geisterstunde.games.ghost_for_sale.bids import bidder, card_of, target_of
from geisterstunde.games.ghost_for_sale.box import (
    CARDS,
    COLOURS,
    CRYPT,
    CRYSTAL,
    DOUBLE,
    FACES,
    FIRST_LOT,
    GHOST,
    LOTS,
    MIRROR,
    NO_SPECIAL,
    PAINTING,
    PORTRAITS,
    QUESTIONS,
    RESERVED,
    ROW,
    SINGLE,
    SPECIALS,
    STACK,
    TARGET_COUNT,
    TARGETS,
    TOKENS,
    TRUELIGHT,
    VALUES,
)
from geisterstunde.games.ghost_for_sale.memory import (
    SPECTATOR,
    certainly_outside,
    is_reserve_unfinished,
    knows_question,
)
from geisterstunde.games.ghost_for_sale.numbers import laid_place, left_place
from geisterstunde.games.ghost_for_sale.state import (
    DECIDING,
    DECLARING,
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
    Kind,
    Looked,
    Lot,
    LotDrawn,
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
from geisterstunde.games.ghost_for_sale.worth import real_face

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
        to_reserve=RESERVED - truth.aside[who] if phase == RESERVING and who != SPECTATOR else 0,
        stack_size=_stack_size(truth),
        deciding=truth.deciding + 1 if phase == DECIDING else None,
        outcomes=tuple([_outcome(truth, place) for place in range(2 * LOTS) if truth.ghosts[place] != NOT_YET]),
        last_auction=_last_auction(truth),
        last_questions=tuple([QUESTIONS[meaning] for meaning in truth.last_meaning]),
    )


def _stack_size(truth: Truth) -> i64:
    """Everybody who has chosen gave one card (§3.2); with three players nobody may look through them (§6.1)."""
    return sum([truth.meaning[seat] != NOT_YET for seat in range(truth.players)]) if truth.has_stack else 0


def _seat_or_none(seat: i64) -> int | None:
    return None if seat == NO_SEAT else seat


def _cards(counts: vec[i64], seat: i64) -> tuple[int, ...]:
    """A seat's cards in rising order."""
    cards: list[int] = []
    for value in range(VALUES):
        for _time in range(counts[seat * VALUES + value]):
            cards.append(value + 1)
    return tuple(cards)


def _known(truth: Truth, seat: i64) -> tuple[int, ...]:
    """Unspent cards that certainly are not reserved."""
    cards: list[int] = []
    for value in range(VALUES):
        for _time in range(certainly_outside(truth, seat, value)):
            cards.append(value + 1)
    return tuple(cards)


def _kept(truth: Truth, seat: i64) -> tuple[Special, ...]:
    """The special cards that a seat keeps to the end (§11.7, §11.8)."""
    kept: list[Special] = []
    if truth.crystal_keeper == seat:
        kept.append(SPECIALS[CRYSTAL])
    if truth.portraits_keeper == seat:
        kept.append(SPECIALS[PORTRAITS])
    return tuple(kept)


def _player(truth: Truth, seat: i64, who: i64) -> Player:
    is_own = seat == who
    meaning = truth.meaning[seat]
    is_known = knows_question(truth, seat, who)
    return Player(
        COLOURS[seat],
        truth.points_of(seat),
        # In the end the hands are compared (§10.3).
        _cards(truth.hand, seat) if is_own or truth.phase == OVER else None,
        CARDS if is_reserve_unfinished(truth, seat) and not is_own else truth.held[seat],
        _cards(truth.reserve, seat) if is_own else None,
        truth.round == 1 and truth.aside[seat] == RESERVED,
        _cards(truth.spent, seat),
        _known(truth, seat),
        QUESTIONS[meaning] if is_known else None,
        FACES[real_face(meaning)] if is_known else None,
        meaning != NOT_YET,
        truth.tokens[left_place(seat, GHOST, SINGLE)],
        truth.tokens[left_place(seat, PAINTING, SINGLE)],
        truth.tokens[left_place(seat, GHOST, DOUBLE)],
        _seat_or_none(truth.glass[seat]),
        truth.has_passed(seat),
        _kept(truth, seat),
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
        _kind(place),
        tuple(truth.printed.points[place * ROW : place * ROW + ROW]),
        None if special == NO_SPECIAL else SPECIALS[special],
        _tokens_at(truth, lot),
        _bids_at(truth, lot + FIRST_LOT, who),
        _seat_or_none(truth.owner[place]),
        is_mirror_used or (special == CRYPT and truth.is_crypt_open),
        removed,
        truth.guess if special == CRYSTAL and truth.guess != NOT_YET else None,
    )


def _kind(place: i64) -> Kind:
    """The manors come before the castles (§2.1, §9.1)."""
    return "manor" if place < LOTS else "castle"


def _tokens_at(truth: Truth, lot: i64) -> tuple[Tokens, ...]:
    tokens: list[Tokens] = []
    for seat in range(truth.players):
        for face in range(2):
            for kind in range(2):
                count = truth.laid[laid_place(lot, seat, face, kind)]
                if count > 0:
                    tokens.append(Tokens(seat, FACES[face], TOKENS[kind], count))
    return tuple(tokens)


def _bids_at(truth: Truth, target: i64, who: i64) -> tuple[BidCard, ...]:
    """The cards at a target in the order of laying; of others' cards the back, unless they lie open (§11.4)."""
    cards: list[BidCard] = []
    is_open = truth.is_open(target)
    backs = truth.printed.options.backs
    for bid in truth.bids:
        if target_of(bid) == target:
            is_seen = is_open or bidder(bid) == who
            card = card_of(bid)
            cards.append(BidCard(bidder(bid), backs[card - 1], card if is_seen else None))
    return tuple(cards)


def _last_auction(truth: Truth) -> tuple[RevealedBid, ...]:
    cards: list[RevealedBid] = []
    for target in range(TARGET_COUNT):
        for bid in truth.last_bids:
            if target_of(bid) == target:
                cards.append(RevealedBid(bidder(bid), TARGETS[target], card_of(bid)))
    return tuple(cards)


def _outcome(truth: Truth, place: i64) -> Outcome:
    owner = truth.owner[place]
    points = truth.points_for(place) if owner != NO_SEAT else 0
    return Outcome(truth.printed.names[place], _kind(place), _seat_or_none(owner), truth.ghosts[place], points)


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
        case LotDrawn() | RoundBegan() | SpecialLaid() | GameEnded():
            return event
        case _:
            assert_never(event)
