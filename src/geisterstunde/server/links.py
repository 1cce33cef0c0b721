"""Addresses for people: a link to a table, and a secret one to one's own seat."""

import re
from io import BytesIO
from typing import Any, Final

import segno
from litestar import Request

from geisterstunde.server.protocol import DeviceLink
from geisterstunde.server.settings import Settings

_HOST: Final = re.compile(r"[A-Za-z0-9.\-_]{1,253}(:[0-9]{1,5})?|\[[0-9A-Fa-f:.]{2,45}\](:[0-9]{1,5})?")


def table_link(request: Request[Any, Any, Any], settings: Settings, code: str) -> str:
    """For friends; it holds no secret."""
    return f"{_base(request, settings)}/#{code}"


def device_link(request: Request[Any, Any, Any], settings: Settings, code: str, token: str) -> DeviceLink:
    """For one's own other device. The token is behind the #, which browsers do not send and servers do not log."""
    link = f"{_base(request, settings)}/#{code}/{token}"
    picture = BytesIO()
    segno.make(link, error="m").save(picture, kind="svg", border=2, scale=4, xmldecl=False, svgns=True)
    return DeviceLink(link=link, qr=picture.getvalue().decode())


def _base(request: Request[Any, Any, Any], settings: Settings) -> str:
    if settings.address:
        return settings.address.rstrip("/")
    host = request.headers.get("host", "")
    return f"{request.scope['scheme']}://{host}" if _HOST.fullmatch(host) else ""
