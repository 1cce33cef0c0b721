"""A real server on 127.0.0.1 for tests, in a thread of its own, and clients that speak with it."""

import asyncio
import io
import secrets
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from geisterstunde.server.bot_runner import BotChooser
from geisterstunde.server.hosting.logs import Log
from geisterstunde.server.hosting.serve import RunningServer, opened
from geisterstunde.server.hosting.settings import Settings
from geisterstunde.server.time_and_luck import TimeAndLuck

PATIENCE = 180.0
"""Seconds; only a machine that has much else to do needs them."""
"""Nobody measures time here; this only ends a test that hangs."""


class Server:
    """A server that runs until `stop`."""

    def __init__(
        self,
        settings: Settings,
        time_and_luck: TimeAndLuck | None,
        chooser: BotChooser | None,
        pages: Sequence[Any] = (),
    ) -> None:
        self.settings = settings
        self._pages = pages
        self.log = io.StringIO()
        self.guests: list[Any] = []
        """All that has to be closed in the end."""
        self._time_and_luck = time_and_luck
        self._chooser = chooser
        self._is_up = threading.Event()
        self._problem: BaseException | None = None
        self._running: RunningServer | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        assert self._is_up.wait(PATIENCE)
        if self._problem is not None:
            raise self._problem

    def _run(self) -> None:
        try:
            asyncio.run(self._serve())
        except BaseException as problem:
            self._problem = problem
        finally:
            self._is_up.set()

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        log = Log(self.log, lambda: 0.0)
        async with opened(
            self.settings, time_and_luck=self._time_and_luck, chooser=self._chooser, log=log, more=self._pages
        ) as running:
            self._running = running
            self._is_up.set()
            await running.ended()

    @property
    def running(self) -> RunningServer:
        assert self._running is not None
        return self._running

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.running.port}"

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """One request by HTTP."""
        return httpx.request(method, f"http://{self.address}{path}", timeout=PATIENCE, **more)

    def found(self, game: str = "18-ghosts", name: str = "Ada", **more: Any) -> dict[str, Any]:
        """A new table; what the founder is told."""
        answer = self.ask("POST", "/api/tables", json={"game": game, "name": name, **more})
        assert answer.status_code == 201, answer.text
        admission: dict[str, Any] = answer.json()
        return admission

    def join(self, code: str, name: str, **more: Any) -> dict[str, Any]:
        """A new person; what they are told."""
        answer = self.ask("POST", f"/api/tables/{code}/people", json={"name": name, **more})
        assert answer.status_code == 201, answer.text
        admission: dict[str, Any] = answer.json()
        return admission

    def talk(self, code: str, **more: Any) -> "Client":
        """A new connection that has not said anything."""
        client = Client(f"ws://{self.address}/api/tables/{code}/play", **more)
        self.guests.append(client)
        return client

    def enter(self, code: str, token: str | None = None, **hello: Any) -> "Client":
        """A connection that was welcomed."""
        client = self.talk(code)
        client.tell(type="hello", token=token, **hello)
        client.welcome = client.hear("welcome")
        return client

    def wait(self, coroutine: Any) -> Any:
        """What a coroutine gives that runs in the server's loop."""
        assert self._loop is not None
        return asyncio.run_coroutine_threadsafe(coroutine, self._loop).result(PATIENCE)

    def stop(self) -> None:
        """Stop gracefully and wait for the end."""
        if self._loop is not None and self._thread.is_alive():
            self._loop.call_soon_threadsafe(self.running.stop)
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()
        if self._problem is not None:
            raise self._problem


class Client:
    """One connection, from the other side."""

    def __init__(self, address: str, **more: Any) -> None:
        self._connecting = connect(address, open_timeout=PATIENCE, ping_interval=None, **more)
        self.socket: ClientConnection = self._connecting.__enter__()
        self.welcome: dict[str, Any] = {}
        self.news: dict[str, Any] = {}
        """The newest news."""
        self.sheet: dict[str, Any] = {}
        self.notes: list[dict[str, Any]] = []
        """All notes that were heard."""
        self.said: list[str] = []
        """All sentences."""
        self.number = 0
        self._ids = 0
        # Ids must not meet those of an earlier connection of the same person.
        self._name = secrets.token_hex(4)

    def send(self, text: str | bytes) -> None:
        """Send anything."""
        self.socket.send(text)

    def tell(self, **message: Any) -> None:
        """Send a message."""
        self.socket.send(msgspec.json.encode(message).decode())

    def next(self, patience: float = PATIENCE) -> dict[str, Any]:
        """The next message of any kind."""
        message: dict[str, Any] = msgspec.json.decode(self.socket.recv(patience))
        self.said += message.get("words", {}).get("said", [])
        if "news" in message:
            self.news = message["news"]
            self.number = self.news["number"]
            self.sheet = self.news.get("sheet", self.sheet)
            self.notes += self.news.get("notes", [])
        return message

    def catch_up(self, patience: float = 0) -> None:
        """Read all that is there."""
        with suppress(TimeoutError):
            while True:
                self.next(patience)

    def hear_until(self, is_so: Callable[[], bool]) -> None:
        """Read on until it is so; nobody measures time here."""
        while not is_so():
            self.next()

    @property
    def choices(self) -> list[dict[str, Any]]:
        """What may be done now."""
        choices: list[dict[str, Any]] = self.news.get("choices", [])
        return choices

    def act(self, action: dict[str, Any]) -> None:
        """Carry out an action, and hear what came of it."""
        done = self.do("act", action=action)
        assert done["type"] == "done", done
        while self.number < done["number"]:
            self.next()

    def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds; others are passed over."""
        while True:
            message = self.next()
            if message["type"] in kinds:
                return message

    def do(self, command: str, id: str | None = None, **more: Any) -> dict[str, Any]:
        """Give a command and wait until it is done or refused."""
        self._ids += 1
        self.tell(type="do", id=id or f"{self._name}-{self._ids}", command={"do": command, **more})
        return self.hear("done", "no")

    def farewell(self) -> tuple[dict[str, Any] | None, int | None]:
        """The last message, and the code with which the server closed."""
        last = None
        try:
            while True:
                last = self.next()
        except ConnectionClosed as closed:
            return last, closed.rcvd.code if closed.rcvd is not None else None

    def close(self) -> None:
        """Hang up."""
        self.socket.close()


@contextmanager
def server(
    folder: Path,
    *,
    time_and_luck: TimeAndLuck | None = None,
    chooser: BotChooser | None = None,
    pages: Sequence[Any] = (),
    **settings: Any,
) -> Iterator[Server]:
    """A server with its file in this folder."""
    chosen: dict[str, Any] = {"host": "127.0.0.1", "port": 0, "data": folder / "tables.db"}
    # All who play in a test come from one address.
    chosen |= {"tables_an_hour": 10_000, "messages_of_address": 10**6, "calls_a_minute": 10**6, **settings}
    running = Server(Settings(**chosen), time_and_luck, chooser, pages)
    try:
        yield running
    finally:
        running.stop()
        for guest in running.guests:
            guest.close()
