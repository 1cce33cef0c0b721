"""Positions of Ghoosty! as pictures, and moves as notation, for the tests.

Cards are written `7`, `m` (Mimi Kry) and `tom`; seats are separated by `/`. A house and the crypt are written with the
card that is drawn first on the left. The cemetery is written from the bottom to the top, `7m` being a Mimi Kry as a
7. Cards that a picture does not name are in exile. A seat with neither hand nor house has left.
"""

from collections import Counter

from librt.vecs import append

from geisterstunde.core.words import Event
from geisterstunde.games.ghoosty.box import CARDS, COPIES, HOUSE, KINDS, MIMI, TOM
from geisterstunde.games.ghoosty.game import GAME
from geisterstunde.games.ghoosty.rules import Rules
from geisterstunde.games.ghoosty.state import PLAYING
from geisterstunde.games.ghoosty.words import Options, View

MATCH = Options(length="match")


def kinds(text: str) -> list[int]:
    """The kinds of the cards in a text."""
    return [CARDS.index("mimi" if word == "m" else word) for word in text.split()]


def by_seat(text: str, players: int) -> list[list[int]]:
    """The cards of each seat."""
    return [kinds(part) for part in text.split("/")] if text else [[]] * players


def night(
    hands: str,
    *,
    cemetery: str = "",
    houses: str = "",
    crypt: str = "",
    toms: int = 0,
    known: str = "",
    active: int = 0,
    options: Options | None = None,
) -> Rules:
    """A position in the middle of the first round; after midnight, unless there is a crypt."""
    players = hands.count("/") + 1
    state = GAME.start(players, options or Options())
    state.phase, state.round, state.active, state.toms = PLAYING, 1, active, toms
    state.crypt_left = 0
    placed = Counter({TOM: toms})
    for seat, hand in enumerate(by_seat(hands, players)):
        for kind in hand:
            state.gain(seat, kind)
    for seat, seen in enumerate(by_seat(known, players)):
        for kind in seen:
            state.known[seat * KINDS + kind] += 1
            state.known_size[seat] += 1
    for seat, house in enumerate(by_seat(houses, players)):
        assert len(house) <= HOUSE[players]
        for place, kind in enumerate(reversed(house)):
            state.deck[state.house_start(seat) + place] = kind
        state.house_left[seat] = len(house)
        placed.update(house)
    for place, kind in enumerate(reversed(kinds(crypt))):
        state.deck[61 - place] = kind
        state.crypt_left += 1
        placed[kind] += 1
    for word in cemetery.split():
        value, is_mimi = int(word.removesuffix("m")), word.endswith("m")
        state.cemetery[state.lying] = 2 * value + is_mimi
        state.lying += 1
        state.run = state.run + 1 if value == state.top else 1
        state.top = value
        placed[MIMI if is_mimi else value] += 1
    for kind in range(KINDS):
        held = sum(state.hand[seat * KINDS + kind] for seat in range(players))
        state.exile[kind] = COPIES[kind] - placed[kind] - held
        assert state.exile[kind] >= 0, f"too many cards {CARDS[kind]}"
    for seat in range(players):
        if not state.is_in(seat):
            state.left = append(state.left, seat)
    return state


def play(state: Rules, *texts: str) -> list[Event]:
    """The seats that are to act do this, one after the other; what happened by the last of it."""
    heard: list[Event] = []
    for text in texts:
        number = GAME.catalogue.number(GAME.read(text))
        assert number in state.legal(state.actor()), f"{text} is not legal"
        heard = []
        state.heard = heard
        state.apply(state.actor(), number)
        state.heard = None
    return heard


def choices(state: Rules) -> set[str]:
    """All that the seat to act may do."""
    return {GAME.write(action) for action in GAME.legal_actions(state, state.actor())}


def plays(state: Rules) -> set[str]:
    """The plays of ghosts among them."""
    return choices(state) - {"luck", "take", "house", "pass"}


def refusal(state: Rules, text: str) -> str:
    """Why the seat to act may not do this."""
    action = GAME.read(text)
    assert GAME.catalogue.number(action) not in state.legal(state.actor()), f"{text} is legal"
    return GAME.why_not(state, state.actor(), action).key


def table(state: Rules, viewer: int | None = None) -> View:
    """What a viewer sees."""
    return GAME.view(state, viewer)


def lies(state: Rules) -> str:
    """The cemetery, written as above."""
    return " ".join(f"{card.value}{'m' if card.card == 'mimi' else ''}" for card in table(state).cemetery)


def hand(state: Rules, seat: int) -> str:
    """A hand, written as above."""
    return " ".join("m" if card == "mimi" else card for card in table(state, seat).hand)


def known(state: Rules, seat: int) -> str:
    """What everybody knows of a hand, written as above."""
    return " ".join("m" if card == "mimi" else card for card in table(state).known[seat])
