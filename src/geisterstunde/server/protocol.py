"""Every message that crosses the wire. The TypeScript types of the client are generated from this file.

A WebSocket at `/api/tables/{code}/play` carries JSON texts, tagged by `type`: what a client says is one of
`FromClient`, beginning with `Hello`; what it hears is one of `FromServer`. The rest of the Structs are bodies of HTTP.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from geisterstunde.core.words import Refusal, Seat
from geisterstunde.table.words import AnyCommand, News, Person

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
    action: dict[str, Any]


class Ping(FromClient, tag="ping", frozen=True, kw_only=True):
    """Is anybody there?"""

    n: SafeNumber


AnyFromClient = Hello | Do | Foretell | Ping


class FromServer(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """What a client hears."""


class You(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who the client is at this table; without a person it only watches."""

    person: Person | None
    seat: Seat | None
    is_host: bool


class Words(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """News in words, for a client that asked for sentences."""

    said: tuple[str, ...]
    """The events and notes, in their order."""
    asks: str
    """The prompt; empty where there is none."""
    labels: tuple[str, ...]
    """What may be done, one label for each of the choices."""


class Welcome(FromServer, tag="welcome", frozen=True, kw_only=True, omit_defaults=True):
    """The answer to Hello, and to whatever changes where somebody sits: begin anew from this."""

    you: You
    news: News
    now: float
    """What the clock of the table says, in which its deadlines are told."""
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


class No(FromServer, tag="no", frozen=True, kw_only=True):
    """A command, a question or a message was refused, and nothing has changed; no id if it could not be read."""

    id: str | None
    refusal: Refusal
    sentence: str


class Present(FromServer, tag="present", frozen=True, kw_only=True):
    """Who is connected just now: one answer for each chair (a bot always is), and how many watch."""

    seats: tuple[bool, ...]
    watchers: int


class Pong(FromServer, tag="pong", frozen=True, kw_only=True):
    """Yes."""

    n: int


class Bye(FromServer, tag="bye", frozen=True, kw_only=True):
    """The last message: why the server closes the connection."""

    refusal: Refusal
    sentence: str


AnyFromServer = Welcome | Heard | Done | Foretelling | No | Present | Pong | Bye


class Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
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


class LevelSheet(Body, frozen=True, kw_only=True):
    """A ghost to play against."""

    name: str
    number: int
    title: dict[str, str]


class Shelf(Body, frozen=True, kw_only=True):
    """What can be played here, and with which ghosts."""

    games: tuple[GameSheet, ...]
    levels: tuple[LevelSheet, ...]


class NewTable(Body, frozen=True, kw_only=True):
    """A table that is wished for. The founder sits at `seat`; None only hosts."""

    game: Annotated[str, Meta(max_length=64)]
    name: Annotated[str, Meta(max_length=200)]
    players: Annotated[int, Meta(ge=0, le=64)] | None = None
    options: dict[str, Any] = {}
    seat: Annotated[int, Meta(ge=0, le=64)] | None = 0
    bots: Annotated[dict[int, Annotated[str, Meta(max_length=64)]], Meta(max_length=64)] = {}


class NewPerson(Body, frozen=True, kw_only=True):
    """Somebody who wants to come to a table; without a seat the first empty chair is taken, if there is one."""

    name: Annotated[str, Meta(max_length=200)]
    seat: Annotated[int, Meta(ge=0, le=64)] | None = None
    only_watch: bool = False


class Admission(Body, frozen=True, kw_only=True):
    """What somebody gets who came to a table. The token is told once and kept nowhere; only its hash is."""

    code: str
    link: str
    """For friends: it leads to the table and holds no secret."""
    token: str
    person: Person
    seat: Seat | None


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


class Verdict(Body, frozen=True, kw_only=True):
    """Whether the luck and the moves of a finished game were honest."""

    ok: bool
    sentence: str
    refusal: Refusal | None = None


class Health(Body, frozen=True, kw_only=True):
    """The server is up."""

    status: Literal["ok"] = "ok"


_hearing = msgspec.json.Decoder(AnyFromClient)
_saying = msgspec.json.Encoder()


def heard_from(message: bytes) -> AnyFromClient:
    """What a client said; msgspec's errors, UnicodeDecodeError or RecursionError if it is none of our words."""
    heard: AnyFromClient = _hearing.decode(message)
    return heard


def said(message: FromServer) -> bytes:
    """A message as it crosses the wire."""
    return _saying.encode(message)
