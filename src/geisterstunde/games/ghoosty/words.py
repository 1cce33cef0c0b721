"""The words of Ghoosty!: actions, events, view, options, and the catalogue of all actions."""

from typing import Annotated, Literal, get_args

import msgspec

from geisterstunde.core import words as core
from geisterstunde.core.catalogue import Catalogue
from geisterstunde.games.ghoosty.box import CARDS, HIGHEST

Card = Literal["tom", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "mimi"]
Value = Annotated[int, msgspec.Meta(ge=1, le=14)]
Direction = Literal["clockwise", "counterclockwise"]
Start = Literal["first", "second", "third", "fourth", "fifth", "sixth", "loser", "lot"]

STARTS: tuple[Start, ...] = get_args(Start)
"""By the seat that begins; the lot is the last one, so that BY_LOT finds it, and the loser stands before it."""


class Options(core.Options, frozen=True, kw_only=True):
    """Who begins (§2.2), one round or a match (§7.1), two readings of the rulebook (§5.6, §5.8), when a round stands
    still (§6.4), and who wins a round that nobody has left (§6.5)."""

    start: Start = "loser"
    length: Literal["round", "match"] = "round"
    mimis_per_play: Annotated[Literal["one", "any"], core.FINE_POINT] = "one"
    several_eights: Annotated[Literal["once", "each"], core.FINE_POINT] = "once"
    no_progress_limit: Annotated[int, msgspec.Meta(ge=50, le=10_000), core.FINE_POINT] = 600
    nobody_left: Annotated[Literal["nobody-wins", "all-share"], core.FINE_POINT] = "nobody-wins"


class Play(core.Action, tag="play", frozen=True):
    """Play so many identical ghosts from the hand, together with Mimi Krys as their copies (§3.2, §5.5)."""

    value: Value
    count: Annotated[int, msgspec.Meta(ge=1, le=4)] = 1
    mimis: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0


class TryLuck(core.Action, tag="try-luck", frozen=True):
    """Draw the top ghost of the crypt and play it (§3.4)."""


class TakeCemetery(core.Action, tag="take-cemetery", frozen=True):
    """Take all ghosts of the cemetery into the hand (§3.6)."""


class DrawFromHouse(core.Action, tag="draw-from-house", frozen=True):
    """With an empty hand after midnight: draw the top ghost of the own house and play it (§3.10)."""


class PlayTom(core.Action, tag="play-tom", frozen=True):
    """Play Tom beside the cemetery (§5.2)."""


class Pass(core.Action, tag="pass", frozen=True):
    """Do nothing, with nothing but Mimi Krys in hand before an empty cemetery (§3.11)."""


Action = Play | TryLuck | TakeCemetery | DrawFromHouse | PlayTom | Pass

CATALOGUE: Catalogue[Action] = Catalogue(
    [
        *(Play(value, count, mimis) for value in range(1, HIGHEST + 1) for count in range(1, 5) for mimis in range(5)),
        TryLuck(),
        TakeCemetery(),
        DrawFromHouse(),
        PlayTom(),
        Pass(),
    ]
)


class RoundBegan(core.Event, tag="round-began", frozen=True):
    """The cards were dealt, and somebody begins (§2.1, §2.2)."""

    round: int
    seat: core.Seat


class Played(core.Event, tag="played", frozen=True):
    """Ghosts of one value came on the cemetery, from the hand or just drawn (§3.2)."""

    seat: core.Seat
    value: Value
    count: int
    mimis: int


class TomPlayed(core.Event, tag="tom-played", frozen=True):
    """Tom came beside the cemetery (§5.2)."""

    seat: core.Seat


class LuckTried(core.Event, tag="luck-tried", frozen=True):
    """A card was drawn from the crypt for all to see (§3.4)."""

    seat: core.Seat
    card: Card


class HouseDrawn(core.Event, tag="house-drawn", frozen=True):
    """A card was drawn from a house for all to see (§3.10)."""

    seat: core.Seat
    card: Card


class CemeteryTaken(core.Event, tag="cemetery-taken", frozen=True):
    """All cards of the cemetery went into a hand (§3.5, §3.6)."""

    seat: core.Seat
    count: int


class CardKept(core.Event, tag="card-kept", frozen=True):
    """A drawn card that could not be played went into the hand (§3.5)."""

    seat: core.Seat
    card: Card


class Passed(core.Event, tag="passed", frozen=True):
    """A seat showed nothing but Mimi Krys and could do nothing (§3.11)."""

    seat: core.Seat


class DirectionReversed(core.Event, tag="direction-reversed", frozen=True):
    """Jerry turned the direction of play (§5.8)."""

    direction: Direction


class Exiled(core.Event, tag="exiled", frozen=True):
    """The whole cemetery left this round for good, by a quartet or by Klapper (§4.2, §5.9)."""

    count: int
    cause: Literal["quartet", "klapper"]


class Refilled(core.Event, tag="refilled", frozen=True):
    """A hand was filled up from the crypt; only its owner sees the faces (§3.7)."""

    seat: core.Seat
    count: int
    cards: tuple[Card, ...] | None
    """None for everybody else."""


class MidnightStruck(core.Event, tag="midnight-struck", frozen=True):
    """The last card of the crypt was drawn (§3.8)."""


class Skipped(core.Event, tag="skipped", frozen=True):
    """A seat missed its turn because of Tom (§5.2)."""

    seat: core.Seat


class ExtraTurnGiven(core.Event, tag="extra-turn-given", frozen=True):
    """The same seat acts again (§4.1)."""

    seat: core.Seat


class Left(core.Event, tag="left", frozen=True):
    """A seat has no ghosts left and is out, as number `place` of this round (§6.1)."""

    seat: core.Seat
    place: int


Ending = Literal["one-left", "only-mimis", "no-progress"]


class RoundEnded(core.Event, tag="round-ended", frozen=True):
    """A round is over; these seats still have ghosts (§6.2–§6.4)."""

    round: int
    cause: Ending
    seats: tuple[core.Seat, ...]


class PointsGiven(core.Event, tag="points-given", frozen=True):
    """A seat got points for leaving (§7.2)."""

    seat: core.Seat
    points: int
    total: int


class BooGiven(core.Event, tag="boo-given", frozen=True):
    """A seat got a Boo marker (§7.3)."""

    seat: core.Seat
    boos: int


Event = (
    RoundBegan
    | Played
    | TomPlayed
    | LuckTried
    | HouseDrawn
    | CemeteryTaken
    | CardKept
    | Passed
    | DirectionReversed
    | Exiled
    | Refilled
    | MidnightStruck
    | Skipped
    | ExtraTurnGiven
    | Left
    | RoundEnded
    | PointsGiven
    | BooGiven
    | core.GameEnded
)


class Lying(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A card in the cemetery; a Mimi Kry has the value of the ghost that she was played with (§5.5)."""

    card: Card
    value: Value


LYING: tuple[Lying, ...] = tuple(
    Lying("mimi" if code % 2 else CARDS[code // 2], code // 2) for code in range(2 * (HIGHEST + 1))
)
"""What lies in the cemetery, by the number that the truth uses; 0 and 1 never lie there."""


class CardCount(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """So many cards of one kind."""

    card: Card
    count: int


class Luck(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """So many of the unseen cards could be played alone just now: the odds of a card from the crypt or a house."""

    playable: int
    of: int


class Conclusions(core.Conclusions, frozen=True, kw_only=True):
    """What everybody could remember (§1.5), beside the own hand, and who comes next (§3.12)."""

    unseen: tuple[CardCount, ...]
    """The cards in the crypt, in the houses, and in hands that nobody saw them go into, by kind."""
    hidden: tuple[int, ...]
    """How many cards of each hand are among them; any of these cards may be there."""
    luck: Luck
    fitting: tuple[Card, ...]
    """The kinds of ghosts that could be played alone just now, whoever has them (§3.2, §5)."""
    to_quartet: int
    """So many more that equal the top ghost make a quartet (§4.3)."""
    next: core.Seat
    """Who comes after the active seat, as the play goes."""
    next_if_turned: core.Seat
    """Who would if Jerry turned the direction (§5.8)."""


class View(core.View, frozen=True, kw_only=True):
    """The table as one viewer sees it (§1.4)."""

    options: Options
    round: int
    """The number of the round, from 1; 0 before the first deal."""
    starter: core.Seat | None
    """Who begins or began this round; None until the lot is drawn."""
    active: core.Seat
    """Whose turn it is, or was when the round ended."""
    direction: Direction
    hand: tuple[Card, ...]
    """The viewer's own cards; none for a spectator."""
    hands: tuple[int, ...]
    """How many cards each seat has in hand."""
    known: tuple[tuple[Card, ...], ...]
    """Cards that everybody saw going into each hand and that have not come out of it: perfect memory (§1.5)."""
    houses: tuple[int, ...]
    crypt: int
    """How many cards are left in the crypt; 0 after midnight."""
    crypt_at_first: int
    """So many lay there after the deal (§2.1)."""
    cemetery: tuple[Lying, ...]
    """From the bottom to the top."""
    toms: int
    """Toms beside the cemetery."""
    exile: tuple[Card, ...]
    left: tuple[core.Seat, ...]
    """Who has left this round, in this order."""
    still: int
    """Actions in a row without any progress (§6.4)."""
    passes: int
    """Forced passes in a row (§6.3)."""
    ending: Ending | None
    """How the round on the table ended, if it has."""
    points: tuple[int, ...]
    gained: tuple[int, ...]
    """How many of its points each seat got at the end of the round on the table (§7.2); 0 until then."""
    boos: tuple[int, ...]
    boos_to_end: int
    """With so many Boos of one seat a match should be over (§7.3)."""
    tie_rounds: int
    """Additional rounds begun since the match should have been over (§7.5)."""
