"""What the rulebook of Ghosts hides: the hands of the others and the order of the draw pile."""

import random
from collections import Counter

from geisterstunde.core.words import Viewer
from geisterstunde.games.ghosts.rules import Rules
from geisterstunde.games.ghosts.words import Options

OPTION_SETS = [
    Options(),
    Options(give_back="choose"),
    Options(next_starter="ended", give_back="choose", rounds=5),
    Options(rounds=1, start="lot"),
    Options(rounds=2, redraw="ask", start="second"),
]

FACE_DOWN_ACTS = ()
"""Every card is laid openly; whoever keeps a hand keeps all of it."""

ALL_CARDS = Counter({**dict.fromkeys(range(18), 3), 18: 6})


def with_other_secrets(state: Rules, viewer: Viewer, rng: random.Random) -> Rules:
    """All cards that the viewer does not see change places, but fog that the table knows of stays.

    Whoever laid fog with no ghost on the pile had no ghost to open with: what was left of that hand is fog. Where a
    hand of nothing but fog is redrawn without asking, whoever has laid no ghost yet still holds one.
    """
    while True:
        other = _shuffled(state, viewer, rng)
        hands = [other.hands[5 * seat : 5 * seat + other.sizes[seat]] for seat in range(other.players)]
        if all(set(hand) != {18} for seat, hand in enumerate(hands) if state.sure_ghost[seat]):
            return other


def _shuffled(state: Rules, viewer: Viewer, rng: random.Random) -> Rules:
    other = state.clone()
    places = [("draw", place) for place in range(state.drawn, 60)]
    for seat in range(state.players):
        sure = state.sure_fog[seat]
        for place in range(5 * seat, 5 * seat + state.sizes[seat]):
            if state.hands[place] == 18 and sure > 0:
                sure -= 1
            elif seat != viewer:
                places.append(("hand", place))
    cards = [state.deck[place] if where == "draw" else state.hands[place] for where, place in places]
    rng.shuffle(cards)
    for (where, place), card in zip(places, cards, strict=True):
        if where == "draw":
            other.deck[place] = card
        else:
            other.hands[place] = card
    return other


def pieces(state: Rules) -> Counter[int]:
    """The 60 cards: in the hands, in the draw pile, laid in this round; between two rounds all are gathered."""
    cards: Counter[int] = Counter()
    for seat in range(state.players):
        cards.update(state.hands[5 * seat : 5 * seat + state.sizes[seat]])
    cards.update(state.deck[state.drawn :])
    cards.update(state.laid[: state.laid_count])
    return cards or Counter(ALL_CARDS)
