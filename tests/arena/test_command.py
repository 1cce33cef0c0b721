"""The command from wishes to files: refused before the first game, and nothing lost."""

import json
from pathlib import Path
from typing import Any

import pytest

from geisterstunde.arena.command import ArenaOutcome, Wishes, hold_arena, read_question
from geisterstunde.arena.contenders import read_contenders
from geisterstunde.arena.results import read_results
from geisterstunde.core.words import Refused
from tests.arena.plans import SHORT
from tests.arena.players import SHELF

PAIR = read_contenders("dice@1n,first@1n", "18-ghosts", shelf=SHELF)


def held(home: Path, **wishes: Any) -> ArenaOutcome:
    asked: dict[str, Any] = {
        "game": "18-ghosts",
        "bots": "dice@1n,first@1n",
        "games": 4,
        "options": SHORT,
        "seed": "moon",
    }
    return hold_arena(Wishes(home=home, **{**asked, **wishes}), shelf=SHELF)


def refusal_of(home: Path, **wishes: Any) -> str:
    with pytest.raises(Refused) as refused:
        held(home, **wishes)
    return refused.value.refusal.key


def test_a_tournament_leaves_its_results_its_reports_and_its_journals(tmp_path: Path) -> None:
    outcome = held(
        tmp_path / "home", report=tmp_path / "a.html", json=tmp_path / "a.json", journals=tmp_path / "j", language="de"
    )
    assert not outcome.is_interrupted
    assert outcome.results.parent == tmp_path / "home"
    assert outcome.written == (tmp_path / "a.json", tmp_path / "a.html")
    assert len(read_results(outcome.results)[1]) == 4
    assert "Turnier" in (tmp_path / "a.html").read_text()
    assert json.loads((tmp_path / "a.json").read_text())["games"] == 4
    assert len(list((tmp_path / "j").iterdir())) == 4


def test_a_tournament_goes_on_from_its_file_alone_and_its_report_is_replaced(tmp_path: Path) -> None:
    file, page = tmp_path / "file", tmp_path / "a.html"
    held(tmp_path, resume=file, report=page)
    before = page.read_text()
    outcome = hold_arena(Wishes(home=tmp_path, resume=file, games=8, report=page), shelf=SHELF)
    assert outcome.report.games == 8
    assert page.read_text() != before
    again = hold_arena(Wishes(home=tmp_path, resume=file), shelf=SHELF)
    assert (again.report.games, again.report.planned) == (8, 4)


def test_a_file_of_another_tournament_is_refused(tmp_path: Path) -> None:
    held(tmp_path, resume=tmp_path / "file")
    before = (tmp_path / "file").read_bytes()
    others: list[dict[str, Any]] = [{"seed": "sun"}, {"bots": "dice@1n,first@2n"}, {"options": {}}, {"opening": 2}]
    for wishes in others:
        assert refusal_of(tmp_path, resume=tmp_path / "file", **wishes) == "arena-other-tournament"
    assert (tmp_path / "file").read_bytes() == before


@pytest.mark.parametrize(
    ("wishes", "key"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": None}, "arena-nothing-to-play"),
        ({"bots": None}, "arena-nothing-to-play"),
        ({"bots": "dice,hal"}, "unknown-bot"),
        ({"bots": "dice@0ms,first"}, "arena-bad-budget"),
        ({"bots": "dice,first", "milliseconds": 5, "nodes": 5}, "arena-two-budgets"),
        ({"bots": "dice,first", "nodes": 0}, "arena-bad-budget"),
        ({"bots": "dice"}, "arena-number-of-bots"),
        ({"players": 3}, "wrong-number-of-players"),
        ({"options": {"goal": "seven"}}, "bad-option"),
        ({"options": {"speed": 3}}, "unknown-option"),
        ({"games": 0}, "arena-bad-number"),
        ({"jobs": 0}, "arena-bad-number"),
        ({"opening": -1}, "arena-bad-opening"),
        ({"opening": 10**6}, "arena-bad-opening"),
        ({"seed": ""}, "bad-seed"),
        ({"sprt": "20,0"}, "arena-bad-question"),
        ({"bots": "dice@1n,first@1n,clever@1n", "sprt": "0,20"}, "arena-question-needs-two"),
    ],
)
def test_what_is_not_possible_is_refused_before_anything_is_written(
    tmp_path: Path, wishes: dict[str, Any], key: str
) -> None:
    assert refusal_of(tmp_path / "home", **wishes) == key
    assert list(tmp_path.iterdir()) == []


def test_a_place_that_cannot_be_written_to_is_refused_before_the_first_game(tmp_path: Path) -> None:
    (tmp_path / "mine.html").write_text("my diary")
    (tmp_path / "folder").mkdir()
    home = tmp_path / "home"
    assert refusal_of(home, report=tmp_path / "mine.html") == "file-exists"
    assert refusal_of(home, report=tmp_path / "nowhere" / "a.html") == "folder-missing"
    assert refusal_of(home, json=tmp_path / "folder") == "is-folder"
    assert refusal_of(home, json=tmp_path / "bad\0name") == "file-not-written"
    assert refusal_of(home, json=tmp_path / ("x" * 300)) == "file-not-written"
    assert refusal_of(home, journals=tmp_path / "mine.html") == "file-exists"
    assert refusal_of(home, resume=tmp_path / "nowhere" / "file") == "folder-missing"
    assert refusal_of(tmp_path / "mine.html") == "file-exists"
    assert (tmp_path / "mine.html").read_text() == "my diary"
    assert not (tmp_path / "home").exists()


def test_ctrl_c_before_the_first_game_has_a_report_too(tmp_path: Path) -> None:
    def interrupt(done: int, planned: int) -> None:
        raise KeyboardInterrupt

    wishes = Wishes(home=tmp_path, game="18-ghosts", bots="dice@1n,first@1n", options=SHORT, report=tmp_path / "a.html")
    outcome = hold_arena(wishes, interrupt, SHELF)
    assert outcome.is_interrupted
    assert outcome.report.games == 0
    assert (tmp_path / "a.html").exists()


def test_a_question_is_read() -> None:
    question = read_question("-5,10", PAIR)
    assert (question.elo0, question.elo1, question.alpha, question.beta) == (-5, 10, 0.05, 0.05)
    assert read_question("0,20,0.01,0.1", PAIR).beta == 0.1


@pytest.mark.parametrize(
    "text", ["", "5", "0,0", "10,5", "a,b", "0,20,0.05", "0,20,0,0.05", "0,20,0.6,0.05", "nan,5", "0,inf"]
)
def test_a_question_that_cannot_be_asked_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="arena-bad-question"):
        read_question(text, PAIR)
