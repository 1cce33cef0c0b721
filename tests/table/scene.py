"""A table with everything that was kept of it, for scenarios."""

import random
from typing import Any

import msgspec
import pytest

from geisterstunde.core.journal import Journal
from geisterstunde.core.luck import commitment_to_words
from geisterstunde.core.words import Refused, Viewer
from geisterstunde.table import notes
from geisterstunde.table.circumstances import USUAL, Circumstances
from geisterstunde.table.decide import Decision
from geisterstunde.table.entries import AnyEntry, entry_from_bytes, entry_to_bytes
from geisterstunde.table.journals import journal_of
from geisterstunde.table.table import Table
from geisterstunde.table.words import (
    Act,
    AnyCommand,
    Chair,
    Founding,
    OpenWords,
    PromiseWords,
    SetClock,
    Start,
    TableSheet,
)

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Greta", "Hugo")


def founding(game: str = "18-ghosts", players: int = 2, **more: Any) -> Founding:
    asked: dict[str, Any] = {"name": "Ada", "token_hash": "hash 0", "secret": "moon", "salt": "salt", "at": 1000.0}
    return Founding(code="moon-candle-seven", game=game, players=players, **(asked | more))


def taken(table: Table, decision: Decision | None) -> AnyEntry | None:
    """What was decided happens at once; None stays None."""
    if decision is None:
        return None
    table.take(decision)
    return decision.entry


def done(
    table: Table, person: int, command: AnyCommand, now: float, id: str = "", around: Circumstances = USUAL
) -> AnyEntry | None:
    """A command of a person, carried out; None if it was before."""
    return taken(table, table.decide(person, command, now, id, around))


def joined(table: Table, name: str, seat: int | None, token_hash: str, **more: Any) -> AnyEntry:
    """A new person has come."""
    decision = table.decide_joining(name, seat, token_hash, **more)
    table.take(decision)
    return decision.entry


def bot_acted(table: Table, seat: int, number: int, now: float) -> AnyEntry:
    """A bot has acted."""
    decision = table.decide_for_bot(seat, number, now)
    table.take(decision)
    return decision.entry


def expired(table: Table, now: float) -> AnyEntry | None:
    """If a clock has run out, a lot has acted."""
    return taken(table, table.decide_expiry(now))


def numbers_of(table: Table) -> tuple[int, ...]:
    """The number of the newest message of those who watch and of each seat."""
    return tuple(table.number_for(viewer) for viewer in (None, *range(table.sheet.players)))


class Scene:
    """A table, the bytes a store would hold, and the hour."""

    def __init__(self, game: str = "18-ghosts", players: int = 2, **more: Any) -> None:
        self.table, first = Table.found(founding(game, players, **more))
        self.kept = [entry_to_bytes(first)]
        self.now = 1000.0
        self.gone: dict[int, float] = {}
        """People who are not connected, and since when."""
        self.around = Circumstances(self.gone.get)

    @property
    def sheet(self) -> TableSheet:
        return self.table.sheet

    @property
    def chairs(self) -> tuple[Chair, ...]:
        return self.sheet.chairs

    @property
    def to_act(self) -> tuple[int, ...]:
        assert self.table.play is not None
        return self.table.play.to_act

    def keep(self, entry: AnyEntry | None) -> AnyEntry:
        assert entry is not None
        self.kept.append(entry_to_bytes(entry))
        return entry

    def join(self, name: str, seat: int | None = None, **more: Any) -> int:
        """The number of the new person."""
        entry = self.keep(joined(self.table, name, seat, f"hash {self.table.people}", **more))
        assert entry.person is not None
        return entry.person

    def do(self, person: int, command: AnyCommand, id: str = "") -> AnyEntry:
        return self.keep(done(self.table, person, command, self.now, id, self.around))

    def refusal(self, person: int, command: AnyCommand) -> str:
        """Why a command is not possible; it has changed nothing."""
        before = told(self.table)
        with pytest.raises(Refused) as refused:
            done(self.table, person, command, self.now, around=self.around)
        assert told(self.table) == before
        return refused.value.refusal.key

    def act(self, seat: int, text: str | None = None) -> AnyEntry:
        """An action of the person at this seat, in the notation of the game; else the first one that is possible."""
        play = self.table.play
        assert play is not None
        action = play.game.read(text) if text is not None else play.choices(seat)[0]
        person = self.chairs[seat].person
        assert person is not None
        return self.do(person, Act(msgspec.to_builtins(action)))

    def bot_acts(self, seat: int, number: int | None = None) -> AnyEntry:
        """An action of a bot; without a number the first one that is possible."""
        play = self.table.play
        assert play is not None
        chosen = min(play.state.legal(seat)) if number is None else number
        return self.keep(bot_acted(self.table, seat, chosen, self.now))

    def promise(self, person: int, words: str) -> AnyEntry:
        """Somebody promises words for the next game."""
        return self.do(person, PromiseWords(commitment_to_words(self.sheet.promise, words)))

    def open(self, person: int, words: str) -> AnyEntry:
        """Somebody opens words, and the game begins if they were the last."""
        opened = self.do(person, OpenWords(words))
        decision = self.table.decide_beginning(self.now)
        if decision is not None:
            self.keep(taken(self.table, decision))
        return opened

    def expire(self) -> AnyEntry:
        """What is due by now happens."""
        return self.keep(expired(self.table, self.now))

    def play_to_the_end(self, seed: int = 1) -> None:
        rng = random.Random(seed)
        while self.sheet.phase == "playing":
            seat = rng.choice(self.to_act)
            assert self.table.play is not None
            choice = rng.choice(self.table.play.choices(seat))
            if self.chairs[seat].level is None:
                self.do(self.chairs[seat].person or 0, Act(msgspec.to_builtins(choice)))
            else:
                self.bot_acts(seat, self.table.play.game.catalogue.number(choice))

    def notes(self, viewer: Viewer = None) -> list[notes.Note]:
        """What the audience heard of the last entry around the table."""
        news = self.table.news_for(viewer)
        return [] if news is None else list(news.notes)

    def restored(self) -> Table:
        return Table.restore(map(entry_from_bytes, self.kept))

    def journal(self, number: int = 0) -> Journal:
        return journal_of(map(entry_from_bytes, self.kept), number)


def told(table: Table) -> dict[str, Any]:
    """All that can be told of a table from outside."""
    viewers: list[Viewer] = [None, *range(table.sheet.players)]
    return {
        "sheet": table.sheet,
        "numbers": numbers_of(table),
        "welcome": [table.welcome_for(viewer, None) for viewer in viewers],
        "since": [table.welcome_for(viewer, 0) for viewer in viewers],
        "latest": [table.news_for(viewer) for viewer in viewers],
        "people": [(table.name_of(one), table.viewer_of(one)) for one in range(table.people)],
        "tokens": [table.person_of(f"hash {number}") for number in range(table.people + 1)],
        "deadline": table.next_deadline,
        "ghosts": table.bots_to_act,
    }


def table_of(game: str = "18-ghosts", players: int = 2, **more: Any) -> Scene:
    """A table with a person on every chair; person and seat have the same number."""
    scene = Scene(game, players, **more)
    for name in NAMES[1:players]:
        scene.join(name)
    return scene


def game_of(game: str = "18-ghosts", players: int = 2, *, clock: int | None = None, **more: Any) -> Scene:
    """A table of people whose game has begun."""
    scene = table_of(game, players, **more)
    if clock is not None:
        scene.do(0, SetClock(clock))
    scene.do(0, Start())
    return scene
