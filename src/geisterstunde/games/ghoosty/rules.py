"""The rules of Ghoosty! in the order of the rulebook; the § are those of docs/rules/ghoosty.md."""

from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from geisterstunde.core.contract import Roll, number_below, permutation_of
from geisterstunde.core.words import GameEnded, Result
from geisterstunde.games.ghoosty import effects, sight
from geisterstunde.games.ghoosty.box import (
    ALL_CARDS,
    CARDS,
    DECK,
    FITS,
    HAND,
    HIGHEST,
    HOUSE,
    KINDS,
    MIMI,
    MOST_TIE_ROUNDS,
    QUARTET,
    TOM,
)
from geisterstunde.games.ghoosty.effects import AGAIN, NEXT, SKIP
from geisterstunde.games.ghoosty.state import (
    BOOS_TO_END,
    DEAL,
    ENDINGS,
    LOT,
    NO_PROGRESS,
    ONE_LEFT,
    ONLY_MIMIS,
    OVER,
    PLAYING,
    Truth,
)
from geisterstunde.games.ghoosty.words import (
    BooGiven,
    CardKept,
    CemeteryTaken,
    ExtraTurnGiven,
    HouseDrawn,
    Left,
    LuckTried,
    MidnightStruck,
    Passed,
    PointsGiven,
    Refilled,
    RoundBegan,
    RoundEnded,
    Skipped,
)

# The numbers of the catalogue in words.py: plays by value, real cards and Mimi Krys; then the other actions.
PER_VALUE: Final = 20
PER_COUNT: Final = 5
TRY_LUCK: Final = 280
TAKE_CEMETERY: Final = 281
DRAW_FROM_HOUSE: Final = 282
PLAY_TOM: Final = 283
PASS: Final = 284


@final
class Rules(Truth):
    """A night in which one can play."""

    # §2 The deal

    def due(self) -> Roll:
        """A lot, if need be, says who begins the first round (§2.2); each round has its shuffle (§2.1)."""
        if self.phase == LOT:
            return number_below(self.players)
        if self.phase == DEAL:
            return permutation_of(ALL_CARDS)
        return super().due()

    def roll(self, outcome: vec[i64]) -> None:
        if self.phase == LOT:
            self.starter = outcome[0]
            self.active = outcome[0]
            self.phase = DEAL
        elif self.phase == DEAL:
            self._deal(outcome)
        else:
            super().roll(outcome)

    def _deal(self, outcome: vec[i64]) -> None:
        """Four cards to each hand, the houses, the rest is the crypt (§2.1)."""
        self.clear_table()
        players = self.players
        deck = self.deck
        cards = DECK
        for place in range(ALL_CARDS):
            deck[place] = cards[outcome[place]]
        for seat in range(players):
            for place in range(seat * HAND, seat * HAND + HAND):
                self.gain(seat, deck[place])
            self.house_left[seat] = HOUSE[players]
        self.crypt_left = ALL_CARDS - players * (HAND + HOUSE[players])
        self.round += 1
        self.active = self.starter
        self.phase = PLAYING
        if self.heard is not None:
            self.heard.append(RoundBegan(self.round, self.starter))

    # §3 A turn

    def legal(self, seat: i64) -> vec[i64]:
        """All that the seat may do; it must do exactly one of it (§3.1)."""
        actions = vec[i64](capacity=24)
        hand = self.hand
        fits = FITS
        first = seat * KINDS
        row = self.top * KINDS
        mimis = hand[first + MIMI]
        if mimis > self.most_mimis:
            mimis = self.most_mimis
        for value in range(1, HIGHEST + 1):
            held = hand[first + value]
            if held == 0:
                continue
            if fits[row + value] == 1:
                number = (value - 1) * PER_VALUE
                for _time in range(held):
                    for copies in range(mimis + 1):
                        actions = append(actions, number + copies)
                    number += PER_COUNT
            elif held + mimis >= QUARTET:
                actions = self._quartets(actions, value, held, mimis)
        if hand[first + TOM] > 0:
            actions = append(actions, PLAY_TOM)
        return self._other_actions(seat, actions)

    def _quartets(self, actions: vec[i64], value: i64, held: i64, mimis: i64) -> vec[i64]:
        """Where a ghost does not fit, four or more of it always do (§4.2)."""
        for count in range(1, held + 1):
            for copies in range(max(0, QUARTET - count), mimis + 1):
                actions = append(actions, (value - 1) * PER_VALUE + (count - 1) * PER_COUNT + copies)
        return actions

    def _other_actions(self, seat: i64, actions: vec[i64]) -> vec[i64]:
        """Luck before midnight (§3.3), the house after it (§3.10), the cemetery (§3.6), or a pass (§3.11)."""
        if self.crypt_left > 0:
            actions = append(actions, TRY_LUCK)
        elif self.hand_size[seat] == 0:
            actions = append(actions, DRAW_FROM_HOUSE)
        if self.lying > 0:
            actions = append(actions, TAKE_CEMETERY)
        elif self.has_only_mimis(seat):
            actions = append(actions, PASS)
        return actions

    def apply(self, seat: i64, action: i64) -> None:
        self.still += 1
        if action != PASS:
            self.passes = 0
        if action < TRY_LUCK:
            value = action // PER_VALUE + 1
            rest = action % PER_VALUE
            self._end_action(seat, self._play(seat, value, rest // PER_COUNT + 1, rest % PER_COUNT))
        elif action == TRY_LUCK:
            self._end_action(seat, self._try_luck(seat))
        elif action == TAKE_CEMETERY:
            self._take_cemetery(seat)
            self._end_action(seat, NEXT)
        elif action == DRAW_FROM_HOUSE:
            self._end_action(seat, self._draw_from_house(seat))
        elif action == PLAY_TOM:
            self.lose(seat, TOM, 1)
            self._end_action(seat, effects.lay_tom(self, seat))
        else:
            self._pass(seat)
            self._end_action(seat, NEXT)

    def _play(self, seat: i64, value: i64, count: i64, mimis: i64) -> i64:
        """Identical ghosts from the hand on the cemetery, Mimi Krys as their copies (§3.2, §5.5)."""
        self.lose(seat, value, count)
        if mimis > 0:
            self.lose(seat, MIMI, mimis)
        return effects.lay(self, seat, value, count, mimis)

    def _try_luck(self, seat: i64) -> i64:
        """The top card of the crypt is drawn and played (§3.4)."""
        card = self._draw()
        if self.heard is not None:
            self.heard.append(LuckTried(seat, CARDS[card]))
        self._listen_for_midnight()
        return self._play_drawn(seat, card)

    def _play_drawn(self, seat: i64, card: i64) -> i64:
        """A drawn card is played alone (§3.4); if that is not possible it goes to the hand with the cemetery (§3.5)."""
        if card == TOM:
            return effects.lay_tom(self, seat)
        if FITS[self.top * KINDS + card] == 1:
            return effects.lay(self, seat, card, 1, 0)
        if self.lying > 0:
            self._take_cemetery(seat)
        self.gain_openly(seat, card)
        if self.heard is not None:
            self.heard.append(CardKept(seat, CARDS[card]))
        return NEXT

    def _take_cemetery(self, seat: i64) -> None:
        """All that lies there goes into the hand (§3.6); Mimi Krys are Mimi Krys again (§5.5)."""
        cemetery = self.cemetery
        hand = self.hand
        known = self.known
        first = seat * KINDS
        count = self.lying
        for place in range(count):
            code = cemetery[place]
            kind: i64 = MIMI
            if code % 2 == 0:
                kind = code // 2
            at = first + kind
            hand[at] += 1
            known[at] += 1
        self.hand_size[seat] += count
        self.known_size[seat] += count
        effects.empty_cemetery(self)
        if self.heard is not None:
            self.heard.append(CemeteryTaken(seat, count))

    def _draw(self) -> i64:
        """The top card of the crypt, which is progress (§6.4)."""
        card = self.deck[ALL_CARDS - self.crypt_left]
        self.crypt_left -= 1
        self.still = 0
        return card

    def _refill(self, seat: i64) -> None:
        """The hand is filled up to four as far as the crypt reaches (§3.7)."""
        missing = min(HAND - self.hand_size[seat], self.crypt_left)
        if missing <= 0:
            return
        drawn: list[int] = []
        for _time in range(missing):
            card = self._draw()
            self.gain(seat, card)
            if self.heard is not None:
                drawn.append(card)
        if self.heard is not None:
            # As they stand in the hand: in which order they lay in the crypt is nobody's knowledge.
            drawn.sort()
            self.heard.append(Refilled(seat, missing, tuple([CARDS[card] for card in drawn])))
        self._listen_for_midnight()

    def _listen_for_midnight(self) -> None:
        """The last card of the crypt has been drawn, for whatever purpose (§3.8)."""
        if self.crypt_left == 0 and self.heard is not None:
            self.heard.append(MidnightStruck())

    def _draw_from_house(self, seat: i64) -> i64:
        """With an empty hand the top card of the house is drawn and played (§3.10), which is progress (§6.4)."""
        self.house_left[seat] -= 1
        self.still = 0
        card = self.deck[self.house_start(seat) + self.house_left[seat]]
        if self.heard is not None:
            self.heard.append(HouseDrawn(seat, CARDS[card]))
        return self._play_drawn(seat, card)

    def _pass(self, seat: i64) -> None:
        """Only who has nothing but Mimi Krys before an empty cemetery may pass; so everybody knows it (§3.11)."""
        self.passes += 1
        self.show_hand(seat)
        if self.heard is not None:
            self.heard.append(Passed(seat))

    def _end_action(self, seat: i64, steps: i64) -> None:
        """Fill up (§3.7), leave (§6.1), end the round (§6.2–§6.4), or go on with the next one (§3.12)."""
        if self.crypt_left > 0:
            self._refill(seat)
        elif not self.is_in(seat):
            self._leave(seat)
            if steps == AGAIN:
                steps = NEXT
        if len(self.left) == self.players - 1:
            self._end_round(ONE_LEFT)
        elif self.passes > 0 and self.passes + len(self.left) == self.players:
            self._end_round(ONLY_MIMIS)
        elif self.still == self.no_progress_limit:
            self._end_round(NO_PROGRESS)
        else:
            self._move_on(seat, steps)

    def _move_on(self, seat: i64, steps: i64) -> None:
        """The turn goes to the next one who has not left (§3.12), past whom Tom stops (§5.2), or nowhere (§4.1)."""
        if steps == AGAIN:
            if self.heard is not None:
                self.heard.append(ExtraTurnGiven(seat))
            return
        seat = self.neighbour(seat)
        if steps == SKIP:
            if self.heard is not None:
                self.heard.append(Skipped(seat))
            seat = self.neighbour(seat)
        self.active = seat

    # §6 The end of a round

    def _leave(self, seat: i64) -> None:
        """Hand and house are empty (§6.1), which is progress (§6.4)."""
        self.left = append(self.left, seat)
        self.still = 0
        if self.heard is not None:
            self.heard.append(Left(seat, len(self.left)))

    def _end_round(self, ending: i64) -> None:
        """Who still has ghosts has lost the round: one (§6.2), or several (§6.3, §6.4)."""
        self.ending = ending
        losers = vec[i64](capacity=self.players)
        for seat in range(self.players):
            if self.is_in(seat):
                losers = append(losers, seat)
        if self.heard is not None:
            self.heard.append(RoundEnded(self.round, ENDINGS[ending - 1], tuple(losers)))
        if self.is_match:
            self._give_points()
            self._give_boos(losers)
        if self.is_match and not self._is_match_decided():
            self.starter = losers[0]
            self.phase = DEAL
            return
        self.phase = OVER
        if self.heard is not None:
            self.heard.append(GameEnded(Result(tuple(self.scores()), tuple(self.winners()), self.reason())))

    # §7 The match

    def _give_points(self) -> None:
        """Everybody who has left gets points (§7.2)."""
        for place in range(len(self.left)):
            seat = self.left[place]
            gained = self.gained_at(place)
            self.points[seat] += gained
            if self.heard is not None:
                self.heard.append(PointsGiven(seat, gained, self.points[seat]))

    def _give_boos(self, losers: vec[i64]) -> None:
        """A Boo for everybody who is left over (§7.3, §7.6)."""
        for seat in losers:
            self.boos[seat] += 1
            if self.heard is not None:
                self.heard.append(BooGiven(seat, self.boos[seat]))

    def _is_match_decided(self) -> bool:
        """From the second Boo on (§7.3), once somebody leads alone (§7.4, §7.5), or after ten tie rounds (§7.7)."""
        most_boos: i64 = 0
        for boos in self.boos:
            most_boos = max(most_boos, boos)
        if most_boos < BOOS_TO_END:
            return False
        if len(self.left) > 0 and len(self.leaders()) == 1:
            return True
        if self.tie_rounds == MOST_TIE_ROUNDS:
            return True
        self.tie_rounds += 1
        return False

    def clone(self) -> "Rules":
        twin = Rules(
            self.players,
            self.start,
            self.is_match,
            self.most_mimis,
            self.is_each_eight_turning,
            self.no_progress_limit,
            self.is_standstill_shared,
        )
        self.copy_into(twin)
        return twin

    def redeal(self, seat: i64, rng: Random) -> None:
        sight.redeal(self, seat, rng)
