"""Games of a table that are over: who may look at one, and its journal."""

import asyncio
from typing import Final

from geisterstunde.core.words import Refusal, Refused
from geisterstunde.server.beside import beside
from geisterstunde.server.http.limits import Limits
from geisterstunde.server.tables import Tables, breathe
from geisterstunde.server.time_and_luck import hash_of
from geisterstunde.server.who_asks import known_person
from geisterstunde.table.entries import KeptEntries
from geisterstunde.table.journals import journal_of
from geisterstunde.table.signing import Signer
from geisterstunde.table.table import Table

READ_FOR_A_REQUEST: Final = 65_536
"""Reading so many bytes of a table costs as much as a request."""

PastGame = tuple[int, int]
"""A table, by its number in the store, and the number of a game at it."""


class PastGames:
    """All games of a house that are over."""

    def __init__(self, tables: Tables, limits: Limits, signer: Signer | None) -> None:
        self._tables = tables
        self._limits = limits
        self._signer = signer
        self._one = asyncio.Lock()

    async def game(self, code: str, number: int, token: str | None) -> PastGame:
        """A finished game of a table, for whoever may read its journal; Refused for all others."""
        async with self._tables.at(code) as live:
            check_past_game(live.table, number, token)
            return live.number, number

    async def has_just_played(self, code: str, number: int, token: str | None) -> bool:
        """Whether this is the last game of a table, and whoever has this token is on one of its chairs."""
        async with self._tables.at(code) as live:
            person = live.table.person_of(hash_of(token)) if token else None
            return number == len(live.table.begun) - 1 and live.table.viewer_of(person) is not None

    async def journal(self, code: str, number: int, token: str | None, address: str = "") -> str:
        """The journal of a finished game; where watching is forbidden, only for people of the table.

        What is over does not change any more, so nobody at the table waits for it.
        """
        async with self._tables.at(code) as live:
            check_past_game(live.table, number, token)
            self._limits.count_request(address, live.size // READ_FOR_A_REQUEST)
        return await self.allowed_journal(code, number)

    async def allowed_journal(self, code: str, number: int) -> str:
        """The journal of a finished game, for what was allowed before."""
        async with self._tables.at(code) as live:
            since = live.table.begun[number]
        # One at a time: what a long table has kept takes memory.
        async with self._one:
            kept = await self._tables.entries(live.number, since)
            return await beside(finished_journal, kept, self._signer)


def check_past_game(table: Table, number: int, token: str | None) -> None:
    """Refused unless that game is over, and whoever has this token may look at it."""
    if token is not None or not table.sheet.may_watch:
        known_person(table, token or "")
    begun = table.begun
    if not 0 <= number < len(begun):
        raise Refused(Refusal("no-such-game", {"number": number + 1, "games": len(begun)}))
    if number == len(begun) - 1 and table.sheet.phase == "playing":
        raise Refused(Refusal("game-not-finished"))


def finished_journal(kept: list[bytes], signer: Signer | None) -> str:
    """The journal of the first game among entries that begin with it, signed; Refused if it has not ended."""
    journal = journal_of(KeptEntries(kept, breathe), 0)
    if journal.ended is None:
        raise Refused(Refusal("game-not-finished"))
    return journal.text() if signer is None else signer.signed(journal)
