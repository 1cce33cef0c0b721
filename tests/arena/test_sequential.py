"""The sequential test: Wald's own case, the constraint it solves, and its errors in simulation."""

import random
from math import log

import pytest

from geisterstunde.arena.ratings import expected_score
from geisterstunde.arena.sequential import Question, Sequential, answer_to, log_likelihood_ratio, tilt


def test_for_wins_and_losses_it_is_the_test_of_wald() -> None:
    """W log(s1/s0) + L log((1-s1)/(1-s0)); the unseen scores weigh next to nothing."""
    wins, losses, s0, s1 = 620, 540, 0.5, expected_score(30)
    wald = wins * log(s1 / s0) + losses * log((1 - s1) / (1 - s0))
    assert log_likelihood_ratio({1.0: wins, 0.0: losses}, s0, s1) == pytest.approx(wald, abs=0.01)


def test_near_the_middle_it_is_what_the_normal_distribution_says() -> None:
    counts = {0.0: 510, 0.25: 2490, 0.5: 4010, 0.75: 2530, 1.0: 560}
    total = sum(counts.values())
    mean = sum(score * count for score, count in counts.items()) / total
    variance = sum(count * (score - mean) ** 2 for score, count in counts.items()) / total
    s0, s1 = expected_score(0), expected_score(5)
    normal = total * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance)
    assert log_likelihood_ratio(counts, s0, s1) == pytest.approx(normal, rel=0.01)


def test_the_likeliest_distribution_has_the_mean_that_was_asked_for_and_beats_its_neighbours() -> None:
    shares = {0.0: 0.1, 0.25: 0.2, 0.5: 0.4, 0.75: 0.2, 1.0: 0.1}
    for mean in (0.1, 0.45, 0.5, 0.6, 0.95):
        found = tilt(shares, mean)
        best = {score: share / (1 + found * (score - mean)) for score, share in shares.items()}
        assert sum(best.values()) == pytest.approx(1)
        assert sum(score * share for score, share in best.items()) == pytest.approx(mean)
        likelihood = sum(share * log(best[score]) for score, share in shares.items())
        # Moved a little within all distributions of the same sum and mean, it is less likely.
        for change in ((1, -2, 1, 0, 0), (0, 1, -2, 1, 0), (0, 0, 1, -2, 1)):
            for sign in (1e-4, -1e-4):
                other = {score: best[score] + sign * part for score, part in zip(sorted(best), change, strict=True)}
                assert sum(share * log(other[score]) for score, share in shares.items()) < likelihood


def test_the_bounds_are_those_of_the_errors_allowed() -> None:
    question = Question(elo0=0, elo1=10, alpha=0.05, beta=0.1)
    assert question.upper == pytest.approx(log(0.9 / 0.05))
    assert question.lower == pytest.approx(log(0.1 / 0.95))


def test_swapping_the_sides_turns_the_evidence_around() -> None:
    counts = {0.25: 7, 0.5: 10, 1.0: 5}
    mirrored = {1 - score: count for score, count in counts.items()}
    s = expected_score(25)
    assert log_likelihood_ratio(counts, 0.5, s) == pytest.approx(log_likelihood_ratio(mirrored, 0.5, 1 - s))


def test_a_decided_test_hears_nothing_more() -> None:
    test = Sequential(Question(elo0=0, elo1=200))
    while test.verdict == "open":
        test.hear(1.0)
    before = test.answer()
    test.hear(0.0)
    assert test.answer() == before
    assert before.verdict == "stronger"
    assert answer_to(Question(elo0=0, elo1=200), [1.0] * 500 + [0.0] * 500) == before


def test_no_deals_leave_the_question_open() -> None:
    answer = answer_to(Question(), [])
    assert (answer.verdict, answer.deals, answer.evidence) == ("open", 0, 0.0)


def decided(elo: float, rng: random.Random) -> str:
    """A test between contenders that far apart, with pairs of games, three in ten drawn."""
    test = Sequential(Question(elo0=0, elo1=100))
    score = expected_score(elo)
    while test.verdict == "open":
        lots = [rng.random() for _ in range(2)]
        test.hear(sum(1.0 if lot < score - 0.15 else 0.5 if lot < score + 0.15 else 0.0 for lot in lots) / 2)
    return test.verdict


@pytest.mark.parametrize(("elo", "wrong"), [(0, "stronger"), (100, "not-stronger")])
def test_it_errs_as_rarely_as_it_promises(elo: float, wrong: str) -> None:
    """At most 5 % of 200 tests may go wrong; 20 would be a surprise of one in a thousand (seed 9)."""
    rng = random.Random(9)
    assert sum(decided(elo, rng) == wrong for _ in range(200)) < 20
