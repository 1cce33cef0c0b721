"""Random games as numbers with a digest of all that could be seen on the way; runs in either build.

python -m tests.builds.recording GAME COUNT > games      plays
python -m tests.builds.recording GAME replay < games     plays them again and prints the digests
"""

import json
import random
import sys
import zlib
from collections.abc import Iterator
from typing import Any

import msgspec
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from geisterstunde.core.contract import CHANCE, NOBODY, State
from geisterstunde.core.game import Game
from geisterstunde.core.playout import rolled
from geisterstunde.core.words import Options
from geisterstunde.games import game_called
from tests.laws.secrets import secrets_of
from tests.seeds import seed_of


def option_sets(game: Game) -> list[Options]:
    sets: list[Options] = secrets_of(game).OPTION_SETS
    return sets


def setting(game: Game, number: int) -> tuple[int, Options]:
    """Players and options of game number `number`: all combinations in turn."""
    settings = [
        (players, options)
        for players in range(game.fewest_players, game.most_players + 1)
        for options in option_sets(game)
        if game.why_not_start(players, options) is None
    ]
    return settings[number % len(settings)]


class Digest:
    """A running checksum over choices, and at the end over every view and the scores."""

    def __init__(self) -> None:
        self.sum = 0

    def choices(self, state: State, seat: int) -> list[int]:
        legal = list(state.legal(seat))
        self.sum = zlib.crc32(repr(legal).encode(), self.sum)
        return legal

    def ending(self, game: Game, state: State, players: int) -> int:
        for viewer in (None, *range(players)):
            self.sum = zlib.crc32(msgspec.json.encode(game.view(state, viewer)), self.sum)
        return zlib.crc32(repr(list(state.scores())).encode(), self.sum)


def played(game: Game, number: int) -> tuple[list[Any], int]:
    """One random game: a list of rolls (lists) and of seats and actions (pairs), and its digest."""
    players, options = setting(game, number)
    state = game.start(players, options)
    rng, fast, digest = random.Random(seed_of(number)), Random(seed_of(number)), Digest()
    moves: list[Any] = []
    while state.actor() != NOBODY:
        if state.actor() == CHANCE:
            outcome = rolled(state.due(), fast)
            moves.append([CHANCE, *outcome])
            state.roll(outcome)
        else:
            seat = rng.choice(list(state.to_act()))
            action = rng.choice(digest.choices(state, seat))
            moves.append([seat, action])
            state.apply(seat, action)
    return moves, digest.ending(game, state, players)


def replayed(game: Game, number: int, moves: list[Any]) -> int:
    """The digest of a recorded game, played again."""
    players, options = setting(game, number)
    state = game.start(players, options)
    digest = Digest()
    for seat, *rest in moves:
        if seat == CHANCE:
            state.roll(vec[i64](rest))
        else:
            legal = digest.choices(state, seat)
            if rest[0] not in legal:
                raise SystemExit(f"{game.name}, game {number}: {rest[0]} is not legal for seat {seat}")
            state.apply(seat, rest[0])
    return digest.ending(game, state, players)


def recordings(lines: Iterator[str]) -> Iterator[tuple[int, list[Any]]]:
    for number, line in enumerate(lines):
        yield number, json.loads(line)[0]


if __name__ == "__main__":
    chosen = game_called(sys.argv[1])
    if sys.argv[2] == "replay":
        for count, recorded in recordings(sys.stdin):
            print(replayed(chosen, count, recorded))
    else:
        for count in range(int(sys.argv[2])):
            print(json.dumps(played(chosen, count)))
