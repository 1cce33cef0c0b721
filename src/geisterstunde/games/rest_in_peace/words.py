"""The words of Rest in Peace: options and view; actions.py and events.py hold the others."""

from typing import Annotated, Final, Literal

import msgspec

from geisterstunde.core import words as core
from geisterstunde.games.rest_in_peace.box import CASTLES_TO_WIN, GHOSTS, PSYCHICS, VILLAS_TO_WIN, level_of

Value = Annotated[int, msgspec.Meta(ge=1, le=6)]
Psychic = Annotated[int, msgspec.Meta(ge=1, le=PSYCHICS)]
Place = Annotated[int, msgspec.Meta(ge=1, le=10)]
LEVELS: Final = 4
"""The highest level of a psychic (§1.2)."""
PSYCHICS_BY_LEVEL: Final = [
    [number for number in range(1, PSYCHICS + 1) if level_of(number) == level] for level in range(LEVELS + 1)
]
"""The schema says it, so that whoever picks psychics sees them level by level."""
Residence = Literal["villa", "castle"]
Stage = Literal[
    "deal",
    "blind",
    "banishing",
    "shuffle",
    "turn",
    "name",
    "name-second",
    "fetch",
    "remove",
    "copy",
    "recall",
    "turn-up",
    "banish",
    "discard",
    "take-back",
    "swap",
    "swap-second",
    "carry",
    "lay",
    "over",
]


class Options(core.Options, frozen=True, kw_only=True):
    """Which psychics take part (§2.1, §8), who starts (§2.4), and each ruling that could be read the other way."""

    start: Literal["first", "second", "lot"] = "lot"
    game: Literal["normal", "introductory"] = "normal"
    levels: Annotated[int, msgspec.Meta(ge=0, le=LEVELS)] = LEVELS
    psychics: Annotated[
        tuple[int, ...], msgspec.Meta(max_length=PSYCHICS, extra_json_schema={"levels": PSYCHICS_BY_LEVEL})
    ] = ()
    """At least nine numbers; empty for all psychics of the levels."""
    poltergeist: Annotated[Literal["both", "own"], core.FINE_POINT] = "both"
    worthless_psychics: Annotated[Literal["one", "zero"], core.FINE_POINT] = "one"
    end_effects: Annotated[Literal["all", "values"], core.FINE_POINT] = "all"
    truce_at_end: Annotated[Literal["draw", "nothing"], core.FINE_POINT] = "draw"
    footprints: Annotated[Literal["after-giving-up", "any-end"], core.FINE_POINT] = "after-giving-up"
    back_again: Annotated[Literal["any-card", "ghosts"], core.FINE_POINT] = "any-card"
    bloody_mary: Annotated[Literal["two-ghosts", "what-you-have"], core.FINE_POINT] = "two-ghosts"
    worthless_at_end: Annotated[Literal["in-order", "first"], core.FINE_POINT] = "in-order"


StepName = Literal[
    "face",
    "bat",
    "serpent",
    "poltergeist",
    "ectoplasm",
    "bodybuilder",
    "no-fear",
    "now-or-never",
    "worthless",
]


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """One named step on the way to a card's worth: what it changed, and which psychic did it (0: the card itself)."""

    step: StepName
    psychic: int
    amount: int


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """An open card at a round; a ghost has a value, a psychic a number, the other one is 0."""

    seat: core.Seat
    value: int
    psychic: int
    choice: tuple[int, ...] = ()
    """The values that were named for it, or the one that it took."""
    worth: int | None = None
    """What it counts; told for the round that is going on."""
    trail: tuple[Step, ...] = ()


class EndCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A card that waits at the tenth round; both numbers are 0 for a face-down ghost that the viewer does not know."""

    seat: core.Seat
    value: int
    psychic: int
    is_open: bool
    is_seen: bool
    """Whether the other family saw which ghost it is (§7.3)."""


class Spot(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """One place of the row: its psychic (0: face down, or the tenth), its tokens, its cards."""

    psychic: int
    is_there: bool
    """Whether the psychic still lies in the row."""
    villas: int
    castles: int
    cards: tuple[Card, ...]
    winner: core.Seat | None
    """Who won the round; None before that and after a truce."""
    villas_taken: int
    """The villas that the winner took here."""
    castles_taken: int


class Family(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """One player's things."""

    hand: tuple[Value, ...] | None
    """The ghosts in hand, if the viewer sees them."""
    hand_size: int
    pile_size: int
    pile_top: int
    """The face-up ghost on the pile, or 0 (§7.19)."""
    psychics: tuple[Psychic, ...]
    villas: int
    castles: int
    total: int
    """The total at the round that is going on (§6)."""
    discarded: tuple[Value, ...]
    is_blind: int
    """Whether psychic 6 decides the next card: 0 no, 1 by this round's card, 2 by that of the round before (§7.6)."""


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """So many residences of one kind win at once (§4.1)."""

    villas: int = VILLAS_TO_WIN
    castles: int = CASTLES_TO_WIN


class Token(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A residence in the row."""

    place: Place
    residence: Residence


class Mark(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A ghost of which both families know that it went into a pile, and where it may be by now (memory.py)."""

    seat: core.Seat
    value: Value
    in_hand: int
    at_end: tuple[int, ...]


class Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """How many ghosts of other values than two banned ones a family can have (memory.py)."""

    seat: core.Seat
    first: Value
    second: Value
    fewest: int
    most: int
    most_in_pile: int
    most_in_both: int
    since: int
    until: int


class Memory(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """What the families know of each other's ghosts; common knowledge of the two, not of spectators (memory.py)."""

    known: tuple[tuple[Value, ...], ...]
    """For each hand the ghosts of which the other family knows that they are there."""
    extras: tuple[int, ...]
    """For each card at the tenth round the known ghosts that lay in the hand or went down here."""
    marks: tuple[Mark, ...]
    facts: tuple[Fact, ...]


class UnseenGhosts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """The ghosts of one family that the viewer sees nowhere, and in how many hidden places they are."""

    values: tuple[Value, ...]
    """From the lowest to the highest."""
    in_hand: int
    """Cards of the hand, if the viewer does not see it."""
    in_pile: int
    at_end: int
    """Ghosts that lie face down at the tenth round."""
    surely_in_hand: tuple[Value, ...]
    """Those among them of which the viewer knows that they are in the hand."""
    most_in_hand: int
    """The values of the hand together, if the others in it are the best of these ghosts."""
    mean_in_hand: float
    """The values of the hand together on average, if any of these ghosts may be there."""


class Conclusions(core.Conclusions, frozen=True, kw_only=True):
    """What the viewer could count (§9)."""

    families: tuple[UnseenGhosts, UnseenGhosts]


class View(core.View, frozen=True, kw_only=True):
    """All that one viewer may know."""

    options: Options
    stage: Stage
    round: int
    active: core.Seat
    """Whose turn it is."""
    chooser: core.Seat
    """Who decides now, if nobody rolls."""
    starter: core.Seat
    """Who won the last round that had a winner, and so starts the next one."""
    loser: core.Seat | None
    """Who lost the round that is being cleared away."""
    played: int
    """Cards played in this turn."""
    doing: int
    """The psychic whose effect is being carried out, or 0."""
    picked: int
    """The first half of a choice in two parts."""
    resolved: int
    """Cards of the tenth round whose effect is done."""
    carried: Card | None
    """The card that psychic 15 takes to the next round."""
    row: tuple[Spot, ...]
    families: tuple[Family, ...]
    end: tuple[EndCard, ...]
    discarded: tuple[Psychic, ...]
    memory: Memory | None
    decides: tuple[core.Seat, ...] = ()
    """Whose victory in this round ends the game at once."""
    first_token: Token | None = None
    """The token that was chosen to be swapped for another one (§7.28)."""
    goal: Goal = Goal()
    ghosts: tuple[int, ...] = GHOSTS
    """How many ghosts of the values 1 to 6 each family has."""
