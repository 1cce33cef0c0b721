"""Why the engine proposes an action in 18 Ghosts, as a key of the texts."""

from librt.random import Random

from geisterstunde.bots.eighteen_ghosts.judgement import ABSENT, NEAR, SETS, counts, flights, lacks
from geisterstunde.bots.eighteen_ghosts.memory import SURE
from geisterstunde.bots.eighteen_ghosts.search import WIN, wins_at_once
from geisterstunde.bots.words import Reason
from geisterstunde.core.words import Action
from geisterstunde.core.words import View as AnyView
from geisterstunde.games.eighteen_ghosts.box import COLOUR, COLOURS, DUNGEON, GHOSTS, ORIGIN, TARGET
from geisterstunde.games.eighteen_ghosts.game import GAME
from geisterstunde.games.eighteen_ghosts.rules import FIGHT, MOVE, PASS, RELEASE, Rules
from geisterstunde.games.eighteen_ghosts.state import NOTHING, UNDECIDED


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
    after = truth.clone()
    after.apply(seat, action)
    if _could_win(truth, 1 - seat) and _has_to_wait(after, 1 - seat):
        return Reason("stops-win")
    if counts(truth, seat, fled) > 0:
        return Reason("escape-now", {"colour": COLOURS[_who_counts(truth, seat, fled)]})
    if action < FIGHT:
        return _reason_to_move(truth, seat, ORIGIN[action - MOVE], TARGET[action - MOVE])
    if action < RELEASE:
        return _reason_to_fight(truth, after, seat, ORIGIN[action - FIGHT], TARGET[action - FIGHT])
    if action < PASS:
        return Reason("frees", {"colour": COLOURS[action - RELEASE]})
    return Reason("steady")


def _could_win(truth: Rules, seat: int) -> bool:
    return wins_at_once(truth, seat, lacks(truth, seat))


def _has_to_wait(truth: Rules, seat: int) -> bool:
    """Whether the seat has not won and cannot at once; after a release that shows when the ghost is set down."""
    return truth.winner == UNDECIDED and truth.released == NOTHING and not _could_win(truth, seat)


def _who_counts(truth: Rules, seat: int, fled: int) -> int:
    """The colour of an own ghost whose escape brings the goal nearer."""
    return next(c for c in range(3) if counts(truth, seat, fled & SETS[seat * 3 + c]) > 0)


def _is_needed(truth: Rules, seat: int, colour: int) -> bool:
    return truth.is_short or truth.outside[seat * 3 + colour] == 0


def _reason_to_move(truth: Rules, seat: int, origin: int, target: int) -> Reason:
    """Nearer to the present opening, or to the next one."""
    colour = COLOUR[truth.board[origin]]
    if _is_needed(truth, seat, colour):
        if _gets_closer(colour, truth.facing[colour], origin, target):
            return Reason("approaches", {"colour": COLOURS[colour]})
        if _gets_closer(colour, (truth.facing[colour] + 1) % 4, origin, target):
            return Reason("approaches-next", {"colour": COLOURS[colour]})
    return Reason("steady")


def _gets_closer(colour: int, facing: int, origin: int, target: int) -> bool:
    """Whether a step brings a ghost nearer to its portal, if that faces so."""
    front = (colour * 4 + facing) * 25
    return NEAR[front + target] < NEAR[front + origin]


def _reason_to_fight(truth: Rules, after: Rules, seat: int, origin: int, target: int) -> Reason:
    """What the turned portal does for the seat, or that the opponent loses a ghost, or what it does to the opponent."""
    attacker, defender = truth.board[origin], truth.board[target]
    loser = defender if COLOUR[defender] == (COLOUR[attacker] + 1) % 3 else attacker
    colour = COLOUR[loser]
    if _is_needed(truth, seat, colour) and distance(after, seat, colour) < distance(truth, seat, colour):
        return Reason("turns-portal", {"colour": COLOURS[colour]})
    if loser // 9 != seat:
        return Reason("beats", {"colour": COLOURS[colour]})
    other = 1 - seat
    if _is_needed(truth, other, colour) and distance(after, other, colour) > distance(truth, other, colour):
        return Reason("turns-away", {"colour": COLOURS[colour]})
    return Reason("steady")


def distance(truth: Rules, seat: int, colour: int) -> int:
    """How far the nearest ghost of a colour is from the room before its open portal; far if there is none."""
    front = (colour * 4 + truth.facing[colour]) * 25
    first = seat * 9 + colour * 3
    rooms = [truth.at[ghost] for ghost in range(first, first + 3) if truth.at[ghost] < DUNGEON]
    return min((NEAR[front + room] for room in rooms), default=ABSENT)
