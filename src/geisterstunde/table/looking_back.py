"""A finished game looked at again, step by step, with the eyes of one viewer."""

from typing import NamedTuple

from geisterstunde.core.game import Game
from geisterstunde.core.journal import Journal, Played, Rolled
from geisterstunde.core.words import Action, Event, Refusal, Refused, Seat, View, Viewer
from geisterstunde.table.noticing import heard_by
from geisterstunde.table.replay import Replay


class PastStep(NamedTuple):
    """The first deal, an action with the rolls after it, or that somebody gave the game up."""

    seat: Seat | None
    """Who acted; None where nobody did."""
    action: Action | None
    events: tuple[Event, ...]
    view: View


def count_of_steps(journal: Journal) -> int:
    """How many steps a finished game has: the first deal, every action that stands, and giving up."""
    actions = sum(isinstance(move, Played) for move in journal.moves)
    return 1 + actions + (journal.ended is not None and journal.ended.resigned is not None)


def steps_of(game: Game, journal: Journal, viewer: Viewer, first: int, count: int) -> list[PastStep]:
    """So many steps of a finished game from number `first` on, as the viewer saw and heard them."""
    if journal.ended is None:
        raise Refused(Refusal("game-not-finished"))
    replay = Replay(game, journal)
    replay.play.checked_viewer(viewer)
    steps: list[PastStep] = []
    for number in range(min(first + count, count_of_steps(journal))):
        seat, action, events = _acted(game, replay) if number else (None, None, [])
        events += _rolled(replay)
        if number >= first:
            steps.append(PastStep(seat, action, heard_by(game, events, viewer), replay.play.view(viewer)))
    return steps


def _acted(game: Game, replay: Replay) -> tuple[Seat | None, Action | None, list[Event]]:
    """Carry out the next action, or let somebody give up: who, what, and all that happened."""
    ended = replay.journal.ended
    if replay.is_at_end() and ended is not None and ended.resigned is not None:
        replay.play.resign(ended.resigned)
        return None, None, list(replay.play.happened)
    events = list(replay.step())
    seat, number = replay.play.action_at(replay.play.actions - 1)
    return seat, game.catalogue[number], events


def _rolled(replay: Replay) -> list[Event]:
    """Carry out the rolls that are due: all that happened."""
    moves = replay.journal.moves
    events: list[Event] = []
    while not replay.is_at_end() and isinstance(moves[replay.steps], Rolled):
        events += replay.step()
    return events
