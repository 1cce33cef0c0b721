"""What was measured, for people (a table) and for programs (JSON)."""

import os
import platform
import time
from importlib import metadata
from pathlib import Path
from statistics import median
from typing import Literal

import msgspec

import geisterstunde
from geisterstunde.bench import clock, peer
from geisterstunde.table.files import unwritable

Kind = Literal["random-games", "from-python", "search", "clone", "redeal", "view", "import", "interpreted"]
Unit = Literal["moves-per-second", "simulations-per-second", "nanoseconds", "seconds"]
Bound = Literal["at-least", "at-most", "times-peer"]


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """One measurement. `ratio` is that to the goal, so that 1 or more is good; with a peer it is that to the peer."""

    kind: Kind
    game: str | None = None
    unit: Unit
    median: float
    runs: tuple[float, ...]
    bound: Bound
    goal: float
    peer: str | None = None
    peer_median: float | None = None
    peer_runs: tuple[float, ...] = ()
    ratio: float | None
    is_reached: bool | None


class Machine(msgspec.Struct, frozen=True):
    """Where it was measured, and how fast a plain Python loop was there."""

    cpu: str
    cores: int
    system: str
    loops_per_second: float


class Results(msgspec.Struct, frozen=True, kw_only=True):
    """One run of the measurements."""

    date: str
    machine: Machine
    python: str
    build: str
    versions: dict[str, str | None]
    seconds: float
    rows: tuple[Row, ...]


def row_at_most(kind: Kind, game: str | None, unit: Unit, runs: list[float], goal: float) -> Row:
    """A cost that should not be above the goal."""
    cost = median(runs)
    return Row(
        kind=kind,
        game=game,
        unit=unit,
        median=cost,
        runs=tuple(runs),
        bound="at-most",
        goal=goal,
        ratio=goal / max(cost, 1e-9),
        is_reached=cost <= goal,
    )


def row_at_least(kind: Kind, game: str | None, unit: Unit, runs: list[float], goal: float) -> Row:
    """A speed that should not be below the goal."""
    speed = median(runs)
    return Row(
        kind=kind,
        game=game,
        unit=unit,
        median=speed,
        runs=tuple(runs),
        bound="at-least",
        goal=goal,
        ratio=speed / goal,
        is_reached=speed >= goal,
    )


def row_beside_peer(
    kind: Kind, game: str, runs: list[float], goal: float, name: str, peer_runs: list[float] | None
) -> Row:
    """A speed that should be so many times the peer's; without the peer nobody can say."""
    times = None if peer_runs is None else clock.ratio(runs, peer_runs)
    return Row(
        kind=kind,
        game=game,
        unit="simulations-per-second" if kind == "search" else "moves-per-second",
        median=median(runs),
        runs=tuple(runs),
        bound="times-peer",
        goal=goal,
        peer=f"{peer.NAME} {name}",
        peer_median=None if peer_runs is None else median(peer_runs),
        peer_runs=tuple(peer_runs or ()),
        ratio=times,
        is_reached=None if times is None else times >= goal,
    )


def results(rows: list[Row], seconds: float) -> Results:
    """The rows with all that one must know to compare them with others."""
    versions = {name: metadata.version(name) for name in ("librt", "msgspec")}
    return Results(
        date=time.strftime("%Y-%m-%dT%H:%M:%S%z"),
        machine=machine_now(min(seconds, 0.5)),
        python=platform.python_version(),
        build=geisterstunde.build(),
        versions={"geisterstunde": geisterstunde.__version__, **versions, "open_spiel": peer.version()},
        seconds=seconds,
        rows=tuple(rows),
    )


def machine_now(seconds: float) -> Machine:
    """This machine, and how fast it is just now."""
    return Machine(_cpu(), os.cpu_count() or 1, platform.platform(), clock.calibration(seconds))


def write_json(measured: Results, path: Path) -> None:
    """The results as a JSON file; Refused if it cannot be written."""
    try:
        path.write_bytes(msgspec.json.format(msgspec.json.encode(measured)) + b"\n")
    except OSError as error:
        raise unwritable(path, error) from None


def _cpu() -> str:
    """The model of the processor, as the system names it."""
    listed = Path("/proc/cpuinfo")
    if listed.exists():
        for line in listed.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()
