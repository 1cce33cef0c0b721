"""How many hints each seat was given in the running game, and how many of them it followed.

That somebody asked is told at once. Whether they did as they were told could say something about hidden cards (the same
move is advised with some hands and not with others), so that is told when the game is over.
"""

from collections.abc import Mapping
from typing import NamedTuple

from geisterstunde.core.words import Seat
from geisterstunde.table import notes


class Hints(NamedTuple):
    """The hints of one seat."""

    asked: int = 0
    followed: int = 0
    is_open: bool = False
    """Whether the newest one has not been followed yet: a move that is taken back and done again counts once."""


Tally = Mapping[Seat, Hints]
"""Never changed in place: a table that is copied shares it."""


def with_question(tally: Tally, seat: Seat) -> Tally:
    """A seat has asked once more."""
    before = tally.get(seat, Hints())
    return {**tally, seat: Hints(before.asked + 1, before.followed, is_open=True)}


def with_advice_followed(tally: Tally, seat: Seat) -> Tally:
    """A seat has done what it was told to."""
    before = tally.get(seat, Hints())
    return {**tally, seat: Hints(before.asked, before.followed + 1)} if before.is_open else tally


def told_at_the_end(tally: Tally) -> list[notes.Note]:
    """What everybody may know when the game is over."""
    return [notes.HintsFollowed(seat, hints.asked, hints.followed) for seat, hints in sorted(tally.items())]
