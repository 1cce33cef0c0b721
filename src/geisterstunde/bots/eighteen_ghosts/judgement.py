"""What is worth something in 18 Ghosts: ghosts near their openings, colours outside, and portals about to turn."""

from math import exp
from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from geisterstunde.bots.eighteen_ghosts.rooms import chance_in_placement
from geisterstunde.bots.search.judgement import Judgement, share_of_win
from geisterstunde.bots.weights import whole_numbers
from geisterstunde.core.contract import NOBODY, State
from geisterstunde.games.eighteen_ghosts.box import (
    CARPET_ROOMS,
    COLOUR,
    DUNGEON,
    EMPTY,
    FACINGS,
    FRONT,
    GHOSTS,
    JUMP_PAIRS,
    KIND,
    ORIGIN,
    PORTALS_AT_START,
    STEP_PAIRS,
    TARGET,
    WALL,
)
from geisterstunde.games.eighteen_ghosts.rules import FIGHT, MOVE, RELEASE, Rules
from geisterstunde.games.eighteen_ghosts.state import NOTHING

SCALE: Final = 85.0
"""The value at which a search, which sees further than the weights, gives odds of e to 1."""
COLOURS_WEIGHTS: Final[vec[i64]] = vec[i64](whole_numbers(__name__, "positions", "colours"))
"""One ghost of each colour wins (§5.1)."""
THREE_WEIGHTS: Final[vec[i64]] = vec[i64](whole_numbers(__name__, "positions", "three"))
"""Any three ghosts win (§6.1)."""

FAR: Final = 5
"""All distances from here on count alike."""
ABSENT: Final = 6
"""The distance of a colour that has no ghost in the castle."""

# The weights of one seat's colour, by how many escapes the seat still lacks (1 to 3, each a block): for the portal as
# it stands and after 1, 2, 3 turns the distance of the nearest ghost from the room before it; how the portal stands;
# how many ghosts of the colour are in the castle; how near one is to the next opening, and whether the seat (then: the
# opponent) can turn the portal at once; whether one is next to the present opening, and whether the opponent can turn
# it away. After the three blocks: having the turn, by what both lack.
STANDING: Final = 4 * 7
PRESENT: Final = STANDING + 4
OWN_TURNING: Final = PRESENT + 4
OTHER_TURNING: Final = OWN_TURNING + 6
TURNING_AWAY: Final = OTHER_TURNING + 6
BLOCK: Final = TURNING_AWAY + 4
TEMPO: Final = 3 * BLOCK
WEIGHTS: Final = TEMPO + 9


def _distances_to(goal: int) -> list[int]:
    """Actions from every room to the goal in an empty castle, by steps and mirrors."""
    ways = STEP_PAIRS + JUMP_PAIRS
    distance = [9] * 25
    distance[goal] = 0
    for _time in range(25):
        for origin, target in ways:
            distance[origin] = min(distance[origin], distance[target] + 1)
    return distance


def _near() -> list[int]:
    """The distance to the room before the opening, by colour, facing and room; 9 if that is the wall."""
    near: list[int] = []
    for front in FRONT:
        near += [9] * 25 if front == WALL else [min(way, FAR) for way in _distances_to(front)]
    return near


NEAR: Final[vec[i64]] = vec[i64](_near())
AT_START: Final[vec[i64]] = vec[i64]([FACINGS.index(facing) for facing in PORTALS_AT_START])
SETS: Final[vec[i64]] = vec[i64]([1, 2, 4, 8, 16, 32])
"""The set of one kind of ghosts."""


def lacks(truth: Rules, seat: i64) -> i64:
    """How many escapes the seat still needs (§5.1, §6.1)."""
    outside = truth.outside
    first = seat * 3
    if truth.is_short:
        return 3 - outside[first] - outside[first + 1] - outside[first + 2]
    missing: i64 = 0
    for kind in range(first, first + 3):
        if outside[kind] == 0:
            missing += 1
    return missing


def _weigh(truth: Rules, seat: i64, missing: i64, weights: vec[i64]) -> i64:
    """What the ghosts of one seat are worth."""
    at = truth.at
    near = NEAR
    total: i64 = 0
    block = (missing - 1) * BLOCK
    for colour in range(3):
        if truth.outside[seat * 3 + colour] > 0 and not truth.is_short:
            continue
        facing = truth.facing[colour]
        # The nearest ghost to the present opening and to the next three.
        now = colour * 100 + facing * 25
        soon = colour * 100 + (facing + 1) % 4 * 25
        later = colour * 100 + (facing + 2) % 4 * 25
        last = colour * 100 + (facing + 3) % 4 * 25
        to_now: i64 = ABSENT
        to_soon: i64 = ABSENT
        to_later: i64 = ABSENT
        to_last: i64 = ABSENT
        count: i64 = 0
        first = seat * 9 + colour * 3
        for ghost in range(first, first + 3):
            room = at[ghost]
            if room >= DUNGEON:
                continue
            count += 1
            to_now = min(to_now, near[now + room])
            to_soon = min(to_soon, near[soon + room])
            to_later = min(to_later, near[later + room])
            to_last = min(to_last, near[last + room])
        total += weights[block + to_now] + weights[block + 7 + to_soon]
        total += weights[block + 14 + to_later] + weights[block + 21 + to_last]
        total += weights[block + STANDING + (facing - AT_START[colour]) % 4] + weights[block + PRESENT + count]
        to_soon = min(to_soon, 2) * 2
        if can_turn(truth, seat, colour):
            total += weights[block + OWN_TURNING + to_soon + 1]
        else:
            total += weights[block + OWN_TURNING + to_soon]
        away = block + TURNING_AWAY if to_now == 1 else block + TURNING_AWAY + 2
        if can_turn(truth, 1 - seat, colour):
            total += weights[block + OTHER_TURNING + to_soon + 1] + weights[away + 1]
        else:
            total += weights[block + OTHER_TURNING + to_soon] + weights[away]
    return total


def can_turn(truth: Rules, seat: i64, colour: i64) -> bool:
    """Whether the seat could turn the portal by one fight: beat a ghost of its colour, or lose one (§3.5, §4.2)."""
    hunter = (colour + 2) % 3
    steps_from = truth.steps_from
    steps_into = truth.steps_into
    beats = steps_from[seat * 3 + hunter] & steps_into[colour]
    loses = steps_from[seat * 3 + colour] & steps_into[hunter]
    return beats | loses != 0


def weigh(truth: Rules, seat: i64) -> i64:
    """How a running game looks for the seat: a hundred means that the odds are e to 1."""
    own = lacks(truth, seat)
    others = lacks(truth, 1 - seat)
    weights = THREE_WEIGHTS if truth.is_short else COLOURS_WEIGHTS
    total = _weigh(truth, seat, own, weights) - _weigh(truth, 1 - seat, others, weights)
    if truth.active == seat:
        return total + weights[TEMPO + (own - 1) * 3 + others - 1]
    return total - weights[TEMPO + (others - 1) * 3 + own - 1]


def chance_of(value: i64) -> float:
    """The chance to win that belongs to a value."""
    return 1.0 / (1.0 + exp(-float(value) / SCALE))


def flights(truth: Rules, action: i64) -> i64:
    """The kinds of ghosts that flee by an action, as a set, without carrying it out (§4.3, §4.4)."""
    facing = truth.facing
    if action < MOVE:
        colour = truth.released
        if colour != NOTHING and FRONT[colour * 4 + facing[colour]] == CARPET_ROOMS[action]:
            return SETS[truth.active * 3 + colour]
        return 0
    if action < FIGHT:
        ghost = truth.board[ORIGIN[action - MOVE]]
        colour = COLOUR[ghost]
        return SETS[KIND[ghost]] if FRONT[colour * 4 + facing[colour]] == TARGET[action - MOVE] else 0
    if action >= RELEASE:
        return 0
    origin = ORIGIN[action - FIGHT]
    target = TARGET[action - FIGHT]
    attacker = truth.board[origin]
    colour = COLOUR[attacker]
    loser = COLOUR[truth.board[target]]
    fled: i64 = 0
    if loser != (colour + 1) % 3:
        loser = colour
    elif FRONT[colour * 4 + facing[colour]] == target:
        fled = SETS[KIND[attacker]]
    front = FRONT[loser * 4 + (facing[loser] + 1) % 4]
    if front in (WALL, origin):
        return fled
    waiting = truth.board[front]
    if waiting != EMPTY and COLOUR[waiting] == loser and front != target:
        fled |= SETS[KIND[waiting]]
    return fled


def counts(truth: Rules, seat: i64, fled: i64) -> i64:
    """How many of these flights bring the seat nearer to its goal."""
    first = seat * 3
    useful: i64 = 0
    for kind in range(first, first + 3):
        if fled & SETS[kind] != 0 and (truth.is_short or truth.outside[kind] == 0):
            useful += 1
    return useful


@final
class EighteenGhostsJudgement(Judgement):
    """The judgement of somebody who has seen many games of 18 Ghosts."""

    def __init__(self) -> None:
        super().__init__()
        self.horizon = 0
        self.is_duel = True
        self.is_open = True

    def worth(self, state: State, seat: i64) -> float:
        assert isinstance(state, Rules)
        if state.actor() == NOBODY:
            return share_of_win(state, seat)
        if state.placed < GHOSTS:
            return chance_in_placement(state, seat)
        return chance_of(weigh(state, seat))

    def choose(self, state: State, seat: i64, legal: vec[i64], rng: Random) -> i64:
        """Flee where it counts, let nobody else flee, else anything."""
        assert isinstance(state, Rules)
        count: i64 = len(legal)
        if state.placed < GHOSTS:
            return legal[rng.randrange(count)]
        for action in legal:
            fled = flights(state, action)
            if fled != 0 and counts(state, seat, fled) > counts(state, 1 - seat, fled):
                return action
        chosen = legal[rng.randrange(count)]
        fled = flights(state, chosen)
        if fled != 0 and counts(state, 1 - seat, fled) > 0:
            chosen = legal[rng.randrange(count)]
        return chosen


def judgement() -> Judgement:
    """A new judgement about 18 Ghosts."""
    return EighteenGhostsJudgement()
