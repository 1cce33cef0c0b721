"""The psychics: one small function for each that does something at once, and the choices that they ask for (§7).

What goes on as long as a psychic lies there is asked where it matters: bonuses in worth.py, bans in rules.py.
An effect ends by setting the stage: a choice or a roll that is due, DONE, LOST (psychic 22) or TRUCED (psychic 27).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from geisterstunde.games.rest_in_peace.box import (
    BACK_AGAIN,
    BLOODY_MARY,
    CHRISTMAS,
    DOUBLE,
    FOOTPRINTS,
    MATTERS,
    NEVER_SEEN,
    NOW_OR_NEVER,
    ONLY_VALUE_AT_END,
    PLAYING_DEAD,
    PSYCHIC,
    RESIDENCES,
    TENTH,
    WORKS_AT_END,
)
from geisterstunde.games.rest_in_peace.state import (
    BANISH_ROLL,
    BANISHING,
    CARD_MASK,
    COPYING,
    DISCARDING,
    DONE,
    FETCHING,
    GONE,
    HAND,
    LOST,
    NAMING,
    NAMING_SECOND,
    NO_LIMIT,
    OWNED,
    PILE,
    PILE_ROLL,
    RECALLING,
    REMOVING,
    SEAT,
    SWAPPING,
    SWAPPING_SECOND,
    TAKING_BACK,
    TRUCED,
    TURNING_UP,
    Truth,
)
from geisterstunde.games.rest_in_peace.words import (
    Banished,
    BanishedNobody,
    Copied,
    Declined,
    Discarded,
    Fetched,
    GhostRemoved,
    GhostTakenBack,
    HandShown,
    PsychicRemoved,
    PsychicTakenBack,
    Recalled,
    TokensSwapped,
    TopTurnedUp,
    ValueNamed,
)
from geisterstunde.games.rest_in_peace.worth import count_up, reckon

# The numbers of the catalogue in words.py; where a card is chosen, add the card and subtract 1.
PLAY: Final = 0
BLIND: Final = 35
HOLD: Final = 36
GIVE_UP: Final = 37
DECLINE: Final = 38
NAME: Final = 39
FETCH: Final = 45
COPY: Final = 51
RECALL: Final = 57
DISCARD: Final = 63
TURN_UP: Final = 69
BANISH: Final = 71
REMOVE: Final = 73
TAKE_BACK: Final = 108
CARRY: Final = 143
LAY: Final = 178
SWAP: Final = 213


def begin(truth: Truth, seat: i64, psychic: i64) -> None:
    """The effect of a psychic that has just come to a side of the present round (§3.3); none beside 29 (§7.29)."""
    truth.doing = psychic
    truth.picked = 0
    truth.chooser = seat
    truth.stage = DONE
    if not truth.is_void:
        happen(truth, seat, psychic)
    if MATTERS[psychic]:
        reckon(truth)
    else:
        count_up(truth)


def happen(truth: Truth, seat: i64, psychic: i64) -> None:
    """What each psychic does at once in rounds 1 to 9."""
    match psychic:
        case 1:  # You won't have it: at the end of the round (rules.py)
            pass
        case 2:
            auntie(truth, seat)
        case 3:
            reveal_yourself(truth, seat)
        case 4 | 5:  # The Lady in White, Sir Nicholas: only a value
            pass
        case 6:
            footprints(truth, seat)
        case 7:  # Postponed wedding: only a value, in the tenth round
            pass
        case 8 | 9:  # Bat, serpent: bonuses (worth.py)
            pass
        case 10 | 17 | 25 | 26:  # Poltergeist, ectoplasm, never seen again, bodybuilder
            truth.stage = NAMING
        case 11:
            be_gone(truth, seat)
        case 12:  # You don't scare me: the other family's 1 and 2 (worth.py)
            pass
        case 13:  # Now or never: a value, at the end of the round a way to the tenth (rules.py)
            pass
        case 14:  # Two at least: a ban (rules.py)
            pass
        case 15:  # It's me again: at the end of the round (rules.py)
            pass
        case 16:
            double(truth, seat)
        case 18:
            ill_be_back(truth, seat)
        case 19:
            christmas(truth, seat)
        case 20:
            see_you_at_the_end(truth)
        case 21:
            bloody_mary(truth, seat)
        case 22:
            playing_dead(truth, seat)
        case 23:  # Goldfish: only values
            pass
        case 24:  # Reserved for ghosts: a ban (rules.py)
            pass
        case 27:  # Truce
            truth.stage = TRUCED
        case 28:
            truth.stage = SWAPPING
        case _:
            worthless(truth)


def begin_at_end(truth: Truth, seat: i64, psychic: i64) -> None:
    """The effect of a psychic in the tenth round, if it can do anything there (§5.4)."""
    truth.doing = psychic
    truth.picked = 0
    truth.chooser = seat
    truth.stage = DONE
    only_values = truth.agreed.only_values_at_end
    if truth.is_void or WORKS_AT_END[psychic] == 0 or (only_values and ONLY_VALUE_AT_END[psychic] == 0):
        return
    if psychic == PLAYING_DEAD:
        truth.stage = LOST
    elif psychic == 27:
        truth.stage = TRUCED if truth.agreed.truce_at_end else DONE
    elif psychic != 3:  # nobody looks into a hand any more
        happen(truth, seat, psychic)


# The effects in the order of their numbers


def auntie(truth: Truth, seat: i64) -> None:
    """2: a ghost comes out of the own pile, if there is one that may be played; then the pile is shuffled (§7.2)."""
    size = truth.pile[seat * PILE]
    for place in range(1, size + 1):
        if not truth.is_banned(truth.pile[seat * PILE + place]):
            truth.stage = FETCHING
            return
    if size > 0:
        truth.hide_top(seat)
        truth.note(seat, 0, NO_LIMIT, 0)
        shuffle(truth, seat)


def shuffle(truth: Truth, seat: i64) -> None:
    """The pile is to be shuffled; one card alone needs no roll."""
    truth.picked = seat
    if truth.pile[seat * PILE] > 1:
        truth.stage = PILE_ROLL


def reveal_yourself(truth: Truth, seat: i64) -> None:
    """3: the other hand is open to its player until the end of the round (§7.3)."""
    truth.show_hand(1 - seat)
    if truth.heard is not None:
        values = [v for v in range(1, 7) for _ in range(truth.hand[(1 - seat) * HAND + v])]
        truth.heard.append(HandShown(1 - seat, tuple(values)))


def footprints(truth: Truth, seat: i64) -> None:
    """6: chance decides the other family's next card (§7.6)."""
    truth.blind[1 - seat] = 1


def be_gone(truth: Truth, seat: i64) -> None:
    """11: a card of the other family has to go, if one lies there (§7.11)."""
    for i in range(truth.first, i64(len(truth.lying))):
        if truth.lying[i] >> SEAT & 1 != seat:
            truth.stage = REMOVING
            return


def double(truth: Truth, seat: i64) -> None:
    """16: an own ghost of this round is copied, if there is one that may be (§7.16)."""
    if len(_ghosts_here(truth, seat, 0)):
        truth.stage = COPYING


def ill_be_back(truth: Truth, seat: i64) -> None:
    """18: a ghost of an earlier round may come back, if one lies there (§7.18)."""
    if len(_earlier_ghosts(truth, seat)):
        truth.stage = RECALLING


def christmas(truth: Truth, seat: i64) -> None:
    """19: the top card of a pile is turned up; nothing to choose if one pile is empty (§7.19)."""
    if truth.pile[0] > 0 and truth.pile[PILE] > 0:
        truth.stage = TURNING_UP
    elif truth.pile[0] > 0:
        turn_up(truth, seat, 0)
    elif truth.pile[PILE] > 0:
        turn_up(truth, seat, 1)


def see_you_at_the_end(truth: Truth) -> None:
    """20: a family is named, if anybody has ghosts in hand (§7.20)."""
    if truth.hand[0] + truth.hand[HAND] > 0:
        truth.stage = BANISHING


def bloody_mary(truth: Truth, seat: i64) -> None:
    """21: it counts if two ghosts are discarded (§7.21)."""
    size = truth.hand[seat * HAND]
    if size < 2 and truth.agreed.mary_needs_two:
        return
    truth.choose_for(seat, BLOODY_MARY, 6)
    if size > 0:
        truth.picked = min(size, 2)
        truth.stage = DISCARDING


def playing_dead(truth: Truth, seat: i64) -> None:
    """22: the round is lost; before that an own card may be taken back (§7.22)."""
    truth.stage = TAKING_BACK if len(_own_cards(truth, seat, TAKE_BACK)) else LOST


def worthless(truth: Truth) -> None:
    """29: nothing else has an effect any more (§7.29)."""
    truth.is_void = True
    truth.banned = 0
    for seat in range(2):
        if truth.blind[seat] == 1:
            truth.blind[seat] = 0


# The choices that effects ask for


def choices(truth: Truth) -> vec[i64]:
    """All that may be chosen for the effect that is being carried out, and at the end of a round."""
    seat = truth.chooser
    match truth.stage:
        case 9 | 10:  # NAMING, NAMING_SECOND
            return _values(truth)
        case 11:  # FETCHING
            return _pile_ghosts(truth, seat)
        case 12:  # REMOVING
            return _cards_on_side(truth, 1 - seat)
        case 13:  # COPYING
            return _ghosts_here(truth, seat, COPY)
        case 14:  # RECALLING
            return append(_earlier_ghosts(truth, seat), DECLINE)
        case 15:  # TURNING_UP
            return vec[i64]([TURN_UP, TURN_UP + 1])
        case 16:  # BANISHING
            return vec[i64]([BANISH, BANISH + 1])
        case 17:  # DISCARDING
            return _hand(truth, seat, DISCARD)
        case 18:  # TAKING_BACK
            return append(_own_cards(truth, seat, TAKE_BACK), DECLINE)
        case 19:  # SWAPPING
            return append(_tokens(truth), DECLINE)
        case 20:  # SWAPPING_SECOND
            return _tokens(truth)
        case 21:  # CARRYING
            return append(_own_cards(truth, seat, CARRY), DECLINE)
        case _:  # LAYING
            return _cards_to_lay(truth, seat)


def choose(truth: Truth, seat: i64, action: i64) -> None:
    """Go on with an effect after a choice."""
    truth.stage = DONE if truth.stage != TAKING_BACK else LOST
    if action == DECLINE:
        if truth.heard is not None:
            truth.heard.append(Declined(seat))
    elif action < FETCH:
        name(truth, seat, action - NAME + 1)
    elif action < COPY:
        fetch(truth, seat, action - FETCH + 1)
    elif action < RECALL:
        copy(truth, seat, action - COPY + 1)
    elif action < DISCARD:
        recall(truth, seat, action - RECALL + 1)
    elif action < TURN_UP:
        discard(truth, seat, action - DISCARD + 1)
    elif action < BANISH:
        turn_up(truth, seat, action - TURN_UP)
    elif action < REMOVE:
        banish(truth, seat, action - BANISH)
    elif action < TAKE_BACK:
        remove(truth, seat, action - REMOVE + 1)
    elif action < CARRY:
        take_back(truth, seat, action - TAKE_BACK + 1)
    else:
        swap(truth, seat, action - SWAP + 2)


def name(truth: Truth, seat: i64, value: i64) -> None:
    """10, 17, 26: one value; 25: two different ones, one after the other (§7.10, §7.17, §7.25, §7.26)."""
    psychic = truth.doing
    if truth.heard is not None:
        truth.heard.append(ValueNamed(seat, psychic, value))
    if psychic != NEVER_SEEN:
        truth.choose_for(seat, psychic, value)
        reckon(truth)
    elif truth.picked == 0:
        truth.picked = value
        truth.stage = NAMING_SECOND
    else:
        truth.choose_for(seat, psychic, truth.picked + 8 * value)
        truth.recall_ban()


def fetch(truth: Truth, seat: i64, value: i64) -> None:
    """2: the ghost comes to the round (§7.2)."""
    truth.fetch(seat, value)
    truth.lay(seat, value, 0)
    truth.total[seat] += truth.worth[seat * HAND + value]
    if truth.heard is not None:
        truth.heard.append(Fetched(seat, value))
    shuffle(truth, seat)


def copy(truth: Truth, seat: i64, value: i64) -> None:
    """16: the psychic takes the value of the ghost (§7.16)."""
    truth.choose_for(seat, DOUBLE, value)
    count_up(truth)
    if truth.heard is not None:
        truth.heard.append(Copied(seat, value))


def recall(truth: Truth, seat: i64, value: i64) -> None:
    """18: the ghost of the last earlier round that has one goes into the pile (§7.18)."""
    wanted = value | (seat << SEAT)
    index = truth.first - 1
    while truth.lying[index] & 127 != wanted:
        index -= 1
    truth.lift(index)
    truth.put_back(seat, value)
    if truth.heard is not None:
        truth.heard.append(Recalled(seat, value))
    shuffle(truth, seat)


def discard(truth: Truth, seat: i64, value: i64) -> None:
    """21: a ghost leaves the hand unused (§7.21)."""
    truth.lose_openly(seat, value)
    truth.discarded[seat * HAND + value] += 1
    if truth.heard is not None:
        truth.heard.append(Discarded(seat, value))
    truth.picked -= 1
    if truth.picked > 0:
        truth.stage = DISCARDING


def turn_up(truth: Truth, seat: i64, owner: i64) -> None:
    """19: the psychic takes the value of the ghost on top (§7.19)."""
    value = truth.turn_up(owner)
    truth.choose_for(seat, CHRISTMAS, value)
    count_up(truth)
    if truth.heard is not None:
        truth.heard.append(TopTurnedUp(seat, owner, value))


def banish(truth: Truth, seat: i64, named: i64) -> None:
    """20: chance will choose a ghost of the named family, if it has one (§7.20)."""
    if truth.hand[named * HAND] > 0:
        truth.picked = named
        truth.stage = BANISH_ROLL
    elif truth.heard is not None:
        truth.heard.append(BanishedNobody(seat, named))


def banished(truth: Truth, value: i64) -> None:
    """20: chance has chosen; in the tenth round all cards lie open (§7.20, §5.4)."""
    seat = truth.picked
    if truth.round == TENTH:
        truth.lose_openly(seat, value)
        truth.lay(seat, value, 0)
    else:
        truth.lose_secretly(seat, value)
    if truth.heard is not None:
        truth.heard.append(Banished(seat, value, truth.round == TENTH, truth.sees_hand_of(seat)))


def remove(truth: Truth, seat: i64, card: i64) -> None:
    """11: the card is discarded; an effect that was going on ends (§7.11)."""
    owner = 1 - seat
    index = truth.find_here(owner, card)
    truth.lift(index)
    if index < truth.first + truth.resolved:
        truth.resolved -= 1
    if card <= PSYCHIC:
        truth.discarded[owner * HAND + card] += 1
        if truth.heard is not None:
            truth.heard.append(GhostRemoved(seat, owner, card))
    else:
        truth.where[card - PSYCHIC] = GONE
        stop(truth, owner, card - PSYCHIC)
        if truth.heard is not None:
            truth.heard.append(PsychicRemoved(seat, owner, card - PSYCHIC))
    reckon(truth)


def stop(truth: Truth, owner: i64, psychic: i64) -> None:
    """A psychic is gone from the round: what it did once stays done, what went on ends (§3.6)."""
    if psychic == FOOTPRINTS and truth.blind[1 - owner] == 1:
        truth.blind[1 - owner] = 0
    elif psychic == NEVER_SEEN:
        truth.recall_ban()


def take_back(truth: Truth, seat: i64, card: i64) -> None:
    """22: a ghost goes to the hand, a psychic before its owner (§7.22)."""
    truth.lift(truth.find_here(seat, card))
    if card <= PSYCHIC:
        truth.gain_openly(seat, card)
        if truth.heard is not None:
            truth.heard.append(GhostTakenBack(seat, card))
    else:
        truth.where[card - PSYCHIC] = OWNED + seat
        stop(truth, seat, card - PSYCHIC)
        if truth.heard is not None:
            truth.heard.append(PsychicTakenBack(seat, card - PSYCHIC))
    reckon(truth)


def swap(truth: Truth, seat: i64, token: i64) -> None:
    """28: two tokens that still lie in the row change places (§7.28)."""
    if truth.picked == 0:
        truth.picked = token
        truth.stage = SWAPPING_SECOND
        return
    other = truth.picked
    truth.tokens[other] -= 1
    truth.tokens[token] -= 1
    truth.tokens[(token >> 1) * 2 + (other & 1)] += 1
    truth.tokens[(other >> 1) * 2 + (token & 1)] += 1
    if truth.heard is not None:
        first, second = RESIDENCES[other & 1], RESIDENCES[token & 1]
        truth.heard.append(TokensSwapped(seat, other >> 1, first, token >> 1, second))


# Lists of choices


def _values(truth: Truth) -> vec[i64]:
    """The values that may be named; 25 wants two different ones (§7.25)."""
    actions = vec[i64](capacity=6)
    for value in range(1, 7):
        if truth.stage == NAMING or value != truth.picked:
            actions = append(actions, NAME + value - 1)
    return actions


def _pile_ghosts(truth: Truth, seat: i64) -> vec[i64]:
    """The values in the own pile that may be played (§7.2, §7.25)."""
    at = seat * PILE
    found = vec[i64]([0] * HAND)
    for place in range(at + 1, at + 1 + truth.pile[at]):
        found[truth.pile[place]] = 1
    actions = vec[i64](capacity=6)
    for value in range(1, 7):
        if found[value] and not truth.is_banned(value):
            actions = append(actions, FETCH + value - 1)
    return actions


def _ghosts_here(truth: Truth, seat: i64, first: i64) -> vec[i64]:
    """The values of the own ghosts at this round that may be copied (§7.16, §7.25)."""
    actions = vec[i64](capacity=6)
    for value in range(1, 7):
        if truth.find_here(seat, value) >= 0 and not truth.is_banned(value):
            actions = append(actions, first + value - 1)
    return actions


def _earlier_ghosts(truth: Truth, seat: i64) -> vec[i64]:
    """The values of the own ghosts at earlier rounds (§7.18)."""
    found = vec[i64]([0] * HAND)
    for i in range(truth.first):
        entry = truth.lying[i]
        if entry >> SEAT & 1 == seat and entry & CARD_MASK <= PSYCHIC:
            found[entry & CARD_MASK] = 1
    actions = vec[i64](capacity=8)
    for value in range(1, 7):
        if found[value]:
            actions = append(actions, RECALL + value - 1)
    return actions


def _cards_on_side(truth: Truth, seat: i64) -> vec[i64]:
    """Every kind of card on a side of this round (§7.11)."""
    actions = vec[i64](capacity=8)
    for i in range(truth.first, i64(len(truth.lying))):
        entry = truth.lying[i]
        # Ghosts of one value are alike: the last one stands for all of them.
        if entry >> SEAT & 1 == seat and truth.find_here(seat, entry & CARD_MASK) == i:
            actions = append(actions, REMOVE + (entry & CARD_MASK) - 1)
    return actions


def _own_cards(truth: Truth, seat: i64, first: i64) -> vec[i64]:
    """The own cards of this round that 22 may take back or 15 may carry on (§7.22, §7.15)."""
    actions = vec[i64](capacity=8)
    for i in range(truth.first, i64(len(truth.lying))):
        card = truth.lying[i] & CARD_MASK
        if truth.lying[i] >> SEAT & 1 != seat or truth.find_here(seat, card) != i:
            continue
        if card > PSYCHIC and not _may_leave(truth, card - PSYCHIC, first):
            continue
        actions = append(actions, first + card - 1)
    return actions


def _may_leave(truth: Truth, psychic: i64, first: i64) -> bool:
    if first == TAKE_BACK:
        return psychic != PLAYING_DEAD
    return truth.agreed.psychics_come_again and psychic != BACK_AGAIN and psychic != NOW_OR_NEVER


def may_carry(truth: Truth, seat: i64) -> bool:
    """15: whether the winner has a card that he may lay at the next round (§7.15)."""
    return truth.is_acting(BACK_AGAIN, seat) and len(_own_cards(truth, seat, CARRY)) > 0


def _hand(truth: Truth, seat: i64, first: i64) -> vec[i64]:
    """The values in the hand."""
    actions = vec[i64](capacity=8)
    for value in range(1, 7):
        if truth.hand[seat * HAND + value] > 0:
            actions = append(actions, first + value - 1)
    return actions


def _cards_to_lay(truth: Truth, seat: i64) -> vec[i64]:
    """Ghosts in hand and own psychics, or nothing (§4.5)."""
    actions = _hand(truth, seat, LAY)
    row = truth.row
    for place in range(1, truth.round + 1):
        if truth.where[row[place]] == OWNED + seat:
            actions = append(actions, LAY + PSYCHIC + row[place] - 1)
    return append(actions, DECLINE)


def _tokens(truth: Truth) -> vec[i64]:
    """The tokens that still lie in the row; not the one that is already chosen (§7.28)."""
    actions = vec[i64](capacity=20)
    for token in range(truth.round * 2, TENTH * 2 + 2):
        count = truth.tokens[token]
        if truth.stage == SWAPPING_SECOND and token == truth.picked:
            count -= 1
        if count > 0:
            actions = append(actions, SWAP + token - 2)
    return actions
