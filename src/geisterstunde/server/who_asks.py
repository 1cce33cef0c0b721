"""Who somebody is at a table, and what they may look at there; Refused for all others."""

from geisterstunde.core.words import Refusal, Refused, Seat, Viewer
from geisterstunde.server.time_and_luck import hash_of
from geisterstunde.table.play import Play
from geisterstunde.table.table import Table
from geisterstunde.table.words import Person


def known_person(table: Table, token: str) -> Person:
    """Who has this token; Refused if nobody has."""
    person = table.person_of(hash_of(token))
    if person is None:
        raise Refused(Refusal("unknown-token"))
    return person


def acting_seat(table: Table, person: Person | None) -> Seat:
    """The chair on which a person is; Refused for those who only watch, and for who has left it."""
    if person is None:
        raise Refused(Refusal("only-watching"))
    seat = table.viewer_of(person)
    if seat is None:
        raise Refused(Refusal("not-seated"))
    if table.sheet.chairs[seat].away:
        raise Refused(Refusal("come-back-first"))
    return seat


def watched_play(table: Table, person: Person | None) -> tuple[Play, Viewer]:
    """The game that a person sees, and with whose eyes; Refused where there is none to be seen."""
    viewer = table.viewer_of(person)
    if table.play is None or table.view_for(viewer) is None:
        raise Refused(Refusal("no-game-yet"))
    return table.play, viewer
