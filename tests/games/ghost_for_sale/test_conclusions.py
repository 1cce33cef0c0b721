"""What follows from a view of Ghost for $ale (§1.7), against worlds that fit the view."""

import random
from collections import Counter

import pytest
from librt.random import Random

from geisterstunde.core.contract import NOBODY
from geisterstunde.games.ghost_for_sale.box import QUESTIONS
from geisterstunde.games.ghost_for_sale.game import GAME
from geisterstunde.games.ghost_for_sale.words import Options
from geisterstunde.games.ghost_for_sale.worth import real_ghosts
from tests.laws.test_laws import advance, viewers
from tests.seeds import seed_of

WORLDS = 600
"""Of at most 32 equally likely ways each comes up in so many worlds, but for one time in ten million."""


@pytest.mark.unmeasured
@pytest.mark.parametrize("players", [3, 5])
@pytest.mark.parametrize("special_cards", ["off", "on"])
def test_the_ghosts_of_a_property_are_as_in_all_worlds_that_fit(players: int, special_cards: str) -> None:
    looked_at = 0
    for number in range(3):
        seed = seed_of(number)
        rng, fast = random.Random(seed), Random(seed)
        state = GAME.start(players, Options(special_cards=special_cards))  # type: ignore[arg-type]
        while state.actor() != NOBODY:
            advance(state, rng, fast)
            view = GAME.view(state, rng.choice(viewers(players)))
            told = GAME.conclude(view)
            if told is None or rng.random() < 0.97:
                continue
            looked_at += 1
            found: list[Counter[int]] = [Counter() for _ in view.lots]
            for _ in range(WORLDS):
                world = GAME.imagine(view, fast)
                for lot, count in enumerate(found):
                    count[real_ghosts(world, lot)] += 1
            for lot, (count, about) in enumerate(zip(found, told.properties, strict=True)):
                assert about.name == view.lots[lot].name
                assert sorted(count) == [one.ghosts for one in about.counts], f"seed {seed}"
                assert sum(one.ways for one in about.counts) == told.ways, f"seed {seed}"
    assert looked_at > 5


def test_who_has_seen_everything_has_one_way_left() -> None:
    """In the end all "?" cards are open, and before that the own one is known to its owner alone."""
    seed = seed_of(0)
    rng, fast = random.Random(seed), Random(seed)
    state = GAME.start(3, Options())
    fewer = 0
    while state.actor() != NOBODY:
        advance(state, rng, fast)
        own, others = GAME.conclude(GAME.view(state, 0)), GAME.conclude(GAME.view(state, None))
        if own is not None and others is not None:
            assert own.ways <= others.ways, f"seed {seed}"
            fewer += own.ways < others.ways
    assert fewer
    assert GAME.conclude(GAME.view(state, 0)) is None


@pytest.mark.unmeasured
def test_what_is_supposed_of_somebody_leaves_the_worlds_in_which_it_is_so() -> None:
    """Each way and every claim are those of the worlds with these "?" cards."""
    seed = seed_of(0)
    rng, fast = random.Random(seed), Random(seed)
    state = GAME.start(4, Options())
    looked_at = 0
    while state.actor() != NOBODY:
        advance(state, rng, fast)
        view = GAME.view(state, rng.choice(viewers(4)))
        told = GAME.conclude(view)
        if told is None or view.phase not in ("declaring", "informing", "selling") or rng.random() < 0.9:
            continue
        looked_at += 1
        ways = {way.questions: way.ghosts for way in told.each_way}
        assert len(ways) == told.ways == len(told.each_way), f"seed {seed}"
        found: dict[tuple[str | None, ...], tuple[int, ...]] = {}
        for _ in range(WORLDS):
            world = GAME.imagine(view, fast)
            questions = tuple(QUESTIONS[meaning] for meaning in world.meaning[: world.players])
            found[questions] = tuple(real_ghosts(world, lot) for lot in range(len(view.lots)))
        assert found == ways, f"seed {seed}"
        for lot, about in zip(view.lots, told.properties, strict=True):
            assert [claim.seat for claim in about.claims] == sorted({tokens.seat for tokens in lot.tokens})
            if lot.special is None:
                most = sum(claim.ghosts[-1] for claim in about.claims)
                assert about.counts[-1].ghosts <= most, f"seed {seed}"
    assert looked_at > 3
