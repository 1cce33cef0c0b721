"""What follows from a view of Rest in Peace: the ghosts that the viewer has not seen, and where they can be (§9)."""

from collections import Counter

from geisterstunde.games.rest_in_peace.imagine import ghosts_left
from geisterstunde.games.rest_in_peace.words import Conclusions, UnseenGhosts, View


def conclude(view: View) -> Conclusions | None:
    """The unseen ghosts of both families; None before the ghosts are dealt."""
    if view.stage == "deal":
        return None
    return Conclusions(families=(_unseen(view, 0), _unseen(view, 1)))


def _unseen(view: View, seat: int) -> UnseenGhosts:
    family = view.families[seat]
    left = ghosts_left(view, seat)
    for value in (*(family.hand or ()), *([family.pile_top] if family.pile_top else ())):
        left.remove(value)
    known = view.memory.known[seat] if view.memory is not None and family.hand is None else ()
    in_hand = 0 if family.hand is not None else family.hand_size
    others = list((Counter(left) - Counter(known)).elements())
    more = in_hand - len(known)
    best = sorted(others, reverse=True)[:more]
    return UnseenGhosts(
        values=tuple(left),
        in_hand=in_hand,
        in_pile=family.pile_size - (family.pile_top > 0),
        at_end=sum(card.seat == seat and not card.value and not card.psychic for card in view.end),
        surely_in_hand=known,
        most_in_hand=sum(known) + sum(best),
        mean_in_hand=sum(known) + (more * sum(others) / len(others) if more else 0),
    )
