"""Geisterstunde: five ghost games from their rulebooks, for players, hosts and people who study games.

>>> from geisterstunde import game_called
>>> game = game_called("18-ghosts")
>>> state = game.start(2, game.options_type())
>>> seat = state.actor()
>>> state.apply(seat, state.legal(seat)[0])
"""

from geisterstunde.core import contract
from geisterstunde.games import game_called, names

__version__ = "0.1.0"
__all__ = ["__version__", "build", "game_called", "names"]


def build() -> str:
    """How the rules run here: "compiled" or "interpreted"."""
    return "interpreted" if contract.__file__.endswith(".py") else "compiled"
