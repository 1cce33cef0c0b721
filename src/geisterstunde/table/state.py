"""The state of a table: all that there is of it, which is what its entries have made it."""

import hmac
from array import array
from hashlib import sha256
from typing import NamedTuple

from msgspec.structs import replace

from geisterstunde.core.game import Game
from geisterstunde.core.journal import FORMAT, TABLE_FORMAT, Opening, PlayedOn, opening_of, seed_of
from geisterstunde.core.luck import commitment_to, luck_of
from geisterstunde.core.words import Event, Options, Refusal, Refused
from geisterstunde.games import game_called
from geisterstunde.table.hints import Tally
from geisterstunde.table.notes import Note
from geisterstunde.table.offers import Offers
from geisterstunde.table.outbox import Outbox
from geisterstunde.table.people import Participant
from geisterstunde.table.play import Play
from geisterstunde.table.playing_on import check_source
from geisterstunde.table.seats import names_at, seats_before, turned
from geisterstunde.table.undo_watch import UndoWatch
from geisterstunde.table.words import Chair, Person, TableSheet


class Latest(NamedTuple):
    """What the last entry brought: who noticed it, what was said, what each audience heard, if the sheet is new."""

    noticed: int
    notes: tuple[Note, ...]
    heard: list[tuple[Event, ...]]
    is_sheet_new: bool


def secret_of_game(secret: str, game: int) -> str:
    """What a secret makes of the game number so and so."""
    return hmac.new(secret.encode(), f"game {game}".encode(), sha256).hexdigest()[:32]


class TableState:
    """The sheet, the people, the play, what was said, and the secrets; changed by `evolve` only."""

    __slots__ = (
        "begins_rematch",
        "begun",
        "came",
        "entries",
        "founded_at",
        "hints",
        "latest",
        "offers",
        "opened",
        "outbox",
        "people",
        "play",
        "played_on",
        "salt",
        "sat",
        "secret",
        "sheet",
        "undo_from",
        "undo_watch",
    )

    sheet: TableSheet
    """All that is public around the table."""
    latest: Latest

    def __init__(self, secret: str, salt: str, founded_at: float = 0) -> None:
        self.founded_at = founded_at
        self.secret = secret
        self.salt = salt
        self.people: dict[Person, Participant] = {}
        """Those who are remembered."""
        self.came = 0
        """How many have ever come; no number is used twice."""
        self.outbox = Outbox()
        self.play: Play | None = None
        """The running or just finished game."""
        self.played_on: PlayedOn | None = None
        """From where the first game is played on."""
        self.sat: tuple[Chair, ...] = ()
        """The chairs of the running or just finished game."""
        self.undo_from = 0
        """The place of the action that is taken back if the proposal to take back is agreed to."""
        self.undo_watch: UndoWatch | None = None
        """What taking back would mean for each seat; None where it has to be found out again."""
        self.offers: Offers | None = None
        """What the sheet says about taking back and hints, as far as it was worked out."""
        self.opened: dict[Person, str] = {}
        """Words for the game that is about to begin, as people have opened them; nobody is told before it begins."""
        self.hints: Tally = {}
        """Who was given hints in the running game."""
        self.begins_rematch = False
        """Whether the game that is about to begin is a rematch."""
        self.entries = 1
        """How many entries have made it."""
        self.begun = array("L")
        """The number of the entry with which each game began."""

    def secret_of(self, game: int) -> str:
        """The table's part of the seed of its game number so and so; one does not tell the others.

        Where tables share a deal they share the first game; whatever comes after it is their own.
        """
        is_own = game == 0 or not self.sheet.deal
        return secret_of_game(self.secret if is_own else self.secret + self.salt, game)

    def name_of(self, person: Person) -> str:
        """What a person is called; nothing where nobody remembers."""
        known = self.people.get(person)
        return "" if known is None else known.name

    def names_besides(self, person: Person | None = None) -> list[str]:
        """What the others are called who play here, and the host; one person left out."""
        host = [self.name_of(self.sheet.host)] if self.people and self.sheet.host != person else []
        return [*names_at(self.sheet, person), *host]

    def playing(self) -> Play:
        """The running game; Refused if none is running."""
        if self.play is None or self.sheet.phase != "playing":
            raise Refused(Refusal("game-is-over" if self.sheet.phase == "over" else "no-game-yet"))
        return self.play

    def next_opening(self, *, is_rematch: bool) -> tuple[Opening, str]:
        """The first line of the next game, and its seed."""
        sheet = turned(self.sheet) if is_rematch else self.sheet
        game = game_called(sheet.game)
        words, commitments = self._next_words(sheet)
        secret = self.secret_of(sheet.games_begun)
        names = tuple(chair.name for chair in sheet.chairs)
        seed = seed_of(secret, words, commitments)
        is_shared = bool(sheet.deal) and sheet.games_begun == 0
        opening = replace(
            opening_of(game, names, self._next_options(game, sheet), seed),
            format=FORMAT if is_shared else TABLE_FORMAT,
            deal=sheet.deal if is_shared else "",
            promise=commitment_to(secret),
            words=words,
            commitments=commitments,
            is_practice=sheet.is_practice,
        )
        return self._played_on(opening, seed), seed

    def _played_on(self, opening: Opening, seed: str) -> Opening:
        """The first game of a table that was founded to play on goes on from there, unless another one was chosen."""
        found = self.played_on
        if found is None or self.sheet.games_begun or not opening.is_practice:
            return opening
        luck = 0 if found.seat is None else luck_of(seed)
        again = replace(opening, format=FORMAT, played_on=replace(found, luck=luck))
        try:
            check_source(again)
        except Refused:
            return opening
        return again

    def _next_words(self, sheet: TableSheet) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """What each seat has opened of what it promised, and the promises; nothing where nobody promised anything."""
        if not any(sheet.commitments):
            return (), ()
        said = (self.opened.get(chair.person, "") if chair.person is not None else "" for chair in sheet.chairs)
        return tuple(said), sheet.commitments

    def _next_options(self, game: Game, sheet: TableSheet) -> Options:
        """What was agreed on, in the light of the last game here if the same people have played it."""
        options = game.options_from(sheet.options)
        result = self.play.result if self.play is not None else None
        before = seats_before(self.sat, sheet.chairs)
        if result is None or before is None:
            return options
        return game.rematch_options(options, result, before)
