"""What is happening in Ghoosty!, in one sentence."""

from geisterstunde.core.contract import CHANCE
from geisterstunde.core.words import Prompt
from geisterstunde.games.ghoosty.words import View


def prompt(view: View) -> Prompt:
    """Whose turn it is and what lies before them."""
    if view.result is not None:
        return Prompt("over")
    seat = view.to_act[0]
    if seat == CHANCE:
        return Prompt("deal", {"round": view.round + 1})
    top = view.cemetery[-1].value if view.cemetery else 0
    if view.crypt:
        return Prompt("turn-before-midnight", {"seat": seat, "top": top, "crypt": view.crypt})
    if view.hands[seat] == 0:
        return Prompt("turn-house", {"seat": seat, "top": top, "house": view.houses[seat]})
    return Prompt("turn-after-midnight", {"seat": seat, "top": top})
