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
FORGOTTEN_AT_ONCE: Final = 8
"""The oldest are forgotten so many at a time: looking for them costs as much for one."""
_ENCODER: Final = msgspec.msgpack.Encoder()


@cache
def audiences_in(bits: int) -> tuple[int, ...]:
    """The audiences of a set of bits: 0 for those who watch, 1 for seat 0 …; asked for with every message."""
    return tuple(audience for audience in range(bits.bit_length()) if bits >> audience & 1)


@cache
def _decoder(game: str) -> "msgspec.msgpack.Decoder[tuple[list[Any], list[Any]]]":
    return msgspec.msgpack.Decoder(tuple[list[game_called(game).event_type], list[AnyNote]])  # type: ignore[misc]


class KeptOutbox(msgspec.Struct, array_like=True):
    """An outbox as it is kept."""

    numbers: list[int]
    before: list[int]
    content: bytes
    sizes: list[int]
    noticed: list[int]
    most: int


class Outbox:
    """The last messages of all audiences: what really happened is kept once, with the audiences that noticed it."""

    __slots__ = ("_before", "_content", "_most", "_noticed", "_sizes", "numbers")

    def __init__(self, numbers: Sequence[int] = ()) -> None:
        self.numbers = list(numbers)
        """The number of the newest message of each audience that has heard something."""
        # Numbers of the messages before the oldest one that is kept.
        self._before = list(numbers)
        # One after the other in one place: an object for each message would take more room than its content.
        self._content = bytearray()
        self._sizes = array("I")
        self._noticed = array("I")
        # With more than these, it is time to look for some in the midst that nobody can ask for any more.
        self._most = 2 * REMEMBERED

    def kept(self) -> KeptOutbox:
        """All there is of it."""
        return KeptOutbox(
            self.numbers, self._before, bytes(self._content), list(self._sizes), list(self._noticed), self._most
        )

    @classmethod
    def again(cls, kept: KeptOutbox) -> "Outbox":
        """The same outbox."""
        outbox = cls(kept.numbers)
        outbox._before = kept.before
        outbox._content = bytearray(kept.content)
        outbox._sizes = array("I", kept.sizes)
        outbox._noticed = array("I", kept.noticed)
        outbox._most = kept.most
        return outbox

    def add(self, noticed: int, events: Sequence[Event], notes: Sequence[Note]) -> None:
        """Something happened, and these audiences noticed it."""
        more = noticed.bit_length() - len(self.numbers)
        if more > 0:
            self.numbers += [0] * more
            self._before += [0] * more
        content = _ENCODER.encode((events, notes))
        self._content += content
        self._sizes.append(len(content))
        self._noticed.append(noticed)
        _count(self.numbers, noticed)
        if len(self._noticed) >= REMEMBERED + FORGOTTEN_AT_ONCE:
            self._forget_some()

    def _forget_some(self) -> None:
        while len(self._noticed) > REMEMBERED and self._is_oldest_out_of_reach():
            self._forget_oldest()
        if len(self._noticed) > self._most:
            self._tidy()

    def _is_oldest_out_of_reach(self) -> bool:
        """Whether every audience of the oldest message has heard enough since; what others heard must not count."""
        for audience in audiences_in(self._noticed[0]):
            if self.numbers[audience] - self._before[audience] <= REMEMBERED:
                return False
        return True

    def _forget_oldest(self) -> None:
        _count(self._before, self._noticed[0])
        del self._content[: self._sizes[0]], self._sizes[0], self._noticed[0]

    def _tidy(self) -> None:
        """Keep of each audience only what it can ask for: one that hears nothing must not keep what the others hear."""
        left = [REMEMBERED] * len(self.numbers)
        kept: list[tuple[bytes, int]] = []
        end = len(self._content)
        for noticed, size in zip(reversed(self._noticed), reversed(self._sizes), strict=True):
            start, reached = end - size, 0
            for audience in audiences_in(noticed):
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
        self._noticed = array("I", [reached for _, reached in kept])
        self._most = len(kept) + REMEMBERED

    def newest(self, audience: int) -> int:
        """The number of the newest message of this audience; 0 if it has heard nothing yet."""
        return self.numbers[audience] if audience < len(self.numbers) else 0

    def oldest(self, audience: int) -> int:
        """The number of the message before the oldest one that this audience can ask for."""
        if audience >= len(self.numbers):
            return 0
        return max(self._before[audience], self.numbers[audience] - REMEMBERED)

    def since(self, audience: int, last: int, game: str) -> Iterator[tuple[list[Event], list[Note]]]:
        """What really happened in each message of this audience after number `last`, as far as it is remembered."""
        number = self._before[audience] if audience < len(self.numbers) else 0
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
        self._noticed = array("I")
        self._sizes = array("I")


def _count(numbers: list[int], noticed: int) -> None:
    for audience in audiences_in(noticed):
        numbers[audience] += 1
