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
    HIGHEST,
    MATTERS,
    NO_FEAR,
    NOW_OR_NEVER,
    POLTERGEIST,
    PSYCHIC,
    SERPENT,
    TENTH,
    WEDDING,
    WEDDING_FACE,
    WORTHLESS,
)
from geisterstunde.games.rest_in_peace.cards import card_of, choice_of, round_of, seat_of
from geisterstunde.games.rest_in_peace.state import HAND, Truth
from geisterstunde.games.rest_in_peace.words import Step, StepName

TOO_LATE: Final = -2
"""What psychic 13 counts in the tenth round (§7.13)."""

STEP_NAMES: Final[dict[int, StepName]] = {
    BAT: "bat",
    SERPENT: "serpent",
    POLTERGEIST: "poltergeist",
    ECTOPLASM: "ectoplasm",
    BODYBUILDER: "bodybuilder",
}


def face_of(entry: i64) -> i64:
    """The value that a lying card has for all effects: never a changed one (§6.2); 0 if it has none."""
    card = card_of(entry)
    if card <= PSYCHIC:
        return card
    psychic = card - PSYCHIC
    # 16 and 19 take a value; 21 has its own if the two ghosts were discarded.
    if psychic in (DOUBLE, CHRISTMAS, BLOODY_MARY):
        return choice_of(entry)
    if round_of(entry) == TENTH and psychic in (WEDDING, NOW_OR_NEVER):
        return WEDDING_FACE if psychic == WEDDING else 0
    return FACE[psychic]


def changed(truth: Truth, value: i64, entry: i64, is_own: bool, face: i64) -> i64:
    """A card's value after one psychic, played by the card's family or by the other one (§6.3)."""
    psychic = card_of(entry) - PSYCHIC
    if psychic == BAT:
        return value + 1 if is_own and face & 1 == 0 else value
    if psychic == SERPENT:
        return value + 1 if is_own and face & 1 == 1 else value
    if face != choice_of(entry):
        return value
    if psychic == POLTERGEIST:
        return value + 2 if is_own or truth.agreed.poltergeist_for_both else value
    if psychic == BODYBUILDER:
        return value + 3
    # Ectoplasm stops at 0 at its place in the order (§6.4).
    if psychic == ECTOPLASM and not is_own:
        return value - 2 if value > 2 else 0
    return value


def reckon(truth: Truth) -> None:
    """Make the table of the present round and both totals anew (§6.1)."""
    worth = truth.worth
    if truth.is_void:
        for i in range(2 * HAND):
            worth[i] = 1
        count_up(truth)
        return
    _print_values(worth)
    fearless: i64 = 0  # the sides that have psychic 12, 1 and 2
    for i in range(truth.first, i64(len(truth.lying))):
        entry = truth.lying[i]
        if card_of(entry) == NO_FEAR + PSYCHIC:
            fearless |= seat_of(entry) + 1
        elif _changes_others(entry):
            _change_table(truth, entry)
    # The other family's ones and twos do not count, whatever was added (§6.5).
    if fearless & 1:
        worth[HAND + 1] = worth[HAND + 2] = 0
    if fearless & 2:
        worth[1] = worth[2] = 0
    count_up(truth)


def _print_values(worth: vec[i64]) -> None:
    """Every card is worth its face."""
    for face in range(1, HIGHEST + 1):
        worth[face] = face
        worth[HAND + face] = face


def _changes_others(entry: i64) -> bool:
    """Whether a lying card is a psychic that adds to others or takes away from them, in the order of play (§6.4)."""
    psychic = card_of(entry) - PSYCHIC
    return psychic > 0 and MATTERS[psychic] != 0 and psychic != NO_FEAR


def _change_table(truth: Truth, entry: i64) -> None:
    """One psychic has its effect on all faces of both sides (§6.3)."""
    worth = truth.worth
    owner = seat_of(entry)
    for seat in range(2):
        for face in range(1, HIGHEST + 1):
            at = seat * HAND + face
            worth[at] = changed(truth, worth[at], entry, owner == seat, face)


def count_up(truth: Truth) -> None:
    """Both totals from the table (§6.1)."""
    lying = truth.lying
    first: i64 = 0
    second: i64 = 0
    for i in range(truth.first, i64(len(lying))):
        if seat_of(lying[i]):
            second += worth_of(truth, lying[i])
        else:
            first += worth_of(truth, lying[i])
    truth.total[0] = first
    truth.total[1] = second


def worth_of(truth: Truth, entry: i64) -> i64:
    """What a card of the present round counts."""
    card = card_of(entry)
    at = seat_of(entry) * HAND
    if card <= PSYCHIC:
        return truth.worth[at + card]
    if truth.is_void:
        return _worth_in_vain(truth, entry)
    face = face_of(entry)
    if face > 0:
        return truth.worth[at + face] * _times(entry)
    return TOO_LATE if _is_too_late(entry) else 0


def _times(entry: i64) -> i64:
    """Goldfish count as two cards of their face (§7.23)."""
    return 2 if card_of(entry) == GOLDFISH + PSYCHIC else 1


def _is_too_late(entry: i64) -> bool:
    """Whether this is psychic 13 in the tenth round (§7.13)."""
    return card_of(entry) == NOW_OR_NEVER + PSYCHIC and round_of(entry) == TENTH


def _worth_in_vain(truth: Truth, entry: i64) -> i64:
    """A psychic beside psychic 29 counts 1, and 29 itself nothing (§7.29)."""
    psychic = card_of(entry) - PSYCHIC
    if psychic == WORTHLESS:
        return 0
    # 13 and 21 have a value of their own, even where the one does not count or the other was not paid for.
    has_value = face_of(entry) > 0 or psychic in (NOW_OR_NEVER, BLOODY_MARY)
    return 1 if has_value or truth.agreed.worthless_psychics_count else 0


def trail(truth: Truth, entry: i64) -> tuple[Step, ...]:
    """The steps that lead to a card's worth, in order; their amounts add up to it (§6.6)."""
    face = face_of(entry)
    times = _times(entry)
    steps: list[Step] = []
    if face > 0:
        steps.append(Step("face", 0, face * times))
    if truth.is_void:
        now = worth_of(truth, entry)
        if now != face * times:
            steps.append(Step("worthless", WORTHLESS, now - face * times))
    elif _is_too_late(entry):
        steps.append(Step("now-or-never", NOW_OR_NEVER, TOO_LATE))
    elif face > 0:
        steps += _steps_by_others(truth, entry, face)
    return tuple(steps)


def _steps_by_others(truth: Truth, entry: i64, face: i64) -> list[Step]:
    """What the psychics of the round add to a card and take from it (§6.3), the last word having 12 (§6.5)."""
    seat = seat_of(entry)
    times = _times(entry)
    value = face
    steps: list[Step] = []
    for i in range(truth.first, i64(len(truth.lying))):
        other = truth.lying[i]
        if not _changes_others(other):
            continue
        after = changed(truth, value, other, seat_of(other) == seat, face)
        if after != value:
            psychic = card_of(other) - PSYCHIC
            steps.append(Step(STEP_NAMES[psychic], psychic, (after - value) * times))
            value = after
    if truth.find_here(1 - seat, NO_FEAR + PSYCHIC) >= 0 and face <= 2 and value != 0:
        steps.append(Step("no-fear", NO_FEAR, -value * times))
    return steps


def plain(truth: Truth) -> None:
    """At the start of a round every card is worth its face, and nothing lies there."""
    _print_values(truth.worth)
    truth.total[0] = 0
    truth.total[1] = 0
