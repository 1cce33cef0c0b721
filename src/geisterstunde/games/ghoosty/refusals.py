"""Why an action is not possible in Ghoosty!, in the rulebook's terms. Legality itself is decided in rules.py alone.

Everything said here is open on the table or in the hand of the seat that asks.
"""

from geisterstunde.core.words import Refusal, Seat
from geisterstunde.games.ghoosty.box import IS_SCARY, KINDS, MIMI
from geisterstunde.games.ghoosty.state import Truth
from geisterstunde.games.ghoosty.words import Action, DrawFromHouse, Pass, Play, PlayTom, TakeCemetery, TryLuck


def why_not(truth: Truth, seat: Seat, action: Action) -> Refusal:
    """The reason for an action that is not legal for the seat that acts now."""
    match action:
        case Play():
            return _why_not_cards(truth, seat, action) or _why_not_on_top(truth, action)
        case TryLuck():
            return Refusal("crypt-empty")
        case TakeCemetery():
            return Refusal("cemetery-empty")
        case DrawFromHouse():
            if truth.crypt_left > 0:
                return Refusal("house-before-midnight", {"crypt": truth.crypt_left})
            return Refusal("house-after-hand", {"cards": truth.hand_size[seat]})
        case PlayTom():
            return Refusal("no-tom")
        case Pass():
            return Refusal("must-act")


def _why_not_cards(truth: Truth, seat: Seat, play: Play) -> Refusal | None:
    """The cards are not in the hand (§3.2), or too many Mimi Krys at once (§5.6)."""
    held = truth.hand[seat * KINDS + play.value]
    if held == 0:
        return Refusal("none-in-hand", {"value": play.value})
    if held < play.count:
        return Refusal("too-few-in-hand", {"value": play.value, "count": play.count, "held": held})
    mimis = truth.hand[seat * KINDS + MIMI]
    if mimis < play.mimis:
        return Refusal("too-few-mimis", {"count": play.mimis, "held": mimis})
    return Refusal("one-mimi", {"value": play.value}) if play.mimis > truth.most_mimis else None


def _why_not_on_top(truth: Truth, play: Play) -> Refusal:
    """The ghosts do not frighten the top one (§3.2, §5.4)."""
    return Refusal("top-is-scary" if IS_SCARY[truth.top] else "too-low", {"value": play.value, "top": truth.top})
