"""What one address can do against a house, within its limits.

`python -m bench.attack.attackers NAME PORT SECONDS CODE` is one attack in a process of its own, so that it takes no
time from those who are measured; CODE is a table of quiet people. It says in one line of JSON how often it did what,
and how often it was refused.
"""

import asyncio
import itertools
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.attack.house import LONG
from bench.attack.standing import STANDING, TOKENS
from geisterstunde.core.game import Game
from geisterstunde.games import game_called
from geisterstunde.table.play import Play

PATIENCE: Final = 60.0
Attack = Callable[["Attacker"], Awaitable[None]]
ATTACKS: Final[dict[str, Attack]] = {}


def attack(one: Attack) -> Attack:
    """One of the attacks, by its name."""
    ATTACKS[one.__name__.replace("_", "-")] = one
    return one


class Attacker:
    """One address that goes on until a moment, and counts what it did."""

    def __init__(self, name: str, port: int, seconds: float, quiet: str) -> None:
        # Each attack has an address of its own: what one has used up, the next one has not.
        self.source = f"127.0.3.{1 + [*ATTACKS].index(name)}"
        self.port = port
        self.quiet = quiet
        self.until = time.monotonic() + seconds
        self.did: Counter[str] = Counter()
        transport = httpx.AsyncHTTPTransport(local_address=self.source, limits=httpx.Limits(max_connections=64))
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, transport=transport)

    @property
    def is_on(self) -> bool:
        return time.monotonic() < self.until

    async def many(self, count: int, one: Callable[[], Awaitable[None]]) -> None:
        """The same so many times at once, each again and again, whatever breaks."""

        async def again() -> None:
            while self.is_on:
                try:
                    await one()
                except (OSError, WebSocketException, EOFError, httpx.HTTPError, TimeoutError):
                    self.did["broken"] += 1
                    await asyncio.sleep(0.1)

        await asyncio.gather(*(again() for _ in range(count)))

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        answer = await self.http.request(method, path, **more)
        self.did[f"{answer.status_code}"] += 1
        if answer.status_code == 429:
            await asyncio.sleep(0.2)
        return answer

    async def found(self, game: str = "18-ghosts", **more: Any) -> dict[str, Any]:
        """A new table; what its founder is told."""
        while True:
            answer = await self.ask("POST", "/api/tables", json={"game": game, "name": "Eve", **more})
            if answer.status_code == 201:
                return dict(answer.json())
            if not self.is_on:
                raise TimeoutError
            await asyncio.sleep(1)

    def line(self, code: str) -> connect:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{code}/play"
        return connect(
            address, compression=None, local_addr=(self.source, 0), ping_interval=None, open_timeout=PATIENCE
        )

    async def say(self, line: ClientConnection, **message: Any) -> None:
        await line.send(msgspec.json.encode(message).decode())
        self.did["said"] += 1

    async def listen(self, line: ClientConnection) -> dict[str, Any]:
        heard: dict[str, Any] = msgspec.json.decode(await line.recv())
        self.did[f"heard {heard['type']}"] += 1
        return heard

    async def sit(self, line: ClientConnection, token: str | None) -> dict[str, Any]:
        """Say hello; the welcome."""
        await self.say(line, type="hello", token=token)
        return await self.listen(line)


@attack
async def endless_options(attacker: Attacker) -> None:
    """Thousands of psychics in each message, on eight connections."""

    async def host() -> None:
        table = await attacker.found()
        options = {"psychics": [1] * 4030}
        async with attacker.line(table["code"]) as line:
            await attacker.sit(line, table["token"])
            for number in itertools.count():
                command = {"do": "choose-game", "game": "rest-in-peace", "players": 2, "options": options}
                await attacker.say(line, type="do", id=str(number), command=command)
                while (await attacker.listen(line))["type"] not in ("no", "bye"):
                    pass
                await asyncio.sleep(0.06)
                if not attacker.is_on:
                    return

    await attacker.many(8, host)


@attack
async def long_table(attacker: Attacker) -> None:
    """Anonymous looks at a table at which somebody moved and took back for hours; it is read anew each time."""

    async def look() -> None:
        await attacker.ask("GET", f"/api/tables/{LONG}")
        await asyncio.sleep(2.5)

    await attacker.many(2, look)


@attack
async def long_game(attacker: Attacker) -> None:
    """Games in which as much stands as may: one person moves and takes back, again and again; the other, who is the
    same attacker, asks what was, all the while."""
    tables = itertools.cycle(STANDING)

    async def play() -> None:
        code = next(tables)
        async with attacker.line(code) as one, attacker.line(code) as other:
            lines = [one, other]
            welcomes = [await attacker.sit(line, token) for line, token in zip(lines, TOKENS, strict=True)]
            hands = [welcome.get("news", {}).get("choices", []) for welcome in welcomes]
            mover = 0 if hands[0] else 1
            looks = asyncio.create_task(look_back(lines[1 - mover]))
            try:
                for number in itertools.count():
                    command = {"do": "undo"} if number % 2 else {"do": "act", "action": hands[mover][0]}
                    await attacker.say(lines[mover], type="do", id=str(time.monotonic_ns()), command=command)
                    while (await attacker.listen(lines[mover]))["type"] not in ("done", "no", "bye"):
                        pass
                    await asyncio.sleep(0.05)
                    if not attacker.is_on:
                        return
            finally:
                looks.cancel()

    async def look_back(line: ClientConnection) -> None:
        for number in itertools.count():
            await attacker.say(line, type="recall" if number % 2 else "look", id=f"look-{number}", **LOOKS[number % 2])
            while (await attacker.listen(line))["type"] not in ("recalled", "looked", "no", "bye"):
                pass
            await asyncio.sleep(0.15)

    await attacker.many(len(STANDING), play)


LOOKS: Final[tuple[dict[str, Any], ...]] = ({"moment": 300}, {})
"""What a look at a moment says, and what a question for all moments does."""


@attack
async def journals(attacker: Attacker) -> None:
    """Journals of the long table, and verdicts on them, as often as the limits allow."""

    async def ask() -> None:
        await attacker.ask("GET", f"/api/tables/{LONG}/games/0/journal")
        await attacker.ask("GET", f"/api/tables/{LONG}/games/0/verify")

    await attacker.many(8, ask)


@attack
async def verdicts(attacker: Attacker) -> None:
    """Journals as large as they may be, sent to be verified."""
    text = large_journal(game_called("18-ghosts"))

    async def ask() -> None:
        await attacker.ask("POST", "/api/verify", content=text)

    await attacker.many(8, ask)


def large_journal(game: Game) -> bytes:
    """A journal of the greatest size that is read: a game that goes on and on, much of it taken back."""
    play = Play.begin(game, ("A", "B"), None, "large")
    while play.to_act:
        seat = play.to_act[0]
        play.act(seat, play.choices(seat)[0])
        if len(play.journal.lines) % 2 == 0:
            with suppress(Exception):
                play.undo(seat)
        if len(play.journal.lines) > 1500:
            break
    return play.journal.text().encode()[:262_000]


@attack
async def to_and_fro(attacker: Attacker) -> None:
    """Moves that are taken back, at twenty tables, as quickly as the limits allow."""

    async def play() -> None:
        table = await attacker.found(bots={"1": "flake"})
        async with attacker.line(table["code"]) as line:
            await attacker.sit(line, table["token"])
            await attacker.say(line, type="do", id="start", command={"do": "start"})
            choices: list[Any] = []
            for number in itertools.count():
                while not choices:
                    choices = (await attacker.listen(line)).get("news", {}).get("choices", [])
                command = {"do": "act", "action": choices[0]} if number % 2 == 0 else {"do": "undo"}
                await attacker.say(line, type="do", id=str(number), command=command)
                while (heard := await attacker.listen(line))["type"] not in ("done", "no", "bye"):
                    choices = heard.get("news", {}).get("choices", choices)
                await asyncio.sleep(0.05)
                if not attacker.is_on:
                    return

    await attacker.many(20, play)


@attack
async def ghosts(attacker: Attacker) -> None:
    """Fifty tables at which the strongest ghosts play each other."""

    async def watch() -> None:
        table = await attacker.found("ghosts", seat=None, players=2, bots={"0": "midnight", "1": "midnight"})
        async with attacker.line(table["code"]) as line:
            await attacker.sit(line, table["token"])
            await attacker.say(line, type="do", id="start", command={"do": "start"})
            while attacker.is_on:
                with suppress(TimeoutError):
                    await asyncio.wait_for(attacker.listen(line), 1)

    await attacker.many(50, watch)


@attack
async def callers(attacker: Attacker) -> None:
    """Connections on which nothing comes, as many as there may be and more."""

    async def call() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", attacker.port, local_addr=(attacker.source, 0))
        attacker.did["called"] += 1
        try:
            answer = await asyncio.wait_for(reader.read(100), 5)
            attacker.did["sent away" if answer else "hung up"] += 1
            await asyncio.sleep(0.2)
        except TimeoutError:
            attacker.did["waited"] += 1
        finally:
            writer.close()

    await attacker.many(600, call)


@attack
async def pings(attacker: Attacker) -> None:
    """Frames that say nothing, as quickly as they can be sent, on many connections."""

    async def ping() -> None:
        async with attacker.line(attacker.quiet) as line:
            await attacker.sit(line, None)
            while attacker.is_on:
                for _ in range(30):
                    await line.ping()
                    attacker.did["pinged"] += 1
                await asyncio.sleep(0.02)

    await attacker.many(50, ping)


@attack
async def parts(attacker: Attacker) -> None:
    """Messages in as many parts as possible."""

    async def talk() -> None:
        async with attacker.line(attacker.quiet) as line:
            await attacker.sit(line, None)
            while attacker.is_on:
                await line.send(itertools.repeat("", 31))
                await line.send('{"type":"ping","n":1}')
                attacker.did["in parts"] += 1
                await asyncio.sleep(0.1)

    await attacker.many(50, talk)


@attack
async def watchers(attacker: Attacker) -> None:
    """People who watch at a quiet table, come and go, as many as there may be."""

    async def watch() -> None:
        async with attacker.line(attacker.quiet) as line:
            await attacker.sit(line, None)
            with suppress(TimeoutError):
                while True:
                    await asyncio.wait_for(attacker.listen(line), 5)

    await attacker.many(190, watch)


@attack
async def joins(attacker: Attacker) -> None:
    """People who come to a quiet table and leave, again and again."""

    async def join() -> None:
        name = {"name": f"Eve {attacker.did['201']}", "only_watch": True}
        await attacker.ask("POST", f"/api/tables/{attacker.quiet}/people", json=name)

    await attacker.many(8, join)


@attack
async def files(attacker: Attacker) -> None:
    """Requests, as quickly as the limits allow and quicker."""

    async def ask() -> None:
        await attacker.ask("GET", "/api/games")
        await attacker.ask("GET", "/")

    await attacker.many(32, ask)


async def main(name: str, port: int, seconds: float, quiet: str) -> None:
    """Attack, and say what was done."""
    attacker = Attacker(name, port, seconds, quiet)
    with suppress(TimeoutError):
        await asyncio.wait_for(ATTACKS[name](attacker), seconds + 5)
    sys.stdout.write(msgspec.json.encode({"did": dict(attacker.did)}).decode() + "\n")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), sys.argv[4]))
