"""`serve` and `backup`: the server for friends on the same network, and a copy of what it keeps."""

import asyncio
import contextlib
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from geisterstunde.cli.browser import is_browser_wanted, open_browser
from geisterstunde.cli.door import Door
from geisterstunde.cli.folder import home_of_tables
from geisterstunde.cli.options import NO, whole_number
from geisterstunde.cli.qr import qr_code
from geisterstunde.server.hosting.addresses import Entrance, listening, local_address, network_address
from geisterstunde.server.hosting.logs import Log
from geisterstunde.server.hosting.serve import RunningServer, serve
from geisterstunde.server.hosting.settings import Settings, chosen_settings, variable_of
from geisterstunde.server.http.pages import PAGE
from geisterstunde.server.store.backup import backup_of
from geisterstunde.table.files import unwritable

NO_OPEN: Final = variable_of("no_open")
NUMBERS: Final = {
    "port": (0, 65_535),
    "keep_days": (0, 36_500),
    "most_tables": (1, 1_000_000_000),
    "bot_processes": (0, 64),
}
"""Flags that take a whole number, from the least to the most."""
HIDDEN: Final = 0o700
"""Games in progress are nobody else's business on a shared machine."""


def open_house(door: Door, flags: Mapping[str, str | None], *, is_quiet: bool) -> int:
    """Serve until Ctrl-C; Refused if it cannot be opened."""
    settings = _settings(flags)
    is_port_chosen = flags.get("port") is not None or bool(os.environ.get(variable_of("port")))
    entrance = listening(settings.host, settings.port, is_port_chosen=is_port_chosen)
    # Ctrl-C before the server is up, or once more while it stops, is no error either.
    with entrance, contextlib.suppress(KeyboardInterrupt):
        _make_folder(file_of_tables(settings.data).parent)
        asyncio.run(_served(door, settings, entrance, is_quiet=is_quiet))
    door.say("cli-serve-stopped")
    return 0


async def _served(door: Door, settings: Settings, entrance: Entrance, *, is_quiet: bool) -> None:
    def welcome(running: RunningServer) -> None:
        signer = running.service.signer
        fingerprint = None if signer is None else signer.fingerprint
        tell(door, settings, running.port, running.service.house_token, fingerprint)
        if not is_quiet and not _is_set(NO_OPEN) and door.is_terminal and is_browser_wanted(os.environ):
            open_browser(local_address(settings.host, running.port))

    log = TroubleOnly() if door.err.is_terminal else Log()
    await serve(settings, PAGE, welcome, log=log, listening=entrance)


class TroubleOnly(Log):
    """At a terminal somebody reads along: only what went wrong is worth a line between our sentences."""

    def write(self, event: str, **facts: str | int | float | bool | None) -> None:
        if event in ("trouble", "library", "damaged", "not-checked"):
            super().write(event, **facts)


def tell(door: Door, settings: Settings, port: int, house_token: str, key: str | None) -> None:
    """Where the house is, how friends come in, and how to stop it."""
    door.say("cli-serve-open", style="bold")
    if settings.port not in (0, port):
        door.say("cli-serve-other-port", port=settings.port, instead=port)
    here, there = local_address(settings.host, port), settings.address or network_address(settings.host, port)
    rows = [(door.texts.say("cli-serve-here"), here)]
    if there is not None:
        rows.append((door.texts.say("cli-serve-there"), there))
    if not door.is_terminal:
        for label, address in rows:
            door.say_unbroken("cli-serve-line", label=label, address=address)
    else:
        _show(door, rows, there)
    door.say("cli-serve-alone" if there is None else "cli-serve-friends", style="dim" if there else "")
    door.say_unbroken("cli-serve-kept", file=str(settings.data))
    door.say_unbroken("cli-serve-house", address=f"{here.rstrip('/')}/#/house/{house_token}")
    if key is not None:
        door.say_unbroken("cli-serve-key", fingerprint=key)
    door.say("cli-serve-stop")
    sys.stdout.flush()


def _show(door: Door, rows: list[tuple[str, str]], there: str | None) -> None:
    grid = Table.grid(padding=(0, 2))
    for label, address in rows:
        grid.add_row(Text(label), Text(address, style="bold cyan", no_wrap=True))
    door.print(Text(), Padding(grid, (0, 0, 0, 2)), Text())
    if there is None or not _can_draw(door):
        return
    code = qr_code(there)
    if max(len(line) for line in code.plain.split("\n")) <= door.out.width - 2:
        door.print(Padding(code, (0, 0, 0, 2), expand=False), Text())


def _can_draw(door: Door) -> bool:
    """Whether this terminal has half blocks."""
    return (door.out.encoding or "").lower().replace("-", "") == "utf8"


def back_up(door: Door, file: str, data: str | None) -> int:
    """Copy what the server keeps into a new file, also while it runs."""
    source = file_of_tables(chosen_settings(os.environ, {"data": data}).data)
    target = Path(file)
    backup_of(source, target)
    door.say_unbroken("cli-backup-done", file=str(target), size=_size(target))
    return 0


def _size(path: Path) -> int:
    return max(1, round(path.stat().st_size / 1024))


def _settings(flags: Mapping[str, str | None]) -> Settings:
    given: dict[str, Any] = {name: _checked(name, value) for name, value in flags.items() if value is not None}
    file = file_of_tables(chosen_settings(os.environ, given).data)
    return chosen_settings(os.environ, {**given, "data": str(file)})


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(mode=HIDDEN, parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(folder, error) from None


def _checked(name: str, value: str) -> str:
    """A flag that takes a number, refused by its own name; the rest is looked at with the environment."""
    if name in NUMBERS:
        whole_number(value, f"--{name.replace('_', '-')}", *NUMBERS[name])
    return value


def file_of_tables(data: Path | None) -> Path:
    """The database: the usual one, the one in a folder, or a file by its own name."""
    if data is None:
        return home_of_tables()
    is_file = data.is_file() or (data.suffix in (".sqlite", ".sqlite3", ".db") and not data.is_dir())
    return data if is_file else data / home_of_tables().name


def _is_set(variable: str) -> bool:
    return os.environ.get(variable, "").lower() not in ("", *NO)
