"""Tables at which two people, who are one attacker, moved and moved and took nothing back: as much stands as may."""

import random
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from geisterstunde.games import game_called
from geisterstunde.games.eighteen_ghosts.words import Move, Place
from geisterstunde.server.time_and_luck import hash_of
from geisterstunde.table.entries import AnyEntry
from geisterstunde.table.table import Table
from geisterstunde.table.words import Act, Founding, Start

STANDING: Final = tuple([f"mola-kerin-tusa{coda}" for coda in ("", "n", "l", "r")]) + tuple(
    [f"mola-kerin-tuso{coda}" for coda in ("", "n", "r")]
)
"""The codes of these tables: so many that all of them together may say as much as one address may."""
TOKENS: Final = ("standing-0", "standing-1")
"""Of the two people at each of them."""


def standing_games(actions: int) -> Iterator[tuple[str, list[AnyEntry]]]:
    """Each table's code, and its entries: a game of 18 Ghosts of so many actions, all of which stand."""
    for luck, code in enumerate(STANDING):
        yield code, _standing(code, actions, random.Random(luck))


def _standing(code: str, actions: int, luck: random.Random) -> list[AnyEntry]:
    founding = Founding(
        code=code,
        game="18-ghosts",
        players=2,
        name="Eve",
        token_hash=hash_of(TOKENS[0]),
        secret="s",
        salt="t",
        at=0.0,
    )
    table, first = Table.found(founding)
    kept = [first]
    other = table.decide_joining("Mallory", 1, hash_of(TOKENS[1]))
    table.take(other)
    kept.append(other.entry)

    def do(person: int, command: Any) -> None:
        decision = table.decide(person, command, 0.0)
        assert decision is not None
        table.take(decision)
        kept.append(decision.entry)

    do(0, Start())
    while (play := table.play) is not None and play.actions < actions:
        seat = play.to_act[0]
        do(seat, Act(msgspec.to_builtins(_calm(play.state, play.choices(seat), luck))))
    return kept


def _calm(state: Any, choices: list[Any], luck: random.Random) -> Any:
    """A move after which the game goes on, no ghost having fled: so it remembers all positions."""
    catalogue = game_called("18-ghosts").catalogue
    calm = [choice for choice in choices if isinstance(choice, Move | Place)]
    luck.shuffle(calm)
    for choice in calm:
        happened: list[Any] = []
        tried = state.clone()
        tried.heard = happened
        tried.apply(state.actor(), catalogue.number(choice))
        if not {type(event).__name__ for event in happened} & {"Escaped", "GameEnded"}:
            return choice
    return luck.choice(choices)
