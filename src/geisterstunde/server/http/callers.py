"""Who calls: the address that limits are counted for, and who counts as the host of this machine."""

import hmac
from ipaddress import ip_address
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from geisterstunde.server.hosting.settings import Settings
from geisterstunde.server.http.limits import neighbourhood
from geisterstunde.server.service import Service

AnyConnection = ASGIConnection[Any, Any, Any, Any]


def caller(connection: AnyConnection, settings: Settings) -> str | None:
    """The address of the caller; of X-Forwarded-For only what our own proxies have written is believed."""
    client = connection.client
    direct = client.host if client is not None else None
    if not settings.proxies:
        return direct
    # Some proxies add a line of their own below one that the caller has made up.
    lines = connection.headers.getall("x-forwarded-for", [])
    forwarded = [hop.strip() for hop in ",".join(lines).split(",")]
    return forwarded[-settings.proxies] if len(forwarded) >= settings.proxies and forwarded[0] else direct


def address_of(connection: AnyConnection, settings: Settings) -> str:
    """Who is counted as one."""
    return neighbourhood(caller(connection, settings))


def address(request: Request[Any, Any, Any], service: NamedDependency[Service]) -> str:
    """The same for a route."""
    return address_of(request, service.settings)


def may_read_metrics(request: Request[Any, Any, Any], settings: Settings) -> bool:
    """This machine, or whoever knows the token: how often something happens is nothing for the people at a table."""
    if settings.metrics_token:
        said = request.headers.get("authorization", "").removeprefix("Bearer ")
        return hmac.compare_digest(said.encode(), settings.metrics_token.encode())
    is_forwarded = "x-forwarded-for" in request.headers or "forwarded" in request.headers
    host = caller(request, settings)
    try:
        return not is_forwarded and ip_address(host or "").is_loopback
    except ValueError:
        return False
