"""Tournaments from the command line."""

import json
import time
from pathlib import Path

import pytest

from tests.cli.program import Terminal, run

SETTING = "arena", "18-ghosts", "--bots", "random,greedy@1n", "--games", "4", "--jobs", "1", "--seed", "moon"
SHORT = "--option", "turn_limit=10"


@pytest.mark.parametrize(
    ("language", "words"), [("en", ("ms per move", "All results are in")), ("de", ("ms", "Alle Ergebnisse"))]
)
def test_a_tournament_ends_with_a_ladder_and_says_where_its_results_are(
    tmp_path: Path, language: str, words: tuple[str, str]
) -> None:
    outcome = run(tmp_path, *SETTING, *SHORT, "--lang", language)
    assert outcome.code == 0
    assert all(word in outcome.out for word in words)
    assert "1 " in outcome.out
    assert all(len(line) <= 80 or "arena" in line for line in outcome.out.splitlines())
    assert len(list((tmp_path / "share" / "geisterstunde" / "arena").iterdir())) == 1


def test_report_json_and_journals_are_written(tmp_path: Path) -> None:
    wanted = ("--report", "r.html", "--json", "r.json", "--journals", "games")
    assert run(tmp_path, *SETTING, *SHORT, *wanted).code == 0
    assert "<svg" in (tmp_path / "r.html").read_text()
    assert json.loads((tmp_path / "r.json").read_text())["games"] == 4
    journals = sorted((tmp_path / "games").iterdir())
    assert len(journals) == 4
    assert run(tmp_path, "verify", str(journals[0])).code == 0


def test_json_on_the_output_stands_alone(tmp_path: Path) -> None:
    outcome = run(tmp_path, *SETTING, *SHORT, "--json", "-")
    assert json.loads(outcome.out)["plan"]["game"] == "18-ghosts"
    assert "All results are in" in outcome.err


def test_a_tournament_goes_on_where_it_stopped(tmp_path: Path) -> None:
    assert run(tmp_path, *SETTING, *SHORT, "--resume", "t.arena").code == 0
    longer = run(tmp_path, "arena", "--resume", "t.arena", "--games", "6", "--jobs", "1", "--json", "-")
    assert json.loads(longer.out)["games"] == 6


def test_the_five_ghosts_take_part_with_their_own_time(tmp_path: Path) -> None:
    outcome = run(
        tmp_path, "arena", "ghosts", "--bots", "flake,rumble", "--games", "2", "--option", "rounds=1", "--json", "-"
    )
    assert [bot["milliseconds"] for bot in json.loads(outcome.out)["plan"]["contenders"]] == [50, 50]


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (("18-gosts", "--bots", "random,greedy"), "18-ghosts"),
        (("18-ghosts",), "Name a game and the bots"),
        (("18-ghosts", "--bots", "random,hal"), "no bot called “hal”"),
        (("ghosts", "--bots", "random,engine"), "does not know ghosts"),
        (("18-ghosts", "--bots", "random@0ms,greedy"), "is no budget"),
        (("18-ghosts", "--bots", "random@ms,greedy"), "is no budget"),
        (("18-ghosts", "--bots", "random,greedy", "--nodes", "0"), "--nodes"),
        (("18-ghosts", "--bots", "random,greedy", "--milliseconds", "soon"), "--milliseconds"),
        (("18-ghosts", "--bots", "random,greedy", "--games", "0"), "--games"),
        (("18-ghosts", "--bots", "random,greedy", "--players", "3"), "2"),
        (("18-ghosts", "--bots", "random,greedy", "--report", "no/where.html"), "no folder"),
        (("18-ghosts", "--bots", "random,greedy", "--sprt", "5"), "--sprt"),
    ],
)
def test_bad_input_is_refused_in_a_sentence_and_nothing_is_written(
    tmp_path: Path, flags: tuple[str, ...], said: str
) -> None:
    outcome = run(tmp_path, "arena", *flags)
    assert outcome.code == 2
    assert said in outcome.err
    assert not (tmp_path / "share").exists()


def test_a_tournament_that_is_told_to_end_keeps_what_was_played(tmp_path: Path) -> None:
    setting = (
        "arena",
        "18-ghosts",
        "--bots",
        "random,flake",
        "--games",
        "100000",
        "--resume",
        "t.arena",
        "--jobs",
        "1",
    )
    with Terminal(tmp_path, *setting) as terminal:
        deadline = time.monotonic() + 60
        while not (tmp_path / "t.arena").exists() or (tmp_path / "t.arena").read_bytes().count(b"\n") < 4:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        terminal.stop()
        terminal.until("--resume")
        assert terminal.end() == 130
    again = run(tmp_path, "arena", "--resume", "t.arena", "--games", "2", "--jobs", "1", "--json", "-")
    assert json.loads(again.out)["games"] >= 2
