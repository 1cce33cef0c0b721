"""Addresses of this machine: where the server listens, and what friends on the same network type."""

import contextlib
import errno
import ipaddress
import socket
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from geisterstunde.core.words import Refusal, Refused

MOST_WAITING: Final = 2048
"""So many callers may wait at the door."""
SENT_AWAY_AT_ONCE: Final = 16
"""So many are sent away before those inside are answered."""
_SENTENCES: Final = (
    "Von deiner Adresse kommen gerade zu viele Verbindungen. Schließe einige und komm wieder.\n"
    "Too many connections from your address. Close some and come again.\n"
).encode()
CROWDED: Final = (
    b"HTTP/1.1 429 Too Many Requests\r\ncontent-type: text/plain; charset=utf-8\r\nconnection: close\r\n"
    b"content-length: %d\r\n\r\n%b" % (len(_SENTENCES), _SENTENCES)
)
"""Said before anybody has asked anything, so nobody knows in which language they read: it is told in both."""
NEARBY: Final = 20
"""So many ports after the usual one are tried before any free one is taken."""
MOST_NETWORKS: Final = 6
"""So many networks of this machine are told."""
ELSEWHERE: Final = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses for documentation: nobody is there, and nothing is sent to them."""


class Entrance(socket.socket):
    """A listening socket at which more may wait than are let in at once; asyncio has one number for both.

    Who is not let in is sent away here, before anything is made for the connection, which takes a quarter less time.
    """

    may_call: Callable[[str], bool]
    """Whether this host may call once more; everybody may, until somebody says otherwise."""

    def __init__(self, family: int, kind: int) -> None:
        super().__init__(family, kind)
        self.may_call = lambda _: True

    def listen(self, backlog: int = MOST_WAITING) -> None:
        super().listen(MOST_WAITING)

    def accept(self) -> tuple[socket.socket, Any]:
        """The next who is let in; BlockingIOError if there is none among the next few."""
        for _ in range(SENT_AWAY_AT_ONCE):
            caller, address = super().accept()
            if self.may_call(address[0]):
                return caller, address
            with caller, contextlib.suppress(OSError):
                caller.setblocking(False)
                caller.send(CROWDED)
        raise BlockingIOError


def listening(host: str, port: int, *, is_port_chosen: bool) -> Entrance:
    """A socket that listens there; the next free port if the usual one is taken and nobody asked for it by name."""
    family = _family(host)
    ports = [port] if is_port_chosen else [*range(port, min(port + NEARBY, 65536)), 0]
    for candidate in ports:
        with contextlib.suppress(_PortTaken):
            return _bound(family, host, candidate)
    raise Refused(Refusal("port-taken", {"port": port}))


class _PortTaken(Exception):
    """Somebody listens there already."""


def _family(host: str) -> socket.AddressFamily:
    try:
        found = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Refused(Refusal("unknown-host", {"host": host})) from None
    return found[0][0]


def _bound(family: socket.AddressFamily, host: str, port: int) -> Entrance:
    bound = Entrance(family, socket.SOCK_STREAM)
    # A server that was stopped a moment ago must not keep its port from the next one.
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
        bound.listen()
    except PermissionError:
        bound.close()
        raise Refused(Refusal("port-not-allowed", {"port": port})) from None
    except OSError as error:
        bound.close()
        if error.errno == errno.EADDRINUSE:
            raise _PortTaken from None
        raise Refused(Refusal("host-not-here", {"host": host})) from None
    return bound


def local_address(host: str, port: int) -> str:
    """What to type on this machine."""
    return address(host if not is_everywhere(host) else "localhost", port)


def network_address(host: str, port: int) -> str | None:
    """What to type on another device of the same network; None if this machine keeps to itself or has no network."""
    if not is_everywhere(host):
        return None if is_own(host) else address(host, port)
    reached = _own_address(_family(host))
    return None if reached is None else address(reached, port)


def network_addresses(host: str, port: int) -> tuple[str, ...]:
    """What to type on other devices, one for each network of this machine that is found, the likeliest first."""
    if not is_everywhere(host):
        return () if is_own(host) else (address(host, port),)
    family = _family(host)
    found = (_own_address(family), *(one for one in _named_addresses(family) if _is_here(family, one)))
    return tuple(dict.fromkeys(address(one, port) for one in found if one is not None))[:MOST_NETWORKS]


def address(host: str, port: int) -> str:
    """A host and a port as browsers want them."""
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def is_everywhere(host: str) -> bool:
    """Whether a host means every network of this machine."""
    with contextlib.suppress(ValueError):
        return ipaddress.ip_address(host).is_unspecified
    return False


def is_own(host: str) -> bool:
    """Whether a host means this machine to itself."""
    with contextlib.suppress(ValueError):
        return ipaddress.ip_address(host).is_loopback
    return host == "localhost"


def _own_address(family: socket.AddressFamily) -> str | None:
    """The address by which this machine would leave for elsewhere; nothing is sent to find out."""
    with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((ELSEWHERE[family], 9))
        found = str(probe.getsockname()[0])
        return None if is_own(found) or is_everywhere(found) else found
    return None


@cache
def _named_addresses(family: socket.AddressFamily) -> tuple[str, ...]:
    """All that this machine's own name stood for when it was first asked: on some systems asking takes seconds."""
    with contextlib.suppress(OSError, UnicodeError):
        found = socket.getaddrinfo(socket.gethostname(), None, family, socket.SOCK_STREAM)
        return tuple(str(where[0]) for *_, where in found)
    return ()


def _is_here(family: socket.AddressFamily, found: str) -> bool:
    """Whether this is an address of this machine for others, now."""
    with contextlib.suppress(OSError, ValueError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.bind((found, 0))
        return not (is_own(found) or ipaddress.ip_address(found).is_link_local)
    return False
