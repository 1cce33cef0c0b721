"""Law 13: what `foretell` says comes true, whatever the seat cannot know (docs/architecture.md)."""

import random

import pytest
from librt.random import Random

from geisterstunde.core.contract import CHANCE, NOBODY, State
from geisterstunde.core.game import Game
from geisterstunde.core.words import Foretold, Options, Refused
from tests.laws.secrets import secrets_of
from tests.laws.test_laws import GAMES, advance, fingerprint, heard_after, is_revealed_by, settings
from tests.seeds import seed_of

FORETELLERS = max(3, GAMES // 50)
"""Games per setting in which seats ask at random places what would follow."""
ASK_ONE_IN = 4
MOST_ASKED = 6


@pytest.mark.parametrize(("game", "players", "options"), list(settings()))
def test_what_is_foretold_comes_true_whatever_the_seat_cannot_know(game: Game, players: int, options: Options) -> None:
    for seed in map(seed_of, range(FORETELLERS)):
        rng, fast = random.Random(seed), Random(seed)
        state = game.start(players, options)
        while state.actor() != NOBODY:
            if state.actor() != CHANCE and rng.randrange(ASK_ONE_IN) == 0:
                try:
                    check_a_fortune(game, state, rng, fast)
                except BaseException as problem:
                    problem.add_note(f"{game.name}, {players} players, {options}, seed {seed}")
                    raise
            advance(state, rng, fast)


def check_a_fortune(game: Game, state: State, rng: random.Random, fast: Random) -> None:
    seat = rng.choice(list(state.to_act()))
    view = game.view(state, seat)
    legal = list(state.legal(seat))
    for number in rng.sample(legal, min(MOST_ASKED, len(legal))):
        foretold = game.foretell(view, seat, game.catalogue[number])
        redealt = state.clone()
        redealt.redeal(seat, fast)
        for world in (state, redealt, secrets_of(game).with_other_secrets(state, seat, rng)):
            assert_comes_true(game, world, seat, number, foretold)


def assert_comes_true(game: Game, world: State, seat: int, number: int, foretold: Foretold) -> None:
    heard, view = heard_after(game, world, seat, number, seat)
    said = game.write(game.catalogue[number])
    came_true = [game.foreseen(event, seat) if game.is_surprising(event, seat) else event for event in heard]
    assert list(foretold.events) == came_true[: len(foretold.events)], f"law 13: {said} sounds otherwise"
    if foretold.view is not None:
        assert foretold.view == view, f"law 13: {said} looks otherwise"
        assert len(foretold.events) == len(heard), f"law 13: {said} was told in part only"
    end = world.clone()
    end.apply(seat, number)
    if end.actor() != CHANCE and not is_revealed_by(game, world, seat, number):
        assert foretold.view is not None, f"law 13: nothing surprising in {said}, but it was not foretold"


@pytest.mark.parametrize(("game", "players", "options"), list(settings()))
def test_asking_changes_nothing_and_what_is_illegal_is_refused_alike(
    game: Game, players: int, options: Options
) -> None:
    rng, fast = random.Random(13), Random(13)
    state = game.start(players, options)
    for _ in range(30):
        if state.actor() == NOBODY:
            break
        if state.actor() != CHANCE:
            before = fingerprint(game, state, players)
            assert_refusals_are_the_same(game, state, rng)
            assert fingerprint(game, state, players) == before, "law 13: asking changed something"
        advance(state, rng, fast)


def assert_refusals_are_the_same(game: Game, state: State, rng: random.Random) -> None:
    acting = list(state.to_act())
    for seat in acting:
        legal = set(state.legal(seat))
        view = game.view(state, seat)
        for number in rng.sample(range(len(game.catalogue)), 4):
            action = game.catalogue[number]
            if number in legal:
                assert game.foretell(view, seat, action) == game.foretell(view, seat, action)
                continue
            with pytest.raises(Refused) as refused:
                game.foretell(view, seat, action)
            assert refused.value.refusal == game.why_not(state, seat, action)
