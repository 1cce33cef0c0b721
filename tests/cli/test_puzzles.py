"""`geisterstunde puzzles`: what somebody reads who solves one at the terminal."""

import re
from pathlib import Path

import pytest

from geisterstunde.games import FOLDERS
from geisterstunde.texts import Texts
from tests.cli.program import run


@pytest.mark.parametrize(("language", "twice"), [("de", r"Du \(du\)"), ("en", r"You \(you\)")])
@pytest.mark.parametrize("game", FOLDERS)
def test_whoever_solves_has_a_name_and_is_called_you_only_once(
    tmp_path: Path, game: str, language: str, twice: str
) -> None:
    told = run(tmp_path, "puzzles", game, "1", "--lang", language, typed="\n")
    assert (told.code, told.err) == (0, "")
    assert re.search(twice, told.out) is None
    assert Texts(language).say("suggested-names").split(", ")[0] in told.out
