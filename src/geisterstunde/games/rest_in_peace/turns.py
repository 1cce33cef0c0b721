"""What a family may do in its turn of Rest in Peace (§3), and what that tells the other one (§9.3)."""

from librt.vecs import vec
from mypy_extensions import i64

from geisterstunde.games.rest_in_peace import memory
from geisterstunde.games.rest_in_peace.box import (
    BLOODY_MARY,
    FACE,
    GHOSTS_ONLY,
    HIGHEST,
    PLAYING_DEAD,
    PSYCHIC,
    TRUCE,
    TWO_AT_LEAST,
    WEDDING,
)
from geisterstunde.games.rest_in_peace.numbers import BLIND, GIVE_UP, HOLD, PLAY
from geisterstunde.games.rest_in_peace.state import FREE, HAND, OWNED, Truth


def actions_of_a_turn(truth: Truth, seat: i64) -> vec[i64]:
    """Ghosts from the hand and own psychics (§3.2), hold (§3.4), give up (§3.5)."""
    scratch = truth.scratch
    count: i64 = 0
    allowed = truth.allowed_ghosts(seat)
    must_play_two = truth.is_acting(TWO_AT_LEAST, 1 - seat)
    is_first_of_two = must_play_two and truth.played == 0
    is_blind = truth.blind[seat] != FREE and allowed > 0
    if allowed > 0 and (not is_first_of_two or _has_second(truth, seat, allowed)):
        if is_blind:
            scratch[0] = BLIND
            count = 1
        else:
            hand = truth.hand
            for value in range(1, HIGHEST + 1):
                if hand[seat * HAND + value] > 0 and not truth.is_banned(value):
                    scratch[count] = PLAY + value - 1
                    count += 1
    if not is_blind and not truth.is_acting(GHOSTS_ONLY, 1 - seat):
        count = _list_psychics(truth, seat, count, is_first_of_two)
    # Whoever must play two cards cannot stop after one while a second one is possible (§7.14).
    if must_play_two and truth.played == 1 and count > 0:
        return scratch[:count]
    if truth.total[seat] > truth.total[1 - seat]:
        scratch[count] = HOLD
        count += 1
    scratch[count] = GIVE_UP
    return scratch[: count + 1]


def _list_psychics(truth: Truth, seat: i64, count: i64, is_first_of_two: bool) -> i64:
    """Note the own psychics after so many ghosts, as the first of two cards only if another one can follow (§7.14)."""
    size = truth.hand[seat * HAND]
    if is_first_of_two and truth.allowed_ghosts(seat) == 0 and count_playable(truth, seat, size) < 2:
        return count
    scratch = truth.scratch
    row = truth.row
    where = truth.where
    for place in range(1, truth.round):
        psychic = row[place]
        if where[psychic] != OWNED + seat or not _is_playable(truth, psychic, size):
            continue
        if not is_first_of_two or (psychic != PLAYING_DEAD and psychic != TRUCE):
            scratch[count] = PLAY + PSYCHIC + psychic - 1
            count += 1
    return count


def _is_playable(truth: Truth, psychic: i64, hand_size: i64) -> bool:
    """Whether an own psychic may be played with so many ghosts in hand (§7.7, §7.21, §7.25)."""
    if psychic == WEDDING:
        return False
    if truth.banned and truth.is_banned(FACE[psychic]):
        return False
    return psychic != BLOODY_MARY or hand_size >= 2 or not truth.agreed.mary_needs_two or truth.is_void


def count_playable(truth: Truth, seat: i64, hand_size: i64) -> i64:
    """How many psychics the seat may play with so many ghosts in hand (§3.2, §7.24)."""
    if truth.is_acting(GHOSTS_ONLY, 1 - seat):
        return 0
    count: i64 = 0
    row = truth.row
    where = truth.where
    for place in range(1, truth.round):
        psychic = row[place]
        if where[psychic] == OWNED + seat and _is_playable(truth, psychic, hand_size):
            count += 1
    return count


def _has_second(truth: Truth, seat: i64, allowed: i64) -> bool:
    """Whether a second card can follow a ghost as the first one (§7.14)."""
    return allowed > 1 or count_playable(truth, seat, truth.hand[seat * HAND] - 1) > 0


def let_infer(truth: Truth, seat: i64, action: i64) -> None:
    """What everybody learns about a hand by what its owner may or may not do, while 25 forbids values (§9.3)."""
    if truth.blind[seat] != FREE and action < BLIND and truth.allowed_ghosts(seat) == 0:
        # He plays freely: chance found no ghost (§7.6).
        memory.note_none_in_hand(truth, seat)
    elif action == BLIND:
        memory.note_some_in_hand(truth, seat, 1)
    if not truth.is_acting(TWO_AT_LEAST, 1 - seat):
        return
    if truth.played == 1 and action > BLIND:
        # He stops after one card: no second one was possible (§7.14).
        memory.note_none_in_hand(truth, seat)
    elif truth.played == 0 and action <= BLIND:
        is_ghost = action < PLAY + PSYCHIC or action == BLIND
        size = truth.hand[seat * HAND] - (1 if is_ghost else 0)
        others = count_playable(truth, seat, size) - (0 if is_ghost else 1)
        if others == 0:
            # A ghost must be the second card (§7.14).
            memory.note_some_in_hand(truth, seat, 2 if is_ghost else 1)
