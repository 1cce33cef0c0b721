"""The castle of 18 Ghosts in a terminal: it is never cut off, and many moves stand close together."""

import io

import msgspec
from rich.console import Console, RenderableType

from geisterstunde.cli.moves import listed
from geisterstunde.cli.screens import screen_of
from geisterstunde.games.eighteen_ghosts.game import GAME
from geisterstunde.games.eighteen_ghosts.words import Ghost
from geisterstunde.texts import Texts
from tests.games.eighteen_ghosts.castle import Castle

SCREEN = screen_of(GAME.name)
ENGLISH = Texts("en", GAME, ("Ada", "Ben"))


def shown(thing: RenderableType) -> list[str]:
    console = Console(width=80, file=io.StringIO(), no_color=True, markup=False, highlight=False)
    console.print(thing)
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def test_a_full_dungeon_leaves_the_castle_whole() -> None:
    prisoners = tuple(Ghost(seat, colour) for seat in (0, 1) for colour in ("red", "blue", "yellow") for _ in range(3))
    view = msgspec.structs.replace(Castle().view, dungeon=prisoners)
    lines = shown(SCREEN.draw(view, ENGLISH))
    assert len([line for line in lines if line[43:44] == " " and line[42:43] in "┐│┤┘" and line[42:43]]) >= 8
    assert not any("…" in line for line in lines)
    assert "(R)×3 (B)×3 (Y)×3 <r>×3 <b>×3" in "\n".join(lines)
    assert all(len(line) <= 80 for line in lines)


def test_many_moves_stand_close_together() -> None:
    """A mark behind one move does not widen all others: 24 rows hold the castle (12), a line of news, the question, the
    hint, the line for typing, and so 8 of moves."""
    castle = Castle("B.NBY/YR.../.b..N/R.BR./Y.S.b A - -")
    view = GAME.view(castle.state, 0)
    lines = shown(listed(GAME, SCREEN, view, 0, GAME.legal_actions(castle.state, 0), ENGLISH, is_brief=False))
    assert len(castle.choices) > 12
    assert any("escapes" in line for line in lines)
    assert len(lines) <= 8
    assert all(len(line) <= 80 for line in lines)
