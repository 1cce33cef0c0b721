"""A finished game looked at together: who leads through it, where they are, and what somebody points at.

Nothing of it is kept: it is said aside like an emote, only after the end, when everything may be seen by everybody.
"""

from typing import Final

from geisterstunde.core.words import Refusal, Refused, Seat
from geisterstunde.server.http.limits import Credits
from geisterstunde.server.protocol import Led, Pointed
from geisterstunde.table.table import Table
from geisterstunde.table.words import Person

AT_ONCE: Final = 60
"""So many steps and pointings of a person at once: a slider is pulled through a whole game."""
A_SECOND: Final = 8.0


class Reviewing:
    """The review of the last finished game of one table."""

    __slots__ = ("_led", "_purses")

    def __init__(self) -> None:
        self._led: Led | None = None
        self._purses: dict[Person, Credits] = {}

    def now(self, table: Table) -> Led | None:
        """Where it is, for somebody who comes; None where nobody leads, or another game has begun since."""
        led = self._led
        is_same = led is not None and table.sheet.phase == "over" and led.game == table.sheet.games_begun - 1
        return led if is_same else None

    def lead(self, table: Table, person: Person, seat: Seat, step: int, eyes: Seat | None, tick: float) -> Led:
        """Somebody goes to a step; whoever led before follows now. Refused as long as a game runs."""
        game = self._pay(table, person, tick)
        if eyes is not None and not 0 <= eyes < table.sheet.players:
            raise Refused(Refusal("unknown-seat", {"most": table.sheet.players}))
        self._led = Led(game=game, person=person, seat=seat, name=table.name_of(person), step=step, eyes=eyes)
        return self._led

    def end(self, table: Table, person: Person, tick: float) -> Led | None:
        """Whoever leads does not any more: the last word of the review, to be told; None if somebody else leads."""
        self._pay(table, person, tick)
        led = self.now(table)
        if led is None or led.person != person:
            return None
        self._led = None
        return Led(game=led.game, person=None, seat=None, name="", step=led.step, eyes=led.eyes)

    def point(self, table: Table, person: Person, seat: Seat, thing: str, tick: float) -> Pointed:
        """Somebody points at a thing on the table."""
        self._pay(table, person, tick)
        return Pointed(person=person, seat=seat, name=table.name_of(person), thing=thing)

    def _pay(self, table: Table, person: Person, tick: float) -> int:
        """The number of the game that is looked at; Refused if none is over, or the person has said too much lately."""
        if table.sheet.phase != "over":
            raise Refused(Refusal("review-after-the-end"))
        purse = self._purses.get(person)
        if purse is None:
            purse = self._purses[person] = Credits(AT_ONCE, A_SECOND, tick)
        if not purse.spend(1, tick):
            purse.give_back(1)
            raise Refused(Refusal("review-too-fast"))
        return table.sheet.games_begun - 1
