"""Ghoosty! in the order of its rules (docs/rules/ghoosty.md); positions as in night.py."""

from collections import Counter

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from geisterstunde.core.contract import CHANCE, NOBODY
from geisterstunde.core.playout import rolled
from geisterstunde.core.words import Refused, Result
from geisterstunde.games.ghoosty.box import CARDS, COPIES
from geisterstunde.games.ghoosty.game import GAME
from geisterstunde.games.ghoosty.rules import Rules
from geisterstunde.games.ghoosty.words import (
    CardKept,
    CemeteryTaken,
    DirectionReversed,
    Exiled,
    ExtraTurnGiven,
    HouseDrawn,
    Left,
    LuckTried,
    MidnightStruck,
    Options,
    Passed,
    Played,
    Refilled,
    RoundBegan,
    RoundEnded,
    Skipped,
    TomPlayed,
)
from geisterstunde.texts import Texts
from tests.games.ghoosty.night import choices, hand, lies, night, play, plays, refusal, table

# §1 and §2: the box and the deal


def test_there_are_four_ghosts_of_each_value_four_mimi_krys_and_two_toms() -> None:
    """§1.1"""
    assert sum(COPIES) == 62
    assert {card: COPIES[kind] for kind, card in enumerate(CARDS)} == {
        **{str(value): 4 for value in range(1, 15)},
        "mimi": 4,
        "tom": 2,
    }


@pytest.mark.parametrize(("players", "house", "crypt"), [(2, 12, 30), (3, 10, 20), (4, 8, 14), (5, 6, 12), (6, 4, 14)])
def test_the_more_players_the_smaller_the_houses(players: int, house: int, crypt: int) -> None:
    """§2.1, §1.3"""
    state = GAME.start(players, Options())
    state.roll(vec[i64]([0]))
    state.roll(rolled(state.due(), Random(1)))
    seen = table(state)
    assert seen.hands == (4,) * players
    assert seen.houses == (house,) * players
    assert seen.crypt == crypt
    assert (seen.cemetery, seen.exile, seen.toms) == ((), (), 0)


def test_a_lot_says_who_begins_the_first_round() -> None:
    """§2.2"""
    state = GAME.start(3, Options())
    assert state.actor() == CHANCE
    assert table(state).starter is None
    state.roll(vec[i64]([2]))
    state.heard = []
    state.roll(rolled(state.due(), Random(1)))
    assert state.actor() == 2
    assert state.heard == [RoundBegan(1, 2)]


def test_by_option_a_seat_begins_and_no_lot_is_drawn() -> None:
    """§2.2"""
    state = GAME.start(3, Options(start="second"))
    assert table(state).starter == 1
    state.roll(rolled(state.due(), Random(1)))
    assert state.actor() == 1


def test_by_option_the_lot_decides_every_time() -> None:
    """§2.2"""
    assert table(GAME.start(3, Options(start="lot"))).starter is None
    assert GAME.rematch_options(Options(start="lot"), Result((1.0, 0.0), (0,), "one-left"), (1, 0)).start == "lot"


def test_a_seat_that_nobody_has_cannot_begin() -> None:
    """§2.2"""
    with pytest.raises(Refused, match="start-without-player"):
        GAME.check_start(3, Options(start="fourth"))


@pytest.mark.parametrize(
    ("scores", "seats", "start"),
    [
        pytest.param((1.0, 0.0, 1.0), (0, 1, 2), "second", id="same-chairs"),
        pytest.param((1.0, 0.0, 1.0), (1, 2, 0), "first", id="turned-chairs"),
        pytest.param((1.0, 0.0, 0.0), (0, 1, 2), "second", id="several"),
        pytest.param((0.0, 0.0, 0.0), (1, 2, 0), "first", id="nobody-left"),
        pytest.param((5.0, 2.0, 1.0), (2, 0, 1), "first", id="match"),
    ],
)
def test_the_loser_of_the_last_game_at_the_table_begins(
    scores: tuple[float, ...], seats: tuple[int, ...], start: str
) -> None:
    """§2.2"""
    assert GAME.rematch_options(Options(), Result(scores, (), "one-left"), seats).start == start


def test_the_cards_go_to_the_hands_then_to_the_houses_then_to_the_crypt() -> None:
    """§2.1: here the deck lies in the order tom tom 1 1 1 1 2 2 …"""
    state = GAME.start(2, Options())
    state.roll(vec[i64]([0]))
    state.roll(vec[i64](list(range(62))))
    assert hand(state, 0) == "tom tom 1 1"
    assert hand(state, 1) == "1 1 2 2"
    assert [state.deck[place] for place in range(8, 32)] == [
        *(2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5),
        *(5, 5, 6, 6, 6, 6, 7, 7, 7, 7, 8, 8),
    ]
    assert play(state, "luck")[0] == LuckTried(0, "8")


# §3: a turn


def test_the_play_goes_clockwise() -> None:
    """§2.2, §3.12"""
    state = night("5 9/6 9/7 9")
    play(state, "5")
    assert state.actor() == 1
    play(state, "6")
    assert state.actor() == 2
    play(state, "7")
    assert state.actor() == 0


def test_one_or_several_fives_go_on_a_five_or_a_four_but_not_on_a_seven() -> None:
    """§3.2, the example of the rulebook"""
    assert plays(night("5 5/9", cemetery="5")) == {"5", "5x2"}
    assert plays(night("5 5/9", cemetery="4")) == {"5", "5x2"}
    assert plays(night("5 5/9", cemetery="7")) == set()
    assert refusal(night("5 5/9", cemetery="7"), "5") == "too-low"


def test_every_ghost_with_a_value_goes_on_an_empty_cemetery_even_with_tom_beside_it() -> None:
    """§3.2"""
    assert plays(night("2 3 14 m/9", toms=1)) == {"2", "2+m", "3", "3+m", "14", "14+m"}


def test_several_ghosts_are_played_only_if_they_are_identical_and_in_hand() -> None:
    """§3.2"""
    state = night("5 5 6/9", cemetery="4")
    assert plays(state) == {"5", "5x2", "6"}
    assert refusal(state, "5x3") == "too-few-in-hand"
    assert refusal(state, "9") == "none-in-hand"
    play(state, "5x2")
    assert lies(state) == "4 5 5"
    assert hand(state, 0) == "6"


def test_before_midnight_one_plays_tries_the_luck_or_takes_the_cemetery() -> None:
    """§3.1, §3.3"""
    state = night("5 6 7 9/9", cemetery="7", houses="2/2", crypt="4 4")
    assert choices(state) == {"7", "9", "luck", "take"}
    assert refusal(state, "house") == "house-before-midnight"
    assert refusal(state, "pass") == "must-act"


def test_luck_plays_the_top_card_of_the_crypt() -> None:
    """§3.4"""
    state = night("2 2 4 4/9", cemetery="7", houses="2/2", crypt="9 4")
    assert play(state, "luck") == [LuckTried(0, "9"), Played(0, 9, 1, 0)]
    assert lies(state) == "7 9"
    assert hand(state, 0) == "2 2 4 4"
    assert state.actor() == 1


def test_without_luck_the_cemetery_and_the_drawn_card_go_to_the_hand() -> None:
    """§3.5"""
    state = night("2 2 4 4/9", cemetery="5 7", houses="2/2", crypt="6 4")
    assert play(state, "luck") == [LuckTried(0, "6"), CemeteryTaken(0, 2), CardKept(0, "6")]
    assert hand(state, 0) == "2 2 4 4 5 6 7"
    assert lies(state) == ""
    assert state.actor() == 1


def test_a_drawn_mimi_kry_is_never_valid() -> None:
    """§3.5"""
    state = night("2 2 4 4/9", cemetery="5", houses="2/2", crypt="m 4")
    assert play(state, "luck") == [LuckTried(0, "mimi"), CemeteryTaken(0, 1), CardKept(0, "mimi")]
    assert hand(state, 0) == "2 2 4 4 5 m"


def test_a_mimi_kry_drawn_before_an_empty_cemetery_goes_to_the_hand_alone() -> None:
    """§3.5"""
    state = night("2 2 4 4/9", houses="2/2", crypt="m 4")
    assert play(state, "luck") == [LuckTried(0, "mimi"), CardKept(0, "mimi")]
    assert hand(state, 0) == "2 2 4 4 m"
    assert state.actor() == 1


def test_a_drawn_card_is_not_combined_with_the_hand() -> None:
    """§3.4: with two more nines in hand it is still a single nine, and no extra turn."""
    state = night("9 9 4 4/9", cemetery="5", houses="2/2", crypt="9 4")
    play(state, "luck")
    assert lies(state) == "5 9"
    assert state.actor() == 1


def test_a_drawn_tom_stops_the_next_player() -> None:
    """§3.4, §5.2"""
    state = night("2 2 4 4/9/9", cemetery="5", houses="6/6/6", crypt="tom 4")
    assert play(state, "luck") == [LuckTried(0, "tom"), TomPlayed(0), Skipped(1)]
    assert state.actor() == 2
    assert lies(state) == "5"


def test_a_drawn_jerry_turns_the_direction() -> None:
    """§3.4, §5.8"""
    state = night("2 2 4 4/9/9", cemetery="5", houses="6/6/6", crypt="8 4")
    play(state, "luck")
    assert state.actor() == 2


def test_a_drawn_klapper_clears_the_cemetery_and_gives_an_extra_turn() -> None:
    """§3.4, §5.9"""
    state = night("2 2 4 4/9", cemetery="5", houses="2/2", crypt="11 4")
    assert play(state, "luck") == [
        LuckTried(0, "11"),
        Played(0, 11, 1, 0),
        Exiled(2, "klapper"),
        ExtraTurnGiven(0),
    ]
    assert state.actor() == 0


def test_a_drawn_klapper_that_is_not_valid_goes_to_the_hand() -> None:
    """§3.5, §5.9"""
    state = night("2 2 4 4/9", cemetery="12", houses="2/2", crypt="11 4")
    play(state, "luck")
    assert hand(state, 0) == "2 2 4 4 11 12"
    assert state.actor() == 1


def test_a_single_drawn_card_completes_a_quartet() -> None:
    """§3.4, §4.3"""
    state = night("2 2 4 4/9", cemetery="5 7 7 7", houses="2/2", crypt="7 4")
    assert Exiled(5, "quartet") in play(state, "luck")
    assert state.actor() == 0


def test_the_cemetery_may_be_taken_even_if_one_could_play() -> None:
    """§3.6"""
    state = night("9 9 4 4/9", cemetery="5 5m", houses="2/2", crypt="4 4")
    assert "9" in choices(state)
    assert play(state, "take") == [CemeteryTaken(0, 2)]
    assert hand(state, 0) == "4 4 5 9 9 m"
    assert state.actor() == 1


def test_the_cemetery_may_be_taken_in_an_extra_turn() -> None:
    """§3.6"""
    state = night("9 9 4/9", cemetery="5")
    play(state, "9x2", "take")
    assert hand(state, 0) == "4 5 9 9"
    assert state.actor() == 1


def test_an_empty_cemetery_cannot_be_taken() -> None:
    """§3.6"""
    assert refusal(night("9 9 4/9"), "take") == "cemetery-empty"


def test_before_midnight_the_hand_is_filled_up_to_four() -> None:
    """§3.7"""
    state = night("9 4 5 6/9", houses="2/2", crypt="7 4")
    assert play(state, "9") == [Played(0, 9, 1, 0), Refilled(0, 1, ("7",))]
    assert hand(state, 0) == "4 5 6 7"


def test_the_hand_is_filled_up_before_an_extra_turn() -> None:
    """§3.7, §4.1"""
    state = night("9 9 5 6/9", houses="2/2", crypt="7 4 2")
    assert play(state, "9x2")[-2:] == [Refilled(0, 2, ("4", "7")), ExtraTurnGiven(0)]
    assert hand(state, 0) == "4 5 6 7"
    assert state.actor() == 0


def test_the_order_in_which_cards_lay_in_the_crypt_is_not_told() -> None:
    """§3.7: law 9 found it in game 59 904: hands that look alike must sound alike."""
    told = [play(night("9 9 5 6/9", houses="2/2", crypt=crypt), "9x2") for crypt in ("7 4 2", "4 7 2")]
    assert told[0] == told[1]


def test_a_hand_of_five_is_not_filled_up() -> None:
    """§3.7"""
    state = night("9 4 5 6 7/9", houses="2/2", crypt="7 4")
    assert play(state, "9") == [Played(0, 9, 1, 0)]


def test_midnight_strikes_with_the_last_card_that_fills_up_a_hand() -> None:
    """§3.7, §3.8: one keeps what one got."""
    state = night("9 9 5 6/9", houses="2/2", crypt="7")
    assert play(state, "9x2")[-3:] == [Refilled(0, 1, ("7",)), MidnightStruck(), ExtraTurnGiven(0)]
    assert hand(state, 0) == "5 6 7"
    assert choices(state) == {"take"}


def test_midnight_strikes_with_the_last_card_drawn_for_luck() -> None:
    """§3.8"""
    state = night("9 9 5 6/9", houses="2/2", crypt="11")
    assert play(state, "luck")[:2] == [LuckTried(0, "11"), MidnightStruck()]
    assert "luck" not in choices(state)
    assert refusal(state, "luck") == "crypt-empty"


def test_after_midnight_nobody_fills_up() -> None:
    """§3.9"""
    state = night("9 5/9", houses="2/2")
    assert play(state, "9") == [Played(0, 9, 1, 0)]
    assert hand(state, 0) == "5"


def test_after_midnight_one_plays_or_takes_the_cemetery() -> None:
    """§3.9, §3.10: the house is for empty hands."""
    state = night("9 5/9", cemetery="6", houses="2/2")
    assert choices(state) == {"9", "take"}
    assert refusal(state, "house") == "house-after-hand"


def test_with_an_empty_hand_one_draws_from_the_house_or_takes_the_cemetery() -> None:
    """§3.10"""
    state = night("/9", cemetery="6", houses="7 2/2")
    assert choices(state) == {"house", "take"}
    assert play(state, "house") == [HouseDrawn(0, "7"), Played(0, 7, 1, 0)]
    assert lies(state) == "6 7"
    assert state.actor() == 1


def test_a_house_card_that_is_not_valid_goes_to_the_hand_with_the_cemetery() -> None:
    """§3.10, §3.5"""
    state = night("/9", cemetery="6", houses="5 2/2")
    assert play(state, "house") == [HouseDrawn(0, "5"), CemeteryTaken(0, 1), CardKept(0, "5")]
    assert hand(state, 0) == "5 6"
    assert state.actor() == 1


def test_before_an_empty_cemetery_an_empty_hand_must_draw_from_the_house() -> None:
    """§3.10"""
    assert choices(night("/9", houses="5 2/2")) == {"house"}


def test_with_nothing_but_mimi_krys_before_an_empty_cemetery_one_passes() -> None:
    """§3.11"""
    state = night("m m/9", houses="5/2")
    assert choices(state) == {"pass"}
    assert play(state, "pass") == [Passed(0)]
    assert state.actor() == 1


def test_with_nothing_but_mimi_krys_one_must_take_a_cemetery() -> None:
    """§3.11, §3.6"""
    assert choices(night("m m/9", cemetery="2", houses="5/2")) == {"take"}


def test_before_midnight_four_mimi_krys_may_try_their_luck_or_pass() -> None:
    """§3.11"""
    state = night("m m m m/9", houses="5/2", crypt="7 7")
    assert choices(state) == {"luck", "pass"}
    play(state, "pass")
    assert hand(state, 0) == "m m m m"
    assert state.actor() == 1


def test_with_one_other_card_there_is_no_pass() -> None:
    """§3.11"""
    assert choices(night("m 2/9", houses="5/2")) == {"2", "2+m"}
    assert choices(night("m tom/9", houses="5/2")) == {"tom"}
    assert refusal(night("m tom/9", houses="5/2"), "pass") == "must-act"


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
