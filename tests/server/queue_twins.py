"""Two worlds in which games are looked back at: the first one of a table, while its second is played.

It waits behind the game of a neighbour, whose cards are others in each world and who lets nobody watch. Place and
progress must tell neither the cards that are played with nor those of the neighbour.
"""

import asyncio
import random

import msgspec

from geisterstunde.core.game import Game
from geisterstunde.core.words import Options, Seat, Viewer
from geisterstunde.server.bodies import NewPerson
from geisterstunde.server.tables import LiveTable
from tests.server.doors import QUEUE
from tests.server.twins import Happening, Twins
from tests.server.worlds import CODE, NAMES, NEIGHBOURS, World

NEIGHBOURS_GAME = (2, 0)
ADDRESS = "10.0.0.7"
FEWEST_MOVES, MOST_MOVES = 5, 12
QUESTIONS = 4
"""So many are answered at once."""
NEIGHBOURS_TURNS = 3
"""So often questions about the neighbour's game are answered, which has more in either world; then it is cancelled."""


class QueueTwins(Twins):
    """Two worlds and one audience, at the second game of its table."""

    def __init__(self, game: Game, players: int, options: Options, viewer: Viewer, seed: str) -> None:
        super().__init__(game, players, options, viewer, seed)
        self.uses_http = True
        self.neighbours_turns = NEIGHBOURS_TURNS

    def founded(self, options: Options, seed: str, ghosts: set[Seat]) -> tuple[World, World]:
        return super().founded(options, seed, set())

    async def begin(self) -> None:
        for number, world in enumerate(self.worlds):
            await world.begin(self.clock)
            await self.game_given_up(world, world.live)
            luck, world.luck = world.luck, f"{world.luck} of world {number}"
            await self.neighbour_looks_back(world)
            world.luck = luck
            world.service.look_backs.ask((1, 0), CODE, ADDRESS)

    async def neighbour_looks_back(self, world: World) -> None:
        """A table of other people, one game that is over, and nobody may watch."""
        await world.service.found(world.wish(NAMES[0]))
        for name in NAMES[1 : self.players]:
            await world.service.join(NEIGHBOURS, NewPerson(name=name))
        live = await world.service.tables.called(NEIGHBOURS)
        await world.order(0, {"do": "let-watch", "may_watch": False}, at=live)
        await self.game_given_up(world, live)
        world.service.look_backs.ask(NEIGHBOURS_GAME, NEIGHBOURS, ADDRESS)

    async def game_given_up(self, world: World, live: LiveTable) -> None:
        """A game of some moves, whose people agree to end it."""
        rng = random.Random(world.luck)
        assert await world.order(0, {"do": "start"}, at=live)
        for _ in range(rng.randint(FEWEST_MOVES, MOST_MOVES)):
            play = live.table.play
            assert play is not None
            seat = rng.choice(play.to_act)
            action = self.game.catalogue[rng.choice(list(play.state.legal(seat)))]
            person = live.table.sheet.chairs[seat].person
            assert person is not None
            assert await world.order(person, {"do": "act", "action": msgspec.to_builtins(action)}, at=live)
        await world.order(0, {"do": "resign"}, at=live)
        for person in range(1, self.players):
            await world.order(person, {"do": "agree", "kind": "resign"}, at=live)
        assert live.table.sheet.phase == "over"

    async def step(self) -> None:
        await self.both(queue_settled)
        await super().step()
        await self.both(queue_settled)

    def happenings(self) -> list[tuple[int, Happening]]:
        return [*super().happenings(), (10, self.queue_goes_on), (25, self.audience_asks_about_the_queue)]

    async def queue_goes_on(self) -> None:
        """Questions are answered; after some of the neighbour's the neighbour does not want to know any more."""
        self.neighbours_turns -= 1
        if self.neighbours_turns == -1:
            assert all(world.service.look_backs.progress(NEIGHBOURS_GAME) for world in self.worlds)
            await self.both(lambda world: world.service.look_backs.cancel(NEIGHBOURS_GAME))
        else:
            await self.both(questions_answered)

    async def audience_asks_about_the_queue(self) -> None:
        """The audience, a stranger at the same address, somebody with a wrong key."""
        method, path = self.rng.choice(QUEUE)
        token = self.rng.choice((self.token(0), self.token(1), None, "wrong"))
        headers = {"accept-language": self.rng.choice(self.languages)}
        if token is not None:
            headers["authorization"] = f"Bearer {token}"
        await self.both(lambda world: world.ask(method, path, headers=headers))


async def questions_answered(world: World) -> None:
    """A ghost says what it thinks of some moments that somebody looks back at, if somebody does."""
    for _ in range(QUESTIONS):
        if world.chooser.question is not None:
            world.chooser.question.set_result(None)
            await asyncio.sleep(0)
            await queue_settled(world)


async def queue_settled(world: World) -> None:
    """Whatever is at work in the queue has asked its next question: threads have done what they have to."""
    works = world.service.look_backs._works
    while any(work.task is not None for work in works.values()):
        question = world.chooser.question
        if question is not None and not question.done():
            return
        await asyncio.sleep(0.0005)
