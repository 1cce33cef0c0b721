"""Starts, asks and ends servers that are measured or killed; each belongs to whoever started it."""

import os
import queue
import signal
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import IO, Any, Final

import msgspec

ROOT: Final = Path(__file__).parents[1]
PATIENCE: Final = 120.0
"""Seconds until a process that says nothing is given up."""

UNLIMITED: Final = {
    "GEISTERSTUNDE_TABLES_AN_HOUR": "100000000",
    "GEISTERSTUNDE_JOINS_AN_HOUR": "100000000",
    "GEISTERSTUNDE_REQUESTS_A_MINUTE": "100000000",
    "GEISTERSTUNDE_MESSAGES_A_SECOND": "100000000",
    "GEISTERSTUNDE_MESSAGE_BURST": "100000000",
    "GEISTERSTUNDE_MESSAGES_OF_ADDRESS": "100000000",
    "GEISTERSTUNDE_SOCKETS_OF_ADDRESS": "20000",
    "GEISTERSTUNDE_CALLERS_OF_ADDRESS": "20000",
    "GEISTERSTUNDE_CALLS_A_MINUTE": "100000000",
    "GEISTERSTUNDE_BYTES_AN_HOUR": "1000000000000",
    "GEISTERSTUNDE_LARGEST_TABLE": "1000000000",
}
"""All clients are on this machine, and one address may do little by default."""


class Process:
    """A program that says lines of JSON; its other lines are passed over."""

    def __init__(self, command: Sequence[str], folder: Path, more: Mapping[str, str], log: Path | None = None) -> None:
        with open(log or os.devnull, "ab") as complaints:
            self._started = subprocess.Popen(
                command,
                cwd=folder,
                env={**os.environ, **more},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=complaints if log is not None else None,
            )
        # Read in a thread, so that a full pipe never stops the one that is measured.
        self._lines: queue.Queue[dict[str, Any] | None] = queue.Queue()
        assert self._started.stdout is not None
        self._reader = threading.Thread(target=self._read, args=(self._started.stdout,), daemon=True)
        self._reader.start()

    def _read(self, said: IO[bytes]) -> None:
        with said:
            for line in said:
                try:
                    self._lines.put(msgspec.json.decode(line, type=dict[str, Any]))
                except msgspec.DecodeError:
                    continue
        self._lines.put(None)

    @property
    def pid(self) -> int:
        return self._started.pid

    def told(self, word: str) -> dict[str, Any]:
        """The next line with this word in it."""
        while True:
            line = self._lines.get(timeout=PATIENCE)
            if line is None:
                raise RuntimeError(f"the process ended without saying {word!r}")
            if word in line:
                return line

    def collect(self) -> None:
        """Have our server collect its garbage."""
        self._started.send_signal(signal.SIGUSR1)
        self.told("collected")

    def kill(self) -> None:
        """End it as a power cut would: without any warning."""
        self._started.kill()
        self._started.wait()
        self._hang_up()

    def end(self) -> None:
        """End it as one should, and wait for it."""
        self._started.terminate()
        try:
            self._started.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._started.kill()
            self._started.wait()
        self._hang_up()

    def _hang_up(self) -> None:
        assert self._started.stdin is not None
        self._started.stdin.close()
        self._reader.join(PATIENCE)


def our_server(file: Path, port: int = 0, more: Mapping[str, str] | None = None) -> tuple[Process, dict[str, Any]]:
    """Our server with its tables in this file and its log beside it; when it is up it says its `port` and `build`."""
    # The other process imports what this one imports: the same build of the same source.
    paths = {"PYTHONPATH": os.pathsep.join([str(ROOT), *filter(None, sys.path)])}
    command = [sys.executable, "-m", "bench.house", str(file), str(port)]
    process = Process(command, ROOT, {**UNLIMITED, **paths, **(more or {})}, file.with_name("server.log"))
    return process, process.told("build")
