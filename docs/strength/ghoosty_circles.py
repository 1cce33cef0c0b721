"""Whether bots go round in circles in Ghoosty!, and what ending it costs: today's judgement against the one before.

python docs/strength/ghoosty_circles.py today,before --players 2 --games 60 --limit 600 --nodes 300 --seed 1000

Both are searched with the same number of simulations. `before` counts plays to go up to 15 only and never loses
patience; otherwise it is the same program. Every deal is played in all rotations of the seats.
"""

import argparse
from math import inf, sqrt
from statistics import mean, stdev

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from geisterstunde.bots.ghoosty.judgement import PLAYS, PLAYS_MOST, STANDING, STANDINGS, GhoostyJudgement
from geisterstunde.bots.search import search_bot
from geisterstunde.bots.words import Budget
from geisterstunde.core.contract import CHANCE
from geisterstunde.core.playout import roll_at_random
from geisterstunde.games.ghoosty.game import GAME
from geisterstunde.games.ghoosty.rules import Rules
from geisterstunde.games.ghoosty.words import Options

COUNTED_BEFORE = 15
"""So many plays to go were told apart."""


def standings_before() -> vec[i64]:
    """The weights of a standing with all that is beyond fifteen plays counted alike."""
    weights = list(STANDINGS)
    for block in range(0, len(weights), STANDING):
        for plays in range(COUNTED_BEFORE + 1, PLAYS_MOST + 1):
            weights[block + PLAYS + plays] = weights[block + PLAYS + COUNTED_BEFORE]
    return vec[i64](weights)


def judgement_of(kind: str) -> GhoostyJudgement:
    """The judgement of today, the one before, or today's with another patience: a number of actions."""
    judgement = GhoostyJudgement()
    if kind == "before":
        judgement.standings = standings_before()
        judgement.patience = inf
    elif kind != "today":
        judgement.patience = float(kind)
    return judgement


def chosen(kind: str, state: Rules, nodes: int, seed: int) -> int:
    """What a search with such a judgement does."""
    search_bot.judgement_of = lambda _: judgement_of(kind)
    view = GAME.view(state, state.actor())
    return search_bot.SearchBot().advise(GAME, view, Budget(nodes=nodes), seed).number


def played(kinds: list[str], limit: int, nodes: int, seed: int) -> tuple[Rules, int]:
    """A round to its end, and how many actions it took."""
    luck, actions = Random(seed), 0
    state = GAME.start(len(kinds), Options(no_progress_limit=limit))
    while state.actor() >= CHANCE:
        if state.actor() == CHANCE:
            roll_at_random(state, luck)
            continue
        legal = list(state.legal(state.actor()))
        number = legal[0]
        if len(legal) > 1:
            number = chosen(kinds[state.actor()], state, nodes, luck.randrange(1 << 40))
        state.apply(state.actor(), number)
        actions += 1
    return state, actions


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("kinds")
    for name, usual in (("players", 2), ("games", 60), ("limit", 600), ("nodes", 300), ("seed", 1000)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    asked = parser.parse_args()
    kinds, still, lengths, leads = asked.kinds.split(","), 0, [], []
    left_over = dict.fromkeys(kinds, 0)
    for game in range(asked.games):
        seats = [kinds[(seat + game) % len(kinds)] for seat in range(asked.players)]
        state, actions = played(seats, asked.limit, asked.nodes, asked.seed + game // len(kinds))
        still += state.reason() == "no-progress"
        lengths.append(actions)
        lost = [kind for seat, kind in enumerate(seats) if state.is_in(seat)]
        for kind in lost:
            left_over[kind] += 1
        leads.append(lost.count(kinds[-1]) - lost.count(kinds[0]))
    error = 1.96 * stdev(leads) / sqrt(len(leads)) if len(leads) > 1 else inf
    print(
        f"{asked}\n  stood still {still} of {asked.games}, actions {mean(lengths):.0f}, left over {left_over}", end=""
    )
    print(f", lead of {kinds[0]} a game {mean(leads):+.2f} ± {error:.2f}", flush=True)


if __name__ == "__main__":
    main()
