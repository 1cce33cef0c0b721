"""The engine: a search made for one game alone, which that game brings in `engine.py` as a class `Engine`."""

from importlib import import_module

from geisterstunde.bots.bot import Analyst
from geisterstunde.bots.package import bots_of, brings
from geisterstunde.bots.words import Advice, Budget
from geisterstunde.core.game import Game
from geisterstunde.core.words import Refusal, Refused, View


class EngineBot(Analyst):
    """Plays every game that has an engine of its own, by that engine."""

    name = "engine"

    def advise(self, game: Game, view: View, budget: Budget, seed: int) -> Advice:
        return engine_of(game).advise(game, view, budget, seed)

    def chance(self, game: Game, view: View, budget: Budget, seed: int) -> float:
        return engine_of(game).chance(game, view, budget, seed)

    def prepare(self, game: Game) -> None:
        engine_of(game).prepare(game)


def engine_of(game: Game) -> Analyst:
    """The game's own engine; Refused if it has none."""
    if not brings(game.name, "engine"):
        raise Refused(Refusal("bot-cannot-play", {"bot": EngineBot.name, "game": game.name}))
    engine: Analyst = import_module(f"{bots_of(game.name)}.engine").Engine()
    return engine
