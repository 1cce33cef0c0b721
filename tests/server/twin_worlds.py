"""Two worlds that differ only in what one audience may not know, and how they are kept side by side.

The first world is an honest game. The second is the same game with other secrets (tests/laws/secrets), and its people
do whatever looks the same to the audience. Whenever that is not possible any more the second world is made anew from
the first one: another pair. After every step both worlds must have told the audience the same bytes.
"""

import contextlib
import random
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
from librt.random import Random

from geisterstunde.core.contract import State
from geisterstunde.core.game import Game
from geisterstunde.core.playout import play_out
from geisterstunde.core.words import Options, Refused, Seat, Viewer
from geisterstunde.table.words import AnyCommand
from tests.laws.secrets import secrets_of
from tests.server.worlds import World, copied

CLOCK = 30


class Parted(Exception):
    """The worlds have to part: the audience may know the difference now."""


class TwinWorlds:
    """Two worlds and one audience."""

    def __init__(self, game: Game, players: int, options: Options, viewer: Viewer, seed: str) -> None:
        self.game = game
        self.players = players
        self.viewer = viewer
        self.rng = random.Random(seed)
        self.pairs = 0
        self.steps = 0
        self.silent_steps = 0
        self.requests = 0
        self.happening = "begin"
        self._ids = 0
        self._is_counted = True
        last = players - 1
        has_ghost = last not in (0, viewer) and players > 2 and self.rng.random() < 0.3
        self.clock = CLOCK if self.rng.random() < 0.25 else None
        self.uses_http = self.rng.random() < 0.12
        self.one, self.other = self.founded(options, seed, {last} if has_ghost else set())
        self.languages = self.rng.sample(("de", "en"), 2)

    @classmethod
    def audiences(cls, players: int) -> list[Viewer]:
        """Who may be the audience: somebody who watches, or any seat."""
        return [None, *range(players)]

    def founded(self, options: Options, seed: str, ghosts: set[Seat]) -> tuple[World, World]:
        """Both worlds, still empty."""
        return (
            World(self.game, self.players, options, seed, ghosts),
            World(self.game, self.players, options, seed, ghosts),
        )

    @property
    def worlds(self) -> tuple[World, World]:
        return self.one, self.other

    async def both(self, story: Callable[[World], Coroutine[Any, Any, Any]]) -> None:
        """The same in both worlds."""
        for world in self.worlds:
            await story(world)

    def compare(self) -> None:
        """Both worlds have told the audience the same."""
        heard, also = (world.heard() for world in self.worlds)
        assert heard == also, f"{self.happening} told it apart:\n{heard}\n\n{also}"
        self.check(heard)
        self.steps += 1
        if not self._is_counted:
            self.pairs += 1
            self._is_counted = True

    def check(self, heard: list[Any]) -> None:
        """What must not be told although it is the same in both worlds."""

    def token(self, number: int) -> str | None:
        """What the audience says it is: a player, or one of those who watch, with and without a name."""
        if self.viewer is not None:
            return self.one.tokens[self.one.persons[self.viewer]]
        return self.one.tokens[self.one.watcher] if number else None

    def fork(self) -> None:
        """The other world becomes this one with other secrets."""
        for world in self.worlds:
            world.heard()
        play = self.one.play
        if self.one.table.sheet.phase != "playing":
            self.other.become(self.one, play.state.clone())
            return
        secret = self.fingerprint(play.state)
        for _ in range(4):
            state = secrets_of(self.game).with_other_secrets(play.state, self.viewer, self.rng)
            self._is_counted = self.fingerprint(state) == secret
            if not self._is_counted:
                break
        self.other.become(self.one, state)

    def fingerprint(self, state: State) -> Any:
        """What only somebody who knows everything can tell."""
        end = state.clone()
        views = [self.game.view(state, viewer) for viewer in (None, *range(self.players))]
        return views, play_out(end, Random(7)), tuple(end.scores())

    async def order(self, person: int, command: dict[str, Any]) -> None:
        """Somebody else gives a command in both worlds, if the audience cannot tell them apart afterwards."""
        id = self.id()
        expected = [self.expected(world, person, command) for world in self.worlds]
        await self.one.order(person, command, id)
        if expected[0] != expected[1]:
            raise Parted
        await self.other.order(person, command, id)

    def expected(self, world: World, person: int, command: dict[str, Any]) -> Any:
        """What the audience would see, and all that is public, after a command."""
        probe = copied(world.table)
        with contextlib.suppress(Refused):
            around = world.live.subscribers.around
            decision = probe.decide(person, msgspec.convert(command, AnyCommand), world.now, "", around)
            assert decision is not None
            probe.take(decision)
        return probe.view_for(self.viewer), probe.sheet

    def id(self) -> str:
        self._ids += 1
        return f"id-{self._ids}"

    async def audience_says(self, command: Any, id: str | None = None) -> None:
        """A command by the audience, on one of its connections."""
        message = {"type": "do", "id": id or self.id(), "command": command}
        ear = self.rng.randrange(len(self.languages))
        await self.both(lambda world: world.ears[ear].tell(message))

    async def audience_asks_aside(self, message: dict[str, Any]) -> None:
        ear = self.rng.randrange(len(self.languages))
        await self.both(lambda world: world.ears[ear].tell(message))
        await self.both(World.settled)
