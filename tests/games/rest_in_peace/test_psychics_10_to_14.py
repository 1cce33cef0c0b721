"""The psychics of the first level, 10 to 14, alone and together with those they meet."""

from geisterstunde.games.rest_in_peace.game import GAME
from geisterstunde.games.rest_in_peace.state import HOW_ENDED
from geisterstunde.games.rest_in_peace.words import Options
from tests.games.rest_in_peace.scene import (
    options,
    owned,
    play,
    refusal,
    scene,
    tenth,
    totals,
    waiting,
)

# 10 Poltergeist


def test_10_gives_all_cards_of_a_named_value_two_more() -> None:
    """§7.10"""
    state = scene("3 3 p10", "3 5")
    play(state, "A 3 p10 =3 3")
    assert totals(state) == (10, 0)
    play(state, "A hold", "B 3 5")
    assert totals(state)[1] == 10


def test_10_may_be_agreed_to_help_only_its_own_family() -> None:
    """§7.10, option poltergeist"""
    state = scene("3 3 p10", "3 5", options=Options(poltergeist="own"))
    play(state, "A 3 p10 =3 3 hold", "B 3 5")
    assert totals(state) == (10, 8)


# 11 Be gone!


def test_11_discards_a_card_of_the_other_family() -> None:
    """§7.11"""
    state = scene("5 5 p8", "3 p11")
    play(state, "A 5 5 p8 hold", "B p11")
    assert options(state) == ["x5", "xp8"]
    assert refusal(state, "x3") == "no-ghost-there"
    assert refusal(state, "xp9") == "no-psychic-there"
    play(state, "B x5")
    assert totals(state) == (5, 0)
    assert GAME.view(state, None).families[0].discarded == (5,)


def test_11_is_compulsory() -> None:
    """§7.11"""
    state = scene("5", "3 p11")
    play(state, "A 5 hold", "B p11")
    assert refusal(state, "-") == "must-choose"


def test_11_can_remove_what_2_or_15_put_there() -> None:
    """§7.11"""
    state = scene("p2", "3 p11", a_pile="6")
    play(state, "A p2 +6 hold", "B p11")
    assert options(state) == ["x6", "xp2"]


def test_11_ends_the_running_effects_of_14_24_and_25() -> None:
    """§7.11, §7.14, §7.24, §7.25"""
    state = scene("1 p25", "3 4 p11")
    play(state, "A 1 p25 =3 =4 hold", "B p11")
    play(state, "B xp25")
    assert {"3", "4"} <= set(options(state))
    state = scene("1 p14", "3 4 p11")
    play(state, "A 1 p14 hold", "B p11 xp14")
    assert "out" in options(state)


def test_11_removing_13_keeps_it_from_the_tenth_round() -> None:
    """§7.11, §7.13"""
    state = scene("p13", "5 p11")
    play(state, "A p13 hold", "B p11 xp13 5 hold", "A out -")
    assert waiting(state) == ""


def test_11_a_copy_keeps_its_value() -> None:
    """§7.11, §7.16"""
    state = scene("5 p16", "5 p11")
    play(state, "A 5 p16 c5 hold", "B p11 x5")
    assert totals(state) == (5, 0)


def test_11_removes_a_card_of_the_tenth_round() -> None:
    """§7.11, §5.4"""
    state = tenth("A6 Ap8 Bp11 B3")
    play(state, "B x6")
    assert totals(state) == (0, 3)


def test_11_in_the_tenth_round_can_remove_an_earlier_card_and_the_rest_still_happens() -> None:
    """§7.11, §5.3"""
    state = tenth("A6 Bp11 Ap10 A2 B3")
    play(state, "B x6", "A =2")
    assert totals(state) == (4, 3)


# 12 You don't scare me


def test_12_the_other_familys_ones_and_twos_do_not_count() -> None:
    """§7.12"""
    state = scene("1 2 3 p4 p23 p3", "6 p12")
    play(state, "A 1 2 3 p4 p23 p3 hold", "B p12")
    assert totals(state) == (3, 0)


def test_12_is_stronger_than_any_bonus() -> None:
    """§7.12, §6.5"""
    state = scene("2 2 5 p8", "5 p12")
    play(state, "A 2 2 5 p8 hold", "B 5 p12")
    assert totals(state) == (5, 5)


def test_12_in_the_tenth_round() -> None:
    """§7.12, §5.4"""
    assert totals(tenth("A1 A2 A3 B1 Bp12")) == (3, 1)


# 13 Now or never


def test_13_counts_4_and_goes_to_the_tenth_round_where_it_costs_2() -> None:
    """§7.13"""
    state = scene("p13 1", "1")
    play(state, "A p13")
    assert totals(state) == (4, 0)
    play(state, "A hold", "B out -")
    assert waiting(state) == "Ap13"
    assert GAME.view(state, 1).end[0].is_open
    assert totals(tenth("Ap13 A3 B1")) == (1, 1)


def test_13_goes_there_also_after_a_loss_and_after_a_truce() -> None:
    """§7.13"""
    state = scene("p13", "5", round=3)
    play(state, "A p13 hold", "B 5 hold", "A out")
    assert waiting(state) == "Ap13"
    assert options(state)[-1].startswith("_p")  # the loser may still lay a card
    state = scene("p13 p27", "5")
    play(state, "A p13 p27")
    assert waiting(state) == "Ap13"


def test_13_taken_back_or_worthless_does_not_go_there() -> None:
    """§7.13, §7.22, §7.29"""
    state = scene("p13 p22", "5")
    play(state, "A p13 p22 <p13 -")
    assert waiting(state) == ""
    assert 13 in owned(state, "A")
    state = scene("p13 p29 2", "1")
    play(state, "A p13 p29 2 hold", "B out -")
    assert waiting(state) == ""


def test_13_laid_face_down_costs_2_as_well_and_has_no_value_there() -> None:
    """§7.13: no parity, no named value."""
    assert totals(tenth("Ap13 Ap8 B1")) == (-2, 1)
    state = tenth("Ap13 Ap26 B1")
    play(state, "A =4")
    assert totals(state) == (-2, 1)


# 14 Two at least


def test_14_the_other_family_plays_no_card_or_at_least_two() -> None:
    """§7.14"""
    state = scene("1 p14", "6 2 1")
    play(state, "A 1 p14 hold", "B 6")
    assert options(state) == ["1", "2"]
    assert refusal(state, "hold") == "second-card"
    assert refusal(state, "out") == "second-card"
    play(state, "B 1")
    assert options(state) == ["2", "hold", "out"]


def test_14_zero_cards_are_allowed() -> None:
    """§7.14"""
    state = scene("1 p14", "6 2 1")
    play(state, "A 1 p14 hold", "B out")
    assert state.results[2] & HOW_ENDED == 1


def test_14_psychics_count_and_23_is_one_card() -> None:
    """§7.14, §7.23"""
    state = scene("1 p14", "6 p23")
    play(state, "A 1 p14 hold", "B p23")
    assert options(state) == ["6"]


def test_14_whoever_has_only_one_playable_card_can_only_give_up() -> None:
    """§7.14"""
    state = scene("1 p14", "6")
    play(state, "A 1 p14 hold")
    assert options(state) == ["out"]
    assert refusal(state, "6") == "two-cards"
    state = scene("1 p14", "p4")
    play(state, "A 1 p14 hold")
    assert options(state) == ["out"]
    assert refusal(state, "p4") == "two-cards"


def test_14_22_and_27_only_as_a_later_card() -> None:
    """§7.14, §7.22, §7.27"""
    state = scene("1 p14", "6 p22 p27")
    play(state, "A 1 p14 hold")
    assert options(state) == ["6", "out"]
    assert refusal(state, "p22") == "not-alone"
    assert refusal(state, "p27") == "not-alone"
    play(state, "B 6")
    assert options(state) == ["p22", "p27"]


def test_14_bloody_mary_cannot_be_the_second_card_if_the_first_one_takes_its_price() -> None:
    """§7.14, §7.21: of two ghosts one is banned; the other one first would leave 21 without its two ghosts."""
    state = scene("1 p14 p25", "2 5 p21")
    play(state, "A 1 p25 =2 =3 p14 hold")
    assert options(state) == ["p21", "out"]
    play(state, "B p21 d2 d5")
    assert options(state) == ["hold", "out"]


def test_14_the_demand_lapses_if_an_own_effect_makes_a_second_card_impossible() -> None:
    """§7.14, §7.20"""
    state = scene("1 p14", "6 p20")
    play(state, "A 1 p14 hold", "B p20 bB", "* 0")
    assert options(state) == ["out"]


def test_14_ends_beside_29() -> None:
    """§7.14, §7.29"""
    state = scene("1 1 p14", "6 p29")
    play(state, "A 1 1 p14 hold", "B p29")
    assert "out" in options(state)
