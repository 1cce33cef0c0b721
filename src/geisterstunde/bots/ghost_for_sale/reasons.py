"""Why a bot proposes an action in Ghost for $ale, from what the seat can see."""

from collections import Counter
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

OPINIONS: Final = {"sale-choose", "sale-know-enough", "sale-wait", "sale-nothing-left", "sale-leave"}
"""Reasons that compare with what else might be done: a search says them where it found nothing better."""


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
            return _reason_to_guess(view, seat, ghosts)
        case Remove() | Use() | Decline():
            return _reason_to_decide(view, seat, action)
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
    where: dict[str, str | int] = {"property": lot.name}
    return Reason("sale-real", where) if _gain(view, seat, lot, 1) >= 0 else Reason("sale-spoil", where)


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


def _reason_to_guess(view: View, seat: Seat, ghosts: int) -> Reason | None:
    """A number that no other one beats in the ways in which the seats may have chosen, or at least a possible one."""
    ways = Counter(possible_ghosts(view, seat, _deciding(view)))
    if ghosts not in ways:
        return None
    guess: dict[str, str | int] = {"ghosts": ghosts}
    return Reason("sale-guess", guess) if ways[ghosts] == max(ways.values()) else Reason("sale-guess-possible", guess)


def _reason_to_decide(view: View, seat: Seat, action: Remove | Use | Decline) -> Reason | None:
    """Why the special card is used where that probably pays, or left alone (§11.5, §11.6)."""
    lot = _deciding(view)
    where: dict[str, str | int] = {"property": lot.name}
    if isinstance(action, Decline):
        return Reason("sale-leave", where)
    if lot.special == "crypt":
        return Reason("sale-one-more", where) if _gain(view, seat, lot, 1) > 0 else None
    # A token of somebody who may lie need not be a ghost.
    if isinstance(action, Remove) and view.players[action.owner].question != "true":
        return None
    return Reason("sale-one-less", where) if _gain(view, seat, lot, -1) > 0 else None


def _gain(view: View, seat: Seat, lot: Lot, more: int) -> int:
    """What so many ghosts more bring, all possible ways together."""
    return sum(
        lot.points[min(max(ghosts + more, 0), 5)] - lot.points[min(ghosts, 5)]
        for ghosts in possible_ghosts(view, seat, lot)
    )


def _deciding(view: View) -> Lot:
    assert view.deciding is not None
    return view.lots[view.deciding - 1]
