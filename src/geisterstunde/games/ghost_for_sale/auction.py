"""How the auctions of Ghost for $ale end: who looks at what (§6), who buys what (§7), and what becomes of the cards."""

from librt.vecs import vec
from mypy_extensions import i64

from geisterstunde.games.ghost_for_sale.bids import (
    STAKES,
    best_at,
    bidder,
    card_of,
    ranking_at,
    stake_at,
    stake_of,
    target_of,
    weigh,
)
from geisterstunde.games.ghost_for_sale.box import (
    FIRST_LOT,
    LOTS,
    PORTRAITS,
    QUESTIONS,
    SPECIALS,
    STACK,
    TRUELIGHT,
    VALUES,
)
from geisterstunde.games.ghost_for_sale.memory import remember_revealed
from geisterstunde.games.ghost_for_sale.state import NO_SEAT, Truth
from geisterstunde.games.ghost_for_sale.words import (
    BidRevealed,
    Kept,
    Looked,
    Sold,
    Spent,
    StackSeen,
    TakenBack,
    Unsold,
)

# §6 Information


def inform(truth: Truth) -> None:
    """Mrs. Truelight first, then the stack (§6.5–§6.7)."""
    strengths = weigh(truth.bids)
    is_spent = vec[i64]([0] * STAKES)
    _turn_over(truth, TRUELIGHT)
    _look(truth, ranking_at(strengths, TRUELIGHT), is_spent)
    _tell_settled(truth, TRUELIGHT, is_spent)
    _turn_over(truth, STACK)
    winner = best_at(strengths, STACK)
    if winner >= 0:
        truth.stack_seen_by = winner
        is_spent[stake_at(winner, STACK)] = 1
        if truth.heard is not None:
            truth.heard.append(StackSeen(winner, truth.trues_in_stack()))
    _tell_settled(truth, STACK, is_spent)
    _settle(truth, is_spent)


def _look(truth: Truth, ranking: vec[i64], is_spent: vec[i64]) -> None:
    """Everybody looks at the "?" card of the next one in the ranking and pays for it, except the last (§6.5)."""
    glass = truth.glass[:]
    last: i64 = len(ranking) - 1
    for rank in range(last):
        seat = ranking[rank]
        looked_at = ranking[rank + 1]
        glass[looked_at] = seat
        is_spent[stake_at(seat, TRUELIGHT)] = 1
        if truth.heard is not None:
            truth.heard.append(Looked(seat, looked_at, QUESTIONS[truth.meaning[looked_at]]))
    truth.glass = glass


# §7 The auction of the properties


def sell(truth: Truth) -> None:
    """Each property in the order of the alphabet goes to the best bid, which is spent (§7.3)."""
    strengths = weigh(truth.bids)
    is_spent = vec[i64]([0] * STAKES)
    owner = truth.owner[:]
    for lot in range(LOTS):
        target = lot + FIRST_LOT
        winner = best_at(strengths, target)
        if winner != NO_SEAT:
            owner[truth.property_of(lot)] = winner
            is_spent[stake_at(winner, target)] = 1
        if truth.heard is not None:
            _turn_over(truth, target)
            name = truth.name_of(lot)
            truth.heard.append(Unsold(name) if winner == NO_SEAT else Sold(winner, name))
            _tell_settled(truth, target, is_spent)
        if winner != NO_SEAT and truth.special[lot] == PORTRAITS:
            _keep_portraits(truth, winner)
    truth.owner = owner
    _settle(truth, is_spent)


def _keep_portraits(truth: Truth, seat: i64) -> None:
    """The family portraits belong to the buyer to the end of the game (§11.8)."""
    truth.portraits_keeper = seat
    if truth.heard is not None:
        truth.heard.append(Kept(seat, SPECIALS[PORTRAITS]))


# What becomes of the cards


def _turn_over(truth: Truth, target: i64) -> None:
    """The cards of one place are turned over in the order in which they were laid (§6.5)."""
    if truth.heard is None:
        return
    for bid in truth.bids:
        if target_of(bid) == target:
            truth.heard.append(BidRevealed(bidder(bid), truth.target_name(target), card_of(bid)))


def _tell_settled(truth: Truth, target: i64, is_spent: vec[i64]) -> None:
    """What becomes of the cards of one place (§6.6, §7.3)."""
    if truth.heard is None:
        return
    name = truth.target_name(target)
    for seat in range(truth.players):
        place = stake_at(seat, target)
        cards = tuple([card_of(bid) for bid in truth.bids if stake_of(bid) == place])
        if cards:
            truth.heard.append(Spent(seat, name, cards) if is_spent[place] else TakenBack(seat, name, cards))


def _settle(truth: Truth, is_spent: vec[i64]) -> None:
    """The stakes that are spent leave the game, the others go back to the hand.

    There they wait for the auction that follows (§6.8) or for the second round (§7.4).
    """
    remember_revealed(truth)
    bids = truth.bids
    hand = truth.hand
    spent = truth.spent[:]
    count: i64 = len(bids)
    for order in range(count):
        bid = bids[order]
        card = bidder(bid) * VALUES + card_of(bid) - 1
        if is_spent[stake_of(bid)] > 0:
            spent[card] += 1
        else:
            hand[card] += 1
            truth.held[bidder(bid)] += 1
    truth.spent = spent
    truth.last_bids = bids
    truth.bids = vec[i64]()
