"""Measuring on a machine that others use too: CPU time, warm-up, several rounds, the contestants taking turns."""

import time
from collections.abc import Callable, Sequence
from statistics import median
from typing import Final

Contestant = Callable[[float], float]
"""Works for about so many seconds of CPU time and says its speed or its cost."""

ROUNDS: Final = 7


def per_second(work: Callable[[], float], seconds: float) -> float:
    """How much work is done in a second; the work says how much it was each time."""
    done = 0.0
    begin = time.process_time()
    while True:
        done += work()
        used = time.process_time() - begin
        if used >= seconds:
            return done / used


def nanoseconds_per_call(call: Callable[[], object], seconds: float) -> float:
    """What one call costs from Python, the calling included; the empty loop is taken off."""
    calls = 0
    used = 0.0
    while used < seconds:
        begin = time.process_time()
        for _ in range(1000):
            call()
        middle = time.process_time()
        for _ in range(1000):
            pass
        used += 2 * middle - begin - time.process_time()
        calls += 1000
    return used / calls * 1e9


def taking_turns(contestants: Sequence[Contestant], seconds: float) -> list[list[float]]:
    """Rounds in which each works a while, after a warm-up, so that noise hits all alike; the figures by contestant."""
    share = seconds / ROUNDS
    for contestant in contestants:
        contestant(share)
    rounds = [[contestant(share) for contestant in contestants] for _ in range(ROUNDS)]
    return [list(figures) for figures in zip(*rounds, strict=True)]


def ratio(ours: Sequence[float], theirs: Sequence[float]) -> float:
    """The median over the rounds of what is ours by what is theirs in the same round."""
    return median(mine / other for mine, other in zip(ours, theirs, strict=True))


def calibration(seconds: float) -> float:
    """Rounds a second of a plain Python loop: to compare two machines, or one machine with itself on another day."""
    return per_second(_plain_loop, seconds)


def _plain_loop() -> int:
    x = 0
    for i in range(100_000):
        x += i & 7
    return 100_000
