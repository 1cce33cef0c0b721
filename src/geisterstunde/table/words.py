"""What is said at a table: commands of people, what everybody sees around the table, and news for one audience.

The happenings that `News.notes` tells are in notes.py, what is kept in a store is in entries.py.
"""

from typing import Any, Literal

import msgspec

from geisterstunde.core.words import Prompt, Seat, Viewer

Person = int
"""The number of a person at one table; 0 is the founder, and no number is used twice."""

Kind = Literal["undo", "resign", "rematch"]
"""What the people at a table have to agree on."""

Phase = Literal["before", "playing", "over"]
"""Before the first game of a kind, in one, or after one."""


class Chair(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A place at the table.

    `name` is of a person as it was given, of a bot its level, which doors translate, and empty on an empty chair.
    """

    who: Literal["person", "bot", "empty"] = "empty"
    name: str = ""
    person: Person | None = None
    level: str | None = None
    """The bot that plays here: on its own chair, or until the person who is away comes back."""
    away: bool = False
    """Whether the person has left during a game; only this person may come back to the chair."""


class Proposal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that a seat wants and the other people at the table have to agree on; one of a kind at a time."""

    kind: Kind
    by: Seat
    agreed: tuple[Seat, ...] = ()


class TableSheet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that is public around a table, the game itself apart."""

    code: str
    game: str
    players: int
    options: dict[str, Any]
    phase: Phase
    chairs: tuple[Chair, ...]
    host: Person
    is_open: bool
    """Whether new people may come."""
    may_watch: bool
    """Whether people without a chair see the game."""
    clock: int | None
    """Seconds for an action, or None."""
    promise: str
    """The hash of the table's part of the seed: of the running game, else of the next one."""
    commitment: str | None
    """The hash of the whole seed of the running or just finished game."""
    words: tuple[str, ...]
    """The part of the people in the seed, one text for each chair: of the running game, else of the next one."""
    games_played: int
    """How many games have ended here; the running or just finished game is number `games_begun - 1`."""
    games_begun: int
    proposals: tuple[Proposal, ...]
    deadlines: tuple[float | None, ...]
    """When the clock of each chair runs out, as moments of the `now` that the table is told."""


class News(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What one audience sees and hears.

    `number` counts the messages of this audience only: somebody whose chair has changed begins with a new welcome.
    """

    number: int
    game: str
    """Whose events, view and choices these are."""
    viewer: Viewer
    """The audience: a seat, or None for those who watch."""
    events: tuple[Any, ...] = ()
    """Game events (core.words.Event) as this audience hears them."""
    notes: tuple[Any, ...] = ()
    """Happenings around the table (table.notes.Note)."""
    view: Any = None
    """The view (core.words.View) now; None before the first game, and for watchers who may not watch."""
    choices: tuple[Any, ...] = ()
    """The legal actions (core.words.Action) of a seat that may act and whose person is here."""
    prompt: Prompt | None = None
    sheet: TableSheet | None = None
    """Only if it has changed; always in a welcome."""
    missed: bool = False
    """Whether more has been heard since `last` than is still remembered."""


class Command(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Something that a person at a table wants; an imperative."""


class Act(Command, tag="act", frozen=True):
    """Carry out an action of the game."""

    action: dict[str, Any]


class Undo(Command, tag="undo", frozen=True):
    """Take back the last action: at once where that is free, else with the consent of the others."""


class Resign(Command, tag="resign", frozen=True):
    """Give the game up, if the others agree."""


class Rematch(Command, tag="rematch", frozen=True):
    """Play again with the chairs turned by one, if the others agree; agrees to a rematch that is proposed already."""


class Agree(Command, tag="agree", frozen=True):
    """Agree to the proposal of this kind."""

    kind: Kind


class Disagree(Command, tag="disagree", frozen=True):
    """Decline the proposal of this kind, or withdraw one's own."""

    kind: Kind


class Start(Command, tag="start", frozen=True):
    """Begin the game; for anybody at a chair, and for the host."""


class Rename(Command, tag="rename", frozen=True):
    """Go by another name."""

    name: str


class AddWords(Command, tag="add-words", frozen=True):
    """Add one's own words to the seed of the next game; an empty text takes them away."""

    words: str


class Sit(Command, tag="sit", frozen=True):
    """Take an empty chair between the games; None is the first one."""

    seat: Seat | None = None


class Stand(Command, tag="stand", frozen=True):
    """Leave one's chair; in a running game it is kept. A server may let somebody stand who has vanished."""


class Return(Command, tag="return", frozen=True):
    """Take one's chair back, from a bot if one sits there."""


class ChooseGame(Command, tag="choose-game", frozen=True):
    """Host only: which game is next, for how many, with which options."""

    game: str
    players: int
    options: dict[str, Any] = {}


class SeatBot(Command, tag="seat-bot", frozen=True):
    """Host only: a bot takes an empty chair or follows another bot; in a running game it fills in for a person."""

    seat: Seat
    level: str


class ClearSeat(Command, tag="clear-seat", frozen=True):
    """Host only: nobody sits on this chair any more; between the games only."""

    seat: Seat


class Reseat(Command, tag="reseat", frozen=True):
    """Host only: chair number i becomes the one that was number `order[i]`; between the games only."""

    order: tuple[Seat, ...]


class HandOver(Command, tag="hand-over", frozen=True):
    """Host only: another person is the host from now on."""

    person: Person


class Open(Command, tag="open", frozen=True):
    """Host only: whether new people may come."""

    is_open: bool


class LetWatch(Command, tag="let-watch", frozen=True):
    """Host only: whether people without a chair see the game."""

    may_watch: bool


class SetClock(Command, tag="set-clock", frozen=True):
    """Host only: how many seconds there are for an action; None takes the clock away."""

    seconds: int | None


AnyCommand = (
    Act
    | Undo
    | Resign
    | Rematch
    | Agree
    | Disagree
    | Start
    | Rename
    | AddWords
    | Sit
    | Stand
    | Return
    | ChooseGame
    | SeatBot
    | ClearSeat
    | Reseat
    | HandOver
    | Open
    | LetWatch
    | SetClock
)


class Founding(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is needed to found a table; everything secret and every moment comes from outside."""

    code: str
    game: str
    players: int
    options: dict[str, Any] = {}
    name: str
    token_hash: str
    """The hash of the founder's token."""
    secret: str
    """All luck of all games here is derived from it: core.luck.fresh_seed()."""
    salt: str
    """Another one: what a clock draws by lot is derived from it."""
    at: float
    seat: Seat | None = 0
    """Where the founder sits; None only hosts."""
    bots: dict[Seat, str] = {}
    """Chairs with bots, by level."""
