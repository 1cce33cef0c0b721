"""What the games of a tournament tell, from games made up for the purpose."""

import msgspec
import pytest

from geisterstunde.arena.report import Report
from geisterstunde.arena.schedule import fixtures
from geisterstunde.arena.summary import bars_of, distribution, report_on, round_step
from geisterstunde.arena.words import Fault, Plan, Record
from tests.arena.plans import ORIGIN, cards, castle, record

THREE = castle("dice@1n,first@1n,clever@1n")


def reported(plan: Plan, records: list[Record]) -> Report:
    return report_on(plan, records, planned=len(records), question=None, origin=ORIGIN)


def games_won_by_number(plan: Plan, games: int) -> list[Record]:
    """The contender with the higher number always comes in first."""
    planned = fixtures(len(plan.contenders), plan.players, games)
    return [record(game, tuple(float(who) for who in game.seats), actions=10 + game.deal) for game in planned]


def test_the_ladder_is_ordered_by_strength() -> None:
    report = reported(THREE, games_won_by_number(THREE, 60))
    assert [standing.bot for standing in report.standings] == ["clever@1n", "first@1n", "dice@1n"]
    assert [standing.place for standing in report.standings] == [1, 2, 3]
    assert [standing.wins for standing in report.standings] == [1.0, 0.5, 0.0]
    assert [standing.games for standing in report.standings] == [40, 40, 40]
    assert [standing.milliseconds for standing in report.standings] == pytest.approx([20, 20, 20])
    assert [standing.nodes for standing in report.standings] == [10, 10, 10]


def test_the_matrix_stands_in_the_order_of_the_ladder() -> None:
    report = reported(THREE, games_won_by_number(THREE, 60))
    assert [[cell.score if cell else None for cell in row] for row in report.matrix] == [
        [None, 1.0, 1.0],
        [0.0, None, 1.0],
        [0.0, 0.0, None],
    ]
    first = report.matrix[0][1]
    assert first is not None
    assert (first.wins, first.draws, first.losses) == (20, 0, 0)


def test_neighbours_are_compared() -> None:
    first, second = reported(THREE, games_won_by_number(THREE, 60)).neighbours
    assert (first.stronger, first.weaker, first.deals) == ("clever@1n", "first@1n", 10)
    assert first.difference.low > 0
    assert first.p_value == pytest.approx(2 / 1024)
    assert first.p_adjusted == pytest.approx(4 / 1024)
    assert second.likelihood > 0.99


def test_at_a_table_of_four_every_two_seats_are_compared() -> None:
    plan = cards("dice@1n,first@1n", 4)
    report = reported(plan, games_won_by_number(plan, 24))
    cell = report.matrix[0][1]
    assert cell is not None
    assert (cell.wins, cell.losses) == (24 * 4, 0)
    assert [standing.seats for standing in report.standings] == [48, 48]
    assert report.standings[0].wins == 0.5


def test_only_whole_deals_count_and_the_rest_is_told() -> None:
    records = games_won_by_number(THREE, 60)
    report = reported(THREE, records[:-1])
    assert (report.games, report.deals, report.left_over) == (58, 29, 1)


def test_the_seats_are_measured_whoever_sits_there() -> None:
    plan = castle()
    records = [record(game, (1.0, 0.0)) for game in fixtures(2, 2, 200)]
    report = reported(plan, records)
    assert report.seats[0].share.value == 1
    assert report.seats[0].advantage.value == 0.5
    assert report.seats[0].advantage.low > 0.4
    assert report.standings[0].rating.value == pytest.approx(0, abs=1e-6)


def test_games_that_went_exactly_alike_are_counted() -> None:
    records = [record(game, (1.0, 0.0), fingerprint="same") for game in fixtures(2, 2, 20)]
    assert reported(castle(), records).repeated == 18


def test_faults_are_added_up_by_contender_and_kind() -> None:
    records = games_won_by_number(castle(), 6)
    late = [
        msgspec.structs.replace(game, faults=(Fault(0, "late", 3, 5, f"{n} ms"),)) for n, game in enumerate(records)
    ]
    lines = reported(castle(), late).faults
    assert [(line.bot, line.kind, line.count, line.games, line.detail) for line in lines] == [
        ("dice@1n", "late", 9, 3, "0 ms"),
        ("first@1n", "late", 9, 3, "1 ms"),
    ]


def test_a_tournament_without_a_whole_deal_has_a_report() -> None:
    report = reported(castle(), [])
    assert (report.games, report.lengths, report.seats) == (0, None, ())
    assert len(report.standings) == 2


def test_a_report_survives_json() -> None:
    report = reported(THREE, games_won_by_number(THREE, 12))
    assert msgspec.json.decode(msgspec.json.encode(report), type=Report) == report


def test_lengths_are_spread_over_round_steps_and_none_is_lost() -> None:
    spread = distribution(list(range(1, 101)))
    assert spread is not None
    assert (spread.mean, spread.median, spread.p95, spread.least, spread.most) == (50.5, 50.5, 95, 1, 100)
    assert sum(bar.count for bar in spread.bars) == 100
    assert {bar.high - bar.low for bar in spread.bars} == {5}


def test_few_values_have_a_bar_each() -> None:
    assert [(bar.low, bar.high, bar.count) for bar in bars_of([0.0, 0.5, 0.5, 1.0])] == [
        (0.0, 0.0, 1),
        (0.5, 0.5, 2),
        (1.0, 1.0, 1),
    ]
    assert distribution([]) is None


def test_many_broken_values_lose_none_either() -> None:
    values = sorted(place * 0.37 - 5 for place in range(200))
    bars = bars_of(values)
    assert sum(bar.count for bar in bars) == 200
    assert all(bar.low <= values[-1] and bar.high > values[0] for bar in bars)


def test_steps_are_round() -> None:
    assert [round_step(width) for width in (0.3, 1, 1.2, 3, 7, 45, 120)] == pytest.approx([0.5, 1, 2, 5, 10, 50, 200])
