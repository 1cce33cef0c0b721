"""What people may be called at a table, and what they may add to its luck."""

from collections.abc import Iterable
from typing import Final

from geisterstunde.core.words import Refusal, Refused

LONGEST_NAME: Final = 24
LONGEST_WORDS: Final = 20


def checked_name(name: str, others: Iterable[str] = ()) -> str:
    """The name without spaces around it; Refused if it cannot be read aloud or somebody has it."""
    stripped = name.strip()
    # Names are typed and listed with commas between them.
    if not stripped or len(stripped) > LONGEST_NAME or not stripped.isprintable() or "," in stripped:
        raise Refused(Refusal("bad-name", {"name": stripped[: LONGEST_NAME + 1], "longest": LONGEST_NAME}))
    if stripped in others:
        raise Refused(Refusal("name-twice", {"name": stripped}))
    return stripped


def checked_words(words: str) -> str:
    """The words without spaces around them; Refused if they are too long or cannot be printed."""
    stripped = words.strip()
    if len(stripped) > LONGEST_WORDS or not stripped.isprintable():
        raise Refused(Refusal("bad-words", {"longest": LONGEST_WORDS}))
    return stripped
