"""Why an action is not possible in 18 Ghosts, in the rulebook's terms. Legality itself is decided in rules.py alone."""

from geisterstunde.core.words import Refusal, Seat
from geisterstunde.games.eighteen_ghosts.box import COLOUR, COLOURS, EMPTY, GHOSTS, room_number
from geisterstunde.games.eighteen_ghosts.state import NOTHING, Truth
from geisterstunde.games.eighteen_ghosts.words import Action, Fight, Move, Pass, Place, Release


def why_not(truth: Truth, seat: Seat, action: Action) -> Refusal:
    """The reason for an action that is not legal for the seat that acts now."""
    if truth.placed < GHOSTS:
        return _why_not_place(truth, action)
    if truth.released != NOTHING:
        return _why_not_set_down(truth, action)
    match action:
        case Place():
            return Refusal("nothing-to-place")
        case Move(origin, target):
            return _why_not_from(truth, seat, origin) or _why_not_move(truth, origin, target)
        case Fight(origin, target):
            return _why_not_from(truth, seat, origin) or _why_not_fight(truth, target)
        case Release(colour):
            is_there = truth.in_dungeon[seat * 3 + COLOURS.index(colour)] > 0
            return Refusal("no-free-room" if is_there else "none-in-dungeon", {"colour": colour})
        case Pass():
            return Refusal("must-act")


def _why_not_place(truth: Truth, action: Action) -> Refusal:
    if not isinstance(action, Place):
        return Refusal("placement-first")
    if truth.board[room_number(action.room)] != EMPTY:
        return Refusal("room-taken", {"room": action.room})
    return Refusal("no-ghost-left", {"room": action.room})


def _why_not_set_down(truth: Truth, action: Action) -> Refusal:
    colour = COLOURS[truth.released]
    if not isinstance(action, Place):
        return Refusal("set-down-first", {"colour": colour})
    if truth.board[room_number(action.room)] != EMPTY:
        return Refusal("room-taken", {"room": action.room})
    return Refusal("wrong-carpet", {"room": action.room, "colour": colour})


def _why_not_from(truth: Truth, seat: Seat, origin: str) -> Refusal | None:
    ghost = truth.board[room_number(origin)]
    if ghost == EMPTY:
        return Refusal("nobody-in-room", {"room": origin})
    return Refusal("not-your-ghost", {"room": origin}) if ghost // 9 != seat else None


def _why_not_move(truth: Truth, origin: str, target: str) -> Refusal:
    ghost = truth.board[room_number(origin)]
    other = truth.board[room_number(target)]
    is_step = abs(room_number(origin) - room_number(target)) in (1, 5)
    if is_step and COLOUR[ghost] != COLOUR[other]:
        return Refusal("room-taken-fight", {"room": target, "fight": f"{origin}x{target}"})
    return Refusal("same-colour" if is_step else "mirror-taken", {"room": target})


def _why_not_fight(truth: Truth, target: str) -> Refusal:
    is_empty = truth.board[room_number(target)] == EMPTY
    return Refusal("nobody-in-room" if is_empty else "same-colour", {"room": target})
