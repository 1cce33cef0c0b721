"""From the games of a tournament to its report. The order in which games ended does not matter."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from math import ceil, floor, log10
from statistics import fmean, median
from typing import Final

from geisterstunde.arena.ratings import Interval, Ratings, rate, seat_shares
from geisterstunde.arena.report import (
    Bar,
    Cell,
    Comparison,
    Distribution,
    FaultLine,
    Origin,
    Report,
    SeatShare,
    Standing,
)
from geisterstunde.arena.schedule import seed_of_opening
from geisterstunde.arena.sequential import Question, answer_to
from geisterstunde.arena.signs import adjusted, surprise
from geisterstunde.arena.tally import Deal, Meeting, Pair, deals_of, share_of_win
from geisterstunde.arena.words import Contender, Plan, Record

MOST_BARS: Final = 24
FEW_VALUES: Final = 8


def report_on(
    plan: Plan, records: Sequence[Record], *, planned: int, question: Question | None, origin: Origin
) -> Report:
    """Everything that the whole deals of a tournament tell.

    With a question the tournament ends with its answer: later deals, which other processes had begun, do not count.
    """
    deals = deals_of(plan, records)
    answer = None if question is None else answer_to(question, scores_between(deals, 0, 1))
    deals = deals if answer is None else deals[: answer.deals]
    games = [record for deal in deals for record in deal.records]
    luck = seed_of_opening(plan, -1)
    ratings = rate(len(plan.contenders), deals, luck)
    ladder = sorted(range(len(plan.contenders)), key=lambda contender: -ratings.values[contender])
    totals = totals_of(deals)
    return Report(
        tournament=plan.tag,
        plan=plan,
        origin=origin,
        planned=planned,
        games=len(games),
        deals=len(deals),
        left_over=len(records) - len(games),
        question=question,
        answer=answer,
        repeated=repeated(games),
        standings=tuple(
            _standing(plan, games, totals, ratings, contender, place) for place, contender in enumerate(ladder, start=1)
        ),
        matrix=tuple(tuple(_cell(totals, one, other) for other in ladder) for one in ladder),
        neighbours=_neighbours(plan.contenders, deals, ratings, ladder),
        seats=_seats(deals, plan.players, luck) if deals else (),
        lengths=distribution([record.actions for record in games]) if games else None,
        scores=tuple(distribution(_points(games, contender)) for contender in ladder),
        reasons=dict(Counter(record.reason for record in games).most_common()),
        faults=_faults(plan, records),
    )


def scores_between(deals: Sequence[Deal], one: int, other: int) -> list[float]:
    """The share of one contender against another in each deal in which they met."""
    scores = (deal.score(one, other) for deal in deals)
    return [score for score in scores if score is not None]


def totals_of(deals: Sequence[Deal]) -> dict[Pair, Meeting]:
    """All meetings of every two contenders."""
    totals: dict[Pair, Meeting] = {}
    for deal in deals:
        for pair, meeting in deal.meetings.items():
            totals[pair] = totals.get(pair, Meeting()).and_also(meeting)
    return totals


def meeting_of(meetings: dict[Pair, Meeting], one: int, other: int) -> Meeting:
    """How one contender stood to another, from its own side."""
    if one < other:
        return meetings.get((one, other), Meeting())
    return meetings.get((other, one), Meeting()).turned()


def repeated(games: Sequence[Record]) -> int:
    """How many games went exactly like an earlier one with the same line-up."""
    played = [(record.fixture.seats, record.fingerprint) for record in games if record.fingerprint]
    return len(played) - len(set(played))


def _standing(
    plan: Plan, games: Sequence[Record], totals: dict[Pair, Meeting], ratings: Ratings, contender: int, place: int
) -> Standing:
    sat = _seats_of(games, contender)
    asked = sum(record.asked[seat] for record, seat in sat)
    total = Meeting()
    for other in range(len(plan.contenders)):
        total = total.and_also(meeting_of(totals, contender, other)) if other != contender else total
    return Standing(
        place=place,
        bot=plan.contenders[contender].label,
        rating=ratings.of(contender),
        games=sum(contender in record.fixture.seats for record in games),
        seats=len(sat),
        wins=fmean(share_of_win(record, seat) for record, seat in sat) if sat else None,
        score=total.score if total.games else None,
        milliseconds=1000 * sum(record.seconds[seat] for record, seat in sat) / asked if asked else None,
        nodes=sum(record.nodes[seat] for record, seat in sat) / asked if asked else None,
        faults=sum(fault.count for record, seat in sat for fault in record.faults if fault.seat == seat),
    )


def _seats_of(games: Sequence[Record], contender: int) -> list[tuple[Record, int]]:
    return [(record, seat) for record in games for seat, who in enumerate(record.fixture.seats) if who == contender]


def _points(games: Sequence[Record], contender: int) -> list[float]:
    """The scores of a contender in games that were played to their end."""
    return [record.scores[seat] for record, seat in _seats_of(games, contender) if record.fingerprint]


def _cell(totals: dict[Pair, Meeting], one: int, other: int) -> Cell | None:
    meeting = meeting_of(totals, one, other) if one != other else Meeting()
    if not meeting.games:
        return None
    return Cell(wins=meeting.wins, draws=meeting.draws, losses=meeting.losses, score=meeting.score)


def _neighbours(
    contenders: Sequence[Contender], deals: Sequence[Deal], ratings: Ratings, ladder: Sequence[int]
) -> tuple[Comparison, ...]:
    pairs = list(pairwise(ladder))
    surprises = [_surprise_between(deals, one, other) for one, other in pairs]
    return tuple(
        Comparison(
            stronger=contenders[one].label,
            weaker=contenders[other].label,
            difference=ratings.difference(one, other),
            likelihood=ratings.chance_to_be_stronger(one, other),
            deals=len(scores_between(deals, one, other)),
            p_value=p_value,
            p_adjusted=p_adjusted,
        )
        for (one, other), p_value, p_adjusted in zip(pairs, surprises, adjusted(surprises), strict=True)
    )


def _surprise_between(deals: Sequence[Deal], one: int, other: int) -> float | None:
    meetings = [meeting_of(deal.meetings, one, other) for deal in deals]
    leads = [meeting.wins - meeting.losses for meeting in meetings if meeting.games]
    return surprise(leads) if leads else None


def _seats(deals: Sequence[Deal], players: int, luck: int) -> tuple[SeatShare, ...]:
    fair = 1 / players
    return tuple(
        SeatShare(share=share, advantage=Interval(share.value - fair, share.low - fair, share.high - fair))
        for share in seat_shares(deals, players, luck)
    )


def _faults(plan: Plan, records: Sequence[Record]) -> tuple[FaultLine, ...]:
    """By contender and kind; games that do not count for the ratings count here."""
    lines: dict[tuple[str, str], FaultLine] = {}
    for record in sorted(records, key=lambda record: (record.fixture.deal, record.fixture.rotation)):
        for fault in record.faults:
            bot = plan.contenders[record.fixture.seats[fault.seat]].label
            known = lines.get((bot, fault.kind))
            lines[bot, fault.kind] = FaultLine(
                bot=bot,
                kind=fault.kind,
                count=fault.count + (known.count if known else 0),
                games=1 + (known.games if known else 0),
                detail=known.detail if known else fault.detail,
                deal=known.deal if known else record.fixture.deal,
                rotation=known.rotation if known else record.fixture.rotation,
            )
    return tuple(line for _, line in sorted(lines.items()))


def distribution(values: Sequence[float]) -> Distribution | None:
    """How values are spread; None if there are none."""
    if not values:
        return None
    ordered = sorted(values)
    return Distribution(
        mean=fmean(ordered),
        median=median(ordered),
        p95=ordered[ceil(len(ordered) * 0.95) - 1],
        least=ordered[0],
        most=ordered[-1],
        bars=bars_of(ordered),
    )


def bars_of(ordered: Sequence[float]) -> tuple[Bar, ...]:
    """Bars for a histogram: one for each value if they are few, else steps of a round width."""
    counts = Counter(ordered)
    is_whole = all(float(value).is_integer() for value in counts)
    if len(counts) <= FEW_VALUES:
        return tuple(Bar(value, value, count) for value, count in sorted(counts.items()))
    least, most = ordered[0], ordered[-1]
    width = max(1.0, round_step((most - least + 1) / MOST_BARS)) if is_whole else round_step((most - least) / MOST_BARS)
    first = floor(least / width)
    bars = [0] * (floor(most / width) - first + 1)
    for value, count in counts.items():
        bars[floor(value / width) - first] += count
    return tuple(Bar((first + step) * width, (first + step + 1) * width, count) for step, count in enumerate(bars))


def round_step(width: float) -> float:
    """The next 1, 2 or 5 times a power of ten."""
    power = 10.0 ** floor(log10(width))
    return next(factor * power for factor in (1, 2, 5, 10) if width <= factor * power * (1 + 1e-9))
