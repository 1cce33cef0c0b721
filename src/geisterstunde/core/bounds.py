"""How much may come from outside: every text, list and map ends somewhere, before anything walks over it.

Never compiled: msgspec reads these annotations. `tests/server/test_bounds.py` looks for a field without an end.
"""

from typing import Annotated, Any, Final

from msgspec import Meta

LONGEST_LIST: Final = 64
LONGEST_MAP: Final = 64
LARGEST_NUMBER: Final = 2**53
"""Beyond it the numbers of a browser are not exact."""

Name = Annotated[str, Meta(max_length=64)]
"""The name of a game, a level, a field."""
Line = Annotated[str, Meta(max_length=200)]
"""Something that a person types; what is kept of it has limits of its own, which are told in a sentence."""

_Simple = bool | Annotated[int, Meta(ge=-LARGEST_NUMBER, le=LARGEST_NUMBER)] | float | Line | None


def _around(inner: Any) -> Any:
    """Lists and maps of what is inside, beside what is simple."""
    some = Annotated[list[inner], Meta(max_length=LONGEST_LIST)]
    named = Annotated[dict[Name, inner], Meta(max_length=LONGEST_MAP)]
    return _Simple | some | named


_Nested = _around(_around(_around(_Simple)))
Plain = Annotated[dict[Name, _Nested], Meta(max_length=LONGEST_MAP)]  # type: ignore[valid-type]
"""An action or options of whichever game as JSON, nested four deep at most."""
