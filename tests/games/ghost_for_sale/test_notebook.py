"""The notebook of Ghost for $ale (§1.7) against enumeration: all "?" cards, all divisions of the cards, all turns."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product

import pytest
from librt.random import Random

from geisterstunde.core.contract import CHANCE, NOBODY
from geisterstunde.games.ghost_for_sale.game import GAME
from geisterstunde.games.ghost_for_sale.notebook import Conclusions
from geisterstunde.games.ghost_for_sale.words import BidCard, Declare, Lot, Options, Player, Use, View
from tests.games.ghost_for_sale.saleroom import Saleroom
from tests.laws.test_laws import advance, viewers
from tests.seeds import seed_of

SET = (1, 2, 3, 3, 4, 5, 6, 7, 8, 8, 9, 10)
OPTIONS = [Options(), Options(special_cards="on"), Options(special_cards="on", mirror="minus_one")]


def concluded(players: int, options: Options, number: int, chance: float) -> Iterator[tuple[int, View, Conclusions]]:
    """Moments of a random game with anybody's eyes."""
    seed = seed_of(number)
    rng, fast = random.Random(seed), Random(seed)
    state = GAME.start(players, options)
    while state.actor() != NOBODY:
        advance(state, rng, fast)
        if rng.random() < chance:
            view = GAME.view(state, rng.choice(viewers(players)))
            told = GAME.conclude(view)
            if told is not None:
                yield seed, view, told


def possible_questions(view: View) -> list[tuple[str | None, ...]]:
    """All that the "?" cards can say: known ones say what they say, and so many lie as the stack holds true ones."""
    each = [
        (None,) if not player.has_chosen else (player.question,) if player.question else ("true", "false")
        for player in view.players
    ]
    ways = list(product(*each))
    return [way for way in ways if view.stack_trues is None or way.count("false") == view.stack_trues]


def ghosts_at(lot: Lot, questions: tuple[str | None, ...]) -> int:
    """Counted by hand (§3.3, §11.5, §11.6)."""
    real = {"true": "ghost", "false": "painting"}
    ghosts = sum(tokens.count for tokens in lot.tokens if tokens.face == real[str(questions[tokens.seat])])
    if lot.special == "crypt" and lot.is_used:
        return ghosts + 1
    if lot.special == "mirror" and lot.is_used and lot.removed is None:
        return max(0, ghosts - 1)
    return ghosts


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_way_is_one_that_fits_and_none_is_missing(players: int, options: Options) -> None:
    for number in range(3):
        for seed, view, told in concluded(players, options, number, 0.3):
            ways = {way.questions: way.ghosts for way in told.each_way}
            fitting = possible_questions(view)
            assert len(told.each_way) == told.ways == len(fitting), f"seed {seed}"
            assert ways == {way: tuple(ghosts_at(lot, way) for lot in view.lots) for way in fitting}, f"seed {seed}"
            for place, about in enumerate(told.properties):
                counted = Counter(ghosts[place] for ghosts in ways.values())
                assert {one.ghosts: one.ways for one in about.counts} == counted, f"seed {seed}"


def test_five_ghosts_and_more_share_the_last_number_of_a_row() -> None:
    """§8.2"""
    seen = set()
    for _, _, told in concluded(5, Options(), 0, 1.0):
        seen |= {pair for way in told.each_way for pair in zip(way.ghosts, way.places, strict=True)}
    assert all(place == min(ghosts, 5) for ghosts, place in seen)
    assert max(ghosts for ghosts, _ in seen) > 5


@pytest.mark.parametrize("options", OPTIONS)
def test_what_a_token_would_add_is_what_follows_when_it_lies(options: Options) -> None:
    compared = 0
    for seed, view, told in concluded(4, options, 0, 0.5):
        assert view.phase in ("declaring", "deciding") or told.prospects == ()
        for prospect in told.prospects:
            if not isinstance(prospect.action, Declare):
                continue
            assert view.viewer is not None
            then = GAME.foretell(view, view.viewer, prospect.action).view
            assert then is not None, f"seed {seed}"
            after = GAME.conclude(then)
            assert after is not None
            assert prospect.ghosts == tuple(way.ghosts[prospect.lot - 1] for way in after.each_way), f"seed {seed}"
            compared += 1
    assert compared > 20


def test_the_crypt_would_add_a_ghost_and_the_mirror_would_take_one_off() -> None:
    """§11.5, §11.6; B's ghost is real only if B tells the truth."""
    room = Saleroom(specials="mirror crypt dark legend public crystal").at_sale("TTTT", A="g1 g2", B="g1", C="g2")
    room.bids(A="8>1", D="8>2")
    mirror = GAME.conclude(room.view("A"))
    assert mirror is not None
    before = [way.ghosts[0] for way in mirror.each_way]
    honest = [way.questions[1] == "true" for way in mirror.each_way]
    taken = {prospect.action.owner: prospect.ghosts for prospect in mirror.prospects}  # type: ignore[union-attr]
    assert taken[0] == tuple(ghosts - 1 for ghosts in before)
    assert taken[1] == tuple(ghosts - is_real for ghosts, is_real in zip(before, honest, strict=True))
    crypt = GAME.conclude(room.does("no").view("D"))
    assert crypt is not None
    (prospect,) = crypt.prospects
    assert prospect.action == Use()
    assert prospect.ghosts == tuple(way.ghosts[1] + 1 for way in crypt.each_way)


def divisions(player: Player, backs: tuple[str, ...], bids: list[BidCard], others: list[BidCard]) -> set[int]:
    """All sums that these bids of a player can have, by trying every reserve and every choice of the cards outside."""
    unspent = list((Counter(SET) - Counter(player.spent)).elements())
    known = Counter(player.known)
    sums = set()
    for aside in set(combinations(sorted(unspent), 4 if player.has_reserved else 0)):
        outside = Counter(unspent) - Counter(aside)
        if any(outside[card] < count for card, count in known.items()):
            continue
        face_up = Counter(bid.card for bid in (*bids, *others) if bid.card is not None)
        if face_up - outside:
            continue
        free = outside - face_up
        each = []
        for back in ("small", "large"):
            cards = [card for card in free.elements() if backs[card - 1] == back]
            wanted = sum(bid.card is None and bid.back == back for bid in bids)
            elsewhere = sum(bid.card is None and bid.back == back for bid in others)
            each.append({sum(some) for some in combinations(cards, wanted)} if len(cards) >= wanted + elsewhere else ())
        shown = sum(bid.card or 0 for bid in bids)
        sums |= {shown + small + large for small in each[0] for large in each[1]}
    return sums


def lying(view: View) -> dict[str, tuple[BidCard, ...]]:
    lots = {str(number): lot.bids for number, lot in enumerate(view.lots, 1)}
    return {"truelight": view.truelight, "stack": view.stack, **lots}


@pytest.mark.parametrize("options", [Options(), Options(special_cards="on"), Options(backs=("small",) * 10)])
def test_a_bid_can_be_worth_from_the_least_to_the_most_of_all_divisions(options: Options) -> None:
    compared = 0
    for number in range(3):
        for seed, view, told in concluded(4, options, number, 0.12):
            spans = {(span.seat, str(span.target)): (span.least, span.most) for span in told.bids}
            for target, bids in lying(view).items():
                for seat in {bid.seat for bid in bids}:
                    own = [bid for bid in bids if bid.seat == seat]
                    others = [bid for place, more in lying(view).items() for bid in more if place != target]
                    elsewhere = [bid for bid in others if bid.seat == seat]
                    sums = divisions(view.players[seat], view.options.backs, own, elsewhere)
                    assert spans.pop((seat, target)) == (min(sums), max(sums)), f"seed {seed}"
                    compared += 1
            assert spans == {}, f"seed {seed}"
    assert compared > 30


def test_one_knows_ones_own_bid() -> None:
    room = Saleroom().at_sale().does("8>1", "3>1")
    span = {viewer: GAME.conclude(room.view(viewer)) for viewer in (*"AB", None)}
    told = {viewer: [(one.least, one.most) for one in about.bids] for viewer, about in span.items() if about}
    assert told["A"] == [(11, 11)]
    assert told["B"] == told[None] == [(3, 19)]


def test_everybody_has_twelve_cards_and_they_are_spent_known_or_hidden() -> None:
    """D took the 2 back, so that it is not reserved; A has spent the 5 (§6.6)."""
    told = GAME.conclude(Saleroom().at_sale().view("B"))
    assert told is not None
    assert all(tuple(one.card for one in cards) == SET for cards in told.sets)
    assert [one.card for one in told.sets[0] if one.state == "spent"] == [5]
    assert [one.card for one in told.sets[3] if one.state == "known"] == [2]
    assert all(one.back == ("small" if one.card in (2, 3, 4, 5, 10) else "large") for one in told.sets[2])


@pytest.mark.parametrize("players", [3, 5])
def test_so_many_turns_come_before_the_own_one(players: int) -> None:
    """Counted by playing on until it is the viewer's turn, or the phase is over."""
    seed = seed_of(0)
    rng, fast = random.Random(seed), Random(seed)
    state = GAME.start(players, Options(special_cards="on"))
    counted = 0
    while state.actor() != NOBODY:
        advance(state, rng, fast)
        if state.actor() in (CHANCE, NOBODY):
            continue
        viewer = rng.randrange(players)
        view = GAME.view(state, viewer)
        told = GAME.conclude(view)
        if told is None or told.turns_before is None:
            continue
        later, turns, on = state.clone(), 0, view.active
        while on != viewer and on is not None:
            advance(later, rng, fast)
            now = GAME.view(later, None)
            if (now.phase, now.round) != (view.phase, view.round):
                break
            if now.active != on:
                turns, on = turns + 1, now.active
        else:
            counted += 1
            assert told.turns_before == turns, f"seed {seed}"
    assert counted > 10
