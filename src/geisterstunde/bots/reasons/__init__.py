"""Why a bot proposes something, in a game's own words: a module per game folder that has any, with `reason_for`.

A reason is drawn from the view alone, so that it can tell nothing that its reader may not know.
"""

from importlib import import_module
from importlib.util import find_spec

from geisterstunde.bots.words import Reason
from geisterstunde.core.game import Game
from geisterstunde.core.words import Action, View
from geisterstunde.games import FOLDERS


def reason_for(game: Game, view: View, action: Action) -> Reason | None:
    """What speaks for an action of the viewer, or None if nothing in particular does."""
    module = f"{__name__}.{FOLDERS[game.name]}"
    if find_spec(module) is None:
        return None
    reason: Reason | None = import_module(module).reason_for(view, action)
    return reason
