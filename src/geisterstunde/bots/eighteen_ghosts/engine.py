"""The engine: a player of 18 Ghosts that searches, and says what it found."""

from typing import Any, Final, cast

from librt.random import Random

from geisterstunde.bots.bot import Analyst, clock_of, only_choice, prospect
from geisterstunde.bots.eighteen_ghosts.memory import entries_for
from geisterstunde.bots.eighteen_ghosts.placement import PlacementSearch
from geisterstunde.bots.eighteen_ghosts.reasons import reason_in
from geisterstunde.bots.eighteen_ghosts.rooms import is_regular
from geisterstunde.bots.eighteen_ghosts.search import CastleSearch
from geisterstunde.bots.search.clock import Clock
from geisterstunde.bots.words import Advice, Budget
from geisterstunde.core.game import Game
from geisterstunde.core.words import View
from geisterstunde.games.eighteen_ghosts.box import GHOSTS
from geisterstunde.games.eighteen_ghosts.rules import Rules

NODES_PER_MILLISECOND: Final = 1000
LONGEST_LINE: Final = 8
ALTERNATIVES: Final = 3
MAIN_PART: Final = 7 / 8
"""Of the budget, for finding the best action; the rest is for judging the alternatives exactly."""


class Engine(Analyst):
    """Alpha-beta search in the castle, after a placement that is searched to its end."""

    name = "engine"

    def advise(self, game: Game, view: View, budget: Budget, seed: int) -> Advice:
        whole, main = clock_of(budget.check()), clock_of(budget, MAIN_PART)
        rng = Random(seed)
        state = _castle(game, view, rng)
        seat = state.actor()
        advice = only_choice(game, state, seat)
        if advice is not None:
            return advice
        search = _search(state, main, _entries(budget))
        search.search(rng)
        search.clock = whole
        judged = _judge_alternatives(search)
        return _told(game, state, seat, search, judged)

    def chance(self, game: Game, view: View, budget: Budget, seed: int) -> float:
        clock = clock_of(budget.check())
        rng = Random(seed)
        state = _castle(game, view, rng)
        search = _search(state, clock, _entries(budget))
        search.search(rng)
        chance = search.chance(search.root.values[0])
        return chance if view.viewer == state.actor() else 1.0 - chance


def _castle(game: Game, view: View, rng: Random) -> Rules:
    state = game.imagine(view, rng)
    assert isinstance(state, Rules)
    return state


def _entries(budget: Budget) -> int:
    return entries_for(budget.nodes or (budget.milliseconds or 0) * NODES_PER_MILLISECOND)


def _search(state: Rules, clock: Clock, entries: int) -> CastleSearch | PlacementSearch:
    if state.placed < GHOSTS and is_regular(state):
        return PlacementSearch(state, clock, entries)
    return CastleSearch(state, clock, entries)


def _judge_alternatives(search: CastleSearch | PlacementSearch) -> list[int]:
    """The numbers of the best other root actions whose values are known when the budget ends, best first."""
    values = list(search.root.values)
    ranking = sorted(range(1, len(values)), key=lambda i: -values[i])
    judged: list[int] = []
    search.is_stopped = False
    for i in ranking[:ALTERNATIVES]:
        search.judge(i)
        if search.is_stopped:
            break
        judged.append(i)
    return sorted(judged, key=lambda i: -search.root.values[i])


def _told(game: Game, state: Rules, seat: int, search: CastleSearch | PlacementSearch, judged: list[int]) -> Advice:
    """What was found, in words."""
    number = search.root.actions[0]
    best = search.root.values[0]
    spent = max(1, sum(search.root.nodes))
    # A closer look may show an alternative in a better light than the choice; it is then as good, not better.
    prospects = [
        prospect(
            game,
            search.root.actions[i],
            search.chance(min(best, search.root.values[i])),
            int(search.root.nodes[i]) / spent,
        )
        for i in (0, *judged)
    ]
    return Advice(
        number=number,
        chance=search.chance(best),
        prospects=tuple(prospects),
        line=tuple(game.write(cast(Any, game.catalogue[action])) for action in search.line(LONGEST_LINE)),
        reason=reason_in(state, seat, number, best),
        nodes=search.nodes,
    )
