"""Actions of Rest in Peace as short text, both ways.

`g3` plays a ghost, `p17` a psychic, `blind` lets chance choose. `3` and `?` are read as well, but at a terminal they
are the number of a move and a question.
`hold` and `out` end the turn. Choices have a sign before: `=3` names a value, `+3` fetches, `x3` or `xp17` removes,
`c3` copies, `r3` recalls, `d3` discards, `tA` turns up the first family's pile, `bB` names the second family, `<3` or
`<p17` takes back, `>3` or `>p17` carries on, `s4v` or `s4c` chooses the villa or castle at place 4, `_3` or `_p17` lays
face down at the tenth round, `-` declines.
"""

import re
from typing import Final

from geisterstunde.core.words import Refusal, Refused
from geisterstunde.games.rest_in_peace.actions import (
    CATALOGUE,
    Action,
    Banish,
    CarryGhost,
    CarryPsychic,
    Copy,
    Decline,
    Discard,
    Fetch,
    GiveUp,
    Hold,
    LayGhost,
    LayPsychic,
    Name,
    PlayBlind,
    PlayGhost,
    PlayPsychic,
    Recall,
    RemoveGhost,
    RemovePsychic,
    Swap,
    TakeBackGhost,
    TakeBackPsychic,
    TurnUp,
)

EXAMPLES: Final = "g3, p17, =3, x3, xp17, tA, s4v, _3, -"


SIGNS: Final[dict[type[Action], str]] = {
    PlayGhost: "g",
    PlayPsychic: "",
    Name: "=",
    Fetch: "+",
    Copy: "c",
    Recall: "r",
    Discard: "d",
    TurnUp: "t",
    Banish: "b",
    RemoveGhost: "x",
    RemovePsychic: "x",
    TakeBackGhost: "<",
    TakeBackPsychic: "<",
    CarryGhost: ">",
    CarryPsychic: ">",
    LayGhost: "_",
    LayPsychic: "_",
}
"""What stands before a value, a psychic or a family; alike for a ghost and a psychic that go the same way."""


def write(action: Action) -> str:
    """An action as short text."""
    match action:
        case PlayBlind():
            return "blind"
        case Hold():
            return "hold"
        case GiveUp():
            return "out"
        case Decline():
            return "-"
        case Swap(place, residence):
            return f"s{place}{residence[0]}"
        case TurnUp(seat) | Banish(seat):
            return f"{SIGNS[type(action)]}{'AB'[seat]}"
        case (
            PlayPsychic(psychic)
            | RemovePsychic(psychic)
            | TakeBackPsychic(psychic)
            | CarryPsychic(psychic)
            | LayPsychic(psychic)
        ):
            return f"{SIGNS[type(action)]}p{psychic}"
        case _:
            return f"{SIGNS[type(action)]}{action.value}"


_ACTIONS: Final = {write(action).lower(): action for action in CATALOGUE}
_SHORTER: Final = {"?": "blind", **{f"{value}": f"g{value}" for value in range(1, 7)}}


def read(text: str) -> Action:
    """The action that a short text means; Refused if it is none of this game."""
    sign = re.sub(r"\s", "", text).lower()
    action = _ACTIONS.get(_SHORTER.get(sign, sign))
    if action is None:
        raise Refused(Refusal("unreadable-move", {"text": text, "examples": EXAMPLES}))
    return action
