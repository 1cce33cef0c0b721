"""Bots whose turn it is: at each table that somebody listens to, one task asks them and lets them act."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, Literal, Protocol

from geisterstunde.bots.queue import Asker
from geisterstunde.bots.words import Advice, BotLoad, Budget
from geisterstunde.core.game import Game
from geisterstunde.core.words import Refused, Seat, View
from geisterstunde.games import game_called
from geisterstunde.server.store.interface import InDoubt, NotRead, NotSaved
from geisterstunde.server.tables import LiveTable, Tables

RETRY: Final = 2.0
"""Seconds until a bot tries again whose action could not be saved."""


FOR_GOOD: Final = ("table-full", "game-too-long")
"""Refusals that stay until people do something."""
NO_ROOM: Final = ("too-much-kept", "house-full")
"""Refusals that pass."""


class BotChooser(Protocol):
    """Whoever decides for bots."""

    async def choose(self, game: Game, view: View, seat: Seat, level: str, seed: int, asker: Asker) -> int:
        """The number of a legal action of the seat that sees this view and may act."""

    async def advise(self, game: Game, view: View, seed: int, asker: Asker) -> Advice:
        """What the strongest bot would do for the viewer of this view, who may act; Refused if it found nothing."""

    async def judge(
        self, game: Game, wants: Literal["advice", "chance"], view: View, budget: Budget, seed: int, asker: Asker
    ) -> Advice | float:
        """What the strongest bot says of a view of a finished game; it waits for all who play. Refused if it fails."""

    @property
    def load(self) -> BotLoad:
        """How much they have to think just now."""

    async def close(self) -> None:
        """Think no more."""


class BotRunner:
    """Lets bots play; `act(table, seat, view, number)` carries out what one decided from its view."""

    def __init__(
        self,
        tables: Tables,
        chooser: BotChooser,
        thought: Callable[[], int],
        act: Callable[[LiveTable, Seat, View, int], Awaitable[None]],
        trouble: Callable[[str, BaseException, LiveTable], None],
    ) -> None:
        self._tables = tables
        self._chooser = chooser
        self._thought = thought
        self._act = act
        self._trouble = trouble
        self._playing: dict[LiveTable, asyncio.Task[None]] = {}
        self._is_closed = False

    def wake(self, live: LiveTable) -> None:
        """Let the bots act whose turn it is; where nobody listens, they wait."""
        if live.subscribers and live.table.bots_to_act and live not in self._playing and not self._is_closed:
            live.uses += 1
            self._playing[live] = asyncio.create_task(self._play(live))

    async def _play(self, live: LiveTable) -> None:
        try:
            while live.subscribers:
                try:
                    if not await self._let_one_act(live):
                        return
                except (NotSaved, InDoubt, NotRead):
                    await asyncio.sleep(RETRY)
                except Refused as refused:
                    if refused.refusal.key in FOR_GOOD:
                        return
                    if refused.refusal.key not in NO_ROOM:
                        raise
                    await asyncio.sleep(RETRY)
        except Exception as problem:
            self._trouble("bot", problem, live)
        finally:
            del self._playing[live]
            live.uses -= 1

    async def _let_one_act(self, live: LiveTable) -> bool:
        """One action of one bot; False if it is no bot's turn."""
        async with live:
            table = await self._tables.refresh(live)
            if not table.bots_to_act:
                return False
            seat = table.bots_to_act[0]
            view, level = table.view_for(seat), table.sheet.chairs[seat].level
            assert view is not None
            game = game_called(table.sheet.game)
        asker = Asker(live.address, live.number)
        number = await self._chooser.choose(game, view, seat, level or "", self._thought(), asker)
        await self._act(live, seat, view, number)
        return True

    @property
    def load(self) -> BotLoad:
        """How much bots have to think just now."""
        return self._chooser.load

    def is_thinking(self, live: LiveTable) -> bool:
        """Whether a bot is about to act at a table."""
        return live in self._playing

    async def calm(self, live: LiveTable) -> None:
        """Wait until no bot is about to act at a table."""
        while live in self._playing:
            await asyncio.wait([self._playing[live]])

    async def close(self) -> None:
        """Let all of them go."""
        self._is_closed = True
        playing = tuple(self._playing.values())
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await self._chooser.close()
