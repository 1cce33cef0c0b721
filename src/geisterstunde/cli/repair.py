"""`repair`: a journal that a full disk or a lost connection damaged, up to the last line that is as it was written."""

import contextlib
import os
from pathlib import Path
from typing import Final, NamedTuple

from geisterstunde.arena.command import write_whole
from geisterstunde.cli.door import Door
from geisterstunde.cli.journals import continue_command, in_file, read_bytes, secret_of, unused
from geisterstunde.core.journal import read_journal
from geisterstunde.core.words import Refused
from geisterstunde.table.files import unwritable

DAMAGED: Final = ".damaged"
"""What is put behind the name of the file as it was."""


class Salvage(NamedTuple):
    """What a damaged journal still holds."""

    lines: list[str]
    lost: int
    """How many lines are not as they were written, or come after such a line."""

    @property
    def text(self) -> str:
        return "".join(f"{line}\n" for line in self.lines)


def show_repair(door: Door, file: str) -> int:
    """Cut a journal after its last good line and say what was lost; the file as it was stays beside it."""
    path = Path(file)
    with in_file(path):
        content = read_bytes(path)
        salvage = salvaged(content)
    if salvage.text.encode() == content:
        door.say_unbroken("cli-repair-nothing", file=str(path), lines=len(salvage.lines))
        return 0
    kept = path.with_name(path.name + DAMAGED)
    with unused(path):
        _put_aside(path, kept)
        try:
            write_whole(path, salvage.text)
        except Refused:
            kept.unlink()
            raise
    door.say_unbroken("cli-repair-done", file=str(path), lines=len(salvage.lines), lost=salvage.lost)
    door.say_unbroken("cli-repair-kept", file=str(kept))
    if secret_of(path).exists():
        door.say_unbroken("cli-repair-continue", command=continue_command(path))
    return 0


def salvaged(content: bytes) -> Salvage:
    """The lines whose seals hold, from the first one on; Refused if not even that one does."""
    all_lines = lines = content.decode("utf-8", errors="replace").removesuffix("\n").split("\n") if content else []
    while True:
        try:
            read_journal("".join(f"{line}\n" for line in lines))
        except Refused as refused:
            bad = refused.refusal.args.get("line", 1)
            if not isinstance(bad, int) or bad < 2:
                raise
            lines = lines[: bad - 1]
        else:
            return Salvage(lines, len(all_lines) - len(lines))


def _put_aside(path: Path, kept: Path) -> None:
    """A second name for the file as it is; Refused if something has that name already."""
    try:
        # Unlike a renaming, this never replaces a file.
        os.link(path, kept)
    except FileExistsError as error:
        raise unwritable(kept, error) from None
    except OSError:
        # A stick or a share that knows one name for a file only.
        _copy(path, kept)


def _copy(path: Path, kept: Path) -> None:
    try:
        with kept.open("xb") as copy:
            copy.write(path.read_bytes())
    except OSError as error:
        if not isinstance(error, FileExistsError):
            with contextlib.suppress(OSError):
                kept.unlink()
        raise unwritable(kept, error) from None
