"""What a person types as a move, read with the words and letters of all languages."""

from functools import cache

from geisterstunde.core.game import Game
from geisterstunde.core.words import Action, Refusal, Refused
from geisterstunde.texts import Texts
from geisterstunde.texts.typed import as_written


def read_move(game: Game, typed: str, texts: Texts) -> Action:
    """The move that was typed; if it cannot be read, Refused with what was typed."""
    try:
        return game.read(as_written(typed, _words(game), texts))
    except Refused as refused:
        if "text" not in refused.refusal.args:
            raise
        raise Refused(Refusal(refused.refusal.key, {**refused.refusal.args, "text": typed})) from None


@cache
def _words(game: Game) -> list[str]:
    return [notation for notation in map(game.write, game.catalogue) if notation.isalpha()]
