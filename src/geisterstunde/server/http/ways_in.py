"""By which addresses this house is reached: for the page of its host, who tells friends."""

from functools import lru_cache
from typing import Any, Final

from litestar import Request

from geisterstunde.server.bodies import WayIn
from geisterstunde.server.hosting.addresses import is_own, local_address, network_addresses
from geisterstunde.server.hosting.settings import Settings
from geisterstunde.server.http.hosts import name_in
from geisterstunde.server.http.links import picture_of

MOST_PICTURES: Final = 32
picture = lru_cache(MOST_PICTURES)(picture_of)


def ways_in(request: Request[Any, Any, Any], settings: Settings) -> tuple[WayIn, ...]:
    """The best for friends first; what leads nobody else here comes last. Asks the system, so not in the event loop."""
    server = request.scope.get("server")
    port = (server and server[1]) or settings.port
    chosen = settings.address and settings.address.rstrip("/") + "/"
    ways = [WayIn(address=chosen, reach="chosen", qr=picture(chosen))] if chosen else []
    nearby = network_addresses(settings.host, port)
    if not chosen:
        nearby = (*_came_by(request), *nearby)
    ways += [WayIn(address=one, reach="network", qr=picture(one)) for one in dict.fromkeys(nearby) if one != chosen]
    here = local_address(settings.host, port)
    is_told = any(way.address == here for way in ways)
    return tuple(ways) if is_told else (*ways, WayIn(address=here, reach="machine", qr=""))


def _came_by(request: Request[Any, Any, Any]) -> tuple[str, ...]:
    """The address by which the asker came from elsewhere: by this one somebody is in already."""
    host = request.headers.get("host", "")
    return () if not host or is_own(name_in(host)) else (f"{request.scope['scheme']}://{host}/",)
