"""Judges all 8 000 castles in which a game of 18 Ghosts can begin, and writes starts.json (some minutes).

python -m geisterstunde.bots.eighteen_ghosts.weights.weigh_starts > starts.json
"""

from collections.abc import Iterator
from typing import Any, Final

import msgspec
from librt.random import Random

from geisterstunde.bots.eighteen_ghosts.memory import entries_for
from geisterstunde.bots.eighteen_ghosts.rooms import ALPHABET, UNIT
from geisterstunde.bots.eighteen_ghosts.search import CastleSearch
from geisterstunde.bots.search.clock import NO_LIMIT, Clock
from geisterstunde.games.eighteen_ghosts.box import GHOSTS
from geisterstunde.games.eighteen_ghosts.game import GAME
from geisterstunde.games.eighteen_ghosts.rules import Rules
from geisterstunde.games.eighteen_ghosts.words import Options

NODES: Final = {"colours": 25_000, "three": 3_000}
"""How long each castle is searched, by the goal of the game."""
SIGNS_A_LINE: Final = 100

ABOUT: Final = [
    "How good the 8 000 castles are in which a game of 18 Ghosts can begin; written by weigh_starts.py.",
    f"A sign says how many 63rds A's chance to win is, found by a search of {NODES['colours']} nodes, "
    f"in the short game {NODES['three']}.",
    "Castles are ordered by A's red, then blue, then yellow rooms.",
    "The shares say what a room adds to A's chance on average, in sixteenths of a 63rd.",
]


def castles() -> Iterator[int]:
    """The sets of A's nine places in the order of the table."""
    threes = [rooms for rooms in range(64) if rooms.bit_count() == 3]
    return (red + 64 * blue + 4096 * yellow for red in threes for blue in threes for yellow in threes)


def castle_of(rooms: int, options: Options) -> Rules:
    """The full castle in which A has this set of places."""
    state = GAME.start(2, options)
    while state.placed < GHOSTS:
        seat = state.actor()
        state.apply(seat, next(place for place in state.legal(seat) if (rooms >> place & 1) == 1 - seat))
    return state


def chance_in(state: Rules, nodes: int) -> float:
    """A's chance in a castle."""
    search = CastleSearch(state, Clock(NO_LIMIT // 1_000_000, nodes), entries_for(nodes))
    search.search(Random(1))
    return search.chance(search.root.values[0])


def shares(chances: list[float]) -> list[int]:
    """What each room adds to A's chance on average: half of the castles with it minus those without."""
    totals = [0.0] * GHOSTS
    for rooms, chance in zip(castles(), chances, strict=True):
        for place in range(GHOSTS):
            totals[place] += chance if rooms >> place & 1 else -chance
    return [round(total / len(chances) * 63 * UNIT) for total in totals]


def tables() -> dict[str, Any]:
    """All that starts.json holds."""
    written: dict[str, Any] = {"about": ABOUT}
    for goal, options in (("colours", Options()), ("three", Options(goal="three"))):
        chances = [chance_in(castle_of(rooms, options), NODES[goal]) for rooms in castles()]
        signs = "".join(ALPHABET[round(chance * 63)] for chance in chances)
        written[f"{goal}-shares"] = [shares(chances)]
        written[f"{goal}-starts"] = [
            signs[start : start + SIGNS_A_LINE] for start in range(0, len(signs), SIGNS_A_LINE)
        ]
    return written


if __name__ == "__main__":
    print(msgspec.json.format(msgspec.json.encode(tables()), indent=2).decode())
