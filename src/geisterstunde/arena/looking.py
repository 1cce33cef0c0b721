"""The moments of a game and a look at them: how the chances stood, and where they turned.

What is noise is measured, not guessed: every view is judged twice with half the budget, the two answers differ by
chance only, and a change counts from four standard deviations of such a difference on, at least from ten points.
Changes that would count are then judged again with eight times the budget, and must last. The curves stay as they
were: they depend on nothing that came later.
"""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any, Final, NamedTuple

import msgspec

from geisterstunde.arena.analysed import AnalysedStep, Better, Kind, TurningPoint
from geisterstunde.arena.judging import Asking, Estimate, PositionJudge
from geisterstunde.core.game import Game
from geisterstunde.core.journal import Journal, Played
from geisterstunde.core.words import Event, Refusal, Refused, Result, Seat, View
from geisterstunde.table.replay import Replay, verify

LEAST_TURNING_POINTS: Final = 2
MOST_TURNING_POINTS: Final = 5
LEAST_CHANGE: Final = 0.1
"""A smaller change is never called a turning point, however sure it is, where two others are greater."""
DEVIATIONS: Final = 4.0
"""So many standard deviations are more than chance makes of some hundred positions."""
LEAST_SMALL_CHANGE: Final = 0.03
SMALL_DEVIATIONS: Final = 2.0
"""Where hardly anything was greater; of the estimate with more budget these are more than five deviations."""
CLOSER: Final = 8
"""So many times the budget is spent on a moment that may be a turning point."""
MOST_CLOSER_LOOKS: Final = 12
DIGITS: Final = 4

Watcher = Callable[[int, int], None]
"""Told how much is done and how much there is."""


class Moment(NamedTuple):
    """A step as it is remembered while the game is judged."""

    kind: Kind
    move: Played | None
    happened: Sequence[Event]
    views: dict[Seat, View]


class Change(NamedTuple):
    """What a step did to the chance of a seat."""

    step: int
    seat: Seat
    size: float


def nobody_waits() -> None:
    """Whoever reads a game alone has no others to let by."""


def moments_of(
    game: Game, journal: Journal, only: Seat | None = None, breathe: Callable[[], None] = nobody_waits
) -> tuple[list[Moment], Result | None]:
    """Every step with what the seats saw, all of it checked before the first position is judged.

    `breathe` is called between steps, so that whoever reads in a thread lets the others go on.
    """
    if journal.ended is not None:
        verify(game, journal)
    if not any(isinstance(move, Played) for move in journal.moves):
        raise Refused(Refusal("analysis-nothing-played"))
    seats = range(len(journal.opening.seats)) if only is None else [only]
    replay = Replay(game, journal)
    moments = [Moment("start", None, (), {seat: replay.play.view(seat) for seat in seats})]
    while not replay.is_at_end():
        breathe()
        move = journal.moves[replay.steps]
        happened = replay.step()
        views = {seat: replay.play.view(seat) for seat in seats}
        played = move if isinstance(move, Played) else None
        moments.append(Moment("roll" if played is None else "action", played, happened, views))
    if journal.ended is not None and journal.ended.resigned is not None:
        replay.play.resign(journal.ended.resigned)
        views = {seat: replay.play.view(seat) for seat in seats}
        moments.append(Moment("resigned", None, replay.play.happened, views))
    return moments, replay.play.result


class CloserLook:
    """The estimates of all views of a game, looked at more closely where it matters."""

    def __init__(
        self, game: Game, moments: list[Moment], only: Seat | None, judge: PositionJudge, watcher: Watcher
    ) -> None:
        self.game = game
        self.moments = moments
        self.only = only
        self.judge = judge
        self.asked = tuple(moments[0].views)
        self.estimates: dict[Seat, list[Estimate]] = {seat: [] for seat in self.asked}
        self.closer: dict[tuple[Seat, int], float] = {}
        self.noise = 0.0
        self.threshold = LEAST_CHANGE
        self._bar = LEAST_CHANGE
        """From this change on a step is looked at just now."""
        self._watcher = watcher
        self._done = 0
        self._whole = len(moments) * len(self.asked) + MOST_TURNING_POINTS * 2 * CLOSER

    def at_everything(self) -> Asking[None]:
        """Have every view judged once, and learn how far chance alone moves the estimates."""
        differences = []
        for number, moment in enumerate(self.moments):
            for seat in self.asked:
                if number and moment.views[seat] == self.moments[number - 1].views[seat]:
                    # Nothing that the seat could tell has happened.
                    estimate = self.estimates[seat][-1]
                else:
                    estimate = yield from self.judge.estimate(moment.views[seat])
                    if moment.views[seat].result is None:
                        differences.append(estimate.difference)
                self.estimates[seat].append(estimate)
                self._advance(1)
        # The mean of two answers has half the variance of one, the difference of two means has it twice.
        self.noise = sqrt(sum(d * d for d in differences) / max(1, len(differences)) / 2)
        self.threshold = max(LEAST_CHANGE, DEVIATIONS * self.noise)

    def _advance(self, steps: int) -> None:
        self._done = min(self._whole, self._done + steps)
        self._watcher(self._done, self._whole)

    def turning_points(self) -> Asking[list[TurningPoint]]:
        """The greatest changes that last at a closer look, in the order of the game, in words."""
        found = yield from self._sure_above(self.threshold)
        if len(found) < LEAST_TURNING_POINTS:
            found = yield from self._sure_above(max(LEAST_SMALL_CHANGE, SMALL_DEVIATIONS * self.noise))
            found = found[:LEAST_TURNING_POINTS]
        points = []
        for change in sorted(found):
            points.append((yield from self._told(change)))
        self._advance(self._whole)
        return points

    def _sure_above(self, bar: float) -> Asking[list[Change]]:
        """The changes from this size on that last at a closer look, the greatest first."""
        self._bar = bar
        for _ in range(MOST_CLOSER_LOOKS):
            fresh = [change for change in self._greatest() if not self._is_sure(change)]
            if not fresh:
                break
            yield from self._look_closer(fresh[0])
        return [change for change in self._greatest() if self._is_sure(change)]

    def _greatest(self) -> list[Change]:
        """The steps with the greatest changes from the bar on, each for the seat that it is about."""
        found = []
        for step in range(1, len(self.moments)):
            # That somebody gave up is no turn of the game.
            if self.moments[step].kind == "resigned":
                continue
            changes = [Change(step, seat, self._change(step, seat)) for seat in self.asked]
            greatest = max(changes, key=lambda change: abs(change.size))
            if abs(greatest.size) < self._bar:
                continue
            own = [change for change in changes if self._is_own_loss(change)]
            found.append(own[0] if own else greatest)
        found.sort(key=lambda change: -abs(change.size))
        return found[:MOST_TURNING_POINTS]

    def _change(self, step: int, seat: Seat) -> float:
        before, after = self._around(step, seat)
        return round(after - before, DIGITS)

    def _around(self, step: int, seat: Seat) -> tuple[float, float]:
        """The chances before and after a step, from the closer look if there was one."""
        if (seat, step) in self.closer and (seat, step - 1) in self.closer:
            return self.closer[seat, step - 1], self.closer[seat, step]
        return self.estimates[seat][step - 1].chance, self.estimates[seat][step].chance

    def _is_own_loss(self, change: Change) -> bool:
        move = self.moments[change.step].move
        return move is not None and move.seat == change.seat and change.size <= -self._bar

    def _is_sure(self, change: Change) -> bool:
        return all((change.seat, step) in self.closer for step in (change.step - 1, change.step))

    def _look_closer(self, change: Change) -> Asking[None]:
        """Have what the seat saw before and after a step judged with more budget."""
        for step in (change.step - 1, change.step):
            if (change.seat, step) not in self.closer:
                view = self.moments[step].views[change.seat]
                closer = yield from self.judge.estimate(view, CLOSER)
                self.closer[change.seat, step] = closer.chance
            self._advance(CLOSER)

    def step(self, number: int) -> AnalysedStep:
        """A step in words."""
        kind, move, *_ = self.moments[number]
        action, notation = self._done_by(move)
        return AnalysedStep(
            number=number,
            kind=kind,
            seat=None if move is None else move.seat,
            action=action,
            notation=notation,
            chances={seat: round(self.estimates[seat][number].chance, DIGITS) for seat in self.asked},
        )

    def _done_by(self, move: Played | None) -> tuple[dict[str, Any] | None, str | None]:
        """What was done, as data and in notation; from one seat's knowledge only what it did itself is told so."""
        if move is None or self.only not in (None, move.seat):
            return None, None
        return move.action, self.game.write(msgspec.convert(move.action, self.game.action_type))

    def _told(self, change: Change) -> Asking[TurningPoint]:
        """A turning point in words."""
        moment = self.moments[change.step]
        action, notation = self._done_by(moment.move)
        before, after = self._around(change.step, change.seat)
        heard = [self.game.seen(event, change.seat) for event in moment.happened]
        better = (yield from self._better(change)) if self._is_own_loss(change) else None
        return TurningPoint(
            step=change.step,
            kind=moment.kind,
            by=None if moment.move is None else moment.move.seat,
            action=action,
            notation=notation,
            seat=change.seat,
            before=round(before, DIGITS),
            after=round(after, DIGITS),
            heard=tuple(msgspec.to_builtins(event) for event in heard if event is not None),
            better=better,
            is_small=abs(change.size) < self.threshold,
        )

    def _better(self, change: Change) -> Asking[Better | None]:
        """What would have served the acting seat clearly better than what it did."""
        move = self.moments[change.step].move
        assert move is not None
        advice = yield from self.judge.advise(self.moments[change.step - 1].views[change.seat], CLOSER)
        best = advice.prospects[0]
        _, after = self._around(change.step, change.seat)
        is_clear = best.chance - after >= self._bar
        if best.action == move.action or not is_clear:
            return None
        return Better(
            action=best.action, notation=best.notation, chance=round(best.chance, DIGITS), reason=advice.reason
        )
