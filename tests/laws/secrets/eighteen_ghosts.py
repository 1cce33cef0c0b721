"""What the rulebook of 18 Ghosts hides: nothing. The castle lies open between the two players."""

import random
from collections import Counter

from geisterstunde.core.words import Viewer
from geisterstunde.games.eighteen_ghosts.rules import Rules
from geisterstunde.games.eighteen_ghosts.words import Options

OPTION_SETS = [Options(), Options(goal="three"), Options(turn_limit=40), Options(start="second"), Options(start="lot")]

FACE_DOWN_ACTS = ()
"""Nothing is done face down."""


def with_other_secrets(state: Rules, viewer: Viewer, rng: random.Random) -> Rules:
    """The same truth: there is no other one."""
    return state.clone()


def pieces(state: Rules) -> Counter[str]:
    """Nine ghosts each, wherever they are, one in a room at most."""
    rooms = Counter(place for place in state.at if place < 25)
    assert all(count == 1 for count in rooms.values())
    return Counter(f"{ghost // 3}" for ghost, place in enumerate(state.at) if place <= 27)
