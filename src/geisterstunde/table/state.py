"""The state of a table: all that there is of it, which is what its entries have made it."""

import hmac
from hashlib import sha256
from typing import NamedTuple

from geisterstunde.core.game import Game
from geisterstunde.core.journal import Opening, opening_of, seed_of
from geisterstunde.core.luck import commitment_to
from geisterstunde.core.words import Event, Options, Refusal, Refused
from geisterstunde.games import game_called
from geisterstunde.table.notes import Note
from geisterstunde.table.outbox import Outbox
from geisterstunde.table.people import Participant
from geisterstunde.table.play import Play
from geisterstunde.table.seats import seats_before, turned
from geisterstunde.table.words import Chair, Person, TableSheet


class Latest(NamedTuple):
    """What the last entry brought: who noticed it, what was said, what each audience heard, if the sheet is new."""

    noticed: int
    notes: tuple[Note, ...]
    heard: list[tuple[Event, ...]]
    is_sheet_new: bool


class TableState:
    """The sheet, the people, the play, what was said, and the secrets; changed by `evolve` only."""

    __slots__ = ("entries", "latest", "outbox", "people", "play", "salt", "sat", "secret", "sheet", "undo_from")

    sheet: TableSheet
    """All that is public around the table."""
    latest: Latest

    def __init__(self, secret: str, salt: str) -> None:
        self.secret = secret
        self.salt = salt
        self.people: list[Participant] = []
        self.outbox = Outbox()
        self.play: Play | None = None
        """The running or just finished game."""
        self.sat: tuple[Chair, ...] = ()
        """The chairs of the running or just finished game."""
        self.undo_from = 0
        """The place of the action that is taken back if the proposal to take back is agreed to."""
        self.entries = 1
        """How many entries have made it."""

    def secret_of(self, game: int) -> str:
        """The table's part of the seed of its game number so and so; one does not tell the others."""
        return hmac.new(self.secret.encode(), f"game {game}".encode(), sha256).hexdigest()[:32]

    def name_of(self, person: Person) -> str:
        """What a person is called."""
        return self.people[person].name

    def playing(self) -> Play:
        """The running game; Refused if none is running."""
        if self.play is None or self.sheet.phase != "playing":
            raise Refused(Refusal("game-is-over" if self.sheet.phase == "over" else "no-game-yet"))
        return self.play

    def next_opening(self, *, is_rematch: bool) -> tuple[Opening, str]:
        """The first line of the next game, and its seed."""
        sheet = turned(self.sheet) if is_rematch else self.sheet
        game = game_called(sheet.game)
        words = tuple(word for word in sheet.words if word)
        secret = self.secret_of(sheet.games_begun)
        names = tuple(chair.name for chair in sheet.chairs)
        seed = seed_of(secret, words)
        options = self._next_options(game, sheet)
        return opening_of(game, names, options, seed, commitment_to(secret), words), seed

    def _next_options(self, game: Game, sheet: TableSheet) -> Options:
        """What was agreed on, in the light of the last game here if the same people have played it."""
        options = game.options_from(sheet.options)
        result = self.play.result if self.play is not None else None
        before = seats_before(self.sat, sheet.chairs)
        if result is None or before is None:
            return options
        return game.rematch_options(options, result, before)
