"""What bids and properties are worth in Ghost for $ale: ranking (§5.7) and real ghosts (§8.1)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from geisterstunde.games.ghost_for_sale.box import CRYPT, MIRROR
from geisterstunde.games.ghost_for_sale.state import MINUS_ONE, Truth


def weigh(bids: vec[i64]) -> vec[i64]:
    """The strength of every seat at every target (place `seat + 8 * target`), 0 where it has no card.

    The sum counts first, then the highest single card, then how early that card was laid (§5.7): one number, with
    14 bits for a card and its place in the row.
    """
    sums = vec[i64]([0] * 64)
    tops = vec[i64]([0] * 64)
    count: i64 = len(bids)
    for order in range(count):
        bid = bids[order]
        place = bid & 63
        value = bid >> 6
        sums[place] += value
        # Of two equal cards the earlier one makes the larger number.
        top = value * 1024 + 1023 - order
        if top > tops[place]:
            tops[place] = top
    for place in range(64):
        sums[place] = sums[place] * 16384 + tops[place]
    return sums


def best_at(strengths: vec[i64], target: i64) -> i64:
    """The seat with the best bid at a target, or -1 if there is none (§7.3)."""
    best: i64 = -1
    strongest: i64 = 0
    for seat in range(5):
        if strengths[seat + 8 * target] > strongest:
            strongest = strengths[seat + 8 * target]
            best = seat
    return best


def ranking_at(strengths: vec[i64], target: i64) -> vec[i64]:
    """All seats with a bid at a target, the best one first (§6.5)."""
    left = strengths[8 * target : 8 * target + 5]
    ranking = vec[i64](capacity=5)
    best = best_at(left, 0)
    while best >= 0:
        ranking = append(ranking, best)
        left[best] = 0
        best = best_at(left, 0)
    return ranking


def real_ghosts(truth: Truth, lot: i64) -> i64:
    """Ghost faces of those who told the truth, painting faces of those who lied (§3.3, §8.1), crypt and mirror."""
    ghosts: i64 = 0
    for seat in range(truth.players):
        face = 1 - truth.meaning[seat]
        place = lot * 20 + seat * 4 + face * 2
        ghosts += truth.laid[place] + truth.laid[place + 1]
    if truth.is_crypt_open and truth.special[lot] == CRYPT:
        ghosts += 1
    if truth.mirrored == MINUS_ONE and truth.special[lot] == MIRROR and ghosts > 0:
        ghosts -= 1
    return ghosts
