"""How much is kept: of one table, for one address, in the whole house; what would be too much is refused."""

from typing import Final

from geisterstunde.core.words import Refusal, Refused
from geisterstunde.server.hosting.metrics import Counters
from geisterstunde.server.hosting.settings import Settings
from geisterstunde.server.http.limits import Limits
from geisterstunde.server.store.interface import Store
from geisterstunde.server.tables import LiveTable
from geisterstunde.table.entries import AnyEntry, TookBack

SHARE_WITH_UNDO: Final = 0.75
"""Beyond this share of what a table may take nothing is taken back any more, so that a game can always be finished."""
PAID_AT_ONCE: Final = 1024
"""So many bytes a table owes at most to whoever counts them."""
WEIGH_EVERY: Final = 30.0
BESIDE_AN_ENTRY: Final = 64
"""Bytes that a store keeps beside each entry: its seal, its numbers, its place in the index."""


class KeptBytes:
    """What a house keeps, in bytes."""

    def __init__(self, store: Store, settings: Settings, limits: Limits, counters: Counters) -> None:
        self._store = store
        self._settings = settings
        self._limits = limits
        self._counters = counters
        self._weighed = -WEIGH_EVERY
        self.of_house = 0
        """How many bytes all tables take, as far as anybody knows."""

    def check_table(self, live: LiveTable, entry: AnyEntry) -> None:
        """Refused where so much has happened that no more is kept; what is left is for moves, not for taking back."""
        settings = self._settings
        if live.entries >= settings.most_entries or live.size >= settings.largest_table:
            self._counters.too_much += 1
            raise Refused(Refusal("table-full", {"most": settings.most_entries}))
        if type(entry) is TookBack and live.size >= settings.largest_table * SHARE_WITH_UNDO:
            self._counters.too_much += 1
            raise Refused(Refusal("undo-no-more"))

    def charge(self, live: LiveTable, size: int) -> None:
        """One more entry of a table is kept; it is paid for by the kilobyte, not with every move. Refused as `pay`."""
        owed = live.owed + size + BESIDE_AN_ENTRY
        if owed >= PAID_AT_ONCE or self.of_house >= self._settings.largest_house:
            self._take(owed, live.address)
            owed = 0
        live.owed = owed

    def pay(self, size: int, address: str) -> None:
        """An entry of this size is kept; Refused if the house keeps enough, or this address had so much kept lately."""
        self._take(size + BESIDE_AN_ENTRY, address)

    def _take(self, size: int, address: str) -> None:
        try:
            if self.of_house >= self._settings.largest_house:
                raise Refused(Refusal("house-full"))
            self._limits.keep_bytes(address, size)
        except Refused:
            self._counters.too_much += 1
            raise
        self.of_house += size

    async def weigh(self, tick: float) -> None:
        """Look now and then how much the house really keeps; in between it is counted."""
        if tick >= self._weighed + WEIGH_EVERY:
            self._weighed = tick
            self.of_house = await self._store.size()
