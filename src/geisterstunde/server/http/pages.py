"""The routes of the page: its files, and the way in for friends."""

import hashlib
from typing import Annotated, Any, Final, NamedTuple

from litestar import Request, Response, get
from litestar.params import PathParameter

from geisterstunde.core.words import Refusal, Refused
from geisterstunde.server.http.errors import OTHERWISE
from geisterstunde.server.http.links import picture_of, table_link
from geisterstunde.server.http.routes import Code, TheHouse
from geisterstunde.server.page import FOLDER
from geisterstunde.server.protocol import Invitation

Name = Annotated[str, PathParameter(max_length=64, description="The name of a file.")]

KINDS: Final = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
}


class Sheet(NamedTuple):
    """A file of the page."""

    content: bytes
    kind: str
    tag: str


def sheets() -> dict[str, Sheet]:
    """All files of the page by name; nothing else can be asked for."""
    found: dict[str, Sheet] = {}
    for file in sorted(FOLDER.iterdir()):
        if file.suffix in KINDS:
            content = file.read_bytes()
            found[file.name] = Sheet(content, KINDS[file.suffix], f'"{hashlib.sha256(content).hexdigest()[:16]}"')
    return found


SHEETS: Final = sheets()


def sent(name: str, request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the page; a browser that has it already hears so."""
    sheet = SHEETS.get(name)
    if sheet is None:
        raise Refused(Refusal("unknown-path"))
    headers = {"etag": sheet.tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == sheet.tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(sheet.content, media_type=sheet.kind, headers=headers)


@get("/", include_in_schema=False)
async def index(request: Request[Any, Any, Any]) -> Response[bytes]:
    return sent("index.html", request)


@get("/favicon.ico", include_in_schema=False)
async def icon(request: Request[Any, Any, Any]) -> Response[bytes]:
    return sent("ghost.svg", request)


@get("/static/{name:str}", include_in_schema=False)
async def static(request: Request[Any, Any, Any], name: Name) -> Response[bytes]:
    return sent(name, request)


@get("/api/tables/{code:str}/invitation", tags=["tables"], responses=OTHERWISE)
async def invitation(request: Request[Any, Any, Any], code: Code, house: TheHouse) -> Invitation:
    """The way to a table for friends, as a link and as a picture."""
    around = await house.around(code)
    link = table_link(request, house.settings, around.code)
    return Invitation(link=link, qr=picture_of(link))


PAGE: Final = (index, icon, static, invitation)
