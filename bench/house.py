"""A server in a process of its own, for measurements and for kills: `python -m bench.house FILE PORT`.

It says its port in one line of JSON. After SIGUSR1 it collects its garbage, and says so in another line. Settings come
from the environment, as always.
"""

import asyncio
import gc
import os
import signal
import sys
from pathlib import Path

import msgspec

import geisterstunde
from geisterstunde.core.words import Refused
from geisterstunde.server.hosting.serve import RunningServer, serve
from geisterstunde.server.hosting.settings import chosen_settings
from geisterstunde.server.http.pages import PAGE


def say(**words: object) -> None:
    """One line for whoever started this."""
    sys.stdout.write(msgspec.json.encode(words).decode() + "\n")
    sys.stdout.flush()


def collect() -> None:
    """Let go of what nobody needs, so that what is left can be weighed."""
    gc.collect()
    say(collected=True)


def begin(running: RunningServer) -> None:
    """The server is up."""
    asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, collect)
    say(port=running.port, build=geisterstunde.build())


def main() -> None:
    """Serve until a signal comes."""
    flags = {"host": "127.0.0.1", "port": int(sys.argv[2]), "data": Path(sys.argv[1])}
    try:
        asyncio.run(serve(chosen_settings(os.environ, flags), PAGE, begin))
    except Refused as refused:
        sys.exit(f"{refused.refusal.key} {dict(refused.refusal.args)}")


if __name__ == "__main__":
    main()
