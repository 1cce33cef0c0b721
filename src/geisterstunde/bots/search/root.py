"""The actions at the root of a search."""

from typing import final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64


@final
class Root:
    """All legal actions, the best one first, with the last value and the nodes spent on each."""

    def __init__(self, legal: vec[i64], worst: i64, rng: Random) -> None:
        count: i64 = len(legal)
        self.actions = legal
        self.values = vec[i64]([worst] * count)
        self.nodes = vec[i64]([0] * count)
        # Shuffled: among equals the seed decides.
        for i in range(count - 1, 0, -1):
            n: i64 = i + 1
            other = rng.randrange(n)
            kept = legal[i]
            legal[i] = legal[other]
            legal[other] = kept

    def to_front(self, i: i64) -> None:
        """Make action number i the first; the others keep their order."""
        action = self.actions[i]
        value = self.values[i]
        nodes = self.nodes[i]
        while i > 0:
            self.actions[i] = self.actions[i - 1]
            self.values[i] = self.values[i - 1]
            self.nodes[i] = self.nodes[i - 1]
            i -= 1
        self.actions[0] = action
        self.values[0] = value
        self.nodes[0] = nodes
