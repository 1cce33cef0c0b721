"""What happens at a table, in words: for clients that want sentences, and for every refusal."""

from functools import lru_cache
from typing import Final

import msgspec

from geisterstunde.bots.words import Advice
from geisterstunde.core.words import Viewer
from geisterstunde.games import game_called
from geisterstunde.server.protocol import Alternative, Hinted, Words
from geisterstunde.table.words import Chair, News
from geisterstunde.texts import LANGUAGES, Texts
from geisterstunde.texts.names import names_of

ALTERNATIVES: Final = 3
"""So many other actions a hint tells of."""
_FALLBACK = "en"


@lru_cache(maxsize=1024)
def texts_at(language: str, game: str, chairs: tuple[Chair, ...], reader: Viewer) -> Texts:
    """The texts of a game with the names of those who sit there, said to one of them or to somebody who watches."""
    plain = Texts(language)
    return Texts(language, game, names_of(chairs, plain), reader)


def words_of(news: News, texts: Texts) -> Words:
    """News as sentences: what happened around the table first, then the game."""
    said = [texts.note(note) for note in news.notes] + [texts.event(event) for event in news.events]
    return Words(
        said=tuple(said),
        asks=texts.prompt(news.prompt) if news.prompt is not None else "",
        labels=tuple(texts.action(action) for action in news.choices),
    )


def hinted(id: str, advice: Advice, texts: Texts) -> Hinted:
    """What a bot advises, said to a person."""
    assert texts.game is not None
    game = game_called(texts.game)
    proposed = game.catalogue[advice.number]
    others = [
        Alternative(
            action=other.action,
            label=texts.action(msgspec.convert(other.action, game.action_type)),
            chance=other.chance,
        )
        for other in advice.close_behind(ALTERNATIVES)
    ]
    return Hinted(
        id=id,
        action=proposed,
        label=texts.deed(proposed),
        reason=advice.reason,
        sentence=texts.bot_reason(advice.reason),
        chance=advice.chance if advice.nodes else None,
        alternatives=tuple(others),
    )


def title_of(game: str, language: str) -> str:
    """What a game is called in a language."""
    return Texts(language, game).say("game-title")


def wanted_language(header: str | None) -> str:
    """The first language of an Accept-Language header that we speak."""
    wishes: list[tuple[float, str]] = []
    for wish in (header or "").split(",")[:20]:
        name, _, quality = wish.strip().partition(";q=")
        try:
            wishes.append((-float(quality or 1), name[:2].lower()))
        except ValueError:
            continue
    return next((name for _, name in sorted(wishes, key=lambda wish: wish[0]) if name in LANGUAGES), _FALLBACK)
