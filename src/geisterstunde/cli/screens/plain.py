"""Any game at all, without a picture: what the viewer knows, line by line."""

import msgspec
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from geisterstunde.core.words import View
from geisterstunde.texts import Texts

LEFT_OUT = {"viewer", "to_act", "result", "options"}


def draw(view: View, _texts: Texts) -> RenderableType:
    """A list of names and values."""
    grid = Table.grid(padding=(0, 2))
    for name, value in msgspec.to_builtins(view).items():
        if name not in LEFT_OUT:
            grid.add_row(Text(name, style="dim"), Text(msgspec.json.encode(value).decode()))
    return grid
