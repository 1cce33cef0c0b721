"""What is said at a table: commands of people, what everybody sees around the table, and news for one audience.

The happenings that `News.notes` tells are in notes.py, what is kept in a store is in entries.py.
"""

from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta

from geisterstunde.core.bounds import LONGEST_LIST, Line, Name, Plain
from geisterstunde.core.journal import PlayedOn
from geisterstunde.core.words import Prompt, Seat, Viewer

Person = int
"""The number of a person at one table; 0 is the founder, and no number is used twice."""

Kind = Literal["undo", "resign", "rematch", "clock", "open-cards"]
"""What the people at a table have to agree on."""

Phase = Literal["before", "playing", "over"]
"""Before the first game of a kind, in one, or after one."""

Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""A SHA-256 as text."""


Face = Literal["laugh", "boo", "love", "scared", "think", "sleepy", "sly", "sad"]
"""What one's own ghost can look like for a moment; the words are the kit's moods, the text is `emote-<face>`."""
Greeting = Literal[
    "well-played", "your-turn", "one-moment", "that-was-close", "thank-you", "another-game", "have-to-go", "good-luck"
]
"""Prepared sentences; the text is `emote-<greeting>`."""
EmoteWord = Literal[Face, Greeting]
EMOTES: tuple[EmoteWord, ...] = get_args(EmoteWord)

Avatar = Name
"""How a ghost looks: `family-colour`, `family-colour-mood` or `family-colour-mood-accessory` in the words of the kit,
such as "boo-violet-laugh"; empty where nobody has chosen, then a client draws what it likes (names.checked_avatar)."""


class Chair(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, gc=False):
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
    avatar: Avatar = ""
    """The ghost that a person has chosen; bots look as their level does, so theirs is empty."""


class Remark(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """Something that a person at a chair has said aside: an emote, or a text of one's own where the host allows that.

    No part of the game, of its log, or of its journal. A client mutes whom it likes.
    """

    person: Person
    seat: Seat
    """Where the person sat then."""
    name: str
    """What the person was called then."""
    at: float
    """The moment, by the clock of the table."""
    emote: EmoteWord | None = None
    text: str = ""
    """Own words; empty beside an emote."""


class TakingBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """What `Undo` would do now for one's own seat.

    `free`: at once, and nobody is asked. `agreed`: at once as well, because nobody has to be
    asked (practice, or a game without secrets against bots). `asks`: it
    becomes a proposal, and the other people are asked.
    """

    how: Literal["free", "agreed", "asks"]
    moves: int
    """How many actions that this seat knows of would be taken back: its own last one and what it has noticed since."""


class Proposal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Something that a seat wants and the other people have to agree on, also those who are away; one of a kind."""

    kind: Kind
    by: Seat | None
    """None is a host without a chair."""
    agreed: tuple[Seat, ...] = ()
    seconds: int | None = None
    """Of a clock in a running game: the time for an action that the host proposes; None: no clock."""


class TableSheet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, gc=False):
    """All that is public around a table, the game itself apart."""

    code: str
    game: str
    players: int
    options: dict[str, Any]
    is_practice: bool
    """Whether one person practises here with bots: everything may be taken back, and no result counts."""
    phase: Phase
    chairs: tuple[Chair, ...]
    host: Person
    is_open: bool
    """Whether new people may come."""
    may_watch: bool
    """Whether people without a chair see the game."""
    clock: int | None
    """Seconds for an action, or None."""
    may_chat: bool
    """Whether people at a chair may say own words aside (`Chat`); emotes are always possible."""
    may_hint: bool | None
    """Whether the host lets people ask for hints; None is the usual: only where nobody but bots sits opposite."""
    promise: str
    """The hash of the table's part of the seed: of the running game, else of the next one."""
    commitment: str | None
    """The hash of the whole seed of the running or just finished game."""
    commitments: tuple[str, ...]
    """What each chair has promised to add to the seed of the next game, as a hash; empty where nothing."""
    opened: tuple[bool, ...]
    """Which chairs have opened what they promised; the words themselves are told when the game begins."""
    opens_until: float | None
    """A game is about to begin, and until this moment of the `now` that the table is told promised words are opened."""
    words: tuple[str, ...]
    """The part of the people in the seed of the running or just finished game, one text for each chair."""
    games_played: int
    """How many games have ended here; the running or just finished game is number `games_begun - 1`."""
    games_begun: int
    proposals: tuple[Proposal, ...]
    deadlines: tuple[float | None, ...]
    """When the clock of each chair runs out, as moments of the `now` that the table is told."""
    are_cards_open: bool = False
    """Whether all who played agreed that the game that is over may be played on with the cards as they lay."""
    deal: str = ""
    """The deal of the first game here, which other tables share: nobody's words enter its seed, and game and options
    stay as they are; empty where the luck is the table's own."""


class News(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
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
    undo: TakingBack | None = None
    """What taking back would mean for this seat now; None where it cannot."""
    undo_asked: int = 0
    """While a taking back is proposed: how many actions that this seat knows of would go; 0 where none is."""
    may_hint: bool = False
    """Whether this seat may ask for a hint now: it may act, and hints are allowed."""
    missed: bool = False
    """Whether more has been heard since `last` than is still remembered."""


class Command(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, gc=False):
    """Something that a person at a table wants; an imperative."""


class Act(Command, tag="act", frozen=True):
    """Carry out an action of the game."""

    action: Plain


class Undo(Command, tag="undo", frozen=True):
    """Take back the last action: at once where that is free, else with the consent of the others."""


class Resign(Command, tag="resign", frozen=True):
    """Give the game up, if the others agree."""


class Rematch(Command, tag="rematch", frozen=True):
    """Play again with the chairs turned by one, if the others agree; agrees to a rematch that is proposed already."""


class OpenCards(Command, tag="open-cards", frozen=True):
    """Let the game that is over be played on with the cards as they lay, if all who played agree."""


class Agree(Command, tag="agree", frozen=True):
    """Agree to the proposal of this kind."""

    kind: Kind


class Disagree(Command, tag="disagree", frozen=True):
    """Decline the proposal of this kind, or withdraw one's own."""

    kind: Kind


class AgreeForGone(Command, tag="agree-for-gone", frozen=True):
    """Host only: agree in the place of everybody who has been disconnected for as long as `Present` says."""

    kind: Kind


class Start(Command, tag="start", frozen=True):
    """Begin the game; for anybody at a chair, and for the host. Words that were promised are opened first."""


class Rename(Command, tag="rename", frozen=True):
    """Go by another name, or look different; without an avatar the ghost stays as it is, "" takes it away."""

    name: Line
    avatar: Avatar | None = None


class PromiseWords(Command, tag="promise-words", frozen=True):
    """Promise words for the seed of the next game by their hash (core.luck.commitment_to_words), or other ones."""

    commitment: Hash


class OpenWords(Command, tag="open-words", frozen=True):
    """Open the words that one has promised, once everybody's promises stand (`TableSheet.opens_until`)."""

    words: Annotated[str, Meta(min_length=1, max_length=64)]


class Sit(Command, tag="sit", frozen=True):
    """Take an empty chair between the games; None is the first one."""

    seat: Seat | None = None


class Stand(Command, tag="stand", frozen=True):
    """Leave one's chair; in a running game it is kept, and a bot may play there until one returns."""


class Return(Command, tag="return", frozen=True):
    """Take one's chair back, from a bot if one sits there."""


class ChooseGame(Command, tag="choose-game", frozen=True):
    """Host only: which game is next, for how many, with which options."""

    game: Name
    players: int
    options: Plain = {}


class SeatBot(Command, tag="seat-bot", frozen=True):
    """Host only: a bot takes an empty chair or follows another bot.

    In a running game it fills in for a person: on one's own chair whenever one likes; by the host only where somebody
    has stood up, or has been disconnected for as long as `Present` says.
    """

    seat: Seat
    level: Name


class ClearSeat(Command, tag="clear-seat", frozen=True):
    """Host only: nobody sits on this chair any more; between the games only."""

    seat: Seat


class Reseat(Command, tag="reseat", frozen=True):
    """Host only: chair number i becomes the one that was number `order[i]`; between the games only."""

    order: Annotated[tuple[Seat, ...], msgspec.Meta(max_length=LONGEST_LIST)]


class HandOver(Command, tag="hand-over", frozen=True):
    """Host only: another person is the host from now on."""

    person: Person


class Open(Command, tag="open", frozen=True):
    """Host only: whether new people may come."""

    is_open: bool


class LetWatch(Command, tag="let-watch", frozen=True):
    """Host only: whether people without a chair see the game."""

    may_watch: bool


class LetChat(Command, tag="let-chat", frozen=True):
    """Host only: whether people at a chair may say own words aside."""

    may_chat: bool


class LetHint(Command, tag="let-hint", frozen=True):
    """Host only: whether people may ask for hints; None: only where nobody but bots sits opposite."""

    may_hint: bool | None


class SetClock(Command, tag="set-clock", frozen=True):
    """Host only: how many seconds there are for an action, None for no clock; in a running game by consent."""

    seconds: int | None


AnyCommand = (
    Act
    | Undo
    | Resign
    | Rematch
    | OpenCards
    | Agree
    | Disagree
    | AgreeForGone
    | Start
    | Rename
    | PromiseWords
    | OpenWords
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
    | LetChat
    | LetHint
    | SetClock
)


class Founding(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, gc=False):
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
    avatar: Avatar = ""
    is_practice: bool = False
    """Whether one person wants to practise with bots, and to take everything back."""
    played_on: PlayedOn | None = None
    """From which moment of another game the first one here is played on."""
    deal: str = ""
    """The deal whose secret this is."""
