"""The routes of the page: the client, and the way in for friends."""

from typing import Any, Final

from litestar import Request, get

from geisterstunde.server.bodies import Invitation
from geisterstunde.server.http.client import CLIENT
from geisterstunde.server.http.errors import OTHERWISE
from geisterstunde.server.http.links import picture_of, table_link
from geisterstunde.server.http.routes import Code, TheService


@get("/api/tables/{code:str}/invitation", tags=["tables"], responses=OTHERWISE)
async def invitation(request: Request[Any, Any, Any], code: Code, service: TheService) -> Invitation:
    """The way to a table for friends, as a link and as a picture."""
    sheet = await service.sheet(code)
    link = table_link(request, service.settings, sheet.code)
    return Invitation(link=link, qr=picture_of(link))


PAGE: Final = (invitation, *CLIENT)
