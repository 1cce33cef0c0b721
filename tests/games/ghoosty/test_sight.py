"""Who knows what in Ghoosty! (§1.4, §1.5), and that imagined worlds fit all of it with the right frequencies."""

import os
import random
from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import msgspec
import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

import geisterstunde
from geisterstunde.core.playout import rolled
from geisterstunde.core.words import Event
from geisterstunde.games.ghoosty.box import CARDS, COPIES, KINDS
from geisterstunde.games.ghoosty.game import GAME
from geisterstunde.games.ghoosty.rules import Rules
from geisterstunde.games.ghoosty.words import (
    CardKept,
    HouseDrawn,
    LuckTried,
    MidnightStruck,
    Options,
    Passed,
    Played,
    Refilled,
)
from tests.games.ghoosty.night import choices, hand, known, night, play, table

# What everybody sees


def test_everybody_sees_the_own_hand_and_the_size_of_the_others() -> None:
    """§1.4"""
    state = night("2 7 m/9 9", houses="4/5", crypt="6", cemetery="3 3m")
    assert table(state, 0).hand == ("2", "7", "mimi")
    assert table(state, 1).hand == ("9", "9")
    assert table(state, None).hand == ()
    for viewer in (None, 0, 1):
        seen = table(state, viewer)
        assert (seen.hands, seen.houses, seen.crypt) == ((3, 2), (1, 1), 1)
        assert [(lying.card, lying.value) for lying in seen.cemetery] == [("3", 3), ("mimi", 3)]


@pytest.mark.parametrize(("players", "cards"), [(2, 30), (3, 20), (4, 14), (5, 12), (6, 14)])
def test_how_much_the_crypt_held_is_seen_all_night(players: int, cards: int) -> None:
    """§2.1"""
    state = GAME.start(players, Options(start="first"))
    state.roll(rolled(state.due(), Random(1)))
    assert table(state).crypt == table(state).crypt_at_first == cards
    state.crypt_left = 0
    assert table(state).crypt_at_first == cards


def test_only_the_owner_sees_the_cards_that_fill_up_a_hand() -> None:
    """§3.7, §1.4"""
    event = Refilled(0, 2, ("7", "mimi"))
    assert GAME.seen(event, 0) == event
    assert GAME.seen(event, 1) == GAME.seen(event, None) == Refilled(0, 2, None)
    assert GAME.seen(LuckTried(0, "7"), 1) == LuckTried(0, "7")


def test_what_showed_a_hidden_card_cannot_be_taken_back() -> None:
    """§1.4"""
    shows = [Refilled(0, 1, ("7",)), LuckTried(0, "7"), HouseDrawn(0, "7"), Passed(0), Played(0, 7, 1, 0)]
    assert all(map(GAME.is_revealing, shows))
    assert not any(map(GAME.is_revealing, [MidnightStruck(), CardKept(0, "7")]))


# What everybody remembers


def test_cards_taken_from_the_cemetery_are_known_until_they_are_played() -> None:
    """§1.5"""
    state = night("2 9/9 4", cemetery="5 7 7m")
    play(state, "take")
    assert known(state, 0) == "5 7 m"
    play(state, "4", "7+m")
    assert known(state, 0) == "5"


def test_a_drawn_card_that_went_to_the_hand_is_known() -> None:
    """§1.5, §3.5"""
    state = night("2 2 9 9/9", cemetery="7", houses="4/4", crypt="6 6")
    play(state, "luck")
    assert known(state, 0) == "6 7"
    state = night("/9", cemetery="7", houses="m 4/4")
    play(state, "house")
    assert known(state, 0) == "7 m"


def test_cards_that_fill_up_a_hand_are_not_known() -> None:
    """§1.5, §3.7"""
    state = night("9 2 2 4/9", houses="4/4", crypt="6 6")
    play(state, "9")
    assert known(state, 0) == ""


def test_of_a_kind_known_and_unknown_the_known_ones_count_as_played_first() -> None:
    """§1.5: a 7 was seen, another is secret. Whichever is played, that a 7 is left is no longer certain."""
    state = night("7 7 9/9 4", known="7/")
    play(state, "7")
    assert known(state, 0) == ""
    assert hand(state, 0) == "7 9"
    state = night("7 7 7 9/9 4", known="7 7/")
    play(state, "7")
    assert known(state, 0) == "7"


def test_more_cards_than_known_come_from_the_unknown_ones() -> None:
    """§1.5"""
    state = night("7 7 7 9/9 4", known="7 9/")
    play(state, "7x3")
    assert known(state, 0) == "9"


def test_who_passes_shows_a_hand_of_mimi_krys() -> None:
    """§3.11, §1.5: no imagined world gives this hand another card."""
    state = night("m m/9 m", houses="5 6 7/2 13 14")
    play(state, "pass")
    assert known(state, 0) == "m m"
    for seed in range(200):
        state.redeal(1, Random(seed))
        assert hand(state, 0) == "m m"


def test_a_new_round_forgets_everything() -> None:
    """§1.5, §2.1"""
    state = night("m/14/14", known="m//", options=Options(length="match"), active=1, houses="2//")
    play(state, "14", "14")
    assert known(state, 0) == "m"
    state.roll(rolled(state.due(), Random(1)))
    assert known(state, 0) == ""


# Imagined worlds


def secrets(state: Rules, viewer: int) -> tuple[tuple[int, ...], ...]:
    """All that a viewer cannot see: the other hands, the houses, the crypt in order."""
    hands = [tuple(state.hand[seat * KINDS : seat * KINDS + KINDS]) for seat in range(state.players) if seat != viewer]
    houses = []
    for seat in range(state.players):
        start = state.house_start(seat)
        houses.append(tuple(state.deck[start : start + state.house_left[seat]]))
    return (*hands, *houses, tuple(state.deck[62 - state.crypt_left :]))


def all_worlds(state: Rules, viewer: int) -> Iterator[Rules]:
    """A world for every order of the unseen cards, as if each were marked: all hidden arrangements that can be."""
    places: list[tuple[str, int]] = []
    cards: list[int] = []
    bare = state.clone()
    for seat in range(state.players):
        for at in range(seat * KINDS, seat * KINDS + KINDS):
            if seat != viewer:
                secret = state.hand[at] - state.known[at]
                cards += [at % KINDS] * secret
                places += [("hand", seat)] * secret
                bare.hand[at] = state.known[at]
    piles = [
        state.house_start(seat) + place for seat in range(state.players) for place in range(state.house_left[seat])
    ]
    piles += range(62 - state.crypt_left, 62)
    cards += [state.deck[place] for place in piles]
    places += [("deck", place) for place in piles]
    for order in permutations(cards):
        world = bare.clone()
        for (where, place), kind in zip(places, order, strict=True):
            if where == "hand":
                world.hand[place * KINDS + kind] += 1
            else:
                world.deck[place] = kind
        yield world


SMALL_NIGHTS = {
    "two hands": night("2 9/5 7 7", known="/7", houses="6/7"),
    "three hands": night("2 9/5 7/13 m", known="/7/", houses="6//"),
    "before midnight": night("2 2 9 9/4 4 4 7", known="/4 4 4", houses="7/9", crypt="m 9"),
    "all alike": night("2 9/7 7 7", houses="7/2"),
}


@pytest.mark.unmeasured
@pytest.mark.parametrize("name", SMALL_NIGHTS)
@pytest.mark.parametrize("way", ["redeal", "imagine"])
def test_imagined_worlds_come_with_the_right_frequencies(name: str, way: str) -> None:
    """§1.4, law 12: a chi-square test, and nothing that cannot be."""
    state = SMALL_NIGHTS[name].clone()
    orders = Counter(secrets(world, 0) for world in all_worlds(state, 0))
    shares = {world: count / orders.total() for world, count in orders.items()}
    samples = 200 * len(shares)
    rng = Random(20_260)
    view = table(state, 0)
    counts: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for _ in range(samples):
        if way == "redeal":
            state.redeal(0, rng)
            counts[secrets(state, 0)] += 1
        else:
            counts[secrets(GAME.imagine(view, rng), 0)] += 1
    assert set(counts) <= set(shares), "an impossible world"
    distance = sum((counts[world] - samples * share) ** 2 / (samples * share) for world, share in shares.items())
    freedom = len(shares) - 1
    # Five standard deviations above the mean of the chi-square distribution; the seed is fixed.
    assert distance <= freedom + 5 * (2 * freedom) ** 0.5 + 1e-9, f"{distance=} {freedom=}"


def heard(state: Rules, number: int, viewer: int) -> list[Event | None]:
    """The seat to act does this, and a viewer listens."""
    state.heard = []
    state.apply(state.actor(), number)
    happened = state.heard
    state.heard = None
    return [GAME.seen(event, viewer) for event in happened]


@pytest.mark.unmeasured
@pytest.mark.parametrize(
    "start",
    [
        pytest.param(night("2 m 9/5 m 7", houses="6/m"), id="two players"),
        pytest.param(night("m/m", houses="m 8/m 5"), id="many Mimi Krys"),
        pytest.param(night("m 4/m/5", houses="m/tom/7"), id="three players"),
        pytest.param(night("2 2 9 9/4 4 m 7", known="/4 4", houses="7/9", crypt="m 9"), id="before midnight"),
        pytest.param(night("m m m 9/4 4 m 7", known="/4 4", houses="11/9", crypt="6"), id="about midnight"),
    ],
)
def test_redeal_knows_exactly_what_the_story_so_far_tells(start: Rules) -> None:
    """§1.5, §3.11: a world is possible if the same seats could have done the same, and it sounded the same."""
    worlds = list({secrets(world, 0): world for world in all_worlds(start, 0)}.values())
    for seed in range(30):
        rng = random.Random(seed)
        state = start.clone()
        fitting = [world.clone() for world in worlds]
        for _ in range(rng.randrange(1, 9)):
            if state.actor() < 0:
                break
            number = rng.choice(list(state.legal(state.actor())))
            able = [world for world in fitting if number in world.legal(world.actor())]
            sound = heard(state, number, 0)
            fitting = [world for world in able if heard(world, number, 0) == sound]
            view = table(state, 0)
            assert all(table(world, 0) == view for world in fitting), f"{seed=}: equal stories, unequal views"
        possible = {secrets(world, 0) for world in fitting}
        assert {secrets(world, 0) for world in all_worlds(state, 0)} == possible, f"{seed=}"
        assert draws(state, 3 * len(possible)) <= possible, f"{seed=}"


def draws(state: Rules, times: int) -> set[tuple[tuple[int, ...], ...]]:
    """The worlds that so many redeals for seat 0 bring."""
    rng = Random(times)
    found = set()
    for _ in range(times):
        state.redeal(0, rng)
        found.add(secrets(state, 0))
    return found


def test_a_spectator_can_imagine_a_world_too() -> None:
    """§1.4: all hands are hidden then."""
    state = night("2 9 9/5 7 7", known="9/7", houses="6/7", cemetery="4 4m", toms=1)
    view = table(state, None)
    worlds = {hand(GAME.imagine(view, Random(seed)), 0) for seed in range(100)}
    assert len(worlds) > 3
    for seed in range(100):
        assert table(GAME.imagine(view, Random(seed)), None) == view


def test_a_world_can_be_imagined_at_every_stage() -> None:
    """§2.1, §2.2, §6.2: before the lot, before the deal, in play, between two rounds and at the end."""
    state = GAME.start(3, Options(length="match"))
    stages = [state.clone()]
    state.roll(vec[i64]([1]))
    stages.append(state.clone())
    state.roll(rolled(state.due(), Random(1)))
    stages.append(state.clone())
    between = night("2 2/14/14", options=Options(length="match"), active=1)
    play(between, "14", "14")
    over = night("2 2/14/14", active=1)
    play(over, "14", "14")
    for stage in (*stages, between, over):
        for viewer in (None, 0, 1, 2):
            view = table(stage, viewer)
            assert table(GAME.imagine(view, Random(3)), viewer) == view


class Witness:
    """Somebody who only listens and remembers which cards must be where: written anew, from the events alone."""

    def __init__(self, players: int) -> None:
        self.certain = [Counter[str]() for _ in range(players)]
        self.cemetery: list[str] = []
        self.gone: Counter[str] = Counter()

    def hear(self, state: Rules, seat: int, text: str) -> None:
        """The seat does this; the cards that are seen are taken from the pile or the hand they were in."""
        for event in play(state, text):
            match event:
                case Played(player, value, count, mimis):
                    drawn = text in ("luck", "house")
                    self.leave(player, [] if drawn else [str(value)] * count + ["mimi"] * mimis)
                    self.cemetery += [str(value)] * count + ["mimi"] * mimis
                case CardKept(player, card):
                    self.certain[player][card] += 1
                case Passed(player):
                    self.certain[player] = Counter({"mimi": table(state).hands[player]})
                case _:
                    self.hear_the_rest(event.__struct_config__.tag, seat, text)

    def leave(self, seat: int, cards: list[str]) -> None:
        for card in cards:
            if self.certain[seat][card]:
                self.certain[seat][card] -= 1

    def hear_the_rest(self, tag: object, seat: int, text: str) -> None:
        if tag == "tom-played":
            self.gone["tom"] += 1
            self.leave(seat, ["tom"] if text == "tom" else [])
        elif tag == "cemetery-taken":
            self.certain[seat].update(self.cemetery)
            self.cemetery = []
        elif tag == "exiled":
            self.gone.update(self.cemetery)
            self.cemetery = []

    def check(self, world: Rules, viewer: int, own_hand: str) -> None:
        """Whether this world can be true for all that the viewer saw."""
        assert hand(world, viewer) == own_hand
        everything = Counter(self.gone) + Counter(self.cemetery)
        for seat in range(world.players):
            held = Counter(table(world, seat).hand)
            assert self.certain[seat] <= held, "a card that was seen going there is missing"
            everything += held
            start = world.house_start(seat)
            everything.update(CARDS[world.deck[start + place]] for place in range(world.house_left[seat]))
        everything.update(CARDS[world.deck[place]] for place in range(62 - world.crypt_left, 62))
        assert everything == Counter({card: COPIES[kind] for kind, card in enumerate(CARDS)})


WORLDS = int(os.environ.get("WORLDS", "20000" if geisterstunde.build() == "compiled" else "2000"))


@pytest.mark.unmeasured
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_no_imagined_world_contradicts_what_was_seen(players: int) -> None:
    """§1.5, law 7: random rounds, with a witness who remembers everything."""
    rng, fast = random.Random(players), Random(players)
    worlds = 0
    while worlds < WORLDS // 5:
        state = GAME.start(players, Options(mimis_per_play="any", no_progress_limit=100))
        while state.actor() == -1:
            state.roll(rolled(state.due(), fast))
        witness = Witness(players)
        while state.actor() >= 0:
            witness.hear(state, state.actor(), rng.choice(sorted(choices(state))))
            viewer = rng.randrange(players)
            if rng.random() < 0.2:
                world = state.clone()
                own_hand = hand(state, viewer)
                for _ in range(3):
                    world.redeal(viewer, fast)
                    witness.check(world, viewer, own_hand)
                witness.check(GAME.imagine(table(state, viewer), fast), viewer, own_hand)
                worlds += 4
        assert [sorted(seen.elements()) for seen in witness.certain] == [sorted(seen) for seen in table(state).known]


def test_a_view_survives_json() -> None:
    """§1.4"""
    view = table(night("2 9/5 7 7", known="/7", houses="6/7", cemetery="4 4m"), 1)
    assert msgspec.json.decode(msgspec.json.encode(view), type=GAME.view_type) == view
