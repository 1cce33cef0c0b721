"""The fast rules and the naive story play the same games alike, with all psychics and all options."""

import os
import random

import msgspec
import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from geisterstunde.core.contract import CHANCE, NOBODY, PERMUTATION
from geisterstunde.core.playout import rolled
from geisterstunde.games.rest_in_peace.game import GAME
from geisterstunde.games.rest_in_peace.rules import Rules
from geisterstunde.games.rest_in_peace.words import Card as SeenCard
from geisterstunde.games.rest_in_peace.words import EndCard, Options, View
from tests.games.rest_in_peace.naive import Asked, Naive, Rolled
from tests.games.rest_in_peace.naive_table import Card
from tests.seeds import seed_of

GAMES = int(os.environ.get("NAIVE_GAMES", "4"))
"""How many games for each setting and each way to play."""

OTHER_RULINGS = {
    "poltergeist": "own",
    "worthless_psychics": "zero",
    "end_effects": "values",
    "truce_at_end": "nothing",
    "footprints": "any-end",
    "back_again": "ghosts",
    "bloody_mary": "what-you-have",
    "worthless_at_end": "first",
}
ONE_OTHER_RULING = [Options(**{name: value}) for name, value in OTHER_RULINGS.items()]  # type: ignore[arg-type]
ALL_OTHER_RULINGS = msgspec.convert(OTHER_RULINGS, Options)
COMPANIES = (
    (2, 3, 6, 14, 18, 19, 20, 22, 25),  # what betrays something of a hand
    (4, 5, 6, 7, 14, 22, 24, 25, 27),  # what binds the other family
    (1, 3, 13, 15, 20, 22, 27, 28, 29),  # what happens at the end of a round
    (2, 10, 11, 12, 16, 17, 20, 21, 26),  # what changes the tenth round
    (3, 6, 8, 9, 11, 19, 20, 23, 29),  # what 11 and 29 stop
)
"""Nine psychics that have to do with each other."""
WHO_PLAYS = [
    Options(game="introductory"),
    *(Options(levels=level) for level in range(4)),
    Options(start="first"),
    Options(start="second"),
    *(Options(psychics=numbers) for numbers in COMPANIES),
]
SETTINGS = [Options(), *WHO_PLAYS, *ONE_OTHER_RULING, ALL_OTHER_RULINGS]


def named(options: Options) -> str:
    """What is unusual about the options."""
    told = msgspec.to_builtins(options)
    usual = msgspec.to_builtins(Options())
    return " ".join(f"{name}={told[name]}" for name in told if told[name] != usual[name]) or "usual"


MOST_GAMES = 400
"""So many are enough for every psychic to come up everywhere."""

WAYS = ("any", "fighting", "hoarding")
"""Any move; giving up rarely; giving up early, so that many psychics come to hand and to the tenth round."""


def chosen(moves: set[str], way: str, rng: random.Random) -> str:
    """One of the moves, as somebody would choose who plays that way."""
    choices = sorted(moves)
    if way == "fighting" and rng.random() < 0.9:
        choices = [move for move in choices if move != "out"] or choices
    if way == "hoarding":
        psychics = [move for move in choices if move.startswith(("p", "_p", ">p"))]
        if psychics and rng.random() < 0.5:
            return rng.choice(psychics)
        if "out" in moves and rng.random() < 0.2:
            return "out"
    return rng.choice(choices)


def play_both(options: Options, way: str, seed: int) -> Naive:
    """One random game, compared at every decision and every roll."""
    rng, fast = random.Random(f"{way} {seed}"), Random(seed)
    state = GAME.start(2, options)
    naive = Naive(options)
    story = naive.story()
    question = next(story)
    try:
        while True:
            assert_same(state, naive)
            if isinstance(question, Rolled):
                question = story.send(roll(state, question, fast))
            else:
                question = story.send(decide(state, question, way, rng))
    except StopIteration:
        assert_same(state, naive)
        assert_ended_alike(state, naive)
    return naive


def roll(state: Rules, due: Rolled, fast: Random) -> list[int]:
    """The same roll for both."""
    assert state.actor() == CHANCE
    kind = "shuffle" if state.due().kind == PERMUTATION else "draw"
    assert (kind, state.due().n) == (due.kind, due.count)
    outcome = list(rolled(state.due(), fast))
    state.roll(vec[i64](outcome))
    return outcome


def decide(state: Rules, asked: Asked, way: str, rng: random.Random) -> str:
    """Both allow the same moves to the same seat; one of them happens."""
    assert list(state.to_act()) == [asked.seat]
    assert {GAME.write(action) for action in GAME.legal_actions(state, asked.seat)} == asked.moves
    move = chosen(asked.moves, way, rng)
    state.apply(asked.seat, GAME.catalogue.number(GAME.read(move)))
    return move


def assert_same(state: Rules, naive: Naive) -> None:
    """All that each viewer sees is where the story has it."""
    for viewer in (None, 0, 1):
        view = GAME.view(state, viewer)
        assert (view.round, view.starter, view.active) == (naive.round, naive.starter, naive.active)
        assert_same_row(view, naive)
        for seat in (0, 1):
            assert_same_family(view, naive, seat)
        assert view.end == tuple(waiting(card, viewer) for card in naive.waiting)
        assert sorted(view.discarded) == sorted(naive.lost_psychics)
        carried = naive.carried
        assert (view.carried is None) == (carried is None)
        if view.carried is not None and carried is not None:
            assert told(view.carried) == told(carried)


def waiting(card: Card, viewer: int | None) -> EndCard:
    """What the viewer sees of a card at the tenth round (§4.5, §9.1)."""
    sees = card.is_open or viewer == card.owner or (card.is_seen and viewer is not None)
    return EndCard(card.owner, card.value if sees else 0, card.psychic, card.is_open, card.is_seen)


def told(card: Card | SeenCard) -> tuple[int, int, tuple[int, ...]]:
    """A card and what was named for it; psychic 25 tells its two values together."""
    choice = tuple(card.choice)
    return card.value, card.psychic, () if card.psychic == 25 and len(choice) == 1 else choice


def assert_same_row(view: View, naive: Naive) -> None:
    """Psychics, tokens and cards of the row; for the present round also what they count (§6)."""
    known = 9 if view.options.game == "normal" else max(naive.round, 1) + 2
    lying = [card.psychic for cards in naive.at.values() for card in cards] + [card.psychic for card in naive.waiting]
    gone = {*lying, *naive.owned[0], *naive.owned[1], *naive.lost_psychics}
    gone |= {naive.carried.psychic} if naive.carried else set()
    for place, spot in enumerate(view.row, start=1):
        psychic = naive.row[place - 1] if place < 10 and naive.row else 0
        assert spot.psychic == (psychic if place <= known else 0)
        assert spot.is_there == (psychic > 0 and psychic not in gone)
        tokens = naive.tokens.get(place, [])
        assert (spot.villas, spot.castles) == (tokens.count("villa"), tokens.count("castle"))
        assert spot.winner == naive.winner_of.get(place)
        assert [(card.seat, *told(card)) for card in spot.cards] == [(c.owner, *told(c)) for c in naive.at[place]]
        if place == naive.round:
            assert [card.worth for card in spot.cards] == [naive.worth(card) for card in naive.at[place]]


def assert_same_family(view: View, naive: Naive, seat: int) -> None:
    """Hand, pile, psychics, residences and total of a family."""
    family = view.families[seat]
    sees = view.viewer == seat or (view.viewer is not None and naive.sees_hand_of(seat))
    assert family.hand == (tuple(sorted(naive.hand[seat])) if sees else None)
    assert family.hand_size == len(naive.hand[seat])
    assert family.pile_size == len(naive.pile[seat])
    assert family.pile_top == (naive.pile[seat][-1] if naive.is_face_up[seat] else 0)
    assert sorted(family.psychics) == sorted(naive.owned[seat])
    assert (family.villas, family.castles) == (naive.won[seat].count("villa"), naive.won[seat].count("castle"))
    assert family.total == naive.total(seat)
    assert sorted(family.discarded) == sorted(naive.lost_ghosts[seat])
    assert (family.is_blind > 0) == naive.is_blind(seat)


def assert_ended_alike(state: Rules, naive: Naive) -> None:
    """The same winners for the same reason."""
    assert state.actor() == NOBODY
    assert list(state.winners()) == naive.winners
    assert state.reason() == naive.reason


@pytest.mark.unmeasured
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("options", SETTINGS, ids=named)
def test_both_writings_of_the_rules_play_random_games_alike(options: Options, way: str) -> None:
    """§2–§8"""
    for seed in map(seed_of, range(GAMES)):
        print(f"seed {seed}")
        play_both(options, way, seed)


@pytest.mark.unmeasured
def test_the_games_that_are_compared_use_every_psychic_in_turns_and_at_the_tenth_round() -> None:
    """§7: whatever a psychic does has been compared."""
    in_turns: set[int] = set()
    at_end: set[int] = set()
    everybody = set(range(1, 30))
    for number in range(MOST_GAMES):
        naive = play_both(Options(), "hoarding", number)
        at_end |= {card.psychic for card in naive.at[10] if card.psychic}
        in_turns |= {card.psychic for place in range(1, 10) for card in naive.at[place] if card.psychic}
        in_turns |= {card.psychic for card in naive.at[10] if card.psychic == 13}
        if in_turns == everybody - {7} and at_end == everybody:
            break
    assert in_turns == everybody - {7}
    assert at_end == everybody
