"""A table: one running game with its truth and its journal. No network code, no clock, no screen."""

from typing import Any

import msgspec

from geisterstunde.core.contract import CHANCE, fall
from geisterstunde.core.game import Game
from geisterstunde.core.journal import Ended, Journal, Played, Replay, Rolled, Undone, open_journal
from geisterstunde.core.luck import check_seed, is_opened_by, outcome_of
from geisterstunde.core.words import Action, Event, Options, Refusal, Refused, Result, Seat, View, Viewer


class Table:
    """Accepts an action only by `play`, after all checks; hands out views and news to each viewer."""

    def __init__(self, game: Game, journal: Journal, seed: str) -> None:
        if not is_opened_by(journal.opening.commitment, seed):
            raise Refused(Refusal("wrong-seed"))
        self.game = game
        self.journal = journal
        self._seed = seed
        # All that has happened since the last action, as it really was; `news` tells each viewer its part.
        self._happened: list[Event] = []
        self._replay()
        self._roll_all()

    @classmethod
    def open(cls, game: Game, seats: tuple[str, ...], options: Options, seed: str) -> "Table":
        """A new table; Refused if the number of seats, the options or the seed are not possible."""
        game.check_start(len(seats), options)
        return cls(game, open_journal(game, seats, options, check_seed(seed)), seed)

    def _replay(self) -> None:
        """Come to where the journal stands."""
        replay = Replay(self.game, self.journal)
        self._happened = []
        moves = self.journal.moves
        # One entry for each roll and action: whether it showed somebody something hidden.
        self._revealing: list[bool] = []
        while not replay.is_at_end():
            is_roll = isinstance(moves[replay.steps], Rolled)
            happened = replay.step()
            self._revealing.append(is_roll or any(map(self.game.is_revealing, happened)))
            # An action and the rolls after it are one piece of news.
            self._happened = self._happened + happened if is_roll else happened
        self._state = replay.state
        self._rolls = replay.rolls

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats."""
        return self.journal.opening.seats

    @property
    def commitment(self) -> str:
        """The hash of the seed, public before the first deal."""
        return self.journal.opening.commitment

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may act now; empty when the game is over."""
        return tuple(self._state.to_act())

    @property
    def result(self) -> Result | None:
        return self.game.result(self._state)

    def view(self, viewer: Viewer) -> View:
        """All that the viewer may know now."""
        return self.game.view(self._state, self._checked_viewer(viewer))

    def choices(self, seat: Seat) -> list[Any]:
        """What the seat may do now; nothing if it is not its turn."""
        self._checked_viewer(seat)
        return self.game.legal_actions(self._state, seat) if seat in self.to_act else []

    def news(self, viewer: Viewer) -> list[Event]:
        """What the viewer heard since the last action began."""
        audience = self._checked_viewer(viewer)
        heard = (self.game.seen(event, audience) for event in self._happened)
        return [event for event in heard if event is not None]

    def play(self, seat: Seat, action: Action) -> None:
        """Carry out an action of a seat; Refused with the reason, and nothing changed, if it is not legal."""
        number = self._checked(seat, action)
        self._happened = []
        self._state.heard = self._happened
        self._state.apply(seat, number)
        self._state.heard = None
        self.journal.add(Played(seat, msgspec.to_builtins(action)))
        self._revealing.append(any(map(self.game.is_revealing, self._happened)))
        self._roll_all()

    def _checked_viewer(self, viewer: Viewer) -> Viewer:
        """The viewer itself; Refused if there is no such seat. A number below 0 must never count from the end."""
        if viewer is not None and (type(viewer) is not int or not 0 <= viewer < len(self.seats)):
            raise Refused(Refusal("unknown-seat", {"most": len(self.seats)}))
        return viewer

    def _checked(self, seat: Seat, action: Action) -> int:
        self._checked_viewer(seat)
        if not self.to_act:
            raise Refused(Refusal("game-is-over"))
        if seat not in self.to_act:
            raise Refused(Refusal("not-your-turn"))
        if action not in self.game.catalogue:
            raise Refused(Refusal("unknown-action", {"game": self.game.name}))
        number = self.game.catalogue.number(action)
        if number not in self._state.legal(seat):
            raise Refused(self.game.why_not(self._state, seat, action))
        return number

    def _roll_all(self) -> None:
        """Carry out the rolls that are due, derived from the seed, and close the journal of a finished game."""
        while self._state.actor() == CHANCE:
            outcome = list(outcome_of(self._seed, self._rolls, self._state.due()))
            self._state.heard = self._happened
            fall(self._state, outcome)
            self._state.heard = None
            self._rolls += 1
            self.journal.add(Rolled(tuple(outcome)))
            self._revealing.append(True)
        result = self.result
        if result is not None and self.journal.ended is None:
            self.journal.add(Ended(seed=self._seed, result=result))

    def why_not_undo(self, seat: Seat) -> Refusal | None:
        """Why the seat may not take back its last action, or None: nothing hidden or random came after it."""
        self._checked_viewer(seat)
        moves = self.journal.moves
        if not moves or self.journal.ended is not None:
            return Refusal("nothing-to-undo")
        last = moves[-1]
        if isinstance(last, Rolled) or self._revealing[-1]:
            return Refusal("undo-after-reveal")
        return Refusal("undo-not-yours") if last.seat != seat else None

    def undo(self, seat: Seat) -> None:
        """Take back the last action of the seat, by replaying one action less; Refused if that is not possible."""
        refusal = self.why_not_undo(seat)
        if refusal is not None:
            raise Refused(refusal)
        self.journal.add(Undone())
        self._replay()
        self._happened = []
