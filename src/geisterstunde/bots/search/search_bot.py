"""The bot that searches: Monte-Carlo trees over what a seat can tell, for every game."""

from itertools import takewhile
from typing import Final

from librt.random import Random

from geisterstunde.bots.bot import Analyst, clock_of, only_choice, prospect, seat_of
from geisterstunde.bots.package import judgement_of, reason_for
from geisterstunde.bots.search.judgement import looks
from geisterstunde.bots.search.tree import Tree
from geisterstunde.bots.words import Advice, Budget, Reason
from geisterstunde.core.game import Game
from geisterstunde.core.words import View

TOLD: Final = 5
"""So many alternatives and steps of the expected line are told."""
GLANCE: Final = 100
"""So many simulations where only one action is worth a look."""
CLEAR: Final = 4
"""An action that was tried so many times as often as the second one is clearly the best."""


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
        reason=reason_for(game, view, game.catalogue[best[0]]) or _how_clear(children),
        nodes=tree.simulations,
    )


def is_told(sound: int) -> bool:
    """Whether a step of the expected line is an action; what others will do unseen has no name."""
    return sound >= 0


def _how_clear(children: list[tuple[int, int, float]]) -> Reason:
    percent = round(100 * children[0][2])
    if len(children) == 1 or children[0][1] > CLEAR * children[1][1]:
        return Reason("clearly-best", {"percent": percent})
    return Reason("a-little-better", {"percent": percent})
