"""What an analysis asks a bot about a view, one question after the other; who answers, and where, is left open."""

import hashlib
from collections.abc import Generator
from typing import Literal, NamedTuple, TypeVar

import msgspec

from geisterstunde.bots.bot import Analyst
from geisterstunde.bots.words import Advice, Budget
from geisterstunde.core.game import Game
from geisterstunde.core.words import Result, Seat, View


class PositionQuestion(NamedTuple):
    """What should the viewer of this view do, or what is its chance to win?"""

    wants: Literal["advice", "chance"]
    view: View
    budget: Budget
    seed: int


Answer = Advice | float
Found = TypeVar("Found")
Asking = Generator[PositionQuestion, Answer, Found]
"""Asks one question at a time and comes to a finding."""


class Estimate(NamedTuple):
    """What a bot says of a view: the mean of two answers, and their difference."""

    chance: float
    difference: float


def answer(bot: Analyst, game: Game, question: PositionQuestion) -> Answer:
    """What a bot answers."""
    wants, view, budget, seed = question
    return bot.advise(game, view, budget, seed) if wants == "advice" else bot.chance(game, view, budget, seed)


def answered(asking: Asking[Found], bot: Analyst, game: Game) -> Found:
    """What comes of it where a bot answers at once."""
    try:
        question = next(asking)
        while True:
            question = asking.send(answer(bot, game, question))
    except StopIteration as found:
        finding: Found = found.value
        return finding


class PositionJudge:
    """Asks about views with a budget."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget

    def estimate(self, view: View, closer: int = 1) -> Asking[Estimate]:
        """The viewer's chance; of a game that is over the share of the win."""
        assert view.viewer is not None
        if view.result is not None:
            return Estimate(share_of(view.result, view.viewer), 0.0)
        half = self._times(closer, 2)
        one = yield from self._chance(view, half, seed_of(view))
        other = yield from self._chance(view, half, seed_of(view) + 1)
        return Estimate((one + other) / 2, one - other)

    def _chance(self, view: View, budget: Budget, seed: int) -> Asking[float]:
        """With the best action if it is the viewer's turn: what it tries in vain while it thinks costs it nothing."""
        if view.viewer in view.to_act:
            advice = yield PositionQuestion("advice", view, budget, seed)
            assert isinstance(advice, Advice)
            # An only choice was not thought about.
            if advice.nodes > 0:
                return advice.chance
        chance = yield PositionQuestion("chance", view, budget, seed)
        assert isinstance(chance, float)
        return chance

    def advise(self, view: View, closer: int) -> Asking[Advice]:
        """What the viewer should have done."""
        advice = yield PositionQuestion("advice", view, self._times(closer, 1), seed_of(view))
        assert isinstance(advice, Advice)
        return advice

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
