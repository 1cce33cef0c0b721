"""All that a family can do in Rest in Peace, and the catalogue that gives each action its number (numbers.py)."""

from geisterstunde.core import words as core
from geisterstunde.core.catalogue import Catalogue
from geisterstunde.games.rest_in_peace.box import PSYCHICS
from geisterstunde.games.rest_in_peace.words import Place, Psychic, Residence, Value


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
