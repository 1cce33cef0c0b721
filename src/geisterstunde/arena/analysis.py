"""A finished or running game looked at again: every seat's chance to win after every step, and where it turned.

A chance is what the strongest bot says of a seat's view, never of the truth: a seat that cannot know of a card is not
told of it by its curve. With a budget in nodes it depends on the view and the budget alone.

What is noise is measured, not guessed: every view is judged twice with half the budget, the two answers differ by
chance only, and a change counts from four standard deviations of such a difference on, at least from ten points.
Changes that would count are then judged again with eight times the budget, and must last. The curves stay as they
were: they depend on nothing that came later.
"""

import hashlib
from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any, Final, Literal, NamedTuple

import msgspec

from geisterstunde import __version__, build
from geisterstunde.bots.bot import Analyst
from geisterstunde.bots.levels import best_bot, best_name
from geisterstunde.bots.words import Advice, Budget, Reason
from geisterstunde.core.game import Game
from geisterstunde.core.journal import Journal, Played
from geisterstunde.core.words import Event, Refusal, Refused, Result, Seat, View
from geisterstunde.table.replay import Replay, verify

FORMAT: Final = 1
MOST_TURNING_POINTS: Final = 5
LEAST_CHANGE: Final = 0.1
"""A smaller change is never called a turning point, however sure it is."""
DEVIATIONS: Final = 4.0
"""So many standard deviations are more than chance makes of some hundred positions."""
CLOSER: Final = 8
"""So many times the budget is spent on a moment that may be a turning point."""
MOST_CLOSER_LOOKS: Final = 12
USUAL_NODES: Final = {"engine": (30_000, 6_000_000), "search": (1_000, 400_000)}
"""For each judged position, and for all positions of a game: some ten seconds compiled."""
LEAST_USUAL_NODES: Final = 40
LEAST_NODES: Final = 2
MOST_NODES: Final = 1_000_000
MOST_MILLISECONDS: Final = 10_000
DIGITS: Final = 4

Kind = Literal["start", "action", "roll"]
Watcher = Callable[[int, int], None]
"""Told how much is done and how much there is."""


class AnalysedStep(msgspec.Struct, frozen=True, kw_only=True):
    """How it stood after one action or roll; step 0 is the start. The numbers are those of `replay --step`."""

    number: int
    kind: Kind
    seat: Seat | None = None
    """Who acted."""
    action: dict[str, Any] | None = None
    """What was done; None where it is told from one seat's knowledge, and that seat may not know."""
    notation: str | None = None
    chances: dict[Seat, float]
    """Of every seat that was asked: its chance to win, as far as it can know."""


class Better(msgspec.Struct, frozen=True, kw_only=True):
    """What the bot would have done instead."""

    action: dict[str, Any]
    notation: str
    chance: float
    reason: Reason


class TurningPoint(msgspec.Struct, frozen=True, kw_only=True):
    """A step that changed the chance of a seat by more than the noise of the estimate."""

    step: int
    kind: Kind
    by: Seat | None
    """Who acted; None if it was luck."""
    action: dict[str, Any] | None
    notation: str | None
    seat: Seat
    """Whose chance changed: that of the acting seat if its own action cost it, else the one that changed most."""
    before: float
    after: float
    heard: tuple[dict[str, Any], ...]
    """What that seat heard of it."""
    better: Better | None = None


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """The curves of a game and its turning points."""

    format: int = FORMAT
    game: str
    rules: int
    options: dict[str, Any]
    seats: tuple[str, ...]
    asked: tuple[Seat, ...]
    """The seats whose knowledge was asked for."""
    bot: str
    budget: Budget
    program: str
    noise: float
    """One standard deviation of the change between two steps that chance alone makes."""
    threshold: float
    """From this change on a step can be a turning point."""
    steps: tuple[AnalysedStep, ...]
    turning_points: tuple[TurningPoint, ...]
    result: Result | None


class Estimate(NamedTuple):
    """What a bot says of a view: the mean of two answers, and their difference."""

    chance: float
    difference: float


class Moment(NamedTuple):
    """A step as it is remembered while the game is judged."""

    move: Played | None
    happened: Sequence[Event]
    views: dict[Seat, View]


class Change(NamedTuple):
    """What a step did to the chance of a seat."""

    step: int
    seat: Seat
    size: float


def usual_budget(game: Game, journal: Journal) -> Budget:
    """What a position is worth if nobody says otherwise: less in a long game, so that it takes no longer."""
    usual, most_in_all = USUAL_NODES[best_name(game)]
    positions = len(journal.opening.seats) * (len(journal.moves) + 1)
    return Budget(nodes=max(LEAST_USUAL_NODES, min(usual, most_in_all // positions)))


def nobody_watches(done: int, whole: int) -> None:
    """Progress that nobody wants to see."""


def analyse(
    game: Game, journal: Journal, budget: Budget, only: Seat | None = None, watcher: Watcher = nobody_watches
) -> Analysis:
    """The chances of all seats, or of one, throughout a journal; Refused if it does not fit the rules or is empty."""
    moments, result = _moments(game, journal, only)
    asked = tuple(moments[0].views)
    look = _Look(game, moments, only, PositionJudge(best_bot(game), game, budget.check()), watcher)
    look.at_everything()
    points = look.turning_points()
    return Analysis(
        game=game.name,
        rules=game.rules_version,
        options=journal.opening.options,
        seats=journal.opening.seats,
        asked=asked,
        bot=best_name(game),
        budget=budget,
        program=f"{__version__} ({build()})",
        noise=round(look.noise, DIGITS),
        threshold=round(look.threshold, DIGITS),
        steps=tuple(look.step(number) for number in range(len(moments))),
        turning_points=tuple(look.told(point) for point in points),
        result=result,
    )


def _moments(game: Game, journal: Journal, only: Seat | None) -> tuple[list[Moment], Result | None]:
    """Every step with what the seats saw, all of it checked before the first position is judged."""
    if journal.ended is not None:
        verify(game, journal)
    if not any(isinstance(move, Played) for move in journal.moves):
        raise Refused(Refusal("analysis-nothing-played"))
    seats = range(len(journal.opening.seats)) if only is None else [only]
    replay = Replay(game, journal)
    moments = [Moment(None, (), {seat: replay.play.view(seat) for seat in seats})]
    while not replay.is_at_end():
        move = journal.moves[replay.steps]
        happened = replay.step()
        views = {seat: replay.play.view(seat) for seat in seats}
        moments.append(Moment(move if isinstance(move, Played) else None, happened, views))
    return moments, replay.play.result


class PositionJudge:
    """Asks a bot about views."""

    def __init__(self, bot: Analyst, game: Game, budget: Budget) -> None:
        self.bot = bot
        self.game = game
        self.budget = budget

    def estimate(self, view: View, closer: int = 1) -> Estimate:
        """The viewer's chance; of a game that is over the share of the win."""
        assert view.viewer is not None
        if view.result is not None:
            return Estimate(share_of(view.result, view.viewer), 0.0)
        half = self._times(closer, 2)
        one, other = (self._chance(view, half, seed_of(view) + answer) for answer in (0, 1))
        return Estimate((one + other) / 2, one - other)

    def _chance(self, view: View, budget: Budget, seed: int) -> float:
        """With the best action if it is the viewer's turn: what it tries in vain while it thinks costs it nothing."""
        if view.viewer in view.to_act:
            advice = self.bot.advise(self.game, view, budget, seed)
            # An only choice was not thought about.
            if advice.nodes > 0:
                return advice.chance
        return self.bot.chance(self.game, view, budget, seed)

    def advise(self, view: View, closer: int) -> Advice:
        return self.bot.advise(self.game, view, self._times(closer, 1), seed_of(view))

    def _times(self, factor: int, parts: int) -> Budget:
        """So many times the budget, for one of so many answers."""
        if self.budget.nodes is not None:
            return Budget(nodes=max(1, self.budget.nodes * factor // parts))
        return Budget(milliseconds=max(1, (self.budget.milliseconds or 1) * factor // parts))


def share_of(result: Result, seat: Seat) -> float:
    """1 for a winner alone, a part of it for shared winners, 0 for the others."""
    return 1 / len(result.winners) if seat in result.winners else 0.0


def seed_of(view: View) -> int:
    """A seed that equal views share, so that equal knowledge gives equal chances."""
    return int.from_bytes(hashlib.sha256(msgspec.json.encode(view)).digest()[:4], "big")


class _Look:
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
        self._watcher = watcher
        self._done = 0
        self._whole = len(moments) * len(self.asked) + MOST_TURNING_POINTS * 2 * CLOSER

    def at_everything(self) -> None:
        """PositionJudge every view once, and learn how far chance alone moves the estimates."""
        differences = []
        for number, moment in enumerate(self.moments):
            for seat in self.asked:
                if number and moment.views[seat] == self.moments[number - 1].views[seat]:
                    # Nothing that the seat could tell has happened.
                    estimate = self.estimates[seat][-1]
                else:
                    estimate = self.judge.estimate(moment.views[seat])
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

    def turning_points(self) -> list[Change]:
        """The greatest changes that last at a closer look, in the order of the game."""
        for _ in range(MOST_CLOSER_LOOKS):
            fresh = [change for change in self._greatest() if not self._is_sure(change)]
            if not fresh:
                break
            self._look_closer(fresh[0])
        self._advance(self._whole)
        return sorted(change for change in self._greatest() if self._is_sure(change))

    def _greatest(self) -> list[Change]:
        """The steps with the greatest changes above the threshold, each for the seat that it is about."""
        found = []
        for step in range(1, len(self.moments)):
            changes = [Change(step, seat, self._change(step, seat)) for seat in self.asked]
            greatest = max(changes, key=lambda change: abs(change.size))
            if abs(greatest.size) < self.threshold:
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
        return move is not None and move.seat == change.seat and change.size <= -self.threshold

    def _is_sure(self, change: Change) -> bool:
        return all((change.seat, step) in self.closer for step in (change.step - 1, change.step))

    def _look_closer(self, change: Change) -> None:
        """PositionJudge what the seat saw before and after a step with more budget."""
        for step in (change.step - 1, change.step):
            if (change.seat, step) not in self.closer:
                view = self.moments[step].views[change.seat]
                self.closer[change.seat, step] = self.judge.estimate(view, CLOSER).chance
            self._advance(CLOSER)

    def step(self, number: int) -> AnalysedStep:
        """A step in words."""
        move = self.moments[number].move
        kind: Kind = "start" if number == 0 else "roll" if move is None else "action"
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

    def told(self, change: Change) -> TurningPoint:
        """A turning point in words."""
        moment = self.moments[change.step]
        action, notation = self._done_by(moment.move)
        before, after = self._around(change.step, change.seat)
        heard = [self.game.seen(event, change.seat) for event in moment.happened]
        return TurningPoint(
            step=change.step,
            kind="roll" if moment.move is None else "action",
            by=None if moment.move is None else moment.move.seat,
            action=action,
            notation=notation,
            seat=change.seat,
            before=round(before, DIGITS),
            after=round(after, DIGITS),
            heard=tuple(msgspec.to_builtins(event) for event in heard if event is not None),
            better=self._better(change) if self._is_own_loss(change) else None,
        )

    def _better(self, change: Change) -> Better | None:
        """What would have served the acting seat clearly better than what it did."""
        move = self.moments[change.step].move
        assert move is not None
        advice = self.judge.advise(self.moments[change.step - 1].views[change.seat], CLOSER)
        best = advice.prospects[0]
        _, after = self._around(change.step, change.seat)
        is_clear = best.chance - after >= self.threshold
        if best.action == move.action or not is_clear:
            return None
        return Better(
            action=best.action, notation=best.notation, chance=round(best.chance, DIGITS), reason=advice.reason
        )
