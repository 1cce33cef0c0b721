"""Which game somebody means: by its name, by its title in any language, or by how either begins."""

from typing import Final

from geisterstunde.core.game import Game
from geisterstunde.games import game_called, names
from geisterstunde.texts import LANGUAGES, Texts

SHORTEST: Final = 4
"""So many letters are enough if only one game begins with them. A shell makes “Ghost for ” of "Ghost for $ale"."""


def game_meant(typed: str) -> Game:
    """The game that is meant; Refused with the names there are."""
    return game_called(name_meant(typed) or typed)


def name_meant(typed: str) -> str | None:
    """The name of the game that is meant, or None if there is none or more than one."""
    wanted = _letters(typed)
    called = {name: _all_names(name) for name in names()}
    meant = [name for name, known in called.items() if wanted in known]
    if not meant and len(wanted) >= SHORTEST:
        meant = [name for name, known in called.items() if any(one.startswith(wanted) for one in known)]
    return meant[0] if len(meant) == 1 else None


def _all_names(name: str) -> set[str]:
    return {_letters(name), *(_letters(Texts(language, name).say("game-title")) for language in LANGUAGES)}


def _letters(name: str) -> str:
    """A name without what people type differently: capitals, hyphens, spaces, and the dollar for an s."""
    return "".join(sign for sign in name.casefold().replace("$", "s") if sign.isalnum())
