"""Is one contender stronger than another? Asked after every deal, answered as soon as the evidence suffices.

The sequential probability ratio test (Wald 1945) between a difference of `elo0` and one of `elo1`, generalised to the
scores of whole deals: nothing is assumed about how the games of a deal hang together or how often they are drawn. Of
all distributions over the scores that were seen, the likeliest with the one mean is weighed against the likeliest with
the other.
"""

from collections.abc import Iterable, Mapping
from math import log
from typing import Final, Literal

import msgspec

from geisterstunde.arena.ratings import expected_score

Verdict = Literal["stronger", "not-stronger", "open"]

UNSEEN: Final = 1e-3
"""The weight of a score that was not seen yet; without it some means would be impossible."""
SCORES: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
"""What a pair of games can give; other scores are added as they come."""
MOST_HALVINGS: Final = 100


class Question(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Stronger by `elo1` rather than by `elo0`, wrongly affirmed at most with `alpha`, wrongly denied with `beta`."""

    elo0: float = 0.0
    elo1: float = 20.0
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def lower(self) -> float:
        """The answer is no at this logarithm of the likelihood ratio."""
        return log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        """The answer is yes at this one."""
        return log((1 - self.beta) / self.alpha)


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """What the test says: the verdict, after how many deals it fell, and the evidence then."""

    verdict: Verdict
    deals: int
    evidence: float
    lower: float
    upper: float


class Sequential:
    """A test in progress; it hears the score of one deal after the other and stops listening when it is decided."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.counts: dict[float, int] = {}
        self.deals = 0
        self.evidence = 0.0
        self.verdict: Verdict = "open"

    def hear(self, score: float) -> None:
        """The share of the first contender in the next deal."""
        if self.verdict != "open":
            return
        self.counts[score] = self.counts.get(score, 0) + 1
        self.deals += 1
        question = self.question
        self.evidence = log_likelihood_ratio(self.counts, expected_score(question.elo0), expected_score(question.elo1))
        if self.evidence >= question.upper:
            self.verdict = "stronger"
        elif self.evidence <= question.lower:
            self.verdict = "not-stronger"

    def answer(self) -> Answer:
        return Answer(
            verdict=self.verdict,
            deals=self.deals,
            evidence=self.evidence,
            lower=self.question.lower,
            upper=self.question.upper,
        )


def answer_to(question: Question, scores: Iterable[float]) -> Answer:
    """The answer from the scores of deals in their order."""
    test = Sequential(question)
    for score in scores:
        test.hear(score)
    return test.answer()


def log_likelihood_ratio(counts: Mapping[float, int], mean0: float, mean1: float) -> float:
    """How much likelier the scores are under the best distribution with mean1 than under the best with mean0."""
    weights: dict[float, float] = dict.fromkeys(SCORES, UNSEEN)
    weights.update(counts)
    total = sum(weights.values())
    shares = {score: weight / total for score, weight in weights.items()}
    tilt0, tilt1 = tilt(shares, mean0), tilt(shares, mean1)
    return total * sum(
        share * (log(1 + tilt0 * (score - mean0)) - log(1 + tilt1 * (score - mean1))) for score, share in shares.items()
    )


def tilt(shares: Mapping[float, float], mean: float) -> float:
    """The t for which the likeliest distribution with this mean is share / (1 + t * (score - mean)).

    It is the zero of a falling function, found by halving.
    """
    low = -1 / (max(shares) - mean)
    high = 1 / (mean - min(shares))
    for _ in range(MOST_HALVINGS):
        middle = (low + high) / 2
        if middle in (low, high):
            break
        if sum(share * (score - mean) / (1 + middle * (score - mean)) for score, share in shares.items()) > 0:
            low = middle
        else:
            high = middle
    return (low + high) / 2
