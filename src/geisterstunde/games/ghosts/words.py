"""The words of Ghosts: actions, events, view, options, and the catalogue of all actions."""

from typing import Annotated, Literal, get_args

import msgspec

from geisterstunde.core import words as core
from geisterstunde.core.catalogue import Catalogue
from geisterstunde.games.ghosts.box import FAMILIES, MOST_GIVEN_BACK

Family = Literal["yellow", "red", "blue", "white", "black", "green", "fog"]
Direction = Literal["clockwise", "counterclockwise"]
Kind = Literal["opened", "other-family", "mirror", "fog"]
Phase = Literal["lot", "deal", "redraw", "answer", "play", "give-back", "over"]
Start = Literal["first", "second", "third", "fourth", "fifth", "sixth", "lot"]

STARTS: tuple[Start, ...] = get_args(Start)
"""By the seat that begins; the lot is the last one, so that BY_LOT finds it."""


class Options(core.Options, frozen=True, kw_only=True):
    """Who starts the first round (§1.5), how many rounds (§1.4), who starts the later ones (§2.5), whether a hand of
    fog is redrawn by itself (§2.3), and how points are given back (§5.4)."""

    start: Start = "first"
    rounds: Annotated[int, msgspec.Meta(ge=1, le=10)] = 3
    next_starter: Literal["clockwise", "ended"] = "clockwise"
    redraw: Annotated[Literal["by-itself", "ask"], core.FINE_POINT] = "by-itself"
    give_back: Literal["most", "choose"] = "most"


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A card by its family and its number of ghosts; fog has the number 0 (§1.1)."""

    family: Family
    value: int


class Play(core.Action, tag="play", frozen=True):
    """Lay a card from the hand (§3)."""

    card: Card


class Take(core.Action, tag="take", frozen=True):
    """Take the pile and a point (§4)."""


class Keep(core.Action, tag="keep", frozen=True):
    """Stay with the cards dealt, where everybody is asked (§2.3)."""


class Redraw(core.Action, tag="redraw", frozen=True):
    """Shuffle a hand of nothing but fog back and draw five new cards (§2.2)."""


class GiveBack(core.Action, tag="give-back", frozen=True):
    """Return points after a round without a new one (§5.4)."""

    points: int


Action = Play | Take | Keep | Redraw | GiveBack

CARDS: tuple[Card, ...] = (
    *(Card(family, value) for family in FAMILIES for value in (1, 2, 3)),
    Card("fog", 0),
)
"""The 19 kinds of cards in the order of their numbers."""

CATALOGUE: Catalogue[Action] = Catalogue(
    [
        *(Play(card) for card in CARDS),
        Take(),
        Keep(),
        Redraw(),
        *(GiveBack(points) for points in range(MOST_GIVEN_BACK + 1)),
    ]
)


class RoundBegan(core.Event, tag="round-began", frozen=True):
    """All cards were shuffled and dealt anew, five to each seat (§2.1); the seat starts."""

    round: int
    seat: core.Seat


class Dealt(core.Event, tag="dealt", frozen=True):
    """A seat got these five cards (§2.1, §2.2); only it hears of them."""

    seat: core.Seat
    cards: tuple[Card, ...]


class Redrawn(core.Event, tag="redrawn", frozen=True):
    """A seat shuffled its five fog cards back (§2.2)."""

    seat: core.Seat


class Played(core.Event, tag="played", frozen=True):
    """A card was laid, and the fear announced (§3)."""

    seat: core.Seat
    card: Card
    fear: int
    kind: Kind


class Drew(core.Event, tag="drew", frozen=True):
    """A seat refilled its hand (§3.7)."""

    seat: core.Seat
    card: Card


class DrewUnseen(core.Event, tag="drew-unseen", frozen=True):
    """A seat refilled its hand, as the others hear it (§3.7)."""

    seat: core.Seat


class PileTaken(core.Event, tag="pile-taken", frozen=True):
    """A seat took the pile of so many cards and a point; so many points it has now (§4)."""

    seat: core.Seat
    cards: int
    points: int


class RoundEnded(core.Event, tag="round-ended", frozen=True):
    """The turn would have come to a seat without cards (§5.1)."""

    round: int
    seat: core.Seat


class GaveBack(core.Event, tag="gave-back", frozen=True):
    """A seat without a new point returned so many points, and has so many left (§5.3)."""

    seat: core.Seat
    points: int
    left: int


class MarkersLaidAside(core.Event, tag="markers-laid-aside", frozen=True):
    """Everybody laid the points aside for the next round (§5.6): the points of each seat."""

    points: tuple[int, ...]


Event = (
    RoundBegan
    | Dealt
    | Redrawn
    | Played
    | Drew
    | DrewUnseen
    | PileTaken
    | RoundEnded
    | GaveBack
    | MarkersLaidAside
    | core.GameEnded
)


class CardCount(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """So many cards of one kind."""

    card: Card
    count: int


class HeldByOther(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """What is certain of one hand: how much fog it has at the least and at the most, and whether it has a ghost."""

    least_fog: int
    most_fog: int
    has_ghost: bool


class Conclusions(core.Conclusions, frozen=True, kw_only=True):
    """What everybody could remember and reckon (§7.2 to §7.5), beside the own hand."""

    unseen: tuple[CardCount, ...]
    """The cards that are in the hands of the others or on the draw pile, by kind."""
    hands: tuple[HeldByOther, ...]
    """Every seat's hand; of the own one all is certain."""


class View(core.View, frozen=True, kw_only=True):
    """The table and the own hand; a spectator has none."""

    options: Options
    round: int
    """From 1 on."""
    phase: Phase
    starter: core.Seat
    """Who starts this round; the first seat until the lot is drawn."""
    active: core.Seat
    """Whose turn it is; before a redraw, who gets new cards."""
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    draw_pile: int
    pile: tuple[Card, ...]
    """The ghosts in the order laid, the top one last."""
    fog_beside: int
    """Fog cards beside the pile."""
    top: Card | None
    """The top ghost of the pile."""
    fear: int
    direction: Direction
    next: core.Seat
    """Who comes after the active seat in this direction."""
    next_after_mirror: core.Seat
    """Who comes after it if it lays a mirror (§3.3, §3.4)."""
    gone: tuple[CardCount, ...]
    """The cards of the piles that were taken in this round (§7.2)."""
    points: tuple[int, ...]
    took: tuple[bool, ...]
    """Who took a pile in this round."""
    points_before: tuple[int, ...]
    """What everybody had when this round began; after the last round, when that one began."""
    piles: tuple[int, ...]
    """How many piles each seat took in this round; after the last round, in that one."""
    answered: tuple[bool, ...]
    """Who has answered after the deal, where everybody is asked (§2.3)."""
    sure_fog: tuple[int, ...]
    """How many cards of each hand are fog for sure, because the seat could open with nothing else (§7.3)."""
    sure_ghost: tuple[bool, ...]
    """Whose hand has a ghost for sure: it was not all fog after the deal, and no ghost was laid from it (§7.5)."""
    redraws: int
    """How often a hand of fog was shuffled back in this round (§7.4)."""
    old_cards: tuple[int, ...]
    """After a redraw: how many cards each hand may still have from before it (§7.4)."""
    old_fog: int
    """How many cards laid since the redraw were fog from before it for sure (§7.4)."""
    own_old_fog: int
    """Whether the viewer held the sixth fog when the other five were shuffled back (§7.4)."""
