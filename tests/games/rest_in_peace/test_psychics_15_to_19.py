"""The psychics of the second level, 15 to 19, alone and together with those they meet."""

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
