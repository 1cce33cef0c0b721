"""A new file that is there whole or not at all, and never in the place of another one."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from geisterstunde.server.store.database import in_words, make_name_durable
from geisterstunde.table.files import unwritable


@contextmanager
def new_file(target: Path) -> Iterator[Path]:
    """A file beside the place to be filled inside the `with`; it gets its name at the end, if nothing went wrong.

    Refused if something is there already, or nothing can be put there.
    """
    if target.is_dir():
        raise unwritable(target, IsADirectoryError())
    if target.exists():
        raise unwritable(target, FileExistsError())
    beside = _empty_file_beside(target)
    try:
        yield beside
        with in_words(target):
            _make_durable(beside)
            _name(beside, target)
    finally:
        beside.unlink(missing_ok=True)
    make_name_durable(target)


def _empty_file_beside(target: Path) -> Path:
    try:
        descriptor, name = tempfile.mkstemp(prefix=f"{target.name}.", suffix=".part", dir=target.parent)
    except OSError as error:
        raise unwritable(target, error) from error
    os.close(descriptor)
    return Path(name)


def _make_durable(path: Path) -> None:
    descriptor = os.open(path, os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _name(beside: Path, target: Path) -> None:
    """Give the copy its name, unless somebody took the name in the meantime."""
    try:
        # Unlike a renaming, this never replaces a file.
        os.link(beside, target)
    except FileExistsError:
        raise
    except OSError:
        # A stick or a share that knows one name for a file only.
        if target.exists():
            raise FileExistsError from None
        beside.rename(target)
