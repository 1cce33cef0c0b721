"""A play whose truth is another one from some action on: for tests that compare worlds."""

from array import array
from collections.abc import Iterator
from typing import Any

from geisterstunde.core.contract import State
from geisterstunde.table.noticing import PastAction
from geisterstunde.table.play import Play


class ForkedPlay(Play):
    """What came before the fork cannot be played again in this truth; looked at again, it is what it really was."""

    __slots__ = ("_base", "_origin", "fork")

    _base: Play
    """The truth at the fork."""
    _origin: Play
    """The play that it was until then."""
    fork: int

    @classmethod
    def of(cls, play: Play, state: State) -> "ForkedPlay":
        """The same play with this truth from here on."""
        forked = cls.__new__(cls)
        _copy(play, forked)
        forked.state = state
        forked._landmarks = ()
        forked._base = Play.__new__(Play)
        _copy(forked, forked._base)
        forked._origin = play.clone()
        forked.fork = play.actions
        return forked

    def clone(self) -> "ForkedPlay":
        again = type(self).__new__(type(self))
        _copy(self, again)
        again._base, again._origin, again.fork = self._base, self._origin, self.fork
        return again

    def _begun_again(self) -> Play:
        assert self.actions >= self.fork
        return self._base.clone()

    def steps_from(self, place: int) -> Iterator[PastAction]:
        if place < self.fork:
            yield from self._origin.steps_from(place)
        yield from super().steps_from(max(place, self.fork))


def _copy(play: Play, target: Any) -> None:
    for slot in Play.__slots__:
        kept = getattr(play, slot)
        setattr(target, slot, kept[:] if isinstance(kept, array | bytearray) else kept)
    target.state = play.state.clone()
    target._journal = None
