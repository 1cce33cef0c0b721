"""People with a browser each: own storage, a screen of some size, a language; whatever goes wrong there is told."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Literal
from urllib.parse import urlsplit

import msgspec
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Request, WebSocket

PATIENCE: Final = 1000 * int(os.environ.get("PATIENCE", "180"))
"""Milliseconds; nobody measures time here, this only ends a test that hangs on a busy machine."""
LOOKS: Final = 20
"""Milliseconds between two looks; to look at every frame makes a page draw that has nothing to draw."""
PHONE: Final = (360, 740)
TABLET: Final = (820, 1180)
DESKTOP: Final = (1440, 900)
AXE: Final = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"

FINDINGS: Final = """async () => {
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    // What is written on a card is a part of its picture; its name says the same in the order of speech.
    const saysIts = (selector) => {
        const thing = document.querySelector(selector);
        const written = thing.cloneNode(true);
        for (const drawing of written.querySelectorAll('svg')) drawing.remove();
        return thing.ariaLabel.toLowerCase().includes(written.textContent.trim().toLowerCase());
    };
    return violations.flatMap(({ id, help, nodes }) => nodes
        .filter(({ target }) => id !== 'label-content-name-mismatch' || !saysIts(target[0]))
        .map(({ html, failureSummary }) => ({ id, help, html, why: failureSummary ?? '' })));
}"""


class Person:
    """Somebody in front of a page of the house."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.address = address
        self.context = context
        self.troubles: list[str] = []
        """Errors in the console, and requests to anybody else."""
        self.page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("request", self._watch)
        self.page.on("websocket", self._overhear)
        self.sent: list[Any] = []
        """All that the page has said by socket."""
        self._views: dict[int, Any] = {}

    def _hear(self, message: ConsoleMessage) -> None:
        # A line that is down is no mistake of the page; the browser tells it all the same.
        if message.type == "error" and "net::ERR_" not in message.text and "WebSocket" not in message.text:
            self.troubles.append(message.text)

    def _watch(self, request: Request) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")) and urlsplit(request.url).scheme != "ws":
            self.troubles.append(f"asks somebody else: {request.url}")

    def _overhear(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._keep)
        socket.on("framesent", lambda frame: self.sent.append(msgspec.json.decode(frame)))

    def _keep(self, frame: str | bytes) -> None:
        news = msgspec.json.decode(frame).get("news")
        if news is not None:
            self._views[news["number"]] = news.get("view")

    def shows_the_truth(self) -> None:
        """What is shown at rest is the view that the server has sent, not what the movements made of it."""
        is_busy = True
        while is_busy:
            # Where all choose at once somebody else's news may come at any time.
            self.until("() => { const table = window.geisterstundeTable; table.skip(); return !table.isBusy; }")
            number, view, is_busy = self.page.evaluate(
                "() => { const table = window.geisterstundeTable; return [table.newest, table.view, table.isBusy]; }"
            )
        assert view == self._views[number]

    def acts(self) -> int:
        """How many actions the page has wished for."""
        return sum(said["type"] == "do" and said["command"]["do"] == "act" for said in self.sent)

    def go(self, path: str = "/") -> "Person":
        """Open a page of the house."""
        self.page.goto(self.address + path)
        return self

    def until(self, condition: str, argument: Any = None) -> None:
        """Wait until the condition in the page is true."""
        self.page.wait_for_function(condition, arg=argument, polling=LOOKS)

    def is_at_rest(self) -> None:
        """Wait until nothing moves at the table."""
        self.until("() => window.geisterstundeTable && !window.geisterstundeTable.isBusy")

    def table(self, question: str) -> Any:
        """What the page knows of its table; only for what no screen can be asked."""
        return self.page.evaluate(f"() => window.geisterstundeTable.{question}")

    def scrolls(self) -> bool:
        """Whether anything of the page lies below or beside the screen."""
        return bool(
            self.page.evaluate(
                "() => { const root = document.scrollingElement;"
                " return root.scrollHeight > innerHeight + 1 || root.scrollWidth > innerWidth + 1; }"
            )
        )

    def findings(self) -> list[str]:
        """What axe finds fault with on this screen."""
        # In the midst of a change of colours nothing has its contrast; what breathes for ever does not count.
        self.until(
            "() => document.getAnimations().every((one) => one.playState !== 'running'"
            " || one.effect?.getComputedTiming().iterations === Infinity)"
        )
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate(FINDINGS)
        return [f"{one['id']}: {one['help']} — {one['html'][:160]} {one['why'][:200]}" for one in found]


def preferences(**chosen: Any) -> str:
    """A script that puts preferences into a browser before the page is there."""
    kept = {f"geisterstunde.{name}": msgspec.json.encode(value).decode() for name, value in chosen.items()}
    return (
        f"for (const [name, value] of Object.entries({msgspec.json.encode(kept).decode()})) localStorage[name] = value;"
    )


@contextmanager
def person(
    browser: Browser,
    address: str,
    size: tuple[int, int] = DESKTOP,
    language: Literal["de", "en"] = "de",
    theme: Literal["night", "day"] = "night",
    *,
    touch: bool = False,
    sharpness: float = 1,
    **chosen: Any,
) -> Iterator[Person]:
    """Somebody with a browser; in the end nothing may have gone wrong there."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale=f"{language}-{'DE' if language == 'de' else 'GB'}",
        has_touch=touch,
        device_scale_factor=sharpness,
        is_mobile=touch,
        reduced_motion="reduce" if chosen.pop("calm", False) else "no-preference",
        permissions=[],
    )
    context.add_init_script(
        "if (!sessionStorage.dressed) { sessionStorage.dressed = 1; "
        + preferences(language=language, theme=theme, **chosen)
        + " }"
    )
    somebody = Person(context, address)
    try:
        yield somebody
        assert somebody.troubles == [], somebody.troubles
    finally:
        context.close()
