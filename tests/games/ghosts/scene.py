"""A table of Ghosts for the scenarios: hands and draw pile as cards, people by name, everything through the rules.

`Scene("Oliver: r2 g1 …", "Sabine: …")` is a fresh deal in which everybody has kept the cards; cards that are not named
come as they lie. With `late=True` the hands and the draw pile are exactly those named, and all other cards are in
piles that were taken earlier in the round.
"""

from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from geisterstunde.core.contract import CHANCE
from geisterstunde.core.words import Event, Refusal, Viewer
from geisterstunde.games.ghosts.box import KIND_OF_CARD
from geisterstunde.games.ghosts.game import GAME
from geisterstunde.games.ghosts.notation import read, write, write_card
from geisterstunde.games.ghosts.state import ANSWER, PLAY
from geisterstunde.games.ghosts.words import CARDS, Card, Keep, Options, Play, Played, View

FOG_HAND = "fog fog fog fog fog"


def kind(text: str) -> int:
    """The number of the card that a short text means."""
    action = read(text)
    assert isinstance(action, Play)
    return CARDS.index(action.card)


def kinds(text: str) -> list[int]:
    return [kind(card) for card in text.split()]


def cards(shown: tuple[Card, ...]) -> str:
    """Cards as short text."""
    return " ".join(map(write_card, shown))


def stacked(places: list[int]) -> vec[i64]:
    """The outcome of a shuffle of all 60 cards that begins with these kinds."""
    left = list(range(60))
    order = []
    for wanted in places:
        card = next(card for card in left if KIND_OF_CARD[card] == wanted)
        left.remove(card)
        order.append(card)
    return vec[i64](order + left)


class Scene:
    """People at a table."""

    def __init__(
        self, *hands: str, draw: str = "", late: bool = False, keep: bool = True, options: Options | None = None
    ) -> None:
        self.names = [hand.partition(":")[0] for hand in hands]
        self.hands = [kinds(hand.partition(":")[2]) for hand in hands]
        chosen = options or Options()
        if not keep or FOG_HAND in (hand.partition(": ")[2] for hand in hands):
            # Who holds nothing but fog can keep it only where everybody is asked (§2.3).
            chosen = replace(chosen, redraw="ask")
        self.state = GAME.start(len(hands), chosen)
        self.heard: list[Event] = []
        self.state.heard = self.heard
        if late:
            self._begin_late(kinds(draw))
            return
        assert all(len(hand) == 5 for hand in self.hands)
        self.state.roll(stacked([card for hand in self.hands for card in hand] + kinds(draw)))
        if keep:
            self.keep()

    def _begin_late(self, draw: list[int]) -> None:
        state = self.state
        held = [card for hand in self.hands for card in hand]
        order = [KIND_OF_CARD[card] for card in stacked(held + draw)]
        for seat, hand in enumerate(self.hands):
            state.sizes[seat] = len(hand)
            state.answered[seat] = 1
            for place, card in enumerate(hand):
                state.hands[5 * seat + place] = card
        state.drawn = 60 - len(draw)
        for place, card in enumerate(draw):
            state.deck[state.drawn + place] = card
        for place, card in enumerate(order[len(held) + len(draw) :]):
            state.laid[place] = card
        state.laid_count = state.pile_start = 60 - len(held) - len(draw)
        state.phase = PLAY
        state.acting = state.active = 0

    def seat(self, name: str) -> int:
        return self.names.index(name)

    def keep(self) -> None:
        """Everybody who is asked and has not answered keeps the cards."""
        for seat in self.state.to_act() if self.state.phase == ANSWER else ():
            self.state.apply(seat, GAME.catalogue.number(Keep()))

    def play(self, *moves: str) -> "Scene":
        """`Oliver r2`: somebody does something; refused like at any table if it is not legal."""
        for move in moves:
            name, _, text = move.partition(" ")
            number = GAME.catalogue.number(read(text))
            assert self.seat(name) in self.state.to_act(), f"{move}: it is the turn of {self.turn}"
            assert number in self.state.legal(self.seat(name)), f"{move}: {self.choices(name)}"
            self.state.apply(self.seat(name), number)
        return self

    def shuffle(self, *first: str) -> "Scene":
        """The roll that is due: these cards come first, as far as they are in the pile that is shuffled."""
        assert self.state.actor() == CHANCE
        size = self.state.due().n
        if size == 60:
            self.state.roll(stacked(kinds(" ".join(first))))
            return self
        pile = list(self.state.deck)[60 - size :]
        order: list[int] = []
        for card in kinds(" ".join(first)):
            order.append(next(place for place in range(size) if pile[place] == card and place not in order))
        self.state.roll(vec[i64](order + [place for place in range(size) if place not in order]))
        return self

    @property
    def turn(self) -> str:
        """Whose turn it is."""
        (seat,) = self.state.to_act()
        return self.names[seat]

    def choices(self, name: str) -> set[str]:
        """All that somebody may do."""
        return {write(action) for action in GAME.legal_actions(self.state, self.seat(name))}

    def refusal(self, move: str) -> Refusal:
        """Why somebody may not do that."""
        name, _, text = move.partition(" ")
        assert text not in self.choices(name)
        return GAME.why_not(self.state, self.seat(name), read(text))

    @property
    def said(self) -> str:
        """What the last player said aloud."""
        played = [event for event in self.heard if isinstance(event, Played)][-1]
        return f"{played.fear}, {played.kind}" if played.kind in ("mirror", "fog") else str(played.fear)

    def view(self, name: str | None = None) -> View:
        return GAME.view(self.state, self.viewer(name))

    def viewer(self, name: str | None) -> Viewer:
        return None if name is None else self.seat(name)

    def hand(self, name: str) -> str:
        """The cards that somebody holds."""
        return cards(self.view(name).hand)

    @property
    def points(self) -> dict[str, int]:
        return dict(zip(self.names, self.view().points, strict=True))

    def news(self, name: str | None) -> list[Event]:
        """All that somebody has heard."""
        heard = (GAME.seen(event, self.viewer(name)) for event in self.heard)
        return [event for event in heard if event is not None]
