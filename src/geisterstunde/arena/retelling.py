"""What an analysis found, in sentences, for the terminal and for the page."""

from typing import Any, Final

import msgspec

from geisterstunde.arena.analysed import AnalysedStep, Analysis, Better, TurningPoint
from geisterstunde.arena.speech import Speech
from geisterstunde.core.words import Seat, Sentence
from geisterstunde.games import game_called
from geisterstunde.texts import Texts
from geisterstunde.texts.names import names_in_journal
from geisterstunde.texts.typed import as_typed

ROUGH: Final = 0.3
"""Who can tell only such changes from chance should look more closely."""
LONGEST_NEWS: Final = 3
"""Of a roll that lets many things happen, so many are told."""


class Turn(Sentence, frozen=True):
    """What a turning point did, and whose doing it was: the text `turn-…`."""


def turn_of(point: TurningPoint) -> Turn:
    """What the numbers of a turning point carry, and no more."""
    is_up = point.after > point.before
    args: dict[str, str | int] = {"seat": point.seat, "before": of_100(point.before), "after": of_100(point.after)}
    if point.by is None:
        return Turn("luck-helped" if is_up else "luck-hurt", args)
    if point.by != point.seat:
        return Turn("other-helped" if is_up else "other-hurt", {**args, "by_seat": point.by})
    if is_up:
        return Turn("own-gain", args)
    return Turn("own-loss" if point.better is None else "own-slip", args)


def of_100(chance: float) -> int:
    """A chance as so many of a hundred games."""
    return round(100 * chance)


class Retelling:
    """Tells of one analysis in one language, to one of those who played or to anybody."""

    def __init__(self, analysis: Analysis, language: str, reader: Seat | None = None) -> None:
        self.analysis = analysis
        self.game = game_called(analysis.game)
        self.texts = Texts(language, self.game, names_in_journal(analysis.seats, Texts(language)), reader)
        self.speech = Speech(language, analysis.game)

    def title(self) -> str:
        return self.texts.say("analysis-title", game=self.speech.title)

    def outcome(self) -> str:
        """How long the game was and how it ended, if it has."""
        result = self.analysis.result
        steps = len(self.analysis.steps) - 1
        said = self.texts.say("analysis-running") if result is None else self.texts.result(result)
        return self.texts.say("analysis-outcome", steps=steps, result=said)

    def measure(self) -> str:
        """What counts as a turning point, and why so much."""
        points = self.speech.number(100 * self.analysis.threshold)
        noise = self.speech.number(100 * self.analysis.noise, 1)
        said = self.texts.say("analysis-measure", points=points, noise=noise)
        return said if self.analysis.threshold < ROUGH else f"{said} {self.texts.say('analysis-rough')}"

    def happening(self, point: TurningPoint) -> str:
        """What was done, or what chance did."""
        if point.by is None:
            return self.texts.say("analysis-luck", step=point.step, news=self._news(point))
        seat = self.texts.seats[point.by]
        if point.action is None or point.notation is None:
            return self.texts.say("analysis-heard", step=point.step, seat=seat, news=self._news(point))
        move = self._move(point.action, point.notation)
        return self.texts.say("analysis-action", step=point.step, seat=seat, move=move)

    def change(self, point: TurningPoint) -> str:
        return self.texts.say(
            "analysis-change",
            seat=self.texts.seats[point.seat],
            before=self.percent(point.before),
            after=self.percent(point.after),
        )

    def advice(self, seat: Seat, better: Better) -> str:
        """What would have been stronger for a seat, in the words in which a ghost would have told it."""
        return self.texts.say_of(
            "turn-better",
            seat,
            move=self.label(better),
            chance=of_100(better.chance),
            reason=self.texts.bot_reason(better.reason),
        )

    def label(self, better: Better) -> str:
        """The stronger move as it is called."""
        return self.texts.deed(msgspec.convert(better.action, self.game.action_type))

    def news(self, point: TurningPoint) -> str:
        """What happened there, as the seat heard it whose chance changed."""
        said = self._news(point)
        if said or point.action is None:
            return said
        return self.texts.deed(msgspec.convert(point.action, self.game.action_type))

    def move(self, step: AnalysedStep) -> str:
        """Who did what in a step."""
        if step.seat is None:
            return self.texts.say("analysis-begins" if step.kind == "start" else "analysis-ends")
        who = self.texts.seats[step.seat]
        if step.action is None:
            return who
        return f"{who}: {self.texts.action(msgspec.convert(step.action, self.game.action_type))}"

    def percent(self, chance: float) -> str:
        return self.speech.percent(chance, 0)

    def budget(self) -> str:
        """What was spent on a position."""
        budget = self.analysis.budget
        kind = "nodes" if budget.nodes is not None else "milliseconds"
        limit = self.speech.number(budget.nodes or budget.milliseconds or 0)
        return self.texts.say("analysis-budget", kind=kind, limit=limit, bot=self.analysis.bot)

    def _move(self, action: dict[str, Any], notation: str) -> str:
        """A move as it is written and, where that differs, as it is called."""
        name, typed = self.texts.deed(msgspec.convert(action, self.game.action_type)), as_typed(notation, self.texts)
        return typed if name == typed else self.texts.say("analysis-move", notation=typed, name=name)

    def _news(self, point: TurningPoint) -> str:
        events = [msgspec.convert(raw, self.game.event_type) for raw in point.heard[:LONGEST_NEWS]]
        return " ".join(self.texts.event(event) for event in events)
