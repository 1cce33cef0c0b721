"""People who have come to a table."""

import sys
from array import array
from functools import lru_cache
from hashlib import blake2b
from typing import Final

REMEMBERED_IDS: Final = 32
"""So many ids of commands are remembered for each person."""
_EMPTY: Final = blake2b(digest_size=8)
"""What every hash begins with; a copy is made more quickly than a new one."""


class Participant:
    """A person who has come to the table: the name, the ghost, the hash of the token, the ids of the last commands."""

    __slots__ = ("avatar", "ids", "name", "token_hash")

    def __init__(self, name: str, token_hash: str, avatar: str = "") -> None:
        self.name = name
        self.avatar = avatar
        self.token_hash = token_hash
        # Hashes: an id may be 64 characters long. Not Python's own, which are others in every process.
        self.ids = array("q")

    def has_used(self, id: str) -> bool:
        """Whether one of the last commands had this id."""
        number, as_bytes = _short(id)
        # Almost no id was used before, and that its bytes are nowhere is seen at a glance, not number by number.
        return as_bytes in self.ids.tobytes() and number in self.ids

    def remember(self, id: str) -> None:
        """A command with this id was carried out."""
        self.ids.append(_short(id)[0])
        if len(self.ids) > REMEMBERED_IDS:
            del self.ids[0]


# Asked twice for each command: whether it was done before, and when it is done.
@lru_cache(maxsize=256)
def _short(id: str) -> tuple[int, bytes]:
    """The hash of an id as a number, and as its bytes stand among the others."""
    short = _EMPTY.copy()
    short.update(id.encode(errors="replace"))
    number = int.from_bytes(short.digest(), signed=True)
    return number, number.to_bytes(8, sys.byteorder, signed=True)
