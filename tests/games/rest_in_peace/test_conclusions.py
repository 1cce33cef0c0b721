"""What follows from a view of Rest in Peace (§9), against the truth and against worlds that fit the view."""

import random
from collections import Counter
from itertools import combinations, islice

import pytest
from librt.random import Random

from geisterstunde.core.contract import NOBODY, State
from geisterstunde.games.rest_in_peace.box import HIGHEST
from geisterstunde.games.rest_in_peace.cards import card_of, seat_of
from geisterstunde.games.rest_in_peace.game import GAME
from geisterstunde.games.rest_in_peace.state import HAND, PILE, Truth
from geisterstunde.games.rest_in_peace.words import Options, View
from tests.laws.test_laws import advance, viewers
from tests.seeds import seed_of

GAMES = 12
MOST_HANDS = 30_000


def test_the_unseen_ghosts_are_in_the_hidden_places() -> None:
    looked_at = 0
    for number in range(GAMES):
        seed = seed_of(number)
        rng, fast = random.Random(seed), Random(seed)
        state = GAME.start(2, Options())
        while state.actor() != NOBODY:
            advance(state, rng, fast)
            view = GAME.view(state, rng.choice(viewers(2)))
            told = GAME.conclude(view)
            if told is None or rng.random() < 0.8:
                continue
            looked_at += 1
            for world in (state, GAME.imagine(view, fast)):
                for seat in range(2):
                    check_family(world, view, seat, seed)
    assert looked_at > 50


def check_family(world: State, view: View, seat: int, seed: int) -> None:
    assert isinstance(world, Truth)
    told = GAME.conclude(view)
    assert told is not None
    about, family = told.families[seat], view.families[seat]
    in_hand = Counter({value: world.hand[seat * HAND + value] for value in range(1, HIGHEST + 1)})
    size = world.pile[seat * PILE] - (family.pile_top > 0)
    hidden = Counter(world.pile[seat * PILE + 1 + place] for place in range(size))
    at_end = [card_of(entry) for entry in world.at_end if seat_of(entry) == seat]
    shown = Counter(card.value for card in view.end if card.seat == seat and card.value)
    unseen_at_end = Counter(card for card in at_end if card <= HIGHEST) - shown
    hidden += unseen_at_end
    assert (about.in_pile, about.at_end) == (size, unseen_at_end.total()), f"seed {seed}"
    if family.hand is None:
        hidden += in_hand
        assert about.in_hand == in_hand.total(), f"seed {seed}"
        assert Counter(about.surely_in_hand) <= in_hand, f"seed {seed}"
    assert Counter(about.values) == hidden, f"seed {seed}"


@pytest.mark.unmeasured
def test_a_hand_is_worth_what_its_possible_cards_are() -> None:
    looked_at = 0
    for number in range(GAMES):
        seed = seed_of(number)
        rng, fast = random.Random(seed), Random(seed)
        state = GAME.start(2, Options())
        while state.actor() != NOBODY:
            advance(state, rng, fast)
            told = GAME.conclude(GAME.view(state, 0))
            if told is None or rng.random() < 0.9:
                continue
            about = told.families[1]
            sure = about.surely_in_hand
            others = (Counter(about.values) - Counter(sure)).elements()
            # A hand of many cards has too many possibilities to be gone through.
            hands = [
                sum(sure) + sum(more) for more in islice(combinations(others, about.in_hand - len(sure)), MOST_HANDS)
            ]
            if len(hands) < MOST_HANDS:
                looked_at += 1
                assert about.most_in_hand == max(hands), f"seed {seed}"
                assert about.mean_in_hand == pytest.approx(sum(hands) / len(hands)), f"seed {seed}"
    assert looked_at > 20


def test_a_seen_hand_has_nothing_to_be_guessed() -> None:
    told = GAME.conclude(GAME.view(game_after_the_deal(), 0))
    assert told is not None
    assert (told.families[0].in_hand, told.families[0].most_in_hand, told.families[0].mean_in_hand) == (0, 0, 0)


def game_after_the_deal() -> State:
    rng, fast = random.Random(1), Random(1)
    state = GAME.start(2, Options())
    while GAME.conclude(GAME.view(state, None)) is None:
        advance(state, rng, fast)
    return state


def test_a_round_decides_exactly_for_those_who_would_win_with_its_residences() -> None:
    decided = 0
    for number in range(GAMES * 3):
        seed = seed_of(number)
        rng, fast = random.Random(seed), Random(seed)
        state = GAME.start(2, Options())
        before = GAME.view(state, None)
        while state.actor() != NOBODY:
            before = GAME.view(state, None)
            advance(state, rng, fast)
            view = GAME.view(state, None)
            winner = view.row[before.round - 1].winner
            if winner is None or before.row[before.round - 1].winner is not None:
                continue
            is_over = view.result is not None and view.result.reason in ("four-villas", "three-castles")
            assert (winner in before.decides) == is_over, f"seed {seed}"
            decided += is_over
        assert GAME.view(state, None).decides == ()
    assert decided > 5


def test_the_first_of_two_swapped_residences_is_told() -> None:
    for number in range(GAMES * 10):
        seed = seed_of(number)
        rng, fast = random.Random(seed), Random(seed)
        state = GAME.start(2, Options(psychics=(28, 1, 2, 3, 4, 5, 8, 9, 10)))
        while state.actor() != NOBODY:
            advance(state, rng, fast)
            view = GAME.view(state, None)
            assert (view.first_token is None) == (view.stage != "swap-second")
            if view.first_token is not None:
                spot = view.row[view.first_token.place - 1]
                assert spot.villas if view.first_token.residence == "villa" else spot.castles
                return
    raise AssertionError("nobody swapped")


def test_a_past_place_says_which_residences_its_winner_took() -> None:
    for number in range(GAMES):
        seed = seed_of(number)
        rng, fast = random.Random(seed), Random(seed)
        state = GAME.start(2, Options())
        while state.actor() != NOBODY:
            advance(state, rng, fast)
        view = GAME.view(state, None)
        for seat, family in enumerate(view.families):
            won = [spot for spot in view.row if spot.winner == seat]
            assert sum(spot.villas_taken for spot in won) == family.villas, f"seed {seed}"
            assert sum(spot.castles_taken for spot in won) == family.castles, f"seed {seed}"
        assert not any(spot.villas_taken + spot.castles_taken for spot in view.row if spot.winner is None)
