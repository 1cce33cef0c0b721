"""The house is opened and closed from the command line: real processes, real ports, real files."""

import contextlib
import os
import signal
import socket
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from geisterstunde.cli.browser import is_browser_wanted
from geisterstunde.cli.qr import qr_code
from geisterstunde.server.hosting.settings import Settings
from tests.cli.house import OpenHouse
from tests.cli.program import PATIENCE, Outcome, Terminal, run, run_process

WAIT_FOR_PORT = 20.0
ALONE = ("--host", "127.0.0.1", "--port", "0")


@contextlib.contextmanager
def taken_port(port: int = 0) -> Iterator[int]:
    """A port on which somebody else listens already."""
    with socket.socket() as other:
        deadline = time.monotonic() + WAIT_FOR_PORT
        while time.monotonic() < deadline:
            try:
                other.bind(("127.0.0.1", port))
                other.listen()
                break
            except OSError:
                # Tests that run beside these have it for a moment. Who keeps it has taken it just as well.
                time.sleep(0.05)
        yield port or other.getsockname()[1]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_the_house_opens_and_closes_kindly(tmp_path: Path, number: int) -> None:
    with OpenHouse(tmp_path) as house:
        assert house.ask("GET", "/healthz").json()["status"] == "ok"
        outcome = house.stop(number)
    assert outcome.code == 0
    assert outcome.out.endswith("The house is closed. All tables are kept; see you soon.\n")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    """One for all who only ask it something."""
    with OpenHouse(tmp_path_factory.mktemp("house")) as open_house:
        yield open_house


def test_the_page_is_at_the_address_that_is_printed(house: OpenHouse) -> None:
    page = house.ask("GET", "/")
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert "<title>Geisterstunde</title>" in page.text


def test_a_file_of_the_page_is_not_sent_twice(house: OpenHouse) -> None:
    tag = house.ask("GET", "/manifest.webmanifest").headers["etag"]
    assert house.ask("GET", "/manifest.webmanifest", headers={"if-none-match": tag}).status_code == 304


@pytest.mark.parametrize("path", ["/assets/__init__.py", "/assets/de.ftl", "/assets/..%2Fsettings.py", "/assets/no.js"])
def test_nothing_but_the_page_is_sent(house: OpenHouse, path: str) -> None:
    answer = house.ask("GET", path)
    assert answer.status_code == 404
    assert "sentence" in answer.json()


def test_without_a_terminal_there_are_plain_lines(tmp_path: Path) -> None:
    with OpenHouse(tmp_path) as house:
        said = house.stop().out
    assert f"On this machine: http://127.0.0.1:{house.port}/\n" in said
    assert not set("\x1b▀▄█") & set(said)


def test_whoever_keeps_to_this_machine_is_told_so(tmp_path: Path) -> None:
    with OpenHouse(tmp_path, LANG="de_DE.UTF-8") as house:
        assert "Nur dieses Gerät kommt herein." in house.said


def test_at_a_terminal_friends_get_a_picture_and_ctrl_c_ends_it(tmp_path: Path) -> None:
    with Terminal(tmp_path, "--port", "0", "--address", "http://192.168.1.7:9000/", rows=50, LANG="de_DE.UTF-8") as it:
        shown = it.until("Strg-C")
        assert "http://192.168.1.7:9000/" in shown
        for line in qr_code("http://192.168.1.7:9000/").plain.split("\n"):
            assert line.rstrip() in shown
        it.press(b"\x03")
        it.until("Das Haus ist geschlossen.")
        assert it.end() == 0


def test_the_usual_port_may_be_taken(tmp_path: Path) -> None:
    usual = Settings().port
    with taken_port(usual), OpenHouse(tmp_path, "--host", "127.0.0.1") as house:
        assert house.port != usual
        assert f"Port {usual} is taken, so it is {house.port}." in house.said
        assert house.ask("GET", "/healthz").status_code == 200


def test_a_port_that_was_named_must_be_free(tmp_path: Path) -> None:
    with taken_port() as port:
        outcome = run_process(tmp_path, "serve", "--host", "127.0.0.1", "--port", str(port))
    assert outcome.code == 2
    assert outcome.err.startswith(f"Port {port} is taken by another program.")


def test_a_port_named_in_the_environment_must_be_free(tmp_path: Path) -> None:
    with taken_port() as port:
        outcome = run_process(tmp_path, GEISTERSTUNDE_HOST="127.0.0.1", GEISTERSTUNDE_PORT=str(port))
    assert outcome.code == 2
    assert outcome.err.startswith(f"Port {port} is taken by another program.")


def test_the_environment_says_the_same_as_flags(tmp_path: Path) -> None:
    with socket.socket() as probe:
        # Kept while the server opens, so that nobody else is given it; whoever asks for it by name still gets it.
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        more = {"HOST": "127.0.0.1", "PORT": str(port), "DATA": str(tmp_path / "ours"), "LANG": "de"}
        variables = {f"GEISTERSTUNDE_{name}": value for name, value in more.items()}
        with OpenHouse(tmp_path, "--no-open", **variables) as house:
            assert house.port == port
            assert "Geisterstunde ist offen." in house.said
    assert (tmp_path / "ours" / "tables.sqlite").is_file()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--port", "ghost"], "--port takes a whole number from 0 to 65,535, not “ghost”."),
        (["--port", "70000"], "--port takes a whole number from 0 to 65,535, not “70000”."),
        (["--keep-days", "-1"], "--keep-days takes a whole number from 0 to 36,500, not “-1”."),
        (["--bot-processes", "65"], "--bot-processes takes a whole number from 0 to 64, not “65”."),
        (["--host", "203.0.113.7"], "203.0.113.7 is not an address of this machine."),
        (["--host", "a b"], "There is no machine called “a b” here."),
        (["--prot", "9000"], "“geisterstunde serve” does not know --prot."),
        (["--port"], "A value is missing after --port."),
        (["soon"], "“soon” is one too many here."),
    ],
)
def test_a_flag_that_is_not_possible_is_refused_in_words(tmp_path: Path, arguments: list[str], sentence: str) -> None:
    outcome = run(tmp_path, "serve", *arguments)
    assert outcome.code == 2
    assert outcome.err.startswith(sentence)
    assert not (tmp_path / "share").exists()


def test_flags_without_a_command_are_for_the_server(tmp_path: Path) -> None:
    outcome = run(tmp_path, "--port", "ghost")
    assert outcome.err.startswith("--port takes a whole number")


@pytest.mark.parametrize("name", ["PORT", "KEEP_DAYS", "HEARTBEAT", "LARGEST_MESSAGE"])
def test_an_environment_that_is_not_possible_is_refused_by_name(tmp_path: Path, name: str) -> None:
    more: dict[str, Any] = {f"GEISTERSTUNDE_{name}": "midnight"}
    outcome = run(tmp_path, **more)
    assert outcome.code == 2
    assert f"GEISTERSTUNDE_{name}" in outcome.err


def refused_start(home: Path, data: Path) -> Outcome:
    outcome = run_process(home, "serve", *ALONE, "--data", str(data))
    assert outcome.code == 2
    assert str(data) in outcome.err
    return outcome


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("a shopping list")
    refused_start(tmp_path, tmp_path / "file" / "inside")
    assert (tmp_path / "file").read_text() == "a shopping list"


def test_a_place_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    # Nobody can write here, not even an administrator.
    refused_start(tmp_path, Path("/proc/sys"))
    # The folder above is there, whatever the system says of it.
    assert "no folder" not in refused_start(tmp_path, Path("/proc/x")).err


def test_a_second_server_on_the_same_tables_is_refused(tmp_path: Path) -> None:
    data = tmp_path / "ours"
    with OpenHouse(tmp_path, *ALONE, "--data", str(data)) as house:
        assert "is already used by another running server" in refused_start(tmp_path, data).err
        assert house.ask("GET", "/healthz").status_code == 200


def test_a_file_that_is_not_ours_is_refused_and_kept(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_text("a shopping list")
    refused_start(tmp_path, tmp_path)
    assert (tmp_path / "tables.sqlite").read_text() == "a shopping list"


def test_a_damaged_file_is_refused_and_kept(tmp_path: Path) -> None:
    data = tmp_path / "ours"
    with OpenHouse(tmp_path, *ALONE, "--data", str(data)) as house:
        for _ in range(5):
            house.found()
        house.stop()
    file = data / "tables.sqlite"
    whole = file.read_bytes()
    damaged = whole[:4096] + os.urandom(len(whole) - 4096)
    file.write_bytes(damaged)
    assert "is damaged" in refused_start(tmp_path, data).err
    assert file.read_bytes() == damaged


def test_a_table_is_there_again_after_a_restart(tmp_path: Path) -> None:
    with OpenHouse(tmp_path) as house:
        table = house.found(bots={"1": "flake"})
        before = house.ask("GET", f"/api/tables/{table['code']}").json()
        house.stop()
    with OpenHouse(tmp_path) as house:
        assert house.ask("GET", f"/api/tables/{table['code']}").json() == before


def test_a_backup_while_the_server_runs_is_a_whole_copy(tmp_path: Path) -> None:
    with OpenHouse(tmp_path) as house:
        tables = [house.found() for _ in range(3)]
        outcome = run_process(tmp_path, "backup", "copy.sqlite")
        assert outcome.code == 0
        assert outcome.out.startswith("copy.sqlite is a whole copy of all tables")
        house.stop()
    with OpenHouse(tmp_path, *ALONE, "--data", str(tmp_path / "copy.sqlite")) as again:
        assert all(again.ask("GET", f"/api/tables/{table['code']}").status_code == 200 for table in tables)


def test_a_backup_overwrites_nothing(tmp_path: Path) -> None:
    with OpenHouse(tmp_path):
        (tmp_path / "copy.sqlite").write_text("a shopping list")
        outcome = run_process(tmp_path, "backup", "copy.sqlite")
    assert outcome.code == 2
    assert "exists already" in outcome.err
    assert (tmp_path / "copy.sqlite").read_text() == "a shopping list"


def test_a_backup_of_nothing_is_refused(tmp_path: Path) -> None:
    outcome = run(tmp_path, "backup", "copy.sqlite", "--data", "nowhere")
    assert outcome.code == 2
    assert "nowhere" in outcome.err
    assert not (tmp_path / "copy.sqlite").exists()
    assert not (tmp_path / "nowhere").exists()


def test_the_tables_are_nobody_elses_business(tmp_path: Path) -> None:
    with OpenHouse(tmp_path):
        folder = tmp_path / "share" / "geisterstunde"
        assert folder.stat().st_mode & 0o077 == 0
        assert (folder / "tables.sqlite").stat().st_mode & 0o077 == 0


def test_the_invitation_leads_to_where_friends_are(tmp_path: Path) -> None:
    with OpenHouse(tmp_path, *ALONE, "--address", "https://ghosts.example") as house:
        code = house.found()["code"]
        found = house.ask("GET", f"/api/tables/{code}/invitation").json()
    assert found["link"] == f"https://ghosts.example/#{code}"
    assert found["qr"].startswith("<svg")


def browser(home: Path) -> dict[str, Any]:
    """A browser that writes down what it is asked to open."""
    program = home / "browser"
    program.write_text(f'#!/bin/sh\necho "$1" > "{home}/opened"\n')
    program.chmod(0o755)
    return {"BROWSER": f"{program} %s", "DISPLAY": ":0"}


def test_a_browser_is_opened_where_there_is_a_screen(tmp_path: Path) -> None:
    with Terminal(tmp_path, *ALONE, **browser(tmp_path)) as it:
        it.until("Ctrl-C")
        deadline = time.monotonic() + PATIENCE
        while not (tmp_path / "opened").exists() or not (tmp_path / "opened").read_text():
            assert time.monotonic() < deadline, "no browser was opened"
            time.sleep(0.05)
        assert httpx.get((tmp_path / "opened").read_text().strip()).status_code == 200


@pytest.mark.parametrize(
    ("arguments", "more"), [(["--no-open"], {}), ([], {"CI": "1"}), ([], {"GEISTERSTUNDE_NO_OPEN": "1"})]
)
def test_no_browser_is_opened_where_nobody_wants_one(
    tmp_path: Path, arguments: list[str], more: dict[str, str]
) -> None:
    with Terminal(tmp_path, "serve", *ALONE, *arguments, **{**browser(tmp_path), **more}) as it:
        it.until("Ctrl-C")
        it.press(b"\x03")
        assert it.end() == 0
    assert not (tmp_path / "opened").exists()


@pytest.mark.parametrize(
    ("environment", "platform", "is_wanted"),
    [
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({}, "linux", False),
        ({"SSH_CONNECTION": "far away"}, "linux", False),
        ({"SSH_CONNECTION": "far away", "DISPLAY": "localhost:10.0"}, "linux", True),
        ({"DISPLAY": ":0", "CI": "true"}, "linux", False),
        ({}, "darwin", True),
        ({"SSH_CONNECTION": "far away"}, "darwin", False),
        ({}, "win32", True),
    ],
)
def test_a_browser_is_for_somebody_before_a_screen(environment: dict[str, str], platform: str, is_wanted: bool) -> None:
    assert is_browser_wanted(environment, platform) == is_wanted


def test_the_copy_is_one_file_of_sqlite(tmp_path: Path) -> None:
    with OpenHouse(tmp_path) as house:
        house.found()
        run_process(tmp_path, "backup", "copy.sqlite")
    with contextlib.closing(sqlite3.connect(tmp_path / "copy.sqlite")) as copy:
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert not (tmp_path / "copy.sqlite-wal").exists()
