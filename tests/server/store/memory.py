"""A store that keeps everything in memory, for tests in which nothing has to last."""

from pathlib import Path

from geisterstunde.server.store.interface import CodeTaken, Conflict, StoreClosed, TableSnapshot


class MemoryStore:
    """Tables as lists of entries."""

    def __init__(self) -> None:
        self.tables: dict[int, list[bytes]] = {}
        self._codes: dict[str, int] = {}
        self.asides_of: dict[int, bytes] = {}
        self.look_backs: dict[tuple[int, int], bytes] = {}
        self._is_closed = False

    def _check_open(self) -> None:
        if self._is_closed:
            raise StoreClosed

    async def found(self, code: str, entry: bytes) -> int:
        self._check_open()
        if code in self._codes:
            raise CodeTaken
        table = len(self._codes) + 1
        self._codes[code] = table
        self.tables[table] = [entry]
        return table

    async def append(self, table: int, number: int, entry: bytes) -> None:
        self._check_open()
        if number != len(self.tables.get(table, ())) or not number:
            raise Conflict
        self.tables[table].append(entry)

    async def entries(self, table: int, since: int = 0) -> list[bytes]:
        self._check_open()
        return self.tables.get(table, [])[since:]

    async def asides(self, table: int) -> bytes | None:
        self._check_open()
        return self.asides_of.get(table)

    async def keep_asides(self, table: int, said: bytes) -> None:
        self._check_open()
        if table in self.tables:
            self.asides_of[table] = said

    async def look_back(self, table: int, game: int) -> bytes | None:
        self._check_open()
        return self.look_backs.get((table, game))

    async def keep_look_back(self, table: int, game: int, found: bytes) -> None:
        self._check_open()
        if table in self.tables:
            self.look_backs[table, game] = found

    async def table_called(self, code: str) -> int | None:
        self._check_open()
        table = self._codes.get(code)
        return table if table in self.tables else None

    async def count(self) -> int:
        self._check_open()
        return len(self.tables)

    async def forget(self, table: int) -> None:
        self._check_open()
        self.tables.pop(table, None)
        self.asides_of.pop(table, None)
        self.look_backs = {key: found for key, found in self.look_backs.items() if key[0] != table}

    async def untouched_since(self, moment: float, most: int) -> list[int]:
        self._check_open()
        return []

    async def backup(self, path: Path) -> None:
        self._check_open()
        path.write_bytes(b"".join(entry + b"\n" for kept in self.tables.values() for entry in kept))

    async def snapshot(self, table: int) -> TableSnapshot | None:
        return None

    async def keep_snapshot(self, table: int, snapshot: TableSnapshot) -> None:
        """Nothing takes long here."""

    async def size(self) -> int:
        return sum(len(entry) for kept in self.tables.values() for entry in kept)

    async def close(self) -> None:
        self._is_closed = True
