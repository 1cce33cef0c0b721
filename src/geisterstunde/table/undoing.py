"""What taking back would mean for each seat: whether it is free, has to be asked for, or is not possible."""

from typing import Final, Literal

from geisterstunde.core.words import Refusal, Seat
from geisterstunde.table.noticing import has_noticed
from geisterstunde.table.offers import Offers, offers_of
from geisterstunde.table.proposals import proposal_of
from geisterstunde.table.state import TableState
from geisterstunde.table.undo_watch import UndoWatch
from geisterstunde.table.words import TakingBack

How = Literal["free", "agreed", "asks"]
FREE: Final = TakingBack("free", 1)
"""What is free takes back the own action alone."""


def undo_watch(state: TableState) -> UndoWatch:
    """The watch over the running game; made anew after whatever it cannot follow."""
    if state.undo_watch is None:
        state.undo_watch = UndoWatch(state.playing())
    return state.undo_watch


def offers_at(state: TableState) -> Offers:
    """What the sheet says now about taking back and hints."""
    offers = state.offers
    if offers is None or offers.sheet is not state.sheet:
        offers = state.offers = offers_of(state.sheet)
    return offers


def how_to_undo(state: TableState, seat: Seat) -> How | Refusal:
    """What becomes of a wish to take back, or why nothing does; a game is running, and the person is at the chair."""
    watch = undo_watch(state)
    if not watch.moves(seat):
        return Refusal("nothing-to-undo")
    return "free" if watch.is_free(seat) else offers_at(state).undo[seat]


def taking_back(state: TableState, offers: Offers, seat: Seat) -> TakingBack | None:
    """What the person at this chair is told about taking back; None where it is not possible."""
    if not offers.is_here[seat]:
        return None
    watch = undo_watch(state)
    if watch.is_free(seat):
        return FREE
    how, moves = offers.undo[seat], watch.moves(seat)
    return None if not moves or isinstance(how, Refusal) else TakingBack(how, moves)


def undo_asked(state: TableState, seat: Seat) -> int:
    """How many actions that this seat knows of the proposed taking back would undo; 0 where none is proposed.

    What others have done unseen is not counted, as in `UndoWatch.moves`.
    """
    if state.play is None or proposal_of(state.sheet, "undo") is None:
        return 0
    return sum(has_noticed(state.play.game, step, seat) for step in state.play.steps_from(state.undo_from))
