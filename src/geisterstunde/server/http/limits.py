"""How much an anonymous caller may do: credits that grow back with time, and counts of what is open."""

from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Final

from geisterstunde.core.words import Refusal, Refused
from geisterstunde.server.hosting.settings import Settings

UNKNOWN: Final = "unknown"
BURST_OF_ADDRESS: Final = 3
"""Seconds' worth of messages that may come at once from an address."""


CALLS_AT_ONCE: Final = 4
"""A quarter of what may come in a minute may come at once: a handshake costs more than anything else."""


@lru_cache(maxsize=1024)
def neighbourhood(host: str | None) -> str:
    """Who is counted as one: an IPv4 address, or the 64 bits of an IPv6 network, which one household has."""
    try:
        address = ip_address(host or "")
    except ValueError:
        return UNKNOWN
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(IPv6Address(int(address) >> 64 << 64))
    return str(address)


class Credits:
    """A purse that is full at first and fills up again with time."""

    __slots__ = ("_a_second", "_held", "_most", "_since")

    def __init__(self, most: float, a_second: float, now: float) -> None:
        self._most = most
        self._a_second = a_second
        self._held = most
        self._since = now

    def spend(self, cost: float, now: float) -> bool:
        """Whether it could be paid for; debts are made up to the size of the purse."""
        held = self._held + (now - self._since) * self._a_second
        if held > self._most:
            held = self._most
        self._since = now
        if held >= cost:
            self._held = held - cost
            return True
        self._held = max(held - cost, -self._most)
        return False

    @property
    def is_deep_in_debt(self) -> bool:
        """Whether somebody went on although the purse was empty."""
        return self._held <= -self._most

    def give_back(self, cost: float) -> None:
        """What was paid for did not happen."""
        self._held = min(self._held + cost, self._most)


class Purses:
    """One purse for each address; the one that was silent longest is forgotten first."""

    def __init__(self, most: float, a_second: float, most_addresses: int) -> None:
        self._most = most
        self._a_second = a_second
        self._most_addresses = most_addresses
        self._purses: OrderedDict[str, Credits] = OrderedDict()

    def of(self, address: str, now: float) -> Credits:
        """The purse of an address."""
        purse = self._purses.get(address)
        if purse is None:
            if len(self._purses) >= self._most_addresses:
                self._purses.popitem(last=False)
            purse = self._purses[address] = Credits(self._most, self._a_second, now)
        else:
            self._purses.move_to_end(address)
        return purse


class Limits:
    """All limits of one server that concern more than one table."""

    def __init__(self, settings: Settings, tick: Callable[[], float]) -> None:
        self._settings = settings
        self._tick = tick
        addresses = settings.most_addresses
        self._tables = Purses(settings.tables_an_hour, settings.tables_an_hour / 3600, addresses)
        self._joins = Purses(settings.joins_an_hour, settings.joins_an_hour / 3600, addresses)
        self._requests = Purses(settings.requests_a_minute, settings.requests_a_minute / 60, addresses)
        self._bytes = Purses(settings.bytes_an_hour, settings.bytes_an_hour / 3600, addresses)
        self._files = Purses(settings.files_a_minute, settings.files_a_minute / 60, addresses)
        of_address = settings.messages_of_address
        self._messages = Purses(BURST_OF_ADDRESS * of_address, of_address, addresses)
        self._calls = Purses(settings.calls_a_minute / CALLS_AT_ONCE, settings.calls_a_minute / 60, addresses)
        self._sockets: dict[str, int] = {}
        self.sockets = 0
        self._callers: dict[str, int] = {}
        self.callers = 0
        """Connections on which requests come, or have not come yet."""

    def message_credits(self) -> Credits:
        """The purse of a new connection."""
        return Credits(self._settings.message_burst, self._settings.messages_a_second, self._tick())

    def messages_of(self, address: str) -> Credits:
        """The purse that all connections of an address share."""
        return self._messages.of(address, self._tick())

    def count_request(self, address: str, cost: int = 1) -> None:
        """Refused if this address asks too often; what makes more work than others costs more."""
        if not self._requests.of(address, self._tick()).spend(cost, self._tick()):
            raise Refused(Refusal("too-many-requests"))

    def count_file(self, address: str) -> None:
        """Refused if this address asks for files of the page again and again; they are in memory and make no work."""
        if not self._files.of(address, self._tick()).spend(1, self._tick()):
            raise Refused(Refusal("too-many-requests"))

    def keep_bytes(self, address: str, size: int) -> None:
        """Refused if so much was kept for this address lately that there is no room for more just now."""
        now = self._tick()
        purse = self._bytes.of(address, now)
        if not purse.spend(size, now):
            # Asking again does not make it longer.
            purse.give_back(size)
            raise Refused(Refusal("too-much-kept"))

    def may_call(self, host: str | None) -> bool:
        """Whether this host has not called too often lately.

        Asked before anything is made or read: a handshake that is refused in words costs as much as one that is not.
        """
        # Behind a proxy all of them are the proxy's.
        if self._settings.proxies:
            return True
        now = self._tick()
        return self._calls.of(neighbourhood(host), now).spend(1, now)

    def come_in(self, host: str | None) -> bool:
        """Whether one more connection of this address may wait at the door; then it is counted until `go_out`."""
        address = neighbourhood(host)
        is_crowded = self._callers.get(address, 0) >= self._settings.callers_of_address
        if is_crowded and not self._settings.proxies:
            return False
        self.callers += 1
        self._callers[address] = self._callers.get(address, 0) + 1
        return True

    def go_out(self, host: str | None) -> None:
        """A connection has become a conversation, or is gone."""
        address = neighbourhood(host)
        self.callers -= 1
        self._callers[address] -= 1
        if not self._callers[address]:
            del self._callers[address]

    @contextmanager
    def new_table(self, address: str) -> Iterator[None]:
        """Refused if this address has founded too many tables; what fails does not count."""
        with self._paid(self._tables.of(address, self._tick()), Refusal("too-many-tables")):
            yield

    @contextmanager
    def new_person(self, address: str) -> Iterator[None]:
        """Refused if too many people came from this address; what fails does not count."""
        with self._paid(self._joins.of(address, self._tick()), Refusal("too-many-joins")):
            yield

    @contextmanager
    def _paid(self, purse: Credits, refusal: Refusal) -> Iterator[None]:
        if not purse.spend(1, self._tick()):
            # Asking again does not make it longer.
            purse.give_back(1)
            raise Refused(refusal)
        try:
            yield
        except BaseException:
            purse.give_back(1)
            raise

    def open_socket(self, address: str) -> None:
        """Refused if there are too many connections; else it is counted until `close_socket`."""
        if self.sockets >= self._settings.most_sockets:
            raise Refused(Refusal("house-full"))
        if self._sockets.get(address, 0) >= self._settings.sockets_of_address:
            raise Refused(Refusal("too-many-sockets", {"most": self._settings.sockets_of_address}))
        self.sockets += 1
        self._sockets[address] = self._sockets.get(address, 0) + 1

    def close_socket(self, address: str) -> None:
        """One connection less."""
        self.sockets -= 1
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]
