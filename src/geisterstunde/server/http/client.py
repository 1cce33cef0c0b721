"""The routes of the client: its page, and its files by hashed names, compressed when they were built."""

import gzip
import hashlib
import re
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.params import PathParameter

from geisterstunde.core.words import Refusal, Refused
from geisterstunde.games import names
from geisterstunde.server.client import FOLDER

Name = Annotated[str, PathParameter(max_length=128, description="The name of a file.")]

KINDS: Final = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".woff": "font/woff",
}
"""What a file is, by its end; Litestar adds to text that it is UTF-8."""
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""What a browser may ask for, the smallest first, and how those files end."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASSETS: Final = "assets/"
_BUILD = re.compile(rb'<meta name="build" content="([0-9a-f]+)"')


class ClientFile(msgspec.Struct, frozen=True):
    """A file of the client in its encodings; the plain one is called "", and kept only where there is none packed."""

    kind: str
    tag: str
    contents: dict[str, bytes]
    keep: str

    def plain(self) -> bytes:
        """What is in it, for the few who cannot unpack."""
        return self.contents[""] if "" in self.contents else gzip.decompress(self.contents["gzip"])


@cache
def client_files() -> dict[str, ClientFile]:
    """All files of the client by their path; nothing else can be asked for."""
    if not FOLDER.is_dir():
        return {}
    found = sorted(file for file in FOLDER.rglob("*") if file.is_file() and file.suffix in KINDS)
    return {file.relative_to(FOLDER).as_posix(): _file(file) for file in found}


def _file(file: Path) -> ClientFile:
    content = file.read_bytes()
    packed = {name: file.with_name(file.name + end) for name, end in ENCODINGS.items()}
    contents = {name: other.read_bytes() for name, other in packed.items() if other.is_file()}
    # A name in assets/ is the hash of what is in it, so what is in it never changes.
    is_hashed = file.relative_to(FOLDER).as_posix().startswith(ASSETS)
    tag = f'"{hashlib.sha256(content).hexdigest()[:16]}"'
    if "gzip" not in contents:
        contents[""] = content
    return ClientFile(kind=KINDS[file.suffix], tag=tag, contents=contents, keep=FOR_EVER if is_hashed else "no-cache")


def client_build() -> str:
    """The name of the build, which an old tab compares with its own; empty if nothing was built."""
    page = client_files().get("index.html")
    named = None if page is None else _BUILD.search(page.plain())
    return "" if named is None else named[1].decode()


def sent(path: str, request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the client, as small as the browser understands it; one that has it already hears so."""
    file = client_files().get(path)
    if file is None and client_files():
        raise Refused(Refusal("unknown-path"))
    return answered(file, request)


def answered(file: ClientFile | None, request: Request[Any, Any, Any]) -> Response[bytes]:
    """The file in the encoding that is wanted; Refused where nothing was built."""
    if file is None:
        raise Refused(Refusal("client-not-built"))
    headers = {"etag": file.tag, "cache-control": file.keep, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    encoding = wanted_encoding(request.headers.get("accept-encoding", ""), file)
    if encoding:
        headers["content-encoding"] = encoding
    content = file.contents[encoding] if encoding else file.plain()
    return Response(content, media_type=file.kind, headers=headers)


def wanted_encoding(accepted: str, file: ClientFile) -> str:
    """The best encoding that a browser accepts and that was made; "" is none."""
    wishes = {}
    for wish in accepted.lower().split(",")[:20]:
        name, _, quality = wish.strip().partition(";")
        wishes[name.strip()] = not re.fullmatch(r"\s*q=0(\.0*)?\s*", quality)
    return next((name for name in ENCODINGS if name in file.contents and wishes.get(name)), "")


@get("/", include_in_schema=False)
async def client_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    return sent("index.html", request)


@cache
def page_below() -> ClientFile | None:
    """The page for an address below the root: it finds its files all the same."""
    page = client_files().get("index.html")
    if page is None:
        return None
    content = page.plain().replace(b'="./', b'="/')
    tag = f'"{hashlib.sha256(content).hexdigest()[:16]}"'
    return ClientFile(kind=page.kind, tag=tag, contents={"": content}, keep=page.keep)


@get("/rules/{game:str}", include_in_schema=False)
async def client_rules(request: Request[Any, Any, Any], game: Name) -> Response[bytes]:
    """The page of the rules of a game; which paragraph stands behind the #."""
    if game not in names():
        raise Refused(Refusal("unknown-rules", {"name": game, "games": ", ".join(names())}))
    return answered(page_below(), request)


@get("/assets/{name:str}", include_in_schema=False)
async def client_asset(request: Request[Any, Any, Any], name: Name) -> Response[bytes]:
    return sent(f"{ASSETS}{name}", request)


@get(
    ["/sw.js", "/manifest.webmanifest", "/favicon.svg", "/icon-192.png", "/icon-512.png", "/apple-touch-icon.png"],
    include_in_schema=False,
)
async def client_file(request: Request[Any, Any, Any]) -> Response[bytes]:
    """What a browser looks for beside the page."""
    return sent(request.scope["path"].lstrip("/"), request)


@get("/favicon.ico", include_in_schema=False)
async def client_icon(request: Request[Any, Any, Any]) -> Response[bytes]:
    return sent("favicon.svg", request)


CLIENT: Final = (client_page, client_rules, client_asset, client_file, client_icon)
