"""Bots in processes of their own."""

import asyncio
import os
import signal
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from geisterstunde.bots import pool, shelf
from geisterstunde.bots.levels import best_bot
from geisterstunde.bots.pool import ATTEMPTS, BotPool, Thought, usual_processes
from geisterstunde.bots.queue import Asker
from geisterstunde.bots.words import Budget, Thinking
from geisterstunde.core.game import Game
from geisterstunde.core.words import Refused, View
from geisterstunde.games import game_called
from geisterstunde.table.play import Play
from tests.server.running import server


def position() -> tuple[Game, Play, View]:
    """A position in which seat 0 has many choices."""
    game = game_called("18-ghosts")
    table = Play.begin(game, ("A", "B"), game.options_type(), "ghosts")
    return game, table, table.view(0)


def run(evening: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(evening)


def test_a_ghost_answers_with_a_legal_action() -> None:
    game, table, view = position()

    async def evening() -> int:
        bots = BotPool(1, 60.0, 20)
        try:
            return await bots.choose(game, view, 0, "flake", 7)
        finally:
            await bots.close()

    assert game.catalogue[run(evening())] in table.choices(0)


def test_each_process_says_for_what_it_is_used_and_no_more() -> None:
    game, _, view = position()

    async def evening() -> tuple[object, object, object]:
        bots = BotPool(2, 60.0)
        try:
            begun = asyncio.create_task(bots.choose(game, view, 0, "veil", 7))
            asleep = bots.load.chambers
            while not bots.load.thinking:
                await asyncio.sleep(0)
            busy = bots.load.chambers
            await begun
            return asleep, busy, bots.load.chambers
        finally:
            await bots.close()

    asleep, busy, after = run(evening())
    assert asleep == after == (None, None)
    assert busy == (Thinking("18-ghosts", "veil", "action"), None)


def test_a_ghost_without_a_choice_takes_its_usual_time() -> None:
    """A quick answer would tell that its cards leave it no choice."""
    game = game_called("ghosts")
    table = Play.begin(game, ("A", "B"), game.options_type(redraw="ask"), "no choice")
    assert len(table.choices(0)) == 1

    async def evening() -> float:
        bots = BotPool(1, 60.0)
        begun = asyncio.get_running_loop().time()
        await bots.choose(game, table.view(0), 0, "flake", 7)
        await bots.close()
        return asyncio.get_running_loop().time() - begun

    assert run(evening()) >= 0.049


def test_two_hints_one_after_the_other_are_ready_within_a_second_and_a_half(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where one process thinks, who asks second waits for the first: a hint must not take as long as a turn."""
    game, _, view = position()
    budgets: list[Budget] = []

    def considered(self: BotPool, *asked: Any) -> Thought:
        budgets.append(asked[4])
        return Thought(best_bot(game).advise(game, view, Budget(nodes=1), 7), [0, 1])

    monkeypatch.setattr(BotPool, "_considered", considered)

    async def evening() -> None:
        bots = BotPool(1, 60.0)
        await asyncio.gather(*(bots.advise(game, view, 7, Asker("a", table)) for table in range(2)))
        await bots.close()

    run(evening())
    assert len(budgets) == 2
    assert sum(budget.milliseconds or 0 for budget in budgets) <= 1300


def test_the_loop_goes_on_while_a_ghost_thinks() -> None:
    game, _, view = position()

    async def evening() -> int:
        bots = BotPool(1, 60.0, 20)
        turns = 0
        thinking = asyncio.create_task(bots.choose(game, view, 0, "flake", 7))
        while not thinking.done():
            await asyncio.sleep(0.001)
            turns += 1
        await bots.close()
        return turns

    assert run(evening()) > 1


def test_a_ghost_that_dies_is_replaced_and_its_action_tried_again() -> None:
    game, table, view = position()
    failures: list[int] = []

    async def evening() -> int:
        bots = BotPool(1, 60.0, 20, lambda: failures.append(1))
        try:
            await bots.choose(game, view, 0, "flake", 7)
            os.kill(process_of(bots), signal.SIGKILL)
            return await bots.choose(game, view, 0, "flake", 8)
        finally:
            await bots.close()

    assert game.catalogue[run(evening())] in table.choices(0)
    assert len(failures) == 1


def process_of(bots: BotPool) -> int:
    """The number of the process in which the bots think."""
    pid = bots._processes[0].pid
    assert pid is not None
    return pid


def test_a_ghost_that_cannot_think_draws_lots(monkeypatch: pytest.MonkeyPatch) -> None:
    game, table, view = position()
    failures: list[int] = []
    monkeypatch.setattr(pool, "BOTS", {**shelf.BOTS, "flake": "geisterstunde.bots.nowhere:Nobody"})

    async def evening() -> int:
        bots = BotPool(1, 60.0, 20, lambda: failures.append(1))
        try:
            return await bots.choose(game, view, 0, "flake", 7)
        finally:
            await bots.close()

    assert game.catalogue[run(evening())] in table.choices(0)
    assert len(failures) == ATTEMPTS


def test_more_questions_than_rooms_are_all_answered() -> None:
    game, _, view = position()

    async def evening() -> list[int]:
        bots = BotPool(1, 60.0, 20)
        try:
            return await asyncio.gather(*(bots.choose(game, view, 0, "flake", seed) for seed in range(4)))
        finally:
            await bots.close()

    assert len(run(evening())) == 4


def test_a_second_process_is_begun_only_when_the_first_one_thinks() -> None:
    game, _, view = position()

    async def evening() -> list[int]:
        bots = BotPool(2, 60.0, 20)
        begun: list[int] = []
        try:
            for questions in (1, 1, 2):
                await asyncio.gather(*(bots.choose(game, view, 0, "flake", seed) for seed in range(questions)))
                begun.append(sum(process.pid is not None for process in bots._processes))
            return begun
        finally:
            await bots.close()

    assert run(evening()) == [1, 1, 2]


@pytest.mark.parametrize(("cores", "rooms"), [(None, 1), (1, 1), (2, 1), (4, 3), (64, 8)])
def test_ghosts_leave_one_core_to_the_people(cores: int | None, rooms: int) -> None:
    assert usual_processes(cores) == rooms


def test_the_same_seed_and_nodes_give_the_same_action() -> None:
    game, _, view = position()

    async def evening() -> list[int]:
        bots = BotPool(1, 60.0, 20)
        try:
            return [await bots.choose(game, view, 0, "flake", 7) for _ in range(2)]
        finally:
            await bots.close()

    first, second = run(evening())
    assert first == second


def test_a_ghost_takes_over_for_somebody_who_leaves_and_gives_the_chair_back(tmp_path: Path) -> None:
    with server(tmp_path, bot_nodes=20) as house:
        table = house.found("ghoosty", players=2)
        ben_token = house.join(table["code"], "Ben")["token"]
        ada, ben = house.enter(table["code"], table["token"]), house.enter(table["code"], ben_token)
        assert ada.do("start")["type"] == "done"
        assert ben.do("stand")["type"] == "done"
        assert ada.do("seat-bot", seat=1, level="flake")["type"] == "done"
        for _ in range(3):
            while not ada.choices:
                ada.next()
            ada.act(ada.choices[0])
        assert ben.do("return")["type"] == "done"
        while ada.sheet["chairs"][1]["away"]:
            ada.next()
        assert ada.sheet["chairs"][1]["level"] is None


def test_a_question_about_a_finished_game_is_asked_again_if_its_process_dies() -> None:
    game, _, view = position()

    async def evening() -> list[Any]:
        bots = BotPool(1, 60.0, 20)
        try:
            first = await bots.judge(game, "chance", view, Budget(nodes=20), 7, Asker())
            os.kill(process_of(bots), signal.SIGKILL)
            return [first, await bots.judge(game, "chance", view, Budget(nodes=20), 7, Asker())]
        finally:
            await bots.close()

    one, other = run(evening())
    assert one == other == best_bot(game).chance(game, view, Budget(nodes=20), 7)


def test_if_it_dies_again_and_again_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    game, _, view = position()
    monkeypatch.setattr(pool, "BOTS", dict.fromkeys(shelf.BOTS, "geisterstunde.bots.nowhere:Nobody"))

    async def evening() -> None:
        bots = BotPool(1, 60.0, 20)
        try:
            await bots.judge(game, "advice", view, Budget(nodes=20), 7, Asker())
        finally:
            await bots.close()

    with pytest.raises(Refused) as refused:
        run(evening())
    assert refused.value.refusal.key == "look-back-failed"


def test_whoever_looks_back_waits_for_all_who_play() -> None:
    game, _, view = position()

    async def evening() -> list[str]:
        bots = BotPool(1, 60.0, 20)
        answered: list[str] = []

        async def look_back() -> None:
            await bots.judge(game, "chance", view, Budget(nodes=20), 7, Asker("a"))
            answered.append("past")

        async def play() -> None:
            await bots.choose(game, view, 0, "flake", 7, Asker("b"))
            answered.append("play")

        try:
            await asyncio.gather(look_back(), look_back(), look_back(), play(), play())
        finally:
            await bots.close()
        return answered

    # The first one found a process that nobody wanted.
    assert run(evening()) == ["past", "play", "play", "past", "past"]
