"""Whose thought is next, where more want to think than can.

Every address gets the same share of the time, and every table of an address the same share of that. Who has used little
so far comes first, and of those who have used the same, who needs little: a short thought does not wait for long ones,
and nobody waits for ever.
"""

import asyncio
from collections import deque
from typing import Final, Generic, NamedTuple, TypeVar

MOST_REMEMBERED: Final = 64
"""With more of them it is time to forget those who have nothing ahead of others."""

Turn = TypeVar("Turn")


class Asker(NamedTuple):
    """For whom a bot thinks: an address, and a table of it."""

    address: str = ""
    table: int = 0


class _Line(Generic[Turn]):
    """The thoughts of one table: how much time it has used, and what waits."""

    __slots__ = ("used", "waiting")

    def __init__(self, used: float) -> None:
        self.used = used
        self.waiting: deque[tuple[float, int, asyncio.Future[Turn]]] = deque()

    @property
    def rank(self) -> tuple[float, float, int]:
        cost, came, _ = self.waiting[0]
        return self.used, cost, came


class _Household(Generic[Turn]):
    """The tables of one address: the time that they have used together, and where their shares of it stand now."""

    __slots__ = ("lines", "now", "used")

    def __init__(self, used: float) -> None:
        self.used = used
        self.now = 0.0
        self.lines: dict[int, _Line[Turn]] = {}

    def line_of(self, table: int) -> _Line[Turn]:
        line = self.lines.get(table)
        if line is None:
            line = self.lines[table] = _Line(self.now)
        elif not line.waiting:
            # Who was silent does not save up time.
            line.used = max(line.used, self.now)
        return line

    @property
    def first(self) -> _Line[Turn] | None:
        return min((line for line in self.lines.values() if line.waiting), key=lambda line: line.rank, default=None)


class ThoughtQueue(Generic[Turn]):
    """Those who wait for a turn, in the order that is fair."""

    def __init__(self) -> None:
        self._households: dict[str, _Household[Turn]] = {}
        self._now = 0.0
        self._came = 0
        self._waiting = 0

    def __len__(self) -> int:
        return self._waiting

    def add(self, asker: Asker, cost: float, turn: "asyncio.Future[Turn]") -> None:
        """One more waits; `cost` is the time that the thought will take."""
        household = self._households.get(asker.address)
        if household is None:
            household = self._households[asker.address] = _Household(self._now)
        elif household.first is None:
            household.used = max(household.used, self._now)
        self._came += 1
        self._waiting += 1
        household.line_of(asker.table).waiting.append((cost, self._came, turn))

    def next(self) -> "asyncio.Future[Turn] | None":
        """Whose turn it is, who waits no longer then; None if nobody waits. Who has given up is passed over."""
        while True:
            waiting = [(household.used, *line.rank, household, line) for household, line in self._firsts()]
            if not waiting:
                return None
            *_, household, line = min(waiting, key=lambda one: one[:4])
            cost, _, turn = line.waiting.popleft()
            self._waiting -= 1
            if turn.cancelled():
                continue
            self._now = max(self._now, household.used)
            household.now = max(household.now, line.used)
            household.used += cost
            line.used += cost
            self._forget()
            return turn

    def _firsts(self) -> "list[tuple[_Household[Turn], _Line[Turn]]]":
        firsts = ((household, household.first) for household in self._households.values())
        return [(household, line) for household, line in firsts if line is not None]

    def _forget(self) -> None:
        """Let go of those who would be treated alike if they came anew, and of all where nobody has to wait."""
        if not self._waiting:
            self._households.clear()
        for household in self._households.values():
            if len(household.lines) > MOST_REMEMBERED:
                household.lines = {
                    table: line for table, line in household.lines.items() if line.waiting or line.used > household.now
                }
        if len(self._households) > MOST_REMEMBERED:
            self._households = {
                address: household
                for address, household in self._households.items()
                if household.used > self._now or household.first is not None
            }
