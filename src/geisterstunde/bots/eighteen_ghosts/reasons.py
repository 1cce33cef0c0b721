"""Why the engine proposes an action in 18 Ghosts, as a key of the texts."""

from librt.random import Random

from geisterstunde.bots.eighteen_ghosts.judgement import NEAR, SETS, counts, flights, lacks
from geisterstunde.bots.eighteen_ghosts.search import SURE, WIN, wins_at_once
from geisterstunde.bots.words import Reason
from geisterstunde.core.words import Action
from geisterstunde.core.words import View as AnyView
from geisterstunde.games.eighteen_ghosts.box import COLOUR, COLOURS, GHOSTS, ORIGIN, TARGET
from geisterstunde.games.eighteen_ghosts.game import GAME
from geisterstunde.games.eighteen_ghosts.rules import FIGHT, MOVE, PASS, RELEASE, Rules
from geisterstunde.games.eighteen_ghosts.state import NOTHING


def reason_for(view: AnyView, action: Action) -> Reason | None:
    """What speaks for an action of whoever is on, as far as it can be seen without searching; else None."""
    truth = GAME.imagine(view, Random(0))
    reason = reason_in(truth, truth.actor(), GAME.catalogue.number(action), 0)
    return None if reason.key == "steady" else reason


def reason_in(truth: Rules, seat: int, action: int, value: int) -> Reason:
    """The most telling reason for an action in this position, given the value that the search found."""
    if truth.placed < GHOSTS:
        return Reason("good-room")
    fled = flights(truth, action)
    if truth.released == NOTHING and counts(truth, seat, fled) >= lacks(truth, seat):
        return Reason("wins-now")
    if value > SURE:
        return Reason("wins", {"turns": (WIN - value + 1) // 2})
    if value < -SURE:
        return Reason("holds-out")
    if truth.released != NOTHING:
        return Reason("sets-down", {"colour": COLOURS[truth.released]})
    if wins_at_once(truth, 1 - seat, lacks(truth, 1 - seat)):
        return Reason("stops-win")
    if counts(truth, seat, fled) > 0:
        return Reason("escape-now", {"colour": COLOURS[_who_counts(truth, seat, fled)]})
    if action < FIGHT:
        return _reason_to_move(truth, seat, ORIGIN[action - MOVE], TARGET[action - MOVE])
    if action < RELEASE:
        return _reason_to_fight(truth, seat, ORIGIN[action - FIGHT], TARGET[action - FIGHT])
    if action < PASS:
        return Reason("frees", {"colour": COLOURS[action - RELEASE]})
    return Reason("steady")


def _who_counts(truth: Rules, seat: int, fled: int) -> int:
    """The colour of an own ghost whose escape brings the goal nearer."""
    return next(c for c in range(3) if counts(truth, seat, fled & SETS[seat * 3 + c]) > 0)


def _is_needed(truth: Rules, seat: int, colour: int) -> bool:
    return truth.is_short or truth.outside[seat * 3 + colour] == 0


def _reason_to_move(truth: Rules, seat: int, origin: int, target: int) -> Reason:
    """Nearer to the present opening, or to the next one; or just a good place."""
    colour = COLOUR[truth.board[origin]]
    if _is_needed(truth, seat, colour):
        for turns in (0, 1):
            front = (colour * 4 + (truth.facing[colour] + turns) % 4) * 25
            if NEAR[front + target] < NEAR[front + origin]:
                return Reason("approaches", {"colour": COLOURS[colour]})
    return Reason("steady")


def _reason_to_fight(truth: Rules, seat: int, origin: int, target: int) -> Reason:
    """The portal that the loser turns matters most, if the seat needs it; else that the opponent loses a ghost."""
    attacker, defender = truth.board[origin], truth.board[target]
    loser = defender if COLOUR[defender] == (COLOUR[attacker] + 1) % 3 else attacker
    colour = COLOUR[loser]
    if _is_needed(truth, seat, colour):
        return Reason("turns-portal", {"colour": COLOURS[colour]})
    if loser // 9 != seat:
        return Reason("beats", {"colour": COLOURS[colour]})
    if _is_needed(truth, 1 - seat, colour):
        return Reason("turns-away", {"colour": COLOURS[colour]})
    return Reason("steady")
