"""The psychics: one small function for each that does something at once, and the choices that they ask for (§7).

What goes on as long as a psychic lies there is asked where it matters: bonuses in worth.py, bans in turns.py, the end
of a round in rounds.py.
An effect ends by setting the stage: a choice or a roll that is due, DONE, LOST (psychic 22) or TRUCED (psychic 27).
"""

from mypy_extensions import i64

from geisterstunde.games.rest_in_peace import box, memory, stages
from geisterstunde.games.rest_in_peace.box import FACE, MATTERS, ONLY_VALUE_AT_END, PSYCHIC, RESIDENCES, WORKS_AT_END
from geisterstunde.games.rest_in_peace.cards import CARD_AND_SEAT_MASK, SEAT, seat_of, two_values
from geisterstunde.games.rest_in_peace.choices import cards_to_take_back, ghosts_to_copy, ghosts_to_recall
from geisterstunde.games.rest_in_peace.events import (
    Banished,
    BanishedNobody,
    Copied,
    Declined,
    Discarded,
    Fetched,
    HandShown,
    Recalled,
    TokensSwapped,
    TopTurnedUp,
    ValueNamed,
    removed,
    taken_back,
)
from geisterstunde.games.rest_in_peace.ghosts import (
    gain_openly,
    hide_top,
    lose_openly,
    lose_secretly,
    put_back,
    take_out,
    turn_up_top,
)
from geisterstunde.games.rest_in_peace.numbers import (
    BANISH,
    CARRY,
    COPY,
    DECLINE,
    DISCARD,
    FETCH,
    FIRST_TOKEN,
    NAME,
    RECALL,
    REMOVE,
    SWAP,
    TAKE_BACK,
    TURN_UP,
)
from geisterstunde.games.rest_in_peace.state import BLIND_SINCE_THIS_ROUND, FREE, GONE, HAND, OWNED, PILE, Truth
from geisterstunde.games.rest_in_peace.worth import count_up, reckon


def begin(truth: Truth, seat: i64, psychic: i64) -> None:
    """The effect of a psychic that has just come to a side of the present round (§3.3); none beside 29 (§7.29)."""
    _prepare(truth, seat, psychic)
    if not truth.is_void:
        happen(truth, seat, psychic)
    if MATTERS[psychic]:
        reckon(truth)
    else:
        count_up(truth)


def happen(truth: Truth, seat: i64, psychic: i64) -> None:
    """What each psychic does at once in rounds 1 to 9."""
    match psychic:
        case box.AUNTIE:
            auntie(truth, seat)
        case box.REVEAL_YOURSELF:
            reveal_yourself(truth, seat)
        case box.FOOTPRINTS:
            footprints(truth, seat)
        case box.POLTERGEIST | box.ECTOPLASM | box.NEVER_SEEN | box.BODYBUILDER:
            truth.stage = stages.NAMING
        case box.BE_GONE:
            be_gone(truth, seat)
        case box.DOUBLE:
            double(truth, seat)
        case box.ILL_BE_BACK:
            ill_be_back(truth, seat)
        case box.CHRISTMAS:
            christmas(truth, seat)
        case box.SEE_YOU:
            see_you_at_the_end(truth)
        case box.BLOODY_MARY:
            bloody_mary(truth, seat)
        case box.PLAYING_DEAD:
            playing_dead(truth, seat)
        case box.TRUCE:
            truth.stage = stages.TRUCED
        case box.SWAPPED:
            truth.stage = stages.SWAPPING
        case box.WORTHLESS:
            worthless(truth)
        case box.LADY_IN_WHITE | box.SIR_NICHOLAS | box.WEDDING | box.GOLDFISH | box.BAT | box.SERPENT | box.NO_FEAR:
            pass  # values and bonuses (worth.py)
        case box.TWO_AT_LEAST | box.GHOSTS_ONLY:
            pass  # bans (turns.py)
        case box.YOU_WONT_HAVE_IT | box.NOW_OR_NEVER | box.BACK_AGAIN:
            pass  # at the end of the round (rounds.py)
        case _:
            raise ValueError(f"there is no psychic {psychic}")


def _prepare(truth: Truth, seat: i64, psychic: i64) -> None:
    """The seat carries out an effect, which is done unless it says otherwise."""
    truth.doing = psychic
    truth.picked = 0
    truth.chooser = seat
    truth.stage = stages.DONE


def begin_at_end(truth: Truth, seat: i64, psychic: i64) -> None:
    """The effect of a psychic in the tenth round, if it can do anything there (§5.4)."""
    _prepare(truth, seat, psychic)
    only_values = truth.agreed.only_values_at_end
    if truth.is_void or WORKS_AT_END[psychic] == 0 or (only_values and ONLY_VALUE_AT_END[psychic] == 0):
        return
    if psychic == box.PLAYING_DEAD:
        truth.stage = stages.LOST
    elif psychic == box.TRUCE:
        truth.stage = stages.TRUCED if truth.agreed.truce_at_end else stages.DONE
    elif psychic != box.REVEAL_YOURSELF:  # nobody looks into a hand any more
        happen(truth, seat, psychic)


# The effects in the order of their numbers


def auntie(truth: Truth, seat: i64) -> None:
    """2: a ghost comes out of the own pile, if there is one that may be played; then the pile is shuffled (§7.2)."""
    size = truth.pile[seat * PILE]
    for place in range(1, size + 1):
        if not truth.is_banned(truth.pile[seat * PILE + place]):
            truth.stage = stages.FETCHING
            return
    if size > 0:
        hide_top(truth, seat)
        memory.note_none_in_pile(truth, seat)
        shuffle(truth, seat)


def shuffle(truth: Truth, seat: i64) -> None:
    """The pile is to be shuffled; one card alone needs no roll."""
    truth.picked = seat
    if truth.pile[seat * PILE] > 1:
        truth.stage = stages.PILE_ROLL


def reveal_yourself(truth: Truth, seat: i64) -> None:
    """3: the other hand is open to its player until the end of the round (§7.3)."""
    memory.show_hand(truth, 1 - seat)
    if truth.heard is not None:
        values = [v for v in range(1, 7) for _ in range(truth.hand[(1 - seat) * HAND + v])]
        truth.heard.append(HandShown(1 - seat, tuple(values)))


def footprints(truth: Truth, seat: i64) -> None:
    """6: chance decides the other family's next card (§7.6)."""
    truth.blind[1 - seat] = BLIND_SINCE_THIS_ROUND


def be_gone(truth: Truth, seat: i64) -> None:
    """11: a card of the other family has to go, if one lies there (§7.11)."""
    for i in range(truth.first, i64(len(truth.lying))):
        if seat_of(truth.lying[i]) != seat:
            truth.stage = stages.REMOVING
            return


def double(truth: Truth, seat: i64) -> None:
    """16: an own ghost of this round is copied, if there is one that may be (§7.16)."""
    if len(ghosts_to_copy(truth, seat)):
        truth.stage = stages.COPYING


def ill_be_back(truth: Truth, seat: i64) -> None:
    """18: a ghost of an earlier round may come back, if one lies there (§7.18)."""
    if len(ghosts_to_recall(truth, seat)):
        truth.stage = stages.RECALLING


def christmas(truth: Truth, seat: i64) -> None:
    """19: the top card of a pile is turned up; nothing to choose if one pile is empty (§7.19)."""
    if truth.pile[0] > 0 and truth.pile[PILE] > 0:
        truth.stage = stages.TURNING_UP
    elif truth.pile[0] > 0:
        turn_up(truth, seat, 0)
    elif truth.pile[PILE] > 0:
        turn_up(truth, seat, 1)


def see_you_at_the_end(truth: Truth) -> None:
    """20: a family is named, if anybody has ghosts in hand (§7.20)."""
    if truth.hand[0] + truth.hand[HAND] > 0:
        truth.stage = stages.BANISHING


def bloody_mary(truth: Truth, seat: i64) -> None:
    """21: it counts if two ghosts are discarded (§7.21)."""
    size = truth.hand[seat * HAND]
    if size < 2 and truth.agreed.mary_needs_two:
        return
    truth.choose_for(seat, box.BLOODY_MARY, FACE[box.BLOODY_MARY])
    if size > 0:
        truth.picked = min(size, 2)
        truth.stage = stages.DISCARDING


def playing_dead(truth: Truth, seat: i64) -> None:
    """22: the round is lost; before that an own card may be taken back (§7.22)."""
    truth.stage = stages.TAKING_BACK if len(cards_to_take_back(truth, seat)) else stages.LOST


def worthless(truth: Truth) -> None:
    """29: nothing else has an effect any more (§7.29)."""
    truth.is_void = True
    truth.banned = 0
    for seat in range(2):
        if truth.blind[seat] == BLIND_SINCE_THIS_ROUND:
            truth.blind[seat] = FREE


# What happens when a choice is made


def choose(truth: Truth, seat: i64, action: i64) -> None:
    """Go on with an effect after a choice."""
    stage = truth.stage
    truth.stage = stages.DONE if stage != stages.TAKING_BACK else stages.LOST
    if action == DECLINE:
        if truth.heard is not None:
            truth.heard.append(Declined(seat, stages.STAGES[stage]))
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
        swap(truth, seat, action - SWAP + FIRST_TOKEN)


def name(truth: Truth, seat: i64, value: i64) -> None:
    """10, 17, 26: one value; 25: two different ones, one after the other (§7.10, §7.17, §7.25, §7.26)."""
    psychic = truth.doing
    if truth.heard is not None:
        truth.heard.append(ValueNamed(seat, psychic, value))
    if psychic != box.NEVER_SEEN:
        truth.choose_for(seat, psychic, value)
        reckon(truth)
    elif truth.picked == 0:
        truth.picked = value
        truth.stage = stages.NAMING_SECOND
    else:
        truth.choose_for(seat, psychic, two_values(truth.picked, value))
        truth.recall_ban()


def fetch(truth: Truth, seat: i64, value: i64) -> None:
    """2: the ghost comes to the round (§7.2)."""
    take_out(truth, seat, value)
    truth.lay(seat, value, 0)
    truth.total[seat] += truth.worth[seat * HAND + value]
    if truth.heard is not None:
        truth.heard.append(Fetched(seat, value))
    shuffle(truth, seat)


def copy(truth: Truth, seat: i64, value: i64) -> None:
    """16: the psychic takes the value of the ghost (§7.16)."""
    truth.choose_for(seat, box.DOUBLE, value)
    count_up(truth)
    if truth.heard is not None:
        truth.heard.append(Copied(seat, value))


def recall(truth: Truth, seat: i64, value: i64) -> None:
    """18: the ghost of the last earlier round that has one goes into the pile (§7.18)."""
    wanted = value | (seat << SEAT)
    index = truth.first - 1
    while truth.lying[index] & CARD_AND_SEAT_MASK != wanted:
        index -= 1
    truth.lift(index)
    put_back(truth, seat, value)
    if truth.heard is not None:
        truth.heard.append(Recalled(seat, value))
    shuffle(truth, seat)


def discard(truth: Truth, seat: i64, value: i64) -> None:
    """21: a ghost leaves the hand unused (§7.21)."""
    lose_openly(truth, seat, value)
    truth.discarded[seat * HAND + value] += 1
    if truth.heard is not None:
        truth.heard.append(Discarded(seat, value))
    truth.picked -= 1
    if truth.picked > 0:
        truth.stage = stages.DISCARDING


def turn_up(truth: Truth, seat: i64, owner: i64) -> None:
    """19: the psychic takes the value of the ghost on top (§7.19)."""
    value = turn_up_top(truth, owner)
    truth.choose_for(seat, box.CHRISTMAS, value)
    count_up(truth)
    if truth.heard is not None:
        truth.heard.append(TopTurnedUp(seat, owner, value))


def banish(truth: Truth, seat: i64, named: i64) -> None:
    """20: chance will choose a ghost of the named family, if it has one (§7.20)."""
    if truth.hand[named * HAND] > 0:
        truth.picked = named
        truth.stage = stages.BANISH_ROLL
    elif truth.heard is not None:
        truth.heard.append(BanishedNobody(seat, named))


def banished(truth: Truth, value: i64) -> None:
    """20: chance has chosen; in the tenth round all cards lie open (§7.20, §5.4)."""
    seat = truth.picked
    if truth.round == box.TENTH:
        lose_openly(truth, seat, value)
        truth.lay(seat, value, 0)
    else:
        lose_secretly(truth, seat, value)
    if truth.heard is not None:
        truth.heard.append(Banished(seat, value, truth.round == box.TENTH, truth.sees_hand_of(seat)))


def remove(truth: Truth, seat: i64, card: i64) -> None:
    """11: the card is discarded; an effect that was going on ends (§7.11)."""
    owner = 1 - seat
    index = truth.find_here(owner, card)
    truth.lift(index)
    if index < truth.first + truth.resolved:
        truth.resolved -= 1
    if truth.heard is not None:
        truth.heard.append(removed(seat, owner, card))
    if card <= PSYCHIC:
        truth.discarded[owner * HAND + card] += 1
    else:
        truth.where[card - PSYCHIC] = GONE
        stop(truth, owner, card - PSYCHIC)
    reckon(truth)


def stop(truth: Truth, owner: i64, psychic: i64) -> None:
    """A psychic is gone from the round: what it did once stays done, what went on ends (§3.6)."""
    if psychic == box.FOOTPRINTS and truth.blind[1 - owner] == BLIND_SINCE_THIS_ROUND:
        truth.blind[1 - owner] = FREE
    elif psychic == box.NEVER_SEEN:
        truth.recall_ban()


def take_back(truth: Truth, seat: i64, card: i64) -> None:
    """22: a ghost goes to the hand, a psychic before its owner (§7.22)."""
    truth.lift(truth.find_here(seat, card))
    if truth.heard is not None:
        truth.heard.append(taken_back(seat, card))
    if card <= PSYCHIC:
        gain_openly(truth, seat, card)
    else:
        truth.where[card - PSYCHIC] = OWNED + seat
        stop(truth, seat, card - PSYCHIC)
    reckon(truth)


def swap(truth: Truth, seat: i64, token: i64) -> None:
    """28: two tokens that still lie in the row change places (§7.28)."""
    if truth.picked == 0:
        truth.picked = token
        truth.stage = stages.SWAPPING_SECOND
        return
    other = truth.picked
    truth.tokens[other] -= 1
    truth.tokens[token] -= 1
    truth.tokens[(token >> 1) * 2 + (other & 1)] += 1
    truth.tokens[(other >> 1) * 2 + (token & 1)] += 1
    if truth.heard is not None:
        first, second = RESIDENCES[other & 1], RESIDENCES[token & 1]
        truth.heard.append(TokensSwapped(seat, other >> 1, first, token >> 1, second))
