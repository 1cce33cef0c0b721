"""The moves of the seat that acts: listed readably, read from what was typed, explained before they are made."""

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Any, Final

from librt.random import Random
from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from geisterstunde.cli.screens import Screen
from geisterstunde.core.game import Game
from geisterstunde.core.words import Action, Event, Seat, View
from geisterstunde.texts import Texts
from geisterstunde.texts.texts import tag_of

GOING_ON: Final = frozenset({"pass", "keep"})
"""Words of the house for going on without changing anything. When one is a seat's only choice there is nothing to
decide, and nobody is asked; any other only choice is a thing worth seeing, and Enter makes it."""

IMAGINED_WORLDS: Final = 3
"""What a move does is told beforehand as far as it is the same in so many worlds that fit what the seat knows."""


def automatic(choices: Sequence[Action]) -> Action | None:
    """The action that is carried out without asking, or None."""
    if len(choices) == 1 and tag_of(choices[0]) in GOING_ON:
        return choices[0]
    return None


def foreseen(game: Game, view: View, seat: Seat, action: Action) -> list[Event]:
    """What the seat can know beforehand that an action will do: what happens in every world that fits its view."""
    return certain([heard for heard, _ in _tried(game, view, seat, action)])


def certain(worlds: Sequence[list[Event]]) -> list[Event]:
    """What is heard in every world, up to the first difference."""
    common = worlds[0]
    for heard in worlds[1:]:
        common = _common_start(common, heard)
    return common


def _tried(game: Game, view: View, seat: Seat, action: Action) -> Iterator[tuple[list[Event], View]]:
    """What the seat would hear of an action, up to the first surprise, and see afterwards, in some fitting worlds."""
    for luck in range(IMAGINED_WORLDS):
        world = game.imagine(view, Random(luck))
        heard: list[Event] = []
        world.heard = heard
        world.apply(seat, game.catalogue.number(action))
        seen = [event for event in (game.seen(event, seat) for event in heard) if event is not None]
        # What an event reveals may be alike in a few worlds by chance; it is never known beforehand.
        yield list(takewhile(lambda event: not game.is_revealing(event), seen)), game.view(world, seat)


def _common_start(one: list[Event], other: list[Event]) -> list[Event]:
    for place, (a, b) in enumerate(zip(one, other, strict=False)):
        if a != b:
            return one[:place]
    return one[: len(other)]


def listed(game: Game, screen: Screen, view: View, seat: Seat, choices: Sequence[Any], texts: Texts) -> RenderableType:
    """The moves with their numbers, one group for each kind, as many in a row as fit."""
    groups: dict[str, list[Text]] = {}
    for number, action in enumerate(choices, start=1):
        label = Text()
        label.append(f"{number:>2} ", style="dim")
        label.append(game.write(action) if len(choices) > 12 else texts.action(action), style="bold")
        heard, after = zip(*_tried(game, view, seat, action), strict=True)
        for mark in (screen.mark(certain(heard), texts), screen.mark_after(view, after, texts)):
            if mark:
                label.append(f" {mark}")
        groups.setdefault(tag_of(action), []).append(label)
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    for tag, labels in groups.items():
        heading = f"moves-{tag}"
        # A game may name its groups; a game with few moves needs no names.
        grid.add_row(
            Text(texts.say(heading) if texts.knows(heading) else "", style="underline"), Columns(labels, padding=(0, 2))
        )
    return grid
