"""Whether the moment at which a bot answers tells that it had no choice.

Positions with one choice and with several are drawn from games by lot, and put to a bot in a mixed order. What is told
is the area under the curve (AUC) of guessing by the time: 0.5 is a guess, 1.0 is certainty.
"""

import asyncio
import random
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Final

import msgspec

from geisterstunde.bots.levels import LEVELS
from geisterstunde.bots.pool import BotPool
from geisterstunde.bots.queue import Asker
from geisterstunde.core.game import Game
from geisterstunde.core.words import Seat, View
from geisterstunde.games import game_called
from geisterstunde.table.play import Play

GAMES: Final = ("ghosts", "ghoosty", "ghost-for-sale", "rest-in-peace")
"""Those with hidden cards."""
LEVEL: Final = LEVELS[0].name
"""Asked where nothing else is said: its thoughts are the shortest."""
LOAD: Final = ("dusk", 2)
"""Under load so many others of that level think all the time."""
MOST_GAMES: Final = 2000
OPTIONS: Final = {"ghosts": {"redraw": "ask"}}

Question = tuple[View, Seat]


class Guess(msgspec.Struct, frozen=True, kw_only=True):
    """How well the time tells a bot without a choice from others."""

    game: str
    level: str
    loaded: bool
    samples: int
    """Of each kind."""
    auc: float
    error: float
    """One standard deviation of the AUC if the time tells nothing."""

    @property
    def asked(self) -> str:
        """What was timed, in words."""
        return f"timing of {self.level} in {self.game}{' under load' if self.loaded else ''}"


def positions(game: Game, count: int, luck: random.Random) -> tuple[list[Question], list[Question]]:
    """So many positions with one choice, and with several; fewer where they are not found in so many games."""
    forced: list[Question] = []
    free: list[Question] = []
    for _ in range(MOST_GAMES):
        if len(forced) == count and len(free) == count:
            break
        seats = max(game.fewest_players, min(game.most_players, 3))
        play = Play.begin(game, seats, OPTIONS.get(game.name), f"{luck.getrandbits(64)}")
        while play.to_act:
            seat = luck.choice(play.to_act)
            choices = play.choices(seat)
            kind = forced if len(choices) == 1 else free
            if len(kind) < count:
                kind.append((play.view(seat), seat))
            play.act(seat, luck.choice(choices))
    return forced, free


async def guessed(name: str, level: str, count: int, seed: int, *, loaded: bool) -> Guess:
    """How well the time of a bot of this level tells, in one game."""
    game, luck = game_called(name), random.Random(seed)
    forced, free = await asyncio.to_thread(positions, game, count, luck)
    count = min(len(forced), len(free))
    if not count:
        # Where nobody is ever without a choice, nothing can be told by that.
        return Guess(game=name, level=level, loaded=loaded, samples=0, auc=0.5, error=0.0)
    asked = [(True, one) for one in forced[:count]] + [(False, one) for one in free[:count]]
    luck.shuffle(asked)
    pool = BotPool(1, 60.0)
    others = [asyncio.create_task(_think_on(pool, game, free, table)) for table in range(LOAD[1] if loaded else 0)]
    times: dict[bool, list[float]] = {True: [], False: []}
    try:
        loop = asyncio.get_running_loop()
        # The process has to begin first, and what is remembered of thoughts has to be remembered.
        for view, seat in free[:20]:
            await pool.choose(game, view, seat, level, 0, Asker("quiet", 1))
        for is_forced, (view, seat) in asked:
            begun = loop.time()
            await pool.choose(game, view, seat, level, luck.getrandbits(32), Asker("quiet", 1))
            times[is_forced].append(loop.time() - begun)
    finally:
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        await pool.close()
    error = ((2 * count + 1) / (12 * count * count)) ** 0.5
    area = area_under_curve(times[True], times[False])
    return Guess(game=name, level=level, loaded=loaded, samples=count, auc=round(area, 3), error=round(error, 3))


async def _think_on(pool: BotPool, game: Game, asked: Sequence[Question], table: int) -> None:
    while True:
        for view, seat in asked:
            await pool.choose(game, view, seat, LOAD[0], 1, Asker(f"busy {table}", table))


def area_under_curve(some: Sequence[float], others: Sequence[float]) -> float:
    """How often one of the first is quicker than one of the second; equal ones count half."""
    ordered = sorted(others)
    later = sum(len(ordered) - (bisect_left(ordered, one) + bisect_right(ordered, one)) / 2 for one in some)
    return later / (len(some) * len(others))


async def timing(count: int, seed: int, level: str = LEVEL) -> list[Guess]:
    """All games, idle and under load."""
    found: list[Guess] = []
    for loaded in (False, True):
        found += await asyncio.gather(*(guessed(name, level, count, seed, loaded=loaded) for name in GAMES))
    return found
