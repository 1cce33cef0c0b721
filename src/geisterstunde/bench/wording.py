"""The results in words."""

from collections.abc import Iterator
from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.table import Table

from geisterstunde.bench.results import Results, Row
from geisterstunde.texts import Texts

COLUMNS: Final = ("what", "median", "peer", "ratio", "goal", "reached")


class Wording:
    """Says the sentences of the measurements in one language."""

    def __init__(self, language: str) -> None:
        self.texts = Texts(language)

    def __call__(self, key: str, **arguments: Any) -> str:
        return self.texts.say_with(key, arguments)

    def what(self, row: Row) -> str:
        """What a row measures."""
        return self(f"bench-what-{row.kind}", game=row.game or "")

    def figure(self, row: Row, value: float) -> str:
        """A figure in the unit of its row, with three digits that count."""
        return self(f"bench-in-{row.unit}", value=_rounded(value))

    def goal(self, row: Row) -> str:
        """What was wanted."""
        wanted = _rounded(row.goal) if row.bound == "times-peer" else self.figure(row, row.goal)
        return self(f"bench-goal-{row.bound}", value=wanted)

    def progress(self, row: Row) -> str:
        """One line as soon as a figure is there."""
        return self("bench-progress", what=self.what(row), figure=self.figure(row, row.median))


def table(measured: Results, say: Wording) -> Table:
    """All rows, with goal, ratio and whether it was reached."""
    shown = Table(title=say("bench-title"), title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for column in COLUMNS:
        shown.add_column(say(f"bench-column-{column}"), justify="left" if column == "what" else "right")
    for row in measured.rows:
        theirs = "" if row.peer_median is None else say.figure(row, row.peer_median)
        times = "" if row.ratio is None else say("bench-ratio", value=_rounded(row.ratio))
        reached = {True: "bench-yes", False: "bench-no", None: "bench-unknown"}[row.is_reached]
        style = "red" if row.is_reached is False else None
        cells = [say.what(row), say.figure(row, row.median), theirs, times, say.goal(row), say(reached)]
        shown.add_row(*cells, style=style)
    return shown


def circumstances(measured: Results, say: Wording) -> Iterator[str]:
    """What one must know to compare the figures with others."""
    yield say("bench-units")
    machine = measured.machine
    loops = _rounded(machine.loops_per_second / 1e6)
    yield say("bench-machine", cpu=machine.cpu, cores=machine.cores, system=machine.system, loops=loops)
    parts = (f"{name} {version}" for name, version in measured.versions.items() if version is not None)
    yield say(f"bench-build-{measured.build}", python=measured.python, versions=", ".join(parts))
    yield say("bench-date", date=measured.date, seconds=measured.seconds)
    for kind in dict.fromkeys(row.peer for row in measured.rows if row.peer_median is not None):
        yield say("bench-peer", peer=kind, games=", ".join(_games_beside(measured, kind)))


def _games_beside(measured: Results, kind: str | None) -> list[str]:
    return list(dict.fromkeys(row.game for row in measured.rows if row.peer == kind and row.game is not None))


def _rounded(value: float) -> float | int:
    """Three digits that count."""
    short = float(f"{value:.3g}")
    return int(short) if short == int(short) else short
