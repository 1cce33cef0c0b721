"""What the rules of Wisps hide (§5.1): the hands and the lights face down of the others, and what was not dealt."""

import random
from collections import Counter

from geisterstunde.core.words import Viewer
from wisps.box import WISPS
from wisps.rules import Rules
from wisps.words import Dim, Options

OPTION_SETS = [Options(), Options(hand=1), Options(hand=5)]

FACE_DOWN_ACTS = (Dim,)
"""A light that is laid does not shine, and nobody learns which it was (§3.2)."""


def with_other_secrets(state: Rules, viewer: Viewer, rng: random.Random) -> Rules:
    """All lights that the viewer does not know change places."""
    other = state.clone()
    if state.night == 0:
        return other
    hidden = [wisp for wisp in range(1, WISPS + 1) if not state.shines[wisp] and state.owner[wisp] != viewer]
    shuffled = rng.sample(hidden, len(hidden))
    for wisp, place in zip(shuffled, hidden, strict=True):
        other.owner[wisp] = state.owner[place]
        other.is_laid[wisp] = state.is_laid[place]
    return other


def pieces(state: Rules) -> Counter[int]:
    """The 40 lights."""
    return Counter(range(1, len(state.owner)))
