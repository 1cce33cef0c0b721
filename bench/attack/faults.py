"""A disk that fails on demand: syncs and writes of one program get a real error from a library before the system's."""

import subprocess
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).with_name("faults.c")


class Faults:
    """Makes the disk fail for a program that was started with `environment`; the folder is for its library."""

    def __init__(self, folder: Path) -> None:
        self._library = folder / "faults.so"
        self._wishes = folder / "faults"
        self.none()
        subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", self._library, SOURCE, "-ldl"], check=True)

    @property
    def environment(self) -> dict[str, str]:
        """What the program is to be started with."""
        return {"LD_PRELOAD": str(self._library), "FAULTS": str(self._wishes)}

    def next(self, call: str, error: int, times: int = 1, part: str = "-wal") -> None:
        """Let the next calls (sync or write) fail on files whose path contains the part."""
        # In one step: the program may look at it at any moment.
        beside = self._wishes.with_suffix(".next")
        beside.write_text(f"{call} {error} {times} {part}\n")
        beside.replace(self._wishes)

    def none(self) -> None:
        """Let the disk work again."""
        self.next("none", 0, 0)

    @property
    def left(self) -> int:
        """How many of the calls that are to fail have not come yet."""
        return int(self._wishes.read_text().split()[2])
