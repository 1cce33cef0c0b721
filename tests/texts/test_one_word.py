"""One word for one thing, and no word of the other language."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from geisterstunde.games import FOLDERS
from geisterstunde.texts import LANGUAGES
from tests.texts.one_word import EVERYWHERE, IN_GAME, Words
from tests.texts.words import all_games, entries

REPOSITORY = Path(__file__).parents[2]


class _Said(Visitor):
    """All that can be read of a message, piece by piece."""

    def __init__(self) -> None:
        self.pieces: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.pieces.append(node.value)

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:  # noqa: N802
        self.pieces.append(node.value)


def said(language: str, game: str | None) -> Iterator[tuple[str, str]]:
    """Every message, or term, of a catalogue with its words."""
    return said_in(entries(language, game))


def said_in(body: Iterable[ftl.EntryType]) -> Iterator[tuple[str, str]]:
    """The same of any entries; what is typed is not said."""
    for entry in body:
        if isinstance(entry, ftl.Message | ftl.Term) and not entry.id.name.startswith(("typed-", "cli-word-")):
            reading = _Said()
            reading.visit(entry)
            yield entry.id.name, " ".join(reading.pieces)


def found(language: str, game: str | None, forbidden: Words) -> list[str]:
    return found_in(entries(language, game), forbidden)


def found_in(body: Iterable[ftl.EntryType], forbidden: Words) -> list[str]:
    patterns = {re.compile(rf"\b(?:{word})\b"): instead for word, instead in forbidden.items()}
    return [
        f"{key}: “{hit[0]}” is {instead}"
        for key, text in said_in(body)
        for pattern, instead in patterns.items()
        if (hit := pattern.search(text))
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [None, *all_games()])
def test_one_thing_has_one_word_everywhere(game: str | None, language: str) -> None:
    assert found(language, game, EVERYWHERE[language]) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(IN_GAME))
def test_a_game_uses_the_words_of_its_rulebook(game: str, language: str) -> None:
    assert found(language, game, IN_GAME[game][language]) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FOLDERS)
def test_so_do_its_guide_and_its_screen(game: str, language: str) -> None:
    forbidden = EVERYWHERE[language] | IN_GAME[game][language]
    files = [
        REPOSITORY / "src" / "geisterstunde" / "games" / FOLDERS[game] / "texts" / f"guide.{language}.ftl",
        REPOSITORY / "client" / "src" / "games" / FOLDERS[game] / "texts" / f"{language}.ftl",
    ]
    for file in filter(Path.exists, files):
        body = FluentParser().parse(file.read_text(encoding="utf-8")).body
        assert found_in(body, forbidden) == [], file


def test_the_words_are_about_games_that_there_are() -> None:
    assert set(IN_GAME) <= set(all_games())


FOREIGN = {
    "de": r"the|and|with|your|you|card|cards|ghost|round|turn|player|players|of|is|are|win|wins|yes|no",
    "en": r"der|die|das|und|mit|dein|deine|du|Karte|Karten|Geist|Gespenst|Runde|ist|sind|gewinnt|ja|nein|nicht|eine?",
}
TO_BE_TYPED = re.compile(r"„[^“]*“|“[^”]*”|\B--?[a-z]\w*|geisterstunde .*|\w+=\S*|GEISTERSTUNDE_\w+|https?://\S*")
"""Commands, flags, options and names are the same in every language."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [None, *all_games()])
def test_no_text_has_words_of_the_other_language(game: str | None, language: str) -> None:
    strange = re.compile(rf"\b(?:{FOREIGN[language]})\b")
    names = {"game-title", "level-dusk", "suggested-names"}
    hits = {
        key: strange.findall(TO_BE_TYPED.sub("", text))
        for key, text in said(language, game)
        if key not in names and strange.search(TO_BE_TYPED.sub("", text))
    }
    assert hits == {}
