"""The fields of actions and events as arguments of a message: the one piece of logic beside the catalogues.

A client that says the same sentences from the same catalogues makes the same arguments. The whole contract:

- A nested Struct is flattened with `_`: `ghost: Ghost(seat, colour)` brings `$ghost_seat` and `$ghost_colour`.
- Yes and no are `yes` and `no`; what the reader may not know (None) is `none`, with all that would be inside it.
- A seat is known by the name of its field, because it is a plain number (tests/texts checks that every field typed as
  Seat is named so). `$seat` is the name of who sits there, and `$seat_is` says who that is to the reader:
  `you` or `other`; of a second seat in an action or an event also `same`, if it is the first one again.
- Several seats are one list, `$seats`, in which the reader comes first and is called `list-reader` (“you”), and
  `$seats_is` says who they are: `you`, `you-and-others`, `other` (one), `others` (several) or `nobody`.
- In a note around the table `$name` is a person, and `$name_is` says `you` if the reader has that name; `$number` is
  the number of the chair, counted from 1, and words that were taken away (the empty text) are `none`.
- Any other list is joined, each thing by its `item-…` text; an empty one says `list-empty`.

So a message chooses its form by `$…_is` and nothing else: “{ $seat_is -> [you] You draw *[other] { $seat } draws } a
card.” Without a reader (a spectator, several people before one screen) everybody is `other`.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Union, get_args, get_origin, get_type_hints

import msgspec

from geisterstunde.core.words import Seat

SEAT_NAMES: Final = frozenset({"seat", "seats", "owner", "opponent", "starter", "opener", "active", "winners"})
"""Fields and arguments that hold a seat, or a tuple of seats; also when they end in one of these after a `_`."""

Arguments = dict[str, Any]
Said = Callable[[str, Any], Arguments]
"""Turns one value that is no Struct into the arguments it brings."""


def is_seat(name: str) -> bool:
    """Whether a field or an argument of this name holds a seat."""
    return name.rpartition("_")[2] in SEAT_NAMES


def who_is(seat: Seat, reader: Seat | None) -> str:
    """Who somebody is to the reader."""
    return "you" if seat == reader else "other"


def who_are(seats: Sequence[Seat], reader: Seat | None) -> str:
    """Who some people are to the reader."""
    if not seats:
        return "nobody"
    if reader in seats:
        return "you" if len(seats) == 1 else "you-and-others"
    return "other" if len(seats) == 1 else "others"


def flattened(struct: msgspec.Struct, said: Said) -> Arguments:
    """The arguments of the message about an action or an event."""
    arguments = _flattened(struct, said, "")
    seats = list(seats_in(struct))
    for name, seat in seats[1:]:
        if seat == seats[0][1] and arguments[f"{name}_is"] == "other":
            arguments[f"{name}_is"] = "same"
    return arguments


def seats_in(struct: msgspec.Struct, prefix: str = "") -> Iterator[tuple[str, Seat]]:
    """The single seats that a Struct names, in its order."""
    for field in typed_fields(type(struct)):
        value = getattr(struct, field)
        if isinstance(value, msgspec.Struct):
            yield from seats_in(value, f"{prefix}{field}_")
        elif isinstance(value, int) and is_seat(field):
            yield prefix + field, value


def _flattened(struct: msgspec.Struct, said: Said, prefix: str) -> Arguments:
    arguments: Arguments = {}
    for field, hint in typed_fields(type(struct)).items():
        name = prefix + field
        value = getattr(struct, field)
        if isinstance(value, msgspec.Struct):
            arguments |= _flattened(value, said, f"{name}_")
        elif value is None:
            arguments |= dict.fromkeys(flat_names(hint, name), "none")
        else:
            arguments |= said(name, value)
    return arguments


def plain(value: Any) -> Any:
    """Yes and no as words for selectors, all else as it is."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value


def flat_names(hint: Any, name: str) -> list[str]:
    """The names of all arguments that a field of this type can bring."""
    hint = bare(hint)
    if get_origin(hint) in (Union, UnionType):
        names = [flat for part in get_args(hint) if part is not NoneType for flat in flat_names(part, name)]
        return list(dict.fromkeys(names))
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return struct_names(hint, f"{name}_")
    return [name, f"{name}_is"] if is_seat(name) else [name]


def struct_names(struct: type[msgspec.Struct], prefix: str = "") -> list[str]:
    """The names of all arguments of a message about this kind of action or event."""
    return [name for field, hint in typed_fields(struct).items() for name in flat_names(hint, prefix + field)]


@cache
def typed_fields(struct: type[msgspec.Struct]) -> dict[str, Any]:
    """The fields of a Struct in their order, each with its type; to find that out takes as long as a whole sentence."""
    hints = get_type_hints(struct, include_extras=True)
    return {field.name: hints[field.name] for field in msgspec.structs.fields(struct)}


def bare(hint: Any) -> Any:
    """A type without its limits."""
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint
