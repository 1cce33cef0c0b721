"""The doors of looking back: ask for it, see how far it is, cancel it, take it home as one file."""

from typing import Annotated, Any, Final

from litestar import MediaType, Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

from geisterstunde.arena.analysis_page import analysis_page
from geisterstunde.core.words import Refusal, Refused, Seat
from geisterstunde.server.beside import beside
from geisterstunde.server.bodies import Admission
from geisterstunde.server.http.errors import OTHERWISE, bearer
from geisterstunde.server.http.links import table_link
from geisterstunde.server.look_back_words import LookBackSheet, LookBackState, WhatIf
from geisterstunde.server.looking_back import looked_back
from geisterstunde.server.past_games import PastGame
from geisterstunde.server.sentences import wanted_language
from geisterstunde.server.service import Service
from geisterstunde.server.what_if import play_on
from geisterstunde.texts import Texts

Code = Annotated[str, PathParameter(description="The three words of a table.")]
Number = Annotated[int, PathParameter(ge=0, le=1_000_000, description="Games of a table are counted from 0.")]
Reader = Annotated[int | None, QueryParameter(ge=0, le=64, description="Which seat is spoken to; none: nobody.")]
TheService = NamedDependency[Service]
TheAddress = NamedDependency[str]
AnyRequest = Request[Any, Any, Any]
ASK_COSTS: Final = 10
FILE_COSTS: Final = 10
"""What makes so many times more work than other requests."""
PATH: Final = "/api/tables/{code:str}/games/{number:int}/look-back"


@get(PATH, tags=["look-back"], responses=OTHERWISE)
async def look_back(
    request: AnyRequest, code: Code, number: Number, service: TheService, seat: Reader = None
) -> LookBackSheet:
    """How far the look-back at a finished game is, or what was found."""
    token = bearer(request)
    past = await service.past_games.game(code, number, token)
    sheet = await sheet_of(past, service, _language(request), seat)
    if sheet.state == "unasked" and service.look_backs.may_begin(past):
        sheet = LookBackSheet(state="unasked", by_itself=await service.past_games.has_just_played(code, number, token))
    return sheet


@post(PATH, tags=["look-back"], status_code=200, responses=OTHERWISE)
async def ask_look_back(
    request: AnyRequest, code: Code, number: Number, service: TheService, address: TheAddress, seat: Reader = None
) -> LookBackSheet:
    """Have a finished game looked back at, if that was not done before; it is worked out once for everybody."""
    past = await service.past_games.game(code, number, bearer(request))
    service.limits.count_request(address, ASK_COSTS)
    if await service.look_backs.found(past) is None:
        service.look_backs.ask(past, code, address)
    return await sheet_of(past, service, _language(request), seat)


@delete(PATH, tags=["look-back"], status_code=200, responses=OTHERWISE)
async def cancel_look_back(
    request: AnyRequest, code: Code, number: Number, service: TheService, address: TheAddress
) -> LookBackSheet:
    """Cancel a look-back that is not ready yet, for whoever asked for it and for people of the table."""
    token = bearer(request)
    past = await service.past_games.game(code, number, token)
    if token is None and service.look_backs.asker(past) not in (None, address):
        raise Refused(Refusal("look-back-not-yours"))
    await service.look_backs.cancel(past)
    return await sheet_of(past, service, _language(request), None)


@get(f"{PATH}/file", tags=["look-back"], media_type=MediaType.HTML, responses=OTHERWISE)
async def look_back_file(
    request: AnyRequest, code: Code, number: Number, service: TheService, address: TheAddress
) -> Response[str]:
    """What was found, as one page of HTML that needs nothing else."""
    past = await service.past_games.game(code, number, bearer(request))
    service.limits.count_request(address, FILE_COSTS)
    found = await service.look_backs.found(past)
    if found is None:
        raise Refused(Refusal("look-back-not-there"))
    page = await beside(analysis_page, found, _language(request))
    named = {"Content-Disposition": f'attachment; filename="geisterstunde-{number + 1}.html"'}
    return Response(page, media_type=MediaType.HTML, headers=named)


async def sheet_of(past: PastGame, service: Service, language: str, reader: Seat | None) -> LookBackSheet:
    """How far it is, in words."""
    look_backs = service.look_backs
    progress = look_backs.progress(past)
    if progress is not None:
        state: LookBackState = "waiting" if progress.place else "working"
        return LookBackSheet(state=state, place=progress.place, done=progress.done, whole=progress.whole)
    found = await look_backs.found(past)
    if found is not None:
        return LookBackSheet(state="ready", found=looked_back(found, language, reader))
    failure = look_backs.failure(past)
    if failure is not None:
        return LookBackSheet(state="failed", refusal=failure, sentence=Texts(language).refusal(failure))
    return LookBackSheet(state="unasked")


def _language(request: AnyRequest) -> str:
    return wanted_language(request.headers.get("accept-language"))


@post("/api/tables/{code:str}/games/{number:int}/what-if", tags=["look-back"], responses=OTHERWISE)
async def what_if(
    request: AnyRequest,
    code: Code,
    number: Number,
    data: JSONBody[WhatIf],
    service: TheService,
    address: TheAddress,
) -> Admission:
    """Play on from a moment of a finished game, against ghosts, at a new table; the token is the founder's."""
    service.limits.count_request(address, ASK_COSTS)
    found, token, person, seat = await play_on(service, code, number, bearer(request), data, address)
    link = table_link(request, service.settings, found)
    return Admission(code=found, link=link, token=token, person=person, seat=seat)


LOOK_BACK: Final = (look_back, ask_look_back, cancel_look_back, look_back_file, what_if)
