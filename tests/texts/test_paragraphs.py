"""Which paragraph of the rules explains what the games and their bots say: `texts/paragraphs.json` of each game."""

import json
import re
from pathlib import Path

import pytest

import geisterstunde
from geisterstunde.games import FOLDERS, game_called
from geisterstunde.texts import LANGUAGES, Texts

GAMES = Path(geisterstunde.__file__).parent / "games"
BOTS = GAMES.parent / "bots"


def paragraphs_of(game: str) -> dict[str, str]:
    found: dict[str, str] = json.loads((GAMES / FOLDERS[game] / "texts" / "paragraphs.json").read_text("utf-8"))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FOLDERS)
def test_every_paragraph_stands_in_the_rules(game: str, language: str) -> None:
    rules = (GAMES / FOLDERS[game] / "texts" / f"rules.{language}.md").read_text("utf-8")
    assert [one for one in paragraphs_of(game).values() if f"**§{one}**" not in rules] == []


@pytest.mark.parametrize("game", FOLDERS)
def test_what_a_paragraph_explains_is_said_in_the_game(game: str) -> None:
    texts = Texts("en", game)
    actions = {f"action-{action.__struct_config__.tag}" for action in game_called(game).catalogue}
    assert [key for key in paragraphs_of(game) if key not in actions and not texts.knows(key)] == []


@pytest.mark.parametrize("game", FOLDERS)
def test_whatever_is_asked_of_somebody_has_its_paragraph(game: str) -> None:
    source = (GAMES / FOLDERS[game] / "texts" / "en.ftl").read_text("utf-8")
    prompts = {line.split(" =")[0] for line in source.splitlines() if line.startswith("prompt-")}
    assert prompts - set(paragraphs_of(game)) == set()


@pytest.mark.parametrize("game", FOLDERS)
def test_whatever_is_refused_or_happens_has_its_paragraph(game: str) -> None:
    source = (GAMES / FOLDERS[game] / "texts" / "en.ftl").read_text("utf-8")
    said = {line.split(" =")[0] for line in source.splitlines() if line.startswith(("event-", "refusal-"))}
    assert {key for key in said - set(paragraphs_of(game)) if not key.startswith(BESIDE_THE_RULES)} == set()


BESIDE_THE_RULES = (
    # What was typed or loaded, not what is done by the rules.
    "refusal-unreadable-",
    "refusal-too-many-ghosts",
    "refusal-psychic-",
    "refusal-psychics-",
    "refusal-too-few-psychics",
    "refusal-scores-",
    "refusal-wrong-backs",
    "refusal-no-such-",
)


ABOUT_NO_RULE = {
    # “I found nothing better”: of the search, not of the rules.
    "bot-reason-steady",
}


@pytest.mark.parametrize("game", FOLDERS)
def test_every_reason_of_a_bot_has_its_paragraph(game: str) -> None:
    source = (BOTS / FOLDERS[game] / "texts" / "en.ftl").read_text("utf-8")
    reasons = {line.split(" =")[0] for line in source.splitlines() if line.startswith("bot-reason-")}
    assert len(reasons) > 10
    assert reasons - set(paragraphs_of(game)) - ABOUT_NO_RULE == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FOLDERS)
def test_a_game_has_a_summary_of_one_page_whose_paragraphs_stand_in_the_rules(game: str, language: str) -> None:
    folder = GAMES / FOLDERS[game] / "texts"
    rules = (folder / f"rules.{language}.md").read_text("utf-8")
    summary = (folder / f"summary.{language}.md").read_text("utf-8")
    lines = summary.strip().split("\n\n")
    assert 6 <= len(lines) <= 12
    assert all(re.fullmatch(r"\*\*[^*]+\*\* .+", line) for line in lines)
    assert [one for one in re.findall(r"§(\d+\.\d+)", summary) if f"**§{one}**" not in rules] == []


@pytest.mark.parametrize("game", FOLDERS)
def test_both_languages_sum_up_the_same_paragraphs(game: str) -> None:
    folder = GAMES / FOLDERS[game] / "texts"
    cited = [
        re.findall(r"§(\d+\.\d+)", (folder / f"summary.{language}.md").read_text("utf-8")) for language in LANGUAGES
    ]
    assert cited[0] == cited[1]
