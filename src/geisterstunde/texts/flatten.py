"""The fields of actions and events as arguments of a message (docs: the text ids and arguments).

Nested Structs are flattened with `_`. A seat becomes the name of the player who sits there; it is known by the name of
its field, because a seat is a plain number to Python: tests/texts checks that every field typed as Seat is named so.
Tuples become one joined, translated list. A Struct that a viewer may not know is None: its fields all say `none`.
"""

from collections.abc import Callable, Sequence
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Union, get_args, get_origin, get_type_hints

import msgspec

SEAT_NAMES: Final = frozenset({"seat", "seats", "owner", "opponent", "starter", "opener", "active", "winners"})
"""Fields and arguments that hold a seat, or a tuple of seats; also when they end in one of these after a `_`."""


def is_seat(name: str) -> bool:
    """Whether a field or an argument of this name holds a seat."""
    return name.rpartition("_")[2] in SEAT_NAMES


def flattened(
    struct: msgspec.Struct, seats: Sequence[str], joined: Callable[[str, Sequence[Any]], str], prefix: str = ""
) -> dict[str, Any]:
    """The arguments of the message about an action or an event."""
    arguments: dict[str, Any] = {}
    hints = get_type_hints(type(struct), include_extras=True)
    for field in msgspec.structs.fields(struct):
        name = prefix + field.name
        value = getattr(struct, field.name)
        if isinstance(value, msgspec.Struct):
            arguments |= flattened(value, seats, joined, f"{name}_")
        elif value is None:
            arguments |= dict.fromkeys(flat_names(hints[field.name], name), "none")
        elif isinstance(value, tuple | list):
            arguments[name] = joined(name, value)
        else:
            arguments[name] = said(name, value, seats)
    return arguments


def said(name: str, value: Any, seats: Sequence[str]) -> Any:
    """One plain value: a seat as a name, yes and no as words for selectors, all else as it is."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int) and is_seat(name) and 0 <= value < len(seats):
        return seats[value]
    return value


def flat_names(hint: Any, name: str) -> list[str]:
    """The names of all arguments that a field of this type can bring."""
    hint = bare(hint)
    if get_origin(hint) in (Union, UnionType):
        names = [flat for part in get_args(hint) if part is not NoneType for flat in flat_names(part, name)]
        return list(dict.fromkeys(names))
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return struct_names(hint, f"{name}_")
    return [name]


def struct_names(struct: type[msgspec.Struct], prefix: str = "") -> list[str]:
    """The names of all arguments of a message about this kind of action or event."""
    hints = get_type_hints(struct, include_extras=True)
    fields = msgspec.structs.fields(struct)
    return [name for field in fields for name in flat_names(hints[field.name], prefix + field.name)]


def bare(hint: Any) -> Any:
    """A type without its limits."""
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint
