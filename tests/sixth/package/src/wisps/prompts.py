"""What is happening in Wisps, in one sentence."""

from geisterstunde.core.contract import CHANCE
from geisterstunde.core.words import Prompt
from wisps.words import View


def prompt(view: View) -> Prompt:
    """Whose turn it is and what may be done."""
    if not view.to_act:
        return Prompt("over")
    if view.to_act[0] == CHANCE:
        return Prompt("shuffle")
    brightest = max((wisp for wisp in view.moor if wisp is not None), default=0)
    return Prompt("turn", {"seat": view.to_act[0], "night": view.night, "brightest": brightest})
