"""What properties are worth in Ghost for $ale: real ghosts and points (§8)."""

from mypy_extensions import i64

from geisterstunde.games.ghost_for_sale.box import (
    CRYPT,
    CRYSTAL,
    DOUBLE,
    FACES,
    GHOST,
    LOTS,
    MIRROR,
    PAINTING,
    QUESTIONS,
    SINGLE,
    SPECIALS,
    TRUTH,
)
from geisterstunde.games.ghost_for_sale.numbers import laid_place, place_in_row
from geisterstunde.games.ghost_for_sale.state import MINUS_ONE, NO_SEAT, Truth
from geisterstunde.games.ghost_for_sale.words import Kept, QuestionRevealed, Scored


def real_face(meaning: i64) -> i64:
    """Which face of a token is a real ghost: of those who tell the truth the ghost, of those who lie the painting
    (§3.3)."""
    return GHOST if meaning == TRUTH else PAINTING


def real_ghosts(truth: Truth, lot: i64) -> i64:
    """Ghost faces of those who told the truth, painting faces of those who lied (§3.3, §8.1), crypt and mirror."""
    ghosts: i64 = 0
    for seat in range(truth.players):
        real = real_face(truth.meaning[seat])
        ghosts += truth.laid[laid_place(lot, seat, real, SINGLE)] + truth.laid[laid_place(lot, seat, real, DOUBLE)]
    if truth.is_crypt_open and truth.special[lot] == CRYPT:
        ghosts += 1
    if truth.mirrored == MINUS_ONE and truth.special[lot] == MIRROR and ghosts > 0:
        ghosts -= 1
    return ghosts


def score_round(truth: Truth) -> None:
    """All "?" cards are revealed and the real ghosts counted (§8.1, §8.2)."""
    if truth.heard is not None:
        for seat in range(truth.players):
            meaning = truth.meaning[seat]
            truth.heard.append(QuestionRevealed(seat, QUESTIONS[meaning], FACES[real_face(meaning)]))
    ghosts = truth.ghosts[:]
    for lot in range(LOTS):
        ghosts[truth.property_of(lot)] = real_ghosts(truth, lot)
    truth.ghosts = ghosts
    for lot in range(LOTS):
        _score_lot(truth, lot)
    truth.last_meaning = truth.meaning


def _score_lot(truth: Truth, lot: i64) -> None:
    """The owner keeps the card with its points (§8.3), and the crystal ball after a right guess (§11.7)."""
    place = truth.property_of(lot)
    seat = truth.owner[place]
    if seat == NO_SEAT:
        return
    if truth.heard is not None:
        ghosts = truth.ghosts[place]
        truth.heard.append(Scored(seat, truth.name_of(lot), ghosts, truth.points_for(place), place_in_row(ghosts)))
    if truth.special[lot] == CRYSTAL and truth.guess == truth.ghosts[place]:
        truth.crystal_keeper = seat
        if truth.heard is not None:
            truth.heard.append(Kept(seat, SPECIALS[CRYSTAL]))
