"""Golden games: whole games as text with every seat's view. `make golden` writes them anew; read the diff."""

import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from geisterstunde.core.game import Game
from geisterstunde.games import game_called, names
from geisterstunde.table.play import Play

FOLDER = Path(__file__).parent
VIEWS_EVERY = 25
"""After so many actions, and at the end, every viewer's view is written."""


def golden_games() -> list[tuple[str, int]]:
    games = [(name, game_called(name)) for name in names()]
    return [(name, players) for name, game in games for players in sorted({game.fewest_players, game.most_players})]


def told(game: Game, players: int) -> Iterator[str]:
    """A random game with a fixed seed, line by line."""
    table = Play.begin(game, tuple("ABCDEF"[:players]), game.options_type(), f"golden {game.name} {players}")
    rng = random.Random(players)
    yield f"{game.name}, {players} players, rules {game.rules_version}, commitment {table.opening.commitment}"
    actions = 0
    while table.to_act:
        if actions % VIEWS_EVERY == 0:
            yield from views(table, players)
        seat = rng.choice(table.to_act)
        choices = table.choices(seat)
        action = rng.choice(choices)
        yield f"{table.seats[seat]} {game.write(action)}   (one of {len(choices)})"
        table.act(seat, action)
        actions += 1
        everybody = heard_by(table, None)
        yield from (f"    everybody hears {event}" for event in everybody)
        for viewer in range(players):
            own = [event for event in heard_by(table, viewer) if event not in everybody]
            yield from (f"    {table.seats[viewer]} hears {event}" for event in own)
    yield from views(table, players)
    yield table.journal.text().splitlines()[-1]


def heard_by(table: Play, viewer: int | None) -> list[str]:
    return [msgspec.json.encode(event).decode() for event in table.news(viewer)]


def views(table: Play, players: int) -> Iterator[str]:
    for viewer in (None, *range(players)):
        view = msgspec.json.encode(table.view(viewer)).decode()
        yield f"  {'a spectator' if viewer is None else table.seats[viewer]} sees {view}"


@pytest.mark.parametrize(("name", "players"), golden_games())
def test_a_golden_game_is_played_as_ever(name: str, players: int, request: pytest.FixtureRequest) -> None:
    path = FOLDER / f"{name}-{players}.txt"
    text = "\n".join(told(game_called(name), players)) + "\n"
    if request.config.getoption("--write-golden"):
        path.write_text(text)
    assert text == path.read_text()
