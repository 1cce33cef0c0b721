"""The box and the beginning of a round, paragraph by paragraph (§1, §2)."""

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from geisterstunde.core.contract import CHANCE
from geisterstunde.core.playout import play_out
from geisterstunde.core.words import Event, Prompt, Refusal, Refused
from geisterstunde.games.ghosts.game import GAME
from geisterstunde.games.ghosts.words import (
    CARDS,
    Card,
    Dealt,
    Options,
    Redrawn,
    RoundBegan,
    RoundEnded,
)
from tests.games.ghosts.scene import FOG_HAND, Scene, kinds, stacked
from tests.laws.secrets.ghosts import pieces

A = "A: y1 y2 y3 r1 r2"
B = "B: b1 b2 b3 w1 w2"
C = "C: k1 k2 k3 g1 g2"

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


def test_by_option_another_seat_starts_the_first_round() -> None:
    """§1.5"""
    assert Scene(A, B, C, options=Options(start="third")).turn == "C"


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_by_option_the_lot_says_who_starts_the_first_round(seat: int) -> None:
    """§1.5"""
    state = GAME.start(3, Options(start="lot"))
    assert GAME.prompt(GAME.view(state, None)) == Prompt("lot")
    assert state.due().n == 3
    state.roll(vec[i64]([seat]))
    assert state.due().n == 60
    state.roll(stacked([]))
    assert state.actor() == seat


def test_a_seat_that_nobody_has_cannot_start() -> None:
    """§1.5"""
    with pytest.raises(Refused) as refused:
        GAME.check_start(2, Options(start="third"))
    assert refused.value.refusal == Refusal("start-without-player", {"number": 3, "players": 2})


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
    assert scene.news("A") == [RoundBegan(1, 0), own]
    assert scene.news(None) == [RoundBegan(1, 0)]


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


def fog_hand_dealt() -> Scene:
    """The second of two has nothing but fog, and nobody is asked."""
    scene = Scene(A, B)
    scene.state = GAME.start(2, Options())
    scene.state.heard = scene.heard
    scene.heard.clear()
    scene.state.roll(stacked(kinds("y1 y2 y3 r1 r2 " + FOG_HAND)))
    return scene


def test_nobody_is_asked_after_a_deal_without_a_hand_of_fog() -> None:
    """§2.3"""
    state = Scene(A, "B: fog fog fog fog r1", C).state
    assert list(state.to_act()) == [0]
    assert GAME.view(state, 0).phase == "play"


def test_a_hand_of_fog_is_redrawn_by_itself_until_it_has_a_ghost() -> None:
    """§2.2, §2.3"""
    scene = fog_hand_dealt()
    assert scene.state.actor() == CHANCE
    assert scene.state.due().n == 55
    scene.shuffle(FOG_HAND)
    assert scene.state.actor() == CHANCE
    scene.shuffle("g3 g3 g3 w3 fog")
    assert scene.hand("B") == "w3 g3 g3 g3 fog"
    assert scene.turn == "A"
    assert scene.view().redraws == 2


def test_a_hand_redrawn_by_itself_is_heard_by_all_and_seen_by_its_owner() -> None:
    """§2.3"""
    scene = fog_hand_dealt().shuffle("g1 g2 g3 w3 w3")
    new = (Card("white", 3), Card("white", 3), Card("green", 1), Card("green", 2), Card("green", 3))
    own = Dealt(0, (Card("yellow", 1), Card("yellow", 2), Card("yellow", 3), Card("red", 1), Card("red", 2)))
    assert scene.news("A") == [RoundBegan(1, 0), own, Redrawn(1)]
    assert scene.news("B") == [RoundBegan(1, 0), Dealt(1, (Card("fog", 0),) * 5), Redrawn(1), Dealt(1, new)]


def test_where_nobody_is_asked_nobody_keeps_or_redraws() -> None:
    """§2.3"""
    scene = Scene(A, B)
    for move in ("A keep", "A redraw"):
        assert scene.refusal(move) == Refusal("deal-is-over")


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
    assert scene.news("A") == [Redrawn(1)]
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
    heard: list[Event] = []
    state.heard = heard
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
