"""What a tournament is and what became of its games. Never compiled: msgspec reads the annotations."""

import hashlib
from typing import Any, Literal

import msgspec

from geisterstunde.bots.words import Budget
from geisterstunde.core.words import Seat

FORMAT = 1

FaultKind = Literal["illegal", "failed", "late", "stuck", "died"]
"""An answer that is no legal action; an exception; an answer after twice the time; none at all; the process gone."""


class Contender(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot with what it may think for one action."""

    name: str
    milliseconds: int | None = None
    nodes: int | None = None

    @property
    def label(self) -> str:
        """As it is written on a command line: `engine@100ms`, `search@500n`."""
        return f"{self.name}@{self.nodes}n" if self.milliseconds is None else f"{self.name}@{self.milliseconds}ms"

    @property
    def budget(self) -> Budget:
        return Budget(self.milliseconds, self.nodes)


class Plan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A tournament: all that decides its games. How many of them are played may still change."""

    game: str
    rules: int
    players: int
    options: dict[str, Any]
    contenders: tuple[Contender, ...]
    opening: int
    """So many actions at the start are drawn by lot, the same ones in every game of a deal."""
    seed: str
    program: str
    """Version and build: another program may play otherwise."""

    @property
    def tag(self) -> str:
        """A short name of this tournament; another one has another."""
        return hashlib.sha256(b"geisterstunde arena\n" + msgspec.json.encode(self, order="sorted")).hexdigest()[:12]


class Fixture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game that is to be played: its deal, which rotation of the line-up, and which contender has which seat."""

    deal: int
    rotation: int
    seats: tuple[int, ...]


class Fault(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one seat did wrong in one game: how often, and the first time in detail."""

    seat: Seat
    kind: FaultKind
    count: int
    action: int
    """After so many actions of the game it happened first."""
    detail: str


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What became of one game. `seconds` alone differs from run to run, if the budgets are nodes."""

    fixture: Fixture
    scores: tuple[float, ...]
    winners: tuple[Seat, ...]
    reason: str
    actions: int
    fingerprint: str
    """Equal for two games with equal actions and rolls."""
    asked: tuple[int, ...]
    """How often each seat was asked."""
    nodes: tuple[int, ...]
    seconds: tuple[float, ...]
    faults: tuple[Fault, ...]
