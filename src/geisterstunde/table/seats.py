"""Who sits where: questions about the chairs of a table, and chairs that have changed."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from geisterstunde.bots.levels import LEVELS
from geisterstunde.core.words import Refusal, Refused, Seat
from geisterstunde.table.words import Chair, Person, TableSheet

EMPTY: Final = Chair()


def seat_of(sheet: TableSheet, person: Person) -> Seat | None:
    """The chair of a person, also while away."""
    for seat, chair in enumerate(sheet.chairs):
        if chair.person == person:
            return seat
    return None


def people_here(sheet: TableSheet) -> tuple[Seat, ...]:
    """The seats of all people who are at the table and not away."""
    return tuple(seat for seat, chair in enumerate(sheet.chairs) if chair.who == "person" and not chair.away)


def people_at(sheet: TableSheet) -> tuple[Seat, ...]:
    """The seats of all people who play here, also of those who are away."""
    return tuple(seat for seat, chair in enumerate(sheet.chairs) if chair.who == "person")


def is_complete(sheet: TableSheet) -> bool:
    """Whether somebody plays on every chair."""
    return all(chair.level is not None or (chair.who == "person" and not chair.away) for chair in sheet.chairs)


def first_empty(sheet: TableSheet) -> Seat | None:
    """The first chair on which nobody sits."""
    return next((seat for seat, chair in enumerate(sheet.chairs) if chair.who == "empty"), None)


def names_at(sheet: TableSheet, but: Person | None = None) -> list[str]:
    """The names of the people at the table, one of them left out."""
    return [chair.name for chair in sheet.chairs if chair.who == "person" and chair.person != but]


def are_hints_allowed(sheet: TableSheet, seat: Seat) -> bool:
    """Whether who sits here may ask for hints: as the host says, else where no people sit opposite."""
    if sheet.may_hint is not None:
        return sheet.may_hint
    return not any(chair.who == "person" for other, chair in enumerate(sheet.chairs) if other != seat)


def check_seat(sheet: TableSheet, seat: Seat) -> None:
    """Refused if the table has no such chair."""
    if not 0 <= seat < len(sheet.chairs):
        raise Refused(Refusal("unknown-seat", {"most": len(sheet.chairs)}))


def check_empty(sheet: TableSheet, seat: Seat) -> None:
    """Refused unless the chair exists and nobody sits there."""
    check_seat(sheet, seat)
    if sheet.chairs[seat].who != "empty":
        raise Refused(Refusal("chair-taken", {"number": seat + 1}))


def check_level(level: str) -> None:
    """Refused if there is no such bot."""
    known = [one.name for one in LEVELS]
    if level not in known:
        raise Refused(Refusal("unknown-level", {"level": level[:24], "known": ", ".join(known)}))


def person_on(person: Person, name: str, avatar: str) -> Chair:
    """A chair with a person."""
    return Chair(who="person", name=name, person=person, avatar=avatar)


def bot_on(level: str) -> Chair:
    """A chair with a bot."""
    return Chair(who="bot", name=level, level=level)


def put(sheet: TableSheet, seat: Seat, chair: Chair) -> TableSheet:
    """The table with another chair at this place; whoever sits down anew has promised no words yet."""
    chairs = (*sheet.chairs[:seat], chair, *sheet.chairs[seat + 1 :])
    if sheet.chairs[seat].person == chair.person:
        return replace(sheet, chairs=chairs)
    words = (*sheet.words[:seat], "", *sheet.words[seat + 1 :])
    commitments = (*sheet.commitments[:seat], "", *sheet.commitments[seat + 1 :])
    return replace(sheet, chairs=chairs, words=words, commitments=commitments)


def moved(sheet: TableSheet, origin: Seat, target: Seat) -> TableSheet:
    """The table after a person went from one chair to an empty one."""
    order = list(range(len(sheet.chairs)))
    order[origin], order[target] = target, origin
    return reordered(sheet, order)


def reordered(sheet: TableSheet, order: Sequence[Seat]) -> TableSheet:
    """The table with its chairs in this order."""
    return replace(
        sheet,
        chairs=tuple(sheet.chairs[seat] for seat in order),
        commitments=tuple(sheet.commitments[seat] for seat in order),
        opened=tuple(sheet.opened[seat] for seat in order),
        words=tuple(sheet.words[seat] for seat in order),
    )


def turned(sheet: TableSheet) -> TableSheet:
    """The table with all chairs turned by one: who was second is first."""
    count = len(sheet.chairs)
    return reordered(sheet, [(seat + 1) % count for seat in range(count)])


def seats_before(sat: Sequence[Chair], chairs: Sequence[Chair]) -> list[Seat] | None:
    """Where whoever sits on each of the chairs sat before; None if they are not the same people and bots."""
    left = dict(enumerate(map(_player_on, sat)))
    before: list[Seat] = []
    for chair in chairs:
        seat = next((seat for seat, player in left.items() if player == _player_on(chair)), None)
        if seat is None:
            return None
        del left[seat]
        before.append(seat)
    return None if left else before


def _player_on(chair: Chair) -> tuple[Person | None, str]:
    """Who plays on a chair, whatever the person is called by now and whether somebody fills in."""
    return (chair.person, "") if chair.person is not None else (None, chair.name)


def with_chairs_for(sheet: TableSheet, players: int) -> TableSheet:
    """The table with so many chairs, empty ones added or taken away from the end; Refused if too many are taken."""
    keep = list(range(len(sheet.chairs)))
    while len(keep) > players:
        empty = [seat for seat in keep if sheet.chairs[seat].who == "empty"]
        if not empty:
            raise Refused(Refusal("too-few-chairs", {"players": players, "taken": len(keep)}))
        keep.remove(empty[-1])
    smaller = reordered(sheet, keep)
    more = players - len(keep)
    return replace(
        smaller,
        players=players,
        chairs=smaller.chairs + (EMPTY,) * more,
        commitments=smaller.commitments + ("",) * more,
        opened=(False,) * players,
        words=smaller.words + ("",) * more,
        deadlines=(None,) * players,
    )
