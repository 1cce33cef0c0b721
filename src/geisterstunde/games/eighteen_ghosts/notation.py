"""Moves and positions of 18 Ghosts as text, both ways.

Moves: `b1` places or sets down, `b1-b2` moves, `b2-d4` jumps through the mirrors, `b1xb2` fights, `*yellow` or `*y`
releases, `--` passes.

Positions: the castle row by row, capitals for A's ghosts, small letters for B's, dots for empty rooms, N E S W for
the facing of a portal in its room; then who acts, the dungeon and the ghosts outside (or a dash). While a released
ghost is to be set down its colour follows a plus: `B+y` means that B sets down a yellow ghost of A; in the placement
a plus alone: `A+`. Here A is always the first seat, whoever begins (§2.1). Studies may leave out ghosts. A position
starts its history anew: repetitions before it are not written.
"""

import re
from typing import Final

from geisterstunde.core.words import Action as AnyAction
from geisterstunde.core.words import Refusal, Refused
from geisterstunde.games.eighteen_ghosts.box import COLOURS, FACINGS, PLACING, PORTAL_ROOMS, ROOMS
from geisterstunde.games.eighteen_ghosts.words import (
    CATALOGUE,
    Action,
    Colour,
    Facing,
    Fight,
    Ghost,
    Move,
    Options,
    Pass,
    Place,
    Release,
    View,
)

EXAMPLES: Final = "b1, b1-b2, b1xb2, *y, --"
_PATTERN = re.compile(
    r"(?P<room>[a-e][1-5])((?P<sign>[-x])(?P<target>[a-e][1-5]))?|\*(?P<colour>[rby]|red|blue|yellow)|(?P<none>--)"
)


def write(action: Action) -> str:
    """An action as short text."""
    match action:
        case Place(room):
            return room
        case Move(origin, target):
            return f"{origin}-{target}"
        case Fight(origin, target):
            return f"{origin}x{target}"
        case Release(colour):
            return f"*{colour[0]}"
        case Pass():
            return "--"


def read(text: str) -> Action:
    """The action that a short text means; Refused if it is none of this game."""
    found = _PATTERN.fullmatch(text.strip().lower())
    if found is None:
        raise Refused(Refusal("unreadable-move", {"text": text, "examples": EXAMPLES}))
    action = _action(found)
    if action not in CATALOGUE:
        raise Refused(impossible(action))
    return action


def _action(found: re.Match[str]) -> Action:
    if found["none"]:
        return Pass()
    if found["colour"]:
        return Release(_colour(found["colour"][0]))
    if found["target"] is None:
        return Place(found["room"])
    return (Move if found["sign"] == "-" else Fight)(found["room"], found["target"])


def has_rooms(action: AnyAction) -> bool:
    """Whether an action from outside is about rooms that there are in this castle, in whatever way."""
    match action:
        case Place(room):
            return room in ROOMS
        case Move(origin, target) | Fight(origin, target):
            return origin in ROOMS and target in ROOMS
        case _:
            return False


def impossible(action: AnyAction) -> Refusal:
    """Why an action with rooms of this castle can never occur in it."""
    if isinstance(action, Place):
        return Refusal("no-carpet-room", {"room": action.room})
    assert isinstance(action, Move | Fight)
    for room in (action.origin, action.target):
        if room in PORTAL_ROOMS:
            return Refusal("portal-room-closed", {"room": room})
    return Refusal("not-neighbours", {"origin": action.origin, "target": action.target})


def _colour(letter: str) -> Colour:
    return next(colour for colour in COLOURS if colour[0] == letter.lower())


def _letter(ghost: Ghost) -> str:
    return ghost.colour[0].upper() if ghost.seat == 0 else ghost.colour[0]


def write_position(view: View) -> str:
    """A position in one line."""
    castle = {room: _letter(ghost) for room, ghost in view.castle.items()}
    for colour, facing in view.portals.items():
        castle[PORTAL_ROOMS[COLOURS.index(colour)]] = facing[0].upper()
    rows = ["".join(castle.get(room, ".") for room in ROOMS[start : start + 5]) for start in range(0, 25, 5)]
    acting = view.to_act[0] if view.to_act else view.active
    side = "AB"[acting] + ("+" if view.placing else f"+{view.released[0]}" if view.released else "")
    dungeon = "".join(map(_letter, view.dungeon)) or "-"
    outside = "".join(map(_letter, view.outside)) or "-"
    return f"{'/'.join(rows)} {side} {dungeon} {outside}"


def read_position(text: str, options: Options | None = None) -> View:
    """The view of a position in one line or as a picture; Refused if it is not one."""
    words = text.replace("/", " ").split()
    letters = "".join(words[: -3 if len(words) > 3 else None])
    if len(letters) != 25 or len(words) < 4:
        raise Refused(Refusal("unreadable-position", {"text": text}))
    side, dungeon, outside = words[-3:]
    if not re.fullmatch(r"[AB](\+[rby]?)?", side):
        raise Refused(Refusal("unreadable-position", {"text": text}))
    castle: dict[str, Ghost] = {}
    portals: dict[Colour, Facing] = {}
    for room, letter in zip(ROOMS, letters, strict=True):
        if room in PORTAL_ROOMS:
            portals[COLOURS[PORTAL_ROOMS.index(room)]] = _facing(letter, text)
        elif letter != ".":
            castle[room] = _ghost(letter, text)
    in_dungeon = _ghosts(dungeon, text)
    are_outside = _ghosts(outside, text)
    return _position_view(castle, portals, in_dungeon, are_outside, side, options or Options(), text)


def _position_view(
    castle: dict[str, Ghost],
    portals: dict[Colour, Facing],
    dungeon: tuple[Ghost, ...],
    outside: tuple[Ghost, ...],
    side: str,
    options: Options,
    text: str,
) -> View:
    known = [*castle.values(), *dungeon, *outside]
    all_ghosts = [Ghost(seat, colour) for seat in (0, 1) for colour in COLOURS for _ in range(3)]
    in_box = list(all_ghosts)
    for ghost in known:
        if ghost not in in_box:
            raise Refused(Refusal("too-many-ghosts", {"text": text, "letter": _letter(ghost)}))
        in_box.remove(ghost)
    acting = "AB".index(side[0])
    if side.endswith("+") and not in_box:
        raise Refused(Refusal("unreadable-position", {"text": text}))
    released = _colour(side[2]) if len(side) == 3 else None
    return View(
        viewer=None,
        to_act=(acting,),
        result=None,
        options=options,
        castle=castle,
        portals=portals,
        dungeon=dungeon,
        outside=outside,
        in_box=tuple(in_box),
        placing=side.endswith("+"),
        turn=0,
        active=_active(acting, side, len(known)),
        released=released,
        past=(),
    )


def _active(acting: int, side: str, placed: int) -> int:
    """Whose turn it is; in the placement who is A, told by how many ghosts there are (§2.3)."""
    if not side.endswith("+"):
        return 1 - acting if "+" in side else acting
    return acting ^ PLACING[placed]


def _facing(letter: str, text: str) -> Facing:
    for facing in FACINGS:
        if letter == facing[0].upper():
            return facing
    raise Refused(Refusal("unreadable-position", {"text": text}))


def _ghost(letter: str, text: str) -> Ghost:
    if letter.lower() not in "rby":
        raise Refused(Refusal("unreadable-position", {"text": text}))
    return Ghost(0 if letter.isupper() else 1, _colour(letter))


def _ghosts(letters: str, text: str) -> tuple[Ghost, ...]:
    if letters == "-":
        return ()
    return tuple(sorted((_ghost(letter, text) for letter in letters), key=_order))


def _order(ghost: Ghost) -> tuple[int, int]:
    return ghost.seat, COLOURS.index(ghost.colour)
