"""The results of a tournament as a file: the plan in the first line, then one finished game a line, as they end.

A line is on the disk before the next game is counted, so that nothing is lost when the power goes; a last line that was
cut off is dropped and its game played again.
"""

import os
import sys
from pathlib import Path
from typing import Final

import msgspec

from geisterstunde.arena.schedule import fixtures_of_deal
from geisterstunde.arena.words import FORMAT, Fixture, Plan, Record
from geisterstunde.core.words import Refusal, Refused
from geisterstunde.table.files import append_whole, unwritable

ENDING: Final = ".arena.jsonl"
COMPARED: Final = ("game", "rules", "players", "options", "contenders", "opening", "seed", "program")


class TournamentOpening(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first line: the tournament, and how many games were wanted when it began."""

    format: int = FORMAT
    plan: Plan
    games: int


class TournamentResults:
    """The finished games of a tournament, in memory and on the disk."""

    def __init__(self, path: Path, opening: TournamentOpening, records: list[Record], descriptor: int) -> None:
        self.path = path
        self.plan = opening.plan
        self.records = {record.fixture: record for record in records}
        self._descriptor = descriptor

    @classmethod
    def create(cls, path: Path, plan: Plan, games: int) -> "TournamentResults":
        """A new file; Refused if it exists or cannot be written."""
        opening = TournamentOpening(plan=plan, games=games)
        results = cls(path, opening, [], _opened(path, os.O_CREAT | os.O_EXCL))
        _lock(path, results._descriptor)
        try:
            results._write(msgspec.json.encode(opening))
        except Refused:
            results.close()
            path.unlink(missing_ok=True)
            raise
        return results

    @classmethod
    def reopen(cls, path: Path) -> "TournamentResults":
        """A file to go on with; Refused if it is no such file, or in use."""
        descriptor = _opened(path, os.O_APPEND)
        _lock(path, descriptor)
        try:
            opening, records, length = read_results(path)
            os.truncate(descriptor, length)
        except BaseException:
            os.close(descriptor)
            raise
        return cls(path, opening, records, descriptor)

    def add(self, record: Record) -> None:
        """Keep a finished game."""
        self._write(msgspec.json.encode(record))
        self.records[record.fixture] = record

    def _write(self, line: bytes) -> None:
        try:
            append_whole(self._descriptor, line + b"\n")
        except OSError as error:
            raise unwritable(self.path, error) from None

    def close(self) -> None:
        os.close(self._descriptor)


def _lock(path: Path, descriptor: int) -> None:
    """One program at a time may go on with a tournament."""
    if sys.platform == "win32":
        return
    import fcntl

    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(descriptor)
        raise Refused(Refusal("arena-in-use", {"file": str(path)})) from None


def check_same(path: Path, begun: Plan, wanted: Plan) -> None:
    """Refuse to go on if the file belongs to another tournament, and say what is different."""
    for name in COMPARED:
        theirs, ours = getattr(begun, name), getattr(wanted, name)
        if theirs != ours:
            args = {"file": str(path), "what": name, "theirs": _said(theirs), "ours": _said(ours)}
            raise Refused(Refusal("arena-other-tournament", args))


def read_results(path: Path) -> tuple[TournamentOpening, list[Record], int]:
    """The first line and the games in a file, and how many of its bytes are whole lines."""
    whole, _, _ = _read(path).rpartition(b"\n")
    lines = whole.split(b"\n")
    opening = _read_opening(path, lines[0])
    records: dict[Fixture, Record] = {}
    for number, line in enumerate(lines[1:], start=2):
        try:
            record = msgspec.json.decode(line, type=Record)
        except msgspec.DecodeError:
            raise Refused(Refusal("arena-bad-line", {"file": str(path), "line": number})) from None
        if not _fits(record, opening.plan) or record.fixture in records:
            raise Refused(Refusal("arena-bad-line", {"file": str(path), "line": number}))
        records[record.fixture] = record
    return opening, list(records.values()), len(whole) + 1


def _read(path: Path) -> bytes:
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


def _read_opening(path: Path, line: bytes) -> TournamentOpening:
    try:
        if msgspec.json.decode(line).get("format", FORMAT) > FORMAT:
            raise Refused(Refusal("arena-newer-format", {"file": str(path)}))
        return msgspec.json.decode(line, type=TournamentOpening)
    except (msgspec.DecodeError, AttributeError, TypeError):
        raise Refused(Refusal("arena-not-ours", {"file": str(path)})) from None


def _fits(record: Record, plan: Plan) -> bool:
    """Whether a game is one of this tournament."""
    fixture = record.fixture
    if fixture.deal < 0 or len(record.scores) != plan.players:
        return False
    return fixture in fixtures_of_deal(len(plan.contenders), plan.players, fixture.deal)


def _said(value: object) -> str | int:
    if isinstance(value, dict):
        return ", ".join(f"{name}={chosen}" for name, chosen in sorted(value.items())) or "–"
    if isinstance(value, tuple):
        return ", ".join(contender.label for contender in value)
    return value if isinstance(value, int) else str(value)


def _opened(path: Path, how: int) -> int:
    try:
        return os.open(path, os.O_WRONLY | how, 0o644)
    except OSError as error:
        raise unwritable(path, error) from None
    except ValueError:
        raise Refused(Refusal("file-not-written", {"file": str(path)})) from None
