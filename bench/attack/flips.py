"""Damages copies of a database and looks whether any table has changed without a word.

    python -m bench.attack.flips --flips 100000

Each damage is done to a file as a server left it: closed properly, or killed, with a log and a note beside it. It is
then opened as a server opens it. Refusing the file or a table is fine; a table that is told otherwise than it was kept,
or not at all, is not. `flipped` is for other programs.
"""

import argparse
import asyncio
import os
import random
import shutil
import sqlite3
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from geisterstunde.core.words import Refused
from geisterstunde.server.store.database import looked_through
from geisterstunde.server.store.interface import NotRead, TableDamaged
from geisterstunde.server.store.open_file import OpenFile
from geisterstunde.server.store.reader import entries_of
from geisterstunde.server.store.sqlite import SqliteStore
from geisterstunde.server.store.unclosed import EndToFind

NAME: Final = "tables.sqlite"
REAL: Final = Path(__file__).parents[2] / "tests" / "before" / NAME
"""Tables that people and ghosts have played at, of the version before: it is brought up to date first."""
MEMORY: Final = Path("/dev/shm")
WHOLE_START: Final = 50
"""Every so many damages the file is really opened, written to and closed; else it is looked at as before each start."""
SECTOR: Final = 512

Tables = dict[str, list[bytes]]


class FilesLeft(NamedTuple):
    """What a server left behind: its files by their names, and what is in its tables."""

    files: dict[str, bytes]
    tables: Tables


class FlipReport(NamedTuple):
    """How many damages were done, what became of them, and which of them nobody was told of."""

    seed: int
    flips: int
    outcomes: dict[str, int]
    silent: list[str]


def flipped(flips: int, seed: int, jobs: int = 1) -> FlipReport:
    """Do so many damages, and tell."""
    share = [flips // jobs + (job < flips % jobs) for job in range(jobs)]
    seeds = [seed + job for job in range(jobs)]
    if jobs == 1:
        parts = [_damaged(flips, seed)]
    else:
        with ProcessPoolExecutor(jobs) as pool:
            parts = [*pool.map(_damaged, share, seeds)]
    outcomes: Counter[str] = Counter()
    for found, _ in parts:
        outcomes.update(found)
    return FlipReport(seed, flips, dict(sorted(outcomes.items())), [words for _, silent in parts for words in silent])


def _damaged(flips: int, seed: int) -> tuple[Counter[str], list[str]]:
    rng = random.Random(seed)
    outcomes: Counter[str] = Counter()
    silent: list[str] = []
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        worlds = [(place, _left(place, is_closed=is_closed)) for place, is_closed in _places(Path(folder))]
        for number in range(flips):
            place, left = rng.choice(worlds)
            with _damage(place, left, rng) as what:
                outcome = _outcome(place / NAME, left.tables, is_opened=number % WHOLE_START == 0)
            outcomes[outcome] += 1
            if outcome.startswith("silent"):
                silent.append(f"seed {seed}, damage {number}: {what}: {outcome}")
    return outcomes, silent


def _places(folder: Path) -> Iterator[tuple[Path, bool]]:
    for name, is_closed in (("closed", True), ("killed", False)):
        (folder / name).mkdir()
        yield folder / name, is_closed


def _left(place: Path, *, is_closed: bool) -> FilesLeft:
    shutil.copy(REAL, place / NAME)
    return asyncio.run(_played(place, is_closed=is_closed))


async def _played(place: Path, *, is_closed: bool) -> FilesLeft:
    """Let a server write a little more, and take its files as they are when it is closed, or at this very moment."""
    file = place / NAME
    with closing(sqlite3.connect(file)) as connection:
        codes = [code for (code,) in connection.execute("SELECT code FROM tables")]
    store = await SqliteStore.open(file)
    tables: Tables = {}
    for code in codes:
        table = await store.table_called(code)
        assert table is not None
        kept = await store.entries(table)
        await store.append(table, len(kept), kept[-1])
        tables[code] = await store.entries(table)
    found = _files(place)
    await store.close()
    if is_closed:
        found = _files(place)
    _put(place, found)
    return FilesLeft(found, tables)


def _files(place: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in place.iterdir() if not file.name.endswith("-shm")}


def _put(place: Path, files: dict[str, bytes]) -> None:
    for file in place.iterdir():
        if file.name not in files:
            file.unlink()
    for name, content in files.items():
        (place / name).write_bytes(content)


@contextmanager
def _damage(place: Path, left: FilesLeft, rng: random.Random) -> Iterator[str]:
    """One damage inside the `with`, in words; all is as before afterwards."""
    names = [name for name, content in left.files.items() if content]
    (name,) = rng.choices(names, [len(left.files[name]) for name in names])
    content = left.files[name]
    at = rng.randrange(len(content))
    kind = rng.choices(["bit", "bits", "sector", "cut"], [70, 10, 10, 10])[0]
    with (place / name).open("r+b") as file:
        match kind:
            case "bit":
                new = bytes([content[at] ^ 1 << rng.randrange(8)])
            case "bits":
                new = bytes(rng.randrange(256) for _ in content[at : at + 4])
            case "sector":
                at -= at % SECTOR
                new = bytes(min(SECTOR, len(content) - at))
            case _:
                new = b""
                file.truncate(at)
        file.seek(at)
        file.write(new)
    try:
        yield f"{kind} at {at} of {name} ({place.name})"
    finally:
        for found in os.listdir(place):
            if found not in left.files:
                (place / found).unlink()
        if set(os.listdir(place)) != set(left.files) or kind == "cut":
            _put(place, left.files)
        else:
            with (place / name).open("r+b") as file:
                file.seek(at)
                file.write(content[at : at + len(new)])


def _outcome(path: Path, tables: Tables, *, is_opened: bool) -> str:
    try:
        if is_opened:
            return _outcome_of_start(path, tables)
        end = EndToFind(path)
        with looked_through(path) as connection:
            if end.is_missing_in(connection):
                raise end.refused()
            code_of = partial(connection.execute, "SELECT id FROM tables WHERE code = ?")
            return _compared(tables, lambda code: code_of((code,)).fetchone(), partial(entries_of, connection))
    except Refused as refused:
        return f"refused: {refused.refusal.key}"
    except Exception as problem:
        return f"silent: {type(problem).__name__}, which nobody has put in words"


def _outcome_of_start(path: Path, tables: Tables) -> str:
    content = {file.name: file.read_bytes() for file in path.parent.iterdir()}
    try:
        file = OpenFile(path)
        try:
            question = "SELECT id FROM tables WHERE code = ?"
            found = partial(file.reading.ask, question)
            return _compared(
                tables, lambda code: next(iter(found((code,))), None), lambda table: file.reading.entries(table, 0)
            )
        finally:
            file.close()
    finally:
        _put(path.parent, content)


def _compared(tables: Tables, called: Any, entries: Any) -> str:
    """Whether each table is told as it was kept, or refused."""
    told = "nothing happened"
    for code, kept in tables.items():
        row = called(code)
        if row is None:
            return "silent: a table is gone"
        try:
            if entries(row[0]) != kept:
                return "silent: a table has changed"
        except (TableDamaged, NotRead) as refused:
            told = f"table refused: {refused.refusal.key}"
    return told


def main() -> int:
    """Damage, and say what came of it; 1 if anything was silent."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--flips", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=random.randrange(2**32))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    wish = parser.parse_args()
    report = flipped(wish.flips, wish.seed, wish.jobs)
    print(f"{report.flips} damages, seed {report.seed}")
    for outcome, times in report.outcomes.items():
        print(f"{times:8}  {outcome}")
    for words in report.silent[:20]:
        print(words)
    return 1 if report.silent else 0


if __name__ == "__main__":
    sys.exit(main())
