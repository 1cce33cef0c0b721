"""How moves of Ghost for $ale are written, and what is said of each moment."""

import pytest

from geisterstunde.core.words import Refused
from geisterstunde.games.ghost_for_sale.game import GAME
from geisterstunde.games.ghost_for_sale.words import Bid, Choose, Declare, Guess, Options, Remove, Reserve
from geisterstunde.table.play import Play
from geisterstunde.texts import LANGUAGES, Texts
from tests.games.ghost_for_sale.saleroom import Saleroom


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("r7", Reserve(7)),
        ("true", Choose("true")),
        ("g3", Declare(3, "ghost", "single")),
        ("P3D", Declare(3, "painting", "double")),
        ("10 > t", Bid(10, "truelight")),
        ("7>?", Bid(7, "stack")),
        ("7>3", Bid(7, "3")),
        ("xb", Remove(1, "single")),
        ("xed", Remove(4, "double")),
        ("=12", Guess(12)),
    ],
)
def test_moves_are_read(text: str, action: object) -> None:
    assert GAME.read(text) == action


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("hello", "unreadable-move"),
        ("r11", "no-such-card"),
        ("0>t", "no-such-card"),
        ("g7", "no-such-property"),
        ("5>9", "no-such-property"),
        ("=26", "no-such-guess"),
    ],
)
def test_what_cannot_be_is_refused_with_a_reason(text: str, reason: str) -> None:
    with pytest.raises(Refused) as caught:
        GAME.read(text)
    assert caught.value.refusal.key == reason


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_about_moves_fits_a_terminal(language: str) -> None:
    lines = Texts(language, GAME).say("notation-help").splitlines()
    assert [line for line in lines if len(line) > 80] == []
    assert any("$$" in line for line in lines), "the signs on the table are explained"


def prompt(room: Saleroom, viewer: str | None = None) -> tuple[str, dict[str, str | int]]:
    said = GAME.prompt(room.view(viewer))
    return said.key, dict(said.args)


def test_whoever_has_chosen_waits_for_the_others() -> None:
    room = Saleroom().does("A:r1")
    assert prompt(room, "A") == ("reserving", {"left": 3})
    assert prompt(room) == ("reserving-wait", {"waiting": 4})
    room.does("A:r2", "A:r3", "A:r4")
    assert prompt(room, "A") == ("reserving-wait", {"waiting": 3})
    room = Saleroom().reserves().does("B:true")
    assert prompt(room, "A") == ("choosing", {})
    assert prompt(room, "B") == ("choosing-wait", {"waiting": 3})


def test_the_prompt_does_not_tell_how_far_others_are() -> None:
    assert prompt(Saleroom().does("A:r1"), "B") == prompt(Saleroom(), "B")


def test_the_prompt_counts_the_tokens_left() -> None:
    assert prompt(Saleroom().at_declarations().does("g1")) == ("declare", {"seat": 1, "left": 6})


def test_the_prompt_of_an_auction_says_what_is_possible() -> None:
    room = Saleroom().at_information()
    assert prompt(room) == ("informing-bid-truelight", {"seat": 0})
    room.does("1>t")
    assert prompt(room) == ("informing-second-card", {"seat": 0})
    room.does("done", "1>t", "done", "1>t", "done", "1>t", "done")
    assert prompt(room) == ("informing-bid", {"seat": 0})
    room.empties("BCD")
    assert prompt(room) == ("informing-last-card", {"seat": 0})


def test_the_last_card_of_the_auction_for_mrs_truelight() -> None:
    room = Saleroom().at_information()
    while not room.view().is_last_card:
        cards = room.hand(room.acting)
        room.does(*((f"{cards[0]}>?", "done") if room.acting == "D" else (f"{cards[0]}>t", f"{cards[1]}>t")))
    assert prompt(room) == ("informing-last-card-truelight", {"seat": 3})


def test_the_prompt_of_a_sale() -> None:
    room = Saleroom(3).at_sale()
    assert prompt(room) == ("selling-bid", {"seat": 0})
    room.does("1>1")
    assert prompt(room) == ("selling-second-card", {"seat": 0})
    room.empties("AB")
    assert prompt(room) == ("selling-last-card", {"seat": 2})


def test_the_prompt_of_a_special_card() -> None:
    room = Saleroom(specials="crystal crypt mirror normal dark legend")
    room.at_sale("TTTT", A="g3").bids(A="8>3", B="8>2", C="8>1")
    assert prompt(room) == ("decide-crystal", {"seat": 2, "property": "Algernon"})
    room.does("no")
    assert prompt(room) == ("decide-crypt", {"seat": 1, "property": "Balmuir"})
    room.does("no")
    assert prompt(room) == ("decide-mirror", {"seat": 0, "property": "Culzean"})


def test_the_prompt_of_chance_and_of_the_end() -> None:
    assert prompt(Saleroom(options=Options(special_cards="on"))) == ("laying-out", {})
    assert prompt(Saleroom().at_sale().bids().plays_second_round()) == ("over", {})


def test_a_secret_choice_can_be_taken_back_and_a_bid_cannot() -> None:
    table = Play.begin(GAME, ("A", "B", "C"), Options(), "undo")
    table.act(0, Reserve(1))
    assert table.why_not_undo(0) is None
    for seat in range(3):
        for card in (1, 2, 3, 4)[seat == 0 :]:
            table.act(seat, Reserve(card))
    for seat in range(3):
        table.act(seat, Choose("true"))
    while table.view(None).phase == "declaring":  # type: ignore[attr-defined]
        table.act(table.to_act[0], table.choices(table.to_act[0])[0])
    table.act(0, Bid(5, "truelight"))
    refusal = table.why_not_undo(0)
    assert refusal is not None
    assert refusal.key == "undo-after-reveal"


def test_the_longest_game_bound_holds_for_the_most_patient_bidders() -> None:
    """One card a turn in every auction."""
    room = Saleroom(5)
    moves = 0
    room.reserves().chooses("TTTTT").declares()
    moves += 20 + 5 + 25
    while room.phase in ("informing", "selling"):
        room.does(f"{room.hand(room.acting)[0]}>{'t' if room.phase == 'informing' else '1'}")
        moves += 1
        if room.phase in ("informing", "selling") and room.view().is_second_card:
            room.does("done")
            moves += 1
    assert moves <= GAME.longest(5, Options()) // 2
