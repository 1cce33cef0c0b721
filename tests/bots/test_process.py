"""Bots think in a process that has nothing but what it is told."""

import os
import signal
import time
from collections.abc import Iterator

import pytest

from geisterstunde.bots.bot import Bot
from geisterstunde.bots.process import (
    GENTLY,
    NO_VIEW,
    BotAnswer,
    BotFailed,
    BotProcess,
    BotQuestion,
    ProcessGone,
    answer_to,
)
from geisterstunde.bots.shelf import BOTS, bot_called
from geisterstunde.bots.simple import RandomBot
from geisterstunde.bots.words import Advice, Budget
from geisterstunde.core.game import Game
from geisterstunde.core.words import Refused, View
from geisterstunde.games.eighteen_ghosts.game import GAME
from tests.games.eighteen_ghosts.castle import Castle

HERE = "tests.bots.test_process"
BUDGET = Budget(nodes=200)


class Crashing(Bot):
    """Takes its process down."""

    def advise(self, game: Game, view: View, budget: Budget, seed: int) -> Advice:
        os._exit(3)


class Sleeping(Bot):
    """Never answers."""

    def advise(self, game: Game, view: View, budget: Budget, seed: int) -> Advice:
        time.sleep(600)
        return RandomBot().advise(game, view, budget, seed)


class Chattering(Bot):
    """Prints while it thinks."""

    def advise(self, game: Game, view: View, budget: Budget, seed: int) -> Advice:
        print("{}")
        return RandomBot().advise(game, view, budget, seed)


class Failing(Bot):
    """Breaks down."""

    def advise(self, game: Game, view: View, budget: Budget, seed: int) -> Advice:
        raise LookupError("no idea")


@pytest.fixture
def process() -> Iterator[BotProcess]:
    opened = BotProcess()
    yield opened
    opened.close()


def asked(process: BotProcess, place: str, patience: float | None = None) -> Advice:
    return process.bot(place, patience).advise(GAME, Castle().view, BUDGET, 7)


@pytest.mark.parametrize("name", BOTS)
def test_advice_from_the_process_is_the_advice_of_the_bot(process: BotProcess, name: str) -> None:
    assert asked(process, BOTS[name]) == bot_called(name).advise(GAME, Castle().view, BUDGET, 7)


def test_a_process_that_has_gone_is_begun_again(process: BotProcess) -> None:
    with pytest.raises(ProcessGone):
        asked(process, f"{HERE}:Crashing")
    assert asked(process, BOTS["random"]).line


def test_a_process_that_was_killed_leaves_no_pipe_open(process: BotProcess) -> None:
    asked(process, BOTS["random"])
    before = len(os.listdir("/proc/self/fd"))
    assert process.pid is not None
    os.kill(process.pid, signal.SIGKILL)
    os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOWAIT)
    with pytest.raises(ProcessGone):
        asked(process, BOTS["random"])
    assert process.pid is None
    assert len(os.listdir("/proc/self/fd")) == before - 2


def test_a_process_that_was_closed_is_not_begun_again(process: BotProcess) -> None:
    asked(process, BOTS["random"])
    process.close()
    with pytest.raises(ProcessGone):
        asked(process, BOTS["random"])
    assert process.pid is None


def test_a_bot_that_never_answers_is_sent_home(process: BotProcess) -> None:
    with pytest.raises(ProcessGone):
        asked(process, f"{HERE}:Sleeping", patience=3.0)
    assert asked(process, BOTS["random"]).line


def test_what_a_bot_prints_does_not_get_between_the_answers(process: BotProcess) -> None:
    assert asked(process, f"{HERE}:Chattering") == asked(process, BOTS["random"])


def test_a_bot_that_breaks_down_says_how(process: BotProcess) -> None:
    with pytest.raises(BotFailed, match="LookupError: no idea"):
        asked(process, f"{HERE}:Failing")


def test_a_senseless_budget_is_refused_as_anywhere(process: BotProcess) -> None:
    with pytest.raises(Refused, match="bad-budget"):
        process.bot(BOTS["search"]).advise(GAME, Castle().view, Budget(nodes=0), 7)


def test_a_bot_that_is_ready_answers_its_first_question_like_any_other(process: BotProcess) -> None:
    process.prepare(GAME, BOTS["search"])
    assert answer_to(BotQuestion(GAME.name, BOTS["search"], NO_VIEW, BUDGET, 0)) == BotAnswer()
    assert asked(process, BOTS["search"]) == bot_called("search").advise(GAME, Castle().view, BUDGET, 7)


def test_getting_ready_is_nothing_that_can_fail_a_game(process: BotProcess) -> None:
    """A bot that cannot even be loaded is blamed for its answer, not before."""
    process.prepare(GAME, f"{HERE}:Nobody")
    with pytest.raises(BotFailed, match="AttributeError"):
        asked(process, f"{HERE}:Nobody")


def test_a_bot_stands_back_behind_the_server(process: BotProcess) -> None:
    process.prepare(GAME, BOTS["random"])
    assert process.pid is not None
    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, process.pid) == min(19, own + GENTLY)


def test_a_bot_tells_how_long_it_thought(process: BotProcess) -> None:
    bot = process.bot(BOTS["random"])
    bot.advise(GAME, Castle().view, BUDGET, 1)
    assert bot.seconds > 0
