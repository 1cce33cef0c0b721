"""Random games at full speed in worker processes. The same seed gives the same games, whatever the number of jobs."""

import hashlib
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from statistics import fmean, median
from typing import Any, Final

import msgspec
from librt.random import Random

from geisterstunde.core.playout import play_out
from geisterstunde.core.words import Options
from geisterstunde.games import game_called

BATCH: Final = 250
"""So many games are handed to a worker at once: enough to be worth the way, few enough for a smooth progress bar."""


class SimulationPlan(msgspec.Struct, frozen=True, kw_only=True):
    """What is simulated."""

    game: str
    players: int
    options: dict[str, Any]
    games: int
    seed: str


class Lengths(msgspec.Struct, frozen=True, kw_only=True):
    """The numbers of actions of the games; `p95` is not exceeded by 95 % of them."""

    mean: float
    median: float
    p95: int
    shortest: int
    longest: int


class Speed(msgspec.Struct, frozen=True, kw_only=True):
    """How fast it went here; the only part that differs from run to run."""

    seconds: float
    games_per_second: float
    actions_per_second: float
    jobs: int


class SeatReport(msgspec.Struct, frozen=True, kw_only=True):
    """How one seat fared."""

    wins: int
    """Games this seat won alone."""
    shared_wins: int
    """Games this seat won together with others, draws included."""
    mean_score: float
    least_score: float
    most_score: float


class SimulationReport(msgspec.Struct, frozen=True, kw_only=True):
    """The outcome of a simulation."""

    plan: SimulationPlan
    actions: int
    lengths: Lengths
    seats: tuple[SeatReport, ...]
    draws: int
    """Games in which all seats won together."""
    reasons: dict[str, int]
    speed: Speed


class SimulationTally(msgspec.Struct):
    """The games of one batch."""

    lengths: list[int]
    wins: list[int]
    shared: list[int]
    scores: list[tuple[float, ...]]
    draws: int
    reasons: dict[str, int]


def options_of(plan: SimulationPlan) -> Options:
    """The options of a plan."""
    return game_called(plan.game).options_from(plan.options)


def play_batch(plan: SimulationPlan, first: int, count: int) -> SimulationTally:
    """The games number `first` and following; each has luck of its own, so that batches can be cut anywhere."""
    game = game_called(plan.game)
    options = options_of(plan)
    tally = SimulationTally([], [0] * plan.players, [0] * plan.players, [], 0, {})
    reasons: Counter[str] = Counter()
    for number in range(first, first + count):
        state = game.start(plan.players, options)
        tally.lengths.append(play_out(state, Random(luck_of(plan.seed, number))))
        winners = list(state.winners())
        for seat in winners:
            (tally.wins if len(winners) == 1 else tally.shared)[seat] += 1
        tally.draws += len(winners) == plan.players
        tally.scores.append(tuple(state.scores()))
        reasons[state.reason()] += 1
    tally.reasons = dict(reasons)
    return tally


def luck_of(seed: str, number: int) -> int:
    """The seed of the fast generator for one game."""
    digest = hashlib.sha256(f"geisterstunde simulation\n{seed}\n{number}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 2


def simulate(plan: SimulationPlan, jobs: int = 1, progress: Callable[[int], None] | None = None) -> SimulationReport:
    """Play all games of a plan; `progress` hears how many more are done. Refused if the plan is not possible."""
    game_called(plan.game).check_start(plan.players, options_of(plan))
    start = time.perf_counter()
    batches = [(first, min(BATCH, plan.games - first)) for first in range(0, plan.games, BATCH)]
    tallies: dict[int, SimulationTally] = {}
    for first, tally in _played(plan, batches, min(jobs, len(batches))):
        tallies[first] = tally
        if progress is not None:
            progress(len(tally.lengths))
    seconds = max(time.perf_counter() - start, 1e-9)
    return _report(plan, [tallies[first] for first, _ in batches], seconds, jobs)


def _played(plan: SimulationPlan, batches: list[tuple[int, int]], jobs: int) -> Iterator[tuple[int, SimulationTally]]:
    if jobs <= 1:
        for first, count in batches:
            yield first, play_batch(plan, first, count)
        return
    # Spawned, not forked: the progress bar runs in a thread, and a fork would copy its locks. Ctrl-C is for the program
    # that asked: a worker that heard it too would print a traceback.
    with ProcessPoolExecutor(jobs, get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_IGN)) as workers:
        running = {workers.submit(play_batch, plan, first, count): first for first, count in batches}
        try:
            for done in as_completed(running):
                yield running[done], done.result()
        except BaseException:
            workers.shutdown(wait=False, cancel_futures=True)
            raise


def _report(plan: SimulationPlan, tallies: list[SimulationTally], seconds: float, jobs: int) -> SimulationReport:
    lengths = sorted(length for tally in tallies for length in tally.lengths)
    scores = [score for tally in tallies for score in tally.scores]
    reasons: Counter[str] = Counter()
    for tally in tallies:
        reasons.update(tally.reasons)
    actions = sum(lengths)
    return SimulationReport(
        plan=plan,
        actions=actions,
        lengths=Lengths(
            mean=fmean(lengths),
            median=median(lengths),
            p95=lengths[-(-len(lengths) * 95 // 100) - 1],
            shortest=lengths[0],
            longest=lengths[-1],
        ),
        seats=tuple(_seat_report(seat, tallies, scores) for seat in range(plan.players)),
        draws=sum(tally.draws for tally in tallies),
        reasons=dict(sorted(reasons.items(), key=lambda item: (-item[1], item[0]))),
        speed=Speed(
            seconds=seconds, games_per_second=plan.games / seconds, actions_per_second=actions / seconds, jobs=jobs
        ),
    )


def _seat_report(seat: int, tallies: list[SimulationTally], scores: list[tuple[float, ...]]) -> SeatReport:
    own = [score[seat] for score in scores]
    return SeatReport(
        wins=sum(tally.wins[seat] for tally in tallies),
        shared_wins=sum(tally.shared[seat] for tally in tallies),
        mean_score=fmean(own),
        least_score=min(own),
        most_score=max(own),
    )
