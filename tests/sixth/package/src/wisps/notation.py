"""Actions of Wisps as text, both ways: `l17` lets a light shine, `d17` lays it face down."""

import re

from geisterstunde.core.words import Refusal, Refused
from wisps.box import WISPS
from wisps.words import Action, Dim, Light

EXAMPLES = "l17, d17"
_PATTERN = re.compile(r"(?P<how>[ld])(?P<wisp>[0-9]{1,2})")


def write(action: Action) -> str:
    """An action as short text."""
    match action:
        case Light(wisp):
            return f"l{wisp}"
        case Dim(wisp):
            return f"d{wisp}"


def read(text: str) -> Action:
    """The action that a short text means; Refused if it is none of this game."""
    found = _PATTERN.fullmatch(text.strip().lower())
    if found is None or not 1 <= int(found["wisp"]) <= WISPS:
        raise Refused(Refusal("unreadable-move", {"text": text, "examples": EXAMPLES}))
    return Dim(int(found["wisp"])) if found["how"] == "d" else Light(int(found["wisp"]))
