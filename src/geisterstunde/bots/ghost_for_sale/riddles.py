"""Who lies? What a view of Ghost for $ale tells about the hidden "?" cards for certain."""

from geisterstunde.bots.words import Reason, Riddle
from geisterstunde.core.words import View as AnyView
from geisterstunde.games.ghost_for_sale.game import GAME
from geisterstunde.games.ghost_for_sale.notebook import Conclusions
from geisterstunde.games.ghost_for_sale.words import View


def riddle_in(view: AnyView) -> Riddle | None:
    """Who surely lies, where it has to be concluded: nobody whose card the viewer has seen does (§3.2, §6.7)."""
    assert isinstance(view, View)
    if view.phase != "selling" or view.stack_trues is None or view.viewer is None:
        return None
    others = [seat for seat in range(len(view.players)) if seat != view.viewer]
    if any(view.players[seat].question == "false" for seat in others):
        return None
    concluded = GAME.conclude(view)
    assert isinstance(concluded, Conclusions)
    liars = [seat for seat in others if all(way.questions[seat] == "false" for way in concluded.each_way)]
    if not 0 < len(liars) < len(others):
        return None
    reason = Reason("sale-stack-tells", {"count": view.stack_trues})
    return Riddle(kind="who-lies", answers=tuple(liars), reason=reason)
