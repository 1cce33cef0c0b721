"""One game in progress, kept small: the truth, the seed, and the actions that stand, as numbers.

What is rolled follows from the seed, so rolls are not kept; journal lines are made and given away.
"""

from array import array
from collections.abc import Callable, Iterable
from functools import cache, reduce
from operator import or_
from typing import Any, Final, NamedTuple

import msgspec

from geisterstunde.core.contract import CHANCE, State, fall, number_below
from geisterstunde.core.game import Game
from geisterstunde.core.journal import AnyLine, Ended, Opening, Played, Rolled, Undone, resigned_result, seed_of
from geisterstunde.core.luck import outcome_of
from geisterstunde.core.words import Action, Event, GameEnded, Prompt, Refusal, Refused, Result, Seat, View, Viewer

PUBLIC: Final = 1
"""The audience of those who watch, as a bit: what it notices, everybody may know."""


class Happening(NamedTuple):
    """What an action or a beginning has brought: lines, all events, each audience's events, who noticed it."""

    lines: tuple[AnyLine, ...]
    events: list[Event]
    heard: list[tuple[Event, ...]]
    noticed: int
    """A set of audiences as bits: 1 for those who watch, 2 for seat 0, 4 for seat 1 …"""


def audience_of(viewer: Viewer) -> int:
    """The number of an audience: 0 for those who watch, 1 for seat 0 …"""
    return 0 if viewer is None else viewer + 1


class Running:
    """Accepts an action only after all checks, and hands out what each viewer may know."""

    __slots__ = (
        "_dues",
        "_numbers",
        "_revealing",
        "_rolls",
        "_seats",
        "_seed",
        "_seen",
        "game",
        "opening",
        "resigned",
        "state",
    )

    def __init__(self, game: Game, opening: Opening, secret: str) -> None:
        self.game = game
        self.opening = opening
        self.resigned: Seat | None = None
        self.state: State = game.start(len(opening.seats), game.options_of(opening.rules, opening.options))
        self._seed = seed_of(secret, opening.words)
        self._rolls = 0
        # One item for each action that stands: who, what, who noticed it, whether chance or a reveal came with it.
        self._seats = array("b")
        self._numbers = array("i")
        self._seen = array("i")
        self._revealing = bytearray()
        # When the clock of the seat would have run out; whoever takes something back gets no new time.
        self._dues = array("d")

    @property
    def players(self) -> int:
        return len(self.opening.seats)

    @property
    def actions(self) -> int:
        """How many actions stand."""
        return len(self._seats)

    @property
    def result(self) -> Result | None:
        if self.resigned is not None:
            return resigned_result(self.resigned, self.players)
        return self.game.result(self.state)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may act now; empty when the game is over."""
        return () if self.resigned is not None else tuple(self.state.to_act())

    def view(self, viewer: Viewer) -> View:
        """All that the viewer may know now."""
        view = self.game.view(self.state, viewer)
        if self.resigned is None:
            return view
        return msgspec.structs.replace(view, to_act=(), result=self.result)

    def prompt(self, view: View) -> Prompt:
        """What is happening, for the viewer of this view."""
        return self.game.prompt(view) if self.resigned is None else Prompt("over")

    def choices(self, seat: Seat) -> tuple[Any, ...]:
        """What the seat may do now."""
        return tuple(self.game.legal_actions(self.state, seat)) if seat in self.to_act else ()

    def begin(self) -> Happening:
        """The first deal."""
        events: list[Event] = []
        lines: list[AnyLine] = [self.opening]
        self._roll_all(self.state, events, lines)
        return Happening(tuple(lines), events, self._heard(events), (2 << self.players) - 1)

    def number_of(self, seat: Seat, raw: dict[str, Any]) -> int:
        """The number of an action from outside; Refused with the reason if it does not exist or is not legal."""
        try:
            action = _outside(self.game.action_type)(raw)
            number = self.game.catalogue.number(action)
        except (msgspec.ValidationError, KeyError):
            raise Refused(Refusal("unknown-action", {"game": self.game.name})) from None
        self.check_turn(seat)
        if number not in self.state.legal(seat):
            raise Refused(self.game.why_not(self.state, seat, action))
        return number

    def check_turn(self, seat: Seat) -> None:
        """Refused unless the seat may act."""
        acting = self.to_act
        if not acting:
            raise Refused(Refusal("game-is-over"))
        if seat not in acting:
            raise Refused(Refusal("not-your-turn"))

    def play(self, seat: Seat, number: int, due: float | None = None, *, by_clock: bool = False) -> Happening:
        """Carry out a legal action and the rolls after it."""
        before = self.state.clone()
        events: list[Event] = []
        lines: list[AnyLine] = [Played(seat, msgspec.to_builtins(self.game.catalogue[number]), by_clock)]
        self.state.heard = events
        self.state.apply(seat, number)
        self.state.heard = None
        had_rolls = self._roll_all(self.state, events, lines)
        result = self.result
        if result is not None:
            lines.append(Ended(seed=self._seed, result=result))
        heard = self._heard(events)
        noticed = self._noticed(before, heard)
        self._seats.append(seat)
        self._numbers.append(number)
        self._seen.append(noticed)
        # What a lot has decided, chance has decided.
        self._revealing.append(had_rolls or by_clock or any(map(self.game.is_revealing, events)))
        self._dues.append(due or 0.0)
        return Happening(tuple(lines), events, heard, noticed)

    def play_by_lot(self, seat: Seat, salt: str, due: float | None) -> Happening:
        """Act for a seat whose time is over, until those who watch notice it.

        A secret choice of several steps is finished at once: else the others could count how many were left to do.
        What is drawn nobody can foresee, and it is the same at every replay.
        """
        lot = f"{salt} {self.opening.commitment}"
        played: list[Happening] = []
        while not played or (not played[-1].noticed & PUBLIC and seat in self.to_act):
            legal = sorted(self.state.legal(seat))
            chosen = outcome_of(lot, self.actions, number_below(len(legal)))[0]
            played.append(self.play(seat, legal[chosen], due, by_clock=True))
        return _together(played)

    def resign(self, seat: Seat) -> Happening:
        """End the game: the seat gives it up."""
        self.resigned = seat
        result = resigned_result(seat, self.players)
        events: list[Event] = [GameEnded(result)]
        everybody = (2 << self.players) - 1
        line = Ended(seed=self._seed, result=result, resigned=seat)
        return Happening((line,), events, [tuple(events)] * (self.players + 1), everybody)

    def free_undo(self, seat: Seat) -> int | None:
        """The place of the last action of the seat if it may be taken back without asking, else None.

        That depends only on what the seat knows: it has heard and seen nothing since. What others have done unseen,
        in a secret choice that all make at the same time, stands.
        """
        place = self.last_of(seat)
        if place is None or self._revealing[place]:
            return None
        knows = 1 << audience_of(seat)
        if any(seen & knows for seen in self._seen[place + 1 :]):
            return None
        return place

    def last_of(self, seat: Seat) -> int | None:
        """The place of the last action of the seat, or None if it has not acted yet."""
        places = (place for place in range(len(self._seats) - 1, -1, -1) if self._seats[place] == seat)
        return next(places, None)

    def who_saw(self, place: int) -> int:
        """The audiences that noticed the action at this place."""
        return self._seen[place]

    def due_of(self, place: int) -> float | None:
        """When the clock would have run out before the action at this place."""
        return self._dues[place] or None

    def undo(self, place: int) -> Undone:
        """Take back one action that may be taken back freely; what others have done since, unseen, stands."""
        line = self.freely_undone(place)
        self._forget(slice(place, place + 1))
        return line

    def freely_undone(self, place: int) -> Undone:
        """The line of a journal for an action that is taken back freely."""
        return Undone() if place == self.actions - 1 else Undone(seat=self._seats[place])

    def undo_from(self, place: int) -> Undone:
        """Take back, by consent, the action at this place and everything after it; the luck stays as it was."""
        line = self.undone_by_consent(place)
        self._forget(slice(place, None))
        return line

    def undone_by_consent(self, place: int) -> Undone:
        """The line of a journal for all actions from this place on."""
        return Undone(actions=self.actions - place, agreed=True)

    def _forget(self, places: slice) -> None:
        for kept in (self._seats, self._numbers, self._seen, self._revealing, self._dues):
            del kept[places]
        self._replay()

    def _replay(self) -> None:
        """Come to the truth again that the actions make."""
        state = self.game.start(self.players, self.game.options_of(self.opening.rules, self.opening.options))
        self._rolls = 0
        self._roll_all(state, None, [])
        for seat, number in zip(self._seats, self._numbers, strict=True):
            assert number in state.legal(seat)
            state.apply(seat, number)
            self._roll_all(state, None, [])
        self.state = state

    def _roll_all(self, state: State, events: list[Event] | None, lines: list[AnyLine]) -> bool:
        """Carry out the rolls that are due, derived from the seed; whether there were any."""
        rolls = self._rolls
        while state.actor() == CHANCE:
            outcome = list(outcome_of(self._seed, self._rolls, state.due()))
            state.heard = events
            fall(state, outcome)
            state.heard = None
            self._rolls += 1
            lines.append(Rolled(tuple(outcome)))
        return self._rolls > rolls

    def _heard(self, events: Iterable[Event]) -> list[tuple[Event, ...]]:
        """What each audience hears."""
        heard = [heard_by(self.game, events, None)]
        for seat in range(self.players):
            heard.append(heard_by(self.game, events, seat))
        return heard

    def _noticed(self, before: State, heard: list[tuple[Event, ...]]) -> int:
        """Who has heard something or sees something else than before."""
        noticed = 0
        for audience, events in enumerate(heard):
            viewer = audience - 1 if audience else None
            if events or self.game.view(before, viewer) != self.game.view(self.state, viewer):
                noticed |= 1 << audience
        return noticed


def _together(happenings: list[Happening]) -> Happening:
    """Several happenings as one."""
    return Happening(
        tuple(line for one in happenings for line in one.lines),
        [event for one in happenings for event in one.events],
        [sum(parts, ()) for parts in zip(*(one.heard for one in happenings), strict=True)],
        reduce(or_, (one.noticed for one in happenings)),
    )


def heard_by(game: Game, events: Iterable[Event], viewer: Viewer) -> tuple[Event, ...]:
    """What a viewer hears of events."""
    heard: list[Event] = []
    for event in events:
        seen = game.seen(event, viewer)
        if seen is not None:
            heard.append(seen)
    return tuple(heard)


@cache
def _outside(action_type: Any) -> Callable[[dict[str, Any]], Action]:
    """What reads an action from outside.

    msgspec remembers how to read a Struct, but finds out anew each time how to read a union, which takes longer than
    the action: so the action is read as the only field of a Struct.
    """
    reading = msgspec.defstruct("Outside", [("action", action_type)])

    def read(raw: dict[str, Any]) -> Action:
        action: Action = msgspec.convert({"action": raw}, reading).action  # type: ignore[attr-defined]
        return action

    return read
