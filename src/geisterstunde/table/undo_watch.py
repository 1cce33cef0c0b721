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
        last = [place for seat in range(play.players) if (place := play.last_of(seat)) is not None]
        self._look_again(play, min(last, default=play.actions), range(play.players))

    def _look_again(self, play: Play, first: int, seats: Iterable[Seat]) -> None:
        """Play once more what stands from this place on, and note it for these seats."""
        for place, step in enumerate(play.steps_from(first), first):
            acted, _ = play.action_at(place)
            for seat in seats:
                if seat == acted:
                    is_by_chance = step.had_rolls or play.is_by_lot(place)
                    self._is_quiet[seat] = not is_by_chance and play.is_quiet(step.events)
                    self._since[seat] = 0
                elif self._since[seat] >= 0:
                    self._since[seat] += has_noticed(play.game, step, seat)

    def note_lots(self, after: Play, actions: int) -> None:
        """Lots have decided all that stands beyond so many actions."""
        self._look_again(after, actions, range(after.players))

    def note_gone(self, before: Play, after: Play) -> None:
        """The last actions of the one play are gone in the other, and nothing else has changed."""
        acted = {before.action_at(place)[0] for place in range(after.actions, before.actions)}
        others = [seat for seat, since in enumerate(self._since) if since > 0 and seat not in acted]
        for step in before.steps_from(after.actions) if others else ():
            for seat in others:
                self._since[seat] -= has_noticed(before.game, step, seat)
        for seat in acted:
            self._is_quiet[seat], self._since[seat] = False, -1
        last = [place for seat in acted if (place := after.last_of(seat)) is not None]
        self._look_again(after, min(last, default=after.actions), acted)

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
