"""What chance does in Rest in Peace: setting up (§2), and drawing and shuffling ghosts later on."""

from librt.vecs import vec
from mypy_extensions import i64

from geisterstunde.core.contract import Roll, number_below, permutation_of
from geisterstunde.games.rest_in_peace import memory, stages
from geisterstunde.games.rest_in_peace.box import (
    CASTLE,
    DECK,
    FAMILY,
    FIRST_HAND,
    KNOWN_AHEAD,
    RESIDENCES,
    ROUNDS,
    TENTH,
    TOKENS,
)
from geisterstunde.games.rest_in_peace.events import Drew, PileShuffled, RowLaid, TokensLaid
from geisterstunde.games.rest_in_peace.ghosts import draw
from geisterstunde.games.rest_in_peace.state import HAND, IN_ROW, PILE, Truth


def roll_due(truth: Truth) -> Roll | None:
    """The shuffle or the draw that is due: the deal (§2), psychics 2, 6, 18 and 20 (§7)."""
    match truth.stage:
        case stages.DEAL_ROW:
            return permutation_of(len(truth.agreed.cards))
        case stages.DEAL_TOKENS:
            return permutation_of(TENTH)
        case stages.DEAL_FIRST | stages.DEAL_SECOND:
            return permutation_of(FAMILY)
        case stages.DEAL_STARTER:
            return number_below(2)
        case stages.BLIND_ROLL:
            return number_below(truth.allowed_ghosts(truth.chooser))
        case stages.BANISH_ROLL:
            return number_below(truth.hand[truth.picked * HAND])
        case stages.PILE_ROLL:
            return permutation_of(truth.pile[truth.picked * PILE])
        case _:
            return None


def deal(truth: Truth, order: vec[i64]) -> None:
    """One step of the deal: psychics (§2.1), residences (§2.2), or the ghosts of a family (§2.3)."""
    match truth.stage:
        case stages.DEAL_ROW:
            deal_row(truth, order)
        case stages.DEAL_TOKENS:
            deal_tokens(truth, order)
        case stages.DEAL_FIRST:
            deal_ghosts(truth, 0, order)
        case _:
            deal_ghosts(truth, 1, order)
    truth.stage += 1


def deal_row(truth: Truth, order: vec[i64]) -> None:
    """Nine of the chosen psychics come into the row, face up (§2.1), or face down but three (§8.1)."""
    for place in range(1, ROUNDS + 1):
        psychic = truth.agreed.cards[order[place - 1]]
        truth.row[place] = psychic
        truth.where[psychic] = IN_ROW
    if truth.heard is not None:
        open_places = KNOWN_AHEAD if truth.agreed.is_introductory else ROUNDS
        truth.heard.append(RowLaid(tuple([truth.row[place] for place in range(1, open_places + 1)])))


def deal_tokens(truth: Truth, order: vec[i64]) -> None:
    """One residence comes to each of the ten places, face up (§2.2)."""
    for place in range(1, TENTH + 1):
        truth.tokens[place * 2 + TOKENS[order[place - 1]]] = 1
    if truth.heard is not None:
        kinds = [RESIDENCES[truth.tokens[place * 2 + CASTLE]] for place in range(1, TENTH + 1)]
        truth.heard.append(TokensLaid(tuple(kinds)))


def deal_ghosts(truth: Truth, seat: i64, order: vec[i64]) -> None:
    """A family shuffles its ghosts and draws five (§2.3)."""
    at = seat * PILE
    deck = DECK
    pile = truth.pile
    pile[at] = FAMILY
    for i in range(FAMILY):
        pile[at + 1 + i] = deck[order[i]]
    draw_ghosts(truth, seat, FIRST_HAND)


def draw_ghosts(truth: Truth, seat: i64, count: i64) -> None:
    """A family draws so many ghosts, or as many as its pile still has (§4.4)."""
    at = seat * PILE
    if truth.pile[at] < count:
        count = truth.pile[at]
    if truth.heard is not None and count > 0:
        size = truth.pile[at]
        values = sorted([truth.pile[at + size - i] for i in range(count)])
        truth.heard.append(Drew(seat, count, tuple(values), truth.pile[at + size] if truth.shown[seat] else 0))
    if len(truth.facts):
        memory.close_facts(truth, seat)
    for _time in range(count):
        draw(truth, seat)


def shuffle_pile(truth: Truth, seat: i64, order: vec[i64]) -> None:
    """A pile lies in a new order (§7.2, §7.18)."""
    at = seat * PILE + 1
    before = truth.pile[at : at + truth.pile[seat * PILE]]
    for i in range(i64(len(before))):
        truth.pile[at + i] = before[order[i]]
    if truth.heard is not None:
        truth.heard.append(PileShuffled(seat))
