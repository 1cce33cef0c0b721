"""What a move costs the server, counted in instructions: `python -m bench.load.instructions [GAME …]`.

Time depends on what else the machine does; instructions hardly do. Ten tables of two people play through `Conversation`
with the SQLite store and without sockets, twice, under Valgrind's cachegrind: the difference between a long and a short
run is that of so many moves, without the start. The people who play are counted too, but read only what they must.
Valgrind has to be there (`apt-get install valgrind`). `--plain MOVES` plays without counting, for other profilers.
"""

import argparse
import asyncio
import gc
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

import msgspec

from bench.process import ROOT, UNLIMITED
from geisterstunde.bots.pool import BotPool
from geisterstunde.server.bodies import NewPerson, NewTable
from geisterstunde.server.codes import fresh_code
from geisterstunde.server.hosting.logs import Log
from geisterstunde.server.hosting.serve import GARBAGE
from geisterstunde.server.hosting.settings import chosen_settings
from geisterstunde.server.service import Service
from geisterstunde.server.socket.conversation import Conversation
from geisterstunde.server.store.sqlite import SqliteStore
from geisterstunde.server.time_and_luck import TimeAndLuck

GAMES: Final = ("ghosts", "18-ghosts")
TABLES: Final = 10
SHORT: Final = 20
LONG: Final = 148
"""Moves at each table."""
UNDIVIDED: Final = 10.0
"""Seconds that a thread may keep Python: under Valgrind the usual five milliseconds would cut commits into pieces."""


class Told(msgspec.Struct):
    """What somebody who plays needs of the news."""

    choices: list[msgspec.Raw]


class Message(msgspec.Struct):
    """A message with choices, as far as it matters here."""

    news: Told


_READ: Final = msgspec.json.Decoder(Message)


class PlayerByLot:
    """Somebody at a chair who does whatever comes by lot."""

    def __init__(self, service: Service, code: str, luck: random.Random) -> None:
        self._last = b""
        self._luck = luck
        self._ids = 0
        self._talk = Conversation(service, code, self._hear, lambda _: None)

    def _hear(self, messages: tuple[bytes, ...]) -> None:
        for message in messages:
            assert not message.startswith((b'{"type":"no"', b'{"type":"bye"')), message
            if message.startswith((b'{"type":"heard"', b'{"type":"welcome"')):
                self._last = message

    @property
    def may_act(self) -> bool:
        """Whether there is something to do, as the last news say."""
        return b'"choices":[' in self._last

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, as the last news say."""
        return b'"result":{' in self._last

    async def hello(self, token: str) -> None:
        """Sit down."""
        await self._talk.hear(msgspec.json.encode({"type": "hello", "token": token}))

    async def do(self, command: dict[str, Any]) -> None:
        """Give a command; it is done when this returns."""
        self._ids += 1
        await self._talk.hear(msgspec.json.encode({"type": "do", "id": str(self._ids), "command": command}))

    async def move(self) -> None:
        """Do one of the things that may be done."""
        await self.do({"do": "act", "action": self._luck.choice(_READ.decode(self._last).news.choices)})


async def evening(service: Service, game: str, number: int, moves: int) -> None:
    """So many moves at one table, game after game."""
    code, token, _, _ = await service.found(NewTable(game=game, name="Ada", players=2))
    tokens = [token, (await service.join(code, NewPerson(name="Ben")))[0]]
    luck = random.Random(number)
    players = [PlayerByLot(service, code, luck) for _ in tokens]
    for player, token in zip(players, tokens, strict=True):
        await player.hello(token)
    await players[0].do({"do": "start"})
    for _ in range(moves):
        if players[0].is_over:
            await players[0].do({"do": "rematch"})
            await players[1].do({"do": "agree", "kind": "rematch"})
        await next(player for player in players if player.may_act).move()


async def play(game: str, moves: int) -> None:
    """So many moves at each of the tables, at the same time."""
    luck = random.Random(game)
    time_and_luck = TimeAndLuck(
        token=lambda: luck.randbytes(11).hex(),
        secret=lambda: luck.randbytes(16).hex(),
        code=lambda: fresh_code(luck.randrange),
    )
    with tempfile.TemporaryDirectory() as folder, open(os.devnull, "w") as log:
        store = await SqliteStore.open(Path(folder) / "tables.db")
        service = Service(store, BotPool(1, 1.0), chosen_settings(UNLIMITED, {}), time_and_luck, Log(log))
        await asyncio.gather(*(evening(service, game, number, moves) for number in range(TABLES)))
        await service.close()
        await store.close()


def counted(game: str, moves: int) -> int:
    """The instructions of a whole run."""
    valgrind = shutil.which("valgrind")
    if valgrind is None:
        sys.exit("valgrind is missing: apt-get install valgrind")
    tool = [valgrind, "--tool=cachegrind", "--cache-sim=no", f"--cachegrind-out-file={os.devnull}"]
    run = [sys.executable, "-m", "bench.load.instructions", game, "--plain", str(moves)]
    # The same order of everything in both runs.
    surroundings = {**os.environ, "PYTHONHASHSEED": "0"}
    done = subprocess.run([*tool, *run], cwd=ROOT, env=surroundings, capture_output=True, text=True, check=True)
    found = re.search(r"I +refs: +([\d,]+)", done.stderr)
    assert found is not None
    return int(found[1].replace(",", ""))


def main() -> None:
    """Count, or only play."""
    parser = argparse.ArgumentParser(prog="python -m bench.load.instructions")
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--plain", type=int, metavar="MOVES", help="at each table, without counting")
    asked = parser.parse_args()
    if asked.plain is not None:
        sys.setswitchinterval(UNDIVIDED)
        # As the server does.
        gc.freeze()
        gc.set_threshold(*GARBAGE)
        for game in asked.games:
            asyncio.run(play(game, asked.plain))
        return
    for game in asked.games:
        instructions = (counted(game, LONG) - counted(game, SHORT)) / (TABLES * (LONG - SHORT))
        print(f"{game}: {instructions / 1000:.1f} thousand instructions a move", flush=True)


if __name__ == "__main__":
    main()
