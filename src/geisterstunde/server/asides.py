"""What is said aside at a table: the last remarks, how often each person may speak, and hints that were given."""

from typing import Final

import msgspec

from geisterstunde.bots.words import Advice
from geisterstunde.core.words import Refusal, Refused, Seat, View
from geisterstunde.server.hosting.settings import Settings
from geisterstunde.server.http.limits import Credits
from geisterstunde.server.reviewing import Reviewing
from geisterstunde.table.table import Table
from geisterstunde.table.words import Person, Remark

REMEMBERED: Final = 16
"""So many remarks are kept of a table, in memory and in the store; older ones are gone."""

_KEPT: Final = msgspec.json.Decoder(tuple[Remark, ...])
_KEEPING: Final = msgspec.json.Encoder()


class Asides:
    """The asides of one table in memory."""

    __slots__ = ("_hinted", "_hints", "_purses", "remarks", "reviewing")

    def __init__(self, kept: bytes | None = None) -> None:
        self.remarks = _remembered(kept)
        """The last ones, the newest at the end."""
        self.reviewing = Reviewing()
        """Looking at the finished game together."""
        self._purses: dict[Person, Credits] = {}
        self._hints: dict[Person, Credits] = {}
        self._hinted: dict[Seat, tuple[View, Advice]] = {}

    def to_keep(self) -> bytes:
        """The last remarks as a store keeps them."""
        return _KEEPING.encode(self.remarks)

    def pay_for_remark(self, person: Person, settings: Settings, tick: float) -> None:
        """Refused if the person has said too much lately."""
        purse = self._purses.get(person)
        if purse is None:
            purse = self._purses[person] = Credits(settings.remarks_at_once, settings.remarks_a_minute / 60, tick)
        _pay(purse, tick, Refusal("too-many-remarks"))

    def add(self, remark: Remark) -> None:
        """Somebody said something; the oldest remark is forgotten for it."""
        self.remarks = (*self.remarks, remark)[-REMEMBERED:]

    def pay_for_hint(self, person: Person, settings: Settings, tick: float) -> None:
        """Refused if the person has asked for too many hints lately."""
        purse = self._hints.get(person)
        if purse is None:
            purse = self._hints[person] = Credits(settings.hints_at_once, settings.hints_a_minute / 60, tick)
        _pay(purse, tick, Refusal("too-many-hints"))

    def hint_for(self, seat: Seat, view: View) -> Advice | None:
        """What the seat was told when it asked for the same view before."""
        known = self._hinted.get(seat)
        return known[1] if known is not None and known[0] == view else None

    def advised(self, person: Person, table: Table) -> int | None:
        """Which action the chair of a person was advised to for what it sees now; None if nobody asked."""
        if not self._hinted or (seat := table.viewer_of(person)) is None:
            return None
        known = self._hinted.get(seat)
        return known[1].number if known is not None and known[0] == table.view_for(seat) else None

    def remember_hint(self, seat: Seat, view: View, advice: Advice) -> None:
        """The seat was told this for that view; only the last one of each seat is remembered."""
        self._hinted[seat] = view, advice


def _pay(purse: Credits, tick: float, refusal: Refusal) -> None:
    if not purse.spend(1, tick):
        # Asking again does not make it longer.
        purse.give_back(1)
        raise Refused(refusal)


def _remembered(kept: bytes | None) -> tuple[Remark, ...]:
    """What a store has kept; what another version wrote is not worth a table that cannot be opened."""
    try:
        return _KEPT.decode(kept) if kept else ()
    except msgspec.DecodeError:
        return ()
