"""The rules of Ghosts, paragraph by paragraph."""

import msgspec
import pytest
from librt.random import Random

from geisterstunde.core.playout import play_out
from geisterstunde.core.words import GameEnded, Refusal, Refused, Result
from geisterstunde.games.ghosts.game import GAME
from geisterstunde.games.ghosts.words import (
    CARDS,
    Card,
    Dealt,
    Drew,
    DrewUnseen,
    GaveBack,
    MarkersLaidAside,
    Options,
    PileTaken,
    Played,
    Redrawn,
    RoundBegan,
    RoundEnded,
)
from tests.games.ghosts.scene import FOG_HAND, Scene, stacked
from tests.laws.secrets.ghosts import pieces

A = "A: y1 y2 y3 r1 r2"
B = "B: b1 b2 b3 w1 w2"
C = "C: k1 k2 k3 g1 g2"
D = "D: w3 g3 y1 fog fog"

# §1 The box


def test_sixty_cards_nine_ghosts_in_each_of_six_families_and_six_fog() -> None:
    """§1.1"""
    scene = Scene(A, B)
    box = pieces(scene.state)
    assert sum(box.values()) == 60
    assert [box[number] for number, card in enumerate(CARDS) if card.family != "fog"] == [3] * 18
    assert box[CARDS.index(Card("fog", 0))] == 6
    assert {card.family for card in CARDS} == {"yellow", "red", "blue", "white", "black", "green", "fog"}


def test_points_have_no_upper_limit() -> None:
    """§1.2: sixteen markers are in the box, and more than that can be needed."""
    scene = Scene("A: y3", "B: r1 r2", draw="y1", late=True)
    scene.state.points[1] = 48
    scene.play("A y3", "B take")
    assert scene.points["B"] == 49


def test_everybody_starts_with_one_point() -> None:
    """§1.3"""
    assert Scene(A, B, C).points == {"A": 1, "B": 1, "C": 1}


@pytest.mark.parametrize("rounds", [1, 3, 10])
def test_a_game_has_as_many_rounds_as_agreed(rounds: int) -> None:
    """§1.4"""
    state = GAME.start(3, Options(rounds=rounds))
    play_out(state, Random(5))
    assert GAME.view(state, None).round == rounds


def test_a_game_has_three_rounds_unless_agreed_otherwise() -> None:
    """§1.4"""
    assert Options().rounds == 3


@pytest.mark.parametrize("rounds", [0, 11])
def test_fewer_than_one_and_more_than_ten_rounds_are_refused(rounds: int) -> None:
    """§1.4"""
    with pytest.raises(Refused, match="bad-option"):
        GAME.options_from({"rounds": rounds})


@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_can_play(players: int) -> None:
    """§1.1"""
    with pytest.raises(Refused, match="wrong-number-of-players"):
        GAME.check_start(players, Options())


def test_the_first_seat_starts_the_first_round() -> None:
    """§1.5"""
    assert Scene(A, B, C).turn == "A"


# §2 The beginning of a round


@pytest.mark.parametrize(("players", "left"), [(2, 50), (3, 45), (4, 40), (5, 35), (6, 30)])
def test_everybody_gets_five_cards_and_the_rest_is_the_draw_pile(players: int, left: int) -> None:
    """§2.1"""
    state = GAME.start(players, Options())
    assert state.due().n == 60
    state.roll(stacked([]))
    assert GAME.view(state, None).hand_sizes == (5,) * players
    assert GAME.view(state, None).draw_pile == left


def test_the_deal_is_told_and_each_one_sees_only_the_own_cards() -> None:
    """§2.1, §7.1"""
    scene = Scene("A: y1 y2 y3 r1 r2", "B: b1 b2 b3 w1 w2", keep=False)
    own = Dealt(0, (Card("yellow", 1), Card("yellow", 2), Card("yellow", 3), Card("red", 1), Card("red", 2)))
    assert scene.news("A") == [RoundBegan(1, 0), own, Dealt(1, ())]
    assert scene.news(None) == [RoundBegan(1, 0), Dealt(0, ()), Dealt(1, ())]


def test_a_hand_of_fog_may_be_kept_or_shuffled_back() -> None:
    """§2.2"""
    assert Scene(A, f"B: {FOG_HAND}", keep=False).choices("B") == {"keep", "redraw"}


def test_four_fog_and_a_ghost_are_kept() -> None:
    """§2.2"""
    scene = Scene(A, "B: fog fog fog fog r1", keep=False)
    assert scene.choices("B") == {"keep"}
    assert scene.refusal("B redraw") == Refusal("redraw-needs-fog")


def test_a_hand_of_fog_shuffled_back_is_replaced_by_five_new_cards() -> None:
    """§2.2"""
    scene = Scene(A, f"B: {FOG_HAND}", C, keep=False).play("B redraw")
    assert scene.view().draw_pile == 50
    assert scene.state.due().n == 50
    scene.shuffle("g3 g3 g3 w3 fog")
    assert scene.hand("B") == "w3 g3 g3 g3 fog"
    assert scene.view().draw_pile == 45
    assert sum(pieces(scene.state).values()) == 60


def test_a_hand_of_fog_can_be_shuffled_back_again_and_again() -> None:
    """§2.2"""
    scene = Scene(A, f"B: {FOG_HAND}", keep=False).play("B redraw").shuffle(FOG_HAND)
    assert scene.choices("B") == {"keep", "redraw"}
    scene.play("B redraw").shuffle("g1 g2 g3 w3 w3")
    assert scene.choices("B") == {"keep"}
    assert scene.view().redraws == 2


def test_everybody_answers_at_the_same_time_whatever_they_hold() -> None:
    """§2.3"""
    scene = Scene(A, f"B: {FOG_HAND}", C, keep=False)
    assert scene.view().to_act == (0, 1, 2)
    scene.play("C keep")
    assert scene.view().to_act == (0, 1)
    scene.play("A keep")
    assert scene.view().to_act == (1,)
    scene.play("B keep")
    assert scene.turn == "A"


def test_a_kept_hand_of_fog_is_not_heard_of() -> None:
    """§2.3"""
    scene = Scene(A, f"B: {FOG_HAND}", keep=False)
    scene.heard.clear()
    scene.play("B keep", "A keep")
    assert scene.heard == []


def test_a_new_hand_is_heard_by_all_and_seen_by_its_owner() -> None:
    """§2.3"""
    scene = Scene(A, f"B: {FOG_HAND}", keep=False)
    scene.heard.clear()
    scene.play("B redraw").shuffle("g1 g2 g3 w3 w3")
    new = (Card("white", 3), Card("white", 3), Card("green", 1), Card("green", 2), Card("green", 3))
    assert scene.news("A") == [Redrawn(1), Dealt(1, ())]
    assert scene.news("B") == [Redrawn(1), Dealt(1, new)]


def test_whoever_redraws_answers_again_and_the_others_do_not() -> None:
    """§2.3"""
    scene = Scene(A, f"B: {FOG_HAND}", C, keep=False).play("A keep", "B redraw").shuffle("g1 g2 g3 w3 w3")
    assert scene.view().to_act == (1, 2)


def test_before_all_have_answered_nobody_plays() -> None:
    """§2.3"""
    scene = Scene(A, B, keep=False)
    for move in ("A y1", "A fog", "A take", "A back 0"):
        assert scene.refusal(move) == Refusal("answer-first")


def test_after_the_deal_nobody_redraws() -> None:
    """§2.2"""
    scene = Scene(f"A: {FOG_HAND}", B)
    assert scene.refusal("A redraw") == Refusal("deal-is-over")
    assert scene.refusal("A keep") == Refusal("deal-is-over")


def end_of_round(options: Options) -> Scene:
    """A plays, B mirrors, A plays the last card counterclockwise, C would have the turn without a card."""
    return Scene("A: y1 r1", "B: y2 b2", "C:", late=True, options=options).play("A y1", "B y2", "A r1")


def test_each_round_begins_clockwise() -> None:
    """§2.4"""
    scene = end_of_round(Options())
    assert RoundEnded(1, 2) in scene.heard
    assert scene.view().direction == "clockwise"
    scene.shuffle("y1 y2 y3 r1 r2 b1 b2 b3 w1 w2")
    scene.keep()
    scene.play("B b1")
    assert scene.turn == "C"


def test_the_next_round_is_started_by_the_player_clockwise_of_the_start_player() -> None:
    """§2.5"""
    scene = end_of_round(Options())
    assert scene.view().starter == 1
    scene.shuffle()
    scene.keep()
    assert scene.turn == "B"


def test_the_start_goes_round_the_table() -> None:
    """§2.5"""
    state = GAME.start(2, Options(rounds=3))
    heard: list[object] = []
    state.heard = heard  # type: ignore[assignment]
    play_out(state, Random(2))
    assert [event.seat for event in heard if isinstance(event, RoundBegan)] == [0, 1, 0]


def test_as_an_option_the_next_round_is_started_by_who_ended_the_last_one() -> None:
    """§2.5"""
    scene = end_of_round(Options(next_starter="ended"))
    assert scene.view().starter == 2
    scene.shuffle()
    scene.keep()
    assert scene.turn == "C"


def test_who_ended_the_round_also_starts_after_points_were_chosen() -> None:
    """§2.5, §5.4"""
    scene = end_of_round(Options(next_starter="ended", give_back="choose"))
    scene.play("A back 1", "B back 0", "C back 1")
    assert scene.view().starter == 2


# §3 A turn


def test_a_pile_is_opened_with_a_ghost_and_its_number_is_the_fear() -> None:
    """§3.1"""
    scene = Scene(A, B).play("A y3")
    assert scene.said == "3"
    assert scene.view().top == Card("yellow", 3)
    assert Played(0, Card("yellow", 3), 3, "opened") in scene.heard


def test_fog_does_not_open_as_long_as_one_holds_a_ghost() -> None:
    """§3.1"""
    scene = Scene("A: fog fog fog fog k1", B)
    assert scene.choices("A") == {"k1"}
    assert scene.refusal("A fog") == Refusal("open-with-ghost")


def test_two_cards_alike_are_one_choice() -> None:
    """§3.1"""
    assert Scene("A: y1 y1 y1 g2 g2", B).choices("A") == {"y1", "g2"}


def test_a_ghost_of_another_family_raises_the_fear_by_its_number() -> None:
    """§3.2"""
    scene = Scene(A, B).play("A y2", "B w1")
    assert scene.said == "3"
    assert Played(1, Card("white", 1), 3, "other-family") in scene.heard
    assert scene.view().top == Card("white", 1)


def test_a_mirror_keeps_the_fear_and_turns_the_direction() -> None:
    """§3.3"""
    scene = Scene(A, "B: y3 b1 b2 w1 w2", C).play("A y2", "B y3")
    assert scene.said == "2, mirror"
    assert scene.view().direction == "counterclockwise"
    assert scene.turn == "A"
    scene.play("A r1")
    assert scene.turn == "C"


def test_a_second_mirror_turns_the_direction_back() -> None:
    """§3.3"""
    scene = Scene(A, "B: y3 b1 b2 w1 w2", C).play("A y2", "B y3", "A y1")
    assert scene.view().direction == "clockwise"
    assert scene.turn == "B"


def test_a_mirror_shows_its_own_number_but_is_the_top_ghost_all_the_same() -> None:
    """§3.3"""
    scene = Scene(A, "B: y3 b1 b2 w1 w2", C).play("A y2", "B y3")
    assert scene.view().top == Card("yellow", 3)
    assert scene.view().fear == 2


def test_a_mirror_is_possible_at_seven() -> None:
    """§3.3, §3.6"""
    scene = Scene("A: y3 k1 k1 k1 k2", "B: r3 k2 k2 k3 k3", "C: b1 g1 g1 g1 g2", "D: b3 b2 r2 w2 w1")
    scene.play("A y3", "B r3", "C b1")
    assert scene.said == "7"
    assert scene.choices("D") == {"b2", "b3", "take"}


def test_with_two_players_a_mirror_only_keeps_the_fear() -> None:
    """§3.4"""
    scene = Scene(A, "B: y3 b1 b2 w1 w2").play("A y2", "B y3")
    assert scene.said == "2, mirror"
    assert scene.view().direction == "clockwise"
    assert scene.turn == "A"


def test_fog_changes_neither_fear_nor_direction_nor_top_ghost() -> None:
    """§3.5"""
    scene = Scene(A, "B: y3 b1 b2 w1 w2", "C: fog k1 k2 k3 g1").play("A y2", "B y3", "A r1")
    before = scene.view()
    assert (before.fear, before.direction, before.top) == (3, "counterclockwise", Card("red", 1))
    scene.play("C fog")
    after = scene.view()
    assert scene.said == "3, fog"
    assert (after.fear, after.direction, after.top) == (before.fear, before.direction, before.top)
    assert scene.turn == "B"


def test_fog_lies_beside_the_pile() -> None:
    """§3.5"""
    after = Scene(A, "B: fog b1 b2 w1 w2").play("A y2", "B fog").view()
    assert (after.pile, after.fog_beside) == ((Card("yellow", 2),), 1)


def test_after_fog_the_family_of_the_top_ghost_still_counts() -> None:
    """§3.5"""
    scene = Scene("A: y3 w1 w2 w3 g1", "B: fog g2 g3 k1 k2", "C: y1 r2 r3 b1 b2").play("A y3", "B fog", "C y1")
    assert scene.said == "3, mirror"


def test_fog_is_possible_at_seven() -> None:
    """§3.5, §3.6"""
    scene = Scene("A: y3 k1 k1 k1 k2", "B: r3 k2 k2 k3 k3", "C: b1 g1 g1 g1 g2", D).play(
        "A y3", "B r3", "C b1", "D fog"
    )
    assert scene.said == "7, fog"


def test_the_fear_may_be_seven_but_not_eight() -> None:
    """§3.6"""
    scene = Scene("A: y2 k1 k1 k1 k2", "B: r3 k2 k2 k3 k3", "C: b1 b2 b3 g1 g3").play("A y2", "B r3")
    assert scene.choices("C") == {"b1", "b2", "g1", "take"}
    args: dict[str, str | int] = {"family": "blue", "value": 3, "fear": 5, "sum": 8, "most": 7}
    assert scene.refusal("C b3") == Refusal("too-much-fear", args)


def test_a_card_that_one_does_not_hold_is_refused() -> None:
    """§3.1"""
    assert Scene(A, B).refusal("A g3") == Refusal("not-in-hand", {"family": "green", "value": 3})
    assert Scene(A, B).refusal("A fog") == Refusal("not-in-hand", {"family": "fog", "value": 0})


def test_after_a_card_one_draws_back_to_five() -> None:
    """§3.7"""
    scene = Scene(A, B, draw="g3").play("A y1")
    assert scene.hand("A") == "y2 y3 r1 r2 g3"
    assert scene.view().draw_pile == 49


def test_the_drawn_card_is_seen_by_its_owner_alone() -> None:
    """§3.7, §7.1"""
    scene = Scene(A, B, draw="g3").play("A y1")
    assert scene.news("A")[-1] == Drew(0, Card("green", 3))
    assert scene.news("B")[-1] == DrewUnseen(0)
    assert scene.news(None)[-1] == DrewUnseen(0)


def test_with_an_empty_draw_pile_nothing_is_drawn() -> None:
    """§3.7"""
    scene = Scene("A: y1 r1 r2", "B: b1 b2", late=True).play("A y1")
    assert scene.hand("A") == "r1 r2"


def test_fear_and_top_ghost_can_always_be_seen() -> None:
    """§3.8"""
    scene = Scene(A, B).play("A y2", "B w1")
    for name in ("A", "B", None):
        assert (scene.view(name).fear, scene.view(name).top) == (3, Card("white", 1))


def test_who_must_open_with_nothing_but_fog_lays_fog_and_the_next_player_opens() -> None:
    """§3.9"""
    scene = Scene(f"A: {FOG_HAND}", B, draw="g3")
    assert scene.choices("A") == {"fog"}
    scene.play("A fog")
    assert scene.said == "0, fog"
    assert scene.hand("A") == "g3 fog fog fog fog"
    assert scene.points["A"] == 1
    assert scene.turn == "B"
    assert scene.choices("B") == {"b1", "b2", "b3", "w1", "w2"}
    assert scene.view().fog_beside == 1
    assert scene.view().top is None


def test_the_next_player_with_nothing_but_fog_lays_fog_too() -> None:
    """§3.9"""
    scene = Scene("A: fog y1", "B: fog fog", "C: r1 fog", late=True)
    scene.play("A y1", "B take")
    assert scene.choices("B") == {"fog"}
    scene.play("B fog", "C r1")
    assert scene.said == "1"
    scene.play("A take", "A fog")
    assert scene.said == "0, fog"
    assert scene.turn == "B"
    scene.play("B fog")
    assert scene.said == "0, fog"
    assert scene.turn == "C"


def test_fog_instead_of_an_opening_follows_the_direction() -> None:
    """§3.9"""
    scene = Scene("A: y1 fog", "B: y2 r1", "C: k1 k2", late=True).play("A y1", "B y2", "A take", "A fog")
    assert scene.turn == "C"


# §4 Taking the pile


def test_who_cannot_play_takes_the_pile() -> None:
    """§4.1"""
    scene = Scene("A: y3 k1 k1 k1 k2", "B: r3 k2 k2 k3 k3", "C: b2 b3 g2 g3 w2").play("A y3", "B r3")
    assert scene.choices("C") == {"take"}


def test_who_can_play_may_take_the_pile_all_the_same() -> None:
    """§4.1"""
    scene = Scene(A, B).play("A y1")
    assert "take" in scene.choices("B")
    scene.play("B take")
    assert scene.points["B"] == 2


def test_the_pile_does_not_come_into_the_hand_and_the_fog_beside_it_goes_along() -> None:
    """§4.1"""
    scene = Scene("A: y3 w1 w2 w3 g1", "B: fog g2 g3 k1 k2", "C: r1 r2 r3 b1 b2").play("A y3", "B fog", "C take")
    after = scene.view("C")
    assert scene.hand("C") == "r1 r2 r3 b1 b2"
    assert (after.pile, after.fog_beside, after.top, after.fear) == ((), 0, None, 0)
    assert PileTaken(2, 2, 2) in scene.heard


def test_taking_the_pile_costs_one_point_also_of_ones_own_free_will() -> None:
    """§4.2"""
    scene = Scene(A, B).play("A y1", "B take")
    assert scene.points == {"A": 1, "B": 2}
    assert scene.view().took == (False, True)


def test_who_takes_the_pile_opens_in_the_same_turn_without_drawing() -> None:
    """§4.3"""
    scene = Scene(A, B).play("A y1", "B take")
    assert scene.turn == "B"
    assert scene.choices("B") == {"b1", "b2", "b3", "w1", "w2"}
    assert scene.view().draw_pile == 49
    scene.play("B b3")
    assert scene.said == "3"


def test_the_direction_stays_when_the_pile_is_taken() -> None:
    """§4.3"""
    scene = Scene(A, "B: y3 b1 b2 w1 w2", C).play("A y2", "B y3", "A take", "A r1")
    assert scene.view().direction == "counterclockwise"
    assert scene.turn == "C"


def test_who_has_to_open_may_not_decline() -> None:
    """§4.4"""
    assert Scene(A, B).refusal("A take") == Refusal("no-pile")
    assert Scene(A, B).play("A y1", "B take").refusal("B take") == Refusal("no-pile")
    assert Scene(f"A: {FOG_HAND}", B).play("A fog").refusal("B take") == Refusal("no-pile")


def test_the_last_card_can_open_a_pile_and_the_turn_passes_on() -> None:
    """§4.5"""
    scene = Scene("A: y1 y2", "B: r1", "C: k1", late=True).play("A y1", "B take", "B r1")
    assert scene.hand("B") == ""
    assert scene.turn == "C"


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
    assert scene.view().took == (False, False, False)


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


# The words


def test_options_come_from_outside_as_text() -> None:
    """§1.4, §2.5, §5.4"""
    raw = {"rounds": "5", "next_starter": "ended", "give_back": "choose"}
    assert GAME.options_from(raw) == Options(rounds=5, next_starter="ended", give_back="choose")
    assert msgspec.json.decode(msgspec.json.encode(Options()), type=Options) == Options()


@pytest.mark.parametrize(
    ("text", "meant"), [("Y3", "y3"), (" black 1 ", "k1"), ("yellow-2", "y2"), ("FOG", "fog"), ("back3", "back 3")]
)
def test_moves_can_be_written_in_several_ways(text: str, meant: str) -> None:
    assert GAME.write(GAME.read(text)) == meant


@pytest.mark.parametrize("text", ["", "y4", "x1", "back 4", "back", "fog 1", "yy3", "y 33"])
def test_what_is_no_move_is_refused_with_examples(text: str) -> None:
    with pytest.raises(Refused) as refused:
        GAME.read(text)
    assert refused.value.refusal.key == "unreadable-move"
    assert refused.value.refusal.args["text"] == text


def test_what_cannot_be_taken_back_is_what_showed_a_card() -> None:
    """§7.1"""
    assert GAME.is_revealing(Drew(0, Card("fog", 0)))
    assert GAME.is_revealing(Dealt(0, ()))
    assert not GAME.is_revealing(PileTaken(0, 1, 2))
