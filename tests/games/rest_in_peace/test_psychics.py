"""Every psychic by its number, alone and together with those it meets."""

import pytest

from geisterstunde.games.rest_in_peace.events import (
    BanishedNobody,
    EndCounted,
    EndPlayedDead,
    EndTruced,
    HandShown,
    HandShownToOther,
)
from geisterstunde.games.rest_in_peace.game import GAME
from geisterstunde.games.rest_in_peace.rules import Rules
from geisterstunde.games.rest_in_peace.words import Options
from tests.games.rest_in_peace.scene import (
    hand,
    options,
    owned,
    pile,
    play,
    reason,
    refusal,
    scene,
    side,
    tenth,
    totals,
    waiting,
)

# 1 You won't have it


def test_1_the_winner_who_played_it_gets_the_psychic() -> None:
    """§7.1"""
    state = scene("3 p1", "1", prize=8)
    play(state, "A 3 p1 hold", "B out")
    assert owned(state, "A") == [8]
    assert owned(state, "B") == []


def test_1_the_loser_who_played_it_gets_the_psychic_and_nothing_more() -> None:
    """§7.1"""
    state = scene("1 p1", "3", prize=8)
    play(state, "A 1 p1 hold", "B 3 hold", "A out")
    assert owned(state, "A") == [8]


def test_1_works_after_a_truce() -> None:
    """§7.1, §7.27"""
    state = scene("1 p1 p27", "3", prize=8)
    play(state, "A 1 p1 p27")
    assert owned(state, "A") == [8]


def test_1_does_not_work_beside_29_nor_when_it_was_removed() -> None:
    """§7.1, §7.29, §7.11"""
    state = scene("3 3 p1", "1 p29", prize=8)
    play(state, "A 3 3 p1 hold", "B p29 out")
    assert owned(state, "B") == [8]
    state = scene("3 p1", "1 p11", prize=8)
    play(state, "A 3 p1 hold", "B p11 xp1 out")
    assert owned(state, "B") == [8]


# 2 Auntie, are you there?


def test_2_fetches_a_ghost_from_the_own_pile_to_the_round_and_shuffles_the_pile() -> None:
    """§7.2"""
    state = scene("1 p2", "1", a_pile="2 6 3")
    play(state, "A p2")
    assert options(state) == ["+2", "+3", "+6"]
    assert refusal(state, "+1") == "not-in-pile"
    play(state, "A +6", "* 1 0")
    assert side(state, "A") == "p2 6"
    assert pile(state, "A") == "3 2"
    assert totals(state) == (6, 0)


def test_2_finds_nothing_in_an_empty_pile() -> None:
    """§7.2"""
    state = scene("1 p2", "1")
    play(state, "A p2")
    assert options(state) == ["1", "out"]


def test_2_cannot_fetch_a_banned_value() -> None:
    """§7.2, §7.25"""
    state = scene("1 p2 p25", "1", a_pile="2 6 3")
    play(state, "A p25 =6 =2 p2")
    assert options(state) == ["+3"]
    assert refusal(state, "+6") == "value-banned"


def test_2_shuffles_even_if_every_ghost_in_the_pile_is_banned() -> None:
    """§7.2, §7.25"""
    state = scene("1 p2 p25", "1", a_pile="2 6 2")
    play(state, "A p25 =6 =2 p2", "* 2 1 0")
    assert side(state, "A") == "p25 p2"
    assert "1" in options(state)


def test_2_hides_a_ghost_that_19_had_turned_up() -> None:
    """§7.2, §7.19"""
    state = scene("1 p2 p19", "1", a_pile="2 6 3")
    play(state, "A p19")
    assert GAME.view(state, 1).families[0].pile_top == 3
    play(state, "A p2 +2", "* 0 1")
    assert GAME.view(state, 1).families[0].pile_top == 0


def test_2_takes_the_turned_up_ghost_itself_if_it_wants() -> None:
    """§7.2, §7.19"""
    state = scene("1 p2 p19", "1", a_pile="2 6 3")
    play(state, "A p19", "A p2 +3", "* 0 1")
    assert pile(state, "A") == "2 6"


def test_2_in_the_tenth_round_fetches_if_the_pile_has_cards() -> None:
    """§7.2, §5.4"""
    state = tenth("Ap2 B5", a_pile="1 2 4 6")
    play(state, "A +2")
    assert totals(state) == (2, 5)


# 3 Reveal yourself!


def test_3_counts_1_and_shows_the_other_hand_until_the_round_ends() -> None:
    """§7.3"""
    state = scene("1 p3", "2 5", b_pile="1 6")
    assert GAME.view(state, 0).families[1].hand is None
    heard = play(state, "A 1 p3")
    assert totals(state) == (2, 0)
    assert GAME.view(state, 0).families[1].hand == (2, 5)
    assert GAME.view(state, None).families[1].hand is None
    assert GAME.view(state, 1).families[0].hand is None
    assert GAME.seen(heard[-1], 0) == HandShown(1, (2, 5))
    assert GAME.seen(heard[-1], None) == HandShownToOther(1)
    play(state, "A hold", "B 5")
    assert GAME.view(state, 0).families[1].hand == (2,)
    play(state, "B out")
    assert GAME.view(state, 0).families[1].hand is None


def test_3_ends_at_once_when_removed_or_made_worthless() -> None:
    """§7.3, §7.11, §7.29"""
    state = scene("1 p3", "2 5 p11 p29")
    play(state, "A 1 p3 hold", "B p11 xp3")
    assert GAME.view(state, 0).families[1].hand is None
    state = scene("1 p3", "2 5 p11 p29")
    play(state, "A 1 p3 hold", "B p29")
    assert GAME.view(state, 0).families[1].hand is None


def test_3_sees_which_ghost_20_sends_away() -> None:
    """§7.3, §7.20"""
    state = scene("1 p3 p20", "2 5")
    heard = play(state, "A 1 p3 p20 bB", "* 1")
    assert waiting(state) == "B5"
    assert GAME.view(state, 0).end[0].value == 5
    assert GAME.view(state, None).end[0].value == 0
    assert GAME.seen(heard[-1], 0) == heard[-1]
    assert GAME.seen(heard[-1], None) != heard[-1]


def test_3_is_an_odd_card() -> None:
    """§7.3, §7.9"""
    state = scene("p3 p9 1", "")
    play(state, "A p3 p9")
    assert totals(state) == (2, 0)


# 4, 5


def test_4_counts_2_and_is_even() -> None:
    """§7.4"""
    state = scene("p4 p8 1", "")
    play(state, "A p4")
    assert totals(state) == (2, 0)
    play(state, "A p8")
    assert totals(state) == (3, 0)


def test_5_counts_3_and_is_odd() -> None:
    """§7.5"""
    state = scene("p5 p9 1", "")
    play(state, "A p5")
    assert totals(state) == (3, 0)
    play(state, "A p9")
    assert totals(state) == (4, 0)


# 6 Footprints on the carpet


def test_6_chance_draws_the_next_card_of_the_other_family_from_its_hand() -> None:
    """§7.6"""
    state = scene("1 p6", "2 3 5 p4")
    play(state, "A 1 p6 hold")
    assert options(state) == ["?", "out"]
    assert refusal(state, "5") == "blind-first"
    assert refusal(state, "p4") == "blind-first"
    assert refusal(state, "hold") == "not-ahead"
    play(state, "B ?")
    assert state.due().n == 3
    play(state, "* 1")
    assert side(state, "B") == "3"
    assert options(state) == ["2", "5", "p4", "hold", "out"]
    assert refusal(state, "?") == "not-blind"


def test_6_holds_over_to_the_next_round_if_the_other_family_gives_up_first() -> None:
    """§7.6"""
    state = scene("1 1 p6", "2 3 5")
    play(state, "A 1 p6 hold", "B out -", "A 1 hold")
    assert options(state) == ["?", "out"]


def test_6_lapses_after_the_next_round() -> None:
    """§7.6"""
    state = scene("1 1 1 p6", "2 3 5")
    play(state, "A 1 p6 hold", "B out -", "A 1 hold", "B out -", "A 1 hold")
    assert "5" in options(state)


def test_6_lapses_if_its_player_gives_up() -> None:
    """§7.6"""
    state = scene("1 1 p6", "2 3 5")
    play(state, "A 1 p6 out -")
    assert "5" in options(state)


def test_6_lapses_with_a_truce() -> None:
    """§7.6, §7.27"""
    state = scene("1 1 p6 p27", "2 3 5")
    play(state, "A 1 p6 p27", "A 1 hold")
    assert "5" in options(state)


def test_6_may_be_agreed_to_last_however_the_round_ended() -> None:
    """§7.6, option footprints"""
    state = scene("1 1 p6", "2 3 5", options=Options(footprints="any-end"))
    play(state, "A 1 p6 out -")
    assert options(state) == ["?", "out"]


def test_6_lapses_after_round_9() -> None:
    """§7.6"""
    state = scene("1 p6", "2 3 5", round=9, end="A1", tokens="cccvvvvvvc")
    play(state, "A 1 p6 hold", "B out -")
    assert list(state.blind) == [0, 0]


def test_6_leaves_a_family_without_ghosts_free_and_is_used_up_by_the_next_card() -> None:
    """§7.6"""
    state = scene("1 p6", "p4 p5")
    play(state, "A 1 p6 hold")
    assert options(state) == ["p4", "p5", "out"]
    assert refusal(state, "?") == "no-ghost-to-draw"
    play(state, "B p4")
    assert state.blind[1] == 0


def test_6_draws_among_the_ghosts_that_25_allows() -> None:
    """§7.6, §7.25"""
    state = scene("1 p6 p25", "2 3 5")
    play(state, "A 1 p25 =2 =3 p6 hold", "B ?")
    assert state.due().n == 1
    play(state, "* 0")
    assert side(state, "B") == "5"


def test_6_with_only_banned_ghosts_leaves_the_family_free() -> None:
    """§7.6, §7.25"""
    state = scene("1 p6 p25", "2 3 p5 p12")
    play(state, "A 1 p25 =2 =3 p6 hold")
    assert options(state) == ["p12", "out"]


def test_6_with_14_is_the_first_of_two_cards() -> None:
    """§7.6, §7.14"""
    state = scene("1 p6 p14", "2 5")
    play(state, "A 1 p6 p14 hold")
    assert options(state) == ["?", "out"]
    play(state, "B ?", "* 0")
    assert options(state) == ["5"]
    state = scene("1 p6 p14", "2")
    play(state, "A 1 p6 p14 hold")
    assert options(state) == ["out"]
    assert refusal(state, "?") == "two-cards"


def test_6_stops_when_it_is_removed_or_made_worthless_or_taken_back() -> None:
    """§7.6, §7.11, §7.29, §7.22"""
    state = scene("p6 p15 1", "2 3 p11")
    play(state, "A p6 1 hold", "B ?", "* 0", "B p11 xp6")
    assert "3" in options(state)
    state = scene("1 p6 p29 3", "2 5")
    play(state, "A 1 3 p6 p29 hold")
    assert "5" in options(state)
    state = scene("1 p6 p22", "2 5")
    play(state, "A 1 p6 p22 <p6", "A -")
    assert "5" in options(state)
    assert owned(state, "A")[0] == 6


def test_6_removed_before_the_other_family_played_a_card_sets_it_free() -> None:
    """§7.6, §7.11: brought by 15 it meets a family that has no ghosts in hand."""
    state = scene("p6 1", "p11 p4")
    play(state, "A p6 1 hold", "B p11 xp6")
    assert state.blind[1] == 0


# 7 Postponed wedding


def test_7_cannot_be_played_before_the_tenth_round() -> None:
    """§7.7"""
    state = scene("1 p7", "")
    assert refusal(state, "p7") == "only-in-tenth-round"


def test_7_counts_3_in_the_tenth_round_and_is_odd() -> None:
    """§7.7"""
    assert totals(tenth("Ap7 B2")) == (3, 2)
    assert totals(tenth("Ap7 Ap9 B2")) == (4, 2)


# 8 Bat, 9 Serpent


def test_8_gives_own_even_cards_one_more_before_and_after() -> None:
    """§7.8"""
    state = scene("2 4 1 p8 p4", "2")
    play(state, "A 2 p8 4 1 p4")
    assert totals(state) == (3 + 5 + 1 + 3, 0)
    play(state, "A hold", "B 2")
    assert totals(state)[1] == 2


def test_9_gives_own_odd_cards_one_more_before_and_after() -> None:
    """§7.9"""
    state = scene("1 3 2 p9", "1")
    play(state, "A 1 p9 3 2")
    assert totals(state) == (2 + 4 + 2, 0)


def test_8_and_9_in_the_tenth_round() -> None:
    """§7.8, §7.9, §5.4"""
    assert totals(tenth("A2 Ap8 B3 Bp9 B2")) == (3, 6)


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
    assert state.results[2] == 1


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


# 15 It's me again


def test_15_the_winner_lays_one_card_at_the_next_round() -> None:
    """§7.15"""
    state = scene("6 1 p15", "1 1", a_pile="5 5")
    play(state, "A 6 1 p15 hold", "B out")
    assert options(state) == ["-", ">1", ">6"]
    assert refusal(state, ">p15") == "stays-here"
    assert refusal(state, ">5") == "no-ghost-there"
    assert refusal(state, ">p8") == "no-psychic-there"
    play(state, "A >6", "B -")
    assert side(state, "A") == "6"
    assert totals(state) == (6, 0)


def test_15_is_optional() -> None:
    """§7.15"""
    state = scene("6 p15", "1 1")
    play(state, "A 6 p15 hold", "B out", "A -", "B -")
    assert side(state, "A") == ""


def test_15_does_nothing_for_the_loser_or_after_a_truce_or_beside_29() -> None:
    """§7.15, §7.27, §7.29"""
    state = scene("1 p15", "6 1")
    play(state, "A 1 p15 hold", "B 6 hold", "A out")
    assert "-" in options(state)
    assert state.chooser == 0
    assert all(not move.startswith(">") for move in options(state))
    state = scene("1 p15 p27", "6 1")
    play(state, "A 1 p15 p27")
    assert state.round == 4
    state = scene("1 2 p15 p29", "6 1")
    play(state, "A 1 2 p15 p29 hold", "B out", "B -")
    assert side(state, "A") == ""


def test_15_a_psychic_comes_with_a_fresh_effect_and_fresh_choices() -> None:
    """§7.15"""
    state = scene("6 p10 p15", "1 4 4")
    play(state, "A 6 p10 =6 p15 hold", "B out", "A >p10", "B -")
    assert options(state) == ["=1", "=2", "=3", "=4", "=5", "=6"]
    play(state, "A =4", "A out")
    assert state.round == 4


def test_15_the_carried_psychics_effect_comes_after_drawing_and_laying() -> None:
    """§7.15"""
    state = scene("6 p3 p15", "1 4", b_pile="2 2")
    play(state, "A 6 p3 p15 hold", "B out", "A >p3")
    assert GAME.view(state, 0).families[1].hand is None
    play(state, "B _1")
    assert GAME.view(state, 0).families[1].hand == (2, 2, 4)
    assert totals(state) == (1, 0)


def test_15_a_carried_6_waits_for_the_next_card_of_the_other_family() -> None:
    """§7.15, §7.6"""
    state = scene("6 5 p6 p15", "1 4")
    play(state, "A 6 p6 p15 hold", "B out", "A >p6", "B -", "A 5 hold")
    assert options(state) == ["?", "out"]


def carried(psychic: str, a: str, b: str, moves: str = "", **piles: str) -> Rules:
    """The round after one that A won with a 6 and this psychic, and in which B laid nothing."""
    state = scene(f"6 p15 {psychic} {a}", b, prize=5, round=4, **piles)  # type: ignore[arg-type]
    play(state, f"A 6 {psychic} {moves} p15 hold", "B out", f"A >{psychic}", "B -")
    return state


def test_15_a_carried_1_gets_the_next_psychic_too() -> None:
    """§7.15, §7.1: 1 took the psychic of its own round already."""
    state = carried("p1", "2", "1")
    assert owned(state, "A") == [5]
    prize = state.row[5]
    play(state, "A 2 hold", "B out", "B -")
    assert sorted(owned(state, "A")) == sorted([5, prize])


def test_15_a_carried_2_fetches_again_and_a_carried_18_may_recall() -> None:
    """§7.15, §7.2, §7.18: what lay at the last round lies at an earlier one now."""
    state = carried("p2", "", "1", "+3", a_pile="4 3")
    assert hand(state, "A") == "4"
    assert options(state) == ["4", "out"]
    state = carried("p18", "2", "1", a_pile="")
    assert options(state) == ["-", "r6"]


def test_15_a_carried_14_24_or_25_binds_the_other_family_anew() -> None:
    """§7.15, §7.14, §7.24, §7.25"""
    state = carried("p14", "2", "3 4")
    play(state, "A 2 hold", "B 3")
    assert options(state) == ["4", "p5"]
    state = carried("p24", "2", "3 p4")
    play(state, "A 2 hold")
    assert options(state) == ["3", "out"]
    state = carried("p25", "2", "3 4", "=1 =2")
    play(state, "A =3 =5", "A 2 hold")
    assert options(state) == ["4", "out"]


def test_15_a_carried_16_finds_no_ghost_and_a_carried_19_turns_one_up() -> None:
    """§7.15, §7.16, §7.19"""
    assert totals(carried("p16", "2", "1", "c6")) == (0, 0)
    state = carried("p19", "2", "1", "tA", a_pile="1 1 5 1 4", b_pile="1 1 3 1 3")
    play(state, "A tA")
    assert totals(state) == (5, 0)
    assert GAME.view(state, 1).families[0].pile_top == 5


def test_15_a_carried_20_or_28_asks_its_player_again() -> None:
    """§7.15, §7.20, §7.28"""
    state = scene("6 2 p15 p20", "1", prize=5, round=4)
    play(state, "A 6 p20 bA", "* 0", "A p15 hold", "B out", "A >p20", "B -")
    assert options(state) == ["bA", "bB"]
    state = carried("p28", "2", "1", "-")
    assert "s5v" in options(state)
    assert "s4v" not in options(state)


def test_15_a_carried_11_finds_nothing_to_discard() -> None:
    """§7.15, §7.11"""
    state = carried("p11", "2", "1")
    assert options(state) == ["2", "out"]


def test_15_a_card_carried_once_may_be_taken_back_by_22_or_removed_by_11() -> None:
    """§7.15, §7.22, §7.11, §3.9"""
    state = carried("p12", "2 p22", "1")
    play(state, "A p22 <p12")
    assert 12 in owned(state, "A")
    state = carried("p25", "2", "3 p11", "=1 =2")
    play(state, "A =3 =4", "A 2 hold", "B p11 xp25")
    assert "3" in options(state)


def test_15_a_carried_21_without_two_ghosts_is_worth_nothing() -> None:
    """§7.15, §7.21"""
    state = scene("1 1 p21 p15", "1 4")
    play(state, "A p21 d1 d1 p15 hold", "B out", "A >p21", "B -")
    assert totals(state) == (0, 0)
    assert hand(state, "A") == ""


def test_15_a_carried_21_with_two_ghosts_costs_them_again() -> None:
    """§7.15, §7.21"""
    state = scene("1 1 2 3 p21 p15", "1 4")
    play(state, "A p21 d1 d1 p15 hold", "B out", "A >p21", "B -", "A d2 d3")
    assert totals(state) == (6, 0)


def test_15_cannot_carry_13() -> None:
    """§7.15, §7.13"""
    state = scene("1 p13 p15", "1 4")
    play(state, "A 1 p13 p15 hold", "B out")
    assert options(state) == ["-", ">1"]


def test_15_may_carry_a_ghost_that_2_fetched() -> None:
    """§7.15, §3.9"""
    state = scene("p2 p15", "1 4", a_pile="6")
    play(state, "A p2 +6 p15 hold", "B out")
    assert options(state) == ["-", ">6", ">p2"]


def test_15_in_round_9_the_card_goes_to_the_tenth() -> None:
    """§7.15"""
    state = scene("6 p15", "1", end="B3", round=9, tokens="cccvvvvvvc")
    play(state, "A 6 p15 hold", "B out", "A >6")
    assert waiting(state) == "B3 A6"
    play(state, "B -")
    assert reason(state) == "A tenth-round"


def test_15_in_round_9_a_psychic_goes_to_the_tenth_and_works_there() -> None:
    """§7.15, §5.4"""
    state = scene("6 p8 p15", "1", end="A2 B2", round=9, tokens="cccvvvvvvc")
    play(state, "A 6 p8 p15 hold", "B out", "A >p8", "B -")
    assert totals(state) == (3, 2)


def test_15_may_be_agreed_to_carry_ghosts_only() -> None:
    """§7.15, option back_again"""
    state = scene("6 p8 p15", "1", options=Options(back_again="ghosts"))
    play(state, "A 6 p8 p15 hold", "B out")
    assert options(state) == ["-", ">6"]
    assert refusal(state, ">p8") == "only-ghosts-come-again"


# 16 I'll take a double


def test_16_takes_the_value_of_an_own_ghost_of_this_round() -> None:
    """§7.16"""
    state = scene("5 2 p16 p4", "6")
    play(state, "A 5 2 p4 p16")
    assert options(state) == ["c2", "c5"]
    assert refusal(state, "c6") == "no-ghost-there"
    assert refusal(state, "-") == "must-choose"
    play(state, "A c5")
    assert totals(state) == (14, 0)


def test_16_counts_for_bonuses_by_itself() -> None:
    """§7.16, §7.9"""
    state = scene("5 p16 p9", "6")
    play(state, "A 5 p16 c5 p9")
    assert totals(state) == (12, 0)


def test_16_with_nothing_to_copy_is_worth_nothing() -> None:
    """§7.16"""
    state = scene("5 p16 p4", "6")
    play(state, "A p4 p16")
    assert totals(state) == (2, 0)


def test_16_cannot_copy_a_banned_value() -> None:
    """§7.16, §7.25"""
    state = scene("5 2 p16 p25", "6")
    play(state, "A 5 2 p25 =5 =1 p16")
    assert options(state) == ["c2"]
    assert refusal(state, "c5") == "value-banned"


def test_16_in_the_tenth_round_copies_a_ghost_there() -> None:
    """§7.16, §5.4"""
    state = tenth("Ap16 A5 B6")
    play(state, "A c5")
    assert totals(state) == (10, 6)


# 17 Ectoplasm with miasma


def test_17_the_other_familys_cards_of_a_value_lose_two_but_not_below_nothing() -> None:
    """§7.17"""
    state = scene("1 5 5", "5 p17")
    play(state, "A 1 5 hold", "B 5 p17 =5")
    assert totals(state) == (1 + 3, 5)
    state = scene("1 5 5", "5 p17")
    play(state, "A 1 5 hold", "B 5 p17 =1")
    assert totals(state) == (5, 5)


def test_17_stops_at_nothing_at_its_place_in_the_order() -> None:
    """§7.17, §6.4"""
    state = scene("1 p9", "6 p17")
    play(state, "A 1 p9 hold", "B p17 =1")
    assert totals(state) == (0, 0)
    state = scene("1 2 p9", "1 2 p17", starter="B")
    play(state, "B 1 p17 =1 hold", "A 1 2 p9")
    assert totals(state) == (0 + 1 + 2, 1)


def test_17_meets_each_of_the_two_ones_of_23() -> None:
    """§7.17, §7.23"""
    state = scene("p23 p9 1", "6 p17")
    play(state, "A p23 p9 hold", "B p17 =1")
    assert totals(state) == (0, 0)


# 18 I'll be back


def test_18_shuffles_a_ghost_of_an_earlier_round_into_the_pile() -> None:
    """§7.18"""
    state = scene("1 p18", "1", a_pile="1 2", earlier="A6 A3 B5")
    play(state, "A 1 p18")
    assert options(state) == ["-", "r3", "r6"]
    assert refusal(state, "r5") == "not-in-earlier-round"
    assert refusal(state, "r1") == "not-in-earlier-round"
    play(state, "A r6", "* 2 0 1")
    assert pile(state, "A") == "6 1 2"
    assert side(state, "A", 1) == "3"


def test_18_is_optional() -> None:
    """§7.18"""
    state = scene("1 p18", "1", earlier="A6")
    play(state, "A p18 -")
    assert side(state, "A", 1) == "6"


def test_18_does_not_change_earlier_results_and_keeps_later_rounds_in_order() -> None:
    """§7.18"""
    state = scene("1 p18", "1", earlier="A6")
    play(state, "A 1 p18 r6")
    assert side(state, "A") == "1 p18"
    assert totals(state) == (1, 0)
    assert pile(state, "A") == "6"


def test_18_hides_a_ghost_turned_up_by_19() -> None:
    """§7.18, §7.19"""
    state = scene("1 p18 p19", "1", a_pile="2", earlier="A6")
    play(state, "A p19 p18 r6", "* 1 0")
    assert GAME.view(state, 1).families[0].pile_top == 0


# 19 Ghost of Christmas yet to come


def test_19_turns_up_the_top_card_of_either_pile_and_takes_its_value() -> None:
    """§7.19"""
    state = scene("1 p19", "1", a_pile="2 3", b_pile="2 6")
    play(state, "A p19")
    assert options(state) == ["tA", "tB"]
    play(state, "A tB")
    assert totals(state) == (6, 0)
    for viewer in (None, 0, 1):
        assert GAME.view(state, viewer).families[1].pile_top == 6


def test_19_the_ghost_stays_face_up_until_it_is_drawn_and_is_then_known() -> None:
    """§7.19, §9.2"""
    state = scene("1 p19", "1", a_pile="2 3 3", b_pile="2 2 6")
    play(state, "A p19 tB hold")
    heard = play(state, "B out")
    drew = [event for event in heard if getattr(event, "face_up", 0)]
    assert len(drew) == 1
    memory = GAME.view(state, 0).memory
    assert memory is not None
    assert memory.known == ((), (6,))
    assert GAME.view(state, 0).families[1].pile_top == 0


def test_19_keeps_its_value_when_the_pile_is_shuffled() -> None:
    """§7.19, §7.2"""
    state = scene("1 p19 p2", "1", a_pile="2 3")
    play(state, "A p19 p2 +3")
    assert totals(state) == (6, 0)


def test_19_with_one_empty_pile_takes_the_other_and_with_none_is_worth_nothing() -> None:
    """§7.19"""
    state = scene("1 p19", "1", b_pile="5")
    play(state, "A p19")
    assert totals(state) == (5, 0)
    state = scene("1 p19", "1")
    play(state, "A p19")
    assert totals(state) == (0, 0)


def test_19_is_not_stopped_by_25() -> None:
    """§7.19, §7.25"""
    state = scene("1 p19 p25", "1", a_pile="5")
    play(state, "A p25 =5 =6 p19")
    assert totals(state) == (5, 0)


# 20 See you at the end


def test_20_a_named_family_lays_a_random_ghost_face_down_at_the_tenth_round() -> None:
    """§7.20"""
    state = scene("1 p20", "2 3 5")
    play(state, "A p20")
    assert options(state) == ["bA", "bB"]
    play(state, "A bB")
    assert state.due().n == 3
    heard = play(state, "* 2")
    assert waiting(state) == "B5"
    assert hand(state, "B") == "2 3"
    assert GAME.view(state, 0).end[0].value == 0
    assert GAME.view(state, 1).end[0].value == 5
    assert GAME.seen(heard[-1], 1) == heard[-1]
    assert getattr(GAME.seen(heard[-1], 0), "value", None) == 0


def test_20_may_name_its_own_family() -> None:
    """§7.20"""
    state = scene("1 4 p20", "2 3 5")
    play(state, "A p20 bA", "* 1")
    assert waiting(state) == "A4"


def test_20_finds_nothing_in_an_empty_hand() -> None:
    """§7.20"""
    state = scene("1 p20", "")
    play(state, "A p20 bB")
    assert waiting(state) == ""
    state = scene("p20 p4", "")
    play(state, "A p20")
    assert options(state) == ["p4", "out"]


def test_20_everybody_hears_that_a_family_without_ghosts_was_named() -> None:
    """§7.20, §3.8"""
    state = scene("1 p20", "")
    heard = play(state, "A p20 bB")
    assert heard[-1] == BanishedNobody(0, 1)
    state = tenth("Ap20 B3", a="1")
    heard = play(state, "A bB")
    assert BanishedNobody(0, 1) in heard


def test_20_is_not_stopped_by_25() -> None:
    """§7.20, §7.25"""
    state = scene("1 p20 p25", "5")
    play(state, "A p25 =5 =6 p20 bB", "* 0")
    assert waiting(state) == "B5"


def test_20_in_the_tenth_round_the_ghost_joins_it_openly() -> None:
    """§7.20, §5.4"""
    state = tenth("Ap20 B3", a="1", b="6")
    play(state, "A bA", "* 0")
    assert totals(state) == (1, 3)


# 21 Bloody Mary


def test_21_counts_6_and_costs_two_ghosts_of_ones_choice() -> None:
    """§7.21"""
    state = scene("1 2 5 p21", "1")
    play(state, "A p21")
    assert options(state) == ["d1", "d2", "d5"]
    assert refusal(state, "d6") == "no-such-ghost"
    play(state, "A d1 d2")
    assert totals(state) == (6, 0)
    assert hand(state, "A") == "5"
    assert GAME.view(state, 1).families[0].discarded == (1, 2)


def test_21_cannot_be_played_with_fewer_than_two_ghosts() -> None:
    """§7.21"""
    state = scene("5 p21", "1")
    assert refusal(state, "p21") == "two-ghosts-needed"


def test_21_may_be_agreed_to_cost_what_one_has() -> None:
    """§7.21, option bloody_mary"""
    state = scene("5 p21", "1", options=Options(bloody_mary="what-you-have"))
    play(state, "A p21 d5")
    assert totals(state) == (6, 0)
    state = scene("p21", "1", options=Options(bloody_mary="what-you-have"))
    play(state, "A p21")
    assert totals(state) == (6, 0)


def test_21_beside_29_costs_nothing_and_counts_1() -> None:
    """§7.21, §7.29"""
    state = scene("5 p21 p29", "1")
    play(state, "A 5 p29 p21")
    assert totals(state) == (2, 0)


def test_21_is_even() -> None:
    """§7.21, §7.8"""
    state = scene("1 2 p21 p8", "1")
    play(state, "A p21 d1 d2 p8")
    assert totals(state) == (7, 0)


def test_21_discards_cannot_come_back_by_18() -> None:
    """§7.21, §7.18"""
    state = scene("1 2 3 p21 p18", "1 1", round=3)
    play(state, "A p21 d1 d2 hold", "B out", "B -")
    play(state, "A p18")
    assert options(state) == ["3", "out"]


def test_21_in_the_tenth_round_counts_if_two_ghosts_can_be_discarded() -> None:
    """§7.21, §5.4"""
    state = tenth("Ap21 B3", a="1 2")
    play(state, "A d1 d2")
    assert totals(state) == (6, 3)
    assert totals(tenth("Ap21 B3", a="1")) == (0, 3)


# 22 Playing dead


def test_22_loses_the_round_at_once_and_takes_a_ghost_back_to_the_hand() -> None:
    """§7.22"""
    state = scene("6 1 p8 p22", "1", prize=9)
    play(state, "A 6 1 p8 p22")
    assert options(state) == ["-", "<1", "<6", "<p8"]
    assert refusal(state, "<p22") == "not-itself"
    assert refusal(state, "<2") == "no-ghost-there"
    assert refusal(state, "<p9") == "no-psychic-there"
    play(state, "A <6")
    assert hand(state, "A") == "6"
    assert owned(state, "A") == [9]
    assert state.results[3] == 2


def test_22_takes_a_psychic_back_before_its_owner() -> None:
    """§7.22"""
    state = scene("p8 p22", "1", prize=9)
    play(state, "A p8 p22 <p8")
    assert owned(state, "A") == [8, 9]


def test_22_may_take_nothing_and_alone_simply_loses() -> None:
    """§7.22"""
    state = scene("6 p22", "1")
    play(state, "A 6 p22 -")
    assert state.results[2] == 2
    state = scene("6 p22", "1")
    play(state, "A p22")
    assert state.results[2] == 2


def test_22_everybody_knows_the_ghost_that_was_taken_back() -> None:
    """§7.22, §9.2"""
    state = scene("6 p22", "1")
    play(state, "A 6 p22 <6")
    memory = GAME.view(state, 1).memory
    assert memory is not None
    assert memory.known[0] == (6,)


def test_22_in_the_tenth_round_loses_it() -> None:
    """§7.22, §5.4"""
    assert reason(tenth("A6 Ap22 B1")) == "B tenth-round"


def test_22_in_the_tenth_round_is_told_and_nothing_is_counted() -> None:
    """§7.22, §5.4"""
    state = scene("1", "", end="A6 Ap22 B1", round=9, tokens="cccvvvvvvc")
    heard = play(state, "A out -")
    assert EndPlayedDead(0) in heard
    assert not any(isinstance(event, EndCounted) for event in heard)


# 23 Ghost goldfish


def test_23_counts_as_two_ones() -> None:
    """§7.23"""
    state = scene("p23 p9 p10 p26 1", "")
    play(state, "A p23")
    assert totals(state) == (2, 0)
    play(state, "A p9")
    assert totals(state) == (4, 0)
    play(state, "A p10 =1")
    assert totals(state) == (8, 0)
    play(state, "A p26 =1")
    assert totals(state) == (14, 0)


def test_23_is_banned_with_the_ones() -> None:
    """§7.23, §7.25"""
    state = scene("p23 p25 2", "")
    play(state, "A p25 =1 =6")
    assert refusal(state, "p23") == "value-banned"


def test_23_in_the_tenth_round() -> None:
    """§7.23, §5.4"""
    assert totals(tenth("Ap23 B1")) == (2, 1)


# 24 Reserved for ghosts


def test_24_the_other_family_plays_no_more_psychics_in_this_round() -> None:
    """§7.24"""
    state = scene("3 p24", "1 p8 p4", starter="B")
    play(state, "B 1 p8 hold", "A 3 p24 hold")
    assert refusal(state, "p4") == "ghosts-only"
    play(state, "B out")
    assert "_p4" in options(state)
    play(state, "B -", "A out -")
    assert "p4" in options(state)


def test_24_psychics_that_lie_there_go_on_working() -> None:
    """§7.24"""
    state = scene("6 p24", "2 2 p8", starter="B")
    play(state, "B 2 p8 hold", "A 6 p24 hold", "B 2")
    assert totals(state) == (6, 6)


# 25 Raymonde and René


def test_25_nobody_may_play_cards_of_two_named_values() -> None:
    """§7.25"""
    state = scene("1 2 3 p25 p5", "1 3 p3 p23 p12")
    play(state, "A 3 p25 =1")
    assert refusal(state, "=1") == "name-another"
    play(state, "A =3")
    assert options(state) == ["2", "hold", "out"]
    assert refusal(state, "1") == "value-banned"
    assert refusal(state, "p5") == "value-banned"
    assert totals(state) == (3, 0)
    play(state, "A hold")
    assert options(state) == ["p12", "out"]


@pytest.mark.parametrize(("psychic", "value"), [(3, 1), (4, 2), (5, 3), (13, 4), (21, 6), (23, 1)])
def test_25_bans_psychics_that_count_as_a_named_value(psychic: int, value: int) -> None:
    """§7.25"""
    other = 5 if value != 5 else 4
    state = scene(f"5 5 5 p25 p{psychic}", "")
    play(state, f"A p25 ={value} ={other}")
    assert refusal(state, f"p{psychic}") == "value-banned"


def test_25_ends_with_the_round_and_does_not_touch_the_loser_who_lays_a_card() -> None:
    """§7.25"""
    state = scene("2 2 p25", "5 6")
    play(state, "A 2 p25 =5 =6 hold", "B out")
    assert {"_5", "_6"} <= set(options(state))
    play(state, "B -", "A 2 hold")
    assert {"5", "6"} <= set(options(state))


# 26 Bodybuilder ghost


def test_26_gives_all_cards_of_a_value_three_more_for_both_families() -> None:
    """§7.26"""
    state = scene("3 p26 1", "3 3")
    play(state, "A 3 p26 =3 hold", "B 3 3")
    assert totals(state) == (6, 12)


def test_26_in_the_tenth_round() -> None:
    """§7.26, §5.4"""
    state = tenth("A3 Bp26 B1")
    play(state, "B =1")
    assert totals(state) == (3, 4)


# 27 Summoners' truce


def test_27_ends_the_round_as_a_draw_and_moves_the_token_on() -> None:
    """§7.27"""
    state = scene("5 1 p27", "1", prize=9, tokens="vcvvvvvccc", a_pile="1 2 3", b_pile="1 2 3")
    play(state, "A 1 p27")
    assert state.round == 3
    assert (state.tokens[6], state.tokens[7]) == (1, 1)
    assert state.where[9] == 8
    assert hand(state, "A") == "2 3 5"
    assert waiting(state) == ""
    play(state, "A 5 hold", "B out")
    assert (state.won[0], state.won[1]) == (1, 1)


def test_27_whoever_last_won_a_round_starts_the_next_one() -> None:
    """§7.27, §4.6"""
    state = scene("1", "1 1 p27", starter="A")
    play(state, "A 1 hold", "B p27")
    assert state.actor() == 0


def test_27_both_tokens_count_for_the_victory_check() -> None:
    """§7.27, §4.1"""
    state = scene("5 1 p27", "1", tokens="cccvvvvvvc", won="Ac")
    play(state, "A 1 p27", "A 5 hold", "B out")
    assert reason(state) == "A three-castles"


def test_27_in_the_tenth_round_is_a_draw_and_tokens_decide() -> None:
    """§7.27, §5.4"""
    assert reason(tenth("Ap27 B6", won="Av Av Av Bv")) == "A more-tokens"


def test_27_in_the_tenth_round_is_told_and_nothing_is_counted() -> None:
    """§7.27, §5.4"""
    state = scene("1", "", end="Bp27 A6", round=9, tokens="cccvvvvvvc")
    heard = play(state, "A out -")
    assert EndTruced(1) in heard
    assert not any(isinstance(event, EndCounted) for event in heard)


def test_27_may_be_agreed_to_do_nothing_in_the_tenth_round() -> None:
    """§7.27, option truce_at_end"""
    state = tenth("Ap27 B6", won="Av Av Av Bv", options=Options(truce_at_end="nothing"))
    assert reason(state) == "B tenth-round"


# 28 Our residences got swapped


def test_28_swaps_two_tokens_that_still_lie_in_the_row() -> None:
    """§7.28"""
    state = scene("5 p28", "1", tokens="vcvvvvvccc")
    play(state, "A p28")
    assert options(state) == ["-", "s2c", "s3v", "s4v", "s5v", "s6v", "s7v", "s8c", "s9c", "s10c"]
    assert refusal(state, "s1v") == "no-token"
    play(state, "A s2c")
    assert refusal(state, "s2c") == "token-picked"
    assert refusal(state, "-") == "must-choose"
    play(state, "A s3v", "A 5 hold", "B out")
    assert (state.won[0], state.won[1]) == (1, 0)


def test_28_is_optional() -> None:
    """§7.28"""
    state = scene("5 p28", "1", tokens="vcvvvvvccc")
    play(state, "A p28 -")
    assert (state.tokens[4], state.tokens[5]) == (0, 1)


def test_28_takes_a_single_token_out_of_a_stack() -> None:
    """§7.28, §7.27"""
    state = scene("5 1 p27 p28", "1", tokens="vvcvvvvccc")
    play(state, "A p27", "A p28 s4v s8c")
    assert (state.tokens[8], state.tokens[9]) == (0, 2)
    assert (state.tokens[16], state.tokens[17]) == (1, 0)


def test_28_equal_tokens_may_be_swapped_without_a_change() -> None:
    """§7.28"""
    state = scene("5 p28", "1", tokens="vcvvvvvccc")
    before = list(state.tokens)
    play(state, "A p28 s3v s4v")
    assert list(state.tokens) == before


# 29 None of it is worth anything


def test_29_every_other_card_counts_1_before_and_after() -> None:
    """§7.29"""
    state = scene("6 5 p8 p29 1", "6 p23 p9", starter="B")
    play(state, "B 6 p23 hold", "A 6 5 p8 p29")
    assert totals(state) == (3, 2)
    play(state, "A hold", "B p9")
    assert totals(state) == (3, 3)


def test_29_psychics_without_a_value_may_be_agreed_to_count_nothing() -> None:
    """§7.29, option worthless_psychics"""
    state = scene("6 5 p8 p29 p4", "6", options=Options(worthless_psychics="zero"))
    play(state, "A 6 5 p8 p4 p29")
    assert totals(state) == (3, 0)


def test_29_bloody_mary_has_a_value_of_its_own_even_if_nobody_paid_for_it() -> None:
    """§7.29, §7.21, option worthless_psychics"""
    state = scene("6 5 p29 p21 p16", "6", options=Options(worthless_psychics="zero"))
    play(state, "A 6 p29 p21 p16")
    assert totals(state) == (1 + 0 + 1 + 0, 0)
    assert totals(tenth("Ap21 Bp29 B6", options=Options(worthless_psychics="zero"))) == (1, 1)


def test_29_psychics_played_later_do_nothing() -> None:
    """§7.29: 22, 27 and 11 too."""
    state = scene("6 5 p29", "1 p22 p27 p11")
    play(state, "A 6 5 p29 hold", "B p22 p27 p11")
    assert totals(state) == (2, 3)
    assert state.actor() == 1


def test_29_what_has_happened_stays_and_what_goes_on_stops() -> None:
    """§7.29"""
    state = scene("p2 p25 p24 3 1", "5 4 p29 p4", a_pile="6 5", starter="A")
    play(state, "A p2 +6 p25 =5 =4 p24 hold")
    assert "p29" not in options(state)
    state = scene("p2 p25 3 1", "5 4 p29 p4", a_pile="6 5", starter="A")
    play(state, "A p2 +6 p25 =5 =4 hold", "B p29")
    assert side(state, "A") == "p2 6 p25"
    assert {"4", "5", "p4"} <= set(options(state))


def test_29_does_not_free_7_before_the_tenth_round() -> None:
    """§7.29, §7.7"""
    state = scene("1 p29 p7", "")
    play(state, "A 1 p29")
    assert refusal(state, "p7") == "only-in-tenth-round"


def test_29_in_the_tenth_round_takes_effect_at_its_place() -> None:
    """§7.29, §5.3: what 11 did before stays done; 13 counts 1."""
    state = tenth("Ap11 B6 B5 Bp29 Bp10 Ap13")
    play(state, "A x6")
    assert totals(state) == (2, 2)


def test_29_may_be_agreed_to_come_first_in_the_tenth_round() -> None:
    """§7.29, option worthless_at_end"""
    state = tenth("Ap11 B6 B5 Bp29", options=Options(worthless_at_end="first"))
    assert totals(state) == (1, 2)


def test_29_removed_before_its_turn_in_the_tenth_round_does_nothing() -> None:
    """§7.29, §7.11, §5.3"""
    state = tenth("Ap11 B6 Bp29 A1")
    play(state, "A xp29")
    assert totals(state) == (1, 6)
