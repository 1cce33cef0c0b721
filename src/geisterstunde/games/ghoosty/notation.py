"""Actions of Ghoosty! as text, both ways (§8.1).

`7` plays a seven, `7x2` two of them, `7x2+m` two with a Mimi Kry as a third, `7+m2` one with two Mimi Krys; `tom` plays
Tom, `luck` tries the luck, `take` takes the cemetery, `house` draws from the house, `pass` passes.
"""

import re
from typing import Final

from geisterstunde.core.words import Refusal, Refused
from geisterstunde.games.ghoosty.words import (
    CATALOGUE,
    Action,
    DrawFromHouse,
    Pass,
    Play,
    PlayTom,
    TakeCemetery,
    TryLuck,
)

EXAMPLES: Final = "7, 7x2, 7x2+m, tom, luck, take, house, pass"
NAMES: Final[dict[str, Action]] = {
    "luck": TryLuck(),
    "take": TakeCemetery(),
    "house": DrawFromHouse(),
    "tom": PlayTom(),
    "pass": Pass(),
}
_PLAY = re.compile(r"(?P<value>[0-9]{1,2})(x(?P<count>[0-9]))?(?P<plus>\+m(?P<mimis>[0-9])?)?")


def write(action: Action) -> str:
    """An action as short text."""
    if not isinstance(action, Play):
        return next(name for name, named in NAMES.items() if named == action)
    count = f"x{action.count}" if action.count > 1 else ""
    mimis = ("", "+m", "+m2", "+m3", "+m4")[action.mimis]
    return f"{action.value}{count}{mimis}"


def read(text: str) -> Action:
    """The action that a short text means; Refused if it is none of this game."""
    word = text.strip().lower().replace(" ", "")
    if word in NAMES:
        return NAMES[word]
    found = _PLAY.fullmatch(word)
    if found is None:
        raise Refused(Refusal("unreadable-move", {"text": text, "examples": EXAMPLES}))
    mimis = int(found["mimis"] or 1) if found["plus"] else 0
    play = Play(int(found["value"]), int(found["count"] or 1), mimis)
    if play not in CATALOGUE:
        raise Refused(_impossible(play))
    return play


def _impossible(play: Play) -> Refusal:
    """Why a play can never occur with these cards (§1.1)."""
    if not 1 <= play.value <= 14:
        return Refusal("no-such-ghost", {"value": play.value})
    return Refusal("not-so-many", {"value": play.value, "count": play.count, "mimis": play.mimis})
