"""Somebody else's game: installed as a package of its own, it goes through all that our own five go through.

The tests of the house take their games from the one list, so they are run once more here, with the package installed,
for this game alone: laws, leaks, journals, terminal, bots, arena and server.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = Path(__file__).parent / "package"
ROOMS = ("arena", "bots", "cli", "core", "laws", "server", "table")
"""The folders of tests that play every game of the list."""


@pytest.fixture(scope="session")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the installed package, as `pip install` makes it."""
    home = tmp_path_factory.mktemp("sixth")
    # Building leaves files beside the sources: not beside ours.
    source = shutil.copytree(PACKAGE, home / "source")
    target = home / "installed"
    install = ["uv", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--target", str(target)]
    subprocess.run([sys.executable, "-m", *install, "--python", sys.executable, str(source)], check=True)
    return target


def ran(shelf: Path, *arguments: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """A Python program for which the package is installed."""
    paths = [str(Path(path).resolve()) for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]
    surroundings = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([*paths, str(shelf)]),
        "LANG": "en_GB.UTF-8",
        "XDG_DATA_HOME": str(shelf.parent / "share"),
        **more,
    }
    return subprocess.run(
        [sys.executable, "-m", *arguments],
        cwd=ROOT,
        env=surroundings,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_house_does_not_know_the_game_before_it_is_installed() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "geisterstunde.cli", "rules", "wisps"], capture_output=True, text=True, check=False
    )
    assert told.returncode != 0
    assert "wisps" in told.stderr


def test_an_installed_game_stands_on_the_shelf_after_ours(shelf: Path) -> None:
    told = ran(shelf, "geisterstunde.cli", "list", "--lang", "de")
    assert re.search(r"^6 +Irrlichter +wisps +2–8", told.stdout, re.MULTILINE), told


def test_its_rules_are_told(shelf: Path) -> None:
    told = ran(shelf, "geisterstunde.cli", "rules", "wisps", "--lang", "en")
    assert "lures the wanderer" in told.stdout, told


def test_a_whole_game_is_played_verified_replayed_and_analysed_at_the_terminal(shelf: Path, tmp_path: Path) -> None:
    """Against a bot that has no judgement of its own for it."""
    journal = str(tmp_path / "moor.journal")
    played = ran(
        shelf, "geisterstunde.cli", "play", "wisps", "--seats", "human,dusk", "--journal", journal, typed="1\n" * 12
    )
    assert played.returncode == 0, played
    assert "The most wanderers win." in played.stdout
    verified = ran(shelf, "geisterstunde.cli", "verify", journal)
    assert verified.returncode == 0, verified
    replayed = ran(shelf, "geisterstunde.cli", "replay", journal, typed="\n" * 20)
    assert "wanderer" in replayed.stdout, replayed
    analysed = ran(shelf, "geisterstunde.cli", "analyse", journal)
    assert analysed.returncode == 0, analysed


def test_a_hint_says_that_nobody_taught_the_bots_this_game(shelf: Path) -> None:
    played = ran(shelf, "geisterstunde.cli", "play", "wisps", "--seats", "human,flake", typed="hint\n" + "1\n" * 12)
    assert "I know only the rules" in played.stdout, played


def test_eight_seats_are_simulated_and_bots_compared(shelf: Path) -> None:
    simulated = ran(shelf, "geisterstunde.cli", "simulate", "wisps", "--games", "20", "--players", "8", "--seed", "7")
    assert simulated.returncode == 0, simulated
    compared = ran(
        shelf, "geisterstunde.cli", "arena", "wisps", "--bots", "random,greedy", "--games", "4", "--seed", "7"
    )
    assert compared.returncode == 0, compared


def test_it_goes_through_all_that_our_own_games_go_through(shelf: Path) -> None:
    """Each folder of tests that plays every game plays this one too."""
    folders = [f"tests/{room}" for room in ROOMS]
    tests = ran(
        shelf, "pytest", "-q", "-rA", "-p", "no:cacheprovider", "-k", "wisps", *folders, LAW_GAMES="60", LEAK_PAIRS="60"
    )
    assert tests.returncode == 0, tests.stdout[-5000:]
    passed = set(re.findall(r"^PASSED tests/(\w+)/", tests.stdout, re.MULTILINE))
    assert passed == set(ROOMS)


def test_a_package_that_does_not_load_is_named_and_keeps_nobody_from_playing(shelf: Path, tmp_path: Path) -> None:
    described = tmp_path / "broken-1.0.dist-info"
    described.mkdir()
    (described / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (described / "entry_points.txt").write_text(
        "[geisterstunde.games]\nbroken = nowhere\nghosts = wisps\nBad Name = wisps\nother = wisps\n"
    )
    paths = os.pathsep.join([os.environ.get("PYTHONPATH", ""), str(shelf), str(tmp_path)]).strip(os.pathsep)
    told = ran(shelf, "geisterstunde.cli", "list", PYTHONPATH=paths)
    assert told.returncode == 0, told
    assert "nowhere" in told.stderr
    assert "Ghosts" in told.stdout
    assert told.stderr.count("is not on the shelf") == 4
