"""The truth about one game of Ghosts, and small questions about it."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from geisterstunde.core.contract import BY_LOT, CHANCE, State
from geisterstunde.games.ghosts.box import CARDS, FOG, HAND, MOST_GIVEN_BACK, NO_FAMILY, POINTS_AT_START

LOT: Final = 0
DEAL: Final = 1
REDRAW: Final = 2
ANSWER: Final = 3
PLAY: Final = 4
GIVE_BACK: Final = 5
OVER: Final = 6
PHASES: Final = ("lot", "deal", "redraw", "answer", "play", "give-back", "over")
"""What is to be done: in the first three by chance."""

NOTHING: Final[vec[i64]] = vec[i64]()


class Truth(State):
    """Every card in its place, the points, and what everybody can infer."""

    def __init__(
        self,
        players: i64,
        start: i64,
        rounds: i64,
        is_started_by_ender: bool,
        is_redraw_asked: bool,
        is_give_back_chosen: bool,
    ) -> None:
        super().__init__()
        self.players = players
        self.start = start
        self.rounds = rounds
        self.is_started_by_ender = is_started_by_ender
        self.is_redraw_asked = is_redraw_asked
        self.is_give_back_chosen = is_give_back_chosen
        self.phase: i64 = LOT if start == BY_LOT else DEAL
        self.acting: i64 = CHANCE
        self.round: i64 = 1
        self.starter: i64 = max(0, start)
        self.active: i64 = self.starter
        self.direction: i64 = 1
        self.fear: i64 = 0
        self.top: i64 = NO_FAMILY
        # Five places for each seat, filled from the front; their order means nothing.
        self.hands = NOTHING
        self.sizes = NOTHING
        # The draw pile is all from `drawn` on.
        self.deck = NOTHING
        self.drawn: i64 = CARDS
        # All cards laid in this round in their order; the pile and the fog beside it are those from `pile_start` on.
        self.laid = NOTHING
        self.laid_count: i64 = 0
        self.pile_start: i64 = 0
        # Plain numbers: the markers that show them never run out (§1.2).
        self.points = NOTHING
        # What everybody had when the round began: never changed, only replaced, so that clones may share it.
        self.points_before = NOTHING
        # How many piles each seat took in this round.
        self.piles = NOTHING
        self.answered = NOTHING
        # What everybody can infer (§7.3, §7.4, §7.5).
        self.sure_fog = NOTHING
        self.sure_ghost = NOTHING
        self.redraws: i64 = 0
        self.old_cards = NOTHING
        self.old_fog: i64 = 0
        # What each seat alone knows of it: whether it held the sixth fog when the other five were shuffled back.
        self.own_old_fog = NOTHING
        # Room for a list while it is made. No other state has a part in it, and all who ask this one write the same.
        self.scratch = vec[i64]([0] * CARDS)

    def set_up(self) -> None:
        """Everybody has a point, and no card is dealt yet (§1.3); a clone gets all this from its original instead."""
        nobody = vec[i64]([0] * self.players)
        self.hands = vec[i64]([0] * (self.players * HAND))
        self.sizes = nobody[:]
        self.deck = vec[i64]([0] * CARDS)
        self.laid = vec[i64]([0] * CARDS)
        self.points = vec[i64]([POINTS_AT_START] * self.players)
        self.points_before = self.points[:]
        self.piles = nobody[:]
        self.answered = nobody[:]
        self.sure_fog = nobody[:]
        self.sure_ghost = nobody[:]
        self.old_cards = nobody[:]
        self.own_old_fog = nobody

    def copy_into(self, other: "Truth") -> None:
        """Make another truth equal to this one."""
        other.phase = self.phase
        other.acting = self.acting
        other.round = self.round
        other.starter = self.starter
        other.active = self.active
        other.direction = self.direction
        other.fear = self.fear
        other.top = self.top
        other.hands = self.hands[:]
        other.sizes = self.sizes[:]
        other.deck = self.deck[:]
        other.drawn = self.drawn
        other.laid = self.laid[:]
        other.laid_count = self.laid_count
        other.pile_start = self.pile_start
        other.points = self.points[:]
        other.points_before = self.points_before
        other.piles = self.piles[:]
        other.answered = self.answered[:]
        other.sure_fog = self.sure_fog[:]
        other.sure_ghost = self.sure_ghost[:]
        other.redraws = self.redraws
        other.old_cards = self.old_cards[:]
        other.old_fog = self.old_fog
        other.own_old_fog = self.own_old_fog[:]

    def actor(self) -> i64:
        return self.acting

    def to_act(self) -> vec[i64]:
        """One seat at a time, but where all are asked after a deal, those who have not answered (§2.3)."""
        if self.phase != ANSWER:
            return super().to_act()
        seats = vec[i64]()
        for seat in range(self.players):
            if self.answered[seat] == 0:
                seats = append(seats, seat)
        return seats

    def seat_after(self, seat: i64, direction: i64) -> i64:
        """The neighbour of a seat: 1 is clockwise, -1 counterclockwise."""
        following = seat + direction
        if following == self.players:
            return 0
        return self.players - 1 if following < 0 else following

    def direction_after_mirror(self) -> i64:
        """A mirror turns the direction (§3.3), but not for two (§3.4)."""
        return -self.direction if self.players > 2 else self.direction

    def held(self, seat: i64, kind: i64) -> i64:
        """How many cards of that kind the seat holds."""
        count: i64 = 0
        for place in range(seat * HAND, seat * HAND + self.sizes[seat]):
            if self.hands[place] == kind:
                count += 1
        return count

    def is_all_fog(self, seat: i64) -> bool:
        """Whether the seat holds nothing but fog (§2.2, §3.9)."""
        for place in range(seat * HAND, seat * HAND + self.sizes[seat]):
            if self.hands[place] != FOG:
                return False
        return True

    def most_given_back(self, seat: i64) -> i64:
        """Up to three points, for a seat that took none in this round (§5.3)."""
        if self.piles[seat] > 0:
            return 0
        return min(self.points[seat], MOST_GIVEN_BACK)

    def scores(self) -> vec[float]:
        """The points, turned round: fewer are better (§6.1)."""
        scores = vec[float]()
        if self.phase == OVER:
            for points in self.points:
                scores = append(scores, 0.0 - float(points))
        return scores

    def reason(self) -> str:
        return "fewest-points"
