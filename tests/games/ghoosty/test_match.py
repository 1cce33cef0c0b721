"""The match of Ghoosty! (§7), points and Boos; positions as in night.py."""

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from geisterstunde.core.contract import CHANCE, NOBODY
from geisterstunde.core.playout import rolled
from geisterstunde.core.words import GameEnded, Refused, Result
from geisterstunde.games.ghoosty.game import GAME
from geisterstunde.games.ghoosty.rules import Rules
from geisterstunde.games.ghoosty.words import BooGiven, Left, PointsGiven, RoundBegan, RoundEnded
from tests.games.ghoosty.night import MATCH, night, play, table


def last_turns(losing: int, points: tuple[int, ...], boos: tuple[int, ...]) -> Rules:
    """A round in which all but one leave in the order of seats with one card each, played on an empty cemetery."""
    hands = ["14"] * len(points)
    hands[losing] = "2 2"
    first = 1 if losing == 0 else 0
    state = night("/".join(hands), options=MATCH, active=first)
    state.points, state.boos = vec[i64](list(points)), vec[i64](list(boos))
    return state


def finish(state: Rules) -> None:
    """Everybody who can leaves."""
    while state.actor() >= 0:
        play(state, "14" if state.hand[state.actor() * 16 + 14] else "take")


def round_with_all_left_over(state: Rules) -> None:
    """The next round is dealt and breaks off at once: nothing has moved for too long (§6.4)."""
    state.roll(rolled(state.due(), Random(1)))
    state.crypt_left = 0
    state.still = state.no_progress_limit - 1
    state.apply(state.actor(), next(number for number in state.legal(state.actor()) if number % 20 == 0))


def test_a_match_takes_three_players() -> None:
    """§7.1"""
    with pytest.raises(Refused, match="match-needs-three"):
        GAME.check_start(2, MATCH)
    GAME.check_start(3, MATCH)


def test_with_four_players_leaving_brings_two_one_and_three_points_and_the_last_one_a_boo() -> None:
    """§7.2, §7.3, the example of the rulebook"""
    state = night("14/14/14/2 2", options=MATCH)
    play(state, "14", "14")
    heard = play(state, "14")
    assert heard[1:] == [
        Left(2, 3),
        RoundEnded(1, "one-left", (3,)),
        PointsGiven(0, 2, 2),
        PointsGiven(1, 1, 1),
        PointsGiven(2, 3, 3),
        BooGiven(3, 1),
    ]
    assert table(state).points == (2, 1, 3, 0)
    assert table(state).boos == (0, 0, 0, 1)


def test_what_a_round_brought_is_seen_until_the_next_one_is_dealt() -> None:
    """§7.2: whoever opens the page anew reads the same."""
    state = last_turns(2, (4, 1, 1), (0, 1, 0))
    assert table(state).gained == (0, 0, 0)
    finish(state)
    assert table(state, None).gained == (2, 3, 0)
    state.roll(rolled(state.due(), Random(1)))
    assert table(state).gained == (0, 0, 0)


def test_what_the_last_round_of_a_match_brought_stays() -> None:
    """§7.2, §7.4"""
    state = last_turns(2, (4, 1, 1), (0, 1, 1))
    finish(state)
    assert table(state).gained == (2, 3, 0)
    assert table(state).boos[2] == table(state).boos_to_end


def test_a_single_round_brings_no_points() -> None:
    """§7.1"""
    state = night("14/14/2 2")
    finish(state)
    assert table(state).gained == (0, 0, 0)


@pytest.mark.parametrize(
    ("players", "points"),
    [(3, (2, 3, 0)), (4, (2, 1, 3, 0)), (5, (2, 1, 1, 3, 0))],
)
def test_the_first_gets_one_more_and_the_last_to_leave_two_more(players: int, points: tuple[int, ...]) -> None:
    """§7.2"""
    state = night("/".join(["14"] * (players - 1) + ["2 2"]), options=MATCH)
    finish(state)
    assert table(state).points == points


def test_with_six_players_the_points_are_two_one_one_one_and_three() -> None:
    """§7.2"""
    state = night("13/13/13/14/14/2 2", options=MATCH)
    play(state, "13", "13", "13", "14", "14")
    assert table(state).points == (2, 1, 1, 1, 3, 0)


def test_the_loser_begins_the_next_round() -> None:
    """§7.3, §2.2"""
    state = last_turns(1, (0, 0, 0), (0, 0, 0))
    finish(state)
    assert state.actor() == CHANCE
    state.heard = []
    state.roll(rolled(state.due(), Random(1)))
    assert state.heard == [RoundBegan(2, 1)]
    assert state.actor() == 1
    seen = table(state)
    assert (seen.hands, seen.houses, seen.crypt) == ((4, 4, 4), (10, 10, 10), 20)
    assert (seen.exile, seen.cemetery, seen.left, seen.ending) == ((), (), (), None)
    assert seen.known == ((), (), ())


def test_a_first_boo_does_not_end_the_match() -> None:
    """§7.3"""
    state = last_turns(2, (0, 0, 0), (1, 1, 0))
    finish(state)
    assert state.actor() == CHANCE
    assert table(state).boos == (1, 1, 1)


def test_the_second_boo_ends_the_match_and_most_points_win() -> None:
    """§7.3, §7.4"""
    state = last_turns(2, (4, 1, 1), (0, 1, 1))
    play(state, "14")
    heard = play(state, "14")
    assert heard[-1] == GameEnded(Result((6.0, 4.0, 1.0), (0,), "match-won"))
    assert state.actor() == NOBODY


def test_who_has_just_lost_the_round_cannot_win_even_with_most_points() -> None:
    """§7.4"""
    state = last_turns(2, (4, 1, 9), (0, 1, 1))
    finish(state)
    result = table(state).result
    assert result is not None
    assert result.scores == (6.0, 4.0, 9.0)
    assert result.winners == (0,)


def test_a_tie_at_the_top_needs_another_round() -> None:
    """§7.5"""
    state = last_turns(2, (2, 1, 0), (0, 1, 1))
    finish(state)
    assert table(state).points == (4, 4, 0)
    assert state.actor() == CHANCE
    assert table(state).tie_rounds == 1


def test_after_a_tie_the_excluded_one_can_win() -> None:
    """§7.5: seat 2 had most points but lost the round before; now it leaves."""
    state = last_turns(1, (1, 4, 9), (0, 1, 2))
    state.tie_rounds = 1
    finish(state)
    assert tuple(state.winners()) == (2,)


def test_a_tie_of_the_loser_with_somebody_else_is_none() -> None:
    """§7.4: the loser does not count."""
    state = last_turns(2, (2, 0, 4), (0, 1, 1))
    finish(state)
    assert table(state).points == (4, 3, 4)
    assert tuple(state.winners()) == (0,)


def test_several_left_over_get_a_boo_each_and_the_bonus_for_leaving_last_goes_to_nobody() -> None:
    """§7.6, §6.3"""
    state = night("11/m/m/m", houses="/2/3/4", options=MATCH)
    play(state, "11", "pass", "pass", "pass")
    assert table(state).points == (2, 0, 0, 0)
    assert table(state).boos == (0, 1, 1, 1)
    state.roll(rolled(state.due(), Random(1)))
    assert state.actor() == 1, "the first of them begins"


def test_two_left_over_of_three_get_a_boo_each() -> None:
    """§7.6, §6.3: the one who left was the first, not the last but one."""
    state = night("11/m/m", houses="/2/3", options=MATCH)
    play(state, "11", "pass", "pass")
    assert table(state).points == (2, 0, 0)
    assert table(state).boos == (0, 1, 1)


def test_if_everybody_is_left_over_when_the_match_should_end_another_round_is_played() -> None:
    """§7.6"""
    state = last_turns(2, (5, 1, 0), (1, 1, 0))
    finish(state)
    round_with_all_left_over(state)
    assert table(state).boos == (2, 2, 2)
    assert table(state).ending == "no-progress"
    assert state.actor() == CHANCE
    assert table(state).tie_rounds == 1


def test_after_ten_additional_rounds_those_who_lead_share_the_match() -> None:
    """§7.7"""
    state = last_turns(2, (2, 1, 9), (0, 1, 1))
    state.tie_rounds = 10
    finish(state)
    result = table(state).result
    assert result is not None
    assert result.winners == (0, 1)
    assert result.reason == "match-shared"


def test_a_match_in_which_nobody_ever_left_a_round_is_won_by_nobody() -> None:
    """§7.7, §6.5"""
    state = GAME.start(3, MATCH)
    state.roll(vec[i64]([0]))
    state.boos = vec[i64]([1, 1, 1])
    state.tie_rounds = 10
    round_with_all_left_over(state)
    assert table(state).result == Result((0.0, 0.0, 0.0), (), "match-without-winner")


def test_if_everybody_is_left_over_in_the_tenth_all_count() -> None:
    """§7.7"""
    state = last_turns(2, (2, 7, 0), (1, 1, 0))
    finish(state)
    state.points = vec[i64]([4, 8, 8])
    state.tie_rounds = 10
    round_with_all_left_over(state)
    assert state.actor() == NOBODY
    assert tuple(state.winners()) == (1, 2)
