"""The psychics of the third level, 20 to 24, alone and together with those they meet."""

from geisterstunde.games.rest_in_peace.events import (
    BanishedNobody,
    EndCounted,
    EndPlayedDead,
)
from geisterstunde.games.rest_in_peace.game import GAME
from geisterstunde.games.rest_in_peace.state import HOW_ENDED
from geisterstunde.games.rest_in_peace.words import Options
from tests.games.rest_in_peace.scene import (
    hand,
    options,
    owned,
    play,
    reason,
    refusal,
    scene,
    tenth,
    totals,
    waiting,
)

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
    assert state.results[3] & HOW_ENDED == 2


def test_22_takes_a_psychic_back_before_its_owner() -> None:
    """§7.22"""
    state = scene("p8 p22", "1", prize=9)
    play(state, "A p8 p22 <p8")
    assert owned(state, "A") == [8, 9]


def test_22_may_take_nothing_and_alone_simply_loses() -> None:
    """§7.22"""
    state = scene("6 p22", "1")
    play(state, "A 6 p22 -")
    assert state.results[2] & HOW_ENDED == 2
    state = scene("6 p22", "1")
    play(state, "A p22")
    assert state.results[2] & HOW_ENDED == 2


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
