"""What the guide for hosts says is true."""

import re
import shlex
from pathlib import Path

import pytest

from geisterstunde.cli.settings_page import rows, table
from geisterstunde.texts import LANGUAGES, Texts
from tests.cli.program import run

GUIDE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")


def commands() -> list[str]:
    blocks = re.findall(r"^```sh\n(.*?)^```", GUIDE, re.MULTILINE | re.DOTALL)
    return [line for block in blocks for line in block.splitlines() if line.startswith("geisterstunde")]


def test_the_table_of_settings_is_the_one_of_the_program() -> None:
    assert f"|---|---|---|\n{table(Texts('en'))}\n" in GUIDE, "run `make types`"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_is_explained(language: str) -> None:
    assert [name for name, _, told in rows(Texts(language)) if told.startswith("cli-")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_setting_is_explained_by_itself(language: str) -> None:
    assert [name for name, _, told in rows(Texts(language)) if name in told] == []


@pytest.mark.parametrize("command", commands())
def test_every_flag_in_the_guide_exists(command: str, tmp_path: Path) -> None:
    _, name, *words = shlex.split(command)
    explained = run(tmp_path, name, "--help").out
    assert all(word in explained for word in words if word.startswith("--"))


def test_every_variable_in_the_guide_exists() -> None:
    known = {name for name, _, _ in rows(Texts("en"))}
    assert set(re.findall(r"GEISTERSTUNDE_[A-Z_]+", GUIDE)) == known
