"""What every HTTP answer has in common: headers, limits, and refusals in words instead of errors."""

from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import Message, Scope

from geisterstunde.core.words import Refusal, Refused
from geisterstunde.server.bodies import Problem
from geisterstunde.server.http import callers
from geisterstunde.server.http.headers import NEVER_KEPT, SAFE_HEADERS, is_welcome
from geisterstunde.server.http.problem_page import problem_page, wants_a_page
from geisterstunde.server.sentences import wanted_language
from geisterstunde.server.socket.conversation import LONGEST_PROBLEM
from geisterstunde.texts import Texts

STATUS: Final = {
    "unknown-table": 404,
    "unknown-path": 404,
    "unknown-rules": 404,
    "no-such-game": 404,
    "unknown-puzzle": 404,
    "unknown-deal": 404,
    "no-deal": 404,
    "no-guide": 404,
    "wrong-method": 405,
    "unknown-token": 401,
    "foreign-page": 403,
    "foreign-host": 421,
    "metrics-forbidden": 403,
    "house-forbidden": 403,
    "table-closed": 403,
    "table-full": 403,
    "game-not-finished": 409,
    "too-large": 413,
    "too-many-requests": 429,
    "backup-too-soon": 429,
    "too-many-backups": 409,
    "backup-no-room": 503,
    "too-many-tables": 429,
    "too-many-joins": 429,
    "too-much-kept": 429,
    "look-backs-of-address": 429,
    "look-back-table-busy": 409,
    "look-back-not-yours": 403,
    "what-if-not-agreed": 403,
    "what-if-other-rules": 409,
    "look-back-not-there": 404,
    "look-backs-full": 503,
    "look-back-failed": 503,
    "house-full": 503,
    "not-saved": 503,
    "not-read": 503,
    "save-in-doubt": 503,
    "table-damaged": 503,
    "table-unreadable": 503,
    "table-busy": 503,
    "client-not-built": 503,
    "server-trouble": 500,
}
"""Refusals that have a status of their own; all others are 400."""

OTHERWISE: Final = {
    status: ResponseSpec(Problem, description="Not possible, and why.", generate_examples=False)
    for status in (400, 401, 403, 404, 409, 413, 429, 503)
}

_SAFE: Final = [(name.encode(), value.encode()) for name, value in SAFE_HEADERS.items()]
_NEVER_KEPT: Final = [(name.encode(), value.encode()) for name, value in NEVER_KEPT.items()]


async def add_headers(message: Message, scope: Scope) -> None:
    """Put the safe headers on every answer."""
    if message["type"] != "http.response.start":
        return
    headers = [*message["headers"], *_SAFE]
    if scope["path"].startswith("/api/"):
        headers += _NEVER_KEPT
    message["headers"] = headers


COUNTED: Final = ("/api/", "/schema", "/metrics", "/healthz")
"""What makes work; the files of the page are counted by themselves, so that over a limit the page still says so."""


async def count(request: Request[Any, Any, Any]) -> None:
    """Refused for pages of strangers, and for whoever asks too often."""
    service = request.app.state.service
    if not callers.is_called_rightly(request, service.settings):
        raise Refused(Refusal("foreign-host"))
    if request.method not in ("GET", "HEAD", "OPTIONS"):
        origin, host = request.headers.get("origin"), request.headers.get("host")
        if not is_welcome(origin, host, service.settings.origins):
            raise Refused(Refusal("foreign-page"))
    address = callers.address_of(request, service.settings)
    if request.scope["path"].startswith(COUNTED):
        service.limits.count_request(address)
    else:
        service.limits.count_file(address)


def bearer(request: Request[Any, Any, Any]) -> str | None:
    """The token that was said, or None."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip()[:64] if kind.lower() == "bearer" and token.strip() else None


def answered(request: Request[Any, Any, Any], failure: Exception) -> Response[Any]:
    """A refusal in words for whatever went wrong; a page where somebody looks at it in a browser."""
    service = request.app.state.service
    refusal = refusal_of(failure, service.settings.largest_message)
    if refusal.key == "server-trouble":
        service.trouble("http", failure)
    service.counters.refusals += 1
    status = STATUS.get(refusal.key, 400)
    headers = dict(failure.headers or {}) if isinstance(failure, HTTPException) and status == 405 else {}
    language = wanted_language(request.headers.get("accept-language"))
    # What a game objects to stands in its own catalogue.
    sentence = Texts(language, failure.game if isinstance(failure, Refused) else None).refusal(refusal)
    if wants_a_page(request):
        page = problem_page(language, sentence)
        return Response(page, status_code=status, media_type=MediaType.HTML, headers=headers)
    problem = Problem(refusal=refusal, sentence=sentence)
    return Response(problem, status_code=status, media_type=MediaType.JSON, headers=headers)


def refusal_of(problem: Exception, largest: int) -> Refusal:
    """What went wrong, as one of our refusals; the words of libraries stay out unless they name a field."""
    if isinstance(problem, Refused):
        return problem.refusal
    if isinstance(problem, RecursionError):
        return Refusal("too-deep")
    if isinstance(problem, UnicodeError):
        return Refusal("no-json")
    if not isinstance(problem, HTTPException):
        return Refusal("server-trouble")
    match problem.status_code:
        case 404:
            return Refusal("unknown-path")
        case 405:
            return Refusal("wrong-method")
        case 413:
            return Refusal("too-large", {"most": largest})
        case status if status >= 500:
            return Refusal("server-trouble")
        case _:
            return _unfit(problem)


def _unfit(problem: HTTPException) -> Refusal:
    extra = problem.extra if isinstance(problem.extra, list) else []
    named = [f"{one.get('key', '$')}: {one.get('message', '')}" for one in extra if isinstance(one, dict)]
    if not named:
        return Refusal("no-json")
    return Refusal("wrong-message", {"problem": "; ".join(named)[:LONGEST_PROBLEM]})
