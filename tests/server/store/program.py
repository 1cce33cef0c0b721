"""Programs that the tests of the store run in a process of their own, to kill or to limit it."""

import asyncio
import os
import resource
import sys
from itertools import count
from pathlib import Path

from coverage import Coverage

from geisterstunde.core.words import Refused
from geisterstunde.server.store.backup import backup_of
from geisterstunde.server.store.interface import NotSaved
from geisterstunde.server.store.sqlite import SqliteStore

SMALL = 400_000
"""Bytes: no file may grow beyond them, as on a disk that is full."""
NOBODY = 65534


def say(*words: object) -> None:
    """A line, in one piece and at once."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


def entry_of(table: int, number: int) -> bytes:
    return b"%d of %d " % (number, table) * 20


async def append_for_ever(path: Path) -> None:
    """Append to twenty tables at once, and say each entry that was acknowledged."""
    store = await SqliteStore.open(path)

    async def append(code: str) -> None:
        table = await store.table_called(code) or await store.found(code, b"founded")
        for number in count(len(await store.entries(table))):
            await store.append(table, number, entry_of(table, number))
            say(table, number)

    await asyncio.gather(*(append(f"code {number}") for number in range(20)))


async def fill_the_disk(path: Path) -> None:
    """Append until there is no room, some more in vain, then with room again; say what was refused and what is kept."""
    store = await SqliteStore.open(path)
    table = await store.found("moon", b"0")
    most = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
    resource.setrlimit(resource.RLIMIT_FSIZE, (SMALL, most))
    number, refused = 1, 0
    # After a refusal the log is written back, and there may be room again for a while.
    while refused < 5:
        is_refused = not await is_saved(store, table, number)
        number, refused = (number, refused + 1) if is_refused else (number + 1, 0)
    full = await store.entries(table)
    say("refused", refused)
    say("kept", full == [b"0", *(entry_of(table, one) for one in range(1, number))])
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
    say("again", await is_saved(store, table, number))
    await store.close()
    store = await SqliteStore.open(path)
    say("reopened", await store.entries(table) == [*full, entry_of(table, number)])
    await store.close()


async def is_saved(store: SqliteStore, table: int, number: int) -> bool:
    try:
        await store.append(table, number, entry_of(table, number))
    except NotSaved:
        return False
    return True


async def obey(path: Path) -> None:
    """Append each word that is typed to a table, and say what became of it; `?` is a question for all that is kept.

    `!` notes what was run.
    """
    store = await SqliteStore.open(path)
    table = await store.table_called("moon") or await store.found("moon", b"0")
    say("ready")
    while word := (await asyncio.to_thread(sys.stdin.readline)).strip():
        if word == "!":
            note_what_was_run()
            continue
        try:
            kept = await store.entries(table)
            if word == "?":
                say(*(entry.decode() for entry in kept))
            else:
                await store.append(table, len(kept), word.encode())
                say("kept")
        except Refused as refused:
            say(refused.refusal.key)
    await store.close()


def note_what_was_run() -> None:
    """Save what was measured of this process, for it will be killed; nothing where nobody measures."""
    measured = Coverage.current()
    if measured is not None:
        measured.save()
    say("noted")


async def open_as_nobody(path: Path) -> None:
    """Open it as somebody who has no rights, and say why that is refused."""
    if os.getuid() == 0:
        os.setuid(NOBODY)
    await open_and_tell(path)


async def open_and_tell(path: Path) -> None:
    """Open it, and say how that went."""
    try:
        store = await SqliteStore.open(path)
    except Refused as refused:
        say(refused.refusal.key)
        return
    say("opened")
    await store.close()


async def back_up(source: Path, target: Path) -> None:
    """Make a backup, as `geisterstunde backup` does beside a running server."""
    try:
        backup_of(source, target)
    except Refused as refused:
        say(refused.refusal.key)
        return
    say("done")


PROGRAMS = {
    program.__name__: program for program in (append_for_ever, fill_the_disk, obey, open_as_nobody, open_and_tell)
}

if __name__ == "__main__":
    name, *paths = sys.argv[1:]
    if name == "back_up":
        asyncio.run(back_up(Path(paths[0]), Path(paths[1])))
    else:
        asyncio.run(PROGRAMS[name](Path(paths[0])))
