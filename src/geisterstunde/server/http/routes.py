"""The doors: HTTP routes and the WebSocket, under uvicorn with our `Wire`."""

from collections.abc import Sequence
from functools import cache
from typing import Annotated, Any, Final

import msgspec
from litestar import Litestar, MediaType, Request, Router, WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import JSONBody, PathParameter, QueryParameter

from geisterstunde import __version__
from geisterstunde.bots.levels import LEVELS
from geisterstunde.core.words import Refusal, Refused
from geisterstunde.games import game_called, names
from geisterstunde.server.bodies import (
    Admission,
    DeviceLink,
    GameSheet,
    GameTexts,
    Health,
    HouseKey,
    LevelSheet,
    NewPerson,
    NewTable,
    OnTheBox,
    ReplayPage,
    Shelf,
    TableNow,
    Verdict,
)
from geisterstunde.server.hosting.metrics import Metrics
from geisterstunde.server.http import callers
from geisterstunde.server.http.deals import DEALS
from geisterstunde.server.http.errors import OTHERWISE, add_headers, answered, bearer, count
from geisterstunde.server.http.guides import GUIDES
from geisterstunde.server.http.headers import is_welcome
from geisterstunde.server.http.house import HOUSE, key_of
from geisterstunde.server.http.links import device_link, table_link
from geisterstunde.server.http.look_backs import LOOK_BACK
from geisterstunde.server.http.puzzles import PUZZLES
from geisterstunde.server.http.replays import MOST_STEPS, Replayer
from geisterstunde.server.http.verdicts import Verifier
from geisterstunde.server.puzzles import PuzzleDesk
from geisterstunde.server.sentences import title_of, wanted_language
from geisterstunde.server.service import Service
from geisterstunde.server.socket.conversation import Conversation
from geisterstunde.server.socket.wire import EXTENSION, Wire, Wires
from geisterstunde.server.version import version
from geisterstunde.table.guide import has_guide
from geisterstunde.table.words import TableSheet
from geisterstunde.texts import LANGUAGES, Texts, chosen_language
from geisterstunde.texts.shapes import shapes_of
from geisterstunde.texts.texts import rules_of, source_of

Code = Annotated[str, PathParameter(description="The three words of a table.")]
Word = Annotated[str, PathParameter(max_length=64, description="A name of this house.")]
Number = Annotated[int, PathParameter(ge=0, le=1_000_000, description="Games of a table are counted from 0.")]
TheService = NamedDependency[Service]
TheWires = NamedDependency[Wires]
TheVerifier = NamedDependency[Verifier]
ASeat = Annotated[int | None, QueryParameter(ge=0, le=64, description="Whose eyes; none: of somebody who watches.")]
FirstStep = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="The first deal is step 0.")]
StepCount = Annotated[int, QueryParameter(ge=1, le=MOST_STEPS, description="How many steps at most.")]
TheReplayer = NamedDependency[Replayer]
TheMetrics = NamedDependency[Metrics]
TheAddress = NamedDependency[str]
AnyRequest = Request[Any, Any, Any]
FORBIDDEN: Final = 4403
SCHEMA: Final = "/schema"
JOURNAL_COSTS: Final = 5
VERDICT_COSTS: Final = 20
REPLAY_COSTS: Final = 10
"""What makes so many times more work than other requests."""


@get("/healthz", tags=["host"], responses=OTHERWISE)
async def healthz() -> Health:
    """Whether the server is up."""
    return Health(version=version())


@get("/metrics", tags=["host"], media_type=MediaType.TEXT, responses=OTHERWISE)
async def metrics(request: AnyRequest, service: TheService, counted: TheMetrics) -> bytes:
    """What the service counts, for Prometheus on this machine or whoever knows the token."""
    if not callers.may_read_metrics(request, service.settings):
        raise Refused(Refusal("metrics-forbidden"))
    return counted.text()


@get("/api/games", tags=["games"], responses=OTHERWISE)
async def games() -> Shelf:
    """The games of the house, and its ghosts."""
    return shelf()


@cache
def shelf() -> Shelf:
    """All that can be played, from the one list of games and the one list of levels."""
    sheets = [
        GameSheet(
            name=name,
            title={language: title_of(name, language) for language in LANGUAGES},
            box={language: on_the_box(Texts(language, name)) for language in LANGUAGES},
            fewest_players=game_called(name).fewest_players,
            most_players=game_called(name).most_players,
            options=msgspec.json.schema(game_called(name).options_type),
            has_guide=has_guide(name),
        )
        for name in names()
    ]
    levels = [
        LevelSheet(
            name=level.name,
            number=level.number,
            title={language: Texts(language).say(f"level-{level.name}") for language in LANGUAGES},
        )
        for level in LEVELS
    ]
    return Shelf(games=tuple(sheets), levels=tuple(levels))


def on_the_box(texts: Texts) -> OnTheBox:
    """What a game says of itself on its box; where it has nothing to say, that stays empty."""

    def said(key: str) -> str:
        return texts.say(key) if texts.knows(key) else ""

    sentence = said("game-about") or said("game-tagline")
    return OnTheBox(sentence=sentence, short=said("game-short"), minutes=said("game-minutes"), age=said("game-age"))


@get("/api/games/{game:str}/texts/{language:str}", tags=["games"], responses=OTHERWISE)
async def game_texts(game: Word, language: Word) -> GameTexts:
    """What is said about a game, for clients that do not know it."""
    return texts_for_clients(game_called(game).name, chosen_language(language, {}))


@cache
def texts_for_clients(game: str, language: str) -> GameTexts:
    """The catalogue, the shapes and the rules of a game."""
    return GameTexts(
        source=source_of(language, game), shapes=shapes_of(game_called(game)), rules=rules_of(game, language)
    )


@post("/api/tables", tags=["tables"], responses=OTHERWISE)
async def found_table(
    request: AnyRequest, data: JSONBody[NewTable], service: TheService, address: TheAddress
) -> Admission:
    """Found a table; the token is the founder's."""
    code, token, person, seat = await service.found(data, address)
    link = table_link(request, service.settings, code)
    return Admission(code=code, link=link, token=token, person=person, seat=seat)


@get("/api/tables/{code:str}", tags=["tables"], responses=OTHERWISE)
async def table(code: Code, service: TheService) -> TableSheet:
    """What is public about a table."""
    return await service.sheet(code)


@get("/api/tables/{code:str}/now", tags=["tables"], responses=OTHERWISE)
async def table_now(request: AnyRequest, code: Code, service: TheService) -> TableNow:
    """What is public about a table and whose turn it is, to whoever says a key of it in `Authorization: Bearer …`."""
    return await service.now(code, bearer(request))


@post("/api/tables/{code:str}/people", tags=["tables"], responses=OTHERWISE)
async def join_table(
    request: AnyRequest, code: Code, data: JSONBody[NewPerson], service: TheService, address: TheAddress
) -> Admission:
    """Come to a table; without a free chair one watches."""
    token, person, seat = await service.join(code, data, address)
    sheet = await service.sheet(code)
    link = table_link(request, service.settings, sheet.code)
    return Admission(code=sheet.code, link=link, token=token, person=person, seat=seat)


@post("/api/tables/{code:str}/device", tags=["tables"], status_code=200, responses=OTHERWISE)
async def device(request: AnyRequest, code: Code, service: TheService) -> DeviceLink:
    """The way to one's own seat on another device, for whoever says the token in `Authorization: Bearer …`."""
    token = bearer(request) or ""
    await service.person_with(code, token)
    sheet = await service.sheet(code)
    return device_link(request, service.settings, sheet.code, token)


@get(
    "/api/tables/{code:str}/games/{number:int}/journal",
    tags=["luck"],
    media_type=MediaType.TEXT,
    responses=OTHERWISE,
)
async def journal(request: AnyRequest, code: Code, number: Number, service: TheService, address: TheAddress) -> str:
    """The journal of a finished game, its seed opened."""
    service.limits.count_request(address, JOURNAL_COSTS)
    return await service.past_games.journal(code, number, bearer(request), address)


@get("/api/tables/{code:str}/games/{number:int}/verify", tags=["luck"], responses=OTHERWISE)
async def verify_game(
    request: AnyRequest, code: Code, number: Number, service: TheService, address: TheAddress, verifier: TheVerifier
) -> Verdict:
    """Whether the luck and the moves of a finished game were honest."""
    service.limits.count_request(address, VERDICT_COSTS)
    found = await service.past_games.journal(code, number, bearer(request), address)
    return await verifier.verdict(found, wanted_language(request.headers.get("accept-language")))


@get("/api/tables/{code:str}/games/{number:int}/replay", tags=["games"], responses=OTHERWISE)
async def replay_game(
    request: AnyRequest,
    code: Code,
    number: Number,
    service: TheService,
    address: TheAddress,
    replayer: TheReplayer,
    seat: ASeat = None,
    first: FirstStep = 0,
    count: StepCount = MOST_STEPS,
) -> ReplayPage:
    """Some steps of a finished game, as a seat saw them, or somebody who watches."""
    service.limits.count_request(address, REPLAY_COSTS)
    found = await service.past_games.journal(code, number, bearer(request), address)
    language = wanted_language(request.headers.get("accept-language"))
    return await replayer.page(found, seat, first, count, language)


@get("/api/key", tags=["luck"], responses=OTHERWISE)
async def house_key(service: TheService) -> HouseKey:
    """By which key this server signs journals."""
    return key_of(service)


@post("/api/verify", tags=["luck"], status_code=200, responses=OTHERWISE)
async def verify_journal(
    request: AnyRequest, service: TheService, address: TheAddress, verifier: TheVerifier
) -> Verdict:
    """Whether the luck and the moves of the journal in the body were honest."""
    service.limits.count_request(address, VERDICT_COSTS)
    body = (await request.body()).decode(errors="replace")
    return await verifier.verdict(body, wanted_language(request.headers.get("accept-language")))


@websocket("/api/tables/{code:str}/play")
async def play(socket: WebSocket[Any, Any, Any], code: Code, service: TheService, wires: TheWires) -> None:
    """A connection to a table; what is said on it is in protocol.py."""
    is_ours = callers.is_called_rightly(socket, service.settings)
    if not is_ours or not is_welcome(
        socket.headers.get("origin"), socket.headers.get("host"), service.settings.origins
    ):
        await socket.close(FORBIDDEN)
        return
    language = wanted_language(socket.headers.get("accept-language"))
    address = callers.address_of(socket, service.settings)
    take_over: Any = (socket.scope["extensions"] or {})[EXTENSION]
    await socket.accept()
    wire: Wire = take_over(wires)
    # Litestar's connection refers to itself by these; without them it does not wait for the garbage collector.
    del socket.receive, socket.send, take_over
    talk = Conversation(service, code, wire.say, wire.leave, language, service.limits.messages_of(address), address)
    try:
        service.limits.count_request(address)
        service.limits.open_socket(address)
    except Refused as refused:
        talk.part(refused.refusal)
        return
    service.strangers.expect(talk)
    # From here on nothing of the request is needed any more: a silent connection is small.
    wire.begin(talk)


async def only_the_schema(request: AnyRequest) -> None:
    """Refused for the pages that Litestar would show around a schema."""
    await count(request)
    if request.scope["path"].rstrip("/") not in (SCHEMA, f"{SCHEMA}/openapi.json"):
        raise Refused(Refusal("unknown-path"))


def application(service: Service, wires: Wires, more: Sequence[Any] = ()) -> Litestar:
    """The whole application; `more` are routes of pages."""
    settings = service.settings
    gauges = {
        "tables_in_memory": ("Tables in memory", lambda: len(service.tables)),
        "sockets": ("Open connections", lambda: service.limits.sockets),
        "callers": ("Connections on which requests come, or nothing yet", lambda: service.limits.callers),
        "house_bytes": ("Bytes that all tables take", lambda: service.kept_bytes.of_house),
    }
    counted = Metrics(service.counters, gauges)
    verifier, replayer, desk = Verifier(), Replayer(), PuzzleDesk()
    journals = Router("/", route_handlers=[verify_journal], request_max_body_size=settings.largest_journal)
    return Litestar(
        route_handlers=[
            healthz,
            metrics,
            games,
            game_texts,
            found_table,
            table,
            table_now,
            join_table,
            device,
            journal,
            verify_game,
            replay_game,
            *LOOK_BACK,
            *GUIDES,
            *HOUSE,
            *PUZZLES,
            *DEALS,
            journals,
            house_key,
            play,
            *more,
        ],
        dependencies={
            "service": Provide(lambda: service, sync_to_thread=False),
            "wires": Provide(lambda: wires, sync_to_thread=False),
            "verifier": Provide(lambda: verifier, sync_to_thread=False),
            "replayer": Provide(lambda: replayer, sync_to_thread=False),
            "desk": Provide(lambda: desk, sync_to_thread=False),
            "counted": Provide(lambda: counted, sync_to_thread=False),
            "address": Provide(callers.address, sync_to_thread=False),
        },
        state=State({"service": service}),
        before_request=count,
        before_send=[add_headers],
        exception_handlers={Exception: answered},
        request_max_body_size=settings.largest_message,
        openapi_config=OpenAPIConfig(
            title="Geisterstunde",
            version=__version__,
            render_plugins=[JsonRenderPlugin(path="/")],
            openapi_router=Router(SCHEMA, route_handlers=[], include_in_schema=False, before_request=only_the_schema),
        ),
        logging_config=None,
        debug=False,
    )
