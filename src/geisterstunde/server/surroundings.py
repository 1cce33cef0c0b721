"""What the parts of the service need of each other: it brings them together, and none of them knows it."""

from collections.abc import Callable
from typing import Protocol

from geisterstunde.server.hosting.metrics import Counters
from geisterstunde.server.hosting.settings import Settings
from geisterstunde.server.kept_bytes import KeptBytes
from geisterstunde.server.tables import LiveTable, Tables
from geisterstunde.server.time_and_luck import TimeAndLuck
from geisterstunde.table.decide import Decision
from geisterstunde.table.entries import AnyEntry
from geisterstunde.table.signing import Signer
from geisterstunde.table.table import Table


class Surroundings(Protocol):
    """A service, as far as its parts know it."""

    settings: Settings
    time_and_luck: TimeAndLuck
    counters: Counters
    tables: Tables
    kept_bytes: KeptBytes
    signer: Signer | None

    async def happen(self, live: LiveTable, decide: Callable[[Table], Decision | None]) -> AnyEntry | None:
        """Let happen and tell everybody what is decided; None: nothing. For whoever has the table for oneself."""

    def trouble(self, where: str, problem: BaseException, live: LiveTable | None = None) -> None:
        """A mistake of ours."""
