"""The catalogue: every action that can ever occur in a game. Inside, an action is a number; outside, a word."""

from collections.abc import Iterable, Iterator
from typing import Generic, TypeVar

from geisterstunde.core.words import Action

A = TypeVar("A", bound=Action)


class Catalogue(Generic[A]):
    """Actions in a fixed order; the number of an action is its place."""

    def __init__(self, actions: Iterable[A]) -> None:
        self._actions = tuple(actions)
        self._numbers = {action: number for number, action in enumerate(self._actions)}
        if len(self._numbers) != len(self._actions):
            raise ValueError("an action stands twice in the catalogue")

    def __len__(self) -> int:
        return len(self._actions)

    def __iter__(self) -> Iterator[A]:
        return iter(self._actions)

    def __contains__(self, action: object) -> bool:
        return action in self._numbers

    def __getitem__(self, number: int) -> A:
        return self._actions[number]

    def actions(self, numbers: Iterable[int]) -> list[A]:
        """The actions with these numbers; all that a seat may do is asked for with every message."""
        known = self._actions
        return [known[number] for number in numbers]

    def number(self, action: Action) -> int:
        """The number of an action; KeyError if it can never occur in this game."""
        return self._numbers[action]  # type: ignore[index]
