"""A seat by its name, in as much room as there is."""

from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

from geisterstunde.core.words import Seat, Viewer
from geisterstunde.texts import Texts

SHORTEST: Final = 8
"""Names are not shortened below this."""


class Who:
    """The name of a seat, and for whoever looks at the screen the word that says so.

    Where there is little room the name is shortened, never the word. Wants a column of a table that may be made
    narrower than its content.
    """

    def __init__(self, texts: Texts, seat: Seat, viewer: Viewer) -> None:
        self.name = Text(texts.seats[seat], style="bold", no_wrap=True)
        self.word = Text(f" ({texts.say('cli-you')})" if seat == viewer else "", style="dim")

    @property
    def is_short(self) -> bool:
        """Whether the name takes no more room than it needs at least."""
        return self.name.cell_len <= SHORTEST

    def __rich_measure__(self, _console: Console, _options: ConsoleOptions) -> Measurement:
        word, name = self.word.cell_len, self.name.cell_len
        return Measurement(min(SHORTEST, name) + word, name + word)

    def __rich_console__(self, _console: Console, options: ConsoleOptions) -> RenderResult:
        name = self.name.copy()
        name.truncate(max(1, options.max_width - self.word.cell_len), overflow="ellipsis")
        yield name.append_text(self.word)
