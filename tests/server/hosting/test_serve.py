"""Starting and stopping the server as a process."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from geisterstunde.core.words import Refused
from geisterstunde.server.hosting.addresses import listening
from geisterstunde.server.hosting.serve import opened
from geisterstunde.server.hosting.settings import Settings
from tests.server.running import PATIENCE, Client, server

PROGRAM = """
import asyncio, os
from geisterstunde.server.hosting.serve import serve
from geisterstunde.server.hosting.settings import chosen_settings
asyncio.run(serve(chosen_settings(os.environ)))
"""
WITHOUT_SIGNALS = """
import asyncio, os
from geisterstunde.server.hosting.serve import serve
from geisterstunde.server.hosting.settings import chosen_settings

class AsOnWindows(asyncio.SelectorEventLoop):
    def add_signal_handler(self, *_):
        raise NotImplementedError

with asyncio.Runner(loop_factory=AsOnWindows) as runner:
    runner.run(serve(chosen_settings(os.environ)))
"""


@contextmanager
def process(folder: Path, program: str = PROGRAM, **settings: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a process of its own, and its address."""
    chosen = {"HOST": "127.0.0.1", "PORT": "0", "DATA": str(folder / "tables.db"), **settings}
    environment = {f"GEISTERSTUNDE_{name}": value for name, value in chosen.items()}
    paths = os.pathsep.join(filter(None, sys.path))
    running = subprocess.Popen(
        [sys.executable, "-c", program],
        env={**os.environ, **environment, "PYTHONPATH": paths},
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert running.stderr is not None
        line: dict[str, Any] = json.loads(running.stderr.readline())
        assert line["event"] == "open"
        yield running, f"127.0.0.1:{line['port']}"
    finally:
        running.kill()
        running.communicate()


def found(address: str) -> dict[str, Any]:
    answer = httpx.post(f"http://{address}/api/tables", json={"game": "18-ghosts", "name": "Ada"}, timeout=PATIENCE)
    admission: dict[str, Any] = answer.json()
    return admission


@pytest.mark.parametrize("program", [PROGRAM, WITHOUT_SIGNALS])
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_stops_it_gracefully(tmp_path: Path, number: int, program: str) -> None:
    with process(tmp_path, program) as (running, _):
        running.send_signal(number)
        assert running.wait(PATIENCE) == 0


def test_it_says_when_it_has_closed(tmp_path: Path) -> None:
    with process(tmp_path) as (running, _):
        running.send_signal(signal.SIGTERM)
        _, said = running.communicate(timeout=PATIENCE)
        assert json.loads(said.splitlines()[-1])["event"] == "closed"


def test_whoever_is_connected_hears_of_the_stop(tmp_path: Path) -> None:
    with process(tmp_path) as (running, address):
        table = found(address)
        client = Client(f"ws://{address}/api/tables/{table['code']}/play")
        client.tell(type="hello", token=table["token"])
        client.hear("welcome")
        running.send_signal(signal.SIGTERM)
        assert client.farewell()[1] == 1012
        client.close()


def test_what_was_acknowledged_survives_a_kill(tmp_path: Path) -> None:
    with process(tmp_path) as (running, address):
        table = found(address)
        client = Client(f"ws://{address}/api/tables/{table['code']}/play")
        client.tell(type="hello", token=table["token"])
        assert client.do("rename", name="Eve")["type"] == "done"
        running.kill()
        running.wait()
        client.close()
    with process(tmp_path) as (_, address):
        around = httpx.get(f"http://{address}/api/tables/{table['code']}", timeout=PATIENCE).json()
        assert around["chairs"][0]["name"] == "Eve"


def opening(settings: Settings) -> None:
    async def run() -> None:
        async with opened(settings):
            pass

    asyncio.run(run())


def test_a_port_that_is_taken_is_refused(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other, pytest.raises(Refused, match="port-taken"):
        opening(Settings(host="127.0.0.1", port=other.getsockname()[1], data=tmp_path / "tables.db"))


def test_an_address_of_another_machine_is_refused() -> None:
    with pytest.raises(Refused, match="unknown-host"):
        listening("no.such.host.invalid", 0, is_port_chosen=True)


def test_without_a_file_there_is_no_server() -> None:
    with pytest.raises(Refused, match="no-data-file"):
        opening(Settings(host="127.0.0.1", port=0))


def test_a_file_that_another_server_uses_is_refused(tmp_path: Path) -> None:
    with server(tmp_path) as house, pytest.raises(Refused, match="store-locked"):
        opening(Settings(host="127.0.0.1", port=0, data=house.settings.data))


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.write_text("a letter to grandmother" * 100)
    with pytest.raises(Refused, match="store-not-ours"):
        opening(Settings(host="127.0.0.1", port=0, data=file))
    assert file.read_text() == "a letter to grandmother" * 100


def test_a_refused_start_leaves_its_port_free(tmp_path: Path) -> None:
    with listening("127.0.0.1", 0, is_port_chosen=True) as probe:
        port = probe.getsockname()[1]
    with pytest.raises(Refused, match="no-data-file"):
        opening(Settings(host="127.0.0.1", port=port))
    with listening("127.0.0.1", port, is_port_chosen=True) as again:
        assert again.getsockname()[1] == port
