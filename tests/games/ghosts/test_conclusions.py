"""What follows from a view of Ghosts (§7), against worlds that fit the view and against counting them all."""

import random
from collections import Counter
from itertools import product

import pytest
from librt.random import Random

from geisterstunde.core.contract import NOBODY
from geisterstunde.games.ghosts.box import FOG_CARDS, HAND
from geisterstunde.games.ghosts.game import GAME
from geisterstunde.games.ghosts.rules import Rules
from geisterstunde.games.ghosts.words import CARDS, CardCount, Conclusions, Options, View
from tests.laws.test_laws import advance, viewers
from tests.seeds import seed_of

FOG = CARDS[-1]


def hands_of(truth: Rules) -> list[list[int]]:
    return [
        [truth.hands[place] for place in range(seat * HAND, seat * HAND + truth.sizes[seat])]
        for seat in range(truth.players)
    ]


def bounds(view: View) -> list[tuple[int, int]]:
    """The least and the most fog of each hand, by trying every way to spread the hidden fog."""
    fog = FOG_CARDS - view.fog_beside - view.hand.count(FOG) - sum(one.count for one in view.gone if one.card == FOG)
    others = [seat for seat in range(len(view.points)) if seat != view.viewer]
    found: list[tuple[int, ...]] = []
    for spread in product(*(range(view.hand_sizes[seat] + 1) for seat in others)):
        stray = 0
        fits = 0 <= fog - sum(spread) <= view.draw_pile
        for seat, held in zip(others, spread, strict=True):
            fits &= held >= view.sure_fog[seat]
            fits &= not (view.sure_ghost[seat] and held == view.hand_sizes[seat])
            stray += max(0, held - (view.hand_sizes[seat] - view.old_cards[seat]))
        if fits and (not view.redraws or stray + max(view.old_fog, view.own_old_fog) <= 1):
            found.append(spread)
    columns = iter(zip(*found, strict=True))
    own = view.hand.count(FOG)
    return [
        (own, own) if seat == view.viewer else (min(column := next(columns)), max(column))
        for seat in range(len(view.points))
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("redraw", ["by-itself", "ask"])
def test_fog_is_bounded_as_counting_all_ways_bounds_it(players: int, redraw: str) -> None:
    looked_at = 0
    for number in range(12):
        seed = seed_of(number)
        rng, fast = random.Random(seed), Random(seed)
        state = GAME.start(players, Options(rounds=2, redraw=redraw))  # type: ignore[arg-type]
        while state.actor() != NOBODY:
            advance(state, rng, fast)
            view = GAME.view(state, rng.choice(viewers(players)))
            told = GAME.conclude(view)
            if told is None or rng.random() < 0.8:
                continue
            looked_at += 1
            assert [(hand.least_fog, hand.most_fog) for hand in told.hands] == bounds(view), f"seed {seed}"
            check_worlds(view, told, fast, seed)
    assert looked_at > 50


def check_worlds(view: View, told: Conclusions, rng: Random, seed: int) -> None:
    """In a world that fits the view, the unseen cards are where they must be, and every hand is within its bounds."""
    world = GAME.imagine(view, rng)
    hidden: Counter[int] = Counter()
    for seat, (hand, held) in enumerate(zip(told.hands, hands_of(world), strict=True)):
        assert hand.least_fog <= held.count(CARDS.index(FOG)) <= hand.most_fog, f"seed {seed}"
        assert not hand.has_ghost or any(CARDS[kind] != FOG for kind in held), f"seed {seed}"
        if seat != view.viewer:
            hidden.update(held)
    hidden.update(world.deck[place] for place in range(world.drawn, len(world.deck)))
    assert told.unseen == tuple(CardCount(CARDS[kind], hidden[kind]) for kind in sorted(hidden)), f"seed {seed}"


def test_between_the_rounds_nothing_follows() -> None:
    state = GAME.start(2, Options())
    assert GAME.conclude(GAME.view(state, 0)) is None


def test_a_view_says_what_a_round_has_brought_so_far() -> None:
    """Points before the round and piles of the round make the points, until some go back."""
    for number in range(20):
        seed = seed_of(number)
        rng, fast = random.Random(seed), Random(seed)
        state = GAME.start(3, Options(give_back="choose"))
        while state.actor() != NOBODY:
            advance(state, rng, fast)
            view = GAME.view(state, None)
            if view.phase in ("answer", "play"):
                gained = tuple(now - then for now, then in zip(view.points, view.points_before, strict=True))
                assert gained == view.piles, f"seed {seed}"
        view = GAME.view(state, None)
        assert sum(view.piles) > 0, f"seed {seed}: the piles of the last round are still told"
