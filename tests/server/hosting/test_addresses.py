"""Where the server listens, and what people type to reach it."""

import ipaddress
import re

import pytest

from geisterstunde.core.words import Refused
from geisterstunde.server.hosting.addresses import is_everywhere, is_own, listening, local_address, network_address


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
