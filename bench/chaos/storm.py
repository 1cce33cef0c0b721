"""The storm: some tables at which people play without a pause, and a server that is killed again and again."""

import asyncio
import random
import shutil
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec

from bench.chaos.player import Player
from bench.chaos.witness import Witness
from bench.process import Process, our_server

GAME: Final = {"game": "ghosts", "players": 2, "options": {"rounds": 1}}
"""Hidden hands, and short enough that games end and begin between the kills."""
PATIENCE: Final = 60.0
LONGEST_CALM: Final = 0.4
"""The server is killed at most so many seconds after everybody plays again."""


class StormOutcome(msgspec.Struct, frozen=True, kw_only=True):
    """What was left of the storm."""

    seed: int
    kills: int
    tables: int
    seconds: float
    acknowledged: int
    """Commands that players were told are done."""
    entries: int
    games: int
    """Finished games whose luck and moves were verified."""
    lost: tuple[str, ...]
    doubled: tuple[str, ...]
    damaged: tuple[str, ...]
    stuck: tuple[str, ...]
    """Seats that did not come back by themselves, or tables that did not go on."""
    problems: tuple[str, ...]
    """What players were told that they should not have been told."""

    @property
    def is_calm(self) -> bool:
        """Whether nothing was lost and nothing went wrong."""
        return not (self.lost or self.doubled or self.damaged or self.stuck or self.problems)


class Storm:
    """One server file, its players, and the kills."""

    def __init__(self, folder: Path, seed: int) -> None:
        self._file = folder / "tables.db"
        self._scratch = folder / "copy"
        self._seed = seed
        self._luck = random.Random(seed)
        self._witness = Witness()
        self._players: list[Player] = []
        self._stuck: list[str] = []
        self._port = 0

    async def rage(self, kills: int, tables: int, say: Callable[[str], None]) -> StormOutcome:
        """Kill so often; what was left."""
        begun = time.monotonic()
        server = await self._started()
        playing: list[asyncio.Task[None]] = []
        try:
            await self._seat(tables)
            playing = [asyncio.create_task(player.play()) for player in self._players]
            await self._all_play([0] * len(self._players))
            for kill in range(kills):
                await asyncio.sleep(self._luck.uniform(0, LONGEST_CALM))
                server.kill()
                welcomes = [player.welcomes for player in self._players]
                # Everything that was still on the way to somebody arrives; only then it counts.
                await asyncio.sleep(0.1)
                await self._witness.look(self._file, self._players, self._scratch)
                server = await self._started()
                await self._all_play(welcomes)
                say(f"{kill + 1}/{kills}: {sum(len(player.acknowledged) for player in self._players)} acknowledged")
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            server.kill()
        await self._witness.look(self._file, self._players, self._scratch)
        return self._outcome(kills, tables, time.monotonic() - begun)

    async def _started(self) -> Process:
        process, told = await asyncio.to_thread(our_server, self._file, self._port)
        # The same door again, so that everybody finds it by themselves.
        self._port = told["port"]
        return process

    async def _seat(self, tables: int) -> None:
        address = f"127.0.0.1:{self._port}"
        async with httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE) as client:
            for _ in range(tables):
                founder = await _posted(client, "/api/tables", {**GAME, "name": "Ada"})
                code = founder["code"]
                guest = await _posted(client, f"/api/tables/{code}/people", {"name": "Ben"})
                for admission in (founder, guest):
                    luck = random.Random(self._luck.getrandbits(32))
                    self._players.append(Player(address, code, admission, luck))

    async def _all_play(self, welcomes: list[int]) -> None:
        """Wait until every seat is welcomed again and every table has gone on."""
        before = self._progress()
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            back = [player.welcomes > seen for player, seen in zip(self._players, welcomes, strict=True)]
            after = self._progress()
            if all(back) and all(after[code] > done for code, done in before.items()):
                return
            await asyncio.sleep(0.02)
        self._stuck += [player.code for player, is_back in zip(self._players, back, strict=True) if not is_back]
        self._stuck += [code for code, done in before.items() if after[code] <= done]

    def _progress(self) -> dict[str, int]:
        done: dict[str, int] = {}
        for player in self._players:
            done[player.code] = done.get(player.code, 0) + len(player.acknowledged)
        return done

    def _outcome(self, kills: int, tables: int, seconds: float) -> StormOutcome:
        return StormOutcome(
            seed=self._seed,
            kills=kills,
            tables=tables,
            seconds=seconds,
            acknowledged=sum(len(player.acknowledged) for player in self._players),
            entries=self._witness.entries,
            games=self._witness.games,
            lost=tuple(self._witness.lost),
            doubled=tuple(self._witness.doubled),
            damaged=tuple(self._witness.damaged),
            stuck=tuple(self._stuck),
            problems=tuple(problem for player in self._players for problem in player.problems),
        )


async def _posted(client: httpx.AsyncClient, path: str, body: dict[str, Any]) -> dict[str, Any]:
    answer = await client.post(path, json=body)
    answer.raise_for_status()
    told: dict[str, Any] = answer.json()
    return told


def storm(kills: int, tables: int, seed: int, say: Callable[[str], None] = lambda _: None) -> StormOutcome:
    """Kill a server so often while people play at so many tables; only the folder of a bad end is kept."""
    folder = Path(tempfile.mkdtemp(prefix="geisterstunde-storm-"))
    say(f"in {folder}")
    outcome = asyncio.run(Storm(folder, seed).rage(kills, tables, say))
    if outcome.is_calm:
        shutil.rmtree(folder)
    return outcome
