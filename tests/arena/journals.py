"""Journals for analyses."""

import random
from typing import Any

import msgspec

from geisterstunde.core.journal import Journal
from geisterstunde.games import game_called
from geisterstunde.table.play import Play

SEATS = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Greta", "Hugo")

LEFT_OPEN = (
    "c4 b3 a2 a3 d1 b1 d3 c2 e4 a5 e5 c3 e2 a1 e1 d5 b5 a4 "
    "c2xc3 d3-d4 c3-c2 d4xe4 c4-d4 e2-d2 d4xe4 *b d3 a4xa3 d2-e2 b1-b2 e2-d2 a5xb5 d2-d4 c2-d2 b3xa3 d2xd1 d1-d2 b2-b1"
)
"""The short game of 18 Ghosts. Before the last but one move both could still win; d1-d2 leaves the way out open, and
the opponent takes it with the third ghost."""


def castle(moves: str, seats: tuple[str, str] = ("Ada", "Ben"), **options: Any) -> Journal:
    """The journal of a game of 18 Ghosts in notation."""
    game = game_called("18-ghosts")
    table = Play.begin(game, seats, msgspec.convert(options, game.options_type), "castle")
    for move in moves.split():
        table.act(table.to_act[0], game.read(move))
    return table.journal


def some_game(name: str, players: int, actions: int, seed: str = "some") -> Journal:
    """The journal of a random game, as long as it lasts or so many actions long."""
    game = game_called(name)
    table = Play.begin(game, SEATS[:players], game.options_type(), seed)
    rng = random.Random(seed)
    while table.to_act and actions:
        seat = rng.choice(table.to_act)
        table.act(seat, rng.choice(table.choices(seat)))
        actions -= 1
    return table.journal
