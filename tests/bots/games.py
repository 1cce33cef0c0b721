"""Positions of random games for the tests of the bots, in every game."""

import random
from collections.abc import Iterator

from librt.random import Random

from geisterstunde.core.contract import CHANCE, NOBODY, State
from geisterstunde.core.game import Game
from geisterstunde.core.playout import rolled
from geisterstunde.core.words import Options
from geisterstunde.games import game_called, names
from tests.laws.secrets import secrets_of


def settings() -> Iterator[tuple[Game, int, list[Options]]]:
    """Every game and number of players, with the sets of options that are possible then."""
    for name in names():
        game = game_called(name)
        for players in range(game.fewest_players, game.most_players + 1):
            sets = secrets_of(game).OPTION_SETS
            yield game, players, [options for options in sets if game.why_not_start(players, options) is None]


def positions(game: Game, players: int, options: Options, seed: int, every: int) -> Iterator[tuple[State, int]]:
    """A random game: now and then the state and a seat that has something to decide."""
    rng, luck = random.Random(seed), Random(seed)
    state = game.start(players, options)
    step = rng.randrange(every)
    while state.actor() != NOBODY:
        if state.actor() == CHANCE:
            state.roll(rolled(state.due(), luck))
            continue
        seat = rng.choice(list(state.to_act()))
        legal = list(state.legal(seat))
        if len(legal) > 1:
            step += 1
            if step % every == 0:
                yield state, seat
        state.apply(seat, rng.choice(legal))
