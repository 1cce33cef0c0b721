"""How entries change a gathering: each is taken here, when it is accepted and when the gathering is restored."""

import hmac
from collections.abc import Sequence
from hashlib import sha256

from msgspec.structs import replace

from geisterstunde.core.journal import AnyLine, Ended, Opening, Undone, plain_options
from geisterstunde.core.journal import Played as PlayedLine
from geisterstunde.core.luck import commitment_to
from geisterstunde.core.words import Event, Refusal, Refused, Seat
from geisterstunde.games import game_called
from geisterstunde.table import entries, notes
from geisterstunde.table.changes import changed, renamed
from geisterstunde.table.entries import AnyEntry
from geisterstunde.table.guests import Guest
from geisterstunde.table.hearing import AUDIENCES, EVERYBODY, Hearing
from geisterstunde.table.proposals import dropped, without
from geisterstunde.table.running import PUBLIC, Happening, Running
from geisterstunde.table.seats import check_empty, check_level, ghost_on, person_on, put, turned
from geisterstunde.table.words import Around, Chair, Kind, Person


class Evening:
    """All that there is of a gathering, and how entries change it."""

    __slots__ = (
        "_heard",
        "_is_around_new",
        "_noticed",
        "_said",
        "_salt",
        "_secret",
        "_undo_from",
        "around",
        "guests",
        "hearing",
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
        self.guests: list[Guest] = []
        self.hearing = Hearing()
        self.running = None
        self._undo_from = 0
        self.around = Around(
            code=founded.code,
            game=game.name,
            players=founded.players,
            options=plain_options(options),
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

    def secret_of(self, game: int) -> str:
        """The table's part of the seed of its game number so and so; one does not tell the others."""
        return hmac.new(self._secret.encode(), f"game {game}".encode(), sha256).hexdigest()[:32]

    def name_of(self, person: Person) -> str:
        """What a person is called."""
        return self.guests[person].name

    @property
    def numbers(self) -> tuple[int, ...]:
        """The number of the newest message of those who watch and of each seat that a table can have."""
        return tuple(self.hearing.numbers)

    def playing(self) -> Running:
        """The running game; Refused if none is running."""
        if self.running is None or self.around.phase != "playing":
            raise Refused(Refusal("game-is-over" if self.around.phase == "over" else "no-game-yet"))
        return self.running

    def take(self, entry: AnyEntry) -> None:
        """Let an accepted entry happen."""
        before = self.around
        self.remember(entry)
        match entry:
            case entries.Played():
                self._take_action(entry)
            case entries.Expired(seat=seat):
                _check_same(self.run_out(seat, entry.at).lines, entry.lines)
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
                self._tell_around(before, self._rename(entry.person, name))
            case _:
                self._tell_around(before, self._change(entry))

    def skim(self, entry: AnyEntry) -> None:
        """Take an entry of an older game without playing it again: only what lasts beyond that game is kept."""
        self.remember(entry)
        match entry:
            case entries.Started():
                opening = entry.lines[0]
                assert isinstance(opening, Opening)
                self._set_out(opening, is_rematch=entry.is_rematch)
                self.hearing = Hearing(entry.numbers)
            case entries.Played() | entries.Expired() | entries.TookBack() | entries.Resigned():
                if isinstance(entry.lines[-1], Ended):
                    self._end()
            case entries.Joined(name=name, token_hash=token_hash, seat=seat):
                self._welcome_guest(name, token_hash, seat)
            case entries.Renamed(name=name):
                self._rename(entry.person, name)
            case _:
                self.around, _ = changed(self.around, entry, self.name_of)

    def _begin(self, entry: entries.Started) -> None:
        opening = entry.lines[0]
        assert isinstance(opening, Opening)
        self._set_out(opening, is_rematch=entry.is_rematch)
        # The same options once in memory are enough.
        if opening.options == self.around.options:
            opening = replace(opening, options=self.around.options)
        running = Running(game_called(opening.game), opening, self.secret_of(self.around.games_begun - 1))
        happening = running.begin()
        _check_same(happening.lines, entry.lines)
        self.running = running
        self.hearing = Hearing(entry.numbers)
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

    def _take_action(self, entry: entries.Played) -> None:
        running = self.playing()
        line = entry.lines[0]
        assert isinstance(line, PlayedLine)
        number = running.number_of(entry.by, line.action)
        happening = running.play(entry.by, number, self.around.deadlines[entry.by])
        _check_same(happening.lines, entry.lines)
        self.follow(happening, entry.by, entry.at, [])

    def run_out(self, seat: Seat, at: float) -> Happening:
        """The clock of a seat has run out: a lot decides, and everybody hears it."""
        happening = self.playing().play_by_lot(seat, self._salt, self.around.deadlines[seat])
        self.follow(happening, seat, at, [notes.ClockRanOut(seat)])
        return happening

    def follow(self, happening: Happening, seat: Seat, at: float, said: list[notes.Note]) -> None:
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

    def _take_back(self, entry: entries.TookBack) -> None:
        """By consent everybody knows; else only those who had noticed the action notice that it is gone."""
        running = self.playing()
        before = self.around
        line = entry.lines[0]
        assert isinstance(line, Undone)
        place = running.actions - line.actions if entry.is_agreed else running.free_undo(entry.seat)
        assert place is not None
        noticed, due = running.who_saw(place), running.due_of(place)
        said: list[notes.Note] = [notes.TookBack(entry.seat)]
        if entry.is_agreed:
            noticed = EVERYBODY
            running.undo_from(place)
            self.around = without(self.around, "undo")
            self._wind(entry.at, range(self.around.players))
        elif noticed & PUBLIC:
            running.undo(place)
            self._drop("undo", said=said)
            self._wind(entry.at, (entry.seat,), due)
        else:
            running.undo(place)
            # What is proposed to be taken back has moved by one; nobody may notice that.
            self._undo_from -= place < self._undo_from
        self._is_around_new = self.around != before
        if self._is_around_new:
            noticed = EVERYBODY
        elif not self.around.may_watch:
            noticed &= ~PUBLIC
        self._tell(noticed, said)

    def _give_up(self, seat: Seat) -> None:
        happening = self.playing().resign(seat)
        self.around = without(self.around, "resign")
        said: list[notes.Note] = [notes.Resigned(seat), *self._end()]
        self._is_around_new = True
        self._tell(EVERYBODY, said, happening)

    def _change(self, entry: AnyEntry) -> list[notes.Note]:
        self.around, said = changed(self.around, entry, self.name_of)
        match entry:
            case entries.Proposed(kind="undo", seat=seat):
                self._undo_from = self.playing().last_of(seat) or 0
            case entries.GameChosen():
                # What was said in the game before is not understood in this one.
                self.running = None
                self.hearing.forget()
            case entries.ClockSet():
                self._wind(entry.at, range(self.around.players))
            case entries.Stood() | entries.Returned() | entries.GhostSeated():
                self._wind(entry.at, ())
            case _:
                pass
        return said

    def _welcome_guest(self, name: str, token_hash: str, seat: Seat | None) -> list[notes.Note]:
        person = len(self.guests)
        if seat is None:
            self.guests.append(Guest(name, token_hash))
            return [notes.Came(name)]
        check_empty(self.around, seat)
        self.guests.append(Guest(name, token_hash))
        said: list[notes.Note] = [notes.SatDown(seat, name)]
        self._drop("undo", "resign", "rematch", said=said)
        self.around = put(self.around, seat, person_on(person, name))
        return said

    def _rename(self, person: Person | None, name: str) -> list[notes.Note]:
        assert person is not None
        guest = self.guests[person]
        self.around, said = renamed(self.around, person, guest.name, name)
        guest.name = name
        return said

    def _drop(self, *kinds: Kind, said: list[notes.Note]) -> None:
        if self.around.proposals:
            self.around, more = dropped(self.around, *kinds)
            said += more

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

    def remember(self, entry: AnyEntry) -> None:
        if entry.id and entry.person is not None:
            self.guests[entry.person].remember(entry.id)

    def _tell_around(self, before: Around, said: list[notes.Note]) -> None:
        self._is_around_new = self.around != before
        self._tell(EVERYBODY if said or self._is_around_new else 0, said)

    def _tell(self, noticed: int, said: Sequence[notes.Note], happening: Happening | None = None) -> None:
        """Remember what happened for the audiences that noticed it, and give them their next number."""
        # Chairs that are not there hear nothing: what is kept until everybody has heard enough would be kept for ever.
        noticed &= (2 << self.around.players) - 1
        self._noticed = noticed
        self._said = tuple(said)
        self._heard: list[tuple[Event, ...]] = happening.heard if happening is not None else []
        if noticed:
            self.hearing.add(noticed, happening.events if happening is not None else (), said)
        if self._heard:
            self._heard += [()] * (AUDIENCES - len(self._heard))


def _check_same(lines: tuple[AnyLine, ...], kept: tuple[AnyLine, ...]) -> None:
    """What is replayed must be what was kept: else the program or the store is not the one that wrote it."""
    if lines != kept:
        raise Refused(Refusal("entries-do-not-fit"))
