"""One world of the leak test: a service with one table, no socket, no chance, and all that one audience hears.

Somebody at the same address may have a table of their own there, the neighbour's.
"""

import asyncio
import contextlib
import copy
import io
from collections.abc import Iterable
from typing import Any, Literal

import httpx
import msgspec

from geisterstunde.bots.queue import Asker
from geisterstunde.bots.simple import RandomBot
from geisterstunde.bots.words import Advice, BotLoad, Budget
from geisterstunde.core.contract import State
from geisterstunde.core.game import Game
from geisterstunde.core.words import Options, Refusal, Refused, Seat, View, Viewer
from geisterstunde.server.bodies import NewPerson, NewTable
from geisterstunde.server.hosting.logs import Log
from geisterstunde.server.hosting.settings import Settings
from geisterstunde.server.http.routes import application
from geisterstunde.server.service import Service
from geisterstunde.server.socket.conversation import Conversation
from geisterstunde.server.socket.wire import Wires
from geisterstunde.server.tables import LiveTable
from geisterstunde.server.time_and_luck import TimeAndLuck
from geisterstunde.table.people import Participant
from geisterstunde.table.play import Play
from geisterstunde.table.state import TableState
from geisterstunde.table.table import Table
from geisterstunde.table.words import AnyCommand, EmoteWord, Person
from tests.server.store.memory import MemoryStore
from tests.table.forked import ForkedPlay

CODE = "mola-kerin-tusol"
NEIGHBOURS = "bano-kelir-dusan"
"""The table of somebody else in the same house."""
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")
WATCHER = "Zoe"
GENEROUS = Settings(
    tables_an_hour=10**6,
    joins_an_hour=10**6,
    requests_a_minute=10**6,
    messages_a_second=10**6,
    message_burst=10**6,
)


def copied(table: Table, truth: State | None = None) -> Table:
    """The same table again, with its own memory; with this truth if one is given."""
    state = table._state
    again = TableState(state.secret, state.salt)
    for slot in TableState.__slots__:
        setattr(again, slot, getattr(state, slot))
    again.people = {number: _person_again(person) for number, person in state.people.items()}
    again.outbox = copy.deepcopy(state.outbox)
    again.undo_watch = copy.deepcopy(state.undo_watch)
    if state.play is not None:
        again.play = state.play.clone() if truth is None else ForkedPlay.of(state.play, truth)
    return Table(again)


def _person_again(person: Participant) -> Participant:
    again = Participant(person.name, person.token_hash, person.avatar)
    again.ids = copy.copy(person.ids)
    return again


class Quiet:
    """Somebody at the table who acts and does not listen: what others hear is not looked at here."""

    address = ""
    language = "de"
    wants_sentences = False

    def __init__(self, person: Person, viewer: Viewer) -> None:
        self.person: Person | None = person
        self.viewer = viewer

    def say(self, *messages: bytes) -> None:
        """Nobody listens."""

    def part(self, refusal: Refusal) -> None:
        """Nobody listens."""


class LedChooser:
    """A chooser that decides what it is told to, at the first table, and says nothing until it is told to."""

    def __init__(self) -> None:
        self.thought: asyncio.Future[int] | None = None
        self.seat = -1
        self.question: asyncio.Future[None] | None = None
        """What a look-back waits for."""

    async def choose(self, game: Game, view: View, seat: Seat, level: str, seed: int, asker: Asker) -> int:
        thought: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        if asker.table == 1:
            self.seat, self.thought = seat, thought
        return await thought

    async def advise(self, game: Game, view: View, seed: int, asker: Asker) -> Advice:
        return RandomBot().advise(game, view, Budget(nodes=1), seed)

    async def judge(
        self, game: Game, wants: Literal["advice", "chance"], view: View, budget: Budget, seed: int, asker: Asker
    ) -> Advice | float:
        self.question = asyncio.get_running_loop().create_future()
        try:
            await self.question
        finally:
            self.question = None
        return RandomBot().advise(game, view, Budget(nodes=1), seed) if wants == "advice" else 0.5

    @property
    def load(self) -> BotLoad:
        return BotLoad(1, 0, 0)

    async def close(self) -> None:
        """There is nothing to let go."""


class Ear:
    """One connection of the audience: all that it hears, byte for byte, in packets as they were said."""

    def __init__(self, service: Service, said: list[Any], code: str = CODE) -> None:
        self.said = said
        self.talk = Conversation(service, code, self.said.append, self.said.append)

    async def tell(self, message: dict[str, Any]) -> None:
        await self.talk.hear(msgspec.json.encode(message))


class World:
    """One table in a service of its own."""

    def __init__(self, game: Game, players: int, options: Options, seed: str, ghosts: Iterable[Seat] = ()) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.ghosts = frozenset(ghosts)
        self.now = 1_800_000_000.0
        self.log = io.StringIO()
        self.chooser = LedChooser()
        self.store = MemoryStore()
        self._drawn = 0
        self.luck = seed
        """From which all luck follows that is drawn."""
        time_and_luck = TimeAndLuck(
            now=lambda: self.now,
            tick=lambda: self.now,
            token=lambda: self._drawn_text("token"),
            secret=lambda: self._drawn_text("secret"),
            code=lambda: NEIGHBOURS if self.store.tables else CODE,
            thought=lambda: 7,
        )
        self.service = Service(self.store, self.chooser, GENEROUS, time_and_luck, Log(self.log, lambda: self.now))
        self.ears: list[Ear] = []
        self.tokens: dict[Person, str] = {}
        self.persons: dict[Seat, Person] = {}
        self.replies: list[Any] = []
        self._web: httpx.AsyncClient | None = None

    def _drawn_text(self, kind: str) -> str:
        self._drawn += 1
        return f"{kind}-{self.luck}-{self._drawn}".replace(" ", "-")

    def wish(self, name: str, deal: str = "", ghosts: Iterable[Seat] = ()) -> NewTable:
        """A table of this game, perhaps of a shared deal."""
        plain = msgspec.to_builtins(self.options)
        bots = dict.fromkeys(ghosts, "flake")
        return NewTable(game=self.game.name, name=name, players=self.players, options=plain, bots=bots, deal=deal)

    async def begin(self, clock: int | None, deal: str = "") -> None:
        """Found the table and let everybody come."""
        _, self.tokens[0], _, _ = await self.service.found(self.wish(NAMES[0], deal, self.ghosts))
        self.persons[0] = 0
        for name in NAMES[1 : self.players - len(self.ghosts)]:
            token, person, seat = await self.service.join(CODE, NewPerson(name=name))
            assert seat is not None
            self.tokens[person] = token
            self.persons[seat] = person
        token, person, _ = await self.service.join(CODE, NewPerson(name=WATCHER, only_watch=True))
        self.tokens[person] = token
        self.watcher = person
        self.live: LiveTable = await self.service.tables.called(CODE)
        if clock is not None:
            await self.order(0, {"do": "set-clock", "seconds": clock})

    @property
    def table(self) -> Table:
        return self.live.table

    @property
    def play(self) -> Play:
        assert self.table.play is not None
        return self.table.play

    async def listen(self, hello: dict[str, Any], *, at: int | None = None) -> None:
        """The audience opens one more connection, or one again."""
        if at is None:
            self.ears.append(Ear(self.service, []))
        else:
            self.ears[at].talk.end()
            self.ears[at] = Ear(self.service, self.ears[at].said)
        await self.ears[-1 if at is None else at].tell({"type": "hello", **hello})

    async def order(self, person: Person, command: dict[str, Any], id: str = "", at: LiveTable | None = None) -> bool:
        """Somebody whom we do not listen to gives a command; whether it was carried out."""
        live = self.live if at is None else at
        subscriber = Quiet(person, live.table.viewer_of(person))
        try:
            await self.service.do(live, subscriber, id, msgspec.convert(command, AnyCommand))
        except Refused:
            return False
        return True

    async def emote(self, person: Person, emote: EmoteWord) -> None:
        """Somebody whom we do not listen to makes a face."""
        with contextlib.suppress(Refused):
            await self.service.remarks.say(self.live, Quiet(person, self.table.viewer_of(person)), emote=emote)

    async def hint(self, person: Person, id: str) -> None:
        """Somebody whom we do not listen to asks for a hint."""
        with contextlib.suppress(Refused):
            await self.service.questions.hint(self.live, Quiet(person, self.table.viewer_of(person)), id)

    async def settled(self) -> None:
        """Whoever waits for a hint has it."""
        while self.service._answering:
            await asyncio.sleep(0)

    async def act(self, seat: Seat, number: int, id: str) -> None:
        """A seat that we do not listen to acts."""
        if seat in self.ghosts:
            await self._haunt(seat, number)
            return
        action = msgspec.to_builtins(self.game.catalogue[number])
        assert await self.order(self.persons[seat], {"do": "act", "action": action}, id)

    async def _haunt(self, seat: Seat, number: int) -> None:
        """The ghost acts, by the way that ghosts take."""
        entries = self.live.entries
        for _ in range(100):
            if self.live.entries > entries:
                return
            self.service.bots.wake(self.live)
            thought = self.chooser.thought
            if thought is not None and not thought.done():
                # What another one thought of before something else happened it need not think of any more.
                thought.set_result(number) if self.chooser.seat == seat else thought.cancel()
            await asyncio.sleep(0)
        raise AssertionError("the ghost did not act")

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """A request by HTTP; the answer is heard like everything else."""
        if self._web is None:
            doors = application(self.service, Wires(32_768, 262_144, 2))
            transport = httpx.ASGITransport(doors, client=("10.0.0.7", 1))  # type: ignore[arg-type]
            self._web = httpx.AsyncClient(transport=transport, base_url="http://ghosts.example")
        answer = await self._web.request(method, path, **more)
        assert b"unknown-path" not in answer.content, path
        self.replies.append((path, answer.status_code, answer.headers.raw, answer.content))
        return answer

    def heard(self) -> list[Any]:
        """All that the audience has heard since it was asked last."""
        heard: list[Any] = [list(ear.said) for ear in self.ears] + [list(self.replies), self.log.getvalue()]
        for ear in self.ears:
            ear.said.clear()
        self.replies.clear()
        return heard

    def become(self, other: "World", state: State) -> None:
        """The same as the other world from now on, but with this truth."""
        self.now = other.now
        self.live.table = copied(other.table, state)
        self.live.entries = other.live.entries
        self.store.tables[self.live.number] = list(other.store.tables[other.live.number])
        # What a ghost has said before it thinks of again: its seed is the same in both worlds.
        self.live.asides._hinted.clear()
        other.live.asides._hinted.clear()
        self.live.asides._hints.clear()
        other.live.asides._hints.clear()

    async def close(self) -> None:
        for ear in self.ears:
            ear.talk.end()
        await self.service.close()
        if self._web is not None:
            await self._web.aclose()
