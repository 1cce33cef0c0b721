"""The rules against a second, naive writing of them, card by card through random rounds."""

import os
import random
from collections import Counter

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from geisterstunde.core.contract import BY_LOT
from geisterstunde.core.playout import rolled
from geisterstunde.core.start import starting_seat
from geisterstunde.games.ghoosty.box import CARDS, DECK
from geisterstunde.games.ghoosty.game import GAME
from geisterstunde.games.ghoosty.rules import Rules
from geisterstunde.games.ghoosty.words import Options
from tests.games.ghoosty.naive import HOUSES, NaiveRound
from tests.games.ghoosty.night import choices, play, table
from tests.seeds import seed_of

ROUNDS = int(os.environ.get("LAW_GAMES", "100")) // 50 + 1


def dealt(players: int, options: Options, seed: int) -> tuple[Rules, NaiveRound]:
    """The same cards for both."""
    state = GAME.start(players, options)
    starter = starting_seat(options.start)
    if starter == BY_LOT:
        starter = seed % players
        state.roll(vec[i64]([starter]))
    outcome = rolled(state.due(), Random(seed))
    state.roll(outcome)
    cards = [CARDS[DECK[number]] for number in outcome]
    first, house = 4 * players, HOUSES[players]
    naive = NaiveRound(
        hands=[cards[4 * seat : 4 * seat + 4] for seat in range(players)],
        houses=[cards[first + house * seat : first + house * seat + house] for seat in range(players)],
        crypt=cards[first + house * players :][::-1],
        seat=starter,
        most_mimis=4 if options.mimis_per_play == "any" else 1,
        turns_with_each_eight=options.several_eights == "each",
        no_progress_limit=options.no_progress_limit,
    )
    return state, naive


@pytest.mark.unmeasured
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize(
    "options",
    [
        Options(),
        Options(mimis_per_play="any", several_eights="each", start="second"),
        Options(no_progress_limit=50, start="lot"),
    ],
    ids=["one", "any", "short"],
)
def test_both_writings_of_the_rules_play_alike(players: int, options: Options) -> None:
    for seed in map(seed_of, range(ROUNDS)):
        state, naive = dealt(players, options, seed)
        rng = random.Random(seed)
        # Taking the cemetery less often makes for rounds that come to an end; in short ones nothing else is needed.
        avoided = set() if options.no_progress_limit == 50 else {"take"}
        while state.actor() >= 0:
            assert not naive.is_over(), f"{seed=}"
            assert state.actor() == naive.seat, f"{seed=}"
            assert choices(state) == naive.choices(), f"{seed=}"
            text = rng.choice(sorted(naive.choices() - avoided or {"take"}))
            play(state, text)
            naive.do(text)
            assert_same_cards(state, naive)
        assert naive.is_over(), f"{seed=}"
        assert tuple(state.winners()) == naive.winners(), f"{seed=}"


def assert_same_cards(state: Rules, naive: NaiveRound) -> None:
    seen = table(state)
    assert [(lying.card, lying.value) for lying in seen.cemetery] == naive.cemetery
    assert Counter(seen.exile) == Counter(naive.exile)
    assert seen.left == tuple(naive.left)
    assert (seen.direction == "clockwise") == naive.clockwise
    assert seen.houses == tuple(map(len, naive.houses))
    assert seen.crypt == len(naive.crypt)
    for seat, cards in enumerate(naive.hands):
        assert Counter(table(state, seat).hand) == Counter(cards)
