"""How much of each room the tests have run; exits with 1 where that is too little.

`make test` measures `core` and `games` interpreted, because compiled modules cannot be measured, and `table` and
`server` beside the compiled build, as people run them.
"""

import io
import sys
from pathlib import Path
from typing import Final, NamedTuple

from coverage import Coverage


class MeasuredRoom(NamedTuple):
    """A folder of the package, the run that measures it, and the least percentage."""

    name: str
    run: str
    least: float


ROOMS: Final = (
    MeasuredRoom("core", "interpreted", 98),
    MeasuredRoom("games", "interpreted", 98),
    MeasuredRoom("table", "compiled", 95),
    MeasuredRoom("server", "compiled", 95),
)


def covered(room: MeasuredRoom) -> tuple[float, str]:
    """The percentage of lines and branches of a room that were run, and the table of what was not."""
    measured = Coverage(data_file=f".coverage.{room.run}")
    measured.load()
    table = io.StringIO()
    percent = measured.report(include=[f"*/geisterstunde/{room.name}/*"], show_missing=True, file=table)
    return percent, table.getvalue()


def main() -> int:
    """Say it for every room; one that nobody has measured is not covered."""
    is_enough = True
    for room in ROOMS:
        if not Path(f".coverage.{room.run}").exists():
            print(f"{room.name}: nobody has measured it; `make test-{room.run}` does")
            is_enough = False
            continue
        percent, table = covered(room)
        print(f"{room.name}: {percent:.1f} % covered, at least {room.least:.0f} % wanted")
        if percent < room.least:
            is_enough = False
            print(table)
    return 0 if is_enough else 1


if __name__ == "__main__":
    sys.exit(main())
