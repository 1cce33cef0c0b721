"""Whatever a bot says can be said in both languages."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import geisterstunde.bots
from geisterstunde.bots.package import bots_of, brings
from geisterstunde.games import names
from geisterstunde.texts.texts import source_of
from tests.texts.words import variables

FOLDER = Path(geisterstunde.bots.__file__).parent
PARTS = [None, *(name for name in names() if brings(name, "reasons"))]


def sources(game: str | None) -> list[Path]:
    """The files whose reasons stand in the texts of a game; with None, in those of all games."""
    if game is not None:
        return sorted(folder_of_bots(game).rglob("*.py"))
    own = [folder_of_bots(name) for name in names()]
    return [file for file in sorted(FOLDER.rglob("*.py")) if not any(file.is_relative_to(folder) for folder in own)]


def folder_of_bots(game: str) -> Path:
    return FOLDER / bots_of(game).rpartition(".")[2]


def keys(game: str | None) -> set[str]:
    """Every key of a Reason in the bots' source, as a text id."""
    source = "".join(file.read_text(encoding="utf-8") for file in sources(game))
    return {f"bot-reason-{key}" for key in re.findall(r'Reason\("([a-z-]+)"', source)}


@pytest.mark.parametrize("game", PARTS)
@pytest.mark.parametrize("language", ["de", "en"])
def test_every_reason_can_be_said(language: str, game: str | None) -> None:
    texts = FluentBundle([language], use_isolating=False)
    texts.add_resource(FluentResource(source_of(language, game)))
    used = variables(language, game)
    assert len(keys(game)) > 4
    for key in keys(game):
        for number, word in ((1, "red"), (3, "yellow")):
            pattern = texts.get_message(key).value
            assert pattern is not None
            words = {"colour", "family", "kind", "card", "lot", "place"}
            values = {name: word if name in words else number for name in used[key]}
            sentence, errors = texts.format_pattern(pattern, values)
            assert errors == []
            assert str(sentence).endswith((".", "!", "?")), sentence


@pytest.mark.parametrize("game", PARTS)
@pytest.mark.parametrize("language", ["de", "en"])
def test_no_reason_is_left_over(language: str, game: str | None) -> None:
    text = source_of(language, game)
    assert set(re.findall(r"^(bot-reason-[a-z-]+) =", text, re.MULTILINE)) == keys(game)
