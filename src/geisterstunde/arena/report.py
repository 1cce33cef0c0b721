"""What a tournament tells, as one structure: for JSON, for the terminal and for the page."""

import msgspec

from geisterstunde.arena.ratings import Interval
from geisterstunde.arena.sequential import Answer, Question
from geisterstunde.arena.words import FaultKind, Plan


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """One contender in the ladder."""

    place: int
    bot: str
    rating: Interval
    """Elo, zero on average."""
    games: int
    seats: int
    """How often it sat at a table; more than games if it had several seats."""
    wins: float | None
    """Its share of the wins, per seat."""
    score: float | None
    """Its share of all comparisons with others."""
    milliseconds: float | None
    """Mean time for an answer."""
    nodes: float | None
    """Mean number of nodes for an answer."""
    faults: int


class Comparison(msgspec.Struct, frozen=True, kw_only=True):
    """Two neighbours of the ladder."""

    stronger: str
    weaker: str
    difference: Interval
    likelihood: float
    """In which share of the redraws the stronger one is stronger."""
    deals: int
    """In so many deals they met."""
    p_value: float | None
    p_adjusted: float | None
    """As `p_value`, for all neighbours at once (Holm)."""


class Cell(msgspec.Struct, frozen=True, kw_only=True):
    """How one contender did against another: comparisons of two seats, and its share of them."""

    wins: int
    draws: int
    losses: int
    score: float


class SeatShare(msgspec.Struct, frozen=True, kw_only=True):
    """How one seat fared, whoever sat there; `advantage` is what it got beyond a fair share."""

    share: Interval
    advantage: Interval


class Bar(msgspec.Struct, frozen=True):
    """So many values from `low` up to but not including `high`; a single value if both are equal."""

    low: float
    high: float
    count: int


class Distribution(msgspec.Struct, frozen=True, kw_only=True):
    """How a number was spread; `p95` is not exceeded by 95 %."""

    mean: float
    median: float
    p95: float
    least: float
    most: float
    bars: tuple[Bar, ...]


class FaultLine(msgspec.Struct, frozen=True, kw_only=True):
    """What a contender did wrong, over all games."""

    bot: str
    kind: FaultKind
    count: int
    games: int
    detail: str
    """The first time."""
    deal: int
    rotation: int


class Origin(msgspec.Struct, frozen=True, kw_only=True):
    """Where a report comes from."""

    command: str
    program: str
    python: str
    date: str
    jobs: int
    cores: int


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """The outcome of a tournament, from its whole deals."""

    tournament: str
    plan: Plan
    origin: Origin
    planned: int
    games: int
    deals: int
    left_over: int
    """Games of deals that are not whole, or that came after the decision; they do not count."""
    question: Question | None
    """With a question, about the first contender against the second, the tournament ends with its answer."""
    answer: Answer | None
    repeated: int
    """Games that went exactly like another one: they are no evidence of their own."""
    standings: tuple[Standing, ...]
    matrix: tuple[tuple[Cell | None, ...], ...]
    neighbours: tuple[Comparison, ...]
    seats: tuple[SeatShare, ...]
    lengths: Distribution | None
    scores: tuple[Distribution | None, ...]
    """Of each contender, by place in the ladder."""
    reasons: dict[str, int]
    faults: tuple[FaultLine, ...]
