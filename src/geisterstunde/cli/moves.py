"""The moves of the seat that acts: listed readably, read from what was typed, explained before they are made."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from librt.random import Random
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from geisterstunde.cli.screens import Screen
from geisterstunde.core.contract import State
from geisterstunde.core.game import Game
from geisterstunde.core.words import Action, Event, Seat, View
from geisterstunde.texts import Texts
from geisterstunde.texts.texts import tag_of
from geisterstunde.texts.typed import as_typed

GOING_ON: Final = frozenset({"pass", "keep"})
"""Words of the house for going on without changing anything. When one is a seat's only choice there is nothing to
decide, and nobody is asked; any other only choice is a thing worth seeing, and Enter makes it."""

IMAGINED_WORLDS: Final = 12
"""What a move does is told beforehand as far as it is the same in so many worlds that fit what the seat knows: few
enough to be quick, so many that a card not seen yet is not taken for certain."""

MANY: Final = 12
"""More moves than this are listed as they are written, not by their names, and close together."""

GAP: Final = "   "


def automatic(choices: Sequence[Action], *, is_shared: bool) -> Action | None:
    """The action that is carried out without asking, or None.

    Where several people share a device, being asked would tell the others that there is something to decide. A hand
    of nothing but fog in Ghosts is then drawn anew, which is open anyway, rather than kept in secret.
    """
    if len(choices) == 1 and tag_of(choices[0]) in GOING_ON:
        return choices[0]
    if is_shared and [tag_of(choice) for choice in choices] == ["keep", "redraw"]:
        return choices[1]
    return None


def foreseen(game: Game, view: View, seat: Seat, action: Action) -> list[Event]:
    """What the seat can know beforehand that an action will do: what happens in every world that fits its view."""
    return certain([heard for heard, _ in _tried(game, imagined(game, view), seat, action)])


def certain(worlds: Sequence[list[Event]]) -> list[Event]:
    """What is heard in every world, up to the first difference."""
    common = worlds[0]
    for heard in worlds[1:]:
        common = _common_start(common, heard)
    return common


def imagined(game: Game, view: View) -> list[State]:
    """Some worlds that fit a view."""
    return [game.imagine(view, Random(luck)) for luck in range(IMAGINED_WORLDS)]


def _tried(game: Game, worlds: Sequence[State], seat: Seat, action: Action) -> Iterator[tuple[list[Event], View]]:
    """What the seat would hear of an action and see afterwards, in each of these worlds; they stay as they are."""
    for world in worlds:
        after = world.clone()
        heard: list[Event] = []
        after.heard = heard
        after.apply(seat, game.catalogue.number(action))
        seen = [event for event in (game.seen(event, seat) for event in heard) if event is not None]
        yield seen, game.view(after, seat)


def _common_start(one: list[Event], other: list[Event]) -> list[Event]:
    for place, (a, b) in enumerate(zip(one, other, strict=False)):
        if a != b:
            return one[:place]
    return one[: len(other)]


def listed(
    game: Game, screen: Screen, view: View, seat: Seat, choices: Sequence[Any], texts: Texts, *, is_brief: bool
) -> RenderableType:
    """The moves, one group for each kind, as many in a row as fit; in brief as they are written, without remarks."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    for heading, said in screen.brief(choices, texts):
        grid.add_row(Text(heading, style="underline"), Text(said))
    if grid.row_count:
        return grid
    groups: dict[str, list[Text]] = {}
    is_crowded = is_brief or len(choices) > MANY
    worlds = imagined(game, view)
    for number, action in enumerate(choices, start=1):
        label = _label(game, screen, number, action, is_crowded, texts)
        heard, after = zip(*_tried(game, worlds, seat, action), strict=True)
        for mark in (screen.mark(certain(heard), texts), screen.mark_after(view, after, texts)):
            if mark and not is_brief:
                label.append(f" {mark}")
        heading = f"moves-{tag_of(action)}"
        # A game may name its groups; a game with few moves needs no names.
        groups.setdefault(texts.say(heading) if texts.knows(heading) else "", []).append(label)
    for heading, labels in groups.items():
        side_by_side = Flow(labels) if screen.is_written or is_crowded else Columns(labels, padding=(0, 2))
        grid.add_row(Text(heading, style="underline"), side_by_side)
    return grid


class Flow(NamedTuple):
    """Labels of very different lengths, as many in a line as fit."""

    labels: list[Text]

    def __rich_console__(self, _console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for label in self.labels:
            if line and line.cell_len + len(GAP) + label.cell_len > options.max_width:
                yield line
                line = Text()
            line.append(GAP if line else "").append_text(label)
        yield line


def _label(game: Game, screen: Screen, number: int, action: Action, is_crowded: bool, texts: Texts) -> Text:
    """A move by its number and its name, or as it is written."""
    label = Text()
    if screen.is_written:
        typed, name = as_typed(game.write(action), texts), screen.name(action, texts)
        label.append(typed, style="bold")
        is_named = name and name.lower() != typed and not is_crowded
        return label.append(f" {name}") if is_named else label
    label.append(f"{number:>2} ", style="dim")
    written = as_typed(game.write(action), texts)
    return label.append(written if is_crowded else screen.name(action, texts), style="bold")
