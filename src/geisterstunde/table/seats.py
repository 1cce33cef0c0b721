"""Who sits where: questions about the chairs of a table, and chairs that have changed."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from geisterstunde.bots.levels import LEVELS
from geisterstunde.core.words import Refusal, Refused, Seat
from geisterstunde.table.words import Around, Chair, Person

EMPTY: Final = Chair()


def seat_of(around: Around, person: Person) -> Seat | None:
    """The chair of a person, also while away."""
    for seat, chair in enumerate(around.chairs):
        if chair.person == person:
            return seat
    return None


def people_here(around: Around) -> tuple[Seat, ...]:
    """The seats of all people who are at the table and not away."""
    return tuple(seat for seat, chair in enumerate(around.chairs) if chair.who == "person" and not chair.away)


def is_complete(around: Around) -> bool:
    """Whether somebody plays on every chair."""
    return all(chair.level is not None or (chair.who == "person" and not chair.away) for chair in around.chairs)


def first_empty(around: Around) -> Seat | None:
    """The first chair on which nobody sits."""
    return next((seat for seat, chair in enumerate(around.chairs) if chair.who == "empty"), None)


def names_at(around: Around, but: Person | None = None) -> list[str]:
    """The names of the people at the table, one of them left out."""
    return [chair.name for chair in around.chairs if chair.who == "person" and chair.person != but]


def check_seat(around: Around, seat: Seat) -> None:
    """Refused if the table has no such chair."""
    if not 0 <= seat < len(around.chairs):
        raise Refused(Refusal("unknown-seat", {"most": len(around.chairs)}))


def check_empty(around: Around, seat: Seat) -> None:
    """Refused unless the chair exists and nobody sits there."""
    check_seat(around, seat)
    if around.chairs[seat].who != "empty":
        raise Refused(Refusal("chair-taken", {"number": seat + 1}))


def check_level(level: str) -> None:
    """Refused if there is no such ghost."""
    known = [one.name for one in LEVELS]
    if level not in known:
        raise Refused(Refusal("unknown-level", {"level": level[:24], "known": ", ".join(known)}))


def person_on(person: Person, name: str) -> Chair:
    """A chair with a person."""
    return Chair(who="person", name=name, person=person)


def ghost_on(level: str) -> Chair:
    """A chair with a ghost."""
    return Chair(who="ghost", name=level, level=level)


def put(around: Around, seat: Seat, chair: Chair) -> Around:
    """The table with another chair at this place; whoever sits down anew has not said words yet."""
    chairs = list(around.chairs)
    words = list(around.words)
    if chairs[seat].person != chair.person:
        words[seat] = ""
    chairs[seat] = chair
    return replace(around, chairs=tuple(chairs), words=tuple(words))


def moved(around: Around, origin: Seat, target: Seat) -> Around:
    """The table after a person went from one chair to an empty one."""
    order = list(range(len(around.chairs)))
    order[origin], order[target] = target, origin
    return reordered(around, order)


def reordered(around: Around, order: Sequence[Seat]) -> Around:
    """The table with its chairs in this order."""
    chairs = tuple(around.chairs[seat] for seat in order)
    return replace(around, chairs=chairs, words=tuple(around.words[seat] for seat in order))


def turned(around: Around) -> Around:
    """The table with all chairs turned by one: who was second begins."""
    count = len(around.chairs)
    return reordered(around, [(seat + 1) % count for seat in range(count)])


def with_chairs_for(around: Around, players: int) -> Around:
    """The table with so many chairs, empty ones added or taken away from the end; Refused if too many are taken."""
    keep = list(range(len(around.chairs)))
    while len(keep) > players:
        empty = [seat for seat in keep if around.chairs[seat].who == "empty"]
        if not empty:
            raise Refused(Refusal("too-few-chairs", {"players": players, "taken": len(keep)}))
        keep.remove(empty[-1])
    smaller = reordered(around, keep)
    more = players - len(keep)
    return replace(
        smaller,
        players=players,
        chairs=smaller.chairs + (EMPTY,) * more,
        words=smaller.words + ("",) * more,
        deadlines=(None,) * players,
    )
