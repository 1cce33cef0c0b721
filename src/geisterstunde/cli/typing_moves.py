"""Moves that are written as a word, in the words of the person's language: `luck` is `glück` in German.

A game names them in its texts: `typed-luck = glück, glueck`; all of them may be typed, the first one is shown.
"""

from functools import cache

from geisterstunde.core.game import Game
from geisterstunde.core.words import Action, Refusal, Refused
from geisterstunde.texts import Texts


def as_typed(notation: str, texts: Texts) -> str:
    """A move as it is shown to be typed."""
    key = f"typed-{notation}"
    return texts.say(key).split(", ")[0] if texts.knows(key) else notation


def read_move(game: Game, typed: str, texts: Texts) -> Action:
    """The move that was typed; if it cannot be read, Refused with examples as they are typed in that language."""
    try:
        return game.read(as_written(game, typed, texts))
    except Refused as refused:
        examples = refused.refusal.args.get("examples")
        if examples is None:
            raise
        said = ", ".join(as_typed(example, texts) for example in str(examples).split(", "))
        raise Refused(Refusal(refused.refusal.key, {**refused.refusal.args, "examples": said})) from None


def as_written(game: Game, typed: str, texts: Texts) -> str:
    """What was typed, as the game writes it."""
    for notation in _words(game):
        key = f"typed-{notation}"
        if texts.knows(key) and typed.lower() in texts.say(key).split(", "):
            return notation
    return typed


@cache
def _words(game: Game) -> list[str]:
    return [notation for notation in map(game.write, game.catalogue) if notation.isalpha()]
