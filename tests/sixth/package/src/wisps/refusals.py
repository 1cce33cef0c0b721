"""Why an action is not possible in Wisps. Legality itself is decided in rules.py alone."""

from geisterstunde.core.words import Refusal, Seat
from wisps.state import Truth
from wisps.words import Action


def why_not(truth: Truth, seat: Seat, action: Action) -> Refusal:
    """The reason for an action that is not legal for a seat that acts now."""
    # Only what the seat knows: lights that shone, and its own ones face down (§5.1).
    is_laid = truth.shines[action.wisp] or action.wisp in truth.face_down(seat)
    return Refusal("laid-already" if is_laid else "not-in-hand", {"wisp": action.wisp})
