"""Law 11: interpreted and compiled builds play the same journals alike."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import geisterstunde
from geisterstunde.games import names

ROOT = Path(__file__).parents[2]
JOURNALS = int(os.environ.get("BUILD_JOURNALS", "300"))


def run_other_build(tmp_path: Path, arguments: list[str], recorded: str) -> list[str]:
    """Run the recording module in the build that is not the one under test."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if geisterstunde.build() == "compiled":
        environment["PYTHONPATH"] = str(ROOT / "src")
    says = "import geisterstunde; print(geisterstunde.build())"
    other = subprocess.run(
        [sys.executable, "-c", says], cwd=tmp_path, env=environment, capture_output=True, text=True, check=True
    )
    assert {other.stdout.strip(), geisterstunde.build()} == {"compiled", "interpreted"}
    environment["PYTHONPATH"] = os.pathsep.join(filter(None, [environment.get("PYTHONPATH"), str(ROOT)]))
    done = subprocess.run(
        [sys.executable, "-m", "tests.builds.recording", *arguments],
        cwd=tmp_path,
        env=environment,
        input=recorded,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize("name", names())
def test_both_builds_play_the_same_journals_alike(name: str, tmp_path: Path) -> None:
    from tests.builds.recording import played

    game = geisterstunde.game_called(name)
    games = [played(game, number) for number in range(JOURNALS)]
    digests = run_other_build(tmp_path, [name, "replay"], "\n".join(map(json.dumps, games)))
    assert [int(digest) for digest in digests] == [digest for _, digest in games]
