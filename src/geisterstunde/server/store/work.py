"""What the writer is given to do, and what those who wait for it hear."""

from asyncio import Future
from typing import Any, NamedTuple

Row = tuple[int, int, bytes]
"""An entry to keep: its table, its number, what it says."""


class Append(NamedTuple):
    """One more entry of a table."""

    row: Row
    waiting: "Future[None]"


class Found(NamedTuple):
    """A new table."""

    code: str
    entry: bytes
    waiting: "Future[int]"


class Forget(NamedTuple):
    """A table that leaves, or goes on leaving; nobody waits where a restart goes on with it."""

    table: int
    waiting: "Future[None] | None"


class KeepAsides(NamedTuple):
    """What was said aside lately at a table."""

    table: int
    said: bytes
    waiting: "Future[None]"


class KeepLookBack(NamedTuple):
    """What was found about a game of a table that is over."""

    table: int
    game: int
    found: bytes
    waiting: "Future[None]"


Work = Append | Found | Forget | KeepAsides | KeepLookBack
Outcome = tuple["Future[Any] | None", Any, Exception | None]
"""Who waits, what it hears, or why it did not work."""


def tell(outcomes: list[Outcome]) -> None:
    """In the event loop: all who wait hear what became of it."""
    for waiting, result, problem in outcomes:
        if waiting is None or waiting.done():
            continue
        if problem is None:
            waiting.set_result(result)
        else:
            waiting.set_exception(problem)
