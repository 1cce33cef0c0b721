"""What the rulebook of Rest in Peace hides: hands, the order of the piles, face-down ghosts at the tenth round, and in
the introductory game the psychics that have not been turned up.

What somebody was allowed to see is no secret any more. Where cards of a family have been seen, this module only mixes
what certainly nobody saw: the order of the pile. The finer points are checked in tests/games/rest_in_peace.
"""

import random
from collections import Counter

from geisterstunde.core.words import Viewer
from geisterstunde.games.rest_in_peace.actions import LayGhost, LayPsychic
from geisterstunde.games.rest_in_peace.box import PSYCHIC
from geisterstunde.games.rest_in_peace.cards import FACE_DOWN, card_of, choice_of, seat_of
from geisterstunde.games.rest_in_peace.rules import Rules
from geisterstunde.games.rest_in_peace.state import HAND, PILE
from geisterstunde.games.rest_in_peace.words import Options

OPTION_SETS = [
    Options(),
    Options(game="introductory"),
    Options(levels=1, start="second"),
    Options(psychics=(2, 3, 6, 14, 18, 19, 20, 22, 25)),
    Options(psychics=(2, 3, 6, 15, 18, 19, 20, 21, 22, 25, 29)),
    Options(
        psychics=(6, 10, 13, 14, 15, 20, 21, 25, 26, 27, 28, 29, 11, 16, 17),
        poltergeist="own",
        worthless_psychics="zero",
        end_effects="values",
        truce_at_end="nothing",
        footprints="any-end",
        back_again="ghosts",
        bloody_mary="what-you-have",
        worthless_at_end="first",
    ),
]


FACE_DOWN_ACTS = (LayGhost, LayPsychic)
"""What the loser of a round lays at the tenth one (§4.5)."""


def _family_has_been_seen(state: Rules, seat: int) -> bool:
    """Whether anybody knows anything about single hidden ghosts of the family, or could infer it."""
    is_searching = state.banned != 0
    return bool(state.known[seat * HAND] or any(state.extras) or len(state.marks) or len(state.facts) or is_searching)


def with_other_secrets(state: Rules, viewer: Viewer, rng: random.Random) -> Rules:
    """The same game with other hidden cards."""
    other = state.clone()
    for seat in (0, 1):
        size = other.pile[seat * PILE]
        hidden = size - other.shown[seat]
        pile = [other.pile[seat * PILE + 1 + i] for i in range(hidden)]
        places = [
            i
            for i, entry in enumerate(other.at_end)
            if card_of(entry) <= PSYCHIC and seat_of(entry) == seat and choice_of(entry) == FACE_DOWN
        ]
        if seat == viewer or _family_has_been_seen(other, seat):
            rng.shuffle(pile)
        else:
            hand = [value for value in range(1, 7) for _ in range(other.hand[seat * HAND + value])]
            cards = pile + hand + [card_of(other.at_end[i]) for i in places]
            rng.shuffle(cards)
            pile, rest = cards[:hidden], cards[hidden:]
            for value in range(1, 7):
                other.hand[seat * HAND + value] = rest[: len(hand)].count(value)
            for i, value in zip(places, rest[len(hand) :], strict=True):
                other.at_end[i] += value - card_of(other.at_end[i])
        for i, value in enumerate(pile):
            other.pile[seat * PILE + 1 + i] = value
    if other.agreed.is_introductory and other.round + 3 <= 9 and other.row[1]:
        first = max(other.round, 1) + 3
        hidden_row = [other.row[place] for place in range(first, 10)]
        rng.shuffle(hidden_row)
        for place, psychic in enumerate(hidden_row, start=first):
            other.row[place] = psychic
    return other


def pieces(state: Rules) -> Counter[str]:
    """21 ghosts in each family, ten tokens, nine psychics in the game."""
    found: Counter[str] = Counter()
    if not state.hand[0] + state.pile[0]:
        return EVERYTHING
    for seat in (0, 1):
        if not state.hand[seat * HAND] + state.pile[seat * PILE]:
            return EVERYTHING
        assert sum(state.hand[seat * HAND + value] for value in range(1, 7)) == state.hand[seat * HAND]
        for value in range(1, 7):
            found[f"ghost {seat} {value}"] += state.hand[seat * HAND + value] + state.discarded[seat * HAND + value]
        for i in range(state.pile[seat * PILE]):
            found[f"ghost {seat} {state.pile[seat * PILE + 1 + i]}"] += 1
    carried = [state.carried + 64 * state.starter] if state.carried else []
    for entry in [*state.lying, *state.at_end, *carried]:
        if card_of(entry) <= PSYCHIC:
            found[f"ghost {seat_of(entry)} {card_of(entry)}"] += 1
    for kind in (0, 1):
        found[f"token {kind}"] += sum(state.tokens[place * 2 + kind] for place in range(1, 11))
        found[f"token {kind}"] += state.won[kind] + state.won[2 + kind]
    found["psychics"] = sum(place > 0 for place in state.where)
    assert len({state.row[place] for place in range(1, 10)}) == 9
    return found


EVERYTHING = Counter(
    {f"ghost {seat} {value}": count for seat in (0, 1) for value, count in enumerate((6, 5, 4, 3, 2, 1), start=1)}
    | {"token 0": 6, "token 1": 4, "psychics": 9}
)
