"""For a number of nodes, the interpreted and the compiled build give the same advice, word for word."""

import os
import subprocess
import sys
from pathlib import Path

import geisterstunde
from tests.bots.advising import advised

ROOT = Path(__file__).parents[2]


def test_both_builds_advise_alike(tmp_path: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    paths = [str(ROOT / "src"), str(ROOT)] if geisterstunde.build() == "compiled" else [str(ROOT)]
    environment["PYTHONPATH"] = os.pathsep.join(paths)
    says = "import geisterstunde; print(geisterstunde.build())"
    assert {said(["-c", says], environment, tmp_path)[0], geisterstunde.build()} == {"compiled", "interpreted"}
    assert said(["-m", "tests.bots.advising"], environment, tmp_path) == list(advised())


def said(arguments: list[str], environment: dict[str, str], folder: Path) -> list[str]:
    """The lines that a Python of that environment prints."""
    command = [sys.executable, *arguments]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()
