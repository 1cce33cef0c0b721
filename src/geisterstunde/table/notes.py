"""Happenings around a table that are no events of the game; public, the text of each is `note-<tag>`."""

import msgspec

from geisterstunde.core.words import Seat
from geisterstunde.table.words import Kind


class Note(msgspec.Struct, frozen=True, tag_field="note", forbid_unknown_fields=True, gc=False):
    """Something that has happened around a table."""


class Came(Note, tag="came", frozen=True):
    """Somebody came to watch."""

    name: str


class SatDown(Note, tag="sat-down", frozen=True):
    """Somebody took a chair."""

    seat: Seat
    name: str


class Left(Note, tag="left", frozen=True):
    """Somebody left a chair."""

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


class BotFilledIn(Note, tag="bot-filled-in", frozen=True):
    """A bot plays for a person until this person comes back: by the person's own wish, or because the host decided so
    after the person had left or had been gone for long."""

    seat: Seat
    name: str
    level: str
    by_host: bool


class SentAway(Note, tag="sent-away", frozen=True):
    """The host has asked somebody to leave a chair."""

    seat: Seat
    name: str


class BotLeft(Note, tag="bot-left", frozen=True):
    """A bot left its chair."""

    seat: Seat
    level: str


class Renamed(Note, tag="renamed", frozen=True):
    """Somebody goes by another name."""

    before: str
    name: str


class WordsAsked(Note, tag="words-asked", frozen=True):
    """A game is about to begin: everybody's words are being opened."""


class WordsLeftOut(Note, tag="words-left-out", frozen=True):
    """A seat had promised words and did not open them in time: the game begins without them."""

    seat: Seat


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


class ChatAllowed(Note, tag="chat-allowed", frozen=True):
    """People at a chair may say own words aside."""


class ChatForbidden(Note, tag="chat-forbidden", frozen=True):
    """Nobody may say own words aside any more."""


class HintsAllowed(Note, tag="hints-allowed", frozen=True):
    """Everybody may ask for hints."""


class HintsForbidden(Note, tag="hints-forbidden", frozen=True):
    """Nobody may ask for hints any more."""


class HintsAsUsual(Note, tag="hints-as-usual", frozen=True):
    """Hints may be asked for where nobody but bots sits opposite."""


class CardsOpened(Note, tag="cards-opened", frozen=True):
    """All who played agreed that the finished game may be played on with the cards as they lay."""


class AskedHint(Note, tag="asked-hint", frozen=True):
    """A seat asked for a hint."""

    seat: Seat


class HintsFollowed(Note, tag="hints-followed", frozen=True):
    """The game is over: how many hints a seat was given in it, and how many of them it followed."""

    seat: Seat
    asked: int
    followed: int


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


class ClockProposed(Note, tag="clock-proposed", frozen=True):
    """The host would like another clock in the running game, and asks everybody; None takes it away."""

    seconds: int | None


class AgreedForGone(Note, tag="agreed-for-gone", frozen=True):
    """The host agreed in the place of people who had been gone for long."""

    seats: tuple[Seat, ...]


class AgreedTo(Note, tag="agreed-to", frozen=True):
    """A seat agrees to a proposal."""

    kind: Kind
    seat: Seat


class Declined(Note, tag="declined", frozen=True):
    """A seat does not agree, or takes the own proposal back; None is a host without a chair."""

    kind: Kind
    seat: Seat | None


class Dropped(Note, tag="dropped", frozen=True):
    """A proposal means nothing any more: somebody acted, left or came back."""

    kind: Kind


class PracticeOver(Note, tag="practice-over", frozen=True):
    """A game of practice has ended: everything could be taken back in it."""


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
    | BotFilledIn
    | SentAway
    | BotLeft
    | Renamed
    | WordsAsked
    | WordsLeftOut
    | GameChosen
    | ChairsMoved
    | HostChanged
    | Opened
    | Closed
    | WatchingAllowed
    | WatchingForbidden
    | ChatAllowed
    | ChatForbidden
    | HintsAllowed
    | HintsForbidden
    | HintsAsUsual
    | CardsOpened
    | AskedHint
    | HintsFollowed
    | ClockSet
    | ClockTakenAway
    | ClockRanOut
    | GameStarted
    | Proposed
    | ClockProposed
    | AgreedForGone
    | AgreedTo
    | Declined
    | Dropped
    | PracticeOver
    | TookBack
    | Resigned
)
