"""Leaving a game in the middle: never a traceback, and the journal keeps what was played."""

import contextlib
import signal
from collections.abc import Iterator
from types import FrameType


class Leaving(Exception):
    """The person wants to stop here; the journal keeps the game."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


@contextlib.contextmanager
def leaving_kindly() -> Iterator[None]:
    """Ctrl-C, the end of the input and SIGTERM leave the game; they never end in a traceback."""

    def leave(number: int, _: FrameType | None) -> None:
        raise Leaving(128 + number)

    before = signal.signal(signal.SIGTERM, leave)
    try:
        yield
    except KeyboardInterrupt:
        raise Leaving(130) from None
    except EOFError:
        raise Leaving(0) from None
    finally:
        signal.signal(signal.SIGTERM, before)
