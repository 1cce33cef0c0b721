"""Where this user's games are kept: one folder, named here and nowhere else."""

from pathlib import Path
from typing import Final

from platformdirs import user_data_path

PROGRAM: Final = "geisterstunde"


def home() -> Path:
    """The folder of the program among the data of this user."""
    return user_data_path(PROGRAM, appauthor=False)


def home_of_journals() -> Path:
    """The journals of games played at the terminal."""
    return home() / "journals"


def home_of_tournaments() -> Path:
    """The results of the arena."""
    return home() / "arena"


def home_of_tables() -> Path:
    """The database of the server."""
    return home() / "tables.sqlite"
