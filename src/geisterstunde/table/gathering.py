"""A gathering: the people around one table and the games they play there. No network, no clock, no luck of its own.

It is exactly what its entries make it. A command is checked, becomes an entry, and the entry is taken (taking.py); a
gathering that is restored takes the same entries again.
"""

import hmac
from collections.abc import Iterable, Sequence
from typing import Any, Final

from geisterstunde.core.journal import Ended, Opening, opening_of, plain_options, seed_of
from geisterstunde.core.luck import commitment_to
from geisterstunde.core.words import Event, Refusal, Refused, Seat, View, Viewer
from geisterstunde.games import game_called
from geisterstunde.table import entries, notes
from geisterstunde.table.accepting import accepted
from geisterstunde.table.entries import AnyEntry
from geisterstunde.table.names import checked_name
from geisterstunde.table.running import Running, audience_of, heard_by
from geisterstunde.table.seats import check_empty, first_empty, names_at, seat_of, turned
from geisterstunde.table.taking import Evening
from geisterstunde.table.words import Act, AnyCommand, Around, Founding, News, Person

MOST_PEOPLE: Final = 100
"""So many people can ever come to one table."""


class Gathering(Evening):
    """The people around one table and the games they play there; 10 to 15 kB after 40 actions (docs/decisions.md)."""

    __slots__ = ()

    @classmethod
    def found(cls, founding: Founding) -> "tuple[Gathering, AnyEntry]":
        """A new gathering with its first entry; Refused if the game, the options or the name are not possible."""
        options = game_called(founding.game).options_from(founding.options)
        founded = entries.Founded(
            code=founding.code,
            game=founding.game,
            options=plain_options(options),
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
        last = _last_game(rest)
        for entry in rest[:last]:
            gathering.skim(entry)
        for entry in rest[last:]:
            gathering.take(entry)
        return gathering

    def join(self, name: str, seat: Seat | None, token_hash: str, *, only_watch: bool = False) -> AnyEntry:
        """A new person, on this chair or the first empty one; who finds none, or wants to, only watches."""
        if not self.around.is_open:
            raise Refused(Refusal("table-closed"))
        if len(self.guests) >= MOST_PEOPLE:
            raise Refused(Refusal("too-many-people", {"most": MOST_PEOPLE}))
        called = checked_name(name, names_at(self.around))
        if seat is not None:
            check_empty(self.around, seat)
        elif not only_watch:
            seat = first_empty(self.around)
        if seat is None and not self.around.may_watch:
            raise Refused(Refusal("watching-forbidden"))
        entry = entries.Joined(person=len(self.guests), name=called, token_hash=token_hash, seat=seat)
        self.take(entry)
        return entry

    def do(self, person: Person, command: AnyCommand, now: float, id: str = "") -> AnyEntry | None:
        """Carry out a command; Refused, and nothing changed, if that is not possible. None: this id was done before."""
        if not 0 <= person < len(self.guests):
            raise Refused(Refusal("unknown-person"))
        if self.has_done(person, id):
            return None
        if isinstance(command, Act):
            return self._act(person, command, now, id)
        entry = accepted(self, person, command, now, id)
        self.take(entry)
        return entry

    def has_done(self, person: Person, id: str) -> bool:
        """Whether this command of the person was carried out before."""
        return bool(id) and self.guests[person].has_used(id)

    def ghost_acts(self, seat: Seat, number: int, now: float) -> AnyEntry:
        """An action of a ghost, as a number of the catalogue; Refused if it does not play there or cannot do that."""
        running = self.playing()
        if not 0 <= seat < self.around.players or self.around.chairs[seat].level is None:
            raise Refused(Refusal("no-ghost-there"))
        running.check_turn(seat)
        if number not in running.state.legal(seat):
            raise Refused(Refusal("unknown-action", {"game": self.around.game}))
        return self.plays(seat, number, None, now)

    def expire(self, now: float) -> AnyEntry | None:
        """If a clock has run out, the action of its seat is drawn by lot; None if none has. To be asked again."""
        due = self.next_deadline
        if due is None or due > now:
            return None
        seat = self.around.deadlines.index(due)
        return entries.Expired(seat=seat, lines=self.run_out(seat, now).lines, at=now)

    def inherit(self, person: Person) -> AnyEntry:
        """The host is gone, and somebody at a chair is the host from now on."""
        seat = self.viewer_of(person)
        if seat is None or self.around.chairs[seat].away:
            raise Refused(Refusal("not-seated"))
        entry = entries.HandedOver(to=person)
        self.take(entry)
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
        return len(self.guests)

    def person_of(self, token_hash: str) -> Person | None:
        """Who has the token with this hash; all are compared, in constant time."""
        found = None
        for person, guest in enumerate(self.guests):
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
        number = self.hearing.numbers[audience]
        if last is None:
            return self._news(viewer, (), (), self.around, missed=False)
        events: list[Event] = []
        said: list[notes.Note] = []
        for happened, noted in self.hearing.since(audience, last, self.around.game):
            if viewer is not None or self.around.may_watch:
                events += heard_by(game_called(self.around.game), happened, viewer)
            said += noted
        is_missed = not self.hearing.oldest(audience) <= last <= number
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
            number=self.hearing.numbers[audience_of(viewer)],
            viewer=viewer,
            events=tuple(events),
            notes=tuple(said),
            view=view,
            choices=self._choices(viewer),
            prompt=self.running.prompt(view) if self.running is not None and view is not None else None,
            around=around,
            missed=missed,
        )

    def _choices(self, viewer: Viewer) -> tuple[Any, ...]:
        """What a person may do; for a chair on which nobody is, nothing."""
        if viewer is None or self.running is None:
            return ()
        chair = self.around.chairs[viewer]
        return () if chair.away or chair.who != "person" else self.running.choices(viewer)

    def _check_viewer(self, viewer: Viewer) -> None:
        """A number below 0 must never count from the end."""
        if viewer is not None and (type(viewer) is not int or not 0 <= viewer < self.around.players):
            raise Refused(Refusal("unknown-seat", {"most": self.around.players}))

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

    def _act(self, person: Person, command: Act, now: float, id: str) -> AnyEntry:
        running = self.playing()
        seat = seat_of(self.around, person)
        if seat is None:
            raise Refused(Refusal("not-seated"))
        if self.around.chairs[seat].away:
            raise Refused(Refusal("come-back-first"))
        return self.plays(seat, running.number_of(seat, command.action), person, now, id)

    def plays(self, seat: Seat, number: int, person: Person | None, now: float, id: str = "") -> AnyEntry:
        """A seat carries out an action that is known to be legal."""
        running = self.playing()
        at = now if self.around.clock is not None else 0
        happening = running.play(seat, number, self.around.deadlines[seat])
        entry = entries.Played(by=seat, person=person, id=id, lines=happening.lines, at=at)
        self.remember(entry)
        self.follow(happening, seat, at, [])
        return entry


def _last_game(kept: Sequence[AnyEntry]) -> int:
    """Where the last game begins; Refused if it goes on by rules that this program does not play.

    A game that was finished by other rules is over: nothing of it has to be shown again.
    """
    begun = [(place, entry) for place, entry in enumerate(kept) if isinstance(entry, entries.Started)]
    if not begun:
        return 0
    place, started = begun[-1]
    opening = started.lines[0]
    assert isinstance(opening, Opening)
    game = game_called(opening.game)
    if game.plays_rules(opening.rules):
        return place
    ended = [isinstance(entry, entries.Recorded) and isinstance(entry.lines[-1], Ended) for entry in kept[place:]]
    if not any(ended):
        raise Refused(
            Refusal("table-other-rules", {"game": opening.game, "table": opening.rules, "program": game.rules_version})
        )
    return place + ended.index(True) + 1
