"""Ghoosty! in the order of its rules (docs/rules/ghoosty.md); positions as in night.py."""

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from geisterstunde.core.contract import CHANCE
from geisterstunde.core.playout import rolled
from geisterstunde.core.words import Refused, Result
from geisterstunde.games.ghoosty.box import CARDS, COPIES
from geisterstunde.games.ghoosty.game import GAME
from geisterstunde.games.ghoosty.words import (
    CardKept,
    CemeteryTaken,
    Exiled,
    ExtraTurnGiven,
    HouseDrawn,
    LuckTried,
    MidnightStruck,
    Options,
    Passed,
    Played,
    Refilled,
    RoundBegan,
    Skipped,
    TomPlayed,
)
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
