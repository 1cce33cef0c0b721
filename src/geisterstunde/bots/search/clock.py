"""When a search has to stop."""

from time import perf_counter

from mypy_extensions import i64

NO_LIMIT = 1 << 60


class Clock:
    """A limit of nodes and a deadline; asked between two simulations."""

    def __init__(self, milliseconds: i64, nodes: i64) -> None:
        self.nodes = nodes
        # A little less than asked for: the answer still has to be told.
        self.deadline = perf_counter() + float(milliseconds) * 0.00095 - 0.0003

    def is_up(self, done: i64) -> bool:
        """Whether so many nodes are enough, or the time is."""
        return done >= self.nodes or perf_counter() >= self.deadline
