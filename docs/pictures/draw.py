"""Draws the pictures of the README from the real screens: `make pictures`."""

import random
from pathlib import Path

from rich.console import Console, Group
from rich.text import Text

from geisterstunde.cli.screens import screen_of
from geisterstunde.games import game_called
from geisterstunde.table.play import Play
from geisterstunde.texts import Texts

FOLDER = Path(__file__).parent

# Rich's own frame would ask a foreign server for its font; this one uses what the reader has.
FRAME = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace;
 font-size: {char_height}px; line-height: {line_height}px; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal"><rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/>
</clipPath>{lines}</defs>
<rect fill="#14122b" x="1" y="1" width="{width}" height="{height}" rx="12"/>
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}<g class="{unique_id}-matrix">{matrix}</g></g>
</svg>
"""


def draw(name: str, seats: tuple[str, ...], actions: int, file: str) -> None:
    """A game after so many random actions, as the seat that acts sees it."""
    game = game_called(name)
    table = Play.begin(game, seats, game.options_type(), "picture")
    rng = random.Random(4)
    for _ in range(actions):
        seat = rng.choice(table.to_act)
        table.act(seat, rng.choice(table.choices(seat)))
    seat = table.to_act[0]
    texts = Texts("en", game, seats, seat)
    view = table.view(seat)
    news = [Text("· " + texts.event(event), style="dim") for event in table.news(seat)]
    prompt = Text(texts.prompt(game.prompt(view)), style="bold")
    console = Console(record=True, width=92, file=open("/dev/null", "w"), force_terminal=True)  # noqa: SIM115
    console.print(Group(screen_of(name).draw(view, texts), Text(), *news, prompt))
    (FOLDER / file).write_text(console.export_svg(title="geisterstunde", code_format=FRAME, unique_id="g"))


if __name__ == "__main__":
    draw("18-ghosts", ("Ada", "Ben"), 42, "terminal.svg")
