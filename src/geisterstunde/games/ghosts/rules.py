"""The rules of Ghosts in the order of the rulebook; the § are those of docs/rules/ghosts.md."""

from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from geisterstunde.core.contract import CHANCE, NOBODY, Roll, number_below, permutation_of
from geisterstunde.core.words import GameEnded, Result
from geisterstunde.games.ghosts import sight
from geisterstunde.games.ghosts.box import (
    BIT,
    FAMILY,
    FOG,
    HAND,
    KIND_OF_CARD,
    NO_FAMILY,
    PLAYABLE,
    VALUE,
)
from geisterstunde.games.ghosts.box import CARDS as CARDS_IN_ALL
from geisterstunde.games.ghosts.state import ANSWER, DEAL, GIVE_BACK, LOT, OVER, PLAY, REDRAW, Truth
from geisterstunde.games.ghosts.words import (
    CARDS,
    Dealt,
    Drew,
    GaveBack,
    MarkersLaidAside,
    PileTaken,
    Played,
    Redrawn,
    RoundBegan,
    RoundEnded,
)

# The numbers of the catalogue in words.py: 19 kinds of cards to play, then the rest.
TAKE: Final = 19
KEEP: Final = 20
ASK_REDRAW: Final = 21
GIVE_NOTHING: Final = 22


@final
class Rules(Truth):
    """A table at which one can play."""

    def legal(self, seat: i64) -> vec[i64]:
        """All that the seat may do now."""
        if self.phase == PLAY:
            return self._actions_of_a_turn(seat)
        if self.phase == ANSWER:
            return vec[i64]([KEEP, ASK_REDRAW]) if self.is_all_fog(seat) else vec[i64]([KEEP])
        actions = vec[i64](capacity=4)
        for points in range(self.most_given_back(seat) + 1):
            actions = append(actions, GIVE_NOTHING + points)
        return actions

    def apply(self, seat: i64, action: i64) -> None:
        if action < TAKE:
            self._play(seat, action)
        elif action == TAKE:
            self._take_pile(seat)
        elif action == KEEP:
            self._keep(seat)
        elif action == ASK_REDRAW:
            self._shuffle_back(seat)
        else:
            self._give_back(seat, action - GIVE_NOTHING)
            self._ask_after(seat)

    # §2 The beginning of a round

    def due(self) -> Roll:
        """A lot for the first start player (§1.5), all cards (§2.1), or the draw pile with a hand of fog (§2.2)."""
        if self.phase == LOT:
            return number_below(self.players)
        if self.phase == DEAL:
            return permutation_of(CARDS_IN_ALL)
        if self.phase == REDRAW:
            return permutation_of(CARDS_IN_ALL - self.drawn)
        return super().due()

    def roll(self, outcome: vec[i64]) -> None:
        """The cards lie in their new order: first come the hands, then the draw pile from its top."""
        if self.phase == LOT:
            self.starter = outcome[0]
            self.active = outcome[0]
            self.phase = DEAL
            return
        if self.phase == DEAL:
            self._deal(outcome)
        elif self.phase == REDRAW:
            self._shuffle_draw_pile(outcome)
            self._draw_hand(self.active)
        else:
            super().roll(outcome)
        if self.is_redraw_asked:
            self.phase = ANSWER
            self.acting = self._first_to_answer()
        else:
            self._redraw_or_begin()

    def _deal(self, outcome: vec[i64]) -> None:
        """Five cards for each seat (§2.1)."""
        deck = self.deck
        kind_of_card = KIND_OF_CARD
        for place in range(CARDS_IN_ALL):
            deck[place] = kind_of_card[outcome[place]]
        self.drawn = 0
        if self.heard is not None:
            self.heard.append(RoundBegan(self.round, self.starter))
        for seat in range(self.players):
            self._draw_hand(seat)

    def _draw_hand(self, seat: i64) -> None:
        hands = self.hands
        deck = self.deck
        drawn = self.drawn
        first = seat * HAND
        for card in range(HAND):
            hands[first + card] = deck[drawn + card]
        self.drawn = drawn + HAND
        self.sizes[seat] = HAND
        if self.heard is not None:
            self.heard.append(Dealt(seat, sight.hand_words(self, seat)))

    def _redraw_or_begin(self) -> None:
        """A hand of nothing but fog is redrawn by itself, and nobody is asked (§2.3); so everybody has a ghost (§7.5).

        Six fog cards make one such hand at most.
        """
        for seat in range(self.players):
            if self.is_all_fog(seat):
                self._shuffle_back(seat)
                return
        for seat in range(self.players):
            self.sure_ghost[seat] = 1
        self._begin_play()

    def _begin_play(self) -> None:
        """The start player opens."""
        self.phase = PLAY
        self.active = self.starter
        self.acting = self.starter

    def _first_to_answer(self) -> i64:
        seat: i64 = 0
        while self.answered[seat] == 1:
            seat += 1
        return seat

    def _keep(self, seat: i64) -> None:
        """Where all are asked, every seat answers in secret (§2.3); after the last answer the start player opens."""
        self.answered[seat] = 1
        for other in range(self.players):
            if self.answered[other] == 0:
                self.acting = other
                return
        self._begin_play()

    def _shuffle_back(self, seat: i64) -> None:
        """Five fog cards go back on the draw pile, which is shuffled for five new ones (§2.2).

        No other hand can have more than the sixth one: what everybody knows from now on (§7.4).
        """
        self.drawn -= HAND
        for card in range(HAND):
            self.deck[self.drawn + card] = FOG
        self.redraws += 1
        for other in range(self.players):
            self.old_cards[other] = self.sizes[other]
            self.own_old_fog[other] = self.held(other, FOG)
        self.old_cards[seat] = 0
        self.own_old_fog[seat] = 0
        self.sizes[seat] = 0
        self.active = seat
        self.phase = REDRAW
        self.acting = CHANCE
        if self.heard is not None:
            self.heard.append(Redrawn(seat))

    def _shuffle_draw_pile(self, outcome: vec[i64]) -> None:
        before = self.deck[self.drawn :]
        for place in range(len(before)):
            self.deck[self.drawn + place] = before[outcome[place]]

    # §3 A turn

    def _actions_of_a_turn(self, seat: i64) -> vec[i64]:
        """The cards that may be laid, each kind once (§3.1–§3.6), and taking the pile if there is one (§4.1).

        Who has to open may not decline (§4.4), and with nothing but fog lays one beside the empty pile (§3.9).
        """
        scratch = self.scratch
        hands = self.hands
        bit = BIT
        playable = PLAYABLE[self.top * 8 + self.fear]
        count: i64 = 0
        first = seat * HAND
        for place in range(first, first + self.sizes[seat]):
            kind = hands[place]
            if playable & bit[kind] != 0:
                playable -= bit[kind]
                scratch[count] = kind
                count += 1
        if self.top != NO_FAMILY:
            scratch[count] = TAKE
            count += 1
        elif count == 0:
            scratch[0] = FOG
            count = 1
        return scratch[:count]

    def _play(self, seat: i64, kind: i64) -> None:
        """A card is laid, the fear announced, the hand refilled, and the next seat has its turn (§3)."""
        if self.redraws > 0:
            self._note_old_card(seat, kind)
        self.laid[self.laid_count] = kind
        self.laid_count += 1
        family = FAMILY[kind]
        if kind == FOG:
            self._lay_fog(seat)
        else:
            self.sure_ghost[seat] = 0
            if self.top == NO_FAMILY:
                self._open(seat, kind)
            elif self.top == family:
                self._mirror(seat, kind)
            else:
                self._raise_fear(seat, kind)
        self._refill(seat, kind)
        following = self.seat_after(seat, self.direction)
        self.active = following
        self.acting = following
        if self.sizes[following] == 0:
            self._end_round(following)

    def _open(self, seat: i64, kind: i64) -> None:
        """The first ghost of a pile sets the fear (§3.1)."""
        self.top = FAMILY[kind]
        self.fear = VALUE[kind]
        if self.heard is not None:
            self.heard.append(Played(seat, CARDS[kind], self.fear, "opened"))

    def _raise_fear(self, seat: i64, kind: i64) -> None:
        """A ghost of another family adds its number (§3.2)."""
        self.top = FAMILY[kind]
        self.fear += VALUE[kind]
        if self.heard is not None:
            self.heard.append(Played(seat, CARDS[kind], self.fear, "other-family"))

    def _mirror(self, seat: i64, kind: i64) -> None:
        """A ghost of the same family keeps the fear and turns the direction (§3.3), but not for two (§3.4)."""
        self.direction = self.direction_after_mirror()
        if self.heard is not None:
            self.heard.append(Played(seat, CARDS[kind], self.fear, "mirror"))

    def _lay_fog(self, seat: i64) -> None:
        """Fog changes nothing (§3.5). Laid instead of an opening it shows a hand of fog (§3.9, §7.3)."""
        if self.top == NO_FAMILY:
            self.sure_fog[seat] = self.sizes[seat] - 1
        elif self.sure_fog[seat] > 0:
            self.sure_fog[seat] -= 1
        if self.heard is not None:
            self.heard.append(Played(seat, CARDS[FOG], self.fear, "fog"))

    def _refill(self, seat: i64, kind: i64) -> None:
        """The card laid leaves the hand; as long as the draw pile lasts another one comes (§3.7)."""
        hands = self.hands
        place = seat * HAND
        while hands[place] != kind:
            place += 1
        drawn = self.drawn
        if drawn < CARDS_IN_ALL:
            hands[place] = self.deck[drawn]
            self.drawn = drawn + 1
            if self.heard is not None:
                self.heard.append(Drew(seat, CARDS[hands[place]]))
        else:
            left = self.sizes[seat] - 1
            hands[place] = hands[seat * HAND + left]
            self.sizes[seat] = left

    def _note_old_card(self, seat: i64, kind: i64) -> None:
        """After a redraw: how many cards of the hand may still be old ones, and which fog was one for sure (§7.4)."""
        old = self.old_cards[seat]
        if kind != FOG:
            self.old_cards[seat] = max(0, old - 1)
        elif self.top == NO_FAMILY:
            # The whole hand is fog: its old cards are known now.
            self.old_fog += old
            self.old_cards[seat] = 0
        elif old == self.sizes[seat]:
            self.old_fog += 1
            self.old_cards[seat] = old - 1

    # §4 Taking the pile

    def _take_pile(self, seat: i64) -> None:
        """The pile leaves play, the seat gets a point and opens the next pile in the same turn (§4.1–§4.3).

        It has a card for that: the turn came to it with one, and taking costs none (§4.5).
        """
        cards = self.laid_count - self.pile_start
        self.pile_start = self.laid_count
        self.top = NO_FAMILY
        self.fear = 0
        self.points[seat] += 1
        self.piles[seat] += 1
        if self.heard is not None:
            self.heard.append(PileTaken(seat, cards, self.points[seat]))

    # §5 The end of a round

    def _end_round(self, seat: i64) -> None:
        """The turn has come to a seat without cards: all cards are gathered (§5.1, §5.2), and points go back (§5.3).

        After the last round too (§5.5).
        """
        if self.heard is not None:
            self.heard.append(RoundEnded(self.round, seat))
        self._gather_cards()
        self.active = seat
        if self.is_give_back_chosen:
            self.phase = GIVE_BACK
            self._ask_from(self.starter)
            return
        giver = self.starter
        for _time in range(self.players):
            most = self.most_given_back(giver)
            if most > 0:
                self._give_back(giver, most)
            giver = self.seat_after(giver, 1)
        self._begin_next_round()

    def _gather_cards(self) -> None:
        """Hands, piles and draw pile come together for the next shuffle; the open pile goes to nobody (§5.2)."""
        self.drawn = CARDS_IN_ALL
        self.laid_count = 0
        self.pile_start = 0
        self.top = NO_FAMILY
        self.fear = 0
        self.redraws = 0
        self.old_fog = 0
        for seat in range(self.players):
            self.sizes[seat] = 0
            self.answered[seat] = 0
            self.sure_fog[seat] = 0
            self.sure_ghost[seat] = 0
            self.old_cards[seat] = 0
            self.own_old_fog[seat] = 0

    def _give_back(self, seat: i64, points: i64) -> None:
        """A seat that took no point in this round returns some (§5.3, §5.4)."""
        self.points[seat] -= points
        if self.heard is not None:
            self.heard.append(GaveBack(seat, points, self.points[seat]))

    def _ask_from(self, seat: i64) -> None:
        """Clockwise from the start player, who has something to return is asked how much (§5.4)."""
        if self.most_given_back(seat) > 0:
            self.acting = seat
        else:
            self._ask_after(seat)

    def _ask_after(self, seat: i64) -> None:
        following = self.seat_after(seat, 1)
        if following == self.starter:
            self._begin_next_round()
        else:
            self._ask_from(following)

    def _begin_next_round(self) -> None:
        """The points are laid aside (§5.6) and the next round begins clockwise (§2.4) with its start player (§2.5)."""
        if self.round == self.rounds:
            self._end_game()
            return
        for seat in range(self.players):
            self.piles[seat] = 0
        self.points_before = self.points[:]
        self.starter = self.active if self.is_started_by_ender else self.seat_after(self.starter, 1)
        self.active = self.starter
        self.direction = 1
        self.round += 1
        self.phase = DEAL
        self.acting = CHANCE
        if self.heard is not None:
            self.heard.append(MarkersLaidAside(tuple(self.points)))

    # §6 The end of the game

    def _end_game(self) -> None:
        """After the last round the fewest points win, for several seats if need be (§6.1, §6.2)."""
        self.phase = OVER
        self.acting = NOBODY
        if self.heard is not None:
            self.heard.append(GameEnded(Result(tuple(self.scores()), tuple(self.winners()), self.reason())))

    def clone(self) -> "Rules":
        twin = Rules(
            self.players,
            self.start,
            self.rounds,
            self.is_started_by_ender,
            self.is_redraw_asked,
            self.is_give_back_chosen,
        )
        self.copy_into(twin)
        return twin

    def redeal(self, seat: i64, rng: Random) -> None:
        sight.redeal(self, seat, rng)
