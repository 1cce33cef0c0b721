"""Property cards that players bring themselves (§1.2)."""

import json
from typing import Any

import pytest

from geisterstunde.core.journal import read_journal
from geisterstunde.core.words import Refused
from geisterstunde.games.ghost_for_sale.box import CASTLES, MANORS
from geisterstunde.games.ghost_for_sale.game import GAME
from geisterstunde.games.ghost_for_sale.scores import read_scores
from geisterstunde.games.ghost_for_sale.words import Options, ScoreRow
from geisterstunde.table.play import Play
from tests.games.ghost_for_sale.saleroom import Saleroom


def a_table() -> dict[str, dict[str, list[int]]]:
    """Our own numbers as a file has them."""
    return {
        "manors": {name: list(row) for name, row in MANORS},
        "castles": {name: list(row) for name, row in CASTLES},
    }


def refused(table: Any) -> str:
    """The key of the reason why a table cannot be read."""
    with pytest.raises(Refused) as caught:
        read_scores(table if isinstance(table, str) else json.dumps(table))
    return caught.value.refusal.key


def test_a_table_is_read_as_it_stands() -> None:
    """§1.2"""
    scores = read_scores(json.dumps(a_table()))
    assert len(scores) == 12
    assert scores[2] == ScoreRow("Culzean", "manor", (0, 1, 3, 4, 0, 0))
    assert scores[11] == ScoreRow("Strathgorm", "castle", (0, 0, 4, 6, 2, 0))


def test_a_byte_order_mark_before_the_table_does_no_harm() -> None:
    """§1.2: some editors write one."""
    assert read_scores("\ufeff" + json.dumps(a_table())) == read_scores(json.dumps(a_table()))


def test_own_properties_are_laid_out_by_their_names_and_score_by_their_rows() -> None:
    """§1.1: the order of the alphabet, capitals or not."""
    table = a_table()
    table["manors"]["aardvark Hall"] = table["manors"].pop("Fernbrae")
    table["manors"]["Zeal"] = [0, 7, 0, 0, 0, 0]
    del table["manors"]["Algernon"]
    room = Saleroom(options=Options(scores=read_scores(json.dumps(table))))
    assert [lot.name for lot in room.view().lots][::5] == ["aardvark Hall", "Zeal"]
    room.at_declarations("TTTT").declares(A="g1 g6").informs().bids(B="8>1")
    assert room.outcome("aardvark Hall") == ("B", 1, 3)


def test_own_properties_go_into_the_journal() -> None:
    """§1.2"""
    options = Options(scores=read_scores(json.dumps(a_table())))
    table = Play.begin(GAME, ("A", "B", "C"), options, "own scores")
    journal = read_journal(table.journal.text())
    assert GAME.options_from(journal.opening.options) == options


def test_what_is_no_table_is_refused() -> None:
    """§1.2"""
    assert refused("Algernon: 3") == "scores-unreadable"
    assert refused("[]") == "scores-unreadable"
    assert refused({"manors": {}}) == "scores-unreadable"
    assert refused(a_table() | {"houses": {}}) == "scores-unreadable"


def test_points_are_whole_numbers() -> None:
    """§1.2"""
    table: Any = a_table()
    table["manors"]["Culzean"][1] = 1.5
    assert refused(table) == "scores-unreadable"


@pytest.mark.parametrize("kind", ["manors", "castles"])
def test_there_are_six_of_each_kind(kind: str) -> None:
    """§1.2"""
    table = a_table()
    table[kind].popitem()
    assert refused(table) == "scores-wrong-count"
    table = a_table()
    table[kind]["Seventh"] = [0, 9, 9, 9, 9, 0]
    assert refused(table) == "scores-wrong-count"


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "Ghost\nHall", " Moyrie", "Moyrie "])
def test_names_are_short_and_printable(name: str) -> None:
    """§1.2"""
    table = a_table()
    table["castles"][name] = table["castles"].pop("Moyrie")
    assert refused(table) == "scores-bad-name"


@pytest.mark.parametrize("name", ["truelight", "Stack"])
def test_no_property_is_called_like_another_place_for_bids(name: str) -> None:
    """§1.2: otherwise the log would take its bids for bids for information."""
    table = a_table()
    table["castles"][name] = table["castles"].pop("Moyrie")
    assert refused(table) == "scores-taken-name"


def test_a_name_with_an_accent_stands_where_people_look_for_it() -> None:
    """§1.1: Éskdale lies between Drumlochy and Fernbrae."""
    table = a_table()
    table["manors"]["Éskdale"] = table["manors"].pop("Eskdale")
    room = Saleroom(options=Options(scores=read_scores(json.dumps(table))))
    assert [lot.name for lot in room.view().lots][3:] == ["Drumlochy", "Éskdale", "Fernbrae"]


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        ([0, 1, 2, 3, 4], "scores-wrong-length"),
        ([0, 1, 2, 3, 4, 0, 0], "scores-wrong-length"),
        ([0, -1, 2, 3, 4, 0], "scores-negative"),
        ([0, 100, 2, 3, 4, 0], "scores-too-high"),
        ([1, 1, 2, 3, 4, 0], "scores-without-ghosts"),
        ([0, 1, 2, 3, 4, 1], "scores-many-ghosts"),
        ([0, 2, 3, 2, 1, 0], "scores-same-row"),
    ],
)
def test_every_row_must_be_possible(row: list[int], reason: str) -> None:
    """§1.2"""
    table = a_table()
    table["castles"]["Moyrie"] = row
    assert refused(table) == reason


def test_names_differ_also_without_capitals() -> None:
    """§1.2"""
    table = a_table()
    table["castles"]["CULZEAN"] = table["castles"].pop("Moyrie")
    assert refused(table) == "scores-same-name"


def test_a_game_does_not_start_with_impossible_properties() -> None:
    """§1.2"""
    with pytest.raises(Refused, match="scores-wrong-count"):
        GAME.check_start(3, Options(scores=()))


def test_options_from_outside_carry_a_table() -> None:
    """§1.2"""
    rows = [{"name": name, "kind": "manor", "points": list(row)} for name, row in MANORS]
    rows += [{"name": name, "kind": "castle", "points": list(row)} for name, row in CASTLES]
    options = GAME.options_from({"scores": rows})
    assert GAME.why_not_start(3, options) is None
