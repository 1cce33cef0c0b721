"""A table as it stands, in bytes: it comes back from them without all that ever happened there.

It says the same as its entries do, in short; they remain the truth. Of a game it holds the actions that stand, which
are played again: nothing about a game's truth is written down. It holds secrets and stays inside.
"""

from array import array
from typing import Final

import msgspec

from geisterstunde.core.journal import Opening, PlayedOn
from geisterstunde.core.words import Seat
from geisterstunde.games import game_called
from geisterstunde.table.hints import Hints
from geisterstunde.table.outbox import KeptOutbox, Outbox
from geisterstunde.table.people import Participant
from geisterstunde.table.play import Play
from geisterstunde.table.rolls import RollsFromSeed
from geisterstunde.table.state import Latest, TableState
from geisterstunde.table.table import Table
from geisterstunde.table.words import Chair, Person, TableSheet

FORMAT: Final = 4
"""Raised by whatever changes what a snapshot means; those of another format are not read."""
FOUND_AGAIN: Final = frozenset({"latest", "offers", "undo_watch"})
"""What is not kept: it belongs to the last entry, or is found out again when somebody asks."""


class KeptPerson(msgspec.Struct, array_like=True):
    """A person who is remembered."""

    name: str
    avatar: str
    token_hash: str
    ids: tuple[int, ...]


class KeptPlay(msgspec.Struct, array_like=True):
    """A game: how it began, and the actions that stand."""

    opening: Opening
    seed: str
    done: bytes
    dues: bytes | None
    resigned: Seat | None


class Snapshot(msgspec.Struct, array_like=True, kw_only=True):
    """All fields of a TableState but those that are found again."""

    format: int
    secret: str
    salt: str
    sheet: TableSheet
    people: dict[Person, KeptPerson]
    came: int
    founded_at: float
    entries: int
    begun: tuple[int, ...]
    sat: tuple[Chair, ...]
    undo_from: int
    opened: dict[Person, str]
    begins_rematch: bool
    hints: dict[Seat, Hints]
    outbox: KeptOutbox
    play: KeptPlay | None
    played_on: PlayedOn | None


_ENCODER: Final = msgspec.msgpack.Encoder()
_DECODER: Final = msgspec.msgpack.Decoder(Snapshot)


def snapshot_of(table: Table) -> bytes:
    """The table as it stands."""
    state = table._state
    return _ENCODER.encode(
        Snapshot(
            format=FORMAT,
            secret=state.secret,
            salt=state.salt,
            sheet=state.sheet,
            people={
                number: KeptPerson(person.name, person.avatar, person.token_hash, tuple(person.ids))
                for number, person in state.people.items()
            },
            came=state.came,
            founded_at=state.founded_at,
            entries=state.entries,
            begun=tuple(state.begun),
            sat=state.sat,
            undo_from=state.undo_from,
            opened=state.opened,
            begins_rematch=state.begins_rematch,
            hints=dict(state.hints),
            outbox=state.outbox.kept(),
            play=None if state.play is None else _kept(state.play),
            played_on=state.played_on,
        )
    )


def table_of(kept: bytes) -> Table:
    """The table of a snapshot; ValueError if it is none that this program reads, or its game goes by other rules."""
    try:
        found = _DECODER.decode(kept)
    except msgspec.DecodeError as problem:
        raise ValueError(*problem.args) from problem
    if found.format != FORMAT:
        raise ValueError(found.format)
    state = TableState(found.secret, found.salt)
    state.sheet = found.sheet
    for number, person in found.people.items():
        state.people[number] = again = Participant(person.name, person.token_hash, person.avatar)
        again.ids = array("q", person.ids)
    state.came = found.came
    state.founded_at = found.founded_at
    state.entries = found.entries
    state.begun = array("L", found.begun)
    state.sat = found.sat
    state.undo_from = found.undo_from
    state.opened = found.opened
    state.begins_rematch = found.begins_rematch
    state.hints = found.hints
    state.outbox = Outbox.again(found.outbox)
    state.play = None if found.play is None else _play(found.play)
    state.played_on = found.played_on
    state.latest = Latest(0, (), [], is_sheet_new=False)
    return Table(state)


def _kept(play: Play) -> KeptPlay:
    done, dues = play.standing
    assert isinstance(play.rolls, RollsFromSeed)
    return KeptPlay(
        play.opening, play.rolls.seed, done.tobytes(), None if dues is None else dues.tobytes(), play.resigned
    )


def _play(kept: KeptPlay) -> Play:
    game = game_called(kept.opening.game)
    if not game.plays_rules(kept.opening.rules):
        raise ValueError(kept.opening.rules)
    done, dues = array("q", kept.done), None if kept.dues is None else array("d", kept.dues)
    return Play.again(game, kept.opening, kept.seed, done, dues, kept.resigned)
