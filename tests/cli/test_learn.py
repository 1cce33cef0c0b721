"""`geisterstunde learn`: a whole guide through a pipe, in both languages, with wrong turns on the way."""

from pathlib import Path

import pytest

from geisterstunde.games import FOLDERS, game_called
from geisterstunde.table.guide import LEARNER, guide_of, has_guide
from geisterstunde.texts import LANGUAGES, Texts
from geisterstunde.texts.guides import guide_sentence
from geisterstunde.texts.typed import as_typed
from tests.cli.program import run

GUIDES = [name for name in FOLDERS if has_guide(name)]


def typed_by(name: str, language: str) -> list[list[str]]:
    """What somebody types who does as the guide says, step by step."""
    guide, game, texts = guide_of(name), game_called(name), Texts(language, name)
    steps: list[list[str]] = []
    for span in guide.spans:
        own = [moment.action for moment in guide.moments[span.said + 1 : span.last + 1] if moment.seat == LEARNER]
        steps.append([as_typed(game.write(action), texts) for action in own if action is not None] or [""])
    return steps


def lines(steps: list[list[str]]) -> str:
    return "".join(f"{line}\n" for step in steps for line in step)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GUIDES)
def test_who_does_as_the_guide_says_reaches_its_end(tmp_path: Path, name: str, language: str) -> None:
    told = run(tmp_path, "learn", name, "--lang", language, typed=lines(typed_by(name, language)))
    assert told.code == 0
    assert told.err == ""
    assert Texts(language).say("cli-learn-done") in told.out
    guide = guide_of(name)
    unbroken = " ".join(told.out.split())
    for step in guide.script.steps:
        assert " ".join(guide_sentence(name, guide.script, step.key, language).text.split()) in unbroken


def test_a_wrong_move_is_answered_kindly_and_the_step_stays(tmp_path: Path) -> None:
    told = run(tmp_path, "learn", "ghosts", typed="fog\nnonsense\nr2\n\n")
    assert "In a moment!" in told.out
    assert told.out.count("Step 1 of 13") == 1
    assert "Step 2 of 13" in told.out


def test_an_impossible_move_that_is_to_be_tried_says_why(tmp_path: Path) -> None:
    told = run(tmp_path, "learn", "ghosts", typed="r2\n\nb3\n")
    assert "5 + 3" in told.out.split("Step 3 of 13")[1].split("\n", 2)[2]


def test_back_skip_and_quit_do_what_they_say(tmp_path: Path) -> None:
    told = run(tmp_path, "learn", "ghosts", typed="skip\nback\nskip\nquit\n")
    assert [told.out.count(f"Step {number} of 13") for number in (1, 2, 3)] == [2, 2, 0]
    assert "geisterstunde learn ghosts" in told.out
    assert told.code == 0


def test_the_end_of_the_input_leaves_the_guide_without_a_word_of_trouble(tmp_path: Path) -> None:
    told = run(tmp_path, "learn", "18-ghosts", typed="")
    assert (told.code, told.err) == (0, "")


def test_the_menu_of_play_offers_the_guide(tmp_path: Path) -> None:
    assert "geisterstunde learn" in run(tmp_path, "play", typed="").out
