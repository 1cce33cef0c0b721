"""What time brings: clocks run out, hosts are followed by others, what nobody needs is let go and forgotten."""

import asyncio
from collections.abc import Callable
from typing import Final

from geisterstunde.core.words import Refused
from geisterstunde.server.store.interface import Store
from geisterstunde.server.subscribers import Strangers
from geisterstunde.server.surroundings import Surroundings
from geisterstunde.server.tables import LiveTable
from geisterstunde.table.decide import Decision
from geisterstunde.table.entries import AnyEntry, Expired
from geisterstunde.table.table import Table
from geisterstunde.table.words import Person

FORGOTTEN_AT_ONCE: Final = 100
"""So many untouched tables are forgotten in one go."""


class Caretaker:
    """Looks after all tables of a house."""

    def __init__(self, house: Surroundings, store: Store, strangers: Strangers) -> None:
        self._house = house
        self._store = store
        self._strangers = strangers

    async def tend(self) -> None:
        """Look at clocks and for hosts, let tables go at which nobody is, and those who say nothing, and tell of
        crowds; to be called about every second."""
        house = self._house
        self._strangers.send_away()
        house.tables.let_go(house.settings.idle)
        await house.kept_bytes.weigh(house.time_and_luck.tick())
        now = house.time_and_luck.now()
        listened = [live for live in house.tables if live.subscribers]
        for live in listened:
            live.subscribers.tell_of_crowd(live.table)
        due = [live for live in listened if (live.table.next_deadline or now + 1) <= now]
        without_host = [live for live in listened if self._heir(live) is not None]
        await asyncio.gather(*map(self._expire, due), *map(self._hand_over, without_host))

    def _heir(self, live: LiveTable) -> Person | None:
        house = self._house
        return live.subscribers.heir(live.table, house.time_and_luck.tick(), house.settings.host_patience)

    async def _expire(self, live: LiveTable) -> None:
        """Let the clock of a table run out."""
        now = self._house.time_and_luck.now
        entry = await self._let_happen("clock", live, lambda table: table.decide_expiry(now()))
        self._house.counters.clocks_run_out += type(entry) is Expired

    async def _hand_over(self, live: LiveTable) -> None:
        """Make somebody who is here the host of a table."""

        def decide(table: Table) -> Decision | None:
            # While we waited, the host may have come back.
            heir = self._heir(live)
            return None if heir is None else table.decide_heir(heir)

        await self._let_happen("host", live, decide)

    async def _let_happen(
        self, where: str, live: LiveTable, decide: Callable[[Table], Decision | None]
    ) -> AnyEntry | None:
        """Carry out what nobody has asked for; what is not possible now is tried again soon."""
        try:
            async with live:
                return await self._house.happen(live, decide)
        except Refused:
            return None
        except Exception as problem:
            self._house.trouble(where, problem, live)
            return None

    async def forget_untouched(self) -> int:
        """Forget some tables that nobody touched for long; how many. To be called now and then."""
        house = self._house
        if not house.settings.keep_days:
            return 0
        moment = house.time_and_luck.now() - house.settings.keep_days * 86_400
        used = {live.number for live in house.tables}
        forgotten = 0
        for table in await self._store.untouched_since(moment, FORGOTTEN_AT_ONCE):
            if table not in used:
                await self._store.forget(table)
                forgotten += 1
        return forgotten
