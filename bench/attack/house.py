"""The house that is attacked: a real server with the usual limits, quiet people at some tables, and a long table."""

import asyncio
import os
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec

from bench.attack.noise import Noise
from bench.attack.standing import standing_games
from bench.chaos.player import Player
from bench.process import UNLIMITED, Process, our_server
from geisterstunde.server.hosting.settings import Settings
from geisterstunde.server.store.sqlite import SqliteStore
from geisterstunde.server.time_and_luck import hash_of
from geisterstunde.table.entries import entry_to_bytes
from geisterstunde.table.table import Table
from geisterstunde.table.words import Act, Founding, Resign, Start, Undo

PATIENCE: Final = 60.0
PAUSE: Final = 0.25
"""Seconds between two moves of a quiet person, on average."""
LONG: Final = "mola-kerin-tusol"
"""The code of the table with a long history."""
MOST_STANDING: Final = 1490
"""Actions that stand at the tables of the long game: a few less than may."""
QUIET: Final = {"game": "ghosts", "players": 2, "options": {"rounds": 1}}


def usual_limits() -> dict[str, str]:
    """The limits of a house as it comes, instead of those for measuring how much it can do."""
    usual = msgspec.to_builtins(Settings())
    names = [name.removeprefix("GEISTERSTUNDE_") for name in UNLIMITED]
    limits = {f"GEISTERSTUNDE_{name}": str(usual[name.lower()]) for name in names}
    # The long table leaves the memory quickly, so that it has to be read again and again.
    return {**limits, "GEISTERSTUNDE_IDLE": "1"}


class AttackedServer:
    """A server in a process of its own, and the quiet people in it."""

    def __init__(self, folder: Path, tables: int, seed: int) -> None:
        self.file = folder / "tables.db"
        self._tables = tables
        self._luck = random.Random(seed)
        self.players: list[Player] = []
        self.token = ""
        """Of the attacker's person at the long table."""
        self._playing: list[asyncio.Task[None]] = []
        self.noise = Noise(folder)
        self._server: Process | None = None
        self.port = 0

    async def open(self, entries: int) -> None:
        """Make the long tables, start the server, and let the quiet people play."""
        self.token = await _long_table(self.file, entries)
        self._server, told = await asyncio.to_thread(our_server, self.file, 0, usual_limits())
        self.port = told["port"]
        self.noise.begin()
        for number in range(self._tables):
            await self._seat(f"127.0.1.{number + 1}")
        self._playing = [asyncio.create_task(player.play()) for player in self.players]
        while min(len(player.waited) for player in self.players) < 2:
            await asyncio.sleep(0.05)

    async def _seat(self, source: str) -> None:
        async with self.client(source) as client:
            founder = (await client.post("/api/tables", json={**QUIET, "name": "Ada"})).json()
            code = founder["code"]
            guest = (await client.post(f"/api/tables/{code}/people", json={"name": "Ben"})).json()
        for admission in (founder, guest):
            luck = random.Random(self._luck.getrandbits(32))
            self.players.append(Player(f"127.0.0.1:{self.port}", code, admission, luck, source=source, pause=PAUSE))

    def client(self, source: str) -> httpx.AsyncClient:
        """Somebody who calls from an address of this machine."""
        transport = httpx.AsyncHTTPTransport(local_address=source)
        return httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE, transport=transport)

    def waited(self) -> list[float]:
        """How long the quiet people waited since this was asked last."""
        waited = [seconds for player in self.players for seconds in player.waited]
        for player in self.players:
            player.waited.clear()
        return waited

    def longest_open(self) -> float:
        """How long the one waits who has waited longest by now, in case nobody is answered any more."""
        return max((player.waiting_for for player in self.players), default=0.0)

    @property
    def memory(self) -> int:
        """Bytes of memory that the server takes, its processes for ghosts apart."""
        assert self._server is not None
        with open(f"/proc/{self._server.pid}/statm", encoding="ascii") as statm:
            return int(statm.read().split()[1]) * 4096

    @property
    def work(self) -> float:
        """Seconds that the server has worked, its processes for ghosts apart."""
        assert self._server is not None
        with open(f"/proc/{self._server.pid}/stat", encoding="ascii") as stat:
            user, system = stat.read().rsplit(")", 1)[1].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    @property
    def disk(self) -> int:
        """Bytes of all files of the server."""
        return sum(file.stat().st_size for file in self.file.parent.glob(f"{self.file.name}*"))

    async def figures(self) -> dict[str, float]:
        """What the server counts."""
        async with self.client("127.0.0.1") as client:
            text = (await client.get("/metrics")).text
        pairs = [line.split() for line in text.splitlines() if line and not line.startswith("#")]
        return {name.removeprefix("geisterstunde_"): float(value) for name, value in pairs}

    async def close(self) -> None:
        """Kill the server; what it acknowledged has to be on the disk."""
        self.noise.end()
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        if self._server is not None:
            self._server.kill()


async def _long_table(file: Path, entries: int) -> str:
    """A table at which somebody moved and took back for hours, in a game that was then given up and one that goes on;
    the token of its host."""
    token = "attacker"
    kept = [entry_to_bytes(entry) for entry in _to_and_fro(token, entries)]
    store = await SqliteStore.open(file)
    try:
        await _keep(store, LONG, kept)
        for code, standing in standing_games(min(entries, MOST_STANDING)):
            await _keep(store, code, [entry_to_bytes(entry) for entry in standing])
    finally:
        await store.close()
    return token


async def _keep(store: SqliteStore, code: str, kept: Sequence[bytes]) -> None:
    table = await store.found(code, kept[0])
    await asyncio.gather(*(store.append(table, number, entry) for number, entry in enumerate(kept) if number))


def _to_and_fro(token: str, entries: int) -> Sequence[Any]:
    founding = Founding(
        code=LONG,
        game="18-ghosts",
        players=2,
        name="Eve",
        token_hash=hash_of(token),
        secret="s",
        salt="t",
        at=0.0,
        bots={1: "flake"},
    )
    table, first = Table.found(founding)
    kept: list[Any] = [first]

    def do(command: Any) -> None:
        decision = table.decide(0, command, 0.0)
        assert decision is not None
        table.take(decision)
        kept.append(decision.entry)

    def first_action() -> Any:
        play = table.play
        assert play is not None
        while 0 not in play.to_act:
            seat = play.to_act[0]
            decision = table.decide_for_bot(seat, min(play.state.legal(seat)), 0.0)
            table.take(decision)
            kept.append(decision.entry)
            play = table.play
            assert play is not None
        return msgspec.to_builtins(play.choices(0)[0])

    for is_last in (False, True):
        do(Start())
        action = Act(first_action())
        for _ in range(entries // 4):
            do(action)
            do(Undo())
        if not is_last:
            do(Resign())
    return kept
