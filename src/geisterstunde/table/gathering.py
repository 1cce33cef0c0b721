"""A gathering: the people around one table and the games they play there. No network, no clock, no luck of its own.

It is exactly what its entries make it. A command is checked, becomes an entry, and the entry is taken; a gathering that
is restored takes the same entries again.
"""

import hmac
from array import array
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Final

import msgspec
from msgspec.structs import replace

from geisterstunde.core.journal import Ended, Opening, Undone, opening_of, seed_of
from geisterstunde.core.journal import Played as PlayedLine
from geisterstunde.core.luck import commitment_to
from geisterstunde.core.words import Event, Refusal, Refused, Seat, View, Viewer
from geisterstunde.games import game_called
from geisterstunde.table import entries, notes
from geisterstunde.table.accepting import accepted
from geisterstunde.table.changes import changed, renamed
from geisterstunde.table.entries import AnyEntry
from geisterstunde.table.hearing import AUDIENCES, EVERYBODY, Hearing
from geisterstunde.table.names import checked_name
from geisterstunde.table.proposals import dropped, proposal_of, without
from geisterstunde.table.running import Happening, Running, audience_of, heard_by
from geisterstunde.table.seats import (
    check_empty,
    check_level,
    first_empty,
    ghost_on,
    names_at,
    person_on,
    put,
    seat_of,
    turned,
)
from geisterstunde.table.words import Act, AnyCommand, Around, Chair, Founding, Kind, News, Person

REMEMBERED_IDS: Final = 32
"""So many ids of commands are remembered for each person."""
MOST_PEOPLE: Final = 100
"""So many people can ever come to one table."""
PUBLIC: Final = 1
"""The audience of those who watch, as a bit: what it notices, everybody may know."""


class Guest:
    """A person who has come to the table: the name, the hash of the token, the ids of the last commands."""

    __slots__ = ("_ids", "name", "token_hash")

    def __init__(self, name: str, token_hash: str) -> None:
        self.name = name
        self.token_hash = token_hash
        # Hashes: they are compared within this process only, and an id may be 64 characters long.
        self._ids = array("q")

    def has_used(self, id: str) -> bool:
        return hash(id) in self._ids

    def remember(self, id: str) -> None:
        self._ids.append(hash(id))
        del self._ids[:-REMEMBERED_IDS]


class Gathering:
    """The people around one table and the games they play there.

    After 40 actions of two people it takes 8 to 13 kB (tests/table/test_size.py).
    """

    __slots__ = (
        "_guests",
        "_heard",
        "_hearing",
        "_is_around_new",
        "_noticed",
        "_said",
        "_salt",
        "_secret",
        "_undo_from",
        "around",
        "running",
    )

    around: Around
    """All that is public around the table."""
    running: Running | None
    """The running or just finished game."""

    def __init__(self, founded: entries.Founded) -> None:
        game = game_called(founded.game)
        options = game.options_from(founded.options)
        game.check_start(founded.players, options)
        self._secret = founded.secret
        self._salt = founded.salt
        self._guests: list[Guest] = []
        self._hearing = Hearing()
        self.running = None
        self._undo_from = 0
        self.around = Around(
            code=founded.code,
            game=game.name,
            players=founded.players,
            options=msgspec.to_builtins(options),
            phase="gathering",
            chairs=(Chair(),) * founded.players,
            host=0,
            is_open=True,
            may_watch=True,
            clock=None,
            promise=commitment_to(self.secret_of(0)),
            commitment=None,
            words=("",) * founded.players,
            games_played=0,
            games_begun=0,
            proposals=(),
            deadlines=(None,) * founded.players,
        )
        said = self._welcome_guest(founded.name, founded.token_hash, founded.seat)
        for seat, level in sorted(founded.ghosts.items()):
            check_level(level)
            check_empty(self.around, seat)
            self.around = put(self.around, seat, ghost_on(level))
        self._is_around_new = True
        self._tell(EVERYBODY, said)

    @classmethod
    def found(cls, founding: Founding) -> "tuple[Gathering, AnyEntry]":
        """A new gathering with its first entry; Refused if the game, the options or the name are not possible."""
        options = game_called(founding.game).options_from(founding.options)
        founded = entries.Founded(
            code=founding.code,
            game=founding.game,
            options=msgspec.to_builtins(options),
            players=founding.players,
            name=checked_name(founding.name),
            token_hash=founding.token_hash,
            secret=founding.secret,
            salt=founding.salt,
            seat=founding.seat,
            ghosts=founding.ghosts,
            at=founding.at,
        )
        return cls(founded), founded

    @classmethod
    def restore(cls, kept: Iterable[AnyEntry]) -> "Gathering":
        """The same gathering again; only its last game is replayed."""
        first, *rest = kept
        assert isinstance(first, entries.Founded)
        gathering = cls(first)
        begun = [place for place, entry in enumerate(rest) if isinstance(entry, entries.Started)]
        last = begun[-1] if begun else 0
        for entry in rest[:last]:
            gathering._skim(entry)
        for entry in rest[last:]:
            gathering._take(entry)
        return gathering

    def join(self, name: str, seat: Seat | None, token_hash: str, *, only_watch: bool = False) -> AnyEntry:
        """A new person, on this chair or the first empty one; who finds none, or wants to, only watches."""
        if not self.around.is_open:
            raise Refused(Refusal("table-closed"))
        if len(self._guests) >= MOST_PEOPLE:
            raise Refused(Refusal("too-many-people", {"most": MOST_PEOPLE}))
        called = checked_name(name, names_at(self.around))
        if seat is not None:
            check_empty(self.around, seat)
        elif not only_watch:
            seat = first_empty(self.around)
        if seat is None and not self.around.may_watch:
            raise Refused(Refusal("watching-forbidden"))
        entry = entries.Joined(person=len(self._guests), name=called, token_hash=token_hash, seat=seat)
        self._take(entry)
        return entry

    def do(self, person: Person, command: AnyCommand, now: float, id: str = "") -> AnyEntry | None:
        """Carry out a command; Refused, and nothing changed, if that is not possible. None: this id was done before."""
        if not 0 <= person < len(self._guests):
            raise Refused(Refusal("unknown-person"))
        if id and self._guests[person].has_used(id):
            return None
        if isinstance(command, Act):
            return self._act(person, command, now, id)
        entry = accepted(self, person, command, now, id)
        self._take(entry)
        return entry

    def ghost_acts(self, seat: Seat, number: int, now: float) -> AnyEntry:
        """An action of a ghost, as a number of the catalogue; Refused if it does not play there or cannot do that."""
        running = self._playing()
        if not 0 <= seat < self.around.players or self.around.chairs[seat].level is None:
            raise Refused(Refusal("no-ghost-there"))
        running.check_turn(seat)
        if number not in running.state.legal(seat):
            raise Refused(Refusal("unknown-action", {"game": self.around.game}))
        return self._played(seat, number, None, now, "")

    def expire(self, now: float) -> AnyEntry | None:
        """If a clock has run out, the action of its seat is drawn by lot; None if none has. To be asked again."""
        due = self.next_deadline
        if due is None or due > now:
            return None
        running = self._playing()
        seat = self.around.deadlines.index(due)
        number = running.drawn_by_lot(seat, self._salt)
        happening = running.play(seat, number, due, by_clock=True)
        entry = entries.Expired(seat=seat, lines=happening.lines, at=now)
        self._follow(happening, seat, now, [notes.ClockRanOut(seat)])
        return entry

    @property
    def next_deadline(self) -> float | None:
        """When the next clock runs out."""
        return min((due for due in self.around.deadlines if due is not None), default=None)

    @property
    def ghosts_to_act(self) -> tuple[Seat, ...]:
        """The seats that may act now and are played by ghosts."""
        acting = self.running.to_act if self.running is not None else ()
        return tuple(seat for seat in acting if self.around.chairs[seat].level is not None)

    @property
    def people(self) -> int:
        """How many people have ever come; their numbers are below this."""
        return len(self._guests)

    @property
    def numbers(self) -> tuple[int, ...]:
        """The number of the newest message of those who watch and of each seat that a table can have."""
        return tuple(self._hearing.numbers)

    def name_of(self, person: Person) -> str:
        """What a person is called."""
        return self._guests[person].name

    def person_of(self, token_hash: str) -> Person | None:
        """Who has the token with this hash; all are compared, in constant time."""
        found = None
        for person, guest in enumerate(self._guests):
            if hmac.compare_digest(guest.token_hash.encode(), token_hash.encode()):
                found = person
        return found

    def viewer_of(self, person: Person | None) -> Viewer:
        """The audience that a person belongs to; who is away still sees what the own chair sees."""
        return None if person is None else seat_of(self.around, person)

    def view(self, viewer: Viewer) -> View | None:
        """What the viewer may know now; None before the first game and for those who may not watch."""
        self._check_viewer(viewer)
        if self.running is None or (viewer is None and not self.around.may_watch):
            return None
        return self.running.view(viewer)

    def welcome(self, viewer: Viewer, last: int | None) -> News:
        """The current view, and what this audience has heard since its message number `last`; None: nothing yet."""
        self._check_viewer(viewer)
        audience = audience_of(viewer)
        number = self._hearing.numbers[audience]
        if last is None:
            return self._news(viewer, (), (), self.around, missed=False)
        events: list[Event] = []
        said: list[notes.Note] = []
        for happened, noted in self._hearing.since(audience, last, self.around.game):
            if viewer is not None or self.around.may_watch:
                events += heard_by(game_called(self.around.game), happened, viewer)
            said += noted
        is_missed = not self._hearing.oldest(audience) <= last <= number
        return self._news(viewer, events, said, self.around, missed=is_missed)

    def latest(self, viewer: Viewer) -> News | None:
        """What the last entry made this audience see or hear; None if nothing."""
        self._check_viewer(viewer)
        audience = audience_of(viewer)
        if not self._noticed >> audience & 1:
            return None
        events = self._heard[audience] if self._heard and (viewer is not None or self.around.may_watch) else ()
        return self._news(viewer, events, self._said, self.around if self._is_around_new else None, missed=False)

    def _news(
        self,
        viewer: Viewer,
        events: Sequence[Event],
        said: Sequence[notes.Note],
        around: Around | None,
        *,
        missed: bool,
    ) -> News:
        view = self.view(viewer)
        return News(
            number=self._hearing.numbers[audience_of(viewer)],
            viewer=viewer,
            events=tuple(events),
            notes=tuple(said),
            view=view,
            choices=self._choices(viewer),
            prompt=self.running.prompt(view) if self.running is not None and view is not None else None,
            around=around,
            missed=missed,
        )

    def _choices(self, viewer: Viewer) -> tuple[object, ...]:
        """What a person may do; for a chair on which nobody is, nothing."""
        if viewer is None or self.running is None:
            return ()
        chair = self.around.chairs[viewer]
        return () if chair.away or chair.who != "person" else self.running.choices(viewer)

    def _check_viewer(self, viewer: Viewer) -> None:
        """A number below 0 must never count from the end."""
        if viewer is not None and (type(viewer) is not int or not 0 <= viewer < self.around.players):
            raise Refused(Refusal("unknown-seat", {"most": self.around.players}))

    def secret_of(self, game: int) -> str:
        """The table's part of the seed of its game number so and so; one does not tell the others."""
        return hmac.new(self._secret.encode(), f"game {game}".encode(), sha256).hexdigest()[:32]

    def opening(self, *, is_rematch: bool) -> Opening:
        """The first line of the next game."""
        around = turned(self.around) if is_rematch else self.around
        game = game_called(around.game)
        words = tuple(word for word in around.words if word)
        secret = self.secret_of(around.games_begun)
        names = tuple(chair.name for chair in around.chairs)
        options = game.options_from(around.options)
        return opening_of(game, names, options, seed_of(secret, words), commitment_to(secret), words)

    def begun(self, opening: Opening) -> Running:
        """The next game before anything has happened."""
        return Running(game_called(opening.game), opening, self.secret_of(self.around.games_begun))

    @property
    def undo_from(self) -> int:
        """The place of the action that is taken back if the proposal to take back is agreed to."""
        return self._undo_from

    def _playing(self) -> Running:
        """The running game; Refused if none is running."""
        if self.running is None or self.around.phase != "playing":
            raise Refused(Refusal("game-is-over" if self.around.phase == "over" else "no-game-yet"))
        return self.running

    def _act(self, person: Person, command: Act, now: float, id: str) -> AnyEntry:
        running = self._playing()
        seat = seat_of(self.around, person)
        if seat is None:
            raise Refused(Refusal("not-seated"))
        if self.around.chairs[seat].away:
            raise Refused(Refusal("come-back-first"))
        return self._played(seat, running.number_of(seat, command.action), person, now, id)

    def _played(self, seat: Seat, number: int, person: Person | None, now: float, id: str) -> AnyEntry:
        running = self._playing()
        at = now if self.around.clock is not None else 0.0
        happening = running.play(seat, number, self.around.deadlines[seat])
        entry = entries.Played(by=seat, person=person, id=id, lines=happening.lines, at=at)
        self._remember(entry)
        self._follow(happening, seat, at, [])
        return entry

    def _remember(self, entry: AnyEntry) -> None:
        if entry.id and entry.person is not None:
            self._guests[entry.person].remember(entry.id)

    def _follow(self, happening: Happening, seat: Seat, at: float, said: list[notes.Note]) -> None:
        """What follows from an action; what those who watch did not notice must change nothing that is public."""
        before = self.around
        is_public = bool(happening.noticed & PUBLIC or said)
        if is_public:
            self._drop("undo", said=said)
        if isinstance(happening.lines[-1], Ended):
            said += self._end()
        elif is_public and self.around.clock is not None:
            self._wind(at, (seat,))
        self._is_around_new = self.around is not before
        noticed = happening.noticed
        if not self.around.may_watch:
            noticed &= ~PUBLIC
        self._tell(EVERYBODY if said or self._is_around_new else noticed, said, happening)

    def _drop(self, *kinds: Kind, said: list[notes.Note]) -> None:
        if self.around.proposals:
            self.around, more = dropped(self.around, *kinds)
            said += more

    def _end(self) -> list[notes.Note]:
        """The game is over: the next one has its own secret, and nothing is asked any more."""
        around, said = dropped(self.around, "undo", "resign", "rematch")
        self.around = replace(
            around,
            phase="over",
            games_played=around.games_played + 1,
            promise=commitment_to(self.secret_of(around.games_begun)),
            words=("",) * around.players,
            deadlines=(None,) * around.players,
        )
        return said

    def _wind(self, at: float, fresh: Sequence[Seat], due: float | None = None) -> None:
        """Set the clocks of all people who may act; those of `fresh` seats anew, or to `due`."""
        around = self.around
        acting = self.running.to_act if self.running is not None and around.phase == "playing" else ()
        deadlines: list[float | None] = [None] * around.players
        for seat in acting:
            if around.clock is None or around.chairs[seat].level is not None:
                continue
            before = around.deadlines[seat]
            deadlines[seat] = (due or at + around.clock) if seat in fresh or before is None else before
        if tuple(deadlines) != around.deadlines:
            self.around = replace(around, deadlines=tuple(deadlines))

    def _tell(self, noticed: int, said: Sequence[notes.Note], happening: Happening | None = None) -> None:
        """Remember what happened for the audiences that noticed it, and give them their next number."""
        self._noticed = noticed
        self._said = tuple(said)
        self._heard: list[tuple[Event, ...]] = happening.heard if happening is not None else []
        if noticed:
            self._hearing.add(noticed, happening.events if happening is not None else (), said)
        if self._heard:
            self._heard += [()] * (AUDIENCES - len(self._heard))

    def _take(self, entry: AnyEntry) -> None:
        """Let an accepted entry happen."""
        before = self.around
        self._remember(entry)
        match entry:
            case entries.Played(by=seat):
                self._take_action(entry.lines, seat, entry.at, [])
            case entries.Expired(seat=seat):
                self._take_action(entry.lines, seat, entry.at, [notes.ClockRanOut(seat)])
            case entries.TookBack():
                self._take_back(entry)
            case entries.Resigned(seat=seat):
                self._give_up(seat)
            case entries.Started():
                self._begin(entry)
            case entries.Joined(name=name, token_hash=token_hash, seat=seat_taken):
                said = self._welcome_guest(name, token_hash, seat_taken)
                self._tell_around(before, said)
            case entries.Renamed(name=name):
                self._tell_around(before, self._rename(entry.person or 0, name))
            case _:
                self._tell_around(before, self._change(entry))

    def _change(self, entry: AnyEntry) -> list[notes.Note]:
        self.around, said = changed(self.around, entry, self.name_of)
        match entry:
            case entries.Proposed(kind="undo", seat=seat):
                self._undo_from = (self.running.last_of(seat) or 0) if self.running is not None else 0
            case entries.GameChosen():
                # What was said in the game before is not understood in this one.
                self.running = None
                self._hearing.forget()
            case entries.ClockSet():
                self._wind(entry.at, range(self.around.players))
            case entries.Stood() | entries.Returned() | entries.GhostSeated():
                self._wind(entry.at, ())
            case _:
                pass
        return said

    def _tell_around(self, before: Around, said: list[notes.Note]) -> None:
        self._is_around_new = self.around != before
        self._tell(EVERYBODY if said or self._is_around_new else 0, said)

    def _welcome_guest(self, name: str, token_hash: str, seat: Seat | None) -> list[notes.Note]:
        person = len(self._guests)
        if seat is None:
            self._guests.append(Guest(name, token_hash))
            return [notes.Came(name)]
        check_empty(self.around, seat)
        self._guests.append(Guest(name, token_hash))
        said: list[notes.Note] = [notes.SatDown(seat, name)]
        self._drop("undo", "resign", "rematch", said=said)
        self.around = put(self.around, seat, person_on(person, name))
        return said

    def _rename(self, person: Person, name: str) -> list[notes.Note]:
        guest = self._guests[person]
        self.around, said = renamed(self.around, person, guest.name, name)
        guest.name = name
        return said

    def _begin(self, entry: entries.Started) -> None:
        opening = entry.lines[0]
        assert isinstance(opening, Opening)
        self._set_out(opening, is_rematch=entry.is_rematch)
        running = Running(game_called(opening.game), opening, self.secret_of(self.around.games_begun - 1))
        happening = running.begin()
        _check_same(happening.lines, entry.lines)
        self.running = running
        self._hearing = Hearing(entry.numbers)
        if self.around.clock is not None:
            self._wind(entry.at, range(self.around.players))
        self._is_around_new = True
        self._tell(EVERYBODY, [notes.GameStarted(opening.game)], happening)

    def _set_out(self, opening: Opening, *, is_rematch: bool) -> None:
        around = turned(self.around) if is_rematch else self.around
        self.around = replace(
            around,
            phase="playing",
            proposals=(),
            commitment=opening.commitment,
            games_begun=around.games_begun + 1,
            deadlines=(None,) * around.players,
        )

    def _take_action(self, lines: tuple[object, ...], seat: Seat, at: float, said: list[notes.Note]) -> None:
        running = self._playing()
        line = lines[0]
        assert isinstance(line, PlayedLine)
        number = running.number_of(seat, line.action)
        happening = running.play(seat, number, self.around.deadlines[seat], by_clock=line.by_clock)
        _check_same(happening.lines, lines)
        self._follow(happening, seat, at, said)

    def _take_back(self, entry: entries.TookBack) -> None:
        """By consent everybody knows; else only those who had noticed the action notice that it is gone."""
        running = self._playing()
        before = self.around
        line = entry.lines[0]
        assert isinstance(line, Undone)
        place = running.actions - line.actions if entry.is_agreed else running.free_undo(entry.seat)
        assert place is not None
        noticed, due = running.who_saw(place), running.due_of(place)
        said: list[notes.Note] = [notes.TookBack(entry.seat)]
        if entry.is_agreed:
            running.undo_from(place)
            noticed = EVERYBODY
            self.around = without(self.around, "undo")
        else:
            running.undo(place)
            if noticed & PUBLIC:
                self._drop("undo", said=said)
            elif proposal_of(self.around, "undo") is not None and place < self._undo_from:
                self._undo_from -= 1
        if noticed & PUBLIC and self.around.clock is not None:
            self._wind(entry.at, range(self.around.players) if entry.is_agreed else (entry.seat,), due)
        self._is_around_new = self.around != before
        if self._is_around_new:
            noticed = EVERYBODY
        elif not self.around.may_watch:
            noticed &= ~PUBLIC
        self._tell(noticed, said)

    def _give_up(self, seat: Seat) -> None:
        happening = self._playing().resign(seat)
        self.around = without(self.around, "resign")
        said: list[notes.Note] = [notes.Resigned(seat), *self._end()]
        self._is_around_new = True
        self._tell(EVERYBODY, said, happening)

    def _skim(self, entry: AnyEntry) -> None:
        """Take an entry of an older game without playing it again: only what lasts beyond that game is kept."""
        self._remember(entry)
        match entry:
            case entries.Started():
                opening = entry.lines[0]
                assert isinstance(opening, Opening)
                self._set_out(opening, is_rematch=entry.is_rematch)
            case entries.Played() | entries.Expired() | entries.TookBack() | entries.Resigned():
                if isinstance(entry.lines[-1], Ended):
                    self._end()
            case entries.Joined(name=name, token_hash=token_hash, seat=seat):
                self._welcome_guest(name, token_hash, seat)
            case entries.Renamed(name=name):
                self._rename(entry.person or 0, name)
            case _:
                self.around, _ = changed(self.around, entry, self.name_of)


def _check_same(lines: tuple[object, ...], kept: tuple[object, ...]) -> None:
    """What is replayed must be what was kept: else the program or the store is not the one that wrote it."""
    if lines != kept:
        raise Refused(Refusal("entries-do-not-fit"))
