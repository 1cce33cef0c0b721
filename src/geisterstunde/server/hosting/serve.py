"""Start and stop: a store, a service and its doors on one port."""

import asyncio
import contextlib
import gc
import os
import signal
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from functools import partial
from itertools import product
from math import ceil
from pathlib import Path
from typing import Any, Final, cast

import uvicorn

from geisterstunde.bots.pool import BotPool, usual_processes
from geisterstunde.core.words import Refusal, Refused
from geisterstunde.games import names
from geisterstunde.server.bot_runner import BotChooser
from geisterstunde.server.hosting import addresses
from geisterstunde.server.hosting.addresses import Entrance
from geisterstunde.server.hosting.logs import Log, hear_libraries
from geisterstunde.server.hosting.metrics import Counters
from geisterstunde.server.hosting.open_files import let_open
from geisterstunde.server.hosting.settings import Settings
from geisterstunde.server.http.request_timeout import HttpWithTimeout
from geisterstunde.server.http.routes import application, shelf
from geisterstunde.server.service import Service
from geisterstunde.server.socket.wire import Handshake, Wires
from geisterstunde.server.store.sqlite import SqliteStore
from geisterstunde.server.time_and_luck import TimeAndLuck
from geisterstunde.server.version import version
from geisterstunde.table.lookalikes import skeleton
from geisterstunde.table.signing import KEY_FILE, Signer
from geisterstunde.texts import LANGUAGES, Texts

TEND_EVERY: Final = 0.5
REST_EVERY: Final = 2.0
"""Connections on which nothing was said for so long give back what listening takes."""
FORGET_EVERY: Final = 3600.0
ADMITTED_AT_ONCE: Final = 2
"""So many are let in before those inside are answered: a handshake takes more memory than a conversation."""
OTHER_FILES: Final = 2048
"""Files and connections beside the conversations: the store, pipes of bots, callers who ask by HTTP."""
GARBAGE: Final = (50_000, 10, 10)
"""When the garbage collector looks: less often than Python's own numbers have it, for a move makes little garbage."""


class _Uvicorn(uvicorn.Server):
    """uvicorn without its own ideas about signals: a stop is asked for by `should_exit`."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class RunningServer:
    """A server that is up."""

    def __init__(self, listening: Entrance, service: Service, wires: Wires, server: uvicorn.Server) -> None:
        self.port: int = listening.getsockname()[1]
        self.service = service
        self._wires = wires
        self._listening = listening
        self._server = server
        self._tasks: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        """Answer whoever calls."""
        serving = asyncio.create_task(self._server.serve([self._listening]))
        self._tasks = [
            serving,
            asyncio.create_task(_tend(self.service)),
            asyncio.create_task(_forget(self.service)),
            asyncio.create_task(_beat(self._wires, self.service.settings.heartbeat)),
            asyncio.create_task(_rest(self._wires)),
        ]
        while not self._server.started and not serving.done():
            await asyncio.sleep(0.005)

    def stop(self) -> None:
        """Begin to stop."""
        self._server.should_exit = True

    async def ended(self) -> None:
        """Wait until it has stopped."""
        await self._tasks[0]

    async def close(self) -> None:
        """Stop, and wait for what has been begun."""
        self.stop()
        serving, *others = self._tasks
        await asyncio.gather(serving, return_exceptions=True)
        for task in others:
            task.cancel()
        await asyncio.gather(*others, *self._wires.talks, return_exceptions=True)


async def _tend(service: Service) -> None:
    while True:
        await asyncio.sleep(TEND_EVERY)
        try:
            await service.caretaker.tend()
        except Exception as problem:
            service.trouble("tending", problem)


async def _beat(wires: Wires, every: float) -> None:
    while True:
        await asyncio.sleep(every)
        wires.beat()


async def _rest(wires: Wires) -> None:
    while True:
        await asyncio.sleep(REST_EVERY)
        wires.rest()


async def _forget(service: Service) -> None:
    while True:
        try:
            forgotten = await service.caretaker.forget_untouched()
            if forgotten:
                service.log.write("forgotten", tables=forgotten)
        except Exception as problem:
            service.trouble("forgetting", problem)
        await asyncio.sleep(FORGET_EVERY)


@contextlib.asynccontextmanager
async def opened(
    settings: Settings,
    *,
    time_and_luck: TimeAndLuck | None = None,
    chooser: BotChooser | None = None,
    log: Log | None = None,
    more: Sequence[Any] = (),
    listening: Entrance | None = None,
) -> AsyncIterator[RunningServer]:
    """A server that is up inside the `with`, and stopped gracefully at its end; Refused if it cannot be opened."""
    time_and_luck = time_and_luck or TimeAndLuck()
    log = log or Log(now=time_and_luck.now)
    counters = Counters()
    async with contextlib.AsyncExitStack() as stack:
        let_open(settings.most_sockets + OTHER_FILES)
        listening = listening or addresses.listening(settings.host, settings.port, is_port_chosen=True)
        stack.callback(listening.close)
        store = await SqliteStore.open(_file_of(settings), time_and_luck.now)
        stack.push_async_callback(store.close)
        _tell_of_damage(store, log)
        processes = settings.bot_processes or usual_processes(os.cpu_count())
        chooser = chooser or BotPool(processes, settings.bot_patience, settings.bot_nodes, counters.count_failure)
        signer = Signer.at(_file_of(settings).with_name(KEY_FILE))
        service = Service(store, chooser, settings, time_and_luck, log, counters, signer)
        stack.push_async_callback(service.close)
        listening.may_call = service.limits.may_call
        hear_libraries(log)
        # Somewhat larger messages get an answer; only far too large ones end the connection.
        wires = Wires(4 * settings.largest_message, settings.largest_outbox, settings.missed_heartbeats)
        running = RunningServer(
            listening, service, wires, _Uvicorn(_config(application(service, wires, more), service))
        )
        stack.push_async_callback(running.close)
        await running.begin()
        # The first who hears a sentence or sees the page does not wait until all of it has been read.
        reading = asyncio.create_task(asyncio.to_thread(_read_ahead))
        stack.callback(reading.cancel)
        log.write("open", port=running.port)
        yield running
    log.write("closed")


async def serve(
    settings: Settings,
    more: Sequence[Any] = (),
    when_open: Callable[[RunningServer], None] = lambda _: None,
    *,
    log: Log | None = None,
    listening: Entrance | None = None,
) -> None:
    """Serve until SIGINT or SIGTERM, then stop gracefully; Refused if it cannot be opened."""
    stopping = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        _hear_signal(loop, number, stopping.set)
    async with opened(settings, more=more, log=log, listening=listening) as running:
        when_open(running)
        # What is there now stays; the garbage collector need not look at it again and again, nor so often at the rest.
        gc.collect()
        gc.freeze()
        gc.set_threshold(*GARBAGE)
        await stopping.wait()


def _tell_of_damage(store: SqliteStore, log: Log) -> None:
    """Tell the host which tables are not whole; the others go on."""
    for table, _, entry in store.damaged:
        log.damaged(table, entry)
    if not store.is_checked:
        log.write("not-checked")


def _read_ahead() -> None:
    """Have the client read, which signs look alike, all sentences of all games, and what stands on the shelf."""
    version()
    skeleton("")
    for language, game in product(LANGUAGES, (None, *names())):
        Texts(language, game)
    shelf()


def _hear_signal(loop: asyncio.AbstractEventLoop, number: int, then: Callable[[], None]) -> None:
    try:
        loop.add_signal_handler(number, then)
    except NotImplementedError:
        # The loop of Windows has none of its own.
        signal.signal(number, lambda *_: loop.call_soon_threadsafe(then))


def _file_of(settings: Settings) -> Path:
    if settings.data is None:
        raise Refused(Refusal("no-data-file"))
    return settings.data


def _config(app: Any, service: Service) -> uvicorn.Config:
    settings = service.settings
    return uvicorn.Config(
        app,
        http=cast(type[asyncio.Protocol], partial(HttpWithTimeout, limits=service.limits)),
        ws=Handshake,
        loop="asyncio",
        lifespan="off",
        ws_per_message_deflate=False,
        # uvicorn counts whole seconds here.
        timeout_keep_alive=ceil(settings.request_patience),
        timeout_graceful_shutdown=ceil(settings.stop_patience),
        h11_max_incomplete_event_size=32_768,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        backlog=ADMITTED_AT_ONCE,
    )
