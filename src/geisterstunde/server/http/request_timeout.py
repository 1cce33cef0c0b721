"""HTTP under uvicorn for callers that have to come to the point."""

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from geisterstunde.server.hosting.addresses import CROWDED
from geisterstunde.server.http.limits import Limits


class HttpWithTimeout(H11Protocol):
    """A connection on which a request has to be complete after a while; else it is closed.

    uvicorn itself waits for ever for somebody who sends a request byte by byte, or nothing at all. So many of them of
    one address wait at the door at most; who calls too often is sent away before (`Entrance`).
    """

    def __init__(self, *args: Any, limits: Limits, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._limits = limits
        self._host: str | None = None
        self._is_counted = False
        self._patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._host = self.client[0] if self.client is not None else None
        self._is_counted = self._limits.come_in(self._host)
        if self._is_counted:
            self._begin_to_wait()
        else:
            transport.write(CROWDED)
            transport.close()

    def data_received(self, data: bytes) -> None:
        self._begin_to_wait()
        super().data_received(data)

    def on_response_complete(self) -> None:
        self._stop_waiting()
        super().on_response_complete()
        if not self.transport.is_closing():
            self._begin_to_wait()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_waiting()
        self._go_out()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._go_out()
        super().connection_lost(exc)

    def _go_out(self) -> None:
        if self._is_counted:
            self._is_counted = False
            self._limits.go_out(self._host)

    def _begin_to_wait(self) -> None:
        if self._patience is None:
            self._patience = self.loop.call_later(self.timeout_keep_alive, self._lose_patience)

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _lose_patience(self) -> None:
        self._patience = None
        cycle = self.cycle
        # While we work on an answer, it is not the caller who keeps us waiting.
        is_our_turn = cycle is not None and not cycle.response_complete and not cycle.more_body
        if not is_our_turn and self.transport.get_protocol() is self:
            self.transport.abort()
