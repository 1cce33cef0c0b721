"""What the service counts, as Prometheus reads it. Plain numbers: a move must not pay for being counted."""

from collections.abc import Callable, Iterator, Mapping

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector


class Counters:
    """All that is counted."""

    def __init__(self) -> None:
        self.entries = 0
        self.bytes = 0
        self.too_much = 0
        self.refusals = 0
        self.founded = 0
        self.joined = 0
        self.not_saved = 0
        self.conflicts = 0
        self.bot_actions = 0
        self.bot_failures = 0
        self.foretold = 0
        self.concluded = 0
        self.recalled = 0
        self.hints = 0
        self.look_backs = 0
        self.what_ifs = 0
        self.remarks = 0
        self.clocks_run_out = 0
        self.messages = 0
        self.slow_readers = 0
        self.floods = 0
        self.troubles = 0
        self.commit_seconds = 0.0

    def count_failure(self) -> None:
        """A bot had to be asked again."""
        self.bot_failures += 1


COUNTERS = {
    "entries": "Entries that were committed",
    "bytes": "Bytes of entries that were committed",
    "too_much": "Commands refused because enough is kept of a table, of an address or in the house",
    "refusals": "Commands and messages that were refused",
    "founded": "Tables that were founded",
    "joined": "People who came to a table",
    "not_saved": "Entries that could not be committed",
    "conflicts": "Entries that another process was faster to commit",
    "bot_actions": "Actions of ghosts",
    "bot_failures": "Thoughts of ghosts that came to nothing",
    "foretold": "Actions whose consequences were told ahead",
    "concluded": "Views of which it was told what follows from them",
    "recalled": "Questions for what somebody has heard or seen in a game so far",
    "hints": "Hints that were asked of ghosts",
    "what_ifs": "Finished games that somebody played on",
    "look_backs": "Finished games that ghosts were asked to look back at",
    "remarks": "Emotes and own words that were said aside",
    "clocks_run_out": "Clocks that ran out",
    "messages": "Messages from clients",
    "slow_readers": "Connections cut because nobody read",
    "floods": "Connections cut because of too many messages",
    "troubles": "Mistakes of the server",
    "commit_seconds": "Seconds waited for commits",
}


def counted_values(counters: Counters) -> dict[str, float]:
    """All counters by their names."""
    return {name: getattr(counters, name) for name in COUNTERS}


class Metrics(Collector):
    """Counters and some gauges for Prometheus."""

    def __init__(self, counters: Counters, gauges: Mapping[str, tuple[str, Callable[[], float]]]) -> None:
        self._counters = counters
        self._gauges = gauges
        self._registry = CollectorRegistry(auto_describe=False)
        self._registry.register(self)

    def collect(self) -> Iterator[CounterMetricFamily | GaugeMetricFamily]:
        """All values now."""
        for name, counted in counted_values(self._counters).items():
            yield CounterMetricFamily(f"geisterstunde_{name}", COUNTERS[name], value=counted)
        for name, (meaning, value) in self._gauges.items():
            yield GaugeMetricFamily(f"geisterstunde_{name}", meaning, value=value())

    def text(self) -> bytes:
        """In the text format of Prometheus."""
        return generate_latest(self._registry)
