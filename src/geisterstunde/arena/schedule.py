"""Who sits where: every deal is played once in every rotation of its line-up, so that luck and seats even out.

A line-up is a choice of contenders for the seats and a cyclic order of them. More contenders than seats: all choices
come by turns. Fewer: every contender gets as many seats as the others, and the left-over seats go around. Deal by deal
the line-ups come by turns, and after each round of them the next cyclic order, so that nobody always sits behind the
same neighbour.
"""

import hashlib
from functools import cache
from itertools import combinations, permutations

from geisterstunde.arena.words import Fixture, Plan

MOST_ORDERS = 720
"""So many cyclic orders are told apart at most (7 contenders at 7 seats have 720)."""


@cache
def companies(contenders: int, players: int) -> tuple[tuple[int, ...], ...]:
    """The choices of contenders for the seats, without their order."""
    if contenders >= players:
        return tuple(combinations(range(contenders), players))
    everybody = tuple(range(contenders)) * (players // contenders)
    return tuple(tuple(sorted(everybody + more)) for more in combinations(range(contenders), players % contenders))


@cache
def orders(company: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The different cyclic orders of a company, each named by its smallest rotation."""
    first, rest = company[0], company[1:]
    found: dict[tuple[int, ...], None] = {}
    for order in permutations(rest):
        found[min(rotations((first, *order)))] = None
        if len(found) == MOST_ORDERS:
            break
    return tuple(found)


def rotations(order: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The different rotations of a line-up, itself first: each contender comes to every seat equally often."""
    return tuple(dict.fromkeys(order[turn:] + order[:turn] for turn in range(len(order))))


def line_up(contenders: int, players: int, deal: int) -> tuple[int, ...]:
    """The line-up of a deal."""
    choices = companies(contenders, players)
    company = choices[deal % len(choices)]
    possible = orders(company)
    return possible[deal // len(choices) % len(possible)]


def fixtures_of_deal(contenders: int, players: int, deal: int) -> tuple[Fixture, ...]:
    """All games of one deal."""
    turned = rotations(line_up(contenders, players, deal))
    return tuple(Fixture(deal, rotation, seats) for rotation, seats in enumerate(turned))


def fixtures(contenders: int, players: int, games: int) -> list[Fixture]:
    """The first games of a tournament: as many whole deals as are needed for so many games."""
    planned: list[Fixture] = []
    deal = 0
    while len(planned) < games:
        planned += fixtures_of_deal(contenders, players, deal)
        deal += 1
    return planned


def seed_of_deal(plan: Plan, deal: int) -> str:
    """The seed of the table: the same for every rotation."""
    return _digest("deal", plan.seed, deal).hex()[:32]


def seed_of_opening(plan: Plan, deal: int) -> int:
    """The luck of the opening actions: the same for every rotation."""
    return _number(_digest("opening", plan.seed, deal))


def seed_of_answer(plan: Plan, fixture: Fixture, seat: int, action: int) -> int:
    """The luck of a bot for one answer; it depends on nothing but the game and the moment."""
    return _number(_digest("answer", plan.seed, fixture.deal, fixture.rotation, seat, action))


def _digest(purpose: str, *parts: str | int) -> bytes:
    return hashlib.sha256("\n".join(["geisterstunde arena", purpose, *map(str, parts)]).encode()).digest()


def _number(digest: bytes) -> int:
    # 62 bits: small enough for every integer that a compiled bot may use.
    return int.from_bytes(digest[:8], "big") >> 2
