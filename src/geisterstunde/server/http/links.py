"""Addresses for people: a link to a table, and a secret one to one's own seat."""

import re
from io import BytesIO
from typing import Any, Final

import segno
from litestar import Request

from geisterstunde.server.bodies import DeviceLink
from geisterstunde.server.hosting.addresses import is_everywhere, is_own, network_address
from geisterstunde.server.hosting.settings import Settings

_HOST: Final = re.compile(r"[A-Za-z0-9.\-_]{1,253}(:[0-9]{1,5})?|\[[0-9A-Fa-f:.]{2,45}\](:[0-9]{1,5})?")


def table_link(request: Request[Any, Any, Any], settings: Settings, code: str) -> str:
    """For friends; it holds no secret."""
    return f"{_base(request, settings)}/#{code}"


def device_link(request: Request[Any, Any, Any], settings: Settings, code: str, token: str) -> DeviceLink:
    """For one's own other device. The token is behind the #, which browsers do not send and servers do not log."""
    link = f"{_base(request, settings)}/#{code}/{token}"
    return DeviceLink(link=link, qr=picture_of(link))


def picture_of(link: str) -> str:
    """A link as a picture for a camera: an SVG."""
    picture = BytesIO()
    code = segno.make(link, error="m")
    code.save(picture, kind="svg", border=2, scale=4, light="white", xmldecl=False, svgns=True)
    return picture.getvalue().decode()


def _base(request: Request[Any, Any, Any], settings: Settings) -> str:
    if settings.address:
        return settings.address.rstrip("/")
    host = request.headers.get("host", "")
    if not _HOST.fullmatch(host):
        return ""
    return nearby(host, settings) or f"{request.scope['scheme']}://{host}"


def nearby(host: str, settings: Settings) -> str | None:
    """What friends type when the host itself came by `localhost`, which leads everybody to their own machine."""
    name, _, port = host.rpartition(":") if host.rpartition(":")[2].isdecimal() else (host, "", "")
    if not (port and is_own(name.strip("[]")) and is_everywhere(settings.host)):
        return None
    found = network_address(settings.host, int(port))
    return None if found is None else found.rstrip("/")
