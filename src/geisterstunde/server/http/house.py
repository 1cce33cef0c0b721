"""The page of the host of the server: how the house fares. Neither names nor cards nor the codes of tables."""

import asyncio
import os
from pathlib import Path
from typing import Any, Final

from litestar import Request, get, post
from litestar.di import NamedDependency

from geisterstunde import build
from geisterstunde.bots.words import Thinking
from geisterstunde.core.words import Refusal, Refused
from geisterstunde.server.bodies import BackupSheet, HouseKey, HouseSheet, HouseTable, HouseThought
from geisterstunde.server.hosting.addresses import is_own
from geisterstunde.server.hosting.metrics import counted_values
from geisterstunde.server.http import callers
from geisterstunde.server.http.errors import OTHERWISE
from geisterstunde.server.http.ways_in import ways_in
from geisterstunde.server.service import Service
from geisterstunde.server.tables import LiveTable
from geisterstunde.server.version import version

MOST_TABLES: Final = 200
HOUSE_COSTS: Final = 5
TheService = NamedDependency[Service]
AnyRequest = Request[Any, Any, Any]


@get("/api/house", tags=["host"], responses=OTHERWISE)
async def house(request: AnyRequest, service: TheService) -> HouseSheet:
    """How the house fares, for the host of the server."""
    check_host(request, service)
    load, settings = service.bots.load, service.settings
    tables = sorted(service.tables, key=lambda live: live.table.founded_at, reverse=True)
    return HouseSheet(
        now=service.time_and_luck.now(),
        since=service.since,
        version=version(),
        tables=tuple(_sheet(live, service) for live in tables[:MOST_TABLES]),
        tables_in_memory=len(tables),
        tables_kept=await service.tables_kept(),
        connections=service.limits.sockets,
        memory=memory(),
        ghost_processes=load.processes,
        ghosts_thinking=load.thinking,
        ghosts_waiting=load.waiting,
        chambers=tuple(map(_thought, load.chambers)),
        ways_in=await asyncio.to_thread(ways_in, request, settings),
        keeps_to_itself=is_own(settings.host),
        troubles=service.troubles_of_day,
        bytes_kept=await service.bytes_kept(),
        keep_days=settings.keep_days,
        key=key_of(service),
        rules_run=build(),
        counters=counted_values(service.counters),
        backups=await asyncio.to_thread(service.backups.all),
    )


@post("/api/house/backup", tags=["host"], status_code=201, responses=OTHERWISE)
async def back_up_house(request: AnyRequest, service: TheService) -> BackupSheet:
    """Copy all that is kept into a new file beside the database, for the host of the server."""
    check_host(request, service)
    return await service.backups.make()


def check_host(request: AnyRequest, service: Service) -> None:
    """Refused for all but the machine on which the server runs and whoever knows the token; looking costs more."""
    service.limits.count_request(callers.address_of(request, service.settings), HOUSE_COSTS)
    if not callers.is_host(request, service.settings, service.house_token):
        raise Refused(Refusal("house-forbidden"))


def _sheet(live: LiveTable, service: Service) -> HouseTable:
    table, sheet = live.table, live.table.sheet
    seats = {subscriber.viewer for subscriber in live.subscribers}
    return HouseTable(
        game=sheet.game,
        phase=sheet.phase,
        players=sheet.players,
        people=sum(chair.who == "person" for chair in sheet.chairs),
        bots=sum(chair.who == "bot" for chair in sheet.chairs),
        connected=len(seats - {None}),
        watchers=sum(subscriber.viewer is None for subscriber in live.subscribers),
        since=table.founded_at,
        games_played=sheet.games_played,
        is_bot_thinking=service.bots.is_thinking(live),
    )


def _thought(thinking: Thinking | None) -> HouseThought | None:
    if thinking is None:
        return None
    return HouseThought(game=thinking.game, level=thinking.level, wants=thinking.wants)


def key_of(service: Service) -> HouseKey:
    """By which key this server signs journals."""
    signer = service.signer
    if signer is None:
        return HouseKey(key="", fingerprint="")
    return HouseKey(key=signer.key, fingerprint=signer.fingerprint)


def memory() -> int:
    """Bytes that this process takes in memory now; 0 where the system does not say."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError):
        return 0


HOUSE: Final = (house, back_up_house)
