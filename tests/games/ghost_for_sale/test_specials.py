"""The special cards of Ghost for $ale, one after the other, and together; §11 of docs/rules/ghost-for-sale.md."""

import pytest

from geisterstunde.core.contract import CHANCE
from geisterstunde.games.ghost_for_sale.game import GAME
from geisterstunde.games.ghost_for_sale.words import (
    BidLaid,
    Declined,
    Guessed,
    Kept,
    Options,
    Removed,
    RoundBegan,
    SpecialLaid,
    Tokens,
    Used,
)
from tests.games.ghost_for_sale.saleroom import Saleroom

QUIET = ("dark", "legend", "public", "normal", "portraits", "crystal")
"""Special cards that ask for nothing if nobody buys them."""


def with_special(special: str, options: Options | None = None) -> Saleroom:
    """The special card lies beside Algernon, others beside the other manors."""
    others = [
        word
        for word in ["dark", "legend", "public", "normal", "portraits", "crystal", "crypt", "mirror"]
        if word != special
    ]
    return Saleroom(4, options or Options(special_cards="on"), " ".join([special, *others[:5]]))


def minus_one() -> Options:
    return Options(special_cards="on", mirror="minus_one")


def test_without_the_extended_rules_there_are_no_special_cards() -> None:
    """§11.1"""
    room = Saleroom()
    assert {lot.special for lot in room.view().lots} == {None}
    assert room.phase == "reserving"


def test_one_special_card_lies_beside_each_manor_before_cards_are_reserved() -> None:
    """§11.1"""
    room = Saleroom(options=Options(special_cards="on"))
    assert room.state.actor() == CHANCE
    assert room.state.due().n == 8
    room.lays_out("crypt dark normal mirror public legend")
    assert [lot.special for lot in room.view().lots] == ["crypt", "dark", "normal", "mirror", "public", "legend"]
    assert room.told(SpecialLaid)[0] == SpecialLaid("crypt", "Algernon")
    assert room.phase == "reserving"


def test_where_it_is_too_dark_only_paintings_may_be_laid() -> None:
    """§11.2"""
    room = with_special("dark").at_declarations()
    assert {move for move in room.choices() if move[1] == "1"} == {"p1", "p1d"}
    assert room.refuses("g1") == "too-dark-for-ghosts"
    assert room.refuses("g1d") == "too-dark-for-ghosts"


def test_the_old_legend_takes_only_ghosts() -> None:
    """§11.3"""
    room = with_special("legend").at_declarations()
    assert {move for move in room.choices() if move[1] == "1"} == {"g1", "g1d"}
    assert room.refuses("p1") == "legend-wants-ghosts"


def test_what_lies_there_may_mean_the_contrary() -> None:
    """§11.2, §11.3"""
    room = with_special("dark").at_sale("FTTT", A="p1 p1").bids(B="8>1")
    assert room.outcome("Algernon") == ("B", 2, 3)


def test_bids_at_the_public_auction_lie_open() -> None:
    """§11.4"""
    room = with_special("public").at_sale().does("8>1", "4>2")
    assert room.sees("B", room.lot(1, "B").bids) == "A8"
    assert room.sees("B", room.lot(2, "B").bids) == "Asmall"
    assert room.told(BidLaid, "B") == [BidLaid(0, "Balmuir", "small", None, False)]


def test_an_open_bid_is_heard_with_its_value() -> None:
    """§11.4"""
    room = with_special("public").at_sale().does("8>1")
    assert room.told(BidLaid, "B") == [BidLaid(0, "Algernon", "large", 8, True)]


def test_bids_for_information_lie_face_down_all_the_same() -> None:
    """§11.4"""
    room = with_special("public").at_information().does("8>t")
    assert room.sees("B", room.view("B").truelight) == "Alarge"


def test_the_mirror_takes_away_a_token_that_shows_a_ghost() -> None:
    """§11.5"""
    room = with_special("mirror").at_sale("TTFT", A="g1 g1", B="g1d p1", C="p1").bids(D="8>1")
    assert room.phase == "deciding"
    assert room.acting == "D"
    assert room.choices() == {"xa", "xbd", "no"}
    room.does("xa")
    assert Removed(3, "Algernon", 0, "single") in room.heard
    # Of A one ghost is left, B's ghost is real, C's painting too.
    assert room.outcome("Algernon") == ("D", 3, 2)


def test_the_mirror_sees_the_visible_side_whatever_it_means() -> None:
    """§11.5"""
    room = with_special("mirror").at_sale("FTTT", A="g1 p1").bids(D="8>1").does("xa")
    assert room.outcome("Algernon") == ("D", 1, 2)


def test_the_mirror_can_take_a_double_faced_token() -> None:
    """§11.5"""
    room = with_special("mirror").at_sale("TTTT", A="g1d").bids(D="8>1").does("xad")
    assert room.outcome("Algernon") == ("D", 0, 0)


def test_the_mirror_takes_no_other_token() -> None:
    """§11.5"""
    room = with_special("mirror").at_sale("TTTT", A="g1 p1").bids(D="8>1")
    assert room.refuses("xb") == "no-such-ghost-token"
    assert room.refuses("xe") == "no-such-player"
    assert room.refuses("use") == "other-special-card"
    assert room.refuses("pass") == "decide-first"


def test_without_a_ghost_the_mirror_has_nothing_to_show() -> None:
    """§11.5"""
    room = with_special("mirror").at_sale("FTTT", A="p1").bids(D="8>1")
    assert room.phase != "deciding"
    assert room.outcome("Algernon") == ("D", 1, 2)


def test_what_the_mirror_took_is_seen_by_all_while_others_decide() -> None:
    """§11.5"""
    room = Saleroom(specials="mirror crypt dark legend public normal")
    room.at_sale("TTTT", A="g1").bids(D="8>1 8>2").does("xa")
    assert room.phase == "deciding"
    assert room.lot(1).is_used
    assert room.lot(1).removed == Tokens(0, "ghost", "single", 1)
    assert room.view("B").deciding == 2


@pytest.mark.parametrize(("tokens", "ghosts"), [("g1 g1", 1), ("p1", 0)])
def test_the_mirror_may_take_one_off_instead_if_agreed(tokens: str, ghosts: int) -> None:
    """§11.5"""
    room = with_special("mirror", minus_one()).at_sale("TTTT", A=tokens).bids(D="8>1")
    assert room.choices() == {"use", "no"}
    assert room.refuses("xa") == "other-special-card"
    room.does("use")
    assert Used(3, "Algernon", "mirror") in room.heard
    assert room.outcome("Algernon")[1] == ghosts


def test_the_crypt_adds_a_ghost() -> None:
    """§11.6"""
    room = with_special("crypt").at_sale("TTTT", A="g1").bids(D="8>1")
    assert room.choices() == {"use", "no"}
    room.does("use")
    assert Used(3, "Algernon", "crypt") in room.heard
    assert room.outcome("Algernon") == ("D", 2, 3)


def test_the_crypt_can_stay_closed() -> None:
    """§11.6, §11.10"""
    room = with_special("crypt").at_sale("TTTT", A="g1").bids(D="8>1").does("no")
    assert Declined(3, "Algernon", "crypt") in room.heard
    assert room.outcome("Algernon") == ("D", 1, 2)


def test_a_right_guess_wins_the_crystal_ball_and_two_points() -> None:
    """§11.7"""
    room = with_special("crystal").at_sale("TFTT", A="g1", B="g1 p1", C="p1").bids(D="8>1")
    assert room.choices() == {"=0", "=1", "=2", "=3", "=4", "no"}
    assert room.refuses("=5") == "guess-too-high"
    assert room.refuses("use") == "other-special-card"
    room.does("=2")
    assert Guessed(3, "Algernon", 2) in room.heard
    assert Kept(3, "crystal") in room.heard
    assert room.player("D").kept == ("crystal",)
    assert room.player("D").points == 3 + 2


def test_a_wrong_guess_brings_nothing() -> None:
    """§11.7"""
    room = with_special("crystal").at_sale("TTTT", A="g1").bids(D="8>1").does("=0")
    assert room.player("D").kept == ()
    assert room.player("D").points == 2
    assert room.state.due().n == 8


def test_the_guess_is_an_exact_number() -> None:
    """§11.7"""
    six = dict.fromkeys("ABC", "g1 g1")
    room = with_special("crystal").at_sale("TTTT", **six).bids(D="8>1").does("=6")
    assert room.player("D").points == 2


def test_no_guess_keeps_no_crystal_ball() -> None:
    """§11.7, §11.10"""
    room = with_special("crystal").at_sale("TTTT", A="g1").bids(D="8>1").does("no")
    assert room.player("D").kept == ()


def test_the_family_portraits_bring_a_point_for_each_worthless_property() -> None:
    """§11.8"""
    room = with_special("portraits").at_sale("TTTT", A="g3 g3").bids(D="8>1 done 8>2 5>3", A="1>1")
    assert Kept(3, "portraits") in room.heard
    # Algernon and Balmuir are worth nothing, Culzean is worth 3.
    assert room.player("D").points == 3 + 2
    room.lays_out("normal dark legend public mirror crypt")
    room.plays_second_round(D="10>1", A="10>4")
    assert room.result.scores == (0.0, 0.0, 0.0, 6.0)


def test_the_portraits_do_not_count_the_properties_of_others() -> None:
    """§11.8"""
    room = with_special("portraits").at_sale().bids(D="8>1", A="8>2", B="8>3")
    assert room.player("D").points == 1


def test_a_normal_property_is_just_sold() -> None:
    """§11.9"""
    room = with_special("normal").at_sale("TTTT", A="g1").bids(D="8>1")
    assert room.outcome("Algernon") == ("D", 1, 2)
    assert room.state.actor() == CHANCE


def test_after_the_first_round_all_but_the_kept_cards_are_shuffled_again() -> None:
    """§11.9"""
    room = Saleroom(specials="mirror crypt crystal portraits dark legend")
    room.at_sale("TTTT", A="g1").bids(D="8>1 8>2 5>3 4>4").does("xa", "use", "=0")
    assert room.told(RoundBegan) == [RoundBegan(2, 3)]
    assert room.state.due().n == 6
    room.lays_out("crypt mirror public normal legend dark")
    assert [lot.special for lot in room.view().lots] == ["crypt", "mirror", "public", "normal", "legend", "dark"]
    assert room.phase == "choosing"


def test_the_buyers_decide_in_the_order_of_the_alphabet_after_all_is_sold() -> None:
    """§11.10"""
    room = Saleroom(specials="crystal crypt mirror normal dark legend")
    room.at_sale("TTTT", A="g3").bids(A="8>3", B="8>2", C="8>1")
    assert (room.acting, room.view().deciding) == ("C", 1)
    assert room.lot(3).owner == 0
    room.does("no")
    assert (room.acting, room.view().deciding) == ("B", 2)
    room.does("no")
    assert (room.acting, room.view().deciding) == ("A", 3)
    room.does("no")
    assert room.view().round == 2


def test_everybody_sees_a_guess_and_an_open_crypt_before_anything_is_revealed() -> None:
    """§11.10"""
    room = Saleroom(specials="crystal crypt mirror normal dark legend")
    room.at_sale("TTTT", A="g3").bids(A="8>3", B="8>2", C="8>1").does("=0", "use")
    assert room.lot(1, "D").guess == 0
    assert room.lot(2, "D").is_used
    assert room.player("A", "D").question is None


@pytest.mark.parametrize("special", ["mirror", "crypt", "crystal", "portraits"])
def test_the_special_card_of_an_unsold_property_has_no_effect(special: str) -> None:
    """§11.11"""
    room = with_special(special).at_sale("TTTT", A="g1").bids()
    assert room.state.actor() == CHANCE
    assert room.state.due().n == 8
    assert all(not player.kept for player in room.view().players)


def test_a_card_kept_in_the_second_round_counts_at_the_end() -> None:
    """§11.7"""
    room = Saleroom(specials="normal dark legend public mirror crypt").at_sale().bids()
    room.lays_out("crystal portraits dark legend public normal")
    room.plays_second_round("TTTT", "g1", A="10>1 9>2").does("=4")
    assert room.phase == "over"
    assert room.outcome("Glenmorag") == ("A", 4, 2)
    assert room.outcome("Inverdune") == ("A", 0, 0)
    assert room.result.scores[0] == 2 + 2 + 1


def test_options_come_from_outside_as_words() -> None:
    """§11.1"""
    assert GAME.options_from({"special_cards": "on", "mirror": "minus_one"}) == minus_one()
