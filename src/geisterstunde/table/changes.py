"""How entries change what is public around a table, the course of a game apart; pure functions."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from geisterstunde.table import entries, notes
from geisterstunde.table.proposals import agreed, dropped, proposed, without
from geisterstunde.table.seats import (
    EMPTY,
    ghost_on,
    moved,
    people_here,
    person_on,
    put,
    reordered,
    seat_of,
    with_chairs_for,
)
from geisterstunde.table.words import Around, Person

Change = tuple[Around, list[notes.Note]]
"""The table after something has happened, and what is said about it."""

NameOf = Callable[[Person], str]


def changed(around: Around, entry: entries.AnyEntry, name_of: NameOf) -> Change:
    """The table after an entry that is not about the course of a game."""
    match entry:
        case entries.Proposed(kind=kind, seat=seat):
            return proposed(around, kind, seat), [notes.Proposed(kind, seat)]
        case entries.Agreed(kind=kind, seat=seat):
            return agreed(around, kind, seat), [notes.AgreedTo(kind, seat)]
        case entries.Declined(kind=kind, seat=seat):
            return without(around, kind), [notes.Declined(kind, seat)]
        case entries.HandedOver(to=to):
            return replace(around, host=to), [notes.HostChanged(name_of(to))]
        case entries.Opened(is_open=is_open):
            is_news = is_open != around.is_open
            said: list[notes.Note] = [notes.Opened() if is_open else notes.Closed()]
            return replace(around, is_open=is_open), said if is_news else []
        case entries.WatchLet(may_watch=may_watch):
            is_news = may_watch != around.may_watch
            said = [notes.WatchingAllowed() if may_watch else notes.WatchingForbidden()]
            return replace(around, may_watch=may_watch), said if is_news else []
        case entries.ClockSet(seconds=seconds):
            is_news = seconds != around.clock
            said = [notes.ClockTakenAway() if seconds is None else notes.ClockSet(seconds)]
            return replace(around, clock=seconds), said if is_news else []
        case entries.WordsAdded(words=words):
            return _with_words(around, _known(entry.person), words)
        case _:
            return _with_other_chairs(around, entry, name_of)


def _with_words(around: Around, person: Person, words: str) -> Change:
    seat = seat_of(around, person)
    assert seat is not None
    if around.words[seat] == words:
        return around, []
    said = list(around.words)
    said[seat] = words
    return replace(around, words=tuple(said)), [notes.WordsAdded(seat, words)]


def renamed(around: Around, person: Person, before: str, name: str) -> Change:
    """The table after a person has taken another name."""
    if before == name:
        return around, []
    seat = seat_of(around, person)
    if seat is not None:
        around = put(around, seat, replace(around.chairs[seat], name=name))
    return around, [notes.Renamed(before, name)]


def _with_other_chairs(around: Around, entry: entries.AnyEntry, name_of: NameOf) -> Change:
    """Whenever other people sit at the table, or sit elsewhere, what was asked is asked no more."""
    after, said = _reseated(around, entry, name_of)
    after, dropped_notes = dropped(after, "undo", "resign", "rematch")
    return after, said + dropped_notes


def _reseated(around: Around, entry: entries.AnyEntry, name_of: NameOf) -> Change:
    match entry:
        case entries.Sat(seat=seat):
            return _seated(around, _known(entry.person), seat, name_of)
        case entries.Stood():
            return _stood(around, _known(entry.person), name_of)
        case entries.Returned():
            return _returned(around, _known(entry.person))
        case entries.GhostSeated(seat=seat, level=level):
            return _with_ghost(around, seat, level)
        case entries.SeatCleared(seat=seat):
            chair = around.chairs[seat]
            said: notes.Note = notes.Left(seat, chair.name)
            if chair.who == "ghost":
                said = notes.GhostLeft(seat, chair.name)
            return put(around, seat, EMPTY), [said]
        case entries.Reseated(order=order):
            return reordered(around, order), [notes.ChairsMoved()]
        case entries.GameChosen(game=game, players=players, options=options):
            after = with_chairs_for(around, players)
            return replace(after, game=game, options=options, phase="gathering", commitment=None), [
                notes.GameChosen(game)
            ]
        case _:
            raise AssertionError(entry)


def _seated(around: Around, person: Person, seat: int, name_of: NameOf) -> Change:
    origin = seat_of(around, person)
    free = moved(around, origin, seat) if origin is not None else around
    return put(free, seat, person_on(person, name_of(person))), [notes.SatDown(seat, name_of(person))]


def _stood(around: Around, person: Person, name_of: NameOf) -> Change:
    """The chair is kept in a running game; the host's rights go to whoever has been here longest."""
    seat = seat_of(around, person)
    assert seat is not None
    chair = around.chairs[seat]
    after = put(around, seat, replace(chair, away=True) if around.phase == "playing" else EMPTY)
    said: list[notes.Note] = [notes.Left(seat, chair.name)]
    others = _people(after, people_here(after))
    if after.host == person and others:
        after = replace(after, host=min(others))
        said.append(notes.HostChanged(name_of(after.host)))
    return after, said


def _people(around: Around, seats: Sequence[int]) -> list[Person]:
    return [person for seat in seats if (person := around.chairs[seat].person) is not None]


def _returned(around: Around, person: Person) -> Change:
    """Who comes back to a table whose host is away becomes the host."""
    seat = seat_of(around, person)
    assert seat is not None
    name = around.chairs[seat].name
    after = put(around, seat, person_on(person, name))
    said: list[notes.Note] = [notes.CameBack(seat, name)]
    if any(chair.away and chair.person == after.host for chair in after.chairs):
        return replace(after, host=person), [*said, notes.HostChanged(name)]
    return after, said


def _with_ghost(around: Around, seat: int, level: str) -> Change:
    chair = around.chairs[seat]
    if chair.who == "person":
        left: list[notes.Note] = [] if chair.away else [notes.Left(seat, chair.name)]
        after = put(around, seat, replace(chair, away=True, level=level))
        return after, [*left, notes.GhostCame(seat, level)]
    return put(around, seat, ghost_on(level)), [notes.GhostCame(seat, level)]


def _known(person: Person | None) -> Person:
    assert person is not None
    return person
