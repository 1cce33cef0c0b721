"""Options, moves as text, and what cannot be taken back."""

import msgspec
import pytest

from geisterstunde.core.words import Refused
from geisterstunde.games.ghosts.game import GAME
from geisterstunde.games.ghosts.words import (
    Card,
    Dealt,
    Drew,
    Options,
    PileTaken,
)


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


def test_a_game_of_the_first_rules_asks_everybody_after_the_deal() -> None:
    """§2.3"""
    assert GAME.options_of(1, {"rounds": 2}) == Options(rounds=2, redraw="ask")
    assert GAME.options_of(GAME.rules_version, {}) == Options()
