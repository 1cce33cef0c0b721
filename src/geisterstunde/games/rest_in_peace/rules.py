"""The rules of Rest in Peace in the order of the rulebook; the § are those of docs/rules/rest-in-peace.md."""

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from geisterstunde.core.contract import Roll, number_below, permutation_of
from geisterstunde.core.words import GameEnded, Result
from geisterstunde.games.rest_in_peace import sight
from geisterstunde.games.rest_in_peace.box import (
    BLOODY_MARY,
    CASTLE,
    DECK,
    DRAWN_PER_ROUND,
    FACE,
    FAMILY,
    FIRST_HAND,
    GHOSTS_ONLY,
    NOW_OR_NEVER,
    PLAYING_DEAD,
    PSYCHIC,
    RESIDENCES,
    ROUNDS,
    TENTH,
    TOKENS,
    TRUCE,
    TWO_AT_LEAST,
    VILLA,
    WEDDING,
    WORTHLESS,
    YOU_WONT_HAVE_IT,
)
from geisterstunde.games.rest_in_peace.effects import (
    BLIND,
    CARRY,
    DECLINE,
    GIVE_UP,
    HOLD,
    LAY,
    banished,
    begin,
    begin_at_end,
    choices,
    choose,
    may_carry,
)
from geisterstunde.games.rest_in_peace.state import (
    BLIND_ROLL,
    CARD_MASK,
    CARRYING,
    CHOICE,
    DEAL_FIRST,
    DEAL_SECOND,
    DEAL_STARTER,
    DEAL_TOKENS,
    DONE,
    DRAW,
    GONE,
    HAND,
    HERE,
    IN_ROW,
    IS_OPEN,
    LAYING,
    LONG_AGO,
    LOST,
    MORE_TOKENS,
    NO_LIMIT,
    NO_SEAT,
    NOBODY_WON,
    OVER,
    OWNED,
    PILE,
    RUNNING,
    SEAT,
    TENTH_ROUND,
    TRUCED,
    TURN,
    Truth,
)
from geisterstunde.games.rest_in_peace.words import (
    BlindPlayed,
    Declined,
    Drew,
    EndCounted,
    EndPlayedDead,
    EndRevealed,
    EndTruced,
    GaveUp,
    GhostCarried,
    GhostLaid,
    GhostPlayed,
    Held,
    PileShuffled,
    PsychicCarried,
    PsychicDiscarded,
    PsychicLaid,
    PsychicPlayed,
    PsychicTaken,
    PsychicTurnedUp,
    RoundBegan,
    RoundDrawn,
    RoundWon,
    RowLaid,
    TokensLaid,
    WentToEnd,
)
from geisterstunde.games.rest_in_peace.worth import plain, reckon

KNOWN_AHEAD: Final = 3

PLAYABLE: Final = 24
"""Where in the scratch the psychics begin that may be played."""


@final
class Rules(Truth):
    """A row of residences for which two families can fight."""

    def legal(self, seat: i64) -> vec[i64]:
        """All that the seat may do now."""
        return self._actions_of_a_turn(seat) if self.stage == TURN else choices(self)

    def apply(self, seat: i64, action: i64) -> None:
        stage = self.stage
        if stage == TURN:
            if self.banned:
                self._let_infer(seat, action)
            if action < PSYCHIC:
                self._play_ghost(seat, action + 1)
            elif action < BLIND:
                self._play_psychic(seat, action - PSYCHIC + 1)
            elif action == BLIND:
                self.stage = BLIND_ROLL
            elif action == HOLD:
                self._hold(seat)
            else:
                self._give_up(seat)
        elif stage == CARRYING:
            self._carry(seat, action)
        elif stage == LAYING:
            self._lay_at_tenth(seat, action)
        else:
            choose(self, seat, action)
            self._go_on()

    def due(self) -> Roll:
        """Shuffles and random draws: the deal (§2), psychics 2, 6, 18 and 20 (§7)."""
        match self.stage:
            case 0:  # DEAL_ROW
                return permutation_of(len(self.agreed.cards))
            case 1:  # DEAL_TOKENS
                return permutation_of(TENTH)
            case 2 | 3:  # DEAL_FIRST, DEAL_SECOND
                return permutation_of(FAMILY)
            case 4:  # DEAL_STARTER
                return number_below(2)
            case 5:  # BLIND_ROLL
                return number_below(self.allowed_ghosts(self.chooser))
            case 6:  # BANISH_ROLL
                return number_below(self.hand[self.picked * HAND])
            case 7:  # PILE_ROLL
                return permutation_of(self.pile[self.picked * PILE])
            case _:
                return super().due()

    def roll(self, outcome: vec[i64]) -> None:
        match self.stage:
            case 0:  # DEAL_ROW
                self._deal_row(outcome)
            case 1:  # DEAL_TOKENS
                self._deal_tokens(outcome)
            case 2 | 3:  # DEAL_FIRST, DEAL_SECOND
                self._deal_ghosts(self.stage - DEAL_FIRST, outcome)
            case 4:  # DEAL_STARTER
                self.starter = outcome[0]
                self._begin_round()
            case 5:  # BLIND_ROLL
                self._play_drawn(self.chooser, outcome[0])
            case 6:  # BANISH_ROLL
                self.stage = DONE
                banished(self, self._ghost_in_hand(self.picked, outcome[0], 0))
                self._go_on()
            case 7:  # PILE_ROLL
                self._shuffle_pile(self.picked, outcome)
                self.stage = DONE
                self._go_on()
            case _:
                super().roll(outcome)

    # §2 Setting up

    def _deal_row(self, order: vec[i64]) -> None:
        """Nine of the chosen psychics come into the row, face up (§2.1), or face down but three (§8.1)."""
        for place in range(1, ROUNDS + 1):
            psychic = self.agreed.cards[order[place - 1]]
            self.row[place] = psychic
            self.where[psychic] = IN_ROW
        if self.heard is not None:
            open_places = KNOWN_AHEAD if self.agreed.is_introductory else ROUNDS
            self.heard.append(RowLaid(tuple([self.row[place] for place in range(1, open_places + 1)])))
        self.stage = DEAL_TOKENS

    def _deal_tokens(self, order: vec[i64]) -> None:
        """One residence comes to each of the ten places, face up (§2.2)."""
        for place in range(1, TENTH + 1):
            self.tokens[place * 2 + TOKENS[order[place - 1]]] = 1
        if self.heard is not None:
            kinds = [RESIDENCES[self.tokens[place * 2 + CASTLE]] for place in range(1, TENTH + 1)]
            self.heard.append(TokensLaid(tuple(kinds)))
        self.stage = DEAL_FIRST

    def _deal_ghosts(self, seat: i64, order: vec[i64]) -> None:
        """A family shuffles its ghosts and draws five (§2.3)."""
        at = seat * PILE
        deck = DECK
        pile = self.pile
        pile[at] = FAMILY
        for i in range(FAMILY):
            pile[at + 1 + i] = deck[order[i]]
        self._draw_ghosts(seat, FIRST_HAND)
        self.stage = DEAL_SECOND if seat == 0 else DEAL_STARTER

    def _draw_ghosts(self, seat: i64, count: i64) -> None:
        """A family draws so many ghosts, or as many as its pile still has (§4.4)."""
        at = seat * PILE
        if self.pile[at] < count:
            count = self.pile[at]
        if self.heard is not None and count > 0:
            size = self.pile[at]
            values = sorted([self.pile[at + size - i] for i in range(count)])
            self.heard.append(Drew(seat, count, tuple(values), self.pile[at + size] if self.shown[seat] else 0))
        if len(self.facts):
            self.close_facts(seat)
        for _ in range(count):
            self.draw(seat)

    def _shuffle_pile(self, seat: i64, order: vec[i64]) -> None:
        at = seat * PILE + 1
        before = self.pile[at : at + self.pile[seat * PILE]]
        for i in range(i64(len(before))):
            self.pile[at + i] = before[order[i]]
        if self.heard is not None:
            self.heard.append(PileShuffled(seat))

    # §3 A round in turns

    def _begin_round(self) -> None:
        """The last winner starts (§3.1); a psychic that came along has its effect first (§7.15)."""
        self.round += 1
        self.first = len(self.lying)
        self.is_void = False
        self.loser = NO_SEAT
        self.active = self.starter
        plain(self)
        self._begin_turn()
        if self.heard is not None:
            self.heard.append(RoundBegan(self.round, self.starter))
        if self.carried > 0:
            self._bring_carried(self.carried)

    def _begin_turn(self) -> None:
        self.played = 0
        self.stage = TURN
        self.doing = 0
        self.chooser = self.active

    def _bring_carried(self, card: i64) -> None:
        """The card of psychic 15 lies at the new round; it was not played (§7.15)."""
        seat = self.starter
        self.carried = 0
        self.lay(seat, card, 0)
        if card <= PSYCHIC:
            self.total[seat] += card
            return
        self.where[card - PSYCHIC] = HERE + seat
        begin(self, seat, card - PSYCHIC)
        self._go_on()

    def _actions_of_a_turn(self, seat: i64) -> vec[i64]:
        """Ghosts from the hand and own psychics (§3.2), hold (§3.4), give up (§3.5)."""
        scratch = self.scratch
        hand = self.hand
        at = seat * HAND
        count: i64 = 0
        allowed = self.allowed_ghosts(seat)
        psychics = self._find_playable_psychics(seat, hand[at])
        must_play_two = self.is_acting(TWO_AT_LEAST, 1 - seat)
        is_first_of_two = must_play_two and self.played == 0
        is_blind = self.blind[seat] != 0 and allowed > 0
        if allowed > 0 and (not is_first_of_two or self._has_second(seat, allowed)):
            if is_blind:
                scratch[0] = BLIND
                count = 1
            else:
                for value in range(1, 7):
                    if hand[at + value] > 0 and not self.is_banned(value):
                        scratch[count] = value - 1
                        count += 1
        if not is_blind:
            for i in range(PLAYABLE, PLAYABLE + psychics):
                ends_round = scratch[i] in (PLAYING_DEAD, TRUCE)
                if not is_first_of_two or ((allowed > 0 or psychics > 1) and not ends_round):
                    scratch[count] = PSYCHIC + scratch[i] - 1
                    count += 1
        # Whoever must play two cards cannot stop after one while a second one is possible (§7.14).
        if must_play_two and self.played == 1 and count > 0:
            return scratch[:count]
        if self.total[seat] > self.total[1 - seat]:
            scratch[count] = HOLD
            count += 1
        scratch[count] = GIVE_UP
        return scratch[: count + 1]

    def _find_playable_psychics(self, seat: i64, hand_size: i64) -> i64:
        """The own psychics that may be played with so many ghosts in hand (§3.2, §7.7, §7.21, §7.24, §7.25).

        They are noted in the scratch from PLAYABLE on; the answer is their number.
        """
        if self.is_acting(GHOSTS_ONLY, 1 - seat):
            return 0
        scratch = self.scratch
        where = self.where
        row = self.row
        count: i64 = 0
        for place in range(1, self.round):
            psychic = row[place]
            if where[psychic] != OWNED + seat or psychic == WEDDING:
                continue
            if self.banned and self.is_banned(FACE[psychic]):
                continue
            if psychic == BLOODY_MARY and hand_size < 2 and self.agreed.mary_needs_two and not self.is_void:
                continue
            scratch[PLAYABLE + count] = psychic
            count += 1
        return count

    def _has_second(self, seat: i64, allowed: i64) -> bool:
        """Whether a second card can follow a ghost as the first one (§7.14)."""
        if allowed > 1:
            return True
        size = self.hand[seat * HAND]
        others = self._find_playable_psychics(seat, size - 1)
        self._find_playable_psychics(seat, size)
        return others > 0

    def _play_ghost(self, seat: i64, value: i64) -> None:
        """A ghost comes from the hand to the own side (§3.2)."""
        self.lose_openly(seat, value)
        self.lay(seat, value, 0)
        self.total[seat] += self.worth[seat * HAND + value]
        self.played += 1
        if self.heard is not None:
            self.heard.append(GhostPlayed(seat, value))

    def _play_drawn(self, seat: i64, number: i64) -> None:
        """The ghost that chance has drawn is played; after it everything is free again (§7.6)."""
        value = self._ghost_in_hand(seat, number, self.banned)
        self.lose_openly(seat, value)
        self.lay(seat, value, 0)
        self.total[seat] += self.worth[seat * HAND + value]
        self.played += 1
        self.blind[seat] = 0
        self.stage = TURN
        if self.heard is not None:
            self.heard.append(BlindPlayed(seat, value))

    def _ghost_in_hand(self, seat: i64, number: i64, banned: i64) -> i64:
        """The value of a ghost by its number in the sorted hand, without the banned ones."""
        value: i64 = 0
        while number >= 0:
            value += 1
            if banned == 0 or (banned & 7 != value and banned >> 3 != value):
                number -= self.hand[seat * HAND + value]
        return value

    def _play_psychic(self, seat: i64, psychic: i64) -> None:
        """A psychic comes to the own side, and its effect happens at once (§3.3)."""
        self.where[psychic] = HERE + seat
        self.lay(seat, psychic + PSYCHIC, 0)
        self.played += 1
        self.blind[seat] = 0
        if self.heard is not None:
            self.heard.append(PsychicPlayed(seat, psychic))
        begin(self, seat, psychic)
        self._go_on()

    def _go_on(self) -> None:
        """What follows when an effect has ended, or wants a choice or a roll."""
        stage = self.stage
        if stage == DONE:
            self.doing = 0
            self.picked = 0
            if self.round == TENTH:
                self._resolve()
            else:
                self.stage = TURN
                self.chooser = self.active
        elif stage in (LOST, TRUCED):
            if self.round == TENTH:
                self._break_off_tenth(self.chooser)
            else:
                self._end_round(self.chooser if stage == LOST else NO_SEAT)

    def _hold(self, seat: i64) -> None:
        """The total is strictly higher: the other one's turn (§3.4)."""
        if self.heard is not None:
            self.heard.append(Held(seat, self.total[seat], self.total[1 - seat]))
        self.active = 1 - seat
        self._begin_turn()

    def _give_up(self, seat: i64) -> None:
        """The residence is left to the other family (§3.5)."""
        if self.heard is not None:
            self.heard.append(GaveUp(seat))
        self._end_round(seat)

    def _let_infer(self, seat: i64, action: i64) -> None:
        """What everybody learns about a hand by what its owner may or may not do, while 25 forbids values (§9.3)."""
        allowed = self.allowed_ghosts(seat)
        if self.blind[seat] and action < BLIND and allowed == 0:
            # He plays freely: chance found no ghost (§7.6).
            self.note(seat, 0, 0, NO_LIMIT)
        elif action == BLIND:
            self.note(seat, 1, NO_LIMIT, NO_LIMIT)
        if not self.is_acting(TWO_AT_LEAST, 1 - seat):
            return
        if self.played == 1 and action > BLIND:
            # He stops after one card: no second one was possible (§7.14).
            self.note(seat, 0, 0, NO_LIMIT)
        elif self.played == 0 and action <= BLIND:
            is_ghost = action < PSYCHIC or action == BLIND
            size = self.hand[seat * HAND] - (1 if is_ghost else 0)
            others = self._find_playable_psychics(seat, size) - (0 if is_ghost else 1)
            if others == 0:
                # A ghost must be the second card (§7.14).
                self.note(seat, 2 if is_ghost else 1, NO_LIMIT, NO_LIMIT)

    # §4 The end of a round

    def _end_round(self, loser: i64) -> None:
        """Tokens first, and whoever has enough wins at once (§4.1); then the psychics (§4.2, §4.3)."""
        self.loser = loser
        self.doing = 0
        self.picked = 0
        if loser == NO_SEAT:
            self._move_tokens_on()
        else:
            self.starter = 1 - loser
            if self._take_tokens(1 - loser):
                return
        self._hand_out_psychic(loser)
        for seat in range(2):
            if self.is_acting(NOW_OR_NEVER, seat):
                self._go_to_tenth(seat)
        can_carry = loser != NO_SEAT and may_carry(self, 1 - loser)
        self._stop_effects(loser)
        if can_carry:
            self.stage = CARRYING
            self.chooser = 1 - loser
        else:
            self._draw_and_lay()

    def _take_tokens(self, winner: i64) -> bool:
        """The winner takes all tokens of the round; whether that decides the game (§4.1)."""
        villas = self.tokens[self.round * 2 + VILLA]
        castles = self.tokens[self.round * 2 + CASTLE]
        self.tokens[self.round * 2 + VILLA] = 0
        self.tokens[self.round * 2 + CASTLE] = 0
        self.won[winner * 2 + VILLA] += villas
        self.won[winner * 2 + CASTLE] += castles
        self.results[self.round] = winner + 1
        if self.heard is not None:
            self.heard.append(RoundWon(self.round, winner, villas, castles))
        reason = self.has_won(winner)
        if reason == RUNNING:
            return False
        self._end(winner, reason)
        return True

    def _move_tokens_on(self) -> None:
        """After a truce the tokens lie at the next place (§7.27)."""
        for token in range(self.round * 2, self.round * 2 + 2):
            self.tokens[token + 2] += self.tokens[token]
            self.tokens[token] = 0
        self.results[self.round] = 3
        if self.heard is not None:
            self.heard.append(RoundDrawn(self.round))

    def _hand_out_psychic(self, loser: i64) -> None:
        """The loser gets the psychic (§4.2), or whoever played 1 (§7.1); after a truce nobody (§7.27)."""
        psychic = self.row[self.round]
        taker = loser
        for seat in range(2):
            if self.is_acting(YOU_WONT_HAVE_IT, seat):
                taker = seat
        self.where[psychic] = GONE if taker == NO_SEAT else OWNED + taker
        if self.heard is not None:
            self.heard.append(PsychicDiscarded(psychic) if taker == NO_SEAT else PsychicTaken(taker, psychic))

    def _go_to_tenth(self, seat: i64) -> None:
        """Psychic 13 goes on to the tenth round, face up (§7.13)."""
        self.lift(self.find_here(seat, NOW_OR_NEVER + PSYCHIC))
        self.lay_open_at_end(seat, NOW_OR_NEVER + PSYCHIC)
        reckon(self)
        if self.heard is not None:
            self.heard.append(WentToEnd(seat))

    def _stop_effects(self, loser: i64) -> None:
        """Nothing of this round goes on, but perhaps psychic 6 (§7.6)."""
        for place in range(1, self.round):
            psychic = self.row[place]
            if self.where[psychic] == HERE or self.where[psychic] == HERE + 1:
                self.where[psychic] = LONG_AGO
        self.banned = 0
        for seat in range(2):
            stays = self.blind[seat] == 1 and (loser == seat or self.agreed.footprints_stay)
            self.blind[seat] = 2 if stays and self.round < ROUNDS else 0

    def _carry(self, seat: i64, action: i64) -> None:
        """The winner with psychic 15 lays a card at the next round, or does not (§7.15)."""
        if action == DECLINE:
            if self.heard is not None:
                self.heard.append(Declined(seat))
        else:
            card = action - CARRY + 1
            self.lift(self.find_here(seat, card))
            reckon(self)
            if self.round == ROUNDS:
                self.lay_open_at_end(seat, card)
            else:
                self.carried = card
            if self.heard is not None:
                is_ghost = card <= PSYCHIC
                self.heard.append(GhostCarried(seat, card) if is_ghost else PsychicCarried(seat, card - PSYCHIC))
        self._draw_and_lay()

    def _draw_and_lay(self) -> None:
        """Both draw two (§4.4); then the loser may lay a card at the tenth round (§4.5)."""
        self._draw_ghosts(0, DRAWN_PER_ROUND)
        self._draw_ghosts(1, DRAWN_PER_ROUND)
        if len(self.facts):
            self.drop_old_facts()
        loser = self.loser
        if loser != NO_SEAT and self._has_card_to_lay(loser):
            self.stage = LAYING
            self.chooser = loser
        else:
            self._next_round()

    def _has_card_to_lay(self, seat: i64) -> bool:
        if self.hand[seat * HAND] > 0:
            return True
        owned: i64 = 0
        for place in range(1, self.round + 1):
            owned += 1 if self.where[self.row[place]] == OWNED + seat else 0
        return owned > 0

    def _lay_at_tenth(self, seat: i64, action: i64) -> None:
        """A ghost from the hand or an own psychic goes face down to the tenth round (§4.5)."""
        card = action - LAY + 1
        if action == DECLINE:
            if self.heard is not None:
                self.heard.append(Declined(seat))
        elif card <= PSYCHIC:
            self.lose_secretly(seat, card)
            if self.heard is not None:
                self.heard.append(GhostLaid(seat, card))
        else:
            self.lay_psychic_at_end(seat, card - PSYCHIC, 0)
            if self.heard is not None:
                self.heard.append(PsychicLaid(seat, card - PSYCHIC))
        self._next_round()

    def _next_round(self) -> None:
        """The next residence (§4.6); in the introductory game one more psychic is turned up (§8.2)."""
        if self.round == ROUNDS:
            self._begin_tenth()
            return
        place = self.round + KNOWN_AHEAD
        if self.heard is not None and self.agreed.is_introductory and place <= ROUNDS:
            self.heard.append(PsychicTurnedUp(place, self.row[place]))
        self._begin_round()

    # §5 The tenth round

    def _begin_tenth(self) -> None:
        """All cards at the tenth round are turned up (§5.1)."""
        self.reveal_end(0)
        self.reveal_end(1)
        self.round = TENTH
        self.first = len(self.lying)
        self.is_void = False
        self.loser = NO_SEAT
        self.active = self.starter
        waiting = self.at_end
        self.clear_end()
        for i in range(i64(len(waiting))):
            card = waiting[i] & CARD_MASK
            seat = waiting[i] >> SEAT & 1
            self.lay(seat, card, 0)
            if card > PSYCHIC:
                self.where[card - PSYCHIC] = HERE + seat
                if card == WORTHLESS + PSYCHIC:
                    self.is_void = self.agreed.worthless_first_at_end
            if self.heard is not None and waiting[i] >> CHOICE & IS_OPEN == 0:
                is_ghost = card <= PSYCHIC
                self.heard.append(EndRevealed(seat, card if is_ghost else 0, 0 if is_ghost else card - PSYCHIC))
        self.resolved = 0
        self._resolve()

    def _resolve(self) -> None:
        """The effects happen in the order in which the cards were laid (§5.3)."""
        while self.first + self.resolved < i64(len(self.lying)):
            entry = self.lying[self.first + self.resolved]
            self.resolved += 1
            card = entry & CARD_MASK
            if card > PSYCHIC:
                begin_at_end(self, entry >> SEAT & 1, card - PSYCHIC)
                if self.stage != DONE:
                    reckon(self)
                    if self.stage == LOST or self.stage == TRUCED:
                        self._go_on()
                    return
        reckon(self)
        if self.heard is not None:
            self.heard.append(EndCounted(self.total[0], self.total[1]))
        if self.total[0] == self.total[1]:
            self._decide_tenth(DRAW)
        else:
            self._decide_tenth(0 if self.total[0] > self.total[1] else 1)

    def _break_off_tenth(self, seat: i64) -> None:
        """Psychic 22 loses the tenth round at once, psychic 27 makes it a draw; nothing is counted (§5.4)."""
        if self.stage == LOST:
            if self.heard is not None:
                self.heard.append(EndPlayedDead(seat))
            self._decide_tenth(1 - seat)
        else:
            if self.heard is not None:
                self.heard.append(EndTruced(seat))
            self._decide_tenth(DRAW)

    def _decide_tenth(self, winner: i64) -> None:
        """The winner takes the residence and so the game (§5.2, §5.5); a tie goes by tokens (§5.6)."""
        if winner != DRAW:
            if not self._take_tokens(winner):
                self._end(winner, TENTH_ROUND)
            return
        self.results[TENTH] = 3
        first = self.won[VILLA] + self.won[CASTLE]
        second = self.won[2 + VILLA] + self.won[2 + CASTLE]
        if first == second:
            self._end(DRAW, NOBODY_WON)
        else:
            self._end(0 if first > second else 1, MORE_TOKENS)

    def _end(self, winner: i64, ending: i64) -> None:
        self.winner = winner
        self.ending = ending
        self.stage = OVER
        self.doing = 0
        if self.heard is not None:
            self.heard.append(GameEnded(Result(tuple(self.scores()), tuple(self.winners()), self.reason())))

    def clone(self) -> "Rules":
        twin = Rules(self.agreed)
        self.copy_into(twin)
        return twin

    def redeal(self, seat: i64, rng: Random) -> None:
        """Draw anew what the seat cannot know (§9)."""
        sight.redeal(self, seat, rng)
