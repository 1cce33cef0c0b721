"""Who hears and sees something of what has happened in a game."""

from collections.abc import Iterable
from typing import NamedTuple

from geisterstunde.core.contract import State
from geisterstunde.core.game import Game
from geisterstunde.core.words import Event, Viewer


class PastAction(NamedTuple):
    """One action that stands, looked at again: the truth before it, all that happened, whether there was a roll."""

    before: State
    after: State
    events: list[Event]
    had_rolls: bool


def has_noticed(game: Game, step: PastAction, viewer: Viewer) -> bool:
    """Whether the viewer has heard something of an action, or sees something else than before."""
    if heard_by(game, step.events, viewer):
        return True
    return game.view(step.before, viewer) != game.view(step.after, viewer)


def heard_by(game: Game, events: Iterable[Event], viewer: Viewer) -> tuple[Event, ...]:
    """What a viewer hears of events."""
    seen = game.seen
    return tuple([told for event in events if (told := seen(event, viewer)) is not None])
