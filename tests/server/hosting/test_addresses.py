"""Where the server listens, and what people type to reach it."""

import ipaddress
import re
import socket

import pytest

from geisterstunde.core.words import Refused
from geisterstunde.server.hosting.addresses import (
    SENT_AWAY_AT_ONCE,
    is_everywhere,
    is_own,
    listening,
    local_address,
    network_address,
    network_addresses,
)


@pytest.mark.parametrize(
    ("host", "typed"),
    [
        ("0.0.0.0", "http://localhost:80/"),
        ("::", "http://localhost:80/"),
        ("127.0.0.1", "http://127.0.0.1:80/"),
        ("::1", "http://[::1]:80/"),
    ],
)
def test_on_this_machine_a_server_for_everybody_is_at_localhost(host: str, typed: str) -> None:
    assert local_address(host, 80) == typed


@pytest.mark.parametrize("host", ["127.0.0.1", "::1", "localhost"])
def test_a_server_for_this_machine_alone_has_no_address_for_friends(host: str) -> None:
    assert is_own(host)
    assert network_address(host, 80) is None


def test_friends_type_the_address_that_was_chosen() -> None:
    assert network_address("192.0.2.7", 80) == "http://192.0.2.7:80/"
    assert network_address("ghosts.example", 80) == "http://ghosts.example:80/"


def test_for_every_network_friends_type_an_address_of_this_machine_or_there_is_no_network() -> None:
    typed = network_address("0.0.0.0", 80)
    if typed is not None:
        found = re.fullmatch(r"http://([0-9.]+):80/", typed)
        assert found, typed
        assert not ipaddress.ip_address(found[1]).is_loopback
    assert is_everywhere("0.0.0.0")
    assert not is_everywhere("ghosts.example")


def test_the_page_of_the_host_is_told_every_address_once_and_the_likeliest_first() -> None:
    told = network_addresses("0.0.0.0", 80)
    assert len(told) == len(set(told))
    assert told[:1] == tuple(filter(None, [network_address("0.0.0.0", 80)]))
    assert "http://127.0.0.1:80/" not in told
    assert network_addresses("192.0.2.7", 80) == ("http://192.0.2.7:80/",)
    assert network_addresses("localhost", 80) == ()


def test_a_port_that_was_asked_for_by_name_and_is_taken_is_refused() -> None:
    with listening("127.0.0.1", 0, is_port_chosen=True) as first:
        port = first.getsockname()[1]
        with pytest.raises(Refused, match="port-taken"):
            listening("127.0.0.1", port, is_port_chosen=True)
        with listening("127.0.0.1", port, is_port_chosen=False) as second:
            assert second.getsockname()[1] != port


def test_a_host_that_is_not_here_is_refused() -> None:
    with pytest.raises(Refused, match="host-not-here"):
        listening("192.0.2.7", 0, is_port_chosen=True)
    with pytest.raises(Refused, match="unknown-host"):
        listening("no host at all", 0, is_port_chosen=True)


def test_who_may_not_call_is_sent_away_before_a_connection_is_made() -> None:
    with listening("127.0.0.1", 0, is_port_chosen=True) as entrance:
        entrance.setblocking(False)
        asked: list[str] = []

        def may_call(host: str) -> bool:
            asked.append(host)
            return len(asked) > 2

        entrance.may_call = may_call
        place = entrance.getsockname()
        callers = [socket.create_connection(place, timeout=5) for _ in range(3)]
        accepted, address = entrance.accept()
        for caller in callers[:2]:
            head, _, told = caller.recv(4096).partition(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 429")
            assert f"content-length: {len(told)}".encode() in head
            # Nobody has said yet in which language they read.
            assert [line.split()[0] for line in told.decode().splitlines()] == ["Von", "Too"]
        assert address == callers[2].getsockname()
        assert asked == ["127.0.0.1"] * 3
        for connection in (accepted, *callers):
            connection.close()


def test_only_some_are_sent_away_before_others_are_answered() -> None:
    with listening("127.0.0.1", 0, is_port_chosen=True) as entrance:
        entrance.setblocking(False)
        entrance.may_call = lambda _: False
        callers = [socket.create_connection(entrance.getsockname(), timeout=5) for _ in range(SENT_AWAY_AT_ONCE + 1)]
        with pytest.raises(BlockingIOError):
            entrance.accept()
        callers[-1].settimeout(0)
        with pytest.raises(BlockingIOError):
            callers[-1].recv(1)
        for caller in callers:
            caller.close()
