"""Who knows what in 18 Ghosts: everybody everything (§1.4)."""

from typing import Final, Literal, assert_never

from librt.vecs import append
from mypy_extensions import i64

from geisterstunde.core.contract import BY_LOT, CHANCE
from geisterstunde.core.words import GameEnded, Result, Viewer
from geisterstunde.games.eighteen_ghosts.box import (
    COLOURS,
    DUNGEON,
    EMPTY,
    FACINGS,
    GHOSTS,
    IN_BOX,
    KIND,
    KINDS,
    OUTSIDE,
    ROOMS,
    room_number,
)
from geisterstunde.games.eighteen_ghosts.state import DRAW, NOTHING, REASONS, Truth
from geisterstunde.games.eighteen_ghosts.words import (
    STARTS,
    Attacked,
    Beaten,
    Escaped,
    Event,
    Ghost,
    LotDrawn,
    Moved,
    Options,
    Passed,
    Placed,
    PortalTurned,
    Released,
    SetDown,
    View,
)

GHOST_WORDS: Final = tuple([Ghost(kind // 3, COLOURS[kind % 3]) for kind in range(KINDS)])
"""A ghost of each kind as events and views name it: they never change, so all views share them."""


def view(truth: Truth, viewer: Viewer) -> View:
    """The castle as everybody sees it."""
    scores = tuple(truth.scores())
    released = truth.released
    return View(
        viewer=viewer,
        to_act=tuple(truth.to_act()),
        result=Result(scores, tuple(truth.winners()), truth.reason()) if scores else None,
        options=_options(truth),
        castle={ROOMS[room]: ghost_word(truth.board[room]) for room in range(25) if truth.board[room] != EMPTY},
        portals={COLOURS[colour]: FACINGS[truth.facing[colour]] for colour in range(3)},
        dungeon=_ghosts_at(truth, DUNGEON),
        outside=_ghosts_at(truth, OUTSIDE),
        in_box=_ghosts_at(truth, IN_BOX),
        placing=truth.placed < GHOSTS,
        turn=truth.turn,
        active=truth.active,
        released=None if released == NOTHING else COLOURS[released],
        past=_past(truth),
    )


def _options(truth: Truth) -> Options:
    goal: Literal["colours", "three"] = "three" if truth.is_short else "colours"
    return Options(start=STARTS[truth.start], goal=goal, turn_limit=truth.turn_limit)


def ghost_word(ghost: i64) -> Ghost:
    """A ghost as events and views name it."""
    return GHOST_WORDS[KIND[ghost]]


def _past(truth: Truth) -> tuple[str, ...]:
    """The positions since the last escape (§5.4); most of them have been told before."""
    told = truth.past_told
    size: i64 = len(truth.past)
    first: i64 = len(told)
    if first < size:
        told += tuple([f"{truth.past[i]}:{truth.past_rest[i]}" for i in range(first, size)])
        truth.past_told = told
    return told


def _ghosts_at(truth: Truth, place: i64) -> tuple[Ghost, ...]:
    return tuple([ghost_word(ghost) for ghost in range(GHOSTS) if truth.at[ghost] == place])


def seen(event: Event) -> Event:
    """Everything happens before all eyes (§1.4); an event that is not named here reaches nobody."""
    match event:
        case Moved() | Attacked() | Beaten() | PortalTurned() | Escaped() | Released() | SetDown() | Passed():
            return event
        case LotDrawn() | Placed() | GameEnded():
            return event
        case _:
            assert_never(event)


def recall(truth: Truth, seen: View) -> None:
    """Make a fresh truth into the one that the view shows; there is only one."""
    for name, ghost in seen.castle.items():
        truth.put(_take_from_box(truth, ghost), room_number(name))
    for ghost in seen.dungeon:
        number = _take_from_box(truth, ghost)
        truth.at[number] = DUNGEON
        truth.in_dungeon[KIND[number]] += 1
    for ghost in seen.outside:
        number = _take_from_box(truth, ghost)
        truth.at[number] = OUTSIDE
        truth.outside[KIND[number]] += 1
    truth.placed = GHOSTS - len(seen.in_box) if seen.placing else GHOSTS
    for colour in range(3):
        truth.facing[colour] = FACINGS.index(seen.portals[COLOURS[colour]])
    truth.turn = seen.turn
    truth.active = seen.active
    if seen.placing:
        truth.starter = BY_LOT if seen.to_act[0] == CHANCE else seen.active
    truth.released = NOTHING if seen.released is None else COLOURS.index(seen.released)
    for position in seen.past:
        castle, rest = position.split(":")
        truth.past = append(truth.past, i64(int(castle)))
        truth.past_rest = append(truth.past_rest, i64(int(rest)))
    if len(truth.past) == 0 and not seen.placing and seen.result is None:
        # A position that was written down begins its history with itself.
        truth.remember_position()
    result = seen.result
    if result is not None:
        truth.winner = DRAW if len(result.winners) == 2 else result.winners[0]
        truth.ending = REASONS.index(result.reason)


def _take_from_box(truth: Truth, ghost: Ghost) -> i64:
    number: i64 = ghost.seat * 9 + COLOURS.index(ghost.colour) * 3
    while truth.at[number] != IN_BOX:
        number += 1
    # Somewhere; the caller says where.
    truth.at[number] = OUTSIDE
    return number
