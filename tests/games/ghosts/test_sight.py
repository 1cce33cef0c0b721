"""What one may know in Ghosts, and that imagined worlds are fair and possible."""

import os
import random
from collections import Counter
from functools import cache
from itertools import permutations
from typing import Literal

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

import geisterstunde
from geisterstunde.core.contract import CHANCE, NOBODY
from geisterstunde.core.words import Event
from geisterstunde.games.ghosts.box import KIND_OF_CARD
from geisterstunde.games.ghosts.game import GAME
from geisterstunde.games.ghosts.rules import Rules
from geisterstunde.games.ghosts.words import Card, CardCount, Drew, Options, Played, Redrawn, View
from tests.games.ghosts.scene import FOG_HAND, Scene, cards
from tests.laws.secrets.ghosts import pieces

REDEALS = int(os.environ.get("REDEALS", "200000" if geisterstunde.build() == "compiled" else "10000"))
FOG = 18
FOG_CARD = Card("fog", 0)

A = "A: y1 y2 y3 r1 r2"
B = "B: b1 b2 b3 w1 w2"
C = "C: k1 k2 k3 g1 g2"


def test_one_sees_the_own_hand_and_only_the_number_of_the_others() -> None:
    """§7.1"""
    scene = Scene(A, B)
    assert cards(scene.view("A").hand) == "y1 y2 y3 r1 r2"
    assert scene.view("A").hand_sizes == (5, 5)
    assert scene.view(None).hand == ()


def test_hands_set_aside_are_seen_by_nobody() -> None:
    """§7.1"""
    scene = Scene("A: y1", "B: r1 r2", late=True).play("A y1", "B r1")
    for name in ("A", "B", None):
        after = scene.view(name)
        assert (after.hand, after.hand_sizes, after.pile, after.gone) == ((), (0, 0), (), ())


def test_cards_of_taken_piles_are_remembered_for_everybody() -> None:
    """§7.2"""
    scene = Scene(A, "B: fog b1 b2 w1 w2").play("A y2", "B fog", "A y1", "B take")
    gone = (CardCount(Card("yellow", 1), 1), CardCount(Card("yellow", 2), 1), CardCount(FOG_CARD, 1))
    for name in ("A", "B", None):
        assert scene.view(name).gone == gone


def test_the_pile_is_seen_in_its_order() -> None:
    """§7.2"""
    scene = Scene(A, "B: fog b1 b2 w1 w2").play("A y2", "B b1", "A y1")
    assert cards(scene.view().pile) == "y2 b1 y1"


def test_fog_instead_of_an_opening_shows_that_all_other_cards_are_fog() -> None:
    """§7.3"""
    scene = Scene(f"A: {FOG_HAND}", B).play("A fog")
    assert scene.view("B").sure_fog == (4, 0)
    for seed in range(50):
        world = GAME.imagine(scene.view("B"), Random(seed))
        assert GAME.view(world, 0).hand.count(FOG_CARD) >= 4


def test_sure_fog_is_laid_one_by_one_and_drawn_cards_are_unknown() -> None:
    """§7.3"""
    scene = Scene(f"A: {FOG_HAND}", B, draw="g1 g2 g3 w3 w3").play("A fog", "B b1", "A fog", "B b2")
    assert scene.view().sure_fog == (3, 0)
    scene.play("A fog", "B b3", "A g1")
    assert scene.view().sure_fog == (2, 0)


def test_who_lays_the_last_fog_instead_of_an_opening_shows_nothing_more() -> None:
    """§7.3"""
    scene = Scene("A: y1 y2", "B: fog", draw="r1 r2", late=True).play("A y1", "B take", "B fog")
    assert scene.view().sure_fog == (0, 0)


def test_sure_fog_is_forgotten_with_the_round() -> None:
    """§7.3"""
    scene = Scene("A: y1 y2", "B: fog fog", "C:", late=True).play("A y1", "B take", "B fog")
    assert scene.view().round == 2
    assert scene.view().sure_fog == (0, 0, 0)


def test_after_a_deal_in_which_nobody_was_asked_everybody_has_a_ghost() -> None:
    """§7.5"""
    scene = Scene("A: y1 y2 y3 r1 fog", "B: fog fog fog fog w2").play("A y1")
    assert scene.view().sure_ghost == (False, True)
    scene.play("B fog")
    assert scene.view().sure_ghost == (False, True)
    assert scene.play("A r1", "B w2").view().sure_ghost == (False, False)


def test_where_everybody_is_asked_nobody_has_a_ghost_for_sure() -> None:
    """§7.5"""
    assert Scene(A, B, options=Options(redraw="ask")).view().sure_ghost == (False, False)


def test_a_sure_ghost_is_in_the_hand_in_every_world() -> None:
    """§7.5"""
    scene = Scene("A: y1", "B: fog fog w1", draw="fog fog", late=True)
    scene.state.sure_ghost[1] = 1
    for seed in range(60):
        world = GAME.imagine(scene.view("A"), Random(seed))
        assert world.held(1, FOG) == 2
        world.redeal(0, Random(seed))
        assert world.held(1, FOG) == 2


def test_a_redraw_shows_that_the_other_hands_have_one_fog_at_most() -> None:
    """§7.4"""
    scene = Scene(A, f"B: {FOG_HAND}", C, keep=False).play("B redraw").shuffle("g3 g3 g3 w3 w3")
    assert scene.view().old_cards == (5, 0, 5)
    for viewer in (0, 1, 2, None):
        for seed in range(100):
            world = GAME.imagine(GAME.view(scene.state, viewer), Random(seed))
            assert world.held(0, FOG) + world.held(2, FOG) <= 1


def test_a_ghost_laid_after_a_redraw_counts_as_an_old_card() -> None:
    """§7.4"""
    scene = Scene(A, f"B: {FOG_HAND}", C, keep=False, draw="fog").play("B redraw").shuffle("g3 g3 g3 w3 w3")
    scene.keep()
    scene.play("A y1")
    assert scene.view().old_cards == (4, 0, 5)


def test_fog_laid_after_a_redraw_is_old_if_no_card_was_drawn_since() -> None:
    """§7.4"""
    scene = (
        Scene(A, f"B: {FOG_HAND}", "C: fog k1 k2 k3 g1", keep=False).play("B redraw").shuffle("g3 g3 g3 w3 w3 fog fog")
    )
    scene.keep()
    scene.play("A y1", "B w3", "C fog")
    assert (scene.view().old_fog, scene.view().old_cards) == (1, (4, 0, 4))
    scene.play("A fog", "B w3")
    assert (scene.view().old_fog, scene.view().old_cards) == (1, (4, 0, 4))


def test_who_held_the_sixth_fog_knows_that_the_other_hands_had_none() -> None:
    """§7.4: also after A has drawn a card and nobody else could tell whether A's fog is an old one."""
    scene = Scene("A: y1 y1 y2 y3 fog", f"B: {FOG_HAND}", C, keep=False, draw="w1 w2")
    scene.play("B redraw").shuffle("g3 g3 g3 w3 w3 r3 r3")
    scene.keep()
    scene.play("A y1", "B w3")
    assert scene.view("A").own_old_fog == 1
    assert scene.view("C").own_old_fog == scene.view(None).own_old_fog == 0
    for seed in range(400):
        world = scene.state.clone()
        world.redeal(0, Random(seed))
        assert world.held(2, FOG) == 0


def test_fog_instead_of_an_opening_after_a_redraw_shows_the_old_cards_too() -> None:
    """§7.3, §7.4"""
    scene = Scene("A: y1 y1 y2 y3 fog", f"B: {FOG_HAND}", keep=False).play("B redraw")
    scene.shuffle("y2 y2 y3 y3 r1", "fog g1 fog g2 fog g3 fog w1")
    scene.keep()
    scene.play("A y1", "B y2", "A y1", "B y2", "A y2", "B y3", "A y3", "B y3")
    assert scene.hand("A") == FOG_HAND
    assert (scene.view().old_fog, scene.view().old_cards) == (0, (1, 0))
    scene.play("A take", "A fog")
    assert scene.view().sure_fog == (4, 0)
    assert (scene.view().old_fog, scene.view().old_cards) == (1, (0, 0))


# Fair: every hidden arrangement that fits, with the right frequencies.


def hidden(state: Rules, viewer: int) -> tuple[tuple[int, ...], ...]:
    """All that a viewer cannot see, hands sorted."""
    hands = [sorted(state.hands[5 * s : 5 * s + state.sizes[s]]) for s in range(state.players) if s != viewer]
    return (*(tuple(hand) for hand in hands), tuple(state.deck[state.drawn :]))


def assert_fair(counts: Counter[tuple[tuple[int, ...], ...]], expected: Counter[tuple[tuple[int, ...], ...]]) -> None:
    drawn, ways = sum(counts.values()), sum(expected.values())
    assert set(counts) == set(expected)
    chi_square = sum(
        (counts[world] - drawn * way / ways) ** 2 / (drawn * way / ways) for world, way in expected.items()
    )
    freedom = len(expected) - 1
    # Wilson and Hilferty's bound for 999 in 1000.
    bound = freedom * (1 - 2 / (9 * freedom) + 3.09 * (2 / (9 * freedom)) ** 0.5) ** 3
    assert chi_square < bound


def worlds(scene: Scene, viewer: int, sure: dict[int, int]) -> Counter[tuple[tuple[int, ...], ...]]:
    """Every arrangement of the unseen cards, counted as if all cards were different."""
    state = scene.state
    sizes = [state.sizes[seat] for seat in range(state.players) if seat != viewer]
    keep = [sure.get(seat, 0) for seat in range(state.players) if seat != viewer]
    unseen = [card for part in hidden(state, viewer) for card in part]
    for _ in range(sum(keep)):
        unseen.remove(FOG)
    expected: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for order in permutations(unseen):
        start = 0
        world = []
        for size, known in zip(sizes, keep, strict=True):
            end = start + size - known
            world.append(tuple(sorted([*order[start:end], *[FOG] * known])))
            start = end
        expected[(*world, order[start:])] += 1
    return expected


def positions() -> dict[str, tuple[Scene, dict[int, int]]]:
    return {
        "hands and draw pile": (Scene("A: y1 y2", "B: r1 r1", "C: k1", draw="fog g1", late=True), {}),
        "no draw pile": (Scene("A: y1 y2", "B: r1 fog", "C: k1 fog r1", late=True), {}),
        "sure fog": (
            Scene("A: y1 k3", "B: fog fog fog", "C: k1 g1", draw="g2 r1 r2 fog", late=True).play(
                "A y1", "B take", "B fog"
            ),
            {1: 2},
        ),
    }


@pytest.mark.unmeasured
@pytest.mark.parametrize("name", positions())
@pytest.mark.parametrize("way", ["redeal", "imagine"])
def test_every_world_that_fits_comes_as_often_as_it_should(name: str, way: str) -> None:
    """§7.1, §7.3"""
    scene, sure = positions()[name]
    state, rng = scene.state, Random(11)
    expected = worlds(scene, 0, sure)
    counts: Counter[tuple[tuple[int, ...], ...]] = Counter()
    view = GAME.view(state, 0)
    for _ in range(12_000):
        if way == "redeal":
            state.redeal(0, rng)
            counts[hidden(state, 0)] += 1
        else:
            counts[hidden(GAME.imagine(view, rng), 0)] += 1
    assert_fair(counts, expected)


@pytest.mark.unmeasured
@pytest.mark.parametrize(("viewer", "chance"), [(0, 10 / 50), (None, 15 / 55)])
def test_after_a_redraw_the_sixth_fog_is_anywhere_with_equal_chance(viewer: int | None, chance: float) -> None:
    """§7.4: before the redraw it was one of the cards that nobody but its owner saw."""
    scene = Scene(A, f"B: {FOG_HAND}", C, "D: g3 g3 w3 w3 k1", keep=False).play("B redraw").shuffle("g1 g2 r3 r3 r3")
    others = [seat for seat in (0, 2, 3) if seat != viewer]
    rng, strays, worlds_drawn = Random(3), 0, 4_000
    view = GAME.view(scene.state, viewer)
    for _ in range(worlds_drawn):
        world = GAME.imagine(view, rng)
        strays += sum(world.held(seat, FOG) for seat in others)
    deviation = (worlds_drawn * chance * (1 - chance)) ** 0.5
    assert abs(strays - worlds_drawn * chance) < 4 * deviation


# Possible: no imagined world contradicts what everybody has heard.


class Memory:
    """What the whole table has heard in this round, kept apart from the rules."""

    def __init__(self, players: int, redraw: str) -> None:
        self.players = players
        self.is_ghost_sure_at_first = redraw == "by-itself"
        self.forget()

    def forget(self) -> None:
        self.redrawn: int | None = None
        # Since the redraw, for each seat: the kinds laid, and whether a card was drawn after each.
        self.laid: list[list[tuple[bool, bool]]] = [[] for _ in range(self.players)]
        self.known_fog = [0] * self.players
        self.has_opened_with_fog = False

    def hear(self, events: list[Event], state: Rules) -> None:
        for event in events:
            match event:
                case Redrawn(seat):
                    self.redrawn = seat
                case Played(seat, card, _, kind):
                    had_draw = any(isinstance(other, Drew) for other in events)
                    if kind == "fog" and state.top == 6:
                        self.has_opened_with_fog = True
                        self.known_fog[seat] = state.sizes[seat] - (1 if had_draw else 0)
                    elif card == FOG_CARD and self.known_fog[seat]:
                        self.known_fog[seat] -= 1
                    self.laid[seat].append((card == FOG_CARD, had_draw))

    def is_possible(self, world: Rules) -> bool:
        """Whether the hands fit the fog that is known and the redraw, every way that it may have been tried."""
        if any(world.held(seat, FOG) < self.known_fog[seat] for seat in range(self.players)):
            return False
        if self.is_ghost_sure_at_first and any(self.must_have_ghost(seat, world) for seat in range(self.players)):
            return False
        if self.redrawn is None:
            return True
        others = [seat for seat in range(self.players) if seat != self.redrawn]
        return sum(least_old_fog(tuple(self.laid[s]), world.sizes[s], world.held(s, FOG)) for s in others) <= 1

    def must_have_ghost(self, seat: int, world: Rules) -> bool:
        """Whether this hand is nothing but fog, though it had a ghost after the deal and has laid none."""
        is_all_fog = 0 < world.sizes[seat] == world.held(seat, FOG)
        return is_all_fog and all(is_fog for is_fog, _ in self.laid[seat])


@cache
def least_old_fog(laid: tuple[tuple[bool, bool], ...], size: int, fog: int) -> int:
    """The least number of fog cards among the five that were dealt, over every origin that the laid cards can have."""
    possible = {(5, 0): 0}
    for is_fog, had_draw in laid:
        after: dict[tuple[int, int], int] = {}
        for (old, new), count in possible.items():
            for from_old in (True, False):
                if (old if from_old else new) == 0:
                    continue
                place = (old - from_old, new - (not from_old) + had_draw)
                worth = count + (from_old and is_fog)
                after[place] = min(after.get(place, 99), worth)
        possible = after
    return min(count + max(0, fog - new) for (old, new), count in possible.items() if old + new == size)


def foggy_order(size: int, is_fog: list[bool], rng: random.Random) -> vec[i64]:
    """A shuffle that likes to put fog to the front."""
    order = list(range(size))
    rng.shuffle(order)
    if rng.random() < 0.7:
        order.sort(key=lambda place: not is_fog[place] or rng.random() < 0.1)
    return vec[i64](order)


@pytest.mark.unmeasured
@pytest.mark.parametrize("redraw", ["by-itself", "ask"])
def test_no_imagined_world_is_impossible(redraw: Literal["by-itself", "ask"]) -> None:
    """§7.1–§7.5"""
    redeals, seed, redraws, sure, refused = 0, 0, 0, 0, 0
    fast = Random(1)
    while redeals < REDEALS // 2:
        rng = random.Random(seed)
        players = rng.randint(2, 6)
        state = GAME.start(players, Options(rounds=2, redraw=redraw))
        memory = Memory(players, redraw)
        while state.actor() != NOBODY:
            heard: list[Event] = []
            state.heard = heard
            if state.actor() == CHANCE:
                if state.due().n == 60:
                    memory.forget()
                    is_fog = [KIND_OF_CARD[card] == FOG for card in range(60)]
                else:
                    is_fog = [card == FOG for card in state.deck[state.drawn :]]
                state.roll(foggy_order(state.due().n, is_fog, rng))
            else:
                seat = rng.choice(list(state.to_act()))
                state.apply(seat, rng.choice(list(state.legal(seat))))
            memory.hear(heard, state)
            if state.drawn == 60 and state.laid_count == 0:
                continue
            assert memory.is_possible(state), f"seed {seed}: the truth itself"
            redraws += state.redraws > 0
            sure += any(state.sure_fog)
            if state.redraws > 0 and not memory.has_opened_with_fog:
                refused += assert_only_impossible_worlds_are_left_out(state, memory, rng.randrange(players), fast, seed)
            if rng.random() < 0.1:
                redeals += assert_possible_worlds(state, memory, rng.randrange(players), fast, seed)
        seed += 1
    assert redraws
    assert sure
    assert refused


def assert_possible_worlds(state: Rules, memory: Memory, seat: int, fast: Random, seed: int) -> int:
    """Ten worlds each way."""
    view: View = GAME.view(state, seat)
    again = state.clone()
    for _ in range(10):
        again.redeal(seat, fast)
        for world in (again, GAME.imagine(view, fast)):
            assert memory.is_possible(world), f"seed {seed}, seat {seat}"
            assert pieces(world) == pieces(state), f"seed {seed}, seat {seat}"
            assert GAME.view(world, seat) == view, f"seed {seed}, seat {seat}"
    return 20


def assert_only_impossible_worlds_are_left_out(
    state: Rules, memory: Memory, seat: int, fast: Random, seed: int
) -> bool:
    """Any arrangement of the unseen cards at all: it is left out exactly if it contradicts the redraw (§7.4)."""
    world = state.clone()
    world.redraws = 0
    world.redeal(seat, fast)
    fresh = [world.sizes[other] - world.old_cards[other] for other in range(world.players)]
    bound = world.old_fog + sum(max(0, world.held(other, FOG) - fresh[other]) for other in range(world.players))
    is_possible = memory.is_possible(world)
    assert (bound <= 1) == is_possible, f"seed {seed}, seat {seat}"
    return not is_possible
