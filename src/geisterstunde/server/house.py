"""The house: all tables. What is asked of a table is checked, committed, acknowledged and published, in this order.

A table is in memory as long as somebody is at it and a little longer; it comes back from the store on demand. Time,
luck and ghosts come from outside (`Sources`, `Mind`), and nothing here knows a socket.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from typing import Final, TypeVar

from geisterstunde.core.journal import Journal
from geisterstunde.core.words import Refusal, Refused, Viewer
from geisterstunde.games import game_called
from geisterstunde.server.codes import as_code
from geisterstunde.server.ghosts import Mind
from geisterstunde.server.limits import Limits
from geisterstunde.server.logs import Log
from geisterstunde.server.metrics import Tally
from geisterstunde.server.place import Listener, Place
from geisterstunde.server.protocol import Done, NewPerson, NewTable, said
from geisterstunde.server.settings import Settings
from geisterstunde.server.sources import Sources, hash_of
from geisterstunde.server.store import CodeTaken, Conflict, NotSaved, Store
from geisterstunde.table.entries import AnyEntry, WatchLet, entry_from_bytes, entry_to_bytes
from geisterstunde.table.gathering import Gathering
from geisterstunde.table.records import journal_of
from geisterstunde.table.words import AnyCommand, Around, Founding, Person

T = TypeVar("T")

FORGOTTEN_AT_ONCE: Final = 100
"""So many untouched tables are forgotten in one go."""
GHOST_RETRY: Final = 2.0
"""Seconds until a ghost tries again whose action could not be saved."""


class House:
    """All tables of one server."""

    def __init__(
        self,
        store: Store,
        mind: Mind,
        settings: Settings | None = None,
        sources: Sources | None = None,
        log: Log | None = None,
        tally: Tally | None = None,
    ) -> None:
        self.settings = settings or Settings()
        self.sources = sources or Sources()
        self.log = log or Log(now=self.sources.now)
        self.tally = tally or Tally()
        self.limits = Limits(self.settings, self.sources.tick)
        self._store = store
        self._mind = mind
        self._places: dict[str, Place] = {}
        self._coming: dict[str, asyncio.Task[Place]] = {}
        self._is_closed = False

    @property
    def in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self._places)

    # People come

    async def found(self, wish: NewTable, address: str = "") -> tuple[str, str, Person, int | None]:
        """A new table: its code, the founder's token, number and seat; Refused if it is not possible."""
        game = game_called(wish.game)
        with self.limits.new_table(address):
            if await self._store.count() >= self.settings.most_tables:
                raise Refused(Refusal("house-full"))
            token = self.sources.token()
            while True:
                founding = Founding(
                    code=self.sources.code(),
                    game=wish.game,
                    players=wish.players if wish.players is not None else game.fewest_players,
                    options=wish.options,
                    name=wish.name,
                    token_hash=hash_of(token),
                    secret=self.sources.secret(),
                    salt=self.sources.secret(),
                    at=self.sources.now(),
                    seat=wish.seat,
                    ghosts=wish.ghosts,
                )
                gathering, entry = Gathering.found(founding)
                try:
                    table = await self._saved(self._store.found(founding.code, entry_to_bytes(entry)))
                    break
                except CodeTaken:
                    continue
        self.tally.founded += 1
        place = self._places[founding.code] = Place(founding.code, table, gathering, 1, self.sources.now)
        place.touched = self.sources.tick()
        self.log.write("founded", game=wish.game)
        return founding.code, token, 0, gathering.viewer_of(0)

    async def join(self, code: str, wish: NewPerson, address: str = "") -> tuple[str, Person, int | None]:
        """A new person at a table: the token, number and seat."""
        async with self.at(code) as place:
            with self.limits.new_person(address):
                gathering = place.awake
                if gathering.people >= self.settings.most_people:
                    raise Refused(Refusal("too-many-people", {"most": self.settings.most_people}))
                token = self.sources.token()
                entry = gathering.join(wish.name, wish.seat, hash_of(token), only_watch=wish.only_watch)
                await self._commit(place, entry)
            self.tally.joined += 1
            place.publish(entry)
            assert entry.person is not None
            return token, entry.person, place.awake.viewer_of(entry.person)

    # Looking

    async def around(self, code: str) -> Around:
        """What is public about a table."""
        async with self.at(code) as place:
            return place.awake.around

    async def person_with(self, code: str, token: str) -> Person:
        """Who has this token; Refused if nobody at this table has."""
        async with self.at(code) as place:
            return known_person(place.awake, token)

    async def journal(self, code: str, number: int, token: str | None) -> Journal:
        """The journal of a finished game; where watching is forbidden, only for people of the table."""
        async with self.at(code) as place:
            gathering = place.awake
            if token is not None or not gathering.around.may_watch:
                known_person(gathering, token or "")
            # The entries of finished games are in the store only.
            kept = await self._store.entries(place.table)
            return finished_journal(kept, number)

    # Listening

    async def enter(self, code: str, listener: Listener, token: str | None, last: int | None) -> Place:
        """Begin to listen; Refused for strangers where watching is forbidden, and for a wrong token."""
        async with self.at(code) as place:
            gathering = place.awake
            listener.person = known_person(gathering, token) if token is not None else None
            if listener.person is None and not gathering.around.may_watch:
                raise Refused(Refusal("watching-forbidden"))
            if len(place.listeners) >= self.settings.sockets_of_table:
                raise Refused(Refusal("table-crowded", {"most": self.settings.sockets_of_table}))
            listener.say(place.welcome(listener, last))
            place.listeners.append(listener)
            place.tell_who_is_here()
            self._wake_ghosts(place)
            return place

    def leave(self, place: Place, listener: Listener) -> None:
        """Stop listening."""
        if listener not in place.listeners:
            return
        place.listeners.remove(listener)
        place.touched = self.sources.tick()
        if place.gathering is not None:
            place.tell_who_is_here()

    async def do(self, place: Place, listener: Listener, id: str, command: AnyCommand) -> None:
        """Carry out a command of a person: commit, then acknowledge, then publish."""
        if listener.person is None:
            raise Refused(Refusal("only-watching"))
        place.busy += 1
        try:
            async with place.lock:
                gathering = await self._awake(place)
                entry = gathering.do(listener.person, command, self.sources.now(), id)
                if entry is None:
                    listener.say(said(Done(id=id, number=newest(gathering, listener.viewer))))
                    return
                await self._commit(place, entry)
                # Whoever moves to another chair is numbered like those who sit there.
                done = Done(id=id, number=newest(gathering, gathering.viewer_of(listener.person)))
                self._publish(place, entry, listener, said(done))
        finally:
            place.busy -= 1

    def _publish(self, place: Place, entry: AnyEntry, actor: Listener | None = None, done: bytes | None = None) -> None:
        place.publish(entry, actor, done)
        if isinstance(entry, WatchLet) and not entry.may_watch:
            for listener in tuple(place.listeners):
                if listener.person is None:
                    listener.part(Refusal("watching-forbidden"))
        self._wake_ghosts(place)

    # The core: commit, and what happens if that fails

    async def _commit(self, place: Place, entry: AnyEntry) -> None:
        """Make the entry durable; if that fails, the gathering is read again before anybody goes on."""
        begun = self.sources.tick()
        try:
            await self._saved(self._store.append(place.table, place.entries, entry_to_bytes(entry)))
        except BaseException:
            place.gathering = None
            raise
        place.entries += 1
        self.tally.entries += 1
        self.tally.commit_seconds += self.sources.tick() - begun

    async def _saved(self, saving: Awaitable[T]) -> T:
        """What the store answers; a conflict means that this process is not alone, and nothing was kept."""
        try:
            return await saving
        except NotSaved as problem:
            self.tally.not_saved += 1
            self.log.trouble("store", problem.__cause__ or problem)
            raise
        except Conflict as problem:
            self.tally.not_saved += 1
            self.log.trouble("store", problem)
            raise NotSaved from problem

    @asynccontextmanager
    async def at(self, code: str) -> AsyncIterator[Place]:
        """A table for oneself, its gathering awake; Refused if there is none of that code."""
        place = await self._place(code)
        place.busy += 1
        place.touched = self.sources.tick()
        try:
            async with place.lock:
                await self._awake(place)
                yield place
        finally:
            place.busy -= 1

    async def _place(self, typed: str) -> Place:
        code = as_code(typed)
        if code is None:
            raise Refused(Refusal("unknown-table"))
        place = self._places.get(code)
        if place is not None:
            return place
        coming = self._coming.get(code)
        if coming is None:
            coming = self._coming[code] = asyncio.create_task(self._loaded(code))
            coming.add_done_callback(lambda _: self._coming.pop(code, None))
        # Whoever stops waiting does not stop the others.
        return await asyncio.shield(coming)

    async def _loaded(self, code: str) -> Place:
        table = await self._store.table_called(code)
        if table is None:
            raise Refused(Refusal("unknown-table"))
        kept = await self._store.entries(table)
        if not kept:
            raise Refused(Refusal("unknown-table"))
        place = Place(code, table, self._restored(kept), len(kept), self.sources.now)
        place.touched = self.sources.tick()
        # It may have been founded while we looked; there must not be two of it.
        return self._places.setdefault(code, place)

    def _restored(self, kept: list[bytes]) -> Gathering:
        try:
            return Gathering.restore(map(entry_from_bytes, kept))
        except Exception as problem:
            # Entries of another version of the rules, or damaged ones: the rest of the house goes on.
            self.log.trouble("restore", problem)
            self.tally.troubles += 1
            raise Refused(Refusal("table-unreadable")) from None

    async def _awake(self, place: Place) -> Gathering:
        """The gathering of a place whose lock is held."""
        if place.gathering is None:
            kept = await self._store.entries(place.table)
            place.gathering = self._restored(kept)
            place.entries = len(kept)
        return place.gathering

    def doubt(self, place: Place) -> None:
        """Something went wrong here: what is in memory is read again before anybody goes on."""
        place.gathering = None

    # Ghosts

    def _wake_ghosts(self, place: Place) -> None:
        """Let the ghosts act whose turn it is; where nobody listens, they wait."""
        if place.haunting is None and place.listeners and place.awake.ghosts_to_act and not self._is_closed:
            place.haunting = asyncio.create_task(self._haunt(place))

    async def _haunt(self, place: Place) -> None:
        try:
            while place.listeners and await self._let_a_ghost_act(place):
                pass
        except Exception as problem:
            self.tally.troubles += 1
            self.log.trouble("ghost", problem)
            self.doubt(place)
        finally:
            place.haunting = None

    async def _let_a_ghost_act(self, place: Place) -> bool:
        """One action of one ghost; False if it is no ghost's turn."""
        async with place.lock:
            gathering = await self._awake(place)
            if not gathering.ghosts_to_act:
                return False
            seat = gathering.ghosts_to_act[0]
            view, level = gathering.view(seat), gathering.around.chairs[seat].level
            assert view is not None
            game = game_called(gathering.around.game)
        number = await self._mind.choose(game, view, seat, level or "", self.sources.thought())
        async with place.lock:
            gathering = await self._awake(place)
            # While it thought, something may have been taken back or somebody may have come back.
            if seat not in gathering.ghosts_to_act or gathering.view(seat) != view:
                return True
            entry = gathering.ghost_acts(seat, number, self.sources.now())
            try:
                await self._commit(place, entry)
            except NotSaved:
                await asyncio.sleep(GHOST_RETRY)
                return True
            self.tally.ghost_actions += 1
            place.publish(entry)
        return True

    async def calm(self, code: str) -> None:
        """Wait until no ghost is about to act at a table."""
        place = await self._place(code)
        while place.haunting is not None:
            await asyncio.wait([place.haunting])

    # What time brings

    async def tend(self) -> None:
        """Look at the clocks, and let tables go at which nobody is; to be called about every second."""
        now, tick = self.sources.now(), self.sources.tick()
        for place in list(self._places.values()):
            if place.gathering is not None:
                deadline = place.gathering.next_deadline
                if deadline is not None and deadline <= now and place.listeners:
                    await self._expire(place)
            if self._may_leave_memory(place, tick):
                del self._places[place.code]

    def _may_leave_memory(self, place: Place, tick: float) -> bool:
        is_used = place.listeners or place.busy or place.haunting is not None
        return not is_used and tick - place.touched >= self.settings.idle

    async def _expire(self, place: Place) -> None:
        try:
            async with place.lock:
                gathering = await self._awake(place)
                entry = gathering.expire(self.sources.now())
                if entry is None:
                    return
                await self._commit(place, entry)
                self.tally.clocks_run_out += 1
                self._publish(place, entry)
        except Refused:
            # Not saved: the clock is looked at again soon.
            return
        except Exception as problem:
            self.tally.troubles += 1
            self.log.trouble("clock", problem)
            self.doubt(place)

    async def forget_untouched(self) -> int:
        """Forget some tables that nobody touched for long; how many. To be called now and then."""
        if not self.settings.keep_days:
            return 0
        moment = self.sources.now() - self.settings.keep_days * 86_400
        used = {place.table for place in self._places.values()}
        forgotten = 0
        for table in await self._store.untouched_since(moment, FORGOTTEN_AT_ONCE):
            if table not in used:
                await self._store.forget(table)
                forgotten += 1
        return forgotten

    async def close(self) -> None:
        """Let the ghosts go; whatever was acknowledged is in the store."""
        self._is_closed = True
        haunting = [place.haunting for place in self._places.values() if place.haunting is not None]
        for task in haunting:
            task.cancel()
        await asyncio.gather(*haunting, return_exceptions=True)
        await self._mind.close()


def newest(gathering: Gathering, viewer: Viewer) -> int:
    """The number of the newest message of an audience."""
    return gathering.numbers[0 if viewer is None else viewer + 1]


def known_person(gathering: Gathering, token: str) -> Person:
    """Who has this token; Refused if nobody has."""
    person = gathering.person_of(hash_of(token))
    if person is None:
        raise Refused(Refusal("unknown-token"))
    return person


def finished_journal(kept: list[bytes], number: int) -> Journal:
    """The journal of one finished game among the entries of a table; Refused if it has not ended or never began."""
    journal = journal_of(map(entry_from_bytes, kept), number)
    if journal.ended is None:
        raise Refused(Refusal("game-not-finished"))
    return journal
