"""Why an action is not possible in Ghosts, in the rulebook's terms. Legality itself is decided in rules.py alone."""

from geisterstunde.core.words import Refusal, Seat
from geisterstunde.games.ghosts.box import MOST_FEAR, NO_FAMILY
from geisterstunde.games.ghosts.state import ANSWER, GIVE_BACK, Truth
from geisterstunde.games.ghosts.words import CARDS, Action, Card, GiveBack, Keep, Play, Redraw, Take


def why_not(truth: Truth, seat: Seat, action: Action) -> Refusal:
    """The reason for an action that is not legal for a seat that acts now."""
    if truth.phase == ANSWER:
        return Refusal("redraw-needs-fog" if isinstance(action, Redraw) else "answer-first")
    if truth.phase == GIVE_BACK:
        return _why_not_give_back(truth, seat, action)
    match action:
        case Play(card):
            return _why_not_play(truth, seat, card)
        case Take():
            return Refusal("no-pile")
        case Keep() | Redraw():
            return Refusal("deal-is-over")
        case GiveBack():
            return Refusal("round-not-over")


def _why_not_play(truth: Truth, seat: Seat, card: Card) -> Refusal:
    named: dict[str, str | int] = {"family": card.family, "value": card.value}
    if truth.held(seat, CARDS.index(card)) == 0:
        return Refusal("not-in-hand", named)
    if truth.top == NO_FAMILY:
        return Refusal("open-with-ghost")
    return Refusal("too-much-fear", {**named, "fear": truth.fear, "sum": truth.fear + card.value, "most": MOST_FEAR})


def _why_not_give_back(truth: Truth, seat: Seat, action: Action) -> Refusal:
    most = truth.most_given_back(seat)
    if isinstance(action, GiveBack):
        return Refusal("too-much-back", {"points": action.points, "most": most})
    return Refusal("give-back-first", {"most": most})
