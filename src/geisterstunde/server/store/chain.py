"""Seals: each entry carries a hash of itself and of all before it, so that nothing is changed or missing unnoticed."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final, NamedTuple

SEAL: Final = 16
"""Bytes. It finds accidents: whoever may write into the file can make seals, too."""
_EMPTY: Final = blake2b(digest_size=SEAL)
"""What every seal begins with; a copy is made more quickly than a new one."""


class Link(NamedTuple):
    """An entry as it stands in the file."""

    number: int
    entry: bytes
    seal: bytes


class End(NamedTuple):
    """Where the chain of a table ends, noted apart from the entries: how many there are, and the last seal."""

    entries: int
    seal: bytes


def anchor(table: int, code: str) -> bytes:
    """What the first entry of a table is chained to."""
    return blake2b(f"{table} {code}".encode(), digest_size=SEAL).digest()


def seal_after(before: bytes, entry: bytes) -> bytes:
    """The seal of an entry after the one with that seal."""
    seal = _EMPTY.copy()
    seal.update(before + entry)
    return seal.digest()


def seal_of_asides(table: int, said: bytes) -> bytes:
    """The seal of what was said aside at a table: no chain, for it is replaced."""
    return seal_after(anchor(table, ""), said)


def is_aside_whole(table: int, said: object, seal: object) -> bool:
    """Whether what was said aside is what was kept."""
    return isinstance(said, bytes) and seal_of_asides(table, said) == seal


def seal_of_look_back(table: int, game: int, found: bytes) -> bytes:
    """The seal of what was found about a game of a table: no chain, for it can be found again."""
    return seal_after(anchor(table, str(game)), found)


def is_look_back_whole(table: int, game: int, found: object, seal: object) -> bool:
    """Whether what was found is what was kept."""
    return isinstance(found, bytes) and seal_of_look_back(table, game, found) == seal


def links_whole(before: bytes, links: Sequence[Link], since: int = 0) -> int:
    """How many entries follow each from the one before it, from number `since` on; `before` is the seal before it."""
    place = since
    for number, entry, seal in links:
        # A flipped bit may have made a number or a text of it.
        if number != place or type(entry) is not bytes or seal_after(before, entry) != seal:
            break
        before = seal
        place += 1
    return place - since


def broken_at(before: bytes, links: Sequence[Link], end: End | None, since: int = 0) -> int | None:
    """The number of the first entry that is changed, missing or too many; None if all is whole up to the end."""
    whole = links_whole(before, links, since)
    place = since + whole
    if whole < len(links) or end is None:
        return place
    last = links[-1].seal if links else before
    if place == end.entries and last == end.seal:
        return None
    # Where there are more entries than there should be, the first of those.
    return min(place, end.entries) if type(end.entries) is int and end.entries >= since else place
