"""The words of Rest in Peace: actions, events, view, options, and the catalogue of all actions."""

from typing import Annotated, Literal

import msgspec

from geisterstunde.core import words as core
from geisterstunde.core.catalogue import Catalogue
from geisterstunde.games.rest_in_peace.box import PSYCHICS

Value = Annotated[int, msgspec.Meta(ge=1, le=6)]
Psychic = Annotated[int, msgspec.Meta(ge=1, le=PSYCHICS)]
Place = Annotated[int, msgspec.Meta(ge=1, le=10)]
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
    """Which psychics take part (§2.1, §8), and one field for each ruling that could be read the other way."""

    game: Literal["normal", "introductory"] = "normal"
    levels: Annotated[int, msgspec.Meta(ge=0, le=4)] = 4
    psychics: tuple[int, ...] = ()
    """At least nine numbers; empty for all psychics of the levels."""
    poltergeist: Literal["both", "own"] = "both"
    worthless_psychics: Literal["one", "zero"] = "one"
    end_effects: Literal["all", "values"] = "all"
    truce_at_end: Literal["draw", "nothing"] = "draw"
    footprints: Literal["after-giving-up", "any-end"] = "after-giving-up"
    back_again: Literal["any-card", "ghosts"] = "any-card"
    bloody_mary: Literal["two-ghosts", "what-you-have"] = "two-ghosts"
    worthless_at_end: Literal["in-order", "first"] = "in-order"


class PlayGhost(core.Action, tag="play-ghost", frozen=True):
    """Play a ghost from the hand (§3.2)."""

    value: Value


class PlayPsychic(core.Action, tag="play-psychic", frozen=True):
    """Play an own psychic (§3.2)."""

    psychic: Psychic


class PlayBlind(core.Action, tag="play-blind", frozen=True):
    """Play a ghost drawn at random from the own hand, as psychic 6 demands (§7.6)."""


class Hold(core.Action, tag="hold", frozen=True):
    """End the turn with the higher total (§3.4)."""


class GiveUp(core.Action, tag="give-up", frozen=True):
    """Leave the residence to the other family (§3.5)."""


class Name(core.Action, tag="name", frozen=True):
    """Name a value for psychic 10, 17, 25 or 26."""

    value: Value


class Fetch(core.Action, tag="fetch", frozen=True):
    """Take a ghost out of the own pile (§7.2)."""

    value: Value


class RemoveGhost(core.Action, tag="remove-ghost", frozen=True):
    """Discard a ghost of the other family (§7.11)."""

    value: Value


class RemovePsychic(core.Action, tag="remove-psychic", frozen=True):
    """Discard a psychic on the other family's side (§7.11)."""

    psychic: Psychic


class Copy(core.Action, tag="copy", frozen=True):
    """Copy an own ghost of this round (§7.16)."""

    value: Value


class Recall(core.Action, tag="recall", frozen=True):
    """Shuffle an own ghost of an earlier round into the pile (§7.18)."""

    value: Value


class TurnUp(core.Action, tag="turn-up", frozen=True):
    """Turn up the top card of a pile (§7.19)."""

    seat: core.Seat


class Banish(core.Action, tag="banish", frozen=True):
    """Name the family that lays a random ghost at the tenth round (§7.20)."""

    seat: core.Seat


class Discard(core.Action, tag="discard", frozen=True):
    """Discard a ghost from the hand (§7.21)."""

    value: Value


class TakeBackGhost(core.Action, tag="take-back-ghost", frozen=True):
    """Take a ghost of this round back to the hand (§7.22)."""

    value: Value


class TakeBackPsychic(core.Action, tag="take-back-psychic", frozen=True):
    """Take a psychic of this round back (§7.22)."""

    psychic: Psychic


class CarryGhost(core.Action, tag="carry-ghost", frozen=True):
    """Lay a ghost of this round at the next one (§7.15)."""

    value: Value


class CarryPsychic(core.Action, tag="carry-psychic", frozen=True):
    """Lay a psychic of this round at the next one (§7.15)."""

    psychic: Psychic


class Swap(core.Action, tag="swap", frozen=True):
    """Choose a token in the row, the first or the second one to be swapped (§7.28)."""

    place: Place
    residence: Residence


class LayGhost(core.Action, tag="lay-ghost", frozen=True):
    """Lay a ghost face down at the tenth round (§4.5)."""

    value: Value


class LayPsychic(core.Action, tag="lay-psychic", frozen=True):
    """Lay a psychic face down at the tenth round (§4.5)."""

    psychic: Psychic


class Decline(core.Action, tag="decline", frozen=True):
    """Do without what is only allowed."""


Action = (
    PlayGhost
    | PlayPsychic
    | PlayBlind
    | Hold
    | GiveUp
    | Name
    | Fetch
    | RemoveGhost
    | RemovePsychic
    | Copy
    | Recall
    | TurnUp
    | Banish
    | Discard
    | TakeBackGhost
    | TakeBackPsychic
    | CarryGhost
    | CarryPsychic
    | Swap
    | LayGhost
    | LayPsychic
    | Decline
)

_VALUES = range(1, 7)
_NUMBERS = range(1, PSYCHICS + 1)

# Where a card is chosen, the number is the first of its kind plus the card as in box.py: six ghosts, then the psychics.
CATALOGUE: Catalogue[Action] = Catalogue(
    [
        *map(PlayGhost, _VALUES),
        *map(PlayPsychic, _NUMBERS),
        PlayBlind(),
        Hold(),
        GiveUp(),
        Decline(),
        *map(Name, _VALUES),
        *map(Fetch, _VALUES),
        *map(Copy, _VALUES),
        *map(Recall, _VALUES),
        *map(Discard, _VALUES),
        TurnUp(0),
        TurnUp(1),
        Banish(0),
        Banish(1),
        *map(RemoveGhost, _VALUES),
        *map(RemovePsychic, _NUMBERS),
        *map(TakeBackGhost, _VALUES),
        *map(TakeBackPsychic, _NUMBERS),
        *map(CarryGhost, _VALUES),
        *map(CarryPsychic, _NUMBERS),
        *map(LayGhost, _VALUES),
        *map(LayPsychic, _NUMBERS),
        *(Swap(place, residence) for place in range(1, 11) for residence in ("villa", "castle")),
    ]
)


class RowLaid(core.Event, tag="row-laid", frozen=True):
    """The psychics came into the row; in the introductory game only the open ones are told (§2.1, §8.1)."""

    psychics: tuple[Psychic, ...]


class TokensLaid(core.Event, tag="tokens-laid", frozen=True):
    """A residence came to every place, from the first to the tenth (§2.2)."""

    residences: tuple[Residence, ...]


class Drew(core.Event, tag="drew", frozen=True):
    """A family drew ghosts; only it hears which ones (§4.4)."""

    seat: core.Seat
    count: int
    values: tuple[Value, ...]
    face_up: int
    """The ghost that everybody saw on the pile, or 0 (§7.19)."""


class DrewSecretly(core.Event, tag="drew-secretly", frozen=True):
    """What the others hear of it (§9.1)."""

    seat: core.Seat
    count: int
    face_up: int


class RoundBegan(core.Event, tag="round-began", frozen=True):
    """A round began, and who starts it (§3.1)."""

    round: int
    seat: core.Seat


class GhostPlayed(core.Event, tag="ghost-played", frozen=True):
    """A ghost was played (§3.2)."""

    seat: core.Seat
    value: Value


class BlindPlayed(core.Event, tag="blind-played", frozen=True):
    """A ghost drawn at random was played (§7.6)."""

    seat: core.Seat
    value: Value


class PsychicPlayed(core.Event, tag="psychic-played", frozen=True):
    """A psychic was played (§3.2)."""

    seat: core.Seat
    psychic: Psychic


class Held(core.Event, tag="held", frozen=True):
    """A turn ended with the higher total (§3.4)."""

    seat: core.Seat
    total: int
    other_total: int


class GaveUp(core.Event, tag="gave-up", frozen=True):
    """A family gave the residence up (§3.5)."""

    seat: core.Seat


class ValueNamed(core.Event, tag="value-named", frozen=True):
    """A value was named for a psychic."""

    seat: core.Seat
    psychic: Psychic
    value: Value


class Fetched(core.Event, tag="fetched", frozen=True):
    """A ghost came from the pile to the round (§7.2)."""

    seat: core.Seat
    value: Value


class PileShuffled(core.Event, tag="pile-shuffled", frozen=True):
    """A pile was shuffled."""

    seat: core.Seat


class GhostRemoved(core.Event, tag="ghost-removed", frozen=True):
    """A ghost was driven away (§7.11)."""

    seat: core.Seat
    owner: core.Seat
    value: Value


class PsychicRemoved(core.Event, tag="psychic-removed", frozen=True):
    """A psychic was driven away (§7.11)."""

    seat: core.Seat
    owner: core.Seat
    psychic: Psychic


class Copied(core.Event, tag="copied", frozen=True):
    """Psychic 16 took the value of a ghost (§7.16)."""

    seat: core.Seat
    value: Value


class Recalled(core.Event, tag="recalled", frozen=True):
    """A ghost of an earlier round went back into the pile (§7.18)."""

    seat: core.Seat
    value: Value


class TopTurnedUp(core.Event, tag="top-turned-up", frozen=True):
    """The top card of a pile lies face up (§7.19)."""

    seat: core.Seat
    owner: core.Seat
    value: Value


class Banished(core.Event, tag="banished", frozen=True):
    """A random ghost of a family went face down to the tenth round; 0 for those who may not know it (§7.20)."""

    seat: core.Seat
    value: int
    is_open: bool
    """Whether everybody sees the ghost, in the tenth round itself (§5.4)."""
    is_seen: bool
    """Whether the other family looks into that hand and so knows the ghost (§7.3)."""


class BanishedNobody(core.Event, tag="banished-nobody", frozen=True):
    """A family without ghosts in hand was named (§7.20)."""

    seat: core.Seat
    owner: core.Seat


class Discarded(core.Event, tag="discarded", frozen=True):
    """A ghost was discarded from the hand (§7.21)."""

    seat: core.Seat
    value: Value


class HandShown(core.Event, tag="hand-shown", frozen=True):
    """A hand was shown to the other family (§7.3)."""

    seat: core.Seat
    values: tuple[Value, ...]


class HandShownToOther(core.Event, tag="hand-shown-to-other", frozen=True):
    """What spectators hear of it (§9.1)."""

    seat: core.Seat


class GhostTakenBack(core.Event, tag="ghost-taken-back", frozen=True):
    """A ghost went back to the hand (§7.22)."""

    seat: core.Seat
    value: Value


class PsychicTakenBack(core.Event, tag="psychic-taken-back", frozen=True):
    """A psychic went back to its owner (§7.22)."""

    seat: core.Seat
    psychic: Psychic


class GhostCarried(core.Event, tag="ghost-carried", frozen=True):
    """A ghost went on to the next round (§7.15)."""

    seat: core.Seat
    value: Value


class PsychicCarried(core.Event, tag="psychic-carried", frozen=True):
    """A psychic went on to the next round (§7.15)."""

    seat: core.Seat
    psychic: Psychic


class TokensSwapped(core.Event, tag="tokens-swapped", frozen=True):
    """Two tokens in the row changed places (§7.28)."""

    seat: core.Seat
    first: Place
    first_residence: Residence
    second: Place
    second_residence: Residence


class Declined(core.Event, tag="declined", frozen=True):
    """A family did without what it was allowed."""

    seat: core.Seat


class RoundWon(core.Event, tag="round-won", frozen=True):
    """A family took the residences of a round (§4.1)."""

    round: int
    seat: core.Seat
    villas: int
    castles: int


class RoundDrawn(core.Event, tag="round-drawn", frozen=True):
    """A truce ended the round (§7.27)."""

    round: int


class PsychicTaken(core.Event, tag="psychic-taken", frozen=True):
    """A family got the psychic of the round (§4.2)."""

    seat: core.Seat
    psychic: Psychic


class PsychicDiscarded(core.Event, tag="psychic-discarded", frozen=True):
    """The psychic of the round left the game (§7.27)."""

    psychic: Psychic


class WentToEnd(core.Event, tag="went-to-end", frozen=True):
    """Psychic 13 went to the tenth round (§7.13)."""

    seat: core.Seat


class GhostLaid(core.Event, tag="ghost-laid", frozen=True):
    """The loser laid a ghost face down at the tenth round; 0 for everybody else (§4.5)."""

    seat: core.Seat
    value: int


class PsychicLaid(core.Event, tag="psychic-laid", frozen=True):
    """The loser laid a psychic face down at the tenth round; it had lain open before (§4.5)."""

    seat: core.Seat
    psychic: Psychic


class PsychicTurnedUp(core.Event, tag="psychic-turned-up", frozen=True):
    """In the introductory game the next psychic was turned up (§8.2)."""

    place: Place
    psychic: Psychic


class EndRevealed(core.Event, tag="end-revealed", frozen=True):
    """One face-down card at the tenth round was turned up; value 0 for a psychic, psychic 0 for a ghost (§5.1)."""

    seat: core.Seat
    value: int
    psychic: int


class EndPlayedDead(core.Event, tag="end-played-dead", frozen=True):
    """Psychic 22 lost the tenth round at once (§7.22, §5.4)."""

    seat: core.Seat


class EndTruced(core.Event, tag="end-truced", frozen=True):
    """Psychic 27 made the tenth round a draw at once (§7.27, §5.4)."""

    seat: core.Seat


class EndCounted(core.Event, tag="end-counted", frozen=True):
    """The totals of the tenth round (§5.2)."""

    first_total: int
    second_total: int


Event = (
    RowLaid
    | TokensLaid
    | Drew
    | DrewSecretly
    | RoundBegan
    | GhostPlayed
    | BlindPlayed
    | PsychicPlayed
    | Held
    | GaveUp
    | ValueNamed
    | Fetched
    | PileShuffled
    | GhostRemoved
    | PsychicRemoved
    | Copied
    | Recalled
    | TopTurnedUp
    | Banished
    | BanishedNobody
    | Discarded
    | HandShown
    | HandShownToOther
    | GhostTakenBack
    | PsychicTakenBack
    | GhostCarried
    | PsychicCarried
    | TokensSwapped
    | Declined
    | RoundWon
    | RoundDrawn
    | PsychicTaken
    | PsychicDiscarded
    | WentToEnd
    | GhostLaid
    | PsychicLaid
    | PsychicTurnedUp
    | EndRevealed
    | EndPlayedDead
    | EndTruced
    | EndCounted
    | core.GameEnded
)

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


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One named step on the way to a card's worth: what it changed, and which psychic did it (0: the card itself)."""

    step: StepName
    psychic: int
    amount: int


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An open card at a round; a ghost has a value, a psychic a number, the other one is 0."""

    seat: core.Seat
    value: int
    psychic: int
    choice: tuple[int, ...] = ()
    """The values that were named for it, or the one that it took."""
    worth: int | None = None
    """What it counts; told for the round that is going on."""
    trail: tuple[Step, ...] = ()


class EndCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card that waits at the tenth round; both numbers are 0 for a face-down ghost that the viewer does not know."""

    seat: core.Seat
    value: int
    psychic: int
    is_open: bool
    is_seen: bool
    """Whether the other family saw which ghost it is (§7.3)."""


class Spot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One place of the row: its psychic (0: face down, or the tenth), its tokens, its cards."""

    psychic: int
    is_there: bool
    """Whether the psychic still lies in the row."""
    villas: int
    castles: int
    cards: tuple[Card, ...]
    winner: core.Seat | None
    """Who won the round; None before that and after a truce."""


class Family(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
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


class Mark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ghost of which both families know that it went into a pile, and where it may be by now (sight.py)."""

    seat: core.Seat
    value: Value
    in_hand: int
    at_end: tuple[int, ...]


class Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many ghosts of other values than two banned ones a family can have (sight.py)."""

    seat: core.Seat
    first: Value
    second: Value
    fewest: int
    most: int
    most_in_pile: int
    most_in_both: int
    since: int
    until: int


class Memory(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the families know of each other's ghosts; common knowledge of the two, not of spectators (sight.py)."""

    known: tuple[tuple[Value, ...], ...]
    """For each hand the ghosts of which the other family knows that they are there."""
    extras: tuple[int, ...]
    """For each card at the tenth round the known ghosts that lay in the hand or went down here."""
    marks: tuple[Mark, ...]
    facts: tuple[Fact, ...]


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
