"""What a bot is asked and what it answers. Never compiled: msgspec reads the annotations."""

from typing import Any, Literal

import msgspec

from geisterstunde.core.words import Refusal, Refused, Seat, Sentence

SHORTEST_MILLISECONDS = 1
LONGEST_MILLISECONDS = 600_000


class Budget(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a bot may think: until a deadline, or for a number of nodes (the same answer every time)."""

    milliseconds: int | None = None
    nodes: int | None = None

    def check(self) -> "Budget":
        """The budget itself; Refused unless it has exactly one sensible limit."""
        limits = [limit for limit in (self.milliseconds, self.nodes) if limit is not None]
        if len(limits) != 1 or limits[0] < SHORTEST_MILLISECONDS:
            raise Refused(Refusal("bad-budget", {"longest": LONGEST_MILLISECONDS}))
        if self.milliseconds is not None and self.milliseconds > LONGEST_MILLISECONDS:
            raise Refused(Refusal("bad-budget", {"longest": LONGEST_MILLISECONDS}))
        return self


class Thinking(msgspec.Struct, frozen=True):
    """What a process of a bot is busy with: which bot thinks about which game, and for what."""

    game: str
    level: str
    wants: Literal["action", "hint", "look-back"]


class BotLoad(msgspec.Struct, frozen=True):
    """How much bots have to think: in how many processes they can, how many do, and how many wait for a process."""

    processes: int
    thinking: int
    waiting: int
    chambers: tuple[Thinking | None, ...] = ()
    """What each process is busy with; None where a bot sleeps. How far a thought is nobody is told."""


class Prospect(msgspec.Struct, frozen=True):
    """One action as a bot judges it: the estimated chance to win with it, and the share of thinking it got."""

    action: dict[str, Any]
    notation: str
    chance: float
    share: float


class Reason(Sentence, frozen=True):
    """Why a bot proposes something: the text `reason-bot-…`."""


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot proposes to a seat, and how it explains itself."""

    number: int
    """The action's place in the catalogue."""
    chance: float
    """The estimated chance of the seat to win, from what it may know."""
    prospects: tuple[Prospect, ...]
    """The best alternatives, the proposed action first."""
    line: tuple[str, ...]
    """How it expects the game to go on, in notation."""
    reason: Reason
    nodes: int
    """Simulations, or positions looked at."""

    def close_behind(self, most: int) -> tuple[Prospect, ...]:
        """What else a person is told of: a search proposes what it has looked at most, so that something which it
        hardly looked at may show a larger figure. Beside the proposal that would only confuse."""
        own = round(100 * self.chance)
        return tuple(other for other in self.prospects[1:] if round(100 * other.chance) <= own)[:most]


class Riddle(msgspec.Struct, frozen=True, kw_only=True):
    """A question about the seats that a view answers for certain, found by a game's own `riddles.py`."""

    kind: str
    """What is asked: the text `puzzle-ask-…`."""
    answers: tuple[Seat, ...]
    """The seats that are right."""
    reason: Reason
