"""A game: its name, its limits, its words, and who may know what. Stateless; the truth is in a State."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import msgspec
from librt.random import Random

from geisterstunde.core.catalogue import Catalogue
from geisterstunde.core.contract import CHANCE, NOBODY, State
from geisterstunde.core.words import (
    Action,
    Conclusions,
    Event,
    Foretold,
    Options,
    Prompt,
    Refusal,
    Refused,
    Result,
    Seat,
    View,
    Viewer,
)


class Game(ABC):
    """One rulebook. A game's module `game.py` holds exactly one object of it, called GAME."""

    name: ClassVar[str]
    """How people call it on the command line and in addresses, such as "18-ghosts"."""
    rules_version: ClassVar[int]
    """Raised by every fix that changes the outcome of a game; journals carry it."""
    older_rules: ClassVar[Mapping[int, Mapping[str, Any]]] = {}
    """Older versions of the rules that can still be played: the options by which this program plays as they did, as far
    as an opening of that version cannot say so itself (docs/decisions.md)."""
    is_open: ClassVar[bool] = False
    """Whether everybody sees everything at any time and nothing is ever rolled after the start: then taking back what
    a bot has answered shows nobody anything."""
    fewest_players: ClassVar[int]
    most_players: ClassVar[int]
    catalogue: ClassVar[Catalogue[Any]]
    options_type: ClassVar[type[Options]]
    view_type: ClassVar[type[View]]
    action_type: ClassVar[Any]
    """The union of the action Structs."""
    event_type: ClassVar[Any]
    """The union of the event Structs."""
    conclusions_type: ClassVar[type[Conclusions] | None] = None
    """What follows from a view, in words of the game; None where the game has nothing to say."""

    @abstractmethod
    def start(self, players: int, options: Options) -> State:
        """The truth before anything has happened; the first deal is a roll that is due."""

    @abstractmethod
    def view(self, state: State, viewer: Viewer) -> View:
        """All that the viewer may know, built field by field."""

    @abstractmethod
    def seen(self, event: Event, viewer: Viewer) -> Event | None:
        """What the viewer hears of an event."""

    @abstractmethod
    def imagine(self, view: View, rng: Random) -> State:
        """Some truth that fits the view."""

    @abstractmethod
    def why_not(self, state: State, seat: Seat, action: Action) -> Refusal:
        """Why an action of the catalogue is not legal for a seat whose turn it is, in words for that seat."""

    @abstractmethod
    def prompt(self, view: View) -> Prompt:
        """Whose turn it is and what may be done, from what the viewer knows."""

    @abstractmethod
    def longest(self, players: int, options: Options) -> int:
        """No game has more actions than this; where the rules give no bound, none that was ever seen."""

    @abstractmethod
    def write(self, action: Action) -> str:
        """An action as short text."""

    @abstractmethod
    def read(self, text: str) -> Action:
        """The action that a short text means; Refused if there is none."""

    def conclude(self, view: View) -> Conclusions | None:
        """What follows from the view, exactly and from nothing else: no more than its viewer could work out."""
        return None

    def is_revealing(self, event: Event) -> bool:
        """Whether somebody learnt something hidden by this event, so that it cannot be taken back."""
        return False

    def is_surprising(self, event: Event, seat: Seat) -> bool:
        """Whether the seat could not have known that its own action would lead to this event.

        Whatever depends on what the seat cannot know must come with such an event or after one; law 13 looks for
        exceptions. A game may know better than this: a card that the seat lays is no surprise to it.
        """
        return self.is_revealing(event)

    def foreseen(self, event: Event, seat: Seat) -> Event | None:
        """What the seat knows beforehand of an event that surprises it: how many cards it will draw, though not which.

        None if it knows nothing of it, or if what follows depends on the rest.
        """
        return None

    def why_not_start(self, players: int, options: Options) -> Refusal | None:
        """Why these options do not fit this number of players, or None."""
        return None

    def check_start(self, players: int, options: Options) -> None:
        """Refuse a number of players or options that the rulebook does not allow."""
        if not self.fewest_players <= players <= self.most_players:
            limits = {"fewest": self.fewest_players, "most": self.most_players}
            raise Refused(Refusal("wrong-number-of-players", {"game": self.name, "players": players, **limits}))
        refusal = self.why_not_start(players, options)
        if refusal is not None:
            raise Refused(refusal, self.name)

    def options_from(self, raw: dict[str, Any]) -> Options:
        """Options from outside, each field checked; Refused if a name or a value is not possible."""
        known = self.options_type.__struct_encode_fields__
        for name in raw:
            if name not in known:
                args = {"game": self.name, "option": name, "known": ", ".join(sorted(known)) or "–"}
                raise Refused(Refusal("unknown-option", args))
        try:
            return msgspec.convert(raw, self.options_type, strict=False)
        except msgspec.ValidationError as error:
            raise Refused(Refusal("bad-option", {"game": self.name, "problem": str(error)})) from None

    def plays_rules(self, version: int) -> bool:
        """Whether a game that was begun under this version of the rules can be played on, and again."""
        return version == self.rules_version or version in self.older_rules

    def options_of(self, version: int, raw: dict[str, Any]) -> Options:
        """What the options of an opening mean that was written under a version of the rules which `plays_rules`."""
        return self.options_from({**self.older_rules.get(version, {}), **raw})

    def rematch_options(self, options: Options, result: Result, seats: Sequence[Seat]) -> Options:
        """The options of the next game at the same table, after one that ended so; `seats` says who sat where."""
        return options

    def option_from_text(self, name: str, text: str) -> Any:
        """An option that is too long to type, from the text of a file; Refused if this one is not read so."""
        raise Refused(Refusal("option-not-from-file", {"game": self.name, "option": name}))

    def result(self, state: State) -> Result | None:
        """How the game ended, or None while it goes on."""
        if state.actor() != NOBODY:
            return None
        return Result(tuple(state.scores()), tuple(state.winners()), state.reason())

    def why_never(self, action: Action) -> Refusal:
        """Why an action that can be said is none of this game; one that knows more says it in the rulebook's terms."""
        return Refusal("unknown-action", {"game": self.name})

    def legal_actions(self, state: State, seat: Seat) -> list[Any]:
        """All that a seat may do now, in words and in the order of the catalogue."""
        return self.catalogue.actions(sorted(state.legal(seat)))

    def check_turn(self, state: State, seat: Seat) -> None:
        """Refused unless the seat may act now."""
        if state.actor() == NOBODY:
            raise Refused(Refusal("game-is-over"))
        if seat not in state.to_act():
            raise Refused(Refusal("not-your-turn"))

    def check_legal(self, state: State, seat: Seat, number: int) -> None:
        """Refused with the reason unless a seat whose turn it is may do this."""
        if number not in state.legal(seat):
            raise Refused(self.why_not(state, seat, self.catalogue[number]), self.name)

    def foretell(self, view: View, seat: Seat, action: Action) -> Foretold:
        """What the seat is certain to hear and see if it does this, worked out in a world imagined from its own view.

        It knows nothing but the view, so it cannot tell more. Refused with the reason if the seat may not do this.
        """
        if view.viewer != seat:
            raise Refused(Refusal("not-your-view"))
        if view.result is not None:
            # Also a game that was given up, of which no rule knows.
            raise Refused(Refusal("game-is-over"))
        world = self.imagine(view, Random(0))
        self.check_turn(world, seat)
        if action not in self.catalogue:
            raise Refused(self.why_never(action), self.name)
        number = self.catalogue.number(action)
        self.check_legal(world, seat, number)
        happened: list[Event] = []
        world.heard = happened
        world.apply(seat, number)
        heard: list[Event] = []
        is_certain = world.actor() != CHANCE
        for event in happened:
            is_surprise = self.is_surprising(event, seat)
            told = self.foreseen(event, seat) if is_surprise else self.seen(event, seat)
            is_certain = is_certain and not is_surprise
            if told is not None:
                heard.append(told)
            elif is_surprise:
                break
        return Foretold(tuple(heard), self.view(world, seat) if is_certain else None)
