"""The SQLite store does what every store does."""

from pathlib import Path

from geisterstunde.server.sqlite import SqliteStore
from geisterstunde.server.store import Store
from tests.server.store_conformance import StoreConformance


class TestSqliteStore(StoreConformance):
    async def opened(self, path: Path) -> Store:
        return await SqliteStore.open(path)
