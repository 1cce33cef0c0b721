"""By which names this house may be called.

A page of a stranger can let its own name lead to this machine (DNS rebinding), and a browser then takes the house for
a part of that page. So only names that are ours are answered to: addresses of this machine, and what the host says.
"""

import socket
from contextlib import suppress
from functools import cache
from ipaddress import IPv6Address, ip_address
from urllib.parse import urlsplit

from geisterstunde.server.hosting.addresses import is_everywhere, is_own
from geisterstunde.server.hosting.settings import Settings


def is_ours(host: str | None, reached: str | None, settings: Settings) -> bool:
    """Whether a Host header names this house; `reached` is the address of ours at which the caller came in.

    Programs that are no browsers may name no host at all.
    """
    if host is None:
        return True
    name = name_in(host)
    named = {_plain(settings.host), _plain(reached or ""), name_in(urlsplit(settings.address).netloc)}
    return bool(name) and not is_everywhere(name) and (is_own(name) or name in own_names() or name in named)


def name_in(host: str) -> str:
    """The name in a host header, without its port and in one spelling."""
    name, _, port = host.rpartition(":")
    if not name or not port.isdecimal() or (":" in name and not name.endswith("]")):
        name = host
    return _plain(name.strip("[]"))


def _plain(name: str) -> str:
    with suppress(ValueError):
        address = ip_address(name)
        mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
        return str(mapped or address)
    return name.lower().removesuffix(".")


@cache
def own_names() -> frozenset[str]:
    """What this machine is called on its own network; nobody else's name can be that."""
    called = socket.gethostname().lower()
    return frozenset({"localhost", called, f"{called.partition('.')[0]}.local"} - {""})
