"""A WebSocket connection under uvicorn that costs little: its handshake is uvicorn's, what follows is ours.

A move is three frames, and a match is two connections that are mostly silent. So after the handshake the application
takes the connection over (`scope["extensions"]["geisterstunde.wire"]`), and all that uvicorn needed for the handshake
is forgotten. `wire.begin(hearer)` has every message answered, one after the other, in a task that ends when nothing has
been heard for a while; `wire.say(messages)` writes at once and never waits, `wire.leave(code)` says goodbye.
Whoever does not read for so long that too many bytes wait is cut off: nobody waits for a slow reader.
"""

import asyncio
import socket
from collections.abc import Coroutine
from typing import Any, Final, Protocol, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from geisterstunde.server.socket.frames import CLOSE, PING, PONG, BadFrame, Frames, close_code, close_frame, frame_of

EXTENSION: Final = "geisterstunde.wire"
MOST_WAITING: Final = 32
"""So many messages wait to be heard before the socket is read no further."""
READ_AT_ONCE: Final = 65_536
FAREWELL: Final = 2.0
"""Seconds that the other side has to answer a goodbye."""
STOPPING: Final = 1012
NO_CODE: Final = 1005


class Hearer(Protocol):
    """Whoever answers on a connection."""

    def pay(self, cost: int) -> bool:
        """Whether so many frames that say nothing may come; they cost what messages cost."""

    async def hear(self, message: bytes) -> None:
        """Answer one message."""

    def hung_up(self, broken: int | None, *, was_too_slow: bool) -> None:
        """No more will come; the code says what was wrong with a frame of the other side, if anything."""


class Wires:
    """All connections, and what they have in common."""

    def __init__(self, largest_message: int, largest_outbox: int, most_missed: int) -> None:
        self.largest_message = largest_message
        self.largest_outbox = largest_outbox
        self._most_missed = most_missed
        self._open: set[Wire] = set()
        self._awake: set[Wire] = set()
        # Read into by one connection after the other; a new buffer for each read, as asyncio has it, is expensive.
        self.buffer = memoryview(bytearray(READ_AT_ONCE))
        self.talks: set[asyncio.Task[None]] = set()
        """What is being answered on them just now."""

    def add(self, wire: "Wire") -> None:
        self._open.add(wire)

    def discard(self, wire: "Wire") -> None:
        self._open.discard(wire)

    def wake(self, wire: "Wire", talk: Coroutine[Any, Any, None]) -> None:
        """Let a connection listen and answer by itself; it says at its end that it is `asleep`."""
        self._awake.add(wire)
        self.talks.add(asyncio.create_task(talk))

    def asleep(self, wire: "Wire") -> None:
        """What answers on this connection just now ends."""
        self._awake.discard(wire)
        self.talks.discard(cast(asyncio.Task[None], asyncio.current_task()))

    def rest(self) -> None:
        """Send to sleep what has heard nothing since the last time: a new task for each message would cost more than
        the message, and one for each of those who only sit there would be half of what a connection weighs."""
        for wire in tuple(self._awake):
            if wire.has_heard:
                wire.has_heard = False
            else:
                wire.sleep()

    def beat(self) -> None:
        """Ask every connection whether it lives; those that have not answered so often are cut off."""
        for wire in tuple(self._open):
            if wire.missed >= self._most_missed:
                wire.cut()
            else:
                wire.missed += 1
                wire.ping()


class Handshake(WebSocketsSansIOProtocol):
    """A connection until it is accepted."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast(dict[str, Any], self.scope["extensions"])[EXTENSION] = self.taken_over

    def taken_over(self, wires: Wires) -> "Wire":
        """The connection, accepted, without all that was needed until now."""
        self.stop_keepalive()
        connections = cast(set[Any], self.connections)
        wire = Wire(self.transport, wires, connections)
        if self.disconnected:
            wire.end()
        else:
            self.transport.set_protocol(wire)
            # uvicorn stops what is in this set.
            connections.discard(self)
            connections.add(wire)
            wires.add(wire)
        # uvicorn hangs up when the application returns, unless a farewell is on its way: so let it believe that.
        self.close_timer = self.loop.call_later(0, int)
        self._forget()
        return wire

    def _forget(self) -> None:
        """Let go of the handshake at once; in circles it would wait for the garbage collector."""
        self.scope.clear()  # type: ignore[attr-defined]
        self.conn.parser.close()
        del self.conn, self.request, self.response


class Wire(asyncio.BufferedProtocol):
    """One connection after its handshake."""

    __slots__ = (
        "_after_farewell",
        "_broken",
        "_close_sent",
        "_connections",
        "_frames",
        "_hearer",
        "_is_awake",
        "_is_deaf",
        "_is_paused",
        "_listener",
        "_transport",
        "_waiting",
        "_was_too_slow",
        "_wires",
        "has_heard",
        "missed",
    )

    def __init__(self, transport: asyncio.Transport, wires: Wires, connections: set[Any]) -> None:
        self._transport = transport
        self._wires = wires
        self._connections = connections
        self._frames = Frames(wires.largest_message)
        self._waiting: list[bytes] = []
        self._hearer: Hearer | None = None
        self._listener: asyncio.Future[bool] | None = None
        self._is_awake = False
        self._is_deaf = False
        self._is_paused = False
        self._close_sent = False
        self._after_farewell = 0
        # Whether the other side was cut off because it did not read; the code of what was wrong with its frame.
        self._was_too_slow = False
        self._broken: int | None = None
        self.missed = 0
        """Heartbeats since the other side was heard."""
        self.has_heard = False
        """Whether a message has come since somebody looked here."""
        connection = transport.get_extra_info("socket")
        if connection is not None:
            # What waits in the system for a slow reader is bounded too.
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, wires.largest_outbox)

    # The application's side

    def begin(self, hearer: Hearer) -> None:
        """Have what has come, and all that comes, answered by this one."""
        self._hearer = hearer
        if self._waiting or self._is_deaf:
            self._wake()

    def _wake(self) -> None:
        if self._listener is not None:
            if not self._listener.done():
                self._listener.set_result(True)
        elif self._hearer is not None and not self._is_awake:
            self._is_awake = True
            self._wires.wake(self, self._answer(self._hearer))

    def sleep(self) -> None:
        """Listen no longer; the next message wakes it."""
        if self._listener is not None and not self._listener.done():
            self._listener.set_result(False)

    async def _answer(self, hearer: Hearer) -> None:
        try:
            while self._waiting or await self._is_anything_heard():
                message = self._waiting.pop(0)
                self.has_heard = True
                if self._is_paused and not self._waiting:
                    self._read_on()
                await hearer.hear(message)
        finally:
            self._is_awake = False
            if self._is_deaf:
                self._hearer = None
                hearer.hung_up(self._broken, was_too_slow=self._was_too_slow)
            self._wires.asleep(self)

    async def _is_anything_heard(self) -> bool:
        """Wait for a message; False when there will be none, or it is time to sleep."""
        while not self._is_deaf:
            self._listener = asyncio.get_running_loop().create_future()
            is_awake = await self._listener
            self._listener = None
            if self._waiting:
                return True
            if not is_awake:
                return False
        return False

    def say(self, messages: tuple[bytes, ...]) -> None:
        """Write messages as frames, in one go."""
        if len(messages) == 1:
            self._write(frame_of(messages[0]))
        else:
            self._write(b"".join(map(frame_of, messages)))

    def leave(self, code: int) -> None:
        """Say goodbye; what is still written is sent first."""
        if self._close_sent or self._transport.is_closing():
            return
        self._transport.write(close_frame(code))
        self._close_sent = True
        self.end()
        # Read on, so that what the other side still sends does not break the connection before it has heard why.
        self._read_on()
        asyncio.get_running_loop().call_later(FAREWELL, self._transport.abort)

    def _write(self, frames: bytes) -> None:
        transport = self._transport
        if self._close_sent or transport.is_closing():
            return
        transport.write(frames)
        if transport.get_write_buffer_size() > self._wires.largest_outbox:
            self._was_too_slow = True
            self.cut()

    def _read_on(self) -> None:
        if self._is_paused and not self._transport.is_closing():
            self._is_paused = False
            self._transport.resume_reading()

    # The network's side

    def get_buffer(self, sizehint: int) -> memoryview:
        return self._wires.buffer

    def buffer_updated(self, nbytes: int) -> None:
        self.missed = 0
        if self._close_sent:
            # Whoever does not stop after a goodbye is not listened to for long.
            self._after_farewell += nbytes
            if self._after_farewell > READ_AT_ONCE:
                self._transport.abort()
                return
        ping: bytes | None = None
        controls = 0
        try:
            for opcode, content in self._frames.feed(bytes(self._wires.buffer[:nbytes])):
                if opcode == PING:
                    ping = content
                    controls += 1
                elif opcode == CLOSE:
                    self._answer_farewell(content)
                elif opcode == PONG:
                    controls += 1
                elif not self._is_deaf:
                    self._waiting.append(content)
        except BadFrame as bad:
            if self._is_deaf:
                return
            # The application has the last word; it knows the language for a sentence.
            self._broken = bad.code
            self.end()
            self._pause()
            return
        if controls and self._hearer is not None and not self._hearer.pay(controls):
            return
        if ping is not None:
            # The newest will do for all.
            self._write(frame_of(ping, PONG))
        if self._waiting:
            self._wake()
            if len(self._waiting) > MOST_WAITING:
                self._pause()

    def _answer_farewell(self, content: bytes) -> None:
        if not self._close_sent:
            code = close_code(content)
            self._transport.write(close_frame(1000 if code == NO_CODE else code))
            self._close_sent = True
        self.end()
        self._transport.close()

    def _pause(self) -> None:
        if not self._is_paused and not self._transport.is_closing():
            self._is_paused = True
            self._transport.pause_reading()

    def end(self) -> None:
        """No more messages come; those that wait are forgotten."""
        self._is_deaf = True
        self._waiting.clear()
        self._wake()

    def cut(self) -> None:
        """Hang up without a word."""
        self.end()
        self._transport.abort()

    def ping(self) -> None:
        """Ask whether the other side lives."""
        self._write(frame_of(b"", PING))

    def eof_received(self) -> None:
        # Half-closed: whoever will not speak any more does not sit here either. asyncio closes the rest.
        self.end()

    def connection_lost(self, exc: Exception | None) -> None:
        self.end()
        self._connections.discard(self)
        self._wires.discard(self)

    def shutdown(self) -> None:
        """The server stops (called by uvicorn)."""
        if not self._close_sent and not self._transport.is_closing():
            self._transport.write(close_frame(STOPPING))
            self._close_sent = True
        self.end()
        self._transport.close()
