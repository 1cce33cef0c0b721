"""One thing has one name: outside the games' own folders no class name stands twice."""

import ast
from collections import defaultdict
from pathlib import Path

from geisterstunde.games import FOLDERS

SOURCE = Path(__file__).parents[2] / "src" / "geisterstunde"
TOLD_OF = {"table/entries.py", "table/notes.py"}
"""An entry and the note that tells of it may share a word."""


def is_of_a_game(path: Path) -> bool:
    """Whether a file stands in a folder with the name of a game, or is named after it."""
    return bool({*path.relative_to(SOURCE).parts[:-1], path.stem} & set(FOLDERS.values()))


def homes_of_classes() -> dict[str, list[str]]:
    homes: dict[str, list[str]] = defaultdict(list)
    for path in sorted(SOURCE.rglob("*.py")):
        if is_of_a_game(path):
            continue
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ClassDef):
                homes[node.name].append(path.relative_to(SOURCE).as_posix())
    return homes


def test_no_class_name_stands_twice() -> None:
    twice = {name: homes for name, homes in homes_of_classes().items() if len(homes) > 1 and set(homes) != TOLD_OF}
    assert twice == {}


def test_the_old_words_of_the_table_are_gone() -> None:
    """Names that nobody could guess; each has another one now (docs/architecture.md)."""
    gone = {"Gathering", "Evening", "Running", "Around", "Hearing", "Guest", "House", "Place", "Keeping"}
    assert gone.isdisjoint(homes_of_classes())
    rooms = {path.stem for path in SOURCE.rglob("*.py")}
    assert rooms.isdisjoint({"gathering", "taking", "accepting", "changes", "guests", "records", "hearing", "running"})
