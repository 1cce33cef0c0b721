"""The rules of Rest in Peace in the order of the rulebook; the § are those of docs/rules/rest-in-peace.md.

Rules is the course of the game. What a turn allows is in turns.py, what psychics do in effects.py and choices.py, what
cards count in worth.py, who gets what at the end of a round in rounds.py.
"""

from typing import final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from geisterstunde.core.contract import BY_LOT, Roll
from geisterstunde.core.words import GameEnded, Result
from geisterstunde.games.rest_in_peace import deal, ghosts, memory, redeal, rounds, stages, turns
from geisterstunde.games.rest_in_peace.box import (
    DRAWN_PER_ROUND,
    KNOWN_AHEAD,
    PSYCHIC,
    ROUNDS,
    TENTH,
    WORTHLESS,
)
from geisterstunde.games.rest_in_peace.cards import FACE_DOWN, IS_OPEN, card_of, choice_of, seat_of
from geisterstunde.games.rest_in_peace.choices import choices, has_card_to_lay
from geisterstunde.games.rest_in_peace.effects import banished, begin, begin_at_end, choose
from geisterstunde.games.rest_in_peace.events import (
    BlindPlayed,
    Declined,
    EndCounted,
    EndPlayedDead,
    EndTruced,
    GaveUp,
    GhostPlayed,
    Held,
    PsychicPlayed,
    PsychicTurnedUp,
    RoundBegan,
    carried,
    end_revealed,
    laid,
)
from geisterstunde.games.rest_in_peace.numbers import BLIND, CARRY, DECLINE, HOLD, LAY, PLAY
from geisterstunde.games.rest_in_peace.state import (
    DRAW,
    DRAWN,
    FREE,
    HAND,
    HERE,
    MORE_TOKENS,
    NO_SEAT,
    NOBODY_WON,
    RUNNING,
    TENTH_ROUND,
    Truth,
)
from geisterstunde.games.rest_in_peace.worth import plain, reckon


@final
class Rules(Truth):
    """A row of residences for which two families can fight."""

    def legal(self, seat: i64) -> vec[i64]:
        """All that the seat may do now."""
        return turns.actions_of_a_turn(self, seat) if self.stage == stages.TURN else choices(self)

    def apply(self, seat: i64, action: i64) -> None:
        """In a turn a card is played (§3.2), or the turn ends (§3.4, §3.5)."""
        if self.stage != stages.TURN:
            self._choose(seat, action)
            return
        if self.banned:
            turns.let_infer(self, seat, action)
        if action < PLAY + PSYCHIC:
            self._play_ghost(seat, action - PLAY + 1)
        elif action < BLIND:
            self._play_psychic(seat, action - PLAY - PSYCHIC + 1)
        elif action == BLIND:
            self.stage = stages.BLIND_ROLL
        elif action == HOLD:
            self._hold(seat)
        else:
            self._give_up(seat)

    def _choose(self, seat: i64, action: i64) -> None:
        """Something is chosen at the end of a round (§4), or for an effect (§7)."""
        if self.stage == stages.CARRYING:
            self._carry(seat, action)
        elif self.stage == stages.LAYING:
            self._lay_at_tenth(seat, action)
        else:
            choose(self, seat, action)
            self._go_on()

    def due(self) -> Roll:
        """Shuffles and random draws: the deal (§2), psychics 2, 6, 18 and 20 (§7)."""
        roll = deal.roll_due(self)
        return super().due() if roll is None else roll

    def roll(self, outcome: vec[i64]) -> None:
        match self.stage:
            case stages.BLIND_ROLL:
                self._play_drawn(self.chooser, outcome[0])
            case stages.BANISH_ROLL:
                self.stage = stages.DONE
                banished(self, ghosts.ghost_in_hand(self, self.picked, outcome[0], 0))
                self._go_on()
            case stages.PILE_ROLL:
                self.stage = stages.DONE
                deal.shuffle_pile(self, self.picked, outcome)
                self._go_on()
            case stages.DEAL_STARTER:
                self._start_with(outcome[0])
            case _ if self.stage < stages.DEAL_STARTER:
                deal.deal(self, outcome)
                if self.stage == stages.DEAL_STARTER and self.agreed.start != BY_LOT:
                    self._start_with(self.agreed.start)
            case _:
                super().roll(outcome)

    def _start_with(self, seat: i64) -> None:
        """Who starts is known, and the first round begins (§2.4)."""
        self.starter = seat
        self._begin_round()

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
        self.stage = stages.TURN
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

    def _play_ghost(self, seat: i64, value: i64) -> None:
        """A ghost comes from the hand to the own side (§3.2)."""
        ghosts.lose_openly(self, seat, value)
        self.lay(seat, value, 0)
        self.total[seat] += self.worth[seat * HAND + value]
        self.played += 1
        if self.heard is not None:
            is_drawn = self.stage == stages.BLIND_ROLL
            self.heard.append(BlindPlayed(seat, value) if is_drawn else GhostPlayed(seat, value))

    def _play_drawn(self, seat: i64, number: i64) -> None:
        """The ghost that chance has drawn is played; after it everything is free again (§7.6)."""
        self._play_ghost(seat, ghosts.ghost_in_hand(self, seat, number, self.banned))
        self.blind[seat] = FREE
        self.stage = stages.TURN

    def _play_psychic(self, seat: i64, psychic: i64) -> None:
        """A psychic comes to the own side, and its effect happens at once (§3.3)."""
        self.where[psychic] = HERE + seat
        self.lay(seat, psychic + PSYCHIC, 0)
        self.played += 1
        self.blind[seat] = FREE
        if self.heard is not None:
            self.heard.append(PsychicPlayed(seat, psychic))
        begin(self, seat, psychic)
        self._go_on()

    def _go_on(self) -> None:
        """What follows when an effect has ended, or wants a choice or a roll."""
        stage = self.stage
        if stage == stages.DONE:
            self.doing = 0
            self.picked = 0
            if self.round == TENTH:
                self._resolve()
            else:
                self.stage = stages.TURN
                self.chooser = self.active
        elif stage in (stages.LOST, stages.TRUCED):
            if self.round == TENTH:
                self._break_off_tenth(self.chooser)
            else:
                self._end_round(self.chooser if stage == stages.LOST else NO_SEAT)

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

    # §4 The end of a round

    def _end_round(self, loser: i64) -> None:
        """Tokens first, and whoever has enough wins at once (§4.1); then the psychics (§4.2, §4.3)."""
        self.loser = loser
        self.doing = 0
        self.picked = 0
        if loser == NO_SEAT:
            rounds.move_tokens_on(self)
        else:
            self.starter = 1 - loser
            if self._win_tokens(1 - loser):
                return
        rounds.hand_out_psychic(self, loser)
        rounds.go_to_tenth(self)
        can_carry = loser != NO_SEAT and rounds.may_carry(self, 1 - loser)
        rounds.stop_effects(self, loser)
        if can_carry:
            self.stage = stages.CARRYING
            self.chooser = 1 - loser
        else:
            self._draw_and_lay()

    def _win_tokens(self, winner: i64) -> bool:
        """The winner takes the tokens; whether that decides the game (§4.1)."""
        rounds.take_tokens(self, winner)
        reason = self.has_won(winner)
        if reason == RUNNING:
            return False
        self._end(winner, reason)
        return True

    def _carry(self, seat: i64, action: i64) -> None:
        """The winner with psychic 15 lays a card at the next round, or does not (§7.15)."""
        if action == DECLINE:
            self._decline(seat)
        else:
            card = action - CARRY + 1
            self.lift(self.find_here(seat, card))
            reckon(self)
            if self.round == ROUNDS:
                ghosts.lay_open_at_end(self, seat, card)
            else:
                self.carried = card
            if self.heard is not None:
                self.heard.append(carried(seat, card))
        self._draw_and_lay()

    def _decline(self, seat: i64) -> None:
        if self.heard is not None:
            self.heard.append(Declined(seat, stages.STAGES[self.stage]))

    def _draw_and_lay(self) -> None:
        """Both draw two (§4.4); then the loser may lay a card at the tenth round (§4.5)."""
        deal.draw_ghosts(self, 0, DRAWN_PER_ROUND)
        deal.draw_ghosts(self, 1, DRAWN_PER_ROUND)
        if len(self.facts):
            memory.drop_old_facts(self)
        loser = self.loser
        if loser != NO_SEAT and has_card_to_lay(self, loser):
            self.stage = stages.LAYING
            self.chooser = loser
        else:
            self._next_round()

    def _lay_at_tenth(self, seat: i64, action: i64) -> None:
        """A ghost from the hand or an own psychic goes face down to the tenth round (§4.5)."""
        if action == DECLINE:
            self._decline(seat)
        else:
            card = action - LAY + 1
            if card <= PSYCHIC:
                ghosts.lose_secretly(self, seat, card)
            else:
                ghosts.lay_at_end(self, seat, card, FACE_DOWN)
            if self.heard is not None:
                self.heard.append(laid(seat, card))
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
        memory.reveal_end(self, 0)
        memory.reveal_end(self, 1)
        self.round = TENTH
        self.first = len(self.lying)
        self.is_void = False
        self.loser = NO_SEAT
        self.active = self.starter
        waiting = self.at_end
        memory.clear_end(self)
        for i in range(i64(len(waiting))):
            self._reveal(waiting[i])
        self.resolved = 0
        self._resolve()

    def _reveal(self, entry: i64) -> None:
        """One card lies open at the tenth round (§5.1)."""
        card = card_of(entry)
        seat = seat_of(entry)
        self.lay(seat, card, 0)
        if card > PSYCHIC:
            self.where[card - PSYCHIC] = HERE + seat
            if card == WORTHLESS + PSYCHIC:
                self.is_void = self.agreed.worthless_first_at_end
        if self.heard is not None and choice_of(entry) & IS_OPEN == 0:
            self.heard.append(end_revealed(seat, card))

    def _resolve(self) -> None:
        """The effects happen in the order in which the cards were laid (§5.3)."""
        while self.first + self.resolved < i64(len(self.lying)):
            entry = self.lying[self.first + self.resolved]
            self.resolved += 1
            card = card_of(entry)
            if card > PSYCHIC:
                begin_at_end(self, seat_of(entry), card - PSYCHIC)
                if self.stage != stages.DONE:
                    reckon(self)
                    if self.stage == stages.LOST or self.stage == stages.TRUCED:
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
        if self.stage == stages.LOST:
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
            if not self._win_tokens(winner):
                self._end(winner, TENTH_ROUND)
            return
        self.results[TENTH] = DRAWN
        first, second = self.tokens_of(0), self.tokens_of(1)
        if first == second:
            self._end(DRAW, NOBODY_WON)
        else:
            self._end(0 if first > second else 1, MORE_TOKENS)

    def _end(self, winner: i64, ending: i64) -> None:
        self.winner = winner
        self.ending = ending
        self.stage = stages.OVER
        self.doing = 0
        if self.heard is not None:
            self.heard.append(GameEnded(Result(tuple(self.scores()), tuple(self.winners()), self.reason())))

    def clone(self) -> "Rules":
        twin = Rules(self.agreed)
        self.copy_into(twin)
        return twin

    def redeal(self, seat: i64, rng: Random) -> None:
        """Draw anew what the seat cannot know (§9)."""
        redeal.redeal(self, seat, rng)
