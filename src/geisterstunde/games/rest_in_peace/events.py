"""All that can happen in Rest in Peace; who hears what of it is said in sight.py."""

from geisterstunde.core import words as core
from geisterstunde.games.rest_in_peace.box import PSYCHIC
from geisterstunde.games.rest_in_peace.words import Place, Psychic, Residence, Stage, Value


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
    """A family did without what it was allowed at that stage."""

    seat: core.Seat
    stage: Stage


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


def removed(seat: int, owner: int, card: int) -> GhostRemoved | PsychicRemoved:
    """What is told of a card that was driven away."""
    return GhostRemoved(seat, owner, card) if card <= PSYCHIC else PsychicRemoved(seat, owner, card - PSYCHIC)


def taken_back(seat: int, card: int) -> GhostTakenBack | PsychicTakenBack:
    """What is told of a card that was taken back."""
    return GhostTakenBack(seat, card) if card <= PSYCHIC else PsychicTakenBack(seat, card - PSYCHIC)


def carried(seat: int, card: int) -> GhostCarried | PsychicCarried:
    """What is told of a card that went on to the next round."""
    return GhostCarried(seat, card) if card <= PSYCHIC else PsychicCarried(seat, card - PSYCHIC)


def laid(seat: int, card: int) -> GhostLaid | PsychicLaid:
    """What is told of a card that the loser laid at the tenth round."""
    return GhostLaid(seat, card) if card <= PSYCHIC else PsychicLaid(seat, card - PSYCHIC)


def end_revealed(seat: int, card: int) -> EndRevealed:
    """What is told of a face-down card of the tenth round."""
    return EndRevealed(seat, card, 0) if card <= PSYCHIC else EndRevealed(seat, 0, card - PSYCHIC)
