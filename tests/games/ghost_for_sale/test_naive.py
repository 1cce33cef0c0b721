"""The fast rules and the naive story play the same games alike."""

import os
import random

import pytest
from librt.random import Random

from geisterstunde.core.contract import NOBODY
from geisterstunde.core.playout import rolled
from geisterstunde.core.start import SEAT_WORDS
from geisterstunde.games.ghost_for_sale.box import CASTLES, MANORS
from geisterstunde.games.ghost_for_sale.game import GAME
from geisterstunde.games.ghost_for_sale.rules import Rules
from geisterstunde.games.ghost_for_sale.words import Options
from tests.games.ghost_for_sale.naive import CHANCE, Naive, Story
from tests.seeds import seed_of

GAMES = int(os.environ.get("NAIVE_GAMES", "5"))
"""How many games for each setting."""

OPTION_SETS = (
    Options(),
    Options(start="lot", special_cards="on"),
    Options(start="third", special_cards="on", mirror="minus_one", tiebreak_counts="properties"),
)
WAYS_TO_BID = ("any", "patient", "spendthrift", "lazy")
"""Any move; one card a turn; as many cards as possible, so that hands run empty; passing as soon as possible."""


def chosen(choices: set[str], way: str, rng: random.Random) -> str:
    moves = sorted(choices)
    wish = {"patient": ("done",), "lazy": ("done", "pass", "no")}.get(way, ())
    for word in wish:
        if word in choices:
            return word
    if way == "spendthrift" and rng.random() < 0.97:
        moves = [move for move in moves if move not in ("done", "pass")]
    return rng.choice(moves)


def assert_same(state: Rules, naive: Naive) -> None:
    """Whatever both know is where both think it is."""
    for seat in naive.seats:
        player = GAME.view(state, seat).players[seat]
        assert sorted(player.hand or ()) == sorted(naive.hand[seat])
        assert sorted(player.reserved or ()) == sorted(naive.reserved[seat])
        assert sorted(player.spent) == sorted(naive.spent[seat])
        assert player.points == naive.points(seat)
        assert sorted(player.kept) == sorted(card for card, keeper in naive.kept.items() if keeper == seat)
        assert player.glass == naive.glass.get(seat)
    view = GAME.view(state, None)
    assert view.stack_seen_by == naive.stack_seen_by
    assert {outcome.name: outcome.ghosts for outcome in view.outcomes} == naive.ghosts
    bought = {outcome.name: outcome.owner for outcome in view.outcomes if outcome.owner is not None}
    bought |= {lot.name: lot.owner for lot in view.lots if lot.owner is not None}
    assert bought == naive.owner


def draw_lot(state: Rules, story: Story, fast: Random) -> dict[int, set[str]]:
    """The lot falls, and the story is told on whom."""
    state.roll(rolled(state.due(), fast))
    return story.send((CHANCE, SEAT_WORDS[GAME.view(state, None).starter]))


def lay_out(state: Rules, story: Story, fast: Random) -> dict[int, set[str]]:
    """The special cards are shuffled once; the story is told of them one by one."""
    state.roll(rolled(state.due(), fast))
    asked: dict[int, set[str]] = {}
    for lot in GAME.view(state, None).lots:
        asked = story.send((CHANCE, str(lot.special)))
    return asked


@pytest.mark.unmeasured
@pytest.mark.parametrize("way", WAYS_TO_BID)
@pytest.mark.parametrize("options", OPTION_SETS, ids=("plain", "special cards", "other rulings"))
@pytest.mark.parametrize("players", [3, 4, 5])
def test_both_programs_play_random_games_alike(players: int, options: Options, way: str) -> None:
    """§2–§11"""
    for seed in map(seed_of, range(GAMES)):
        rng = random.Random(f"{players} {way} {seed}")
        try:
            play_both(players, options, way, rng)
        except BaseException as problem:
            problem.add_note(f"seed {seed}")
            raise


def play_both(players: int, options: Options, way: str, rng: random.Random) -> None:
    state = GAME.start(players, options)
    naive = Naive(players, dict(MANORS), dict(CASTLES), options)
    story = naive.story()
    fast = Random(rng.randrange(2**32))
    asked = next(story)
    while True:
        if "first" in asked.get(CHANCE, ()):
            asked = draw_lot(state, story, fast)
        if CHANCE in asked:
            asked = lay_out(state, story, fast)
        assert list(state.to_act()) == sorted(asked)
        for seat, choices in asked.items():
            assert {GAME.write(action) for action in GAME.legal_actions(state, seat)} == choices
        seat = rng.choice(sorted(asked))
        move = chosen(asked[seat], way, rng)
        phase = state.phase
        state.apply(seat, GAME.catalogue.number(GAME.read(move)))
        try:
            asked = story.send((seat, move))
        except StopIteration:
            break
        # All that matters is moved when a phase ends; now and then we look in between.
        if state.phase != phase or rng.random() < 0.05:
            assert_same(state, naive)
    assert state.actor() == NOBODY
    assert_same(state, naive)
    assert list(state.scores()) == [naive.points(seat) for seat in naive.seats]
    assert list(state.winners()) == naive.winners()
