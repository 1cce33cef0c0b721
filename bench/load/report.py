"""The results as a table and as a file."""

import io
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from bench.load.measure import LoadResults


def shown(results: LoadResults) -> str:
    """A table for people."""
    table = Table(title=f"Geisterstunde ({results.build}) beside boardgame.io, {results.matches} matches")
    for heading in ("what", "ours", "boardgame.io", "unit", "goal", ""):
        table.add_column(heading, justify="right" if heading in ("ours", "boardgame.io") else "left")
    for row in results.rows:
        theirs = "" if row.theirs is None else f"{row.theirs:,.3g}" if row.theirs < 100 else f"{row.theirs:,.0f}"
        ours = f"{row.ours:,.3g}" if row.ours < 100 else f"{row.ours:,.0f}"
        sign = "" if not row.goal else "reached" if row.is_reached else "MISSED"
        table.add_row(row.what, ours, theirs, row.unit, row.goal, sign)
    paper = Console(file=io.StringIO(), width=120)
    paper.print(table)
    load = ", ".join(f"{average:.1f}" for average in results.load_average)
    paper.print(f"{results.date}, {results.machine.cpu}, {results.machine.cores} cores, load before: {load}")
    written = paper.file
    assert isinstance(written, io.StringIO)
    return written.getvalue()


def write_json(results: LoadResults, path: Path) -> None:
    """The results with the figures of every round."""
    path.write_bytes(msgspec.json.format(msgspec.json.encode(results)) + b"\n")
