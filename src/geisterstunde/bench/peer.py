"""OpenSpiel, the peer: random games of its own, by its C++ code as far as Python can reach it.

Moves are the players' moves; deals cost the peer time but are not counted, as with us.

Its evaluator by random rollouts cannot be called from Python. It is driven through a search of two simulations: the
first one rolls out from the root, the second one from a random child of the root, which is one move later. With n
rollouts each, and m moves to the end on average, that is n·m + n·(m - 1) moves. The m is measured beforehand by
random games from the same root, played from Python. The search around the rollouts (one expansion, two evaluations)
vanishes beside a few thousand of them. Roots are the start and positions after one, two and three random moves.

Its games between two C++ bots that choose at random are one call each; their moves are games times the mean length,
measured in the same way.
"""

import random
from collections.abc import Callable
from importlib import import_module, metadata
from importlib.util import find_spec
from statistics import mean
from typing import Any, Final

from geisterstunde.bench.clock import per_second
from geisterstunde.bench.goals import BREAKTHROUGH

NAME: Final = "OpenSpiel"
SEED: Final = 18
ROLLOUTS: Final = 1000
GAMES_FOR_THE_LENGTH: Final = 1000
SIMULATIONS: Final = 10_000
"""Of one search."""
MOVES_BEFORE_A_SEARCH: Final = (0, 4, 8)


def is_here() -> bool:
    """Whether OpenSpiel is installed."""
    return find_spec("pyspiel") is not None


def version() -> str | None:
    """Its version, or None."""
    return metadata.version("open_spiel") if is_here() else None


def random_games(name: str) -> Callable[[float], float]:
    """Moves a second in random games by its C++ code: rollouts where there is no deal, whole games where there is."""
    return rollouts(name) if name == BREAKTHROUGH else games_between_bots(name)


def rollouts(name: str, count: int = ROLLOUTS, games: int = GAMES_FOR_THE_LENGTH) -> Callable[[float], float]:
    """Moves a second of the evaluator by random rollouts."""
    spiel: Any = import_module("pyspiel")
    game = spiel.load_game(name)
    choose = random.Random(SEED).choice  # noqa: S311
    roots = [_after(game, moves, choose) for moves in range(4)]
    lengths = [_mean_length(root, choose, games) for root in roots]
    moves_of_a_pass = sum(count * (length + length - 1) for length in lengths)
    bot = spiel.MCTSBot(game, spiel.RandomRolloutEvaluator(count, SEED), 2.0, 2, 100, False, SEED, False)

    def one_pass() -> float:
        for root in roots:
            bot.mcts_search(root)
        return moves_of_a_pass

    return lambda seconds: per_second(one_pass, seconds)


def games_between_bots(name: str, games: int = GAMES_FOR_THE_LENGTH) -> Callable[[float], float]:
    """Moves a second in whole games between C++ bots, the deal included."""
    spiel: Any = import_module("pyspiel")
    game = spiel.load_game(name)
    length = _mean_length(game.new_initial_state(), random.Random(SEED).choice, games)  # noqa: S311
    bots = [spiel.make_uniform_random_bot(seat, SEED + seat) for seat in range(game.num_players())]
    seeds = random.Random(SEED)  # noqa: S311

    def one_game() -> float:
        spiel.evaluate_bots(game.new_initial_state(), bots, seeds.randrange(2**31))
        return length

    return lambda seconds: per_second(one_game, seconds)


def games_from_python(name: str) -> Callable[[float], float]:
    """Moves a second when Python code asks for the legal actions, chooses one and applies it."""
    game = import_module("pyspiel").load_game(name)
    choose = random.Random(SEED).choice  # noqa: S311
    return lambda seconds: per_second(lambda: _length(game.new_initial_state(), choose), seconds)


def simulations(name: str) -> Callable[[float], float]:
    """Simulations a second of its C++ search, one random rollout each: over information sets where cards are hidden."""
    spiel: Any = import_module("pyspiel")
    game = spiel.load_game(name)
    choose = random.Random(SEED).choice  # noqa: S311
    evaluator = spiel.RandomRolloutEvaluator(1, SEED)
    roots = [_after(game, moves, choose) for moves in MOVES_BEFORE_A_SEARCH]
    if name == BREAKTHROUGH:
        bot = spiel.MCTSBot(game, evaluator, 2.0, SIMULATIONS, 100, False, SEED, False)
        search = bot.mcts_search
    else:
        most_visits = spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        bot = spiel.ISMCTSBot(SEED, evaluator, 2.0, SIMULATIONS, -1, most_visits, False, False)
        search = bot.step

    def one_pass() -> float:
        for root in roots:
            search(root)
        return SIMULATIONS * len(roots)

    return lambda seconds: per_second(one_pass, seconds)


def _after(game: Any, moves: int, choose: Callable[[Any], Any]) -> Any:
    state = game.new_initial_state()
    while moves > 0 or state.is_chance_node():
        if state.is_chance_node():
            state.apply_action(choose(state.chance_outcomes())[0])
        else:
            state.apply_action(choose(state.legal_actions()))
            moves -= 1
    return state


def _mean_length(root: Any, choose: Callable[[Any], Any], games: int) -> float:
    return mean(_length(root.clone(), choose) for _ in range(games))


def _length(state: Any, choose: Callable[[Any], Any]) -> int:
    """Play at random to the end and count the players' moves. The chances of its deals are equal."""
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(choose(state.chance_outcomes())[0])
        else:
            state.apply_action(choose(state.legal_actions()))
            moves += 1
    return moves
