"""What may go wrong with a file, in words: for everything that keeps games on a disk."""

import contextlib
import errno
import os
from pathlib import Path
from typing import Final

from geisterstunde.core.words import Refusal, Refused

FULL: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
"""What a system says when nothing more fits on a disk, or when nobody may put more there."""


def unwritable(path: Path, error: OSError) -> Refused:
    """The refusal for a place that cannot be written to."""
    if isinstance(error, FileExistsError):
        return Refused(Refusal("file-exists", {"file": str(path)}))
    # A system may say “not found” of a folder that is there, but takes nothing new, as /proc does.
    if isinstance(error, FileNotFoundError) and not path.parent.is_dir():
        return Refused(Refusal("folder-missing", {"file": str(path), "folder": str(path.parent)}))
    if isinstance(error, IsADirectoryError):
        return Refused(Refusal("is-folder", {"file": str(path)}))
    if isinstance(error, PermissionError):
        return Refused(Refusal("file-not-allowed", {"file": str(path)}))
    if error.errno in FULL:
        return Refused(Refusal("disk-full", {"file": str(path)}))
    return Refused(Refusal("file-not-written", {"file": str(path)}))


def append_whole(descriptor: int, line: bytes) -> None:
    """Write a line at the end of a file or nothing of it: what came only half onto a full disk is cut off again."""
    length = os.fstat(descriptor).st_size
    written = 0
    try:
        while written < len(line):
            written += os.write(descriptor, line[written:])
    except OSError:
        with contextlib.suppress(OSError):
            os.ftruncate(descriptor, length)
            os.lseek(descriptor, length, os.SEEK_SET)
        raise
