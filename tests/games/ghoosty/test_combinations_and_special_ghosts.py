"""Combinations and special ghosts of Ghoosty! (docs/rules/ghoosty.md §4 and §5); positions as in night.py."""

from collections import Counter

import pytest

from geisterstunde.games.ghoosty.words import (
    DirectionReversed,
    Exiled,
    ExtraTurnGiven,
    Options,
    Played,
    Refilled,
    Skipped,
    TomPlayed,
)
from tests.games.ghoosty.night import hand, lies, night, play, plays, refusal, table

# §4: combinations


@pytest.mark.parametrize("text", ["9x2", "9x3", "9+m", "9x2+m"])
def test_a_double_or_a_triple_gives_an_extra_turn(text: str) -> None:
    """§4.1, §5.5"""
    state = night("9 9 9 m 2/9", cemetery="5")
    assert ExtraTurnGiven(0) in play(state, text)
    assert state.actor() == 0


def test_a_double_must_be_valid() -> None:
    """§4.1, §3.2"""
    state = night("9 9 9 2/9", cemetery="10")
    assert plays(state) == set()
    assert refusal(state, "9x3") == "too-low"


def test_kevin_plays_three_tens_on_a_ten_and_makes_a_quartet() -> None:
    """§4.3, the example of the rulebook"""
    state = night("10 10 10 2/9", cemetery="10")
    assert play(state, "10x3") == [Played(0, 10, 3, 0), Exiled(4, "quartet"), ExtraTurnGiven(0)]
    assert lies(state) == ""
    assert table(state).exile.count("10") == 4
    assert state.actor() == 0


def test_yvi_plays_four_fives_on_a_thirteen() -> None:
    """§4.2, the example of the rulebook"""
    state = night("5 5 5 5 2/9", cemetery="13")
    assert plays(state) == {"5x4"}
    assert play(state, "5x4") == [Played(0, 5, 4, 0), Exiled(5, "quartet"), ExtraTurnGiven(0)]
    assert lies(state) == ""
    assert state.actor() == 0


def test_a_quartet_is_valid_on_scary_ghosts() -> None:
    """§4.2, §5.4"""
    assert plays(night("2 2 2 2 6/9", cemetery="12")) == {"2x4"}
    assert plays(night("2 2 2 2 6/9", cemetery="3")) == {"2x4"}


def test_mimi_kry_takes_part_in_a_quartet_also_of_five() -> None:
    """§4.2, §5.5"""
    assert plays(night("2 2 2 m 6/9", cemetery="12")) == {"2x3+m"}
    state = night("2 2 2 2 m 6/9", cemetery="12")
    assert plays(state) == {"2x3+m", "2x4", "2x4+m"}
    assert Exiled(6, "quartet") in play(state, "2x4+m")


def test_a_single_ghost_completes_three_on_top() -> None:
    """§4.3"""
    state = night("7 2/9", cemetery="2 7 7 7")
    assert Exiled(5, "quartet") in play(state, "7")
    assert state.actor() == 0


def test_mimi_krys_lying_as_copies_count_for_the_quartet() -> None:
    """§4.3, §5.5"""
    state = night("7 2/9", cemetery="7 7m 7")
    assert Exiled(4, "quartet") in play(state, "7")
    assert table(state).exile.count("mimi") == 4
    assert table(state).exile.count("7") == 3 + 1


def test_ghosts_below_others_do_not_count_for_the_quartet() -> None:
    """§4.3: only the ones on top, without a gap."""
    state = night("7 2/9", cemetery="7 7 1 7")
    play(state, "7")
    assert lies(state) == "7 7 1 7 7"
    assert state.actor() == 1


# §5: special ghosts


def test_klein_georg_goes_on_everything_and_lies_there_as_a_one() -> None:
    """§5.1, §1.2"""
    for top in range(1, 15):
        state = night("1 9/2 14", cemetery=str(top))
        assert "1" in plays(state), top
    play(state, "1")
    assert plays(state) == {"2", "14"}


def test_tom_lies_beside_the_cemetery_and_the_next_player_misses_a_turn() -> None:
    """§5.2"""
    state = night("tom 2/9/9 12", cemetery="10")
    assert plays(state) == {"tom"}
    assert play(state, "tom") == [TomPlayed(0), Skipped(1)]
    assert state.actor() == 2
    assert lies(state) == "10"
    assert plays(state) == {"12"}


def test_tom_skips_in_the_direction_of_play() -> None:
    """§5.2, §5.8"""
    state = night("8 2/9/9 2/tom 9", cemetery="5")
    play(state, "8")
    assert state.actor() == 3
    assert play(state, "tom")[-1] == Skipped(2)
    assert state.actor() == 1


def test_tom_stays_when_the_cemetery_is_taken_or_exiled() -> None:
    """§5.2"""
    state = night("tom 2/9/11 9/2", cemetery="10")
    play(state, "tom", "11", "9", "take")
    assert table(state).toms == 1
    assert hand(state, 3) == "2 9"
    assert "tom" not in table(state).exile[1:]


def test_two_toms_are_played_one_after_the_other() -> None:
    """§5.2: never two at once, and no extra turn."""
    state = night("tom tom 2/9 9/9 2", cemetery="10")
    play(state, "tom")
    assert hand(state, 0) == "tom 2"
    assert state.actor() == 2


def test_tom_is_not_played_together_with_mimi_kry() -> None:
    """§5.2: such an action does not exist."""
    assert plays(night("tom m 2/9", cemetery="10")) == {"tom"}
    assert refusal(night("m 2/9", cemetery="10"), "tom") == "no-tom"


def test_between_two_players_tom_brings_the_turn_back() -> None:
    """§5.3"""
    state = night("tom 2/9", cemetery="10")
    assert play(state, "tom") == [TomPlayed(0), Skipped(1)]
    assert state.actor() == 0


def test_between_two_who_are_left_tom_brings_the_turn_back_after_filling_up() -> None:
    """§5.3, §3.7"""
    state = night("tom 2 2 4/9", cemetery="10", houses="2/2", crypt="6 6")
    assert play(state, "tom") == [TomPlayed(0), Refilled(0, 1, ("6",)), Skipped(1)]
    assert state.actor() == 0


def test_only_scary_and_fearless_ghosts_go_on_scary_ones() -> None:
    """§5.4, §1.2"""
    every_ghost = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 tom/9"
    assert plays(night(every_ghost, cemetery="3")) == {"1", "3", "12", "tom"}
    assert plays(night(every_ghost, cemetery="12")) == {"1", "12", "tom"}
    assert refusal(night(every_ghost, cemetery="12"), "3") == "top-is-scary"
    assert refusal(night(every_ghost, cemetery="12"), "14") == "top-is-scary"


def test_scary_ghosts_are_played_like_others() -> None:
    """§5.4"""
    assert plays(night("3 12/9", cemetery="2")) == {"3", "12"}
    assert plays(night("3 12/9", cemetery="4")) == {"12"}
    assert plays(night("3 12/9", cemetery="13")) == set()


def test_mimi_kry_has_the_value_of_her_companion() -> None:
    """§5.5"""
    state = night("9 m 2/10 4", cemetery="5")
    play(state, "9+m")
    assert lies(state) == "5 9 9m"
    assert refusal(state, "2") == "too-low"


def test_mimi_kry_is_not_played_alone() -> None:
    """§5.5"""
    assert plays(night("m 4/9", cemetery="5")) == set()
    assert refusal(night("m 4/9", cemetery="5"), "4+m") == "too-low"
    assert refusal(night("7/9", cemetery="5"), "7+m") == "too-few-mimis"


def test_a_mimi_kry_that_is_taken_up_is_a_mimi_kry_again() -> None:
    """§5.5"""
    state = night("2/9", cemetery="5 5m")
    play(state, "take")
    assert hand(state, 0) == "2 5 m"


def test_only_one_mimi_kry_goes_along() -> None:
    """§5.6"""
    state = night("7 m m/9", cemetery="5")
    assert plays(state) == {"7", "7+m"}
    assert refusal(state, "7+m2") == "one-mimi"


def test_by_option_any_number_of_mimi_krys_goes_along() -> None:
    """§5.6"""
    anything = Options(mimis_per_play="any")
    assert plays(night("7 m m/9", cemetery="5", options=anything)) == {"7", "7+m", "7+m2"}
    assert plays(night("7 m m m/9", cemetery="13", options=anything)) == {"7+m3"}
    state = night("7 7 m m m m/9", cemetery="13", options=anything)
    assert plays(state) == {"7+m3", "7+m4", "7x2+m2", "7x2+m3", "7x2+m4"}
    assert Exiled(7, "quartet") in play(state, "7x2+m4")


def test_a_copy_is_fearless_scary_or_special_like_its_original() -> None:
    """§5.7"""
    assert "1+m" in plays(night("1 m/9", cemetery="14"))
    state = night("3 m 13/13")
    play(state, "3+m")
    assert plays(state) == set()
    state = night("11 m 2/9", cemetery="5")
    assert Exiled(3, "klapper") in play(state, "11+m")


def test_jerry_turns_the_direction() -> None:
    """§5.8"""
    state = night("8 2/8 9/9 9", cemetery="5")
    assert play(state, "8") == [Played(0, 8, 1, 0), DirectionReversed("counterclockwise")]
    assert state.actor() == 2
    play(state, "9")
    assert state.actor() == 1
    state = night("2 9/8 9/9 9", cemetery="5", active=1)
    state.direction = -1
    assert play(state, "8")[-1] == DirectionReversed("clockwise")
    assert state.actor() == 2


def test_several_eights_turn_the_direction_once() -> None:
    """§5.8, §5.7"""
    state = night("8 8 2/9/9", cemetery="5")
    assert play(state, "8x2").count(DirectionReversed("counterclockwise")) == 1
    assert table(state).direction == "counterclockwise"


def test_by_option_each_eight_of_the_play_turns_the_direction() -> None:
    """§5.8: a double of an 8 and a Mimi Kry turns twice; the 8 that lay there before does not count."""
    each = Options(several_eights="each")
    state = night("8 m 2/9/9", cemetery="8", options=each)
    assert play(state, "8+m")[1:3] == [DirectionReversed("counterclockwise"), DirectionReversed("clockwise")]
    state = night("8 8 8 2/9/9", cemetery="5", options=each)
    play(state, "8x3")
    assert table(state).direction == "counterclockwise"


def test_a_quartet_of_eights_turns_the_direction_once() -> None:
    """§5.8, §4.2"""
    state = night("8 8 8 8 2/9/9", cemetery="13")
    assert play(state, "8x4") == [
        Played(0, 8, 4, 0),
        DirectionReversed("counterclockwise"),
        Exiled(5, "quartet"),
        ExtraTurnGiven(0),
    ]


def test_between_two_players_jerry_makes_no_difference() -> None:
    """§5.8"""
    state = night("8 2/9", cemetery="5")
    play(state, "8")
    assert state.actor() == 1


def test_klapper_sends_the_cemetery_and_himself_into_exile() -> None:
    """§5.9"""
    state = night("11 2/9", cemetery="5 7 10")
    assert play(state, "11") == [Played(0, 11, 1, 0), Exiled(4, "klapper"), ExtraTurnGiven(0)]
    assert lies(state) == ""
    assert plays(state) == {"2"}


@pytest.mark.parametrize("top", ["12", "13", "14", "3"])
def test_klapper_must_be_valid(top: str) -> None:
    """§5.9"""
    assert plays(night("11 2/9", cemetery=top)) == set()


def test_the_exile_is_open_and_nothing_comes_back() -> None:
    """§5.10, §1.4"""
    state = night("11 2/9 2", cemetery="5 7", houses="4/4")
    before = Counter(table(state).exile)
    play(state, "11", "2", "take")
    assert Counter(table(state, 1).exile) - before == Counter(["5", "7", "11"])
