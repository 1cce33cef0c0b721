"""What the terminal shows of Ghost for $ale, from positions of the saleroom."""

import json

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from geisterstunde.cli.screens.ghost_for_sale import brief, draw, more
from geisterstunde.games.ghost_for_sale.box import CASTLES, MANORS
from geisterstunde.games.ghost_for_sale.game import GAME
from geisterstunde.games.ghost_for_sale.scores import read_scores
from geisterstunde.games.ghost_for_sale.words import Options
from geisterstunde.texts import LANGUAGES, Texts
from tests.games.ghost_for_sale.saleroom import Saleroom

NAMES = ("Ada", "Ben", "Cleo", "Don", "Eve")


def lines(part: RenderableType) -> list[str]:
    """As in a terminal of 80 columns, without colours."""
    console = Console(width=80, color_system=None, highlight=False, markup=False)
    with console.capture() as capture:
        console.print(part)
    return [line.rstrip() for line in capture.get().splitlines()]


def shown(room: Saleroom, viewer: str | None = None, names: tuple[str, ...] = NAMES, language: str = "en") -> list[str]:
    return lines(draw(room.view(viewer), Texts(language, GAME, names[: len(room.players)])))


def told(room: Saleroom, viewer: str | None = None) -> str:
    """What `more` says, in one line."""
    said = lines(more(room.view(viewer), Texts("en", GAME, NAMES[: len(room.players)])))
    return " ".join(" ".join(said).split())


def a_decision() -> Saleroom:
    """D has bought Algernon with its mirror; A has bid for it too."""
    room = Saleroom(specials="mirror portraits dark legend public crystal")
    return room.at_sale("TTTT", A="g1 g1", B="g1d").bids(A="2>1", D="8>1 3>2")


def test_the_bids_of_a_finished_sale_stay_under_their_properties() -> None:
    """§7.3"""
    assert any(line.startswith("A2 D8        D3") for line in shown(a_decision()))


def test_whose_ghost_the_mirror_may_take_is_said_in_a_few_words() -> None:
    """§11.5"""
    room = a_decision()
    choices = GAME.legal_actions(room.state, 3)
    assert brief(choices, Texts("en", GAME, NAMES[:4])) == [
        ("Take away", "xa (ghost of Ada)  xbd (double-faced ghost of Ben)"),
        ("Else", "no (do not use it)"),
    ]


def test_a_kept_card_is_shown_with_its_points() -> None:
    """§11.8: Balmuir is worth nothing."""
    room = a_decision().does("no")
    assert any("has portraits (+1)" in line for line in shown(room))


def test_at_the_end_the_cards_left_are_shown_with_their_sum() -> None:
    """§10.3"""
    room = Saleroom().at_sale().bids().plays_second_round(D="10>1")
    assert any("left: 2 3 4 5 6 7 8 8 9 10 = 62" in line for line in shown(room))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_eighty_columns_with_long_names_and_numbers(language: str) -> None:
    """§1.2"""
    cards = {"manors": dict(MANORS), "castles": dict(CASTLES)}
    cards["manors"]["A very long name of a Scottish manor"] = (0, 99, 98, 97, 96, 0)
    cards["manors"]["城" * 20] = (0, 9, 8, 7, 6, 0)
    del cards["manors"]["Algernon"], cards["manors"]["Balmuir"]
    room = Saleroom(5, Options(special_cards="on", scores=read_scores(json.dumps(cards))))
    room.lays_out("mirror portraits dark legend public crystal").at_sale().does("1>1", "2>1", "1>1")
    names = ("Anastasia Archibaldina X", *NAMES[1:])
    screen = shown(room, "A", names, language)
    assert max(map(cell_len, screen)) <= 80
    assert "A very long…" in screen[1]
    you = {"de": "(du)", "en": "(you)"}[language]
    assert any("Anastasia" in line and you in line for line in screen), "who is looking stays visible"


def test_more_explains_the_special_cards_on_the_table() -> None:
    """§11.5, §11.9"""
    said = told(a_decision())
    assert "1 Algernon “Magic mirror”: The buyer may take away a token that shows a ghost." in said
    assert "crypt" not in said
    room = Saleroom(options=Options(special_cards="on", mirror="minus_one"))
    assert "The buyer may take one real ghost off." in told(room.lays_out("mirror dark legend public crypt normal"))
    assert "Special cards" not in told(Saleroom())


def test_more_shows_the_last_auction_by_places() -> None:
    """§1.7"""
    room = Saleroom().at_information().informs(A="5>t 1>?")
    assert "Mrs. Truelight (t): A5 B4 C3 D2 “?” stack (?): A1" in told(room)
    room.bids(A="8>1", C="5>3 3>1")
    assert "Algernon A8 C3 Culzean C5" in told(room)


def test_more_shows_how_the_first_round_ended() -> None:
    """§8.2"""
    room = Saleroom().at_sale("FTTT", A="p1 p1").bids(B="8>1")
    assert "Round 1, manors" in told(room)
    assert "Algernon B 2 real, 3 pt" in told(room)
    assert "A lied." in told(room)


def test_more_lists_the_cards_that_nobody_has_seen_yet() -> None:
    """§1.7: D took the 2 back, so that everybody knows it; A has spent the 5."""
    room = Saleroom().at_sale()
    assert "A 1 2 3 3 4 6 7 8 8 9 10" in told(room, "B")
    assert told(room, "B").endswith("D 1 3 3 4 5 6 7 8 8 9 10")
    assert "four of them laid aside A 1 2 3 3 4 6 7 8 8 9 10 C " in told(room, "B")


def test_more_does_not_tell_face_down_cards() -> None:
    """§1.7"""
    room, other = Saleroom().at_sale().does("2>1"), Saleroom().at_sale().does("3>1")
    assert told(room, "B") == told(other, "B")
