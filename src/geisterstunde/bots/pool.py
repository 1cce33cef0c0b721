"""Bots think in processes of their own and see nothing but views; nobody waits for them here."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Literal, NamedTuple

from librt.random import Random

from geisterstunde.bots.bot import seat_of
from geisterstunde.bots.levels import LEVELS, best_name
from geisterstunde.bots.pace import Pace, answered_after, blur
from geisterstunde.bots.process import BotFailed, BotProcess, ProcessGone
from geisterstunde.bots.queue import Asker, ThoughtQueue
from geisterstunde.bots.shelf import BOTS
from geisterstunde.bots.words import Advice, BotLoad, Budget, Thinking
from geisterstunde.core.game import Game
from geisterstunde.core.words import Refusal, Refused, Seat, View

ATTEMPTS: Final = 3
"""So often a thought is tried before the action is drawn by lot: a table never waits for ever."""
STRONGEST: Final = LEVELS[-1].name
"""Who gives hints."""
HINT: Final = Budget(milliseconds=600)
"""What it wants for one: less than for an action of its own, so that two who ask at the same moment where only one
process thinks are both answered within a second and a half."""
NOBODY: Final = Asker()
MOST_PROCESSES: Final = 8
"""So many are begun at most where nobody has said how many: each is a process of twenty megabytes and more."""


def usual_processes(cores: int | None) -> int:
    """In how many processes bots think on a machine: all cores but one, which answers the people."""
    return min(max(1, (cores or 1) - 1), MOST_PROCESSES)


class Thought(NamedTuple):
    """What came of thinking, and what was possible."""

    advice: Advice | None
    legal: list[int]
    seconds: float = 0.0
    """How long the bot thought, without what it took to reach it."""


class BotPool:
    """Some processes, each of which thinks one thought at a time."""

    def __init__(
        self, processes: int, patience: float, nodes: int = 0, failed: Callable[[], None] = lambda: None
    ) -> None:
        self._patience = patience
        self._nodes = nodes
        self._failed = failed
        self._is_closed = False
        self._queue: ThoughtQueue[BotProcess] = ThoughtQueue()
        self._later: ThoughtQueue[BotProcess] = ThoughtQueue()
        """Thoughts about games that are over: they wait for all who play."""
        self._pace = Pace()
        self._processes = [BotProcess() for _ in range(processes)]
        # The process that was left last is the next one: a process begins only when all others think.
        self._free = list(reversed(self._processes))
        self._busy: dict[BotProcess, Thinking] = {}
        self._threads = ThreadPoolExecutor(processes, thread_name_prefix="bot")

    async def choose(self, game: Game, view: View, seat: Seat, level: str, seed: int, asker: Asker = NOBODY) -> int:
        """What the bot wants to do; when it answers tells nothing about its cards (`pace.py`)."""
        budget = self._budget(next(known.budget for known in LEVELS if known.name == level))
        thinking = Thinking(game.name, level, "action")
        thought, begun, taken = await self._thought(game, view, thinking, budget, seed, asker)
        usual = budget.milliseconds
        if usual is not None:
            moment = begun + answered_after(taken, usual / 1000) + blur(usual / 1000)
            await asyncio.sleep(moment - asyncio.get_running_loop().time())
        if thought.advice is not None:
            return thought.advice.number
        return thought.legal[Random(seed).randrange(len(thought.legal))]

    async def advise(self, game: Game, view: View, seed: int, asker: Asker = NOBODY) -> Advice:
        """What the strongest bot proposes to the viewer, who may act; Refused if it came to nothing."""
        thinking = Thinking(game.name, STRONGEST, "hint")
        thought, _, _ = await self._thought(game, view, thinking, self._budget(HINT), seed, asker)
        if thought.advice is None:
            raise Refused(Refusal("hint-failed"))
        return thought.advice

    async def judge(
        self, game: Game, wants: Literal["advice", "chance"], view: View, budget: Budget, seed: int, asker: Asker
    ) -> Advice | float:
        """What the strongest bot says of a view of a finished game, when nobody who plays waits for a bot.

        Refused if its process died again and again over it.
        """
        thinking = Thinking(game.name, STRONGEST, "look-back")
        process = await self._granted(asker, budget.milliseconds or budget.nodes or 1, self._later, thinking)
        try:
            loop = asyncio.get_running_loop()
            found = await loop.run_in_executor(self._threads, self._judged, process, game, wants, view, budget, seed)
        finally:
            self._release(process)
        if found is None:
            raise Refused(Refusal("look-back-failed"))
        return found

    def _judged(
        self,
        process: BotProcess,
        game: Game,
        wants: Literal["advice", "chance"],
        view: View,
        budget: Budget,
        seed: int,
    ) -> Advice | float | None:
        """The same question again and again until it is answered: with a number of nodes the answer is the same."""
        bot = process.bot(BOTS[best_name(game)], self._patience)
        for _ in range(ATTEMPTS):
            if self._is_closed:
                break
            try:
                ask = bot.advise if wants == "advice" else bot.chance
                return ask(game, view, budget, seed)
            except (ProcessGone, BotFailed, Refused, OSError):
                self._failed()
        return None

    @property
    def load(self) -> BotLoad:
        """How many think just now, and how many want to."""
        processes = len(self._processes)
        chambers = tuple(self._busy.get(process) for process in self._processes)
        return BotLoad(processes, processes - len(self._free), len(self._queue), chambers)

    async def _thought(
        self, game: Game, view: View, thinking: Thinking, budget: Budget, seed: int, asker: Asker
    ) -> "tuple[Thought, float, float]":
        """What comes of a thought when it is its turn, when it began, and how many seconds it took.

        Without a choice that is reckoned, not looked up on the clock: what it took to reach the bot, and the time that
        another thought took. A sleep ends a little late, and where the machine is busy all of it would count twice.
        """
        process, level = await self._granted(asker, budget.milliseconds or 1, self._queue, thinking), thinking.level
        try:
            loop = asyncio.get_running_loop()
            begun = loop.time()
            asked = (process, game, view, level, budget, seed)
            thought = await loop.run_in_executor(self._threads, self._considered, *asked)
            taken = loop.time() - begun
            if budget.milliseconds is not None:
                usual = self._pace.of(game.name, level, budget.milliseconds / 1000)
                if len(thought.legal) > 1:
                    if thought.advice is not None:
                        usual.note(thought.seconds)
                else:
                    # As long as if there had been a choice: others must not get their turn earlier either.
                    longer = max(0.0, usual.drawn() - thought.seconds)
                    await asyncio.sleep(longer)
                    taken += longer
            return thought, begun, taken
        finally:
            self._release(process)

    async def _granted(
        self, asker: Asker, cost: float, queue: "ThoughtQueue[BotProcess]", thinking: Thinking
    ) -> BotProcess:
        """A process for one thought, when it is the asker's turn."""
        turn: asyncio.Future[BotProcess] = asyncio.get_running_loop().create_future()
        queue.add(asker, cost, turn)
        self._let_think()
        try:
            process = await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._release(turn.result())
            raise
        self._busy[process] = thinking
        return process

    def _release(self, process: BotProcess) -> None:
        self._busy.pop(process, None)
        self._free.append(process)
        self._let_think()

    def _let_think(self) -> None:
        while self._free and (turn := self._queue.next() or self._later.next()) is not None:
            turn.set_result(self._free.pop())

    def _considered(
        self, process: BotProcess, game: Game, view: View, level: str, budget: Budget, seed: int
    ) -> "Thought":
        """Legal advice, or none if all attempts came to nothing; also a bot without a choice is asked."""
        legal = sorted(game.imagine(view, Random(seed)).legal(seat_of(view)))
        bot = process.bot(BOTS[level], self._patience)
        for attempt in range(ATTEMPTS):
            if self._is_closed:
                break
            try:
                advice = bot.advise(game, view, budget, seed + attempt)
            except (ProcessGone, BotFailed, Refused, OSError):
                self._failed()
                continue
            if advice.number in legal:
                return Thought(advice, legal, bot.seconds)
            self._failed()
        return Thought(None, legal)

    def _budget(self, usual: Budget) -> Budget:
        """What a thought may cost here that usually may cost so much."""
        return Budget(nodes=self._nodes) if self._nodes else usual

    async def close(self) -> None:
        """Send everybody home; whoever thinks is interrupted."""
        self._is_closed = True
        for process in self._processes:
            process.close()
        self._threads.shutdown(wait=False, cancel_futures=True)
