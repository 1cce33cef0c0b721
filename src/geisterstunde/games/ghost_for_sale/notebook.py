"""The notebook of Ghost for $ale: the words for what follows from a view."""

from typing import Literal

import msgspec

from geisterstunde.core import words as core
from geisterstunde.games.ghost_for_sale.words import Back, Card, Declare, Question, Remove, Target, Use


class GhostCount(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """In so many ways there are exactly so many real ghosts."""

    ghosts: int
    ways: int


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """How many of a seat's tokens beside a property can be real ghosts, from the fewest to the most."""

    seat: core.Seat
    ghosts: tuple[int, ...]


class PropertyCounts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """How many real ghosts a property can have, from the fewest to the most, and what each seat's tokens can add."""

    name: str
    counts: tuple[GhostCount, ...]
    claims: tuple[Claim, ...]
    """Of everybody who has laid a token there."""


class Way(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """One way in which all "?" cards can be, with the real ghosts that each property has then."""

    questions: tuple[Question | None, ...]
    """Of every seat; None for one that has not chosen yet."""
    ghosts: tuple[int, ...]
    """In the order of the lots."""
    places: tuple[int, ...]
    """Which number of its row each property is worth then, counted from 0."""


class Prospect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """What a choice of the viewer would make of a property."""

    action: Declare | Remove | Use
    lot: int
    ghosts: tuple[int, ...]
    """In the order of the ways."""
    places: tuple[int, ...]


class BidSpan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """What a seat's bid at one target can be worth: its cards show their backs, and some are known (§1.4, §1.7)."""

    seat: core.Seat
    target: Target
    least: int
    most: int


class SetCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """One of the twelve cards that everybody has (§1.3): spent, certainly not reserved, or anywhere."""

    card: Card
    back: Back
    state: Literal["spent", "known", "hidden"]


class Conclusions(core.Conclusions, frozen=True, kw_only=True):
    """What follows for each property from the tokens and from the "?" cards that the viewer knows (§1.7)."""

    ways: int
    """In how many ways the other "?" cards can be, all of them equally likely."""
    properties: tuple[PropertyCounts, ...]
    """In the order of the lots."""
    each_way: tuple[Way, ...]
    """All of these ways, for whoever supposes something about one of them."""
    prospects: tuple[Prospect, ...]
    """What the viewer's own choices would change."""
    bids: tuple[BidSpan, ...]
    """Of everybody at every target with a bid."""
    sets: tuple[tuple[SetCard, ...], ...]
    """The cards of each seat in rising order."""
    turns_before: int | None
    """How many turns of others come before the viewer's own, if the phase lasts so long; None for whoever has none."""
