"""Actions of Ghosts as text, both ways.

Cards: the first letter of the family and the number, `y3 r2 b1 w2 k1 g3` with `k` for black, and `fog`. Then `take`,
`keep`, `redraw` and `back 2`. When reading, a family may be written in full: `yellow-3`, `black 1`.
"""

import re
from typing import Final

from geisterstunde.core.words import Refusal, Refused
from geisterstunde.games.ghosts.words import Action, Card, Family, GiveBack, Keep, Play, Redraw, Take

EXAMPLES: Final = "y3, k1, fog, take, keep, redraw, back 2"
LETTERS: Final[dict[str, Family]] = {
    "y": "yellow",
    "r": "red",
    "b": "blue",
    "w": "white",
    "k": "black",
    "g": "green",
}
_LETTER_OF: Final = {family: letter for letter, family in LETTERS.items()}
_WORDS: Final[dict[str, Action]] = {"fog": Play(Card("fog", 0)), "take": Take(), "keep": Keep(), "redraw": Redraw()}
_PATTERN = re.compile(
    r"(?P<family>yellow|red|blue|white|black|green|[yrbwkg])[- ]?(?P<value>[1-3])|back ?(?P<points>[0-3])"
)


def write_card(card: Card) -> str:
    """A card as short text."""
    return "fog" if card.family == "fog" else f"{_LETTER_OF[card.family]}{card.value}"


def write(action: Action) -> str:
    """An action as short text."""
    match action:
        case Play(card):
            return write_card(card)
        case Take():
            return "take"
        case Keep():
            return "keep"
        case Redraw():
            return "redraw"
        case GiveBack(points):
            return f"back {points}"


def read(text: str) -> Action:
    """The action that a short text means; Refused if it is none of this game."""
    plain = text.strip().lower()
    if plain in _WORDS:
        return _WORDS[plain]
    found = _PATTERN.fullmatch(plain)
    if found is None:
        raise Refused(Refusal("unreadable-move", {"text": text, "examples": EXAMPLES}))
    if found["points"]:
        return GiveBack(int(found["points"]))
    named = found["family"]
    family = LETTERS[named] if named in LETTERS else next(full for full in LETTERS.values() if full == named)
    return Play(Card(family, int(found["value"])))
