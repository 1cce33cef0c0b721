"""The end of a round and of the game, paragraph by paragraph (§5, §6)."""

from geisterstunde.core.words import GameEnded, Refusal, Result
from geisterstunde.games.ghosts.words import (
    GaveBack,
    MarkersLaidAside,
    Options,
    RoundEnded,
)
from tests.games.ghosts.scene import Scene

A = "A: y1 y2 y3 r1 r2"
B = "B: b1 b2 b3 w1 w2"

# §5 The end of a round


def test_the_round_ends_when_the_turn_would_come_to_an_empty_hand() -> None:
    """§5.1"""
    scene = Scene("A: y1", "B: r1 r2", late=True).play("A y1", "B r1")
    assert RoundEnded(1, 0) in scene.heard
    assert scene.view().round == 2


def test_an_empty_draw_pile_does_not_end_the_round() -> None:
    """§5.1"""
    scene = Scene("A: y1 y2", "B: r1 r2", draw="g1", late=True).play("A y1")
    assert scene.view().draw_pile == 0
    scene.play("B r1")
    assert scene.view().round == 1
    assert scene.turn == "A"


def test_a_last_card_does_not_end_the_round() -> None:
    """§5.1"""
    scene = Scene("A: y1", "B: r1 r2", "C: k1 k2", late=True).play("A y1")
    assert scene.turn == "B"


def test_after_a_mirror_as_last_card_the_player_before_goes_on() -> None:
    """§5.1"""
    scene = Scene("A: y1 y2", "B: y3", "C: k1", late=True).play("A y1", "B y3")
    assert scene.turn == "A"
    assert scene.view().round == 1


def test_cards_left_in_the_hands_and_the_open_pile_cost_nobody_anything() -> None:
    """§5.2"""
    scene = Scene("A: y1", "B: r1 r2 r3 k1", "C: g1 g2", late=True, options=Options(give_back="choose"))
    scene.play("A y1", "B r1", "C g1")
    assert scene.points == {"A": 1, "B": 1, "C": 1}
    after = scene.view("B")
    assert (after.hand, after.hand_sizes, after.pile, after.gone) == ((), (0, 0, 0), (), ())


def last_cards(points: dict[str, int], options: Options | None = None) -> Scene:
    """A and B have a card left each; B takes the pile, so that only A and C can give points back."""
    scene = Scene("A: y1", "B: r1 r2", "C: k1", late=True, options=options)
    for name, count in points.items():
        scene.state.points[scene.seat(name)] = count
    return scene.play("A y1", "B take", "B r1", "C k1")


def test_who_took_no_point_gives_back_up_to_three() -> None:
    """§5.3, §5.4"""
    scene = last_cards({"A": 5, "B": 5, "C": 2})
    assert scene.points == {"A": 2, "B": 6, "C": 0}
    assert [event for event in scene.heard if isinstance(event, GaveBack)] == [GaveBack(0, 3, 2), GaveBack(2, 2, 0)]


def test_points_are_counted_not_markers() -> None:
    """§5.3: nobody can return three markers that show a 3."""
    assert last_cards({"A": 9}).points["A"] == 6


def test_the_point_from_the_start_of_the_game_can_be_given_back() -> None:
    """§5.3"""
    assert last_cards({}).points == {"A": 0, "B": 2, "C": 0}


def test_nobody_goes_below_zero_and_nothing_is_said_of_nothing() -> None:
    """§5.3"""
    scene = last_cards({"A": 0, "C": 1})
    assert scene.points["A"] == 0
    assert [event for event in scene.heard if isinstance(event, GaveBack)] == [GaveBack(2, 1, 0)]


def test_a_pile_taken_of_ones_own_free_will_counts_as_a_point_taken() -> None:
    """§5.3, §4.2"""
    scene = last_cards({"B": 3})
    assert scene.points["B"] == 4


CHOOSE = Options(give_back="choose")


def test_as_an_option_everybody_chooses_how_much_to_give_back() -> None:
    """§5.4"""
    scene = last_cards({"A": 5, "C": 2}, CHOOSE)
    assert scene.turn == "A"
    assert scene.choices("A") == {"back 0", "back 1", "back 2", "back 3"}
    scene.play("A back 1")
    assert scene.points["A"] == 4
    assert scene.turn == "C"
    assert scene.choices("C") == {"back 0", "back 1", "back 2"}
    scene.play("C back 0")
    assert scene.points == {"A": 4, "B": 2, "C": 2}
    assert scene.heard[-2:] == [GaveBack(2, 0, 2), MarkersLaidAside((4, 2, 2))]


def test_the_choice_begins_with_the_start_player_of_the_round() -> None:
    """§5.4"""
    scene = Scene("A: y1 y2", "B: r1", "C: k1", late=True, options=CHOOSE)
    scene.state.starter = 1
    scene.play("A y1", "B r1", "C k1", "A y2")
    assert scene.turn == "B"
    scene.play("B back 1")
    assert scene.turn == "C"
    scene.play("C back 1")
    assert scene.turn == "A"
    scene.play("A back 1")
    assert scene.view().phase == "deal"


def test_who_has_nothing_to_give_back_is_not_asked() -> None:
    """§5.4"""
    scene = last_cards({"A": 0}, CHOOSE)
    assert scene.turn == "C"
    assert last_cards({"A": 0, "C": 0}, CHOOSE).view().phase == "deal"


def test_more_than_one_has_or_more_than_three_cannot_be_given_back() -> None:
    """§5.4"""
    scene = last_cards({"A": 2}, CHOOSE)
    assert scene.refusal("A back 3") == Refusal("too-much-back", {"points": 3, "most": 2})


def test_before_everybody_has_chosen_nobody_does_anything_else() -> None:
    """§5.4"""
    scene = last_cards({"A": 2}, CHOOSE)
    for move in ("A y1", "A take", "A keep", "A redraw"):
        assert scene.refusal(move) == Refusal("give-back-first", {"most": 2})


def test_during_the_round_nothing_is_given_back() -> None:
    """§5.3"""
    assert Scene(A, B).refusal("A back 1") == Refusal("round-not-over")


def test_points_are_given_back_after_the_last_round_too() -> None:
    """§5.5"""
    scene = last_cards({"A": 5, "C": 2}, Options(rounds=1))
    assert scene.points == {"A": 2, "B": 2, "C": 0}
    assert scene.view().phase == "over"


def test_after_the_last_round_points_are_chosen_too() -> None:
    """§5.5"""
    scene = last_cards({}, Options(rounds=1, give_back="choose")).play("A back 1", "C back 1")
    assert scene.points == {"A": 0, "B": 2, "C": 0}
    assert scene.view().phase == "over"


def test_points_laid_aside_do_not_count_against_the_next_round() -> None:
    """§5.6"""
    scene = last_cards({})
    assert scene.heard[-1] == MarkersLaidAside((0, 2, 0))
    assert scene.view().piles == (0, 0, 0)


# §6 The end of the game


def test_the_fewest_points_win() -> None:
    """§6.1"""
    scene = last_cards({"A": 5, "B": 3, "C": 4}, Options(rounds=1))
    result = Result((-2.0, -4.0, -1.0), (2,), "fewest-points")
    assert scene.view().result == result
    assert scene.heard[-1] == GameEnded(result)
    assert scene.view().to_act == ()


def test_in_a_tie_there_are_several_winners() -> None:
    """§6.2"""
    scene = last_cards({}, Options(rounds=1))
    assert scene.view().result == Result((0.0, -2.0, 0.0), (0, 2), "fewest-points")
