"""The tenth round, in the order of the rulebook."""

import pytest

from geisterstunde.games.rest_in_peace.events import EndRevealed
from geisterstunde.games.rest_in_peace.game import GAME
from geisterstunde.games.rest_in_peace.words import Options
from tests.games.rest_in_peace.scene import (
    owned,
    play,
    reason,
    scene,
    tenth,
    totals,
    waiting,
)


def test_the_loser_of_the_ninth_round_can_still_feed_the_tenth() -> None:
    """§5.1, §4.5"""
    state = scene("6", "1", end="B5", round=9, tokens="cccvvvvvvc")
    play(state, "A out")
    assert state.round == 9
    play(state, "A _6")
    assert reason(state) == "A tenth-round"


def test_all_cards_of_the_tenth_round_are_turned_up_for_everybody() -> None:
    """§5.1"""
    state = scene("6", "1", end="B5 Ap7", round=9, tokens="cccvvvvvvc")
    play(state, "A out")
    assert [card.value for card in GAME.view(state, None).end] == [0, 0]
    play(state, "A _6")
    assert [(card.value, card.psychic) for card in GAME.view(state, None).row[9].cards] == [(5, 0), (0, 7), (6, 0)]


def test_a_card_that_lies_open_at_the_tenth_round_is_not_turned_up_again() -> None:
    """§5.1, §7.13"""
    state = scene("p13", "6", end="A3", round=9, tokens="cccvvvvvvc")
    play(state, "A p13 hold")
    heard = play(state, "B out", "B -")
    assert [event for event in heard if isinstance(event, EndRevealed)] == [EndRevealed(0, 3, 0)]


def test_the_higher_total_of_the_tenth_round_wins_its_residence_and_the_game() -> None:
    """§5.2, §5.5"""
    state = tenth("A3 B5")
    assert reason(state) == "B tenth-round"
    assert state.won[3] == 1


def test_the_residence_of_the_tenth_round_can_complete_three_castles() -> None:
    """§5.5"""
    assert reason(tenth("A3 B5", won="Bc Bc Av")) == "B three-castles"


def test_effects_of_the_tenth_round_happen_in_the_order_of_laying() -> None:
    """§5.3: 11 is too late to stop 27, and in time to stop it."""
    assert reason(tenth("Ap27 B5 Bp11 A1", won="Av Av Av Bv")) == "A more-tokens"
    state = tenth("Bp11 Ap27 B5 A1", won="Av Av Av Bv")
    play(state, "B xp27")
    assert reason(state) == "B tenth-round"


def test_in_the_tenth_round_the_owner_chooses_when_it_is_the_cards_turn() -> None:
    """§5.3, §5.4"""
    state = tenth("Ap10 A3 B4 Bp17")
    assert state.actor() == 0
    play(state, "A =3")
    assert state.actor() == 1
    play(state, "B =3")
    assert totals(state) == (3, 4)
    assert reason(state) == "B tenth-round"


@pytest.mark.parametrize("number", [1, 6, 14, 15, 18, 24, 25, 28])
def test_some_psychics_can_do_nothing_in_the_tenth_round(number: int) -> None:
    """§5.4"""
    state = tenth(f"Ap{number} A3 B2", a="1 1", b="1 1")
    assert totals(state) == (3, 2)
    assert reason(state) == "A tenth-round"


def test_players_may_agree_that_only_values_count_in_the_tenth_round() -> None:
    """§5.4, option end_effects"""
    state = tenth("Ap11 Ap2 Ap20 Ap22 Ap27 A3 B2", a="1", b="1", options=Options(end_effects="values"))
    assert totals(state) == (3, 2)
    assert reason(state) == "A tenth-round"


def test_a_tied_tenth_round_is_won_by_whoever_has_more_tokens() -> None:
    """§5.6"""
    assert reason(tenth("A3 B3", won="Av Av Av Ac Ac Bv Bv Bc")) == "A more-tokens"
    assert reason(tenth("A3 B3", won="Av Av Av Ac Bv Bc Bc Bv")) == "B more-tokens"


def test_without_any_card_the_tenth_round_is_tied() -> None:
    """§5.6"""
    assert reason(tenth("", won="Av Av Bc Bc")) == "B more-tokens"


def test_equal_tokens_after_a_tied_tenth_round_are_a_draw() -> None:
    """§5.6: possible only after a truce in round 9."""
    state = scene("p27", "1", end="A3 B3", round=9, tokens="cccvvvvvvc", won="Av Av Bv Bv")
    play(state, "A p27")
    assert reason(state) == "A/B draw"
    assert list(state.scores()) == [0.5, 0.5]
    assert (state.tokens[20], state.tokens[21]) == (1, 1)


# The example of the rulebook: green is A, blue is B.


def test_the_three_example_rounds_of_the_rulebook_card_by_card() -> None:
    """§3.2, §3.4, §3.5, §4.2, §4.5, §6.3"""
    state = scene(
        "1 2 2 5 1", "1 3 2 2 4", a_pile="3 3 1 3", b_pile="6 6 5 5", prize=4, ahead="p8 p12", tokens="vcvvvvvccc"
    )
    # Round 1
    play(state, "A 1 2")
    assert totals(state) == (3, 0)
    play(state, "A hold", "B 1 3")
    assert totals(state) == (3, 4)
    play(state, "B hold", "A out")
    assert owned(state, "A") == [4]
    assert GAME.view(state, None).families[1].villas == 1
    play(state, "A _3")
    assert waiting(state) == "A3"
    # Round 2
    assert (state.round, state.actor()) == (2, 1)
    play(state, "B out")
    assert owned(state, "B") == [8]
    play(state, "B _5")
    assert GAME.view(state, None).families[0].castles == 1
    # Round 3
    assert (state.round, state.actor()) == (3, 0)
    for line, both in [
        ("A 2 hold", (2, 0)),
        ("B 2 2 hold", (2, 4)),
        ("A 5 hold", (7, 4)),
        ("B 4 hold", (7, 8)),
        ("A 1 1 hold", (9, 8)),
        ("B p8 hold", (9, 11)),
    ]:
        play(state, line)
        assert totals(state) == both
    play(state, "A out")
    assert owned(state, "A") == [4, 12]
    assert GAME.view(state, None).families[1].villas == 2
    play(state, "A -")
    assert (state.round, state.actor()) == (4, 1)
