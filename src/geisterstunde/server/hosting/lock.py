"""Only one program uses a file: locks that the operating system lets go of, however the program ends."""

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from geisterstunde.core.words import Refusal, Refused

FAR: Final = 2**62
"""A place that no file reaches, far behind the bytes that SQLite itself locks in its database."""

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

    def _lock_itself(descriptor: int) -> None:
        os.lseek(descriptor, FAR, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

    def _write_at_begin(descriptor: int, words: bytes) -> None:
        os.lseek(descriptor, 0, os.SEEK_SET)
        os.write(descriptor, words)

else:
    import fcntl
    import struct

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _lock_itself(descriptor: int) -> None:
        # Not flock, which on some systems and shares is the same as SQLite's own locks, and not lockf, which any close
        # of the file in this process would drop. macOS has no such lock for us: there the file beside must do.
        if sys.platform == "linux":
            wish = struct.pack("hhqqi4x", fcntl.F_WRLCK, os.SEEK_SET, FAR, 1, 0)
            fcntl.fcntl(descriptor, fcntl.F_OFD_SETLK, wish)

    def _write_at_begin(descriptor: int, words: bytes) -> None:
        os.pwrite(descriptor, words, 0)


_held: set[tuple[int, int]] = set()
"""Files that this process has locked: opening and closing one of them again would drop SQLite's own locks on it."""


class FileLock:
    """The right to use a file, held until `release`; Refused if another program, or this one, holds it.

    There are two locks: on a file beside it, while there may be no file yet, and with `seize` on the file itself, which
    is the same by all of its names. The file beside also has room for a note to whoever comes after a crash.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._beside = path.with_name(f"{path.name}.lock")
        self._descriptor = self._taken()
        self._itself: int | None = None
        self._file: tuple[int, int] | None = None
        self.left = os.read(self._descriptor, 256)
        """The note of somebody who did not release it."""

    def _taken(self) -> int:
        while True:
            descriptor = os.open(self._beside, os.O_RDWR | os.O_CREAT, 0o600)
            try:
                _lock(descriptor)
            except OSError:
                os.close(descriptor)
                raise self._refused() from None
            if self._is_still_there(descriptor):
                return descriptor
            # Whoever had it removed it between our open and our lock: what we locked is nobody's file any more.
            os.close(descriptor)

    def _is_still_there(self, descriptor: int) -> bool:
        try:
            return os.path.samestat(os.fstat(descriptor), os.stat(self._beside))
        except FileNotFoundError:
            return False

    def _refused(self) -> Refused:
        return Refused(Refusal("store-locked", {"file": str(self._path)}))

    def seize(self) -> None:
        """Lock the file itself, which is there now; Refused if somebody has it by whatever name."""
        found = self._path.stat()
        file = (found.st_dev, found.st_ino)
        if file in _held:
            raise self._refused()
        descriptor = os.open(self._path, os.O_RDWR)
        try:
            _lock_itself(descriptor)
        except (BlockingIOError, PermissionError):
            os.close(descriptor)
            raise self._refused() from None
        except BaseException:
            os.close(descriptor)
            raise
        self._itself, self._file = descriptor, file
        _held.add(file)

    def note(self, words: bytes) -> None:
        """Leave a note for the case that this is never released; it always has the same length."""
        with suppress(OSError):
            _write_at_begin(self._descriptor, words)

    def release(self, *, keep_note: bool = False) -> None:
        """Let go of it and leave nothing behind, unless a note is still to be read."""
        if self._itself is not None and self._file is not None:
            os.close(self._itself)
            _held.discard(self._file)
            self._itself = self._file = None
        # Windows does not remove an open file; there an empty one stays, which locks nobody out.
        with suppress(OSError):
            if not keep_note and self._is_still_there(self._descriptor):
                self._beside.unlink()
        os.close(self._descriptor)


def note_beside(path: Path) -> bytes | None:
    """The note that somebody left beside a file without releasing it; None while a program uses it."""
    try:
        descriptor = os.open(path.with_name(f"{path.name}.lock"), os.O_RDONLY)
    except OSError:
        return b""
    try:
        _lock(descriptor)
        return os.read(descriptor, 256)
    except OSError:
        return None
    finally:
        os.close(descriptor)
