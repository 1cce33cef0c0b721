"""The tables as they are drawn in a terminal: one module for each game, named like the game's folder."""

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from rich.console import RenderableType

from geisterstunde.cli.explaining import CardTold, cards_in_texts
from geisterstunde.core.words import Action, Event, Seat
from geisterstunde.games import room_of
from geisterstunde.texts import Texts


def no_mark(_events: Sequence[Event], _texts: Texts) -> str:
    """Most games say all in the name of the move."""
    return ""


def full_name(action: Action, texts: Texts) -> str:
    """Most moves are called in a list as they are called everywhere."""
    return texts.action(action)


def one_by_one(_choices: Sequence[Action], _texts: Texts) -> list[tuple[str, str]]:
    """Most games have few moves at a time."""
    return []


def no_mark_after(_before: Any, _after: Sequence[Any], _texts: Texts) -> str:
    """Most games say all in what will happen."""
    return ""


def nothing_printed(_action: Action, _view: Any, _texts: Texts) -> str:
    """Most moves need no card to be read."""
    return ""


def plays_on(_view: Any, _seat: Seat) -> bool:
    """In most games nobody is out before the end."""
    return False


class Screen(NamedTuple):
    """How a game is drawn: its table, its moves, and what is shown only on request.

    A module `screens/<game>` holds what differs from the rest, under these names.
    """

    draw: Callable[[Any, Texts], RenderableType]
    tight: Callable[[Any, Texts], RenderableType] | None = None
    """The same table in fewer lines, for a low terminal."""
    mark: Callable[[Sequence[Event], Texts], str] = no_mark
    """In short what a move will do."""
    name: Callable[[Any, Texts], str] = full_name
    """What a move is called in the list."""
    brief: Callable[[Sequence[Any], Texts], list[tuple[str, str]]] = one_by_one
    """All moves in a few lines, each with its heading, or nothing if they are listed one by one."""
    is_written: bool = False
    """Whether moves are typed as they are written, not by their places in the list: where cards are numbers, a number
    that means something else would mislead."""
    mark_after: Callable[[Any, Sequence[Any], Texts], str] = no_mark_after
    """From the view before a move and the views after it, one for each imagined world."""
    more: Callable[[Any, Texts], RenderableType] | None = None
    """What fills no table but is good to know; None if the table shows all."""
    about: Callable[[Any, Any, Texts], str] = nothing_printed
    """What is printed on the card of a move, in the view of who asks; nothing if its name says all."""
    cards: Callable[[Any, Texts], list[CardTold]] = cards_in_texts
    """All that `? NAME` explains, in the view of who asks."""
    is_out: Callable[[Any, Seat], bool] = plays_on
    """Whether a seat has nothing more to do while others play on."""


def screen_of(game: str) -> Screen:
    """The screen of a game; a game that has none is shown as a plain list of what its view holds."""
    name = room_of(game, __name__)
    module = import_module(name if find_spec(name) else f"{__name__}.plain")
    own = {part: getattr(module, part) for part in Screen._fields if hasattr(module, part)}
    return Screen(**own)
