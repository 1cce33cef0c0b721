"""The watchman notices every broken law."""

from collections.abc import Callable

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from geisterstunde.core.contract import CHANCE, NOBODY, Roll, State, number_below
from geisterstunde.core.watch import watch_out
from geisterstunde.games import FOLDERS, game_called


class Countdown(State):
    """Two seats say 1 or 2 by turns, ten times; a number is rolled first."""

    def __init__(self) -> None:
        super().__init__()
        self.left = 11

    def actor(self) -> i64:
        return CHANCE if self.left == 11 else self.left % 2 if self.left else NOBODY

    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64]([1, 2])

    def apply(self, seat: i64, action: i64) -> None:
        self.left -= 1

    def due(self) -> Roll:
        return number_below(6)

    def roll(self, outcome: vec[i64]) -> None:
        self.left -= 1

    def scores(self) -> vec[float]:
        return vec[float]([1.0, 0.0]) if self.left == 0 else vec[float]()


class SaysTwice(Countdown):
    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64]([1, 2, 1])


class SaysNothing(Countdown):
    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64]()


class SitsElsewhere(Countdown):
    def actor(self) -> i64:
        return 2 if self.left else NOBODY


class SitsTwice(Countdown):
    def to_act(self) -> vec[i64]:
        seat = self.actor()
        return vec[i64]([seat, seat]) if seat >= 0 else super().to_act()


class RollsAmongOthers(Countdown):
    def to_act(self) -> vec[i64]:
        return vec[i64]([CHANCE, 0]) if self.left == 11 else super().to_act()


class WaitsForNobody(Countdown):
    def to_act(self) -> vec[i64]:
        return vec[i64]()


class ScoresEarly(Countdown):
    def scores(self) -> vec[float]:
        return vec[float]([1.0, 0.0])


class ForgetsSomebody(Countdown):
    def scores(self) -> vec[float]:
        return vec[float]([1.0]) if self.left == 0 else vec[float]()


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (Countdown, ""),
        (SaysTwice, "an action stands twice"),
        (SaysNothing, "has nothing to do"),
        (SitsElsewhere, "not at the table"),
        (SitsTwice, "a seat stands twice"),
        (RollsAmongOthers, "while a roll is due"),
        (WaitsForNobody, "nobody may act"),
        (ScoresEarly, "scores before the end"),
        (ForgetsSomebody, "not for everybody"),
    ],
)
def test_a_broken_law_is_named(kind: Callable[[], State], said: str) -> None:
    told = watch_out(kind(), 2, 20, Random(1))
    assert said in told
    assert bool(told) == bool(said)


def test_a_game_longer_than_it_says_is_named() -> None:
    assert watch_out(Countdown(), 2, 10, Random(1)) == "law 6: the game is longer than it says"
    assert watch_out(Countdown(), 2, 11, Random(1)) == ""


@pytest.mark.parametrize("name", FOLDERS)
def test_the_games_of_the_house_pass(name: str) -> None:
    game = game_called(name)
    options = game.options_type()
    state = game.start(game.fewest_players, options)
    assert watch_out(state, game.fewest_players, game.longest(game.fewest_players, options), Random(18)) == ""
    assert state.actor() == NOBODY
