"""Only one program uses a file: a lock that the operating system lets go of, however the program ends."""

import os
import sys
from contextlib import suppress
from pathlib import Path

from geisterstunde.core.words import Refusal, Refused

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLock:
    """The right to use a file, held until `release`; Refused if another program, or this one, holds it."""

    def __init__(self, path: Path) -> None:
        # A file of its own: SQLite locks its database with POSIX locks, which any close in the same process drops.
        self._beside = path.with_name(f"{path.name}.lock")
        self._descriptor = self._taken(path)

    def _taken(self, path: Path) -> int:
        while True:
            descriptor = os.open(self._beside, os.O_RDWR | os.O_CREAT, 0o600)
            try:
                _lock(descriptor)
            except OSError:
                os.close(descriptor)
                raise Refused(Refusal("store-locked", {"file": str(path)})) from None
            if self._is_still_there(descriptor):
                return descriptor
            # Whoever had it removed it between our open and our lock: what we locked is nobody's file any more.
            os.close(descriptor)

    def _is_still_there(self, descriptor: int) -> bool:
        try:
            return os.path.samestat(os.fstat(descriptor), os.stat(self._beside))
        except FileNotFoundError:
            return False

    def release(self) -> None:
        """Let go of it and leave nothing behind."""
        # Windows does not remove an open file; there an empty one stays, which locks nobody out.
        with suppress(OSError):
            self._beside.unlink()
        os.close(self._descriptor)
