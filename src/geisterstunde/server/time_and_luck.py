"""Where time, luck and names come from: the only places, so that a test can put its own there."""

import hashlib
import secrets
import time
from collections.abc import Callable
from typing import NamedTuple

from geisterstunde.core.luck import fresh_seed
from geisterstunde.server.codes import fresh_code


def fresh_token() -> str:
    """A token for a seat: 128 bit that nobody can guess."""
    return secrets.token_urlsafe(16)


def hash_of(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(f"geisterstunde token\n{token}".encode(errors="replace")).hexdigest()


class TimeAndLuck(NamedTuple):
    """All that a service cannot know by itself."""

    now: Callable[[], float] = time.time
    """Seconds since 1970, for clocks and for what is kept."""
    tick: Callable[[], float] = time.monotonic
    """Seconds since some moment, never going back, for limits."""
    token: Callable[[], str] = fresh_token
    secret: Callable[[], str] = fresh_seed
    """Of the luck of a table, and of its lots."""
    code: Callable[[], str] = fresh_code
    thought: Callable[[], int] = lambda: secrets.randbits(56)
    """The seed of one thought of a ghost."""
