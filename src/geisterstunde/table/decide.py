"""Whether something is possible, and the entry that it becomes; nothing is changed here."""

from typing import Any, Final, NamedTuple

from geisterstunde.core.journal import plain_options
from geisterstunde.core.luck import commitment_to_words
from geisterstunde.core.words import Refusal, Refused, Seat
from geisterstunde.games import game_called
from geisterstunde.table import entries, words
from geisterstunde.table.circumstances import USUAL, Circumstances
from geisterstunde.table.entries import AnyEntry
from geisterstunde.table.happenings import Happening, acted, begun, given_up, taken_back
from geisterstunde.table.length import check_goes_on
from geisterstunde.table.names import checked_avatar, checked_name, checked_words
from geisterstunde.table.proposals import (
    OF_EVERYBODY,
    asked,
    check_unproposed,
    checked_proposal,
    proposal_of,
    unanswered,
)
from geisterstunde.table.seats import (
    check_empty,
    check_level,
    check_seat,
    first_empty,
    is_complete,
    people_at,
    seat_of,
    with_chairs_for,
)
from geisterstunde.table.state import TableState
from geisterstunde.table.undoing import how_to_undo
from geisterstunde.table.words import AnyCommand, Kind, Person, Proposal, TableSheet

SHORTEST_CLOCK: Final = 5
LONGEST_CLOCK: Final = 7 * 24 * 60 * 60


class Decision(NamedTuple):
    """Something that is possible: the entry to be stored, and what was already worked out of it."""

    entry: AnyEntry
    after: int
    """It was decided after so many entries, and holds only there."""
    happening: Happening | None = None


class Asking:
    """One command of one person at one moment."""

    __slots__ = ("around", "at", "happening", "id", "now", "person", "sheet", "state")

    def __init__(self, state: TableState, person: Person, now: float, id: str, around: Circumstances = USUAL) -> None:
        self.state = state
        self.sheet = state.sheet
        self.person = person
        self.id = id
        self.at = now if state.sheet.clock is not None else 0
        self.now = now
        self.around = around
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
            case words.OpenCards():
                return self._open_cards()
            case words.Agree(kind=kind):
                return self._agree(kind)
            case words.Disagree(kind=kind):
                return self._disagree(kind)
            case words.Start():
                return self._start()
            case words.Rename(name=name, avatar=avatar):
                return self._rename(name, avatar)
            case words.PromiseWords(commitment=commitment):
                return self._promise(commitment)
            case words.OpenWords(words=said):
                return self._open_words(said)
            case words.Sit(seat=seat):
                return self._sit(seat)
            case words.Stand():
                self._here()
                self._check_not_beginning()
                return entries.Stood(person=self.person, id=self.id, at=self.at)
            case words.Return():
                return self._return()
            case words.SeatBot(seat=seat, level=level) if seat == seat_of(self.sheet, self.person):
                return self._seat_bot(seat, level)
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
                if other == self.person or other not in self.state.people:
                    raise Refused(Refusal("unknown-person"))
                return entries.HandedOver(person=self.person, id=self.id, to=other)
            case words.Open(is_open=is_open):
                return entries.Opened(person=self.person, id=self.id, is_open=is_open)
            case words.LetWatch(may_watch=may_watch):
                return entries.WatchLet(person=self.person, id=self.id, may_watch=may_watch)
            case words.LetChat(may_chat=may_chat):
                return entries.ChatLet(person=self.person, id=self.id, may_chat=may_chat)
            case words.LetHint(may_hint=may_hint):
                return entries.HintLet(person=self.person, id=self.id, may_hint=may_hint)
            case words.SetClock(seconds=seconds):
                return self._set_clock(seconds)
            case words.AgreeForGone(kind=kind):
                return self._agree_for_gone(kind)
            case _:
                raise AssertionError(command)

    def _rename(self, name: str, avatar: str | None) -> AnyEntry:
        called = checked_name(name, self.state.names_besides(self.person))
        looks = None if avatar is None else checked_avatar(avatar)
        return entries.Renamed(person=self.person, id=self.id, name=called, avatar=looks)

    def _promise(self, commitment: str) -> AnyEntry:
        self._here()
        self._check_between_games()
        if self.sheet.deal and self.sheet.games_begun == 0:
            raise Refused(Refusal("deal-without-words"))
        return entries.WordsPromised(person=self.person, id=self.id, commitment=commitment)

    def _open_words(self, said: str) -> AnyEntry:
        seat = self._own_seat()
        promised = self.sheet.commitments[seat]
        if self.sheet.opens_until is None:
            raise Refused(Refusal("words-not-asked"))
        if self.sheet.opened[seat]:
            raise Refused(Refusal("words-opened-already"))
        if not promised or commitment_to_words(self.sheet.promise, checked_words(said)) != promised:
            raise Refused(Refusal("words-not-promised"))
        return entries.WordsOpened(person=self.person, id=self.id, words=said)

    def _set_clock(self, seconds: int | None) -> AnyEntry:
        """Between the games the host decides; who plays already has a say."""
        if seconds is not None and not SHORTEST_CLOCK <= seconds <= LONGEST_CLOCK:
            raise Refused(Refusal("bad-clock", {"least": SHORTEST_CLOCK, "most": LONGEST_CLOCK}))
        seat = seat_of(self.sheet, self.person)
        is_running = self.sheet.phase == "playing" and seconds != self.sheet.clock
        if not is_running or not asked(self.sheet, "clock", seat):
            return self._clock_set(seconds)
        check_unproposed(self.sheet, "clock")
        return entries.Proposed(person=self.person, id=self.id, kind="clock", seat=seat, seconds=seconds)

    def _clock_set(self, seconds: int | None, for_gone: tuple[Seat, ...] = ()) -> AnyEntry:
        at = self.now if seconds is not None else 0
        return entries.ClockSet(person=self.person, id=self.id, seconds=seconds, at=at, for_gone=for_gone)

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

    def seat_on_turn(self) -> Seat:
        """The chair of the person, who may act now."""
        play = self.state.playing()
        seat = self._here()
        play.check_turn(seat)
        return seat

    def _check_between_games(self) -> None:
        if self.sheet.phase == "playing":
            raise Refused(Refusal("game-is-running"))
        self._check_not_beginning()

    def _check_not_beginning(self) -> None:
        """While promised words are opened, who plays and what they promised stays as it is."""
        if self.sheet.opens_until is not None:
            raise Refused(Refusal("game-is-beginning"))

    def _act(self, action: dict[str, Any]) -> AnyEntry:
        play = self.state.playing()
        seat = self._here()
        number = play.number_of(seat, action)
        check_goes_on(play)
        self.happening = acted(play, seat, number, self.sheet.deadlines[seat])
        lines, is_advised = self.happening.lines, number == self.around.advised
        return entries.Acted(by=seat, person=self.person, id=self.id, lines=lines, at=self.at, is_advised=is_advised)

    def _undo(self) -> AnyEntry:
        seat = self._here()
        play = self.state.playing()
        how = how_to_undo(self.state, seat)
        if isinstance(how, Refusal):
            raise Refused(how)
        if how == "asks":
            return self._proposed("undo", seat)
        place = play.last_of(seat)
        assert place is not None
        return self._took_back(seat, place, is_agreed=how == "agreed")

    def _took_back(self, seat: Seat, place: int, *, is_agreed: bool, for_gone: tuple[Seat, ...] = ()) -> AnyEntry:
        self.happening = taken_back(self.state.playing(), place, is_agreed=is_agreed)
        return entries.TookBack(
            person=self.person,
            id=self.id,
            at=self.at,
            seat=seat,
            is_agreed=is_agreed,
            lines=self.happening.lines,
            for_gone=for_gone,
        )

    def _resign(self) -> AnyEntry:
        seat = self._here()
        self.state.playing()
        check_unproposed(self.sheet, "resign")
        if not asked(self.sheet, "resign", seat):
            return self._resigned(seat)
        return self._proposed("resign", seat)

    def _resigned(self, seat: Seat, for_gone: tuple[Seat, ...] = ()) -> AnyEntry:
        self.happening = given_up(self.state.playing(), seat)
        lines = self.happening.lines
        return entries.Resigned(person=self.person, id=self.id, seat=seat, lines=lines, for_gone=for_gone)

    def _rematch(self) -> AnyEntry:
        seat = self._here()
        if self.sheet.phase != "over":
            raise Refused(Refusal("game-is-running" if self.sheet.phase == "playing" else "no-game-yet"))
        self._check_not_beginning()
        self._check_complete()
        proposal = proposal_of(self.sheet, "rematch")
        if proposal is not None and proposal.by != seat:
            return self._agree("rematch")
        check_unproposed(self.sheet, "rematch")
        if not asked(self.sheet, "rematch", seat):
            return self._begin(is_rematch=True)
        return self._proposed("rematch", seat)

    def _open_cards(self) -> AnyEntry:
        seat = self._here()
        if self.sheet.phase != "over":
            raise Refused(Refusal("game-not-finished"))
        proposal = proposal_of(self.sheet, "open-cards")
        if proposal is not None and proposal.by != seat:
            return self._agree("open-cards")
        check_unproposed(self.sheet, "open-cards")
        if not asked(self.sheet, "open-cards", seat):
            return entries.CardsOpened(person=self.person, id=self.id)
        return self._proposed("open-cards", seat)

    def _proposed(self, kind: Kind, seat: Seat) -> AnyEntry:
        return entries.Proposed(person=self.person, id=self.id, kind=kind, seat=seat)

    def _agree(self, kind: Kind) -> AnyEntry:
        seat = self._asked_seat(kind)
        proposal = checked_proposal(self.sheet, kind, seat)
        if unanswered(self.sheet, proposal) - {seat}:
            return entries.Agreed(person=self.person, id=self.id, kind=kind, seat=seat)
        return self._carried(proposal)

    def _agree_for_gone(self, kind: Kind) -> AnyEntry:
        """The host decides in the place of those who have been gone for long."""
        proposal = proposal_of(self.sheet, kind)
        if proposal is None:
            raise Refused(Refusal("no-such-proposal"))
        missing = unanswered(self.sheet, proposal)
        gone = tuple(seat for seat in sorted(missing) if self._is_long_gone(seat))
        if not gone:
            raise Refused(Refusal("nobody-long-gone", {"seconds": int(self.around.absence)}))
        if missing - set(gone):
            return entries.AgreedForGone(person=self.person, id=self.id, kind=kind, for_gone=gone)
        return self._carried(proposal, gone)

    def _is_long_gone(self, seat: Seat) -> bool:
        return self.around.is_long_gone(self.sheet.chairs[seat].person, self.now)

    def _carried(self, proposal: Proposal, for_gone: tuple[Seat, ...] = ()) -> AnyEntry:
        """What everybody has agreed to."""
        if proposal.kind == "clock":
            return self._clock_set(proposal.seconds, for_gone)
        assert proposal.by is not None
        if proposal.kind == "undo":
            return self._took_back(proposal.by, self.state.undo_from, is_agreed=True, for_gone=for_gone)
        if proposal.kind == "resign":
            return self._resigned(proposal.by, for_gone)
        if proposal.kind == "open-cards":
            return entries.CardsOpened(person=self.person, id=self.id, for_gone=for_gone)
        self._check_complete()
        return self._begin(is_rematch=True, for_gone=for_gone)

    def _asked_seat(self, kind: Kind) -> Seat:
        """The chair from which somebody answers: to what is everybody's, also who is away."""
        return self._own_seat() if kind in OF_EVERYBODY else self._here()

    def _disagree(self, kind: Kind) -> AnyEntry:
        proposal = proposal_of(self.sheet, kind)
        is_of_host = proposal is not None and proposal.by is None and self.sheet.host == self.person
        seat = None if is_of_host else self._asked_seat(kind)
        if proposal is None:
            raise Refused(Refusal("no-such-proposal"))
        return entries.Declined(person=self.person, id=self.id, kind=kind, seat=seat)

    def _start(self) -> AnyEntry:
        self._check_between_games()
        if self.sheet.host != self.person:
            self._here()
            if self.sheet.phase == "over":
                raise Refused(Refusal("host-only", {"host": self.state.name_of(self.sheet.host)}))
        self._check_complete()
        return self._begin(is_rematch=False)

    def _check_complete(self) -> None:
        if not is_complete(self.sheet):
            raise Refused(Refusal("chairs-not-taken"))

    def _begin(self, *, is_rematch: bool, for_gone: tuple[Seat, ...] = ()) -> AnyEntry:
        """The game begins at once, or after the words that were promised for it have been opened."""
        sheet = self.sheet
        if any(sheet.commitments):
            until = self.now + self.around.opening
            return entries.WordsAsked(
                person=self.person, id=self.id, until=until, is_rematch=is_rematch, for_gone=for_gone
            )
        self.happening = begun(*self.state.next_opening(is_rematch=is_rematch))
        return entries.Started(
            person=self.person,
            id=self.id,
            at=self.at,
            lines=self.happening.lines,
            numbers=tuple(self.state.outbox.numbers),
            is_rematch=is_rematch,
            for_gone=for_gone,
        )

    def _sit(self, seat: Seat | None) -> AnyEntry:
        self._check_between_games()
        check_may_play_along(self.sheet, self.person)
        chosen = first_empty(self.sheet) if seat is None else seat
        if chosen is None:
            raise Refused(Refusal("no-empty-chair"))
        check_empty(self.sheet, chosen)
        checked_name(self.state.name_of(self.person), self.state.names_besides(self.person))
        return entries.Sat(person=self.person, id=self.id, seat=chosen)

    def _return(self) -> AnyEntry:
        seat = self._own_seat()
        if not self.sheet.chairs[seat].away:
            raise Refused(Refusal("not-away"))
        return entries.Returned(person=self.person, id=self.id, at=self.at)

    def _choose(self, command: words.ChooseGame) -> AnyEntry:
        self._check_between_games()
        if self.sheet.deal and self.sheet.games_begun == 0:
            raise Refused(Refusal("deal-is-fixed"))
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
        self._check_not_beginning()
        chair = self.sheet.chairs[seat]
        if chair.who == "person" and not chair.away:
            self._check_may_fill_in(seat)
        return entries.BotSeated(person=self.person, id=self.id, seat=seat, level=level, at=self.at)

    def _check_may_fill_in(self, seat: Seat) -> None:
        """Nobody plays for somebody who is here and has not asked for it."""
        if self.sheet.phase != "playing":
            raise Refused(Refusal("chair-taken", {"number": seat + 1}))
        if self.sheet.chairs[seat].person != self.person and not self._is_long_gone(seat):
            name = self.sheet.chairs[seat].name
            raise Refused(Refusal("not-long-gone", {"name": name, "seconds": int(self.around.absence)}))

    def _clear(self, seat: Seat) -> AnyEntry:
        self._check_between_games()
        check_seat(self.sheet, seat)
        if self.sheet.chairs[seat].who == "empty":
            raise Refused(Refusal("chair-empty", {"number": seat + 1}))
        return entries.SeatCleared(person=self.person, id=self.id, seat=seat)


def decide(
    state: TableState, person: Person, command: AnyCommand, now: float, id: str, around: Circumstances = USUAL
) -> Decision:
    """What becomes of a command; Refused if it is not possible now."""
    return Asking(state, person, now, id, around).decision(command)


def check_may_play_along(sheet: TableSheet, person: Person | None = None) -> None:
    """Refused for a second person who would sit down where one plays alone with bots."""
    why = why_alone(sheet)
    if why is not None and any(sheet.chairs[seat].person != person for seat in people_at(sheet)):
        raise Refused(why)


def why_alone(sheet: TableSheet) -> Refusal | None:
    """Why only one person plays here: to practise, or a deal, whose other hands anybody can see at a table of their
    own, on another chair or after giving up; None where people play with each other."""
    if sheet.is_practice:
        return Refusal("practice-alone")
    return Refusal("deal-alone") if sheet.deal and sheet.games_begun == 0 else None
