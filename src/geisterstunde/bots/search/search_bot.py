"""The bot that searches: Monte-Carlo trees over what a seat can tell, for every game."""

from itertools import takewhile
from typing import Final

from librt.random import Random

from geisterstunde.bots.bot import Analyst, clock_of, only_choice, prospect, seat_of
from geisterstunde.bots.package import brings, is_opinion, judgement_of, reason_for
from geisterstunde.bots.search.judgement import looks
from geisterstunde.bots.search.tree import Tree
from geisterstunde.bots.words import Advice, Budget, Reason
from geisterstunde.core.game import Game
from geisterstunde.core.words import View

TOLD: Final = 5
"""So many alternatives and steps of the expected line are told."""
GLANCE: Final = 100
"""So many simulations where only one action is worth a look."""
CLEAR: Final = 5
"""An action that wins so many more games in 100 than every other one told is clearly the best."""


class SearchBot(Analyst):
    """Imagines worlds that fit the view and searches them; a stronger player the longer it thinks."""

    name = "search"

    def advise(self, game: Game, view: View, budget: Budget, seed: int) -> Advice:
        clock = clock_of(budget.check())
        rng = Random(seed)
        seat = seat_of(view)
        state = game.imagine(view, rng)
        forced = only_choice(game, state, seat)
        if forced is not None:
            return forced
        judgement = judgement_of(game)
        if looks(judgement, state, seat) == 1:
            # Nothing to choose between; a short look only says how it stands.
            clock.nodes = min(clock.nodes, GLANCE)
        tree = Tree(judgement, seat)
        tree.search(state, rng, clock)
        return told(game, view, tree)

    def chance(self, game: Game, view: View, budget: Budget, seed: int) -> float:
        clock = clock_of(budget.check())
        rng = Random(seed)
        assert view.viewer is not None, "a spectator cannot win"
        tree = Tree(judgement_of(game), view.viewer)
        tree.search(game.imagine(view, rng), rng, clock)
        return tree.chance()


def told(game: Game, view: View, tree: Tree) -> Advice:
    """What a tree found, in words."""
    children = tree.root_children()
    visits = sum(child[1] for child in children)
    prospects = tuple(prospect(game, number, mean, count / visits) for number, count, mean in children[:TOLD])
    best = children[0]
    return Advice(
        number=best[0],
        chance=best[2],
        prospects=prospects,
        line=tuple(game.write(game.catalogue[number]) for number in takewhile(is_told, tree.best_line(TOLD))),
        reason=reason_of(game, view, best[0], [round(100 * told.chance) for told in prospects], tree.simulations),
        nodes=tree.simulations,
    )


def is_told(sound: int) -> bool:
    """Whether a step of the expected line is an action; what others will do unseen has no name."""
    return sound >= 0


def reason_of(game: Game, view: View, number: int, percents: list[int], simulations: int) -> Reason:
    """Why the first of the actions told was chosen, given how many games in 100 each of them wins."""
    if not brings(game.name, "judgement"):
        return Reason("plain-playouts", {"games": simulations, "percent": percents[0]})
    reason = reason_for(game, view, game.catalogue[number])
    if reason is None or (is_opinion(game, reason) and percents[0] < max(percents)):
        return _how_clear(percents)
    return reason


def _how_clear(percents: list[int]) -> Reason:
    """How the action chosen compares with the others; what is said must be true of the figures told beside it."""
    if len(percents) == 1:
        return Reason("nothing-else-tried", {"percent": percents[0]})
    lead = percents[0] - max(percents[1:])
    if lead >= CLEAR:
        return Reason("clearly-best", {"percent": percents[0]})
    if lead > 0:
        return Reason("a-little-better", {"percent": percents[0]})
    return Reason("about-as-good", {"percent": percents[0]})
