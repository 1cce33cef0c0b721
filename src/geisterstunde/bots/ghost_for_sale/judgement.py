"""What is worth something in Ghost for $ale: lots with the right number of ghosts, knowing more, and cards kept."""

from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from geisterstunde.bots.ghost_for_sale.odds import Odds, known_to, tellers
from geisterstunde.bots.search.judgement import Judgement, share_of_win
from geisterstunde.bots.weights import numbers
from geisterstunde.core.contract import NOBODY, State
from geisterstunde.games.ghost_for_sale.bids import bidder, card_of, stake_at, stake_of, target_of
from geisterstunde.games.ghost_for_sale.box import (
    BID,
    BIT,
    CHOOSE,
    DECLARE,
    DONE,
    FIRST_LOT,
    LOTS,
    PASS,
    PUBLIC,
    TRUELIGHT,
    VALUES,
)
from geisterstunde.games.ghost_for_sale.numbers import target_laid, value_laid
from geisterstunde.games.ghost_for_sale.rules import Rules
from geisterstunde.games.ghost_for_sale.state import INFORMING, RESERVING, SELLING

SMALL_PILE: Final = 4
LARGE_PILE: Final = 7
"""What a card is taken for by its back (§1.4)."""

START: Final[vec[float]] = vec[float](numbers(__name__, "auctions", "hopes"))

FIT: Final[vec[float]] = vec[float]([1.0 / (1.0 + 0.5 * off * off) for off in range(80)])
"""How well a card fits that is so far off the one wanted."""

FOR_TRUELIGHT: Final[vec[float]] = vec[float]([3.0, 3.0, 3.0, 2.0, 2.0, 1.5, 1.0, 0.6, 0.4, 0.4])
TO_RESERVE: Final[vec[float]] = vec[float]([0.3, 0.3, 0.4, 0.6, 0.8, 1.0, 1.2, 1.4, 1.4, 1.4])


@final
class GhostForSaleJudgement(Judgement):
    """The judgement of somebody who has been to many auctions."""

    def __init__(self) -> None:
        super().__init__()
        self.horizon = 4
        self.exploration = 0.12
        # Lots that promise less than this part of the best one are not searched.
        self.least_hope = 0.3
        # How often a bid says nothing about the lot.
        self.whim = 0.2
        self.is_simultaneous = True
        self.has_secret_actions = True
        self.weights = START[:]
        self.odds = Odds()
        # How good each action of a list is, and what the seat thinks of each lot.
        self.draw = vec[float]([0.0] * 80)
        self.wish = vec[float]([0.0] * LOTS)
        self.want = vec[i64]([0] * LOTS)
        self.others = vec[i64]([0] * (8 * LOTS))
        self.last: State | None = None
        self.key: i64 = 0
        # Of the quick policy: what a point is worth in cards (times the number of players), how often to pass at once
        # when manors are sold, and how often to leave it at one card. Among the policies 0.2 won 0.40 of
        # 450 games against 0.5 (3 players, 0.33 would be fair).
        self.price = 1.5
        self.pass_share = 0.05
        self.done_share = 0.2

    def worth(self, state: State, seat: i64) -> float:
        assert isinstance(state, Rules)
        if state.actor() == NOBODY:
            return share_of_win(state, seat)
        # A search asks for one seat after the other: what all expect is worked out once.
        key = _fingerprint(state)
        if self.last is not state or self.key != key:
            self.odds.expect(state, self.weights)
            self.last = state
            self.key = key
        return self.odds.chance_of(state, seat, self.weights)

    def refine(self, state: State, seat: i64, rng: Random) -> None:
        """Who bids for a lot probably knows why: the "?" cards that the seat has not seen are drawn by what was bid."""
        assert isinstance(state, Rules)
        if state.stack_seen_by == seat or state.phase < SELLING:
            return
        bids = state.bids if state.phase == SELLING else state.last_bids
        if len(bids) == 0:
            return
        self.odds.price_lots(state)
        mask = tellers(state)
        for other in range(state.players):
            if other == seat or state.glass[other] == seat:
                continue
            known = known_to(state, other)
            has_counted = state.stack_seen_by == other
            self.odds.hope(state, other, known, mask, has_counted)
            drawn = self._likelihood(bids, other)
            self.odds.hope(state, other, known, mask ^ BIT[other], has_counted)
            opposite = self._likelihood(bids, other)
            if rng.random() * (drawn + opposite) >= drawn:
                mask ^= BIT[other]
                state.meaning[other] = 1 - state.meaning[other]

    def _likelihood(self, bids: vec[i64], seat: i64) -> float:
        """How likely a seat bids like that if it has these hopes."""
        hopes = self.odds.hopes
        first = seat * LOTS
        total = 0.01
        for lot in range(LOTS):
            total += hopes[first + lot] * hopes[first + lot]
        likelihood = 1.0
        for bid in bids:
            if bidder(bid) == seat:
                hoped = hopes[first + target_of(bid) - FIRST_LOT]
                likelihood *= self.whim + (1.0 - self.whim) * LOTS * hoped * hoped / total
        return likelihood

    def sound(self, state: State, seat: i64, action: i64) -> i64:
        """Reserved and "?" cards are secret; of a card that lies face down the others see the back (§1.7)."""
        assert isinstance(state, Rules)
        if action < DECLARE:
            return -1 if action < CHOOSE else -2
        if action < BID or action >= DONE:
            return action
        target = target_laid(action)
        if state.is_open(target):
            return action
        return -3 - state.printed.is_large[value_laid(action)] * 8 - target

    def worth_a_look(self, state: State, seat: i64, legal: vec[i64]) -> vec[i64]:
        """For the lots of which the seat hopes for something, compared with the best one."""
        assert isinstance(state, Rules)
        if state.phase != SELLING:
            return legal
        self._look(state, seat)
        hopes = self.odds.hopes
        first = seat * LOTS
        most = 0.0
        for lot in range(LOTS):
            if hopes[first + lot] > most:
                most = hopes[first + lot]
        most *= self.least_hope
        looks = vec[i64](capacity=64)
        for action in legal:
            if action >= DONE or hopes[first + target_laid(action) - FIRST_LOT] > most:
                looks = append(looks, action)
        return looks

    def _look(self, state: Rules, seat: i64) -> None:
        """Fill the seat's hopes with what it may know."""
        self.last = None
        self.odds.price_lots(state)
        self.odds.hope(state, seat, known_to(state, seat), tellers(state), state.stack_seen_by == seat)

    def choose(self, state: State, seat: i64, legal: vec[i64], rng: Random) -> i64:
        """Cards of a middling height where much is to be hoped for; little for information; the rest at random."""
        assert isinstance(state, Rules)
        count: i64 = len(legal)
        phase = state.phase
        if count == 1:
            return legal[0]
        if phase == SELLING:
            return self._bid_for_lots(state, seat, legal, rng)
        if phase == INFORMING:
            return self._bid_for_information(legal, rng)
        if phase == RESERVING:
            total = 0.0
            for place in range(count):
                self.draw[place] = TO_RESERVE[legal[place]]
                total += self.draw[place]
            return self._drawn(legal, count, total, rng)
        return legal[rng.randrange(count)]

    def _bid_for_information(self, legal: vec[i64], rng: Random) -> i64:
        """One low card for Mrs. Truelight, now and then another one or one for the stack."""
        count: i64 = len(legal)
        last = legal[count - 1]
        if last == DONE and rng.random() < 0.9:
            return last
        if last == PASS and rng.random() < 0.75:
            return last
        total = 0.0
        for place in range(count):
            action = legal[place]
            if action >= DONE:
                weight = 0.001
            else:
                weight = FOR_TRUELIGHT[value_laid(action)]
                if target_laid(action) != TRUELIGHT:
                    weight *= 0.2
            self.draw[place] = weight
            total += weight
        return self._drawn(legal, count, total, rng)

    def _bid_for_lots(self, state: Rules, seat: i64, legal: vec[i64], rng: Random) -> i64:
        """A card where the seat hopes for much and is not safely ahead, about as high as it takes."""
        count: i64 = len(legal)
        last = legal[count - 1]
        if last == DONE and rng.random() < self.done_share:
            return last
        self._look(state, seat)
        self._wish(state, seat)
        draw, wish, want = self.draw, self.wish, self.want
        total = 0.0
        for place in range(count):
            action = legal[place]
            if action >= DONE:
                weight = 0.001
            else:
                lot = target_laid(action) - FIRST_LOT
                off = value_laid(action) + 1 - want[lot]
                weight = wish[lot] * FIT[off if off >= 0 else -off]
            draw[place] = weight
            total += weight
        if last == PASS and state.round == 1 and rng.random() < self.pass_share:
            return last
        return self._drawn(legal, count, total, rng)

    def _wish(self, state: Rules, seat: i64) -> None:
        """Fill `wish` and `want`: how much the seat would like to bid for each lot, and which card."""
        hopes = self.odds.hopes
        others = self.others
        for place in range(8 * LOTS):
            others[place] = 0
        is_large = state.printed.is_large
        for bid in state.bids:
            value = card_of(bid)
            who = bidder(bid)
            if who != seat and state.special[target_of(bid) - FIRST_LOT] != PUBLIC:
                value = LARGE_PILE if is_large[value - 1] != 0 else SMALL_PILE
            others[stake_of(bid) - stake_at(0, FIRST_LOT)] += value
        pips: i64 = 0
        for value in range(VALUES):
            pips += state.hand[seat * VALUES + value] * (value + 1)
        first = seat * LOTS
        all_hopes = 0.01
        for lot in range(LOTS):
            all_hopes += hopes[first + lot] * hopes[first + lot]
        for lot in range(LOTS):
            own = others[stake_at(seat, lot)]
            highest: i64 = 0
            for other in range(state.players):
                if other != seat and others[stake_at(other, lot)] > highest:
                    highest = others[stake_at(other, lot)]
            hoped = hopes[first + lot]
            wish = hoped * hoped
            gap = highest - own
            if state.round == 2:
                want = i64(float(pips) * wish / all_hopes)
                if want <= gap:
                    want = gap + 2
            else:
                room = i64(hoped * self.price * float(state.players)) - own
                if room <= gap or room <= 0:
                    wish = 0.0
                want = gap + 2 if gap > 0 else room // 2
            if gap < -5:
                wish *= 0.15
            elif gap > 0:
                wish *= 6.0 / (6.0 + float(gap))
            self.wish[lot] = wish
            self.want[lot] = want if want >= 1 else 1

    def _drawn(self, legal: vec[i64], count: i64, total: float, rng: Random) -> i64:
        """An action drawn with the weights in `draw`."""
        draw = self.draw
        drawn = rng.random() * total
        for place in range(count - 1):
            drawn -= draw[place]
            if drawn < 0.0:
                return legal[place]
        return legal[count - 1]


def _fingerprint(state: Rules) -> i64:
    """A number that changes with every action, and nearly always with what is hidden."""
    key = tellers(state) + 32 * state.passed + 1024 * state.phase + 8192 * (state.deciding + 1)
    for seat in range(state.players):
        mine = seat * 3
        key = key * 13 + state.held[seat]
        key = key * 11 + state.tokens[mine] + state.tokens[mine + 1] + state.tokens[mine + 2]
    mixed: i64 = 0
    for bid in state.bids:
        mixed = (mixed * 31 + bid) % 1000003
    return key ^ (mixed * 65536)


def judgement() -> Judgement:
    """A new judgement about Ghost for $ale."""
    return GhostForSaleJudgement()
