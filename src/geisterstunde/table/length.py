"""How long a game at a table may become: as long as its `Game` says (law 6), also where the rulebook gives no bound.

Only what is new is refused: what was played before, or elsewhere, is played again whatever its length.
"""

from typing import Final

from geisterstunde.core.words import Refusal, Refused
from geisterstunde.table.play import Play

NEVER_ASKED_BELOW: Final = 256
"""Before so many actions nobody asks: it is asked with every action, and most games are over by then."""


def check_goes_on(play: Play) -> None:
    """Refused where so many actions stand that no game is longer; what is left is to take back, or to give up."""
    opening = play.opening
    if play.actions < NEVER_ASKED_BELOW and opening.played_on is None:
        return
    most = play.game.longest(play.players, play.game.options_of(opening.rules, opening.options))
    if _played(play) >= most:
        raise Refused(Refusal("game-too-long", {"most": most}))


def _played(play: Play) -> int:
    """How many actions stand, and before them those of the games from which it was played on."""
    count, before = play.actions, play.opening.played_on
    while before is not None:
        count, before = count + len(before.moves), before.source.played_on
    return count
