"""What is happening in 18 Ghosts, in one sentence."""

from geisterstunde.core.contract import CHANCE
from geisterstunde.core.words import Prompt
from geisterstunde.games.eighteen_ghosts.words import View


def prompt(view: View) -> Prompt:
    """Whose turn it is and what may be done."""
    if view.result is not None:
        return Prompt("over")
    seat = view.to_act[0]
    if seat == CHANCE:
        return Prompt("lot")
    if view.placing:
        return Prompt("place", {"seat": seat, "left": sum(ghost.seat == seat for ghost in view.in_box)})
    if view.released is not None:
        return Prompt("set-down", {"seat": seat, "owner": view.active, "colour": view.released})
    return Prompt("turn", {"seat": seat})
