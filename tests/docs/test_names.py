"""One thing has one name: outside the games' own folders no class name stands twice."""

import ast
import re
from collections import defaultdict
from pathlib import Path

from geisterstunde.games import FOLDERS

HOUSE = Path(__file__).parents[2]
SOURCE = HOUSE / "src" / "geisterstunde"
ROOMS = (SOURCE, HOUSE / "bench", HOUSE / "tests")
OF_GAMES = {*FOLDERS.values(), "wisps"}
"""The folders of our own games, and of the sixth one, which the tests bring."""
TOLD_OF = {"src/geisterstunde/table/entries.py", "src/geisterstunde/table/notes.py"}
"""An entry and the note that tells of it may share a word."""


def is_of_a_game(path: Path) -> bool:
    """Whether a file stands in a folder with the name of a game, or is named after it."""
    return bool({*path.relative_to(HOUSE).parts[:-1], path.stem} & OF_GAMES)


def homes_of_classes(*rooms: Path) -> dict[str, list[str]]:
    homes: dict[str, list[str]] = defaultdict(list)
    for path in sorted(path for room in rooms for path in room.rglob("*.py") if "node_modules" not in path.parts):
        if is_of_a_game(path):
            continue
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ClassDef):
                homes[node.name].append(path.relative_to(HOUSE).as_posix())
    return homes


def test_no_class_name_stands_twice() -> None:
    homes = homes_of_classes(*ROOMS)
    twice = {name: places for name, places in homes.items() if len(places) > 1 and set(places) != TOLD_OF}
    assert twice == {}


def test_the_old_words_of_the_table_are_gone() -> None:
    """Names that nobody could guess; each has another one now (docs/architecture.md)."""
    gone = {"Gathering", "Evening", "Running", "Around", "Hearing", "Guest", "House", "Place", "Keeping"}
    assert gone.isdisjoint(homes_of_classes(SOURCE))
    rooms = {path.stem for path in SOURCE.rglob("*.py")}
    assert rooms.isdisjoint({"gathering", "taking", "accepting", "changes", "guests", "records", "hearing", "running"})


def test_the_client_names_a_game_only_in_its_own_folder() -> None:
    """A game is a package: frame, kit and table find it by its folder (comments may give it as an example)."""
    client = HOUSE / "client" / "src"
    # “ghosts” is also a plain word of the frame.
    titles = {*FOLDERS, *FOLDERS.values()} - {"ghosts"}
    quoted = re.compile("[\"'`](" + "|".join(map(re.escape, sorted(titles))) + ")[\"'`]")
    found = {
        path.relative_to(HOUSE).as_posix()
        for path in sorted(client.rglob("*"))
        if path.suffix in {".ts", ".svelte", ".css", ".ftl"}
        and not path.name.endswith(".test.ts")
        and not {"games", "gallery"} & set(path.relative_to(client).parts)
        and quoted.search(path.read_text())
    }
    assert found == set()
