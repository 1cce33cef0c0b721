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


def test_options_reach_the_games(tmp_path: Path) -> None:
    setting = ("simulate", "18-ghosts", "--games", "20", "--jobs", "1", "--option", "turn-limit=3", "--json", "-")
    assert json.loads(run(tmp_path, *setting).out)["reasons"] == {"turn-limit": 20}
