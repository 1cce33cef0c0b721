"""Every figure of the page, one after the other, with a browser and a house of their own."""

import random
import statistics
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec
from playwright.sync_api import Browser, CDPSession, Page
from tests.browser.chromium import opened
from tests.browser.hands import DOES, Mouse
from tests.browser.people import DESKTOP, Person, person
from tests.browser.tables import against_bots, title
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
SETTLED_MS: Final = 1000
SEED: Final = 7
HEARD: Final = "(before) => window.geisterstundeTable.newest > before || window.geisterstundeTable.isHeld"
ASKED: Final = (
    "() => { const t = window.geisterstundeTable; "
    "return t.isHeld || (!t.isBusy && (t.isOver || t.choices.length > 0)); }"
)


class PageFigure(msgspec.Struct, frozen=True):
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
    """The bytes that come over the line, as they are on it, with their headers; fonts and answers of the API apart."""

    def __init__(self, session: CDPSession) -> None:
        self.fonts = self.api = self.rest = 0.0
        self.files = 0
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
        self.files += 1
        if kind == "Font":
            self.fonts += kilobytes
        elif kind == "api":
            self.api += kilobytes
        else:
            self.rest += kilobytes

    def settled(self, page: Page) -> None:
        """Wait until nothing more comes. Not Playwright's `networkidle`, which a page has only once."""
        before = -1
        while before < self.files:
            before = self.files
            page.wait_for_timeout(SETTLED_MS)


@contextmanager
def newcomer(browser: Browser, address: str) -> Iterator[Person]:
    """Somebody without any cache and without our worker: what it fetches for the page no session of the page counts."""
    context = browser.new_context(
        viewport={"width": DESKTOP[0], "height": DESKTOP[1]}, locale="de-DE", service_workers="block"
    )
    yield Person(context, address)
    context.close()


def slowed(somebody: Person, rate: int = SLOWDOWN) -> CDPSession:
    session = somebody.context.new_cdp_session(somebody.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": rate})
    return session


def weighed(browser: Browser, house: OpenHouse) -> list[PageFigure]:
    """The first visit to the shelf with all that it sends for, and what each table adds to it."""
    rows: list[PageFigure] = []
    for game in names():
        with newcomer(browser, house.address) as ada:
            weights = Weights(ada.context.new_cdp_session(ada.page))
            ada.go()
            ada.page.locator("main button").first.wait_for()
            weights.settled(ada.page)
            frame = weights.rest
            if not rows:
                rows += [
                    PageFigure("first visit to the shelf: page, scripts and styles, compressed", frame, "kB", FRAME_KB),
                    PageFigure("its fonts", weights.fonts, "kB", None),
                    PageFigure("its answers by the API", weights.api, "kB", None),
                ]
            ada.page.get_by_role("button", name=f"Sofort spielen: {title(game, 'de')}", exact=True).click()
            ada.until("() => window.geisterstundeTable?.isDressed")
            weights.settled(ada.page)
            rows.append(
                PageFigure(f"what the table of {game} adds after the shelf", weights.rest - frame, "kB", TABLE_KB)
            )
    return rows


def usable(browser: Browser, house: OpenHouse, rounds: int) -> list[PageFigure]:
    """From the address to something that can be pressed, without any cache; a table's game has begun."""
    rows = []
    for what in ("the shelf", *DOES):
        times = [opening(browser, house, what, SLOWDOWN)[0] for _ in range(rounds)]
        # What the page itself works, whatever else the machine does: the bound of the figure above on a quiet one.
        work = [opening(browser, house, what, 1)[1] * SLOWDOWN for _ in range(rounds)]
        name = what if what == "the shelf" else f"a table of {what}"
        rows += [
            PageFigure(f"{name} is usable, {SLOWDOWN} × slower CPU", statistics.median(times), "ms", USABLE_MS),
            PageFigure(f"{name}: CPU time of the page until then, × {SLOWDOWN}", statistics.median(work), "ms", None),
        ]
    return rows


def opening(browser: Browser, house: OpenHouse, what: str, rate: int) -> tuple[float, float]:
    """When a page could be used, and how long its main thread had worked by then, in ms."""
    path = "/" if what == "the shelf" else begun(house, what)
    with person(browser, house.address) as ada:
        session = slowed(ada, rate)
        session.send("Performance.enable", {"timeDomain": "threadTicks"})
        ada.context.add_init_script(USABLE)
        ada.go(path)
        ada.until("() => window.usableAfter !== undefined")
        figures = {one["name"]: float(one["value"]) for one in session.send("Performance.getMetrics")["metrics"]}
        return float(ada.page.evaluate("() => window.usableAfter")), 1000 * figures["TaskDuration"]


def begun(house: OpenHouse, game: str) -> str:
    """The link to a chair at a table against as few bots as possible, with something to choose there."""
    players = game_called(game).fewest_players
    admission = house.found(game, players=players, bots={str(seat): "flake" for seat in range(1, players)})
    founder = house.enter(admission["code"], admission["token"])
    founder.tell(type="do", id="start", command={"do": "start"})
    while not founder.hear("heard")["news"].get("choices"):
        pass
    founder.close()
    return f"/#{admission['code']}/{admission['token']}"


def played(browser: Browser, house: OpenHouse, game: str, movements: int, rate: int) -> dict[str, list[float]]:
    """What was seen in the page while a game was played until so many things had moved."""
    luck = random.Random(SEED)
    seen: dict[str, list[float]] = {"taps": [], "others": [], "tasks": [], "frames": []}
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
    if not figures:
        return 0.0
    return statistics.quantiles(figures, n=20)[-1] if len(figures) > 1 else figures[0]


def moving(browser: Browser, house: OpenHouse, movements: int) -> list[PageFigure]:
    """From tap to movement, tasks that hold the page up, and frames that came late."""
    rows = []
    for game in DOES:
        usual = played(browser, house, game, movements, 1)
        slow = played(browser, house, game, movements, SLOWDOWN)
        late = [ms for ms in slow["frames"] if ms > FRAME_MS]
        rows += [
            PageFigure(
                f"{game}: tap to first own movement, p95 of {len(usual['taps'])}", p95(usual["taps"]), "ms", TAP_MS
            ),
            PageFigure(f"{game}: taps after which others moved first", len(usual["others"]), "", None),
            PageFigure(f"{game}: longest task while playing", max([0.0, *usual["tasks"]]), "ms", LONG_TASK_MS),
            PageFigure(f"{game}: tasks above {LONG_TASKS} ms while playing", len(usual["tasks"]), "", None),
            PageFigure(f"{game}: frames above {FRAME_MS} ms in {movements} movements, {SLOWDOWN} ×", len(late), "", 0),
            PageFigure(
                f"{game}: longest frame of a movement, {SLOWDOWN} ×", max([0.0, *slow["frames"]]), "ms", FRAME_MS
            ),
        ]
    return rows


def measured(home: Path, rounds: int, movements: int) -> list[PageFigure]:
    """All figures."""
    limits = {
        "GEISTERSTUNDE_REQUESTS_A_MINUTE": "1000000",
        "GEISTERSTUNDE_TABLES_AN_HOUR": "100000",
        "GEISTERSTUNDE_MESSAGES_OF_ADDRESS": "100000",
    }
    with OpenHouse(home, **limits) as house, opened() as browser:
        return [*weighed(browser, house), *usable(browser, house, rounds), *moving(browser, house, movements)]
