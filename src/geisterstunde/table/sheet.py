"""How entries change what is public around a table, the course of a game apart; pure functions."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from geisterstunde.table import entries, notes
from geisterstunde.table.proposals import agreed, dropped, proposed, without
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
from geisterstunde.table.words import Person, TableSheet

Change = tuple[TableSheet, list[notes.Note]]
"""The table after something has happened, and what is said about it."""

NameOf = Callable[[Person], str]


def changed(sheet: TableSheet, entry: entries.AnyEntry, name_of: NameOf) -> Change:
    """The table after an entry that is not about the course of a game."""
    match entry:
        case entries.Proposed(kind=kind, seat=seat):
            return proposed(sheet, kind, seat), [notes.Proposed(kind, seat)]
        case entries.Agreed(kind=kind, seat=seat):
            return agreed(sheet, kind, seat), [notes.AgreedTo(kind, seat)]
        case entries.Declined(kind=kind, seat=seat):
            return without(sheet, kind), [notes.Declined(kind, seat)]
        case entries.HandedOver(to=to):
            return replace(sheet, host=to), [notes.HostChanged(name_of(to))]
        case entries.Opened(is_open=is_open):
            is_news = is_open != sheet.is_open
            said: list[notes.Note] = [notes.Opened() if is_open else notes.Closed()]
            return replace(sheet, is_open=is_open), said if is_news else []
        case entries.WatchLet(may_watch=may_watch):
            is_news = may_watch != sheet.may_watch
            said = [notes.WatchingAllowed() if may_watch else notes.WatchingForbidden()]
            return replace(sheet, may_watch=may_watch), said if is_news else []
        case entries.ClockSet(seconds=seconds):
            is_news = seconds != sheet.clock
            said = [notes.ClockTakenAway() if seconds is None else notes.ClockSet(seconds)]
            return replace(sheet, clock=seconds), said if is_news else []
        case entries.WordsAdded(words=words):
            return _with_words(sheet, _known(entry.person), words)
        case _:
            return _with_other_chairs(sheet, entry, name_of)


def _with_words(sheet: TableSheet, person: Person, words: str) -> Change:
    seat = seat_of(sheet, person)
    assert seat is not None
    if sheet.words[seat] == words:
        return sheet, []
    said = list(sheet.words)
    said[seat] = words
    return replace(sheet, words=tuple(said)), [notes.WordsAdded(seat, words)]


def renamed(sheet: TableSheet, person: Person, before: str, name: str) -> Change:
    """The table after a person has taken another name."""
    if before == name:
        return sheet, []
    seat = seat_of(sheet, person)
    if seat is not None:
        sheet = put(sheet, seat, replace(sheet.chairs[seat], name=name))
    return sheet, [notes.Renamed(before, name)]


def _with_other_chairs(sheet: TableSheet, entry: entries.AnyEntry, name_of: NameOf) -> Change:
    """Whenever other people sit at the table, or sit elsewhere, what was asked is asked no more."""
    after, said = _reseated(sheet, entry, name_of)
    after, dropped_notes = dropped(after, "undo", "resign", "rematch")
    return after, said + dropped_notes


def _reseated(sheet: TableSheet, entry: entries.AnyEntry, name_of: NameOf) -> Change:
    match entry:
        case entries.Sat(seat=seat):
            return _seated(sheet, _known(entry.person), seat, name_of)
        case entries.Stood():
            return _stood(sheet, _known(entry.person), name_of)
        case entries.Returned():
            return _returned(sheet, _known(entry.person))
        case entries.BotSeated(seat=seat, level=level):
            return _with_bot(sheet, seat, level)
        case entries.SeatCleared(seat=seat):
            chair = sheet.chairs[seat]
            said: notes.Note = notes.Left(seat, chair.name)
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


def _seated(sheet: TableSheet, person: Person, seat: int, name_of: NameOf) -> Change:
    origin = seat_of(sheet, person)
    free = moved(sheet, origin, seat) if origin is not None else sheet
    return put(free, seat, person_on(person, name_of(person))), [notes.SatDown(seat, name_of(person))]


def _stood(sheet: TableSheet, person: Person, name_of: NameOf) -> Change:
    """The chair is kept in a running game; the host's rights go to whoever has been here longest."""
    seat = seat_of(sheet, person)
    assert seat is not None
    chair = sheet.chairs[seat]
    after = put(sheet, seat, replace(chair, away=True) if sheet.phase == "playing" else EMPTY)
    said: list[notes.Note] = [notes.Left(seat, chair.name)]
    others = _people(after, people_here(after))
    if after.host == person and others:
        after = replace(after, host=min(others))
        said.append(notes.HostChanged(name_of(after.host)))
    return after, said


def _people(sheet: TableSheet, seats: Sequence[int]) -> list[Person]:
    return [person for seat in seats if (person := sheet.chairs[seat].person) is not None]


def _returned(sheet: TableSheet, person: Person) -> Change:
    """Who comes back to a table whose host is away becomes the host."""
    seat = seat_of(sheet, person)
    assert seat is not None
    name = sheet.chairs[seat].name
    after = put(sheet, seat, person_on(person, name))
    said: list[notes.Note] = [notes.CameBack(seat, name)]
    if any(chair.away and chair.person == after.host for chair in after.chairs):
        return replace(after, host=person), [*said, notes.HostChanged(name)]
    return after, said


def _with_bot(sheet: TableSheet, seat: int, level: str) -> Change:
    chair = sheet.chairs[seat]
    if chair.who == "person":
        left: list[notes.Note] = [] if chair.away else [notes.Left(seat, chair.name)]
        after = put(sheet, seat, replace(chair, away=True, level=level))
        return after, [*left, notes.BotCame(seat, level)]
    return put(sheet, seat, bot_on(level)), [notes.BotCame(seat, level)]


def _known(person: Person | None) -> Person:
    assert person is not None
    return person
