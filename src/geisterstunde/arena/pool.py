"""Worker processes that play games. A bot that hangs or tears its process down costs its own game and no other."""

import signal
from collections.abc import Generator, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from multiprocessing import connection, get_context
from multiprocessing.connection import Connection
from threading import current_thread, main_thread
from time import monotonic
from typing import Any, Final

import msgspec

from geisterstunde.arena.match import Match, abandoned
from geisterstunde.arena.words import Fixture, Plan, Record
from geisterstunde.bots.process import BotProcess
from geisterstunde.bots.shelf import BOTS

SECONDS_BETWEEN_LOOKS: Final = 0.5
LEAST_PATIENCE: Final = 60.0
PATIENCE_FOR_NODES: Final = 900.0


class FinishedGame(msgspec.Struct, frozen=True):
    """A finished game: its record, and its journal if there is one."""

    record: Record
    journal: str


class Worker:
    """One process; it plays one game at a time and is asked for the next when it has answered."""

    def __init__(self, plan: Plan, shelf: Mapping[str, str]) -> None:
        # Spawned, not forked: a progress bar runs in a thread, and a fork would copy its locks.
        context = get_context("spawn")
        self.connection, theirs = context.Pipe()
        # Written by the worker, read here: who is being asked, after how many actions, and a count of all looks.
        self.beat: Any = context.RawArray("q", [-1, 0, 0])
        self.process = context.Process(target=work, args=(theirs, self.beat, plan, dict(shelf)), daemon=True)
        with _deaf_to_interrupts():
            self.process.start()
        theirs.close()
        self.fixture: Fixture | None = None
        self._last_beat = 0
        self._since = monotonic()

    def begin(self, fixture: Fixture) -> None:
        """Let it play a game."""
        self.fixture = fixture
        self._since = monotonic()
        # A process that has gone is noticed when its answer is read.
        with suppress(OSError):
            self.connection.send(fixture)

    def silence(self) -> float:
        """For how many seconds the same answer has been waited for."""
        if self.beat[2] != self._last_beat or self.beat[0] < 0:
            self._last_beat = self.beat[2]
            self._since = monotonic()
        return monotonic() - self._since

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.connection.close()


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """A process begun meanwhile hears no Ctrl-C, not even before its first line; only a main thread can see to that."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def work(theirs: Connection, beat: Any, plan: Plan, shelf: Mapping[str, str]) -> None:
    """The life of a worker process: play what is sent until nothing more comes."""
    # Ctrl-C reaches every process of a terminal; the one that keeps the results decides.
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch(seat: int, actions: int) -> None:
        beat[0] = seat
        beat[1] = actions
        beat[2] += 1

    thinking = BotProcess()
    with suppress(EOFError, OSError):
        while True:
            match = Match(plan, theirs.recv(), shelf, watch, thinking)
            theirs.send(FinishedGame(match.play(), match.course.journal.text()))


def play_all(
    plan: Plan,
    fixtures: Iterable[Fixture],
    jobs: int,
    shelf: Mapping[str, str] = BOTS,
    patience: float | None = None,
) -> Generator[FinishedGame, None, None]:
    """Play games in so many processes and hand over each as it is done; the order is that of their ends."""
    waiting = iter(fixtures)
    workers: list[Worker] = []
    try:
        for fixture in waiting:
            workers.append(Worker(plan, shelf))
            workers[-1].begin(fixture)
            if len(workers) == jobs:
                break
        while workers:
            ready = connection.wait([worker.connection for worker in workers], SECONDS_BETWEEN_LOOKS)
            for worker in list(workers):
                played = _news_of(worker, plan, worker.connection in ready, patience)
                if played is None:
                    continue
                following = next(waiting, None)
                _go_on(workers, worker, following, plan, shelf)
                yield played
    finally:
        for worker in workers:
            worker.end()


def _news_of(worker: Worker, plan: Plan, has_answered: bool, patience: float | None) -> FinishedGame | None:
    """The finished game of a worker, also one that ended badly; None while it plays."""
    assert worker.fixture is not None
    if has_answered:
        try:
            played: FinishedGame = worker.connection.recv()
            return played
        except (EOFError, OSError):
            return _broken(worker, plan, "died")
    seat = worker.beat[0]
    if seat >= 0 and worker.silence() > (patience or patience_with(plan, worker.fixture, seat)):
        return _broken(worker, plan, "stuck")
    return None


def patience_with(plan: Plan, fixture: Fixture, seat: int) -> float:
    """After so many seconds nobody waits for an answer any longer."""
    milliseconds = plan.contenders[fixture.seats[seat]].milliseconds
    return PATIENCE_FOR_NODES if milliseconds is None else max(LEAST_PATIENCE, milliseconds / 50)


def _broken(worker: Worker, plan: Plan, kind: Any) -> FinishedGame:
    seat, actions = int(worker.beat[0]), int(worker.beat[1])
    assert worker.fixture is not None
    if seat < 0:
        # No bot was at work: this is a mistake of the arena itself, and nobody's loss.
        worker.process.join()
        raise RuntimeError(f"a worker ended with {worker.process.exitcode} in {worker.fixture}")
    return FinishedGame(abandoned(plan, worker.fixture, seat, kind, actions), "")


def _go_on(
    workers: list[Worker], worker: Worker, following: Fixture | None, plan: Plan, shelf: Mapping[str, str]
) -> None:
    """The next game for a worker, or for a new one in the place of one that broke; none if nothing is left."""
    is_broken = worker.beat[0] >= 0
    if following is not None and not is_broken:
        worker.begin(following)
        return
    worker.end()
    workers.remove(worker)
    if following is not None:
        workers.append(Worker(plan, shelf))
        workers[-1].begin(following)
