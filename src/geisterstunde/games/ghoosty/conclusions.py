"""What follows from a view of Ghoosty!: the cards not seen yet, what fits and the odds of drawing it (§1.5), what a
quartet lacks (§4.3), and who comes next (§3.12)."""

from geisterstunde.games.ghoosty.box import CARDS, COPIES, FITS, KINDS, QUARTET, TOM
from geisterstunde.games.ghoosty.words import CardCount, Conclusions, Luck, View


def conclude(view: View) -> Conclusions | None:
    """What everybody could remember; None while no round is played."""
    if not view.to_act:
        return None
    unseen = _unseen(view)
    fitting = _fitting(view)
    seats = range(len(view.hands))
    return Conclusions(
        unseen=tuple(CardCount(CARDS[kind], count) for kind, count in enumerate(unseen) if count),
        hidden=tuple(0 if seat == view.viewer else view.hands[seat] - len(view.known[seat]) for seat in seats),
        luck=Luck(sum(unseen[kind] for kind in fitting), sum(unseen)),
        fitting=tuple(CARDS[kind] for kind in fitting),
        to_quartet=QUARTET - _run(view),
        next=_neighbour(view, 1 if view.direction == "clockwise" else -1),
        next_if_turned=_neighbour(view, -1 if view.direction == "clockwise" else 1),
    )


def _neighbour(view: View, step: int) -> int:
    """Who sits next to the active seat that way, past all who have left (§3.12)."""
    seats = len(view.hands)
    around = ((view.active + step * far) % seats for far in range(1, seats + 1))
    return next((seat for seat in around if seat not in view.left), view.active)


def _unseen(view: View) -> list[int]:
    """How many cards of each kind lie face down or in hands that nobody has seen them go into."""
    counts = list(COPIES)
    counts[TOM] -= view.toms
    known = [card for seat, cards in enumerate(view.known) if seat != view.viewer for card in cards]
    for card in (*view.hand, *known, *view.exile, *(lying.card for lying in view.cemetery)):
        counts[CARDS.index(card)] -= 1
    return counts


def _fitting(view: View) -> list[int]:
    """The kinds of which one card alone could be played on what lies there.

    Each unseen card is equally likely in each unseen place, so also on top of the crypt and of a house (§3.4): these
    are the ones that a drawn card should be.
    """
    top = view.cemetery[-1].value if view.cemetery else 0
    return [kind for kind in range(KINDS) if kind == TOM or FITS[top * KINDS + kind] == 1]


def _run(view: View) -> int:
    """How many ghosts on top are equal."""
    values = [lying.value for lying in reversed(view.cemetery)]
    return next((far for far, value in enumerate(values) if value != values[0]), len(values))
