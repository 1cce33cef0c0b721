"""Who sits where: every deal in every rotation, every contender in every seat equally often."""

from collections import Counter
from itertools import pairwise

import pytest

from geisterstunde.arena.schedule import (
    companies,
    fixtures,
    fixtures_of_deal,
    line_up,
    orders,
    seed_of_answer,
    seed_of_deal,
    seed_of_opening,
)
from tests.arena.plans import castle

TABLES = [(2, 2), (3, 2), (5, 2), (2, 3), (3, 3), (2, 4), (3, 4), (4, 4), (6, 4), (2, 5), (4, 6), (6, 6), (20, 6)]


@pytest.mark.parametrize(("contenders", "players"), TABLES)
def test_in_every_deal_each_contender_has_each_seat_equally_often(contenders: int, players: int) -> None:
    for deal in range(60):
        games = fixtures_of_deal(contenders, players, deal)
        for seat in range(players):
            at_this_seat = Counter(game.seats[seat] for game in games)
            at_the_first = Counter(game.seats[0] for game in games)
            assert at_this_seat == at_the_first


@pytest.mark.parametrize(("contenders", "players"), TABLES)
def test_no_game_of_a_deal_comes_twice(contenders: int, players: int) -> None:
    for deal in range(60):
        seats = [game.seats for game in fixtures_of_deal(contenders, players, deal)]
        assert len(seats) == len(set(seats)) <= players


@pytest.mark.parametrize(("contenders", "players"), TABLES)
def test_contenders_play_equally_often_over_a_round_of_line_ups(contenders: int, players: int) -> None:
    choices = companies(contenders, players)
    seats = Counter(who for company in choices for who in company)
    assert len(set(seats.values())) == 1
    assert set(seats) == set(range(contenders))
    assert sorted(line_up(contenders, players, 0)) == sorted(choices[0])


def test_two_contenders_at_four_seats_have_two_each_side_by_side_or_crosswise() -> None:
    assert orders((0, 0, 1, 1)) == ((0, 0, 1, 1), (0, 1, 0, 1))
    assert [game.seats for game in fixtures_of_deal(2, 4, 1)] == [(0, 1, 0, 1), (1, 0, 1, 0)]


def test_the_third_of_three_seats_goes_to_two_contenders_by_turns() -> None:
    assert companies(2, 3) == ((0, 0, 1), (0, 1, 1))


def test_four_contenders_come_in_all_six_cyclic_orders_so_that_neighbours_change() -> None:
    found = {line_up(4, 4, deal) for deal in range(6)}
    assert len(found) == 6
    behind = Counter(pair for order in found for pair in pairwise((*order, order[0])))
    assert set(behind.values()) == {2}


def test_a_tournament_has_whole_deals_and_at_least_the_games_asked_for() -> None:
    planned = fixtures(3, 4, 10)
    assert len(planned) == 12
    assert Counter(game.deal for game in planned) == {0: 4, 1: 4, 2: 4}


def test_more_games_go_on_with_the_same_ones() -> None:
    assert fixtures(4, 3, 100)[:30] == fixtures(4, 3, 30)


def test_luck_is_the_same_in_every_rotation_and_different_in_every_deal_and_tournament() -> None:
    plan = castle()
    assert len({seed_of_deal(plan, deal) for deal in range(1000)}) == 1000
    assert seed_of_deal(plan, 3) != seed_of_deal(castle(seed="sun"), 3)
    assert seed_of_opening(plan, 3) != seed_of_opening(plan, 4)
    first, second = fixtures_of_deal(2, 2, 0)
    answers = {
        seed_of_answer(plan, game, seat, action) for game in (first, second) for seat in (0, 1) for action in range(50)
    }
    assert len(answers) == 200
    assert all(0 <= answer < 2**62 for answer in answers)
