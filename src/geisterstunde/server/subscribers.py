"""A table in memory, with those who listen to it."""

import asyncio
from collections.abc import Callable
from typing import Protocol

from geisterstunde.core.words import Refusal, Viewer
from geisterstunde.server.protocol import Heard, Present, Welcome, You, said
from geisterstunde.server.sentences import texts_at, words_of
from geisterstunde.table.entries import AnyEntry, Played
from geisterstunde.table.gathering import Gathering
from geisterstunde.table.words import News, Person
from geisterstunde.texts import Texts


class Listener(Protocol):
    """Whoever hears what happens at a place."""

    person: Person | None
    viewer: Viewer
    language: str
    wants_sentences: bool

    def say(self, *messages: bytes) -> None:
        """Tell it at once, or let it go if it does not listen."""

    def part(self, refusal: Refusal) -> None:
        """Tell it why it cannot stay."""


class Place:
    """One gathering, its number in the store, and how many entries are kept of it."""

    __slots__ = (
        "busy",
        "code",
        "entries",
        "gathering",
        "haunting",
        "host_seen",
        "listeners",
        "lock",
        "now",
        "table",
        "touched",
    )

    def __init__(self, code: str, table: int, gathering: Gathering, entries: int, now: Callable[[], float]) -> None:
        self.code = code
        self.table = table
        self.gathering: Gathering | None = gathering
        """None after something could not be saved: it is read again from the store before anybody goes on."""
        self.entries = entries
        self.now = now
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        self.haunting: asyncio.Task[None] | None = None
        """The ghosts that are about to act."""
        self.busy = 0
        """How many are doing something here, or wait to."""
        self.touched = 0.0
        self.host_seen: float | None = None
        """When the host was here last, as far as anybody has looked."""

    @property
    def awake(self) -> Gathering:
        """The gathering; only after the house has made sure of it."""
        assert self.gathering is not None
        return self.gathering

    def texts(self, language: str, reader: Viewer) -> Texts:
        """The texts of the game here, with the names of the chairs, said to whoever sits on one or watches."""
        around = self.awake.around
        return texts_at(language, around.game, around.chairs, reader)

    def welcome(self, listener: Listener, last: int | None) -> bytes:
        """Where this listener stands, and what it has missed."""
        gathering = self.awake
        person = listener.person
        listener.viewer = gathering.viewer_of(person)
        news = gathering.welcome(listener.viewer, last)
        seat = listener.viewer
        is_host = person is not None and person == gathering.around.host
        words = words_of(news, self.texts(listener.language, seat)) if listener.wants_sentences else None
        return said(Welcome(you=You(person=person, seat=seat, is_host=is_host), news=news, now=self.now(), words=words))

    def publish(self, entry: AnyEntry, actor: Listener | None = None, done: bytes | None = None) -> None:
        """Tell everybody what the entry made them hear; the actor is told first that it is done."""
        # An action moves nobody to another chair; everything else may.
        may_have_moved = type(entry) is not Played
        heard: dict[tuple[Viewer, str], bytes | None] = {}
        for listener in tuple(self.listeners):
            if may_have_moved and self.awake.viewer_of(listener.person) != listener.viewer:
                message: bytes | None = self.welcome(listener, None)
            else:
                key = (listener.viewer, listener.language if listener.wants_sentences else "")
                if key not in heard:
                    heard[key] = self._heard(*key)
                message = heard[key]
            if listener is actor and done is not None:
                if message is None:
                    listener.say(done)
                else:
                    listener.say(done, message)
            elif message is not None:
                listener.say(message)

    def _heard(self, viewer: Viewer, language: str) -> bytes | None:
        news: News | None = self.awake.latest(viewer)
        if news is None:
            return None
        return said(Heard(news=news, words=words_of(news, self.texts(language, viewer)) if language else None))

    def heir(self) -> Person | None:
        """Who would be the host if the host were gone: of those who listen from a chair, who has been here longest."""
        chairs = self.awake.around.chairs
        seated = {chair.person for chair in chairs if chair.person is not None and not chair.away}
        return min((person for listener in self.listeners if (person := listener.person) in seated), default=None)

    def tell_who_is_here(self) -> None:
        """Tell everybody who is connected just now."""
        chairs = self.awake.around.chairs
        here = {listener.viewer for listener in self.listeners}
        seats = tuple(chair.who == "ghost" or seat in here for seat, chair in enumerate(chairs))
        watchers = sum(listener.viewer is None for listener in self.listeners)
        message = said(Present(seats=seats, watchers=watchers))
        for listener in tuple(self.listeners):
            listener.say(message)
