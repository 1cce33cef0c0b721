"""The truth about one game of Ghost for $ale, and small questions about it."""

from typing import Final
from unicodedata import combining, normalize

from librt.vecs import append, vec
from mypy_extensions import i64

from geisterstunde.core.contract import CHANCE, NOBODY, State
from geisterstunde.core.start import starting_seat
from geisterstunde.games.ghost_for_sale.box import (
    BIT,
    CARDS,
    CASTLES,
    COPIES,
    CRYSTAL_POINTS,
    DOUBLES,
    EIGHT,
    FIRST_LOT,
    LAID_AT_A_LOT,
    LOTS,
    MANORS,
    NO_SPECIAL,
    PUBLIC,
    RESERVED,
    ROW,
    SINGLES,
    TARGETS,
    THREE,
    TRUTH,
    VALUES,
)
from geisterstunde.games.ghost_for_sale.numbers import DOUBLES_LEFT, LEFT_OF_A_SEAT, place_in_row
from geisterstunde.games.ghost_for_sale.words import Options

LOT: Final = 0
LAYING_OUT: Final = 1
RESERVING: Final = 2
CHOOSING: Final = 3
DECLARING: Final = 4
INFORMING: Final = 5
SELLING: Final = 6
DECIDING: Final = 7
OVER: Final = 8
PHASES: Final = ("lot", "laying-out", "reserving", "choosing", "declaring", "informing", "selling", "deciding", "over")

NO_SEAT: Final = -1
NOT_YET: Final = -1
"""A "?" card not chosen, ghosts not counted, a guess not made."""

MINUS_ONE: Final = 10
"""What the mirror did when it takes off a ghost and no token (§11.5)."""

NOTHING: Final[vec[i64]] = vec[i64]()
"""What a truth holds before it is filled: sharing it makes clones cheap."""


class Printed:
    """What is printed on the cards and agreed on: the same for all the game, shared by clones."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.start = starting_seat(options.start)
        self.has_specials = options.special_cards == "on"
        self.is_minus_one = options.mirror == "minus_one"
        self.counts_castles = options.tiebreak_counts == "castles"
        cards: list[tuple[str, tuple[int, ...]]] = []
        if options.scores is None:
            cards += sorted(MANORS, key=_by_name)
            cards += sorted(CASTLES, key=_by_name)
        else:
            rows = [(row.name, row.points, row.kind) for row in options.scores]
            cards += sorted([(name, points) for name, points, kind in rows if kind == "manor"], key=_by_name)
            cards += sorted([(name, points) for name, points, kind in rows if kind == "castle"], key=_by_name)
        # Six manors and then six castles, each in the order of the alphabet (§1.1).
        self.names = tuple([name for name, _ in cards])
        self.points = vec[i64]([points for _, row in cards for points in row])
        # 1 for a large pile of money, 0 for a small one (§1.4).
        self.is_large = vec[i64]([1 if back == "large" else 0 for back in options.backs])


def _by_name(card: tuple[str, tuple[int, ...]]) -> tuple[str, str]:
    """The order of the alphabet: neither capitals nor accents count (§1.1)."""
    letters = [letter for letter in normalize("NFKD", card[0]) if not combining(letter)]
    return "".join(letters).casefold(), card[0]


class Truth(State):
    """Where every card and token is, who has seen what, whose turn it is."""

    def __init__(self, players: i64, printed: Printed) -> None:
        super().__init__()
        self.players = players
        self.printed = printed
        # Bidding cards by seat and value, ten places a seat; the number of cards in each hand.
        self.hand = NOTHING
        self.reserve = NOTHING
        self.held = NOTHING
        # "?" cards: TRUTH, LIE, NOT_YET.
        self.meaning = NOTHING
        self.stack_seen_by: i64 = NO_SEAT
        # Tokens that are left and tokens that are laid, by the places of numbers.py.
        self.tokens = NOTHING
        self.laid = NOTHING
        # In the order of laying; bids.py tells what such a number means.
        self.bids = NOTHING
        self.in_hands: i64 = 0
        self.passed: i64 = 0
        self.lit: i64 = 0
        self.is_second = False
        self.is_last = False
        # From here on never changed in place, only replaced: shared by clones. `shown` counts the cards of a value that
        # everybody has seen outside the reserve at one time, spent ones included: what was not laid aside (§1.7).
        self.spent = NOTHING
        self.shown = NOTHING
        # How many cards each seat has reserved, and who holds its magnifying glass.
        self.aside = NOTHING
        self.glass = NOTHING
        self.last_bids = NOTHING
        self.last_meaning = NOTHING
        self.special = NOTHING
        self.owner = NOTHING
        self.ghosts = NOTHING
        self.mirrored: i64 = NOT_YET
        self.is_crypt_open = False
        self.guess: i64 = NOT_YET
        self.crystal_keeper: i64 = NO_SEAT
        self.portraits_keeper: i64 = NO_SEAT
        self.round: i64 = 1
        self.phase: i64 = LAYING_OUT
        self.starter: i64 = 0
        self.active: i64 = 0
        self.deciding: i64 = NO_SPECIAL

    def set_up(self) -> None:
        """Everybody takes a set of cards and tokens (§2.1)."""
        players = self.players
        copies = vec[i64](capacity=50)
        for _time in range(players):
            for value in range(VALUES):
                copies = append(copies, COPIES[value])
        cards = players * VALUES
        self.hand = copies
        self.reserve = vec[i64]([0] * cards)
        self.spent = vec[i64]([0] * cards)
        self.shown = vec[i64]([0] * cards)
        self.held = vec[i64]([CARDS] * players)
        self.aside = vec[i64]([0] * players)
        self.special = vec[i64]([NO_SPECIAL] * LOTS)
        self.owner = vec[i64]([NO_SEAT] * (2 * LOTS))
        self.ghosts = vec[i64]([NOT_YET] * (2 * LOTS))
        self.clear_table()

    def clear_table(self) -> None:
        """Tokens, "?" cards and magnifying glasses are with their owners (§9.1)."""
        players = self.players
        self.meaning = vec[i64]([NOT_YET] * players)
        self.glass = vec[i64]([NO_SEAT] * players)
        self.stack_seen_by = NO_SEAT
        tokens = vec[i64](capacity=players * LEFT_OF_A_SEAT)
        for _time in range(players):
            tokens = append(tokens, SINGLES)
            tokens = append(tokens, SINGLES)
            tokens = append(tokens, DOUBLES[players])
        self.tokens = tokens
        self.laid = vec[i64]([0] * (LOTS * LAID_AT_A_LOT))
        self.mirrored = NOT_YET
        self.is_crypt_open = False
        self.guess = NOT_YET
        self.deciding = NO_SPECIAL

    def copy_into(self, other: "Truth") -> None:
        """Make another truth equal to this one."""
        other.hand = self.hand[:]
        other.reserve = self.reserve[:]
        other.spent = self.spent
        other.shown = self.shown
        other.held = self.held[:]
        other.aside = self.aside
        other.meaning = self.meaning[:]
        other.glass = self.glass
        other.stack_seen_by = self.stack_seen_by
        other.tokens = self.tokens[:]
        other.laid = self.laid[:]
        other.bids = self.bids[:]
        other.in_hands = self.in_hands
        other.passed = self.passed
        other.lit = self.lit
        other.is_second = self.is_second
        other.is_last = self.is_last
        other.last_bids = self.last_bids
        other.last_meaning = self.last_meaning
        other.special = self.special
        other.owner = self.owner
        other.ghosts = self.ghosts
        other.mirrored = self.mirrored
        other.is_crypt_open = self.is_crypt_open
        other.guess = self.guess
        other.crystal_keeper = self.crystal_keeper
        other.portraits_keeper = self.portraits_keeper
        other.round = self.round
        other.phase = self.phase
        other.starter = self.starter
        other.active = self.active
        other.deciding = self.deciding

    # Whose turn it is

    def actor(self) -> i64:
        phase = self.phase
        if phase == OVER:
            return NOBODY
        if phase >= DECLARING:
            return self.active
        if phase <= LAYING_OUT:
            return CHANCE
        seat: i64 = 0
        while not self.is_choosing(seat):
            seat += 1
        return seat

    def to_act(self) -> vec[i64]:
        """Everybody who has not finished, while all choose in secret (§2.2, §3.1); otherwise one seat."""
        if self.phase != RESERVING and self.phase != CHOOSING:
            seat = self.actor()
            return vec[i64]() if seat == NOBODY else vec[i64]([seat])
        seats = vec[i64](capacity=5)
        for seat in range(self.players):
            if self.is_choosing(seat):
                seats = append(seats, seat)
        return seats

    def is_choosing(self, seat: i64) -> bool:
        """Whether the seat still has a secret choice to make."""
        return self.aside[seat] < RESERVED if self.phase == RESERVING else self.meaning[seat] == NOT_YET

    def has_passed(self, seat: i64) -> bool:
        return self.passed & BIT[seat] != 0

    def is_lit(self, seat: i64) -> bool:
        """Whether the seat has a card with Mrs. Truelight in this auction (§6.2)."""
        return self.lit & BIT[seat] != 0

    def must_light(self, seat: i64) -> bool:
        """Whether the next card has to go to Mrs. Truelight: with three players always (§6.1), otherwise if it is the
        seat's last one (§6.3) or the last one of the auction (§6.4) and none is there yet."""
        return not self.has_stack or (not self.is_lit(seat) and (self.held[seat] == 1 or self.is_last))

    @property
    def has_stack(self) -> bool:
        """Whether the stack of unused "?" cards can be bid for (§6.1)."""
        return self.players > 3

    # Cards, tokens and properties

    def tokens_left(self, seat: i64) -> i64:
        """How many tokens the seat has still to lay (§4.4)."""
        first = seat * LEFT_OF_A_SEAT
        return self.tokens[first] + self.tokens[first + 1] + self.tokens[first + DOUBLES_LEFT]

    def sorts_left(self, seat: i64) -> i64:
        """How many sorts of tokens the seat has still to lay; a double-faced one counts for both faces (§1.6)."""
        first = seat * LEFT_OF_A_SEAT
        sorts: i64 = 2 if self.tokens[first + DOUBLES_LEFT] > 0 else 0
        for face in range(2):
            if self.tokens[first + face] > 0:
                sorts += 1
        return sorts

    def values_held(self, seat: i64) -> i64:
        """How many different cards the seat holds: of two values there may be two alike (§1.3)."""
        hand = self.hand
        return self.held[seat] - hand[seat * VALUES + THREE] // 2 - hand[seat * VALUES + EIGHT] // 2

    def property_of(self, lot: i64) -> i64:
        """The number of a lot among all twelve properties."""
        return (self.round - 1) * LOTS + lot

    def name_of(self, lot: i64) -> str:
        return self.printed.names[self.property_of(lot)]

    def target_name(self, target: i64) -> str:
        """Where a bid lies: a property by its name."""
        return self.name_of(target - FIRST_LOT) if target >= FIRST_LOT else TARGETS[target]

    def is_open(self, target: i64) -> bool:
        """Whether bids lie there face up (§11.4)."""
        return target >= FIRST_LOT and self.special[target - FIRST_LOT] == PUBLIC

    def trues_in_stack(self) -> i64:
        """Everybody has one true and one false card: the stack holds a true one for every lie (§3.2)."""
        trues: i64 = 0
        for seat in range(self.players):
            trues += TRUTH - self.meaning[seat]
        return trues

    # §10 The end

    def points_for(self, place: i64) -> i64:
        """What a scored property is worth (§8.2)."""
        return self.printed.points[place * ROW + place_in_row(self.ghosts[place])]

    def points_of(self, seat: i64) -> i64:
        """All points of a seat: its properties (§10.1), the crystal ball (§11.7), the family portraits (§11.8)."""
        points: i64 = 0
        worthless: i64 = 0
        for place in range(2 * LOTS):
            if self.owner[place] == seat and self.ghosts[place] != NOT_YET:
                worth = self.points_for(place)
                points += worth
                if worth == 0:
                    worthless += 1
        if self.crystal_keeper == seat:
            points += CRYSTAL_POINTS
        if self.portraits_keeper == seat:
            points += worthless
        return points

    def scores(self) -> vec[float]:
        """The points of each seat (§10.1)."""
        points = vec[float]()
        if self.phase == OVER:
            for seat in range(self.players):
                points = append(points, float(self.points_of(seat)))
        return points

    def winners(self) -> vec[i64]:
        """Most points (§10.1), then fewest castles (§10.2), then the highest sum in hand (§10.3), or shared (§10.4)."""
        best = vec[i64]()
        best_standing: i64 = -1
        if self.phase != OVER:
            return best
        for seat in range(self.players):
            standing = self._standing(seat)
            if standing > best_standing:
                best = vec[i64]([seat])
                best_standing = standing
            elif standing == best_standing:
                best = append(best, seat)
        return best

    def _standing(self, seat: i64) -> i64:
        """Points, castles not bought, and the sum in hand as one number (66 at most)."""
        in_hand: i64 = 0
        for value in range(VALUES):
            in_hand += self.hand[seat * VALUES + value] * (value + 1)
        return (self.points_of(seat) * 100 + 2 * LOTS - self._bought(seat)) * 100 + in_hand

    def _bought(self, seat: i64) -> i64:
        """The castles of a seat, or all its properties if so agreed (§10.2)."""
        bought: i64 = 0
        for place in range(LOTS if self.printed.counts_castles else 0, 2 * LOTS):
            if self.owner[place] == seat:
                bought += 1
        return bought

    def reason(self) -> str:
        """What decided: the points, or the first tie-break that told the leaders apart (§10.1–§10.4)."""
        if self.phase != OVER:
            return "running"
        winners = self.winners()
        first = winners[0]
        points = self.points_of(first)
        bought = self._bought(first)
        tied: i64 = 0
        tied_twice: i64 = 0
        for seat in range(self.players):
            if self.points_of(seat) == points:
                tied += 1
                if self._bought(seat) == bought:
                    tied_twice += 1
        if tied == 1:
            return "castles-sold"
        if tied_twice == 1:
            return "fewest-castles" if self.printed.counts_castles else "fewest-properties"
        return "highest-hand" if len(winners) == 1 else "all-equal"
