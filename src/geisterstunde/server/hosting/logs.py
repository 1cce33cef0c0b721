"""What the host reads: one JSON object a line, without names, tokens, cards, codes of tables or addresses of people."""

import logging
import sys
import time
import traceback
from collections.abc import Callable
from typing import Final, TextIO

import msgspec

from geisterstunde.server.http.limits import Credits

MOST_TROUBLES: Final = 50
"""So many lines about mistakes and from libraries at once; after that one a second."""


class Log:
    """Writes lines; `now` and where they go come from outside."""

    def __init__(self, out: TextIO | None = None, now: Callable[[], float] = time.time) -> None:
        self._out = out
        self._now = now
        # A mistake that is made again and again must not fill the disk.
        self._patience = Credits(MOST_TROUBLES, 1.0, now())

    def write(self, event: str, **facts: str | int | float | bool | None) -> None:
        """One line: when, what, and facts that everybody may know."""
        line = msgspec.json.encode({"at": round(self._now(), 3), "event": event, **facts}).decode()
        out = self._out or sys.stderr
        out.write(line + "\n")
        out.flush()

    def library(self, name: str, level: str, line: int) -> None:
        """A library had something to say: who and where, never its words, because they quote requests."""
        self._write_patiently("library", name=name, level=level, line=line)

    def damaged(self, table: int, entry: int) -> None:
        """A table is not whole: its number in the store, and the first entry that is not as it was kept."""
        # Whoever asks for it again and again must not fill the disk.
        self._write_patiently("damaged", table=table, entry=entry + 1)

    def _write_patiently(self, event: str, **facts: str | int) -> None:
        if self._patience.spend(1, self._now()):
            self.write(event, **facts)

    def trouble(self, where: str, error: BaseException) -> None:
        """A mistake of ours: its kind and where in the program, never its words, which could hold a card or a name."""
        frames = traceback.extract_tb(error.__traceback__)[-6:]
        steps = " < ".join(f"{frame.name}:{frame.lineno}" for frame in reversed(frames))
        self._write_patiently("trouble", where=where, kind=type(error).__name__, steps=steps)


class _AsLines(logging.Handler):
    """What libraries log, as lines of ours."""

    def __init__(self, log: Log) -> None:
        super().__init__(logging.WARNING)
        self._log = log

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info and record.exc_info[1] is not None:
            self._log.trouble(record.name, record.exc_info[1])
            return
        self._log.library(record.name, record.levelname.lower(), record.lineno)


def hear_libraries(log: Log) -> None:
    """Let uvicorn, websockets and Litestar write through this log, warnings and worse only."""
    handler = _AsLines(log)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "websockets", "litestar", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(logging.WARNING)
        logger.propagate = False
