"""Moves in the words and letters of the person's language; what a journal writes is the same in every language.

A game says in its texts how its notation is typed: a move that is a word by `typed-luck = glück, glueck` (all of them
may be typed, the first one is shown), and letters or words inside of moves by `typed-letters = y=ge/gelb, g=gr/grün`:
as it is written, and what may be typed for it. What is typed in the other languages is understood too, unless it means
something else in the person's own.
"""

import re
from collections.abc import Iterable, Iterator
from typing import Final

from geisterstunde.core.words import Refusal, Refused
from geisterstunde.texts.language import LANGUAGES
from geisterstunde.texts.texts import Texts

_LETTERS: Final = re.compile(r"[^\W\d_]+")


def as_typed(notation: str, texts: Texts) -> str:
    """A move as it is shown to be typed."""
    key = f"typed-{notation}"
    if notation.isalpha() and texts.knows(key):
        return texts.say(key).split(", ")[0]
    letters = {written: said[0] for written, said in _letters(texts)}
    return _LETTERS.sub(lambda found: letters.get(found[0], found[0]), notation)


def as_written(typed: str, words: Iterable[str], texts: Texts) -> str:
    """What was typed, as the game writes it; Refused if a letter could mean two things in the person's language."""
    plain = typed.strip().lower()
    every = (texts, *(Texts(language, texts.game) for language in LANGUAGES if language != texts.language))
    for notation in words:
        key = f"typed-{notation}"
        if any(one.knows(key) and plain in one.say(key).split(", ") for one in every):
            return notation
    _refuse_two_meanings(plain, texts)
    meant: dict[str, str] = {}
    for one in every:
        meant = {said: written for written, several in _letters(one) for said in several} | meant
    return _LETTERS.sub(lambda found: meant.get(found[0], found[0]), plain)


def _refuse_two_meanings(typed: str, texts: Texts) -> None:
    """Gelb and Grün begin alike: `g3` alone does not say which."""
    letters = list(_letters(texts))
    for found in _LETTERS.finditer(typed):
        if any(found[0] in several for _, several in letters):
            continue
        both = [several[0] for _, several in letters if several[0].startswith(found[0])]
        if len(both) > 1:
            choices = ", ".join(typed[: found.start()] + said + typed[found.end() :] for said in both)
            raise Refused(Refusal("ambiguous-letter", {"text": typed, "choices": choices}))


def _letters(texts: Texts) -> Iterator[tuple[str, list[str]]]:
    """Letters and words of the notation, each with all that may be typed for it."""
    if texts.knows("typed-letters"):
        for pair in texts.say("typed-letters").split(", "):
            written, said = pair.split("=")
            yield written, said.split("/")
