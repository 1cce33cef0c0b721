"""What a viewer has heard of in a game that goes on, moment by moment, and what it saw then."""

from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from geisterstunde.core.contract import State
from geisterstunde.core.words import Event, GameEnded, Refusal, Refused, View, Viewer
from geisterstunde.table.noticing import heard_by
from geisterstunde.table.play import Play


class HeardMoment(NamedTuple):
    """Something that a viewer heard, and the truth right after it."""

    events: tuple[Event, ...]
    truth: State


def moments_of(play: Play, viewer: Viewer) -> Iterator[HeardMoment]:
    """All that the viewer has heard since the game began, of what stands, one after the other: a long game at once
    would be a lot of truths.

    What went by unheard is no moment: nobody can count it.
    """
    game = play.game
    for happened, truth in _steps(play):
        if events := heard_by(game, happened, viewer):
            yield HeardMoment(events, truth)


def _steps(play: Play) -> Iterator[tuple[list[Event], State]]:
    dealt = play.dealt()
    yield dealt.happened, dealt.state
    for step in play.steps_from(0):
        yield step.events, step.after
    if play.resigned is not None and play.result is not None:
        yield [GameEnded(play.result)], play.state


def seen_at(play: Play, viewer: Viewer, number: int) -> tuple[tuple[Event, ...], View]:
    """What the viewer heard at one of its moments, and saw right after it; Refused if there is no such moment."""
    if number < 0:
        raise Refused(Refusal("unknown-moment"))
    for events, truth in islice(moments_of(play, viewer), number, None):
        # Giving up changes nothing on the table, but the view tells of it.
        return events, play.known_to(viewer) if truth is play.state else play.game.view(truth, viewer)
    raise Refused(Refusal("unknown-moment"))
