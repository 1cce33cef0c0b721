"""What keeps the tables: every entry of every table, durable before anybody hears of it. An interface."""

from collections.abc import Awaitable
from pathlib import Path
from typing import NamedTuple, Protocol

from geisterstunde.core.words import Refusal, Refused


class NotSaved(Refused):
    """It could not be made durable (a full disk, a failing one); it was looked up that nothing of it is kept.

    The cause is chained.
    """

    def __init__(self) -> None:
        # Players read this refusal: it names no file and no folder.
        super().__init__(Refusal("not-saved"))


class InDoubt(Refused):
    """The disk failed while it was made durable, and what was kept could not be looked up; the cause is chained."""

    def __init__(self) -> None:
        super().__init__(Refusal("save-in-doubt"))


class NotRead(Refused):
    """What is stored could not be read back (a damaged or failing disk); the cause is chained."""

    def __init__(self) -> None:
        super().__init__(Refusal("not-read"))


class TableDamaged(Refused):
    """An entry is changed, missing or too many: all before it are whole, and nothing goes on after it."""

    def __init__(self, number: int) -> None:
        # People count from one.
        super().__init__(Refusal("table-damaged", {"entry": number + 1, "whole": number}))
        self.number = number


class Conflict(Exception):
    """Not the next entry of its table: the number is there already, or the one before is not, or the table is not."""


class CodeTaken(Exception):
    """Another table is called so already."""


class StoreClosed(Exception):
    """The store was closed before."""


class TableSnapshot(NamedTuple):
    """A table after so many entries, which take so many bytes."""

    entries: int
    size: int
    content: bytes


class Store(Protocol):
    """Tables as rows of entries, numbered from 0 without a gap. All methods belong to one event loop.

    Who stops waiting for `found`, `append` or `forget` (a cancelled task) does not know whether it was carried out.
    """

    async def found(self, code: str, entry: bytes) -> int:
        """The number of a new table with its entry 0, durable; CodeTaken or NotSaved if there is none.

        InDoubt if that is not known.
        """

    def append(self, table: int, number: int, entry: bytes) -> Awaitable[None]:
        """Keep one more entry: durable when this is done; after Conflict or NotSaved nothing of it is kept.

        After InDoubt it is not known: the entries tell, as soon as they can be read.
        """

    async def entries(self, table: int, since: int = 0) -> list[bytes]:
        """The entries from number `since` on, in their order; none where there is no such table.

        TableDamaged if they are not whole, NotRead if they cannot be read.
        """

    async def table_called(self, code: str) -> int | None:
        """The table of that code, or None."""

    async def count(self) -> int:
        """How many tables there are."""

    async def forget(self, table: int) -> None:
        """Remove a table and all of its entries, durable when this returns; no such table is fine too.

        It is carried out in short steps between which appends to other tables go on. From the first step on the
        table is not found any more, and a crash between the steps does not bring it back.
        """

    async def untouched_since(self, moment: float, most: int) -> list[int]:
        """At most so many tables that got no entry since the moment (seconds since 1970), longest untouched first.

        None of them was touched since; one that is hardly older than the moment may be named up to an hour late.
        """

    async def backup(self, path: Path) -> None:
        """A consistent copy of everything as a new file, while the store is used; Refused if the file exists."""

    async def asides(self, table: int) -> bytes | None:
        """What `keep_asides` kept last of the table; None if nothing, or if there is no such table."""

    def keep_asides(self, table: int, said: bytes) -> Awaitable[None]:
        """Keep what was said aside last instead of what was kept before; nothing where there is no such table."""

    async def look_back(self, table: int, game: int) -> bytes | None:
        """What `keep_look_back` kept of a game of the table; None if nothing whole, or if there is no such table."""

    def keep_look_back(self, table: int, game: int, found: bytes) -> Awaitable[None]:
        """Keep what was found about a finished game of the table; nothing where there is no such table."""

    async def snapshot(self, table: int) -> TableSnapshot | None:
        """What `keep_snapshot` kept last of the table, if it is whole and of the history that the entries tell."""

    async def keep_snapshot(self, table: int, snapshot: TableSnapshot) -> None:
        """Keep a snapshot instead of the one before. It may be lost at any time: the entries are the truth."""

    async def size(self) -> int:
        """How many bytes all tables together take."""

    async def close(self) -> None:
        """Finish all that waits and let go of the file; anything asked afterwards raises StoreClosed."""
