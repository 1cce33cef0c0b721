"""A truth of Ghost for $ale that fits a view: what is seen is put back in its place, the rest is drawn (redeal.py)."""

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from geisterstunde.games.ghost_for_sale.bids import bid_of
from geisterstunde.games.ghost_for_sale.box import (
    BIT,
    COPIES,
    CRYPT,
    CRYSTAL,
    DOUBLE,
    FACES,
    GHOST,
    LIE,
    LOTS,
    NO_SPECIAL,
    PAINTING,
    PORTRAITS,
    QUESTIONS,
    RESERVED,
    SINGLE,
    SPECIALS,
    TARGET_COUNT,
    TARGETS,
    TOKENS,
    TRUELIGHT,
    TRUTH,
    VALUES,
)
from geisterstunde.games.ghost_for_sale.memory import SPECTATOR
from geisterstunde.games.ghost_for_sale.numbers import laid_place, left_place
from geisterstunde.games.ghost_for_sale.redeal import redraw
from geisterstunde.games.ghost_for_sale.state import (
    INFORMING,
    MINUS_ONE,
    NO_SEAT,
    NOT_YET,
    PHASES,
    RESERVING,
    SELLING,
    Truth,
)
from geisterstunde.games.ghost_for_sale.words import Player, View


def recall(truth: Truth, seen: View, rng: Random) -> None:
    """Make a fresh truth into one that fits the view: first what is seen, then the rest is drawn."""
    truth.round = seen.round
    truth.phase = PHASES.index(seen.phase)
    truth.starter = seen.starter
    truth.active = 0 if seen.active is None else seen.active
    truth.is_second = seen.is_second_card
    truth.is_last = seen.is_last_card
    truth.deciding = NO_SPECIAL if seen.deciding is None else seen.deciding - 1
    truth.stack_seen_by = _number(seen.stack_seen_by)
    for seat in range(truth.players):
        _recall_player(truth, seat, seen.players[seat])
    _recall_lots(truth, seen)
    _recall_bids(truth, seen)
    _recall_past(truth, seen)
    if seen.stack_trues is not None:
        _recall_stack(truth, seen.stack_trues, seen)
    viewer = seen.viewer
    redraw(truth, SPECTATOR if viewer is None else viewer, rng)


def _number(seat: int | None) -> i64:
    return NO_SEAT if seat is None else seat


def _count(counts: vec[i64], seat: i64, cards: tuple[int, ...]) -> None:
    for value in range(VALUES):
        counts[seat * VALUES + value] = 0
    for card in cards:
        counts[seat * VALUES + card - 1] += 1


def _recall_player(truth: Truth, seat: i64, seen: Player) -> None:
    truth.held[seat] = seen.hand_count
    truth.aside[seat] = RESERVED if seen.has_reserved or truth.round == 2 else 0
    _count(truth.spent, seat, seen.spent)
    _count(truth.shown, seat, seen.spent + seen.known)
    if seen.hand is not None and seen.reserved is not None:
        _count(truth.hand, seat, seen.hand)
        _count(truth.reserve, seat, seen.reserved)
        if truth.phase == RESERVING:
            truth.aside[seat] = len(seen.reserved)
    elif truth.round == 2:
        _count(truth.hand, seat, _unspent(seen))
    truth.meaning[seat] = NOT_YET
    if seen.has_chosen:
        truth.meaning[seat] = TRUTH if seen.question == QUESTIONS[TRUTH] else LIE
    truth.tokens[left_place(seat, GHOST, SINGLE)] = seen.ghosts
    truth.tokens[left_place(seat, PAINTING, SINGLE)] = seen.paintings
    truth.tokens[left_place(seat, GHOST, DOUBLE)] = seen.doubles
    truth.glass[seat] = _number(seen.glass)
    if seen.has_passed:
        truth.passed |= BIT[seat]
    if SPECIALS[CRYSTAL] in seen.kept:
        truth.crystal_keeper = seat
    if SPECIALS[PORTRAITS] in seen.kept:
        truth.portraits_keeper = seat


def _unspent(seen: Player) -> tuple[int, ...]:
    """What a seat holds in the second round, if none of it lies on the table."""
    cards: list[int] = []
    for value in range(VALUES):
        for _time in range(COPIES[value] - seen.spent.count(value + 1)):
            cards.append(value + 1)
    return tuple(cards)


def _recall_lots(truth: Truth, seen: View) -> None:
    special = vec[i64](capacity=LOTS)
    owner = truth.owner[:]
    for lot in range(LOTS):
        card = seen.lots[lot]
        special = append(special, NO_SPECIAL if card.special is None else SPECIALS.index(card.special))
        owner[truth.property_of(lot)] = _number(card.owner)
        for tokens in card.tokens:
            face: i64 = FACES.index(tokens.face)
            kind: i64 = SINGLE if tokens.kind == TOKENS[SINGLE] else DOUBLE
            truth.laid[laid_place(lot, tokens.seat, face, kind)] = tokens.count
        if card.is_used and card.special == SPECIALS[CRYPT]:
            truth.is_crypt_open = True
        elif card.is_used:
            removed = card.removed
            truth.mirrored = MINUS_ONE if removed is None else removed.seat * 2 + TOKENS.index(removed.kind)
        if card.guess is not None:
            truth.guess = card.guess
    truth.special = special
    truth.owner = owner


def _recall_bids(truth: Truth, seen: View) -> None:
    """Face-down cards are first any card with that back."""
    places = [seen.truelight, seen.stack]
    for lot in seen.lots:
        places.append(lot.bids)
    backs = truth.printed.options.backs
    for target in range(TARGET_COUNT):
        for bid in places[target]:
            card: i64 = backs.index(bid.back) + 1 if bid.card is None else bid.card
            truth.bids = append(truth.bids, bid_of(bid.seat, target, card))
            if target == TRUELIGHT:
                truth.lit |= BIT[bid.seat]
    if truth.phase == INFORMING or truth.phase == SELLING:
        for seat in range(truth.players):
            truth.in_hands += truth.held[seat]


def _recall_past(truth: Truth, seen: View) -> None:
    ghosts = truth.ghosts[:]
    owner = truth.owner[:]
    for place in range(len(seen.outcomes)):
        ghosts[place] = seen.outcomes[place].ghosts
        owner[place] = _number(seen.outcomes[place].owner)
    truth.ghosts = ghosts
    truth.owner = owner
    last_bids = vec[i64]()
    for bid in seen.last_auction:
        target: i64 = TARGETS.index(bid.target)
        last_bids = append(last_bids, bid_of(bid.seat, target, bid.card))
    truth.last_bids = last_bids
    last_meaning = vec[i64]()
    for question in seen.last_questions:
        last_meaning = append(last_meaning, i64(QUESTIONS.index(question)))
    truth.last_meaning = last_meaning


def _recall_stack(truth: Truth, trues: i64, seen: View) -> None:
    """As many liars among the unknown seats as the stack tells."""
    wanted = trues - truth.trues_in_stack()
    for seat in range(truth.players):
        # Unknown ones were taken for liars at first: some of them told the truth.
        if wanted < 0 and seen.players[seat].question is None:
            truth.meaning[seat] = TRUTH
            wanted += 1
