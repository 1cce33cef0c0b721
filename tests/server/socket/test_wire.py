"""Connections that misbehave, on a real port."""

import base64
import os
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode

from geisterstunde.server.socket.frames import CLOSE, PING, PONG, TEXT, frame_of
from tests.server.running import PATIENCE, Server, server


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    limits: dict[str, Any] = {
        "requests_a_minute": 100_000,
        "hello_patience": 600.0,
        "largest_message": 2000,
        # Slow to forgive: a flood is one also where it takes a while to be heard.
        "messages_a_second": 1,
    }
    with server(tmp_path_factory.mktemp("house"), **limits) as running:
        yield running


def masked(content: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """One frame as clients have to send it."""
    return Frame(opcode, content, fin=fin).serialize(mask=True)


class Raw:
    """A connection byte by byte."""

    def __init__(self, house: Server, code: str) -> None:
        self.socket = socket.create_connection(("127.0.0.1", house.running.port), timeout=PATIENCE)
        house.guests.append(self.socket)
        key = base64.b64encode(os.urandom(16)).decode()
        request = [
            f"GET /api/tables/{code}/play HTTP/1.1",
            f"Host: {house.address}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            "",
            "",
        ]
        self.socket.sendall("\r\n".join(request).encode())
        self._received = b""
        while b"\r\n\r\n" not in self._received:
            self._received += self.socket.recv(4096)
        self._received = self._received.partition(b"\r\n\r\n")[2]

    def send(self, content: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> None:
        """One frame."""
        self.socket.sendall(masked(content, opcode, fin))

    def hear(self) -> tuple[int, bytes]:
        """The next frame of the server."""
        head = self._take(2)
        size = head[1]
        if size == 126:
            size = struct.unpack("!H", self._take(2))[0]
        return head[0] & 0xF, self._take(size)

    def _take(self, size: int) -> bytes:
        while len(self._received) < size:
            more = self.socket.recv(4096)
            if not more:
                raise EOFError
            self._received += more
        taken, self._received = self._received[:size], self._received[size:]
        return taken

    def farewell(self) -> tuple[dict[str, Any] | None, int | None]:
        """The last message before the close, and its code; no code if the connection was just cut."""
        last: dict[str, Any] | None = None
        try:
            while True:
                opcode, content = self.hear()
                if opcode == CLOSE:
                    return last, struct.unpack("!H", content[:2])[0]
                if opcode == TEXT:
                    last = msgspec.json.decode(content)
        except (EOFError, ConnectionError):
            return last, None


@pytest.fixture
def raw(house: Server) -> Raw:
    return Raw(house, house.found()["code"])


def test_a_foreign_page_cannot_connect(house: Server) -> None:
    with pytest.raises(InvalidStatus) as refused:
        house.talk(house.found()["code"], origin="https://evil.example")
    assert refused.value.response.status_code == 403


def test_the_own_page_can(house: Server) -> None:
    client = house.talk(house.found()["code"], origin=f"http://{house.address}")
    client.tell(type="hello")
    assert client.hear("welcome")


def test_there_are_no_sockets_elsewhere(house: Server) -> None:
    from websockets.sync.client import connect

    with pytest.raises(InvalidStatus), connect(f"ws://{house.address}/api/elsewhere"):
        pass


@pytest.mark.parametrize("code_of_table", ["bada-bada-bada", "x", "a" * 5000])
def test_an_unknown_table_says_so_before_it_closes(house: Server, code_of_table: str) -> None:
    client = house.talk(code_of_table)
    client.tell(type="hello", lang="en")
    last, code = client.farewell()
    assert last is not None
    assert (last["refusal"]["key"], code) == ("unknown-table", 4004)


def test_a_ping_of_the_protocol_is_answered(raw: Raw) -> None:
    raw.send(b"boo", Opcode.PING)
    assert raw.hear() == (PONG, b"boo")


def test_a_message_in_parts_is_put_together(raw: Raw) -> None:
    raw.send(b'{"type":"pi', fin=False)
    raw.send(b"!", Opcode.PING)
    raw.send(b'ng","n":', Opcode.CONT, fin=False)
    raw.send(b"7}", Opcode.CONT)
    assert [raw.hear(), raw.hear()] == [(PONG, b"!"), (TEXT, b'{"type":"pong","n":7}')]


def test_a_message_that_comes_byte_by_byte_is_read(raw: Raw) -> None:
    for byte in Frame(Opcode.TEXT, b'{"type":"ping","n":7}').serialize(mask=True):
        raw.socket.sendall(bytes([byte]))
    assert raw.hear() == (TEXT, b'{"type":"pong","n":7}')


def test_many_messages_in_one_packet_are_all_answered(raw: Raw) -> None:
    raw.socket.sendall(Frame(Opcode.TEXT, b'{"type":"ping","n":7}').serialize(mask=True) * 50)
    assert [raw.hear() for _ in range(50)] == [(TEXT, b'{"type":"pong","n":7}')] * 50


def test_a_somewhat_large_message_is_refused_and_the_conversation_goes_on(raw: Raw) -> None:
    raw.send(b"x" * 2001)
    assert msgspec.json.decode(raw.hear()[1])["refusal"]["key"] == "too-large"
    raw.send(b'{"type":"ping","n":7}')
    assert raw.hear()[0] == TEXT


def test_a_far_too_large_message_is_refused_and_the_connection_closed(raw: Raw) -> None:
    raw.send(b"x" * 10_000)
    last, code = raw.farewell()
    assert last is not None
    assert (last["refusal"]["key"], code) == ("too-large", 1009)


def test_a_message_that_never_ends_is_refused(raw: Raw) -> None:
    raw.send(b"x" * 1000, fin=False)
    for _ in range(8):
        raw.send(b"x" * 1000, Opcode.CONT, fin=False)
    assert raw.farewell()[1] == 1009


@pytest.mark.parametrize(
    "frame",
    [
        frame_of(b"not masked"),
        b"\xc1\x80\x00\x00\x00\x00",
        Frame(Opcode.CONT, b"of nothing").serialize(mask=True),
        b"\x83\x80\x00\x00\x00\x00",
        b"\x8b\x80\x00\x00\x00\x00",
        b"\x09\x80\x00\x00\x00\x00",
        b"\x89\xfe\x00\x80\x00\x00\x00\x00" + b"x" * 128,
    ],
    ids=["unmasked", "reserved bit", "lone part", "unknown kind", "unknown control", "ping in parts", "long ping"],
)
def test_a_frame_that_no_client_may_send_closes_the_connection(raw: Raw, frame: bytes) -> None:
    raw.socket.sendall(frame)
    last, code = raw.farewell()
    assert last is not None
    assert (last["refusal"]["key"], code) == ("bad-frame", 1002)


def test_a_flood_of_small_frames_ends_the_connection(raw: Raw) -> None:
    raw.socket.sendall(Frame(Opcode.PING, b"").serialize(mask=True) * 8000)
    last, code = raw.farewell()
    assert last is None or last["refusal"]["key"] == "too-many-messages"
    assert code in (None, 4008)


def test_a_farewell_is_answered(raw: Raw) -> None:
    raw.send(struct.pack("!H", 1000), Opcode.CLOSE)
    assert raw.farewell() == (None, 1000)


def test_a_half_closed_connection_is_closed(raw: Raw) -> None:
    raw.socket.shutdown(socket.SHUT_WR)
    assert raw.farewell() == (None, None)


def test_who_hangs_up_without_a_word_is_gone_for_the_others(house: Server) -> None:
    table = house.found()
    ada = house.enter(table["code"], table["token"])
    other = Raw(house, table["code"])
    other.send(b'{"type":"hello"}')
    assert [ada.hear("present")["watchers"] for _ in range(2)] == [0, 1]
    other.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    other.socket.close()
    assert ada.hear("present")["watchers"] == 0


def test_a_flood_of_messages_ends_the_connection(raw: Raw) -> None:
    # In one go: whoever still sends when the goodbye is there would be told so by an exception.
    raw.socket.sendall(b"".join(masked(b'{"type":"ping","n":%d}' % number) for number in range(200)))
    last, code = raw.farewell()
    assert last is not None
    assert (last["type"], last["refusal"]["key"], code) == ("bye", "too-many-messages", 4008)


def test_who_keeps_silent_is_asked_to_come_again(tmp_path: Path) -> None:
    with server(tmp_path, hello_patience=0.2) as house:
        last, code = house.talk(house.found()["code"]).farewell()
        assert last is not None
        assert (last["refusal"]["key"], code) == ("hello-late", 4000)


def test_one_address_has_so_many_connections(tmp_path: Path) -> None:
    with server(tmp_path, sockets_of_address=1) as house:
        code = house.found()["code"]
        assert house.enter(code)
        last, closed = house.talk(code).farewell()
        assert last is not None
        assert (last["refusal"]["key"], closed) == ("too-many-sockets", 4013)


def test_a_connection_that_is_closed_makes_room(tmp_path: Path) -> None:
    with server(tmp_path, sockets_of_address=2) as house:
        table = house.found()
        watcher = house.enter(table["code"])
        ada = house.enter(table["code"], table["token"])
        watcher.close()
        while ada.hear("present")["watchers"]:
            pass
        assert house.enter(table["code"])


def test_a_dead_connection_is_noticed_by_its_silence(tmp_path: Path) -> None:
    with server(tmp_path, heartbeat=0.1, missed_heartbeats=1) as house:
        silent = Raw(house, house.found()["code"])
        assert silent.hear() == (PING, b"")
        assert silent.farewell() == (None, None)


def test_a_living_connection_answers_and_stays(tmp_path: Path) -> None:
    with server(tmp_path, heartbeat=0.1, missed_heartbeats=1000) as house:
        alive = Raw(house, house.found()["code"])
        for _ in range(3):
            assert alive.hear() == (PING, b"")
            alive.send(b"", Opcode.PONG)


def test_a_silent_connection_sleeps_and_every_message_wakes_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("geisterstunde.server.hosting.serve.REST_EVERY", 0.002)
    with server(tmp_path, messages_a_second=100_000, message_burst=100_000) as house:
        table = house.found()
        somebody = Raw(house, table["code"])
        # Before, in and after the moments at which it is sent to sleep.
        for n in range(200):
            time.sleep(n % 8 / 1000)
            somebody.send(b'{"type":"ping","n":%d}' % n)
            assert somebody.hear() == (TEXT, b'{"type":"pong","n":%d}' % n)
        ada = house.enter(table["code"], table["token"])
        assert ada.hear("present")["watchers"] == 0
        time.sleep(0.02)
        ada.close()
        # Who was asleep is noticed to have gone, too.
        ben = house.enter(table["code"])
        while ben.hear("present")["gone_since"][0] is None:
            pass


def test_whoever_does_not_read_is_cut_off_and_the_table_plays_on(tmp_path: Path) -> None:
    with server(tmp_path, largest_outbox=1000, messages_a_second=100_000, message_burst=100_000) as house:
        table = house.found()
        ada = house.enter(table["code"], table["token"])
        deaf = Raw(house, table["code"])
        deaf.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.send(b'{"type":"hello"}')
        counters = house.running.service.counters
        rounds = 0
        while not counters.slow_readers:
            rounds += 1
            assert ada.do("rename", name=f"Ada {rounds}")["type"] == "done"
        assert ada.do("rename", name="Ada")["type"] == "done"


def test_whoever_was_cut_off_comes_back_and_hears_what_was_missed(house: Server) -> None:
    table = house.found()
    ada = house.enter(table["code"], table["token"])
    watcher = house.enter(table["code"])
    watcher.socket.socket.close()
    assert ada.do("rename", name="Eve")["type"] == "done"
    again = house.enter(table["code"], last=watcher.number)
    assert [note["note"] for note in again.news["notes"]] == ["renamed"]


@pytest.mark.parametrize("before", [b"", b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"])
def test_somebody_who_never_finishes_a_request_is_cut_off(before: bytes, tmp_path: Path) -> None:
    with server(tmp_path, request_patience=1.0) as house:
        caller = socket.create_connection(("127.0.0.1", house.running.port), timeout=PATIENCE)
        house.guests.append(caller)
        # On a busy machine it may have been cut off before it has said so much.
        with suppress(ConnectionError):
            caller.sendall(before)
            caller.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n{")
        assert end_of(caller) == b""


def end_of(caller: socket.socket) -> bytes:
    """Read until the other side ends the connection; nothing is left then."""
    with suppress(ConnectionError):
        while caller.recv(1000):
            pass
    return b""


def test_a_stop_closes_all_connections_and_says_that_it_is_one(tmp_path: Path) -> None:
    with server(tmp_path) as house:
        client = house.enter(house.found()["code"])
        house.stop()
        assert client.farewell()[1] == 1012
