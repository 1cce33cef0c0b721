"""Setting up, rounds and their end, in the order of the rulebook."""

from typing import Literal

import msgspec
import pytest
from librt.random import Random

from geisterstunde.core.playout import rolled
from geisterstunde.core.words import Refused
from geisterstunde.games.rest_in_peace.box import DECK, level_of, psychics_up_to
from geisterstunde.games.rest_in_peace.game import GAME
from geisterstunde.games.rest_in_peace.rules import Rules
from geisterstunde.games.rest_in_peace.state import HAND, HOW_ENDED, PILE
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
    totals,
    waiting,
)


def dealt(chosen: Options, seed: int = 1) -> Rules:
    state = GAME.start(2, chosen)
    rng = Random(seed)
    while state.actor() == -1:
        state.roll(rolled(state.due(), rng))
    return state


# §1 The box


def test_a_family_has_21_ghosts_many_small_and_few_large() -> None:
    """§1.1"""
    assert [list(DECK).count(value) for value in range(1, 7)] == [6, 5, 4, 3, 2, 1]


def test_psychics_1_to_9_are_basic_and_each_further_level_has_five() -> None:
    """§1.2"""
    assert [level_of(number) for number in (1, 9, 10, 14, 15, 19, 20, 24, 25, 29)] == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]
    assert [len(psychics_up_to(level)) for level in range(5)] == [9, 14, 19, 24, 29]


def test_the_schema_of_the_options_says_which_level_a_psychic_has() -> None:
    schema = msgspec.json.schema(Options)["$defs"]["Options"]["properties"]["psychics"]
    assert [(row[0], row[-1], len(row)) for row in schema["levels"]] == [
        (1, 9, 9),
        (10, 14, 5),
        (15, 19, 5),
        (20, 24, 5),
        (25, 29, 5),
    ]


def test_there_are_six_villas_and_four_castles() -> None:
    """§1.3, §2.2"""
    row = GAME.view(dealt(Options()), None).row
    assert sum(spot.villas for spot in row) == 6
    assert sum(spot.castles for spot in row) == 4
    assert all(spot.villas + spot.castles == 1 for spot in row)


# §2 Setting up


def test_nine_of_the_chosen_psychics_lie_face_up() -> None:
    """§2.1"""
    row = [spot.psychic for spot in GAME.view(dealt(Options(levels=2)), None).row]
    assert len(set(row[:9])) == 9
    assert all(1 <= number <= 19 for number in row[:9])
    assert row[9] == 0


def test_any_nine_or_more_psychics_may_be_chosen() -> None:
    """§2.1"""
    chosen = (21, 22, 23, 24, 25, 26, 27, 28, 29, 1)
    row = [spot.psychic for spot in GAME.view(dealt(Options(psychics=chosen)), None).row]
    assert set(row[:9]) < set(chosen)


@pytest.mark.parametrize(
    ("chosen", "key"),
    [
        (Options(psychics=(1, 2, 3, 4, 5, 6, 7, 8)), "too-few-psychics"),
        (Options(psychics=(1, 2, 3, 4, 5, 6, 7, 8, 8)), "psychic-repeated"),
        (Options(psychics=(1, 2, 3, 4, 5, 6, 7, 8, 30)), "psychic-unknown"),
        (Options(psychics=(0, 2, 3, 4, 5, 6, 7, 8, 9)), "psychic-unknown"),
        (Options(game="introductory", psychics=(1, 2, 3, 4, 5, 6, 7, 8, 9)), "psychics-in-introduction"),
    ],
)
def test_an_impossible_choice_of_psychics_is_refused_with_its_reason(chosen: Options, key: str) -> None:
    """§2.1"""
    with pytest.raises(Refused) as problem:
        GAME.check_start(2, chosen)
    assert problem.value.refusal.key == key


def test_good_choices_of_psychics_are_accepted() -> None:
    GAME.check_start(2, Options())
    GAME.check_start(2, Options(psychics=tuple(range(1, 30))))


def test_each_family_draws_five_ghosts_from_its_shuffled_pile() -> None:
    """§2.3"""
    state = dealt(Options())
    for seat in (0, 1):
        assert state.hand[seat * HAND] == 5
        assert state.pile[seat * PILE] == 16


def test_chance_decides_who_starts() -> None:
    """§2.4"""
    assert {dealt(Options(), seed).actor() for seed in range(20)} == {0, 1}


@pytest.mark.parametrize(("start", "seat"), [("first", 0), ("second", 1)])
def test_a_seat_that_the_players_agreed_on_starts_without_a_roll(start: Literal["first", "second"], seat: int) -> None:
    """§2.4, option start"""
    for seed in range(20):
        state = GAME.start(2, Options(start=start))
        rng = Random(seed)
        for _ in ("row", "tokens", "first family", "second family"):
            state.roll(rolled(state.due(), rng))
        assert (state.actor(), state.starter, state.round) == (seat, seat, 1)


# §3 A round


def test_the_starter_acts_first_and_the_families_take_turns() -> None:
    """§3.1"""
    state = scene("1 2", "3", starter="B")
    play(state, "B 3 hold")
    assert state.actor() == 0


def test_in_a_turn_any_number_of_ghosts_and_own_psychics_may_be_played() -> None:
    """§3.2"""
    state = scene("1 2 2 p4", "3")
    play(state, "A 1 p4 2 2")
    assert totals(state) == (7, 0)
    assert side(state, "A") == "1 p4 2 2"
    assert options(state) == ["hold", "out"]


def test_only_own_cards_can_be_played() -> None:
    """§3.2"""
    state = scene("1", "3 p4")
    assert refusal(state, "3") == "no-such-ghost"
    assert refusal(state, "p4") == "not-your-psychic"


def test_the_effect_of_a_psychic_happens_at_once() -> None:
    """§3.3"""
    state = scene("2 2 p8")
    play(state, "A 2 2")
    assert totals(state)[0] == 4
    play(state, "A p8")
    assert totals(state)[0] == 6


def test_a_turn_is_held_only_with_a_strictly_higher_total() -> None:
    """§3.4"""
    state = scene("3", "1 2 1")
    play(state, "A 3 hold", "B 1 2")
    assert totals(state) == (3, 3)
    assert refusal(state, "hold") == "not-ahead"
    play(state, "B 1 hold")
    assert state.actor() == 0


def test_whoever_does_not_exceed_the_other_must_give_up_and_loses_the_cards() -> None:
    """§3.5"""
    state = scene("3", "1", tokens="c" * 4 + "v" * 6)
    play(state, "A 3 hold", "B 1 out")
    assert GAME.view(state, None).families[0].castles == 1
    assert side(state, "B", 1) == "1"


def test_one_may_give_up_as_the_very_first_action() -> None:
    """§3.5"""
    state = scene("3", "1", prize=8)
    play(state, "A out")
    assert owned(state, "A") == [8]


def test_one_may_give_up_although_one_is_ahead() -> None:
    """§3.5"""
    state = scene("3", "1")
    play(state, "A 3 out")
    assert state.results[1] & HOW_ENDED == 2


def test_a_turn_without_a_card_is_no_loss_if_the_total_is_higher() -> None:
    """§3.4, §7.15"""
    state = scene("6 1 p15", "1 1")
    play(state, "A 6 p15 hold", "B out", "A >6", "B -")
    assert totals(state) == (6, 0)
    play(state, "A hold")
    assert state.actor() == 1


def test_a_removed_psychic_stops_but_what_it_did_once_stays_done() -> None:
    """§3.6"""
    state = scene("3 p2 p8", "5 p11", a_pile="2 4")
    play(state, "A 3 p2 +2 p8")
    assert totals(state) == (6, 0)
    play(state, "A hold", "B 5 p11 xp8")
    assert totals(state) == (5, 5)
    assert side(state, "A") == "3 p2 2"


def test_a_psychic_may_be_played_even_if_its_effect_finds_nothing() -> None:
    """§3.7"""
    state = scene("1 p11 p16 p18 p19 p2", "1")
    play(state, "A p11 p16 p18 p19 p2")
    assert totals(state) == (0, 0)
    assert state.actor() == 0


def test_choices_are_public_and_made_when_the_card_is_played() -> None:
    """§3.8"""
    state = scene("1 p10")
    assert "1" in options(state)
    play(state, "A p10")
    assert options(state) == ["=1", "=2", "=3", "=4", "=5", "=6"]
    assert refusal(state, "1") == "choose-first"
    assert refusal(state, "-") == "must-choose"
    heard = play(state, "A =4")
    assert GAME.seen(heard[-1], 1) == heard[-1]
    assert GAME.view(state, 1).row[1].cards[0].choice == (4,)


def test_cards_put_down_by_an_effect_are_not_played() -> None:
    """§3.9: the fetched ghost does not make up the two cards of 14, and a carried card does not use up 6."""
    state = scene("1 1 p14", "3 p2", b_pile="6 1")
    play(state, "A 1 p14 hold", "B p2 +6")
    assert options(state) == ["3"]


# §4 The end of a round


def test_the_winner_takes_the_token_and_the_loser_the_psychic() -> None:
    """§4.1, §4.2"""
    state = scene("3", "1", prize=8, tokens="cvvvvvvccc")
    play(state, "A 3 hold", "B out")
    view = GAME.view(state, None)
    assert (view.families[0].castles, view.families[1].castles) == (1, 0)
    assert view.families[1].psychics == (8,)


def test_four_villas_win_at_once_before_anything_else_happens() -> None:
    """§4.1"""
    state = scene("3", "1", prize=8, a_pile="1 1", won="Av Av Av Bc")
    play(state, "A 3 hold", "B out")
    assert reason(state) == "A four-villas"
    assert owned(state, "B") == []
    assert pile(state, "A") == "1 1"
    assert list(state.scores()) == [1.0, 0.0]


def test_three_castles_win_at_once() -> None:
    """§4.1"""
    state = scene("3", "1", tokens="cvvvvvvccc", won="Bc Bc")
    play(state, "A out")
    assert reason(state) == "B three-castles"
    assert list(state.scores()) == [0.0, 1.0]


def test_first_13_goes_to_the_tenth_round_then_15_carries_a_card_then_both_draw() -> None:
    """§4.3, §4.4"""
    state = scene("p13 p15 1", "1", a_pile="2 2", b_pile="3 3")
    play(state, "A p13 p15 1 hold", "B out")
    assert waiting(state) == "Ap13"
    assert hand(state, "A") == ""
    assert options(state) == ["-", ">1"]
    play(state, "A >1")
    assert hand(state, "A") == "2 2"


def test_both_families_draw_two_ghosts() -> None:
    """§4.4"""
    state = scene("3", "1", a_pile="1 2 3", b_pile="4 5 6")
    play(state, "A out")
    assert hand(state, "A") == "2 3 3"
    assert hand(state, "B") == "1 5 6"


def test_a_short_pile_gives_what_it_has() -> None:
    """§4.4"""
    state = scene("3", "1", a_pile="6")
    play(state, "A out")
    assert hand(state, "A") == "3 6"
    assert hand(state, "B") == "1"


def test_the_loser_may_lay_a_ghost_face_down_after_drawing() -> None:
    """§4.5"""
    state = scene("3", "1", a_pile="2 6", b_pile="1 1")
    play(state, "A out")
    assert "_6" in options(state)
    play(state, "A _6")
    assert waiting(state) == "A6"
    assert state.actor() == 1


def test_the_loser_may_lay_the_psychic_that_he_has_just_got() -> None:
    """§4.5"""
    state = scene("3", "1", prize=8)
    play(state, "A out", "A _p8")
    assert waiting(state) == "Ap8"
    assert owned(state, "A") == []


def test_the_loser_need_not_lay_anything_and_the_winner_may_not() -> None:
    """§4.5"""
    state = scene("3", "1", prize=8)
    play(state, "A out", "A -")
    assert waiting(state) == ""
    assert (state.round, state.actor()) == (2, 1)


def test_only_what_one_has_can_be_laid() -> None:
    """§4.5"""
    state = scene("3", "1", prize=8)
    play(state, "A out")
    assert refusal(state, "_2") == "no-such-ghost"
    assert refusal(state, "_p9") == "not-your-psychic"
    assert refusal(state, "3") == "choose-first"


def test_whoever_has_nothing_to_lay_is_not_asked() -> None:
    """§4.5"""
    state = scene("p1 1", "3", prize=8)
    play(state, "A p1 1 hold", "B 3 hold", "A out")
    assert "_p8" in options(state)  # A has got the psychic
    other = scene("1 p1", "", prize=8)
    play(other, "A p1 1 hold", "B out")
    assert other.round == 3


def test_the_winner_of_the_last_round_starts_the_next_one() -> None:
    """§4.6"""
    state = scene("3 1", "1 1")
    play(state, "A 3 hold", "B out", "B -")
    assert (state.round, state.actor()) == (2, 0)


# §8 The introductory game


def test_the_introductory_game_has_the_nine_basic_psychics_and_shows_three() -> None:
    """§8.1"""
    state = dealt(Options(game="introductory"))
    assert sorted(state.row[1:10]) == list(range(1, 10))
    assert [spot.psychic > 0 for spot in GAME.view(state, 0).row] == [True] * 3 + [False] * 7


def test_after_each_round_of_the_introductory_game_the_next_psychic_is_turned_up() -> None:
    """§8.2"""
    state = dealt(Options(game="introductory"))
    starter = "AB"[state.actor()]
    heard = play(state, f"{starter} out -")
    assert any(getattr(event, "place", 0) == 4 for event in heard)
    assert [spot.psychic > 0 for spot in GAME.view(state, None).row] == [True] * 4 + [False] * 6
