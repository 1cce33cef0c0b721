"""Looking back at games that are over: who waits for it, how far it is, and what was found.

It is worked out once for each game, on the processes of the bots, and only while nobody who plays waits for them. What
was found is kept with the table.
"""

import asyncio
from collections import OrderedDict
from typing import Final, NamedTuple, TypeVar

import msgspec

from geisterstunde.arena.analysed import FORMAT, Analysis
from geisterstunde.arena.analysis import LEAST_NODES, analysing, usual_budget
from geisterstunde.arena.looking import Moment, moments_of
from geisterstunde.bots.queue import Asker
from geisterstunde.bots.words import Budget
from geisterstunde.core.game import Game
from geisterstunde.core.journal import Journal, read_journal
from geisterstunde.core.words import Refusal, Refused, Result
from geisterstunde.games import game_called
from geisterstunde.server.beside import beside
from geisterstunde.server.bot_runner import BotChooser
from geisterstunde.server.past_games import PastGame, PastGames
from geisterstunde.server.store.interface import Store
from geisterstunde.server.surroundings import Surroundings
from geisterstunde.server.tables import breathe

MOST_REMEMBERED: Final = 256
"""So many games are remembered whose look-back failed or was cancelled, until somebody asks again."""

Kept = TypeVar("Kept")
_DECODER: Final = msgspec.json.Decoder(Analysis)


class Progress(NamedTuple):
    """How far a look-back is: its place in the queue (0: it is being worked on), and how much of how much is done."""

    place: int
    done: int
    whole: int


class _Work:
    """One game that is looked back at, or is to be."""

    __slots__ = ("address", "code", "done", "past", "task", "whole")

    def __init__(self, past: PastGame, code: str, address: str) -> None:
        self.past = past
        self.code = code
        self.address = address
        """Who asked; what bots think about it counts for this address."""
        self.done = 0
        self.whole = 0
        self.task: asyncio.Task[None] | None = None

    def advance(self, done: int, whole: int) -> None:
        self.done, self.whole = done, whole


class LookBacks:
    """All look-backs of a house that are not ready yet, in the order in which they were asked for."""

    def __init__(self, house: Surroundings, past_games: PastGames, store: Store, chooser: BotChooser) -> None:
        self._house = house
        self._past_games = past_games
        self._store = store
        self._chooser = chooser
        self._works: OrderedDict[PastGame, _Work] = OrderedDict()
        self._failures: OrderedDict[PastGame, Refusal] = OrderedDict()
        self._cancelled: OrderedDict[PastGame, None] = OrderedDict()

    # Asking

    def ask(self, past: PastGame, code: str, address: str) -> None:
        """Have a finished game looked back at, unless it is already; Refused where too many wait."""
        if past in self._works:
            return
        self._check_room(past, address)
        self._failures.pop(past, None)
        self._cancelled.pop(past, None)
        self._works[past] = _Work(past, code, address)
        self._house.counters.look_backs += 1
        self._go_on()

    def _check_room(self, past: PastGame, address: str) -> None:
        settings = self._house.settings
        if any(work.past[0] == past[0] for work in self._works.values()):
            raise Refused(Refusal("look-back-table-busy"))
        if sum(work.address == address for work in self._works.values()) >= settings.look_backs_of_address:
            raise Refused(Refusal("look-backs-of-address", {"most": settings.look_backs_of_address}))
        if len(self._works) >= settings.most_look_backs:
            raise Refused(Refusal("look-backs-full"))

    def progress(self, past: PastGame) -> Progress | None:
        """How far it is; None where nobody waits for it."""
        work = self._works.get(past)
        if work is None:
            return None
        waiting = [other for other in self._works.values() if other.task is None]
        return Progress(waiting.index(work) + 1 if work in waiting else 0, work.done, work.whole)

    def failure(self, past: PastGame) -> Refusal | None:
        """Why the last attempt came to nothing, until somebody asks again."""
        return self._failures.get(past)

    async def found(self, past: PastGame) -> Analysis | None:
        """What was found; None if nobody has looked back yet, or a program of another version has."""
        kept = await self._store.look_back(*past)
        return None if kept is None else analysis_from(kept)

    def may_begin(self, past: PastGame) -> bool:
        """Whether it may be asked for unbidden: nobody in the house looks back, and this game was not cancelled."""
        is_idle = not self._works and past not in self._cancelled
        return self._house.settings.look_backs_by_themselves and is_idle

    def asker(self, past: PastGame) -> str | None:
        """From which address it was asked for; None where nobody waits for it."""
        work = self._works.get(past)
        return None if work is None else work.address

    async def cancel(self, past: PastGame) -> None:
        """Think no more about it; the bots are free at once, and nothing is kept."""
        work = self._works.pop(past, None)
        if work is not None and work.task is not None:
            work.task.cancel()
            await asyncio.gather(work.task, return_exceptions=True)
        self._failures.pop(past, None)
        _remember(self._cancelled, past, None)
        self._go_on()

    async def close(self) -> None:
        """Think no more about anything."""
        works, self._works = tuple(self._works.values()), OrderedDict()
        tasks = [work.task for work in works if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # Working

    def _go_on(self) -> None:
        """Begin with as many as there are processes; the others keep their places."""
        at_once = max(1, self._chooser.load.processes)
        for work in tuple(self._works.values())[:at_once]:
            if work.task is None:
                work.task = asyncio.create_task(self._work(work))

    async def _work(self, work: _Work) -> None:
        try:
            await self._look(work)
        except Refused as refused:
            _remember(self._failures, work.past, refused.refusal)
        except Exception as problem:
            self._house.trouble("look-back", problem)
            _remember(self._failures, work.past, Refusal("look-back-failed"))
        finally:
            # Whoever cancelled it has taken it out already, and may have asked again.
            if self._works.get(work.past) is work:
                del self._works[work.past]
                self._go_on()

    async def _look(self, work: _Work) -> None:
        """Ask the bots one question after the other, and keep what was found."""
        table, number = work.past
        text = await self._past_games.allowed_journal(work.code, number)
        game, journal, moments, result = await beside(read_back, text)
        asking = analysing(game, journal, moments, result, self._budget(game, journal), watcher=work.advance)
        asker = Asker(work.address, table)
        try:
            question = next(asking)
            while True:
                question = asking.send(await self._chooser.judge(game, *question, asker))
        except StopIteration as told:
            found = msgspec.json.encode(told.value)
        self._house.kept_bytes.pay(len(found), work.address)
        await self._store.keep_look_back(table, number, found)

    def _budget(self, game: Game, journal: Journal) -> Budget:
        nodes = self._house.settings.bot_nodes
        return Budget(nodes=max(LEAST_NODES, nodes)) if nodes else usual_budget(game, journal)


def _remember(kept: OrderedDict[PastGame, Kept], past: PastGame, what: Kept) -> None:
    kept[past] = what
    if len(kept) > MOST_REMEMBERED:
        kept.popitem(last=False)


def read_back(text: str) -> tuple[Game, Journal, list[Moment], Result | None]:
    """A finished game with all that its seats ever saw; in a thread, which lets those who play go on."""
    journal = read_journal(text)
    game = game_called(journal.opening.game)
    return game, journal, *moments_of(game, journal, breathe=breathe)


def analysis_from(kept: bytes) -> Analysis | None:
    """What a store has kept; None if a program of another version has found it: then it is found again."""
    try:
        analysis = _DECODER.decode(kept)
    except msgspec.DecodeError:
        return None
    return analysis if analysis.format == FORMAT else None
