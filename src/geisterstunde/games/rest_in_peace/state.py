"""The truth about one game of Rest in Peace: where every card is, and what the families know of each other."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from geisterstunde.core.contract import CHANCE, NOBODY, State
from geisterstunde.core.start import starting_seat
from geisterstunde.games.rest_in_peace.box import (
    CASTLE,
    CASTLES_TO_WIN,
    KNOWN_AHEAD,
    NEVER_SEEN,
    PSYCHIC,
    PSYCHICS,
    REVEAL_YOURSELF,
    TENTH,
    VILLA,
    VILLAS_TO_WIN,
    psychics_up_to,
)
from geisterstunde.games.rest_in_peace.cards import (
    CARD_AND_SEAT_MASK,
    CHOICE,
    ROUND,
    SEAT,
    choice_of,
    entry_of,
    first_of,
    second_of,
)
from geisterstunde.games.rest_in_peace.stages import DEAL_ROW, LAST_ROLL, OVER
from geisterstunde.games.rest_in_peace.words import Options

UNDECIDED: Final = -1
DRAW: Final = 2
NO_SEAT: Final = -1

RUNNING: Final = 0
FOUR_VILLAS: Final = 1
THREE_CASTLES: Final = 2
TENTH_ROUND: Final = 3
MORE_TOKENS: Final = 4
NOBODY_WON: Final = 5
REASONS: Final = ("running", "four-villas", "three-castles", "tenth-round", "more-tokens", "draw")

# Where a psychic is: what a seat owns, and its side of the present round, is the number plus the seat.
IN_BOX: Final = 0
IN_ROW: Final = 1
OWNED: Final = 2
HERE: Final = 4
LONG_AGO: Final = 6
AT_END: Final = 7
GONE: Final = 8

# How a round ended: the seat that won it plus WON_BY, or DRAWN; above it the villas and castles that the winner took.
OPEN: Final = 0
WON_BY: Final = 1
DRAWN: Final = 3
HOW_ENDED: Final = 3
VILLAS_TAKEN: Final = 2
CASTLES_TAKEN: Final = 6
MOST_TAKEN: Final = 15

# Whether chance chooses a family's next card, and since when (§7.6).
FREE: Final = 0
BLIND_SINCE_THIS_ROUND: Final = 1
BLIND_SINCE_LAST_ROUND: Final = 2

# A pile is its size and its ghosts from the bottom up; a hand is its size and the number of ghosts of each value.
PILE: Final = 22
HAND: Final = 7

MOST_ACTIONS: Final = 20
"""At least as many as a turn can have: six values, nine psychics, hold, give up."""

TWO_ZEROS: Final[vec[i64]] = vec[i64]([0] * 2)
TWO_HANDS: Final[vec[i64]] = vec[i64]([0] * (2 * HAND))
TWO_PILES: Final[vec[i64]] = vec[i64]([0] * (2 * PILE))
ALL_PSYCHICS: Final[vec[i64]] = vec[i64]([0] * (PSYCHICS + 1))
ALL_PLACES: Final[vec[i64]] = vec[i64]([0] * (TENTH + 1))
ALL_TOKENS: Final[vec[i64]] = vec[i64]([0] * (2 * TENTH + 2))
FACE_VALUES: Final[vec[i64]] = vec[i64]([0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6])


class Agreement:
    """What the players agreed on, as the rules ask for it; shared by all clones of a game."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.start: i64 = starting_seat(options.start)
        self.is_introductory: bool = options.game == "introductory"
        cards = psychics_up_to(0 if self.is_introductory else options.levels)
        self.cards = vec[i64](options.psychics or cards)
        self.poltergeist_for_both: bool = options.poltergeist == "both"
        self.worthless_psychics_count: bool = options.worthless_psychics == "one"
        self.only_values_at_end: bool = options.end_effects == "values"
        self.truce_at_end: bool = options.truce_at_end == "draw"
        self.footprints_stay: bool = options.footprints == "any-end"
        self.psychics_come_again: bool = options.back_again == "any-card"
        self.mary_needs_two: bool = options.bloody_mary == "two-ghosts"
        self.worthless_first_at_end: bool = options.worthless_at_end == "first"


class Truth(State):
    """Where every card and token is, whose turn it is, what is being carried out."""

    def __init__(self, agreed: Agreement) -> None:
        super().__init__()
        self.agreed = agreed
        self.stage: i64 = DEAL_ROW
        self.round: i64 = 0
        self.active: i64 = 0
        self.chooser: i64 = 0
        self.starter: i64 = 0
        self.loser: i64 = NO_SEAT
        self.played: i64 = 0
        self.doing: i64 = 0
        self.picked: i64 = 0
        self.resolved: i64 = 0
        self.carried: i64 = 0
        self.is_void: bool = False
        self.banned: i64 = 0  # the two values of psychic 25, see cards.py
        self.first: i64 = 0  # where in `lying` the present round begins
        self.winner: i64 = UNDECIDED
        self.ending: i64 = RUNNING
        self.has_extras: bool = False
        self.hand = vec[i64]()
        self.pile = vec[i64]()
        self.lying = vec[i64]()
        self.at_end = vec[i64]()
        self.extras = vec[i64]()
        self.where = vec[i64]()
        self.row = vec[i64]()
        self.tokens = vec[i64]()
        self.won = vec[i64]()
        self.worth = vec[i64]()
        self.total = vec[i64]()
        self.blind = vec[i64]()
        self.shown = vec[i64]()
        self.known = vec[i64]()
        self.discarded = vec[i64]()
        self.results = vec[i64]()
        self.marks = vec[i64]()
        self.facts = vec[i64]()
        # Where the actions of a turn are noted; a state belongs to one thread at a time.
        self.scratch = vec[i64]([0] * MOST_ACTIONS)

    def lay_out(self) -> None:
        """An empty table before the first shuffle."""
        self.hand = TWO_HANDS[:]
        self.pile = TWO_PILES[:]
        self.lying = vec[i64](capacity=48)
        self.where = ALL_PSYCHICS[:]
        self.row = ALL_PLACES[:]
        self.tokens = ALL_TOKENS[:]
        self.won = vec[i64]([0] * 4)
        self.worth = FACE_VALUES[:]
        self.total = TWO_ZEROS[:]
        self.blind = TWO_ZEROS[:]
        self.shown = TWO_ZEROS[:]
        self.known = TWO_HANDS[:]
        self.discarded = TWO_HANDS[:]
        self.results = ALL_PLACES[:]

    def copy_into(self, other: "Truth") -> None:
        """Make another truth equal to this one."""
        other.stage = self.stage
        other.round = self.round
        other.active = self.active
        other.chooser = self.chooser
        other.starter = self.starter
        other.loser = self.loser
        other.played = self.played
        other.doing = self.doing
        other.picked = self.picked
        other.resolved = self.resolved
        other.carried = self.carried
        other.is_void = self.is_void
        other.banned = self.banned
        other.first = self.first
        other.winner = self.winner
        other.ending = self.ending
        other.has_extras = self.has_extras
        other.hand = self.hand[:]
        other.pile = self.pile[:]
        other.lying = self.lying[:]
        other.at_end = self.at_end[:]
        other.extras = self.extras[:]
        other.where = self.where[:]
        other.row = self.row[:]
        other.tokens = self.tokens[:]
        other.won = self.won[:]
        other.worth = self.worth[:]
        other.total = self.total[:]
        other.blind = self.blind[:]
        other.shown = self.shown[:]
        other.known = self.known[:]
        other.discarded = self.discarded[:]
        other.results = self.results[:]
        if len(self.marks):
            other.marks = self.marks[:]
        if len(self.facts):
            other.facts = self.facts[:]

    def actor(self) -> i64:
        """Chance while a roll is due, else who chooses."""
        stage = self.stage
        if stage <= LAST_ROLL:
            return CHANCE
        if stage == OVER:
            return NOBODY
        return self.chooser

    # Cards that lie

    def lay(self, seat: i64, card: i64, choice: i64) -> None:
        """A card comes to the seat's side of the present round."""
        self.lying = append(self.lying, entry_of(seat, card, choice, self.round))

    def find_here(self, seat: i64, card: i64) -> i64:
        """Where a card of that kind lies on the seat's side of the present round, the last one if several; or -1."""
        lying = self.lying
        wanted = card | (seat << SEAT)
        for i in range(i64(len(lying)) - 1, self.first - 1, -1):
            if lying[i] & CARD_AND_SEAT_MASK == wanted:
                return i
        return -1

    def lift(self, index: i64) -> None:
        """Take a card away from where it lies; the caller says where it goes."""
        self.lying = pop(self.lying, index)[0]
        if index < self.first:
            self.first -= 1

    def choose_for(self, seat: i64, psychic: i64, choice: i64) -> None:
        """Note the value that was named for a psychic of the present round, or that it took."""
        index = self.find_here(seat, psychic + PSYCHIC)
        entry = self.lying[index]
        self.lying[index] = (entry & CARD_AND_SEAT_MASK) | (choice << CHOICE) | (self.round << ROUND)

    # Questions about the round

    def is_acting(self, psychic: i64, seat: i64) -> bool:
        """Whether a psychic lies on the seat's side of the present round and has its effect."""
        return self.where[psychic] == HERE + seat and not self.is_void

    def is_banned(self, value: i64) -> bool:
        """Whether psychic 25 forbids cards of that value (§7.25)."""
        banned = self.banned
        return banned != 0 and (first_of(banned) == value or second_of(banned) == value)

    def sees_hand_of(self, seat: i64) -> bool:
        """Whether the other family looks into the seat's hand (§7.3)."""
        return self.is_acting(REVEAL_YOURSELF, 1 - seat) and self.round < TENTH and self.stage != OVER

    def first_hidden(self) -> i64:
        """The first place whose psychic lies face down (§8.1, §8.2); the tenth if all of them are open."""
        if not self.agreed.is_introductory:
            return TENTH
        return min(max(self.round, 1) + KNOWN_AHEAD, TENTH)

    def recall_ban(self) -> None:
        """Find the values that are forbidden now, after psychic 25 came, went, or lost its effect."""
        self.banned = 0
        for seat in range(2):
            if self.is_acting(NEVER_SEEN, seat):
                index = self.find_here(seat, NEVER_SEEN + PSYCHIC)
                values = choice_of(self.lying[index])
                self.banned = values if second_of(values) else 0

    def allowed_ghosts(self, seat: i64) -> i64:
        """How many ghosts in the hand psychic 25 does not forbid."""
        banned = self.banned
        at = seat * HAND
        if banned == 0:
            return self.hand[at]
        return self.hand[at] - self.hand[at + first_of(banned)] - self.hand[at + second_of(banned)]

    def tokens_of(self, seat: i64) -> i64:
        """How many residences the seat has won."""
        return self.won[seat * 2 + VILLA] + self.won[seat * 2 + CASTLE]

    def has_won(self, seat: i64) -> i64:
        """The reason why the seat has won by its tokens, or RUNNING (§4.1)."""
        if self.won[seat * 2 + CASTLE] >= CASTLES_TO_WIN:
            return THREE_CASTLES
        return FOUR_VILLAS if self.won[seat * 2 + VILLA] >= VILLAS_TO_WIN else RUNNING

    # The end

    def scores(self) -> vec[float]:
        """1 for the winner, 0 for the loser, ½ each in a draw (§5.6)."""
        if self.winner == UNDECIDED:
            return vec[float]()
        if self.winner == DRAW:
            return vec[float]([0.5, 0.5])
        return vec[float]([1.0, 0.0]) if self.winner == 0 else vec[float]([0.0, 1.0])

    def reason(self) -> str:
        return REASONS[self.ending]
