"""The contract every bot keeps."""

from abc import ABC, abstractmethod
from typing import Any

import msgspec

from geisterstunde.bots.package import judgement_of
from geisterstunde.bots.search.clock import NO_LIMIT, Clock
from geisterstunde.bots.words import Advice, Budget, Prospect, Reason
from geisterstunde.core.contract import State
from geisterstunde.core.game import Game
from geisterstunde.core.words import Seat, View


class Bot(ABC):
    """A player that is a program. It sees a view, never a State of the table."""

    name: str

    @abstractmethod
    def advise(self, game: Game, view: View, budget: Budget, seed: int) -> Advice:
        """What the viewer of this view should do; the view's seat may act. The same seed and nodes, the same answer."""

    def prepare(self, game: Game) -> None:
        """Load what the first answer would otherwise have to wait for."""
        judgement_of(game)


class Analyst(Bot):
    """A bot that can also judge a position in which somebody else acts."""

    @abstractmethod
    def chance(self, game: Game, view: View, budget: Budget, seed: int) -> float:
        """The viewer's chance to win as far as it can know, whoever is to act; the game is not over."""


def clock_of(budget: Budget, part: float = 1.0) -> Clock:
    """The clock of a part of a budget, running from now."""
    milliseconds = budget.milliseconds or NO_LIMIT // 1_000_000
    return Clock(int(milliseconds * part), max(1, int((budget.nodes or NO_LIMIT) * part)))


def seat_of(view: View) -> Seat:
    """Who asks: the viewer, or whoever acts first if a spectator wants to know."""
    return view.viewer if view.viewer in view.to_act and view.viewer is not None else view.to_act[0]


def prospect(game: Game, number: int, chance: float, share: float) -> Prospect:
    """One judged action in words."""
    action: Any = game.catalogue[number]
    return Prospect(msgspec.to_builtins(action), game.write(action), chance, share)


def only_choice(game: Game, state: State, seat: int) -> Advice | None:
    """The advice where there is nothing to think about, or None."""
    legal = state.legal(seat)
    if len(legal) != 1:
        return None
    number = legal[0]
    chosen = prospect(game, number, 0.5, 1.0)
    return Advice(
        number=number, chance=0.5, prospects=(chosen,), line=(chosen.notation,), reason=Reason("only-choice"), nodes=0
    )
