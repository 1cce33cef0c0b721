"""What happens at a table without a command of one of its people: somebody comes, a bot acts, time is over."""

from typing import Final, NamedTuple

from geisterstunde.core.words import Refusal, Refused, Seat
from geisterstunde.table import entries
from geisterstunde.table.decide import Asking, Decision, check_may_play_along, why_alone
from geisterstunde.table.happenings import acted, acted_by_lot, begun
from geisterstunde.table.length import check_goes_on
from geisterstunde.table.names import checked_avatar, checked_name
from geisterstunde.table.seats import are_hints_allowed, check_empty, first_empty, people_at, seat_of
from geisterstunde.table.state import TableState
from geisterstunde.table.words import Person, TableSheet

MOST_PEOPLE: Final = 100
"""So many people of one table are remembered at the same time."""


class Room(NamedTuple):
    """How many people of a table are remembered at most, and which of them are here just now."""

    most: int = MOST_PEOPLE
    here: frozenset[Person] = frozenset()


def decide_joining(
    state: TableState, name: str, seat: Seat | None, token_hash: str, room: Room, *, only_watch: bool, avatar: str
) -> Decision:
    """A new person, on this chair or the first empty one; who finds none, or wants to, only watches."""
    sheet = state.sheet
    if not sheet.is_open:
        raise Refused(Refusal("table-closed"))
    instead_of = _leaver(state, room)
    called = checked_name(name, state.names_besides())
    looks = checked_avatar(avatar)
    if seat is not None:
        check_empty(sheet, seat)
        check_may_play_along(sheet)
    elif not only_watch and not (why_alone(sheet) is not None and people_at(sheet)):
        seat = first_empty(sheet)
    if seat is None and not sheet.may_watch:
        raise Refused(Refusal("watching-forbidden"))
    entry = entries.Joined(
        person=state.came, name=called, token_hash=token_hash, seat=seat, avatar=looks, instead_of=instead_of
    )
    return Decision(entry, state.entries)


def _leaver(state: TableState, room: Room) -> Person | None:
    """Who is forgotten so that one more fits: who came first of those without a chair who are gone; None if there is
    room anyway. Refused if all who are remembered are here."""
    if len(state.people) < room.most:
        return None
    staying = {state.sheet.host, *room.here, *(chair.person for chair in state.sheet.chairs)}
    leaver = min((person for person in state.people if person not in staying), default=None)
    if leaver is None:
        raise Refused(Refusal("too-many-people", {"most": room.most}))
    return leaver


def decide_for_bot(state: TableState, seat: Seat, number: int, now: float) -> Decision:
    """An action of a bot, as a number of the catalogue; Refused if it does not play there or cannot do that."""
    play = state.playing()
    sheet = state.sheet
    if not 0 <= seat < sheet.players or sheet.chairs[seat].level is None:
        raise Refused(Refusal("no-bot-there"))
    number = play.number_of(seat, number)
    check_goes_on(play)
    happening = acted(play, seat, number, sheet.deadlines[seat])
    at = now if sheet.clock is not None else 0
    return Decision(entries.Acted(by=seat, lines=happening.lines, at=at), state.entries, happening)


def decide_beginning(state: TableState, now: float) -> Decision | None:
    """The game begins for which words were asked, if all have opened theirs or time is over; None if not yet."""
    sheet = state.sheet
    if sheet.opens_until is None:
        return None
    is_waited_for = any(promise and not opened for promise, opened in zip(sheet.commitments, sheet.opened, strict=True))
    if is_waited_for and now < sheet.opens_until:
        return None
    happening = begun(*state.next_opening(is_rematch=state.begins_rematch))
    entry = entries.Started(
        at=now if sheet.clock is not None else 0,
        lines=happening.lines,
        numbers=tuple(state.outbox.numbers),
        is_rematch=state.begins_rematch,
    )
    return Decision(entry, state.entries, happening)


def decide_expiry(state: TableState, now: float) -> Decision | None:
    """If a clock has run out, the action of its seat is drawn by lot, and a game begins whose words nobody waits for
    any more; None if nothing is due. To be asked again."""
    if state.sheet.opens_until is not None:
        return decide_beginning(state, now)
    due = next_deadline(state.sheet)
    if due is None or due > now:
        return None
    seat = state.sheet.deadlines.index(due)
    check_goes_on(state.playing())
    happening = acted_by_lot(state.playing(), seat, state.salt, due)
    return Decision(entries.Expired(seat=seat, lines=happening.lines, at=now), state.entries, happening)


def next_deadline(sheet: TableSheet) -> float | None:
    """When the next clock runs out, or promised words are no longer waited for."""
    if sheet.opens_until is not None:
        return sheet.opens_until
    return min((due for due in sheet.deadlines if due is not None), default=None)


def decide_hint(state: TableState, person: Person, id: str) -> Decision:
    """Somebody asks for a hint; Refused unless it is their turn and hints are allowed."""
    asking = Asking(state, person, 0, id)
    seat = asking.seat_on_turn()
    if not are_hints_allowed(state.sheet, seat):
        raise Refused(Refusal("hints-forbidden"))
    return Decision(entries.HintAsked(person=person, id=id, seat=seat), state.entries)


def decide_heir(state: TableState, person: Person) -> Decision:
    """The host is gone, and somebody at a chair is the host from now on."""
    seat = seat_of(state.sheet, person)
    if seat is None or state.sheet.chairs[seat].away:
        raise Refused(Refusal("not-seated"))
    return Decision(entries.HandedOver(to=person), state.entries)
