"""The special cards of Ghost for $ale (§11): what they forbid, what they offer, what they do."""

from librt.vecs import append, vec
from mypy_extensions import i64

from geisterstunde.games.ghost_for_sale.box import (
    CRYPT,
    CRYSTAL,
    DARK,
    DECLINE,
    GHOST,
    GUESS,
    LAID_AT_A_LOT,
    LEGEND,
    MIRROR,
    PAINTING,
    REMOVE,
    SPECIALS,
    TOKENS,
    USE,
)
from geisterstunde.games.ghost_for_sale.numbers import laid_place
from geisterstunde.games.ghost_for_sale.state import MINUS_ONE, NO_SEAT, Truth
from geisterstunde.games.ghost_for_sale.words import Declined, Guessed, Removed, Used


def forbids(special: i64, face: i64) -> bool:
    """Only paintings where it is too dark (§11.2), only ghosts at the old legend (§11.3)."""
    return (special == DARK and face == GHOST) or (special == LEGEND and face == PAINTING)


def offers_choice(truth: Truth, lot: i64) -> bool:
    """Whether the buyer of a lot has a choice to make before the "?" cards are revealed (§11.10); an unsold lot
    offers none (§11.11)."""
    if truth.owner[truth.property_of(lot)] == NO_SEAT:
        return False
    special = truth.special[lot]
    if special == MIRROR:
        return truth.printed.is_minus_one or len(_removals(truth, lot)) > 0
    return special in (CRYPT, CRYSTAL)


def choices(truth: Truth, lot: i64) -> vec[i64]:
    """What the buyer may do with the special card."""
    special = truth.special[lot]
    if special == CRYSTAL:
        actions = _guesses(truth, lot)
    elif special == MIRROR and not truth.printed.is_minus_one:
        actions = _removals(truth, lot)
    else:
        actions = vec[i64]([USE])
    return append(actions, DECLINE)


def _removals(truth: Truth, lot: i64) -> vec[i64]:
    """Tokens beside the lot that show a ghost, by owner and kind (§11.5)."""
    actions = vec[i64](capacity=12)
    for seat in range(truth.players):
        for kind in range(2):
            if truth.laid[laid_place(lot, seat, GHOST, kind)] > 0:
                actions = append(actions, REMOVE + seat * 2 + kind)
    return actions


def tokens_at(truth: Truth, lot: i64) -> i64:
    """All tokens beside a lot."""
    count: i64 = 0
    for place in range(lot * LAID_AT_A_LOT, (lot + 1) * LAID_AT_A_LOT):
        count += truth.laid[place]
    return count


def _guesses(truth: Truth, lot: i64) -> vec[i64]:
    """An exact number, up to the tokens that lie there (§11.7)."""
    actions = vec[i64](capacity=28)
    for ghosts in range(tokens_at(truth, lot) + 1):
        actions = append(actions, GUESS + ghosts)
    return actions


def carry_out(truth: Truth, lot: i64, action: i64) -> None:
    """The buyer's choice; everybody sees it."""
    if action < USE:
        _remove(truth, lot, action - REMOVE)
    elif action == USE:
        _use(truth, lot)
    elif action < DECLINE:
        truth.guess = action - GUESS
        if truth.heard is not None:
            truth.heard.append(Guessed(truth.active, truth.name_of(lot), truth.guess))
    elif truth.heard is not None:
        truth.heard.append(Declined(truth.active, truth.name_of(lot), SPECIALS[truth.special[lot]]))


def _remove(truth: Truth, lot: i64, token: i64) -> None:
    """The mirror takes away a token that shows a ghost (§11.5)."""
    owner = token // 2
    kind = token % 2
    truth.laid[laid_place(lot, owner, GHOST, kind)] -= 1
    truth.mirrored = token
    if truth.heard is not None:
        truth.heard.append(Removed(truth.active, truth.name_of(lot), owner, TOKENS[kind]))


def _use(truth: Truth, lot: i64) -> None:
    """The crypt adds a ghost (§11.6); the mirror takes one off, if so agreed (§11.5)."""
    if truth.special[lot] == CRYPT:
        truth.is_crypt_open = True
    else:
        truth.mirrored = MINUS_ONE
    if truth.heard is not None:
        truth.heard.append(Used(truth.active, truth.name_of(lot), SPECIALS[truth.special[lot]]))
