"""The words of 18 Ghosts: actions, events, view, options, and the catalogue of all actions."""

from typing import Annotated, Literal, get_args

import msgspec

from geisterstunde.core import words as core
from geisterstunde.core.catalogue import Catalogue
from geisterstunde.games.eighteen_ghosts.box import CARPET_ROOMS, COLOURS, JUMP_PAIRS, ROOMS, STEP_PAIRS

Colour = Literal["red", "blue", "yellow"]
Facing = Literal["north", "east", "south", "west"]
Room = Annotated[str, msgspec.Meta(max_length=2)]
Start = Literal["first", "second", "lot"]

STARTS: tuple[Start, ...] = get_args(Start)
"""By the seat that begins; the lot is the last one, so that BY_LOT finds it."""


class Options(core.Options, frozen=True, kw_only=True):
    """Who is A (§2.1), the short variant (§6.1), and a limit of turns for matches between programs (§5.6); 0: none."""

    start: Start = "first"
    goal: Literal["colours", "three"] = "colours"
    turn_limit: Annotated[int, msgspec.Meta(ge=0, le=10_000), core.FINE_POINT] = 0


class Place(core.Action, tag="place", frozen=True):
    """Set a ghost of the room's carpet colour into an empty room (§2.2, §3.7)."""

    room: Room


class Move(core.Action, tag="move", frozen=True):
    """Lead an own ghost into an empty room, by a step or through the mirrors (§3.3, §3.4)."""

    origin: Room
    target: Room


class Fight(core.Action, tag="fight", frozen=True):
    """Lead an own ghost against a ghost of another colour next door (§3.5)."""

    origin: Room
    target: Room


class Release(core.Action, tag="release", frozen=True):
    """Take an own ghost out of the dungeon for the opponent to set down (§3.7)."""

    colour: Colour


class Pass(core.Action, tag="pass", frozen=True):
    """Do nothing, when nothing else is possible (§3.8)."""


Action = Place | Move | Fight | Release | Pass

CATALOGUE: Catalogue[Action] = Catalogue(
    [
        *(Place(ROOMS[room]) for room in CARPET_ROOMS),
        *(Move(ROOMS[origin], ROOMS[target]) for origin, target in STEP_PAIRS + JUMP_PAIRS),
        *(Fight(ROOMS[origin], ROOMS[target]) for origin, target in STEP_PAIRS),
        *(Release(colour) for colour in COLOURS),
        Pass(),
    ]
)


class Ghost(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """One ghost by owner and colour."""

    seat: core.Seat
    colour: Colour


class LotDrawn(core.Event, tag="lot-drawn", frozen=True):
    """The lot decided that this seat is A and begins (§2.1)."""

    seat: core.Seat


class Placed(core.Event, tag="placed", frozen=True):
    """A ghost came from the box into its first room (§2.2)."""

    ghost: Ghost
    room: Room


class Moved(core.Event, tag="moved", frozen=True):
    """A ghost went to an empty room (§3.3, §3.4)."""

    ghost: Ghost
    origin: Room
    target: Room


class Attacked(core.Event, tag="attacked", frozen=True):
    """A ghost went against another one (§3.5)."""

    ghost: Ghost
    origin: Room
    target: Room
    defender: Ghost


class Beaten(core.Event, tag="beaten", frozen=True):
    """A ghost lost a fight and went to the dungeon (§3.6)."""

    ghost: Ghost
    room: Room


class PortalTurned(core.Event, tag="portal-turned", frozen=True):
    """The portal of a beaten ghost's colour turned a quarter (§4.2)."""

    colour: Colour
    facing: Facing


class Escaped(core.Event, tag="escaped", frozen=True):
    """A ghost left the castle through the portal of its colour (§4.3)."""

    ghost: Ghost
    room: Room


class Released(core.Event, tag="released", frozen=True):
    """A ghost was handed to the opponent to be set down (§3.7)."""

    ghost: Ghost


class SetDown(core.Event, tag="set-down", frozen=True):
    """A released ghost was set into a room by the opponent of its owner (§3.7)."""

    ghost: Ghost
    room: Room


class Passed(core.Event, tag="passed", frozen=True):
    """A seat could do nothing (§3.8)."""

    seat: core.Seat


Event = (
    LotDrawn
    | Placed
    | Moved
    | Attacked
    | Beaten
    | PortalTurned
    | Escaped
    | Released
    | SetDown
    | Passed
    | core.GameEnded
)


class View(core.View, frozen=True, kw_only=True):
    """The open castle: the same for every viewer."""

    options: Options
    castle: dict[Room, Ghost]
    portals: dict[Colour, Facing]
    dungeon: tuple[Ghost, ...]
    outside: tuple[Ghost, ...]
    in_box: tuple[Ghost, ...]
    placing: bool
    """Whether the ghosts are still being set into the castle (§2)."""
    turn: int
    """Finished turns after the placement."""
    active: core.Seat
    """Whose turn it is, also while the opponent sets down a released ghost; in the placement who is A (§2.1)."""
    released: Colour | None
    """The colour of the ghost that is to be set down now."""
    past: tuple[str, ...]
    """The positions at the start of each turn since the last escape, the present one included (§5.4)."""
