"""Why a bot proposes an action in Ghoosty!, drawn from the view alone; the § are those of docs/rules/ghoosty.md."""

from collections import Counter
from typing import Final

from librt.random import Random

from geisterstunde.bots.words import Reason
from geisterstunde.core.words import Action as AnyAction
from geisterstunde.core.words import View as AnyView
from geisterstunde.games.ghoosty.box import (
    CARDS,
    COPIES,
    FITS,
    GEORG,
    HIGHEST,
    IS_SCARY,
    JERRY,
    KINDS,
    KLAPPER,
    QUARTET,
)
from geisterstunde.games.ghoosty.game import GAME
from geisterstunde.games.ghoosty.words import DrawFromHouse, Pass, Play, PlayTom, TakeCemetery, TryLuck, View

NEARLY_DONE: Final = 3
"""Who has at most so many cards, house included, must be watched."""
FEW: Final = 3
"""So many cards of the cemetery are taken without pain."""
HIGH: Final = 13
"""From here on hardly anything goes higher."""
LIKELY: Final = 67
"""A card that fits with this percentage may be hoped for."""


def reason_for(view: AnyView, action: AnyAction) -> Reason | None:
    """The most telling reason, or None if nothing in particular speaks for the action."""
    assert isinstance(view, View)
    if isinstance(action, Play):
        return _reason_to_play(view, action)
    if isinstance(action, PlayTom):
        return _reason_for_tom(view)
    if isinstance(action, TryLuck):
        return _reason_to_hope(view)
    if isinstance(action, DrawFromHouse):
        return Reason("ghoosty-house", {"percent": _percent_that_fit(view)})
    if isinstance(action, TakeCemetery):
        return _reason_to_take(view)
    assert isinstance(action, Pass)
    return None


def _reason_to_play(view: View, action: Play) -> Reason | None:
    """The end first (§6.1), then special effects (§4, §5), then how the ghost fits."""
    size = action.count + action.mimis
    done = _if_last(view, size)
    if done is not None:
        return done
    if size + _run(view, action.value) >= QUARTET:
        return Reason("ghoosty-quartet", {"count": len(view.cemetery) + size})
    if action.value == KLAPPER:
        return Reason("ghoosty-klapper", {"count": len(view.cemetery) + size})
    if action.value == JERRY and _turns(view, size) and _turns_away_from_the_end(view):
        return Reason("ghoosty-jerry")
    if size >= 2:
        copied = Reason("ghoosty-mimi", {"count": size})
        return copied if action.mimis else Reason("ghoosty-together", {"count": size})
    if view.cemetery and _plays(view) == [action]:
        saved = {"count": len(view.cemetery)}
        return Reason("ghoosty-georg", saved) if action.value == GEORG else Reason("ghoosty-only-fit", saved)
    if IS_SCARY[action.value]:
        return Reason("ghoosty-scary")
    if action.value >= HIGH:
        return Reason("ghoosty-high")
    return _if_lowest(view, action.value)


def _if_lowest(view: View, value: int) -> Reason | None:
    """Nothing lower fits, or only Klein Georg, who always does (§5.1)."""
    lower = {fitting for fitting in _fitting(view) if fitting < value}
    if not lower:
        return Reason("ghoosty-lowest")
    return Reason("ghoosty-spares-georg") if lower == {GEORG} else None


def _if_last(view: View, size: int) -> Reason | None:
    """The hand gets empty after midnight, and perhaps the seat leaves."""
    assert view.viewer is not None
    if view.crypt > 0 or size < len(view.hand):
        return None
    return Reason("ghoosty-leaves") if view.houses[view.viewer] == 0 else Reason("ghoosty-empties-hand")


def _reason_for_tom(view: View) -> Reason:
    done = _if_last(view, 1)
    if done is not None:
        return done
    return Reason("ghoosty-tom-stops") if _is_nearly_done(view, _next(view, 1)) else Reason("ghoosty-tom")


def _reason_to_hope(view: View) -> Reason:
    percent = _percent_that_fit(view)
    likely = {"percent": percent}
    if not _plays(view):
        return Reason("ghoosty-luck-needed", likely)
    return Reason("ghoosty-luck-likely", likely) if percent >= LIKELY else Reason("ghoosty-luck-saves", likely)


def _reason_to_take(view: View) -> Reason | None:
    """Few cards, cards that belong to those in hand, or no choice worth the name."""
    count = len(view.cemetery)
    can_play = bool(_plays(view))
    pairs = {lying.card for lying in view.cemetery} & (set(view.hand) - {"tom", "mimi"})
    if pairs:
        return Reason("ghoosty-take-pairs", {"count": len(pairs)})
    if can_play:
        return Reason("ghoosty-take-few", {"count": count}) if count <= FEW else None
    return Reason("ghoosty-take-all") if view.hand else None


def _top(view: View) -> int:
    return view.cemetery[-1].value if view.cemetery else 0


def _run(view: View, value: int) -> int:
    """So many cards on top have this value already (§4.3)."""
    run = 0
    for lying in reversed(view.cemetery):
        if lying.value != value:
            break
        run += 1
    return run


def _plays(view: View) -> list[AnyAction]:
    """All that the viewer may do with the cards of the hand."""
    assert view.viewer is not None
    legal = GAME.imagine(view, Random(0)).legal(view.viewer)
    return [action for number in legal if isinstance(action := GAME.catalogue[number], Play | PlayTom)]


def _turns(view: View, size: int) -> bool:
    """Whether so many Jerrys at once turn the direction (§5.8)."""
    return view.options.several_eights == "once" or size % 2 == 1


def _fitting(view: View) -> set[int]:
    """The values in hand that may be played one by one."""
    row = _top(view) * KINDS
    return {value for value in range(1, HIGHEST + 1) if CARDS[value] in view.hand and FITS[row + value]}


def _percent_that_fit(view: View) -> int:
    """How likely a card that the viewer has not seen may be played; Tom always may."""
    assert view.viewer is not None
    seen = Counter(lying.card for lying in view.cemetery) + Counter(view.exile) + Counter(view.hand)
    for seat, known in enumerate(view.known):
        if seat != view.viewer:
            seen += Counter(known)
    seen["tom"] += view.toms
    row = _top(view) * KINDS
    unseen = [COPIES[kind] - seen[CARDS[kind]] for kind in range(KINDS)]
    fitting = sum(count for kind, count in enumerate(unseen) if kind == 0 or FITS[row + kind])
    return round(100 * fitting / max(1, sum(unseen)))


def _next(view: View, turned: int) -> int:
    """The next seat that is in the round, in the direction of play or (-1) against it."""
    step = turned if view.direction == "clockwise" else -turned
    seat = view.active
    while True:
        seat = (seat + step) % len(view.hands)
        if seat not in view.left:
            return seat


def _is_nearly_done(view: View, seat: int) -> bool:
    return view.hands[seat] + view.houses[seat] <= NEARLY_DONE


def _turns_away_from_the_end(view: View) -> bool:
    """Whether the next one is nearly done, and the one on the other side is not (§5.8)."""
    return _is_nearly_done(view, _next(view, 1)) and not _is_nearly_done(view, _next(view, -1))
