"""Two players that hardly think: one takes anything, one what looks best at once."""

from typing import Final

from librt.random import Random

from geisterstunde.bots.bot import Bot, clock_of, prospect, seat_of
from geisterstunde.bots.package import judgement_of
from geisterstunde.bots.search.judgement import Judgement
from geisterstunde.bots.words import Advice, Budget, Reason
from geisterstunde.core.contract import CHANCE, State
from geisterstunde.core.game import Game
from geisterstunde.core.playout import roll_at_random
from geisterstunde.core.words import Seat, View

WORLDS: Final = 12
"""How many arrangements of what is hidden the greedy one tries."""
ALTERNATIVES: Final = 3


class RandomBot(Bot):
    """Any legal action, each equally likely."""

    name = "random"

    def advise(self, game: Game, view: View, budget: Budget, seed: int) -> Advice:
        budget.check()
        rng = Random(seed)
        legal = list(game.imagine(view, rng).legal(seat_of(view)))
        number = legal[rng.randrange(len(legal))]
        chosen = prospect(game, number, 0.5, 1.0)
        return Advice(
            number=number, chance=0.5, prospects=(chosen,), line=(chosen.notation,), reason=Reason("at-random"), nodes=0
        )


class GreedyBot(Bot):
    """The action after which the game looks best, on average over what may be hidden."""

    name = "greedy"

    def advise(self, game: Game, view: View, budget: Budget, seed: int) -> Advice:
        judgement = judgement_of(game)
        clock = clock_of(budget.check())
        rng = Random(seed)
        seat = seat_of(view)
        state = game.imagine(view, rng)
        legal = shuffled(list(state.legal(seat)), rng)
        totals = dict.fromkeys(legal, 0.0)
        nodes = worlds = 0
        while worlds < WORLDS and not (worlds and clock.is_up(nodes)):
            world = state.clone()
            world.redeal(seat, rng)
            for action in legal:
                totals[action] += worth_after(world, seat, action, judgement, rng)
            nodes += len(legal)
            worlds += 1
        best = sorted(legal, key=lambda action: -totals[action])[: 1 + ALTERNATIVES]
        prospects = tuple(prospect(game, action, totals[action] / worlds, 1 / len(legal)) for action in best)
        return Advice(
            number=best[0],
            chance=prospects[0].chance,
            prospects=prospects,
            line=(prospects[0].notation,),
            reason=Reason("looks-best"),
            nodes=nodes,
        )


def shuffled(legal: list[int], rng: Random) -> list[int]:
    """The same actions in an order of chance."""
    for i in range(len(legal) - 1, 0, -1):
        other = rng.randrange(i + 1)
        legal[i], legal[other] = legal[other], legal[i]
    return legal


def worth_after(world: State, seat: Seat, action: int, judgement: Judgement, rng: Random) -> float:
    """How a world looks for the seat after its action and the rolls that it makes due."""
    after = world.clone()
    after.apply(seat, action)
    while after.actor() == CHANCE:
        roll_at_random(after, rng)
    return judgement.worth(after, seat) if after.actor() >= 0 else judgement.outcome(after, seat)
