"""All that can be asked of the tables of one server: it is decided, committed, acknowledged, published.

Tables, those who listen to them and the bots that play are three things (tables.py, subscribers.py, bot_runner.py);
here they come together. Time, luck and the choices of bots come from outside (`TimeAndLuck`, `BotChooser`), and
nothing here knows a socket.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Final

from geisterstunde.core.journal import Journal
from geisterstunde.core.words import Foretold, Refusal, Refused, Seat, View, Viewer
from geisterstunde.games import game_called
from geisterstunde.server.bot_runner import BotChooser, BotRunner
from geisterstunde.server.hosting.logs import Log
from geisterstunde.server.hosting.metrics import Counters
from geisterstunde.server.hosting.settings import Settings
from geisterstunde.server.http.limits import Limits
from geisterstunde.server.protocol import Done, NewPerson, NewTable, said
from geisterstunde.server.store.interface import CodeTaken, Conflict, Store
from geisterstunde.server.subscribers import Strangers, Subscriber
from geisterstunde.server.tables import LiveTable, Tables
from geisterstunde.server.time_and_luck import TimeAndLuck, hash_of
from geisterstunde.table.checked import number_in
from geisterstunde.table.decide import Decision
from geisterstunde.table.entries import AnyEntry, WatchLet, entry_from_bytes, entry_to_bytes
from geisterstunde.table.journals import journal_of
from geisterstunde.table.table import Table
from geisterstunde.table.words import AnyCommand, Founding, Person, TableSheet

FORGOTTEN_AT_ONCE: Final = 100
"""So many untouched tables are forgotten in one go."""
ATTEMPTS: Final = 5
"""So often it is decided anew where another process was faster."""


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
    ) -> None:
        self.settings = settings or Settings()
        self.time_and_luck = time_and_luck or TimeAndLuck()
        self.log = log or Log(now=self.time_and_luck.now)
        self.counters = counters or Counters()
        tick = self.time_and_luck.tick
        self.limits = Limits(self.settings, tick)
        self.tables = Tables(store, self.time_and_luck, self.log, self.counters, self.trouble)
        self.strangers = Strangers(tick, self.settings.hello_patience)
        self.bots = BotRunner(self.tables, chooser, self.time_and_luck.thought, self._act_for_bot, self.trouble)
        self._store = store

    # People come

    async def found(self, wish: NewTable, address: str = "") -> tuple[str, str, Person, int | None]:
        """A new table: its code, the founder's token, number and seat; Refused if it is not possible."""
        with self.limits.new_table(address):
            if await self._store.count() >= self.settings.most_tables:
                raise Refused(Refusal("house-full"))
            token = self.time_and_luck.token()
            while True:
                founding = self._founding(wish, token)
                table, entry = Table.found(founding)
                try:
                    number = await self._store.found(founding.code, entry_to_bytes(entry))
                    break
                except CodeTaken:
                    continue
                except Exception as problem:
                    self.tables.tell_not_saved(problem)
                    raise
        self.counters.founded += 1
        # Whoever guessed the code this very moment has it from the store already.
        self.tables.add(founding.code, number, table, 1)
        self.log.write("founded", game=wish.game)
        return founding.code, token, 0, table.viewer_of(0)

    def _founding(self, wish: NewTable, token: str) -> Founding:
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
        )

    async def join(self, code: str, wish: NewPerson, address: str = "") -> tuple[str, Person, int | None]:
        """A new person at a table: the token, number and seat."""
        token = self.time_and_luck.token()

        def decide(table: Table) -> Decision:
            if table.people >= self.settings.most_people:
                raise Refused(Refusal("too-many-people", {"most": self.settings.most_people}))
            return table.decide_joining(wish.name, wish.seat, hash_of(token), only_watch=wish.only_watch)

        async with self.tables.at(code) as live:
            with self.limits.new_person(address):
                entry = await self._carry_out(live, decide)
            assert entry is not None
            assert entry.person is not None
            self.counters.joined += 1
            self._publish(live, entry)
            return token, entry.person, live.table.viewer_of(entry.person)

    # Looking

    async def sheet(self, code: str) -> TableSheet:
        """What is public about a table."""
        async with self.tables.at(code) as live:
            return live.table.sheet

    async def person_with(self, code: str, token: str) -> Person:
        """Who has this token; Refused if nobody at this table has."""
        async with self.tables.at(code) as live:
            return known_person(live.table, token)

    async def journal(self, code: str, number: int, token: str | None) -> Journal:
        """The journal of a finished game; where watching is forbidden, only for people of the table."""
        async with self.tables.at(code) as live:
            if token is not None or not live.table.sheet.may_watch:
                known_person(live.table, token or "")
            # The entries of finished games are in the store only.
            kept = await self._store.entries(live.number)
            return finished_journal(kept, number)

    # Listening

    async def enter(self, code: str, subscriber: Subscriber, token: str | None, last: int | None) -> LiveTable:
        """Begin to listen; Refused for strangers where watching is forbidden, and for a wrong token."""
        async with self.tables.at(code) as live:
            table = live.table
            subscriber.person = known_person(table, token) if token is not None else None
            if subscriber.person is None and not table.sheet.may_watch:
                raise Refused(Refusal("watching-closed"))
            live.subscribers.check_room(subscriber.person, self.settings)
            live.subscribers.enter(table, subscriber, last)
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
        async with live:
            entry = await self._carry_out(
                live, lambda table: table.decide(person, command, self.time_and_luck.now(), id)
            )
            # Whoever moves to another chair is numbered like those who sit there.
            done = said(Done(id=id, number=newest(live.table, live.table.viewer_of(person))))
            if entry is None:
                subscriber.say(done)
            else:
                self._publish(live, entry, subscriber, done)

    async def foretell(self, live: LiveTable, subscriber: Subscriber, action: dict[str, Any]) -> Foretold:
        """What the seat of a person is certain to hear and see if it does this; Refused with the reason if it may not.

        It is worked out from the seat's own view: nothing else can be told, and nothing at the table changes.
        """
        async with live:
            table = await self.tables.refresh(live)
            seat = acting_seat(table, subscriber.person)
            view = table.view_for(seat)
        if view is None:
            raise Refused(Refusal("no-game-yet"))
        self.counters.foretold += 1
        game = game_called(table.sheet.game)
        return game.foretell(view, seat, game.catalogue[number_in(game, action)])

    async def _carry_out(self, live: LiveTable, decide: Callable[[Table], Decision | None]) -> AnyEntry | None:
        """Decide, make it durable, let it happen; None: nothing to do. For whoever has the table for oneself.

        A conflict means that another process was faster: what it did is read, and it is decided again.
        """
        for _ in range(ATTEMPTS):
            decision = decide(await self.tables.refresh(live))
            if decision is None:
                return None
            try:
                self._check_entries(live)
                await self.tables.commit(live, decision)
            except Conflict:
                await self._catch_up(live)
                continue
            return decision.entry
        raise Refused(Refusal("table-busy"))

    def _check_entries(self, live: LiveTable) -> None:
        """Refused where so much has happened that no more is kept."""
        if live.entries >= self.settings.most_entries:
            raise Refused(Refusal("table-full", {"most": self.settings.most_entries}))

    async def _catch_up(self, live: LiveTable) -> None:
        """Read what another process has done, and tell those who listen here."""
        self.counters.conflicts += 1
        before = live.table
        live.subscribers.welcome_again(await self.tables.refresh(live), before)

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
        if isinstance(entry, WatchLet) and not entry.may_watch:
            live.subscribers.part_watchers()
        self.bots.wake(live)

    async def _act_for_bot(self, live: LiveTable, seat: Seat, view: View, number: int) -> None:
        """A bot does what it decided from this view; nothing if the table looks different to it by now."""

        def decide(table: Table) -> Decision | None:
            # While it thought, something may have been taken back or somebody may have come back.
            if seat not in table.bots_to_act or table.view_for(seat) != view:
                return None
            return table.decide_for_bot(seat, number, self.time_and_luck.now())

        async with live:
            entry = await self._carry_out(live, decide)
            if entry is not None:
                self.counters.bot_actions += 1
                self._publish(live, entry)

    async def calm(self, code: str) -> None:
        """Wait until no bot is about to act at a table."""
        await self.bots.calm(await self.tables.called(code))

    # What time brings

    async def tend(self) -> None:
        """Look at clocks and for hosts, let tables go at which nobody is, and those who say nothing; to be called
        about every second."""
        self.strangers.send_away()
        self.tables.let_go(self.settings.idle)
        now = self.time_and_luck.now()
        listened = [live for live in self.tables if live.subscribers]
        due = [live for live in listened if (live.table.next_deadline or now + 1) <= now]
        without_host = [live for live in listened if self._heir(live) is not None]
        await asyncio.gather(*map(self._expire, due), *map(self._hand_over, without_host))

    def _heir(self, live: LiveTable) -> Person | None:
        return live.subscribers.heir(live.table, self.time_and_luck.tick(), self.settings.host_patience)

    async def _expire(self, live: LiveTable) -> None:
        """Let the clock of a table run out."""
        entry = await self._happen("clock", live, lambda table: table.decide_expiry(self.time_and_luck.now()))
        self.counters.clocks_run_out += entry is not None

    async def _hand_over(self, live: LiveTable) -> None:
        """Make somebody who is here the host of a table."""

        def decide(table: Table) -> Decision | None:
            # While we waited, the host may have come back.
            heir = self._heir(live)
            return None if heir is None else table.decide_heir(heir)

        await self._happen("host", live, decide)

    async def _happen(self, where: str, live: LiveTable, decide: Callable[[Table], Decision | None]) -> AnyEntry | None:
        """Carry out what nobody has asked for; what is not possible now is tried again soon."""
        try:
            async with live:
                entry = await self._carry_out(live, decide)
                if entry is not None:
                    self._publish(live, entry)
                return entry
        except Refused:
            return None
        except Exception as problem:
            self.trouble(where, problem, live)
            return None

    async def forget_untouched(self) -> int:
        """Forget some tables that nobody touched for long; how many. To be called now and then."""
        if not self.settings.keep_days:
            return 0
        moment = self.time_and_luck.now() - self.settings.keep_days * 86_400
        used = {live.number for live in self.tables}
        forgotten = 0
        for table in await self._store.untouched_since(moment, FORGOTTEN_AT_ONCE):
            if table not in used:
                await self._store.forget(table)
                forgotten += 1
        return forgotten

    def trouble(self, where: str, problem: BaseException, live: LiveTable | None = None) -> None:
        """A mistake of ours: it is told to the host, and what is in memory is read again before anybody goes on."""
        self.counters.troubles += 1
        self.log.trouble(where, problem)
        if live is not None:
            live.is_stale = True

    async def close(self) -> None:
        """Let the bots go; whatever was acknowledged is in the store."""
        await self.bots.close()


def newest(table: Table, viewer: Viewer) -> int:
    """The number of the newest message of an audience."""
    return table.number_for(viewer)


def known_person(table: Table, token: str) -> Person:
    """Who has this token; Refused if nobody has."""
    person = table.person_of(hash_of(token))
    if person is None:
        raise Refused(Refusal("unknown-token"))
    return person


def acting_seat(table: Table, person: Person | None) -> Seat:
    """The chair on which a person is; Refused for those who only watch, and for who has left it."""
    if person is None:
        raise Refused(Refusal("only-watching"))
    seat = table.viewer_of(person)
    if seat is None:
        raise Refused(Refusal("not-seated"))
    if table.sheet.chairs[seat].away:
        raise Refused(Refusal("come-back-first"))
    return seat


def finished_journal(kept: list[bytes], number: int) -> Journal:
    """The journal of one finished game among the entries of a table; Refused if it has not ended or never began."""
    journal = journal_of(map(entry_from_bytes, kept), number)
    if journal.ended is None:
        raise Refused(Refusal("game-not-finished"))
    return journal
