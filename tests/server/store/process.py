"""Runs the programs of program.py as other processes."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]


def _command(program: str, *paths: Path) -> list[str]:
    return [sys.executable, "-m", "tests.server.store.program", program, *map(str, paths)]


def _environment() -> dict[str, str]:
    # The other process imports what this one imports: the same build of the same source.
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}


def started(program: str, *paths: Path) -> "subprocess.Popen[str]":
    """The program, running; what it says can be read."""
    return subprocess.Popen(
        _command(program, *paths), cwd=ROOT, env=_environment(), stdout=subprocess.PIPE, text=True, bufsize=1
    )


def said_by(program: str, *paths: Path) -> list[str]:
    """All lines that the program says until it ends."""
    done = subprocess.run(
        _command(program, *paths), cwd=ROOT, env=_environment(), stdout=subprocess.PIPE, text=True, check=True
    )
    return done.stdout.splitlines()


def acknowledged_until_killed(path: Path, most: int) -> list[tuple[int, int]]:
    """Table and number of each entry that a store said it has kept, killed after so many of them or some more."""
    process = started("append_for_ever", path)
    assert process.stdout is not None
    lines = [process.stdout.readline() for _ in range(most)]
    process.kill()
    # What was said between our last look and its death counts too; a line that was cut off was not said.
    lines += process.stdout.readlines()
    process.stdout.close()
    process.wait()
    whole = [line.split() for line in lines if line.endswith("\n")]
    return [(int(table), int(number)) for table, number in whole]
