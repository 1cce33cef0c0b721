"""The auctions of Ghost for $ale; the § are those of docs/rules/ghost-for-sale.md."""

from geisterstunde.core.words import Refusal
from geisterstunde.games.ghost_for_sale.box import MANORS
from geisterstunde.games.ghost_for_sale.words import (
    BidRevealed,
    Looked,
    Passed,
    Sold,
    Spent,
    StackSeen,
    TakenBack,
    Unsold,
)
from tests.games.ghost_for_sale.saleroom import Saleroom

# §5 How to bid


def test_a_turn_is_one_card_or_two_cards() -> None:
    """§5.1"""
    room = Saleroom().at_sale().does("1>1", "done")
    assert room.acting == "B"
    room.does("1>1", "2>4")
    assert room.acting == "C"


def test_after_one_card_the_turn_can_be_ended_but_not_passed() -> None:
    """§5.1"""
    room = Saleroom().at_sale()
    assert room.refuses("done") == "nothing-laid-yet"
    room.does("1>1")
    assert room.refuses("pass") == "turn-has-begun"
    assert "done" in room.choices()


def test_only_own_cards_in_hand_can_be_bid() -> None:
    """§5.1"""
    room = Saleroom().at_sale()
    assert room.refuses("5>1") == "card-not-in-hand"
    assert room.refuses("g1") == "bid-first"


def test_whoever_passes_is_out_of_this_auction() -> None:
    """§5.2"""
    room = Saleroom().at_sale().does("pass", "1>1", "done", "pass", "pass")
    assert room.acting == "B"
    assert room.player("A").has_passed
    room.does("2>1", "done")
    assert room.acting == "B"


def test_a_new_auction_begins_with_everybody() -> None:
    """§5.2"""
    room = Saleroom().at_sale()
    assert [player.has_passed for player in room.view().players] == [False] * 4


def test_whoever_has_no_cards_is_skipped() -> None:
    """§5.3"""
    room = Saleroom().at_sale()
    room.empties("A")
    assert room.player("A").hand_count == 0
    order = ""
    for _ in range(4):
        order += room.acting
        room.does(f"{room.hand(room.acting)[0]}>2", "done")
    assert order == "BCDB"


def test_the_auction_ends_when_all_have_passed() -> None:
    """§5.4"""
    room = Saleroom().at_sale().does("pass", "pass", "pass")
    assert room.phase == "selling"
    room.does("pass")
    assert room.told(Passed) == [Passed(3)]
    assert room.view().round == 2


def test_the_only_player_with_cards_may_lay_one_last_card() -> None:
    """§5.5"""
    room = Saleroom(3).at_sale()
    room.empties("AB")
    assert room.view().is_last_card
    assert room.acting == "C"
    assert "pass" in room.choices()
    room.does("8>6")
    assert room.view().round == 2
    assert room.outcome("Fernbrae")[0] == "C"


def test_the_only_player_with_cards_may_pass_instead() -> None:
    """§5.5"""
    room = Saleroom(3).at_sale()
    room.empties("AB")
    room.does("pass")
    assert room.view().round == 2


def test_the_auction_ends_at_once_if_the_only_player_with_cards_has_passed() -> None:
    """§5.5"""
    room = Saleroom(3).at_sale().does("pass")
    room.empties("B")
    assert not room.view().is_last_card
    room.empties("C")
    assert room.view().round == 2


def test_the_last_card_can_come_before_the_first_turn() -> None:
    """§5.5"""
    # A and B spend their last cards for information in the second round; C, the last, takes all back.
    room = Saleroom(3).at_sale().bids()
    room.chooses("TTT").declares().empties("AB").does("pass")
    assert room.phase == "selling"
    assert (room.hand("A"), room.hand("B")) == ([], [])
    assert len(room.hand("C")) > 1
    assert room.acting == "C"
    assert room.view().is_last_card
    room.does("10>1")
    assert room.phase == "over"


def test_if_the_others_passed_with_cards_the_one_who_is_left_goes_on() -> None:
    """§5.6"""
    room = Saleroom(3).at_sale().does("1>1", "2>1", "pass", "pass")
    for move in ("3>1", "3>2", "4>1", "8>2"):
        assert not room.view().is_last_card
        room.does(move)
    assert room.acting == "A"


def test_a_mix_of_passed_and_empty_players_does_not_limit_the_one_who_is_left() -> None:
    """§5.6"""
    room = Saleroom(3).at_sale().does("pass")
    room.empties("B")
    assert room.acting == "C"
    assert not room.view().is_last_card
    room.does(*(f"{card}>3" for card in room.hand("C")[:2]))
    assert room.acting == "C"


def test_the_highest_sum_wins() -> None:
    """§5.7"""
    room = Saleroom().at_sale().bids(A="8>1", B="5>1 done 3>1 1>1", C="5>1")
    assert room.outcome("Algernon")[0] == "B"


def test_in_a_tie_the_higher_single_card_wins() -> None:
    """§5.7"""
    room = Saleroom().at_sale().bids(A="3>1 2>1", B="5>1")
    assert room.outcome("Algernon")[0] == "B"


def test_then_whoever_laid_that_card_earlier_wins() -> None:
    """§5.7"""
    room = Saleroom().at_sale().bids(B="1>1 3>1", C="3>1 1>1")
    assert room.outcome("Algernon")[0] == "B"
    room = Saleroom().at_sale().bids(B="1>1 done 3>1", C="3>1 1>1")
    assert room.outcome("Algernon")[0] == "C"


def test_of_two_equal_cards_of_one_player_the_earlier_one_counts() -> None:
    """§5.7"""
    room = Saleroom().at_sale().bids(A="8>1 done 8>1", D="8>1 8>1")
    assert room.outcome("Algernon")[0] == "A"


# §6 Information


def test_bids_go_to_mrs_truelight_and_to_the_stack() -> None:
    """§6.1"""
    room = Saleroom().at_information()
    assert {move.split(">")[1] for move in room.choices()} == {"t", "?"}
    assert room.refuses("1>1") == "information-first"


def test_three_players_bid_for_mrs_truelight_only() -> None:
    """§6.1"""
    room = Saleroom(3).at_information()
    assert {move.split(">")[1] for move in room.choices()} == {"t"}
    assert room.refuses("1>?") == "no-stack-for-three"


def test_the_refusal_of_an_early_bid_for_a_property_counts_the_players() -> None:
    """§6.1: three of them are not sent to the stack."""
    for players in (3, 4):
        assert Saleroom(players).at_information().refusal("1>1") == Refusal("information-first", {"players": players})


def test_the_refusals_of_an_auction_offer_only_what_is_possible() -> None:
    """§5.1, §6.2: passing is not offered before a card lies with Mrs. Truelight, nor in the middle of a turn."""
    room = Saleroom().at_information()
    assert room.refusal("g1") == Refusal("bid-first", {"or": "nothing"})
    assert room.refusal("done") == Refusal("nothing-laid-yet", {"or": "nothing"})
    room.does("1>t")
    assert room.refusal("g1") == Refusal("bid-first", {"or": "done"})
    room.does("done", "1>t", "done", "1>t", "done", "1>t", "done")
    assert room.refusal("g1") == Refusal("bid-first", {"or": "pass"})
    assert room.refusal("done") == Refusal("nothing-laid-yet", {"or": "pass"})


def test_passing_needs_a_card_with_mrs_truelight() -> None:
    """§6.2"""
    room = Saleroom().at_information()
    assert room.refuses("pass") == "pass-needs-truelight"
    room.does("5>?", "done", "1>t", "done", "1>t", "done", "1>t", "done")
    assert room.refuses("pass") == "pass-needs-truelight"
    room.does("3>t", "done", "pass", "pass", "pass")
    assert "pass" in room.choices()


def test_ones_last_card_has_to_go_to_mrs_truelight() -> None:
    """§6.3"""
    room = Saleroom().at_information()
    for own in ("1 2", "3 3", "4 5", "8"):
        room.does(*(f"{card}>?" for card in own.split()))
        if own == "8":
            break
        for _ in range(3):
            room.does("2>t" if "2>t" in room.choices() else "1>t" if "1>t" in room.choices() else "3>t", "done")
    assert room.choices() == {"8>t", "done"}
    assert room.refuses("8>?") == "last-card-of-yours"


def test_the_last_card_of_the_auction_has_to_go_to_mrs_truelight_too() -> None:
    """§6.4"""
    room = Saleroom().at_information()
    # D bids for the stack only, one card a turn; the others lay two cards a turn with Mrs. Truelight.
    while not room.view().is_last_card:
        player = room.acting
        cards = room.hand(player)
        if player == "D":
            room.does(f"{cards[0]}>?", "done")
        else:
            room.does(f"{cards[0]}>t", f"{cards[1]}>t")
    assert room.acting == "D"
    assert len(room.hand("D")) > 1
    assert {move.split(">")[1] for move in room.choices()} == {"t"}
    assert room.refuses(f"{room.hand('D')[0]}>?") == "last-card-of-auction"
    room.does(f"{room.hand('D')[0]}>t")
    assert room.phase == "selling"


def the_truelight_example() -> Saleroom:
    """A is blue, B red, C yellow, D green. Cards with Mrs. Truelight in this order: blue 5, red 3, yellow 2, green 1,
    blue 4, red 2, yellow 3. Blue has 9; red and yellow have 5 with a 3 each; red's 3 lies there earlier."""
    room = Saleroom().at_information("TFFT")
    room.does("5>t", "done", "3>t", "done", "2>t", "done", "1>t", "done")
    room.does("4>t", "done", "2>t", "done", "3>t", "done", "pass")
    assert room.sees(None, room.view().truelight) == "Asmall Bsmall Csmall Dlarge Asmall Bsmall Csmall"
    return room.does("pass", "pass", "pass")


def test_the_rulebooks_example_of_mrs_truelight() -> None:
    """§6.5: blue looks at red's card, red at yellow's, yellow at green's."""
    room = the_truelight_example()
    assert room.told(Looked) == [Looked(0, 1, None), Looked(1, 2, None), Looked(2, 3, None)]
    assert [player.glass for player in room.view().players] == [None, 0, 1, 2]
    assert room.player("B", "A").question == "false"
    assert room.player("C", "B").question == "false"
    assert room.player("D", "C").question == "true"


def test_in_the_example_the_cards_are_turned_over_in_their_order() -> None:
    """§6.5"""
    room = the_truelight_example()
    told = [(room.players[e.seat], e.card) for e in room.told(BidRevealed) if isinstance(e, BidRevealed)]
    assert told == [("A", 5), ("B", 3), ("C", 2), ("D", 1), ("A", 4), ("B", 2), ("C", 3)]


def told_in_order(room: Saleroom) -> list[str]:
    """What a spectator heard in the last move, in short: the kind of event and the place it is about."""
    told: list[str] = []
    for event in room.heard:
        where = getattr(event, "target", getattr(event, "property", ""))
        word = f"{type(event).__name__} {where}".strip()
        if not told or told[-1] != word:
            told.append(word)
    return told


def test_all_about_mrs_truelight_is_settled_before_the_stack_is_turned_over() -> None:
    """§6.5–§6.7: the rulebook turns over one place after the other."""
    room = Saleroom().at_information().informs(A="5>t 1>?", C="3>t 8>?")
    assert told_in_order(room) == [
        "Passed",
        "BidRevealed truelight",
        "Looked",
        "Spent truelight",
        "TakenBack truelight",
        "BidRevealed stack",
        "StackSeen",
        "TakenBack stack",
        "Spent stack",
    ]


def test_each_property_is_turned_over_and_sold_before_the_next_one() -> None:
    """§7.3: in the order of the alphabet."""
    room = Saleroom().at_sale().bids(A="8>1 2>3", B="5>1 3>3")
    assert told_in_order(room)[:11] == [
        "Passed",
        "BidRevealed Algernon",
        "Sold Algernon",
        "Spent Algernon",
        "TakenBack Algernon",
        "Unsold Balmuir",
        "BidRevealed Culzean",
        "Sold Culzean",
        "TakenBack Culzean",
        "Spent Culzean",
        "Unsold Drumlochy",
    ]


def test_in_the_example_all_but_green_spend_their_cards() -> None:
    """§6.6: green takes the 1 back and may use it at once (§6.8)."""
    room = the_truelight_example()
    assert [room.spent(player) for player in "ABCD"] == [[4, 5], [2, 3], [2, 3], []]
    assert room.told(Spent) == [
        Spent(0, "truelight", (5, 4)),
        Spent(1, "truelight", (3, 2)),
        Spent(2, "truelight", (2, 3)),
    ]
    assert room.told(TakenBack) == [TakenBack(3, "truelight", (1,))]
    room.does("pass", "pass", "pass", "1>1")
    assert room.acting == "D"


def test_whoever_looks_and_whoever_is_looked_at_hear_what_the_card_says() -> None:
    """§6.5"""
    room = the_truelight_example()
    assert Looked(0, 1, "false") in room.told(Looked, "A")
    assert Looked(0, 1, "false") in room.told(Looked, "B")
    assert Looked(0, 1, None) in room.told(Looked, "C")


def test_the_last_one_sees_nothing() -> None:
    """§6.6"""
    room = the_truelight_example()
    assert [room.player(player, "D").question for player in "ABC"] == [None] * 3


def test_the_best_bid_for_the_stack_sees_it_and_is_spent() -> None:
    """§6.7"""
    room = Saleroom().at_information("TFFT").informs(A="5>t 1>?", C="3>t 8>?")
    assert room.view().stack_seen_by == 2
    assert room.told(StackSeen, "C") == [StackSeen(2, 2)]
    assert room.told(StackSeen, "A") == [StackSeen(2, None)]
    assert room.view("C").stack_trues == 2
    assert room.view("A").stack_trues is None
    assert room.spent("C") == [3, 8]


def test_the_other_bids_for_the_stack_go_back_to_the_hand() -> None:
    """§6.7, §6.8"""
    room = Saleroom().at_information().informs(A="5>t 1>?", C="3>t 8>?")
    assert room.spent("A") == [5]
    assert "1>1" in room.choices()


def test_without_a_bid_nobody_sees_the_stack() -> None:
    """§6.7"""
    room = Saleroom().at_information().informs()
    assert room.view().stack_seen_by is None
    assert room.told(StackSeen) == []


def test_the_ranking_breaks_ties_at_the_stack_too() -> None:
    """§6.7"""
    room = Saleroom().at_information().informs(B="4>t 8>?", C="3>t 8>?")
    assert room.view().stack_seen_by == 1


def test_the_last_player_with_cards_gets_a_last_card_for_information() -> None:
    """§6.4: who has a card with Mrs. Truelight is free to bid for the stack."""
    room = Saleroom().at_information().does("1>t", "done")
    room.empties("BCD")
    assert room.view().is_last_card
    assert "8>?" in room.choices()
    assert "pass" in room.choices()


# §7 The auction of the properties


def test_both_cards_may_go_to_one_property_or_to_two() -> None:
    """§7.1"""
    room = Saleroom().at_sale().does("1>1", "2>1", "1>1", "2>6")
    assert room.sees("A", room.lot(1, "A").bids) == "A1 A2 Blarge"
    assert room.sees(None, room.lot(6).bids) == "Bsmall"


def test_information_is_over_when_properties_are_sold() -> None:
    """§7.1"""
    assert Saleroom().at_sale().refuses("1>t") == "information-is-over"


def test_one_may_pass_at_once_here() -> None:
    """§7.2"""
    assert "pass" in Saleroom().at_sale().choices()


def test_the_best_bid_buys_and_is_spent_the_others_take_back() -> None:
    """§7.3"""
    room = Saleroom().at_sale().bids(A="8>1 2>2", B="5>1 3>2")
    assert room.told(Sold) == [Sold(0, "Algernon"), Sold(1, "Balmuir")]
    assert room.spent("A") == [5, 8]
    assert room.spent("B") == [3, 4]
    assert room.told(TakenBack) == [TakenBack(1, "Algernon", (5,)), TakenBack(0, "Balmuir", (2,))]


def test_cards_taken_back_are_there_in_the_second_round() -> None:
    """§7.4, §9.2"""
    room = Saleroom().at_sale().bids(A="8>1 2>2", B="5>1 3>2")
    assert room.hand("A") == [1, 2, 3, 3, 4, 6, 7, 8, 9, 10]
    assert room.hand("B") == [1, 2, 3, 5, 6, 7, 8, 8, 9, 10]


def test_a_property_without_a_bid_leaves_the_game() -> None:
    """§7.5"""
    room = Saleroom().at_sale().bids(A="8>1")
    assert room.told(Unsold) == [Unsold(name) for name, _ in MANORS[1:]]
    assert room.outcome("Balmuir")[0] is None
