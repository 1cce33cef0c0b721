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


def started(program: str, *paths: Path, **more: str) -> "subprocess.Popen[str]":
    """The program, running, with more in its environment; one can speak to it, and what it says can be read."""
    pipe = subprocess.PIPE
    environment = {**_environment(), **more}
    return subprocess.Popen(
        _command(program, *paths), cwd=ROOT, env=environment, stdin=pipe, stdout=pipe, text=True, bufsize=1
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
    assert process.stdin is not None
    lines = [process.stdout.readline() for _ in range(most)]
    process.kill()
    # What was said between our last look and its death counts too; a line that was cut off was not said.
    lines += process.stdout.readlines()
    process.stdout.close()
    process.stdin.close()
    process.wait()
    whole = [line.split() for line in lines if line.endswith("\n")]
    return [(int(table), int(number)) for table, number in whole]


class ObeyingStore:
    """A store in a process of its own that keeps the words it is told."""

    def __init__(self, path: Path, **more: str) -> None:
        self._process = started("obey", path, **more)
        assert self._heard() == "ready"

    def _heard(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()

    def say(self, word: str) -> str:
        """Have a word kept, or ask with `?`; what is answered."""
        assert self._process.stdin is not None
        self._process.stdin.write(word + "\n")
        self._process.stdin.flush()
        return self._heard()

    def kill(self) -> None:
        """End it as a power cut would; what it has run is noted before, where that is measured."""
        self.say("!")
        self._process.kill()
        self._process.communicate()
