"""All measurements one after the other, the two servers taking turns, and what they mean for the goals."""

import os
import time
from collections.abc import Callable
from statistics import median
from typing import Any, Final

import msgspec

import geisterstunde
from bench.load import looking_back, runs
from geisterstunde.bench.results import machine_now

WARMUP: Final = 3.0
TIMES_BOARDGAME: Final = 4.0
P50_MS: Final = 5.0
P99_MS: Final = 25.0
KB_OF_A_MATCH: Final = 25.0
KB_OF_A_FINISHED_GAME: Final = 0.1
"""Nothing should stay of it; this is what a measurement of resident memory can tell from nothing."""
ROWS: Final = (100, 10_000, 1_000_000)
TIMES_FEW_ROWS: Final = 1.25
"""What a move may cost with very many rows, compared with few: the noise of a shared machine."""
MATCHES_ON_ROWS: Final = 100
MATCHES_THAT_FINISH: Final = 100
LOOK_BACK_S: Final = 30.0
P99_MEANWHILE_MS: Final = 50.0
HINT_S: Final = 1.5
FILLS_CACHE: Final = 30.0
"""Seconds of play until SQLite's page cache is full (8 MB) and every table remembers all that it ever will."""


class LoadRow(msgspec.Struct, frozen=True, kw_only=True):
    """One goal."""

    what: str
    ours: float
    unit: str
    theirs: float | None = None
    """boardgame.io in memory, in the same run."""
    goal: str
    is_reached: bool


class LoadResults(msgspec.Struct, frozen=True, kw_only=True):
    """One run."""

    date: str
    machine: Any
    build: str
    load_average: tuple[float, float, float]
    matches: int
    seconds: float
    rows: tuple[LoadRow, ...]
    runs: dict[str, list[dict[str, Any]]]
    """All figures of all rounds."""


def measured(matches: int, seconds: float, rounds: int, say: Callable[[str], None]) -> LoadResults:
    """Everything; it takes some minutes."""
    begun = os.getloadavg()
    found: dict[str, list[dict[str, Any]]] = {}
    for number in range(rounds):
        for mode in ("saturated", "paced"):
            for name, opened in (("boardgame", runs.boardgame), ("geisterstunde", runs.geisterstunde)):
                with opened() as server:
                    one = runs.figures(server, mode, matches, seconds, WARMUP)
                found.setdefault(f"{name} {mode}", []).append(one)
                say(f"round {number + 1}: {name} {mode}: {one_line(one)}")
    rows = [*_speed(found), *_weights(matches, say), *_stored(found, rounds, say), *_ghosts(say)]
    return LoadResults(
        date=time.strftime("%Y-%m-%dT%H:%M:%S%z"),
        machine=machine_now(0.5),
        build=geisterstunde.build(),
        load_average=begun,
        matches=matches,
        seconds=seconds,
        rows=tuple(rows),
        runs=found,
    )


def one_line(one: dict[str, Any]) -> str:
    """The figures of one run for whoever waits."""
    return (
        f"{one['moves_per_second']:.0f} moves/s, p50 {one['p50_ms']:.1f} ms, p99 {one['p99_ms']:.1f} ms, "
        f"{one['server_cpu_ms_per_move']:.3f} ms CPU a move, others used {one['foreign_cores']:.1f} cores, "
        f"errors {one['errors'] or 'none'}"
    )


def _median(found: dict[str, list[dict[str, Any]]], runs_of: str, figure: str) -> float:
    return median(float(one[figure]) for one in found[runs_of])


def _speed(found: dict[str, list[dict[str, Any]]]) -> list[LoadRow]:
    def both(mode: str, figure: str) -> tuple[float, float]:
        return _median(found, f"geisterstunde {mode}", figure), _median(found, f"boardgame {mode}", figure)

    fast, slow = both("saturated", "moves_per_second")
    cpu, their_cpu = both("saturated", "server_cpu_ms_per_move")
    pairs = zip(found["geisterstunde saturated"], found["boardgame saturated"], strict=True)
    times = median(ours["moves_per_second"] / theirs["moves_per_second"] for ours, theirs in pairs)
    p50, their_p50 = both("paced", "p50_ms")
    p99, their_p99 = both("paced", "p99_ms")
    errors = sum(len(one["errors"]) for key in found if key.startswith("geisterstunde") for one in found[key])
    return [
        LoadRow(what="saturated", ours=fast, unit="moves/s", theirs=slow, goal="", is_reached=True),
        LoadRow(
            what="saturated, compared with boardgame.io",
            ours=times,
            unit="times",
            goal=f"≥ {TIMES_BOARDGAME:g}",
            is_reached=times >= TIMES_BOARDGAME,
        ),
        LoadRow(
            what="saturated, CPU of the server", ours=cpu, unit="ms/move", theirs=their_cpu, goal="", is_reached=True
        ),
        LoadRow(
            what="paced, p50", ours=p50, unit="ms", theirs=their_p50, goal=f"≤ {P50_MS:g}", is_reached=p50 <= P50_MS
        ),
        LoadRow(
            what="paced, p99", ours=p99, unit="ms", theirs=their_p99, goal=f"≤ {P99_MS:g}", is_reached=p99 <= P99_MS
        ),
        LoadRow(what="errors", ours=errors, unit="", goal="0", is_reached=not errors),
    ]


def _weights(matches: int, say: Callable[[str], None]) -> list[LoadRow]:
    with runs.boardgame() as server:
        theirs = runs.weight_of_a_match(server, matches) / 1000
    with runs.geisterstunde() as server:
        ours = runs.weight_of_a_match(server, matches) / 1000
    say(f"a connected match: {ours:.1f} kB, boardgame.io {theirs:.1f} kB")
    with runs.geisterstunde() as server:
        kept, games = runs.weight_of_finished_games(server, MATCHES_THAT_FINISH, 30.0, FILLS_CACHE)
    say(f"{games} finished games: {kept:.0f} bytes each stay in memory")
    goal = f"≤ {KB_OF_A_MATCH:g}"
    kept_goal = f"≤ {KB_OF_A_FINISHED_GAME:g}"
    return [
        LoadRow(
            what="memory of a connected match",
            ours=ours,
            unit="kB",
            theirs=theirs,
            goal=goal,
            is_reached=ours <= KB_OF_A_MATCH,
        ),
        LoadRow(
            what=f"memory kept of a finished game ({games} games)",
            ours=kept / 1000,
            unit="kB",
            goal=kept_goal,
            is_reached=kept / 1000 <= KB_OF_A_FINISHED_GAME,
        ),
    ]


def _ghosts(say: Callable[[str], None]) -> list[LoadRow]:
    """What ghosts think about beside people who play."""
    with looking_back.opened() as house:
        one = looking_back.looked_back_at(house)
        say(f"look-back at a game of {looking_back.GAME}: {one.seconds:.1f} s, {one.progress} times told how far")
        say(f"meanwhile {one.moves} moves at another table, p99 {one.p99_ms:.1f} ms")
        hint = looking_back.slowest_hint(house)
        say(f"slowest hint with two tables asking: {hint:.2f} s")
    return [
        LoadRow(
            what=f"look-back at a game of {looking_back.GAME}",
            ours=one.seconds,
            unit="s",
            goal=f"≤ {LOOK_BACK_S:g}, with progress",
            is_reached=one.seconds <= LOOK_BACK_S and one.progress > 2,
        ),
        LoadRow(
            what=f"meanwhile a move at another table, p99 ({one.moves} moves)",
            ours=one.p99_ms,
            unit="ms",
            goal=f"≤ {P99_MEANWHILE_MS:g}",
            is_reached=one.p99_ms <= P99_MEANWHILE_MS,
        ),
        LoadRow(
            what="slowest hint, two tables asking",
            ours=hint,
            unit="s",
            goal=f"≤ {HINT_S:g}",
            is_reached=hint <= HINT_S,
        ),
    ]


def _stored(found: dict[str, list[dict[str, Any]]], rounds: int, say: Callable[[str], None]) -> list[LoadRow]:
    """The cost of a move on files of different sizes, taking turns."""
    for _ in range(rounds):
        for rows in ROWS:
            with runs.geisterstunde(rows) as server:
                one = runs.figures(server, "saturated", MATCHES_ON_ROWS, 4.0, 2.0)
            found.setdefault(f"geisterstunde with {rows} rows", []).append(one)
            say(f"{rows} rows: {one_line(one)}")
    costs = {rows: _median(found, f"geisterstunde with {rows} rows", "server_cpu_ms_per_move") for rows in ROWS}
    few = costs[ROWS[0]]
    return [
        LoadRow(
            what=f"CPU of a move, {rows:,} rows stored",
            ours=cost,
            unit="ms",
            goal="" if rows == ROWS[0] else f"≤ {TIMES_FEW_ROWS:g} × {few:.3f}",
            is_reached=cost <= TIMES_FEW_ROWS * few,
        )
        for rows, cost in costs.items()
    ]
