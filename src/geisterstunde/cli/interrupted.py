"""The last game that somebody left in the middle: its secret still lies beside its journal."""

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from geisterstunde.cli.folder import home_of_journals
from geisterstunde.cli.journals import BESIDE, ENDING, read_file
from geisterstunde.core.game import Game
from geisterstunde.core.words import Refused


class Interrupted(NamedTuple):
    """A game to go on with."""

    path: Path
    game: Game
    moment: datetime
    """When the last move was written."""


def last_interrupted() -> Interrupted | None:
    """The newest journal that can be gone on with, in this folder or among this user's data; None if there is none."""
    found = [(path.stat().st_mtime, path) for path in _with_secret()]
    for moment, path in sorted(found, reverse=True):
        try:
            game, journal = read_file(path)
        except Refused:
            continue
        if journal.ended is None:
            return Interrupted(path, game, datetime.fromtimestamp(moment))
    return None


def _with_secret() -> Iterator[Path]:
    for folder in (Path(), home_of_journals()):
        for secret in folder.glob(f"*{ENDING}{BESIDE}"):
            path = secret.with_name(secret.name.removesuffix(BESIDE))
            if path.is_file():
                yield path
