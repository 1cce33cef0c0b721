"""What happens at a table, in words: for clients that want sentences, and for every refusal."""

from collections.abc import Sequence
from functools import lru_cache

from geisterstunde.bots.levels import LEVELS
from geisterstunde.server.protocol import Words
from geisterstunde.table.words import Chair, News
from geisterstunde.texts import LANGUAGES, Texts

_FALLBACK = "en"


@lru_cache(maxsize=256)
def texts_at(language: str, game: str, chairs: tuple[Chair, ...]) -> Texts:
    """The texts of a game with the names of those who sit there."""
    plain = Texts(language)
    return Texts(language, game, names_of(chairs, plain))


def names_of(chairs: Sequence[Chair], texts: Texts) -> tuple[str, ...]:
    """What the chairs are called: people as they want, ghosts in the language, each name once."""
    names: list[str] = []
    for seat, chair in enumerate(chairs):
        if chair.who == "ghost":
            name = texts.say(f"level-{chair.level}")
        elif chair.who == "empty":
            name = texts.say("seat-number", number=seat + 1)
        else:
            name = chair.name
        others = [name, *(f"{name} {number}" for number in range(2, 2 + len(chairs)))]
        names.append(next(other for other in others if other not in names))
    return tuple(names)


def names_in_journal(seats: Sequence[str], texts: Texts) -> tuple[str, ...]:
    """What the seats of a journal are called; a journal speaks no language, so a ghost is there by its level."""
    levels = {level.name for level in LEVELS}
    chairs = [Chair(who="ghost", level=seat) if seat in levels else Chair(who="person", name=seat) for seat in seats]
    return names_of(chairs, texts)


def words_of(news: News, texts: Texts) -> Words:
    """News as sentences: what happened around the table first, then the game."""
    said = [texts.note(note) for note in news.notes] + [texts.event(event) for event in news.events]
    return Words(
        said=tuple(said),
        asks=texts.prompt(news.prompt) if news.prompt is not None else "",
        labels=tuple(texts.action(action) for action in news.choices),
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
