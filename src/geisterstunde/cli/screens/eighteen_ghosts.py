"""The castle of 18 Ghosts in a terminal: every colour has its letter, every family its shape."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from geisterstunde.core.words import Event, GameEnded
from geisterstunde.games.eighteen_ghosts.box import CASTLE, COLOURS, PORTAL_ROOMS, ROOMS
from geisterstunde.games.eighteen_ghosts.words import Attacked, Beaten, Colour, Escaped, Ghost, PortalTurned, View
from geisterstunde.texts import Texts

ARROWS: Final = {"north": "↑", "east": "→", "south": "↓", "west": "←"}
SHAPES: Final = (("(", ")"), ("<", ">"))
"""The first family is round, the second one pointed."""

ROOM_WIDTH: Final = 7


def draw(view: View, texts: Texts) -> RenderableType:
    """The castle on the left; the dungeon, the lanterns and the signs on the right."""
    table = Table.grid(padding=(0, 3))
    # The castle is never cut off, whatever stands beside it.
    table.add_column(no_wrap=True)
    table.add_column()
    table.add_row(_castle(view, texts), _side(view, texts))
    return table


def mark(events: Sequence[Event], texts: Texts) -> str:
    """What a move will do beyond the move itself: who wins the fight, which portal turns where, who gets out."""
    marks: list[str] = []
    attacker = next((event.ghost for event in events if isinstance(event, Attacked)), None)
    for event in events:
        if isinstance(event, Beaten):
            marks.append(texts.say("mark-loses" if event.ghost == attacker else "mark-wins"))
        elif isinstance(event, PortalTurned):
            marks.append(f"{_letter(event.colour, texts)}{ARROWS[event.facing]}")
        elif isinstance(event, Escaped):
            marks.append(texts.say("mark-escapes", ghost=_sign(event.ghost, texts)))
        elif isinstance(event, GameEnded):
            marks.append(texts.say("mark-ends"))
    return " ".join(marks)


def _castle(view: View, texts: Texts) -> Text:
    rule = "─" * ROOM_WIDTH
    picture = Text(no_wrap=True)
    picture.append("  " + "".join(f"{column:^{ROOM_WIDTH + 1}}" for column in "abcde") + "\n", style="dim")
    picture.append(f"  ┌{'┬'.join([rule] * 5)}┐\n")
    for row in range(5):
        picture.append(f"{row + 1} ", style="dim")
        for column in range(5):
            picture.append("│")
            picture.append_text(_room(ROOMS[row * 5 + column], CASTLE[row].split()[column], view, texts))
        picture.append("│\n")
        picture.append(f"  ├{'┼'.join([rule] * 5)}┤\n" if row < 4 else f"  └{'┴'.join([rule] * 5)}┘")
    return picture


def _room(room: str, printed: str, view: View, texts: Texts) -> Text:
    """A room: its carpet as a letter on its colour, a mirror hall as a glint, a portal with its opening."""
    if printed == "P":
        colour, facing = list(view.portals.items())[PORTAL_ROOMS.index(room)]
        return Text(f" [{_letter(colour, texts)} {ARROWS[facing]}] ", style=f"bold {colour}")
    content = Text()
    if printed == ".":
        content.append(" ◇ ", style="cyan")
    else:
        colour = _colour(printed)
        content.append(f" {_letter(colour, texts).lower()} ", style=f"{colour} reverse")
    content.append_text(_ghost(view.castle[room], texts) if room in view.castle else Text("   "))
    return content.append(" ")


def _colour(printed: str) -> Colour:
    return COLOURS["RBY".index(printed)]


def _letter(colour: Colour, texts: Texts) -> str:
    """The letter of a colour in the person's language."""
    return texts.say(f"letter-{colour}")


def _sign(ghost: Ghost, texts: Texts) -> str:
    left, right = SHAPES[ghost.seat]
    letter = _letter(ghost.colour, texts)
    return f"{left}{letter if ghost.seat == 0 else letter.lower()}{right}"


def _ghost(ghost: Ghost, texts: Texts) -> Text:
    return Text(_sign(ghost, texts), style=f"bold {ghost.colour}")


def _ghosts(ghosts: Iterable[Ghost], texts: Texts) -> Text:
    """Ghosts side by side, equal ones together."""
    signs = [
        _ghost(ghost, texts).append(f"×{count}" if count > 1 else "", style="not bold")
        for ghost, count in Counter(ghosts).items()
    ]
    return Text(" ").join(signs) or Text("–", style="dim")


def _side(view: View, texts: Texts) -> RenderableType:
    parts: list[Text] = []
    for seat in (0, 1):
        name = Text(texts.seats[seat], style="bold", overflow="ellipsis", no_wrap=True)
        if seat == view.viewer:
            name.append(f" ({texts.say('cli-you')})", style="dim")
        parts += [name, _family(view, seat, texts), _lanterns(view, seat, texts)]
    parts += [Text(texts.say("screen-dungeon"), style="bold"), _ghosts(view.dungeon, texts)]
    parts += [Text(texts.say("screen-legend"), style="dim")]
    return Group(*parts)


def _family(view: View, seat: int, texts: Texts) -> Text:
    """How the ghosts of a seat look, and how many wait in the box."""
    family = Text("".join(_sign(Ghost(seat, colour), texts) for colour in COLOURS), style="dim")
    boxed = sum(ghost.seat == seat for ghost in view.in_box)
    return family.append(f" {texts.say('screen-box', count=boxed)}") if boxed else family


def _lanterns(view: View, seat: int, texts: Texts) -> Text:
    """The ghosts that are out: one lantern for each colour, lit by the first ghost, with the number beside it."""
    lanterns = []
    for colour in COLOURS:
        count = view.outside.count(Ghost(seat, colour))
        is_lit = count > 0
        sign = f"{_letter(colour, texts)}{'✶' if is_lit else '·'}{f'×{count}' if count > 1 else ''}"
        lanterns.append(Text(sign, style=f"bold {colour}" if is_lit else "dim"))
    return Text(texts.say("screen-outside") + " ").append_text(Text("  ").join(lanterns))
