"""All that can be asked of the tables of one server: it is decided, committed, acknowledged, published.

Tables, those who listen to them and the bots that play are three things (tables.py, subscribers.py, bot_runner.py);
here they come together. What is asked or said beside the game, what time brings and what is over are parts of their
own (questions.py, remarks.py, caretaker.py, past_games.py, look_backs.py, deals.py), which know the service only as
their `Surroundings`. Time, luck and the choices of bots come from outside (`TimeAndLuck`, `BotChooser`), and nothing
here knows a socket.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import cached_property
from typing import Any, Final

from msgspec.structs import replace

from geisterstunde.core.journal import PlayedOn
from geisterstunde.core.words import Refusal, Refused, Seat, View
from geisterstunde.games import game_called
from geisterstunde.server.bodies import NewPerson, NewTable, TableNow
from geisterstunde.server.bot_runner import BotChooser, BotRunner
from geisterstunde.server.caretaker import Caretaker
from geisterstunde.server.deals import Deals
from geisterstunde.server.ghost_names import check_is_no_ghost
from geisterstunde.server.hosting.backups import Backups
from geisterstunde.server.hosting.logs import Log
from geisterstunde.server.hosting.metrics import Counters
from geisterstunde.server.hosting.settings import Settings
from geisterstunde.server.http.limits import Limits
from geisterstunde.server.kept_bytes import KeptBytes
from geisterstunde.server.look_backs import LookBacks
from geisterstunde.server.past_games import PastGames
from geisterstunde.server.protocol import Done, said
from geisterstunde.server.questions import Questions
from geisterstunde.server.remarks import Remarks
from geisterstunde.server.store.interface import CodeTaken, Conflict, Store
from geisterstunde.server.subscribers import Strangers, Subscriber
from geisterstunde.server.tables import LiveTable, Restored, Tables
from geisterstunde.server.time_and_luck import TimeAndLuck, hash_of
from geisterstunde.server.who_asks import known_person
from geisterstunde.table.decide import Decision
from geisterstunde.table.entries import Acted, AnyEntry, WatchLet, WordsOpened, entry_to_bytes
from geisterstunde.table.signing import Signer
from geisterstunde.table.table import Table
from geisterstunde.table.unasked import Room
from geisterstunde.table.words import Act, AnyCommand, Founding, Person, Rename, Start, TableSheet

ATTEMPTS: Final = 5
"""So often it is decided anew where another process was faster."""
DAY: Final = 86_400.0
MOST_TROUBLES: Final = 1000
"""The moments of so many mistakes are remembered."""


class Service:
    """All tables of one server."""

    def __init__(
        self,
        store: Store,
        chooser: BotChooser,
        settings: Settings | None = None,
        time_and_luck: TimeAndLuck | None = None,
        log: Log | None = None,
        counters: Counters | None = None,
        signer: Signer | None = None,
    ) -> None:
        self.signer = signer
        """Who signs the journals that are told; nobody where nothing is kept."""
        self.settings = settings or Settings()
        self.time_and_luck = time_and_luck or TimeAndLuck()
        self.log = log or Log(now=self.time_and_luck.now)
        self.counters = counters or Counters()
        tick = self.time_and_luck.tick
        self.limits = Limits(self.settings, tick)
        self.kept_bytes = KeptBytes(store, self.settings, self.limits, self.counters)
        self.tables = Tables(store, self.time_and_luck, self.log, self.counters, self.trouble, self.settings)
        self.strangers = Strangers(tick, self.settings.hello_patience)
        self.since = self.time_and_luck.now()
        """When this service began."""
        self._troubles: deque[float] = deque(maxlen=MOST_TROUBLES)
        self.backups = Backups(store, self.settings.data, self.time_and_luck.now)
        self.bots = BotRunner(self.tables, chooser, self.time_and_luck.thought, self._act_for_bot, self.trouble)
        self._store = store
        self._answering: set[asyncio.Task[None]] = set()
        self.caretaker = Caretaker(self, store, self.strangers)
        self.questions = Questions(self, chooser)
        self.remarks = Remarks(self, store)
        self.past_games = PastGames(self.tables, self.limits, signer)
        self.look_backs = LookBacks(self, self.past_games, store, chooser)
        self.deals = Deals(self, store)

    @cached_property
    def house_token(self) -> str:
        """Who says it is the host of the server."""
        return self.settings.house_token or self.time_and_luck.token()

    async def tables_kept(self) -> int:
        """How many tables there are, in memory or not."""
        return await self._store.count()

    async def bytes_kept(self) -> int:
        """How large the file of all tables is."""
        return await self._store.size()

    @property
    def troubles_of_day(self) -> int:
        """How many mistakes were made in the last 24 hours, as far as this server remembers."""
        return sum(at > self.time_and_luck.now() - DAY for at in self._troubles)

    # People come

    async def found(
        self, wish: NewTable, address: str = "", played_on: PlayedOn | None = None
    ) -> tuple[str, str, Person, int | None]:
        """A new table: its code, the founder's token, number and seat; Refused if it is not possible."""
        check_is_no_ghost(wish.name)
        with self.limits.new_table(address):
            if await self._store.count() >= self.settings.most_tables:
                raise Refused(Refusal("house-full"))
            token = self.time_and_luck.token()
            while True:
                founding = self._founding(wish, token, played_on)
                table, entry = Table.found(founding)
                kept = entry_to_bytes(entry)
                self.kept_bytes.pay(len(kept), address)
                try:
                    number = await self._store.found(founding.code, kept)
                    break
                except CodeTaken:
                    continue
                except Exception as problem:
                    self.tables.tell_not_saved(problem)
                    raise
        self.counters.founded += 1
        # Whoever guessed the code this very moment has it from the store already.
        self.tables.add(founding.code, number, Restored(table, 1, len(kept))).address = address
        self.log.write("founded", game=wish.game)
        return founding.code, token, 0, table.viewer_of(0)

    async def begin_for_founder(self, code: str) -> None:
        """Let the first game of a new table begin at once."""
        async with self.tables.at(code) as live:
            await self.happen(live, lambda table: table.decide(0, Start(), self.time_and_luck.now()))

    def _founding(self, wish: NewTable, token: str, played_on: PlayedOn | None) -> Founding:
        founding = self._plain_founding(wish, token, played_on)
        if not wish.deal:
            return founding
        deal = self.deals.called(wish.deal)
        return replace(
            founding,
            game=deal.game,
            players=deal.players,
            options=deal.options,
            secret=self.deals.secret_of(deal),
            is_practice=False,
            deal=deal.token,
        )

    def _plain_founding(self, wish: NewTable, token: str, played_on: PlayedOn | None) -> Founding:
        return Founding(
            code=self.time_and_luck.code(),
            game=wish.game,
            players=wish.players if wish.players is not None else game_called(wish.game).fewest_players,
            options=wish.options,
            name=wish.name,
            token_hash=hash_of(token),
            secret=self.time_and_luck.secret(),
            salt=self.time_and_luck.secret(),
            at=self.time_and_luck.now(),
            seat=wish.seat,
            bots=wish.bots,
            avatar=wish.avatar,
            is_practice=wish.is_practice,
            played_on=played_on,
        )

    async def join(self, code: str, wish: NewPerson, address: str = "") -> tuple[str, Person, int | None]:
        """A new person at a table: the token, number and seat."""
        check_is_no_ghost(wish.name)
        token = self.time_and_luck.token()

        def decide(table: Table) -> Decision:
            here = frozenset(one.person for one in live.subscribers if one.person is not None)
            room = Room(self.settings.most_people, here)
            return table.decide_joining(
                wish.name, wish.seat, hash_of(token), room, only_watch=wish.only_watch, avatar=wish.avatar
            )

        async with self.tables.at(code) as live:
            live.address = address
            with self.limits.new_person(address):
                entry = await self.happen(live, decide)
            assert entry is not None
            assert entry.person is not None
            self.counters.joined += 1
            return token, entry.person, live.table.viewer_of(entry.person)

    # Looking

    async def sheet(self, code: str) -> TableSheet:
        """What is public about a table."""
        async with self.tables.at(code) as live:
            return live.table.sheet

    async def now(self, code: str, token: str | None) -> TableNow:
        """What is happening at a table, as whoever has this token sees it."""
        async with self.tables.at(code) as live:
            table = live.table
            viewer = table.viewer_of(known_person(table, token)) if token is not None else None
            view = table.view_for(viewer)
            return TableNow(sheet=table.sheet, to_act=view.to_act if view is not None else ())

    async def person_with(self, code: str, token: str) -> Person:
        """Who has this token; Refused if nobody at this table has."""
        async with self.tables.at(code) as live:
            return known_person(live.table, token)

    # Listening

    async def enter(self, code: str, subscriber: Subscriber, token: str | None, last: int | None) -> LiveTable:
        """Begin to listen; Refused for strangers where watching is forbidden, and for a wrong token."""
        async with self.tables.at(code) as live:
            table = live.table
            subscriber.person = known_person(table, token) if token is not None else None
            if subscriber.person is None and not table.sheet.may_watch:
                raise Refused(Refusal("watching-closed"))
            live.subscribers.check_room(subscriber.person, subscriber.address, self.settings)
            live.subscribers.enter(table, subscriber, last)
            if subscriber.person is not None:
                live.address = subscriber.address
            self.strangers.expect_no_more(subscriber)
            self.bots.wake(live)
            return live

    def leave(self, live: LiveTable, subscriber: Subscriber) -> None:
        """Stop listening."""
        live.touched = self.time_and_luck.tick()
        live.subscribers.leave(live.table, subscriber)

    # What is done at a table

    async def do(self, live: LiveTable, subscriber: Subscriber, id: str, command: AnyCommand) -> None:
        """Carry out a command of a person: decide, commit, acknowledge, publish."""
        person = subscriber.person
        if person is None:
            raise Refused(Refusal("only-watching"))
        if type(command) is Rename:
            check_is_no_ghost(command.name)
        async with live:
            live.address = subscriber.address
            entry = await self._carry_out(live, lambda table: self._decided(live, table, person, id, command))
            # Whoever moves to another chair is numbered like those who sit there; an action moves nobody.
            viewer = subscriber.viewer if type(entry) is Acted else live.table.viewer_of(person)
            done = said(Done(id=id, number=live.table.number_for(viewer)))
            if entry is None:
                subscriber.say(done)
            else:
                self._publish(live, entry, subscriber, done)
            if type(entry) is WordsOpened:
                await self._begin(live)

    def _decided(self, live: LiveTable, table: Table, person: Person, id: str, command: AnyCommand) -> Decision | None:
        """What becomes of a command, given who is here and what hints have said."""
        around = live.subscribers.around
        # Almost nobody asks for hints, and circumstances are made anew only for those who did.
        if type(command) is Act and (advised := live.asides.advised(person, table)) is not None:
            around = around._replace(advised=advised)
        return table.decide(person, command, self.time_and_luck.now(), id, around)

    async def _begin(self, live: LiveTable) -> None:
        """If nobody's words are waited for any more, the game begins; for whoever has the table for oneself."""
        # What cannot be kept now begins when `tend` looks again.
        with suppress(Refused):
            await self.happen(live, lambda table: table.decide_beginning(self.time_and_luck.now()))

    async def happen(self, live: LiveTable, decide: Callable[[Table], Decision | None]) -> AnyEntry | None:
        """Carry out and tell everybody what is decided; None: nothing to do. For whoever has the table for oneself."""
        entry = await self._carry_out(live, decide)
        if entry is not None:
            self._publish(live, entry)
        return entry

    async def _carry_out(self, live: LiveTable, decide: Callable[[Table], Decision | None]) -> AnyEntry | None:
        """Decide, make it durable, let it happen; None: nothing to do. For whoever has the table for oneself.

        A conflict means that another process was faster: what it did is read, and it is decided again.
        """
        for _ in range(ATTEMPTS):
            decision = decide(await self.tables.refresh(live) if live.is_stale else live.table)
            if decision is None:
                return None
            kept = entry_to_bytes(decision.entry)
            self.kept_bytes.check_table(live, decision.entry)
            self.kept_bytes.charge(live, len(kept))
            try:
                await self.tables.commit(live, decision, kept)
            except Conflict:
                await self._catch_up(live)
                continue
            return decision.entry
        raise Refused(Refusal("table-busy"))

    async def _catch_up(self, live: LiveTable) -> None:
        """Read what another process has done, and tell those who listen here."""
        self.counters.conflicts += 1
        await self.tables.refresh(live)

    def _publish(
        self, live: LiveTable, entry: AnyEntry, actor: Subscriber | None = None, done: bytes | None = None
    ) -> None:
        try:
            live.subscribers.publish(live.table, entry, actor, done)
        except Exception as problem:
            # It is kept, so it is done. Whoever did not hear of it comes again and is told then.
            self.trouble("publish", problem)
            for subscriber in live.subscribers:
                if subscriber is actor and done is not None:
                    subscriber.say(done)
                subscriber.part(Refusal("server-trouble"))
            return
        if type(entry) is WatchLet and not entry.may_watch:
            live.subscribers.part_watchers()
        if live.table.sheet.deal and live.table.sheet.phase == "over":
            # Nobody waits for that; where it fails it is kept when somebody asks.
            self.answer_later(self.deals.note_if_possible(live))
        self.bots.wake(live)

    async def _act_for_bot(self, live: LiveTable, seat: Seat, view: View, number: int) -> None:
        """A bot does what it decided from this view; nothing if the table looks different to it by now."""

        def decide(table: Table) -> Decision | None:
            # While it thought, something may have been taken back or somebody may have come back.
            if seat not in table.bots_to_act or table.view_for(seat) != view:
                return None
            return table.decide_for_bot(seat, number, self.time_and_luck.now())

        async with live:
            if await self.happen(live, decide) is not None:
                self.counters.bot_actions += 1

    async def calm(self, code: str) -> None:
        """Wait until no bot is about to act at a table."""
        await self.bots.calm(await self.tables.called(code))

    def trouble(self, where: str, problem: BaseException, live: LiveTable | None = None) -> None:
        """A mistake of ours: it is told to the host, and what is in memory is read again before anybody goes on."""
        self.counters.troubles += 1
        self._troubles.append(self.time_and_luck.now())
        self.log.trouble(where, problem)
        if live is not None:
            live.is_stale = True

    def answer_later(self, answering: Coroutine[Any, Any, None]) -> None:
        """Go on with an answer while other messages of the same client are heard."""
        task = asyncio.create_task(answering)
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)

    async def close(self) -> None:
        """Let the bots go; whatever was acknowledged is in the store."""
        for task in tuple(self._answering):
            task.cancel()
        await asyncio.gather(*self._answering, return_exceptions=True)
        await self.look_backs.close()
        await self.bots.close()
        await self.tables.close()
