"""What a store keeps of a table: one entry for each thing that was accepted. They hold secrets and stay inside.

Tags and fields are as they were first stored, also where a class has another name by now: old files are read.
"""

from typing import Any, Final

import msgspec

from geisterstunde.core.journal import AnyLine
from geisterstunde.core.words import Seat
from geisterstunde.table.words import Kind, Person


class Entry(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="entry", forbid_unknown_fields=True, omit_defaults=True
):
    """Something that has happened at a table; the table is what its entries make it."""

    person: Person | None = None
    """Who did it; None is a bot, a clock, or the server."""
    id: str = ""
    """The client's own id of the command; a command with an id that this person has used already does nothing."""
    # A whole 0, because msgspec leaves out a default only if it is the same object.
    at: float = 0
    """When it happened; kept only where a clock needs it."""


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


class Joined(Entry, tag="joined", frozen=True, kw_only=True):
    """A new person came, and sat down or not; `person` is the new number."""

    name: str
    token_hash: str
    seat: Seat | None = None


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
    """A seat asks the others."""

    kind: Kind
    seat: Seat


class Agreed(Entry, tag="agreed", frozen=True, kw_only=True):
    """A seat agrees, and others are still to be asked."""

    kind: Kind
    seat: Seat


class Declined(Entry, tag="declined", frozen=True, kw_only=True):
    """A seat does not agree, or takes its own proposal back."""

    kind: Kind
    seat: Seat


class Renamed(Entry, tag="renamed", frozen=True, kw_only=True):
    """A person goes by another name."""

    name: str


class WordsAdded(Entry, tag="words-added", frozen=True, kw_only=True):
    """A person added words to the next seed."""

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
    | Declined
    | Renamed
    | WordsAdded
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
    | ClockSet
)

_DECODER: Final[msgspec.json.Decoder[AnyEntry]] = msgspec.json.Decoder(AnyEntry)
_ENCODER: Final = msgspec.json.Encoder()


def entry_to_bytes(entry: AnyEntry) -> bytes:
    """An entry as a store keeps it."""
    return _ENCODER.encode(entry)


def entry_from_bytes(kept: bytes) -> AnyEntry:
    """The entry that a store has kept."""
    return _DECODER.decode(kept)
