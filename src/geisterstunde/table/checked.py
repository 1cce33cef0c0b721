"""What comes from outside into a play: seats, options and actions, each checked before it is believed."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from geisterstunde.core.game import Game
from geisterstunde.core.journal import plain_options
from geisterstunde.core.words import Action, Options, Refusal, Refused
from geisterstunde.games import game_called


def checked_game(game: Game | str) -> Game:
    """A game of the shelf by its name, or the game itself; else Refused with the names there are."""
    return game if isinstance(game, Game) else game_called(game if isinstance(game, str) else repr(game))


def checked_seats(game: Game, seats: int | Sequence[str], options: Options) -> tuple[str, ...]:
    """The names of the seats; Refused if the rulebook does not allow so many or these options, or if a name
    cannot be read or is there twice."""
    game.check_start(seats if type(seats) is int else len(seats) if isinstance(seats, Sequence) else 0, options)
    if isinstance(seats, int):
        return tuple(map(str, range(1, seats + 1)))
    for place, name in enumerate(seats):
        if not isinstance(name, str) or not name.strip() or not name.isprintable():
            raise Refused(Refusal("seat-without-name", {"number": place + 1}))
        if name in seats[:place]:
            raise Refused(Refusal("name-twice", {"name": name}))
    return tuple(seats)


def checked_options(game: Game, options: Options | Mapping[str, Any] | None) -> Options:
    """Options of this game; Refused if they are of another one, or a value is not possible."""
    if options is None:
        return game.options_type()
    if isinstance(options, Options) and type(options) is not game.options_type:
        raise Refused(Refusal("bad-option", {"game": game.name, "problem": type(options).__module__}))
    if not isinstance(options, Options | Mapping):
        raise Refused(Refusal("options-not-by-name", {"game": game.name}))
    # A Struct that was made in Python was never checked.
    return game.options_from(plain_options(options) if isinstance(options, Options) else dict(options))


def number_in(game: Game, action: Action | Mapping[str, Any] | int) -> int:
    """The number of an action that can occur in this game; else Refused."""
    known: Action | None = None
    try:
        if type(action) is int and 0 <= action < len(game.catalogue):
            return action
        if isinstance(action, Action):
            known = action
        elif isinstance(action, (dict, Mapping)):
            known = msgspec.convert({"action": action}, _outside(game)).action  # type: ignore[attr-defined]
        if known is not None:
            return game.catalogue.number(known)
    except (msgspec.ValidationError, KeyError, TypeError):
        pass
    unknown = Refusal("unknown-action", {"game": game.name})
    raise Refused(unknown if known is None else game.why_never(known), game.name)


@cache
def _outside(game: Game) -> type[msgspec.Struct]:
    """What an action of this game is read as that comes from outside.

    msgspec remembers how to read a Struct, but finds out anew each time how to read a union, which takes longer than
    the action: so the action is read as the only field of a Struct.
    """
    return msgspec.defstruct("Outside", [("action", game.action_type)])
