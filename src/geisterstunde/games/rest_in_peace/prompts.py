"""What is happening in Rest in Peace, in one sentence."""

from geisterstunde.core.contract import CHANCE
from geisterstunde.core.words import Prompt
from geisterstunde.games.rest_in_peace.box import NEVER_SEEN, RESIDENCES, WORTHLESS
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
            return Prompt("turn-blind" if _is_blind(view) else "turn", {**args, "total": own, "other_total": other})
        case "carry" | "lay":
            return Prompt(view.stage, args)
        case "discard":
            return Prompt("discard", {**args, "left": view.picked})
        case "name-second":
            return Prompt("name-second", {**args, "first": view.picked})
        case "swap-second":
            place, kind = divmod(view.picked, 2)
            return Prompt("swap-second", {**args, "place": place, "residence": RESIDENCES[kind]})
        case _:
            return Prompt(view.stage, {**args, "psychic": view.doing})


def _is_blind(view: View) -> bool:
    """Whether chance draws the next card, as far as the viewer knows: there may be no ghost to draw (§7.6)."""
    family = view.families[view.active]
    cards = view.row[view.round - 1].cards
    banned = {value for card in cards if card.psychic == NEVER_SEEN for value in card.choice}
    if any(card.psychic == WORTHLESS for card in cards):
        banned = set()
    has_ghost = family.hand_size > 0 and (family.hand is None or not banned.issuperset(family.hand))
    return family.is_blind > 0 and has_ghost
