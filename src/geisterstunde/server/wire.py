"""A WebSocket connection under uvicorn that costs little: its handshake is uvicorn's, its frames are ours.

The application finds it in `scope["extensions"]["geisterstunde.wire"]` after accepting: `await wire.hear()` is the next
message or None, `wire.say(messages)` writes at once and never waits, `wire.leave(code)` says goodbye. Whoever does not
read for so long that too many bytes wait (`wire.bound`) is cut off: nobody waits for a slow reader.
"""

import asyncio
import socket
from collections import deque
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from geisterstunde.server.frames import CLOSE, PING, PONG, BadFrame, Frames, close_code, close_frame, frame_of

EXTENSION: Final = "geisterstunde.wire"
MOST_WAITING: Final = 32
"""So many messages wait to be heard before the socket is read no further."""
FAREWELL: Final = 2.0
"""Seconds that the other side has to answer a goodbye."""
GONE: Final = 1006
STOPPING: Final = 1012


class Wire(WebSocketsSansIOProtocol):
    """One connection."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._largest_outbox = 262_144
        self._frames: Frames | None = None
        self._waiting: deque[bytes] = deque()
        self._listener: asyncio.Future[None] | None = None
        self._is_deaf = False
        self.was_too_slow = False
        """Whether the other side was cut off because it did not read."""
        self.broken: int | None = None
        """The code of what was wrong with a frame of the other side."""

    # The application's side

    def bound(self, largest_outbox: int) -> None:
        """So many bytes may wait here for a slow reader, and about as many in the system."""
        self._largest_outbox = largest_outbox
        connection = self.transport.get_extra_info("socket")
        if connection is not None:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, largest_outbox)

    async def hear(self) -> bytes | None:
        """The next message; None when there will be no more."""
        while not self._waiting:
            if self._is_deaf:
                return None
            self._listener = self.loop.create_future()
            await self._listener
        message = self._waiting.popleft()
        if self.read_paused and not self._waiting and not self._is_deaf:
            self.read_paused = False
            self.transport.resume_reading()
        return message

    def say(self, messages: tuple[bytes, ...]) -> None:
        """Write messages as frames, in one go."""
        if len(messages) == 1:
            self._write(frame_of(messages[0]))
        else:
            self._write(b"".join(map(frame_of, messages)))

    def _write(self, frames: bytes) -> None:
        if self.close_sent or self.transport.is_closing():
            return
        self.transport.write(frames)
        if self.transport.get_write_buffer_size() > self._largest_outbox:
            self.was_too_slow = True
            self._end()
            self.transport.abort()

    def leave(self, code: int) -> None:
        """Say goodbye; what is still written is sent first."""
        if self.close_sent or self.transport.is_closing():
            return
        self.transport.write(close_frame(code))
        self.close_sent = True
        self._end()
        self._read_on()
        self.close_timer = self.loop.call_later(FAREWELL, self.transport.abort)

    # The network's side

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self._frames = Frames(self.config.ws_max_size)
            cast(dict[str, Any], self.scope["extensions"])[EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        if self._frames is None:
            super().data_received(data)
            return
        try:
            for opcode, content in self._frames.feed(data):
                if opcode & 0x8:
                    self._control(opcode, content)
                elif not self._is_deaf:
                    self._waiting.append(content)
        except BadFrame as bad:
            self.broken = bad.code
            # The application has the last word; it knows the language for a sentence.
            self._end()
            self.transport.pause_reading()
            return
        if not self._waiting:
            return
        self._wake()
        if len(self._waiting) > MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _control(self, opcode: int, content: bytes) -> None:
        if opcode == PING and not self.close_sent:
            self._write(frame_of(content, PONG))
        elif opcode == PONG and content == self.pending_ping_payload:
            self._answered_ping()
        elif opcode == CLOSE:
            if not self.close_sent:
                self.transport.write(close_frame(1000 if close_code(content) == 1005 else close_code(content)))
                self.close_sent = True
            self._end()
            self.transport.close()

    def _wake(self) -> None:
        if self._listener is not None and not self._listener.done():
            self._listener.set_result(None)

    def _end(self) -> None:
        """No more messages come; those that wait are forgotten."""
        self._is_deaf = True
        self._waiting.clear()
        self._wake()

    def _read_on(self) -> None:
        """Read on after a goodbye, so that what the other side still sends does not break the connection too early."""
        if self.broken is not None or self.read_paused:
            self.read_paused = False
            if not self.transport.is_closing():
                self.transport.resume_reading()

    def eof_received(self) -> None:
        # Half-closed: whoever will not speak any more does not sit here either. asyncio closes the rest.
        self._end()

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """The server stops."""
        self.stop_keepalive()
        if self._frames is None or not self.handshake_complete:
            super().shutdown()
            return
        if not self.close_sent:
            self.transport.write(close_frame(STOPPING))
            self.close_sent = True
        self._end()
        self.transport.close()

    # Heartbeats: uvicorn's timers, our frames

    def _answered_ping(self) -> None:
        self.pending_ping_payload = None
        if self.pong_timer is not None:
            self.pong_timer.cancel()
            self.pong_timer = None
            self.schedule_ping()

    def send_keepalive_ping(self) -> None:
        self.ping_timer = None
        if self.close_sent or self.transport.is_closing():
            return
        self.pending_ping_payload = b"ghost"
        self._write(frame_of(self.pending_ping_payload, PING))
        self.pong_timer = self.loop.call_later(self.ping_timeout or FAREWELL, self.keepalive_timeout)

    def keepalive_timeout(self) -> None:
        self._end()
        self.transport.abort()
