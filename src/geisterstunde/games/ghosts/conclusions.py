"""What follows from a view of Ghosts: the cards not seen yet, and how much fog each hand can have (§7)."""

from collections.abc import Iterable

from geisterstunde.games.ghosts.box import COPIES, FOG
from geisterstunde.games.ghosts.words import CARDS, CardCount, Conclusions, HeldByOther, View

MOST_STRAY = 1
"""Who shuffles a hand of fog back held five of six: the others had this much among them at most (§7.4)."""


def conclude(view: View) -> Conclusions | None:
    """What everybody could remember and reckon; None while no cards are dealt."""
    if view.phase not in ("redraw", "answer", "play"):
        return None
    unseen = _unseen(view)
    return Conclusions(
        unseen=tuple(CardCount(CARDS[kind], count) for kind, count in enumerate(unseen) if count),
        hands=tuple(_hand(view, seat, unseen[FOG]) for seat in range(len(view.points))),
    )


def _unseen(view: View) -> list[int]:
    """How many cards of each kind are hidden: all but those laid in this round and the own ones (§7.2)."""
    counts = list(COPIES)
    for gone in view.gone:
        counts[CARDS.index(gone.card)] -= gone.count
    for card in (*view.pile, *view.hand):
        counts[CARDS.index(card)] -= 1
    counts[FOG] -= view.fog_beside
    return counts


def _hand(view: View, seat: int, fog: int) -> HeldByOther:
    size = view.hand_sizes[seat]
    if seat == view.viewer:
        own = view.hand.count(CARDS[FOG])
        return HeldByOther(own, own, own < size)
    possible = [held for held in _held_by(view, seat, fog) if _fits(view, seat, held, fog)]
    return HeldByOther(min(possible), max(possible), max(possible) < size)


def _held_by(view: View, seat: int, fog: int) -> Iterable[int]:
    """How much fog one hand can have, if nobody looks at the others (§7.3, §7.5)."""
    size = view.hand_sizes[seat]
    return range(view.sure_fog[seat], min(fog, size - view.sure_ghost[seat]) + 1)


def _fits(view: View, seat: int, held: int, fog: int) -> bool:
    """Whether the rest of the hidden fog finds a place in the other hands and on the draw pile."""
    others = [other for other in range(len(view.points)) if other not in (seat, view.viewer)]
    # What is possible so far: how much fog is in hands, and how much of it must be from before a redraw.
    reached = {(held, _stray(view, seat, held))}
    for other in others:
        reached = {
            (sum_ + more, stray + _stray(view, other, more))
            for sum_, stray in reached
            for more in _held_by(view, other, fog)
        }
    known = max(view.old_fog, view.own_old_fog)
    return any(
        0 <= fog - sum_ <= view.draw_pile and (not view.redraws or known + stray <= MOST_STRAY)
        for sum_, stray in reached
    )


def _stray(view: View, seat: int, held: int) -> int:
    """How much fog in a hand must have been there before the redraw: what does not fit among its new cards (§7.4)."""
    return max(0, held - (view.hand_sizes[seat] - view.old_cards[seat])) if view.redraws else 0
