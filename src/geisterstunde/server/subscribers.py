"""Who listens to a table, and what each of them is sent."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final, Protocol

from geisterstunde.core.words import Refusal, Refused, Viewer
from geisterstunde.server.asides import Asides
from geisterstunde.server.hosting.settings import Settings
from geisterstunde.server.protocol import Heard, Present, Welcome, You, said
from geisterstunde.server.sentences import texts_at, words_of
from geisterstunde.server.version import version
from geisterstunde.table.circumstances import Circumstances
from geisterstunde.table.entries import Acted, AnyEntry
from geisterstunde.table.table import Table
from geisterstunde.table.words import Person
from geisterstunde.texts import Texts

CROWD: Final = 16
"""Where so many listen, one more who only watches is told of later."""


class Subscriber(Protocol):
    """Whoever hears what happens at a table."""

    address: str
    person: Person | None
    viewer: Viewer
    language: str
    wants_sentences: bool

    def say(self, *messages: bytes) -> None:
        """Tell it at once, or let it go if it does not listen."""

    def part(self, refusal: Refusal) -> None:
        """Tell it why it cannot stay."""


class Subscribers:
    """Those who listen to one table."""

    __slots__ = ("_all", "_asides", "_begun", "_host_seen", "_is_presence_owed", "_left", "_now", "around")

    def __init__(self, now: Callable[[], float], asides: Asides, absence: float, opening: float) -> None:
        self._now = now
        self._asides = asides
        self._all: list[Subscriber] = []
        self._begun = now()
        """Whoever has not been here since is gone since then, as far as anybody here can know."""
        self._left: dict[Person, float] = {}
        """When each person was here last, of those who are not."""
        self.around = Circumstances(self.gone_since, absence, opening)
        self._is_presence_owed = False
        """Whether somebody has not been told yet who is here."""
        self._host_seen: float | None = None
        """When the host was here last, as far as anybody has looked."""

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[Subscriber]:
        # Whoever is sent away leaves while others are still being told.
        return iter(tuple(self._all))

    def check_room(self, person: Person | None, address: str, settings: Settings) -> None:
        """Refused for one more who watches where there are enough; somebody with too many windows loses the oldest."""
        same = [subscriber for subscriber in self._all if subscriber.person == person]
        if person is None:
            if len(same) >= settings.watchers_of_table:
                self._make_room(same, address, Refusal("table-crowded", {"most": settings.watchers_of_table}))
        elif len(same) >= settings.sockets_of_person:
            same[0].part(Refusal("too-many-windows", {"most": settings.sockets_of_person}))

    def _make_room(self, watchers: list[Subscriber], address: str, refusal: Refusal) -> None:
        """Of the address that has most of the places, the newest gives its own up; Refused if that helps nobody."""
        crowds = Counter(watcher.address for watcher in watchers)
        largest, size = crowds.most_common(1)[0]
        if crowds[address] + 1 >= size:
            raise Refused(refusal)
        [watcher for watcher in watchers if watcher.address == largest][-1].part(refusal)

    def enter(self, table: Table, subscriber: Subscriber, last: int | None) -> None:
        """One more listens, is told where it stands and what it has missed since `last`, and all hear who is here."""
        subscriber.say(self._welcome(table, subscriber, last))
        led = self._asides.reviewing.now(table)
        if led is not None:
            subscriber.say(said(led))
        self._all.append(subscriber)
        if subscriber.person is not None:
            self._left.pop(subscriber.person, None)
        self._tell_of_change(table, subscriber)

    def leave(self, table: Table, subscriber: Subscriber) -> None:
        """One stops listening; nothing if it had stopped before."""
        if subscriber in self._all:
            self._all.remove(subscriber)
            person = subscriber.person
            if person is not None and all(other.person != person for other in self._all):
                self._left[person] = self._now()
            self._tell_of_change(table, subscriber)

    def gone_since(self, person: Person) -> float | None:
        """Since when a person is not connected; None for who is."""
        if any(subscriber.person == person for subscriber in self._all):
            return None
        return self._left.get(person, self._begun)

    def welcome_again(self, table: Table, before: Table) -> None:
        """Tell everybody where the table stands, and what has happened since it stood as before."""
        for subscriber in self:
            viewer = table.viewer_of(subscriber.person)
            last = before.number_for(viewer) if viewer == subscriber.viewer else None
            subscriber.say(self._welcome(table, subscriber, last))

    def _welcome(self, table: Table, subscriber: Subscriber, last: int | None) -> bytes:
        person = subscriber.person
        subscriber.viewer = seat = table.viewer_of(person)
        news = table.welcome_for(seat, last)
        is_host = person is not None and person == table.sheet.host
        words = words_of(news, texts_of(table, subscriber.language, seat)) if subscriber.wants_sentences else None
        you = You(person=person, seat=seat, is_host=is_host)
        remarks = self._asides.remarks
        return said(Welcome(you=you, news=news, now=self._now(), version=version(), remarks=remarks, words=words))

    def tell(self, message: bytes) -> None:
        """Tell everybody the same."""
        for subscriber in self:
            subscriber.say(message)

    def publish(
        self, table: Table, entry: AnyEntry, actor: Subscriber | None = None, done: bytes | None = None
    ) -> None:
        """Tell everybody what the entry made them hear; the actor is told first that it is done."""
        # An action moves nobody to another chair; everything else may.
        may_have_moved = type(entry) is not Acted
        heard: dict[tuple[Viewer, str], bytes | None] = {}
        for subscriber in self:
            if may_have_moved and table.viewer_of(subscriber.person) != subscriber.viewer:
                message: bytes | None = self._welcome(table, subscriber, None)
            else:
                key = (subscriber.viewer, subscriber.language if subscriber.wants_sentences else "")
                if key not in heard:
                    heard[key] = _heard(table, *key)
                message = heard[key]
            if subscriber is actor and done is not None:
                if message is None:
                    subscriber.say(done)
                else:
                    subscriber.say(done, message)
            elif message is not None:
                subscriber.say(message)

    def _tell_of_change(self, table: Table, subscriber: Subscriber) -> None:
        """Somebody came or went: all hear it, but of one more in a crowd that watches only when `tend` looks again.

        Else a hundred who come at once are told ten thousand times who is here, and whoever moves meanwhile waits.
        """
        if subscriber.person is not None or len(self._all) < CROWD:
            self._tell_who_is_here(table)
        else:
            self._is_presence_owed = True

    def tell_of_crowd(self, table: Table) -> None:
        """Tell who is here, if that was put off."""
        if self._is_presence_owed:
            self._tell_who_is_here(table)

    def _tell_who_is_here(self, table: Table) -> None:
        self._is_presence_owed = False
        here = {subscriber.viewer for subscriber in self._all}
        seats = tuple(chair.who == "bot" or seat in here for seat, chair in enumerate(table.sheet.chairs))
        watchers = sum(subscriber.viewer is None for subscriber in self._all)
        people = (chair.person for chair in table.sheet.chairs)
        gone = tuple(None if person is None else self.gone_since(person) for person in people)
        self.tell(said(Present(seats=seats, watchers=watchers, gone_since=gone, absence=self.around.absence)))

    def part_watchers(self) -> None:
        """Send away those who only watch."""
        for subscriber in self:
            if subscriber.person is None:
                subscriber.part(Refusal("watching-closed"))

    def heir(self, table: Table, tick: float, patience: float) -> Person | None:
        """Who should be the host, because the host has been gone for so long: of those who listen from a chair, who
        has been here longest; None if the host is here, or nobody can be."""
        here = {subscriber.person for subscriber in self._all}
        if self._host_seen is None or table.sheet.host in here:
            self._host_seen = tick
        if tick - self._host_seen < patience:
            return None
        seated = {chair.person for chair in table.sheet.chairs if chair.person is not None and not chair.away}
        return min((person for person in here if person in seated and person is not None), default=None)


def texts_of(table: Table, language: str, reader: Viewer) -> Texts:
    """The texts of the game at a table, with the names of the chairs, said to whoever sits on one or watches."""
    return texts_at(language, table.sheet.game, table.sheet.chairs, reader)


def _heard(table: Table, viewer: Viewer, language: str) -> bytes | None:
    news = table.news_for(viewer)
    if news is None:
        return None
    return said(Heard(news=news, words=words_of(news, texts_of(table, language, viewer)) if language else None))


class Strangers:
    """Who has come and not said hello yet, and until when that may be: a timer for each would take more memory."""

    def __init__(self, tick: Callable[[], float], patience: float) -> None:
        self._tick = tick
        self._patience = patience
        self._until: dict[Subscriber, float] = {}

    def expect(self, subscriber: Subscriber) -> None:
        """Somebody has come."""
        self._until[subscriber] = self._tick() + self._patience

    def expect_no_more(self, subscriber: Subscriber) -> None:
        """Somebody has said hello, or is gone."""
        self._until.pop(subscriber, None)

    def send_away(self) -> None:
        """Whoever has not said hello for too long has to leave."""
        tick = self._tick()
        for subscriber in [silent for silent, until in self._until.items() if until <= tick]:
            self.expect_no_more(subscriber)
            subscriber.part(Refusal("hello-late"))
