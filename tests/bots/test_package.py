"""What a game brings for its bots is found by its name; a game that brings nothing is played all the same."""

import sys
from collections.abc import Iterator
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

import pytest
from librt.random import Random

import geisterstunde.games
from geisterstunde.bots import package
from geisterstunde.bots.levels import LEVELS, best_name
from geisterstunde.bots.search.judgement import Judgement
from geisterstunde.bots.shelf import bot_called, bot_names
from geisterstunde.bots.words import Advice, Budget
from geisterstunde.core.contract import CHANCE
from geisterstunde.core.game import Game
from geisterstunde.core.playout import roll_at_random
from geisterstunde.core.words import Refused
from geisterstunde.games import FOLDERS, game_called
from geisterstunde.texts import Texts

SIXTH = Path(__file__).parents[1] / "sixth" / "package" / "src"


@pytest.fixture
def wisps(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """A game of somebody else, which brings nothing for bots."""
    monkeypatch.syspath_prepend(str(SIXTH))
    monkeypatch.setattr(geisterstunde.games, "_offered", lambda: ({"wisps": "wisps"}, []))
    package.brings.cache_clear()
    yield game_called("wisps")
    package.brings.cache_clear()


def advice(game: Game, bot: str) -> Advice:
    """What a bot advises the seat that acts first."""
    state = game.start(game.fewest_players, game.options_type())
    while state.actor() == CHANCE:
        roll_at_random(state, Random(1))
    seat = state.to_act()[0]
    assert len(state.legal(seat)) > 1
    return bot_called(bot).advise(game, game.view(state, seat), Budget(nodes=40), 1)


def test_our_games_bring_a_judgement_and_reasons() -> None:
    for name in FOLDERS:
        assert package.brings(name, "judgement"), name
        assert package.brings(name, "reasons"), name
        assert type(package.judgement_of(game_called(name))) is not Judgement


def test_every_search_has_a_judgement_of_its_own() -> None:
    for name in FOLDERS:
        assert package.judgement_of(game_called(name)) is not package.judgement_of(game_called(name))


def test_a_game_without_judgement_is_played_by_plain_search_which_says_so(wisps: Game) -> None:
    assert best_name(wisps) == "search"
    found = advice(wisps, "search")
    assert found.reason.key == "plain-playouts"
    assert found.reason.args == {"games": 40, "percent": round(100 * found.chance)}
    assert "only the rules" in Texts("en", wisps).bot_reason(found.reason)
    assert "nur die Regeln" in Texts("de", wisps).bot_reason(found.reason)


@pytest.mark.parametrize("bot", ["random", "greedy", *(level.name for level in LEVELS)])
def test_every_bot_of_all_games_plays_it(wisps: Game, bot: str) -> None:
    assert bot in bot_names("wisps")
    assert advice(wisps, bot).line


def test_the_engine_plays_only_what_has_one(wisps: Game) -> None:
    assert "engine" not in bot_names("wisps")
    with pytest.raises(Refused, match="bot-cannot-play"):
        advice(wisps, "engine")


def test_a_package_of_somebody_else_may_bring_a_judgement(wisps: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    class Optimistic(Judgement):
        def worth(self, state: object, seat: int) -> float:
            return 1.0

    for name in ("wisps.bots", "wisps.bots.judgement"):
        module = ModuleType(name)
        module.__spec__ = ModuleSpec(name, None, is_package=name == "wisps.bots")
        module.__path__ = []
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.setattr(sys.modules["wisps.bots.judgement"], "judgement", Optimistic, raising=False)
    package.brings.cache_clear()
    assert isinstance(package.judgement_of(wisps), Optimistic)
    assert advice(wisps, "search").reason.key != "plain-playouts"
