"""What is in the box of Wisps (§1)."""

from typing import Final

WISPS: Final = 40
"""The lights are numbered from 1 on: their brightness."""
FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 8
SMALLEST_HAND: Final = 1
LARGEST_HAND: Final = 5
