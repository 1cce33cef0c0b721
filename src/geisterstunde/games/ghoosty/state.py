"""The truth about one game of Ghoosty!, and small questions about it."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from geisterstunde.core.contract import CHANCE, NOBODY, State
from geisterstunde.games.ghoosty.box import ALL_CARDS, DECK, HAND, HOUSE, KINDS, MIMI, MOST_LYING, NONE

# What is due: the lot for the first starter, a deal, an action of the active seat, nothing any more.
LOT: Final = 0
DEAL: Final = 1
PLAYING: Final = 2
OVER: Final = 3

NOT_ENDED: Final = 0
ONE_LEFT: Final = 1
ONLY_MIMIS: Final = 2
NO_PROGRESS: Final = 3
ENDINGS: Final = ("one-left", "only-mimis", "no-progress")
"""How a round ends (§6.2, §6.3, §6.4), in the order of the numbers from 1."""

BOOS_TO_END: Final = 2

LOSER: Final = -2
"""The loser of the last game begins; where there was none it is BY_LOT (§2.2)."""

NOTHING_LYING: Final[vec[i64]] = vec[i64]([0] * MOST_LYING)


class Truth(State):
    """Where every card is, whose turn it is, and what everybody has seen.

    Hands are counted by kind: `hand[16 * seat + kind]`. `known` counts in the same way the cards of a hand that
    everybody saw going there. The deck keeps its places after the deal: the hands' four each (used up at once), the
    houses one after the other, each drawn from its end, and the crypt up to the end of the deck, drawn from its start.
    """

    def __init__(
        self,
        players: i64,
        start: i64,
        is_match: bool,
        most_mimis: i64,
        is_each_eight_turning: bool,
        no_progress_limit: i64,
        is_standstill_shared: bool,
    ) -> None:
        super().__init__()
        self.players = players
        self.start = start
        self.is_match = is_match
        self.most_mimis = most_mimis
        self.is_each_eight_turning = is_each_eight_turning
        self.no_progress_limit = no_progress_limit
        self.is_standstill_shared = is_standstill_shared
        self.phase: i64 = LOT if start < 0 else DEAL
        self.round: i64 = 0
        self.starter: i64 = max(0, start)
        self.active: i64 = self.starter
        self.direction: i64 = 1
        self.deck = DECK
        self.crypt_left: i64 = ALL_CARDS
        # The cemetery from the bottom up, each card as 2 * value, a Mimi Kry as one more; the first `lying` count.
        self.cemetery = NOTHING_LYING
        self.lying: i64 = 0
        self.top: i64 = NONE
        # So many cards on top have the value of the top one (§4.3).
        self.run: i64 = 0
        self.toms: i64 = 0
        self.still: i64 = 0
        self.passes: i64 = 0
        self.ending: i64 = NOT_ENDED
        self.tie_rounds: i64 = 0
        nothing = vec[i64]()
        self.hand = nothing
        self.known = nothing
        self.hand_size = nothing
        self.known_size = nothing
        self.house_left = nothing
        self.exile = nothing
        self.left = nothing
        self.points = nothing
        self.boos = nothing

    def set_up(self) -> None:
        """Nothing is dealt, and nobody has points: the truth before the lot. A clone has no need of it."""
        players = self.players
        self.points = vec[i64]([0] * players)
        self.boos = vec[i64]([0] * players)
        self.clear_table()

    def clear_table(self) -> None:
        """All cards back into the deck, which lies in the order of the box."""
        players = self.players
        self.direction = 1
        self.deck = DECK[:]
        self.crypt_left = ALL_CARDS
        self.cemetery = NOTHING_LYING[:]
        self.lying = 0
        self.top = NONE
        self.run = 0
        self.toms = 0
        self.still = 0
        self.passes = 0
        self.ending = NOT_ENDED
        self.hand = vec[i64]([0] * (players * KINDS))
        self.known = vec[i64]([0] * (players * KINDS))
        self.hand_size = vec[i64]([0] * players)
        self.known_size = vec[i64]([0] * players)
        self.house_left = vec[i64]([0] * players)
        self.exile = vec[i64]([0] * KINDS)
        self.left = vec[i64](capacity=players)

    def copy_into(self, other: "Truth") -> None:
        """Make another truth of the same options equal to this one."""
        other.phase = self.phase
        other.round = self.round
        other.starter = self.starter
        other.active = self.active
        other.direction = self.direction
        other.deck = self.deck[:]
        other.crypt_left = self.crypt_left
        other.cemetery = self.cemetery[:]
        other.lying = self.lying
        other.top = self.top
        other.run = self.run
        other.toms = self.toms
        other.still = self.still
        other.passes = self.passes
        other.ending = self.ending
        other.tie_rounds = self.tie_rounds
        other.hand = self.hand[:]
        other.known = self.known[:]
        other.hand_size = self.hand_size[:]
        other.known_size = self.known_size[:]
        other.house_left = self.house_left[:]
        other.exile = self.exile[:]
        other.left = self.left[:]
        other.points = self.points[:]
        other.boos = self.boos[:]

    def actor(self) -> i64:
        if self.phase == PLAYING:
            return self.active
        return NOBODY if self.phase == OVER else CHANCE

    def is_in(self, seat: i64) -> bool:
        """Whether the seat still has ghosts, in hand or in its house (§6.1)."""
        return self.hand_size[seat] + self.house_left[seat] > 0

    def neighbour(self, seat: i64) -> i64:
        """The next seat in the direction of play that has not left (§3.12)."""
        while True:
            seat += self.direction
            if seat < 0:
                seat = self.players - 1
            elif seat == self.players:
                seat = 0
            if self.is_in(seat):
                return seat

    def house_start(self, seat: i64) -> i64:
        """The place in the deck where the cards of a house begin."""
        return self.players * HAND + seat * HOUSE[self.players]

    def has_only_mimis(self, seat: i64) -> bool:
        """Whether the hand is nothing but Mimi Krys, at least one (§3.11)."""
        size = self.hand_size[seat]
        return size > 0 and self.hand[seat * KINDS + MIMI] == size

    def gain(self, seat: i64, kind: i64) -> None:
        """A card that nobody else sees comes into a hand."""
        self.hand[seat * KINDS + kind] += 1
        self.hand_size[seat] += 1

    def gain_openly(self, seat: i64, kind: i64) -> None:
        """A card comes into a hand before everybody's eyes (§1.5)."""
        self.hand[seat * KINDS + kind] += 1
        self.hand_size[seat] += 1
        self.known[seat * KINDS + kind] += 1
        self.known_size[seat] += 1

    def lose(self, seat: i64, kind: i64, count: i64) -> None:
        """Cards leave a hand before everybody's eyes, known ones first.

        Cards of a kind are alike, so what is certain of a hand is only "at least k of this kind". Before the play it
        was at least k, afterwards it is at least k - count, and not more than that is certain: if the hand had no
        other card of the kind, exactly that is left. So counting the known ones down forgets nothing, whichever
        piece of cardboard it was. If more are played than were known, the rest came from the unknown cards of
        the hand, which are one fewer each, and of those that remain everybody knows as little as before.
        """
        at = seat * KINDS + kind
        self.hand[at] -= count
        self.hand_size[seat] -= count
        known = self.known[at]
        if known > 0:
            if known > count:
                known = count
            self.known[at] -= known
            self.known_size[seat] -= known

    def show_hand(self, seat: i64) -> None:
        """Everybody knows this whole hand from now on (§3.11)."""
        for at in range(seat * KINDS, seat * KINDS + KINDS):
            self.known[at] = self.hand[at]
        self.known_size[seat] = self.hand_size[seat]

    def gained_at(self, place: i64) -> i64:
        """Points for leaving as the one at this place, from 0: 1, 1 more for the first, 2 more for the last but one of
        all players (§7.2, §7.6)."""
        gained: i64 = 1
        if place == 0:
            gained += 1
        if place == self.players - 2:
            gained += 2
        return gained

    def gained(self) -> vec[i64]:
        """What each seat got at the end of the round on the table; nothing until it has ended, or without a match."""
        worth = vec[i64]([0] * self.players)
        if self.is_match and self.ending != NOT_ENDED:
            for place in range(len(self.left)):
                worth[self.left[place]] = self.gained_at(place)
        return worth

    def leaders(self) -> vec[i64]:
        """Who has most points among those who did not lose the last round (§7.4); all count if everybody lost it.

        Nobody, if nobody has ever left a round: without a point there is no winner (§6.5, §7.7).
        """
        have_all_lost = len(self.left) == 0
        best: i64 = -1
        found = vec[i64](capacity=self.players)
        for seat in range(self.players):
            if have_all_lost or not self.is_in(seat):
                if self.points[seat] > best:
                    best = self.points[seat]
                    found = vec[i64](capacity=self.players)
                if self.points[seat] == best:
                    found = append(found, seat)
        if best == 0 and not self.is_standstill_shared:
            return vec[i64]()
        return found

    def scores(self) -> vec[float]:
        """The points of a match (§7.2); in a single round 1 for everybody who left, 0 for who is left over (§6.2)."""
        if self.phase != OVER:
            return vec[float]()
        worth = vec[float](capacity=self.players)
        for seat in range(self.players):
            if self.is_match:
                worth = append(worth, float(self.points[seat]))
            else:
                worth = append(worth, 0.0 if self.is_in(seat) else 1.0)
        return worth

    def winners(self) -> vec[i64]:
        """A match is won by who leads among those who did not lose its last round (§7.4), even with fewer points; a
        single round by all who left it (§6.2), and by nobody if nobody did (§6.5)."""
        if self.is_match and self.phase == OVER:
            return self.leaders()
        if len(self.left) == 0 and not self.is_standstill_shared:
            return vec[i64]()
        return super().winners()

    def reason(self) -> str:
        if not self.is_match:
            return ENDINGS[self.ending - 1]
        leaders = len(self.leaders())
        if leaders == 0:
            return "match-without-winner"
        return "match-won" if leaders == 1 else "match-shared"
