"""The routes of the puzzles; what is said about them is in server/puzzles.py."""

from typing import Annotated, Any, Final

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

from geisterstunde.server.http.errors import OTHERWISE
from geisterstunde.server.protocol import Concluded, Foretelling, Hinted
from geisterstunde.server.puzzles import (
    PuzzleAnswer,
    PuzzleDesk,
    PuzzleQuestion,
    PuzzleSheet,
    PuzzleShelf,
    PuzzleVerdict,
    concluded_in,
    foretold_in,
    sheet_of,
    shelf_on,
    solution_of,
    verdict_on,
)
from geisterstunde.server.sentences import wanted_language
from geisterstunde.server.service import Service
from geisterstunde.table.names import checked_name

AGame = Annotated[str, PathParameter(max_length=64, description="A game of this house.")]
AnId = Annotated[str, PathParameter(max_length=16, description="The name of a puzzle.")]
AName = Annotated[str, QueryParameter(max_length=64, description="What whoever solves it is called.")]
TheDesk = NamedDependency[PuzzleDesk]
TheService = NamedDependency[Service]
TheAddress = NamedDependency[str]
AnyRequest = Request[Any, Any, Any]
PUZZLE_COSTS: Final = 2
"""A position is played up to anew."""
PATH: Final = "/api/puzzles/{game:str}/{id:str}"


def _language(request: AnyRequest) -> str:
    return wanted_language(request.headers.get("accept-language"))


@get("/api/puzzles", tags=["puzzles"], responses=OTHERWISE)
async def puzzles(request: AnyRequest, service: TheService, desk: TheDesk) -> PuzzleShelf:
    """All puzzles, and the one of this night."""
    return await desk.ask(shelf_on, service.time_and_luck.now(), _language(request))


@get(PATH, tags=["puzzles"], responses=OTHERWISE)
async def puzzle(
    request: AnyRequest,
    game: AGame,
    id: AnId,
    service: TheService,
    address: TheAddress,
    desk: TheDesk,
    name: AName = "",
) -> PuzzleSheet:
    """One puzzle, as the seat that is asked sees it."""
    service.limits.count_request(address, PUZZLE_COSTS)
    return await desk.ask(sheet_of, game, id, checked_name(name) if name else "?", _language(request))


@post(f"{PATH}/answer", tags=["puzzles"], status_code=200, responses=OTHERWISE)
async def answer_puzzle(
    request: AnyRequest,
    game: AGame,
    id: AnId,
    data: JSONBody[PuzzleAnswer],
    service: TheService,
    address: TheAddress,
    desk: TheDesk,
) -> PuzzleVerdict:
    """What comes of an answer."""
    service.limits.count_request(address, PUZZLE_COSTS)
    return await desk.ask(verdict_on, game, id, data, _language(request))


@post(f"{PATH}/foretell", tags=["puzzles"], status_code=200, responses=OTHERWISE)
async def foretell_puzzle(
    game: AGame, id: AnId, data: JSONBody[PuzzleQuestion], service: TheService, address: TheAddress, desk: TheDesk
) -> Foretelling:
    """What would certainly follow from an action there."""
    service.limits.count_request(address)
    return await desk.ask(foretold_in, game, id, data)


@get(f"{PATH}/conclusions", tags=["puzzles"], responses=OTHERWISE)
async def conclude_puzzle(game: AGame, id: AnId, desk: TheDesk) -> Concluded:
    """What follows from what the seat sees."""
    return await desk.ask(concluded_in, game, id)


@get(f"{PATH}/solution", tags=["puzzles"], responses=OTHERWISE)
async def solve_puzzle(request: AnyRequest, game: AGame, id: AnId, desk: TheDesk) -> Hinted:
    """The answer, for whoever gives up."""
    return await desk.ask(solution_of, game, id, _language(request))


PUZZLES: Final = [puzzles, puzzle, answer_puzzle, foretell_puzzle, conclude_puzzle, solve_puzzle]
