"""What each audience has heard, numbered for each audience on its own, so that a number tells nothing of the others."""

from array import array
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final

import msgspec

from geisterstunde.core.words import Event
from geisterstunde.games import game_called
from geisterstunde.table.notes import AnyNote, Note

REMEMBERED: Final = 64
"""So many messages of each audience can be asked for again."""
MOST_CHAIRS: Final = 6
AUDIENCES: Final = 1 + MOST_CHAIRS
"""Those who watch, then each seat that a table can have."""
EVERYBODY: Final = (1 << AUDIENCES) - 1
"""All audiences as bits."""

_AUDIENCES_IN: Final = tuple(
    tuple(audience for audience in range(AUDIENCES) if bits >> audience & 1) for bits in range(EVERYBODY + 1)
)
"""The audiences of each set of bits: asked for with every message."""

_ENCODER: Final = msgspec.msgpack.Encoder()


@cache
def _decoder(game: str) -> "msgspec.msgpack.Decoder[tuple[list[Any], list[Any]]]":
    return msgspec.msgpack.Decoder(tuple[list[game_called(game).event_type], list[AnyNote]])  # type: ignore[misc]


class Hearing:
    """The last messages of all audiences: what really happened is kept once, with the audiences that noticed it."""

    __slots__ = ("_before", "_content", "_most", "_noticed", "_sizes", "numbers")

    def __init__(self, numbers: Sequence[int] = (0,) * AUDIENCES) -> None:
        self.numbers = list(numbers)
        """The number of the newest message of each audience."""
        # Numbers of the messages before the oldest one that is kept.
        self._before = list(numbers)
        # One after the other in one place: an object for each message would take more room than its content.
        self._content = bytearray()
        self._sizes = array("I")
        self._noticed = bytearray()
        # With more than these, it is time to look for some in the midst that nobody can ask for any more.
        self._most = 2 * REMEMBERED

    def add(self, noticed: int, events: Sequence[Event], notes: Sequence[Note]) -> None:
        """Something happened, and these audiences noticed it."""
        content = _ENCODER.encode((events, notes))
        self._content += content
        self._sizes.append(len(content))
        self._noticed.append(noticed)
        _count(self.numbers, noticed)
        while len(self._noticed) > REMEMBERED and self._is_oldest_out_of_reach():
            self._forget_oldest()
        if len(self._noticed) > self._most:
            self._tidy()

    def _is_oldest_out_of_reach(self) -> bool:
        """Whether every audience of the oldest message has heard enough since; what others heard must not count."""
        for audience in _AUDIENCES_IN[self._noticed[0]]:
            if self.numbers[audience] - self._before[audience] <= REMEMBERED:
                return False
        return True

    def _forget_oldest(self) -> None:
        _count(self._before, self._noticed[0])
        del self._content[: self._sizes[0]], self._sizes[0], self._noticed[0]

    def _tidy(self) -> None:
        """Keep of each audience only what it can ask for: one that hears nothing must not keep what the others hear."""
        left = [REMEMBERED] * AUDIENCES
        kept: list[tuple[bytes, int]] = []
        end = len(self._content)
        for noticed, size in zip(reversed(self._noticed), reversed(self._sizes), strict=True):
            start, reached = end - size, 0
            for audience in _AUDIENCES_IN[noticed]:
                if left[audience]:
                    left[audience] -= 1
                    reached |= 1 << audience
                else:
                    self._before[audience] += 1
            if reached:
                kept.append((bytes(self._content[start:end]), reached))
            end = start
        kept.reverse()
        self._content = bytearray().join(content for content, _ in kept)
        self._sizes = array("I", [len(content) for content, _ in kept])
        self._noticed = bytearray(reached for _, reached in kept)
        self._most = len(kept) + REMEMBERED

    def oldest(self, audience: int) -> int:
        """The number of the message before the oldest one that this audience can ask for."""
        return max(self._before[audience], self.numbers[audience] - REMEMBERED)

    def since(self, audience: int, last: int, game: str) -> Iterator[tuple[list[Event], list[Note]]]:
        """What really happened in each message of this audience after number `last`, as far as it is remembered."""
        number = self._before[audience]
        wanted = max(last, self.oldest(audience))
        end = 0
        for noticed, size in zip(self._noticed, self._sizes, strict=True):
            start, end = end, end + size
            if noticed >> audience & 1:
                number += 1
                if number > wanted:
                    yield _decoder(game).decode(self._content[start:end])

    def forget(self) -> None:
        """Let go of all that was said; the numbers go on."""
        self._before = list(self.numbers)
        self._content.clear()
        self._noticed.clear()
        self._sizes = array("I")


def _count(numbers: list[int], noticed: int) -> None:
    for audience in _AUDIENCES_IN[noticed]:
        numbers[audience] += 1
