"""What the rulebook of Ghost for $ale hides: the cards in the hands of the others, the cards under their character
cards, the values of their face-down bids, and their "?" cards, unless one has looked at them.

What it shows: how many cards somebody has, the backs of bids, cards that lay open or were turned over, who has looked
at whose card, and to whoever has looked through the stack how many of its cards say true.
"""

import random
from collections import Counter

from geisterstunde.core.words import Viewer
from geisterstunde.games.ghost_for_sale.rules import Rules
from geisterstunde.games.ghost_for_sale.state import LAYING_OUT, OVER, RESERVING, SELLING
from geisterstunde.games.ghost_for_sale.words import Bid, Choose, Options, Reserve

SET = (1, 2, 3, 3, 4, 5, 6, 7, 8, 8, 9, 10)

OPTION_SETS = [
    Options(),
    Options(start="lot", special_cards="on"),
    Options(special_cards="on", mirror="minus_one", tiebreak_counts="properties"),
    Options(start="third", backs=("small",) * 10),
]


FACE_DOWN_ACTS = (Reserve, Choose, Bid)
"""Cards set aside, the "?" card under the character, and bids lie face down; only the back of a bid shows."""


def with_other_secrets(state: Rules, viewer: Viewer, rng: random.Random) -> Rules:
    """Everybody else's hidden cards shuffled within what the table has seen."""
    other = state.clone()
    for seat in range(state.players):
        if seat != viewer and state.phase > LAYING_OUT:
            _swap_cards(other, seat, rng)
    swap_questions(other, viewer, rng)
    return other


def _swap_cards(state: Rules, seat: int, rng: random.Random) -> None:
    """Trade the places of hidden cards: two face-down bids of one back, a bid and a hand card of one back, or a
    reserved card and a card in the hand that nobody has ever seen; repeated many times.

    Whoever still chooses cards for the reserve may be further or less far: nobody watches."""
    if state.phase == RESERVING and state.aside[seat] < 4:
        _choose_other_reserve(state, seat, rng)
        return
    for _ in range(20):
        rng.choice((_trade_bid, _trade_reserved))(state, seat, rng)


def _choose_other_reserve(state: Rules, seat: int, rng: random.Random) -> None:
    aside = rng.sample(SET, rng.randrange(4))
    for value in range(1, 11):
        state.reserve[seat * 10 + value - 1] = aside.count(value)
        state.hand[seat * 10 + value - 1] = SET.count(value) - aside.count(value)
    state.aside = state.aside[:]
    state.aside[seat] = len(aside)
    state.held[seat] = 12 - len(aside)


def _cards(counts: list[int], seat: int) -> list[int]:
    return [value for value in range(1, 11) for _ in range(counts[seat * 10 + value - 1])]


def _back(state: Rules, value: int) -> str:
    return state.printed.options.backs[value - 1]


def _trade_bid(state: Rules, seat: int, rng: random.Random) -> None:
    """A face-down card goes back to the hand, and another one with the same back lies in its place."""
    hidden = [
        order
        for order, bid in enumerate(state.bids)
        if bid % 8 == seat and not (bid // 8 % 8 >= 2 and state.special[bid // 8 % 8 - 2] == 2)
    ]
    if not hidden:
        return
    order = rng.choice(hidden)
    value = state.bids[order] // 64
    fitting = [card for card in _cards(list(state.hand), seat) if _back(state, card) == _back(state, value)]
    if fitting:
        card = rng.choice(fitting)
        state.bids[order] = state.bids[order] % 64 + 64 * card
        state.hand[seat * 10 + card - 1] -= 1
        state.hand[seat * 10 + value - 1] += 1


def _trade_reserved(state: Rules, seat: int, rng: random.Random) -> None:
    """A reserved card is changed for one in the hand, of which no more copies have been seen than stay outside."""
    reserved, hand = _cards(list(state.reserve), seat), _cards(list(state.hand), seat)
    if not reserved or not hand:
        return
    value, card = rng.choice(reserved), rng.choice(hand)
    outside = SET.count(card) - state.reserve[seat * 10 + card - 1]
    if value == card or outside - 1 < seen_outside(state, seat, card):
        return
    state.reserve[seat * 10 + value - 1] -= 1
    state.reserve[seat * 10 + card - 1] += 1
    state.hand[seat * 10 + value - 1] += 1
    state.hand[seat * 10 + card - 1] -= 1


def seen_outside(state: Rules, seat: int, card: int) -> int:
    """How many copies of a card were seen outside the reserve at one time in the first round."""
    place = seat * 10 + card - 1
    spent = state.spent[place]
    turned_over = sum(bid % 8 == seat and bid // 64 == card for bid in state.last_bids)
    return max(spent, turned_over, state.shown[place])


def swap_questions(state: Rules, viewer: Viewer, rng: random.Random) -> None:
    """Unknown "?" cards change; for whoever has seen the stack they change places only."""
    if state.phase == OVER:
        return
    unknown = [
        seat
        for seat in range(state.players)
        if seat != viewer and state.meaning[seat] >= 0 and (viewer is None or state.glass[seat] != viewer)
    ]
    if viewer is not None and state.stack_seen_by == viewer:
        cards = [state.meaning[seat] for seat in unknown]
        rng.shuffle(cards)
    else:
        cards = [rng.randrange(2) for _ in unknown]
    for seat, card in zip(unknown, cards, strict=True):
        state.meaning[seat] = card


def pieces(state: Rules) -> Counter[str]:
    """Twelve bidding cards a seat, wherever they are; all tokens; one "?" card kept at most; eight special cards."""
    counted: Counter[str] = Counter()
    for seat in range(state.players):
        for place, cards in enumerate((state.hand, state.reserve, state.spent)):
            own = _cards(list(cards), seat)
            counted.update(f"card {seat} {card}" for card in own)
            if place == 0:
                assert len(own) == state.held[seat]
        counted.update(f"card {seat} {bid // 64}" for bid in state.bids if bid % 8 == seat)
        tokens = sum(state.tokens[seat * 3 : seat * 3 + 3])
        tokens += sum(state.laid[lot * 20 + seat * 4 + kind] for lot in range(6) for kind in range(4))
        if 0 <= state.mirrored < 10 and state.mirrored // 2 == seat:
            tokens += 1
        counted[f"tokens {seat}"] = tokens
    kept = (state.crystal_keeper >= 0) + (state.portraits_keeper >= 0)
    laid = [special for special in state.special if special >= 0]
    assert len(set(laid)) == len(laid) <= 8 - (kept if state.phase < SELLING and state.round == 2 else 0)
    return counted
