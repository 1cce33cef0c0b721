"""The end of a round of Rest in Peace (§4): who gets what, and what goes on."""

from mypy_extensions import i64

from geisterstunde.games.rest_in_peace.box import (
    BACK_AGAIN,
    CASTLE,
    NOW_OR_NEVER,
    PSYCHIC,
    ROUNDS,
    VILLA,
    YOU_WONT_HAVE_IT,
)
from geisterstunde.games.rest_in_peace.choices import cards_to_carry
from geisterstunde.games.rest_in_peace.events import (
    PsychicDiscarded,
    PsychicTaken,
    RoundDrawn,
    RoundWon,
    WentToEnd,
)
from geisterstunde.games.rest_in_peace.ghosts import lay_open_at_end
from geisterstunde.games.rest_in_peace.state import (
    BLIND_SINCE_LAST_ROUND,
    BLIND_SINCE_THIS_ROUND,
    CASTLES_TAKEN,
    DRAWN,
    FREE,
    GONE,
    HERE,
    LONG_AGO,
    NO_SEAT,
    OWNED,
    VILLAS_TAKEN,
    WON_BY,
    Truth,
)
from geisterstunde.games.rest_in_peace.worth import reckon


def take_tokens(truth: Truth, winner: i64) -> None:
    """The winner takes all tokens of the round (§4.1)."""
    villas = truth.tokens[truth.round * 2 + VILLA]
    castles = truth.tokens[truth.round * 2 + CASTLE]
    truth.tokens[truth.round * 2 + VILLA] = 0
    truth.tokens[truth.round * 2 + CASTLE] = 0
    truth.won[winner * 2 + VILLA] += villas
    truth.won[winner * 2 + CASTLE] += castles
    truth.results[truth.round] = WON_BY + winner + (villas << VILLAS_TAKEN) + (castles << CASTLES_TAKEN)
    if truth.heard is not None:
        truth.heard.append(RoundWon(truth.round, winner, villas, castles))


def move_tokens_on(truth: Truth) -> None:
    """After a truce the tokens lie at the next place (§7.27)."""
    for token in range(truth.round * 2, truth.round * 2 + 2):
        truth.tokens[token + 2] += truth.tokens[token]
        truth.tokens[token] = 0
    truth.results[truth.round] = DRAWN
    if truth.heard is not None:
        truth.heard.append(RoundDrawn(truth.round))


def hand_out_psychic(truth: Truth, loser: i64) -> None:
    """The loser gets the psychic (§4.2), or whoever played 1 (§7.1); after a truce nobody (§7.27)."""
    psychic = truth.row[truth.round]
    taker = loser
    for seat in range(2):
        if truth.is_acting(YOU_WONT_HAVE_IT, seat):
            taker = seat
    truth.where[psychic] = GONE if taker == NO_SEAT else OWNED + taker
    if truth.heard is not None:
        truth.heard.append(PsychicDiscarded(psychic) if taker == NO_SEAT else PsychicTaken(taker, psychic))


def go_to_tenth(truth: Truth) -> None:
    """Psychic 13 goes on to the tenth round, face up (§7.13)."""
    for seat in range(2):
        if not truth.is_acting(NOW_OR_NEVER, seat):
            continue
        truth.lift(truth.find_here(seat, NOW_OR_NEVER + PSYCHIC))
        lay_open_at_end(truth, seat, NOW_OR_NEVER + PSYCHIC)
        reckon(truth)
        if truth.heard is not None:
            truth.heard.append(WentToEnd(seat))


def may_carry(truth: Truth, winner: i64) -> bool:
    """Whether psychic 15 lets the winner lay a card at the next round, and there is one (§7.15)."""
    return truth.is_acting(BACK_AGAIN, winner) and len(cards_to_carry(truth, winner)) > 0


def stop_effects(truth: Truth, loser: i64) -> None:
    """Nothing of this round goes on, but perhaps psychic 6 (§7.6)."""
    for place in range(1, truth.round):
        psychic = truth.row[place]
        if truth.where[psychic] == HERE or truth.where[psychic] == HERE + 1:
            truth.where[psychic] = LONG_AGO
    truth.banned = 0
    for seat in range(2):
        stays = truth.blind[seat] == BLIND_SINCE_THIS_ROUND and (loser == seat or truth.agreed.footprints_stay)
        truth.blind[seat] = BLIND_SINCE_LAST_ROUND if stays and truth.round < ROUNDS else FREE
