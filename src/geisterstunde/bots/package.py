"""What a game brings for its bots: a folder of its own with judgement, reasons, texts, perhaps an engine; or none.

The bots of the games in this package stand in `geisterstunde.bots.<folder>`, those of a game that comes from elsewhere
in the folder `bots` of its own package. Whatever is missing there, plain search does without.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from geisterstunde.bots.search.judgement import Judgement
from geisterstunde.bots.words import Reason
from geisterstunde.core.game import Game
from geisterstunde.core.words import Action, View
from geisterstunde.games import room_of


def bots_of(name: str) -> str:
    """The package with all that bots know of a game beyond its rules; it need not exist."""
    return room_of(name, "geisterstunde.bots")


@cache
def brings(name: str, part: str) -> bool:
    """Whether a game brings such a part for its bots: `judgement`, `reasons`, `engine`."""
    package = bots_of(name)
    return find_spec(package) is not None and find_spec(f"{package}.{part}") is not None


def judgement_of(game: Game) -> Judgement:
    """A new judgement about a game, for one search at a time; plain playouts where the game brings none."""
    if not brings(game.name, "judgement"):
        plain = Judgement()
        # Nobody knows whether seats of this game ever act at the same time.
        plain.is_simultaneous = True
        return plain
    judgement: Judgement = _part(game, "judgement").judgement()
    return judgement


def reason_for(game: Game, view: View, action: Action) -> Reason | None:
    """What speaks for an action of the viewer, or None if nothing in particular does.

    It is drawn from the view alone, so that it can tell nothing that its reader may not know.
    """
    if not brings(game.name, "reasons"):
        return None
    reason: Reason | None = _part(game, "reasons").reason_for(view, action)
    return reason


def is_opinion(game: Game, reason: Reason) -> bool:
    """Whether a reason compares the action with others instead of telling what the rules do with it.

    Only who has tried the others may say so, and only if none of them was found to be better.
    """
    return reason.key in getattr(_part(game, "reasons"), "OPINIONS", ())


def _part(game: Game, part: str) -> ModuleType:
    return import_module(f"{bots_of(game.name)}.{part}")
