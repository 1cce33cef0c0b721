"""A table: the people around it and the games they play there. No network, no clock, no luck of its own.

It is exactly what its entries make it. `decide` checks what somebody wants and changes nothing; what it decides holds
the entry to be stored; `take` lets it happen. A table that is restored takes the same entries again.
"""

import hmac
from collections.abc import Iterable, Sequence
from typing import Any, Final

from geisterstunde.core.journal import Ended, Opening, plain_options
from geisterstunde.core.words import Event, Refusal, Refused, Seat, View, Viewer
from geisterstunde.games import game_called
from geisterstunde.table import decide, entries, unasked
from geisterstunde.table.circumstances import USUAL, Circumstances
from geisterstunde.table.decide import Decision
from geisterstunde.table.entries import AnyEntry
from geisterstunde.table.evolve import evolve, founded, skim
from geisterstunde.table.happenings import audience_of
from geisterstunde.table.names import checked_avatar, checked_name
from geisterstunde.table.notes import Note
from geisterstunde.table.noticing import heard_by
from geisterstunde.table.play import Play
from geisterstunde.table.seats import seat_of
from geisterstunde.table.state import TableState
from geisterstunde.table.unasked import Room
from geisterstunde.table.undoing import offers_at, taking_back, undo_asked
from geisterstunde.table.words import AnyCommand, Founding, News, Person, TableSheet

ROOM: Final = Room()


class Table:
    """The people around one table and the games they play there; 10 to 15 kB after 40 actions (docs/decisions.md)."""

    __slots__ = ("_state",)

    def __init__(self, state: TableState) -> None:
        self._state = state

    @classmethod
    def found(cls, founding: Founding) -> "tuple[Table, AnyEntry]":
        """A new table with its first entry; Refused if the game, the options or the name are not possible."""
        options = game_called(founding.game).options_from(founding.options)
        entry = entries.Founded(
            code=founding.code,
            game=founding.game,
            options=plain_options(options),
            players=founding.players,
            name=checked_name(founding.name),
            token_hash=founding.token_hash,
            secret=founding.secret,
            salt=founding.salt,
            seat=founding.seat,
            bots=founding.bots,
            is_practice=founding.is_practice,
            played_on=founding.played_on,
            at=founding.at,
            avatar=checked_avatar(founding.avatar),
            deal=founding.deal,
        )
        return cls(founded(entry)), entry

    @classmethod
    def restore(cls, kept: Iterable[AnyEntry]) -> "Table":
        """The same table again; only its last game is replayed."""
        known = kept if isinstance(kept, Sequence) else tuple(kept)
        first, rest = known[0], known[1:]
        assert isinstance(first, entries.Founded)
        state = founded(first)
        last = _last_game(rest)
        for entry in rest[:last]:
            skim(state, entry)
        for entry in rest[last:]:
            evolve(state, entry)
        return cls(state)

    def follow(self, kept: Iterable[AnyEntry]) -> None:
        """Let happen what was kept since."""
        for entry in kept:
            evolve(self._state, entry)

    # What is possible: everything here checks, and changes nothing

    def decide(
        self, person: Person, command: AnyCommand, now: float, id: str = "", around: Circumstances = USUAL
    ) -> Decision | None:
        """What becomes of a command; Refused if it is not possible. None: this id was done before."""
        if person not in self._state.people:
            raise Refused(Refusal("unknown-person"))
        if self.has_done(person, id):
            return None
        return decide.decide(self._state, person, command, now, id, around)

    def decide_joining(
        self,
        name: str,
        seat: Seat | None,
        token_hash: str,
        room: Room = ROOM,
        *,
        only_watch: bool = False,
        avatar: str = "",
    ) -> Decision:
        """A new person, on this chair or the first empty one; who finds none, or wants to, only watches.

        Where no more are remembered, somebody who has no chair and is gone is forgotten instead.
        """
        return unasked.decide_joining(self._state, name, seat, token_hash, room, only_watch=only_watch, avatar=avatar)

    def decide_for_bot(self, seat: Seat, number: int, now: float) -> Decision:
        """An action of a bot, as a number of the catalogue; Refused if it does not play there or cannot do that."""
        return unasked.decide_for_bot(self._state, seat, number, now)

    def decide_expiry(self, now: float) -> Decision | None:
        """If a clock has run out, the action of its seat is drawn by lot, and a game begins whose words are no longer
        waited for; None if nothing is due. To be asked again."""
        return unasked.decide_expiry(self._state, now)

    def decide_beginning(self, now: float) -> Decision | None:
        """The game begins for which words were asked, if all have opened theirs or time is over; None if not yet."""
        return unasked.decide_beginning(self._state, now)

    def decide_heir(self, person: Person) -> Decision:
        """The host is gone, and somebody at a chair is the host from now on."""
        return unasked.decide_heir(self._state, person)

    def decide_hint(self, person: Person, id: str = "") -> Decision:
        """Somebody asks for a hint; Refused unless it is their turn and hints are allowed."""
        return unasked.decide_hint(self._state, person, id)

    def take(self, decision: Decision) -> None:
        """Let happen what was decided; nothing may have happened since."""
        if decision.after != self._state.entries:
            raise ValueError("something has happened at this table since that was decided")
        evolve(self._state, decision.entry, decision.happening)

    # Looking

    @property
    def people_who_played(self) -> int:
        """How many people have a chair in the running or just finished game."""
        return sum(chair.person is not None for chair in self._state.sat)

    @property
    def sheet(self) -> TableSheet:
        """All that is public around the table."""
        return self._state.sheet

    @property
    def founded_at(self) -> float:
        """The moment of its first entry."""
        return self._state.founded_at

    @property
    def play(self) -> Play | None:
        """The running or just finished game."""
        return self._state.play

    @property
    def people(self) -> int:
        """How many people have ever come; their numbers are below this."""
        return self._state.came

    @property
    def begun(self) -> Sequence[int]:
        """The number of the entry with which each game began."""
        return self._state.begun

    @property
    def next_deadline(self) -> float | None:
        """When the next clock runs out, or promised words are no longer waited for."""
        return unasked.next_deadline(self.sheet)

    @property
    def bots_to_act(self) -> tuple[Seat, ...]:
        """The seats that may act now and are played by bots."""
        play, chairs = self._state.play, self._state.sheet.chairs
        # Asked after every move, also where no bot plays.
        if play is None or not offers_at(self._state).has_bots:
            return ()
        return tuple([seat for seat in play.to_act if chairs[seat].level is not None])

    def has_done(self, person: Person, id: str) -> bool:
        """Whether this command of the person was carried out before."""
        known = self._state.people.get(person)
        return bool(id) and known is not None and known.has_used(id)

    def name_of(self, person: Person) -> str:
        """What a person is called."""
        return self._state.name_of(person)

    def person_of(self, token_hash: str) -> Person | None:
        """Who has the token with this hash; all are compared, in constant time."""
        found = None
        for person, participant in self._state.people.items():
            if hmac.compare_digest(participant.token_hash.encode(), token_hash.encode()):
                found = person
        return found

    def viewer_of(self, person: Person | None) -> Viewer:
        """The audience that a person belongs to; who is away still sees what the own chair sees."""
        return None if person is None else seat_of(self.sheet, person)

    def number_for(self, viewer: Viewer) -> int:
        """The number of the newest message of an audience."""
        return self._state.outbox.newest(audience_of(viewer))

    def view_for(self, viewer: Viewer) -> View | None:
        """What the viewer may know now; None before the first game and for those who may not watch."""
        self._check_viewer(viewer)
        return self._view(viewer)

    def _view(self, viewer: Viewer) -> View | None:
        state = self._state
        if state.play is None or (viewer is None and not state.sheet.may_watch):
            return None
        return state.play.known_to(viewer)

    def welcome_for(self, viewer: Viewer, last: int | None) -> News:
        """The current view, and what this audience has heard since its message number `last`; None: nothing yet."""
        self._check_viewer(viewer)
        audience, outbox, game = audience_of(viewer), self._state.outbox, self.sheet.game
        number = outbox.newest(audience)
        if last is None:
            return self._news(viewer, number, (), (), self.sheet, missed=False)
        events: list[Event] = []
        said: list[Note] = []
        for happened, noted in outbox.since(audience, last, game):
            if viewer is not None or self.sheet.may_watch:
                events += heard_by(game_called(game), happened, viewer)
            said += noted
        is_missed = not outbox.oldest(audience) <= last <= number
        return self._news(viewer, number, tuple(events), tuple(said), self.sheet, missed=is_missed)

    def news_for(self, viewer: Viewer) -> News | None:
        """What the last entry made this audience see or hear; None if nothing."""
        self._check_viewer(viewer)
        latest, sheet = self._state.latest, self._state.sheet
        audience = audience_of(viewer)
        if not latest.noticed >> audience & 1:
            return None
        number = self._state.outbox.numbers[audience]
        events = latest.heard[audience] if latest.heard and (viewer is not None or sheet.may_watch) else ()
        return self._news(viewer, number, events, latest.notes, sheet if latest.is_sheet_new else None, missed=False)

    def _news(
        self,
        viewer: Viewer,
        number: int,
        events: tuple[Event, ...],
        said: tuple[Note, ...],
        sheet: TableSheet | None,
        *,
        missed: bool,
    ) -> News:
        state = self._state
        view = self._view(viewer)
        choices = self._choices(view)
        offers = offers_at(state)
        return News(
            number=number,
            game=state.sheet.game,
            viewer=viewer,
            events=events,
            notes=said,
            view=view,
            choices=choices,
            prompt=state.play.prompt(view) if state.play is not None and view is not None else None,
            sheet=sheet,
            undo=None if viewer is None else taking_back(state, offers, viewer),
            undo_asked=0 if viewer is None else undo_asked(state, viewer),
            may_hint=bool(choices) and viewer is not None and offers.hints[viewer],
            missed=missed,
        )

    def choices_for(self, viewer: Viewer) -> tuple[Any, ...]:
        """What a viewer may do now."""
        return self._choices(self.view_for(viewer))

    def _choices(self, view: View | None) -> tuple[Any, ...]:
        """What the person who sees this may do; for a chair on which nobody is, nothing."""
        if view is None or view.viewer not in view.to_act:
            return ()
        play, seat = self._state.play, view.viewer
        assert play is not None
        assert seat is not None
        chair = self._state.sheet.chairs[seat]
        return () if chair.away or chair.who != "person" else tuple(play.game.legal_actions(play.state, seat))

    def _check_viewer(self, viewer: Viewer) -> None:
        """A number below 0 must never count from the end."""
        players = self._state.sheet.players
        if viewer is not None and (type(viewer) is not int or not 0 <= viewer < players):
            raise Refused(Refusal("unknown-seat", {"most": players}))


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
        versions = {"table": opening.rules, "program": game.rules_version}
        raise Refused(Refusal("table-other-rules", {"game": opening.game, **versions}))
    return place + ended.index(True) + 1
