"""What is happening in Ghosts, in one sentence."""

from geisterstunde.core.words import Prompt
from geisterstunde.games.ghosts.box import MOST_FEAR, MOST_GIVEN_BACK, MOST_VALUE
from geisterstunde.games.ghosts.words import View


def prompt(view: View) -> Prompt:
    """Whose turn it is and what may be done."""
    match view.phase:
        case "over":
            return Prompt("over")
        case "lot":
            return Prompt("lot")
        case "deal" | "redraw":
            return Prompt("shuffle", {"round": view.round})
        case "answer":
            return _answer(view)
        case "play":
            return _turn(view)
        case "give-back":
            seat = view.to_act[0]
            return Prompt("give-back", {"seat": seat, "most": min(view.points[seat], MOST_GIVEN_BACK)})


def _answer(view: View) -> Prompt:
    """Only a seat with nothing but fog has something to decide, and only it is told so (§2.3)."""
    if view.viewer in view.to_act:
        is_all_fog = all(card.family == "fog" for card in view.hand)
        return Prompt("redraw-or-keep" if is_all_fog else "keep")
    return Prompt("wait-for-answers", {"left": len(view.to_act)})


def _turn(view: View) -> Prompt:
    if view.top is None:
        is_all_fog = view.viewer == view.active and all(card.family == "fog" for card in view.hand)
        return Prompt("open-with-fog" if is_all_fog else "open", {"seat": view.active})
    family = view.top.family
    if view.fear == MOST_FEAR:
        return Prompt("turn-at-most-fear", {"seat": view.active, "fear": view.fear, "family": family})
    left = min(MOST_VALUE, MOST_FEAR - view.fear)
    return Prompt("turn", {"seat": view.active, "fear": view.fear, "left": left, "family": family})
