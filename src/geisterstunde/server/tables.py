"""Tables in memory: they come from the store on demand, have a lock each, and leave when nobody needs them."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from typing import Final, NamedTuple

from geisterstunde.core.words import Refusal, Refused
from geisterstunde.server.asides import Asides
from geisterstunde.server.beside import giving_way
from geisterstunde.server.codes import as_code
from geisterstunde.server.hosting.logs import Log
from geisterstunde.server.hosting.metrics import Counters
from geisterstunde.server.hosting.settings import Settings
from geisterstunde.server.store.interface import InDoubt, NotRead, NotSaved, Store, TableDamaged, TableSnapshot
from geisterstunde.server.subscribers import Subscribers
from geisterstunde.server.time_and_luck import TimeAndLuck
from geisterstunde.table.decide import Decision
from geisterstunde.table.entries import KeptEntries
from geisterstunde.table.snapshots import snapshot_of, table_of
from geisterstunde.table.table import Table

SNAPSHOT_AFTER: Final = 512
"""So many entries make a new snapshot worth while: more than these are never played again, which takes a hundredth of
a second."""
SNAPSHOT_ON_LEAVING: Final = 32
"""A table that leaves the memory after fewer of them comes back quickly anyway."""


BREATH: Final = 0.0002
"""Seconds."""


class Restored(NamedTuple):
    """A table out of the store: how many entries made it, how many bytes they take, and how many a snapshot holds."""

    table: Table
    entries: int
    size: int
    kept: int = 0

    def snapshot(self) -> TableSnapshot:
        """What spares reading all of it again."""
        return TableSnapshot(self.entries, self.size, snapshot_of(self.table))


def breathe() -> None:
    """Let the event loop have Python for itself: it would have to wait five milliseconds for its turn otherwise."""
    time.sleep(BREATH)


def from_all(kept: list[bytes]) -> Restored:
    """A table from all of its entries."""
    kept_after = len(kept) if len(kept) >= SNAPSHOT_AFTER else 0
    return Restored(Table.restore(KeptEntries(kept, breathe)), len(kept), sum(map(len, kept)), kept_after)


def since_snapshot(snapshot: TableSnapshot, kept: list[bytes]) -> Restored:
    """A table from its last snapshot and the entries since; ValueError if this program cannot read the snapshot."""
    table = table_of(snapshot.content)
    table.follow(KeptEntries(kept, breathe))
    size = snapshot.size + sum(map(len, kept))
    return Restored(table, snapshot.entries + len(kept), size, snapshot.entries)


class LiveTable:
    """A table in memory: its number in the store, how many entries are kept of it, and who listens to it.

    `async with live:` is the table for oneself.
    """

    __slots__ = (
        "_lock",
        "address",
        "asides",
        "code",
        "entries",
        "is_stale",
        "kept",
        "number",
        "owed",
        "size",
        "subscribers",
        "table",
        "touched",
        "uses",
    )

    def __init__(self, code: str, number: int, restored: Restored, subscribers: Subscribers, asides: Asides) -> None:
        self.code = code
        self.number = number
        self.table = restored.table
        self.entries = restored.entries
        self.size = restored.size
        """How many bytes its entries take."""
        self.owed = 0
        """How many of them are not paid for yet (kept_bytes.py)."""
        self.kept = restored.kept
        """After so many entries there is a snapshot."""
        self.subscribers = subscribers
        self.asides = asides
        self.address = ""
        """Of whoever did something here last: what bots think and do here counts for it."""
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
        settings: Settings,
    ) -> None:
        self._store = store
        self._settings = settings
        self._now = time_and_luck.now
        self._tick = time_and_luck.tick
        self._log = log
        self._counters = counters
        self._trouble = trouble
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._keeping: set[asyncio.Future[None]] = set()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="restoring")

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
        restored = await self._read_back(number)
        asides = Asides(await self._store.asides(number))
        return self.add(code, number, restored, asides)

    def add(self, code: str, number: int, restored: Restored, asides: Asides | None = None) -> LiveTable:
        """Keep a table in memory; if somebody was faster, theirs, for there must not be two of it."""
        asides = asides or Asides()
        subscribers = Subscribers(self._now, asides, self._settings.absence, self._settings.opening_patience)
        live = self._live.setdefault(code, LiveTable(code, number, restored, subscribers, asides))
        live.touched = self._tick()
        return live

    async def _read_back(self, number: int) -> Restored:
        """A table from the store: from its last snapshot and what came since, else from all that ever happened.

        In a thread, for a long history takes seconds, and those who play elsewhere must not notice. One at a time: they
        share what there is of Python's time.
        """
        snapshot = await self._store.snapshot(number)
        kept = await self.entries(number, 0 if snapshot is None else snapshot.entries)
        if snapshot is None and not kept:
            raise Refused(Refusal("unknown-table"))
        try:
            if snapshot is not None:
                # One that another program has written says nothing here: then everything is read.
                with suppress(ValueError):
                    return await giving_way(self._thread, since_snapshot, snapshot, kept)
                kept = await self.entries(number)
            restored = await giving_way(self._thread, from_all, kept)
        except (NotRead, TableDamaged):
            raise
        except Exception as problem:
            # Entries of another version of the rules, or damaged ones: the other tables go on.
            self._trouble("restore", problem)
            raise Refused(Refusal("table-unreadable")) from None
        if restored.entries >= SNAPSHOT_AFTER:
            await self._store.keep_snapshot(number, restored.snapshot())
        return restored

    async def entries(self, number: int, since: int = 0) -> list[bytes]:
        """The entries of a table from the store; where they cannot be told, the host is told why."""
        try:
            return await self._store.entries(number, since)
        except TableDamaged as damaged:
            self._log.damaged(number, damaged.number)
            raise
        except NotRead as problem:
            self._log.trouble("store", problem.__cause__ or problem)
            raise

    async def refresh(self, live: LiveTable) -> Table:
        """The table as the store has it, where the store may know better; for whoever has it for oneself."""
        if live.is_stale:
            restored = await self._read_back(live.number)
            before, live.table = live.table, restored.table
            is_news, live.entries = restored.entries != live.entries, restored.entries
            live.size, live.kept = restored.size, restored.kept
            live.is_stale = False
            if is_news:
                # Another process was faster, or it was kept what nobody knew to be kept.
                live.subscribers.welcome_again(live.table, before)
        return live.table

    async def commit(self, live: LiveTable, decision: Decision, entry: bytes) -> None:
        """Make what was decided durable, then let it happen; Conflict if somebody else was faster.

        NotSaved if it is not possible: then nothing has changed, in the store or here. InDoubt if nobody knows: then
        the store is asked before anything else happens here.
        """
        begun = self._tick()
        # Until it is certain what the store has, the store may know better.
        live.is_stale = True
        try:
            await self._store.append(live.number, live.entries, entry)
        except NotSaved as problem:
            live.is_stale = False
            self.tell_not_saved(problem)
            raise
        except InDoubt as problem:
            self.tell_not_saved(problem)
            raise
        live.table.take(decision)
        live.entries += 1
        live.size += len(entry)
        live.is_stale = False
        if live.entries - live.kept >= SNAPSHOT_AFTER:
            self._keep_snapshot(live)
        self._counters.entries += 1
        self._counters.bytes += len(entry)
        self._counters.commit_seconds += self._tick() - begun

    def _keep_snapshot(self, live: LiveTable) -> None:
        """Have the table kept as it stands; nobody waits for that."""
        live.kept = live.entries
        restored = Restored(live.table, live.entries, live.size, live.kept)
        keeping = asyncio.ensure_future(self._store.keep_snapshot(live.number, restored.snapshot()))
        self._keeping.add(keeping)
        keeping.add_done_callback(self._kept)

    def _kept(self, keeping: "asyncio.Future[None]") -> None:
        self._keeping.discard(keeping)
        if not keeping.cancelled() and (problem := keeping.exception()) is not None:
            self._trouble("snapshot", problem)

    async def kept_all(self) -> None:
        """Wait for snapshots that are being kept."""
        await asyncio.gather(*self._keeping, return_exceptions=True)

    async def close(self) -> None:
        """Read and keep no more."""
        await self.kept_all()
        self._thread.shutdown(wait=False)

    def tell_not_saved(self, problem: BaseException) -> None:
        """Count what could not be saved, and tell the host why."""
        if isinstance(problem, NotSaved | InDoubt):
            self._counters.not_saved += 1
            self._log.trouble("store", problem.__cause__ or problem)

    def let_go(self, idle: float) -> None:
        """Forget what nobody needs in memory and nobody has touched for so many seconds."""
        oldest = self._tick() - idle
        for live in self:
            if not live.uses and not live.subscribers and live.touched <= oldest:
                if live.entries - live.kept >= SNAPSHOT_ON_LEAVING and not live.is_stale:
                    self._keep_snapshot(live)
                del self._live[live.code]
