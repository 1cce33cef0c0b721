"""The psychics of the fourth level, 25 to 29, alone and together with those they meet."""

import pytest

from geisterstunde.games.rest_in_peace.events import (
    EndCounted,
    EndTruced,
)
from geisterstunde.games.rest_in_peace.words import Options
from tests.games.rest_in_peace.scene import (
    hand,
    options,
    play,
    reason,
    refusal,
    scene,
    side,
    tenth,
    totals,
    waiting,
)

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
