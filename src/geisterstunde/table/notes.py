"""Happenings around a table that are no events of the game; public, the text of each is `note-<tag>`."""

import msgspec

from geisterstunde.core.words import Seat
from geisterstunde.table.words import Kind


class Note(msgspec.Struct, frozen=True, tag_field="note", forbid_unknown_fields=True):
    """Something that has happened around a table."""


class Came(Note, tag="came", frozen=True):
    """Somebody came to watch."""

    name: str


class SatDown(Note, tag="sat-down", frozen=True):
    """Somebody took a chair."""

    seat: Seat
    name: str


class Left(Note, tag="left", frozen=True):
    """Somebody left a chair, or was asked to by the host."""

    seat: Seat
    name: str


class CameBack(Note, tag="came-back", frozen=True):
    """Somebody is back on the own chair."""

    seat: Seat
    name: str


class BotCame(Note, tag="bot-came", frozen=True):
    """A bot plays on this chair now."""

    seat: Seat
    level: str


class BotLeft(Note, tag="bot-left", frozen=True):
    """A bot left its chair."""

    seat: Seat
    level: str


class Renamed(Note, tag="renamed", frozen=True):
    """Somebody goes by another name."""

    before: str
    name: str


class WordsAdded(Note, tag="words-added", frozen=True):
    """Somebody added words to the next seed."""

    seat: Seat
    words: str


class GameChosen(Note, tag="game-chosen", frozen=True):
    """The next game was chosen, or its options were."""

    game: str


class ChairsMoved(Note, tag="chairs-moved", frozen=True):
    """The host has changed who sits where."""


class HostChanged(Note, tag="host-changed", frozen=True):
    """Somebody else is the host."""

    name: str


class Opened(Note, tag="opened", frozen=True):
    """New people may come."""


class Closed(Note, tag="closed", frozen=True):
    """New people may not come any more."""


class WatchingAllowed(Note, tag="watching-allowed", frozen=True):
    """People without a chair see the game."""


class WatchingForbidden(Note, tag="watching-forbidden", frozen=True):
    """People without a chair do not see the game any more."""


class ClockSet(Note, tag="clock-set", frozen=True):
    """There are so many seconds for an action."""

    seconds: int


class ClockTakenAway(Note, tag="clock-taken-away", frozen=True):
    """There is no clock any more."""


class ClockRanOut(Note, tag="clock-ran-out", frozen=True):
    """A clock has run out; the action was drawn by lot."""

    seat: Seat


class GameStarted(Note, tag="game-started", frozen=True):
    """A game has begun."""

    game: str


class Proposed(Note, tag="proposed", frozen=True):
    """A seat wants something and asks the others."""

    kind: Kind
    seat: Seat


class AgreedTo(Note, tag="agreed-to", frozen=True):
    """A seat agrees to a proposal."""

    kind: Kind
    seat: Seat


class Declined(Note, tag="declined", frozen=True):
    """A seat does not agree, or takes the own proposal back."""

    kind: Kind
    seat: Seat


class Dropped(Note, tag="dropped", frozen=True):
    """A proposal means nothing any more: somebody acted, left or came back."""

    kind: Kind


class TookBack(Note, tag="took-back", frozen=True):
    """A seat took its last action back."""

    seat: Seat


class Resigned(Note, tag="resigned", frozen=True):
    """A seat gave the game up."""

    seat: Seat


AnyNote = (
    Came
    | SatDown
    | Left
    | CameBack
    | BotCame
    | BotLeft
    | Renamed
    | WordsAdded
    | GameChosen
    | ChairsMoved
    | HostChanged
    | Opened
    | Closed
    | WatchingAllowed
    | WatchingForbidden
    | ClockSet
    | ClockTakenAway
    | ClockRanOut
    | GameStarted
    | Proposed
    | AgreedTo
    | Declined
    | Dropped
    | TookBack
    | Resigned
)
