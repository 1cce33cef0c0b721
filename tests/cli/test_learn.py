"""`geisterstunde learn`: a whole guide through a pipe, in both languages, with wrong turns on the way."""

import re
from pathlib import Path

import pytest

from geisterstunde.games import FOLDERS, game_called
from geisterstunde.table.guide import LEARNER, guide_of, has_guide
from geisterstunde.texts import LANGUAGES, Texts
from geisterstunde.texts.guides import guide_bundle, guide_sentence, guide_sentence_at_terminal
from geisterstunde.texts.typed import as_typed
from tests.cli.program import run

GUIDES = [name for name in FOLDERS if has_guide(name)]

ONLY_ON_A_SCREEN = {
    "de": re.compile(
        r"(?<!einem )\b(tipp|daumen|finger|halten|loslassen|hell(e|en|er)?\b|licht|leucht|laterne|leiter|zündet)", re.I
    ),
    "en": re.compile(r"\b(tap|touch|thumb|finger|holding|bright|light|lit\b|glow|drag|lantern|ladder)", re.I),
}
"""Words for what can be done or seen on a screen, and not in a terminal."""


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
        assert " ".join(guide_sentence_at_terminal(name, guide.script, step.key, language).text.split()) in unbroken


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GUIDES)
def test_nobody_at_a_terminal_is_told_to_touch_something_or_to_look_for_a_light(name: str, language: str) -> None:
    guide = guide_of(name)
    for span, step in zip(guide.spans, guide.script.steps, strict=True):
        said = guide_sentence_at_terminal(name, guide.script, step.key, language)
        # What is to be done (how) is told by the terminal itself: only where there is just something to see it says it.
        told = f"{said.text} {said.how}" if span.said == span.last and not step.tries else said.text
        assert not ONLY_ON_A_SCREEN[language].search(told), (step.key, told)


@pytest.mark.parametrize("name", GUIDES)
def test_both_languages_say_the_same_steps_in_other_words_at_a_terminal(name: str) -> None:
    steps = guide_of(name).script.steps
    german, english = (
        {step.key: sorted(guide_bundle(name, language).get_message(step.key).attributes) for step in steps}
        for language in ("de", "en")
    )
    assert german == english


def test_the_browser_keeps_its_own_words() -> None:
    script = guide_of("ghost-for-sale").script
    assert guide_sentence("ghost-for-sale", script, "thumb", "en").text == "Forgot? Put your thumb on it."
    at_terminal = guide_sentence_at_terminal("ghost-for-sale", script, "thumb", "en")
    assert at_terminal.text == "Forgot? It is written in your line: secret."


def test_an_empty_line_at_a_step_that_wants_a_move_says_again_what_to_type(tmp_path: Path) -> None:
    told = run(tmp_path, "learn", "ghosts", typed="\n")
    asked = [line for line in told.out.splitlines() if "r2" in line and "Type" in line]
    assert len(asked) == 2, told.out
    assert "“”" not in told.out


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
