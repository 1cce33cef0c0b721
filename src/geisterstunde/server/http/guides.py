"""The doors to the guided first games. They are the same for everybody and change nothing."""

from typing import Annotated, Any, Final

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

from geisterstunde.games import game_called
from geisterstunde.server.guides import (
    GuideConclusions,
    GuideForetold,
    GuideQuestion,
    GuideSheet,
    concluded_in_guide,
    foretold_in_guide,
    guide_sheet,
)
from geisterstunde.server.http.errors import OTHERWISE
from geisterstunde.server.sentences import wanted_language
from geisterstunde.server.service import Service

GUIDE_COSTS: Final = 5
"""A whole guide is some hundred thousand bytes."""

AnyRequest = Request[Any, Any, Any]
TheService = NamedDependency[Service]
TheAddress = NamedDependency[str]
AGame = Annotated[str, PathParameter(max_length=64, description="The name of a game.")]
AMoment = Annotated[int, QueryParameter(ge=0, le=10_000, description="Its place in the row of moments.")]


@get("/api/guides/{game:str}", tags=["games"], responses=OTHERWISE)
async def guide(request: AnyRequest, game: AGame, service: TheService, address: TheAddress) -> GuideSheet:
    """The guided first game: every moment as the learner sees it, and what is said in every step."""
    service.limits.count_request(address, GUIDE_COSTS)
    return guide_sheet(game_called(game).name, wanted_language(request.headers.get("accept-language")))


@post("/api/guides/{game:str}/foretell", tags=["games"], status_code=200, responses=OTHERWISE)
async def guide_foretell(request: AnyRequest, game: AGame, data: JSONBody[GuideQuestion]) -> GuideForetold:
    """What would follow if the learner did this at some moment of the guide."""
    language = wanted_language(request.headers.get("accept-language"))
    return foretold_in_guide(game_called(game).name, data, language)


@get("/api/guides/{game:str}/conclusions", tags=["games"], responses=OTHERWISE)
async def guide_conclusions(game: AGame, moment: AMoment) -> GuideConclusions:
    """What the learner could conclude at some moment of the guide."""
    return concluded_in_guide(game_called(game).name, moment)


GUIDES: Final = [guide, guide_foretell, guide_conclusions]
