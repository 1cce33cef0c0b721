"""The rules retold: both languages alike, every § cited by a test, no citation without its §."""

import re
from pathlib import Path

import pytest

from geisterstunde.games import FOLDERS

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs" / "rules"


def paragraphs(text: str) -> list[str]:
    return re.findall(r"^\*\*§(\d+\.\d+)\*\*", text, re.MULTILINE)


def cited_in(folder: Path) -> set[str]:
    """Every § that the files name; §2.1–§2.3 names all between."""
    text = "\n".join(path.read_text() for path in sorted(folder.rglob("*.py")))
    cited = set(re.findall(r"§(\d+\.\d+)", text))
    for chapter, first, last in re.findall(r"§(\d+)\.(\d+)–§\1\.(\d+)", text):
        cited |= {f"{chapter}.{number}" for number in range(int(first), int(last) + 1)}
    return cited


@pytest.mark.parametrize("name", FOLDERS)
def test_both_languages_have_the_same_paragraphs_in_order(name: str) -> None:
    english = paragraphs((RULES / f"{name}.md").read_text())
    assert english
    assert len(set(english)) == len(english)
    assert english == sorted(english, key=lambda number: [int(part) for part in number.split(".")])
    assert paragraphs((RULES / f"{name}.de.md").read_text()) == english


@pytest.mark.parametrize("name", FOLDERS)
def test_every_paragraph_is_cited_by_a_test(name: str) -> None:
    missing = set(paragraphs((RULES / f"{name}.md").read_text())) - cited_in(ROOT / "tests" / "games" / FOLDERS[name])
    assert not missing


@pytest.mark.parametrize("name", FOLDERS)
def test_code_and_tests_cite_only_paragraphs_that_exist(name: str) -> None:
    known = set(paragraphs((RULES / f"{name}.md").read_text()))
    assert cited_in(ROOT / "src" / "geisterstunde" / "games" / FOLDERS[name]) <= known
    assert cited_in(ROOT / "tests" / "games" / FOLDERS[name]) <= known


@pytest.mark.parametrize("name", FOLDERS)
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_package_ships_the_rules_of_its_games(name: str, language: str) -> None:
    shipped = ROOT / "src" / "geisterstunde" / "games" / FOLDERS[name] / "texts" / f"rules.{language}.md"
    source = RULES / (f"{name}.md" if language == "en" else f"{name}.de.md")
    assert shipped.resolve() == source.resolve()
