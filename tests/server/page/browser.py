"""A real Chromium without a window, driven over its DevTools protocol: one browser, people with their own storage."""

import base64
import contextlib
import itertools
import json
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from websockets.sync.client import ClientConnection, connect

PATIENCE = 180.0
"""Seconds; only a machine that has much else to do needs them."""
NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
MISSING = (
    "The tests of the page need the browser Chromium, and none was found. Install it "
    "(Debian, Ubuntu: apt-get install chromium), or name one with CHROMIUM=/path/to/chromium."
)
QUIET = (
    "--headless=new",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--hide-scrollbars",
    "--remote-debugging-port=0",
)
ANSWER = "const it = {}; return it instanceof Node || it;"
"""An element cannot leave the browser; that it is there can."""
PHONE = (360, 740)
DESKTOP = (1440, 900)


def chromium() -> str:
    """Where the browser is; a sentence that says what to install if it is nowhere."""
    named = os.environ.get("CHROMIUM")
    found = [named] if named else [path for name in NAMES if (path := shutil.which(name))]
    assert found, MISSING
    return found[0]


class Browser:
    """One process of Chromium."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="geisterstunde-browser-", ignore_cleanup_errors=True)
        # The sandbox of Chromium does not work for root, as in CI; only our own page is opened.
        sandbox = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
        self._process = subprocess.Popen(
            [chromium(), *QUIET, *sandbox, f"--user-data-dir={self._folder.name}", "about:blank"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._stack = contextlib.ExitStack()
        self._line = self._stack.enter_context(self._connected())
        self._ids = itertools.count(1)
        self.pages: dict[str, Page] = {}

    def _connected(self) -> ClientConnection:
        told = Path(self._folder.name) / "DevToolsActivePort"
        deadline = time.monotonic() + PATIENCE
        # The file is there before all of it is written: a port, and a path.
        while len(words := told.read_text().split() if told.exists() else []) < 2:
            assert time.monotonic() < deadline, "Chromium did not start"
            assert self._process.poll() is None, "Chromium ended at once"
            time.sleep(0.05)
        # No heartbeat: a browser on a busy machine may be silent for longer than that.
        return connect(f"ws://127.0.0.1:{words[0]}{words[1]}", max_size=None, open_timeout=PATIENCE, ping_interval=None)

    def ask(self, method: str, session: str | None = None, **parameters: Any) -> dict[str, Any]:
        """Call a method of the DevTools and wait for its answer; what happens meanwhile is told to the pages."""
        number = next(self._ids)
        message: dict[str, Any] = {"id": number, "method": method, "params": parameters}
        if session is not None:
            message["sessionId"] = session
        self._line.send(json.dumps(message))
        while True:
            heard: dict[str, Any] = json.loads(self._line.recv(PATIENCE))
            if heard.get("id") == number:
                assert "error" not in heard, f"{method}: {heard['error']}"
                answer: dict[str, Any] = heard["result"]
                return answer
            page = self.pages.get(heard.get("sessionId", ""))
            if page is not None:
                page.notice(heard)

    def person(
        self, address: str, size: tuple[int, int] = DESKTOP, language: str = "en", theme: str = "dark"
    ) -> "Page":
        """A page for somebody with a storage of their own."""
        context = self.ask("Target.createBrowserContext")["browserContextId"]
        return self.page(address, context, size, language, theme)

    def page(self, address: str, context: str, size: tuple[int, int], language: str, theme: str) -> "Page":
        target = self.ask("Target.createTarget", url="about:blank", browserContextId=context)["targetId"]
        session = self.ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        page = Page(self, session, context)
        self.pages[session] = page
        for domain in ("Page", "Runtime", "Log", "Network"):
            page.ask(f"{domain}.enable")
        agent = page.value("navigator.userAgent")
        page.ask("Emulation.setUserAgentOverride", userAgent=agent, acceptLanguage=language)
        page.ask("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": theme}])
        page.resize(size)
        page.go(address)
        return page

    def close(self) -> None:
        self._stack.close()
        self._process.terminate()
        self._process.wait(PATIENCE)
        self._folder.cleanup()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class Page:
    """What one person sees."""

    def __init__(self, browser: Browser, session: str, context: str) -> None:
        self._browser = browser
        self._session = session
        self.context = context
        self.complaints: list[str] = []
        """What the browser found wrong with the page: exceptions, blocked resources, errors on the console."""
        self.asked: set[str] = set()
        """Every address that the page has asked for."""

    def ask(self, method: str, **parameters: Any) -> dict[str, Any]:
        return self._browser.ask(method, self._session, **parameters)

    def notice(self, heard: dict[str, Any]) -> None:
        told = heard.get("params", {})
        match heard.get("method"):
            case "Runtime.exceptionThrown":
                details = told["exceptionDetails"]
                self.complaints.append(details.get("exception", {}).get("description", details["text"]))
            case "Log.entryAdded" if told["entry"]["level"] == "error" and told["entry"]["source"] != "network":
                self.complaints.append(told["entry"]["text"])
            case "Network.requestWillBeSent":
                self.asked.add(told["request"]["url"])
            case "Network.webSocketCreated":
                self.asked.add(told["url"])

    def resize(self, size: tuple[int, int]) -> None:
        width, height = size
        self.ask(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=width < 500
        )

    def go(self, address: str) -> None:
        self.ask("Page.navigate", url=address)
        self.until("document.readyState === 'complete'")

    def reload(self) -> None:
        # The old document answers until the new one is there, however long that takes.
        self.value("document.isOld = true")
        self.ask("Page.reload")
        self.until("document.isOld !== true && document.readyState === 'complete'")

    def value(self, expression: str) -> Any:
        """What an expression of JavaScript is worth."""
        answer = self.ask("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in answer, answer["exceptionDetails"]
        return answer["result"].get("value")

    def until(self, condition: str) -> Any:
        """Wait for something to become true."""
        deadline = time.monotonic() + PATIENCE
        while True:
            found = self.value(f"(() => {{ try {{ {ANSWER.format(condition)} }} catch {{ return null; }} }})()")
            if found:
                return found
            assert time.monotonic() < deadline, f"never true: {condition}\n{self.text()}\n{self.complaints}"
            time.sleep(0.03)

    def until_file(self, path: Path) -> None:
        """Wait for a file that the browser keeps."""
        deadline = time.monotonic() + PATIENCE
        while not path.exists() or path.stat().st_size == 0:
            assert time.monotonic() < deadline, f"{path.name} never came: {self.complaints}"
            self.value("0")
            time.sleep(0.05)

    def text(self) -> str:
        return str(self.value("document.body.innerText"))

    def until_text(self, text: str) -> None:
        self.until(f"document.body.innerText.includes({json.dumps(text)})")

    def click(self, selector: str) -> None:
        """Press something with the mouse, where it is on the screen."""
        self.let_go(self.hold(selector))

    def hold(self, selector: str) -> tuple[float, float]:
        """Press the mouse button on something; a person waits until it stands still."""
        found = f"document.querySelector({json.dumps(selector)})"
        self.until(f"{found} !== null")
        place = (
            f"(() => {{ const it = {found}; it.scrollIntoView({{block: 'center'}});"
            " const box = it.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;"
            " const there = document.elementFromPoint(x, y);"
            " return box.width > 0 && there !== null && (it.contains(there) || there.contains(it)) && [x, y]; })()"
        )
        before = self.until(place)
        while (now := self.until(place)) != before:
            before = now
        self._mouse("mousePressed", now)
        return now[0], now[1]

    def let_go(self, place: tuple[float, float]) -> None:
        """Release the mouse button there."""
        self._mouse("mouseReleased", place)

    def _mouse(self, kind: str, place: Sequence[float]) -> None:
        self.ask("Input.dispatchMouseEvent", type=kind, x=place[0], y=place[1], button="left", clickCount=1)

    def write(self, selector: str, text: str) -> None:
        """Put the focus somewhere and type."""
        self.value(f"document.querySelector({json.dumps(selector)}).select()")
        self.ask("Input.insertText", text=text)

    def press(self, key: str) -> None:
        """Press a key of the keyboard."""
        text = {"Enter": "\r", "Space": " "}.get(key, "")
        named = " " if key == "Space" else key
        codes = {"Enter": 13, "Space": 32, "Tab": 9, "Escape": 27}
        arrows = {"ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40}
        code = {**codes, **arrows}[key]
        parameters: dict[str, Any] = {"key": named, "code": key, "windowsVirtualKeyCode": code}
        self.ask("Input.dispatchKeyEvent", type="keyDown", **({"text": text} if text else {}), **parameters)
        self.ask("Input.dispatchKeyEvent", type="keyUp", **parameters)

    def choose(self, selector: str, value: str) -> None:
        """Choose from a list."""
        self.value(
            f"(() => {{ const it = document.querySelector({json.dumps(selector)}); it.value = {json.dumps(value)};"
            " it.dispatchEvent(new Event('change', {bubbles: true})); })()"
        )

    def picture(self, path: Path) -> None:
        """What is on the screen, as a file."""
        shown = self.ask("Page.captureScreenshot", format="png")
        path.write_bytes(base64.b64decode(shown["data"]))
