"""Why an action is not possible in Ghost for $ale, in the rulebook's terms. Legality itself is decided in rules.py
alone. Every reason is built from what the acting seat sees."""

from geisterstunde.core.words import Refusal, Seat
from geisterstunde.games.ghost_for_sale.box import (
    CRYPT,
    CRYSTAL,
    DARK,
    FACES,
    FIRST_LOT,
    LEGEND,
    MIRROR,
    SPECIALS,
    STACK,
    TARGETS,
    TOKENS,
    TRUELIGHT,
    VALUES,
)
from geisterstunde.games.ghost_for_sale.effects import tokens_at
from geisterstunde.games.ghost_for_sale.numbers import left_place
from geisterstunde.games.ghost_for_sale.state import (
    CHOOSING,
    DECLARING,
    INFORMING,
    RESERVING,
    SELLING,
    Truth,
)
from geisterstunde.games.ghost_for_sale.words import (
    Action,
    Bid,
    Declare,
    Decline,
    Done,
    Guess,
    Pass,
    Remove,
    Reserve,
    Use,
)


def why_not(truth: Truth, seat: Seat, action: Action) -> Refusal:
    """The reason for an action that is not legal for a seat that acts now."""
    if truth.phase == RESERVING:
        return _why_not_reserve(action)
    if truth.phase == CHOOSING:
        return Refusal("choose-first")
    if truth.phase == DECLARING:
        return _why_not_declare(truth, seat, action)
    if truth.phase in (INFORMING, SELLING):
        return _why_not_in_auction(truth, seat, action)
    return _why_not_decide(truth, action)


def _has_card(truth: Truth, seat: Seat, card: int) -> bool:
    return truth.hand[seat * VALUES + card - 1] > 0


def _why_not_reserve(action: Action) -> Refusal:
    if not isinstance(action, Reserve):
        return Refusal("reserve-first")
    return Refusal("card-not-in-hand", {"card": action.card})


def _why_not_declare(truth: Truth, seat: Seat, action: Action) -> Refusal:
    if not isinstance(action, Declare):
        return Refusal("declare-first")
    if truth.tokens[left_place(seat, FACES.index(action.face), TOKENS.index(action.kind))] == 0:
        return Refusal("no-double-left" if action.kind == "double" else "no-single-left", {"face": action.face})
    special = truth.special[action.lot - 1]
    assert special in (DARK, LEGEND)
    where = {"property": truth.name_of(action.lot - 1)}
    return Refusal("too-dark-for-ghosts" if special == DARK else "legend-wants-ghosts", where)


def _why_not_in_auction(truth: Truth, seat: Seat, action: Action) -> Refusal:
    match action:
        case Bid(card, target):
            return _why_not_bid(truth, seat, card, TARGETS.index(target))
        case Pass() if truth.is_second:
            return Refusal("turn-has-begun")
        case Pass():
            return Refusal("pass-needs-truelight")
        case Done():
            return Refusal("nothing-laid-yet", {"or": _or_else(truth, seat)})
        case _:
            return Refusal("bid-first", {"or": _or_else(truth, seat)})


def _or_else(truth: Truth, seat: Seat) -> str:
    """What can be done instead of laying a card: end the turn (§5.1), pass, or nothing (§6.2)."""
    if truth.is_second:
        return "done"
    return "pass" if truth.phase == SELLING or truth.is_lit(seat) else "nothing"


def _why_not_bid(truth: Truth, seat: Seat, card: int, target: int) -> Refusal:
    if truth.phase == INFORMING and target >= FIRST_LOT:
        return Refusal("information-first", {"players": truth.players})
    if truth.phase == SELLING and target < FIRST_LOT:
        return Refusal("information-is-over")
    if target == STACK and not truth.has_stack:
        return Refusal("no-stack-for-three")
    if not _has_card(truth, seat, card):
        return Refusal("card-not-in-hand", {"card": card})
    assert target != TRUELIGHT
    return Refusal("last-card-of-auction" if truth.held[seat] > 1 else "last-card-of-yours")


def _why_not_decide(truth: Truth, action: Action) -> Refusal:
    special = truth.special[truth.deciding]
    name = truth.name_of(truth.deciding)
    match action:
        case Guess() if special == CRYSTAL:
            return Refusal("guess-too-high", {"property": name, "most": tokens_at(truth, truth.deciding)})
        case Remove(owner) if special == MIRROR and not truth.printed.is_minus_one:
            return Refusal("no-such-ghost-token" if owner < truth.players else "no-such-player", {"property": name})
        case Remove() | Use() | Guess():
            assert special in (MIRROR, CRYPT, CRYSTAL)
            return Refusal("other-special-card", {"property": name, "special": SPECIALS[special]})
        case _:
            assert not isinstance(action, Decline)
            return Refusal("decide-first", {"property": name, "special": SPECIALS[special]})
