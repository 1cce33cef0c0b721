"""Leaving a house of Ghoosty!, and the end of a round (docs/rules/ghoosty.md §6); positions as in night.py."""

import pytest

from geisterstunde.core.contract import NOBODY
from geisterstunde.core.words import Result
from geisterstunde.games.ghoosty.game import GAME
from geisterstunde.games.ghoosty.rules import Rules
from geisterstunde.games.ghoosty.words import (
    Exiled,
    Left,
    Options,
    Played,
    RoundEnded,
    Skipped,
    TomPlayed,
)
from geisterstunde.texts import Texts
from tests.games.ghoosty.night import night, play, table

# §6: leaving, and the end of a round


def test_who_has_neither_hand_nor_house_has_left() -> None:
    """§6.1"""
    state = night("9/9 2/9 2", cemetery="5")
    assert play(state, "9") == [Played(0, 9, 1, 0), Left(0, 1)]
    assert state.actor() == 1
    assert table(state).left == (0,)


def test_with_ghosts_in_the_house_one_stays() -> None:
    """§6.1"""
    state = night("9/9 2/9 2", cemetery="5", houses="6/6/6")
    play(state, "9")
    assert table(state).left == ()


@pytest.mark.parametrize("cards", ["9 9", "9 9 9", "9 9 9 9", "11"])
def test_who_leaves_has_no_extra_turn(cards: str) -> None:
    """§6.1"""
    state = night(f"{cards}/2 6/10 2", cemetery="5")
    play(state, cards if cards == "11" else f"9x{cards.count('9')}")
    assert table(state).left == (0,)
    assert state.actor() == 1


def test_a_last_tom_still_stops_the_next_player() -> None:
    """§6.1"""
    state = night("tom/9 2/9 2", cemetery="5")
    assert play(state, "tom") == [TomPlayed(0), Left(0, 1), Skipped(1)]
    assert state.actor() == 2


def test_a_last_jerry_turns_the_direction() -> None:
    """§6.1"""
    state = night("8/9 2/9 2", cemetery="5")
    play(state, "8")
    assert state.actor() == 2


def test_a_last_klapper_sends_the_cemetery_into_exile() -> None:
    """§6.1"""
    state = night("11/9 2/9 2", cemetery="5")
    assert play(state, "11") == [Played(0, 11, 1, 0), Exiled(2, "klapper"), Left(0, 1)]


def test_the_last_card_of_a_house_can_be_the_last_of_all() -> None:
    """§6.1, §3.10"""
    state = night("/9 2/9 2", cemetery="5", houses="7/2/2")
    assert play(state, "house")[-1] == Left(0, 1)


def test_who_has_left_is_passed_over() -> None:
    """§3.12"""
    state = night("9 9//9 2", cemetery="5")
    assert table(state).left == (1,)
    play(state, "9")
    assert state.actor() == 2


def test_the_last_one_left_loses_and_all_others_win() -> None:
    """§6.2"""
    state = night("9/10/2 2", cemetery="5")
    play(state, "9")
    assert play(state, "10")[1:3] == [Left(1, 2), RoundEnded(1, "one-left", (2,))]
    assert state.actor() == NOBODY
    seen = table(state)
    assert seen.left == (0, 1)
    assert seen.result is not None
    assert seen.result.scores == (1.0, 1.0, 0.0)
    assert seen.result.winners == (0, 1)
    assert seen.result.reason == "one-left"


def test_when_all_who_are_left_pass_the_round_is_over_and_they_share_the_last_place() -> None:
    """§6.3"""
    state = night("m m//m/m", houses="2//3/4")
    play(state, "pass", "pass")
    assert play(state, "pass")[1] == RoundEnded(1, "only-mimis", (0, 2, 3))
    seen = table(state)
    assert seen.result is not None
    assert seen.result.scores == (0.0, 1.0, 0.0, 0.0)
    assert seen.result.winners == (1,)
    assert seen.result.reason == "only-mimis"


def test_one_other_action_breaks_the_circle_of_passes() -> None:
    """§6.3"""
    state = night("m/m/7 7", houses="2/3/4")
    play(state, "pass", "pass", "7", "take", "pass")
    assert table(state).passes == 1
    assert state.actor() == 2


def test_a_round_that_stands_still_is_over() -> None:
    """§6.4"""
    state = night("9 9/9 9", houses="2/2", options=Options(no_progress_limit=50))
    for _ in range(8):
        play(state, "9", "9", "take", "9", "9", "take")
    play(state, "9")
    assert state.actor() == 1
    play(state, "9")
    assert state.actor() == NOBODY
    assert table(state).still == 50
    assert table(state).ending == "no-progress"
    assert tuple(state.scores()) == (0.0, 0.0)


def stalled(options: Options) -> Rules:
    """A round in which nothing moves any more, before anybody could leave."""
    state = night("9 9/9 9", houses="2/2", options=options)
    state.still = state.no_progress_limit - 1
    play(state, "9")
    return state


def test_a_round_that_nobody_has_left_is_won_by_nobody() -> None:
    """§6.5"""
    result = table(stalled(Options())).result
    assert result == Result((0.0, 0.0), (), "no-progress")
    only_mimis = night("m/m", houses="2/3")
    play(only_mimis, "pass", "pass")
    assert table(only_mimis).result == Result((0.0, 0.0), (), "only-mimis")


def test_by_option_all_share_a_round_that_nobody_has_left() -> None:
    """§6.5"""
    result = table(stalled(Options(nobody_left="all-share"))).result
    assert result == Result((0.0, 0.0), (0, 1), "no-progress")


def test_who_left_before_a_round_stood_still_has_won_it() -> None:
    """§6.5, §6.2"""
    state = night("9 9//9 9", houses="2//2")
    state.still = state.no_progress_limit - 1
    play(state, "9")
    assert table(state).result == Result((0.0, 1.0, 0.0), (1,), "no-progress")


@pytest.mark.parametrize("language", ["en", "de"])
def test_that_nobody_has_won_is_said(language: str) -> None:
    """§6.5"""
    result = table(stalled(Options())).result
    assert result is not None
    said = Texts(language, GAME, ("Ada", "Bert")).result(result)
    assert said.startswith({"en": "Nobody wins.", "de": "Niemand gewinnt."}[language])
    assert "Ada" not in said


@pytest.mark.parametrize(
    ("hands", "houses", "crypt", "text"),
    [
        pytest.param("9 9 4 4/9", "2/2", "9 4", "luck", id="luck"),
        pytest.param("9 4 4 4/9", "2/2", "9 2", "9", id="fill up"),
        pytest.param("/9", "9 9/2", "", "house", id="house"),
        pytest.param("11 4/9", "2/2", "", "11", id="exile"),
        pytest.param("9/9 2/2 2", "", "", "9", id="leave"),
    ],
)
def test_progress_is_a_card_from_crypt_or_house_an_exile_or_a_leave(
    hands: str, houses: str, crypt: str, text: str
) -> None:
    """§6.4"""
    state = night(hands, cemetery="5", houses=houses, crypt=crypt)
    state.still = 17
    play(state, text)
    assert table(state).still == 0


def test_anything_else_is_no_progress() -> None:
    """§6.4"""
    state = night("9 tom 4/9 9", cemetery="5", houses="2/2")
    play(state, "tom", "9", "take")
    assert table(state).still == 3
