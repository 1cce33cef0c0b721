"""Geisterstunde: five ghost games from their rulebooks, for players, hosts and people who study games.

>>> from geisterstunde.table.play import Play
>>> play = Play.begin("18-ghosts", 2)
>>> seat = play.to_act[0]
>>> play.act(seat, play.choices(seat)[0])
"""

from typing import Literal

from geisterstunde.core import contract
from geisterstunde.core.words import Refusal, Refused
from geisterstunde.games import game_called, names

__version__ = "0.2.0"
__all__ = ["Refused", "__version__", "build", "game_called", "names"]


def build() -> Literal["compiled", "interpreted"]:
    """How the rules run here: "compiled" or "interpreted"."""
    return "interpreted" if contract.__file__.endswith(".py") else "compiled"


def _sentence(refusal: Refusal, game: str | None) -> str:
    """A refusal in English, for whoever calls from Python."""
    # Texts are read only if something is refused and somebody looks.
    from geisterstunde.texts import Texts

    return Texts("en", game).refusal(refusal)


Refused.in_words = staticmethod(_sentence)
