"""Tables between memory and store: they come when somebody asks, and an entry is durable before anybody hears of it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from geisterstunde.core.words import Refusal, Refused
from geisterstunde.server.codes import as_code
from geisterstunde.server.hosting.logs import Log
from geisterstunde.server.hosting.metrics import Tally
from geisterstunde.server.hosting.settings import Settings
from geisterstunde.server.http.limits import Limits
from geisterstunde.server.store.interface import Conflict, NotSaved, Store
from geisterstunde.server.subscribers import Place
from geisterstunde.server.time_and_luck import Sources
from geisterstunde.table.entries import AnyEntry, entry_from_bytes, entry_to_bytes
from geisterstunde.table.gathering import Gathering


class Keeping:
    """All tables that are in memory, and the store that has all of them."""

    def __init__(
        self,
        store: Store,
        settings: Settings | None = None,
        sources: Sources | None = None,
        log: Log | None = None,
        tally: Tally | None = None,
    ) -> None:
        self.settings = settings or Settings()
        self.sources = sources or Sources()
        self.log = log or Log(now=self.sources.now)
        self.tally = tally or Tally()
        self.limits = Limits(self.settings, self.sources.tick)
        self._store = store
        self._places: dict[str, Place] = {}
        self._coming: dict[str, asyncio.Task[Place]] = {}

    @property
    def in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self._places)

    async def _commit(self, place: Place, entry: AnyEntry) -> None:
        """Make the entry durable; if that fails, the gathering is read again before anybody goes on."""
        begun = self.sources.tick()
        try:
            await self._store.append(place.table, place.entries, entry_to_bytes(entry))
        except BaseException as problem:
            place.gathering = None
            self._check_saved(problem)
            raise
        place.entries += 1
        self.tally.entries += 1
        self.tally.commit_seconds += self.sources.tick() - begun

    def _check_saved(self, problem: BaseException) -> None:
        """Count and tell what could not be saved; a conflict means that we are not alone, and nothing was kept."""
        if isinstance(problem, NotSaved | Conflict):
            self.tally.not_saved += 1
            self.log.trouble("store", problem.__cause__ or problem)
        if isinstance(problem, Conflict):
            raise NotSaved from problem

    @asynccontextmanager
    async def at(self, code: str) -> AsyncIterator[Place]:
        """A table for oneself, its gathering awake; Refused if there is none of that code."""
        place = await self._place(code)
        place.busy += 1
        place.touched = self.sources.tick()
        try:
            async with place.lock:
                await self._awake(place)
                yield place
        finally:
            place.busy -= 1

    async def _place(self, typed: str) -> Place:
        code = as_code(typed)
        if code is None:
            raise Refused(Refusal("unknown-table"))
        place = self._places.get(code)
        if place is not None:
            return place
        coming = self._coming.get(code)
        if coming is None:
            coming = self._coming[code] = asyncio.create_task(self._loaded(code))
            coming.add_done_callback(lambda _: self._coming.pop(code, None))
        # Whoever stops waiting does not stop the others.
        return await asyncio.shield(coming)

    async def _loaded(self, code: str) -> Place:
        table = await self._store.table_called(code)
        if table is None:
            raise Refused(Refusal("unknown-table"))
        kept = await self._store.entries(table)
        if not kept:
            raise Refused(Refusal("unknown-table"))
        place = Place(code, table, self._restored(kept), len(kept), self.sources.now)
        place.touched = self.sources.tick()
        # It may have been founded while we looked; there must not be two of it.
        return self._places.setdefault(code, place)

    def _restored(self, kept: list[bytes]) -> Gathering:
        try:
            return Gathering.restore(map(entry_from_bytes, kept))
        except Exception as problem:
            # Entries of another version of the rules, or damaged ones: the rest of the house goes on.
            self.trouble("restore", problem)
            raise Refused(Refusal("table-unreadable")) from None

    async def _awake(self, place: Place) -> Gathering:
        """The gathering of a place whose lock is held."""
        if place.gathering is None:
            kept = await self._store.entries(place.table)
            place.gathering = self._restored(kept)
            place.entries = len(kept)
        return place.gathering

    def trouble(self, where: str, problem: BaseException, place: Place | None = None) -> None:
        """A mistake of ours: it is told to the host, and what is in memory is read again before anybody goes on."""
        self.tally.troubles += 1
        self.log.trouble(where, problem)
        if place is not None:
            place.gathering = None
