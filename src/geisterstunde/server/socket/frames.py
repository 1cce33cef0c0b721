"""The frames of a WebSocket (RFC 6455) as bytes in and bytes out, for a server without extensions.

Written here and not taken from a library because a move is three frames, and they cost more than the move: a text
frame that comes whole is read in one step, one that goes to many people is made once.
"""

import struct
from typing import Final

from websockets.speedups import apply_mask

TEXT: Final = 0x1
BINARY: Final = 0x2
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA

_FIN: Final = 0x80
_MASKED: Final = 0x80
_LONGEST_CONTROL: Final = 125

PROTOCOL_ERROR: Final = 1002
TOO_BIG: Final = 1009
FLOOD: Final = 1008

MOST_AT_ONCE: Final = 256
"""Nobody has so much to say at once."""
MOST_PARTS: Final = 32
"""Nobody needs more for one message; each costs as much as a whole one."""


class BadFrame(Exception):
    """What came is not a frame that a client may send; the code says why the connection is closed."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def frame_of(content: bytes, opcode: int = TEXT) -> bytes:
    """One whole frame from the server."""
    size = len(content)
    if size < 126:
        return bytes((_FIN | opcode, size)) + content
    if size < 65536:
        return struct.pack("!BBH", _FIN | opcode, 126, size) + content
    return struct.pack("!BBQ", _FIN | opcode, 127, size) + content


def close_frame(code: int) -> bytes:
    """The frame that says goodbye."""
    return frame_of(struct.pack("!H", code), CLOSE)


def close_code(content: bytes) -> int:
    """The code of a close frame; 1005 says that it named none."""
    if len(content) < 2:
        return 1005
    code: int = struct.unpack_from("!H", content)[0]
    return code


class Frames:
    """Puts together what comes from a client: whole messages and control frames."""

    __slots__ = ("_kind", "_largest", "_parts", "_rest", "_size")

    def __init__(self, largest: int) -> None:
        self._largest = largest
        self._rest = b""
        # The parts of a message that is not whole yet, its kind in front.
        self._kind = 0
        self._parts: list[bytes] = []
        self._size = 0

    def feed(self, received: bytes) -> list[tuple[int, bytes]]:
        """All that is whole now, as opcode and content; BadFrame if the client broke the protocol."""
        if self._rest:
            received = self._rest + received
            self._rest = b""
        whole: list[tuple[int, bytes]] = []
        start, size = 0, len(received)
        while start < size:
            end = self._end_of(received, start)
            if end > size or end == 0:
                self._rest = received[start:]
                break
            self._take(received[start:end], whole)
            if len(whole) > MOST_AT_ONCE:
                raise BadFrame(FLOOD)
            start = end
        return whole

    def _end_of(self, received: bytes, start: int) -> int:
        """Where the frame that starts there ends; 0 if even that is not known yet."""
        known = len(received) - start
        if known < 2:
            return 0
        first, second = received[start], received[start + 1]
        size = second & 0x7F
        # No extension was agreed on, and whatever a client sends is masked.
        if first & 0x70 or not second & _MASKED:
            raise BadFrame(PROTOCOL_ERROR)
        if first & 0x8 and (not first & _FIN or size > _LONGEST_CONTROL):
            raise BadFrame(PROTOCOL_ERROR)
        head = 6
        if size == 126:
            if known < 4:
                return 0
            size = int.from_bytes(received[start + 2 : start + 4], "big")
            head = 8
        elif size == 127:
            if known < 10:
                return 0
            size = int.from_bytes(received[start + 2 : start + 10], "big")
            head = 14
        if size > self._largest and not first & 0x8:
            raise BadFrame(TOO_BIG)
        return start + head + size

    def _take(self, frame: bytes, whole: list[tuple[int, bytes]]) -> None:
        size = frame[1] & 0x7F
        head = 6 if size < 126 else 8 if size == 126 else 14
        content = apply_mask(frame[head:], frame[head - 4 : head]) if size else b""
        opcode = frame[0] & 0xF
        is_last = bool(frame[0] & _FIN)
        if opcode & 0x8:
            if opcode not in (CLOSE, PING, PONG):
                raise BadFrame(PROTOCOL_ERROR)
            whole.append((opcode, content))
        elif opcode:
            if opcode not in (TEXT, BINARY) or self._kind:
                raise BadFrame(PROTOCOL_ERROR)
            if is_last:
                whole.append((opcode, content))
            else:
                self._kind = opcode
                self._parts = [content]
                self._size = len(content)
        else:
            self._continue(content, whole, is_last=is_last)

    def _continue(self, content: bytes, whole: list[tuple[int, bytes]], *, is_last: bool) -> None:
        if not self._kind:
            raise BadFrame(PROTOCOL_ERROR)
        self._parts.append(content)
        # Counted on the way: adding up all parts for each of them would stop the service for seconds.
        self._size += len(content)
        if self._size > self._largest:
            raise BadFrame(TOO_BIG)
        if len(self._parts) > MOST_PARTS:
            raise BadFrame(FLOOD)
        if is_last:
            whole.append((self._kind, b"".join(self._parts)))
            self._kind = 0
            self._parts = []
