"""A gathering with everything that was kept of it, for scenarios."""

import random
from typing import Any

import msgspec
import pytest

from geisterstunde.core.journal import Journal
from geisterstunde.core.words import Refused, Viewer
from geisterstunde.table import notes
from geisterstunde.table.entries import AnyEntry, entry_from_bytes, entry_to_bytes
from geisterstunde.table.gathering import Gathering
from geisterstunde.table.records import journal_of
from geisterstunde.table.words import Act, AnyCommand, Around, Chair, Founding, Start

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fritz")


def founding(game: str = "18-ghosts", players: int = 2, **more: Any) -> Founding:
    asked: dict[str, Any] = {"name": "Ada", "token_hash": "hash 0", "secret": "moon", "salt": "salt", "at": 1000.0}
    return Founding(code="moon-candle-seven", game=game, players=players, **(asked | more))


class Scene:
    """A gathering, the bytes a store would hold, and the hour."""

    def __init__(self, game: str = "18-ghosts", players: int = 2, **more: Any) -> None:
        self.gathering, first = Gathering.found(founding(game, players, **more))
        self.kept = [entry_to_bytes(first)]
        self.now = 1000.0

    @property
    def around(self) -> Around:
        return self.gathering.around

    @property
    def chairs(self) -> tuple[Chair, ...]:
        return self.around.chairs

    @property
    def to_act(self) -> tuple[int, ...]:
        assert self.gathering.running is not None
        return self.gathering.running.to_act

    def keep(self, entry: AnyEntry | None) -> AnyEntry:
        assert entry is not None
        self.kept.append(entry_to_bytes(entry))
        return entry

    def join(self, name: str, seat: int | None = None, **more: Any) -> int:
        """The number of the new person."""
        entry = self.keep(self.gathering.join(name, seat, f"hash {self.gathering.people}", **more))
        assert entry.person is not None
        return entry.person

    def do(self, person: int, command: AnyCommand, id: str = "") -> AnyEntry:
        return self.keep(self.gathering.do(person, command, self.now, id))

    def refusal(self, person: int, command: AnyCommand) -> str:
        """Why a command is not possible; it has changed nothing."""
        before = told(self.gathering)
        with pytest.raises(Refused) as refused:
            self.gathering.do(person, command, self.now)
        assert told(self.gathering) == before
        return refused.value.refusal.key

    def act(self, seat: int, text: str | None = None) -> AnyEntry:
        """An action of the person at this seat, in the notation of the game; else the first one that is possible."""
        running = self.gathering.running
        assert running is not None
        action = running.game.read(text) if text is not None else running.choices(seat)[0]
        person = self.chairs[seat].person
        assert person is not None
        return self.do(person, Act(msgspec.to_builtins(action)))

    def ghost_acts(self, seat: int, number: int | None = None) -> AnyEntry:
        """An action of a ghost; without a number the first one that is possible."""
        running = self.gathering.running
        assert running is not None
        chosen = min(running.state.legal(seat)) if number is None else number
        return self.keep(self.gathering.ghost_acts(seat, chosen, self.now))

    def play_to_the_end(self, seed: int = 1) -> None:
        rng = random.Random(seed)
        while self.around.phase == "playing":
            seat = rng.choice(self.to_act)
            assert self.gathering.running is not None
            choice = rng.choice(self.gathering.running.choices(seat))
            if self.chairs[seat].level is None:
                self.do(self.chairs[seat].person or 0, Act(msgspec.to_builtins(choice)))
            else:
                self.ghost_acts(seat, self.gathering.running.game.catalogue.number(choice))

    def notes(self, viewer: Viewer = None) -> list[notes.Note]:
        """What the audience heard of the last entry around the table."""
        news = self.gathering.latest(viewer)
        return [] if news is None else list(news.notes)

    def restored(self) -> Gathering:
        return Gathering.restore(map(entry_from_bytes, self.kept))

    def journal(self, number: int = 0) -> Journal:
        return journal_of(map(entry_from_bytes, self.kept), number)


def told(gathering: Gathering) -> dict[str, Any]:
    """All that can be told of a gathering from outside."""
    viewers: list[Viewer] = [None, *range(gathering.around.players)]
    return {
        "around": gathering.around,
        "numbers": gathering.numbers,
        "welcome": [gathering.welcome(viewer, None) for viewer in viewers],
        "since": [gathering.welcome(viewer, 0) for viewer in viewers],
        "latest": [gathering.latest(viewer) for viewer in viewers],
        "people": [(gathering.name_of(one), gathering.viewer_of(one)) for one in range(gathering.people)],
        "tokens": [gathering.person_of(f"hash {number}") for number in range(gathering.people + 1)],
        "deadline": gathering.next_deadline,
        "ghosts": gathering.ghosts_to_act,
    }


def table_of(game: str = "18-ghosts", players: int = 2, **more: Any) -> Scene:
    """A table with a person on every chair; person and seat have the same number."""
    scene = Scene(game, players, **more)
    for name in NAMES[1:players]:
        scene.join(name)
    return scene


def game_of(game: str = "18-ghosts", players: int = 2, **more: Any) -> Scene:
    """A table of people whose game has begun."""
    scene = table_of(game, players, **more)
    scene.do(0, Start())
    return scene
