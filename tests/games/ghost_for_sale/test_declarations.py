"""Ghost for $ale up to the declarations; the § are those of docs/rules/ghost-for-sale.md."""

import pytest

from geisterstunde.core.contract import CHANCE
from geisterstunde.core.words import Refused
from geisterstunde.games.ghost_for_sale.box import BACKS, CASTLES, COPIES, MANORS
from geisterstunde.games.ghost_for_sale.game import GAME
from geisterstunde.games.ghost_for_sale.words import (
    BidLaid,
    BidRevealed,
    Chosen,
    LotDrawn,
    Options,
    Reserved,
    SetAside,
    Tokens,
)
from tests.games.ghost_for_sale.saleroom import Saleroom

# §1 What lies on the table


def test_whom_the_players_agreed_on_leads_the_first_round() -> None:
    """§2.1"""
    room = Saleroom(3, Options(start="second")).reserves().chooses("TTT")
    assert room.acting == "B"
    assert GAME.view(room.state, None).starter == 1


def test_the_lot_may_decide_who_leads_the_first_round() -> None:
    """§2.1"""
    room = Saleroom(4, Options(start="lot"))
    view = GAME.view(room.state, None)
    assert (view.phase, view.to_act, GAME.prompt(view).key) == ("lot", (CHANCE,), "lot")
    room.draws_lot("C")
    assert room.heard == [LotDrawn(2)]
    assert room.reserves().chooses("TTTT").acting == "C"


def test_the_lot_is_drawn_before_special_cards_are_laid_out() -> None:
    """§2.1, §11.1"""
    room = Saleroom(3, Options(start="lot", special_cards="on")).draws_lot("B")
    assert room.phase == "laying-out"
    room.lays_out("dark legend public mirror crypt crystal")
    assert room.reserves().chooses("TTT").acting == "B"


def test_nobody_can_lead_who_is_not_there() -> None:
    """§2.1"""
    with pytest.raises(Refused, match="start-without-player"):
        GAME.check_start(3, Options(start="fourth"))


def test_six_manors_and_then_six_castles_are_for_sale_in_the_order_of_the_alphabet() -> None:
    """§1.1"""
    room = Saleroom()
    assert [lot.name for lot in room.view().lots] == [
        "Algernon",
        "Balmuir",
        "Culzean",
        "Drumlochy",
        "Eskdale",
        "Fernbrae",
    ]
    assert {lot.kind for lot in room.view().lots} == {"manor"}
    room.at_sale().bids()
    assert [lot.name[0] for lot in room.view().lots] == ["G", "I", "K", "L", "M", "S"]
    assert {lot.kind for lot in room.view().lots} == {"castle"}


def test_every_property_has_a_row_of_its_own_and_the_known_numbers_are_kept() -> None:
    """§1.2"""
    rows = dict(MANORS + CASTLES)
    assert len(set(rows.values())) == 12
    assert rows["Culzean"] == (0, 1, 3, 4, 0, 0)
    assert rows["Algernon"][2] == 3
    assert Saleroom().lot(3).points == (0, 1, 3, 4, 0, 0)


def test_a_set_has_twelve_cards() -> None:
    """§1.3"""
    assert Saleroom().hand("A") == [1, 2, 3, 3, 4, 5, 6, 7, 8, 8, 9, 10]
    assert sum(COPIES) == 12


def test_each_player_has_a_colour() -> None:
    """§1.3"""
    assert [player.colour for player in Saleroom(5).view().players] == ["white", "blue", "green", "yellow", "red"]


def test_the_10_looks_small_and_the_1_looks_large() -> None:
    """§1.4"""
    assert [value for value in range(1, 11) if BACKS[value - 1] == "small"] == [2, 3, 4, 5, 10]
    assert [value for value in range(1, 11) if BACKS[value - 1] == "large"] == [1, 6, 7, 8, 9]


def test_other_backs_can_be_agreed_on() -> None:
    """§1.4"""
    room = Saleroom(options=Options(backs=("small",) * 10)).at_information()
    room.does("8>t")
    assert room.sees("B", room.view("B").truelight) == "Asmall"


def test_backs_are_needed_for_every_value() -> None:
    """§1.4"""
    with pytest.raises(Refused, match="wrong-backs"):
        GAME.check_start(4, Options(backs=("small",) * 9))


def test_everybody_has_a_true_and_a_false_card_to_choose_from() -> None:
    """§1.5"""
    assert Saleroom().reserves().choices("C") == {"true", "false"}


@pytest.mark.parametrize(("players", "doubles"), [(3, 3), (4, 2), (5, 1)])
def test_the_number_of_double_faced_tokens_depends_on_the_players(players: int, doubles: int) -> None:
    """§1.6"""
    player = Saleroom(players).player("A")
    assert (player.ghosts, player.paintings, player.doubles) == (2, 2, doubles)


def test_bids_show_their_backs_to_the_others_and_their_values_to_the_bidder() -> None:
    """§1.7"""
    room = Saleroom().at_information().does("8>t", "2>?")
    assert room.sees("A", room.view("A").truelight) == "A8"
    assert room.sees("B", room.view("B").truelight) == "Alarge"
    assert room.sees(None, room.view().stack) == "Asmall"
    assert room.told(BidLaid, "A") == [BidLaid(0, "stack", "small", 2, False)]
    assert room.told(BidLaid, "B") == [BidLaid(0, "stack", "small", None, False)]


def test_hands_are_counted_and_not_shown() -> None:
    """§1.7"""
    room = Saleroom().at_information().does("8>t", "2>?")
    assert room.player("A", "B").hand is None
    assert room.player("A", "B").reserved is None
    assert room.player("A", "B").question is None
    assert room.player("A", "B").hand_count == 6


def test_cards_taken_back_are_known_not_to_be_reserved() -> None:
    """§1.7"""
    room = Saleroom().at_information().informs(D="2>t", A="5>t 3>?", B="4>t 5>?")
    assert room.player("D", "A").known == (2,)
    assert room.player("A", "B").known == (3,)
    assert room.player("B", "A").known == ()


def test_all_bids_of_an_auction_are_turned_over_for_everybody() -> None:
    """§1.7"""
    room = Saleroom().at_sale().bids(A="8>1", B="5>1")
    revealed = [BidRevealed(0, "Algernon", 8), BidRevealed(1, "Algernon", 5)]
    assert room.told(BidRevealed) == revealed
    assert [(bid.seat, bid.target, bid.card) for bid in room.view().last_auction] == [(0, "1", 8), (1, "1", 5)]


# §2 Setting up


@pytest.mark.parametrize("players", [2, 6])
def test_three_to_five_can_play(players: int) -> None:
    """§2.1"""
    with pytest.raises(Refused, match="wrong-number-of-players"):
        GAME.check_start(players, Options())


def test_the_first_player_leads_every_phase_of_the_first_round() -> None:
    """§2.1"""
    room = Saleroom().at_declarations()
    assert room.acting == "A"
    room.declares()
    assert room.acting == "A"
    room.informs()
    assert room.acting == "A"
    assert room.view().starter == 0


def test_turns_go_clockwise() -> None:
    """§2.1"""
    room = Saleroom().at_declarations()
    order = ""
    for _ in range(5):
        order += room.acting
        room.does(min(room.choices()))
    assert order == "ABCDA"


def test_all_reserve_at_the_same_time() -> None:
    """§2.2"""
    room = Saleroom()
    assert room.acting == "ABCD"
    room.does("C:r1", "A:r10", "C:r2", "C:r3", "C:r3")
    assert room.acting == "ABD"


def test_four_cards_are_reserved_and_eight_are_left() -> None:
    """§2.2, §2.4"""
    room = Saleroom().does("A:r1", "A:r3", "A:r3", "A:r10")
    assert room.player("A", "A").reserved == (1, 3, 3, 10)
    assert room.hand("A") == [2, 4, 5, 6, 7, 8, 8, 9]
    assert room.told(Reserved, "B") == [Reserved(0, 4)]


def test_a_card_can_be_reserved_only_as_often_as_one_has_it() -> None:
    """§2.2"""
    room = Saleroom().does("A:r1")
    assert room.refuses("r1") == "card-not-in-hand"
    room.does("A:r3", "A:r3")
    assert room.refuses("r3") == "card-not-in-hand"


def test_first_come_the_reserved_cards() -> None:
    """§2.2"""
    assert Saleroom().refuses("true") == "reserve-first"


def test_reserved_cards_do_not_come_into_the_first_round() -> None:
    """§2.2"""
    assert Saleroom().at_information().refuses("10>t") == "card-not-in-hand"


def test_nobody_sees_how_far_somebody_is_with_reserving() -> None:
    """§2.3"""
    room = Saleroom()
    before = room.view("B")
    room.does("A:r1", "A:r2", "A:r3")
    assert room.view("B") == before
    assert room.told(SetAside, "A") == [SetAside(0, 3)]
    assert room.told(SetAside, "B") == []
    room.does("A:r4")
    assert room.player("A", "B").has_reserved
    assert room.player("A", "B").hand_count == 8


def test_nobody_sees_the_backs_of_reserved_cards() -> None:
    """§2.3"""
    small = Saleroom().reserves(A="2 3 3 4")
    large = Saleroom().reserves(A="6 7 8 9")
    assert small.view("B") == large.view("B")


def test_eight_cards_are_there_for_the_first_round() -> None:
    """§2.4"""
    assert len(Saleroom().at_information().hand("A")) == 8


# §3 True or false?


def test_all_choose_at_the_same_time_and_in_secret() -> None:
    """§3.1"""
    room = Saleroom().reserves()
    assert room.acting == "ABCD"
    room.does("B:false")
    assert room.acting == "ACD"
    assert room.told(Chosen, "B") == [Chosen(1, "false")]
    assert room.told(Chosen, "A") == [Chosen(1, None)]
    assert room.player("B", "A").has_chosen
    assert room.player("B", "A").question is None
    assert room.player("B", "B").question == "false"


def test_the_choice_comes_before_anything_else() -> None:
    """§3.1"""
    assert Saleroom().reserves().refuses("g1") == "choose-first"


@pytest.mark.parametrize(("questions", "trues"), [("TTTT", 0), ("TFTF", 2), ("FFFF", 4)])
def test_the_stack_holds_a_true_card_for_each_liar(questions: str, trues: int) -> None:
    """§3.2"""
    room = Saleroom().at_information(questions).informs(A="5>t 1>?")
    assert room.view("A").stack_trues == trues


def test_ghosts_of_the_truthful_and_paintings_of_liars_are_real() -> None:
    """§3.3"""
    room = Saleroom().at_sale("TFTF", A="g1 p2", B="g1 p2").bids(A="8>1", B="8>2")
    assert room.outcome("Algernon") == ("A", 1, 2)
    assert room.outcome("Balmuir") == ("B", 1, 4)


# §4 Declarations


def test_one_token_is_laid_in_a_turn() -> None:
    """§4.1"""
    room = Saleroom().at_declarations().does("g1")
    assert room.acting == "B"
    assert room.lot(1).tokens == (Tokens(0, "ghost", "single", 1),)


def test_any_number_of_tokens_may_lie_beside_one_property() -> None:
    """§4.2"""
    room = Saleroom().at_information()
    assert sum(tokens.count for tokens in room.lot(6).tokens) == 24


def test_a_token_can_be_laid_beside_every_property() -> None:
    """§4.2"""
    assert {move[1] for move in Saleroom().at_declarations().choices()} == set("123456")


def test_a_double_faced_token_shows_either_side() -> None:
    """§4.3"""
    room = Saleroom().at_declarations()
    assert {"g1d", "p1d"} <= room.choices()
    room.declares(A="g1d p1d")
    assert set(room.lot(1).tokens) == {Tokens(0, "ghost", "double", 1), Tokens(0, "painting", "double", 1)}


def test_a_token_that_is_laid_is_gone() -> None:
    """§4.3"""
    room = Saleroom(3).at_declarations()
    for move in ("g1", "g1", "p1d", "p1d", "p1d"):
        room.does(move, "g6d" if "g6d" in room.choices("B") else "g6", "g6d" if "g6d" in room.choices("C") else "g6")
    assert room.refuses("g2") == "no-single-left"
    assert room.refuses("g2d") == "no-double-left"
    assert room.choices() == {f"p{lot}" for lot in range(1, 7)}


@pytest.mark.parametrize(("players", "tokens"), [(3, 21), (4, 24), (5, 25)])
def test_all_tokens_are_laid_before_the_bidding(players: int, tokens: int) -> None:
    """§4.4"""
    room = Saleroom(players).at_declarations()
    turns = 0
    while room.phase == "declaring":
        room.does(min(room.choices()))
        turns += 1
    assert turns == tokens
    assert room.phase == "informing"


def test_nobody_may_pass_in_the_declarations() -> None:
    """§4.4"""
    assert Saleroom().at_declarations().refuses("pass") == "declare-first"
