"""Whole deals, counted: who came in before whom, and how the seats fared. A deal is what chance draws once."""

from collections import defaultdict
from collections.abc import Iterable

import msgspec

from geisterstunde.arena.schedule import fixtures_of_deal
from geisterstunde.arena.words import Plan, Record

Pair = tuple[int, int]
"""Two contenders, the smaller number first."""


class Meeting(msgspec.Struct, frozen=True):
    """How two contenders stood to each other: comparisons won, equal and lost by the first."""

    wins: int = 0
    draws: int = 0
    losses: int = 0

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses

    @property
    def score(self) -> float:
        """The share of the first; a draw is half a win."""
        return (self.wins + self.draws / 2) / self.games

    def and_also(self, other: "Meeting") -> "Meeting":
        return Meeting(self.wins + other.wins, self.draws + other.draws, self.losses + other.losses)

    def turned(self) -> "Meeting":
        """The same from the other side."""
        return Meeting(self.losses, self.draws, self.wins)


class Deal(msgspec.Struct, frozen=True):
    """All games of one deal, in every rotation."""

    number: int
    records: tuple[Record, ...]
    meetings: dict[Pair, Meeting]
    shares: tuple[float, ...]
    """The share of the wins that each seat got, averaged over the games."""

    def score(self, one: int, other: int) -> float | None:
        """The share of one contender against another; None if they did not meet."""
        pair = min(one, other), max(one, other)
        if pair not in self.meetings:
            return None
        share = self.meetings[pair].score
        return share if one < other else 1 - share


def deals_of(plan: Plan, records: Iterable[Record]) -> list[Deal]:
    """The deals that were played in every rotation, in order; the games of others say nothing fair yet."""
    by_deal: dict[int, list[Record]] = defaultdict(list)
    for record in records:
        by_deal[record.fixture.deal].append(record)
    deals = []
    for number, games in sorted(by_deal.items()):
        if len(games) == len(fixtures_of_deal(len(plan.contenders), plan.players, number)):
            deals.append(counted(number, games))
    return deals


def counted(number: int, games: list[Record]) -> Deal:
    """One deal."""
    games = sorted(games, key=lambda record: record.fixture.rotation)
    meetings: dict[Pair, Meeting] = {}
    for record in games:
        for pair, meeting in meetings_in(record):
            meetings[pair] = meetings.get(pair, Meeting()).and_also(meeting)
    players = len(games[0].scores)
    shares = [sum(share_of_win(record, seat) for record in games) / len(games) for seat in range(players)]
    return Deal(number, tuple(games), meetings, tuple(shares))


def meetings_in(record: Record) -> list[tuple[Pair, Meeting]]:
    """Every two seats of different contenders, compared by their scores."""
    found = []
    seats = record.fixture.seats
    for one in range(len(seats)):
        for other in range(len(seats)):
            if seats[one] < seats[other]:
                ahead = record.scores[one] - record.scores[other]
                meeting = Meeting(int(ahead > 0), int(ahead == 0), int(ahead < 0))
                found.append(((seats[one], seats[other]), meeting))
    return found


def share_of_win(record: Record, seat: int) -> float:
    """1 for a seat that won alone, a part for one of several winners."""
    return 1 / len(record.winners) if seat in record.winners else 0.0
