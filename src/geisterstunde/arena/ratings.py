"""Ratings: the strengths under which the results were most likely (Bradley and Terry 1952), on the Elo scale.

At a table of more than two, every two seats are compared by their scores; the comparisons of one game hang together,
which is why the intervals come from drawing whole deals anew (bootstrap), never single games.

Every contender is given one more win and one more loss, shared evenly among the others, which nobody played. They keep
the rating of somebody who won everything finite, and since they are drawn anew like the rest, its interval stays
honestly wide: after n wins in n games the lower end is about the rating of somebody who loses three of n.
"""

from collections.abc import Sequence
from math import exp, log, log1p
from typing import Final

import msgspec
from librt.random import Random

from geisterstunde.arena.tally import Deal, Pair

ELO: Final = 400 / log(10)
"""The natural scale, times this, is Elo: 400 points are odds of ten to one."""
CONFIDENCE: Final = 0.95
REDRAWS: Final = 1000
MOST_DRAWS: Final = 20_000_000
FLOOR: Final = 0.25
"""The part of the unplayed wins that a redraw cannot lose, so that every fit has an end."""
SHORT_STEP: Final = 1e-4
"""On the natural scale: after so short a step what is left is its square, nothing on the scale of Elo."""
LONGEST_STEP: Final = 3.0
MOST_STEPS: Final = 100

Matrix = list[list[float]]


class Interval(msgspec.Struct, frozen=True):
    """A number and between what it lies, with 95 % confidence."""

    value: float
    low: float
    high: float


def expected_score(elo: float) -> float:
    """The share that somebody stronger by so many points is expected to get."""
    return 1 / (1 + 10 ** (-elo / 400))


def elo_of_score(score: float) -> float:
    """By how many points somebody with this share is stronger."""
    return ELO * (log(score) - log1p(-score))


def fit(wins: Matrix, start: Sequence[float] | None = None) -> list[float]:
    """The likeliest strengths on the natural scale, zero on average; `wins[i][j]` counts what i won from j.

    Newton's method on the logarithm of the likelihood, which is concave; the last strength is held at zero meanwhile.
    Everybody must have won something from everybody, directly or by a chain.
    """
    count = len(wins)
    strengths = [0.0] * count if start is None else [value - start[-1] for value in start]
    likelihood = _log_likelihood(wins, strengths)
    for _ in range(MOST_STEPS):
        step = _solved(*_slope_and_curvature(wins, strengths))
        length = max(map(abs, step))
        if length < SHORT_STEP:
            strengths = _moved(strengths, step, 1.0)
            break
        # Too long a step makes it worse: half of it, until it helps.
        scale = min(1.0, LONGEST_STEP / length)
        while (better := _log_likelihood(wins, _moved(strengths, step, scale))) < likelihood:
            scale /= 2
        strengths, likelihood = _moved(strengths, step, scale), better
    middle = sum(strengths) / count
    return [value - middle for value in strengths]


def _moved(strengths: Sequence[float], step: Sequence[float], scale: float) -> list[float]:
    return [*(value + scale * part for value, part in zip(strengths, step, strict=False)), 0.0]


def _log_likelihood(wins: Matrix, strengths: Sequence[float]) -> float:
    total = 0.0
    for i, row in enumerate(wins):
        for j, won in enumerate(row):
            if won:
                total -= won * _softplus(strengths[j] - strengths[i])
    return total


def _softplus(x: float) -> float:
    """log(1 + e**x) without overflow."""
    return max(x, 0.0) + log1p(exp(-abs(x)))


def _slope_and_curvature(wins: Matrix, strengths: Sequence[float]) -> tuple[list[float], Matrix]:
    free = len(wins) - 1
    slope = [0.0] * free
    curvature = [[0.0] * free for _ in range(free)]
    for i in range(free):
        for j in range(len(wins)):
            games = wins[i][j] + wins[j][i]
            if i == j or not games:
                continue
            chance = exp(-_softplus(strengths[j] - strengths[i]))
            weight = games * chance * exp(-_softplus(strengths[i] - strengths[j]))
            slope[i] += wins[i][j] - games * chance
            curvature[i][i] += weight
            if j < free:
                curvature[i][j] -= weight
    return slope, curvature


def _solved(right: list[float], matrix: Matrix) -> list[float]:
    """The solution of a small symmetric positive system, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for pivot in range(len(rows)):
        best = max(range(pivot, len(rows)), key=lambda row: abs(rows[row][pivot]))
        rows[pivot], rows[best] = rows[best], rows[pivot]
        for row in range(pivot + 1, len(rows)):
            factor = rows[row][pivot] / rows[pivot][pivot]
            for column in range(pivot, len(rows) + 1):
                rows[row][column] -= factor * rows[pivot][column]
    solution = [0.0] * len(rows)
    for row in range(len(rows) - 1, -1, -1):
        known = sum(rows[row][column] * solution[column] for column in range(row + 1, len(rows)))
        solution[row] = (rows[row][-1] - known) / rows[row][row]
    return solution


class Ratings(msgspec.Struct, frozen=True):
    """The ratings in Elo, zero on average, and what they were in each redraw."""

    values: list[float]
    redrawn: list[list[float]]

    def of(self, contender: int) -> Interval:
        return interval(self.values[contender], [redraw[contender] for redraw in self.redrawn])

    def difference(self, one: int, other: int) -> Interval:
        """By how much one is stronger than another."""
        apart = [redraw[one] - redraw[other] for redraw in self.redrawn]
        return interval(self.values[one] - self.values[other], apart)

    def chance_to_be_stronger(self, one: int, other: int) -> float:
        """In which share of the redraws one is stronger than the other."""
        return sum(redraw[one] > redraw[other] for redraw in self.redrawn) / len(self.redrawn)


def rate(contenders: int, deals: Sequence[Deal], seed: int, redraws: int = REDRAWS) -> Ratings:
    """The ratings of contenders from whole deals; the same seed, the same intervals."""
    pairs = [(i, j) for i in range(contenders) for j in range(i + 1, contenders)]
    part = 1 / (contenders - 1)
    unplayed = [((pair, part, 0.0),) for pair in pairs] + [((pair, 0.0, part),) for pair in pairs]
    drawn_from = [*map(_wins_of, deals), *unplayed]
    values = fit(_matrix(contenders, drawn_from, [1] * len(drawn_from), 0.0))
    # Deals that count alike are one kind; what is drawn anew is how many there are of each.
    kinds = {kind: number for number, kind in enumerate(dict.fromkeys(drawn_from))}
    kind_of = [kinds[wins] for wins in drawn_from]
    rng = Random(seed)
    redrawn = []
    for _ in range(redraws_for(len(drawn_from), redraws)):
        counts = redraw(kind_of, len(kinds), rng)
        redrawn.append([ELO * value for value in fit(_matrix(contenders, list(kinds), counts, part * FLOOR), values)])
    return Ratings([ELO * value for value in values], redrawn)


Wins = tuple[tuple[Pair, float, float], ...]


def _wins_of(deal: Deal) -> Wins:
    """What a deal adds to the matrix of wins; a draw is half a win for both."""
    return tuple(
        (pair, meeting.wins + meeting.draws / 2, meeting.losses + meeting.draws / 2)
        for pair, meeting in sorted(deal.meetings.items())
    )


def _matrix(contenders: int, kinds: Sequence[Wins], counts: Sequence[int], floor: float) -> Matrix:
    wins = [[floor if i != j else 0.0 for j in range(contenders)] for i in range(contenders)]
    for kind, count in zip(kinds, counts, strict=True):
        for (i, j), won, lost in kind:
            wins[i][j] += count * won
            wins[j][i] += count * lost
    return wins


def redraws_for(things: int, wanted: int = REDRAWS) -> int:
    """Fewer redraws of many things, so that a report never takes minutes."""
    return max(200, min(wanted, MOST_DRAWS // things))


def redraw(kind_of: Sequence[int], kinds: int, rng: Random) -> list[int]:
    """As many things as there are, drawn with putting back: how many came out of each kind."""
    counts = [0] * kinds
    things = len(kind_of)
    for _ in range(things):
        counts[kind_of[rng.randrange(things)]] += 1
    return counts


def interval(value: float, redrawn: Sequence[float]) -> Interval:
    """The middle 95 % of what the redraws gave."""
    ordered = sorted(redrawn)
    tail = (1 - CONFIDENCE) / 2
    return Interval(value, _quantile(ordered, tail), _quantile(ordered, 1 - tail))


def _quantile(ordered: Sequence[float], share: float) -> float:
    place = share * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (place - below)


def seat_shares(deals: Sequence[Deal], players: int, seed: int) -> list[Interval]:
    """The share of wins that each seat gets; the contenders rotate, so that only the seat is left.

    One deal that nobody played is added for every seat, in which that seat wins; it is drawn anew like the others.
    """
    unplayed = [tuple(float(seat == winner) for seat in range(players)) for winner in range(players)]
    played = [deal.shares for deal in deals]
    kinds = {shares: number for number, shares in enumerate(dict.fromkeys(played + unplayed))}
    kind_of = [kinds[shares] for shares in played + unplayed]
    rng = Random(seed)
    redrawn: list[list[float]] = [[] for _ in range(players)]
    for _ in range(redraws_for(len(kind_of))):
        counts = redraw(kind_of, len(kinds), rng)
        for seat in range(players):
            total = sum(count * shares[seat] for count, shares in zip(counts, kinds, strict=True))
            redrawn[seat].append(total / len(kind_of))
    values = [sum(shares[seat] for shares in played) / len(played) for seat in range(players)]
    return [interval(value, found) for value, found in zip(values, redrawn, strict=True)]
