"""The basic psychics, 1 to 9, alone and together with those they meet."""

from geisterstunde.games.rest_in_peace.events import (
    HandShown,
    HandShownToOther,
)
from geisterstunde.games.rest_in_peace.game import GAME
from geisterstunde.games.rest_in_peace.words import Options
from tests.games.rest_in_peace.scene import (
    options,
    owned,
    pile,
    play,
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
