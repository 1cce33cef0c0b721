"""What follows from a view of Ghoosty! (§1.5), against worlds that fit the view."""

import random
from collections import Counter

import pytest
from librt.random import Random

from geisterstunde.core.contract import NOBODY
from geisterstunde.core.words import Event
from geisterstunde.games.ghoosty.box import CARDS, KINDS
from geisterstunde.games.ghoosty.game import GAME
from geisterstunde.games.ghoosty.rules import Rules
from geisterstunde.games.ghoosty.words import CardKept, Conclusions, DrawFromHouse, LuckTried, Options, TryLuck
from tests.games.ghoosty.night import night
from tests.laws.test_laws import advance, viewers
from tests.seeds import seed_of


@pytest.mark.unmeasured
@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_unseen_cards_are_those_that_lie_hidden(players: int) -> None:
    looked_at = 0
    for number in range(5):
        seed = seed_of(number)
        rng, fast = random.Random(seed), Random(seed)
        state = GAME.start(players, Options())
        while state.actor() != NOBODY:
            advance(state, rng, fast)
            viewer = rng.choice(viewers(players))
            view = GAME.view(state, viewer)
            told = GAME.conclude(view)
            if told is None or rng.random() < 0.8:
                continue
            looked_at += 1
            hidden: Counter[int] = Counter()
            for seat in range(players):
                start = state.house_start(seat)
                hidden.update(state.deck[place] for place in range(start, start + state.house_left[seat]))
                if seat != viewer:
                    known = Counter(view.known[seat])
                    held = Counter({kind: state.hand[seat * KINDS + kind] for kind in range(KINDS)})
                    unknown = {kind: held[kind] - known[CARDS[kind]] for kind in range(KINDS)}
                    assert sum(unknown.values()) == told.hidden[seat], f"seed {seed}"
                    hidden.update(unknown)
            total = sum(kind.count for kind in told.unseen)
            assert total == sum(hidden.values()) + state.crypt_left == told.luck.of, f"seed {seed}"
            counts = {kind.card: kind.count for kind in told.unseen}
            assert all(counts.get(CARDS[kind], 0) >= count for kind, count in hidden.items()), f"seed {seed}"
    assert looked_at > 20


def test_luck_succeeds_in_as_many_worlds_as_are_told() -> None:
    """A card from the crypt is kept in just those worlds in which it does not fit (§3.4, §3.5)."""
    seed = seed_of(0)
    rng, fast = random.Random(seed), Random(seed)
    state = GAME.start(3, Options())
    tried = 0
    for _ in range(400):
        if state.actor() == NOBODY:
            break
        advance(state, rng, fast)
        if not state.to_act() or rng.random() < 0.9:
            continue
        seat = state.to_act()[0]
        drawing = next((a for a in GAME.legal_actions(state, seat) if isinstance(a, TryLuck | DrawFromHouse)), None)
        if drawing is None:
            continue
        view = GAME.view(state, seat)
        told = GAME.conclude(view)
        assert told is not None
        fitting: set[str] = set()
        missing: set[str] = set()
        for _world in range(200):
            world = GAME.imagine(view, fast)
            happened: list[Event] = []
            world.heard = happened
            world.apply(seat, GAME.catalogue.number(drawing))
            drawn = [event.card for event in happened if isinstance(event, LuckTried)]
            kept = any(isinstance(event, CardKept) for event in happened)
            (missing if kept else fitting).update(drawn)
        counts: dict[str, int] = {kind.card: kind.count for kind in told.unseen}
        assert fitting.isdisjoint(missing), f"seed {seed}"
        assert sum(counts[card] for card in fitting) <= told.luck.playable, f"seed {seed}"
        assert sum(counts[card] for card in missing) <= told.luck.of - told.luck.playable, f"seed {seed}"
        tried += 1
    assert tried


def concluded(state: Rules) -> Conclusions:
    told = GAME.conclude(GAME.view(state, None))
    assert told is not None
    return told


@pytest.mark.parametrize(
    ("cemetery", "fitting"),
    [
        ("", "tom 1 2 3 4 5 6 7 8 9 10 11 12 13 14"),
        ("9", "tom 1 9 10 11 12 13 14"),
        ("3", "tom 1 3 12"),
        ("3 3m 12", "tom 1 12"),
        ("14m", "tom 1 14"),
    ],
)
def test_what_fits_alone_is_told(cemetery: str, fitting: str) -> None:
    """§3.2, §5.1, §5.2, §5.4, §5.5"""
    assert concluded(night("2 2/2", cemetery=cemetery)).fitting == tuple(fitting.split())


@pytest.mark.parametrize(("cemetery", "lacks"), [("", 4), ("9", 3), ("9 9m", 2), ("9 4 9 9 9m", 1), ("9 9 9 4", 3)])
def test_what_a_quartet_lacks_is_told(cemetery: str, lacks: int) -> None:
    """§4.3: only those that lie together on top count."""
    assert concluded(night("2 2/2", cemetery=cemetery)).to_quartet == lacks


@pytest.mark.unmeasured
@pytest.mark.parametrize("players", [2, 3, 6])
def test_who_comes_next_is_who_then_acts(players: int) -> None:
    """After a single ghost it is the one who was told, and after a single Jerry the one on the other side (§3.12)."""
    seen = Counter[str]()
    for number in range(8):
        seed = seed_of(number)
        rng, fast = random.Random(seed), Random(seed)
        state = GAME.start(players, Options())
        while state.actor() != NOBODY:
            told = GAME.conclude(GAME.view(state, rng.choice(viewers(players))))
            happened: list[Event] = []
            state.heard = happened
            advance(state, rng, fast)
            names = [type(event).__name__ for event in happened]
            if told is None or names[:1] != ["Played"] or state.actor() == NOBODY:
                continue
            if {"ExtraTurnGiven", "Skipped", "RoundEnded"} & set(names):
                continue
            way = "turned" if "DirectionReversed" in names else "straight"
            expected = told.next_if_turned if way == "turned" else told.next
            assert state.to_act()[0] == expected, f"seed {seed}"
            seen[way] += 1
    assert seen["straight"] > 20 < seen["turned"] * 20
