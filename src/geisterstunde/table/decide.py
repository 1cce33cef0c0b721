"""Whether something is possible, and the entry that it becomes; nothing is changed here."""

from typing import Any, Final, NamedTuple

from geisterstunde.core.journal import plain_options
from geisterstunde.core.words import Refusal, Refused, Seat
from geisterstunde.games import game_called
from geisterstunde.table import entries, words
from geisterstunde.table.entries import AnyEntry
from geisterstunde.table.happenings import Happening, acted, acted_by_lot, begun, given_up, taken_back
from geisterstunde.table.names import checked_name, checked_words
from geisterstunde.table.proposals import asked, check_unproposed, checked_proposal, is_carried_by, proposal_of
from geisterstunde.table.seats import (
    check_empty,
    check_level,
    check_seat,
    first_empty,
    is_complete,
    names_at,
    seat_of,
    with_chairs_for,
)
from geisterstunde.table.state import TableState
from geisterstunde.table.words import AnyCommand, Kind, Person, TableSheet

SHORTEST_CLOCK: Final = 5
LONGEST_CLOCK: Final = 7 * 24 * 60 * 60
MOST_PEOPLE: Final = 100
"""So many people can ever come to one table."""


class Decision(NamedTuple):
    """Something that is possible: the entry to be stored, and what was already worked out of it."""

    entry: AnyEntry
    after: int
    """It was decided after so many entries, and holds only there."""
    happening: Happening | None = None


class Asking:
    """One command of one person at one moment."""

    def __init__(self, state: TableState, person: Person, now: float, id: str) -> None:
        self.state = state
        self.sheet = state.sheet
        self.person = person
        self.id = id
        self.at = now if state.sheet.clock is not None else 0
        self.now = now
        self.happening: Happening | None = None

    def decision(self, command: AnyCommand) -> Decision:
        """What becomes of the command."""
        entry = self._entry(command)
        return Decision(entry, self.state.entries, self.happening)

    def _entry(self, command: AnyCommand) -> AnyEntry:
        """The entry that the command becomes; what it brings in the game is worked out on a clone."""
        match command:
            case words.Act(action=action):
                return self._act(action)
            case words.Undo():
                return self._undo()
            case words.Resign():
                return self._resign()
            case words.Rematch():
                return self._rematch()
            case words.Agree(kind=kind):
                return self._agree(kind)
            case words.Disagree(kind=kind):
                return self._disagree(kind)
            case words.Start():
                return self._start()
            case words.Rename(name=name):
                return self._rename(name)
            case words.AddWords(words=added):
                return self._add_words(added)
            case words.Sit(seat=seat):
                return self._sit(seat)
            case words.Stand():
                self._here()
                return entries.Stood(person=self.person, id=self.id, at=self.at)
            case words.Return():
                return self._return()
            case _:
                return self._of_host(command)

    def _of_host(self, command: AnyCommand) -> AnyEntry:
        """What only the host may do."""
        if self.sheet.host != self.person:
            raise Refused(Refusal("host-only", {"host": self.state.name_of(self.sheet.host)}))
        match command:
            case words.ChooseGame():
                return self._choose(command)
            case words.SeatBot(seat=seat, level=level):
                return self._seat_bot(seat, level)
            case words.ClearSeat(seat=seat):
                return self._clear(seat)
            case words.Reseat(order=order):
                return self._reseat(order)
            case words.HandOver(person=other):
                if other == self.person or not 0 <= other < len(self.state.people):
                    raise Refused(Refusal("unknown-person"))
                return entries.HandedOver(person=self.person, id=self.id, to=other)
            case words.Open(is_open=is_open):
                return entries.Opened(person=self.person, id=self.id, is_open=is_open)
            case words.LetWatch(may_watch=may_watch):
                return entries.WatchLet(person=self.person, id=self.id, may_watch=may_watch)
            case words.SetClock(seconds=seconds):
                if seconds is not None and not SHORTEST_CLOCK <= seconds <= LONGEST_CLOCK:
                    raise Refused(Refusal("bad-clock", {"least": SHORTEST_CLOCK, "most": LONGEST_CLOCK}))
                at = self.now if seconds is not None else 0
                return entries.ClockSet(person=self.person, id=self.id, seconds=seconds, at=at)
            case _:
                raise AssertionError(command)

    def _rename(self, name: str) -> AnyEntry:
        called = checked_name(name, names_at(self.sheet, self.person))
        return entries.Renamed(person=self.person, id=self.id, name=called)

    def _add_words(self, added: str) -> AnyEntry:
        self._own_seat()
        self._check_between_games()
        return entries.WordsAdded(person=self.person, id=self.id, words=checked_words(added))

    def _reseat(self, order: tuple[Seat, ...]) -> AnyEntry:
        self._check_between_games()
        if sorted(order) != list(range(self.sheet.players)):
            raise Refused(Refusal("bad-order", {"players": self.sheet.players}))
        return entries.Reseated(person=self.person, id=self.id, order=order)

    def _own_seat(self) -> Seat:
        seat = seat_of(self.sheet, self.person)
        if seat is None:
            raise Refused(Refusal("not-seated"))
        return seat

    def _here(self) -> Seat:
        """The chair of the person, who is not away."""
        seat = self._own_seat()
        if self.sheet.chairs[seat].away:
            raise Refused(Refusal("come-back-first"))
        return seat

    def _check_between_games(self) -> None:
        if self.sheet.phase == "playing":
            raise Refused(Refusal("game-is-running"))

    def _act(self, action: dict[str, Any]) -> AnyEntry:
        play = self.state.playing()
        seat = self._here()
        number = play.number_of(seat, action)
        self.happening = acted(play, seat, number, self.sheet.deadlines[seat])
        return entries.Acted(by=seat, person=self.person, id=self.id, lines=self.happening.lines, at=self.at)

    def _undo(self) -> AnyEntry:
        seat = self._here()
        play = self.state.playing()
        place = play.last_of(seat)
        if place is None:
            raise Refused(Refusal("nothing-to-undo"))
        if play.why_not_undo(seat) is None:
            return self._took_back(seat, place, is_agreed=False)
        check_unproposed(self.sheet, "undo")
        if asked(self.sheet, seat):
            return self._proposed("undo", seat)
        # Else a host could have a bot sit in for whoever would say no.
        if any(chair.away for chair in self.sheet.chairs):
            raise Refused(Refusal("nobody-to-ask"))
        return self._took_back(seat, place, is_agreed=True)

    def _took_back(self, seat: Seat, place: int, *, is_agreed: bool) -> AnyEntry:
        self.happening = taken_back(self.state.playing(), place, is_agreed=is_agreed)
        return entries.TookBack(
            person=self.person, id=self.id, at=self.at, seat=seat, is_agreed=is_agreed, lines=self.happening.lines
        )

    def _resign(self) -> AnyEntry:
        seat = self._here()
        self.state.playing()
        check_unproposed(self.sheet, "resign")
        if not asked(self.sheet, seat):
            return self._resigned(seat)
        return self._proposed("resign", seat)

    def _resigned(self, seat: Seat) -> AnyEntry:
        self.happening = given_up(self.state.playing(), seat)
        return entries.Resigned(person=self.person, id=self.id, seat=seat, lines=self.happening.lines)

    def _rematch(self) -> AnyEntry:
        seat = self._here()
        if self.sheet.phase != "over":
            raise Refused(Refusal("game-is-running" if self.sheet.phase == "playing" else "no-game-yet"))
        self._check_complete()
        proposal = proposal_of(self.sheet, "rematch")
        if proposal is not None and proposal.by != seat:
            return self._agree("rematch")
        check_unproposed(self.sheet, "rematch")
        if not asked(self.sheet, seat):
            return self._started(is_rematch=True)
        return self._proposed("rematch", seat)

    def _proposed(self, kind: Kind, seat: Seat) -> AnyEntry:
        return entries.Proposed(person=self.person, id=self.id, kind=kind, seat=seat)

    def _agree(self, kind: Kind) -> AnyEntry:
        seat = self._here()
        proposal = checked_proposal(self.sheet, kind, seat)
        if not is_carried_by(self.sheet, proposal, seat):
            return entries.Agreed(person=self.person, id=self.id, kind=kind, seat=seat)
        if kind == "undo":
            return self._took_back(proposal.by, self.state.undo_from, is_agreed=True)
        if kind == "resign":
            return self._resigned(proposal.by)
        self._check_complete()
        return self._started(is_rematch=True)

    def _disagree(self, kind: Kind) -> AnyEntry:
        seat = self._here()
        if proposal_of(self.sheet, kind) is None:
            raise Refused(Refusal("no-such-proposal"))
        return entries.Declined(person=self.person, id=self.id, kind=kind, seat=seat)

    def _start(self) -> AnyEntry:
        self._check_between_games()
        if self.sheet.host != self.person:
            self._here()
            if self.sheet.phase == "over":
                raise Refused(Refusal("host-only", {"host": self.state.name_of(self.sheet.host)}))
        self._check_complete()
        return self._started(is_rematch=False)

    def _check_complete(self) -> None:
        if not is_complete(self.sheet):
            raise Refused(Refusal("chairs-not-taken"))

    def _started(self, *, is_rematch: bool) -> AnyEntry:
        self.happening = begun(*self.state.next_opening(is_rematch=is_rematch))
        return entries.Started(
            person=self.person,
            id=self.id,
            at=self.at,
            lines=self.happening.lines,
            numbers=tuple(self.state.outbox.numbers),
            is_rematch=is_rematch,
        )

    def _sit(self, seat: Seat | None) -> AnyEntry:
        self._check_between_games()
        chosen = first_empty(self.sheet) if seat is None else seat
        if chosen is None:
            raise Refused(Refusal("no-empty-chair"))
        check_empty(self.sheet, chosen)
        checked_name(self.state.name_of(self.person), names_at(self.sheet, self.person))
        return entries.Sat(person=self.person, id=self.id, seat=chosen)

    def _return(self) -> AnyEntry:
        seat = self._own_seat()
        if not self.sheet.chairs[seat].away:
            raise Refused(Refusal("not-away"))
        return entries.Returned(person=self.person, id=self.id, at=self.at)

    def _choose(self, command: words.ChooseGame) -> AnyEntry:
        self._check_between_games()
        game = game_called(command.game)
        options = game.options_from(command.options)
        game.check_start(command.players, options)
        with_chairs_for(self.sheet, command.players)
        return entries.GameChosen(
            person=self.person,
            id=self.id,
            game=game.name,
            players=command.players,
            options=plain_options(options),
        )

    def _seat_bot(self, seat: Seat, level: str) -> AnyEntry:
        check_seat(self.sheet, seat)
        check_level(level)
        chair = self.sheet.chairs[seat]
        if self.sheet.phase != "playing" and chair.who == "person" and not chair.away:
            raise Refused(Refusal("chair-taken", {"number": seat + 1}))
        return entries.BotSeated(person=self.person, id=self.id, seat=seat, level=level, at=self.at)

    def _clear(self, seat: Seat) -> AnyEntry:
        self._check_between_games()
        check_seat(self.sheet, seat)
        if self.sheet.chairs[seat].who == "empty":
            raise Refused(Refusal("chair-empty", {"number": seat + 1}))
        return entries.SeatCleared(person=self.person, id=self.id, seat=seat)


def decide(state: TableState, person: Person, command: AnyCommand, now: float, id: str) -> Decision:
    """What becomes of a command; Refused if it is not possible now."""
    return Asking(state, person, now, id).decision(command)


def decide_joining(state: TableState, name: str, seat: Seat | None, token_hash: str, *, only_watch: bool) -> Decision:
    """A new person, on this chair or the first empty one; who finds none, or wants to, only watches."""
    sheet = state.sheet
    if not sheet.is_open:
        raise Refused(Refusal("table-closed"))
    if len(state.people) >= MOST_PEOPLE:
        raise Refused(Refusal("too-many-people", {"most": MOST_PEOPLE}))
    called = checked_name(name, names_at(sheet))
    if seat is not None:
        check_empty(sheet, seat)
    elif not only_watch:
        seat = first_empty(sheet)
    if seat is None and not sheet.may_watch:
        raise Refused(Refusal("watching-forbidden"))
    entry = entries.Joined(person=len(state.people), name=called, token_hash=token_hash, seat=seat)
    return Decision(entry, state.entries)


def decide_for_bot(state: TableState, seat: Seat, number: int, now: float) -> Decision:
    """An action of a bot, as a number of the catalogue; Refused if it does not play there or cannot do that."""
    play = state.playing()
    sheet = state.sheet
    if not 0 <= seat < sheet.players or sheet.chairs[seat].level is None:
        raise Refused(Refusal("no-bot-there"))
    happening = acted(play, seat, play.number_of(seat, number), sheet.deadlines[seat])
    at = now if sheet.clock is not None else 0
    return Decision(entries.Acted(by=seat, lines=happening.lines, at=at), state.entries, happening)


def decide_expiry(state: TableState, now: float) -> Decision | None:
    """If a clock has run out, the action of its seat is drawn by lot; None if none has. To be asked again."""
    due = next_deadline(state.sheet)
    if due is None or due > now:
        return None
    seat = state.sheet.deadlines.index(due)
    happening = acted_by_lot(state.playing(), seat, state.salt, due)
    return Decision(entries.Expired(seat=seat, lines=happening.lines, at=now), state.entries, happening)


def next_deadline(sheet: TableSheet) -> float | None:
    """When the next clock runs out."""
    return min((due for due in sheet.deadlines if due is not None), default=None)


def decide_heir(state: TableState, person: Person) -> Decision:
    """The host is gone, and somebody at a chair is the host from now on."""
    seat = seat_of(state.sheet, person)
    if seat is None or state.sheet.chairs[seat].away:
        raise Refused(Refusal("not-seated"))
    return Decision(entries.HandedOver(to=person), state.entries)
