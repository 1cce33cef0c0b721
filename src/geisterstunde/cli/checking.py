"""`check`: whether all that the server keeps is whole, and a copy of what is, if it is not."""

import os
from pathlib import Path
from typing import Final

from geisterstunde.cli.door import Door
from geisterstunde.cli.serving import file_of_tables
from geisterstunde.server.hosting.settings import chosen_settings
from geisterstunde.server.store.check import Findings, checked
from geisterstunde.server.store.rescue import rescued

FAILED: Final = 1
"""The exit code where something is damaged or missing."""


def check_file(door: Door, data: str | None, copy: str | None) -> int:
    """Look at everything, say what is wrong, and copy what is whole if that is wanted; 1 if something is wrong."""
    file = file_of_tables(chosen_settings(os.environ, {"data": data}).data)
    found = checked(file)
    if found.is_whole:
        door.say_unbroken("cli-check-whole", file=str(file), tables=found.tables, entries=found.entries)
    else:
        _complain(door, file, found, is_copied=copy is not None)
    if copy is not None:
        _copy(door, file, Path(copy))
    return 0 if found.is_whole else FAILED


def _complain(door: Door, file: Path, found: Findings, *, is_copied: bool) -> None:
    say = door.texts.say
    door.complain(say("cli-check-damaged", file=str(file)))
    if found.is_end_missing:
        door.complain(say("cli-check-end"))
    if found.places:
        door.complain(say("cli-check-places", places=found.places))
    for _, code, entry in found.damaged:
        door.complain(say("cli-check-table", table=code, entry=entry + 1, whole=entry))
    if not is_copied:
        door.complain(say("cli-check-advice"))


def _copy(door: Door, file: Path, target: Path) -> None:
    tables = rescued(file, target)
    kept = [table for table in tables if table.kept]
    door.say_unbroken("cli-check-copied", file=str(target), tables=len(kept), entries=sum(table.kept for table in kept))
    for code, whole, were in tables:
        if whole < were:
            door.say("cli-check-part", table=code, kept=whole, were=were)
