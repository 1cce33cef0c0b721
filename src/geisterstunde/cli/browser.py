"""Opens the page where somebody can see it."""

import contextlib
import os
import sys
import threading
import webbrowser
from collections.abc import Mapping


def is_browser_wanted(environment: Mapping[str, str], platform: str = sys.platform) -> bool:
    """Whether somebody sits before a screen of this machine: not in CI, not far away, not without a display."""
    if environment.get("CI"):
        return False
    if platform in ("win32", "darwin"):
        return not environment.get("SSH_CONNECTION")
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def open_browser(address: str) -> None:
    """Open the address beside the running server; a browser that fails is no reason to stop."""
    threading.Thread(target=_open, args=(address,), daemon=True).start()


def _open(address: str) -> None:
    with contextlib.suppress(webbrowser.Error, OSError):
        webbrowser.open(address)


def has_screen() -> bool:
    """Whether a browser would be seen here."""
    return sys.stdout.isatty() and is_browser_wanted(os.environ)
