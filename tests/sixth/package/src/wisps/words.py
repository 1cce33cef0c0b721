"""The words of Wisps: actions, events, view, options, and the catalogue of all actions."""

from typing import Annotated

import msgspec

from geisterstunde.core import words as core
from geisterstunde.core.catalogue import Catalogue
from wisps.box import LARGEST_HAND, SMALLEST_HAND, WISPS

Wisp = Annotated[int, msgspec.Meta(ge=1, le=WISPS)]


class Options(core.Options, frozen=True, kw_only=True):
    """How many lights everybody gets, and so how many nights there are (§2.1)."""

    hand: Annotated[int, msgspec.Meta(ge=SMALLEST_HAND, le=LARGEST_HAND)] = 4


class Light(core.Action, tag="light", frozen=True):
    """Let a light of the hand shine (§3.1)."""

    wisp: Wisp


class Dim(core.Action, tag="dim", frozen=True):
    """Lay a light of the hand face down: it does not shine, and nobody learns which it was (§3.2)."""

    wisp: Wisp


Action = Light | Dim

CATALOGUE: Catalogue[Action] = Catalogue(
    [*(Light(wisp) for wisp in range(1, WISPS + 1)), *(Dim(wisp) for wisp in range(1, WISPS + 1))]
)


class Dealt(core.Event, tag="dealt", frozen=True):
    """A seat got these lights (§2.1); only it hears of them."""

    seat: core.Seat
    wisps: tuple[Wisp, ...]


class Lit(core.Event, tag="lit", frozen=True):
    """A light shines (§3.1)."""

    seat: core.Seat
    wisp: Wisp


class Dimmed(core.Event, tag="dimmed", frozen=True):
    """A seat laid this light face down (§3.2); only it hears which."""

    seat: core.Seat
    wisp: Wisp


class DimmedUnseen(core.Event, tag="dimmed-unseen", frozen=True):
    """A seat laid a light face down, as the others hear it (§3.2)."""

    seat: core.Seat


class Lured(core.Event, tag="lured", frozen=True):
    """The brightest light lured the wanderer of the night; its seat has so many now (§3.3)."""

    seat: core.Seat
    wanderers: int


class NobodyLured(core.Event, tag="nobody-lured", frozen=True):
    """No light shone, and the wanderer of the night went home (§3.4)."""


Event = Dealt | Lit | Dimmed | DimmedUnseen | Lured | NobodyLured | core.GameEnded


class View(core.View, frozen=True, kw_only=True):
    """The moor, and the own lights; a spectator has none."""

    options: Options
    night: int
    """From 1 on; 0 before the deal."""
    starter: core.Seat
    """Who begins this night."""
    hand: tuple[Wisp, ...]
    hand_sizes: tuple[int, ...]
    moor: tuple[Wisp | None, ...]
    """The light that shines before each seat tonight; None for none."""
    has_laid: tuple[bool, ...]
    """Who has laid a light tonight, shining or not."""
    lit: tuple[Wisp, ...]
    """All lights that shone so far."""
    dimmed: tuple[int, ...]
    """How many lights of each seat lie face down."""
    own_dimmed: tuple[Wisp, ...]
    wanderers: tuple[int, ...]
