"""What is happening in Ghost for $ale, in one sentence."""

from geisterstunde.core.words import Prompt
from geisterstunde.games.ghost_for_sale.words import View

RESERVED = 4


def prompt(view: View) -> Prompt:
    """Whose turn it is and what may be done."""
    if view.result is not None:
        return Prompt("over")
    if view.phase == "laying-out":
        return Prompt("laying-out")
    if view.active is None:
        return _in_secret(view)
    seat = view.active
    if view.phase == "declaring":
        player = view.players[seat]
        return Prompt("declare", {"seat": seat, "left": player.ghosts + player.paintings + player.doubles})
    if view.phase == "deciding":
        assert view.deciding is not None
        lot = view.lots[view.deciding - 1]
        return Prompt(f"decide-{lot.special}", {"seat": seat, "property": lot.name})
    step = "last-card" if view.is_last_card else "second-card" if view.is_second_card else "bid"
    return Prompt(f"{view.phase}-{step}", {"seat": seat})


def _in_secret(view: View) -> Prompt:
    """Everybody chooses at once; a viewer who has finished waits."""
    if view.viewer is None or view.viewer not in view.to_act:
        return Prompt(f"{view.phase}-wait", {"waiting": len(view.to_act)})
    if view.phase == "choosing":
        return Prompt("choosing")
    return Prompt("reserving", {"left": RESERVED - len(view.players[view.viewer].reserved or ())})
