"""The rules of Ghost for $ale in the order of the rulebook; the § are those of docs/rules/ghost-for-sale.md."""

from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from geisterstunde.core.contract import Roll, permutation_of
from geisterstunde.core.words import GameEnded, Result
from geisterstunde.games.ghost_for_sale import effects
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
    LOTS,
    NO_SPECIAL,
    PASS,
    PORTRAITS,
    QUESTIONS,
    RESERVED,
    SPECIALS,
    STACK,
    TARGETS,
    TOKENS,
    TRUELIGHT,
    VALUES,
)
from geisterstunde.games.ghost_for_sale.sight import redraw
from geisterstunde.games.ghost_for_sale.state import (
    CHOOSING,
    DECIDING,
    DECLARING,
    INFORMING,
    LAYING_OUT,
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
    BidRevealed,
    Chosen,
    Declared,
    Kept,
    Looked,
    Passed,
    QuestionRevealed,
    Reserved,
    RoundBegan,
    Scored,
    SetAside,
    Sold,
    SpecialLaid,
    Spent,
    StackSeen,
    TakenBack,
    Unsold,
)
from geisterstunde.games.ghost_for_sale.worth import best_at, ranking_at, real_ghosts, weigh

NO_ACTIONS: Final[vec[i64]] = vec[i64]([0] * (VALUES * LOTS + 1))
"""A list of actions is cut from it and then filled: quicker than appending, and nobody else writes there."""


@final
class Rules(Truth):
    """A table at which one can play."""

    def begin(self) -> None:
        """Everybody has a set; special cards are laid out before cards are reserved (§2.1, §11.1)."""
        self.set_up()
        if not self.printed.has_specials:
            self.phase = RESERVING

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
            return vec[i64]([CHOOSE, CHOOSE + 1])
        return effects.choices(self, self.deciding)

    def apply(self, seat: i64, action: i64) -> None:
        if action < CHOOSE:
            self._reserve(seat, action)
        elif action < DECLARE:
            self._choose(seat, action - CHOOSE)
        elif action < BID:
            self._declare(seat, action - DECLARE)
        elif action < DONE:
            self._bid(seat, action - BID)
        elif action == DONE:
            self._next_bidder()
        elif action == PASS:
            self._pass(seat)
        else:
            effects.carry_out(self, self.deciding, action)
            self._decide_from(self.deciding + 1)

    # §11.1 and §11.9 Special cards are laid out

    def due(self) -> Roll:
        if self.phase != LAYING_OUT:
            return super().due()
        return permutation_of(len(self.pool()))

    def pool(self) -> vec[i64]:
        """The special cards that nobody has kept (§11.9)."""
        pool = vec[i64](capacity=8)
        for special in range(8):
            is_kept = (special == CRYSTAL and self.crystal_keeper != NO_SEAT) or (
                special == PORTRAITS and self.portraits_keeper != NO_SEAT
            )
            if not is_kept:
                pool = append(pool, special)
        return pool

    def roll(self, outcome: vec[i64]) -> None:
        """One special card comes to each property (§11.1)."""
        if self.phase != LAYING_OUT:
            super().roll(outcome)
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
                actions = append(actions, value)
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
            self.heard.append(Reserved(seat))
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
        actions = vec[i64](capacity=LOTS * 4)
        has_double = self.tokens[seat * 3 + 2] > 0
        has_specials = self.printed.has_specials
        for face in range(2):
            has_single = self.tokens[seat * 3 + face] > 0
            action = DECLARE + face * 2
            for lot in range(LOTS):
                if has_specials and effects.forbids(self.special[lot], face):
                    continue
                if has_single:
                    actions = append(actions, action + lot * 4)
                if has_double:
                    actions = append(actions, action + lot * 4 + 1)
        return actions

    def _declare(self, seat: i64, declaration: i64) -> None:
        """One token a turn, clockwise, until all are laid (§4.1, §4.4); all have the same number."""
        lot = declaration // 4
        face = declaration % 4 // 2
        kind = declaration % 2
        self.tokens[seat * 3 + (2 if kind == DOUBLE else face)] -= 1
        self.laid[lot * 20 + seat * 4 + declaration % 4] += 1
        if self.heard is not None:
            self.heard.append(Declared(seat, self.name_of(lot), FACES[face], TOKENS[kind]))
        following = seat + 1 if seat + 1 < self.players else 0
        self.active = following
        mine = following * 3
        if self.tokens[mine] + self.tokens[mine + 1] + self.tokens[mine + 2] == 0:
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
        for _ in range(self.players):
            seat = seat + 1 if seat + 1 < self.players else 0
            if self.held[seat] > 0 and self.passed & BIT[seat] == 0:
                self.active = seat
                # Nobody else has a card: one last card, or a pass (§5.5). Others who passed with cards do not count
                # as empty (§5.6).
                self.is_last = self.held[seat] == self.in_hands
                return
        self._end_auction()

    def _bid(self, seat: i64, bid: i64) -> None:
        """A card is laid; a second one may follow in the same turn (§5.1), but none after the last card (§5.5)."""
        value = bid // 8
        target = bid % 8
        self.hand[seat * VALUES + value] -= 1
        self.held[seat] -= 1
        self.in_hands -= 1
        self.bids = append(self.bids, seat + target * 8 + (value + 1) * 64)
        if target == TRUELIGHT:
            self.lit |= BIT[seat]
        if self.heard is not None:
            back = self.printed.options.backs[value]
            self.heard.append(BidLaid(seat, self._target_name(target), back, value + 1, self.is_open(target)))
        if self.is_last:
            self._end_auction()
        elif self.is_second or self.held[seat] == 0:
            self._next_bidder()
        else:
            self.is_second = True

    def _target_name(self, target: i64) -> str:
        return self.name_of(target - FIRST_LOT) if target >= FIRST_LOT else TARGETS[target]

    def _pass(self, seat: i64) -> None:
        """Final for this auction (§5.2)."""
        self.passed |= BIT[seat]
        if self.heard is not None:
            self.heard.append(Passed(seat))
        self._next_bidder()

    def _end_auction(self) -> None:
        self.is_second = False
        self.is_last = False
        strengths = weigh(self.bids)
        if self.phase == INFORMING:
            self._inform(strengths)
            self._open_auction(SELLING)
        else:
            self._sell(strengths)
            self._decide_from(0)

    def _tell_bids(self, target: i64) -> None:
        """The cards of one place are turned over in the order in which they were laid (§6.5)."""
        if self.heard is not None:
            for bid in self.bids:
                if bid // 8 % 8 == target:
                    self.heard.append(BidRevealed(bid % 8, self._target_name(target), bid // 64))

    def _tell_settled(self, target: i64, is_spent: vec[i64]) -> None:
        """What becomes of the cards of one place (§6.6, §7.3)."""
        if self.heard is None:
            return
        for seat in range(self.players):
            place = seat + target * 8
            cards = tuple([bid // 64 for bid in self.bids if bid % 64 == place])
            if cards:
                name = self._target_name(target)
                self.heard.append(Spent(seat, name, cards) if is_spent[place] else TakenBack(seat, name, cards))

    def _settle(self, is_spent: vec[i64]) -> None:
        """Cards where `is_spent` says so (place `seat + 8 * target`) leave the game, the others go back to the hand.

        There they wait for the auction that follows (§6.8) or for the second round (§7.4).
        All have been turned over: what lay on the table was certainly not reserved (§1.7).
        """
        bids = self.bids
        hand = self.hand
        spent = self.spent[:]
        revealed = self.spent[:]
        shown = self.shown[:]
        count: i64 = len(bids)
        for order in range(count):
            bid = bids[order]
            seat = bid & 7
            card = seat * VALUES + (bid >> 6) - 1
            revealed[card] += 1
            if is_spent[bid & 63] > 0:
                spent[card] += 1
            else:
                hand[card] += 1
                self.held[seat] += 1
        for card in range(self.players * VALUES):
            if revealed[card] > shown[card]:
                shown[card] = revealed[card]
        self.spent = spent
        self.shown = shown
        self.last_bids = bids
        self.bids = vec[i64]()

    # §6 Information

    def _bids_for_information(self, seat: i64) -> vec[i64]:
        """Any card to Mrs. Truelight or the stack (§6.1); to pass one needs a card with Mrs. Truelight (§6.2)."""
        hand = self.hand
        base = seat * VALUES
        targets: i64 = 1 if self.must_light(seat) else 2
        actions = vec[i64](capacity=2 * VALUES + 1)
        for value in range(VALUES):
            if hand[base + value] > 0:
                for target in range(targets):
                    actions = append(actions, BID + value * 8 + target)
        if self.is_second:
            return append(actions, DONE)
        return append(actions, PASS) if self.is_lit(seat) else actions

    def _inform(self, strengths: vec[i64]) -> None:
        """Mrs. Truelight first, then the stack (§6.5–§6.7)."""
        is_spent = vec[i64]([0] * 64)
        self._tell_bids(TRUELIGHT)
        self._look(ranking_at(strengths, TRUELIGHT), is_spent)
        self._tell_settled(TRUELIGHT, is_spent)
        self._tell_bids(STACK)
        winner = best_at(strengths, STACK)
        if winner >= 0:
            self.stack_seen_by = winner
            is_spent[winner + STACK * 8] = 1
            if self.heard is not None:
                self.heard.append(StackSeen(winner, self.trues_in_stack()))
        self._tell_settled(STACK, is_spent)
        self._settle(is_spent)

    def _look(self, ranking: vec[i64], is_spent: vec[i64]) -> None:
        """Everybody looks at the "?" card of the next one in the ranking and pays for it, except the last (§6.5)."""
        glass = self.glass[:]
        last: i64 = len(ranking) - 1
        for rank in range(last):
            seat = ranking[rank]
            looked_at = ranking[rank + 1]
            glass[looked_at] = seat
            is_spent[seat + TRUELIGHT * 8] = 1
            if self.heard is not None:
                self.heard.append(Looked(seat, looked_at, QUESTIONS[self.meaning[looked_at]]))
        self.glass = glass

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
                action = BID + value * 8 + FIRST_LOT
                for lot in range(LOTS):
                    actions[count + lot] = action + lot
                count += LOTS
        actions[size] = DONE if self.is_second else PASS
        return actions

    def _sell(self, strengths: vec[i64]) -> None:
        """Each property in the order of the alphabet goes to the best bid, which is spent (§7.3)."""
        is_spent = vec[i64]([0] * 64)
        owner = self.owner[:]
        for lot in range(LOTS):
            target = lot + FIRST_LOT
            winner = best_at(strengths, target)
            if winner >= 0:
                owner[self.property_of(lot)] = winner
                is_spent[winner + target * 8] = 1
            if self.heard is not None:
                self._tell_bids(target)
                self.heard.append(Unsold(self.name_of(lot)) if winner < 0 else Sold(winner, self.name_of(lot)))
                self._tell_settled(target, is_spent)
            if winner >= 0 and self.special[lot] == PORTRAITS:
                self._keep_portraits(winner)
        self.owner = owner
        self._settle(is_spent)

    def _keep_portraits(self, seat: i64) -> None:
        """The family portraits belong to the buyer to the end of the game (§11.8)."""
        self.portraits_keeper = seat
        if self.heard is not None:
            self.heard.append(Kept(seat, SPECIALS[PORTRAITS]))

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
        self._score()

    # §8 Ghosts and points

    def _score(self) -> None:
        """All "?" cards are revealed and the real ghosts counted (§8.1, §8.2)."""
        if self.heard is not None:
            for seat in range(self.players):
                self.heard.append(QuestionRevealed(seat, QUESTIONS[self.meaning[seat]]))
        ghosts = self.ghosts[:]
        for lot in range(LOTS):
            ghosts[self.property_of(lot)] = real_ghosts(self, lot)
        self.ghosts = ghosts
        for lot in range(LOTS):
            self._score_lot(lot)
        self.last_meaning = self.meaning
        if self.round == 1:
            self._begin_second_round()
        else:
            self._end()

    def _score_lot(self, lot: i64) -> None:
        """The owner keeps the card with its points (§8.3), and the crystal ball after a right guess (§11.7)."""
        place = self.property_of(lot)
        seat = self.owner[place]
        if seat == NO_SEAT:
            return
        if self.heard is not None:
            self.heard.append(Scored(seat, self.name_of(lot), self.ghosts[place], self.points_for(place)))
        if self.special[lot] == CRYSTAL and self.guess == self.ghosts[place]:
            self.crystal_keeper = seat
            if self.heard is not None:
                self.heard.append(Kept(seat, SPECIALS[CRYSTAL]))

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
        # No card is reserved any more, so that there is nothing left to be remembered (§1.7).
        self.shown = self.spent
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
