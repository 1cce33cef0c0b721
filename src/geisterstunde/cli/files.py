"""Files for results: named before the work, never overwritten, never half written."""

import contextlib
from collections.abc import Iterator
from pathlib import Path

from geisterstunde.core.words import Refusal, Refused
from geisterstunde.table.files import unwritable

OUTPUT = "-"
"""The name that stands for the output instead of a file."""


@contextlib.contextmanager
def claimed(*names: str | None) -> Iterator[list[Path]]:
    """New files of these names, made before the work, so that an hour is not lost on a bad name.

    They are gone again if the work fails. Names that were not given and the output are no files.
    """
    made: list[Path] = []
    try:
        for name in names:
            if name not in (None, OUTPUT):
                made.append(_made(Path(name or "")))
        yield made
    except BaseException:
        for path in made:
            path.unlink(missing_ok=True)
        raise


def _made(path: Path) -> Path:
    try:
        path.touch(exist_ok=False)
    except OSError as error:
        raise unwritable(path, error) from None
    except ValueError:
        raise Refused(Refusal("file-not-written", {"file": str(path)})) from None
    return path
