"""What cards are worth: the rulings' vectors, the trail, and a slow second computation on random positions."""

import random

import pytest
from librt.random import Random

from geisterstunde.core.contract import CHANCE, NOBODY
from geisterstunde.core.playout import rolled
from geisterstunde.games.rest_in_peace.game import GAME
from geisterstunde.games.rest_in_peace.rules import Rules
from geisterstunde.games.rest_in_peace.words import Card, Options, Step, View
from tests.games.rest_in_peace.scene import play, scene, tenth, totals
from tests.laws.secrets.rest_in_peace import OPTION_SETS


def test_a_total_is_the_sum_of_all_own_cards_there() -> None:
    """§6.1"""
    state = scene("1 2 5 p4", "")
    play(state, "A 1 2 5 p4")
    assert totals(state) == (10, 0)


def test_face_values_decide_not_changed_ones() -> None:
    """§6.2: each card gets its bonus once; the 2 does not become odd."""
    state = scene("1 2 3 p8 p9", "")
    play(state, "A p8 p9 1 2 3")
    assert totals(state) == (9, 0)


def test_example_of_the_rulebook_for_an_effect_before_and_after() -> None:
    """§6.3"""
    state = scene("2 5 1 1", "2 2 4 p8")
    play(state, "A 2 hold", "B 2 2 hold", "A 5 hold", "B 4 hold", "A 1 1 hold", "B p8")
    assert totals(state) == (9, 11)


@pytest.mark.parametrize(
    ("a", "b", "moves", "expected"),
    [
        ("1 p9", "p17 1", ("A 1 p9 hold", "B p17 =1"), (0, 0)),
        ("p23 p9", "", ("A p23 p9",), (4, 0)),
        ("2 2 5 p8", "p12 6", ("A 2 2 5 p8 hold", "B p12"), (5, 0)),
        ("1 1 p21 p8", "", ("A p21 d1 d1 p8",), (7, 0)),
        ("3", "p26 1 3", ("A 3 hold", "B p26 =3"), (6, 0)),
    ],
)
def test_values_of_the_rulings(a: str, b: str, moves: tuple[str, ...], expected: tuple[int, int]) -> None:
    """§6.3, §6.4, §6.5"""
    state = scene(a, b)
    play(state, *moves)
    assert totals(state) == expected


def test_effects_work_in_the_order_of_play() -> None:
    """§6.4: 1 + 1 - 2 is 0; 1 - 2 stops at 0, and then + 1."""
    first = scene("1 1 p9", "1 p17")
    play(first, "A 1 p9 hold", "B p17 =1")
    second = scene("1 2 p9", "1 p17", starter="B")
    play(second, "B 1 p17 =1 hold", "A 1 2 p9")
    assert (totals(first)[0], totals(second)[0]) == (0, 3)


def test_the_trail_names_every_step() -> None:
    """§6.6"""
    state = scene("1 3 p9 p10", "6 p17 p12")
    play(state, "A 1 3 p9 p10 =1 hold", "B p17 =1")
    one = GAME.view(state, None).row[4].cards[0]
    assert one.worth == 2
    assert one.trail == (
        Step("face", 0, 1),
        Step("serpent", 9, 1),
        Step("poltergeist", 10, 2),
        Step("ectoplasm", 17, -2),
    )
    play(state, "B p12")
    assert GAME.view(state, None).row[4].cards[0].trail[-1] == Step("no-fear", 12, -2)


def test_the_trail_of_goldfish_bodybuilder_and_bat() -> None:
    """§6.6"""
    state = scene("p23 2 p8 p26", "")
    play(state, "A p23 2 p8 p26 =1")
    cards = GAME.view(state, 1).row[3].cards
    assert cards[0].trail == (Step("face", 0, 2), Step("bodybuilder", 26, 6))
    assert cards[1].trail == (Step("face", 0, 2), Step("bat", 8, 1))
    assert cards[2].trail == ()


def test_the_trail_of_now_or_never_and_of_worthless_cards() -> None:
    """§6.6"""
    state = tenth("Ap13 A3 B5 Bp21", b="1 1")
    assert GAME.view(state, None).row[9].cards[0].trail == (Step("now-or-never", 13, -2),)
    state = scene("6 1 p29 p8", "")
    play(state, "A 6 1 p29 p8")
    trails = [card.trail for card in GAME.view(state, None).row[2].cards]
    assert trails == [
        (Step("face", 0, 6), Step("worthless", 29, -5)),
        (Step("face", 0, 1),),
        (),
        (Step("worthless", 29, 1),),
    ]


# A second computation, slow and straight from the rulings.


def naive_faces(card: Card, is_end: bool) -> list[int]:
    if card.value:
        return [card.value]
    fixed = {3: [1], 4: [2], 5: [3], 13: [4], 23: [1, 1]}
    if is_end:
        fixed = {**fixed, 7: [3], 13: []}
    if card.psychic in (16, 19, 21):
        return list(card.choice)
    return fixed.get(card.psychic, [])


def naive_worth(card: Card, cards: tuple[Card, ...], options: Options, is_end: bool, is_void: bool) -> int:
    """§2 of the rulings, step by step, for one card."""
    faces = naive_faces(card, is_end)
    if is_void:
        if card.psychic == 29:
            return 0
        has_value = bool(card.value or faces or card.psychic in (13, 21))
        return 1 if has_value or options.worthless_psychics == "one" else 0
    if card.psychic == 13 and is_end:
        return -2
    worth = 0
    for face in faces:
        value = face
        for other in cards:
            own = other.seat == card.seat
            named = other.choice[:1] == (face,)
            if other.psychic == 8 and own and face in (2, 4, 6):
                value += 1
            if other.psychic == 9 and own and face in (1, 3, 5):
                value += 1
            if other.psychic == 10 and named and (own or options.poltergeist == "both"):
                value += 2
            if other.psychic == 17 and named and not own:
                value = max(0, value - 2)
            if other.psychic == 26 and named:
                value += 3
        if face in (1, 2) and any(other.psychic == 12 and other.seat != card.seat for other in cards):
            value = 0
        worth += value
    return worth


def check_against_naive(state: Rules, view: View) -> int:
    """Compare every card and both totals of the round; how many cards there were."""
    cards = view.row[view.round - 1].cards
    is_end = view.round == 10
    worthless = [place for place, card in enumerate(cards) if card.psychic == 29]
    is_void = bool(worthless) and (
        not is_end or worthless[0] < view.resolved or view.options.worthless_at_end == "first"
    )
    sums = [0, 0]
    for card in cards:
        expected = naive_worth(card, cards, view.options, is_end, is_void)
        assert card.worth == expected, f"{card} among {cards}"
        assert sum(step.amount for step in card.trail) == expected, card.trail
        sums[card.seat] += expected
    assert sums == [family.total for family in view.families]
    return len(cards)


@pytest.mark.parametrize("options", [*OPTION_SETS, Options(psychics=(8, 9, 10, 12, 17, 26, 23, 16, 29))])
def test_every_card_of_random_games_is_worth_what_the_slow_way_says(options: Options) -> None:
    """§6.1–§6.6"""
    compared = 0
    for seed in range(8):
        rng, fast = random.Random(seed), Random(seed)
        state = GAME.start(2, options)
        while state.actor() != NOBODY:
            if state.actor() == CHANCE:
                state.roll(rolled(state.due(), fast))
            else:
                # Rarely give up, so that much lies at a round.
                moves = list(state.legal(state.actor()))
                good = [move for move in moves if move != 37 or rng.random() < 0.2] or moves
                state.apply(state.actor(), rng.choice(good))
            if state.round:
                try:
                    compared += check_against_naive(state, GAME.view(state, None))
                except AssertionError as problem:
                    problem.add_note(f"seed {seed}, {options}")
                    raise
    assert compared > 200
