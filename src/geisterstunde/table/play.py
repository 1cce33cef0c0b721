"""A play: one game in progress. The only place that applies actions, rolls, and listens to what happens.

It is kept small: the truth, where the rolls come from, and the actions that stand, as numbers. What is rolled follows
from the seed, so rolls are not kept; lines for a journal are made and given away.
"""

from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from geisterstunde.core.contract import CHANCE, State, fall
from geisterstunde.core.game import Game
from geisterstunde.core.journal import (
    AnyLine,
    Ended,
    Journal,
    Opening,
    Played,
    Rolled,
    Undone,
    opening_of,
    resigned_result,
)
from geisterstunde.core.luck import check_seed, fresh_seed, is_opened_by
from geisterstunde.core.words import (
    Action,
    Event,
    GameEnded,
    Options,
    Prompt,
    Refusal,
    Refused,
    Result,
    Seat,
    View,
    Viewer,
)
from geisterstunde.table.checked import checked_game, checked_options, checked_seats, number_in
from geisterstunde.table.landmarks import LANDMARK_EVERY, Landmark
from geisterstunde.table.noticing import PastAction, has_noticed, heard_by
from geisterstunde.table.playing_on import beginning
from geisterstunde.table.rolls import Rolls, RollsFromSeed

SEAT_BITS: Final = 0xFF
LOT_FROM: Final = 8
NUMBER_FROM: Final = 9
"""How an action that stands is kept as one number: the seat, a bit for the lot, the number of the action."""

NOT_KEPT: Final = "nobody keeps a journal of this play"


class Play:
    """One game in progress: whatever comes from outside is checked, and Refused with a reason if it is not possible.

    `Play.begin` begins a new one and deals, `act` carries out an action and the rolls after it, `undo` takes back what
    may be taken back. Inside, the truth is a `State`, which trusts whoever calls it.
    """

    __slots__ = (
        "_done",
        "_dues",
        "_journal",
        "_landmarks",
        "_rolled",
        "game",
        "happened",
        "opening",
        "players",
        "resigned",
        "rolls",
        "state",
    )

    def __init__(self, game: Game, opening: Opening, rolls: Rolls, journal: Journal | None = None) -> None:
        """The game before its first deal; with a journal it writes there what happens."""
        self.game = game
        self.opening = opening
        self.players = len(opening.seats)
        self.rolls = rolls
        self.resigned: Seat | None = None
        self.happened: list[Event] = []
        """All that has happened since the last action, as it really was."""
        self._journal = journal
        # One number for each action that stands: what, whether a lot decided it because time was over, and who.
        self._done = array("q")
        # When the clock of the seat would have run out; whoever takes something back gets no new time. Most have none.
        self._dues: array[float] | None = None
        self._rolled = 0
        # The newest two, from which what stands is played again.
        self._landmarks: tuple[Landmark, ...] = ()
        self.state: State = beginning(game, opening)

    @classmethod
    def begin(
        cls,
        game: Game | str,
        seats: int | Sequence[str],
        options: Options | Mapping[str, Any] | None = None,
        seed: str | None = None,
    ) -> "Play":
        """A new game with its journal, the first cards dealt; without a seed nobody can foresee them.

        `seats` are names, or how many play. Refused if their number, a name, the options or the seed are not possible.
        """
        played = checked_game(game)
        chosen = checked_options(played, options)
        names = checked_seats(played, seats, chosen)
        secret = check_seed(fresh_seed() if seed is None else seed)
        opening = opening_of(played, names, chosen, secret)
        play = cls(played, opening, RollsFromSeed(secret), Journal(opening))
        play.deal()
        return play

    @classmethod
    def again(
        cls,
        game: Game,
        opening: Opening,
        seed: str,
        done: "array[int]",
        dues: "array[float] | None",
        resigned: Seat | None,
    ) -> "Play":
        """A play of which only what stands was kept (`standing`): it is played again."""
        play = cls(game, opening, RollsFromSeed(seed))
        play._done, play._dues = done, dues
        again = play.up_to(len(done))
        again.resigned = resigned
        return again

    @property
    def standing(self) -> "tuple[array[int], array[float] | None]":
        """The actions that stand, and when the clocks before them would have run out; each as it is kept."""
        return self._done, self._dues

    def clone(self) -> "Play":
        """The same play again, going its own way; nobody keeps a journal of it."""
        return self._with(self.state.clone())

    def _with(self, state: State) -> "Play":
        again = type(self).__new__(type(self))
        again.game = self.game
        again.opening = self.opening
        again.players = self.players
        again.rolls = self.rolls
        again.resigned = self.resigned
        again.happened = self.happened
        again._journal = None
        again._done = self._done[:]
        again._dues = None if self._dues is None else self._dues[:]
        again._rolled = self._rolled
        again._landmarks = self._landmarks
        again.state = state
        return again

    # Looking

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats."""
        return self.opening.seats

    @property
    def journal(self) -> Journal:
        """What has been written down."""
        if self._journal is None:
            raise ValueError(NOT_KEPT)
        return self._journal

    @property
    def actions(self) -> int:
        """How many actions stand."""
        return len(self._done)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may act now; empty when the game is over."""
        return () if self.resigned is not None else tuple(self.state.to_act())

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        if self.resigned is not None:
            return resigned_result(self.resigned, self.players)
        return self.game.result(self.state)

    def view(self, viewer: Viewer) -> View:
        """All that the viewer may know now."""
        return self.known_to(self.checked_viewer(viewer))

    def known_to(self, viewer: Viewer) -> View:
        """As `view`, for a viewer who is known to be one."""
        view = self.game.view(self.state, viewer)
        if self.resigned is None:
            return view
        return msgspec.structs.replace(view, to_act=(), result=self.result)

    def prompt(self, view: View) -> Prompt:
        """What is happening, for the viewer of this view."""
        return self.game.prompt(view) if self.resigned is None else Prompt("over")

    def choices(self, seat: Seat) -> list[Any]:
        """What the seat may do now; nothing if it is not its turn."""
        self.checked_viewer(seat)
        return self.game.legal_actions(self.state, seat) if seat in self.to_act else []

    def news(self, viewer: Viewer) -> list[Event]:
        """What the viewer heard since the last action began."""
        return list(heard_by(self.game, self.happened, self.checked_viewer(viewer)))

    def checked_viewer(self, viewer: Viewer) -> Viewer:
        """The viewer itself; Refused if there is no such seat. A number below 0 must never count from the end."""
        if viewer is not None and (type(viewer) is not int or not 0 <= viewer < self.players):
            raise Refused(Refusal("unknown-seat", {"most": self.players}))
        return viewer

    # Acting

    def act(self, seat: Seat, action: Action | Mapping[str, Any] | int) -> None:
        """Carry out an action (a word, the same as plain JSON, or its number) and the rolls after it.

        Refused with the reason, and nothing changed, if it is not possible.
        """
        number = self.number_of(seat, action)
        if not isinstance(self.rolls, RollsFromSeed):
            # A roll may be missing: that shows only when it is due, and then nothing may have changed.
            self.clone().carry_out(seat, number)
        self.carry_out(seat, number)

    def number_of(self, seat: Seat, action: Action | Mapping[str, Any] | int) -> int:
        """The number of an action that the seat may carry out now; Refused with the reason if it may not."""
        self.check_turn(seat)
        number = number_in(self.game, action)
        self.game.check_legal(self.state, seat, number)
        return number

    def check_turn(self, seat: Seat) -> None:
        """Refused unless the seat may act."""
        self.checked_viewer(seat)
        if self.resigned is not None:
            raise Refused(Refusal("game-is-over"))
        self.game.check_turn(self.state, seat)

    def carry_out(self, seat: Seat, number: int, due: float | None = None, *, by_clock: bool = False) -> list[AnyLine]:
        """Carry out an action that is known to be legal, and the rolls after it; the lines for a journal."""
        lines: list[AnyLine] = [Played(seat, msgspec.to_builtins(self.game.catalogue[number]), by_clock)]
        self.apply(seat, number, due, by_clock=by_clock)
        return self._closed(self._with_rolls(lines))

    def deal(self) -> list[AnyLine]:
        """Carry out the rolls that are due before anybody may act; the lines for a journal."""
        return self._closed(self._with_rolls([]))

    def go_on(self, seed: str, journal: Journal) -> None:
        """Go on with a journal from where it stands: from here on rolls follow from the seed."""
        if not is_opened_by(self.opening.commitment, seed):
            raise Refused(Refusal("wrong-seed"))
        self.rolls = RollsFromSeed(seed)
        self._journal = journal
        if journal.ended is None:
            self.deal()

    def apply(self, seat: Seat, number: int, due: float | None = None, *, by_clock: bool = False) -> None:
        """Carry out an action that is known to be legal; the rolls after it are still due."""
        if len(self._done) % LANDMARK_EVERY == 0:
            self._keep_landmark(len(self._done))
        self.happened = []
        self.state.heard = self.happened
        self.state.apply(seat, number)
        self.state.heard = None
        if due is not None and self._dues is None:
            self._dues = array("d", bytes(8 * len(self._done)))
        if self._dues is not None:
            self._dues.append(due or 0.0)
        self._done.append(number << NUMBER_FROM | by_clock << LOT_FROM | seat)

    def roll(self) -> list[int]:
        """Carry out the roll that is due; its outcome."""
        outcome = self.rolls.outcome(self._rolled, self.state.due())
        self.state.heard = self.happened
        fall(self.state, outcome)
        self.state.heard = None
        self._rolled += 1
        return outcome

    @property
    def rolled(self) -> int:
        """How many rolls there have been."""
        return self._rolled

    def _with_rolls(self, lines: list[AnyLine]) -> list[AnyLine]:
        while self.state.actor() == CHANCE:
            lines.append(Rolled(tuple(self.roll())))
        return lines

    def _closed(self, lines: list[AnyLine]) -> list[AnyLine]:
        """The lines with the end of a game that is over, written down if somebody keeps a journal."""
        result = self.result
        if result is not None and isinstance(self.rolls, RollsFromSeed):
            lines.append(Ended(seed=self.rolls.seed, result=result, resigned=self.resigned))
        self._write(lines)
        return lines

    def _write(self, lines: Iterable[AnyLine]) -> None:
        if self._journal is not None:
            for line in lines:
                self._journal.add(line)

    def resign(self, seat: Seat) -> list[AnyLine]:
        """End the game: the seat gives it up; the lines for a journal."""
        self.checked_viewer(seat)
        if not self.to_act:
            raise Refused(Refusal("game-is-over"))
        self.resigned = seat
        self.happened = [GameEnded(resigned_result(seat, self.players))]
        return self._closed([])

    # Taking back

    def undo(self, seat: Seat) -> None:
        """Take back the last action of the seat; Refused if that is not free, and nothing changed."""
        refusal = self.why_not_undo(seat)
        if refusal is not None:
            raise Refused(refusal)
        place = self.last_of(seat)
        assert place is not None
        self.forget(place)

    def why_not_undo(self, seat: Seat) -> Refusal | None:
        """Why the seat may not take back its last action without asking, or None.

        Free is what showed nobody anything hidden and rolled nothing, as long as the seat has noticed nothing since.
        What others have done unseen, in a secret choice that all make at the same time, stands.
        """
        self.checked_viewer(seat)
        place = self.last_of(seat)
        if place is None or self.result is not None:
            return Refusal("nothing-to-undo")
        own, *later = self.steps_from(place)
        # What a lot has decided, chance has decided.
        if own.had_rolls or self.is_by_lot(place) or not self.is_quiet(own.events):
            return Refusal("undo-after-reveal")
        if any(has_noticed(self.game, step, seat) for step in later):
            return Refusal("undo-too-late")
        return None

    def is_quiet(self, events: Iterable[Event]) -> bool:
        """Whether these events showed nobody anything hidden."""
        return not any(map(self.game.is_revealing, events))

    def is_by_lot(self, place: int) -> bool:
        """Whether a lot decided the action at this place, because time was over."""
        return bool(self._done[place] >> LOT_FROM & 1)

    def last_of(self, seat: Seat) -> int | None:
        """The place of the last action of the seat, or None if it has not acted yet."""
        places = (place for place in range(self.actions - 1, -1, -1) if self._done[place] & SEAT_BITS == seat)
        return next(places, None)

    def action_at(self, place: int) -> tuple[Seat, int]:
        """Who acted at this place, and the number of the action."""
        done = self._done[place]
        return done & SEAT_BITS, done >> NUMBER_FROM

    def due_of(self, place: int) -> float | None:
        """When the clock would have run out before the action at this place."""
        return (self._dues[place] or None) if self._dues is not None else None

    def forget(self, place: int) -> Undone:
        """Take back the action at this place, which is free; what others have done since, unseen, stands."""
        line = Undone() if place == self.actions - 1 else Undone(seat=self.action_at(place)[0])
        return self._without(slice(place, place + 1), line)

    def forget_from(self, place: int) -> Undone:
        """Take back, by consent, the action at this place and everything after it; the luck stays as it was."""
        return self._without(slice(place, None), Undone(actions=self.actions - place, agreed=True))

    def _without(self, places: slice, line: Undone) -> Undone:
        self._landmarks = tuple([one for one in self._landmarks if one.actions <= places.start])
        del self._done[places]
        if self._dues is not None:
            del self._dues[places]
        again = self.up_to(self.actions)
        self.state, self._rolled, self.happened = again.state, again._rolled, []
        self._landmarks = again._landmarks
        self._write([line])
        return line

    # Playing again what stands

    def up_to(self, actions: int) -> "Play":
        """The same play after so many of its actions; nobody keeps a journal of it."""
        landmarks = tuple([one for one in self._landmarks if one.actions <= actions])
        again = self._begun_again() if not landmarks else self._at(landmarks)
        for place in range(again.actions, actions):
            if place % LANDMARK_EVERY == 0:
                again._keep_landmark(place)
            again.state.apply(*self.action_at(place))
            again._roll_quietly()
        again._done = self._done[:actions]
        again._dues = None if self._dues is None else self._dues[:actions]
        return again

    def _keep_landmark(self, actions: int) -> None:
        """Remember the truth after so many actions; a beginning only where another game lies before it."""
        is_far = actions > 0 or self.opening.played_on is not None
        if is_far and (not self._landmarks or self._landmarks[-1].actions < actions):
            here = Landmark(actions, self._rolled, self.state.clone())
            self._landmarks = (*self._landmarks[-1:], here)

    def _at(self, landmarks: tuple[Landmark, ...]) -> "Play":
        """The same play at the last of these landmarks."""
        actions, rolled, state = landmarks[-1]
        again = Play._with(self, state.clone())
        again._done, again._rolled, again._landmarks = self._done[:actions], rolled, landmarks
        again.resigned, again.happened = None, []
        return again

    def _begun_again(self) -> "Play":
        """The same play before its first action."""
        again = Play(self.game, self.opening, self.rolls)
        again._roll_quietly()
        return again

    def _roll_quietly(self) -> None:
        while self.state.actor() == CHANCE:
            fall(self.state, self.rolls.outcome(self._rolled, self.state.due()))
            self._rolled += 1

    def dealt(self) -> "Play":
        """The same play right after its first deal, with all that happened then; nobody keeps a journal of it."""
        again = Play(self.game, self.opening, self.rolls)
        again.deal()
        return again

    def steps_from(self, place: int) -> Iterator[PastAction]:
        """The actions that stand from this place on, looked at again one after the other."""
        again = self.up_to(place)
        before = again.state.clone()
        for later in range(place, self.actions):
            rolled = again._rolled
            again.apply(*self.action_at(later))
            again._with_rolls([])
            after = again.state.clone()
            yield PastAction(before, after, again.happened, again._rolled > rolled)
            before = after
