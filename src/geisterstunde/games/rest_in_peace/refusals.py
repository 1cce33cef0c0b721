"""Why an action is not possible in Rest in Peace, for the seat that acts. Legality is decided in rules.py alone."""

from typing import Final

from geisterstunde.core.words import Refusal, Seat
from geisterstunde.games.rest_in_peace.actions import (
    Action,
    Banish,
    CarryGhost,
    CarryPsychic,
    Copy,
    Decline,
    Discard,
    Fetch,
    GiveUp,
    Hold,
    LayGhost,
    LayPsychic,
    Name,
    PlayBlind,
    PlayGhost,
    PlayPsychic,
    Recall,
    RemoveGhost,
    RemovePsychic,
    Swap,
    TakeBackGhost,
    TakeBackPsychic,
    TurnUp,
)
from geisterstunde.games.rest_in_peace.box import (
    BACK_AGAIN,
    BLOODY_MARY,
    FACE,
    GHOSTS_ONLY,
    NOW_OR_NEVER,
    PLAYING_DEAD,
    PSYCHIC,
    TRUCE,
    TWO_AT_LEAST,
    WEDDING,
)
from geisterstunde.games.rest_in_peace.stages import STAGES, TURN
from geisterstunde.games.rest_in_peace.state import HAND, OWNED, PILE, Truth

STAGE_OF: Final[dict[type[Action], tuple[str, ...]]] = {
    Name: ("name", "name-second"),
    Fetch: ("fetch",),
    RemoveGhost: ("remove",),
    RemovePsychic: ("remove",),
    Copy: ("copy",),
    Recall: ("recall",),
    TurnUp: ("turn-up",),
    Banish: ("banish",),
    Discard: ("discard",),
    TakeBackGhost: ("take-back",),
    TakeBackPsychic: ("take-back",),
    CarryGhost: ("carry",),
    CarryPsychic: ("carry",),
    Swap: ("swap", "swap-second"),
    LayGhost: ("lay",),
    LayPsychic: ("lay",),
}
"""When a choice is asked for."""


def why_not(truth: Truth, seat: Seat, action: Action) -> Refusal:
    """The reason for an action that is not legal for the seat that acts now."""
    if truth.stage == TURN:
        return _why_not_in_turn(truth, seat, action)
    stage = STAGES[truth.stage]
    if isinstance(action, Decline):
        return Refusal("must-choose", {"stage": stage})
    if stage not in STAGE_OF.get(type(action), ()):
        return Refusal("choose-first", {"stage": stage})
    return _why_not_choose(truth, seat, action)


def _why_not_in_turn(truth: Truth, seat: Seat, action: Action) -> Refusal:
    match action:
        case PlayGhost(value):
            return _why_not_ghost(truth, seat, value)
        case PlayPsychic(psychic):
            return _why_not_psychic(truth, seat, psychic)
        case PlayBlind():
            if not truth.blind[seat]:
                return Refusal("not-blind")
            return Refusal("two-cards" if truth.allowed_ghosts(seat) else "no-ghost-to-draw")
        case Hold() if truth.total[seat] <= truth.total[1 - seat]:
            return Refusal("not-ahead", {"total": truth.total[seat], "other_total": truth.total[1 - seat]})
        case Hold() | GiveUp():
            return Refusal("second-card")
        case _:
            return Refusal("nothing-to-choose")


def _why_not_ghost(truth: Truth, seat: Seat, value: int) -> Refusal:
    if not truth.hand[seat * HAND + value]:
        return Refusal("no-such-ghost", {"value": value})
    if truth.is_banned(value):
        return Refusal("value-banned", {"value": value})
    return Refusal("blind-first" if truth.blind[seat] else "two-cards")


def _why_not_psychic(truth: Truth, seat: Seat, psychic: int) -> Refusal:
    if truth.where[psychic] != OWNED + seat:
        return Refusal("not-your-psychic", {"psychic": psychic})
    if psychic == WEDDING:
        return Refusal("only-in-tenth-round", {"psychic": psychic})
    if truth.is_acting(GHOSTS_ONLY, 1 - seat):
        return Refusal("ghosts-only")
    if truth.is_banned(FACE[psychic]):
        return Refusal("value-banned", {"value": FACE[psychic]})
    if truth.blind[seat] and truth.allowed_ghosts(seat):
        return Refusal("blind-first")
    if psychic == BLOODY_MARY and truth.hand[seat * HAND] < 2 and truth.agreed.mary_needs_two and not truth.is_void:
        return Refusal("two-ghosts-needed", {"count": truth.hand[seat * HAND]})
    assert truth.is_acting(TWO_AT_LEAST, 1 - seat)
    return Refusal("not-alone" if psychic in (PLAYING_DEAD, TRUCE) else "two-cards", {"psychic": psychic})


def _why_not_choose(truth: Truth, seat: Seat, action: Action) -> Refusal:
    match action:
        case Name(value):
            return Refusal("name-another", {"value": value})
        case Fetch(value):
            pile = truth.pile[seat * PILE + 1 : seat * PILE + 1 + truth.pile[seat * PILE]]
            return Refusal("value-banned" if value in pile else "not-in-pile", {"value": value})
        case Copy(value):
            is_there = truth.find_here(seat, value) >= 0
            return Refusal("value-banned" if is_there else "no-ghost-there", {"value": value})
        case Recall(value):
            return Refusal("not-in-earlier-round", {"value": value})
        case Discard(value) | LayGhost(value):
            return Refusal("no-such-ghost", {"value": value})
        case LayPsychic(psychic):
            return Refusal("not-your-psychic", {"psychic": psychic})
        case Swap(place, residence):
            is_picked = truth.picked == place * 2 + (residence == "castle")
            return Refusal("token-picked" if is_picked else "no-token", {"place": place, "residence": residence})
        case CarryPsychic(psychic) if truth.find_here(seat, psychic + PSYCHIC) >= 0:
            return Refusal("stays-here" if psychic in (BACK_AGAIN, NOW_OR_NEVER) else "only-ghosts-come-again")
        case TakeBackPsychic(psychic) if psychic == PLAYING_DEAD:
            return Refusal("not-itself")
        case RemoveGhost(value) | TakeBackGhost(value) | CarryGhost(value):
            return Refusal("no-ghost-there", {"value": value})
    assert isinstance(action, RemovePsychic | TakeBackPsychic | CarryPsychic)
    return Refusal("no-psychic-there", {"psychic": action.psychic})
