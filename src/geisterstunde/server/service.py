"""The house: all tables. What is asked of a table is checked, committed, acknowledged and published, in this order.

A table is in memory as long as somebody is at it and a little longer; it comes back from the store on demand. Time,
luck and ghosts come from outside (`Sources`, `Mind`), and nothing here knows a socket.
"""

import asyncio
from typing import Final

from geisterstunde.core.journal import Journal
from geisterstunde.core.words import Refusal, Refused, Viewer
from geisterstunde.games import game_called
from geisterstunde.server.bot_runner import Mind
from geisterstunde.server.hosting.logs import Log
from geisterstunde.server.hosting.metrics import Tally
from geisterstunde.server.hosting.settings import Settings
from geisterstunde.server.protocol import Done, NewPerson, NewTable, said
from geisterstunde.server.store.interface import CodeTaken, NotSaved, Store
from geisterstunde.server.subscribers import Listener, Place
from geisterstunde.server.tables import Keeping
from geisterstunde.server.time_and_luck import Sources, hash_of
from geisterstunde.table.entries import AnyEntry, WatchLet, entry_from_bytes, entry_to_bytes
from geisterstunde.table.gathering import Gathering
from geisterstunde.table.records import journal_of
from geisterstunde.table.words import AnyCommand, Around, Founding, Person

FORGOTTEN_AT_ONCE: Final = 100
"""So many untouched tables are forgotten in one go."""
GHOST_RETRY: Final = 2.0
"""Seconds until a ghost tries again whose action could not be saved."""


class House(Keeping):
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
        super().__init__(store, settings, sources, log, tally)
        self._mind = mind
        self._is_closed = False
        # Who has come and not said hello yet, and until when that may be: a timer for each would take more memory.
        self._strangers: dict[Listener, float] = {}

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
                    table = await self._store.found(founding.code, entry_to_bytes(entry))
                    break
                except CodeTaken:
                    continue
                except Exception as problem:
                    self._check_saved(problem)
                    raise
        self.tally.founded += 1
        place = Place(founding.code, table, gathering, 1, self.sources.now)
        place.touched = self.sources.tick()
        # Whoever guessed the code this very moment has it from the store already; there must not be two of it.
        self._places.setdefault(founding.code, place)
        self.log.write("founded", game=wish.game)
        return founding.code, token, 0, gathering.viewer_of(0)

    async def join(self, code: str, wish: NewPerson, address: str = "") -> tuple[str, Person, int | None]:
        """A new person at a table: the token, number and seat."""
        async with self.at(code) as place:
            with self.limits.new_person(address):
                gathering = place.awake
                self._check_room(place)
                if gathering.people >= self.settings.most_people:
                    raise Refused(Refusal("too-many-people", {"most": self.settings.most_people}))
                token = self.sources.token()
                entry = gathering.join(wish.name, wish.seat, hash_of(token), only_watch=wish.only_watch)
                await self._commit(place, entry)
            self.tally.joined += 1
            self._publish(place, entry)
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

    def expect(self, listener: Listener) -> None:
        """Somebody has come; who does not say hello for too long is sent away."""
        self._strangers[listener] = self.sources.tick() + self.settings.hello_patience

    def expect_no_more(self, listener: Listener) -> None:
        """Somebody has said hello, or is gone."""
        self._strangers.pop(listener, None)

    async def enter(self, code: str, listener: Listener, token: str | None, last: int | None) -> Place:
        """Begin to listen; Refused for strangers where watching is forbidden, and for a wrong token."""
        async with self.at(code) as place:
            gathering = place.awake
            listener.person = known_person(gathering, token) if token is not None else None
            if listener.person is None and not gathering.around.may_watch:
                raise Refused(Refusal("watching-closed"))
            self._make_room(place, listener.person)
            listener.say(place.welcome(listener, last))
            place.listeners.append(listener)
            self.expect_no_more(listener)
            place.tell_who_is_here()
            self._wake_ghosts(place)
            return place

    def _make_room(self, place: Place, person: Person | None) -> None:
        """Refuse one more who watches where there are enough; somebody with too many windows loses the oldest one."""
        same = [listener for listener in place.listeners if listener.person == person]
        if person is None:
            if len(same) >= self.settings.watchers_of_table:
                raise Refused(Refusal("table-crowded", {"most": self.settings.watchers_of_table}))
        elif len(same) >= self.settings.sockets_of_person:
            same[0].part(Refusal("too-many-windows", {"most": self.settings.sockets_of_person}))

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
                if not gathering.has_done(listener.person, id):
                    self._check_room(place)
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

    def _check_room(self, place: Place) -> None:
        """Refused where so much has happened that no more is kept."""
        if place.entries >= self.settings.most_entries:
            raise Refused(Refusal("table-full", {"most": self.settings.most_entries}))

    def _publish(self, place: Place, entry: AnyEntry, actor: Listener | None = None, done: bytes | None = None) -> None:
        try:
            place.publish(entry, actor, done)
        except Exception as problem:
            # It is kept, so it is done. Whoever did not hear of it comes again and is told then.
            self.trouble("publish", problem)
            for listener in tuple(place.listeners):
                if listener is actor and done is not None:
                    listener.say(done)
                listener.part(Refusal("server-trouble"))
            return
        if isinstance(entry, WatchLet) and not entry.may_watch:
            for listener in tuple(place.listeners):
                if listener.person is None:
                    listener.part(Refusal("watching-closed"))
        self._wake_ghosts(place)

    # Ghosts

    def _wake_ghosts(self, place: Place) -> None:
        """Let the ghosts act whose turn it is; where nobody listens, they wait."""
        if place.haunting is None and place.listeners and place.awake.ghosts_to_act and not self._is_closed:
            place.haunting = asyncio.create_task(self._haunt(place))

    async def _haunt(self, place: Place) -> None:
        try:
            while place.listeners:
                try:
                    if not await self._let_a_ghost_act(place):
                        return
                except NotSaved:
                    await asyncio.sleep(GHOST_RETRY)
        except Exception as problem:
            self.trouble("ghost", problem, place)
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
            await self._commit(place, entry)
            self.tally.ghost_actions += 1
            self._publish(place, entry)
        return True

    async def calm(self, code: str) -> None:
        """Wait until no ghost is about to act at a table."""
        place = await self._place(code)
        while place.haunting is not None:
            await asyncio.wait([place.haunting])

    # What time brings

    async def tend(self) -> None:
        """Look at clocks and for hosts, let tables go at which nobody is, and those who say nothing; to be called
        about every second."""
        now, tick = self.sources.now(), self.sources.tick()
        self._lose_patience(tick)
        due: list[Place] = []
        without_host: list[Place] = []
        for place in list(self._places.values()):
            if self._may_leave_memory(place, tick):
                del self._places[place.code]
            elif place.gathering is not None and place.listeners:
                deadline = place.gathering.next_deadline
                if deadline is not None and deadline <= now:
                    due.append(place)
                if self._is_host_gone(place, tick):
                    without_host.append(place)
        await asyncio.gather(*map(self._expire, due), *map(self._hand_over, without_host))

    def _lose_patience(self, tick: float) -> None:
        for listener in [silent for silent, until in self._strangers.items() if until <= tick]:
            self.expect_no_more(listener)
            listener.part(Refusal("hello-late"))

    def _may_leave_memory(self, place: Place, tick: float) -> bool:
        is_used = place.listeners or place.busy or place.haunting is not None
        return not is_used and tick - place.touched >= self.settings.idle

    def _is_host_gone(self, place: Place, tick: float) -> bool:
        """Whether the host has not been here for so long that somebody else should be."""
        host = place.awake.around.host
        if place.host_seen is None or any(listener.person == host for listener in place.listeners):
            place.host_seen = tick
        return tick - place.host_seen >= self.settings.host_patience and place.heir() is not None

    async def _hand_over(self, place: Place) -> None:
        try:
            async with place.lock:
                gathering = await self._awake(place)
                heir = place.heir()
                # While we waited, the host may have come back.
                if heir is None or not self._is_host_gone(place, self.sources.tick()):
                    return
                entry = gathering.inherit(heir)
                await self._commit(place, entry)
                self._publish(place, entry)
        except Refused:
            # Not saved: it is tried again soon.
            return
        except Exception as problem:
            self.trouble("host", problem, place)

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
            self.trouble("clock", problem, place)

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
