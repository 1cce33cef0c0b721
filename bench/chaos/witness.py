"""Looks into a copy of the file that a killed server left, and knows what was in it before."""

import shutil
from collections import Counter
from pathlib import Path

from bench.chaos.player import Player
from geisterstunde.core.journal import read_journal
from geisterstunde.core.words import Refused
from geisterstunde.games import game_called
from geisterstunde.server.store.sqlite import SqliteStore
from geisterstunde.table.entries import AnyEntry, Founded, Started, entry_from_bytes
from geisterstunde.table.journals import journal_of
from geisterstunde.table.replay import Replay, verify
from geisterstunde.table.table import Table


class Witness:
    """Remembers every entry that was ever found, and what was wrong."""

    def __init__(self) -> None:
        self.lost: list[str] = []
        """Acknowledged commands that are in no entry."""
        self.doubled: list[str] = []
        """Commands that were carried out twice."""
        self.damaged: list[str] = []
        """Tables that cannot be read, restored or replayed, or were changed afterwards."""
        self.entries = 0
        self.games = 0
        self._known: dict[str, list[bytes]] = {}
        self._verified: dict[str, int] = {}

    async def look(self, file: Path, players: list[Player], scratch: Path) -> None:
        """Compare the file with what the players were told."""
        shutil.rmtree(scratch, ignore_errors=True)
        scratch.mkdir()
        # A look would tidy up what the crash left, and the restarted server shall do that itself: so look at a copy.
        for left in file.parent.glob(f"{file.name}*"):
            if not left.name.endswith(".lock"):
                shutil.copy(left, scratch / left.name)
        store = await SqliteStore.open(scratch / file.name)
        try:
            for code in sorted({player.code for player in players}):
                table = await store.table_called(code)
                kept = [] if table is None else await store.entries(table)
                self._compare(code, kept, [player for player in players if player.code == code])
        finally:
            await store.close()

    def _compare(self, code: str, kept: list[bytes], players: list[Player]) -> None:
        known = self._known.get(code, [])
        if kept[: len(known)] != known:
            self.damaged.append(f"{code}: entries have changed")
        self._known[code] = kept
        try:
            found = [entry_from_bytes(entry) for entry in kept]
            Table.restore(found)
            self._replay(code, found)
        except (Refused, ValueError, AssertionError) as problem:
            self.damaged.append(f"{code}: {problem}")
            return
        self.entries = sum(map(len, self._known.values()))
        for player in players:
            ids = Counter(entry.id for entry in found if entry.person == player.person and entry.id)
            self.lost += [f"{code}: {id}" for id in player.acknowledged if id not in ids]
            self.doubled += [f"{code}: {id}" for id, times in ids.items() if times > 1]

    def _replay(self, code: str, found: list[AnyEntry]) -> None:
        """Verify each finished game once, and replay the running one; the seals of all of them hold."""
        assert isinstance(found[0], Founded)
        game = game_called(found[0].game)
        begun = sum(isinstance(entry, Started) for entry in found)
        for number in range(self._verified.get(code, 0), begun):
            journal = read_journal(journal_of(found, number).text())
            if journal.ended is None:
                Replay(game, journal).to_end()
                continue
            verify(game, journal)
            self._verified[code] = number + 1
            self.games += 1
