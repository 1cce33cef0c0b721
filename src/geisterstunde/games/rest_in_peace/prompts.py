"""What is happening in Rest in Peace, in one sentence."""

from geisterstunde.core.contract import CHANCE
from geisterstunde.core.words import Prompt
from geisterstunde.games.rest_in_peace.words import View


def prompt(view: View) -> Prompt:
    """Who decides now, and what."""
    if view.result is not None:
        return Prompt("over")
    if view.to_act[0] == CHANCE:
        return Prompt("chance")
    args: dict[str, str | int] = {"seat": view.to_act[0], "round": view.round}
    match view.stage:
        case "turn":
            own, other = view.families[view.active].total, view.families[1 - view.active].total
            key = "turn-blind" if view.families[view.active].is_blind else "turn"
            return Prompt(key, {**args, "total": own, "other_total": other})
        case "carry" | "lay":
            return Prompt(view.stage, args)
        case "discard":
            return Prompt("discard", {**args, "left": view.picked})
        case _:
            return Prompt(view.stage, {**args, "psychic": view.doing})
