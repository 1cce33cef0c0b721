"""What this server is, so that an old tab notices an upgrade."""

from functools import cache

from geisterstunde import __version__
from geisterstunde.games import game_called, names
from geisterstunde.server.http.client import client_build
from geisterstunde.server.protocol import PROTOCOL, Version


@cache
def version() -> Version:
    """The versions of the program, of the client that it gives out, of the messages and of the rules."""
    return Version(
        program=__version__,
        client=client_build(),
        protocol=PROTOCOL,
        rules={name: game_called(name).rules_version for name in names()},
    )
