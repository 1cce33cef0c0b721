"""What views tell of earlier positions (§5.4): the same, whether or not somebody has looked before."""

import random
from itertools import pairwise

import pytest

from geisterstunde.games.eighteen_ghosts.game import GAME
from geisterstunde.games.eighteen_ghosts.rules import Rules
from geisterstunde.games.eighteen_ghosts.words import Options

TURNS = 400


def new_castle() -> Rules:
    return GAME.start(2, Options())


def never_looked_at(actions: list[tuple[int, int]]) -> Rules:
    """A castle after these actions, of which nobody has had a view yet."""
    truth = new_castle()
    for seat, number in actions:
        truth.apply(seat, number)
    return truth


@pytest.mark.parametrize("seed", range(4))
def test_who_looks_after_every_action_sees_the_same_past_as_who_looks_once(seed: int) -> None:
    rng, watched, actions = random.Random(seed), new_castle(), list[tuple[int, int]]()
    lengths = []
    while watched.actor() >= 0 and len(actions) < TURNS:
        seat = watched.actor()
        actions.append((seat, rng.choice(sorted(watched.legal(seat)))))
        watched = watched.clone()
        watched.apply(*actions[-1])
        view = GAME.view(watched, None)
        lengths.append(len(view.past))
        if len(actions) % 5 == 0 or watched.actor() < 0:
            assert view == GAME.view(never_looked_at(actions), None)
    # Else no ghost has fled, and the past has never begun again.
    assert any(later < earlier for earlier, later in pairwise(lengths))


def test_two_ways_from_one_castle_tell_each_its_own_past() -> None:
    rng, truth, actions = random.Random(1), new_castle(), list[tuple[int, int]]()
    for _ in range(24):
        seat = truth.actor()
        actions.append((seat, rng.choice(sorted(truth.legal(seat)))))
        truth.apply(*actions[-1])
        GAME.view(truth, None)
    seat = truth.actor()
    first, *_, last = sorted(truth.legal(seat))
    for number in (first, last):
        one = truth.clone()
        one.apply(seat, number)
        assert GAME.view(one, 0) == GAME.view(never_looked_at([*actions, (seat, number)]), 0)
