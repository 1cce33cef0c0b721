"""What the README says is true: its commands run, its Python runs, its links lead somewhere."""

import random
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from geisterstunde.games import FOLDERS, game_called
from geisterstunde.table.play import Play
from geisterstunde.table.replay import verify
from geisterstunde.texts import Texts
from tests.cli.house import OpenHouse
from tests.cli.program import run_process

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text()
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


def commands() -> list[str]:
    blocks = re.findall(r"^```sh\n(.*?)^```", README, re.MULTILINE | re.DOTALL)
    lines = [line.split("#")[0].strip() for block in blocks for line in block.splitlines()]
    return [line for line in lines if line.startswith("geisterstunde")]


def finished_journal(folder: Path) -> Path:
    game = game_called("18-ghosts")
    table = Play.begin(game, ("Ada", "Ben"), game.options_type(), "readme")
    rng = random.Random(1)
    while table.to_act:
        table.act(table.to_act[0], rng.choice(table.choices(table.to_act[0])))
    path = folder / "evening.journal"
    path.write_text(table.journal.text())
    return path


def is_of_server(command: str) -> bool:
    return shlex.split(command)[1:2] in ([], ["serve"], ["backup"], ["check"])


@pytest.mark.parametrize("command", [command for command in commands() if is_of_server(command)])
def test_a_command_of_the_readme_opens_the_house_copies_it_or_checks_it(command: str, tmp_path: Path) -> None:
    words = shlex.split(command)[1:]
    if words[:1] == ["backup"]:
        with OpenHouse(tmp_path):
            assert run_process(tmp_path, *words).code == 0
        assert (tmp_path / words[1]).is_file()
        return
    if words[:1] == ["check"]:
        with OpenHouse(tmp_path) as house:
            house.found()
            assert run_process(tmp_path, *words).code == 0
        return
    # No test waits for a port that somebody else may have.
    flags = [*words[1:], "--port", "0"]
    with OpenHouse(tmp_path, *flags) as house:
        assert house.ask("GET", "/healthz").status_code == 200
        assert house.stop().code == 0


@pytest.mark.parametrize("command", [command for command in commands() if not is_of_server(command)])
def test_a_command_of_the_readme_runs(command: str, tmp_path: Path) -> None:
    words = shlex.split(command.replace("FILE", str(finished_journal(tmp_path))))[1:]
    if words[0] == "bench":
        # Measuring takes minutes; that the command exists and explains itself is enough here.
        words.append("--help")
    if words[0] == "analyse":
        # Interpreted, a proper look takes minutes; a glance runs the same way.
        words += ["--nodes", "10"]
    if words[0] == "play":
        words += ["--journal", str(tmp_path / "new.journal")]
    done = subprocess.run(
        [sys.executable, "-m", "geisterstunde.cli", *words],
        input="quit\n",
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_both_commands_that_do_everything_are_named_and_exist() -> None:
    makefile = (ROOT / "Makefile").read_text()
    for target in re.findall(r"^make (\w+)", README, re.MULTILINE):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE)
    assert {"play", "test"} <= set(re.findall(r"^make (\w+)", README, re.MULTILINE))


PYTHON = re.findall(r"^```python\n(.*?)^```", README, re.MULTILINE | re.DOTALL)


def test_the_python_of_the_readme_says_what_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    for code in PYTHON:
        exec(code, {})
    out = capsys.readouterr().out
    for said in ("Place(room='b1')", "It is not your turn now. [not-your-turn]", '{"line":"game"'):
        assert said in out
    assert out.count("Result(") == 3, "the view and the result of one game, the result of the other"


@pytest.mark.parametrize("name", FOLDERS)
def test_the_python_of_the_readme_plays_every_game_honestly(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    fewest = game_called(name).fewest_players
    checked, trusting = PYTHON
    checked = checked.replace('"18-ghosts", 2, {"goal": "three"}', f'"{name}", {fewest}').replace(
        "play.act(1, play.choices(0)[0])", "play.act(99, play.choices(0)[0])"
    )
    games: dict[str, object] = {}
    exec(checked, games)
    assert isinstance(games["play"], Play)
    assert verify(game_called(name), games["play"].journal) == games["play"].result
    exec(trusting.replace('"ghosts"', f'"{name}"').replace("start(3,", f"start({fewest},"), {})
    assert capsys.readouterr().out.count("Result(") == 3


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_between_documents_lead_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", document.read_text()):
        assert (document.parent / target).exists(), target


def test_the_readme_lists_every_game() -> None:
    assert re.findall(r"^\| `([a-z0-9-]+)` \|", README, re.MULTILINE) == list(FOLDERS)


@pytest.mark.parametrize("name", FOLDERS)
def test_the_readme_says_of_a_game_what_the_program_says(name: str) -> None:
    game, texts = game_called(name), Texts("en", name)
    players = "–".join(dict.fromkeys([str(game.fewest_players), str(game.most_players)]))
    assert f"| `{name}` | {players} | {texts.say('game-minutes')} |" in README
