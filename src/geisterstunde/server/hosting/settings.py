"""Everything about the server that a host may choose, and what is usual; also by GEISTERSTUNDE_… in the environment."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from geisterstunde.core.words import Refusal, Refused

PREFIX: Final = "GEISTERSTUNDE_"
Count = Annotated[int, Meta(ge=1, le=2**40)]
Seconds = Annotated[float, Meta(gt=0, le=10**9)]


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One field for each choice; what may be created or sent has a limit."""

    host: str = "0.0.0.0"  # noqa: S104 – friends in the same network are who it is for
    port: Annotated[int, Meta(ge=0, le=65535)] = 8018
    data: Path | None = None
    """The file that keeps the tables."""
    address: str = ""
    """How people reach this server from outside, such as https://ghosts.example; else the address they used is told."""
    origins: tuple[str, ...] = ()
    """Pages of other addresses that may speak with this server, such as https://ghosts.example."""
    proxies: Annotated[int, Meta(ge=0, le=9)] = 0
    """How many proxies of ours stand in front; so many addresses of X-Forwarded-For are believed, from the right, or
    else the X-Real-IP that they write."""

    most_tables: Count = 100_000
    """Tables that are kept."""
    tables_an_hour: Count = 60
    """New tables of one address."""
    joins_an_hour: Count = 300
    """New people of one address."""
    requests_a_minute: Count = 600
    """Requests by HTTP and new sockets of one address."""
    files_a_minute: Count = 6000
    """Files of the page for one address; they are counted by themselves, so that the page never stays blank."""
    calls_a_minute: Count = 960
    """New connections of one address, whatever they are for."""
    callers_of_address: Count = 256
    """Connections of one address on which requests come, or nothing yet; a conversation is counted as a socket."""
    most_people: Count = 64
    """People of one table who are remembered; whoever left and has no chair makes room for others."""
    most_entries: Count = 100_000
    """Things that ever happen at one table: whoever goes on and on must not fill the disk."""
    largest_table: Count = 8 * 2**20
    """Bytes that all that happened at one table may take; beyond three quarters of it nothing is taken back."""
    bytes_an_hour: Count = 16 * 2**20
    """Bytes that are kept for one address in an hour."""
    largest_house: Count = 16 * 2**30
    """Bytes that all tables together may take."""
    most_sockets: Count = 20_000
    sockets_of_address: Count = 200
    watchers_of_table: Count = 100
    """Connections without a token at one table."""
    sockets_of_person: Count = 8
    """Windows of one person at one table; the oldest is closed for a new one."""
    most_addresses: Count = 100_000
    """So many addresses are remembered for these limits."""
    messages_a_second: Count = 20
    message_burst: Count = 60
    """So many messages may come at once after a while of silence."""
    messages_of_address: Count = 400
    """Messages a second of all connections of one address together; three times as many after a while of silence."""
    remarks_at_once: Count = 5
    """So many emotes or own words a person may say at once after a while of silence."""
    remarks_a_minute: Count = 20
    """Emotes and own words of one person at one table."""
    hints_at_once: Count = 5
    """So many hints a person may ask for one after the other."""
    hints_a_minute: Count = 6
    """Hints of one person at one table."""
    most_hints: Count = 16
    """Hints that ghosts think about at the same time, or that wait for one."""
    hints_of_address: Count = 4
    """So many of them for one address."""
    most_look_backs: Count = 16
    """Finished games that are looked back at at the same time, or wait for it."""
    look_backs_of_address: Count = 2
    """So many of them for one address."""
    look_backs_by_themselves: bool = True
    """Whether a game that has ended is looked back at unasked while nobody else in the house looks back."""
    largest_message: Count = 8192
    """Bytes of a message or of the body of a request."""
    largest_journal: Count = 262_144
    """Bytes of a journal that is sent for verification."""
    largest_outbox: Count = 262_144
    """Bytes that wait for a slow reader before the connection is cut."""

    hello_patience: Seconds = 10.0
    """How long a new connection may keep silent."""
    request_patience: Seconds = 20.0
    """How long a request by HTTP may take to arrive."""
    heartbeat: Seconds = 20.0
    """How often a connection is asked whether it lives."""
    missed_heartbeats: Count = 2
    """So many of them it may leave without an answer."""
    host_patience: Seconds = 120.0
    """How long a host may be gone before somebody who is at the table becomes the host."""
    absence: Annotated[float, Meta(ge=30, le=10**9)] = 60.0
    """How long somebody has to be disconnected before the host may have a bot sit in, or agree in their place."""
    opening_patience: Annotated[float, Meta(gt=0, le=60)] = 2.0
    """How long a game waits at its beginning for words that were promised for its luck."""
    idle: Seconds = 60.0
    """How long a table at which nobody sits stays in memory."""
    keep_days: Annotated[float, Meta(ge=0, le=36_500)] = 365.0
    """Tables that nobody touched for so long are forgotten; 0 keeps them for ever."""
    stop_patience: Seconds = 5.0
    """How long a stop waits for what has been begun."""

    bot_processes: Annotated[int, Meta(ge=0, le=64)] = 0
    """Processes in which ghosts think; 0 leaves one core of this machine to the people."""
    bot_patience: Seconds = 30.0
    """How long nobody waits longer for a ghost."""
    bot_nodes: Annotated[int, Meta(ge=0, le=10_000_000)] = 0
    """Nodes for each thought instead of the time of its level, so that ghosts answer alike each time; 0 is time.
    For tests: how long a ghost takes then tells whether it had a choice."""

    house_token: str = ""
    """Who says it may see the page of the host from anywhere; without it a new one is made at every start."""
    metrics_token: str = ""
    """Who says it may read /metrics from anywhere; without it only this machine may."""


def field_names() -> tuple[str, ...]:
    """The names of all settings."""
    return Settings.__struct_fields__


def variable_of(name: str) -> str:
    """The variable of the environment for a setting."""
    return PREFIX + name.upper()


def chosen_settings(environment: Mapping[str, str], flags: Mapping[str, Any] | None = None) -> Settings:
    """What flags say, else the environment, else what is usual; Refused if a value is not possible."""
    raw: dict[str, Any] = {}
    for name in field_names():
        text = environment.get(variable_of(name), "")
        if text:
            raw[name] = text.split(",") if name == "origins" else text
    raw |= {name: value for name, value in (flags or {}).items() if value is not None}
    for name, value in raw.items():
        _check(name, value)
    return msgspec.convert(raw, Settings, strict=False, dec_hook=_decoded)


def _check(name: str, value: Any) -> None:
    if name not in field_names():
        raise Refused(Refusal("unknown-setting", {"setting": name}))
    try:
        msgspec.convert({name: value}, Settings, strict=False, dec_hook=_decoded)
    except msgspec.ValidationError as error:
        problem = str(error).partition(" - at ")[0]
        raise Refused(Refusal("bad-setting", {"setting": variable_of(name), "problem": problem})) from None


def _decoded(kind: type, value: Any) -> Any:
    """Paths are texts outside."""
    if kind is Path and isinstance(value, str | Path):
        return Path(value)
    raise NotImplementedError(kind)
