"""The routes of the page: its files, and the way in for friends."""

import hashlib
from typing import Annotated, Any, Final, NamedTuple

from litestar import Request, Response, get
from litestar.params import PathParameter

from geisterstunde.core.words import Refusal, Refused
from geisterstunde.server.http.errors import OTHERWISE
from geisterstunde.server.http.links import picture_of, table_link
from geisterstunde.server.http.routes import Code, TheService
from geisterstunde.server.page import FOLDER
from geisterstunde.server.protocol import Invitation

Name = Annotated[str, PathParameter(max_length=64, description="The name of a file.")]

KINDS: Final = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
}


class PageFile(NamedTuple):
    """A file of the page."""

    content: bytes
    kind: str
    tag: str


def page_files() -> dict[str, PageFile]:
    """All files of the page by name; nothing else can be asked for."""
    found: dict[str, PageFile] = {}
    for file in sorted(FOLDER.iterdir()):
        if file.suffix in KINDS:
            content = file.read_bytes()
            found[file.name] = PageFile(content, KINDS[file.suffix], f'"{hashlib.sha256(content).hexdigest()[:16]}"')
    return found


PAGE_FILES: Final = page_files()


def sent(name: str, request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the page; a browser that has it already hears so."""
    file = PAGE_FILES.get(name)
    if file is None:
        raise Refused(Refusal("unknown-path"))
    headers = {"etag": file.tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(file.content, media_type=file.kind, headers=headers)


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
async def invitation(request: Request[Any, Any, Any], code: Code, service: TheService) -> Invitation:
    """The way to a table for friends, as a link and as a picture."""
    sheet = await service.sheet(code)
    link = table_link(request, service.settings, sheet.code)
    return Invitation(link=link, qr=picture_of(link))


PAGE: Final = (index, icon, static, invitation)
