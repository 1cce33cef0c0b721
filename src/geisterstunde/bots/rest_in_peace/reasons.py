"""Why a bot proposes an action in Rest in Peace, as a key of the texts."""

from typing import Final

from librt.random import Random

from geisterstunde.bots.words import Reason
from geisterstunde.games.rest_in_peace.actions import (
    Action,
    Decline,
    GiveUp,
    Hold,
    LayGhost,
    PlayBlind,
    PlayGhost,
    PlayPsychic,
    RemoveGhost,
    RemovePsychic,
)
from geisterstunde.games.rest_in_peace.box import (
    FOOTPRINTS,
    GHOSTS_ONLY,
    NEVER_SEEN,
    REVEAL_YOURSELF,
    TWO_AT_LEAST,
)
from geisterstunde.games.rest_in_peace.game import GAME
from geisterstunde.games.rest_in_peace.rules import Rules
from geisterstunde.games.rest_in_peace.state import HAND
from geisterstunde.games.rest_in_peace.words import View

BINDING: Final = (FOOTPRINTS, TWO_AT_LEAST, GHOSTS_ONLY, NEVER_SEEN)
"""The psychics that tell the other family what it may play."""
LARGE_LEAD: Final = 3
"""A lead of so much takes a good ghost to top."""
SMALL: Final = 2
"""A ghost up to this value decides few rounds."""

OPINIONS: Final = {"rest-keeps", "rest-removes"}
"""Reasons that compare with what else might be done: a search says them where it found nothing better."""


def reason_for(view: View, action: Action) -> Reason | None:
    """The most telling reason for an action of whoever chooses."""
    match action:
        case PlayGhost() | PlayPsychic() | PlayBlind():
            return _reason_to_play(view, action)
        case Hold():
            return Reason("rest-hold", {"lead": _lead(view)}) if _lead(view) > 0 else None
        case GiveUp():
            return _reason_to_give_up(view)
        case LayGhost(value):
            return Reason("rest-lays-small") if value <= SMALL else Reason("rest-lays-large")
        case Decline() if view.stage == "lay":
            return Reason("rest-keeps")
        case RemoveGhost() | RemovePsychic():
            return Reason("rest-removes")
        case _:
            return None


def _lead(view: View) -> int:
    """How far whoever chooses is ahead in this round."""
    return view.families[view.chooser].total - view.families[1 - view.chooser].total


def _reason_to_play(view: View, action: PlayGhost | PlayPsychic | PlayBlind) -> Reason | None:
    """What the round is about comes first, then what the card does."""
    if view.chooser in view.decides:
        return Reason("rest-match-point")
    if 1 - view.chooser in view.decides:
        return Reason("rest-must-fight")
    match action:
        case PlayGhost(value):
            return _reason_for_ghost(view, value)
        case PlayPsychic(psychic):
            return _reason_for_psychic(view, psychic)
        case PlayBlind():
            return None


def _reason_for_ghost(view: View, value: int) -> Reason | None:
    """A ghost brings up to the lead, just takes it, or makes it large."""
    after = _after(view, PlayGhost(value))
    lead = _lead_in(after, view.chooser)
    if lead <= 0:
        return Reason("rest-together") if _leads_with_one_more(after, view.chooser) else None
    smaller = [ghost for ghost in range(1, value) if _takes_the_lead(view, PlayGhost(ghost))]
    if _lead(view) <= 0 and not smaller:
        return Reason("rest-cheapest")
    return Reason("rest-raise", {"lead": lead}) if lead >= LARGE_LEAD else None


def _reason_for_psychic(view: View, psychic: int) -> Reason | None:
    """What a psychic shows or forbids, or that it takes the lead."""
    if psychic == REVEAL_YOURSELF:
        return Reason("rest-looks")
    if psychic in BINDING:
        return Reason("rest-binds")
    is_ahead = _takes_the_lead(view, PlayPsychic(psychic))
    return Reason("rest-psychic-leads") if is_ahead and _lead(view) <= 0 else None


def _reason_to_give_up(view: View) -> Reason | None:
    """What cannot be won, or what it brings to lose: the psychic of the round (§4.2)."""
    if _is_out_of_reach(view):
        return Reason("rest-out-of-reach")
    spot = view.row[view.round - 1]
    return Reason("rest-saves") if spot.psychic > 0 and spot.is_there else None


def _lead_in(truth: Rules, seat: int) -> int:
    return truth.total[seat] - truth.total[1 - seat]


def _after(view: View, action: PlayGhost | PlayPsychic) -> Rules:
    """The world after a card was played, as far as its player can tell."""
    truth = _imagined(view)
    truth.apply(view.chooser, GAME.catalogue.number(action))
    return truth


def _takes_the_lead(view: View, action: PlayGhost | PlayPsychic) -> bool:
    """Whether the card may be played, and whoever chooses is ahead then."""
    if GAME.catalogue.number(action) not in _imagined(view).legal(view.chooser):
        return False
    return _lead_in(_after(view, action), view.chooser) > 0


def _leads_with_one_more(truth: Rules, seat: int) -> bool:
    """Whether one more ghost from the hand takes the lead in the same turn."""
    if truth.actor() != seat:
        return False
    for number in truth.legal(seat):
        if isinstance(GAME.catalogue[number], PlayGhost):
            after = truth.clone()
            after.apply(seat, number)
            if _lead_in(after, seat) > 0:
                return True
    return False


def _is_out_of_reach(view: View) -> bool:
    """Whether all own ghosts together would not take the lead, and there is no psychic to play."""
    truth, seat = _imagined(view), view.chooser
    if any(isinstance(GAME.catalogue[number], PlayPsychic | PlayBlind) for number in truth.legal(seat)):
        return False
    hand = sum(truth.hand[seat * HAND + value] * truth.worth[seat * HAND + value] for value in range(1, 7))
    return _lead(view) + hand <= 0


def _imagined(view: View) -> Rules:
    """A world that fits the view; only what its viewer knows is asked of it."""
    return GAME.imagine(view, Random(0))
