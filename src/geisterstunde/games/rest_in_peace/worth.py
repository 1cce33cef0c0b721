"""What a card is worth, as named steps (§6): the totals of the rules and the trail of the screens come from one place.

A card counts by its face: the value of a ghost, or the one that a psychic takes the part of. All cards of one face on
one side are worth the same, so that a round needs a table of two times six numbers, made anew when a psychic comes
or goes.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from geisterstunde.games.rest_in_peace.box import (
    BAT,
    BLOODY_MARY,
    BODYBUILDER,
    CHRISTMAS,
    DOUBLE,
    ECTOPLASM,
    FACE,
    GOLDFISH,
    MATTERS,
    NO_FEAR,
    NOW_OR_NEVER,
    POLTERGEIST,
    PSYCHIC,
    SERPENT,
    TENTH,
    WEDDING,
    WORTHLESS,
)
from geisterstunde.games.rest_in_peace.state import CARD_MASK, CHOICE, HAND, ROUND, SEAT, Truth
from geisterstunde.games.rest_in_peace.words import Step, StepName

STEP_NAMES: Final[dict[int, StepName]] = {
    BAT: "bat",
    SERPENT: "serpent",
    POLTERGEIST: "poltergeist",
    ECTOPLASM: "ectoplasm",
    BODYBUILDER: "bodybuilder",
}


def face_of(entry: i64) -> i64:
    """The value that a lying card has for all effects: never a changed one (§6.2); 0 if it has none."""
    card = entry & CARD_MASK
    if card <= PSYCHIC:
        return card
    psychic = card - PSYCHIC
    # 16 and 19 take a value; 21 has its own if the two ghosts were discarded.
    if psychic in (DOUBLE, CHRISTMAS, BLOODY_MARY):
        return entry >> CHOICE & 63
    if entry >> ROUND == TENTH and psychic in (WEDDING, NOW_OR_NEVER):
        return 3 if psychic == WEDDING else 0
    return FACE[psychic]


def changed(value: i64, psychic: i64, named: i64, is_own: bool, face: i64, is_for_both: bool) -> i64:
    """A card's value after one psychic, played by the card's family or by the other one (§6.3)."""
    if psychic == BAT:
        return value + 1 if is_own and face & 1 == 0 else value
    if psychic == SERPENT:
        return value + 1 if is_own and face & 1 == 1 else value
    if face != named:
        return value
    if psychic == POLTERGEIST:
        return value + 2 if is_own or is_for_both else value
    if psychic == BODYBUILDER:
        return value + 3
    # Ectoplasm stops at 0 at its place in the order (§6.4).
    if psychic == ECTOPLASM and not is_own:
        return value - 2 if value > 2 else 0
    return value


def reckon(truth: Truth) -> None:
    """Make the table of the present round and both totals anew (§6.1)."""
    worth = truth.worth
    lying = truth.lying
    if truth.is_void:
        for i in range(2 * HAND):
            worth[i] = 1
        count_up(truth)
        return
    for seat in range(2):
        for face in range(1, 7):
            worth[seat * HAND + face] = face
    fearless: i64 = 0  # the sides that have psychic 12, 1 and 2
    for i in range(truth.first, i64(len(lying))):
        entry = lying[i]
        psychic = (entry & CARD_MASK) - PSYCHIC
        if psychic <= 0 or MATTERS[psychic] == 0:
            continue
        owner = entry >> SEAT & 1
        if psychic == NO_FEAR:
            fearless |= owner + 1
            continue
        named = entry >> CHOICE & 63
        for seat in range(2):
            for face in range(1, 7):
                at = seat * HAND + face
                worth[at] = changed(worth[at], psychic, named, owner == seat, face, truth.agreed.poltergeist_for_both)
    # The other family's ones and twos do not count, whatever was added (§6.5).
    if fearless & 1:
        worth[HAND + 1] = worth[HAND + 2] = 0
    if fearless & 2:
        worth[1] = worth[2] = 0
    count_up(truth)


def count_up(truth: Truth) -> None:
    """Both totals from the table (§6.1)."""
    lying = truth.lying
    first: i64 = 0
    second: i64 = 0
    for i in range(truth.first, i64(len(lying))):
        if lying[i] >> SEAT & 1:
            second += worth_of(truth, lying[i])
        else:
            first += worth_of(truth, lying[i])
    truth.total[0] = first
    truth.total[1] = second


def worth_of(truth: Truth, entry: i64) -> i64:
    """What a card of the present round counts."""
    card = entry & CARD_MASK
    at = (entry >> SEAT & 1) * HAND
    if card <= PSYCHIC:
        return truth.worth[at + card]
    if truth.is_void:
        return _worth_in_vain(truth, entry)
    if card == NOW_OR_NEVER + PSYCHIC and entry >> ROUND == TENTH:
        return -2
    face = face_of(entry)
    if face == 0:
        return 0
    return truth.worth[at + face] * (2 if card == GOLDFISH + PSYCHIC else 1)


def _worth_in_vain(truth: Truth, entry: i64) -> i64:
    """A psychic beside psychic 29 counts 1, and 29 itself nothing (§7.29)."""
    psychic = (entry & CARD_MASK) - PSYCHIC
    if psychic == WORTHLESS:
        return 0
    # 13 and 21 have a value of their own, even where the one does not count or the other was not paid for.
    has_value = face_of(entry) > 0 or psychic in (NOW_OR_NEVER, BLOODY_MARY)
    return 1 if has_value or truth.agreed.worthless_psychics_count else 0


def trail(truth: Truth, entry: i64) -> tuple[Step, ...]:
    """The steps that lead to a card's worth, in order; their amounts add up to it (§6.6)."""
    card = entry & CARD_MASK
    face = face_of(entry)
    times: i64 = 2 if card == GOLDFISH + PSYCHIC else 1
    steps: list[Step] = []
    if face > 0:
        steps.append(Step("face", 0, face * times))
    if truth.is_void:
        now = worth_of(truth, entry)
        if now != face * times:
            steps.append(Step("worthless", WORTHLESS, now - face * times))
        return tuple(steps)
    if card == NOW_OR_NEVER + PSYCHIC and entry >> ROUND == TENTH:
        steps.append(Step("now-or-never", NOW_OR_NEVER, -2))
    if face == 0:
        return tuple(steps)
    seat = entry >> SEAT & 1
    value = face
    fearless: i64 = 0
    for i in range(truth.first, i64(len(truth.lying))):
        other = truth.lying[i]
        psychic = (other & CARD_MASK) - PSYCHIC
        if psychic <= 0 or MATTERS[psychic] == 0:
            continue
        is_own = other >> SEAT & 1 == seat
        if psychic == NO_FEAR:
            if not is_own and face <= 2:
                fearless = 1
            continue
        after = changed(value, psychic, other >> CHOICE & 63, is_own, face, truth.agreed.poltergeist_for_both)
        if after != value:
            steps.append(Step(STEP_NAMES[psychic], psychic, (after - value) * times))
            value = after
    if fearless and value != 0:
        steps.append(Step("no-fear", NO_FEAR, -value * times))
    return tuple(steps)


def plain(truth: Truth) -> None:
    """At the start of a round every card is worth its face, and nothing lies there."""
    worth: vec[i64] = truth.worth
    for face in range(1, 7):
        worth[face] = face
        worth[HAND + face] = face
    truth.total[0] = 0
    truth.total[1] = 0
