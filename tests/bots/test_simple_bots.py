"""The two players that hardly think, in every game."""

import pytest
from librt.random import Random

from geisterstunde.bots.bot import Bot
from geisterstunde.bots.engine import EngineBot
from geisterstunde.bots.simple import GreedyBot, RandomBot
from geisterstunde.bots.words import Budget
from geisterstunde.core.contract import CHANCE
from geisterstunde.core.playout import rolled
from geisterstunde.core.words import Refused
from geisterstunde.games import FOLDERS, game_called
from geisterstunde.games.eighteen_ghosts.game import GAME as EIGHTEEN_GHOSTS
from geisterstunde.games.eighteen_ghosts.words import Options
from tests.games.eighteen_ghosts.castle import Castle

BUDGET = Budget(nodes=100)


@pytest.mark.parametrize("name", FOLDERS)
@pytest.mark.parametrize("bot", [RandomBot(), GreedyBot()], ids=lambda bot: bot.name)
def test_all_that_they_do_is_legal_in_every_game(name: str, bot: Bot) -> None:
    game = game_called(name)
    luck = Random(18)
    state = game.start(game.fewest_players, game.options_from({}))
    for seed in range(150):
        while state.actor() == CHANCE:
            state.roll(rolled(state.due(), luck))
        if state.actor() < 0:
            break
        seat = state.to_act()[-1]
        advice = bot.advise(game, game.view(state, seat), BUDGET, seed)
        assert advice.number in state.legal(seat)
        assert game.write(game.catalogue[advice.number]) == advice.line[0]
        state.apply(seat, advice.number)


@pytest.mark.parametrize("bot", [RandomBot(), GreedyBot()], ids=lambda bot: bot.name)
def test_the_same_seed_gives_the_same_advice(bot: Bot) -> None:
    view = Castle().view
    assert bot.advise(EIGHTEEN_GHOSTS, view, BUDGET, 3) == bot.advise(EIGHTEEN_GHOSTS, view, BUDGET, 3)


def test_random_is_random() -> None:
    view = Castle().view
    assert len({RandomBot().advise(EIGHTEEN_GHOSTS, view, BUDGET, seed).number for seed in range(300)}) == 18


def test_greedy_takes_a_win() -> None:
    view = Castle("..N../...../.r..S/...Y./.bS.. A - RB").view
    advice = GreedyBot().advise(EIGHTEEN_GHOSTS, view, BUDGET, 1)
    assert (advice.line, advice.chance, advice.reason.key) == (("d4-e4",), 1.0, "looks-best")


def test_greedy_names_alternatives_the_best_first() -> None:
    advice = GreedyBot().advise(EIGHTEEN_GHOSTS, Castle("BRNbr/Y.y.Y/RBrbE/B.y.R/YrSby A - -").view, BUDGET, 1)
    chances = [prospect.chance for prospect in advice.prospects]
    assert len(chances) == 4
    assert chances == sorted(chances, reverse=True)


def test_greedy_beats_random_in_18_ghosts() -> None:
    """Sixteen games, seats swapped; seeds 0 to 15."""
    wins = 0
    for number in range(16):
        state = EIGHTEEN_GHOSTS.start(2, Options(turn_limit=120))
        players: list[Bot] = [GreedyBot(), RandomBot()]
        while state.actor() >= 0:
            seat = state.actor()
            bot = players[(seat + number) % 2]
            view = EIGHTEEN_GHOSTS.view(state, seat)
            state.apply(seat, bot.advise(EIGHTEEN_GHOSTS, view, Budget(nodes=1), 1000 * number + state.turn).number)
        wins += state.winner == number % 2
    assert wins >= 13


def test_the_engine_says_that_it_plays_no_other_game() -> None:
    for name in FOLDERS:
        game = game_called(name)
        if game is EIGHTEEN_GHOSTS:
            continue
        state = game.start(game.fewest_players, game.options_from({}))
        while state.actor() == CHANCE:
            state.roll(rolled(state.due(), Random(1)))
        with pytest.raises(Refused, match="bot-cannot-play"):
            EngineBot().advise(game, game.view(state, state.actor()), BUDGET, 1)


@pytest.mark.parametrize("budget", [Budget(), Budget(milliseconds=5, nodes=5), Budget(nodes=0)])
@pytest.mark.parametrize("bot", [RandomBot(), GreedyBot(), EngineBot()], ids=lambda bot: bot.name)
def test_a_senseless_budget_is_refused(bot: Bot, budget: Budget) -> None:
    with pytest.raises(Refused, match="bad-budget"):
        bot.advise(EIGHTEEN_GHOSTS, Castle().view, budget, 1)
