"""What a store keeps of a table: one entry for each thing that was accepted. They hold secrets and stay inside.

Tags and fields are as they were first stored, also where a class has another name by now: old files are read.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, overload

import msgspec

from geisterstunde.core.journal import AnyLine, PlayedOn
from geisterstunde.core.words import Seat
from geisterstunde.table.words import Kind, Person


class Entry(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    tag_field="entry",
    forbid_unknown_fields=True,
    omit_defaults=True,
    gc=False,
):
    """Something that has happened at a table; the table is what its entries make it."""

    person: Person | None = None
    """Who did it; None is a bot, a clock, or the server."""
    id: str = ""
    """The client's own id of the command; a command with an id that this person has used already does nothing."""
    # A whole 0, because msgspec leaves out a default only if it is the same object.
    at: float = 0
    """When it happened; kept only where a clock needs it."""
    for_gone: tuple[Seat, ...] = ()
    """Seats in whose place the host agreed, because their people had been gone for long."""


class Founded(Entry, tag="founded", frozen=True, kw_only=True, rename={"bots": "ghosts"}):
    """The first entry."""

    code: str
    game: str
    options: dict[str, Any]
    players: int
    name: str
    token_hash: str
    secret: str
    salt: str
    seat: Seat | None = None
    bots: dict[Seat, str] = {}
    avatar: str = ""
    is_practice: bool = False
    played_on: PlayedOn | None = None
    """From where the first game is played on."""
    deal: str = ""


class Joined(Entry, tag="joined", frozen=True, kw_only=True):
    """A new person came, and sat down or not; `person` is the new number."""

    name: str
    token_hash: str
    seat: Seat | None = None
    avatar: str = ""
    instead_of: Person | None = None
    """Who is forgotten to make room: somebody who has left and has no chair."""


class Recorded(Entry, frozen=True, kw_only=True):
    """An entry with lines for the journal of the game."""

    lines: tuple[AnyLine, ...]


class Started(Recorded, tag="started", frozen=True, kw_only=True):
    """A game began; `numbers` are the message numbers of the watchers and of each seat before it."""

    numbers: tuple[int, ...]
    is_rematch: bool = False


class Acted(Recorded, tag="played", frozen=True, kw_only=True):
    """A seat acted; the rolls after it belong to it."""

    by: Seat
    is_advised: bool = False
    """Whether a hint had advised just this."""


class Expired(Recorded, tag="expired", frozen=True, kw_only=True):
    """The clock of a seat ran out; its action was drawn by lot."""

    seat: Seat


class TookBack(Recorded, tag="took-back", frozen=True, kw_only=True):
    """A seat took its last action back, alone or with the consent of the others."""

    seat: Seat
    is_agreed: bool = False


class Resigned(Recorded, tag="resigned", frozen=True, kw_only=True):
    """A seat gave the game up, and the others agreed."""

    seat: Seat


class Proposed(Entry, tag="proposed", frozen=True, kw_only=True):
    """A seat, or a host without one, asks the others."""

    kind: Kind
    seat: Seat | None
    seconds: int | None = None


class Agreed(Entry, tag="agreed", frozen=True, kw_only=True):
    """A seat agrees, and others are still to be asked."""

    kind: Kind
    seat: Seat


class AgreedForGone(Entry, tag="agreed-for-gone", frozen=True, kw_only=True):
    """The host agrees in the place of people who are gone (`for_gone`), and others are still to be asked."""

    kind: Kind


class Declined(Entry, tag="declined", frozen=True, kw_only=True):
    """A seat does not agree, or takes its own proposal back, as a host without a seat may."""

    kind: Kind
    seat: Seat | None


class Renamed(Entry, tag="renamed", frozen=True, kw_only=True):
    """A person goes by another name, or looks different; no avatar: it stays as it is."""

    name: str
    avatar: str | None = None


class WordsAdded(Entry, tag="words-added", frozen=True, kw_only=True):
    """A person added words to the next seed, for all to see; only older programs let people do that."""

    words: str


class WordsPromised(Entry, tag="words-promised", frozen=True, kw_only=True):
    """A person promised words for the next seed."""

    commitment: str


class WordsAsked(Entry, tag="words-asked", frozen=True, kw_only=True):
    """A game is about to begin: the promises stand, and words are opened until that moment."""

    until: float
    is_rematch: bool = False


class WordsOpened(Entry, tag="words-opened", frozen=True, kw_only=True):
    """A person opened the words that were promised; told to nobody before the game begins."""

    words: str


class Sat(Entry, tag="sat", frozen=True, kw_only=True):
    """A person took an empty chair."""

    seat: Seat


class Stood(Entry, tag="stood", frozen=True, kw_only=True):
    """A person left the chair."""


class Returned(Entry, tag="returned", frozen=True, kw_only=True):
    """A person is back on the own chair."""


class GameChosen(Entry, tag="game-chosen", frozen=True, kw_only=True):
    """Which game is next."""

    game: str
    players: int
    options: dict[str, Any]


class BotSeated(Entry, tag="ghost-seated", frozen=True, kw_only=True):
    """A bot took a chair, or fills in for its person."""

    seat: Seat
    level: str


class SeatCleared(Entry, tag="seat-cleared", frozen=True, kw_only=True):
    """Nobody sits on this chair any more."""

    seat: Seat


class Reseated(Entry, tag="reseated", frozen=True, kw_only=True):
    """The chairs have another order."""

    order: tuple[Seat, ...]


class HandedOver(Entry, tag="handed-over", frozen=True, kw_only=True):
    """Another person is the host."""

    to: Person


class Opened(Entry, tag="opened", frozen=True, kw_only=True):
    """Whether new people may come."""

    is_open: bool


class WatchLet(Entry, tag="watch-let", frozen=True, kw_only=True):
    """Whether people without a chair see the game."""

    may_watch: bool


class ChatLet(Entry, tag="chat-let", frozen=True, kw_only=True):
    """Whether people at a chair may say own words aside."""

    may_chat: bool


class HintLet(Entry, tag="hint-let", frozen=True, kw_only=True):
    """Whether people may ask for hints; None is the usual."""

    may_hint: bool | None


class HintAsked(Entry, tag="hint-asked", frozen=True, kw_only=True):
    """A seat asked for a hint; what it was told is not kept."""

    seat: Seat


class CardsOpened(Entry, tag="cards-opened", frozen=True, kw_only=True):
    """All who played agreed that the finished game may be played on with the cards as they lay."""


class ClockSet(Entry, tag="clock-set", frozen=True, kw_only=True):
    """How many seconds there are for an action."""

    seconds: int | None


AnyEntry = (
    Founded
    | Joined
    | Started
    | Acted
    | Expired
    | TookBack
    | Resigned
    | Proposed
    | Agreed
    | AgreedForGone
    | Declined
    | Renamed
    | WordsAdded
    | WordsPromised
    | WordsAsked
    | WordsOpened
    | Sat
    | Stood
    | Returned
    | GameChosen
    | BotSeated
    | SeatCleared
    | Reseated
    | HandedOver
    | Opened
    | WatchLet
    | ChatLet
    | HintLet
    | HintAsked
    | CardsOpened
    | ClockSet
)

READ_IN_ONE_BREATH: Final = 8
_DECODER: Final[msgspec.json.Decoder[AnyEntry]] = msgspec.json.Decoder(AnyEntry)
_ENCODER: Final = msgspec.json.Encoder()


def entry_to_bytes(entry: AnyEntry) -> bytes:
    """An entry as a store keeps it."""
    return _ENCODER.encode(entry)


def entry_from_bytes(kept: bytes) -> AnyEntry:
    """The entry that a store has kept."""
    return _DECODER.decode(kept)


class KeptEntries(Sequence[AnyEntry]):
    """Entries as a store keeps them, each read when it is looked at: all of a long table would fill the memory."""

    def __init__(self, kept: Sequence[bytes], breathe: Callable[[], object] = int) -> None:
        self._kept = kept
        self._breathe = breathe
        """Called now and then, so that whoever reads many of them in a thread lets the other threads go on."""

    def __len__(self) -> int:
        return len(self._kept)

    @overload
    def __getitem__(self, place: int) -> AnyEntry: ...
    @overload
    def __getitem__(self, place: slice) -> "KeptEntries": ...
    def __getitem__(self, place: int | slice) -> "AnyEntry | KeptEntries":
        if isinstance(place, slice):
            return KeptEntries(self._kept[place], self._breathe)
        if place % READ_IN_ONE_BREATH == 0:
            self._breathe()
        return entry_from_bytes(self._kept[place])
