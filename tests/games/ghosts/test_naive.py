"""The fast rules and the naive program play the same games alike."""

import random
from typing import Literal

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from geisterstunde.core.contract import CHANCE, NOBODY
from geisterstunde.games.ghosts.box import KIND_OF_CARD
from geisterstunde.games.ghosts.game import GAME
from geisterstunde.games.ghosts.notation import write, write_card
from geisterstunde.games.ghosts.rules import Rules
from geisterstunde.games.ghosts.words import CARDS, STARTS, Keep, Options
from tests.games.ghosts.naive import Naive
from tests.seeds import seed_of

KEEP = GAME.catalogue.number(Keep())


def begin_round(state: Rules, naive: Naive, rng: random.Random) -> None:
    assert state.actor() == CHANCE
    order = list(range(60))
    rng.shuffle(order)
    if rng.random() < 0.5:
        # Fog to the front, so that hands of nothing but fog occur.
        order.sort(key=lambda card: card < 54 or rng.random() < 0.2)
    state.roll(vec[i64](order))
    naive.deal([write_card(CARDS[KIND_OF_CARD[card]]) for card in order])
    if state.is_redraw_asked:
        for seat in state.to_act():
            state.apply(seat, KEEP)
        return
    while naive.hand_of_fog() is not None:
        order = list(range(state.due().n))
        rng.shuffle(order)
        state.roll(vec[i64](order))
        naive.redraw(order)


@pytest.mark.unmeasured
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("redraw", ["by-itself", "ask"])
@pytest.mark.parametrize("number", range(20))
def test_both_programs_play_random_games_alike(players: int, number: int, redraw: Literal["by-itself", "ask"]) -> None:
    """§1.5, §2.2, §2.3, §3.1–§3.9, §4.1–§4.5, §5.1–§5.5, §6.1"""
    seed = seed_of(number)
    print(f"seed {seed}")
    rng = random.Random(f"{players} {seed}")
    starter = rng.randrange(players)
    state = GAME.start(players, Options(rounds=2, redraw=redraw, start=STARTS[starter]))
    naive = Naive(players, 2, starter)
    for _ in range(2):
        begin_round(state, naive, rng)
        while not naive.is_round_over:
            assert state.actor() == naive.turn
            choices = {write(action): action for action in GAME.legal_actions(state, naive.turn)}
            assert set(choices) == naive.choices()
            choice = rng.choice(sorted(choices))
            state.apply(naive.turn, GAME.catalogue.number(choices[choice]))
            naive.play(choice)
            assert list(state.points) == naive.points
            if not naive.is_round_over:
                view = GAME.view(state, naive.turn)
                assert view.fear == naive.fear
                assert [write_card(card) for card in view.pile] == naive.pile
                assert sorted(map(write_card, view.hand)) == sorted(naive.hands[naive.turn])
    assert state.actor() == NOBODY
    fewest = min(naive.points)
    assert list(state.winners()) == [seat for seat in range(players) if naive.points[seat] == fewest]
