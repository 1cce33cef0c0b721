"""The real Chromium of this machine, without a window, driven by Playwright."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Browser, sync_playwright

NAMES: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")
"""The shell first: the same browser without its own windows and bars, a third of the time of a short test."""
MISSING: Final = (
    "The tests in the browser need Chromium, and none was found. Install it "
    "(Debian: apt-get install chromium-headless-shell), or name one with CHROMIUM=/path/to/chromium."
)
QUIET: Final = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
)


def chromium() -> str:
    """Where the browser is; a sentence that says what to install if it is nowhere."""
    named = os.environ.get("CHROMIUM")
    found = [named] if named else [path for name in NAMES if (path := shutil.which(name))]
    assert found, MISSING
    return found[0]


@contextmanager
def opened() -> Iterator[Browser]:
    """One process of Chromium; nothing is downloaded."""
    # The sandbox of Chromium does not work for root, as in CI; only our own pages are opened.
    sandbox = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=[*QUIET, *sandbox])
        yield browser
        browser.close()
