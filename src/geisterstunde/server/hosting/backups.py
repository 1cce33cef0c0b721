"""Copies of all tables that the host makes by a button: in one folder, not too many, not too often."""

import asyncio
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from geisterstunde.core.words import Refusal, Refused
from geisterstunde.server.bodies import BackupSheet
from geisterstunde.server.store.interface import Store
from geisterstunde.table.files import unwritable

FOLDER: Final = "backups"
MOST: Final = 24
"""So many may lie in the folder; throwing one away is left to people."""
AT_MOST_EVERY: Final = 60.0
"""Seconds between two of them."""
HIDDEN: Final = 0o700


class Backups:
    """The folder beside the database, and what is in it."""

    def __init__(self, store: Store, data: Path | None, now: Callable[[], float]) -> None:
        self._store = store
        self._data = data
        self._now = now
        self._one = asyncio.Lock()
        self._last = 0.0

    def all(self) -> tuple[BackupSheet, ...]:
        """What is there, the newest first."""
        if self._data is None:
            return ()
        found = sorted(_files(self._data.parent / FOLDER), key=lambda file: file.name, reverse=True)
        return tuple(map(_sheet, found))

    async def make(self) -> BackupSheet:
        """One more; Refused if there are enough, if the last one was just made, or if there is no room."""
        if self._data is None:
            raise Refused(Refusal("no-data-file"))
        if self._one.locked() or self._now() - self._last < AT_MOST_EVERY:
            raise Refused(Refusal("backup-too-soon", {"seconds": round(AT_MOST_EVERY)}))
        async with self._one:
            target = await asyncio.to_thread(_place_for, self._data, self._now())
            await self._store.backup(target)
            self._last = self._now()
            return await asyncio.to_thread(_sheet, target)


def _place_for(data: Path, now: float) -> Path:
    folder = data.parent / FOLDER
    try:
        folder.mkdir(mode=HIDDEN, exist_ok=True)
        room = shutil.disk_usage(folder).free
        size = data.stat().st_size
    except OSError as error:
        raise unwritable(folder, error) from None
    if len(_files(folder)) >= MOST:
        raise Refused(Refusal("too-many-backups", {"most": MOST, "folder": FOLDER}))
    if room < 2 * size:
        raise Refused(Refusal("backup-no-room"))
    return folder / f"{data.stem}-{time.strftime('%Y%m%d-%H%M%S', time.gmtime(now))}.sqlite"


def _files(folder: Path) -> list[Path]:
    return [file for file in folder.glob("*.sqlite") if file.is_file()] if folder.is_dir() else []


def _sheet(file: Path) -> BackupSheet:
    about = file.stat()
    return BackupSheet(name=file.name, bytes=about.st_size, at=about.st_mtime)
