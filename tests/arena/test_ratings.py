"""Ratings against known values and against simulated contenders of known strength."""

import random
from math import exp, log

import pytest

from geisterstunde.arena.ratings import ELO, elo_of_score, expected_score, fit, rate, redraws_for, seat_shares
from geisterstunde.arena.tally import Deal, Meeting


def simulated(strengths: list[float], deals: int, seed: int, draws: float = 0.2) -> list[Deal]:
    """Deals of two games between every two contenders by turns, with results as Elo expects them."""
    rng = random.Random(seed)
    pairs = [(i, j) for i in range(len(strengths)) for j in range(i + 1, len(strengths))]
    found = []
    for number in range(deals):
        i, j = pairs[number % len(pairs)]
        score = expected_score(strengths[i] - strengths[j])
        drawn = min(draws, 1.8 * min(score, 1 - score))
        meeting = Meeting()
        for _ in range(2):
            luck = rng.random()
            won, lost = luck < score - drawn / 2, luck >= score + drawn / 2
            meeting = meeting.and_also(Meeting(int(won), int(not won and not lost), int(lost)))
        found.append(Deal(number, (), {(i, j): meeting}, (0.5, 0.5)))
    return found


def test_elo_and_scores_belong_together() -> None:
    assert expected_score(0) == 0.5
    assert expected_score(400) == pytest.approx(10 / 11)
    assert elo_of_score(0.75) == pytest.approx(190.85, abs=0.01)
    assert elo_of_score(expected_score(-123.4)) == pytest.approx(-123.4)


def test_between_two_the_likeliest_odds_are_the_wins_to_the_losses() -> None:
    strengths = fit([[0, 30], [10, 0]])
    assert strengths[0] - strengths[1] == pytest.approx(log(3))
    assert sum(strengths) == pytest.approx(0)


def test_the_textbook_example_of_four_teams() -> None:
    """A:B 2–3, A:D 1–4, B:C 5–3, C:D 1–3: the strengths are 0.640, 1.043, 0.660, 2.270 (geometric mean 1)."""
    wins: list[list[float]] = [[0, 2, 0, 1], [3, 0, 5, 0], [0, 3, 0, 1], [4, 0, 3, 0]]
    assert [exp(strength) for strength in fit(wins)] == pytest.approx([0.640, 1.043, 0.660, 2.270], abs=0.001)


def test_at_the_likeliest_strengths_everybody_won_as_much_as_expected() -> None:
    rng = random.Random(11)
    for size in range(2, 9):
        wins = [
            [float(rng.randrange(1, 40)) * 8 ** -abs(i - j) if i != j else 0.0 for j in range(size)]
            for i in range(size)
        ]
        strengths = fit(wins)
        for i in range(size):
            expected = sum(
                (wins[i][j] + wins[j][i]) * expected_score(ELO * (strengths[i] - strengths[j]))
                for j in range(size)
                if j != i
            )
            assert expected == pytest.approx(sum(wins[i]), rel=1e-6)


def test_the_fit_does_not_depend_on_where_it_starts() -> None:
    wins: list[list[float]] = [[0, 9000.25, 5], [0.25, 0, 1], [3, 1, 0]]
    assert fit(wins, [30, -20, -10]) == pytest.approx(fit(wins), abs=1e-6)


def test_known_strengths_are_found_again() -> None:
    strengths = [200.0, 50.0, -50.0, -200.0]
    ratings = rate(4, simulated(strengths, 3000, seed=3), seed=1)
    assert ratings.values == pytest.approx(strengths, abs=30)
    for contender, strength in enumerate(strengths):
        found = ratings.of(contender)
        assert found.low < strength < found.high
        assert found.high - found.low < 60


def test_an_interval_holds_the_truth_about_as_often_as_it_says() -> None:
    """Of 180 intervals of 95 % at least 160 hold it (seeds 0 to 59); 171 are expected."""
    strengths = [150.0, 0.0, -150.0]
    held = 0
    for seed in range(60):
        ratings = rate(3, simulated(strengths, 60, seed), seed, redraws=200)
        held += sum(
            ratings.of(number).low <= strength <= ratings.of(number).high for number, strength in enumerate(strengths)
        )
    assert 160 <= held <= 179


def test_somebody_who_won_everything_has_a_finite_rating_and_a_wide_interval() -> None:
    deals = [Deal(number, (), {(0, 1): Meeting(2, 0, 0)}, (0.5, 0.5)) for number in range(50)]
    difference = rate(2, deals, seed=1).difference(0, 1)
    # Exactly (Clopper and Pearson), nobody who loses more than 3.6 % wins 100 of 100: 570 Elo.
    assert 500 < difference.low < 650
    assert 700 < difference.value < 900
    assert difference.high > 1000


def test_equal_contenders_are_rated_equal_and_swapping_them_mirrors_the_ratings() -> None:
    deals = [Deal(number, (), {(0, 1): Meeting(1, 0, 1)}, (0.5, 0.5)) for number in range(20)]
    assert rate(2, deals, seed=1).values == pytest.approx([0, 0], abs=1e-6)
    lopsided = [Deal(number, (), {(0, 1): Meeting(number % 3, 0, 2 - number % 3)}, (0.5, 0.5)) for number in range(21)]
    mirrored = [Deal(deal.number, (), {(0, 1): deal.meetings[0, 1].turned()}, deal.shares) for deal in lopsided]
    assert rate(2, lopsided, seed=1).values == pytest.approx(rate(2, mirrored, seed=1).values[::-1])


def test_contenders_who_never_met_are_compared_through_others() -> None:
    deals = [Deal(n, (), {(0, 1) if n % 2 else (1, 2): Meeting(3, 0, 1)}, (0.5, 0.5)) for n in range(400)]
    ratings = rate(3, deals, seed=1)
    assert ratings.difference(0, 2).value == pytest.approx(2 * elo_of_score(0.75), rel=0.02)


def test_games_that_hang_together_do_not_make_an_interval_narrower() -> None:
    """Ten games of a deal that all go alike are one piece of evidence, not ten."""
    alike = [Deal(n, (), {(0, 1): Meeting(10, 0, 0) if n % 2 else Meeting(0, 0, 10)}, (0.5, 0.5)) for n in range(20)]
    single = [Deal(n, (), {(0, 1): Meeting(1, 0, 0) if n % 2 else Meeting(0, 0, 1)}, (0.5, 0.5)) for n in range(20)]
    widths = [rate(2, deals, seed=1).difference(0, 1) for deals in (alike, single)]
    assert widths[0].high - widths[0].low > 0.9 * (widths[1].high - widths[1].low)


def test_a_seat_that_always_wins_has_an_honest_interval() -> None:
    deals = [Deal(number, (), {}, (1.0, 0.0)) for number in range(40)]
    first, second = seat_shares(deals, 2, seed=1)
    assert first.value == 1
    assert 0.88 < first.low < 0.98
    assert second.value == 0


def test_a_fair_game_has_fair_seats() -> None:
    rng = random.Random(4)
    deals = [Deal(n, (), {}, tuple(rng.choice([(1.0, 0, 0), (0, 1.0, 0), (0, 0, 1.0)]))) for n in range(600)]
    for seat in seat_shares(deals, 3, seed=1):
        assert seat.low < 1 / 3 < seat.high
        assert seat.high - seat.low == pytest.approx(2 * 1.96 * (2 / 9 / 600) ** 0.5, rel=0.15)


def test_many_deals_are_redrawn_less_often() -> None:
    assert redraws_for(100) == 1000
    assert redraws_for(10**6) == 200
