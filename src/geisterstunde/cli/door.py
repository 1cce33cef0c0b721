"""The door: how the program speaks with the person in front of the terminal."""

import contextlib
import os
import signal
import sys
from collections.abc import Iterator
from typing import Final

from rich.console import Console, RenderableType
from rich.segment import Segment, SegmentLines
from rich.text import Text

from geisterstunde.core.game import Game
from geisterstunde.core.words import Refusal
from geisterstunde.texts import Texts

WAKE_UP: Final = 0.2
"""Seconds after which a waiting prompt looks for signals."""


Lines = list[list[Segment]]


class Door:
    """A person's language, screen and keyboard."""

    def __init__(self, texts: Texts, arguments: list[str]) -> None:
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            # A terminal that lacks a sign, or a byte that is no text, is no reason to stop.
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        if sys.stdin.isatty():
            with contextlib.suppress(ImportError):
                # Makes the arrow keys work at every question.
                import readline  # noqa: F401
        self.texts = texts
        self._refusing = texts
        self.arguments = arguments
        self.out = Console(highlight=False, markup=False, emoji=False)
        self.err = Console(highlight=False, markup=False, emoji=False, stderr=True)

    def speak_of(self, game: Game) -> None:
        """From now on refusals may be those of a game."""
        self._refusing = self.texts.of(game)

    @property
    def is_terminal(self) -> bool:
        """Whether a person sees the output as it comes."""
        return self.out.is_terminal

    def say(self, key: str, style: str = "", **arguments: object) -> None:
        """Print a message of the common texts."""
        self.print(Text(self.texts.say(key, **arguments), style=style))

    def say_unbroken(self, key: str, **arguments: object) -> None:
        """Print a message that holds a command or a file name: it must stay in one piece to be copied."""
        self.out.print(Text(self.texts.say(key, **arguments)), soft_wrap=True)

    def print(self, *things: RenderableType) -> None:
        self.out.print(*things)

    def lines(self, thing: RenderableType) -> Lines:
        """Something as the lines that it takes on this screen."""
        return self.out.render_lines(thing, pad=False)

    def print_lines(self, lines: Lines) -> None:
        self.out.print(SegmentLines(lines, new_lines=True), end="")

    def complain(self, sentence: str) -> None:
        """Print on the error channel why something did not work."""
        self.err.print(Text(sentence), soft_wrap=not self.err.is_terminal)

    def refuse(self, refusal: Refusal) -> None:
        """Say why something is not possible, and what may have been meant."""
        from geisterstunde.cli.problems import in_words

        self.complain(in_words(refusal, self._refusing))

    def clear(self) -> None:
        """An empty screen; what stood above it before the game may still be scrolled back to."""
        self._write("\x1b[H\x1b[J")

    def clear_for_somebody_else(self) -> None:
        """An empty screen, also without what scrolled away, so that nobody can scroll back to a hidden hand.

        The scrollback goes last: a terminal may keep there what it takes off the screen, as tmux does.
        """
        self._write("\x1b[H\x1b[2J\x1b[3J")

    def _write(self, signs: str) -> None:
        if self.is_terminal:
            self.out.file.write(signs)
            self.out.file.flush()

    def forget(self) -> None:
        """What one person typed is nothing for the next one: neither with the arrow keys, nor as keys that were pressed
        too early."""
        if "readline" in sys.modules:
            sys.modules["readline"].clear_history()
        if sys.stdin.isatty():
            with contextlib.suppress(ImportError, OSError):
                import termios

                termios.tcflush(sys.stdin, termios.TCIFLUSH)

    def ask(self, sign: str) -> str:
        """One line typed by the person; EOFError when there is no more."""
        self.out.file.flush()
        with _signals_are_noticed():
            return input(sign)

    @property
    def can_be_pressed(self) -> bool:
        """Whether somebody sits at a keyboard and sees the output as it comes."""
        return self.is_terminal and sys.stdin.isatty() and sys.platform != "win32"

    def pressed_within(self, seconds: float) -> bool:
        """Whether somebody presses Enter within so many seconds; EOFError when there is nobody any more."""
        import select

        ready, _, _ = select.select([sys.stdin], [], [], seconds)
        if ready and not sys.stdin.readline():
            raise EOFError
        return bool(ready)

    @contextlib.contextmanager
    def pages(self) -> Iterator[None]:
        """Long texts page by page when somebody reads at a terminal."""
        if not (self.is_terminal and sys.stdin.isatty()):
            yield
            return
        os.environ.setdefault("LESS", "-R -F -X")
        with self.out.pager(styles=not self.out.no_color):
            yield


@contextlib.contextmanager
def _signals_are_noticed() -> Iterator[None]:
    """While somebody types, Python is woken up now and then to look whether it was interrupted.

    Symptom: Ctrl-C right after the prompt appeared did nothing until the next key. Cause: readline prints the prompt
    and then waits, without looking at a signal that came in between. Choice: a timer that ends the waiting for a
    moment; blocking the signals instead would need hooks that readline does not have.
    """
    if not (hasattr(signal, "setitimer") and sys.stdin.isatty()):
        yield
        return
    before = signal.signal(signal.SIGALRM, lambda *_: None)
    signal.setitimer(signal.ITIMER_REAL, WAKE_UP, WAKE_UP)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
