"""Whose thought is next."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest

from geisterstunde.bots.pace import Pace, answered_after
from geisterstunde.bots.pool import BotPool, Thought
from geisterstunde.bots.queue import Asker, ThoughtQueue
from geisterstunde.bots.simple import RandomBot
from geisterstunde.bots.words import Budget, Thinking
from geisterstunde.core.game import Game
from geisterstunde.core.words import View
from geisterstunde.games import game_called
from geisterstunde.table.play import Play

LONG, SHORT = 1000, 50


class Waiting:
    """A queue, and the names of those who wait in it."""

    def __init__(self) -> None:
        self._queue: ThoughtQueue[None] = ThoughtQueue()
        self._names: dict[asyncio.Future[None], str] = {}

    def add(self, address: str, table: int, cost: int, name: str = "") -> asyncio.Future[None]:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.add(Asker(address, table), cost, turn)
        self._names[turn] = name or f"{address}{table}"
        return turn

    def next(self) -> str:
        turn = self._queue.next()
        return "" if turn is None else self._names.pop(turn)

    def all(self) -> list[str]:
        return list(iter(self.next, ""))


def in_loop(evening: Callable[[], Any]) -> Any:
    async def run() -> Any:
        return evening()

    return asyncio.run(run())


def test_a_short_thought_comes_before_all_long_ones_that_wait() -> None:
    def evening() -> list[str]:
        waiting = Waiting()
        for table in range(50):
            waiting.add("a", table, LONG)
        waiting.add("a", 99, SHORT, "short")
        waiting.add("b", 1, SHORT, "elsewhere")
        return waiting.all()[:2]

    assert in_loop(evening) == ["short", "elsewhere"]


def test_addresses_take_turns_however_many_tables_they_have() -> None:
    def evening() -> list[str]:
        waiting = Waiting()
        for table in range(10):
            waiting.add("a", table, LONG, "a")
        for table in range(3):
            waiting.add("b", table, LONG, "b")
        return waiting.all()[:6]

    assert in_loop(evening) == ["a", "b", "a", "b", "a", "b"]


def test_tables_of_an_address_take_turns_however_much_each_wants() -> None:
    def evening() -> list[str]:
        waiting = Waiting()
        for _ in range(5):
            waiting.add("a", 1, LONG)
        for _ in range(2):
            waiting.add("a", 2, LONG)
        return waiting.all()

    assert in_loop(evening) == ["a1", "a2", "a1", "a2", "a1", "a1", "a1"]


def test_short_thoughts_that_come_again_and_again_do_not_keep_a_long_one_waiting_for_ever() -> None:
    def evening() -> int:
        waiting = Waiting()
        waiting.add("b", 1, LONG, "long")
        for number in range(1000):
            waiting.add("a", number % 7, SHORT, "short")
            if waiting.next() == "long":
                return number
        return -1

    assert 0 <= in_loop(evening) <= LONG // SHORT


def test_whoever_gave_up_is_passed_over() -> None:
    def evening() -> list[str]:
        waiting = Waiting()
        waiting.add("a", 1, SHORT).cancel()
        waiting.add("a", 2, LONG)
        return waiting.all()

    assert in_loop(evening) == ["a2"]


def test_silence_saves_up_nothing() -> None:
    def evening() -> list[str]:
        waiting = Waiting()
        for number in range(100):
            waiting.add("a", number, LONG)
            waiting.next()
        for _ in range(3):
            waiting.add("b", 1, LONG, "b")
            waiting.add("a", 1, LONG, "a")
        return waiting.all()

    assert in_loop(evening)[:4] in (["b", "a", "b", "a"], ["a", "b", "a", "b"])


def test_a_queue_remembers_nobody_who_has_nothing_ahead() -> None:
    def evening() -> int:
        waiting = Waiting()
        for number in range(1000):
            waiting.add(f"address {number}", number, SHORT)
            waiting.next()
        return len(waiting._queue._households)

    assert in_loop(evening) < 200


# When it answers


@pytest.mark.parametrize(
    ("taken", "usual", "answered"),
    [(0.001, 0.05, 0.075), (0.05, 0.05, 0.075), (0.074, 0.05, 0.075), (0.076, 0.05, 0.1), (1.01, 1.0, 1.05)],
)
def test_an_answer_comes_at_one_of_a_few_moments(taken: float, usual: float, answered: float) -> None:
    assert answered_after(taken, usual) == pytest.approx(answered)


def test_a_bot_without_a_choice_takes_as_long_as_one_with_a_choice_took() -> None:
    pace = Pace().of("ghosts", "flake", 0.05)
    assert pace.drawn() == 0.05
    for taken in (0.01, 0.02, 9.0):
        pace.note(taken)
    assert {pace.drawn() for _ in range(100)} <= {0.01, 0.02}


def test_what_it_took_to_reach_a_bot_counts_alike_with_and_without_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine a bot without a choice answered later: the longer of two delays counted, not one."""
    reaching, thinking = 0.05, 0.02
    game = game_called("ghosts")
    play = Play.begin(game, ("A", "B"), game.options_type(redraw="ask"), "no choice")

    def considered(
        self: BotPool, process: object, game: Game, view: View, level: str, budget: Budget, seed: int
    ) -> Thought:
        time.sleep(reaching + thinking if seed else reaching)
        advice = RandomBot().advise(game, view, Budget(nodes=1), seed)
        return Thought(advice, [0, 1], thinking) if seed else Thought(advice, [0], 0.0)

    monkeypatch.setattr(BotPool, "_considered", considered)

    async def evening() -> list[float]:
        bots = BotPool(1, 60.0)
        try:
            flake, budget = Thinking(game.name, "flake", "action"), Budget(milliseconds=50)
            return [(await bots._thought(game, play.view(0), flake, budget, seed, Asker()))[2] for seed in (1, 0)]
        finally:
            await bots.close()

    with_choice, without = asyncio.run(evening())
    assert with_choice >= reaching + thinking
    assert without >= reaching + thinking


def test_a_bot_without_a_choice_waits_for_its_turn_like_all_others() -> None:
    """Under load a quick answer betrayed that nothing else was possible."""
    game = game_called("ghosts")
    play = Play.begin(game, ("A", "B"), game.options_type(redraw="ask"), "no choice")
    assert len(play.choices(0)) == 1

    async def evening() -> list[str]:
        bots = BotPool(1, 60.0, 20)
        answered: list[str] = []

        async def think(name: str, table: int) -> None:
            await bots.choose(game, play.view(0), 0, "midnight", 7, Asker("a", table))
            answered.append(name)

        try:
            await asyncio.gather(*(think(str(table), table) for table in range(4)))
        finally:
            await bots.close()
        return answered

    assert asyncio.run(evening()) == ["0", "1", "2", "3"]


def test_who_stops_waiting_takes_no_process_along() -> None:
    game = game_called("18-ghosts")
    play = Play.begin(game, ("A", "B"), game.options_type(), "ghosts")

    async def evening() -> int:
        bots = BotPool(1, 60.0, 20)
        try:
            thinking = [asyncio.create_task(bots.choose(game, play.view(0), 0, "flake", seed)) for seed in range(5)]
            await asyncio.sleep(0)
            for task in thinking[1:]:
                task.cancel()
            await asyncio.gather(*thinking, return_exceptions=True)
            return await bots.choose(game, play.view(0), 0, "flake", 7)
        finally:
            await bots.close()

    assert game.catalogue[asyncio.run(evening())] in play.choices(0)
