"""Things that take the room they find: as many in a line as fit, only where there is room, or cut short."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

LOW: Final = 25
"""A terminal of fewer rows cuts sentences short, to leave REST rows to the news, the question and the moves."""
REST: Final = 9


class Packed:
    """A heading and things behind it, as many in a line as fit; a thing is never torn apart."""

    def __init__(self, heading: Text, things: Iterable[Text], gap: int = 2) -> None:
        self.heading = heading
        self.things = list(things)
        self.gap = gap

    def __rich_console__(self, _console: Console, options: ConsoleOptions) -> RenderResult:
        line, start = self.heading.copy(), self.heading.cell_len
        for thing in self.things:
            if line.cell_len > start and line.cell_len + self.gap + thing.cell_len > options.max_width:
                yield line
                line = Text(" " * start)
            line.append(" " * (self.gap if line.cell_len > start else 0)).append_text(thing)
        yield line


class IfRoom:
    """Something for a terminal of at least so many rows."""

    def __init__(self, rows: int, parts: Sequence[RenderableType]) -> None:
        self.rows = rows
        self.parts = parts

    def __rich_console__(self, console: Console, _options: ConsoleOptions) -> RenderResult:
        yield from self.parts if console.height >= self.rows else ()


class Sentences:
    """A table and below it numbers with their sentences; a low terminal cuts those short for which it has no room.

    The later a sentence stands, the sooner it is shown whole.
    """

    def __init__(self, table: RenderableType, lines: Sequence[tuple[Text, Text]]) -> None:
        self.table = table
        self.lines = lines

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.table
        rows = len(console.render_lines(self.table, options)) + len(self.lines)
        is_low = console.height < LOW
        yield lined_up(list(self._cut(console, options, console.height - REST - rows)) if is_low else self.lines)

    def _cut(self, console: Console, options: ConsoleOptions, spare: int) -> Iterator[tuple[Text, Text]]:
        """The lines, of which so many may need one row more."""
        width = options.max_width - max((number.cell_len for number, _ in self.lines), default=0) - 1
        whole: set[int] = set()
        for place in reversed(range(len(self.lines))):
            more = len(self.lines[place][1].wrap(console, width)) - 1
            if more <= spare:
                spare -= more
                whole.add(place)
        for place, (number, sentence) in enumerate(self.lines):
            shown = sentence.copy()
            if place not in whole:
                shown.no_wrap, shown.overflow = True, "ellipsis"
            yield number, shown


def lined_up(lines: Sequence[tuple[Text, Text]]) -> Table:
    """Numbers and sentences; a sentence that needs a second line goes on below itself."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for number, sentence in lines:
        grid.add_row(number, sentence)
    return grid
