"""The rules of Ghost for $ale in the order of the rulebook; the § are those of docs/rules/ghost-for-sale.md."""

from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from geisterstunde.core.contract import BY_LOT, Roll, number_below, permutation_of
from geisterstunde.core.words import GameEnded, Result
from geisterstunde.games.ghost_for_sale import effects
from geisterstunde.games.ghost_for_sale.auction import inform, sell
from geisterstunde.games.ghost_for_sale.bids import bid_of
from geisterstunde.games.ghost_for_sale.box import (
    BID,
    BIT,
    CHOOSE,
    CRYSTAL,
    DECLARE,
    DONE,
    DOUBLE,
    FACES,
    FIRST_LOT,
    GHOST,
    LIE,
    LOTS,
    NO_SPECIAL,
    PASS,
    PORTRAITS,
    QUESTIONS,
    RESERVE,
    RESERVED,
    SINGLE,
    SPECIAL_COUNT,
    SPECIALS,
    STACK,
    TOKENS,
    TRUELIGHT,
    TRUTH,
    VALUES,
)
from geisterstunde.games.ghost_for_sale.memory import forget_reserves
from geisterstunde.games.ghost_for_sale.numbers import (
    bidding,
    declaration,
    face_declared,
    kind_declared,
    laid_place,
    left_place,
    lot_declared,
    target_laid,
    value_laid,
)
from geisterstunde.games.ghost_for_sale.redeal import redraw
from geisterstunde.games.ghost_for_sale.state import (
    CHOOSING,
    DECIDING,
    DECLARING,
    INFORMING,
    LAYING_OUT,
    LOT,
    NO_SEAT,
    NOT_YET,
    OVER,
    RESERVING,
    SELLING,
    Printed,
    Truth,
)
from geisterstunde.games.ghost_for_sale.words import (
    BidLaid,
    Chosen,
    Declared,
    LotDrawn,
    Passed,
    Reserved,
    RoundBegan,
    SetAside,
    SpecialLaid,
)
from geisterstunde.games.ghost_for_sale.worth import score_round

NO_ACTIONS: Final[vec[i64]] = vec[i64]([0] * (VALUES * LOTS + 1))
"""A list of actions is cut from it and then filled: quicker than appending, and nobody else writes there."""


@final
class Rules(Truth):
    """A table at which one can play."""

    def begin(self) -> None:
        """Everybody has a set, and somebody leads: by agreement or by lot (§2.1)."""
        self.set_up()
        if self.printed.start == BY_LOT:
            self.phase = LOT
        else:
            self._lead(self.printed.start)

    def _lead(self, seat: i64) -> None:
        """Special cards are laid out before cards are reserved (§11.1)."""
        self.starter = seat
        self.phase = LAYING_OUT if self.printed.has_specials else RESERVING

    def legal(self, seat: i64) -> vec[i64]:
        phase = self.phase
        if phase == SELLING:
            return self._bids_for_properties(seat)
        if phase == INFORMING:
            return self._bids_for_information(seat)
        if phase == DECLARING:
            return self._declarations(seat)
        if phase == RESERVING:
            return self._reservable(seat)
        if phase == CHOOSING:
            return vec[i64]([CHOOSE + LIE, CHOOSE + TRUTH])
        return effects.choices(self, self.deciding)

    def apply(self, seat: i64, action: i64) -> None:
        if action < CHOOSE:
            self._reserve(seat, action - RESERVE)
        elif action < DECLARE:
            self._choose(seat, action - CHOOSE)
        elif action < BID:
            self._declare(seat, action)
        elif action < DONE:
            self._bid(seat, value_laid(action), target_laid(action))
        elif action == DONE:
            self._next_bidder()
        elif action == PASS:
            self._pass(seat)
        else:
            effects.carry_out(self, self.deciding, action)
            self._decide_from(self.deciding + 1)

    # §2.1 The lot; §11.1 and §11.9 special cards are laid out

    def due(self) -> Roll:
        if self.phase == LOT:
            return number_below(self.players)
        if self.phase == LAYING_OUT:
            return permutation_of(len(self.pool()))
        return super().due()

    def roll(self, outcome: vec[i64]) -> None:
        if self.phase == LOT:
            if self.heard is not None:
                self.heard.append(LotDrawn(outcome[0]))
            self._lead(outcome[0])
        elif self.phase == LAYING_OUT:
            self._lay_out(outcome)
        else:
            super().roll(outcome)

    def pool(self) -> vec[i64]:
        """The special cards that nobody has kept (§11.9)."""
        pool = vec[i64](capacity=SPECIAL_COUNT)
        for special in range(SPECIAL_COUNT):
            is_kept = (special == CRYSTAL and self.crystal_keeper != NO_SEAT) or (
                special == PORTRAITS and self.portraits_keeper != NO_SEAT
            )
            if not is_kept:
                pool = append(pool, special)
        return pool

    def _lay_out(self, outcome: vec[i64]) -> None:
        """One special card comes to each property (§11.1)."""
        pool = self.pool()
        special = vec[i64](capacity=LOTS)
        for lot in range(LOTS):
            special = append(special, pool[outcome[lot]])
            if self.heard is not None:
                self.heard.append(SpecialLaid(SPECIALS[special[lot]], self.name_of(lot)))
        self.special = special
        self.phase = RESERVING if self.round == 1 else CHOOSING

    # §2 Four cards for the second round

    def _reservable(self, seat: i64) -> vec[i64]:
        """Any card, one after the other (§2.2)."""
        actions = vec[i64](capacity=VALUES)
        for value in range(VALUES):
            if self.hand[seat * VALUES + value] > 0:
                actions = append(actions, RESERVE + value)
        return actions

    def _reserve(self, seat: i64, value: i64) -> None:
        """A card goes under the character card; when all have four, the first round begins (§2.2)."""
        self.hand[seat * VALUES + value] -= 1
        self.reserve[seat * VALUES + value] += 1
        self.held[seat] -= 1
        self.aside = self.aside[:]
        self.aside[seat] += 1
        if self.heard is not None:
            self.heard.append(SetAside(seat, value + 1))
        if self.aside[seat] < RESERVED:
            return
        if self.heard is not None:
            self.heard.append(Reserved(seat, RESERVED))
        for other in range(self.players):
            if self.aside[other] < RESERVED:
                return
        self.phase = CHOOSING
        self._tell_round()

    def _tell_round(self) -> None:
        if self.heard is not None:
            self.heard.append(RoundBegan(self.round, self.starter))

    # §3 True or false

    def _choose(self, seat: i64, meaning: i64) -> None:
        """One "?" card is kept face down, the other one goes to the stack (§3.1, §3.2)."""
        self.meaning[seat] = meaning
        if self.heard is not None:
            self.heard.append(Chosen(seat, QUESTIONS[meaning]))
        for other in range(self.players):
            if self.meaning[other] == NOT_YET:
                return
        self.phase = DECLARING
        self.active = self.starter

    # §4 Declarations

    def _declarations(self, seat: i64) -> vec[i64]:
        """Any token that is left, beside any property that takes its face (§4.2, §4.3)."""
        size = self.sorts_left(seat) * LOTS
        actions = NO_ACTIONS[:size]
        count: i64 = 0
        has_double = self.tokens[left_place(seat, GHOST, DOUBLE)] > 0
        has_specials = self.printed.has_specials
        for face in range(2):
            has_single = self.tokens[left_place(seat, face, SINGLE)] > 0
            for lot in range(LOTS):
                if has_specials and effects.forbids(self.special[lot], face):
                    continue
                if has_single:
                    actions[count] = declaration(lot, face, SINGLE)
                    count += 1
                if has_double:
                    actions[count] = declaration(lot, face, DOUBLE)
                    count += 1
        return actions if count == size else actions[:count]

    def _declare(self, seat: i64, action: i64) -> None:
        """One token a turn, clockwise, until all are laid (§4.1, §4.4); all have the same number."""
        lot = lot_declared(action)
        face = face_declared(action)
        kind = kind_declared(action)
        self.tokens[left_place(seat, face, kind)] -= 1
        self.laid[laid_place(lot, seat, face, kind)] += 1
        if self.heard is not None:
            self.heard.append(Declared(seat, self.name_of(lot), FACES[face], TOKENS[kind]))
        self.active = seat + 1 if seat + 1 < self.players else 0
        if self.tokens_left(self.active) == 0:
            self._open_auction(INFORMING)

    # §5 Auctions

    def _open_auction(self, phase: i64) -> None:
        """Everybody is in again, and the starter leads (§5.1, §5.2)."""
        self.phase = phase
        self.passed = 0
        self.lit = 0
        self.bids = vec[i64](capacity=32)
        self.in_hands = 0
        for seat in range(self.players):
            self.in_hands += self.held[seat]
        self.active = self.starter - 1
        self._next_bidder()

    def _next_bidder(self) -> None:
        """The next seat that has cards and has not passed (§5.3); nobody is left: the auction ends (§5.4)."""
        self.is_second = False
        seat = self.active
        for _time in range(self.players):
            seat = seat + 1 if seat + 1 < self.players else 0
            if self.held[seat] > 0 and self.passed & BIT[seat] == 0:
                self.active = seat
                # Nobody else has a card: one last card, or a pass (§5.5). Others who passed with cards do not count
                # as empty (§5.6).
                self.is_last = self.held[seat] == self.in_hands
                return
        self._end_auction()

    def _bid(self, seat: i64, value: i64, target: i64) -> None:
        """A card is laid; a second one may follow in the same turn (§5.1), but none after the last card (§5.5)."""
        self.hand[seat * VALUES + value] -= 1
        self.held[seat] -= 1
        self.in_hands -= 1
        self.bids = append(self.bids, bid_of(seat, target, value + 1))
        if target == TRUELIGHT:
            self.lit |= BIT[seat]
        if self.heard is not None:
            back = self.printed.options.backs[value]
            self.heard.append(BidLaid(seat, self.target_name(target), back, value + 1, self.is_open(target)))
        if self.is_last:
            self._end_auction()
        elif self.is_second or self.held[seat] == 0:
            self._next_bidder()
        else:
            self.is_second = True

    def _pass(self, seat: i64) -> None:
        """Final for this auction (§5.2)."""
        self.passed |= BIT[seat]
        if self.heard is not None:
            self.heard.append(Passed(seat))
        self._next_bidder()

    def _end_auction(self) -> None:
        """Looks are taken and the properties are offered (§6.8), or the properties are sold (§7.3)."""
        self.is_second = False
        self.is_last = False
        if self.phase == INFORMING:
            inform(self)
            self._open_auction(SELLING)
        else:
            sell(self)
            self._decide_from(0)

    # §6 Information

    def _bids_for_information(self, seat: i64) -> vec[i64]:
        """Any card to Mrs. Truelight or the stack (§6.1); to pass one needs a card with Mrs. Truelight (§6.2)."""
        hand = self.hand
        base = seat * VALUES
        targets: i64 = STACK if self.must_light(seat) else STACK + 1
        size = self.values_held(seat) * targets
        may_stop = self.is_second or self.is_lit(seat)
        actions = NO_ACTIONS[: size + 1 if may_stop else size]
        count: i64 = 0
        for value in range(VALUES):
            if hand[base + value] > 0:
                for target in range(targets):
                    actions[count + target] = bidding(value, target)
                count += targets
        if may_stop:
            actions[size] = DONE if self.is_second else PASS
        return actions

    # §7 The auction of the properties

    def _bids_for_properties(self, seat: i64) -> vec[i64]:
        """Any card to any property (§7.1); one may pass at once (§7.2)."""
        hand = self.hand
        base = seat * VALUES
        size = self.values_held(seat) * LOTS
        actions = NO_ACTIONS[: size + 1]
        count: i64 = 0
        for value in range(VALUES):
            if hand[base + value] > 0:
                action = bidding(value, FIRST_LOT)
                for lot in range(LOTS):
                    actions[count + lot] = action + lot
                count += LOTS
        actions[size] = DONE if self.is_second else PASS
        return actions

    # §11.10 Special cards are used

    def _decide_from(self, first: i64) -> None:
        """Mirror, crypt and crystal ball, in the order of the alphabet, before anything is revealed (§11.10)."""
        if self.printed.has_specials:
            for lot in range(first, LOTS):
                if effects.offers_choice(self, lot):
                    self.phase = DECIDING
                    self.deciding = lot
                    self.active = self.owner[self.property_of(lot)]
                    return
        self.deciding = NO_SPECIAL
        self._end_round()

    # §8 Ghosts and points

    def _end_round(self) -> None:
        """All "?" cards are revealed, and the owners get their points (§8)."""
        score_round(self)
        if self.round == 1:
            self._begin_second_round()
        else:
            self._end()

    # §9 The second round

    def _begin_second_round(self) -> None:
        """Castles, the unspent and the reserved cards (§9.1, §9.2); the owner of the first manor leads (§9.3)."""
        for lot in range(LOTS - 1, -1, -1):
            if self.owner[lot] != NO_SEAT:
                self.starter = self.owner[lot]
        for card in range(self.players * VALUES):
            self.hand[card] += self.reserve[card]
            self.reserve[card] = 0
        for seat in range(self.players):
            self.held[seat] += RESERVED
        forget_reserves(self)
        self.clear_table()
        self.passed = 0
        self.special = vec[i64]([NO_SPECIAL] * LOTS)
        self.round = 2
        self.phase = LAYING_OUT if self.printed.has_specials else CHOOSING
        self._tell_round()

    # §10 The end

    def _end(self) -> None:
        self.phase = OVER
        if self.heard is not None:
            self.heard.append(GameEnded(Result(tuple(self.scores()), tuple(self.winners()), self.reason())))

    def clone(self) -> "Rules":
        twin = Rules(self.players, self.printed)
        self.copy_into(twin)
        return twin

    def redeal(self, seat: i64, rng: Random) -> None:
        """Draw anew all cards that the seat cannot know (§1.7)."""
        redraw(self, seat, rng)


def table_for(players: i64, printed: Printed) -> Rules:
    """A table before anything has happened."""
    table = Rules(players, printed)
    table.begin()
    return table
