"""The truth about one game of Rest in Peace: where every card is, and what the families know of each other."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from geisterstunde.core.contract import CHANCE, NOBODY, State
from geisterstunde.games.rest_in_peace.box import (
    CASTLE,
    CASTLES_TO_WIN,
    FAMILY,
    NEVER_SEEN,
    PSYCHIC,
    PSYCHICS,
    REVEAL_YOURSELF,
    TENTH,
    VILLA,
    VILLAS_TO_WIN,
    psychics_up_to,
)
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

# Stages: first those in which a roll is due, then those in which a seat chooses, then what an effect can lead to.
DEAL_ROW: Final = 0
DEAL_TOKENS: Final = 1
DEAL_FIRST: Final = 2
DEAL_SECOND: Final = 3
DEAL_STARTER: Final = 4
BLIND_ROLL: Final = 5
BANISH_ROLL: Final = 6
PILE_ROLL: Final = 7
TURN: Final = 8
NAMING: Final = 9
NAMING_SECOND: Final = 10
FETCHING: Final = 11
REMOVING: Final = 12
COPYING: Final = 13
RECALLING: Final = 14
TURNING_UP: Final = 15
BANISHING: Final = 16
DISCARDING: Final = 17
TAKING_BACK: Final = 18
SWAPPING: Final = 19
SWAPPING_SECOND: Final = 20
CARRYING: Final = 21
LAYING: Final = 22
OVER: Final = 23
DONE: Final = 24
LOST: Final = 25
TRUCED: Final = 26

# Where a psychic is; ROW covers all places of the row, the side of a seat is the number plus the seat.
IN_BOX: Final = 0
IN_ROW: Final = 1
OWNED: Final = 2
HERE: Final = 4
LONG_AGO: Final = 6
AT_END: Final = 7
GONE: Final = 8

# A card that lies somewhere is one number: card, seat, choice, round.
SEAT: Final = 6
CHOICE: Final = 7
ROUND: Final = 13
CARD_MASK: Final = 63

# The choice of a card that waits at the tenth round: how far it is open.
IS_OPEN: Final = 1
IS_SEEN: Final = 2

# A pile is its size and its ghosts from the bottom up; a hand is its size and the number of ghosts of each value.
PILE: Final = FAMILY + 1
HAND: Final = 7

SCALE: Final = 4096
"""The weight of one hidden card of a pile as the place of a marked ghost; see `Truth.mark`."""
ENDS: Final = 24
MARK: Final = 3 + ENDS
FACT: Final = 9
# The numbers of a fact after its seat and its two values; see `Truth.note`.
FEWEST: Final = 3
MOST: Final = 4
MOST_IN_PILE: Final = 5
MOST_IN_BOTH: Final = 6
SINCE: Final = 7
UNTIL: Final = 8
NO_LIMIT: Final = 99

POWER_OF_16: Final[vec[i64]] = vec[i64]([0, 1, 16, 256, 4096, 65536, 1048576])
"""Six numbers below 16 in one: how many ghosts of each value."""

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
        self.banned: i64 = 0  # the two values of psychic 25 as first + 8 * second
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
        self.scratch = vec[i64]([0] * 40)

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
        if stage <= PILE_ROLL:
            return CHANCE
        return NOBODY if stage == OVER else self.chooser

    # Cards that lie

    def lay(self, seat: i64, card: i64, choice: i64) -> None:
        """A card comes to the seat's side of the present round."""
        self.lying = append(self.lying, card | (seat << SEAT) | (choice << CHOICE) | (self.round << ROUND))

    def find_here(self, seat: i64, card: i64) -> i64:
        """Where a card of that kind lies on the seat's side of the present round, the last one if several; or -1."""
        lying = self.lying
        wanted = card | (seat << SEAT)
        for i in range(i64(len(lying)) - 1, self.first - 1, -1):
            if lying[i] & 127 == wanted:
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
        self.lying[index] = (entry & 127) | (choice << CHOICE) | (self.round << ROUND)

    # Questions about the round

    def is_acting(self, psychic: i64, seat: i64) -> bool:
        """Whether a psychic lies on the seat's side of the present round and has its effect."""
        return self.where[psychic] == HERE + seat and not self.is_void

    def is_banned(self, value: i64) -> bool:
        """Whether psychic 25 forbids cards of that value (§7.25)."""
        banned = self.banned
        return banned != 0 and (banned & 7 == value or banned >> 3 == value)

    def sees_hand_of(self, seat: i64) -> bool:
        """Whether the other family looks into the seat's hand (§7.3)."""
        return self.is_acting(REVEAL_YOURSELF, 1 - seat) and self.round < TENTH and self.stage != OVER

    def recall_ban(self) -> None:
        """Find the values that are forbidden now, after psychic 25 came, went, or lost its effect."""
        self.banned = 0
        for seat in range(2):
            if self.is_acting(NEVER_SEEN, seat):
                index = self.find_here(seat, NEVER_SEEN + PSYCHIC)
                self.banned = self.lying[index] >> CHOICE & 63
                if self.banned < 8:  # the second value is still to be named
                    self.banned = 0

    def allowed_ghosts(self, seat: i64) -> i64:
        """How many ghosts in the hand psychic 25 does not forbid."""
        banned = self.banned
        at = seat * HAND
        if banned == 0:
            return self.hand[at]
        return self.hand[at] - self.hand[at + (banned & 7)] - self.hand[at + (banned >> 3)]

    def has_won(self, seat: i64) -> i64:
        """The reason why the seat has won by its tokens, or RUNNING (§4.1)."""
        if self.won[seat * 2 + CASTLE] >= CASTLES_TO_WIN:
            return THREE_CASTLES
        return FOUR_VILLAS if self.won[seat * 2 + VILLA] >= VILLAS_TO_WIN else RUNNING

    # Ghosts that come and go, and what the other family knows of it

    def lose_openly(self, seat: i64, value: i64) -> None:
        """A ghost leaves the hand before everybody's eyes: the one that was known, if there was one."""
        at = seat * HAND
        size = self.hand[at]
        self.hand[at] = size - 1
        self.hand[at + value] -= 1
        self._forget(seat, value, size)

    def _forget(self, seat: i64, value: i64, size: i64) -> None:
        """What is known of a hand of that size after a ghost of that value has left it."""
        at = seat * HAND
        was_known = self.known[at + value] > 0
        if was_known:
            self.known[at + value] -= 1
            self.known[at] -= 1
        elif self.has_extras:
            was_known = self._forget_extra(seat, value)
        if len(self.marks):
            self._move_marks(seat, value, size, was_known)
        if len(self.facts):
            self._count_in_facts(seat, value, -1, 0)

    def _forget_extra(self, seat: i64, value: i64) -> bool:
        power = POWER_OF_16[value]
        for i in range(i64(len(self.at_end)) - 1, -1, -1):
            if self.at_end[i] >> SEAT & 1 == seat and self.extras[i] // power & 15 > 0:
                self.extras[i] -= power
                return True
        return False

    def gain_openly(self, seat: i64, value: i64) -> None:
        """A ghost comes to the hand before everybody's eyes."""
        at = seat * HAND
        self.hand[at] += 1
        self.hand[at + value] += 1
        self.known[at] += 1
        self.known[at + value] += 1
        if len(self.facts):
            self.close_facts(seat)
            self._count_in_facts(seat, value, 1, 0)

    def lose_secretly(self, seat: i64, value: i64) -> None:
        """A ghost goes from the hand face down to the tenth round; who looks into the hand knows it (§7.3)."""
        if self.sees_hand_of(seat):
            self.lose_openly(seat, value)
            self._lay_at_end(seat, value, IS_SEEN, 0)
            return
        at = seat * HAND
        size = self.hand[at]
        self.hand[at] = size - 1
        self.hand[at + value] -= 1
        # What was known to be in the hand is now in the hand or here.
        extras: i64 = 0
        if self.known[at] > 0:
            for v in range(1, 7):
                extras += self.known[at + v] * POWER_OF_16[v]
                self.known[at + v] = 0
            self.known[at] = 0
            self.has_extras = True
        if len(self.marks):
            place: i64 = len(self.at_end)
            for i in range(0, i64(len(self.marks)), MARK):
                if self.marks[i] == seat:
                    share = self.marks[i + 2] // size
                    self.marks[i + 3 + place] = share if share > 0 or self.marks[i + 2] == 0 else 1
                    self.marks[i + 2] = self._rest_of(self.marks[i + 2], size)
        self._lay_at_end(seat, value, 0, extras)

    def _rest_of(self, weight: i64, size: i64) -> i64:
        """The weight of a hand of that size after one card has left: never nothing while something is possible."""
        if weight == 0 or size == 1:
            return 0
        rest = weight * (size - 1) // size
        return rest if rest > 0 else 1

    def _lay_at_end(self, seat: i64, card: i64, openness: i64, extras: i64) -> None:
        self.at_end = append(self.at_end, card | (seat << SEAT) | (openness << CHOICE) | (TENTH << ROUND))
        self.extras = append(self.extras, extras)

    def lay_psychic_at_end(self, seat: i64, psychic: i64, openness: i64) -> None:
        """A psychic goes to the tenth round; everybody knows which one."""
        self.where[psychic] = AT_END
        self._lay_at_end(seat, psychic + PSYCHIC, openness, 0)

    def lay_open_at_end(self, seat: i64, card: i64) -> None:
        """A card goes face up to the tenth round (§7.13, §7.15)."""
        if card > PSYCHIC:
            self.lay_psychic_at_end(seat, card - PSYCHIC, IS_OPEN)
        else:
            self._lay_at_end(seat, card, IS_OPEN, 0)

    def recall_ghost_at_end(self, seat: i64, value: i64, openness: i64) -> None:
        """A ghost that a view shows at the tenth round, 0 for one that it does not know."""
        self._lay_at_end(seat, value, openness, 0)

    def draw(self, seat: i64) -> i64:
        """The top ghost of the pile comes to the hand; a face-up one is known to everybody (§4.4, §7.19)."""
        size = self.pile[seat * PILE]
        value = self.pile[seat * PILE + size]
        self.pile[seat * PILE] = size - 1
        if self.shown[seat]:
            self.shown[seat] = 0
            self.gain_openly(seat, value)
            return value
        self.hand[seat * HAND] += 1
        self.hand[seat * HAND + value] += 1
        for i in range(0, i64(len(self.marks)), MARK):
            if self.marks[i] == seat:
                self.marks[i + 2] += SCALE
        for i in range(0, i64(len(self.facts)), FACT):
            is_open = self.facts[i] == seat and self.facts[i + UNTIL] == NO_LIMIT
            if is_open and self.facts[i + MOST_IN_PILE] > 0:
                self.facts[i + MOST] += 1
        return value

    def fetch(self, seat: i64, value: i64) -> None:
        """A ghost is taken out of the pile, which will be shuffled (§7.2)."""
        at = seat * PILE
        size = self.pile[at]
        place = size
        while self.pile[at + place] != value:
            place -= 1
        if self.shown[seat] and self.pile[at + size] == value:
            self.shown[seat] = 0
            if len(self.facts):
                self._count_in_facts(seat, value, 0, 1)
        else:
            self._unmark(seat, value)
        for i in range(place, size):
            self.pile[at + i] = self.pile[at + i + 1]
        self.pile[at] = size - 1
        if len(self.facts):
            self._count_in_facts(seat, value, 0, -1)
        self.hide_top(seat)

    def put_back(self, seat: i64, value: i64) -> None:
        """A ghost comes into the pile, which will be shuffled; both families know that it is there (§7.18)."""
        self.hide_top(seat)
        self.pile[seat * PILE] += 1
        self.pile[seat * PILE + self.pile[seat * PILE]] = value
        self.mark(seat, value)

    def hide_top(self, seat: i64) -> None:
        """A face-up ghost on the pile will be shuffled in; both families know that it is there (§7.19)."""
        if self.shown[seat]:
            self.shown[seat] = 0
            self.mark(seat, self.pile[seat * PILE + self.pile[seat * PILE]])

    def turn_up(self, seat: i64) -> i64:
        """The top ghost of the pile is turned up for everybody (§7.19)."""
        value = self.pile[seat * PILE + self.pile[seat * PILE]]
        if not self.shown[seat]:
            self.shown[seat] = 1
            self._unmark(seat, value)
            if len(self.facts):
                self._count_in_facts(seat, value, 0, -1)
        return value

    # Knowledge that is not as simple as a known card in a hand (see sight.py)

    def mark(self, seat: i64, value: i64) -> None:
        """Both families know that a ghost of that value is in the pile, somewhere.

        A mark is the seat, the value, and how likely the ghost is in the hand by now or at each place of the tenth
        round, compared with SCALE for each hidden card of the pile.
        """
        self.marks = append(self.marks, seat)
        self.marks = append(self.marks, value)
        for _ in range(MARK - 2):
            self.marks = append(self.marks, 0)
        if len(self.facts):
            self._count_in_facts(seat, value, 0, 1)

    def _unmark(self, seat: i64, value: i64) -> None:
        """A ghost of that value left the hidden pile openly: it was the marked one, if there was one."""
        for i in range(0, i64(len(self.marks)), MARK):
            if self.marks[i] == seat and self.marks[i + 1] == value:
                self._drop_mark(i)
                return

    def _drop_mark(self, index: i64) -> None:
        marks = self.marks[:index]
        for i in range(index + MARK, i64(len(self.marks))):
            marks = append(marks, self.marks[i])
        self.marks = marks

    def _move_marks(self, seat: i64, value: i64, size: i64, was_known: bool) -> None:
        """A ghost left a hand of that size openly: the marked one, if it can have been there and none was known."""
        is_explained = was_known
        for i in range(i64(len(self.marks)) - MARK, -1, -MARK):
            if self.marks[i] != seat:
                continue
            if self.marks[i + 1] == value and self.marks[i + 2] > 0 and not is_explained:
                is_explained = True
                self._drop_mark(i)
            else:
                self.marks[i + 2] = self._rest_of(self.marks[i + 2], size)

    def note(self, seat: i64, fewest: i64, most: i64, most_in_pile: i64) -> None:
        """Both families learn how many ghosts a hand or a pile can hold that psychic 25 does not forbid.

        A fact is the seat, the two values, the fewest and the most other ghosts in the hand and at the places of the
        tenth round from SINCE on, the most in the hidden pile, and the most in both. With an UNTIL it says only the
        most at the places from SINCE up to it.
        """
        hand = self.hand[seat * HAND] if most == NO_LIMIT else most
        facts = append(self.facts, seat)
        facts = append(facts, self.banned & 7)
        facts = append(facts, self.banned >> 3)
        facts = append(facts, fewest)
        facts = append(facts, hand)
        facts = append(facts, most_in_pile)
        facts = append(facts, NO_LIMIT if most_in_pile == NO_LIMIT else hand + most_in_pile)
        facts = append(facts, i64(len(self.at_end)))
        self.facts = append(facts, NO_LIMIT)

    def close_facts(self, seat: i64) -> None:
        """Before ghosts come to the hand: what went face down until now cannot be one of them."""
        until: i64 = len(self.at_end)
        for i in range(0, i64(len(self.facts)), FACT):
            most = self.facts[i + MOST]
            since = self.facts[i + SINCE]
            if self.facts[i] != seat or self.facts[i + UNTIL] != NO_LIMIT or most >= until - since:
                continue
            for j in range(FACT):
                self.facts = append(self.facts, self.facts[i + j])
            closed: i64 = i64(len(self.facts)) - FACT
            self.facts[closed + FEWEST] = 0
            self.facts[closed + MOST_IN_PILE] = NO_LIMIT
            self.facts[closed + MOST_IN_BOTH] = NO_LIMIT
            self.facts[closed + UNTIL] = until

    def _count_in_facts(self, seat: i64, value: i64, in_hand: i64, in_pile: i64) -> None:
        """A ghost came or left openly: the bounds of the facts about its family move with it."""
        facts = self.facts
        for i in range(0, i64(len(facts)), FACT):
            if facts[i] != seat or facts[i + 1] == value or facts[i + 2] == value or facts[i + UNTIL] != NO_LIMIT:
                continue
            if facts[i + FEWEST] > 0:
                facts[i + FEWEST] += in_hand
            facts[i + MOST] = max(facts[i + MOST] + in_hand, 0)
            if facts[i + MOST_IN_PILE] != NO_LIMIT:
                facts[i + MOST_IN_PILE] = max(facts[i + MOST_IN_PILE] + in_pile, 0)
                facts[i + MOST_IN_BOTH] = max(facts[i + MOST_IN_BOTH] + in_hand + in_pile, 0)

    def drop_old_facts(self) -> None:
        """Forget facts that say nothing any more."""
        kept = vec[i64]()
        for i in range(0, i64(len(self.facts)), FACT):
            seat = self.facts[i]
            is_closed = self.facts[i + UNTIL] != NO_LIMIT
            places: i64 = 0 if is_closed else self.hand[seat * HAND]
            until: i64 = self.facts[i + UNTIL] if is_closed else len(self.at_end)
            for j in range(self.facts[i + SINCE], until):
                places += 1 - (self.at_end[j] >> SEAT & 1 ^ seat)
            is_limit = (
                self.facts[i + MOST] < places
                or self.facts[i + MOST_IN_PILE] < self.pile[seat * PILE] - self.shown[seat]
            )
            if is_limit or self.facts[i + FEWEST] > 0:
                for j in range(i, i + FACT):
                    kept = append(kept, self.facts[j])
        self.facts = kept

    def clear_end(self) -> None:
        """Nothing waits at the tenth round any more, and no fact speaks of it."""
        self.at_end = vec[i64]()
        self.extras = vec[i64]()
        self.has_extras = False
        kept = vec[i64]()
        for i in range(0, i64(len(self.facts)), FACT):
            if self.facts[i + UNTIL] == NO_LIMIT:
                self.facts[i + SINCE] = 0
                for j in range(i, i + FACT):
                    kept = append(kept, self.facts[j])
        self.facts = kept

    def show_hand(self, seat: i64) -> None:
        """The other family sees the whole hand (§7.3) and so learns more about what went face down before."""
        at = seat * HAND
        self.known[at] = self.hand[at]
        for value in range(1, 7):
            count = self.hand[at + value]
            before = self.known[at + value]
            self.known[at + value] = count
            inner = count
            for i in range(i64(len(self.at_end)) - 1, -1, -1):
                extra = self.extras[i] // POWER_OF_16[value] & 15
                if extra == 0 or self.at_end[i] >> SEAT & 1 != seat:
                    continue
                before += extra
                outer = max(before, count)
                self.extras[i] += (outer - inner - extra) * POWER_OF_16[value]
                inner = outer
        for i in range(i64(len(self.marks)) - MARK, -1, -MARK):
            if self.marks[i] == seat and self.marks[i + 2] > 0:
                if self.hand[at + self.marks[i + 1]] > 0:
                    self._drop_mark(i)
                else:
                    self.marks[i + 2] = 0

    def reveal_end(self, seat: i64) -> None:
        """The seat's cards at the tenth round are turned up: what was in the hand or here is in the hand, or here."""
        at = seat * HAND
        for value in range(1, 7):
            known = self.known[at + value]
            certain = known
            for i in range(i64(len(self.at_end)) - 1, -1, -1):
                entry = self.at_end[i]
                if entry >> SEAT & 1 == seat and entry >> CHOICE & 3 == 0 and entry & CARD_MASK <= PSYCHIC:
                    known += self.extras[i] // POWER_OF_16[value] & 15
                    if entry & CARD_MASK == value:
                        known -= 1
                    certain = max(certain, known)
            self.known[at] += certain - self.known[at + value]
            self.known[at + value] = certain
        self._reveal_to_marks(seat)
        for i in range(0, i64(len(self.facts)), FACT):
            if self.facts[i] == seat and self.facts[i + UNTIL] == NO_LIMIT:
                self._reveal_to_fact(i)

    def _reveal_to_fact(self, index: i64) -> None:
        facts = self.facts
        for i in range(facts[index + SINCE], i64(len(self.at_end))):
            entry = self.at_end[i]
            card = entry & CARD_MASK
            if entry >> SEAT & 1 != facts[index] or entry >> CHOICE & 3 != 0 or card > PSYCHIC:
                continue
            if card != facts[index + 1] and card != facts[index + 2]:
                facts[index + FEWEST] = max(facts[index + FEWEST] - 1, 0)
                facts[index + MOST] = max(facts[index + MOST] - 1, 0)
                if facts[index + MOST_IN_BOTH] != NO_LIMIT:
                    facts[index + MOST_IN_BOTH] = max(facts[index + MOST_IN_BOTH] - 1, 0)

    def _reveal_to_marks(self, seat: i64) -> None:
        for i in range(i64(len(self.marks)) - MARK, -1, -MARK):
            if self.marks[i] != seat:
                continue
            is_found = False
            for j in range(i64(len(self.at_end))):
                is_there = self.at_end[j] & CARD_MASK == self.marks[i + 1]
                is_found = is_found or (self.marks[i + 3 + j] > 0 and is_there)
                self.marks[i + 3 + j] = 0
            if is_found:
                self._drop_mark(i)

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
