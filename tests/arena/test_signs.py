"""The sign-flip test against counting by hand and against itself."""

from itertools import product

import pytest

from geisterstunde.arena.signs import MOST_EXACT, adjusted, surprise


def test_ten_deals_won_in_a_row_are_two_chances_in_1024() -> None:
    assert surprise([2] * 10) == pytest.approx(2 / 1024)


def test_no_lead_is_no_surprise() -> None:
    assert surprise([]) == 1
    assert surprise([0, 0, 0]) == 1
    assert surprise([2, -2, 1, -1]) == 1


def test_it_counts_all_ways_the_deals_could_have_gone() -> None:
    leads = [2, 1, 2, -1, 0, 2, 1, 3, -2]
    ways = [sum(sign * lead for sign, lead in zip(signs, leads, strict=True)) for signs in product((1, -1), repeat=9)]
    expected = sum(abs(way) >= abs(sum(leads)) for way in ways) / len(ways)
    assert surprise(leads) == pytest.approx(expected)


def test_the_normal_distribution_takes_over_smoothly() -> None:
    few = [1] * (MOST_EXACT // 2 + 20) + [-1] * (MOST_EXACT // 2 - 20)
    many = [*few, 1, -1]
    assert surprise(few) == pytest.approx(surprise(many), abs=0.006)


def test_for_several_questions_the_answers_are_adjusted_after_holm() -> None:
    assert adjusted([0.01, 0.04, 0.03, None]) == pytest.approx([0.03, 0.06, 0.06, None])
    assert adjusted([0.6, 0.9]) == [1.0, 1.0]
    assert adjusted([]) == []
