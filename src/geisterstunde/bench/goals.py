"""What we want to reach, game by game; numbers measured on one machine mean little, so speed is a ratio to a peer."""

from typing import Final

import msgspec

from geisterstunde import games

BREAKTHROUGH: Final = "breakthrough(rows=5,columns=5)"
"""An open board duel on 25 squares: as near to 18 Ghosts as OpenSpiel's games come."""

DOU_DIZHU: Final = "dou_dizhu"
"""A card game with a deal, hidden hands and long lists of choices: the peer of the card games."""


OH_HELL: Final = "oh_hell(players=4)"
"""The trick-taking game on which OpenSpiel's search over information sets is at its best: the peer of ours."""


class Aim(msgspec.Struct, frozen=True):
    """The goals of one game: random games and simulations of a search so many times as fast as the peer's, and the most
    a clone may cost."""

    game: str
    players: int
    peer: str
    times_peer: float
    clone_ns: float
    search_peer: str
    search_times_peer: float


AIMS: Final = (
    Aim("18-ghosts", 2, BREAKTHROUGH, 2.0, 1000, BREAKTHROUGH, 1.5),
    Aim("ghosts", 4, DOU_DIZHU, 2.0, 1000, OH_HELL, 1.0),
    Aim("ghoosty", 4, DOU_DIZHU, 1.5, 1500, OH_HELL, 1.0),
    Aim("ghost-for-sale", 4, DOU_DIZHU, 1.0, 1500, OH_HELL, 1.0),
    Aim("rest-in-peace", 2, DOU_DIZHU, 1.5, 1500, OH_HELL, 1.0),
)

TIMES_PEER_FROM_PYTHON: Final = 1.0
REDEAL_NS: Final = 3_000.0
VIEW_NS: Final = 60_000.0
IMPORT_SECONDS: Final = 0.3

INTERPRETED_GAME: Final = "18-ghosts"
INTERPRETED_MOVES: Final = 100_000.0
"""Random moves a second without a compiler."""


def aims_on_the_shelf() -> tuple[Aim, ...]:
    """The aims of the games that there are."""
    return tuple(aim for aim in AIMS if aim.game in games.names())
