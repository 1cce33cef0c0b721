"""Ghosts at work beside people: a finished game is looked back at, hints are asked for, and others go on playing."""

import json
import random
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import quantiles
from typing import Any, Final, NamedTuple

import httpx
from librt.random import Random
from websockets.sync.client import ClientConnection, connect

from bench.process import our_server
from geisterstunde.bots.levels import best_bot
from geisterstunde.bots.words import Budget
from geisterstunde.games import game_called
from geisterstunde.table.play import Play

GAME: Final = "18-ghosts"
OTHER_GAME: Final = "ghosts"
NODES: Final = 300
"""What those who played the finished game thought about a move."""
LONGEST: Final = 120
GAMES: Final = 5
PAUSE: Final = 0.02
"""Seconds between two moves of the people at the other table."""
HINTS: Final = 8
MANY_HINTS: Final = {"GEISTERSTUNDE_HINTS_AT_ONCE": "1000", "GEISTERSTUNDE_HINTS_A_MINUTE": "100000"}
PATIENCE: Final = 300.0


class LookedBackAt(NamedTuple):
    """How long a look-back took, how often its progress was different, and how quick others' moves were meanwhile."""

    seconds: float
    progress: int
    moves: int
    p99_ms: float


class Guest:
    """Somebody at a chair."""

    def __init__(self, port: int, code: str, token: str) -> None:
        self._socket: ClientConnection = connect(f"ws://127.0.0.1:{port}/api/tables/{code}/play", open_timeout=PATIENCE)
        self.choices: list[Any] = []
        self.is_over = False
        self._ids = 0
        self._say(type="hello", token=token)
        self.hear("welcome")

    def _say(self, **message: Any) -> None:
        self._socket.send(json.dumps(message))

    def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while True:
            message: dict[str, Any] = json.loads(self._socket.recv(PATIENCE))
            news = message.get("news")
            if news is not None:
                self.choices = news.get("choices", [])
                view = news.get("view") or {}
                self.is_over = self.is_over or view.get("result") is not None
            if message["type"] in kinds:
                return message

    def do(self, **command: Any) -> float:
        """Give a command; how many seconds it took until it was done."""
        self._ids += 1
        begun = time.perf_counter()
        self._say(type="do", id=str(self._ids), command=command)
        said = self.hear("done", "no")
        assert said["type"] == "done", said
        return time.perf_counter() - begun

    def hint(self) -> float:
        """Ask for a hint; how many seconds it took."""
        self._ids += 1
        begun = time.perf_counter()
        self._say(type="hint", id=str(self._ids))
        said = self.hear("hinted", "no")
        assert said["type"] == "hinted", said
        return time.perf_counter() - begun

    def until_it_is_my_turn(self) -> None:
        """Wait for the others."""
        while not self.choices and not self.is_over:
            self.hear("heard", "welcome")

    def close(self) -> None:
        self._socket.close()


class ServerWithBots:
    """A server with bots, and tables at it."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.web = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)

    def found(self, game: str, **more: Any) -> tuple[str, Guest]:
        """A new table with its founder."""
        admission = self.web.post("/api/tables", json={"game": game, "name": "Ada", **more}).json()
        return admission["code"], Guest(self.port, admission["code"], admission["token"])

    def pair(self, game: str) -> tuple[str, list[Guest]]:
        """Two people who have begun to play."""
        code, ada = self.found(game, players=2)
        admission = self.web.post(f"/api/tables/{code}/people", json={"name": "Ben"}).json()
        ben = Guest(self.port, code, admission["token"])
        ada.do(do="start")
        return code, [ada, ben]


@contextmanager
def opened() -> Iterator[ServerWithBots]:
    """A server on a file of its own."""
    with tempfile.TemporaryDirectory(prefix="geisterstunde-load-", dir=Path.home()) as folder:
        process, told = our_server(Path(folder) / "tables.db", more=MANY_HINTS)
        try:
            yield ServerWithBots(told["port"])
        finally:
            process.end()


def some_moves() -> list[tuple[int, Any]]:
    """The moves of a game of 18 Ghosts between two who think a little."""
    game = game_called(GAME)
    play = Play.begin(game, 2, None, "looking back")
    rng = Random(7)
    moves: list[tuple[int, Any]] = []
    while play.to_act and len(moves) < LONGEST:
        seat = play.to_act[0]
        advice = best_bot(game).advise(game, play.view(seat), Budget(nodes=NODES), rng.randrange(1 << 30))
        moves.append((seat, advice.prospects[0].action))
        play.act(seat, advice.number)
    return moves


def finished_game(house: ServerWithBots) -> str:
    """A table at which that game is over; where it went on for very long, somebody has given up."""
    code, people = house.pair(GAME)
    for seat, action in some_moves():
        people[seat].do(do="act", action=action)
    if house.web.get(f"/api/tables/{code}").json()["phase"] == "playing":
        people[0].do(do="resign")
        people[1].do(do="agree", kind="resign")
    for guest in people:
        guest.close()
    return code


def looked_back_at(house: ServerWithBots) -> LookedBackAt:
    """Look back at some games, one after the other, while two people play at another table; the slowest counts."""
    codes = [finished_game(house) for _ in range(GAMES)]
    is_ready = threading.Event()
    taken: list[float] = []
    playing = threading.Thread(target=_play, args=(house, is_ready, taken))
    playing.start()
    looks = [_looked_back(house, code) for code in codes]
    is_ready.set()
    playing.join()
    seconds, told = max(seconds for seconds, _ in looks), min(told for _, told in looks)
    return LookedBackAt(seconds, told, len(taken), 1000 * quantiles(taken, n=100)[-1])


def _looked_back(house: ServerWithBots, code: str) -> tuple[float, int]:
    """How many seconds a look-back took, and how often its progress was different."""
    path = f"/api/tables/{code}/games/0/look-back"
    begun = time.perf_counter()
    sheet = house.web.post(path).json()
    shares: set[float] = set()
    while sheet["state"] in ("waiting", "working"):
        shares.add(sheet["done"] / max(1, sheet["whole"]))
        time.sleep(0.2)
        sheet = house.web.get(path).json()
    assert sheet["state"] == "ready", sheet
    return time.perf_counter() - begun, len(shares)


def _play(house: ServerWithBots, is_ready: threading.Event, taken: list[float]) -> None:
    """Two people play one game after the other until it is ready; how long each move took."""
    rng = random.Random(3)
    while not is_ready.is_set():
        _, people = house.pair(OTHER_GAME)
        while not is_ready.is_set() and not any(guest.is_over for guest in people):
            acting = next((guest for guest in people if guest.choices), None)
            if acting is None:
                for guest in people:
                    guest.hear("heard")
                continue
            action = rng.choice(acting.choices)
            acting.choices = []
            taken.append(acting.do(do="act", action=action))
            for guest in people:
                if not guest.choices:
                    guest.hear("heard")
            time.sleep(PAUSE)
        for guest in people:
            guest.close()


def slowest_hint(house: ServerWithBots) -> float:
    """Two tables ask for a hint at the same moment, some times: how many seconds the slowest took."""
    guests = [house.found(OTHER_GAME, players=2, bots={"1": "dusk"})[1] for _ in range(2)]
    for guest in guests:
        guest.do(do="start")
    together = threading.Barrier(len(guests))
    taken: list[float] = []

    def ask(guest: Guest) -> None:
        for _ in range(HINTS):
            guest.until_it_is_my_turn()
            together.wait(PATIENCE)
            taken.append(guest.hint())
            guest.do(do="act", action=guest.choices[0])
            guest.choices = []

    asking = [threading.Thread(target=ask, args=(guest,)) for guest in guests]
    for thread in asking:
        thread.start()
    for thread in asking:
        thread.join()
    return max(taken)
