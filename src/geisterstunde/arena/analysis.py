"""A finished or running game looked at again: every seat's chance to win after every step, and where it turned.

A chance is what the strongest bot says of a seat's view, never of the truth: a seat that cannot know of a card is not
told of it by its curve. With a budget in nodes it depends on the view and the budget alone.
"""

from typing import Final

from geisterstunde import __version__, build
from geisterstunde.arena.analysed import Analysis
from geisterstunde.arena.judging import Asking, PositionJudge, answered
from geisterstunde.arena.looking import DIGITS, CloserLook, Moment, Watcher, moments_of
from geisterstunde.bots.levels import best_bot, best_name
from geisterstunde.bots.words import Budget
from geisterstunde.core.game import Game
from geisterstunde.core.journal import Journal
from geisterstunde.core.words import Result, Seat

USUAL_NODES: Final = {"engine": (30_000, 6_000_000), "search": (1_000, 400_000)}
"""For each judged position, and for all positions of a game: some ten seconds compiled."""
LEAST_USUAL_NODES: Final = 40
LEAST_NODES: Final = 2
MOST_NODES: Final = 1_000_000
MOST_MILLISECONDS: Final = 10_000


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
    moments, result = moments_of(game, journal, only)
    asking = analysing(game, journal, moments, result, budget, only, watcher)
    return answered(asking, best_bot(game), game)


def analysing(
    game: Game,
    journal: Journal,
    moments: list[Moment],
    result: Result | None,
    budget: Budget,
    only: Seat | None = None,
    watcher: Watcher = nobody_watches,
) -> Asking[Analysis]:
    """The same for whoever answers the questions of it elsewhere."""
    look = CloserLook(game, moments, only, PositionJudge(budget.check()), watcher)
    yield from look.at_everything()
    points = yield from look.turning_points()
    return Analysis(
        game=game.name,
        rules=game.rules_version,
        options=journal.opening.options,
        seats=journal.opening.seats,
        asked=look.asked,
        bot=best_name(game),
        budget=budget,
        program=f"{__version__} ({build()})",
        noise=round(look.noise, DIGITS),
        threshold=round(look.threshold, DIGITS),
        steps=tuple(look.step(number) for number in range(len(moments))),
        turning_points=tuple(points),
        result=result,
    )
