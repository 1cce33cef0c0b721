"""What a search may ask of a game beyond its rules; each question has an answer that needs no knowledge."""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from geisterstunde.core.contract import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement:
    """The judgement of somebody who knows the rules and nothing else."""

    def __init__(self) -> None:
        self.horizon: i64 = 2_000
        """After so many actions a playout ends, and `worth` says how it stands."""
        self.exploration = 0.6
        """How much a search prefers actions that it has hardly tried."""
        self.first_look = 1.2
        """An action never tried counts as this good: below 1, a search may do without trying all of them."""
        self.is_duel = False
        """Whether two play, and what one of them hopes for the other one fears: then only one of them is asked."""
        self.is_open = False
        """Whether nothing is hidden and nothing is rolled: a node then has the same actions whenever it is reached."""
        self.is_simultaneous = False
        """Whether several seats ever act at the same time."""
        self.has_secret_actions = False
        """Whether seats ever do something that others cannot tell apart (`sound`)."""

    def worth(self, state: State, seat: i64) -> float:
        """The chance of the seat to win, as it looks from outside while the game goes on; between 0 and 1."""
        return 0.5

    def outcome(self, state: State, seat: i64) -> float:
        """When the game is over: how glad the seat is, between 0 and 1; winning counts most."""
        return share_of_win(state, seat)

    def choose(self, state: State, seat: i64, legal: vec[i64], rng: Random) -> i64:
        """What a sensible player would do without thinking long; `legal` is not empty."""
        count: i64 = len(legal)
        return legal[rng.randrange(count)]

    def worth_a_look(self, state: State, seat: i64, legal: vec[i64]) -> vec[i64]:
        """The actions that a search should look at: some or all of the legal ones, never none."""
        return legal

    def refine(self, state: State, seat: i64, rng: Random) -> None:
        """Change what the seat cannot know in a world just drawn, so that it fits better what the others have done."""

    def sound(self, state: State, seat: i64, action: i64) -> i64:
        """What other seats can tell of an action of a seat: the action itself, or a number below zero that all actions
        share which look the same to them."""
        return action


def looks(judgement: Judgement, state: State, seat: i64) -> i64:
    """How many of its actions a search would look at."""
    return len(judgement.worth_a_look(state, seat, state.legal(seat)))


def share_of_win(state: State, seat: i64) -> float:
    """When the game is over: 1 for a winner alone, a part of it for shared winners, 0 for the others."""
    winners = state.winners()
    for winner in winners:
        if winner == seat:
            return 1.0 / float(len(winners))
    return 0.0
