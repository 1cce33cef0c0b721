"""Who knows what, checked the long way (§9): every world that fits what a seat has seen is followed through the game.

A world is all that is hidden from the seat: the other family's hand, the order of its pile, its face-down ghosts, and
the order of the seat's own pile. After every action and roll each world goes the same way; it stays possible as long as
the seat sees and hears in it what it really sees and hears. Nothing here asks sight.py what is known. Then `redeal`
may draw only worlds that are left, with the right frequencies, and the memory in the view must be the same in all.

Weights: chance by its probabilities; a choice tells nothing but what it makes certain, so that every card of a hand (or
pile) is as likely as any other to be the one that was chosen.
"""

import itertools
from collections import Counter, defaultdict
from collections.abc import Iterator

import msgspec
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from geisterstunde.core.contract import PERMUTATION
from geisterstunde.core.words import Event
from geisterstunde.games.rest_in_peace.actions import Discard, Fetch, LayGhost, PlayGhost
from geisterstunde.games.rest_in_peace.cards import card_of, seat_of
from geisterstunde.games.rest_in_peace.game import GAME
from geisterstunde.games.rest_in_peace.rules import Rules
from geisterstunde.games.rest_in_peace.state import HAND, PILE
from geisterstunde.games.rest_in_peace.words import Memory, View
from tests.games.rest_in_peace.scene import options

SAMPLES = 12
MOST_WORLDS = 1500

World = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""The other hand, the other pile from the bottom, the other's cards at the tenth round, the own pile."""


def world_of(state: Rules, seat: int) -> World:
    other = 1 - seat
    hand = tuple(v for v in range(1, 7) for _ in range(state.hand[other * HAND + v]))
    pile = tuple(state.pile[other * PILE + 1 + i] for i in range(state.pile[other * PILE]))
    ends = tuple(card_of(entry) for entry in state.at_end if seat_of(entry) == other)
    own = tuple(state.pile[seat * PILE + 1 + i] for i in range(state.pile[seat * PILE]))
    return hand, pile, ends, own


def in_world(state: Rules, seat: int, world: World) -> Rules:
    """The same game with that world's hidden cards."""
    twin = state.clone()
    hand, pile, ends, own = world
    other = 1 - seat
    for value in range(1, 7):
        twin.hand[other * HAND + value] = hand.count(value)
    for i, value in enumerate(pile):
        twin.pile[other * PILE + 1 + i] = value
    for i, value in enumerate(own):
        twin.pile[seat * PILE + 1 + i] = value
    places = [i for i, entry in enumerate(twin.at_end) if seat_of(entry) == other]
    for i, value in zip(places, ends, strict=True):
        twin.at_end[i] += value - card_of(twin.at_end[i])
    return twin


class Belief:
    """All worlds that a seat must think possible, with their weights."""

    def __init__(self, state: Rules, seat: int) -> None:
        self.seat = seat
        self.weights: dict[World, float] = defaultdict(float)
        hand, pile, ends, own = world_of(state, seat)
        cards = hand + pile
        for chosen in itertools.combinations(range(len(cards)), len(hand)):
            left = [cards[i] for i in range(len(cards)) if i not in chosen]
            for order in itertools.permutations(left):
                for own_order in set(itertools.permutations(own)):
                    self.weights[tuple(sorted(cards[i] for i in chosen)), order, ends, own_order] += 1.0
        total = sum(self.weights.values())
        self.weights = {world: weight / total for world, weight in self.weights.items()}

    def see(self, state: Rules, view: View) -> tuple[View, Memory | None]:
        return msgspec.structs.replace(view, memory=None), view.memory

    def follow(self, before: Rules, after: Rules, heard: list[Event], action: int | None, seat: int) -> None:
        """What is left after an action of a seat (or a roll), given what this seat saw and heard of it."""
        told = [GAME.seen(event, self.seat) for event in heard]
        seen, memory = self.see(after, GAME.view(after, self.seat))
        weights: dict[World, float] = defaultdict(float)
        for world, weight in self.weights.items():
            start = in_world(before, self.seat, world)
            for twin, share, twin_heard in self.ways(start, action, seat):
                twin_seen, twin_memory = self.see(twin, GAME.view(twin, self.seat))
                if twin_seen == seen and [GAME.seen(event, self.seat) for event in twin_heard] == told:
                    assert twin_memory == memory, "what is remembered depends on something hidden"
                    weights[world_of(twin, self.seat)] += weight * share
        total = sum(weights.values())
        self.weights = {world: weight / total for world, weight in weights.items()}

    def ways(self, start: Rules, action: int | None, seat: int) -> Iterator[tuple[Rules, float, list[Event]]]:
        """All that can have happened in a world, with its probability."""
        if action is None:
            outcomes = list(all_outcomes(start))
            for outcome in outcomes:
                twin = start.clone()
                heard: list[Event] = []
                twin.heard = heard
                twin.roll(vec[i64](outcome))
                yield twin, 1 / len(outcomes), heard
            return
        legal = list(start.legal(seat))
        # What a seat does itself it knows; of the other one it knows only what it sees.
        for number in legal if seat != self.seat else [action] if action in legal else []:
            if seat != self.seat and not looks_alike(number, action):
                continue
            share = share_of(start, seat, number) if seat != self.seat else 1.0
            twin = start.clone()
            told: list[Event] = []
            twin.heard = told
            twin.apply(seat, number)
            yield twin, share, told


def looks_alike(number: int, action: int) -> bool:
    """Only ghosts that are laid face down can be mistaken for each other."""
    words = GAME.catalogue[number], GAME.catalogue[action]
    return number == action or all(isinstance(word, LayGhost) for word in words)


def share_of(state: Rules, seat: int, number: int) -> float:
    word = GAME.catalogue[number]
    if isinstance(word, PlayGhost | Discard | LayGhost):
        return int(state.hand[seat * HAND + word.value]) / int(state.hand[seat * HAND])
    if isinstance(word, Fetch):
        size = state.pile[seat * PILE]
        return [state.pile[seat * PILE + 1 + i] for i in range(size)].count(word.value) / int(size)
    return 1.0


def all_outcomes(state: Rules) -> Iterator[tuple[int, ...]]:
    due = state.due()
    if due.kind == PERMUTATION:
        return itertools.permutations(range(due.n))
    return ((number,) for number in range(due.n))


class Story:
    """A game that both seats follow."""

    def __init__(self, state: Rules) -> None:
        self.state = state
        self.beliefs = [Belief(state, seat) for seat in (0, 1)]

    def act(self, action: int | None, outcome: tuple[int, ...] = ()) -> None:
        before = self.state.clone()
        seat = self.state.actor()
        heard: list[Event] = []
        self.state.heard = heard
        if action is None:
            self.state.roll(vec[i64](outcome))
        else:
            self.state.apply(seat, action)
        self.state.heard = None
        for belief in self.beliefs:
            belief.follow(before, self.state, heard, action, seat)

    def play(self, *lines: str) -> "Story":
        """Moves as in scene.py."""
        for line in lines:
            who, *moves = line.split()
            if who == "*":
                self.act(None, tuple(int(number) for number in moves))
                continue
            for move in moves:
                assert self.state.actor() == "AB".index(who)
                assert move in options(self.state), f"{move} of {line!r} is not among {options(self.state)}"
                self.act(GAME.catalogue.number(GAME.read(move)))
        return self

    def sample(self, seat: int, count: int, seed: int = 1) -> Counter[World]:
        """What `redeal` draws for a seat."""
        rng = Random(seed)
        found: Counter[World] = Counter()
        for _ in range(count):
            twin = self.state.clone()
            twin.redeal(seat, rng)
            found[world_of(twin, seat)] += 1
        return found

    def check_support(self, seed: int) -> None:
        for belief in self.beliefs:
            for world in self.sample(belief.seat, SAMPLES, seed):
                assert belief.weights.get(world, 0) > 0, f"an impossible world for seat {belief.seat}: {world}"
            real = world_of(self.state, belief.seat)
            assert belief.weights.get(real, 0) > 0, "the test itself lost the truth"

    def check_frequencies(self, seat: int, count: int = 6000) -> None:
        """Chi-square of hands and face-down ghosts, orders of piles summed up."""
        expected: Counter[tuple[object, ...]] = Counter()
        for world, weight in self.beliefs[seat].weights.items():
            expected[world[0], world[2]] += weight * count  # type: ignore[assignment]
        found: Counter[tuple[object, ...]] = Counter()
        for world, times in self.sample(seat, count).items():
            found[world[0], world[2]] += times
        assert set(found) <= set(expected), "an impossible world"
        square = sum((found[key] - many) ** 2 / many for key, many in expected.items())
        freedom = len(expected) - 1
        # Five standard deviations above the mean: one false alarm in a million.
        assert square <= freedom + 5 * (2 * max(freedom, 1)) ** 0.5 + 5, (square, freedom)


# Frequencies on small positions
