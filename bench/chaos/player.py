"""Somebody who plays on whatever happens: a broken connection is made again, what got no answer is repeated."""

import asyncio
import random
import time
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

RETRY: Final = 0.05
PATIENCE: Final = 60.0


class Player:
    """One person at one table, and all that the server has ever acknowledged."""

    def __init__(
        self,
        address: str,
        code: str,
        admission: dict[str, Any],
        luck: random.Random,
        *,
        source: str = "127.0.0.1",
        pause: float = 0.0,
    ) -> None:
        self.code = code
        self.person: int = admission["person"]
        self.acknowledged: set[str] = set()
        """Ids of commands that were done."""
        self.waited: list[float] = []
        """Seconds until each command was done."""
        self.welcomes = 0
        self.problems: list[str] = []
        self._address = f"ws://{address}/api/tables/{code}/play"
        self._token: str = admission["token"]
        self._luck = luck
        self._source = source
        self._pause = pause
        self._asked = 0.0
        self._says = 0
        self._pending: dict[str, Any] | None = None
        self._last: int | None = None
        # The newest number that was heard or acknowledged, and the audience that it counts for.
        self._told = 0
        self._viewer: int | None = None
        self._news: dict[str, Any] = {}
        self._sheet: dict[str, Any] = {}

    @property
    def waiting_for(self) -> float:
        """Seconds since what is not answered yet was asked for."""
        return 0.0 if self._pending is None else time.perf_counter() - self._asked

    async def play(self) -> None:
        """Play until cancelled."""
        while True:
            try:
                async with connect(
                    self._address, compression=None, open_timeout=PATIENCE, local_addr=(self._source, 0)
                ) as line:
                    await self._converse(line)
            except (OSError, WebSocketException, EOFError):
                await asyncio.sleep(RETRY)

    async def _converse(self, line: ClientConnection) -> None:
        await _say(line, {"type": "hello", "token": self._token, "last": self._last})
        is_new = True
        async for text in line:
            message: dict[str, Any] = msgspec.json.decode(text)
            match message["type"]:
                case "welcome":
                    self._resume(message)
                    # Whether it was done before the connection broke is not known; the id makes it safe to ask again.
                    if is_new and self._pending is not None:
                        await _say(line, self._pending)
                    is_new = False
                case "heard":
                    self._listen(message["news"])
                case "done":
                    self._note(message)
                case "no":
                    self._refused(message)
                case "bye":
                    self.problems.append(f"sent away: {message['refusal']['key']}")
            if self._pending is None:
                await self._go_on(line)

    def _resume(self, message: dict[str, Any]) -> None:
        news = message["news"]
        if news["viewer"] == self._viewer and news["number"] < self._told:
            self.problems.append(f"number {self._told} was told, and now it is {news['number']}")
        if message["you"]["person"] != self.person:
            self.problems.append(f"came back as person {message['you']['person']}")
        self.welcomes += 1
        self._listen(news)

    def _listen(self, news: dict[str, Any]) -> None:
        self._news = news
        self._last = self._told = news["number"]
        self._viewer = news["viewer"]
        self._sheet = news.get("sheet", self._sheet)

    def _note(self, message: dict[str, Any]) -> None:
        self.acknowledged.add(message["id"])
        if self._pending is not None and message["id"] == self._pending["id"]:
            self.waited.append(time.perf_counter() - self._asked)
            is_act = self._pending["command"]["do"] == "act"
            self._pending = None
            if message["number"] <= self._told:
                return
            # What may be done now comes with the news that are on their way.
            self._news = {}
            # Whoever begins a game may sit elsewhere then, where messages have other numbers.
            if is_act:
                self._told = message["number"]

    def _refused(self, message: dict[str, Any]) -> None:
        # Nobody here asks for anything that was not offered.
        self.problems.append(f"refused: {message['refusal']['key']}")
        self._pending = None

    async def _go_on(self, line: ClientConnection) -> None:
        if not self._news:
            return
        choices = self._news.get("choices", [])
        if choices:
            await self._command(line, {"do": "act", "action": self._luck.choice(choices)})
        elif self._sheet["phase"] == "before" and self.person == 0:
            await self._command(line, {"do": "start"})
        elif self._sheet["phase"] == "over" and self._may_ask():
            await self._command(line, {"do": "rematch"})

    def _may_ask(self) -> bool:
        """Person 0 asks for the next game; the other agrees when asked."""
        is_asked = any(proposal["kind"] == "rematch" for proposal in self._sheet["proposals"])
        return is_asked != (self.person == 0)

    async def _command(self, line: ClientConnection, command: dict[str, Any]) -> None:
        # Nobody moves in step with the others.
        await asyncio.sleep(self._luck.uniform(0, 2 * self._pause))
        self._says += 1
        self._asked = time.perf_counter()
        self._pending = {"type": "do", "id": f"{self.person}-{self._says}", "command": command}
        await _say(line, self._pending)


async def _say(line: ClientConnection, message: dict[str, Any]) -> None:
    await line.send(msgspec.json.encode(message).decode())
