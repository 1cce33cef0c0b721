"""Letters and words of moves follow the language; what a journal writes stays the same."""

import pytest

from geisterstunde.cli.typing_moves import read_move
from geisterstunde.core.words import Refused
from geisterstunde.games import game_called
from geisterstunde.texts import LANGUAGES, Texts
from geisterstunde.texts.typed import as_typed
from tests.texts.words import all_games


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", all_games())
def test_every_move_is_understood_as_it_is_shown(name: str, language: str) -> None:
    game, texts = game_called(name), Texts(language, name)
    for action in game.catalogue:
        assert read_move(game, as_typed(game.write(action), texts), texts) == action


@pytest.mark.parametrize(("written", "german"), [("y3", "ge3"), ("g3", "gr3"), ("k1", "s1"), ("fog", "nebel")])
def test_the_letters_of_colours_follow_the_language(written: str, german: str) -> None:
    game = game_called("ghosts")
    assert as_typed(written, Texts("de", "ghosts")) == german
    assert as_typed(written, Texts("en", "ghosts")) == written
    assert game.write(read_move(game, german, Texts("de", "ghosts"))) == written


def test_yellow_is_g_in_the_german_castle() -> None:
    game, german, english = game_called("18-ghosts"), Texts("de", "18-ghosts"), Texts("en", "18-ghosts")
    assert as_typed("*y", german) == "*g"
    assert as_typed("*y", english) == "*y"
    for typed in ("*g", "*y", "*G", "*gelb", "*yellow"):
        assert game.write(read_move(game, typed, german)) == "*y"
        assert game.write(read_move(game, typed, english)) == "*y"


@pytest.mark.parametrize("typed", ["y3", "ge3", "Gelb 3", "yellow 3"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_both_languages_are_understood_in_both(language: str, typed: str) -> None:
    game = game_called("ghosts")
    assert game.write(read_move(game, typed, Texts(language, "ghosts"))) == "y3"


def test_a_letter_that_could_mean_two_colours_is_asked_about() -> None:
    game, german = game_called("ghosts"), Texts("de", "ghosts")
    with pytest.raises(Refused) as refused:
        read_move(game, "g3", german)
    assert german.refusal(refused.value.refusal) == "„g3“ könnte mehreres heißen. Meinst du ge3, gr3?"
    assert game.write(read_move(game, "g3", Texts("en", "ghosts"))) == "g3"
