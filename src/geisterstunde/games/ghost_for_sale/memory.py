"""What can be known for certain in Ghost for $ale of that which is hidden (§1.7).

*Bidding cards.* Everybody has the same twelve cards, and every card that lay as a bid is turned over when its auction
ends. So of another seat one knows the spent cards, and one does not know how the rest is divided among the hand, the
cards that lie face down, and (in the first round) the four reserved cards. Three facts bind that division:
  1. A card that lies face down shows its back, so its value is one of those with this back.
  2. A card that was turned over and taken back in the first round is not among the reserved ones. Cards of one value
     are alike, so this is a count for each value: of the 3s, at most two less those seen outside the reserve at one
     time are reserved. Seen at one time: a 3 that came back and a 3 that lies open later may be one and the same card.
     `Truth.shown` keeps the largest number, spent cards included.
  3. The numbers of cards: hands are counted, a reserve has four. While a seat is still choosing its reserve nobody
     sees how far it is: it may have laid aside none, one, two or three.
No other fact binds it. Whether a seat may pass or where its card has to go (§6.2–§6.4) depends on numbers of cards
that everybody sees, never on their values. Backs of cards in the hand are not shown, and the reserved cards lie under
the character card, so that their backs cannot be seen either (§2.3). In the second round there is no reserve: one
knows what a seat holds, and only which of these cards lie face down is hidden.

*"?" cards.* A seat's card is known to itself and to whoever has looked at it (the holder of its magnifying glass).
Whoever has seen the stack knows how many true cards are in it; as everybody put in the opposite of what he kept, this
is the number of liars, no more: the stack is shuffled. Nothing else binds the cards before all are revealed.
"""

from typing import Final

from mypy_extensions import i64

from geisterstunde.games.ghost_for_sale.bids import bidder, card_of
from geisterstunde.games.ghost_for_sale.box import RESERVED, VALUES
from geisterstunde.games.ghost_for_sale.state import NOT_YET, OVER, RESERVING, Truth

SPECTATOR: Final = -2
"""A viewer without a seat, as a number; differs from NO_SEAT."""


def remember_revealed(truth: Truth) -> None:
    """All bids have been turned over: what lay on the table, and what was spent before, is not reserved (fact 2)."""
    outside = truth.spent[:]
    for bid in truth.bids:
        outside[bidder(bid) * VALUES + card_of(bid) - 1] += 1
    shown = truth.shown
    for card in range(truth.players * VALUES):
        if shown[card] > outside[card]:
            outside[card] = shown[card]
    truth.shown = outside


def forget_reserves(truth: Truth) -> None:
    """No card is reserved any more, so that there is nothing left to be remembered (§9.2)."""
    truth.shown = truth.spent


def certainly_outside(truth: Truth, seat: i64, value: i64) -> i64:
    """How many unspent cards of a value certainly are not reserved (fact 2)."""
    if truth.round == 2:
        return 0
    return truth.shown[seat * VALUES + value] - truth.spent[seat * VALUES + value]


def is_reserve_unfinished(truth: Truth, seat: i64) -> bool:
    """Whether nobody else can tell how many cards the seat has laid aside (fact 3)."""
    return truth.phase == RESERVING and truth.aside[seat] < RESERVED


def knows_question(truth: Truth, seat: i64, viewer: i64) -> bool:
    """Whether the viewer has seen the "?" card that the seat kept; in the end all have (§8.1)."""
    if truth.meaning[seat] == NOT_YET:
        return False
    return seat == viewer or truth.glass[seat] == viewer or truth.phase == OVER
