"""What is sent and answered by HTTP, as Structs. The TypeScript types of the client are generated from them."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from geisterstunde.core.bounds import Line, Name, Plain
from geisterstunde.core.words import Refusal, Seat
from geisterstunde.server.protocol import Version
from geisterstunde.table.words import Person, Phase, TableSheet
from geisterstunde.texts.shapes import GameShapes


class Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, gc=False):
    """What is sent or answered by HTTP."""


class Problem(Body, frozen=True, kw_only=True):
    """The answer to whatever is not possible."""

    refusal: Refusal
    sentence: str


class OnTheBox(Body, frozen=True, kw_only=True):
    """What is printed on the box of a game, in one language."""

    sentence: str
    short: str
    minutes: str
    age: str


class GameSheet(Body, frozen=True, kw_only=True):
    """A game of the house."""

    name: str
    title: dict[str, str]
    """In each language."""
    box: dict[str, OnTheBox]
    """In each language."""
    fewest_players: int
    most_players: int
    options: dict[str, Any]
    """A JSON schema of the options."""
    has_guide: bool
    """Whether there is a guided first game."""


class LevelSheet(Body, frozen=True, kw_only=True):
    """A ghost to play against."""

    name: str
    number: int
    title: dict[str, str]


class Shelf(Body, frozen=True, kw_only=True):
    """What can be played here, and with which ghosts."""

    games: tuple[GameSheet, ...]
    levels: tuple[LevelSheet, ...]


class GameTexts(Body, frozen=True, kw_only=True):
    """All that a client says about a game, for games whose texts it does not have itself."""

    source: str
    """A catalogue of Project Fluent."""
    shapes: GameShapes
    rules: str
    """The rules as Markdown; empty if the game tells none in this language."""


class NewTable(Body, frozen=True, kw_only=True):
    """A table that is wished for. The founder sits at `seat`; None only hosts."""

    game: Name
    name: Line
    players: Annotated[int, Meta(ge=0, le=64)] | None = None
    options: Plain = {}
    seat: Annotated[int, Meta(ge=0, le=64)] | None = 0
    bots: Annotated[dict[int, Name], Meta(max_length=64)] = {}
    avatar: Name = ""
    """The founder's ghost; see `Chair.avatar`."""
    is_practice: bool = False
    """For one person with bots: everything may be taken back."""
    deal: Annotated[str, Meta(max_length=600)] = ""
    """A deal that other tables share (`DealSheet.deal`): it says game, players and options."""


class NewPerson(Body, frozen=True, kw_only=True):
    """Somebody who wants to come to a table; without a seat the first empty chair is taken, if there is one."""

    name: Line
    seat: Annotated[int, Meta(ge=0, le=64)] | None = None
    only_watch: bool = False
    avatar: Annotated[str, Meta(max_length=64)] = ""
    """See `Chair.avatar`."""


class Admission(Body, frozen=True, kw_only=True):
    """What somebody gets who came to a table. The token is told once and kept nowhere; only its hash is."""

    code: str
    link: str
    """For friends: it leads to the table and holds no secret."""
    token: str
    person: Person
    seat: Seat | None


class TableNow(Body, frozen=True, kw_only=True):
    """What is happening at a table, for a list of one's own tables."""

    sheet: TableSheet
    to_act: tuple[Seat, ...]
    """Who may act, as the asker sees it; nobody where the game may not be watched and no key was said."""


class Invitation(Body, frozen=True, kw_only=True):
    """The way to a table for friends; it holds no secret."""

    link: str
    qr: str
    """The link as an SVG picture."""


class DeviceLink(Body, frozen=True, kw_only=True):
    """The way to one's own seat on another device; whoever has it is this person."""

    link: str
    qr: str
    """The link as an SVG picture."""


class HouseKey(Body, frozen=True, kw_only=True):
    """By which key this server signs journals."""

    key: str
    """The public key (Ed25519) as hexadecimal digits; empty where nothing is signed."""
    fingerprint: str
    """The same in short, for people to compare."""


class Verdict(Body, frozen=True, kw_only=True):
    """Whether a finished game is as it should be, what that proves, and what it does not."""

    ok: bool
    sentence: str
    proves: tuple[str, ...] = ()
    """What is certain from the journal alone, one sentence each."""
    leaves_open: tuple[str, ...] = ()
    """What no journal can prove, or this one does not."""
    refusal: Refusal | None = None


class Health(Body, frozen=True, kw_only=True):
    """The server is up."""

    status: Literal["ok"] = "ok"
    version: Version


class ReplayStep(Body, frozen=True, kw_only=True):
    """One step of a finished game: what the viewer saw after it, and heard of it."""

    seat: Seat | None
    """Who acted; None at the beginning, where the first cards are dealt, and at the end of a game that was given up."""
    did: Any
    """The action of the seat; None where nobody acted."""
    label: str
    """The action in words; empty where nobody acted."""
    events: tuple[Any, ...]
    said: tuple[str, ...]
    """The events in words."""
    view: Any


class ReplayPage(Body, frozen=True, kw_only=True):
    """Some steps of a finished game, one after the other, as one seat or a watcher saw them."""

    game: str
    options: dict[str, Any]
    seats: tuple[str, ...]
    """Who played, in words; of a ghost its name."""
    viewer: Seat | None
    first: int
    """The number of the first step here; the whole game has the steps 0 to `total - 1`."""
    total: int
    steps: tuple[ReplayStep, ...]


class HouseTable(Body, frozen=True, kw_only=True):
    """A table as the host of the server sees it: neither its code nor anybody's name nor any card."""

    game: str
    phase: Phase
    players: int
    people: int
    """Chairs on which people sit."""
    bots: int
    """Chairs on which ghosts sit."""
    connected: int
    """People at chairs who are connected."""
    watchers: int
    since: float
    """When it was founded, in seconds since 1970."""
    games_played: int
    is_bot_thinking: bool


class WayIn(Body, frozen=True, kw_only=True):
    """An address of this house, for people to type."""

    address: str
    reach: Literal["chosen", "network", "machine"]
    """Who gets in by it: whoever the host had in mind who named it, the same network, or only this machine."""
    qr: str
    """The address as an SVG picture; empty where it leads no other device here."""


class HouseThought(Body, frozen=True, kw_only=True):
    """What a ghost thinks about just now: neither at which table, nor how far it is, nor what it thinks."""

    game: str
    level: str
    wants: Literal["action", "hint", "look-back"]


class BackupSheet(Body, frozen=True, kw_only=True):
    """A copy of all tables on the disk of the server."""

    name: str
    """The file, in the folder `backups` beside the database."""
    bytes: int
    at: float


class HouseSheet(Body, frozen=True, kw_only=True):
    """The page of the host of the server."""

    now: float
    since: float
    """When the server was started."""
    version: Version
    tables: tuple[HouseTable, ...]
    """Those in memory, the newest first, at most 200."""
    tables_in_memory: int
    tables_kept: int
    connections: int
    memory: int
    """Bytes that the server takes, ghosts apart; 0 where the system does not say."""
    ghost_processes: int
    """How many ghosts can think at the same time."""
    ghosts_thinking: int
    ghosts_waiting: int
    """How many want to think and have no process for it."""
    chambers: tuple[HouseThought | None, ...]
    """What each process is busy with; None where a ghost sleeps."""
    ways_in: tuple[WayIn, ...]
    """How this house is reached, the best for friends first."""
    keeps_to_itself: bool
    """Whether the server listens to this machine only."""
    troubles: int
    """Mistakes of the server in the last 24 hours, or since its start if that is later; at most 1000 are counted."""
    bytes_kept: int
    """How large the file of the tables is."""
    keep_days: float
    """After so many days without a touch a table is forgotten; 0 is never."""
    key: HouseKey
    rules_run: Literal["compiled", "interpreted"]
    counters: dict[str, float]
    """What /metrics counts."""
    backups: tuple[BackupSheet, ...]
    """The newest first."""
