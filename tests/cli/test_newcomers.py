"""What somebody types who does not know the program yet is understood."""

import os
from pathlib import Path

import pytest

from geisterstunde.cli.game_names import name_meant
from geisterstunde.games import names
from geisterstunde.texts import LANGUAGES, Texts
from tests.cli.program import Terminal, run

LEFT = "play", "18-ghosts", "--seats", "human,random"


@pytest.mark.parametrize("name", names())
def test_a_game_is_meant_by_its_name_and_by_its_title(name: str) -> None:
    for language in LANGUAGES:
        title = Texts(language, name).say("game-title")
        assert name_meant(title) == name_meant(title.upper()) == name_meant(f" {title.lower()} ") == name
    assert name_meant(name) == name_meant(name.replace("-", "_")) == name


def test_a_title_that_the_shell_cut_at_the_dollar_is_still_meant() -> None:
    assert name_meant("Ghost for ") == "ghost-for-sale"
    assert name_meant("rest") == "rest-in-peace"
    assert name_meant("gho") is None
    assert name_meant("ghost") is None
    assert name_meant("") is None
    assert name_meant("chess") is None


@pytest.mark.parametrize(
    "arguments",
    [
        ("rules", "Rest in Peace"),
        ("rules", "rest", "in", "peace"),
        ("play", "Rest in Peace", "--journal", "g.journal"),
        ("simulate", "REST IN PEACE", "-g", "2", "-j", "1"),
        ("arena", "Rest in Peace", "-b", "random,greedy", "-g", "2", "-j", "1", "--resume", "t.arena"),
        ("play", "Rest", "in", "Peace", "--help"),
    ],
)
def test_every_command_takes_a_title_for_a_name(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    outcome = run(tmp_path, *arguments, typed="quit\n")
    assert outcome.code == 0
    assert outcome.err == ""
    assert "Rest in Peace" in outcome.out or "Agatha > " in outcome.out


def test_the_menu_takes_a_title_too(tmp_path: Path) -> None:
    out = run(tmp_path, "play", typed="ghost for $ale\n\nquit\n").out
    assert "Round 1, manors" in out


def test_one_word_too_many_is_still_refused(tmp_path: Path) -> None:
    outcome = run(tmp_path, "rules", "ghosts", "please")
    assert outcome.code == 2
    assert "“please” is one too many" in outcome.err


@pytest.mark.parametrize(("asked", "same"), [("-h", "--help"), ("help", "--help"), ("-V", "--version")])
def test_the_short_ways_to_ask_are_known(tmp_path: Path, asked: str, same: str) -> None:
    assert run(tmp_path, asked) == run(tmp_path, same)
    assert run(tmp_path, asked).code == 0


def test_help_is_known_for_every_command(tmp_path: Path) -> None:
    page = run(tmp_path, "play", "--help")
    assert "geisterstunde play" in page.out
    assert "-h, --help" in page.out
    assert run(tmp_path, "play", "-h") == run(tmp_path, "help", "play") == page
    assert "-V, --version" in run(tmp_path, "help").out
    assert run(tmp_path, "help", "nonsense").code == 2


def test_without_a_file_the_last_interrupted_game_goes_on(tmp_path: Path) -> None:
    run(tmp_path, *LEFT, "--journal", "first.journal", typed="b1\nquit\n")
    run(tmp_path, *LEFT, typed="b1\nquit\n")
    os.utime(tmp_path / "first.journal", (1, 1))
    out = run(tmp_path, "play", "--continue", typed="quit\n").out
    assert "share/geisterstunde/journals/18-ghosts-" in out.replace("\n", "")
    (later,) = (tmp_path / "share" / "geisterstunde" / "journals").glob("*.journal")
    os.utime(later, (0, 0))
    assert "--continue first.journal" in run(tmp_path, "play", "-c", "--lang", "en", typed="quit\n").out


def test_a_finished_or_damaged_game_is_not_the_last_interrupted_one(tmp_path: Path) -> None:
    run(tmp_path, *LEFT, "--journal", "damaged.journal", typed="b1\nquit\n")
    (tmp_path / "damaged.journal").write_text("damaged")
    (tmp_path / "lonely.journal.seed").write_text("{}")
    outcome = run(tmp_path, "play", "--continue")
    assert outcome.code == 2
    assert "There is no interrupted game here" in outcome.err


def test_the_menu_offers_the_last_interrupted_game(tmp_path: Path) -> None:
    assert "Go on with" not in run(tmp_path, "play", typed="18\n").out
    run(tmp_path, *LEFT, "--names", "Ada", typed="b1\nquit\n")
    for language, word in (("en", "c"), ("de", "weiter")):
        out = run(tmp_path, "play", "--lang", language, typed=f"{word}\nquit\n").out
        assert {"en": "c  Go on with 18 Ghosts (20", "de": "w  Weiter mit 18 Ghosts ("}[language] in out
        assert "Ada > " in out


def test_a_question_mark_at_a_replay_explains_and_stays(tmp_path: Path) -> None:
    run(tmp_path, *LEFT, "--journal", "g.journal", typed="b1\nquit\n")
    with Terminal(tmp_path, "replay", "g.journal") as terminal:
        terminal.until("q quit")
        terminal.type("?")
        assert "Step 1 of" not in terminal.until("one step back")
        terminal.until("> ")
        terminal.type("hello")
        terminal.until("one step back")
        terminal.type("")
        terminal.until("Step 1 of")
        terminal.until("> ")
        terminal.type("q")
        assert terminal.end() == 0
