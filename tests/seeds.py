"""The seeds of random games: new every day, so that every day other games are played, and the same all day long.

The header of a run says which they are; `SEEDS=2026-11-17 make test` plays the games of that day again.
"""

import os
from datetime import UTC, date, datetime
from typing import Final

DAY: Final = date.fromisoformat(os.environ.setdefault("SEEDS", datetime.now(UTC).date().isoformat()))
"""Processes that a test starts find it in their environment: midnight does not come between them."""

FIRST: Final = DAY.toordinal() * 1_000_000
"""No two days share a seed."""


def seed_of(number: int) -> int:
    """The seed of random game number so and so of today."""
    return FIRST + number
