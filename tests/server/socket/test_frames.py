"""Frames of a WebSocket, compared with those of the `websockets` library."""

import random

import pytest
from websockets.frames import Frame, Opcode

from geisterstunde.server.socket.frames import (
    BINARY,
    CLOSE,
    PING,
    TEXT,
    BadFrame,
    Frames,
    close_code,
    close_frame,
    frame_of,
)

LARGEST = 70_000


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_frame_is_what_the_library_makes(size: int) -> None:
    assert frame_of(b"x" * size) == Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_frame_of_the_library_is_read(size: int) -> None:
    content = random.Random(size).randbytes(size)
    assert Frames(LARGEST).feed(Frame(Opcode.BINARY, content).serialize(mask=True)) == [(BINARY, content)]


def test_frames_are_found_however_they_are_cut() -> None:
    for seed in range(50):
        rng = random.Random(seed)
        contents = [rng.randbytes(rng.choice([0, 5, 130, 300])) for _ in range(8)]
        stream = b"".join(Frame(Opcode.TEXT, content).serialize(mask=True) for content in contents)
        frames, found = Frames(LARGEST), []
        while stream:
            size = rng.randint(1, 200)
            found += frames.feed(stream[:size])
            stream = stream[size:]
        assert found == [(TEXT, content) for content in contents], f"seed {seed}"


def test_a_message_in_parts_is_one_message() -> None:
    frames = Frames(LARGEST)
    parts = [
        Frame(Opcode.TEXT, b"a", fin=False),
        Frame(Opcode.PING, b"!"),
        Frame(Opcode.CONT, b"b", fin=False),
        Frame(Opcode.CONT, b"c"),
    ]
    found = [one for part in parts for one in frames.feed(part.serialize(mask=True))]
    assert found == [(PING, b"!"), (TEXT, b"abc")]


def test_a_new_message_amidst_another_is_refused() -> None:
    frames = Frames(LARGEST)
    frames.feed(Frame(Opcode.TEXT, b"a", fin=False).serialize(mask=True))
    with pytest.raises(BadFrame, match="1002"):
        frames.feed(Frame(Opcode.TEXT, b"b").serialize(mask=True))


def test_the_size_is_checked_before_the_content_has_come() -> None:
    with pytest.raises(BadFrame, match="1009"):
        Frames(1000).feed(b"\x81\xff" + (2**62).to_bytes(8, "big"))


def test_parts_of_nothing_do_not_add_up_for_ever() -> None:
    """Each costs as much as a message, and one client could keep the house busy with nothing."""
    frames = Frames(40_000)
    frames.feed(Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True))
    with pytest.raises(BadFrame, match="1008"):
        frames.feed(Frame(Opcode.CONT, b"", fin=False).serialize(mask=True) * 50)


def test_parts_that_are_too_much_together_are_refused() -> None:
    frames = Frames(10)
    frames.feed(Frame(Opcode.TEXT, b"12345", fin=False).serialize(mask=True))
    with pytest.raises(BadFrame, match="1009"):
        frames.feed(Frame(Opcode.CONT, b"678901", fin=False).serialize(mask=True))


def test_a_farewell_carries_its_code() -> None:
    (opcode, content), *_ = Frames(100).feed(Frame(Opcode.CLOSE, close_frame(4008)[2:]).serialize(mask=True))
    assert (opcode, close_code(content)) == (CLOSE, 4008)


def test_a_farewell_without_a_code_is_one_too() -> None:
    assert close_code(b"") == 1005


def test_too_many_frames_at_once_are_refused() -> None:
    with pytest.raises(BadFrame, match="1008"):
        Frames(100).feed(Frame(Opcode.PING, b"").serialize(mask=True) * 1000)
