"""Landmarks on the way of a long game: what stands is played again from the last of them, not from its beginning."""

from typing import Final, NamedTuple

from geisterstunde.core.contract import State

LANDMARK_EVERY: Final = 128
"""So many actions lie between two of them. Most games have none, so they cost no memory; and as a play keeps the newest
two, taking back plays at most two such stretches again, however much stands."""


class Landmark(NamedTuple):
    """The truth after so many actions and the rolls until then; nobody changes it any more."""

    actions: int
    rolled: int
    state: State
