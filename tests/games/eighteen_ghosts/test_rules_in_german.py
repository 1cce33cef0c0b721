"""The German telling of the rules uses the letters that the German screen shows and understands."""

import re
from pathlib import Path

import pytest

import geisterstunde
from geisterstunde.games import game_called
from geisterstunde.games.eighteen_ghosts.box import CASTLE, COLOURS
from geisterstunde.games.eighteen_ghosts.notation import read_position
from geisterstunde.games.eighteen_ghosts.words import Release
from geisterstunde.texts import Texts
from geisterstunde.texts.typed import as_typed

TEXTS = Path(geisterstunde.__file__).parent / "games" / "eighteen_ghosts" / "texts"


def paragraph(number: str, language: str) -> str:
    rules = (TEXTS / f"rules.{language}.md").read_text(encoding="utf-8")
    return rules.partition(f"**§{number}**")[2].partition("**§")[0]


def letter(colour: str, language: str) -> str:
    return Texts(language, "18-ghosts").say(f"letter-{colour}")


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_picture_of_the_castle_has_the_letters_of_the_screen(language: str) -> None:
    rows = re.findall(r"^  \d   ((?:\S  ){4}\S)", paragraph("1.1", language), re.M)
    letters = {"R": letter("red", language), "B": letter("blue", language), "Y": letter("yellow", language)}
    printed = [[letters.get(carpet, carpet) for carpet in row.split()] for row in CASTLE]
    assert [row.split() for row in rows] == printed


@pytest.mark.parametrize("language", ["de", "en"])
def test_ghosts_are_released_by_what_is_typed_in_that_language(language: str) -> None:
    game, texts = game_called("18-ghosts"), Texts(language, "18-ghosts")
    told = re.findall(r"`(\*\w)`", paragraph("7.1", language))
    assert told == [as_typed(game.write(Release(colour)), texts) for colour in COLOURS]


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_position_that_is_told_is_one_that_can_be_read(language: str) -> None:
    position = re.findall(r"`(\S+/\S+ A - -)`", paragraph("7.2", language))[0]
    assert read_position(position)
