"""Tables in memory: they come from the store on demand, have a lock each, and leave when nobody needs them."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager

from geisterstunde.core.words import Refusal, Refused
from geisterstunde.server.codes import as_code
from geisterstunde.server.hosting.logs import Log
from geisterstunde.server.hosting.metrics import Counters
from geisterstunde.server.store.interface import NotSaved, Store
from geisterstunde.server.subscribers import Subscribers
from geisterstunde.server.time_and_luck import TimeAndLuck
from geisterstunde.table.decide import Decision
from geisterstunde.table.entries import entry_from_bytes, entry_to_bytes
from geisterstunde.table.table import Table


class LiveTable:
    """A table in memory: its number in the store, how many entries are kept of it, and who listens to it.

    `async with live:` is the table for oneself.
    """

    __slots__ = ("_lock", "code", "entries", "is_stale", "number", "subscribers", "table", "touched", "uses")

    def __init__(self, code: str, number: int, table: Table, entries: int, subscribers: Subscribers) -> None:
        self.code = code
        self.number = number
        self.table = table
        self.entries = entries
        self.subscribers = subscribers
        self.is_stale = False
        """Whether the store may know better: then it is read again before anybody goes on."""
        self.uses = 0
        """How many are doing something here, or wait to."""
        self.touched = 0.0
        self._lock = asyncio.Lock()

    async def __aenter__(self) -> None:
        self.uses += 1
        try:
            await self._lock.acquire()
        except BaseException:
            self.uses -= 1
            raise

    async def __aexit__(self, *_: object) -> None:
        self._lock.release()
        self.uses -= 1


class Tables:
    """All tables that are in memory, and the store that has all there are."""

    def __init__(
        self,
        store: Store,
        time_and_luck: TimeAndLuck,
        log: Log,
        counters: Counters,
        trouble: Callable[[str, BaseException], None],
    ) -> None:
        self._store = store
        self._now = time_and_luck.now
        self._tick = time_and_luck.tick
        self._log = log
        self._counters = counters
        self._trouble = trouble
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    def __len__(self) -> int:
        return len(self._live)

    def __iter__(self) -> Iterator[LiveTable]:
        return iter(tuple(self._live.values()))

    @asynccontextmanager
    async def at(self, typed: str) -> AsyncIterator[LiveTable]:
        """The table of that code for oneself, as the store has it; Refused if there is none."""
        live = await self.called(typed)
        live.touched = self._tick()
        async with live:
            await self.refresh(live)
            yield live

    async def called(self, typed: str) -> LiveTable:
        """The table of that code; Refused if there is none."""
        code = as_code(typed)
        if code is None:
            raise Refused(Refusal("unknown-table"))
        live = self._live.get(code)
        if live is not None:
            return live
        loading = self._loading.get(code)
        if loading is None:
            loading = self._loading[code] = asyncio.create_task(self._loaded(code))
            loading.add_done_callback(lambda _: self._loading.pop(code, None))
        # Whoever stops waiting does not stop the others.
        return await asyncio.shield(loading)

    async def _loaded(self, code: str) -> LiveTable:
        number = await self._store.table_called(code)
        if number is None:
            raise Refused(Refusal("unknown-table"))
        kept = await self._store.entries(number)
        if not kept:
            raise Refused(Refusal("unknown-table"))
        return self.add(code, number, self._restored(kept), len(kept))

    def add(self, code: str, number: int, table: Table, entries: int) -> LiveTable:
        """Keep a table in memory; if somebody was faster, theirs, for there must not be two of it."""
        live = self._live.setdefault(code, LiveTable(code, number, table, entries, Subscribers(self._now)))
        live.touched = self._tick()
        return live

    def _restored(self, kept: list[bytes]) -> Table:
        try:
            return Table.restore(map(entry_from_bytes, kept))
        except Exception as problem:
            # Entries of another version of the rules, or damaged ones: the other tables go on.
            self._trouble("restore", problem)
            raise Refused(Refusal("table-unreadable")) from None

    async def refresh(self, live: LiveTable) -> Table:
        """The table as the store has it, where the store may know better; for whoever has it for oneself."""
        if live.is_stale:
            kept = await self._store.entries(live.number)
            live.table = self._restored(kept)
            live.entries = len(kept)
            live.is_stale = False
        return live.table

    async def commit(self, live: LiveTable, decision: Decision) -> None:
        """Make what was decided durable, then let it happen; Conflict if somebody else was faster.

        NotSaved if it is not possible: then nothing has changed, in the store or here.
        """
        begun = self._tick()
        # Until it is certain what the store has, the store may know better.
        live.is_stale = True
        try:
            await self._store.append(live.number, live.entries, entry_to_bytes(decision.entry))
        except NotSaved as problem:
            live.is_stale = False
            self.tell_not_saved(problem)
            raise
        live.table.take(decision)
        live.entries += 1
        live.is_stale = False
        self._counters.entries += 1
        self._counters.commit_seconds += self._tick() - begun

    def tell_not_saved(self, problem: BaseException) -> None:
        """Count what could not be saved, and tell the host why."""
        if isinstance(problem, NotSaved):
            self._counters.not_saved += 1
            self._log.trouble("store", problem.__cause__ or problem)

    def let_go(self, idle: float) -> None:
        """Forget what nobody needs in memory and nobody has touched for so many seconds."""
        oldest = self._tick() - idle
        for live in self:
            if not live.uses and not live.subscribers and live.touched <= oldest:
                del self._live[live.code]
