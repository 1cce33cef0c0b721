"""What the rulebook of Ghoosty! hides: the hands from the others, the houses from everybody, the order of the crypt.

Open are the number of cards everywhere, the cemetery, Tom beside it and the exile. Cards that a player took up before
everybody's eyes are no secret: whoever remembers them knows that they are there until they are played.
"""

import random
from collections import Counter

from geisterstunde.core.words import Viewer
from geisterstunde.games.ghoosty.rules import Rules
from geisterstunde.games.ghoosty.words import Options

# Random players hardly ever come to an end by themselves. The limit is only a number: small ones keep the laws quick.
OPTION_SETS = [
    Options(no_progress_limit=100),
    Options(mimis_per_play="any", several_eights="each", no_progress_limit=50),
    Options(length="match", no_progress_limit=50, start="lot"),
    Options(no_progress_limit=50, start="second", nobody_left="all-share"),
]

FACE_DOWN_ACTS = ()
"""Every card is laid openly."""

TOM, MIMI, KINDS, DECK = 0, 15, 16, 62


def hidden_places(state: Rules) -> list[int]:
    """The places of the deck where cards still lie face down: what is left of the houses, and of the crypt."""
    house = {2: 12, 3: 10, 4: 8, 5: 6, 6: 4}[state.players]
    places: list[int] = []
    for seat in range(state.players):
        first = 4 * state.players + house * seat
        places += range(first, first + state.house_left[seat])
    return places + list(range(DECK - state.crypt_left, DECK))


def with_other_secrets(state: Rules, viewer: Viewer, rng: random.Random) -> Rules:
    """All face-down cards and all unseen cards of the other hands, shuffled."""
    other = state.clone()
    places = hidden_places(other)
    cards = [other.deck[place] for place in places]
    hands = [seat for seat in range(other.players) if seat != viewer]
    unseen = dict.fromkeys(hands, 0)
    for seat in hands:
        for kind in range(KINDS):
            at = KINDS * seat + kind
            secret = other.hand[at] - other.known[at]
            cards += [kind] * secret
            unseen[seat] += secret
            other.hand[at] -= secret
    rng.shuffle(cards)
    for place in places:
        other.deck[place] = cards.pop()
    for seat in hands:
        for _ in range(unseen[seat]):
            other.hand[KINDS * seat + cards.pop()] += 1
    return other


def pieces(state: Rules) -> Counter[int]:
    """Every card by its kind, wherever it is; the counts that the state keeps beside must fit."""
    cards = Counter(state.deck[place] for place in hidden_places(state))
    for seat in range(state.players):
        hand = list(state.hand[KINDS * seat : KINDS * seat + KINDS])
        known = list(state.known[KINDS * seat : KINDS * seat + KINDS])
        assert all(0 <= seen <= held for seen, held in zip(known, hand, strict=True))
        assert sum(hand) == state.hand_size[seat]
        assert sum(known) == state.known_size[seat]
        cards.update(dict(enumerate(hand)))
    cards.update(state.cemetery[place] // 2 for place in range(state.lying) if state.cemetery[place] % 2 == 0)
    cards[MIMI] += sum(state.cemetery[place] % 2 for place in range(state.lying))
    cards.update(dict(enumerate(state.exile)))
    cards[TOM] += state.toms
    return +cards
