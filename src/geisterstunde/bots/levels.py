"""Five bots to play against, from one that a child of seven beats to the strongest we have.

The weaker ones are weak as people are: they look at few of their options, take the first that pleases them, believe in
their first guess at what is hidden, and do not look far ahead.
"""

from typing import Final

import msgspec
from librt.random import Random

from geisterstunde.bots.bot import Analyst, Bot, clock_of, only_choice, prospect, seat_of
from geisterstunde.bots.package import brings, judgement_of
from geisterstunde.bots.search.search_bot import told
from geisterstunde.bots.search.tree import Tree
from geisterstunde.bots.shelf import bot_called
from geisterstunde.bots.simple import shuffled, worth_after
from geisterstunde.bots.words import Advice, Budget, Prospect, Reason
from geisterstunde.core.contract import State
from geisterstunde.core.game import Game
from geisterstunde.core.words import Seat, View

NOTICED: Final = 3
"""So many of its options the youngest bot looks at, whatever else there is."""
MOOD: Final = 0.12
"""How far the youngest bot misjudges what it looks at, up or down."""
CONTENT: Final = 0.02
"""The impatient bot takes what looks so much better than the average of what it has seen."""
GUESSES: Final = 3
"""So many guesses at what is hidden the middle bot makes, and believes in them."""
MIDDLE_NODES: Final = 250


class Level(msgspec.Struct, frozen=True):
    """A bot to play against, to people a ghost; its name and character are in the texts, `level-<name>`."""

    number: int
    name: str
    budget: Budget
    """What it wants for one action; it never takes more."""


LEVELS: Final = (
    Level(1, "flake", Budget(milliseconds=50)),
    Level(2, "rumble", Budget(milliseconds=50)),
    Level(3, "veil", Budget(milliseconds=200)),
    Level(4, "dusk", Budget(milliseconds=100)),
    Level(5, "midnight", Budget(milliseconds=1000)),
)


def best_bot(game: Game) -> Analyst:
    """The strongest bot of a game."""
    bot = bot_called(best_name(game))
    assert isinstance(bot, Analyst)
    return bot


def best_name(game: Game) -> str:
    """What the strongest bot of a game is called on the shelf."""
    return "engine" if brings(game.name, "engine") else "search"


class Flake(Bot):
    """Sees a few of its options, guesses once what is hidden, and misjudges what it sees a little."""

    name = "flake"

    def advise(self, game: Game, view: View, budget: Budget, seed: int) -> Advice:
        budget.check()
        rng = Random(seed)
        seat = seat_of(view)
        guess = game.imagine(view, rng)
        noticed = shuffled(list(guess.legal(seat)), rng)[:NOTICED]
        judged = [
            (_glance(game, guess, seat, action, rng) + MOOD * (2 * rng.random() - 1), action) for action in noticed
        ]
        return _glanced(game, sorted(judged, key=_better_first), Reason("pleases"))


class Rumble(Bot):
    """Goes through its options and takes the first that looks better than what it has seen so far."""

    name = "rumble"

    def advise(self, game: Game, view: View, budget: Budget, seed: int) -> Advice:
        budget.check()
        rng = Random(seed)
        seat = seat_of(view)
        guess = game.imagine(view, rng)
        judged: list[tuple[float, int]] = []
        for action in shuffled(list(guess.legal(seat)), rng):
            worth = _glance(game, guess, seat, action, rng)
            is_content = len(judged) > 1 and worth > sum(seen for seen, _ in judged) / len(judged) + CONTENT
            judged.append((worth, action))
            if is_content:
                break
        return _glanced(game, sorted(judged, key=_better_first), Reason("good-enough"))


class Veil(Bot):
    """Thinks a few steps ahead, in the worlds that it guessed at first."""

    name = "veil"

    def advise(self, game: Game, view: View, budget: Budget, seed: int) -> Advice:
        clock = clock_of(budget.check())
        clock.nodes = min(clock.nodes, MIDDLE_NODES)
        if best_name(game) == "engine":
            return best_bot(game).advise(game, view, Budget(nodes=clock.nodes), seed)
        rng = Random(seed)
        seat = seat_of(view)
        guesses = [game.imagine(view, rng) for _ in range(GUESSES)]
        forced = only_choice(game, guesses[0], seat)
        if forced is not None:
            return forced
        tree = Tree(judgement_of(game), seat)
        tree.search_guesses(guesses, rng, clock)
        return told(game, view, tree)


class Dusk(Bot):
    """The strongest there is, in a hurry."""

    name = "dusk"

    def advise(self, game: Game, view: View, budget: Budget, seed: int) -> Advice:
        return best_bot(game).advise(game, view, _at_most(budget, LEVELS[3].budget), seed)


class Midnight(Bot):
    """The strongest there is."""

    name = "midnight"

    def advise(self, game: Game, view: View, budget: Budget, seed: int) -> Advice:
        return best_bot(game).advise(game, view, _at_most(budget, LEVELS[4].budget), seed)


def _at_most(budget: Budget, own: Budget) -> Budget:
    """What a bot takes of the time that it is given; a number of nodes is taken whole, so that it can be repeated."""
    budget.check()
    if budget.milliseconds is None or own.milliseconds is None:
        return budget
    return Budget(milliseconds=min(budget.milliseconds, own.milliseconds))


def _glance(game: Game, guess: State, seat: Seat, action: int, rng: Random) -> float:
    return worth_after(guess, seat, action, judgement_of(game), rng)


def _better_first(judged: tuple[float, int]) -> tuple[float, int]:
    return -judged[0], judged[1]


def _glanced(game: Game, judged: list[tuple[float, int]], reason: Reason) -> Advice:
    """The best of what was seen, in words."""
    prospects: list[Prospect] = [
        prospect(game, action, min(1.0, max(0.0, worth)), 1 / len(judged)) for worth, action in judged
    ]
    return Advice(
        number=judged[0][1],
        chance=prospects[0].chance,
        prospects=tuple(prospects[:4]),
        line=(prospects[0].notation,),
        reason=reason,
        nodes=len(judged),
    )
