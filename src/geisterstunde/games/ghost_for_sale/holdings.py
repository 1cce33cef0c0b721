"""What can be known of everybody's bidding cards in Ghost for $ale: what became of each, and what a bid can be worth.

The facts that bind them are told in memory.py.
"""

from collections import Counter
from typing import Final

from geisterstunde.games.ghost_for_sale.box import COPIES, RESERVED, VALUES
from geisterstunde.games.ghost_for_sale.notebook import BidSpan, SetCard
from geisterstunde.games.ghost_for_sale.words import Back, BidCard, Player, Target, View

SET: Final = tuple(value + 1 for value in range(VALUES) for _ in range(COPIES[value]))

PROPERTIES: Final[tuple[Target, ...]] = ("1", "2", "3", "4", "5", "6")


def sets(view: View) -> tuple[tuple[SetCard, ...], ...]:
    """The twelve cards of each seat in rising order; of equal ones the spent one comes first."""
    return tuple(tuple(_set_of(player, view.options.backs)) for player in view.players)


def _set_of(player: Player, backs: tuple[Back, ...]) -> list[SetCard]:
    spent, known = Counter(player.spent), Counter(player.known)
    cards = []
    for card in SET:
        if spent[card]:
            spent[card] -= 1
            cards.append(SetCard(card, backs[card - 1], "spent"))
        elif known[card]:
            known[card] -= 1
            cards.append(SetCard(card, backs[card - 1], "known"))
        else:
            cards.append(SetCard(card, backs[card - 1], "hidden"))
    return cards


def spans(view: View) -> tuple[BidSpan, ...]:
    """What every bid on the table can be worth, exactly."""
    lying: dict[Target, tuple[BidCard, ...]] = {"truelight": view.truelight, "stack": view.stack}
    for target, lot in zip(PROPERTIES, view.lots, strict=False):
        lying[target] = lot.bids
    return tuple(
        BidSpan(seat, target, *_span([bid for bid in lying[target] if bid.seat == seat], everything))
        for seat in range(len(view.players))
        for everything in [_Cards(view, seat, [bid for bids in lying.values() for bid in bids if bid.seat == seat])]
        for target in lying
        if any(bid.seat == seat for bid in lying[target])
    )


class _Cards:
    """The cards that a seat's face-down bids can be: some certainly are not reserved, of the others four may be."""

    def __init__(self, view: View, seat: int, bids: list[BidCard]) -> None:
        player = view.players[seat]
        self.known = Counter(player.known)
        self.hidden = Counter(SET) - Counter(player.spent) - self.known
        for bid in bids:
            if bid.card is not None:
                # A card that lies open may be the one that was seen before.
                (self.known if self.known[bid.card] else self.hidden)[bid.card] -= 1
        # So many of the cards that nobody has seen may lie on the table.
        self.most_hidden = self.hidden.total() - (RESERVED if player.has_reserved else 0)
        self.backs = view.options.backs
        self.lying = Counter(bid.back for bid in bids if bid.card is None)

    def with_back(self, cards: Counter[int], back: Back) -> list[int]:
        """In rising order."""
        return sorted(card for card in cards.elements() if self.backs[card - 1] == back)


def _span(bids: list[BidCard], cards: _Cards) -> tuple[int, int]:
    """The least and the most that these cards of a seat can be together.

    Of each back so many are known cards, the others hidden ones; for given numbers the outermost cards are the best.
    """
    open_sum = sum(bid.card for bid in bids if bid.card is not None)
    wanted = Counter(bid.back for bid in bids if bid.card is None)
    least, most = [], []
    for hidden, low, high in _divisions(cards, "small", wanted["small"]):
        for more_hidden, more_low, more_high in _divisions(cards, "large", wanted["large"]):
            if hidden + more_hidden <= cards.most_hidden:
                least.append(low + more_low)
                most.append(high + more_high)
    return open_sum + min(least), open_sum + max(most)


def _divisions(cards: _Cards, back: Back, wanted: int) -> list[tuple[int, int, int]]:
    """For every number of known cards among the wanted ones: how many hidden cards all bids with this back need then,
    and the least and the most that the wanted ones are."""
    known, hidden = cards.with_back(cards.known, back), cards.with_back(cards.hidden, back)
    elsewhere = cards.lying[back] - wanted
    divisions = []
    for count in range(max(0, wanted - len(hidden)), min(wanted, len(known)) + 1):
        rest = wanted - count
        needed = rest + max(0, elsewhere - (len(known) - count))
        low = sum(known[:count]) + sum(hidden[:rest])
        high = sum(known[len(known) - count :]) + sum(hidden[len(hidden) - rest :])
        divisions.append((needed, low, high))
    return divisions
