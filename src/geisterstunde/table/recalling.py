"""What a viewer has heard of in a game that goes on, moment by moment, and what it saw then."""

from typing import NamedTuple

from geisterstunde.core.contract import State
from geisterstunde.core.words import Event, GameEnded, Refusal, Refused, View, Viewer
from geisterstunde.table.noticing import heard_by
from geisterstunde.table.play import Play


class HeardMoment(NamedTuple):
    """Something that a viewer heard, and the truth right after it."""

    events: tuple[Event, ...]
    truth: State


def moments_of(play: Play, viewer: Viewer) -> list[HeardMoment]:
    """All that the viewer has heard since the game began, of what stands.

    What went by unheard is no moment: nobody can count it.
    """
    game, dealt = play.game, play.dealt()
    steps = [(dealt.happened, dealt.state), *((step.events, step.after) for step in play.steps_from(0))]
    if play.resigned is not None and play.result is not None:
        steps.append(([GameEnded(play.result)], play.state))
    moments = [HeardMoment(heard_by(game, events, viewer), truth) for events, truth in steps]
    return [moment for moment in moments if moment.events]


def seen_at(play: Play, viewer: Viewer, number: int) -> tuple[tuple[Event, ...], View]:
    """What the viewer heard at one of its moments, and saw right after it; Refused if there is no such moment."""
    moments = moments_of(play, viewer)
    if not 0 <= number < len(moments):
        raise Refused(Refusal("unknown-moment"))
    events, truth = moments[number]
    # Giving up changes nothing on the table, but the view tells of it.
    return events, play.known_to(viewer) if truth is play.state else play.game.view(truth, viewer)
