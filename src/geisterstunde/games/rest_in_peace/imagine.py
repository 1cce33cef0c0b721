"""A truth of Rest in Peace that fits a view: what is seen is put back in its place, what is hidden lies anyhow."""

from librt.vecs import append
from mypy_extensions import i64

from geisterstunde.games.rest_in_peace import memory
from geisterstunde.games.rest_in_peace.box import CASTLE, GHOSTS, HIGHEST, PSYCHIC, TENTH, VILLA, WORTHLESS
from geisterstunde.games.rest_in_peace.cards import IS_OPEN, IS_SEEN, card_of, entry_of, seat_of, two_values
from geisterstunde.games.rest_in_peace.ghosts import lay_at_end
from geisterstunde.games.rest_in_peace.stages import (
    CARRYING,
    DEAL_FIRST,
    DEAL_ROW,
    DEAL_SECOND,
    DEAL_STARTER,
    DEAL_TOKENS,
    LAYING,
    STAGES,
)
from geisterstunde.games.rest_in_peace.state import (
    CASTLES_TAKEN,
    DRAW,
    GONE,
    HAND,
    HERE,
    IN_ROW,
    LONG_AGO,
    NO_SEAT,
    OWNED,
    PILE,
    REASONS,
    VILLAS_TAKEN,
    WON_BY,
    Truth,
)
from geisterstunde.games.rest_in_peace.words import Memory, View
from geisterstunde.games.rest_in_peace.worth import reckon


def recall(truth: Truth, seen: View) -> None:
    """Make a fresh truth into one that the view shows; what is hidden lies anyhow, to be dealt anew."""
    truth.round = seen.round
    truth.stage = _stage(seen)
    truth.active = seen.active
    truth.chooser = seen.chooser
    truth.starter = seen.starter
    truth.loser = NO_SEAT if seen.loser is None else seen.loser
    truth.played = seen.played
    truth.doing = seen.doing
    truth.picked = seen.picked
    truth.resolved = seen.resolved
    _recall_row(truth, seen)
    _recall_cards(truth, seen)
    for psychic in seen.discarded:
        truth.where[psychic] = GONE
    _recall_end(truth, seen)
    for seat in range(2):
        _recall_family(truth, seen, seat)
    if seen.memory is not None:
        _recall_memory(truth, seen.memory)
    if seen.carried is not None:
        truth.carried = _code(seen.carried.value, seen.carried.psychic)
        if seen.carried.psychic:
            truth.where[seen.carried.psychic] = LONG_AGO
    truth.recall_ban()
    reckon(truth)
    result = seen.result
    if result is not None:
        truth.winner = DRAW if len(result.winners) == 2 else result.winners[0]
        truth.ending = REASONS.index(result.reason)


def _stage(seen: View) -> i64:
    if seen.stage != "deal":
        return STAGES.index(seen.stage)
    if not seen.row[0].psychic:
        return DEAL_ROW
    if not seen.row[0].villas + seen.row[0].castles:
        return DEAL_TOKENS
    if not seen.families[0].hand_size:
        return DEAL_FIRST
    return DEAL_STARTER if seen.families[1].hand_size else DEAL_SECOND


def _code(value: int, psychic: int) -> i64:
    return psychic + PSYCHIC if psychic else value


def _recall_row(truth: Truth, seen: View) -> None:
    shown = [spot.psychic for spot in seen.row]
    hidden = [number for number in truth.agreed.cards if number not in shown]
    for place in range(1, TENTH + 1):
        spot = seen.row[place - 1]
        truth.tokens[place * 2 + VILLA] = spot.villas
        truth.tokens[place * 2 + CASTLE] = spot.castles
        if spot.winner is not None:
            taken: i64 = (spot.villas_taken << VILLAS_TAKEN) + (spot.castles_taken << CASTLES_TAKEN)
            truth.results[place] = WON_BY + spot.winner + taken
        if place == TENTH or truth.stage == DEAL_ROW:
            continue
        psychic: i64 = spot.psychic or hidden.pop()
        truth.row[place] = psychic
        if spot.is_there:
            truth.where[psychic] = IN_ROW


def _recall_cards(truth: Truth, seen: View) -> None:
    is_over = truth.stage == CARRYING or truth.stage == LAYING
    for place in range(1, TENTH + 1):
        if place == truth.round:
            truth.first = len(truth.lying)
        for card in seen.row[place - 1].cards:
            choice: i64 = 0
            if card.choice:
                choice = card.choice[0] if len(card.choice) == 1 else two_values(card.choice[0], card.choice[1])
            code = _code(card.value, card.psychic)
            seat: i64 = card.seat
            number: i64 = place
            truth.lying = append(truth.lying, entry_of(seat, code, choice, number))
            if card.psychic:
                truth.where[card.psychic] = HERE + seat if place == truth.round and not is_over else LONG_AGO
            if card.psychic == WORTHLESS and place == truth.round:
                has_acted = place < TENTH or i64(len(truth.lying)) - truth.first <= truth.resolved
                truth.is_void = has_acted or truth.agreed.worthless_first_at_end


def _recall_end(truth: Truth, seen: View) -> None:
    for card in seen.end:
        openness = (IS_OPEN if card.is_open else 0) + (IS_SEEN if card.is_seen else 0)
        lay_at_end(truth, card.seat, _code(card.value, card.psychic), openness)


def _recall_family(truth: Truth, seen: View, seat: i64) -> None:
    """The known ghosts of a family where they are, the others somewhere."""
    family = seen.families[seat]
    truth.won[seat * 2 + VILLA] = family.villas
    truth.won[seat * 2 + CASTLE] = family.castles
    truth.blind[seat] = family.is_blind
    truth.shown[seat] = 1 if family.pile_top else 0
    for psychic in family.psychics:
        truth.where[psychic] = OWNED + seat
    for value in family.discarded:
        truth.discarded[seat * HAND + value] += 1
    left = ghosts_left(seen, seat)
    hand = family.hand
    if hand is not None:
        for value in hand:
            left.remove(value)
    if family.pile_top:
        left.remove(family.pile_top)
    for i in range(i64(len(truth.at_end))):
        entry = truth.at_end[i]
        if seat_of(entry) == seat and card_of(entry) == 0:
            truth.at_end[i] += left.pop()
    held = hand if hand is not None else [left.pop() for _ in range(family.hand_size)]
    for value in held:
        truth.hand[seat * HAND + value] += 1
    truth.hand[seat * HAND] = family.hand_size
    if family.pile_top:
        left.append(family.pile_top)
    truth.pile[seat * PILE] = family.pile_size
    for i in range(family.pile_size):
        truth.pile[seat * PILE + 1 + i] = left[i]


def ghosts_left(seen: View, seat: int) -> list[int]:
    """The ghosts of a family that the viewer sees nowhere on the table."""
    if not seen.families[seat].hand_size + seen.families[seat].pile_size and seen.stage == "deal":
        return []
    left = [value for value in range(1, HIGHEST + 1) for _ in range(GHOSTS[value - 1])]
    gone = [*seen.families[seat].discarded]
    for spot in seen.row:
        gone += [card.value for card in spot.cards if card.seat == seat and card.value]
    gone += [card.value for card in seen.end if card.seat == seat and card.value]
    if seen.carried is not None and seen.carried.value and seen.carried.seat == seat:
        gone.append(seen.carried.value)
    for value in gone:
        left.remove(value)
    return left


def _recall_memory(truth: Truth, kept: Memory) -> None:
    for seat in range(2):
        for value in kept.known[seat]:
            truth.known[seat * HAND + value] += 1
            truth.known[seat * HAND] += 1
    for i in range(i64(len(truth.extras))):
        truth.extras[i] = kept.extras[i]
        truth.has_extras = truth.has_extras or kept.extras[i] > 0
    for mark in kept.marks:
        at: i64 = len(truth.marks)
        memory.mark(truth, mark.seat, mark.value)
        truth.marks[at + memory.IN_HAND] = mark.in_hand
        for i in range(i64(len(mark.at_end))):
            truth.marks[at + memory.AT_PLACE + i] = mark.at_end[i]
    for fact in kept.facts:
        for number in (
            fact.seat,
            fact.first,
            fact.second,
            fact.fewest,
            fact.most,
            fact.most_in_pile,
            fact.most_in_both,
            fact.since,
            fact.until,
        ):
            truth.facts = append(truth.facts, i64(number))
