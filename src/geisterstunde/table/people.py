"""People who have come to a table."""

from array import array
from typing import Final

REMEMBERED_IDS: Final = 32
"""So many ids of commands are remembered for each person."""


class Participant:
    """A person who has come to the table: the name, the hash of the token, the ids of the last commands."""

    __slots__ = ("_ids", "name", "token_hash")

    def __init__(self, name: str, token_hash: str) -> None:
        self.name = name
        self.token_hash = token_hash
        # Hashes: they are compared within this process only, and an id may be 64 characters long.
        self._ids = array("q")

    def has_used(self, id: str) -> bool:
        """Whether one of the last commands had this id."""
        return hash(id) in self._ids

    def remember(self, id: str) -> None:
        """A command with this id was carried out."""
        self._ids.append(hash(id))
        del self._ids[:-REMEMBERED_IDS]
