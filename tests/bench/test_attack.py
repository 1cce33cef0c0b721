"""All attacks in short: nothing is timed, but what was acknowledged is kept, and the limits refuse what they should."""

import random
import secrets

import pytest

from bench.attack import timing
from bench.attack.attackers import ATTACKS
from bench.attack.run import QUIET, SHORT, Attacked, attacked
from bench.attack.timing import GAMES, area_under_curve, positions
from geisterstunde.games import game_called


@pytest.fixture(scope="module")
def outcome() -> Attacked:
    seed = secrets.randbits(32)
    print("seed", seed)
    return attacked(SHORT, seed)


def did(outcome: Attacked, attack: str) -> dict[str, int]:
    return next(one.did for one in outcome.felt if one.attack == attack)


def test_every_attack_was_made_and_others_played_meanwhile(outcome: Attacked) -> None:
    assert [one.attack for one in outcome.felt] == [QUIET, *ATTACKS]
    assert outcome.acknowledged > 0


def test_nothing_that_quiet_people_did_is_lost(outcome: Attacked) -> None:
    assert outcome.lost == ()


def test_quiet_people_are_never_refused_or_sent_away(outcome: Attacked) -> None:
    assert outcome.problems == ()


def test_endless_options_are_refused(outcome: Attacked) -> None:
    assert set(did(outcome, "endless-options")) <= {"201", "said", "heard welcome", "heard present", "heard no"}


def test_the_long_table_is_told(outcome: Attacked) -> None:
    assert did(outcome, "long-table")["200"] > 0


def test_in_long_games_moves_are_made_and_taken_back(outcome: Attacked) -> None:
    assert did(outcome, "long-game")["heard done"] > 1


def test_more_callers_than_one_address_may_have_are_sent_away(outcome: Attacked) -> None:
    assert did(outcome, "callers")["sent away"] > 0


def test_verdicts_cost_more_than_other_requests(outcome: Attacked) -> None:
    assert did(outcome, "verdicts")["200"] <= 31


def test_watchers_of_one_address_hear_that_there_are_enough(outcome: Attacked) -> None:
    assert did(outcome, "watchers")["heard bye"] > 0


# The timing of bots, without a clock


@pytest.mark.parametrize("game", GAMES)
def test_positions_with_one_choice_and_with_several_are_found(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In Ghost for $ale nobody is ever without a choice."""
    monkeypatch.setattr(timing, "MOST_GAMES", 40)
    forced, free = positions(game_called(game), 5, random.Random(7))
    assert (len(forced), len(free)) == (0 if game == "ghost-for-sale" else 5, 5)


@pytest.mark.parametrize(
    ("some", "others", "area"),
    [([1, 2], [3, 4], 1.0), ([3, 4], [1, 2], 0.0), ([1, 1], [1, 1], 0.5), ([1, 4], [2, 3], 0.5), ([2], [1, 2, 3], 0.5)],
)
def test_the_area_is_how_often_one_of_the_first_is_quicker(some: list[float], others: list[float], area: float) -> None:
    assert area_under_curve(some, others) == area
