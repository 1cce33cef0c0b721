"""The routes of deals that several tables share; what they are is in server/deals.py."""

from typing import Annotated, Any, Final

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from geisterstunde.core.words import Refusal, Refused
from geisterstunde.server.deals import DealResults, DealSheet, DealsOfWeek, NewDeal
from geisterstunde.server.http.errors import OTHERWISE, bearer
from geisterstunde.server.service import Service

ADeal = Annotated[str, PathParameter(max_length=600, description="A deal, as it stands in its link.")]
ACode = Annotated[str, PathParameter(max_length=64, description="The three words of a table.")]
TheService = NamedDependency[Service]
TheAddress = NamedDependency[str]
AnyRequest = Request[Any, Any, Any]
RESULTS_COST: Final = 5
"""All results of a deal are read."""


@post("/api/deals", tags=["deals"], responses=OTHERWISE)
async def new_deal(data: JSONBody[NewDeal], service: TheService) -> DealSheet:
    """A new deal that several tables can share; nothing is kept of it but its link."""
    return service.deals.fresh(data)


@get("/api/deals", tags=["deals"], responses=OTHERWISE)
async def deals_of_week(service: TheService) -> DealsOfWeek:
    """The deals of this week, one for each game."""
    return service.deals.of_week()


@get("/api/deals/{deal:str}", tags=["deals"], responses=OTHERWISE)
async def deal(deal: ADeal, service: TheService) -> DealSheet:
    """What is public about a deal."""
    return service.deals.sheet_of(service.deals.called(deal))


@get("/api/tables/{code:str}/deal", tags=["deals"], responses=OTHERWISE)
async def deal_results(request: AnyRequest, code: ACode, service: TheService, address: TheAddress) -> DealResults:
    """How the deal of a table ended everywhere, for whoever has played it there to its end and says the key."""
    service.limits.count_request(address, RESULTS_COST)
    token = bearer(request)
    if token is None:
        raise Refused(Refusal("unknown-token"))
    return await service.deals.results(code, token)


DEALS: Final = [new_deal, deals_of_week, deal, deal_results]
