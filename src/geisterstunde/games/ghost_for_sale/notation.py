"""Moves of Ghost for $ale as text, both ways.

`r7` reserves a 7; `true` and `false` keep that "?" card; `g3` and `p3` lay a ghost or a painting beside property 3,
`g3d` and `p3d` with a double-faced token; `7>t`, `7>?` and `7>3` bid a 7 for Mrs. Truelight, for the stack or for
property 3; `done` ends a turn, `pass` passes; `xa` takes away a ghost token of player A with the mirror, `xad` a
double-faced one; `use` uses the special card, `=2` guesses two ghosts, `no` declines.
"""

import re
from typing import Final

from geisterstunde.core.words import Refusal, Refused
from geisterstunde.games.ghost_for_sale.box import TARGETS
from geisterstunde.games.ghost_for_sale.words import (
    CATALOGUE,
    Action,
    Bid,
    Choose,
    Declare,
    Decline,
    Done,
    Face,
    Guess,
    Pass,
    Remove,
    Reserve,
    Target,
    Use,
)

EXAMPLES: Final = "r7, true, false, g3, p3d, 7>t, 7>?, 7>3, done, pass, xa, use, =2, no"
_PATTERN = re.compile(
    r"r(?P<reserved>\d{1,2})|(?P<question>true|false)|(?P<face>[gp])(?P<lot>\d)(?P<double>d?)"
    r"|(?P<card>\d{1,2})>(?P<target>[t?]|\d)|(?P<word>done|pass|use|no)|x(?P<owner>[a-e])(?P<taken>d?)"
    r"|=(?P<ghosts>\d{1,2})"
)
_WORDS: Final[dict[str, Action]] = {"done": Done(), "pass": Pass(), "use": Use(), "no": Decline()}


def write(action: Action) -> str:
    """An action as short text."""
    match action:
        case Reserve(card):
            return f"r{card}"
        case Choose(question):
            return question
        case Declare(lot, face, kind):
            return f"{face[0]}{lot}{'d' if kind == 'double' else ''}"
        case Bid(card, target):
            return f"{card}>{_target_letter(target)}"
        case Remove(owner, kind):
            return f"x{'abcde'[owner]}{'d' if kind == 'double' else ''}"
        case Guess(ghosts):
            return f"={ghosts}"
        case _:
            return next(word for word, meant in _WORDS.items() if meant == action)


def _target_letter(target: Target) -> str:
    return {"truelight": "t", "stack": "?"}.get(target, target)


def read(text: str) -> Action:
    """The action that a short text means; Refused if it is none of this game."""
    found = _PATTERN.fullmatch(text.strip().lower().replace(" ", ""))
    if found is None:
        raise Refused(Refusal("unreadable-move", {"text": text, "examples": EXAMPLES}))
    action = _action(found)
    if action not in CATALOGUE:
        raise Refused(_impossible(action))
    return action


def _action(found: re.Match[str]) -> Action:
    if found["reserved"]:
        return Reserve(int(found["reserved"]))
    if found["question"]:
        return Choose("true" if found["question"] == "true" else "false")
    if found["face"]:
        face: Face = "ghost" if found["face"] == "g" else "painting"
        return Declare(int(found["lot"]), face, "double" if found["double"] else "single")
    if found["card"]:
        return Bid(int(found["card"]), _target(found["target"]))
    if found["owner"]:
        return Remove("abcde".index(found["owner"]), "double" if found["taken"] else "single")
    return Guess(int(found["ghosts"])) if found["ghosts"] else _WORDS[found["word"]]


def _target(letter: str) -> Target:
    for target in TARGETS:
        if _target_letter(target) == letter:
            return target
    raise Refused(Refusal("no-such-property", {"lot": letter}))


def _impossible(action: Action) -> Refusal:
    """Why an action can never occur in this game."""
    match action:
        case Reserve(card) | Bid(card):
            return Refusal("no-such-card", {"card": card})
        case Declare(lot):
            return Refusal("no-such-property", {"lot": str(lot)})
        case _:
            assert isinstance(action, Guess)
            return Refusal("no-such-guess", {"ghosts": action.ghosts})
