"""What `?` explains: the aim of a game, how to type, the signs on the screen, and cards by their names.

A game's texts hold `help-aim`, `help-signs` and one `about-…` for each thing that needs a word, with the words that may
be typed for it. They are given the options of the game, so that they say what was agreed.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import msgspec

from geisterstunde.core.words import View
from geisterstunde.texts import LANGUAGES, Texts

ABOUT = "about-"


class CardTold(NamedTuple):
    """Something that can be asked for: what it is called, in every language, and what it does."""

    names: tuple[str, ...]
    sentence: str


def cards_in_texts(view: View, texts: Texts) -> list[CardTold]:
    """All that the texts of a game explain."""
    agreed = agreed_in(view)
    return [
        CardTold(tuple(", ".join(names_of(f"{key}.words", texts)).split(", ")), texts.say_with(key, agreed))
        for key in texts.keys_of_game(ABOUT)
    ]


def agreed_in(view: View) -> Mapping[str, Any]:
    """What the players agreed on, as arguments for a text."""
    agreed = msgspec.to_builtins(getattr(view, "options", None))
    return agreed if isinstance(agreed, dict) else {}


def names_of(key: str, texts: Texts, **arguments: object) -> Iterator[str]:
    """What a text says in the reader's language and then in the others."""
    for language in dict.fromkeys((texts.language, *LANGUAGES)):
        yield Texts(language, texts.game).say(key, **arguments)


def asked_for(typed: str, cards: list[CardTold]) -> list[str]:
    """What is told of a card: the one that is called so, or else all in whose names this is a word."""
    wanted = _bare(typed)
    if not wanted:
        return []
    called_so = [card.sentence for card in cards if wanted in map(_bare, card.names)]
    return called_so or [card.sentence for card in cards if any(wanted in _words(name) for name in card.names)]


def _words(name: str) -> list[str]:
    """The longer words of a name: “Poltergeist” alone is enough, “das” is not."""
    return [word for word in map(_bare, name.split()) if len(word) > 3]


def _bare(name: str) -> str:
    """A name without what people leave out: capitals, quotation marks, stops; a name that is nothing else stays."""
    return re.sub(r"[^\w ]", "", name).casefold().strip() or name.strip()
