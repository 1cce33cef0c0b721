"""A service without sockets, for tests: conversations as lists of messages, with time and luck in the test's hand."""

import asyncio
import io
import random
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Literal

import msgspec
from librt.random import Random

from geisterstunde.arena.judging import PositionQuestion, answer
from geisterstunde.bots.levels import best_bot
from geisterstunde.bots.queue import Asker
from geisterstunde.bots.simple import GreedyBot
from geisterstunde.bots.words import Advice, BotLoad, Budget
from geisterstunde.core.game import Game
from geisterstunde.core.words import Seat, View
from geisterstunde.server.bodies import NewPerson, NewTable
from geisterstunde.server.codes import fresh_code
from geisterstunde.server.hosting.logs import Log
from geisterstunde.server.hosting.settings import Settings
from geisterstunde.server.http.limits import Credits
from geisterstunde.server.service import Service
from geisterstunde.server.socket.conversation import Conversation
from geisterstunde.server.store.interface import CodeTaken, Conflict, NotSaved, Store, TableSnapshot
from geisterstunde.server.store.sqlite import SqliteStore
from geisterstunde.server.time_and_luck import TimeAndLuck

PATIENCE = 300.0
"""Seconds for a whole evening; only a machine that has much else to do needs them."""


class Time:
    """Goes on when the test says so."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


def steady_time_and_luck(time: Time, seed: str) -> TimeAndLuck:
    """Tokens, secrets, codes and thoughts that are the same each time."""
    rng = random.Random(seed)
    return TimeAndLuck(
        now=time,
        tick=time,
        token=lambda: rng.randbytes(11).hex(),
        secret=lambda: rng.randbytes(16).hex(),
        code=lambda: fresh_code(rng.randrange),
        thought=lambda: rng.getrandbits(56),
    )


class FirstChoice:
    """A chooser that takes the first legal action, and can be made to wait."""

    def __init__(self) -> None:
        self.may_think = asyncio.Event()
        self.may_think.set()
        self.thoughts = 0

    async def choose(self, game: Game, view: View, seat: Seat, level: str, seed: int, asker: Asker) -> int:
        self.thoughts += 1
        await self.may_think.wait()
        return min(game.imagine(view, Random(1)).legal(seat))

    async def advise(self, game: Game, view: View, seed: int, asker: Asker) -> Advice:
        self.thoughts += 1
        await self.may_think.wait()
        return GreedyBot().advise(game, view, Budget(nodes=1), seed)

    async def judge(
        self, game: Game, wants: Literal["advice", "chance"], view: View, budget: Budget, seed: int, asker: Asker
    ) -> Advice | float:
        self.thoughts += 1
        await asyncio.sleep(0)
        await self.may_think.wait()
        return answer(best_bot(game), game, PositionQuestion(wants, view, budget, seed))

    @property
    def load(self) -> BotLoad:
        return BotLoad(1, 0, 0)

    async def close(self) -> None:
        """There is nothing to let go."""


class FailingDisk:
    """A store on a disk that is full whenever the test wants it to be."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.is_full = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def append(self, table: int, number: int, entry: bytes) -> None:
        """Keep it, or do not."""
        if self.is_full:
            raise NotSaved
        await self._store.append(table, number, entry)


class FleetingStore:
    """A store in memory, for tests of many games: nothing is kept, and nothing waits for a disk."""

    def __init__(self) -> None:
        self._tables: dict[int, list[bytes]] = {}
        self._codes: dict[str, int] = {}
        self._asides: dict[int, bytes] = {}
        self._look_backs: dict[tuple[int, int], bytes] = {}

    async def found(self, code: str, entry: bytes) -> int:
        if code in self._codes:
            raise CodeTaken
        table = self._codes[code] = len(self._tables) + 1
        self._tables[table] = [entry]
        return table

    async def append(self, table: int, number: int, entry: bytes) -> None:
        if table not in self._tables or number != len(self._tables[table]):
            raise Conflict
        self._tables[table].append(entry)

    async def entries(self, table: int, since: int = 0) -> list[bytes]:
        return self._tables.get(table, [])[since:]

    async def asides(self, table: int) -> bytes | None:
        return self._asides.get(table)

    async def keep_asides(self, table: int, said: bytes) -> None:
        self._asides[table] = said

    async def look_back(self, table: int, game: int) -> bytes | None:
        return self._look_backs.get((table, game))

    async def keep_look_back(self, table: int, game: int, found: bytes) -> None:
        self._look_backs[table, game] = found

    async def table_called(self, code: str) -> int | None:
        return self._codes.get(code)

    async def count(self) -> int:
        return len(self._codes)

    async def forget(self, table: int) -> None:
        self._tables.pop(table, None)
        self._codes = {code: other for code, other in self._codes.items() if other != table}

    async def untouched_since(self, moment: float, most: int) -> list[int]:
        return []

    async def snapshot(self, table: int) -> TableSnapshot | None:
        return None

    async def keep_snapshot(self, table: int, snapshot: TableSnapshot) -> None:
        """Nothing takes long here."""

    async def size(self) -> int:
        return 0

    async def backup(self, path: Path) -> None:
        raise NotSaved

    async def close(self) -> None:
        """There is nothing to let go."""


class Talk:
    """One conversation, and all that was heard in it."""

    def __init__(self, service: Service, code: str, household: Credits | None = None, address: str = "") -> None:
        self.heard: list[dict[str, Any]] = []
        self.bytes = b""
        """The same as it crosses the wire, one message a line."""
        self.left: list[int] = []
        self.conversation = Conversation(
            service, code, self._listen, self.left.append, household=household, address=address
        )
        self._ids = 0

    def _listen(self, messages: tuple[bytes, ...]) -> None:
        self.heard += map(msgspec.json.decode, messages)
        self.bytes += b"".join(message + b"\n" for message in messages)

    async def tell(self, **message: Any) -> dict[str, Any]:
        """Say something; the last thing that is heard then."""
        return await self.send(msgspec.json.encode(message))

    async def send(self, message: bytes) -> dict[str, Any]:
        """Say anything at all."""
        await self.conversation.hear(message)
        return self.heard[-1]

    async def hello(self, token: str | None = None, **more: Any) -> dict[str, Any]:
        """Say hello; the welcome, or why not."""
        await self.tell(type="hello", token=token, **more)
        return next(message for message in self.heard if message["type"] in ("welcome", "bye"))

    async def do(self, command: str, id: str | None = None, **more: Any) -> dict[str, Any]:
        """Give a command; whether it was done."""
        self._ids += 1
        before = len(self.heard)
        await self.tell(type="do", id=id or str(self._ids), command={"do": command, **more})
        return next(message for message in self.heard[before:] if message["type"] in ("done", "no", "bye"))

    @property
    def news(self) -> dict[str, Any]:
        """The newest news."""
        news: dict[str, Any] = [message["news"] for message in self.heard if "news" in message][-1]
        return news

    def of(self, kind: str) -> list[dict[str, Any]]:
        """All messages of a kind."""
        return [message for message in self.heard if message["type"] == kind]


class Home:
    """A service with what a test needs of it."""

    def __init__(
        self, service: Service, store: FailingDisk, chooser: FirstChoice, time: Time, log: io.StringIO
    ) -> None:
        self.service = service
        self.store = store
        self.chooser = chooser
        self.time = time
        self.log = log

    async def table(self, game: str = "18-ghosts", people: int = 2, **more: Any) -> tuple[str, list[str]]:
        """A table with people at it: its code and their tokens."""
        code, token, _, _ = await self.service.found(NewTable(game=game, name="Ada", **more))
        tokens = [token]
        for name in ("Ben", "Cleo", "Dan", "Eve")[: people - 1]:
            tokens.append((await self.service.join(code, NewPerson(name=name)))[0])
        return code, tokens

    async def playing(self, game: str = "18-ghosts", **more: Any) -> tuple[str, list[str], list[Talk]]:
        """A table at which two people have begun to play."""
        code, tokens = await self.table(game, **more)
        talks = [Talk(self.service, code) for _ in tokens]
        for talk, token in zip(talks, tokens, strict=True):
            await talk.hello(token)
        assert (await talks[0].do("start"))["type"] == "done"
        return code, tokens, talks


async def heard_by(talk: Talk, kind: str, count: int = 1) -> dict[str, Any]:
    """The message of a kind that comes when somebody has thought; the test's own patience ends it."""
    while len(talk.of(kind)) < count:
        await asyncio.sleep(0.001)
    return talk.of(kind)[count - 1]


@asynccontextmanager
async def home(folder: Path | None, seed: str = "home", **settings: Any) -> AsyncIterator[Home]:
    """A service with its file in this folder; without a folder nothing is kept. The same seed, the same evening."""
    time, log = Time(), io.StringIO()
    kept: Store = FleetingStore() if folder is None else await SqliteStore.open(folder / "tables.db", time)
    store = FailingDisk(kept)
    chooser = FirstChoice()
    service = Service(store, chooser, Settings(**settings), steady_time_and_luck(time, seed), Log(log, time))
    try:
        yield Home(service, store, chooser, time, log)
    finally:
        await service.close()
        await store.close()


def at_home(folder: Path, evening: Callable[[Home], Coroutine[Any, Any, None]], **settings: Any) -> None:
    """Run a test in a service."""

    async def run() -> None:
        async with home(folder, **settings) as place:
            await asyncio.wait_for(evening(place), PATIENCE)

    asyncio.run(run())
