"""Every message that crosses the wire. The TypeScript types of the client are generated from this file.

A WebSocket at `/api/tables/{code}/play` carries JSON texts, tagged by `type`: what a client says is one of
`FromClient`, beginning with `Hello`; what it hears is one of `FromServer`. The rest of the Structs are bodies of HTTP.
"""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from geisterstunde.core.bounds import Line, Name, Plain
from geisterstunde.core.words import Refusal, Seat, Sentence
from geisterstunde.table.words import AnyCommand, EmoteWord, News, Person, Phase, Remark, TableSheet
from geisterstunde.texts.shapes import GameShapes

PROTOCOL: Final = 2
"""Raised by every change after which an older client does not understand this server, or the other way round."""

Language = Literal["de", "en"]
Id = Annotated[str, Meta(min_length=1, max_length=64)]
Token = Annotated[str, Meta(min_length=1, max_length=64)]
SafeNumber = Annotated[int, Meta(ge=-(2**53), le=2**53)]


class FromClient(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, kw_only=True, gc=False):
    """What a client says."""


class Hello(FromClient, tag="hello", frozen=True, kw_only=True):
    """The first message: who it is, and what was heard last.

    Without a token one watches. With `last`, the number of the newest message that was heard, the welcome tells what
    has happened since. With `sentences`, all that is heard comes in words too.
    """

    token: Token | None = None
    last: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    lang: Language = "de"
    sentences: bool = False


class Do(FromClient, tag="do", frozen=True, kw_only=True):
    """A command of a person; one that is said again with the same id does nothing and is acknowledged again."""

    id: Id
    command: AnyCommand


class Foretell(FromClient, tag="foretell", frozen=True, kw_only=True):
    """What would follow if my seat did this now? Nothing is done; for the seat whose turn it is."""

    id: Id
    action: Plain


class Hint(FromClient, tag="hint", frozen=True, kw_only=True):
    """What would a ghost do on my chair? For the seat whose turn it is, where hints are allowed (`News.may_hint`).

    Everybody at the table hears that a hint was asked for (the note `asked-hint`), the hint itself hears the asker.
    """

    id: Id


class Conclude(FromClient, tag="conclude", frozen=True, kw_only=True):
    """What follows from what I see: cards not seen yet, who can still hold what. Nothing is done."""

    id: Id


class Recall(FromClient, tag="recall", frozen=True, kw_only=True):
    """What have I heard in this game so far? Of what was taken back nothing is told. Nothing is done."""

    id: Id


class LookAt(FromClient, tag="look", frozen=True, kw_only=True):
    """What did I see after the moment with this number of `Recalled.moments`? Nothing is done."""

    id: Id
    moment: Annotated[int, Meta(ge=0, le=2**53)]


class Emote(FromClient, tag="emote", frozen=True, kw_only=True):
    """Make a face or say a prepared sentence; everybody hears it as `Said`, and it is acknowledged by `Done`."""

    id: Id
    emote: EmoteWord


class Chat(FromClient, tag="chat", frozen=True, kw_only=True):
    """Say own words aside, where the host allows it (`TableSheet.may_chat`); everybody hears it as `Said`."""

    id: Id
    text: Annotated[str, Meta(max_length=400)]


class Lead(FromClient, tag="lead", frozen=True, kw_only=True):
    """After the end: I lead through the game and am at this step, with the eyes of this seat (None watches).

    Everybody hears it as `Led`; whoever led before follows from then on. For people at a chair.
    """

    id: Id
    step: Annotated[int, Meta(ge=0, le=100_000)]
    eyes: Annotated[int, Meta(ge=0, le=64)] | None = None


class StopLeading(FromClient, tag="stop-leading", frozen=True, kw_only=True):
    """I lead no more."""

    id: Id


class Point(FromClient, tag="point", frozen=True, kw_only=True):
    """After the end: look here! Everybody hears it as `Pointed`. For people at a chair."""

    id: Id
    thing: Annotated[str, Meta(pattern="^[a-z0-9@=,:.-]+$", min_length=1, max_length=64)]
    """A thing as the tables name it; the server only passes it on."""


class Ping(FromClient, tag="ping", frozen=True, kw_only=True):
    """Is anybody there?"""

    n: SafeNumber


AnyFromClient = (
    Hello | Do | Foretell | Hint | Conclude | Recall | LookAt | Emote | Chat | Lead | StopLeading | Point | Ping
)


class FromServer(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, kw_only=True, gc=False):
    """What a client hears."""


class You(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, gc=False):
    """Who the client is at this table; without a person it only watches."""

    person: Person | None
    seat: Seat | None
    is_host: bool


class Words(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, gc=False):
    """News in words, for a client that asked for sentences."""

    said: tuple[str, ...]
    """The events and notes, in their order."""
    asks: str
    """The prompt; empty where there is none."""
    labels: tuple[str, ...]
    """What may be done, one label for each of the choices."""


class Version(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, gc=False):
    """What this server is: a tab that was loaded from another `client` is old and should be loaded again."""

    program: str
    """The version of Geisterstunde."""
    client: str
    """The build of the page that this server gives out."""
    protocol: int
    """The version of these messages."""
    rules: dict[str, int]
    """The version of each game's rules."""


class Welcome(FromServer, tag="welcome", frozen=True, kw_only=True, omit_defaults=True):
    """The answer to Hello, and to whatever changes where somebody sits: begin anew from this."""

    you: You
    news: News
    now: float
    """What the clock of the table says, in which its deadlines are told."""
    version: Version
    remarks: tuple[Remark, ...] = ()
    """What was said aside lately, the newest last."""
    words: Words | None = None


class Heard(FromServer, tag="heard", frozen=True, kw_only=True, omit_defaults=True):
    """News."""

    news: News
    words: Words | None = None


class Done(FromServer, tag="done", frozen=True, kw_only=True):
    """A command has been carried out, and it is kept; `number` is the newest that this audience has."""

    id: str
    number: int


class Foretelling(FromServer, tag="foretold", frozen=True, kw_only=True, omit_defaults=True):
    """The answer to Foretell: what this seat is certain to hear and see then, up to the first roll or surprise."""

    id: str
    events: tuple[Any, ...]
    view: Any = None
    """What it will see then; None where a roll, or something that it cannot know, decides how it goes on."""
    said: tuple[str, ...] = ()
    """The events in words, for a client that asked for sentences."""


class Alternative(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, gc=False):
    """Something else that could be done, and the chance to win with it, from 0 to 1."""

    action: Any
    label: str
    """The action in words."""
    chance: float


class Hinted(FromServer, tag="hinted", frozen=True, kw_only=True):
    """The answer to Hint: what the strongest ghost would do, knowing no more than the seat that asked."""

    id: str
    action: Any
    label: str
    """The action in words."""
    reason: Sentence
    """Why: the text `reason-bot-…` with its arguments."""
    sentence: str
    """The reason in words."""
    chance: float | None
    """The estimated chance to win, from 0 to 1; None where there was nothing to think about."""
    alternatives: tuple[Alternative, ...]
    """The next best, at most three."""


class Concluded(FromServer, tag="concluded", frozen=True, kw_only=True):
    """The answer to Conclude, worked out from the view of its reader alone and true for that view."""

    id: str
    number: int
    """The number of the news whose view it belongs to."""
    conclusions: Any
    """The words of the game (`Conclusions`); None where nothing follows or the game has nothing to say."""


class PastMoment(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, gc=False):
    """Something that happened at once, as its reader heard it."""

    events: tuple[Any, ...]


class Recalled(FromServer, tag="recalled", frozen=True, kw_only=True):
    """The answer to Recall: all that its reader has heard since the game began, of what stands."""

    id: str
    number: int
    """The number of the newest news in it."""
    moments: tuple[PastMoment, ...]


class Looked(FromServer, tag="looked", frozen=True, kw_only=True):
    """The answer to LookAt: what its reader heard at that moment and saw right after it, and no more."""

    id: str
    events: tuple[Any, ...]
    view: Any


class Said(FromServer, tag="said", frozen=True, kw_only=True):
    """Somebody said something aside; it has no number, and whoever was not here finds the last ones in the welcome."""

    remark: Remark


class Led(FromServer, tag="led", frozen=True, kw_only=True):
    """Somebody leads through a finished game and has gone to this step; it has no number and is kept nowhere."""

    game: int
    """The number of the game at this table, from 0 on."""
    person: Person | None
    """Who leads; None: nobody does any more."""
    seat: Seat | None
    name: str
    step: int
    eyes: Seat | None
    """Whose eyes see it; None are those of somebody who watches."""


class Pointed(FromServer, tag="pointed", frozen=True, kw_only=True):
    """Somebody points at a thing on the table of a finished game."""

    person: Person
    seat: Seat
    name: str
    thing: str


class No(FromServer, tag="no", frozen=True, kw_only=True):
    """A command, a question or a message was refused, and nothing has changed; no id if it could not be read."""

    id: str | None
    refusal: Refusal
    sentence: str


class Present(FromServer, tag="present", frozen=True, kw_only=True):
    """Who is connected just now: one answer for each chair (a bot always is), and how many watch."""

    seats: tuple[bool, ...]
    watchers: int
    gone_since: tuple[float | None, ...] = ()
    """Since when the person of each chair is not connected, as a moment of the table's clock."""
    absence: float = 0.0
    """After so many seconds of it the host may have a bot sit in, or agree in their place."""


class Pong(FromServer, tag="pong", frozen=True, kw_only=True):
    """Yes."""

    n: int


class Bye(FromServer, tag="bye", frozen=True, kw_only=True):
    """The last message: why the server closes the connection."""

    refusal: Refusal
    sentence: str


AnyFromServer = (
    Welcome
    | Heard
    | Done
    | Foretelling
    | Hinted
    | Concluded
    | Recalled
    | Looked
    | Said
    | Led
    | Pointed
    | No
    | Present
    | Pong
    | Bye
)


class Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, gc=False):
    """What is sent or answered by HTTP."""


class Problem(Body, frozen=True, kw_only=True):
    """The answer to whatever is not possible."""

    refusal: Refusal
    sentence: str


class GameSheet(Body, frozen=True, kw_only=True):
    """A game of the house."""

    name: str
    title: dict[str, str]
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
    counters: dict[str, float]
    """What /metrics counts."""
    backups: tuple[BackupSheet, ...]
    """The newest first."""


_hearing = msgspec.json.Decoder(AnyFromClient)
_saying = msgspec.json.Encoder()


def heard_from(message: bytes) -> AnyFromClient:
    """What a client said; msgspec's errors, UnicodeDecodeError or RecursionError if it is none of our words."""
    heard: AnyFromClient = _hearing.decode(message)
    return heard


def said(message: FromServer) -> bytes:
    """A message as it crosses the wire."""
    return _saying.encode(message)
