"""Why a bot proposes something in Ghosts: what anybody at the table could say who counts cards."""

from geisterstunde.bots.words import Reason
from geisterstunde.core import words as core
from geisterstunde.games.ghosts.box import FOG_CARDS, MOST_FEAR, MOST_VALUE
from geisterstunde.games.ghosts.words import Card, GiveBack, Keep, Play, Redraw, Take, View

FAMILY_CARDS = 9
"""Cards of one family in the box (§1.1)."""

OPINIONS = {"pile-takes-early"}
"""Reasons that compare with what else might be done: a search says them where it found nothing better."""


def reason_for(view: core.View, action: core.Action) -> Reason | None:
    """The most telling thing about an action, or None."""
    assert isinstance(view, View)
    match action:
        case Play(card):
            return _reason_to_open(view, card) if view.top is None else _reason_to_lay(view, card, view.top)
        case Take():
            return _reason_to_take(view)
        case Keep() | Redraw() if all(card.family == "fog" for card in view.hand):
            return Reason("pile-keeps-fog") if isinstance(action, Keep) else Reason("pile-redraws")
        case GiveBack(points) if points > 0:
            return Reason("pile-gives-back", {"points": points})
    return None


def unseen(view: View, family: str) -> int:
    """How many cards of a family the viewer has not seen in this round: others may hold them."""
    in_the_box = FOG_CARDS if family == "fog" else FAMILY_CARDS
    laid = sum(gone.count for gone in view.gone if gone.card.family == family)
    lies = view.fog_beside if family == "fog" else sum(card.family == family for card in view.pile)
    return in_the_box - laid - lies - _held(view, family)


def _held(view: View, family: str) -> int:
    return sum(card.family == family for card in view.hand)


def _fitting_ghosts(view: View) -> list[Card]:
    """The ghosts of the hand that may be laid on the pile."""
    return [card for card in view.hand if card.family != "fog" and _fits(view, card)]


def _fits(view: View, card: Card) -> bool:
    return view.top is None or card.family == view.top.family or view.fear + card.value <= MOST_FEAR


def _reason_to_open(view: View, card: Card) -> Reason | None:
    """With a family of which one holds more, or with a three that would soon fit no longer."""
    if card.family == "fog":
        return None
    if _held(view, card.family) > 1:
        return Reason("pile-opens-with-more", {"family": card.family})
    if card.value == MOST_VALUE:
        return Reason("pile-opens-high")
    return None


def _reason_to_lay(view: View, card: Card, top: Card) -> Reason | None:
    """What the card does to the others, or that it is the one that fits."""
    if card.family == "fog":
        return Reason("pile-fog") if _fitting_ghosts(view) else Reason("pile-only-fog")
    if card.family == top.family:
        return _reason_to_mirror(view, top)
    more = _held(view, card.family) - 1
    if view.fear + card.value == MOST_FEAR:
        if unseen(view, card.family) + unseen(view, "fog") == 0:
            return Reason("pile-nobody-follows", {"family": card.family})
        if more > 0:
            return Reason("pile-seven-with-more", {"family": card.family})
        return Reason("pile-seven")
    if len(set(_fitting_ghosts(view))) == 1 and _held(view, "fog") > 0:
        return Reason("pile-only-ghost")
    if view.fear + card.value + 1 == MOST_FEAR:
        return Reason("pile-six")
    if card.value == MOST_VALUE:
        return Reason("pile-three-still-fits")
    return None


def _reason_to_mirror(view: View, top: Card) -> Reason:
    """A mirror sends the turn back where there are more than two, and keeps the fear (§3.3, §3.4)."""
    if all(card.family == top.family for card in _fitting_ghosts(view)):
        return Reason("pile-only-mirror")
    return Reason("pile-mirror") if len(view.points) == 2 else Reason("pile-mirror-back")


def _reason_to_take(view: View) -> Reason | None:
    """A point can be cheaper than the cards that would put it off."""
    if not _fitting_ghosts(view):
        return Reason("pile-saves-fog") if _held(view, "fog") > 0 else None
    if view.fear == MOST_FEAR:
        return Reason("pile-saves-cards")
    return Reason("pile-takes-early")
