"""What people may be called at a table, and what they may add to its luck."""

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

from geisterstunde.core.words import Refusal, Refused
from geisterstunde.table.lookalikes import is_plainly_visible, is_selector, look_alike

LONGEST_NAME: Final = 24
LONGEST_TYPED: Final = 200
"""Longer texts are not even looked at."""
LONGEST_WORDS: Final = 64
LONGEST_REMARK: Final = 120
AVATAR: Final = re.compile("[a-z0-9]{2,12}(-[a-z0-9]{2,12}){1,3}")
"""Which words there are is the kit's business; here it is only certain that they are short and harmless."""


def checked_name(name: str, others: Iterable[str] = ()) -> str:
    """The name in Unicode's compatible form (NFKC), with single spaces; Refused if it cannot be read aloud, or if
    somebody has it or one that looks like it."""
    if len(name) > LONGEST_TYPED:
        raise Refused(Refusal("bad-name", {"name": name[: LONGEST_NAME + 1], "longest": LONGEST_NAME}))
    shaped = "".join(sign for sign in name if not is_selector(sign))
    called = re.sub(" +", " ", unicodedata.normalize("NFKC", shaped)).strip()
    # Names are typed and listed with commas between them.
    if not called or len(called) > LONGEST_NAME or not is_plainly_visible(called) or "," in called:
        raise Refused(Refusal("bad-name", {"name": called[: LONGEST_NAME + 1], "longest": LONGEST_NAME}))
    for other in others:
        if called == other:
            raise Refused(Refusal("name-twice", {"name": called}))
        if look_alike(called, other):
            raise Refused(Refusal("name-looks-alike", {"name": called, "other": other}))
    return called


def checked_avatar(avatar: str) -> str:
    """The ghost itself, or none; Refused unless it is two to four words of the kit."""
    if avatar and not AVATAR.fullmatch(avatar):
        raise Refused(Refusal("bad-avatar"))
    return avatar


def checked_remark(text: str) -> str:
    """Own words without spaces around them; Refused if there are none, or too many, or some that cannot be printed."""
    stripped = text.strip()
    if not stripped or len(stripped) > LONGEST_REMARK or not stripped.isprintable():
        raise Refused(Refusal("bad-remark", {"longest": LONGEST_REMARK}))
    return stripped


def checked_words(words: str) -> str:
    """The words as they are, for a hash was made of them; Refused if they are none, too long or cannot be printed."""
    if not words or len(words) > LONGEST_WORDS or not words.isprintable():
        raise Refused(Refusal("bad-words", {"longest": LONGEST_WORDS}))
    return words
