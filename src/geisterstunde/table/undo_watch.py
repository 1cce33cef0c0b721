"""What each seat could take back, kept along with the game, because everybody is told with all news."""

from collections.abc import Iterable, Sequence

from geisterstunde.core.journal import AnyLine, Rolled
from geisterstunde.core.words import Event, Seat
from geisterstunde.table.noticing import has_noticed
from geisterstunde.table.play import Play


class UndoWatch:
    """Of each seat: whether its last action could be taken back alone, and how much it has noticed since.

    It is the same that `Play.why_not_undo` finds by playing everything again, which is what it begins with.
    """

    __slots__ = ("_is_quiet", "_since")

    def __init__(self, play: Play) -> None:
        self._is_quiet = [False] * play.players
        """Whether the last action rolled nothing and showed nobody anything hidden."""
        self._since = [-1] * play.players
        """How many later actions the seat has noticed; -1 if it has not acted yet."""
        self._look_again(play)

    def _look_again(self, play: Play) -> None:
        """Play once more what has happened since the oldest of the last actions, for all seats together."""
        last = {seat: place for seat in range(play.players) if (place := play.last_of(seat)) is not None}
        if not last:
            return
        first = min(last.values())
        for place, step in enumerate(play.steps_from(first), first):
            for seat, own in last.items():
                if place == own:
                    is_by_chance = step.had_rolls or play.is_by_lot(place)
                    self._is_quiet[seat] = not is_by_chance and play.is_quiet(step.events)
                    self._since[seat] = 0
                elif place > own:
                    self._since[seat] += has_noticed(play.game, step, seat)

    def note_action(
        self, play: Play, seat: Seat, events: Iterable[Event], lines: Sequence[AnyLine], noticed: int
    ) -> None:
        """A seat has acted of its own will, and these audiences noticed it."""
        for other, since in enumerate(self._since):
            # The audience of a seat is its number and one.
            if since >= 0 and noticed >> (other + 1) & 1:
                self._since[other] = since + 1
        self._since[seat] = 0
        # Rolls follow right after the action.
        had_rolls = len(lines) > 1 and type(lines[1]) is Rolled
        self._is_quiet[seat] = not had_rolls and play.is_quiet(events)

    def is_free(self, seat: Seat) -> bool:
        """Whether the seat may take back its last action without asking."""
        return self._is_quiet[seat] and self._since[seat] == 0

    def moves(self, seat: Seat) -> int:
        """How many actions that the seat knows of would go; 0 if it has not acted yet.

        What others have done unseen is not counted: nobody may learn from this that they have.
        """
        return self._since[seat] + 1
