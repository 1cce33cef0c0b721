"""What an action, a deal, an end or a taking back brings: worked out on a clone of the play, which goes on."""

from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import Final, NamedTuple

from geisterstunde.core.contract import State, number_below
from geisterstunde.core.journal import AnyLine, Opening
from geisterstunde.core.luck import outcome_of
from geisterstunde.core.words import Event, Seat, Viewer
from geisterstunde.games import game_called
from geisterstunde.table.noticing import has_noticed
from geisterstunde.table.play import Play
from geisterstunde.table.rolls import RollsFromSeed

PUBLIC: Final = 1
"""The audience of those who watch, as a bit: what it notices, everybody may know."""
EVERYBODY: Final = -1
"""All audiences as bits, however many there are."""


class Happening(NamedTuple):
    """The play after something, the lines of it, all events, each audience's events, and who noticed it."""

    play: Play
    lines: tuple[AnyLine, ...]
    events: Sequence[Event]
    heard: list[tuple[Event, ...]]
    noticed: int
    """A set of audiences as bits: 1 for those who watch, 2 for seat 0, 4 for seat 1 …"""


def audience_of(viewer: Viewer) -> int:
    """The number of an audience: 0 for those who watch, 1 for seat 0 …"""
    return 0 if viewer is None else viewer + 1


def begun(opening: Opening, seed: str) -> Happening:
    """A game begins with its first deal."""
    play = Play(game_called(opening.game), opening, RollsFromSeed(seed))
    lines = play.deal()
    return Happening(play, (opening, *lines), play.happened, _heard(play), EVERYBODY)


def acted(play: Play, seat: Seat, number: int, due: float | None, *, by_clock: bool = False) -> Happening:
    """A seat carries out an action that is known to be legal, and the rolls after it fall."""
    after = play.clone()
    lines = after.carry_out(seat, number, due, by_clock=by_clock)
    heard = _heard(after)
    return Happening(after, tuple(lines), after.happened, heard, noticed_by(play.state, after, heard))


def acted_by_lot(play: Play, seat: Seat, salt: str, due: float | None) -> Happening:
    """A lot acts for a seat whose time is over, until those who watch notice it.

    A secret choice of several steps is finished at once: else the others could count how many were left to do.
    What is drawn nobody can foresee, and it is the same at every replay.
    """
    lot = f"{salt} {play.opening.commitment}"
    happened: list[Happening] = []
    while not happened or (not happened[-1].noticed & PUBLIC and seat in play.to_act):
        legal = sorted(play.state.legal(seat))
        chosen = outcome_of(lot, play.actions, number_below(len(legal)))[0]
        happened.append(acted(play, seat, legal[chosen], due, by_clock=True))
        play = happened[-1].play
    return _together(happened)


def given_up(play: Play, seat: Seat) -> Happening:
    """A seat gives the game up."""
    after = play.clone()
    lines = after.resign(seat)
    return Happening(after, tuple(lines), after.happened, _heard(after), EVERYBODY)


def taken_back(play: Play, place: int, *, is_agreed: bool) -> Happening:
    """An action is taken back: by consent with all that came after it, and everybody knows; else alone, and only those
    who had noticed it notice that it is gone."""
    after = play.clone()
    if is_agreed:
        return Happening(after, (after.forget_from(place),), (), [], EVERYBODY)
    step = next(play.steps_from(place))
    viewers: list[Viewer] = [None, *range(play.players)]
    noticed = [1 << audience_of(viewer) for viewer in viewers if has_noticed(play.game, step, viewer)]
    return Happening(after, (after.forget(place),), (), [], sum(noticed))


def _heard(play: Play) -> list[tuple[Event, ...]]:
    """What each audience hears."""
    # As `heard_by` for each of them, without a call for each: this is done with every action.
    seen, happened = play.game.seen, play.happened
    return [
        tuple([told for event in happened if (told := seen(event, viewer)) is not None])
        for viewer in (None, *range(play.players))
    ]


def noticed_by(before: State, after: Play, heard: list[tuple[Event, ...]]) -> int:
    """Who has heard something or sees something else than before."""
    noticed = 0
    for audience, events in enumerate(heard):
        # Who heard something need not be looked at.
        if events or _sees_a_change(before, after, audience - 1 if audience else None):
            noticed |= 1 << audience
    return noticed


def _sees_a_change(before: State, after: Play, viewer: Viewer) -> bool:
    view = after.game.view
    return view(before, viewer) != view(after.state, viewer)


def _together(happenings: list[Happening]) -> Happening:
    """Several happenings as one."""
    return Happening(
        happenings[-1].play,
        tuple(line for one in happenings for line in one.lines),
        [event for one in happenings for event in one.events],
        [sum(parts, ()) for parts in zip(*(one.heard for one in happenings), strict=True)],
        reduce(or_, (one.noticed for one in happenings)),
    )
