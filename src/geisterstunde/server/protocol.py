"""Every message of the socket. The TypeScript types of the client are generated from this file and from bodies.py.

A WebSocket at `/api/tables/{code}/play` carries JSON texts, tagged by `type`: what a client says is one of
`FromClient`, beginning with `Hello`; what it hears is one of `FromServer`. What crosses by HTTP is in bodies.py.
"""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from geisterstunde.core.bounds import Plain
from geisterstunde.core.words import Refusal, Seat, Sentence
from geisterstunde.table.words import AnyCommand, EmoteWord, News, Person, Remark

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


_hearing = msgspec.json.Decoder(AnyFromClient)
_saying = msgspec.json.Encoder()


def heard_from(message: bytes) -> AnyFromClient:
    """What a client said; msgspec's errors, UnicodeDecodeError or RecursionError if it is none of our words."""
    heard: AnyFromClient = _hearing.decode(message)
    return heard


class _Numbered(msgspec.Struct, frozen=True):
    """As much of a message as its answer needs."""

    id: Id | None = None


_numbering = msgspec.json.Decoder(_Numbered)


def id_in(message: bytes) -> str | None:
    """The id of a message that is else none of our words, so that whoever waits for its answer hears the refusal."""
    try:
        return _numbering.decode(message).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def said(message: FromServer) -> bytes:
    """A message as it crosses the wire."""
    return _saying.encode(message)
