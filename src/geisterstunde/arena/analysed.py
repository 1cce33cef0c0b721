"""What an analysis finds: every seat's chance to win after every step, and where the game turned."""

from typing import Any, Final, Literal

import msgspec

from geisterstunde.bots.words import Budget, Reason
from geisterstunde.core.words import Result, Seat

FORMAT: Final = 2

Kind = Literal["start", "action", "roll", "resigned"]


class AnalysedStep(msgspec.Struct, frozen=True, kw_only=True):
    """How it stood after one action or roll; step 0 is the start. The numbers are those of `replay --step`."""

    number: int
    kind: Kind
    seat: Seat | None = None
    """Who acted."""
    action: dict[str, Any] | None = None
    """What was done; None where it is told from one seat's knowledge, and that seat may not know."""
    notation: str | None = None
    chances: dict[Seat, float]
    """Of every seat that was asked: its chance to win, as far as it can know."""


class Better(msgspec.Struct, frozen=True, kw_only=True):
    """What the bot would have done instead."""

    action: dict[str, Any]
    notation: str
    chance: float
    reason: Reason


class TurningPoint(msgspec.Struct, frozen=True, kw_only=True):
    """A step that changed the chance of a seat by more than the noise of the estimate."""

    step: int
    kind: Kind
    by: Seat | None
    """Who acted; None if it was luck."""
    action: dict[str, Any] | None
    notation: str | None
    seat: Seat
    """Whose chance changed: that of the acting seat if its own action cost it, else the one that changed most."""
    before: float
    after: float
    heard: tuple[dict[str, Any], ...]
    """What that seat heard of it."""
    better: Better | None = None
    is_small: bool = False
    """Whether it stays under the threshold of the analysis: told only where hardly anything lies above it."""


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """The curves of a game and its turning points."""

    format: int = FORMAT
    game: str
    rules: int
    options: dict[str, Any]
    seats: tuple[str, ...]
    asked: tuple[Seat, ...]
    """The seats whose knowledge was asked for."""
    bot: str
    budget: Budget
    program: str
    noise: float
    """One standard deviation of the change between two steps that chance alone makes."""
    threshold: float
    """From this change on a step can be a turning point."""
    steps: tuple[AnalysedStep, ...]
    turning_points: tuple[TurningPoint, ...]
    result: Result | None
