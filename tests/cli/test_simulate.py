"""Simulations from the command line."""

import json
from pathlib import Path

import pytest

from tests.cli.program import run


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_result_is_a_table(tmp_path: Path, language: str) -> None:
    out = run(tmp_path, "simulate", "18-ghosts", "--games", "30", "--seed", "7", "--jobs", "1", "--lang", language).out
    assert "Median" in out or "median" in out
    assert ("Platz 2" if language == "de" else "Seat 2") in out


def test_json_goes_to_the_output_or_to_a_new_file(tmp_path: Path) -> None:
    setting = ("simulate", "18-ghosts", "--games", "20", "--seed", "7", "--jobs", "1")
    shown = json.loads(run(tmp_path, *setting, "--json", "-").out)
    run(tmp_path, *setting, "--json", "r.json")
    written = json.loads((tmp_path / "r.json").read_text())
    del shown["speed"], written["speed"]
    assert shown == written
    assert sum(shown["reasons"].values()) == 20
    again = run(tmp_path, *setting, "--json", "r.json")
    assert again.code == 2
    assert "r.json exists already" in again.err


def a_table_of_scores(path: Path, **wrong: list[int]) -> None:
    manors = {name: [0, 1, number, 3, 0, 0] for number, name in enumerate("ABCDEF")}
    castles = {name: [0, 2, number, 4, 0, 0] for number, name in enumerate("GHIJKL")}
    path.write_text(json.dumps({"manors": manors | wrong, "castles": castles}))


@pytest.mark.parametrize("flags", [("--scores", "s.json"), ("--option", "scores=@s.json")])
def test_property_cards_come_from_a_file(tmp_path: Path, flags: tuple[str, ...]) -> None:
    a_table_of_scores(tmp_path / "s.json")
    setting = ("simulate", "ghost-for-sale", "--games", "3", "--jobs", "1", *flags, "--json", "-")
    scores = json.loads(run(tmp_path, *setting).out)["plan"]["options"]["scores"]
    assert scores[2] == {"name": "C", "kind": "manor", "points": [0, 1, 2, 3, 0, 0]}
    shown = run(tmp_path, "play", "ghost-for-sale", *flags, typed="quit\n").out
    assert "3: 1 2 3 0" in shown
    assert "substitute" not in shown


def test_a_wrong_table_of_scores_is_refused_with_its_file_and_its_mistake(tmp_path: Path) -> None:
    a_table_of_scores(tmp_path / "s.json", C=[1, 1, 2, 3, 0, 0])
    for command in ("play", "simulate"):
        outcome = run(tmp_path, command, "ghost-for-sale", "--scores", "s.json")
        assert outcome.code == 2
        assert outcome.err.startswith("s.json: C gives points without a single ghost.")


def test_options_reach_the_games(tmp_path: Path) -> None:
    setting = ("simulate", "18-ghosts", "--games", "20", "--jobs", "1", "--option", "turn-limit=3", "--json", "-")
    assert json.loads(run(tmp_path, *setting).out)["reasons"] == {"turn-limit": 20}
