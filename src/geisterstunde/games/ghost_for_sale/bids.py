"""A bid of Ghost for $ale as one number, and how bids are ranked (§5.7)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from geisterstunde.games.ghost_for_sale.box import MOST_PLAYERS

STAKES: Final = 64
"""The stake of a seat at a target is a number below this: all its cards there together."""
ORDERS: Final = 1024
"""More than there are bids in an auction."""
TOPS: Final = 16 * ORDERS
"""More than a highest card and its order make as one number."""


def stake_at(seat: i64, target: i64) -> i64:
    return seat + 8 * target


def bid_of(seat: i64, target: i64, card: i64) -> i64:
    """A card (1 to 10) that a seat has laid at a target."""
    return stake_at(seat, target) + STAKES * card


def bidder(bid: i64) -> i64:
    return bid & 7


def target_of(bid: i64) -> i64:
    return bid >> 3 & 7


def stake_of(bid: i64) -> i64:
    return bid & 63


def card_of(bid: i64) -> i64:
    return bid >> 6


def weigh(bids: vec[i64]) -> vec[i64]:
    """The strength of every stake, 0 where no card lies.

    The sum counts first, then the highest single card, then how early that card was laid (§5.7): one number.
    """
    strengths = vec[i64]([0] * STAKES)
    tops = vec[i64]([0] * STAKES)
    count: i64 = len(bids)
    for order in range(count):
        bid = bids[order]
        place = stake_of(bid)
        strengths[place] += card_of(bid)
        # Of two equal cards the earlier one makes the larger number.
        top = card_of(bid) * ORDERS + ORDERS - 1 - order
        if top > tops[place]:
            tops[place] = top
    for place in range(STAKES):
        strengths[place] = strengths[place] * TOPS + tops[place]
    return strengths


def best_at(strengths: vec[i64], target: i64) -> i64:
    """The seat with the best bid at a target, or -1 if there is none (§7.3)."""
    best: i64 = -1
    strongest: i64 = 0
    for seat in range(MOST_PLAYERS):
        if strengths[stake_at(seat, target)] > strongest:
            strongest = strengths[stake_at(seat, target)]
            best = seat
    return best


def ranking_at(strengths: vec[i64], target: i64) -> vec[i64]:
    """All seats with a bid at a target, the best one first (§6.5)."""
    left = strengths[stake_at(0, target) : stake_at(MOST_PLAYERS, target)]
    ranking = vec[i64](capacity=MOST_PLAYERS)
    best = best_at(left, 0)
    while best >= 0:
        ranking = append(ranking, best)
        left[best] = 0
        best = best_at(left, 0)
    return ranking
