"""The real program: as a process with pipes, or at a pseudo-terminal."""

import contextlib
import fcntl
import io
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple, TextIO

from geisterstunde.cli import main

PROGRAM = [sys.executable, "-m", "geisterstunde.cli"]
KEY = re.compile(
    r"\b(cli|refusal|event|action|prompt|reason|option|moves|screen|mark|score|list|item|typed)-[a-z]+(-[a-z]+)*\b"
)
PATIENCE = 180.0

AT_TERMINAL = """
import fcntl, os, signal, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
for number in (signal.SIGINT, signal.SIGTERM):
    signal.signal(number, signal.SIG_DFL)
os.execv(sys.argv[1], sys.argv[1:])
"""
"""Makes the pseudo-terminal the one whose Ctrl-C reaches the program, and then becomes the program.

Tests that a shell started in the background ignore Ctrl-C, and hand that on; at a terminal nothing is ignored."""


class Outcome(NamedTuple):
    code: int
    out: str
    err: str


def environment(home: Path, **more: str) -> dict[str, str]:
    """A clean environment with a home of its own; the build under test stays the same."""
    kept = {name: os.environ[name] for name in ("PATH", "PYTHONPATH") if name in os.environ}
    if "PYTHONPATH" in kept:
        kept["PYTHONPATH"] = os.pathsep.join(str(Path(path).resolve()) for path in kept["PYTHONPATH"].split(os.pathsep))
    return {**kept, "HOME": str(home), "XDG_DATA_HOME": str(home / "share"), "LANG": "en_GB.UTF-8", **more}


def run(home: Path, *arguments: str, typed: str = "", **more: str) -> Outcome:
    """Run a whole command line in the folder `home`, inside this process, because starting Python takes its time."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.ExitStack() as stack:
        stack.enter_context(contextlib.chdir(home))
        stack.enter_context(_surroundings(environment(home, **more), io.StringIO(typed)))
        stack.enter_context(contextlib.redirect_stdout(out))
        stack.enter_context(contextlib.redirect_stderr(err))
        code = main.run(list(arguments))
    return checked(Outcome(code, out.getvalue(), err.getvalue()))


@contextlib.contextmanager
def _surroundings(variables: dict[str, str], keyboard: TextIO) -> Iterator[None]:
    """The environment and the keyboard of the program, and everything as before afterwards."""
    before, stdin = dict(os.environ), sys.stdin
    os.environ.clear()
    os.environ.update(variables)
    sys.stdin = keyboard
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(before)
        sys.stdin = stdin


class _Glass(io.StringIO):
    """A screen that is looked at as it fills."""

    def isatty(self) -> bool:
        return True


class _Keyboard(io.StringIO):
    """A keyboard at which somebody answers what has been shown since the last line."""

    def __init__(self, glass: _Glass, answer: Callable[[str], str]) -> None:
        super().__init__()
        self._glass = glass
        self._answer = answer

    def readline(self, _size: int | None = -1, /) -> str:  # type: ignore[override]
        return self._answer(self.unread()) + "\n"

    def unread(self) -> str:
        shown = self._glass.getvalue()
        self._glass.seek(0)
        self._glass.truncate()
        return shown


def play(home: Path, answer: Callable[[str], str], *arguments: str, rows: int = 24, **more: str) -> Outcome:
    """Play inside this process at a terminal of 80 columns with somebody who answers what is shown; `out` is what was
    shown after the last answer."""
    glass, err = _Glass(), io.StringIO()
    keyboard = _Keyboard(glass, answer)
    variables = environment(home, TERM="xterm", COLUMNS="80", LINES=str(rows), **more)
    with contextlib.ExitStack() as stack:
        stack.enter_context(contextlib.chdir(home))
        stack.enter_context(_surroundings(variables, keyboard))
        stack.enter_context(contextlib.redirect_stdout(glass))
        stack.enter_context(contextlib.redirect_stderr(err))
        code = main.run(["play", *arguments])
    return Outcome(code, keyboard.unread(), err.getvalue())


def run_process(home: Path, *arguments: str, typed: bytes = b"", **more: str) -> Outcome:
    """Run the program as a process of its own."""
    done = subprocess.run(
        [*PROGRAM, *arguments],
        input=typed,
        capture_output=True,
        cwd=home,
        env=environment(home, **more),
        timeout=PATIENCE,
        check=False,
    )
    return checked(Outcome(done.returncode, done.stdout.decode(), done.stderr.decode()))


def checked(outcome: Outcome) -> Outcome:
    """Whatever was asked: the program neither crashes nor shows a bare text key."""
    said = outcome.out + outcome.err
    assert "Traceback" not in said, said
    assert KEY.search(said) is None, KEY.search(said)
    return outcome


class Terminal:
    """The program at a pseudo-terminal of 80 columns."""

    def __init__(self, home: Path, *arguments: str, rows: int = 40, **more: str) -> None:
        self.seen = ""
        self.descriptor, far = pty.openpty()
        fcntl.ioctl(far, termios.TIOCSWINSZ, struct.pack("HHHH", rows, 80, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-c", AT_TERMINAL, *PROGRAM, *arguments],
            stdin=far,
            stdout=far,
            stderr=far,
            cwd=home,
            env=environment(home, TERM="xterm", **more),
            start_new_session=True,
        )
        os.close(far)

    def type(self, line: str) -> None:
        """Type a line and forget what was on the screen before."""
        self.seen = ""
        os.write(self.descriptor, line.encode() + b"\n")

    def press(self, key: bytes) -> None:
        self._settle()
        self.seen = ""
        os.write(self.descriptor, key)

    def _settle(self) -> None:
        """Nobody reacts to a prompt within a millisecond; by then the program is really waiting."""
        time.sleep(0.3)

    def until(self, text: str) -> str:
        """Everything shown until the text appears."""
        deadline = time.monotonic() + PATIENCE
        while text not in self.plain():
            if time.monotonic() > deadline or not self._read():
                raise AssertionError(f"“{text}” did not appear:\n{self.plain()}")
        return self.plain()

    def until_asked(self, is_asked: Callable[[str], bool]) -> str | None:
        """Everything shown until the program asks something, or None when it has ended instead."""
        deadline = time.monotonic() + PATIENCE
        while not is_asked(self.seen):
            assert time.monotonic() < deadline, f"nothing was asked:\n{self.plain()}"
            if not self._read():
                return None
        return self.seen

    def _read(self) -> bool:
        ready, _, _ = select.select([self.descriptor], [], [], 1.0)
        if not ready:
            return True
        try:
            piece = os.read(self.descriptor, 65536)
        except OSError:
            return False
        self.seen += piece.decode(errors="replace")
        return bool(piece)

    def plain(self) -> str:
        """What was shown, without colours and cursor movements."""
        return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", self.seen).replace("\r", "")

    def end(self) -> int:
        """Read to the end and give the exit code."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and self._read():
            pass
        assert "Traceback" not in self.seen, self.plain()
        os.close(self.descriptor)
        return self.process.wait(PATIENCE)

    def stop(self) -> None:
        """Send SIGTERM."""
        self._settle()
        self.process.terminate()

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        with contextlib.suppress(OSError):
            os.close(self.descriptor)
