"""What the bots know of each game beyond its rules: a module per game folder, with one object JUDGEMENT."""

from importlib import import_module

from geisterstunde.bots.judgement.base import Judgement
from geisterstunde.core.game import Game
from geisterstunde.games import FOLDERS


def judgement_of(game: Game) -> Judgement:
    """The judgement about a game."""
    judgement: Judgement = import_module(f"{__name__}.{FOLDERS[game.name]}").JUDGEMENT
    return judgement
