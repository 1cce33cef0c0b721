"""All that can be asked of the tables of one server: it is decided, committed, acknowledged, published.

Tables, those who listen to them and the bots that play are three things (tables.py, subscribers.py, bot_runner.py);
here they come together. Time, luck and the choices of bots come from outside (`TimeAndLuck`, `BotChooser`), and
nothing here knows a socket.
"""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from functools import cached_property
from typing import Any, Final

from msgspec.structs import replace

from geisterstunde.bots.queue import Asker
from geisterstunde.bots.words import Advice
from geisterstunde.core.journal import PlayedOn
from geisterstunde.core.words import Conclusions, Event, Foretold, Refusal, Refused, Seat, View, Viewer
from geisterstunde.games import game_called
from geisterstunde.server.bodies import NewPerson, NewTable, TableNow
from geisterstunde.server.bot_runner import BotChooser, BotRunner
from geisterstunde.server.deals import DealResults, Deals
from geisterstunde.server.hosting.backups import Backups
from geisterstunde.server.hosting.logs import Log
from geisterstunde.server.hosting.metrics import Counters
from geisterstunde.server.hosting.settings import Settings
from geisterstunde.server.http.limits import Limits
from geisterstunde.server.look_backs import LookBacks, PastGame
from geisterstunde.server.protocol import Done, Said, said
from geisterstunde.server.store.interface import CodeTaken, Conflict, Store
from geisterstunde.server.subscribers import Strangers, Subscriber
from geisterstunde.server.tables import LiveTable, Restored, Tables, breathe
from geisterstunde.server.time_and_luck import TimeAndLuck, hash_of
from geisterstunde.table.checked import number_in
from geisterstunde.table.decide import Decision
from geisterstunde.table.entries import (
    Acted,
    AnyEntry,
    Expired,
    KeptEntries,
    TookBack,
    WatchLet,
    WordsOpened,
    entry_to_bytes,
)
from geisterstunde.table.journals import journal_of
from geisterstunde.table.names import checked_remark
from geisterstunde.table.play import Play
from geisterstunde.table.recalling import HeardMoment, moments_of, seen_at
from geisterstunde.table.signing import Signer
from geisterstunde.table.table import Table
from geisterstunde.table.unasked import Room
from geisterstunde.table.words import Act, AnyCommand, EmoteWord, Founding, Person, Remark, Start, TableSheet

FORGOTTEN_AT_ONCE: Final = 100
"""So many untouched tables are forgotten in one go."""
SHARE_WITH_UNDO: Final = 0.75
"""Beyond this share of what a table may take nothing is taken back any more, so that a game can always be finished."""
READ_FOR_A_REQUEST: Final = 65_536
"""Reading so many bytes of a table costs as much as a request."""
WEIGH_EVERY: Final = 30.0
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
        self.tables = Tables(store, self.time_and_luck, self.log, self.counters, self.trouble, self.settings)
        self.strangers = Strangers(tick, self.settings.hello_patience)
        self.since = self.time_and_luck.now()
        """When this service began."""
        self.backups = Backups(store, self.settings.data, self.time_and_luck.now)
        self.bots = BotRunner(self.tables, chooser, self.time_and_luck.thought, self._act_for_bot, self.trouble)
        self._store = store
        self._weighed = -WEIGH_EVERY
        self.house_size = 0
        """How many bytes all tables take, as far as anybody knows."""
        self._chooser = chooser
        self._hinting: set[tuple[int, Person]] = set()
        """Who waits for a hint, at which table."""
        self._answering: set[asyncio.Task[None]] = set()
        self.look_backs = LookBacks(self, store, chooser)
        self.deals = Deals(self, store)

    @cached_property
    def house_token(self) -> str:
        """Who says it is the host of the server."""
        return self.settings.house_token or self.time_and_luck.token()

    async def tables_kept(self) -> int:
        """How many tables there are, in memory or not."""
        return await self._store.count()

    # People come

    async def found(
        self, wish: NewTable, address: str = "", played_on: PlayedOn | None = None
    ) -> tuple[str, str, Person, int | None]:
        """A new table: its code, the founder's token, number and seat; Refused if it is not possible."""
        with self.limits.new_table(address):
            if await self._store.count() >= self.settings.most_tables:
                raise Refused(Refusal("house-full"))
            token = self.time_and_luck.token()
            while True:
                founding = self._founding(wish, token, played_on)
                table, entry = Table.found(founding)
                kept = entry_to_bytes(entry)
                self.check_room(len(kept), address)
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
            entry = await self._carry_out(live, lambda table: table.decide(0, Start(), self.time_and_luck.now()))
            if entry is not None:
                self._publish(live, entry)

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

    async def journal(self, code: str, number: int, token: str | None, address: str = "") -> str:
        """The journal of a finished game; where watching is forbidden, only for people of the table.

        What is over does not change any more, so nobody at the table waits for it.
        """
        async with self.tables.at(code) as live:
            check_past_game(live.table, number, token)
            self.limits.count_request(address, live.size // READ_FOR_A_REQUEST)
        return await self.past_journal(code, number)

    async def past_game(self, code: str, number: int, token: str | None) -> PastGame:
        """A finished game of a table, for whoever may read its journal; Refused for all others."""
        async with self.tables.at(code) as live:
            check_past_game(live.table, number, token)
            return live.number, number

    async def past_journal(self, code: str, number: int) -> str:
        """The journal of a finished game, for what was allowed before."""
        async with self.tables.at(code) as live:
            since = live.table.begun[number]
        kept = await self.tables.entries(live.number, since)
        return await asyncio.to_thread(finished_journal, kept, self.signer)

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
        async with live:
            live.address = subscriber.address
            entry = await self._carry_out(live, lambda table: self._decided(live, table, person, id, command))
            # Whoever moves to another chair is numbered like those who sit there; an action moves nobody.
            viewer = subscriber.viewer if type(entry) is Acted else live.table.viewer_of(person)
            done = said(Done(id=id, number=newest(live.table, viewer)))
            if entry is None:
                subscriber.say(done)
            else:
                self._publish(live, entry, subscriber, done)
            if type(entry) is WordsOpened:
                await self._begin(live)

    def _decided(self, live: LiveTable, table: Table, person: Person, id: str, command: AnyCommand) -> Decision | None:
        """What becomes of a command, given who is here and what hints have said."""
        around = live.subscribers.around
        if type(command) is Act and (seat := table.viewer_of(person)) is not None:
            around = around._replace(advised=live.asides.advised(seat, table))
        return table.decide(person, command, self.time_and_luck.now(), id, around)

    async def _begin(self, live: LiveTable) -> None:
        """If nobody's words are waited for any more, the game begins; for whoever has the table for oneself."""
        # What cannot be kept now begins when `tend` looks again.
        with suppress(Refused):
            entry = await self._carry_out(live, lambda table: table.decide_beginning(self.time_and_luck.now()))
            if entry is not None:
                self._publish(live, entry)

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

    async def conclude(self, live: LiveTable, subscriber: Subscriber) -> tuple[int, Conclusions | None]:
        """What follows from what a subscriber sees, and the number of the news that showed it.

        It is worked out from the view alone: nothing else can be told.
        """
        async with live:
            table = await self.tables.refresh(live)
            viewer = table.viewer_of(subscriber.person)
            number, view = newest(table, viewer), table.view_for(viewer)
        if view is None:
            raise Refused(Refusal("no-game-yet"))
        self.counters.concluded += 1
        return number, game_called(table.sheet.game).conclude(view)

    async def recall(self, live: LiveTable, subscriber: Subscriber) -> tuple[int, list[HeardMoment]]:
        """All that a subscriber has heard in the game of the table, and the number of the newest news in it."""
        async with live:
            table = await self.tables.refresh(live)
            play, viewer = _watched(table, subscriber)
            self.counters.recalled += 1
            return newest(table, viewer), moments_of(play, viewer)

    async def look(self, live: LiveTable, subscriber: Subscriber, moment: int) -> tuple[tuple[Event, ...], View]:
        """What a subscriber heard at one of the moments of `recall`, and saw; Refused if there is no such moment."""
        async with live:
            play, viewer = _watched(await self.tables.refresh(live), subscriber)
            self.counters.recalled += 1
            return seen_at(play, viewer, moment)

    async def say_aside(
        self, live: LiveTable, subscriber: Subscriber, *, emote: EmoteWord | None = None, text: str = ""
    ) -> int:
        """Somebody at a chair says something aside; everybody hears it, and the last ones are kept with the table."""
        async with live:
            table = await self.tables.refresh(live)
            seat, person = acting_seat(table, subscriber.person), subscriber.person
            assert person is not None
            if emote is None:
                if not table.sheet.may_chat:
                    raise Refused(Refusal("chat-not-allowed"))
                text = checked_remark(text)
            live.asides.pay_for_remark(person, self.settings, self.time_and_luck.tick())
            now = self.time_and_luck.now()
            remark = Remark(person=person, seat=seat, name=table.name_of(person), at=now, emote=emote, text=text)
            live.asides.add(remark)
            live.subscribers.tell(said(Said(remark=remark)))
            self.counters.remarks += 1
            self._keep_asides(live)
            return newest(table, seat)

    def _keep_asides(self, live: LiveTable) -> None:
        """Have the last remarks kept; nobody waits for that, and where it fails the next one is kept."""
        keeping = asyncio.ensure_future(self._store.keep_asides(live.number, live.asides.to_keep()))
        keeping.add_done_callback(self._tell_if_not_kept)

    def _tell_if_not_kept(self, keeping: "asyncio.Future[None]") -> None:
        if not keeping.cancelled() and (problem := keeping.exception()) is not None:
            self.tables.tell_not_saved(problem)

    async def hint(self, live: LiveTable, subscriber: Subscriber, id: str) -> Advice:
        """What the strongest bot would do on the chair of a person whose turn it is, knowing the same as the person.

        That it was asked for is told to everybody first. The same view is thought about once.
        """
        person = subscriber.person
        if person is None:
            raise Refused(Refusal("only-watching"))
        with self._one_hint(live, person):
            async with live:
                table = await self.tables.refresh(live)
                table.decide_hint(person, id)
                seat = acting_seat(table, person)
                view = table.view_for(seat)
                assert view is not None
                # Noted each time: else who is told could tell whether somebody has acted unseen in between.
                live.asides.pay_for_hint(person, self.settings, self.time_and_luck.tick())
                entry = await self._carry_out(live, lambda table: table.decide_hint(person, id))
                assert entry is not None
                self._publish(live, entry)
                known = live.asides.hint_for(seat, view)
                if known is not None:
                    return known
            self.counters.hints += 1
            game = game_called(table.sheet.game)
            advice = await self._chooser.advise(
                game, view, self.time_and_luck.thought(), Asker(subscriber.address, live.number)
            )
            if live.table.view_for(seat) != view:
                raise Refused(Refusal("hint-too-late"))
            live.asides.remember_hint(seat, view, advice)
            return advice

    @contextmanager
    def _one_hint(self, live: LiveTable, person: Person) -> Iterator[None]:
        """Refused if the person waits for a hint already, or too many do in this house."""
        key = (live.number, person)
        if key in self._hinting:
            raise Refused(Refusal("hint-under-way"))
        if len(self._hinting) >= self.settings.most_hints:
            raise Refused(Refusal("hints-busy"))
        self._hinting.add(key)
        try:
            yield
        finally:
            self._hinting.discard(key)

    async def _carry_out(self, live: LiveTable, decide: Callable[[Table], Decision | None]) -> AnyEntry | None:
        """Decide, make it durable, let it happen; None: nothing to do. For whoever has the table for oneself.

        A conflict means that another process was faster: what it did is read, and it is decided again.
        """
        for _ in range(ATTEMPTS):
            decision = decide(await self.tables.refresh(live) if live.is_stale else live.table)
            if decision is None:
                return None
            kept = entry_to_bytes(decision.entry)
            self._check_table(live, decision.entry)
            self.check_room(len(kept), live.address)
            try:
                await self.tables.commit(live, decision, kept)
            except Conflict:
                await self._catch_up(live)
                continue
            return decision.entry
        raise Refused(Refusal("table-busy"))

    def _check_table(self, live: LiveTable, entry: AnyEntry) -> None:
        """Refused where so much has happened that no more is kept; what is left is for moves, not for taking back."""
        settings = self.settings
        if live.entries >= settings.most_entries or live.size >= settings.largest_table:
            self.counters.too_much += 1
            raise Refused(Refusal("table-full", {"most": settings.most_entries}))
        if isinstance(entry, TookBack) and live.size >= settings.largest_table * SHARE_WITH_UNDO:
            self.counters.too_much += 1
            raise Refused(Refusal("undo-no-more"))

    def check_room(self, size: int, address: str) -> None:
        """Refused if the house keeps enough, or this address has had so much kept lately."""
        try:
            if self.house_size >= self.settings.largest_house:
                raise Refused(Refusal("house-full"))
            self.limits.keep_bytes(address, size)
        except Refused:
            self.counters.too_much += 1
            raise
        self.house_size += size

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
        if isinstance(entry, WatchLet) and not entry.may_watch:
            live.subscribers.part_watchers()
        if live.table.sheet.deal and live.table.sheet.phase == "over":
            # Nobody waits for that; where it fails it is kept when somebody asks.
            self.answer_later(self._note_deal(live))
        self.bots.wake(live)

    async def _note_deal(self, live: LiveTable) -> None:
        with suppress(Refused):
            await self.deals.note(live)

    async def deal_results(self, code: str, token: str) -> DealResults:
        """How the deal of a table ended everywhere, for somebody who has played it there to its end."""
        async with self.tables.at(code) as live:
            seat = acting_seat(live.table, known_person(live.table, token))
            return await self.deals.results(live, seat)

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
        await self._weigh()
        now = self.time_and_luck.now()
        listened = [live for live in self.tables if live.subscribers]
        due = [live for live in listened if (live.table.next_deadline or now + 1) <= now]
        without_host = [live for live in listened if self._heir(live) is not None]
        await asyncio.gather(*map(self._expire, due), *map(self._hand_over, without_host))

    async def _weigh(self) -> None:
        """Look now and then how much the house really keeps; in between it is counted."""
        tick = self.time_and_luck.tick()
        if tick >= self._weighed + WEIGH_EVERY:
            self._weighed = tick
            self.house_size = await self._store.size()

    def _heir(self, live: LiveTable) -> Person | None:
        return live.subscribers.heir(live.table, self.time_and_luck.tick(), self.settings.host_patience)

    async def _expire(self, live: LiveTable) -> None:
        """Let the clock of a table run out."""
        entry = await self._happen("clock", live, lambda table: table.decide_expiry(self.time_and_luck.now()))
        self.counters.clocks_run_out += type(entry) is Expired

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


def newest(table: Table, viewer: Viewer) -> int:
    """The number of the newest message of an audience."""
    return table.number_for(viewer)


def known_person(table: Table, token: str) -> Person:
    """Who has this token; Refused if nobody has."""
    person = table.person_of(hash_of(token))
    if person is None:
        raise Refused(Refusal("unknown-token"))
    return person


def check_past_game(table: Table, number: int, token: str | None) -> None:
    """Refused unless that game is over, and whoever has this token may look at it."""
    if token is not None or not table.sheet.may_watch:
        known_person(table, token or "")
    begun = table.begun
    if not 0 <= number < len(begun):
        raise Refused(Refusal("no-such-game", {"number": number + 1, "games": len(begun)}))
    if number == len(begun) - 1 and table.sheet.phase == "playing":
        raise Refused(Refusal("game-not-finished"))


def _watched(table: Table, subscriber: Subscriber) -> tuple[Play, Viewer]:
    """The game that a subscriber sees, and with whose eyes; Refused where there is none to be seen."""
    viewer = table.viewer_of(subscriber.person)
    if table.play is None or table.view_for(viewer) is None:
        raise Refused(Refusal("no-game-yet"))
    return table.play, viewer


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


def finished_journal(kept: list[bytes], signer: Signer | None) -> str:
    """The journal of the first game among entries that begin with it, signed; Refused if it has not ended."""
    journal = journal_of(KeptEntries(kept, breathe), 0)
    if journal.ended is None:
        raise Refused(Refusal("game-not-finished"))
    return journal.text() if signer is None else signer.signed(journal)
