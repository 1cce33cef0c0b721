"""What the seats of Ghost for $ale can expect: lots by what a seat knows, auctions as they will probably end."""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from geisterstunde.games.ghost_for_sale.bids import bidder, card_of, stake_at, stake_of
from geisterstunde.games.ghost_for_sale.box import (
    BIT,
    CRYPT,
    CRYSTAL,
    CRYSTAL_POINTS,
    FIRST_LOT,
    LOTS,
    MIRROR,
    PORTRAITS,
    ROW,
    STACK,
    TRUELIGHT,
    VALUES,
)
from geisterstunde.games.ghost_for_sale.state import (
    DECIDING,
    DECLARING,
    INFORMING,
    LAYING_OUT,
    MINUS_ONE,
    NO_SEAT,
    NOT_YET,
    SELLING,
    Truth,
)

MASKS: Final = 32
"""Sets of seats that tell the truth, as one number with a bit a seat."""

# Places in the weights of a judgement.
SHARE_NOW: Final = 0
"""Which part of a hand is spent for manors."""
SLACK: Final = 1
"""By how much a sum has to be higher to be e times as likely to win: so much, and more for what is still in hands."""
SLACK_OF_HANDS: Final = 2
CASTLES_TOTAL: Final = 3
"""The points that all seats together make with castles, and how they depend on the cards that are left."""
CASTLES_SLOPE: Final = 4
HOPED_CARD: Final = 5
"""What somebody will lay for Mrs. Truelight who has to."""
SPREAD: Final = 6
"""By how many points a seat has to lead to be e times as likely to win, by round and phase."""

LOWEST: Final[vec[i64]] = vec[i64]([0] + [(mask & -mask).bit_length() - 1 for mask in range(1, MASKS)])
"""The first seat of a set."""
SIZE: Final[vec[i64]] = vec[i64]([mask.bit_count() for mask in range(MASKS)])


@final
class Odds:
    """What the seats can expect, worked out in vectors that hold what the last question was about."""

    def __init__(self) -> None:
        self.table = vec[float]([0.0] * (LOTS * MASKS))
        """What a lot is worth to its owner if these seats tell the truth: 32 places a lot."""
        self.counts = vec[i64]([0] * MASKS)
        self.line = vec[float]([0.0] * (ROW + 2))
        self.soft = vec[float]([0.0] * (ROW + 2))
        self.hopes = vec[float]([0.0] * (5 * LOTS))
        """What each seat thinks of each lot, six places a seat."""
        self.sums = vec[i64]([0] * 64)
        """What each stake adds up to."""
        self.pips = vec[i64]([0] * 5)
        self.later = vec[float]([0.0] * 5)
        self.points = vec[float]([0.0] * 5)
        """What each seat can expect at the end of the game."""
        self.stakes = vec[float]([0.0] * (5 * LOTS))
        self.chances = vec[float]([0.0] * (5 * LOTS))
        """How likely each seat gets each lot, six places a seat."""

    def price_lots(self, truth: Truth) -> None:
        """Fill `table`: every lot for every set of truth tellers (§8.1, §8.2), tokens to come spread evenly (§4.2)."""
        table = self.table
        counts = self.counts
        soft = self.soft
        lowest = LOWEST
        laid = truth.laid
        players = truth.players
        masks: i64 = 1 << players
        most: i64 = ROW - 1
        coming = 0.0
        if truth.phase <= DECLARING:
            left: i64 = 0
            for place in range(players * 3):
                left += truth.tokens[place]
            # Half of the tokens will be real ghosts.
            coming = float(left) / (2.0 * LOTS * 2.0)
        is_special = truth.printed.has_specials
        for lot in range(LOTS):
            self._price_row(truth, lot, coming)
            if is_special:
                self._price_special(truth, lot)
            base = lot * 20
            count: i64 = 0
            for seat in range(players):
                count += laid[base + seat * 4 + 2] + laid[base + seat * 4 + 3]
            counts[0] = count
            place = lot * MASKS
            table[place] = soft[count if count < most else most]
            for mask in range(1, masks):
                first = base + lowest[mask] * 4
                count = counts[mask & (mask - 1)] + laid[first] + laid[first + 1] - laid[first + 2] - laid[first + 3]
                counts[mask] = count
                table[place + mask] = soft[count if count < most else most]
            if is_special and truth.special[lot] == CRYSTAL and truth.guess != NOT_YET:
                for mask in range(masks):
                    if counts[mask] == truth.guess:
                        table[place + mask] += float(CRYSTAL_POINTS)

    def _price_row(self, truth: Truth, lot: i64, coming: float) -> None:
        """Fill `soft`: the points for 0 to 5 ghosts that lie there now, as up to two more may come by chance."""
        soft = self.soft
        points = truth.printed.points
        first = truth.property_of(lot) * ROW
        if coming == 0.0:
            for ghosts in range(ROW):
                soft[ghosts] = float(points[first + ghosts])
            return
        stay = (1.0 - coming) * (1.0 - coming)
        one = 2.0 * coming * (1.0 - coming)
        two = coming * coming
        line = self.line
        for ghosts in range(ROW):
            line[ghosts] = float(points[first + ghosts])
        for ghosts in range(ROW):
            soft[ghosts] = stay * line[ghosts] + one * line[ghosts + 1] + two * line[ghosts + 2]

    def _price_special(self, truth: Truth, lot: i64) -> None:
        """Change `soft` by the special card: what the buyer did with it (§11.5–§11.7), or probably will."""
        special = truth.special[lot]
        soft = self.soft
        is_done = truth.phase == DECIDING and truth.deciding > lot
        if special == CRYPT:
            for ghosts in range(ROW - 1):
                more = soft[ghosts + 1]
                if truth.is_crypt_open:
                    soft[ghosts] = more
                elif not is_done and more > soft[ghosts]:
                    soft[ghosts] += 0.75 * (more - soft[ghosts])
        elif special == MIRROR:
            for ghosts in range(ROW - 1, 0, -1):
                fewer = soft[ghosts - 1]
                if truth.mirrored == MINUS_ONE:
                    soft[ghosts] = fewer
                elif truth.mirrored == NOT_YET and not is_done and fewer > soft[ghosts]:
                    soft[ghosts] += 0.6 * (fewer - soft[ghosts])
        elif special == CRYSTAL:
            if truth.guess == NOT_YET and not is_done:
                for ghosts in range(ROW):
                    soft[ghosts] += 1.0
        elif special == PORTRAITS and truth.phase != DECIDING:
            for ghosts in range(ROW):
                soft[ghosts] += 1.0 if soft[ghosts] > 0.0 else 1.8

    def hope(self, truth: Truth, seat: i64, known: i64, mask: i64, has_counted: bool) -> None:
        """Fill the seat's `hopes`: the mean of `table` over all that the seat thinks possible, if `table` is filled.

        It knows the "?" cards of a set of seats, and how many of all say true if it has seen the stack (§6.5, §6.7)."""
        table = self.table
        hopes = self.hopes
        size = SIZE
        sure = mask & known
        open_ = (1 << truth.players) - 1 - known
        trues = size[mask]
        for lot in range(LOTS):
            total = 0.0
            count: i64 = 0
            place = lot * MASKS + sure
            rest = open_
            while True:
                if not has_counted or size[sure | rest] == trues:
                    total += table[place + rest]
                    count += 1
                if rest == 0:
                    break
                rest = (rest - 1) & open_
            hopes[seat * LOTS + lot] = total / float(count)

    def expect(self, truth: Truth, weights: vec[float]) -> None:
        """Fill `points`: how all will probably end, seen by somebody who knows this world."""
        players = truth.players
        phase = truth.phase
        self.price_lots(truth)
        self._count_cards(truth)
        table = self.table
        chances = self.chances
        points = self.points
        for seat in range(players):
            points[seat] = float(truth.points_of(seat))
        mask = tellers(truth)
        if phase == INFORMING:
            self._end_information(truth, mask, weights)
        else:
            for seat in range(players):
                self.hope(truth, seat, known_to(truth, seat), mask, truth.stack_seen_by == seat)
        if phase == DECIDING:
            self._hand_over(truth, mask)
        else:
            self._end_sale(truth, weights)
        for lot in range(LOTS):
            worth = table[lot * MASKS + mask]
            for seat in range(players):
                points[seat] += chances[seat * LOTS + lot] * worth
        if truth.round == 1:
            self._expect_castles(players, weights)

    def _hand_over(self, truth: Truth, mask: i64) -> None:
        """Fill `chances` when all is sold; the portraits pay for what is worth nothing (§11.8)."""
        for seat in range(truth.players):
            for lot in range(LOTS):
                is_owner = truth.owner[truth.property_of(lot)] == seat
                self.chances[seat * LOTS + lot] = 1.0 if is_owner else 0.0
                if is_owner and truth.portraits_keeper == seat and self.table[lot * MASKS + mask] == 0.0:
                    self.points[seat] += 1.0

    def _count_cards(self, truth: Truth) -> None:
        """Fill `sums` from the bids, `pips` from the hands, `later` with all that may be left for the second round."""
        players = truth.players
        sums = self.sums
        later = self.later
        hand = truth.hand
        reserve = truth.reserve
        for seat in range(players):
            for target in range(8):
                sums[stake_at(seat, target)] = 0
            in_hand: i64 = 0
            aside: i64 = 0
            for value in range(VALUES):
                in_hand += hand[seat * VALUES + value] * (value + 1)
                aside += reserve[seat * VALUES + value] * (value + 1)
            self.pips[seat] = in_hand
            later[seat] = float(in_hand + aside)
        for bid in truth.bids:
            sums[stake_of(bid)] += card_of(bid)
            later[bidder(bid)] += float(card_of(bid))

    def _end_information(self, truth: Truth, mask: i64, weights: vec[float]) -> None:
        """Fill `hopes` as if nobody laid more for information: the next lower bid is seen, the last one goes back."""
        sums = self.sums
        players = truth.players
        counter: i64 = NO_SEAT
        most: i64 = 0
        for seat in range(players):
            if sums[stake_at(seat, STACK)] > most:
                most = sums[stake_at(seat, STACK)]
                counter = seat
        hoped = weights[HOPED_CARD]
        for seat in range(players):
            own = float(sums[stake_at(seat, TRUELIGHT)]) if truth.is_lit(seat) else hoped
            below = -1.0
            looked_at: i64 = NO_SEAT
            for other in range(players):
                others = float(sums[stake_at(other, TRUELIGHT)]) if truth.is_lit(other) else hoped
                if other != seat and others < own and others > below:
                    below = others
                    looked_at = other
            known = BIT[seat]
            if looked_at != NO_SEAT:
                known |= BIT[looked_at]
                self.later[seat] -= own
            else:
                self.pips[seat] += sums[stake_at(seat, TRUELIGHT)]
            if counter == seat:
                self.later[seat] -= float(most)
            else:
                self.pips[seat] += sums[stake_at(seat, STACK)]
            self.hope(truth, seat, known, mask, counter == seat)

    def _end_sale(self, truth: Truth, weights: vec[float]) -> None:
        """Fill `chances` with who gets what, and take from `later` what that costs.

        Everybody divides what he has left in hand by what he thinks of the lots; the highest sum is most likely."""
        players = truth.players
        stakes = self.stakes
        chances = self.chances
        hopes = self.hopes
        sums = self.sums
        later = self.later
        is_sale = truth.phase == SELLING
        in_hands = 0.0
        share = weights[SHARE_NOW] if truth.round == 1 else 1.0
        for seat in range(players):
            budget = 0.0 if is_sale and truth.has_passed(seat) else share * float(self.pips[seat])
            in_hands += budget
            first = seat * LOTS
            total = 0.01
            for lot in range(LOTS):
                stakes[first + lot] = hopes[first + lot] * hopes[first + lot]
                total += stakes[first + lot]
            for lot in range(LOTS):
                stake = budget * stakes[first + lot] / total
                if is_sale:
                    stake += float(sums[stake_at(seat, lot + FIRST_LOT)])
                stakes[first + lot] = stake
        slack = weights[SLACK] + weights[SLACK_OF_HANDS] * in_hands / float(players * LOTS)
        for lot in range(LOTS):
            most = 0.0
            for seat in range(players):
                chances[seat * LOTS + lot] = 0.0
                if stakes[seat * LOTS + lot] > most:
                    most = stakes[seat * LOTS + lot]
            if most == 0.0:
                continue
            total = 0.0
            for seat in range(players):
                stake = stakes[seat * LOTS + lot]
                if stake > 0.0:
                    total += exp((stake - most) / slack)
            for seat in range(players):
                stake = stakes[seat * LOTS + lot]
                if stake > 0.0:
                    chance = exp((stake - most) / slack) / total
                    chances[seat * LOTS + lot] = chance
                    later[seat] -= chance * stake

    def _expect_castles(self, players: i64, weights: vec[float]) -> None:
        """Add to `points` what the cards that are left will bring in the second round."""
        total = 0.0
        for seat in range(players):
            total += self.later[seat]
        mean = total / float(players)
        fair = weights[CASTLES_TOTAL] / float(players)
        for seat in range(players):
            self.points[seat] += fair * (1.0 + weights[CASTLES_SLOPE] * (self.later[seat] - mean) / mean)

    def chance_of(self, truth: Truth, seat: i64, weights: vec[float]) -> float:
        """The chance to win that belongs to `points`."""
        spread = weights[SPREAD + (truth.round - 1) * 8 + truth.phase - LAYING_OUT]
        points = self.points
        own = points[seat]
        total = 0.0
        for other in range(truth.players):
            total += exp((points[other] - own) / spread)
        return 1.0 / total


def tellers(truth: Truth) -> i64:
    """Who really tells the truth, as a set."""
    mask: i64 = 0
    for seat in range(truth.players):
        if truth.meaning[seat] == 1:
            mask |= BIT[seat]
    return mask


def known_to(truth: Truth, seat: i64) -> i64:
    """Whose "?" cards the seat has seen, its own included, as a set (§6.5)."""
    known = BIT[seat]
    for other in range(truth.players):
        if truth.glass[other] == seat:
            known |= BIT[other]
    return known
