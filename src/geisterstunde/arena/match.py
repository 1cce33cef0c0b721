"""One game between bots: every action is checked and journaled; a bot sees its view and nothing else."""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from time import perf_counter
from typing import Final

import msgspec
from librt.random import Random

from geisterstunde.arena.schedule import seed_of_answer, seed_of_deal, seed_of_opening
from geisterstunde.arena.words import Fault, FaultKind, Fixture, Plan, Record
from geisterstunde.bots.process import BotFailed, BotProcess, ProcessGone
from geisterstunde.bots.shelf import BOTS, bot_called
from geisterstunde.core.words import Action, Refused, Seat
from geisterstunde.games import game_called
from geisterstunde.table.play import Play

GRACE: Final = 0.02
"""Seconds that are forgiven beyond twice the time: the machine has hiccups of its own."""
LONGEST_DETAIL: Final = 200

Stopwatch = Callable[[], float]
"""Seconds since some moment."""
Watch = Callable[[Seat, int], None]
"""Hears whose answer is waited for and after how many actions; nobody's (-1) in between."""


def nobody_watches(seat: Seat, actions: int) -> None:
    """Where no process stands by to end a bot that never answers."""


class Match:
    """A game in progress."""

    def __init__(
        self,
        plan: Plan,
        fixture: Fixture,
        shelf: Mapping[str, str] = BOTS,
        watch: Watch = nobody_watches,
        process: BotProcess | None = None,
        stopwatch: Stopwatch = perf_counter,
    ) -> None:
        self.plan = plan
        self.fixture = fixture
        self.watch = watch
        self.stopwatch = stopwatch
        self.game = game_called(plan.game)
        # A bot of its own for every seat and every game: nothing can be remembered or told across.
        self.contenders = [plan.contenders[number] for number in fixture.seats]
        # In a process of their own they are where this table is not.
        self.bots = [
            bot_called(contender.name, shelf) if process is None else process.bot(shelf[contender.name])
            for contender in self.contenders
        ]
        if process is not None:
            for contender in self.contenders:
                process.prepare(self.game, shelf[contender.name])
        names = names_once([contender.label for contender in self.contenders])
        options = self.game.options_from(plan.options)
        self.course = Play.begin(self.game, names, options, seed_of_deal(plan, fixture.deal))
        self.actions = 0
        self.asked = [0] * plan.players
        self.nodes = [0] * plan.players
        self.seconds = [0.0] * plan.players
        self.faults: dict[tuple[Seat, FaultKind], Fault] = {}

    def play(self) -> Record:
        """Play to the end, or until a bot takes its process down with it."""
        self._open()
        while self.course.to_act:
            seat = self.course.to_act[0]
            try:
                self._turn(seat)
            except ProcessGone:
                return abandoned(self.plan, self.fixture, seat, "died", self.actions)
        result = self.course.result
        assert result is not None
        return Record(
            fixture=self.fixture,
            scores=result.scores,
            winners=result.winners,
            reason=result.reason,
            actions=self.actions,
            fingerprint=fingerprint_of(self.course),
            asked=tuple(self.asked),
            nodes=tuple(self.nodes),
            seconds=tuple(round(seconds, 6) for seconds in self.seconds),
            faults=tuple(self.faults.values()),
        )

    def _open(self) -> None:
        """The opening actions, drawn by lot; the same ones in every rotation, because seats choose, not bots."""
        rng = Random(seed_of_opening(self.plan, self.fixture.deal))
        while self.course.to_act and self.actions < self.plan.opening:
            seat = self.course.to_act[0]
            self._carry_out(seat, self._by_lot(seat, rng))

    def _by_lot(self, seat: Seat, rng: Random) -> Action:
        choices = self.course.choices(seat)
        chosen: Action = choices[rng.randrange(len(choices))]
        return chosen

    def _carry_out(self, seat: Seat, action: Action) -> None:
        self.course.act(seat, action)
        self.actions += 1

    def _turn(self, seat: Seat) -> None:
        luck = seed_of_answer(self.plan, self.fixture, seat, self.actions)
        answer = self._answer(seat, luck)
        if answer is not None:
            try:
                self._carry_out(seat, answer)
                return
            except Refused as refused:
                self._blame(seat, "illegal", f"{self.game.write(answer)}: {refused}")
        # The others at the table have not earned a broken game: the lot plays on for the seat.
        self._carry_out(seat, self._by_lot(seat, Random(luck)))

    def _answer(self, seat: Seat, luck: int) -> Action | None:
        """What the bot wants to do, or None if that is nothing that could ever be done."""
        view = self.course.view(seat)
        self.asked[seat] += 1
        self.watch(seat, self.actions)
        start = self.stopwatch()
        try:
            advice = self.bots[seat].advise(self.game, view, self.contenders[seat].budget, luck)
            number, nodes = int(advice.number), int(advice.nodes)
        except ProcessGone:
            raise
        except BotFailed as problem:
            self._blame(seat, "failed", str(problem))
            return None
        except (Exception, SystemExit) as problem:
            self._blame(seat, "failed", f"{type(problem).__name__}: {problem}")
            return None
        finally:
            elapsed = self.stopwatch() - start
            self.watch(-1, self.actions)
            self.seconds[seat] += elapsed
            self._check_time(seat, elapsed)
        self.nodes[seat] += nodes
        if not 0 <= number < len(self.game.catalogue):
            self._blame(seat, "illegal", str(number))
            return None
        action: Action = self.game.catalogue[number]
        return action

    def _check_time(self, seat: Seat, elapsed: float) -> None:
        milliseconds = self.contenders[seat].milliseconds
        if milliseconds is not None and elapsed > 2 * milliseconds / 1000 + GRACE:
            self._blame(seat, "late", f"{elapsed * 1000:.0f} ms")

    def _blame(self, seat: Seat, kind: FaultKind, detail: str) -> None:
        known = self.faults.get((seat, kind))
        if known is None:
            self.faults[seat, kind] = Fault(seat, kind, 1, self.actions, shortened(detail))
        else:
            self.faults[seat, kind] = msgspec.structs.replace(known, count=known.count + 1)


def shortened(detail: str) -> str:
    """A detail of one short printable line, whatever a bot put into it."""
    line = "".join(sign if sign.isprintable() else " " for sign in detail)
    return line if len(line) <= LONGEST_DETAIL else line[: LONGEST_DETAIL - 1] + "…"


def fingerprint_of(course: Play) -> str:
    """What was rolled and done, in 16 hex digits; who sat where does not count."""
    return hashlib.sha256(msgspec.json.encode(course.journal.moves)).hexdigest()[:16]


def abandoned(plan: Plan, fixture: Fixture, seat: Seat, kind: FaultKind, actions: int) -> Record:
    """The record of a game that a bot broke by never answering or by ending its process: the seat comes last."""
    others = tuple(other for other in range(plan.players) if other != seat)
    return Record(
        fixture=fixture,
        scores=tuple(0.0 if other == seat else 1.0 for other in range(plan.players)),
        winners=others,
        reason="abandoned",
        actions=actions,
        fingerprint="",
        asked=(0,) * plan.players,
        nodes=(0,) * plan.players,
        seconds=(0.0,) * plan.players,
        faults=(Fault(seat, kind, 1, actions, ""),),
    )


def names_once(labels: Sequence[str]) -> tuple[str, ...]:
    """What the seats are called: one contender may sit on several, and no two seats of a game have the same name."""
    return tuple(
        label if (number := labels[: place + 1].count(label)) == 1 else f"{label} {number}"
        for place, label in enumerate(labels)
    )
