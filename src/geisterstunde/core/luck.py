"""Luck that anybody can check: rolls derived from a seed by SHA-256, the seed's hash published beforehand.

A roll needs whole numbers below some bound. Number by number, 8 bytes are taken from the stream
`SHA-256("geisterstunde roll\\n" + seed + "\\n" + roll + "\\n" + block)`, blocks counted from 0, read as an unsigned
big-endian number and rejected unless they lie below the largest multiple of the bound: no bias. A shuffle is
Fisher and Yates from the last place down.
"""

import hashlib
import hmac
import secrets
from collections.abc import Iterator

from librt.vecs import vec
from mypy_extensions import i64

from geisterstunde.core.contract import PERMUTATION, Roll
from geisterstunde.core.words import Refusal, Refused

LONGEST_SEED = 200


def fresh_seed() -> str:
    """A seed that nobody can guess (128 bit)."""
    return secrets.token_hex(16)


def check_seed(seed: str) -> str:
    """The seed itself, or Refused: it is a line of 1 to 200 printable characters."""
    if not isinstance(seed, str) or not seed or len(seed) > LONGEST_SEED or not seed.isprintable():
        raise Refused(Refusal("bad-seed", {"longest": LONGEST_SEED}))
    return seed


def commitment_to(seed: str) -> str:
    """The hash that is published before the first deal; the seed is opened after the last move."""
    return hashlib.sha256(f"geisterstunde seed\n{seed}".encode()).hexdigest()


def luck_of(seed: str) -> int:
    """From what hidden cards are dealt anew where a game is played on from the middle of another."""
    return int.from_bytes(hashlib.sha256(f"geisterstunde played on\n{seed}".encode()).digest()[:7], "big")


def commitment_to_words(promise: str, words: str) -> str:
    """The hash by which a player promises words for the seed of that game of which the table has promised its part."""
    return hashlib.sha256(f"geisterstunde words\n{promise}\n{words}".encode()).hexdigest()


def digest_of_words(words: tuple[str, ...]) -> str:
    """What the words of all seats, in their order, are in the seed; it tells one list of words from every other."""
    return hashlib.sha256("\n".join(("geisterstunde seats", *words)).encode()).hexdigest()


def is_opened_by(commitment: str, seed: str) -> bool:
    """Whether the seed is the one that was promised."""
    return hmac.compare_digest(commitment, commitment_to(seed))


def outcome_of(seed: str, index: int, due: Roll) -> vec[i64]:
    """The outcome of roll number `index` (counted from 0) of the game with this seed."""
    stream = _numbers(seed, index)
    if due.kind != PERMUTATION:
        return vec[i64]([_below(due.n, stream)])
    order = list(range(due.n))
    for place in range(due.n - 1, 0, -1):
        other = _below(place + 1, stream)
        order[place], order[other] = order[other], order[place]
    return vec[i64](order)


def _numbers(seed: str, index: int) -> Iterator[int]:
    block = 0
    while True:
        digest = hashlib.sha256(f"geisterstunde roll\n{seed}\n{index}\n{block}".encode()).digest()
        for start in range(0, 32, 8):
            yield int.from_bytes(digest[start : start + 8], "big")
        block += 1


def _below(bound: int, stream: Iterator[int]) -> int:
    limit = 2**64 // bound * bound
    return next(number for number in stream if number < limit) % bound
