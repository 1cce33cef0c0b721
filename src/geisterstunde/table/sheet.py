"""How entries change what is public around a table, the course of a game apart; pure functions."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from msgspec.structs import replace

from geisterstunde.core.words import Seat
from geisterstunde.table import entries, notes
from geisterstunde.table.people import Participant
from geisterstunde.table.proposals import EVERY_KIND, agreed, dropped, proposed, without
from geisterstunde.table.seats import (
    EMPTY,
    bot_on,
    moved,
    people_here,
    person_on,
    put,
    reordered,
    seat_of,
    with_chairs_for,
)
from geisterstunde.table.words import Person, Proposal, TableSheet

Change = tuple[TableSheet, list[notes.Note]]
"""The table after something has happened, and what is said about it."""

People = Mapping[Person, Participant]
T = TypeVar("T")
_HINTS: Final = {True: notes.HintsAllowed(), False: notes.HintsForbidden(), None: notes.HintsAsUsual()}


def changed(sheet: TableSheet, entry: entries.AnyEntry, people: People) -> Change:
    """The table after an entry that is not about the course of a game."""
    match entry:
        case entries.Proposed():
            return _proposed(sheet, entry)
        case entries.Agreed(kind=kind, seat=seat):
            return agreed(sheet, kind, seat), [notes.AgreedTo(kind, seat)]
        case entries.AgreedForGone(kind=kind, for_gone=seats):
            return agreed(sheet, kind, *seats), []
        case entries.Declined(kind=kind, seat=seat):
            return without(sheet, kind), [notes.Declined(kind, seat)]
        case entries.HandedOver(to=to):
            return replace(sheet, host=to), [notes.HostChanged(people[to].name)]
        case entries.Opened(is_open=is_open):
            is_news = is_open != sheet.is_open
            said: list[notes.Note] = [notes.Opened() if is_open else notes.Closed()]
            return replace(sheet, is_open=is_open), said if is_news else []
        case entries.WatchLet(may_watch=may_watch):
            is_news = may_watch != sheet.may_watch
            said = [notes.WatchingAllowed() if may_watch else notes.WatchingForbidden()]
            return replace(sheet, may_watch=may_watch), said if is_news else []
        case entries.ChatLet(may_chat=may_chat):
            is_news = may_chat != sheet.may_chat
            said = [notes.ChatAllowed() if may_chat else notes.ChatForbidden()]
            return replace(sheet, may_chat=may_chat), said if is_news else []
        case entries.HintLet(may_hint=may_hint):
            is_news = may_hint != sheet.may_hint
            return replace(sheet, may_hint=may_hint), [_HINTS[may_hint]] if is_news else []
        case entries.HintAsked(seat=seat):
            return sheet, [notes.AskedHint(seat)]
        case entries.ClockSet(seconds=seconds):
            is_news = seconds != sheet.clock
            said = [notes.ClockTakenAway() if seconds is None else notes.ClockSet(seconds)]
            return replace(without(sheet, "clock"), clock=seconds), said if is_news else []
        case entries.CardsOpened():
            return replace(without(sheet, "open-cards"), are_cards_open=True), [notes.CardsOpened()]
        case entries.WordsAdded(words=words):
            # Nobody had promised them: they are shown as they were, and the next game begins without them.
            return replace(sheet, words=_with(sheet.words, _seat_of(sheet, entry.person), words)), []
        case entries.WordsPromised(commitment=commitment):
            commitments = _with(sheet.commitments, _seat_of(sheet, entry.person), commitment)
            return replace(sheet, commitments=commitments), []
        case entries.WordsAsked(until=until):
            after = replace(without(sheet, "rematch"), opens_until=until, opened=(False,) * sheet.players)
            return after, [notes.WordsAsked()]
        case entries.WordsOpened():
            return replace(sheet, opened=_with(sheet.opened, _seat_of(sheet, entry.person), True)), []
        case _:
            return _with_other_chairs(sheet, entry, people)


def _proposed(sheet: TableSheet, entry: entries.Proposed) -> Change:
    after = proposed(sheet, Proposal(entry.kind, entry.seat, seconds=entry.seconds))
    if entry.kind == "clock":
        return after, [notes.ClockProposed(entry.seconds)]
    assert entry.seat is not None
    return after, [notes.Proposed(entry.kind, entry.seat)]


def _seat_of(sheet: TableSheet, person: Person | None) -> Seat:
    seat = seat_of(sheet, _known(person))
    assert seat is not None
    return seat


def _with(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def renamed(sheet: TableSheet, person: Person, before: str, name: str, avatar: str) -> Change:
    """The table after a person has taken another name or looks different; of the looks nothing is said."""
    seat = seat_of(sheet, person)
    if seat is not None:
        chair = replace(sheet.chairs[seat], name=name, avatar=avatar)
        sheet = put(sheet, seat, chair) if chair != sheet.chairs[seat] else sheet
    return sheet, [notes.Renamed(before, name)] if before != name else []


def _with_other_chairs(sheet: TableSheet, entry: entries.AnyEntry, people: People) -> Change:
    """Whenever other people sit at the table, or sit elsewhere, what was asked is asked no more."""
    after, said = _reseated(sheet, entry, people)
    after, dropped_notes = dropped(after, *EVERY_KIND)
    return after, said + dropped_notes


def _reseated(sheet: TableSheet, entry: entries.AnyEntry, people: People) -> Change:
    match entry:
        case entries.Sat(seat=seat):
            return _seated(sheet, _known(entry.person), seat, people)
        case entries.Stood():
            return _stood(sheet, _known(entry.person), people)
        case entries.Returned():
            return _returned(sheet, _known(entry.person))
        case entries.BotSeated(seat=seat, level=level):
            return _with_bot(sheet, seat, level, entry.person)
        case entries.SeatCleared(seat=seat):
            chair = sheet.chairs[seat]
            said: notes.Note = notes.SentAway(seat, chair.name)
            if chair.who == "bot":
                said = notes.BotLeft(seat, chair.name)
            return put(sheet, seat, EMPTY), [said]
        case entries.Reseated(order=order):
            return reordered(sheet, order), [notes.ChairsMoved()]
        case entries.GameChosen(game=game, players=players, options=options):
            after = with_chairs_for(sheet, players)
            return replace(after, game=game, options=options, phase="before", commitment=None), [notes.GameChosen(game)]
        case _:
            raise AssertionError(entry)


def _seated(sheet: TableSheet, person: Person, seat: int, people: People) -> Change:
    origin = seat_of(sheet, person)
    free = moved(sheet, origin, seat) if origin is not None else sheet
    sitting = people[person]
    return put(free, seat, person_on(person, sitting.name, sitting.avatar)), [notes.SatDown(seat, sitting.name)]


def _stood(sheet: TableSheet, person: Person, people: People) -> Change:
    """The chair is kept in a running game; the host's rights go to whoever has been here longest."""
    seat = seat_of(sheet, person)
    assert seat is not None
    chair = sheet.chairs[seat]
    after = put(sheet, seat, replace(chair, away=True) if sheet.phase == "playing" else EMPTY)
    said: list[notes.Note] = [notes.Left(seat, chair.name)]
    others = _people(after, people_here(after))
    if after.host == person and others:
        after = replace(after, host=min(others))
        said.append(notes.HostChanged(people[after.host].name))
    return after, said


def _people(sheet: TableSheet, seats: Sequence[int]) -> list[Person]:
    return [person for seat in seats if (person := sheet.chairs[seat].person) is not None]


def _returned(sheet: TableSheet, person: Person) -> Change:
    """Who comes back to a table whose host is away becomes the host."""
    seat = seat_of(sheet, person)
    assert seat is not None
    name = sheet.chairs[seat].name
    after = put(sheet, seat, person_on(person, name, sheet.chairs[seat].avatar))
    said: list[notes.Note] = [notes.CameBack(seat, name)]
    if any(chair.away and chair.person == after.host for chair in after.chairs):
        return replace(after, host=person), [*said, notes.HostChanged(name)]
    return after, said


def _with_bot(sheet: TableSheet, seat: int, level: str, by: Person | None) -> Change:
    chair = sheet.chairs[seat]
    if chair.who == "person":
        after = put(sheet, seat, replace(chair, away=True, level=level))
        return after, [notes.BotFilledIn(seat, chair.name, level, by != chair.person)]
    return put(sheet, seat, bot_on(level)), [notes.BotCame(seat, level)]


def _known(person: Person | None) -> Person:
    assert person is not None
    return person
