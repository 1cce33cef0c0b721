"""Bots think in processes of their own and see nothing but views; nobody waits for them here."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from librt.random import Random

from geisterstunde.bots.levels import LEVELS
from geisterstunde.bots.process import BotFailed, BotProcess, ProcessGone
from geisterstunde.bots.shelf import BOTS
from geisterstunde.bots.words import Budget
from geisterstunde.core.game import Game
from geisterstunde.core.words import Refused, Seat, View

ATTEMPTS: Final = 3
"""So often a thought is tried before the action is drawn by lot: a table never waits for ever."""
MOST_PROCESSES: Final = 8
"""So many are begun at most where nobody has said how many: each is a process of twenty megabytes and more."""


def usual_processes(cores: int | None) -> int:
    """In how many processes bots think on a machine: all cores but one, which answers the people."""
    return min(max(1, (cores or 1) - 1), MOST_PROCESSES)


class BotPool:
    """Some processes, each of which thinks one thought at a time."""

    def __init__(
        self, processes: int, patience: float, nodes: int = 0, failed: Callable[[], None] = lambda: None
    ) -> None:
        self._patience = patience
        self._nodes = nodes
        self._failed = failed
        self._is_closed = False
        self._processes = [BotProcess() for _ in range(processes)]
        # The process that was left last is the next one: a process begins only when all others think.
        self._free: asyncio.LifoQueue[BotProcess] = asyncio.LifoQueue()
        for process in reversed(self._processes):
            self._free.put_nowait(process)
        self._threads = ThreadPoolExecutor(processes, thread_name_prefix="bot")

    async def choose(self, game: Game, view: View, seat: Seat, level: str, seed: int) -> int:
        """What the bot wants to do; it takes its time also when there is little to choose, because a quick answer
        would tell something about its cards."""
        loop = asyncio.get_running_loop()
        begun = loop.time()
        number = await self._chosen(game, view, seat, level, seed)
        usual = self._budget(level).milliseconds or 0
        await asyncio.sleep(max(0.0, begun + usual / 1000 - loop.time()))
        return number

    async def _chosen(self, game: Game, view: View, seat: Seat, level: str, seed: int) -> int:
        """The choice itself; a process that is dead or late is replaced, and the thought tried again."""
        legal = set(game.imagine(view, Random(seed)).legal(seat))
        if len(legal) == 1:
            return legal.pop()
        process = await self._free.get()
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, self._asked, process, game, view, level, seed, legal)
        finally:
            self._free.put_nowait(process)

    def _asked(self, process: BotProcess, game: Game, view: View, level: str, seed: int, legal: set[int]) -> int:
        bot = process.bot(BOTS[level], self._patience)
        for attempt in range(ATTEMPTS):
            if self._is_closed:
                break
            try:
                number = bot.advise(game, view, self._budget(level), seed + attempt).number
            except (ProcessGone, BotFailed, Refused, OSError):
                self._failed()
                continue
            if number in legal:
                return number
            self._failed()
        return sorted(legal)[Random(seed).randrange(len(legal))]

    def _budget(self, level: str) -> Budget:
        if self._nodes:
            return Budget(nodes=self._nodes)
        return next(known.budget for known in LEVELS if known.name == level)

    async def close(self) -> None:
        """Send everybody home; whoever thinks is interrupted."""
        self._is_closed = True
        for process in self._processes:
            process.close()
        self._threads.shutdown(wait=False, cancel_futures=True)
