"""A house that is open: the real server as a process of its own, on a port that was free."""

import re
import signal
import subprocess
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx

from tests.cli.program import PATIENCE, PROGRAM, Outcome, checked, environment
from tests.server.running import Client

LAST_LINE = re.compile(r"Ctrl-C|Strg-C")


class OpenHouse:
    """`geisterstunde serve` between its last sentence of welcome and its end."""

    def __init__(self, home: Path, *arguments: str, **more: str) -> None:
        self.said = ""
        self._errors = (home / "stderr").open("w+")
        self._process = subprocess.Popen(
            [*PROGRAM, "serve", *(arguments or ("--host", "127.0.0.1", "--port", "0"))],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            cwd=home,
            env=environment(home, **more),
            text=True,
        )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self.said += line
            if LAST_LINE.search(line):
                return
        raise AssertionError(f"the house did not open: {self.said} {self._read_errors()}")

    def _read_errors(self) -> str:
        self._errors.seek(0)
        return self._errors.read()

    @property
    def port(self) -> int:
        found = re.search(r"http://\S*:(\d+)/", self.said)
        assert found, self.said
        return int(found[1])

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """The process, for tests that let it hang."""
        return self._process.pid

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """One request by HTTP."""
        return httpx.request(method, self.address + path, timeout=PATIENCE, **more)

    def found(self, game: str = "18-ghosts", name: str = "Ada", **more: Any) -> Any:
        """A new table; what its founder is told."""
        answer = self.ask("POST", "/api/tables", json={"game": game, "name": name, **more})
        assert answer.status_code == 201, answer.text
        return answer.json()

    def enter(self, code: str, token: str) -> Client:
        """A connection to a table that was welcomed; whoever opens it closes it."""
        client = Client(f"ws://127.0.0.1:{self.port}/api/tables/{code}/play")
        client.tell(type="hello", token=token)
        client.welcome = client.hear("welcome")
        return client

    def stop(self, number: int = signal.SIGINT) -> Outcome:
        """Stop it as a person does, and hear its last words."""
        self._process.send_signal(number)
        rest, _ = self._process.communicate(timeout=PATIENCE)
        errors = self._read_errors()
        self._errors.close()
        return checked(Outcome(self._process.returncode, self.said + rest, errors))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process.poll() is None:
            self._process.kill()
            self._process.communicate()
        self._errors.close()
