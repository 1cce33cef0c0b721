"""The SQLite store does what every store does."""

from pathlib import Path

from geisterstunde.server.store.interface import Store
from geisterstunde.server.store.sqlite import SqliteStore
from tests.server.store.conformance import StoreConformance


class TestSqliteStore(StoreConformance):
    async def opened(self, path: Path) -> Store:
        return await SqliteStore.open(path)
