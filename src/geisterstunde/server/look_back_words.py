"""What is asked and told by HTTP about looking back at a game that is over, and playing on from there."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from geisterstunde.core.bounds import Line, Name
from geisterstunde.core.words import Refusal, Result, Seat, Sentence
from geisterstunde.server.bodies import Body

LookBackState = Literal["unasked", "waiting", "working", "ready", "failed"]


class StrongerMove(Body, frozen=True, kw_only=True):
    """What would have been stronger."""

    action: Any
    label: str
    """The action in words."""
    chance: float
    reason: Sentence
    """Why, as the strongest ghost explains it: the text `bot-reason-…`, checked like the reason of a hint."""
    sentence: str
    """All of it in words."""


class Turned(Body, frozen=True, kw_only=True):
    """A turning point of the game."""

    step: int
    """The step of the replay after which it had turned."""
    by: Seat | None
    """Who acted; None where it was luck."""
    seat: Seat
    """Whose chance changed."""
    before: float
    after: float
    is_small: bool
    """Whether it was told only because hardly anything was greater."""
    happened: str
    """What happened, in words."""
    turn: Sentence
    """What it did, and whose doing it was: the text `turn-…`."""
    sentence: str
    """The same in words."""
    better: StrongerMove | None


class LookedBack(Body, frozen=True, kw_only=True):
    """How a game went: the chances of all seats, each as far as it could know, and where it turned."""

    game: str
    seats: tuple[str, ...]
    """Who played, in words; of a ghost its name."""
    chances: tuple[tuple[float, ...], ...]
    """After every step of the replay the chance of every seat, from 0 to 1."""
    turns: tuple[Turned, ...]
    result: Result
    outcome: str
    """How it ended, in words."""
    measure: str
    """What counted as a turning point, in words."""


class LookBackSheet(Body, frozen=True, kw_only=True):
    """How far the look-back at a game is."""

    state: LookBackState
    place: int = 0
    """While it waits: its place in the queue, counted from 1."""
    done: int = 0
    whole: int = 0
    """While it works: so much of so much is done."""
    found: LookedBack | None = None
    """When it is ready."""
    refusal: Refusal | None = None
    sentence: str = ""
    """When it failed: why, in words."""
    by_itself: bool = False
    """While nobody has asked: whether a browser of somebody who played it may ask without being told to."""


class WhatIf(Body, frozen=True, kw_only=True):
    """Play on from a moment of a finished game, on the chair of one who played, with bots on all others."""

    step: Annotated[int, Meta(ge=0, le=1_000_000)]
    """The step of the replay after which it goes on."""
    seat: Annotated[int, Meta(ge=0, le=64)]
    name: Line
    level: Name
    """The ghosts on the other chairs."""
    avatar: Name = ""
    as_it_was: bool = False
    """All cards as they lay, if all who played agreed; else what the seat could not know is dealt anew."""
