"""How quiet the machine itself is: a move cannot be quicker than its disk and its clock."""

import os
import threading
import time
from pathlib import Path
from typing import Final

EVERY: Final = 0.05


class Noise:
    """Sleeps a little, writes a little and waits for the disk, in a thread; what was longer than the sleep is noted."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "noise"
        self._waited: list[float] = []
        self._is_over = threading.Event()
        self._thread = threading.Thread(target=self._listen, daemon=True)

    def begin(self) -> None:
        """Listen from now on."""
        self._thread.start()

    def waited(self) -> list[float]:
        """What was noted since this was asked last."""
        waited, self._waited = self._waited, []
        return waited

    def end(self) -> None:
        """Listen no more."""
        self._is_over.set()
        if self._thread.is_alive():
            self._thread.join()
        self._file.unlink(missing_ok=True)

    def _listen(self) -> None:
        descriptor = os.open(self._file, os.O_CREAT | os.O_WRONLY, 0o600)
        try:
            while not self._is_over.is_set():
                begun = time.perf_counter()
                time.sleep(EVERY)
                os.pwrite(descriptor, b"boo" * 100, 0)
                os.fdatasync(descriptor)
                self._waited.append(time.perf_counter() - begun - EVERY)
        finally:
            os.close(descriptor)
