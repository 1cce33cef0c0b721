"""Every figure of the page, one after the other, with a browser and a house of their own."""

import random
import statistics
from pathlib import Path
from typing import Final

import msgspec
from playwright.sync_api import Browser, CDPSession
from tests.browser.chromium import opened
from tests.browser.hands import DOES, Mouse
from tests.browser.people import Person, person
from tests.browser.tables import against_bots, play_now
from tests.cli.house import OpenHouse

from bench.client.watching import LONG_TASKS, MOVEMENTS, USABLE, WATCH
from geisterstunde.games import game_called, names

SLOWDOWN: Final = 4
FRAME_KB: Final = 150
TABLE_KB: Final = 60
USABLE_MS: Final = 1000
TAP_MS: Final = 100
LONG_TASK_MS: Final = 100
FRAME_MS: Final = 50
SEED: Final = 7
HEARD: Final = "(before) => window.geisterstundeTable.newest > before || window.geisterstundeTable.isHeld"
ASKED: Final = (
    "() => { const t = window.geisterstundeTable; "
    "return t.isHeld || (!t.isBusy && (t.isOver || t.choices.length > 0)); }"
)


class Row(msgspec.Struct, frozen=True):
    """One figure and what it should be at most; without a goal it is only told."""

    what: str
    figure: float
    unit: str
    goal: float | None

    @property
    def is_reached(self) -> bool:
        return self.goal is None or self.figure <= self.goal

    def shown(self) -> str:
        goal = "" if self.goal is None else f"≤ {self.goal:g} {self.unit}"
        verdict = "" if self.goal is None else "reached" if self.is_reached else "**missed**"
        return f"| {self.what} | {self.figure:.0f} {self.unit} | {goal} | {verdict} |"


class Weights:
    """The bytes that come over the line, as they are on it, fonts apart; talking to the server does not count."""

    def __init__(self, session: CDPSession) -> None:
        self.fonts = self.rest = 0.0
        self._kinds: dict[str, str] = {}
        session.send("Network.enable")
        session.on("Network.responseReceived", self._learn)
        session.on("Network.loadingFinished", self._weigh)

    def _learn(self, told: dict[str, object]) -> None:
        response = told["response"]
        assert isinstance(response, dict)
        self._kinds[str(told["requestId"])] = "api" if "/api/" in response["url"] else str(told["type"])

    def _weigh(self, told: dict[str, object]) -> None:
        kind = self._kinds.get(str(told["requestId"]), "api")
        kilobytes = float(str(told["encodedDataLength"])) / 1000
        if kind == "Font":
            self.fonts += kilobytes
        elif kind != "api":
            self.rest += kilobytes


def slowed(somebody: Person, rate: int = SLOWDOWN) -> CDPSession:
    session = somebody.context.new_cdp_session(somebody.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": rate})
    return session


def weighed(browser: Browser, house: OpenHouse) -> list[Row]:
    """The first visit to the shelf, and what each table adds to it."""
    rows: list[Row] = []
    for game in names():
        with person(browser, house.address) as ada:
            weights = Weights(ada.context.new_cdp_session(ada.page))
            ada.go()
            ada.page.wait_for_load_state("networkidle")
            frame, fonts = weights.rest, weights.fonts
            if not rows:
                rows += [
                    Row("first load of the frame", frame, "kB", FRAME_KB),
                    Row("its fonts", fonts, "kB", None),
                ]
            play_now(ada, game)
            ada.page.wait_for_load_state("networkidle")
            rows.append(Row(f"what the table of {game} adds", weights.rest - frame, "kB", TABLE_KB))
    return rows


def usable(browser: Browser, house: OpenHouse, rounds: int) -> list[Row]:
    """From the address to something that can be pressed, without any cache."""
    tables = {"the shelf": "/"} | {f"a table of {game}": founded(house, game) for game in DOES}
    rows = []
    for what, path in tables.items():
        times = []
        for _ in range(rounds):
            with person(browser, house.address) as ada:
                slowed(ada)
                ada.context.add_init_script(USABLE)
                ada.go(path)
                ada.until("() => window.usableAfter !== undefined")
                times.append(float(ada.page.evaluate("() => window.usableAfter")))
        rows.append(Row(f"{what} is usable, {SLOWDOWN} × slower CPU", statistics.median(times), "ms", USABLE_MS))
    return rows


def founded(house: OpenHouse, game: str) -> str:
    """The link to a chair at a table against as few bots as possible, waiting to begin."""
    players = game_called(game).fewest_players
    admission = house.found(game, players=players, bots={str(seat): "flake" for seat in range(1, players)})
    return f"/#{admission['code']}/{admission['token']}"


def played(browser: Browser, house: OpenHouse, game: str, movements: int, rate: int) -> dict[str, list[float]]:
    """What was seen in the page while a game was played until so many things had moved."""
    luck = random.Random(SEED)
    seen: dict[str, list[float]] = {"taps": [], "tasks": [], "frames": []}
    moved = 0
    while moved < movements:
        with person(browser, house.address) as ada:
            ada.context.add_init_script(WATCH)
            against_bots(ada, house, game, {})
            slowed(ada, rate)
            ada.page.evaluate("() => window.watched.clear()")
            moved += play(ada, game, movements - moved, luck)
            for kind, figures in ada.page.evaluate("() => window.watched.told()").items():
                seen[kind] += figures
    return seen


def play(ada: Person, game: str, movements: int, luck: random.Random) -> int:
    """Play until so many things have moved, or to the end; how many did."""
    hands = Mouse(ada)
    while True:
        ada.until(ASKED)
        moved = int(ada.page.evaluate(MOVEMENTS))
        if ada.table("isHeld"):
            hands.press(ada.page.locator("#prompt .btn.pri"))
            continue
        if moved >= movements or ada.table("isOver"):
            return moved
        before = ada.table("newest")
        DOES[game](ada, hands, luck.choice(ada.table("choices")))
        ada.until(HEARD, before)


def p95(figures: list[float]) -> float:
    return statistics.quantiles(figures, n=20)[-1] if len(figures) > 1 else figures[0]


def moving(browser: Browser, house: OpenHouse, movements: int) -> list[Row]:
    """From tap to movement, tasks that hold the page up, and frames that came late."""
    rows = []
    for game in DOES:
        usual = played(browser, house, game, movements, 1)
        slow = played(browser, house, game, movements, SLOWDOWN)
        late = [ms for ms in slow["frames"] if ms > FRAME_MS]
        rows += [
            Row(f"{game}: tap to first movement, p95 of {len(usual['taps'])}", p95(usual["taps"]), "ms", TAP_MS),
            Row(f"{game}: longest task while playing", max([0.0, *usual["tasks"]]), "ms", LONG_TASK_MS),
            Row(f"{game}: tasks above {LONG_TASKS} ms while playing", len(usual["tasks"]), "", None),
            Row(f"{game}: frames above {FRAME_MS} ms in {movements} movements, {SLOWDOWN} ×", len(late), "", 0),
            Row(f"{game}: longest frame of a movement, {SLOWDOWN} ×", max([0.0, *slow["frames"]]), "ms", FRAME_MS),
        ]
    return rows


def measured(home: Path, rounds: int, movements: int) -> list[Row]:
    """All figures."""
    limits = {
        "GEISTERSTUNDE_REQUESTS_A_MINUTE": "1000000",
        "GEISTERSTUNDE_TABLES_AN_HOUR": "100000",
        "GEISTERSTUNDE_MESSAGES_OF_ADDRESS": "100000",
    }
    with OpenHouse(home, **limits) as house, opened() as browser:
        return [*weighed(browser, house), *usable(browser, house, rounds), *moving(browser, house, movements)]
