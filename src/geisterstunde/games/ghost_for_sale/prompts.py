"""What is happening in Ghost for $ale, in one sentence."""

from geisterstunde.core.words import Prompt, Seat
from geisterstunde.games.ghost_for_sale.box import RESERVED
from geisterstunde.games.ghost_for_sale.words import View


def prompt(view: View) -> Prompt:
    """Whose turn it is and what may be done."""
    if view.result is not None:
        return Prompt("over")
    if view.phase == "lot":
        return Prompt("lot")
    if view.phase == "laying-out":
        return Prompt("laying-out")
    if view.active is None:
        return _in_secret(view)
    seat = view.active
    if view.phase == "declaring":
        player = view.players[seat]
        return Prompt("declare", {"seat": seat, "left": player.ghosts + player.paintings + player.doubles})
    if view.deciding is not None:
        return _to_decide(view, seat, view.deciding - 1)
    return _to_buy(view, seat) if view.phase == "selling" else _to_learn(view, seat)


def _in_secret(view: View) -> Prompt:
    """Everybody chooses at once; a viewer who has finished waits."""
    is_reserving = view.phase == "reserving"
    if view.viewer is None or view.viewer not in view.to_act:
        return Prompt("reserving-wait" if is_reserving else "choosing-wait", {"waiting": len(view.to_act)})
    if not is_reserving:
        return Prompt("choosing")
    return Prompt("reserving", {"left": RESERVED - len(view.players[view.viewer].reserved or ())})


def _to_learn(view: View, seat: Seat) -> Prompt:
    """To pass one needs a card with Mrs. Truelight (§6.2)."""
    is_lit = any(bid.seat == seat for bid in view.truelight)
    if view.is_last_card:
        return Prompt("informing-last-card" if is_lit else "informing-last-card-truelight", {"seat": seat})
    if view.is_second_card:
        return Prompt("informing-second-card", {"seat": seat})
    return Prompt("informing-bid" if is_lit else "informing-bid-truelight", {"seat": seat})


def _to_buy(view: View, seat: Seat) -> Prompt:
    if view.is_last_card:
        return Prompt("selling-last-card", {"seat": seat})
    return Prompt("selling-second-card" if view.is_second_card else "selling-bid", {"seat": seat})


def _to_decide(view: View, seat: Seat, lot: int) -> Prompt:
    """Only three special cards ask for a decision (§11.10)."""
    where: dict[str, str | int] = {"seat": seat, "property": view.lots[lot].name}
    if view.lots[lot].special == "crystal":
        return Prompt("decide-crystal", where)
    return Prompt("decide-mirror" if view.lots[lot].special == "mirror" else "decide-crypt", where)
