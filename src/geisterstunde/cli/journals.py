"""Journals as files: written line by line as a game goes, never over anything that exists.

The secret seed of a running game is kept beside its journal (`FILE.seed`, readable by its owner only) together with
who plays which seat, and deleted when the game is over: then the last line of the journal opens it.
"""

import contextlib
import os
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from geisterstunde.cli.folder import home_of_journals
from geisterstunde.core.game import Game
from geisterstunde.core.journal import Journal, read_journal, seal_line
from geisterstunde.core.words import Refusal, Refused
from geisterstunde.games import game_called
from geisterstunde.table.files import append_whole, unwritable

ENDING: Final = ".journal"
BESIDE: Final = ".seed"


class Secret(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is needed to go on with a game and not for anybody's eyes: the seed; and who plays each seat."""

    seed: str
    seats: tuple[str, ...]


def fresh_path(game: Game, moment: str) -> Path:
    """A name that no journal has yet."""
    folder = home_of_journals()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(folder, error) from None
    number = 1
    while True:
        path = folder / f"{game.name}-{moment}{f'-{number}' if number > 1 else ''}{ENDING}"
        if not path.exists() and not secret_of(path).exists():
            return path
        number += 1


def secret_of(path: Path) -> Path:
    """Where the seed of a running game is kept."""
    return path.with_name(path.name + BESIDE)


def read_text(path: Path) -> str:
    """The text of a file; Refused with the reason if it cannot be read."""
    try:
        return read_bytes(path).decode("utf-8")
    except UnicodeDecodeError:
        raise Refused(Refusal("file-not-text", {"file": str(path)})) from None


def read_bytes(path: Path) -> bytes:
    """What is in a file; Refused with the reason if it cannot be read."""
    try:
        return path.read_bytes()
    except FileNotFoundError:
        raise Refused(Refusal("file-missing", {"file": str(path)})) from None
    except IsADirectoryError:
        raise Refused(Refusal("is-folder", {"file": str(path)})) from None
    except PermissionError:
        raise Refused(Refusal("file-not-allowed", {"file": str(path)})) from None
    except (OSError, ValueError):
        raise Refused(Refusal("file-not-read", {"file": str(path)})) from None


@contextlib.contextmanager
def in_file(path: Path) -> Iterator[None]:
    """Refusals in here are about a file: they name it."""
    try:
        yield
    except Refused as refused:
        if "file" in refused.refusal.args:
            raise
        refusal = refused.refusal
        raise Refused(type(refusal)(refusal.key, {**refusal.args, "in_file": str(path)})) from None


def read_file(path: Path) -> tuple[Game, Journal]:
    """The journal in a file and its game."""
    journal = read_journal(read_text(path))
    return game_called(journal.opening.game), journal


class JournalFile:
    """The file of a game that is being played; each new line is on the disk before the next action."""

    def __init__(self, path: Path, descriptor: int, lines: int, seal: str) -> None:
        self.path = path
        self._descriptor = descriptor
        self._lines = lines
        self._seal = seal

    @classmethod
    def create(cls, path: Path, secret: Secret) -> "JournalFile":
        """A new file and its secret; Refused if either exists already or cannot be written."""
        file = cls(path, _opened(path, os.O_CREAT | os.O_EXCL, 0o644), 0, "")
        try:
            hidden = _opened(secret_of(path), os.O_CREAT | os.O_EXCL, 0o600)
        except Refused:
            file.close()
            path.unlink()
            raise
        try:
            append_whole(hidden, msgspec.json.encode(secret) + b"\n")
        except OSError as error:
            file.discard()
            raise unwritable(secret_of(path), error) from None
        finally:
            os.close(hidden)
        file._lock()
        return file

    @classmethod
    def reopen(cls, path: Path, journal: Journal) -> "JournalFile":
        """A file to go on with after the lines of its journal."""
        seal = ""
        for line in journal.lines:
            _, seal = seal_line(line, seal)
        file = cls(path, _opened(path, os.O_APPEND, 0), len(journal.lines), seal)
        file._lock()
        return file

    def _lock(self) -> None:
        """One program at a time may go on with a game."""
        if not is_locked(self._descriptor):
            self.close()
            raise Refused(Refusal("journal-in-use", {"file": str(self.path)}))

    def keep(self, journal: Journal) -> None:
        """Write the lines that are new; a finished game needs its secret no longer."""
        for line in journal.lines[self._lines :]:
            text, seal = seal_line(line, self._seal)
            try:
                append_whole(self._descriptor, text.encode())
            except OSError as error:
                raise unwritable(self.path, error) from None
            self._lines, self._seal = self._lines + 1, seal
        if journal.ended is not None:
            secret_of(self.path).unlink(missing_ok=True)

    def close(self) -> None:
        os.close(self._descriptor)

    def discard(self) -> None:
        """Nothing was played: neither the file nor its secret stays."""
        self.close()
        self.path.unlink(missing_ok=True)
        secret_of(self.path).unlink(missing_ok=True)


def is_locked(descriptor: int) -> bool:
    """Take a file for this program; False if another one has it."""
    if sys.platform == "win32":
        return True
    import fcntl

    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


@contextlib.contextmanager
def unused(path: Path) -> Iterator[None]:
    """As long as this lasts no other program goes on with the game; Refused if one does already."""
    descriptor = _opened(path, os.O_APPEND, 0)
    try:
        if not is_locked(descriptor):
            raise Refused(Refusal("journal-in-use", {"file": str(path)}))
        yield
    finally:
        os.close(descriptor)


def continue_command(path: Path) -> str:
    """The command that goes on with a game, as a shell needs it."""
    named = shlex.quote(str(path)) if sys.platform != "win32" else f'"{path}"'
    return f"geisterstunde play --continue {named}"


def _opened(path: Path, how: int, mode: int) -> int:
    try:
        return os.open(path, os.O_WRONLY | how, mode)
    except OSError as error:
        raise unwritable(path, error) from None
    except ValueError:
        raise Refused(Refusal("file-not-written", {"file": str(path)})) from None


def read_secret(path: Path) -> Secret:
    """The seed and the seats of a running game; Refused if they are not there any more."""
    hidden = secret_of(path)
    try:
        raw: Any = hidden.read_bytes()
        return msgspec.json.decode(raw, type=Secret)
    except (OSError, msgspec.DecodeError):
        raise Refused(Refusal("seed-file-missing", {"file": str(path), "seed": str(hidden)})) from None
