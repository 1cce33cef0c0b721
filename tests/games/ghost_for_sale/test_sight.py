"""Who can know what in Ghost for $ale (§1.7): every world that fits is drawn, as often as it should be, and no other.

The worlds are counted here by trying all arrangements of twelve different cards, from what was seen at the table.
"""

import itertools
import math
import os
import random
from collections import Counter

import pytest
from librt.random import Random

from geisterstunde.core.contract import CHANCE, NOBODY
from geisterstunde.core.playout import rolled
from geisterstunde.core.words import Event
from geisterstunde.games.ghost_for_sale.box import PASS
from geisterstunde.games.ghost_for_sale.game import GAME
from geisterstunde.games.ghost_for_sale.rules import Rules
from geisterstunde.games.ghost_for_sale.state import INFORMING, SELLING
from geisterstunde.games.ghost_for_sale.words import BidLaid, BidRevealed, Options, RoundBegan, Spent
from tests.games.ghost_for_sale.saleroom import Saleroom
from tests.laws.secrets import ghost_for_sale as secrets

WORLDS = int(os.environ.get("SIGHT_WORLDS", "6000"))
"""How many worlds the stress test looks at."""

SET = (1, 2, 3, 3, 4, 5, 6, 7, 8, 8, 9, 10)
SMALL = {2, 3, 4, 5, 10}

World = tuple[tuple[int, ...], tuple[int, ...]]
"""What a seat has reserved, in rising order, and its face-down bids in their order."""


def assert_drawn_fairly(drawn: Counter[World], chances: Counter[World]) -> None:
    """Every world occurs, no other occurs, and a chi-square test does not object (5 standard deviations)."""
    assert set(drawn) <= set(chances), "an impossible world"
    assert set(drawn) == set(chances), "a possible world is never drawn"
    share = drawn.total() / chances.total()
    square = sum((drawn[world] - chance * share) ** 2 / (chance * share) for world, chance in chances.items())
    freedom = len(chances) - 1
    assert square < freedom + 5 * math.sqrt(2 * freedom) + 5, f"chi-square {square} with {freedom} degrees of freedom"


def worlds_of(backs: str, seen: tuple[int, ...], spent: tuple[int, ...], reserved: int) -> Counter[World]:
    """All arrangements of a seat's cards: face-down bids with these backs (s or l), these cards seen and taken back."""
    left = list(SET)
    for card in spent:
        left.remove(card)
    certain: list[int] = []
    for card in seen:
        left.remove(card)
        certain.append(card)
    worlds: Counter[World] = Counter()
    for reserve in itertools.combinations(range(len(left)), reserved):
        outside = certain + [card for place, card in enumerate(left) if place not in reserve]
        aside = tuple(sorted(left[place] for place in reserve))
        for bids in itertools.permutations(outside, len(backs)):
            if all((card in SMALL) == (back == "s") for card, back in zip(bids, backs, strict=True)):
                worlds[aside, bids] += 1
    return worlds


def world(state: Rules, player: int) -> World:
    reserve = [value + 1 for value in range(10) for _ in range(state.reserve[player * 10 + value])]
    return tuple(reserve), tuple(bid // 64 for bid in state.bids if bid % 8 == player)


def drawn_worlds(room: Saleroom, viewer: str, player: str, count: int) -> Counter[World]:
    state = room.state.clone()
    rng = Random(2006)
    drawn: Counter[World] = Counter()
    for _ in range(count):
        state.redeal(room.players.index(viewer), rng)
        drawn[world(state, room.players.index(player))] += 1
    return drawn


@pytest.mark.unmeasured
def test_before_any_bid_every_reserve_is_possible() -> None:
    """§2.3"""
    room = Saleroom().at_declarations()
    assert_drawn_fairly(drawn_worlds(room, "A", "B", 12_000), worlds_of("", (), (), 4))


@pytest.mark.unmeasured
def test_a_bid_for_information_may_be_any_card_with_its_back() -> None:
    """§1.4, §1.7"""
    room = Saleroom().at_information().does("8>t", "2>?")
    chances = worlds_of("ls", (), (), 4)
    drawn = drawn_worlds(room, "B", "A", 6_000)
    assert set(drawn) <= set(chances)
    by_bids: Counter[World] = Counter()
    fair: Counter[World] = Counter()
    for (_, bids), times in drawn.items():
        by_bids[(), bids] += times
    for (_, bids), times in chances.items():
        fair[(), bids] += times
    assert_drawn_fairly(by_bids, fair)


def a_room_in_which_d_has_shown_five_cards() -> Saleroom:
    """D bid 1 2 3 3 4 for Mrs. Truelight, less than the others, and took them back."""
    room = Saleroom().at_information()
    return room.informs(A="8>t 8>t", B="8>t 8>t", C="8>t 8>t", D="1>t 2>t 3>t 3>t 4>t")


@pytest.mark.unmeasured
def test_what_was_taken_back_is_not_reserved() -> None:
    """§1.7"""
    room = a_room_in_which_d_has_shown_five_cards()
    assert room.player("D", "A").known == (1, 2, 3, 3, 4)
    assert_drawn_fairly(drawn_worlds(room, "A", "D", 3_000), worlds_of("", (1, 2, 3, 3, 4), (), 4))


@pytest.mark.unmeasured
def test_face_down_bids_and_reserved_cards_are_drawn_together() -> None:
    """§1.7"""
    room = a_room_in_which_d_has_shown_five_cards().does("pass", "pass", "pass", "2>1", "8>3")
    assert_drawn_fairly(drawn_worlds(room, "A", "D", 20_000), worlds_of("sl", (1, 2, 3, 3, 4), (), 4))


def test_imagined_worlds_are_drawn_fairly_too() -> None:
    """§1.7"""
    room = a_room_in_which_d_has_shown_five_cards()
    rng = Random(7)
    view = room.view("B")
    drawn = Counter(world(GAME.imagine(view, rng), 3) for _ in range(1_500))
    assert_drawn_fairly(drawn, worlds_of("", (1, 2, 3, 3, 4), (), 4))


def test_whoever_has_shown_all_eight_cards_has_no_secrets_left() -> None:
    """§1.7"""
    room = Saleroom().at_information()
    room.informs(A="8>t 8>t 5>t 4>t 3>t 3>t 2>t", D="1>t 2>t 3>?", B="8>t", C="8>t")
    # A spent seven cards; of its last hand card and the reserve only the 1 and 6 7 9 10 are left.
    assert set(drawn_worlds(room, "B", "A", 400)) == set(worlds_of("", (), (2, 3, 3, 4, 5, 8, 8), 4))


def test_a_3_that_lies_open_may_be_the_3_that_was_taken_back() -> None:
    """§1.7, §11.4: so the other 3 may be reserved."""
    room = Saleroom(specials="public normal dark legend portraits mirror").at_information()
    room.informs(A="8>t", B="8>t", C="8>t", D="3>t").does("pass", "pass", "pass", "3>1")
    reserves = [reserve for reserve, _ in drawn_worlds(room, "A", "D", 300)]
    assert any(3 in reserve for reserve in reserves)
    assert all(reserve.count(3) < 2 for reserve in reserves)
    room.does("3>1")
    assert all(3 not in reserve for reserve, _ in drawn_worlds(room, "A", "D", 300))


def test_in_the_second_round_only_the_face_down_cards_are_hidden() -> None:
    """§9.2"""
    room = Saleroom().at_sale().bids(A="8>1 8>2")
    assert set(drawn_worlds(room, "B", "A", 20)) == {((), ())}
    room.chooses("TTTT").declares().does("10>t", "1>t")
    assert_drawn_fairly(drawn_worlds(room, "B", "A", 3_000), worlds_of("sl", (), (5, 8, 8), 0))


@pytest.mark.unmeasured
def test_unfinished_reserves_may_be_of_any_size_below_four() -> None:
    """§2.3"""
    room = Saleroom().does("A:r1", "B:r1", "B:r2", "B:r3", "B:r4")
    fair: Counter[World] = Counter()
    for size in range(4):
        fair += worlds_of("", (), (), size)
    assert_drawn_fairly(drawn_worlds(room, "C", "A", 6_000), fair)
    assert_drawn_fairly(drawn_worlds(room, "C", "B", 12_000), worlds_of("", (), (), 4))


# "?" cards


def drawn_questions(room: Saleroom, viewer: str | None, count: int) -> Counter[str]:
    state = room.state.clone()
    rng = Random(5)
    drawn: Counter[str] = Counter()
    for _ in range(count):
        state.redeal(-2 if viewer is None else room.players.index(viewer), rng)
        drawn["".join("FT"[meaning] for meaning in state.meaning)] += 1
    return drawn


def assert_questions(room: Saleroom, viewer: str | None, worlds: set[str]) -> None:
    drawn = drawn_questions(room, viewer, 100 * len(worlds))
    assert set(drawn) == worlds
    assert all(50 < times < 150 for times in drawn.values())


def test_before_information_the_cards_of_all_others_are_unknown() -> None:
    """§3.1"""
    room = Saleroom().at_information("TFFT")
    assert_questions(room, "A", {f"T{rest}" for rest in map("".join, itertools.product("TF", repeat=3))})
    assert_questions(room, None, set(map("".join, itertools.product("TF", repeat=4))))


def test_whoever_has_looked_knows_that_card() -> None:
    """§6.5: A has seen B's card; D has seen nothing."""
    room = Saleroom().at_information("TFFT").informs()
    assert_questions(room, "A", {"TFTT", "TFTF", "TFFT", "TFFF"})
    assert_questions(room, "D", {f"{rest}T" for rest in map("".join, itertools.product("TF", repeat=3))})


def test_whoever_has_seen_the_stack_knows_the_number_of_liars() -> None:
    """§3.2, §6.7: D tells the truth and saw two true cards: two of the others lie."""
    room = Saleroom().at_information("TFFT").informs(D="2>t 8>?")
    assert_questions(room, "D", {"TFFT", "FTFT", "FFTT"})


def test_a_look_and_the_stack_together_tell_more() -> None:
    """§3.2: A knows B's card; two lie, so that one of C and D does."""
    room = Saleroom().at_information("TFFT").informs(A="5>t 8>?")
    assert_questions(room, "A", {"TFFT", "TFTF"})


def test_imagined_question_cards_agree_with_the_stack() -> None:
    """§3.2"""
    room = Saleroom().at_information("TFFT").informs(D="2>t 8>?")
    rng = Random(3)
    drawn = {"".join("FT"[m] for m in GAME.imagine(room.view("D"), rng).meaning) for _ in range(200)}
    assert drawn == {"TFFT", "FTFT", "FFTT"}


def test_a_spectator_can_imagine_too() -> None:
    """§1.7"""
    room = Saleroom().at_information("TFFT").does("8>t")
    imagined = GAME.imagine(room.view(), Random(1))
    assert GAME.view(imagined, None) == room.view()


# All along random games


class Witness:
    """Somebody at the table who writes down what is seen, and checks whether a world fits."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.spent: list[Counter[int]] = [Counter() for _ in range(players)]
        self.outside: list[Counter[int]] = [Counter() for _ in range(players)]
        self.lying: list[BidLaid] = []
        self.round = 1

    def hears(self, events: list[Event]) -> None:
        """As a spectator."""
        revealed: list[Counter[int]] = [Counter() for _ in range(self.players)]
        spent_before = [Counter(cards) for cards in self.spent]
        for event in events:
            seen = GAME.seen(event, None)
            if isinstance(seen, BidLaid):
                self.lying.append(seen)
            elif isinstance(seen, BidRevealed):
                self.lying = []
                revealed[seen.seat][seen.card] += 1
            elif isinstance(seen, Spent):
                self.spent[seen.seat].update(seen.cards)
            elif isinstance(seen, RoundBegan):
                self.round = seen.round
        for seat in range(self.players):
            self.outside[seat] |= spent_before[seat] + revealed[seat]

    def believes(self, state: Rules, seat: int) -> None:
        """Twelve cards, the right backs, nothing reserved that was seen outside."""
        reserve, bids = world(state, seat)
        hand = [value + 1 for value in range(10) for _ in range(state.hand[seat * 10 + value])]
        spent = list(self.spent[seat].elements())
        assert sorted([*reserve, *bids, *hand, *spent]) == list(SET)
        for value in range(1, 11):
            assert SET.count(value) - reserve.count(value) >= self.outside[seat][value] or self.round == 2
        for place, target in enumerate(["truelight", "stack", *(state.name_of(lot) for lot in range(6))]):
            cards = [bid for bid in self.lying if bid.seat == seat and bid.target == target]
            values = [bid // 64 for bid in state.bids if bid % 8 == seat and bid // 8 % 8 == place]
            assert [state.printed.options.backs[value - 1] for value in values] == [bid.back for bid in cards]
            assert all(bid.card in (None, value) for bid, value in zip(cards, values, strict=True))


@pytest.mark.unmeasured
@pytest.mark.parametrize("specials", ["off", "on"])
def test_no_impossible_world_is_ever_drawn(specials: str) -> None:
    """§1.7, on random games; SIGHT_WORLDS says how many worlds."""
    seed = looked_at = 0
    while looked_at < WORLDS:
        seed += 1
        try:
            looked_at += watch_a_game(seed, GAME.options_from({"special_cards": specials}))
        except BaseException as problem:
            problem.add_note(f"special cards {specials}, seed {seed}")
            raise


def watch_a_game(seed: int, options: object) -> int:
    assert isinstance(options, Options)
    rng, fast = random.Random(seed), Random(seed)
    players = rng.randint(3, 5)
    state = GAME.start(players, options)
    witness = Witness(players)
    looked_at = 0
    while state.actor() != NOBODY:
        heard: list[Event] = []
        state.heard = heard
        if state.actor() == CHANCE:
            state.roll(rolled(state.due(), fast))
        else:
            seat = rng.choice(list(state.to_act()))
            state.apply(seat, rng.choice(list(state.legal(seat))))
        state.heard = None
        witness.hears(heard)
        if rng.random() < 0.2:
            viewer = rng.randrange(players)
            known = GAME.view(state, viewer)
            other = state.clone()
            for _ in range(3):
                other.redeal(viewer, fast)
                for player in range(players):
                    witness.believes(other, player)
                looked_at += 1
            assert GAME.view(other, viewer) == known
    return looked_at


def test_who_hears_more_than_others_sees_more_too() -> None:
    """§6.5, §6.7, §8.1: at the end of an auction, worlds with other "?" cards that look alike sound alike."""
    compared = 0
    for seed in range(60):
        rng = random.Random(seed)
        state = a_state_before_the_end_of_an_auction(rng, Random(seed))
        seat = state.actor()
        for viewer in (None, *range(state.players)):
            other = state.clone()
            secrets.swap_questions(other, viewer, rng)
            after = [heard_by(viewer, world, seat) for world in (state.clone(), other)]
            if after[0][0] == after[1][0]:
                assert after[0][1] == after[1][1], f"seed {seed}, viewer {viewer}"
                compared += 1
    assert compared > 60


def a_state_before_the_end_of_an_auction(rng: random.Random, fast: Random) -> Rules:
    """A pass would end the auction for information or the sale of the first round."""
    state = GAME.start(rng.randint(4, 5), Options(special_cards=rng.choice(("off", "on"))))
    wanted = rng.choice((INFORMING, SELLING))
    while state.phase != wanted:
        if state.actor() == CHANCE:
            state.roll(rolled(state.due(), fast))
        else:
            state.apply(state.actor(), rng.choice(list(state.legal(state.actor()))))
    # Two bids of everybody, and then all pass.
    while True:
        seat = state.actor()
        others = [other for other in range(state.players) if other != seat]
        can_pass = PASS in state.legal(seat)
        if can_pass and all(state.has_passed(other) or state.held[other] == 0 for other in others):
            return state
        if can_pass and state.held[seat] < 7:
            state.apply(seat, PASS)
        else:
            state.apply(seat, rng.choice(list(state.legal(seat))))


def heard_by(viewer: int | None, state: Rules, seat: int) -> tuple[object, list[Event]]:
    heard: list[Event] = []
    state.heard = heard
    state.apply(seat, PASS)
    seen = [GAME.seen(event, viewer) for event in heard]
    return GAME.view(state, viewer), [event for event in seen if event is not None]
