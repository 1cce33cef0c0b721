"""Why a bot proposes an action in Ghost for $ale, from what the seat can see."""

from itertools import product
from typing import Final

from geisterstunde.bots.words import Reason
from geisterstunde.core.words import Action as AnyAction
from geisterstunde.core.words import Seat
from geisterstunde.core.words import View as AnyView
from geisterstunde.games.ghost_for_sale.words import (
    Bid,
    Choose,
    Declare,
    Decline,
    Done,
    Guess,
    Lot,
    Pass,
    Remove,
    Reserve,
    Use,
    View,
)

STRONG: Final = 6
"""Cards from here on are high ones."""
SMALL: Final = 3
"""A card up to here costs little when it is lost to Mrs. Truelight."""


def reason_for(view: AnyView, action: AnyAction) -> Reason | None:
    """The most telling reason for an action of the viewer, or None."""
    assert isinstance(view, View)
    assert view.viewer is not None
    seat = view.viewer
    match action:
        case Reserve(card):
            return Reason("sale-reserve-high") if card >= STRONG else Reason("sale-reserve-low")
        case Choose():
            return Reason("sale-choose")
        case Declare(lot, face):
            return _reason_to_declare(view, seat, view.lots[lot - 1], face)
        case Bid(card, target):
            return _reason_to_bid(view, seat, card, target)
        case Done():
            return Reason("sale-wait")
        case Pass():
            return _reason_to_pass(view)
        case Guess(ghosts):
            return Reason("sale-guess", {"ghosts": ghosts})
        case Remove() | Use() | Decline():
            return _reason_to_decide(view, action)
    return None


def possible_ghosts(view: View, seat: Seat, lot: Lot) -> list[int]:
    """The real ghosts that may be at a lot, once for each way in which the seats may have chosen (§3.3)."""
    ways = []
    for other, player in enumerate(view.players):
        faces = ["ghost", "painting"] if player.question is None else []
        if player.question is not None:
            faces = ["ghost"] if player.question == "true" else ["painting"]
        ways.append([sum(t.count for t in lot.tokens if t.seat == other and t.face == face) for face in faces])
    worlds = list(product(*ways))
    if view.stack_seen_by == seat and view.stack_trues is not None:
        # The stack holds a true card for every lie (§3.2).
        liars = view.stack_trues
        chosen = product(*[_questions(player.question) for player in view.players])
        worlds = [world for world, kept in zip(worlds, chosen, strict=True) if kept.count("false") == liars]
    return [sum(world) for world in worlds]


def _questions(question: str | None) -> list[str]:
    return ["true", "false"] if question is None else [question]


def possible_points(view: View, seat: Seat, lot: Lot) -> list[int]:
    """What a lot may be worth (§8.2), once for each way."""
    return [lot.points[min(ghosts, 5)] for ghosts in possible_ghosts(view, seat, lot)]


def _hope(view: View, seat: Seat, lot: Lot) -> float:
    points = possible_points(view, seat, lot)
    return sum(points) / len(points)


def _reason_to_declare(view: View, seat: Seat, lot: Lot, face: str) -> Reason:
    """A token counts if its face is what the own "?" card says (§3.3)."""
    is_real = (face == "ghost") == (view.players[seat].question == "true")
    if not is_real:
        return Reason("sale-decoy", {"property": lot.name})
    ghosts = possible_ghosts(view, seat, lot)
    now = sum(lot.points[min(count, 5)] for count in ghosts)
    then = sum(lot.points[min(count + 1, 5)] for count in ghosts)
    where: dict[str, str | int] = {"property": lot.name}
    return Reason("sale-real", where) if then >= now else Reason("sale-spoil", where)


def _reason_to_bid(view: View, seat: Seat, card: int, target: str) -> Reason:
    if target == "truelight":
        return Reason("sale-look-cheaply") if card <= SMALL else Reason("sale-look")
    if target == "stack":
        return Reason("sale-count-liars")
    lot = view.lots[int(target) - 1]
    points = possible_points(view, seat, lot)
    others = [bid for bid in lot.bids if bid.seat != seat]
    if min(points) > 0:
        return Reason("sale-sure", {"property": lot.name, "points": min(points)})
    if max(_hope(view, seat, other) for other in view.lots) == _hope(view, seat, lot):
        return Reason("sale-most-hope", {"property": lot.name})
    if not others:
        return Reason("sale-nobody-there", {"property": lot.name})
    if len(others) < len(lot.bids):
        return Reason("sale-raise", {"property": lot.name})
    return Reason("sale-contest", {"property": lot.name})


def _reason_to_pass(view: View) -> Reason:
    if view.phase == "informing":
        return Reason("sale-know-enough")
    return Reason("sale-save") if view.round == 1 else Reason("sale-nothing-left")


def _reason_to_decide(view: View, action: Remove | Use | Decline) -> Reason:
    assert view.deciding is not None
    lot = view.lots[view.deciding - 1]
    where: dict[str, str | int] = {"property": lot.name}
    if isinstance(action, Decline):
        return Reason("sale-leave", where)
    return Reason("sale-one-more", where) if lot.special == "crypt" else Reason("sale-one-less", where)
