"""The bots. Every list of bots in the program is derived from this one.

They are named here, not imported: a bot is loaded when somebody asks for it.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import Final

from geisterstunde.bots.bot import Bot
from geisterstunde.bots.package import brings
from geisterstunde.core.words import Refusal, Refused

BOTS: Final[Mapping[str, str]] = {
    "random": "geisterstunde.bots.simple:RandomBot",
    "greedy": "geisterstunde.bots.simple:GreedyBot",
    "engine": "geisterstunde.bots.engine:EngineBot",
    "search": "geisterstunde.bots.search.search_bot:SearchBot",
    "flake": "geisterstunde.bots.levels:Flake",
    "rumble": "geisterstunde.bots.levels:Rumble",
    "veil": "geisterstunde.bots.levels:Veil",
    "dusk": "geisterstunde.bots.levels:Dusk",
    "midnight": "geisterstunde.bots.levels:Midnight",
}
"""Where each bot is, as `module:Class`; a class is made without arguments."""

NEEDED: Final[Mapping[str, str]] = {"engine": "engine"}
"""What a game has to bring for a bot to play it; all other bots play every game."""


def bot_names(game: str | None = None, shelf: Mapping[str, str] = BOTS) -> tuple[str, ...]:
    """The names of all bots, or of those that play a game."""
    return tuple(name for name in shelf if game is None or plays(name, game))


def plays(name: str, game: str) -> bool:
    """Whether the bot of that name knows the game."""
    return name not in NEEDED or brings(game, NEEDED[name])


def check_bot(name: str, game: str, shelf: Mapping[str, str] = BOTS) -> str:
    """The name itself; Refused if there is no such bot, or if it does not play this game."""
    known = ", ".join(bot_names(game, shelf))
    if name not in shelf:
        raise Refused(Refusal("unknown-bot", {"name": name, "known": known}))
    if not plays(name, game):
        raise Refused(Refusal("bot-plays-other-games", {"name": name, "game": game, "known": known}))
    return name


def bot_called(name: str, shelf: Mapping[str, str] = BOTS) -> Bot:
    """A new bot of that name, which has seen nothing yet; Refused with the names there are."""
    if name not in shelf:
        raise Refused(Refusal("unknown-bot", {"name": name, "known": ", ".join(shelf)}))
    return bot_at(shelf[name])


def bot_at(place: str) -> Bot:
    """A new bot of the class at `module:Class`."""
    module, _, kind = place.partition(":")
    bot: Bot = getattr(import_module(module), kind)()
    return bot
