"""Ghosts, points and the second round of Ghost for $ale; the § are those of docs/rules/ghost-for-sale.md."""

import pytest

from geisterstunde.core.words import GameEnded
from geisterstunde.games.ghost_for_sale.game import GAME
from geisterstunde.games.ghost_for_sale.words import (
    CATALOGUE,
    Face,
    Options,
    Question,
    QuestionRevealed,
    RoundBegan,
    Scored,
    Sold,
)
from tests.games.ghost_for_sale.saleroom import Saleroom

# §8 Ghosts and points


def the_algernon_example() -> Saleroom:
    """Red (B) buys Algernon. There lie a ghost of A, who tells the truth, a painting of C, who lies, and a ghost of D,
    who lies: two real ghosts."""
    room = Saleroom().at_sale("TTFF", A="g1", C="p1", D="g1")
    return room.bids(A="4>1", B="5>1")


def test_the_rulebooks_example_of_the_sale_of_algernon() -> None:
    """§8.2: with two ghosts Algernon is worth 3 points to red."""
    room = the_algernon_example()
    assert room.told(Sold) == [Sold(1, "Algernon")]
    assert room.told(Scored) == [Scored(1, "Algernon", 2, 3, 2)]
    assert room.outcome("Algernon") == ("B", 2, 3)
    assert [player.points for player in room.view().players] == [0, 3, 0, 0]
    assert room.spent("B") == [4, 5]
    assert room.hand("A") == [1, 2, 3, 3, 4, 6, 7, 8, 8, 9, 10]


def test_all_question_cards_are_turned_over() -> None:
    """§8.1"""
    room = the_algernon_example()
    cards: tuple[Question, ...] = ("true", "true", "false", "false")
    real: tuple[Face, ...] = ("ghost", "ghost", "painting", "painting")
    told = [QuestionRevealed(seat, card, face) for seat, (card, face) in enumerate(zip(cards, real, strict=True))]
    assert room.told(QuestionRevealed, "A") == told
    assert room.view().last_questions == cards


@pytest.mark.parametrize(("ghosts", "points"), [(0, 0), (1, 1), (2, 3), (3, 4), (4, 0), (5, 0), (6, 0)])
def test_the_rulebooks_example_of_culzean(ghosts: int, points: int) -> None:
    """§8.2"""
    laid = dict.fromkeys("ABC"[: ghosts // 2], "g3 g3")
    if ghosts % 2:
        laid["ABCD"[ghosts // 2]] = "g3"
    room = Saleroom().at_sale(**laid).bids(D="8>3")
    assert room.outcome("Culzean") == ("D", ghosts, points)


def test_everybodys_tokens_count_no_matter_who_buys() -> None:
    """§8.1"""
    room = Saleroom().at_sale("TTTT", A="g3", B="g3", C="g3d", D="p3").bids(D="8>3")
    assert room.outcome("Culzean") == ("D", 3, 4)


def test_a_worthless_property_is_kept_too() -> None:
    """§8.3"""
    room = Saleroom().at_sale().bids(A="8>1")
    assert room.outcome("Algernon") == ("A", 0, 0)


# §9 The second round


def test_tokens_question_cards_and_glasses_go_back_to_their_owners() -> None:
    """§9.1"""
    room = the_algernon_example()
    assert room.acting == "ABCD"
    player = room.player("A")
    assert (player.ghosts, player.paintings, player.doubles) == (2, 2, 2)
    assert not player.has_chosen
    assert [player.glass for player in room.view().players] == [None] * 4
    assert all(not lot.tokens for lot in room.view().lots)


def test_the_reserved_cards_come_into_the_hand() -> None:
    """§9.2"""
    room = the_algernon_example()
    assert room.player("C", "C").reserved == ()
    assert room.hand("C") == [1, 2, 3, 4, 5, 6, 7, 8, 8, 9, 10]
    assert room.phase == "choosing"


def test_the_owner_of_the_first_manor_leads_the_second_round() -> None:
    """§9.3"""
    room = Saleroom().at_sale().bids(C="8>2", B="8>5")
    assert room.told(RoundBegan) == [RoundBegan(2, 2)]
    room.chooses("TTTT")
    assert room.acting == "C"


def test_if_nobody_bought_a_manor_the_first_player_leads_again() -> None:
    """§9.3"""
    room = Saleroom().at_sale().bids()
    assert room.told(RoundBegan) == [RoundBegan(2, 0)]


def test_in_the_second_round_castles_are_worth_points() -> None:
    """§9.1"""
    room = Saleroom().at_sale().bids().plays_second_round("TTTT", "g1", A="10>1")
    assert room.outcome("Glenmorag") == ("A", 4, 2)
    assert room.phase == "over"


# §10 The end


def test_most_points_win() -> None:
    """§10.1"""
    room = Saleroom().at_sale("TTTT", A="g1 g1").bids(B="8>1").plays_second_round(A="10>2")
    assert room.result.scores == (0.0, 3.0, 0.0, 0.0)
    assert room.winners == "B"
    assert room.result.reason == "castles-sold"
    assert room.told(GameEnded) == [GameEnded(room.result)]


def test_in_a_tie_fewer_castles_win() -> None:
    """§10.2"""
    # Nobody has points; only D has no castle.
    room = Saleroom().at_sale().bids().plays_second_round(A="10>1", B="10>2", C="10>3")
    assert room.result.scores == (0.0,) * 4
    assert room.winners == "D"
    assert room.result.reason == "fewest-castles"


def test_manors_do_not_count_as_castles_unless_agreed() -> None:
    """§10.2"""
    for counts, winner in (("castles", "D"), ("properties", "C")):
        options = GAME.options_from({"tiebreak_counts": counts})
        assert isinstance(options, Options)
        # C has a castle; D has two manors and no castle.
        room = Saleroom(options=options).at_sale().bids(D="8>1 8>2", A="8>3 8>4", B="8>5 8>6")
        room.plays_second_round(C="6>1", A="10>2 9>3", B="10>4 9>5")
        assert room.result.scores == (0.0,) * 4
        assert room.winners == winner
        assert room.result.reason == f"fewest-{counts}"


def test_then_the_higher_sum_of_cards_in_hand_wins() -> None:
    """§10.3"""
    # A has spent a 5 and then a 1, B a 4 and then a 1, C a 3 and then a 1; D took its cards back, but bought a castle.
    room = Saleroom().at_sale().bids().plays_second_round(D="10>1")
    assert [66 - sum(room.spent(player)) for player in "ABC"] == [60, 61, 62]
    assert room.winners == "C"
    assert room.result.reason == "highest-hand"


def test_the_hands_are_open_when_all_is_sold() -> None:
    """§10.3: they may decide, and whoever has watched knows them."""
    room = Saleroom().at_sale().bids()
    assert room.player("C").hand is None
    room.plays_second_round(D="10>1")
    assert room.player("C").hand == (2, 3, 4, 5, 6, 7, 8, 8, 9, 10)
    assert room.player("C", "A").hand == tuple(room.hand("C"))


def test_if_all_is_equal_the_victory_is_shared() -> None:
    """§10.4"""
    # A has spent 5 and 2, B 4 and 3; C took its cards back, but bought a castle.
    room = Saleroom(3).at_sale().bids()
    room.chooses("TTT").declares().bids(A="2>t", B="3>t", C="1>t").bids(C="10>1")
    assert [sum(room.spent(player)) for player in "AB"] == [7, 7]
    assert room.winners == "AB"
    assert room.result.reason == "all-equal"


def test_there_are_no_scores_before_the_end() -> None:
    """§10.1"""
    room = Saleroom()
    assert GAME.result(room.state) is None
    assert list(room.state.winners()) == []
    assert room.state.reason() == "running"


def test_the_catalogue_has_every_action_once() -> None:
    assert len(CATALOGUE) == 10 + 2 + 24 + 80 + 2 + 10 + 1 + 26 + 1
