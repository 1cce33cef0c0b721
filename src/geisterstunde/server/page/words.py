"""The words of the page at `/`, made from the catalogues by `make types`."""

from typing import Any, Final

import msgspec
from fluent.runtime import FluentResource
from fluent.syntax import ast

from geisterstunde.bots.levels import LEVELS
from geisterstunde.core.game import Game
from geisterstunde.games import game_called, names
from geisterstunde.games.eighteen_ghosts.box import CASTLE, PORTAL_ROOMS
from geisterstunde.games.ghost_for_sale.box import SPECIALS
from geisterstunde.server.page import FOLDER
from geisterstunde.texts import LANGUAGES, Texts
from geisterstunde.texts.texts import source_of

WORDS: Final = FOLDER / "words.js"
HEADING: Final = "// Made from the Fluent catalogues by `make types`. Do not edit: change the texts.\n"
MANY: Final = 77
"""Stands for any number while a text is taken apart."""


def words_module() -> str:
    """All words of the page as a module of JavaScript."""
    parts = {
        "WORDS": {language: _words(language) for language in LANGUAGES},
        "GAMES": {language: {name: _box(game_called(name), language) for name in names()} for language in LANGUAGES},
        "LEVELS": {language: {level.name: _level(level.name, language) for level in LEVELS} for language in LANGUAGES},
        "LEVEL_NAMES": [level.name for level in LEVELS],
        "CASTLE": {"rows": CASTLE, "portals": PORTAL_ROOMS},
    }
    return HEADING + "".join(f"\nexport const {name} = {_shown(part)};\n" for name, part in parts.items())


def _shown(part: Any) -> str:
    return msgspec.json.format(msgspec.json.encode(part), indent=2).decode()


def _words(language: str) -> dict[str, Any]:
    """The texts of the page, with `{name}` where an argument goes; two of them where one of something is special."""
    texts = Texts(language)
    return {key: _text(texts, key) for key in _keys(language, None) if key.startswith("page-")}


def _text(texts: Texts, key: str) -> str | dict[str, str]:
    many = texts.say(key, **{name: f"{{{name}}}" for name in ARGUMENTS}, count=MANY).replace(str(MANY), "{count}")
    one = texts.say(key, **{name: f"{{{name}}}" for name in ARGUMENTS}, count=1)
    return many if one == many.replace("{count}", "1") else {"one": one, "other": many}


ARGUMENTS: Final = (
    "age",
    "code",
    "colour",
    "facing",
    "ghost",
    "ghosts",
    "minutes",
    "most",
    "name",
    "number",
    "paintings",
    "place",
    "players",
)
"""What the texts of the page may be given beside a count."""


def _level(name: str, language: str) -> dict[str, str]:
    texts = Texts(language)
    return {"name": texts.say(f"level-{name}"), "character": texts.say(f"level-{name}.character")}


def _box(game: Game, language: str) -> dict[str, Any]:
    """What the box of a game says: title, options, and the names of its cards."""
    texts = Texts(language, game.name)
    told: dict[str, Any] = {part: texts.say(f"game-{part}") for part in ("title", "tagline", "minutes", "age")}
    told |= {"fewest": game.fewest_players, "most": game.most_players}
    keys = _keys(language, game.name)
    options = [key for key in (*_keys(language, None), *keys) if key.startswith("option-")]
    told["options"] = {key.removeprefix("option-"): texts.say(key) for key in options}
    told["items"] = {
        key.removeprefix("item-"): texts.say(key) for key in keys if key.startswith("item-") and key != "item-card"
    }
    usual = msgspec.to_builtins(game.options_type())
    for key in keys:
        if key.startswith("psychic-"):
            told["items"] |= {key: texts.say(key), f"{key}-effect": texts.say_with(f"{key}.effect", usual)}
    if game.name == "ghost-for-sale":
        told["items"] |= {special: texts.say_with("special", {"special": special}) for special in SPECIALS}
    return told


def _keys(language: str, game: str | None) -> list[str]:
    return [entry.id.name for entry in FluentResource(source_of(language, game)).body if isinstance(entry, ast.Message)]
