"""A turn and taking the pile, paragraph by paragraph (§3, §4)."""

from geisterstunde.core.words import Refusal
from geisterstunde.games.ghosts.words import (
    Card,
    Drew,
    DrewUnseen,
    PileTaken,
    Played,
)
from tests.games.ghosts.scene import FOG_HAND, Scene

A = "A: y1 y2 y3 r1 r2"
B = "B: b1 b2 b3 w1 w2"
C = "C: k1 k2 k3 g1 g2"
D = "D: w3 g3 y1 fog fog"

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


def test_the_view_says_who_comes_next_and_who_would_after_a_mirror() -> None:
    """§3.3"""
    scene = Scene(A, "B: y3 b1 b2 w1 w2", C).play("A y2")
    assert (scene.view().next, scene.view().next_after_mirror) == (2, 0)
    scene.play("B y3")
    assert (scene.view().next, scene.view().next_after_mirror) == (2, 1)


def test_for_two_players_the_same_one_comes_next_with_or_without_a_mirror() -> None:
    """§3.4"""
    view = Scene(A, B).play("A y2").view()
    assert (view.next, view.next_after_mirror) == (0, 0)


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
    assert scene.view().piles == (0, 1)


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
