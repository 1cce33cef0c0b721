"""The words of Ghost for $ale: actions, events, view, options, and the catalogue of all actions."""

from typing import Annotated, Literal

import msgspec

from geisterstunde.core import words as core
from geisterstunde.core.bounds import LONGEST_LIST, Line
from geisterstunde.core.catalogue import Catalogue
from geisterstunde.games.ghost_for_sale.box import BACKS, FACES, LOTS, MOST_TOKENS, QUESTIONS, TARGETS, TOKENS, VALUES

Card = int
"""A bidding card by its value, 1 to 10."""
Back = Literal["small", "large"]
Question = Literal["true", "false"]
Face = Literal["ghost", "painting"]
TokenKind = Literal["single", "double"]
Kind = Literal["manor", "castle"]
Special = Literal["dark", "legend", "public", "mirror", "crypt", "crystal", "portraits", "normal"]
Target = Literal["truelight", "stack", "1", "2", "3", "4", "5", "6"]
Colour = Literal["white", "blue", "green", "yellow", "red"]
Phase = Literal["lot", "laying-out", "reserving", "choosing", "declaring", "informing", "selling", "deciding", "over"]


Start = Literal["first", "second", "third", "fourth", "fifth", "lot"]


class ScoreRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """One property card: its points for 0, 1, 2, 3, 4 and 5 or more real ghosts (§8.2)."""

    name: Line
    kind: Kind
    points: Annotated[tuple[int, ...], msgspec.Meta(max_length=LONGEST_LIST)]


class Options(core.Options, frozen=True, kw_only=True):
    """Who leads the first round (§2.1), the extended rules (§11), and what the rulebook leaves open: the mirror
    (§11.5), the first tie-break (§10.2), the backs of the cards by value (§1.4), and the twelve property cards if
    somebody has the printed ones (§1.2)."""

    start: Start = "first"
    special_cards: Literal["off", "on"] = "off"
    mirror: Annotated[Literal["token", "minus_one"], core.FINE_POINT] = "token"
    tiebreak_counts: Annotated[Literal["castles", "properties"], core.FINE_POINT] = "castles"
    backs: Annotated[tuple[Back, ...], msgspec.Meta(max_length=LONGEST_LIST)] = BACKS
    scores: Annotated[tuple[ScoreRow, ...], msgspec.Meta(max_length=LONGEST_LIST)] | None = None


class Reserve(core.Action, tag="reserve", frozen=True):
    """Lay a card aside for the second round (§2.2)."""

    card: Card


class Choose(core.Action, tag="choose", frozen=True):
    """Keep one "?" card: tell the truth, or lie (§3.1)."""

    card: Question


class Declare(core.Action, tag="declare", frozen=True):
    """Lay a token beside a property (§4.1)."""

    lot: int
    face: Face
    kind: TokenKind


class Bid(core.Action, tag="bid", frozen=True):
    """Lay a bidding card (§5.1)."""

    card: Card
    target: Target


class Done(core.Action, tag="done", frozen=True):
    """End the turn after one card (§5.1)."""


class Pass(core.Action, tag="pass", frozen=True):
    """Lay no more cards in this auction (§5.2)."""


class Remove(core.Action, tag="remove", frozen=True):
    """Take away a ghost token with the magic mirror (§11.5)."""

    owner: core.Seat
    kind: TokenKind


class Use(core.Action, tag="use", frozen=True):
    """Use the special card: add a ghost (§11.6), or take one off when the mirror counts minus one (§11.5)."""


class Guess(core.Action, tag="guess", frozen=True):
    """Guess the real ghosts with the crystal ball (§11.7)."""

    ghosts: int


class Decline(core.Action, tag="decline", frozen=True):
    """Make no use of the special card (§11.10)."""


Action = Reserve | Choose | Declare | Bid | Done | Pass | Remove | Use | Guess | Decline

CATALOGUE: Catalogue[Action] = Catalogue(
    [
        *(Reserve(value + 1) for value in range(VALUES)),
        *(Choose(card) for card in QUESTIONS),
        *(Declare(lot + 1, face, token) for lot in range(LOTS) for face in FACES for token in TOKENS),
        *(Bid(value + 1, target) for value in range(VALUES) for target in TARGETS),
        Done(),
        Pass(),
        *(Remove(owner, token) for owner in range(5) for token in TOKENS),
        Use(),
        *(Guess(ghosts) for ghosts in range(MOST_TOKENS + 1)),
        Decline(),
    ]
)


class LotDrawn(core.Event, tag="lot-drawn", frozen=True):
    """The lot decided who leads the first round (§2.1)."""

    seat: core.Seat


class RoundBegan(core.Event, tag="round-began", frozen=True):
    """The manors or the castles were laid out; the seat leads every phase (§2.1, §9.3)."""

    round: int
    seat: core.Seat


class SpecialLaid(core.Event, tag="special-laid", frozen=True):
    """A special card came to a property (§11.1)."""

    special: Special
    property: str


class SetAside(core.Event, tag="set-aside", frozen=True):
    """A seat chose one of its reserved cards; nobody else hears of it (§2.2)."""

    seat: core.Seat
    card: Card


class Reserved(core.Event, tag="reserved", frozen=True):
    """A seat has laid all of its cards aside (§2.2)."""

    seat: core.Seat
    count: int


class Chosen(core.Event, tag="chosen", frozen=True):
    """A seat has kept a "?" card; only the seat itself hears which one (§3.1)."""

    seat: core.Seat
    card: Question | None


class Declared(core.Event, tag="declared", frozen=True):
    """A token was laid beside a property (§4.1)."""

    seat: core.Seat
    property: str
    face: Face
    kind: TokenKind


class BidLaid(core.Event, tag="bid-laid", frozen=True):
    """A bidding card was laid; face down the others see its back only (§5.1). The target is truelight, stack, or a
    property's name."""

    seat: core.Seat
    target: str
    back: Back
    card: Card | None
    is_open: bool


class Passed(core.Event, tag="passed", frozen=True):
    """A seat lays no more cards in this auction (§5.2)."""

    seat: core.Seat


class BidRevealed(core.Event, tag="bid-revealed", frozen=True):
    """A bidding card was turned over (§6.5, §7.3)."""

    seat: core.Seat
    target: str
    card: Card


class Looked(core.Event, tag="looked", frozen=True):
    """A seat looked at the owner's "?" card and took the owner's magnifying glass (§6.5)."""

    seat: core.Seat
    owner: core.Seat
    card: Question | None


class StackSeen(core.Event, tag="stack-seen", frozen=True):
    """A seat looked through the unused "?" cards; only that seat hears how many of them say true (§6.7)."""

    seat: core.Seat
    trues: int | None


class Spent(core.Event, tag="spent", frozen=True):
    """A seat's cards left the game (§6.6, §7.3)."""

    seat: core.Seat
    target: str
    cards: tuple[Card, ...]


class TakenBack(core.Event, tag="taken-back", frozen=True):
    """A seat took its cards back into the hand (§6.6, §7.3)."""

    seat: core.Seat
    target: str
    cards: tuple[Card, ...]


class Sold(core.Event, tag="sold", frozen=True):
    """A property was bought (§7.3)."""

    seat: core.Seat
    property: str


class Unsold(core.Event, tag="unsold", frozen=True):
    """Nobody bid for a property (§7.5)."""

    property: str


class Kept(core.Event, tag="kept", frozen=True):
    """A seat keeps a special card to the end of the game (§11.7, §11.8)."""

    seat: core.Seat
    special: Special


class Removed(core.Event, tag="removed", frozen=True):
    """The magic mirror took a token of the owner away (§11.5)."""

    seat: core.Seat
    property: str
    owner: core.Seat
    kind: TokenKind


class Used(core.Event, tag="used", frozen=True):
    """The crypt will add a ghost (§11.6), or the mirror will take one off (§11.5)."""

    seat: core.Seat
    property: str
    special: Special


class Guessed(core.Event, tag="guessed", frozen=True):
    """A seat guessed how many real ghosts there are (§11.7)."""

    seat: core.Seat
    property: str
    ghosts: int


class Declined(core.Event, tag="declined", frozen=True):
    """A seat made no use of a special card (§11.10)."""

    seat: core.Seat
    property: str
    special: Special


class QuestionRevealed(core.Event, tag="question-revealed", frozen=True):
    """A "?" card was turned over: the seat had told the truth, or lied (§8.1)."""

    seat: core.Seat
    card: Question
    real: Face
    """Which face of the seat's tokens is a real ghost (§3.3)."""


class Scored(core.Event, tag="scored", frozen=True):
    """The real ghosts of a bought property were counted (§8.2)."""

    seat: core.Seat
    property: str
    ghosts: int
    points: int
    place: int
    """Which number of the property's row these points are."""


Event = (
    LotDrawn
    | RoundBegan
    | SpecialLaid
    | SetAside
    | Reserved
    | Chosen
    | Declared
    | BidLaid
    | Passed
    | BidRevealed
    | Looked
    | StackSeen
    | Spent
    | TakenBack
    | Sold
    | Unsold
    | Kept
    | Removed
    | Used
    | Guessed
    | Declined
    | QuestionRevealed
    | Scored
    | core.GameEnded
)


class BidCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A card that lies as a bid; the value is None for whoever sees its back only (§1.7)."""

    seat: core.Seat
    back: Back
    card: Card | None


class Tokens(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Tokens of one owner, face and kind beside a property."""

    seat: core.Seat
    face: Face
    kind: TokenKind
    count: int


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """What a viewer knows of one player."""

    colour: Colour
    points: int
    """Of scored properties and kept special cards."""
    hand: tuple[Card, ...] | None
    """Only for the player's own eyes, until the game is over."""
    hand_count: int
    reserved: tuple[Card, ...] | None
    """Only for the player's own eyes, also while still choosing."""
    has_reserved: bool
    spent: tuple[Card, ...]
    known: tuple[Card, ...]
    """In the first round: cards that have been seen and taken back, so that they are not among the reserved ones."""
    question: Question | None
    """The kept "?" card, if the viewer may know it."""
    real: Face | None
    """Which face of the player's tokens is a real ghost then (§3.3)."""
    has_chosen: bool
    ghosts: int
    paintings: int
    doubles: int
    """Tokens that are still to be laid."""
    glass: core.Seat | None
    """Who has looked at this player's "?" card and holds the magnifying glass."""
    has_passed: bool
    kept: tuple[Special, ...]


class Lot(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A property of the present round."""

    name: str
    kind: Kind
    points: tuple[int, ...]
    special: Special | None
    tokens: tuple[Tokens, ...]
    bids: tuple[BidCard, ...]
    owner: core.Seat | None
    is_used: bool
    """Whether the mirror or the crypt was used here."""
    removed: Tokens | None
    """What the mirror took away."""
    guess: int | None


class RevealedBid(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A bid of the last auction, for all to see."""

    seat: core.Seat
    target: Target
    card: Card


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A property of a finished round; the points are those of its owner."""

    name: str
    kind: Kind
    owner: core.Seat | None
    ghosts: int
    points: int


class View(core.View, frozen=True, kw_only=True):
    """The table as one viewer sees it."""

    options: Options
    round: int
    phase: Phase
    starter: core.Seat
    """Who leads the round; the first seat until the lot is drawn."""
    active: core.Seat | None
    """Whose turn it is; None while everybody chooses in secret, and at the end."""
    is_second_card: bool
    """Whether the active seat has laid one card in this turn and may lay another."""
    is_last_card: bool
    """Whether the active seat alone has cards, and may lay one and no more (§5.5)."""
    players: tuple[Player, ...]
    lots: tuple[Lot, ...]
    truelight: tuple[BidCard, ...]
    stack: tuple[BidCard, ...]
    stack_seen_by: core.Seat | None
    stack_trues: int | None
    """How many unused "?" cards say true, for the eyes of the one who has seen them."""
    to_reserve: int
    """How many cards the viewer has still to lay aside (§2.2)."""
    stack_size: int
    """How many unused "?" cards can be bid for; with three players none (§6.1)."""
    deciding: int | None
    """The number of the property whose special card is being decided on."""
    outcomes: tuple[Outcome, ...]
    last_auction: tuple[RevealedBid, ...]
    last_questions: tuple[Question, ...]
    """What everybody's "?" card said in the last finished round."""
