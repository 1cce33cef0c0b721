"""Whether a command is possible, and the entry that it becomes; nothing is changed here."""

from typing import TYPE_CHECKING, Final

from geisterstunde.core.journal import Ended, plain_options, resigned_result, seed_of
from geisterstunde.core.words import Refusal, Refused, Seat
from geisterstunde.games import game_called
from geisterstunde.table import entries, words
from geisterstunde.table.entries import AnyEntry
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
from geisterstunde.table.words import AnyCommand, Kind, Person

if TYPE_CHECKING:
    from geisterstunde.table.gathering import Gathering
    from geisterstunde.table.running import Running

SHORTEST_CLOCK: Final = 5
LONGEST_CLOCK: Final = 7 * 24 * 60 * 60


class Asking:
    """One command of one person at one moment."""

    def __init__(self, gathering: "Gathering", person: Person, now: float, id: str) -> None:
        self.gathering = gathering
        self.around = gathering.around
        self.person = person
        self.id = id
        self.at = now if gathering.around.clock is not None else 0
        self.now = now

    def entry(self, command: AnyCommand) -> AnyEntry:
        """The entry that the command becomes."""
        match command:
            case words.Act():
                raise AssertionError(command)
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
                name = checked_name(name, names_at(self.around, self.person))
                return entries.Renamed(person=self.person, id=self.id, name=name)
            case words.AddWords(words=added):
                self._own_seat()
                self._check_between_games()
                return entries.WordsAdded(person=self.person, id=self.id, words=checked_words(added))
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
        if self.around.host != self.person:
            raise Refused(Refusal("host-only", {"host": self.gathering.name_of(self.around.host)}))
        match command:
            case words.ChooseGame():
                return self._choose(command)
            case words.SeatGhost(seat=seat, level=level):
                return self._seat_ghost(seat, level)
            case words.ClearSeat(seat=seat):
                return self._clear(seat)
            case words.Reseat(order=order):
                self._check_between_games()
                if sorted(order) != list(range(self.around.players)):
                    raise Refused(Refusal("bad-order", {"players": self.around.players}))
                return entries.Reseated(person=self.person, id=self.id, order=order)
            case words.HandOver(person=other):
                if other == self.person or not 0 <= other < self.gathering.people:
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

    def _own_seat(self) -> Seat:
        seat = seat_of(self.around, self.person)
        if seat is None:
            raise Refused(Refusal("not-seated"))
        return seat

    def _here(self) -> Seat:
        """The chair of the person, who is not away."""
        seat = self._own_seat()
        if self.around.chairs[seat].away:
            raise Refused(Refusal("come-back-first"))
        return seat

    def _check_between_games(self) -> None:
        if self.around.phase == "playing":
            raise Refused(Refusal("game-is-running"))

    def _running(self) -> "Running":
        if self.gathering.running is None or self.around.phase != "playing":
            raise Refused(Refusal("game-is-over" if self.around.phase == "over" else "no-game-yet"))
        return self.gathering.running

    def _undo(self) -> AnyEntry:
        seat = self._here()
        running = self._running()
        free = running.free_undo(seat)
        if free is not None:
            return self._took_back(seat, free, is_agreed=False)
        place = running.last_of(seat)
        if place is None:
            raise Refused(Refusal("nothing-to-undo"))
        check_unproposed(self.around, "undo")
        if asked(self.around, seat):
            return self._proposed("undo", seat)
        # Else a host could have a ghost sit in for whoever would say no.
        if any(chair.away for chair in self.around.chairs):
            raise Refused(Refusal("nobody-to-ask"))
        return self._took_back(seat, place, is_agreed=True)

    def _took_back(self, seat: Seat, place: int, *, is_agreed: bool) -> AnyEntry:
        running = self._running()
        line = running.undone_by_consent(place) if is_agreed else running.freely_undone(place)
        return entries.TookBack(
            person=self.person, id=self.id, at=self.at, seat=seat, is_agreed=is_agreed, lines=(line,)
        )

    def _resign(self) -> AnyEntry:
        seat = self._here()
        self._running()
        check_unproposed(self.around, "resign")
        if not asked(self.around, seat):
            return self._resigned(seat)
        return self._proposed("resign", seat)

    def _resigned(self, seat: Seat) -> AnyEntry:
        running = self._running()
        seed = seed_of(self.gathering.secret_of(self.around.games_begun - 1), running.opening.words)
        line = Ended(seed=seed, result=resigned_result(seat, self.around.players), resigned=seat)
        return entries.Resigned(person=self.person, id=self.id, seat=seat, lines=(line,))

    def _rematch(self) -> AnyEntry:
        seat = self._here()
        if self.around.phase != "over":
            raise Refused(Refusal("game-is-running" if self.around.phase == "playing" else "no-game-yet"))
        self._check_complete()
        proposal = proposal_of(self.around, "rematch")
        if proposal is not None and proposal.by != seat:
            return self._agree("rematch")
        check_unproposed(self.around, "rematch")
        if not asked(self.around, seat):
            return self._started(is_rematch=True)
        return self._proposed("rematch", seat)

    def _proposed(self, kind: Kind, seat: Seat) -> AnyEntry:
        return entries.Proposed(person=self.person, id=self.id, kind=kind, seat=seat)

    def _agree(self, kind: Kind) -> AnyEntry:
        seat = self._here()
        proposal = checked_proposal(self.around, kind, seat)
        if not is_carried_by(self.around, proposal, seat):
            return entries.Agreed(person=self.person, id=self.id, kind=kind, seat=seat)
        if kind == "undo":
            return self._took_back(proposal.by, self.gathering.undo_from, is_agreed=True)
        if kind == "resign":
            return self._resigned(proposal.by)
        self._check_complete()
        return self._started(is_rematch=True)

    def _disagree(self, kind: Kind) -> AnyEntry:
        seat = self._here()
        if proposal_of(self.around, kind) is None:
            raise Refused(Refusal("no-such-proposal"))
        return entries.Declined(person=self.person, id=self.id, kind=kind, seat=seat)

    def _start(self) -> AnyEntry:
        self._check_between_games()
        if self.around.host != self.person:
            self._here()
            if self.around.phase == "over":
                raise Refused(Refusal("host-only", {"host": self.gathering.name_of(self.around.host)}))
        self._check_complete()
        return self._started(is_rematch=False)

    def _check_complete(self) -> None:
        if not is_complete(self.around):
            raise Refused(Refusal("chairs-not-taken"))

    def _started(self, *, is_rematch: bool) -> AnyEntry:
        opening = self.gathering.opening(is_rematch=is_rematch)
        happening = self.gathering.begun(opening).begin()
        return entries.Started(
            person=self.person,
            id=self.id,
            at=self.at,
            lines=happening.lines,
            numbers=self.gathering.numbers,
            is_rematch=is_rematch,
        )

    def _sit(self, seat: Seat | None) -> AnyEntry:
        self._check_between_games()
        chosen = first_empty(self.around) if seat is None else seat
        if chosen is None:
            raise Refused(Refusal("no-empty-chair"))
        check_empty(self.around, chosen)
        checked_name(self.gathering.name_of(self.person), names_at(self.around, self.person))
        return entries.Sat(person=self.person, id=self.id, seat=chosen)

    def _return(self) -> AnyEntry:
        seat = self._own_seat()
        if not self.around.chairs[seat].away:
            raise Refused(Refusal("not-away"))
        return entries.Returned(person=self.person, id=self.id, at=self.at)

    def _choose(self, command: words.ChooseGame) -> AnyEntry:
        self._check_between_games()
        game = game_called(command.game)
        options = game.options_from(command.options)
        game.check_start(command.players, options)
        with_chairs_for(self.around, command.players)
        return entries.GameChosen(
            person=self.person,
            id=self.id,
            game=game.name,
            players=command.players,
            options=plain_options(options),
        )

    def _seat_ghost(self, seat: Seat, level: str) -> AnyEntry:
        check_seat(self.around, seat)
        check_level(level)
        chair = self.around.chairs[seat]
        if self.around.phase != "playing" and chair.who == "person" and not chair.away:
            raise Refused(Refusal("chair-taken", {"number": seat + 1}))
        return entries.GhostSeated(person=self.person, id=self.id, seat=seat, level=level, at=self.at)

    def _clear(self, seat: Seat) -> AnyEntry:
        self._check_between_games()
        check_seat(self.around, seat)
        if self.around.chairs[seat].who == "empty":
            raise Refused(Refusal("chair-empty", {"number": seat + 1}))
        return entries.SeatCleared(person=self.person, id=self.id, seat=seat)


def accepted(gathering: "Gathering", person: Person, command: AnyCommand, now: float, id: str) -> AnyEntry:
    """The entry that a command becomes; Refused if it is not possible now."""
    return Asking(gathering, person, now, id).entry(command)
