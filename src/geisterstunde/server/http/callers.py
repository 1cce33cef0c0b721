"""Who calls: the address that limits are counted for, and who counts as the host of this machine."""

import hmac
from typing import Any, Final

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from geisterstunde.server.hosting.addresses import is_own
from geisterstunde.server.hosting.settings import Settings
from geisterstunde.server.http.hosts import is_ours, name_in
from geisterstunde.server.http.limits import neighbourhood
from geisterstunde.server.service import Service

AnyConnection = ASGIConnection[Any, Any, Any, Any]


FORWARDED: Final = ("x-forwarded-for", "x-real-ip", "forwarded", "x-forwarded-host", "x-forwarded-proto", "via")
"""What proxies add to a request."""


def caller(connection: AnyConnection, settings: Settings) -> str | None:
    """The address of the caller; of X-Forwarded-For and X-Real-IP only what our own proxies wrote is believed."""
    client = connection.client
    direct = client.host if client is not None else None
    if not settings.proxies:
        return direct
    hops = _said(connection, "x-forwarded-for")[-settings.proxies :]
    real = _said(connection, "x-real-ip")
    if not hops:
        return real[-1] if real else direct
    # A proxy writes one of the two and passes on what the caller made up as the other: then it is anybody's guess.
    is_agreed = not real or real[-1] in hops
    return hops[0] if is_agreed and len(hops) == settings.proxies else direct


def _said(connection: AnyConnection, name: str) -> list[str]:
    # Some proxies add a line of their own below one that the caller has made up.
    lines = connection.headers.getall(name, [])
    return [hop.strip() for hop in ",".join(lines).split(",") if hop.strip()]


def address_of(connection: AnyConnection, settings: Settings) -> str:
    """Who is counted as one."""
    return neighbourhood(caller(connection, settings))


def address(request: Request[Any, Any, Any], service: NamedDependency[Service]) -> str:
    """The same for a route."""
    return address_of(request, service.settings)


def is_called_rightly(connection: AnyConnection, settings: Settings) -> bool:
    """Whether the caller names this house by one of its own names."""
    server = connection.scope.get("server")
    return is_ours(connection.headers.get("host"), server[0] if server else None, settings)


def is_host(request: Request[Any, Any, Any], settings: Settings, token: str) -> bool:
    """Whoever knows the token of the house, or sits at this machine and came by one of its own names.

    A foreign page can have its own name lead here, but then that name is what the browser asks for.
    """
    said = request.headers.get("authorization", "").removeprefix("Bearer ")
    return hmac.compare_digest(said.encode(), token.encode()) or is_this_machine(request, settings)


def may_read_metrics(request: Request[Any, Any, Any], settings: Settings) -> bool:
    """This machine, or whoever knows the token: how often something happens is nothing for the people at a table."""
    if settings.metrics_token:
        said = request.headers.get("authorization", "").removeprefix("Bearer ")
        return hmac.compare_digest(said.encode(), settings.metrics_token.encode())
    return is_this_machine(request, settings)


def is_this_machine(request: Request[Any, Any, Any], settings: Settings) -> bool:
    """Whether the caller sits at the machine on which the server runs, with no proxy between, and calls it so."""
    # Behind a proxy everybody comes from this machine. We speak no TLS: where people come by https, there is one.
    is_behind_proxy = settings.proxies > 0 or settings.address.lower().startswith("https:")
    if is_behind_proxy or any(name in request.headers for name in FORWARDED):
        return False
    client = request.client
    return client is not None and is_own(client.host) and is_own(name_in(request.headers.get("host", "localhost")))
