"""What may be done in a turn, computed a second time straight from the rulings, and compared in random games."""

import random

import pytest
from librt.random import Random

from geisterstunde.core.contract import CHANCE, NOBODY
from geisterstunde.core.playout import rolled
from geisterstunde.games.rest_in_peace.actions import GiveUp, Hold, PlayBlind, PlayGhost, PlayPsychic
from geisterstunde.games.rest_in_peace.game import GAME
from geisterstunde.games.rest_in_peace.words import Options, View
from tests.laws.secrets.rest_in_peace import OPTION_SETS

FACES = {3: 1, 4: 2, 5: 3, 13: 4, 21: 6, 23: 1}
Turn = set[PlayGhost | PlayPsychic | PlayBlind | Hold | GiveUp]


class Duel:
    """What the family that acts knows about its turn."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.own = view.families[view.active]
        self.cards = view.row[view.round - 1].cards
        self.is_void = any(card.psychic == 29 for card in self.cards)

    def meets(self, psychic: int) -> bool:
        """Whether the other family has this psychic here, and it works."""
        other = 1 - self.view.active
        return not self.is_void and any(card.psychic == psychic and card.seat == other for card in self.cards)

    def banned(self) -> set[int]:
        named = {value for card in self.cards if card.psychic == 25 for value in card.choice}
        return set() if self.is_void else named

    def ghosts(self, hand: list[int]) -> list[int]:
        return [value for value in hand if value not in self.banned()]

    def psychics(self, ghosts_in_hand: int, without: int = 0) -> list[int]:
        if self.meets(24):
            return []
        has_price = ghosts_in_hand >= 2 or self.is_void or self.view.options.bloody_mary == "what-you-have"
        own = [number for number in self.own.psychics if number not in (7, without) and (number != 21 or has_price)]
        return [number for number in own if FACES.get(number, 0) not in self.banned()]

    def has_second(self, first: PlayGhost | PlayPsychic, hand: list[int]) -> bool:
        """Whether another card can follow this one."""
        left = hand.copy()
        if isinstance(first, PlayGhost):
            left.remove(first.value)
            return bool(self.ghosts(left) or self.psychics(len(left)))
        return bool(self.ghosts(left) or self.psychics(len(left), without=first.psychic))


def naive_turn(view: View) -> Turn:
    """§3.2, §3.4, §3.5, §7.6, §7.7, §7.14, §7.21, §7.24, §7.25, §7.29"""
    duel = Duel(view)
    assert duel.own.hand is not None
    hand = list(duel.own.hand)
    ghosts = [PlayGhost(value) for value in duel.ghosts(hand)]
    is_blind = duel.own.is_blind > 0 and bool(ghosts)
    psychics = [] if is_blind else [PlayPsychic(number) for number in duel.psychics(len(hand))]
    needs_two = duel.meets(14)
    if needs_two and view.played == 0:
        ghosts = [ghost for ghost in ghosts if duel.has_second(ghost, hand)]
        psychics = [card for card in psychics if card.psychic not in (22, 27) and duel.has_second(card, hand)]
    turn: Turn = {*psychics}
    if is_blind and ghosts:
        turn.add(PlayBlind())
    elif not is_blind:
        turn |= set(ghosts)
    if not (needs_two and view.played == 1 and turn):
        turn.add(GiveUp())
        if duel.own.total > view.families[1 - view.active].total:
            turn.add(Hold())
    return turn


BINDING = Options(psychics=(6, 14, 21, 22, 24, 25, 27, 29, 15, 4))


@pytest.mark.parametrize("options", [*OPTION_SETS, BINDING])
def test_every_turn_of_random_games_allows_what_the_slow_way_says(options: Options) -> None:
    """§3.2, §3.4, §3.5, §7.6, §7.14, §7.24, §7.25"""
    compared = 0
    for seed in range(12):
        rng, fast = random.Random(seed), Random(seed)
        state = GAME.start(2, options)
        while state.actor() != NOBODY:
            if state.actor() == CHANCE:
                state.roll(rolled(state.due(), fast))
                continue
            seat = state.actor()
            view = GAME.view(state, seat)
            if view.stage == "turn":
                assert set(GAME.legal_actions(state, seat)) == naive_turn(view), f"seed {seed}, {options}, {view}"
                compared += 1
            moves = list(state.legal(seat))
            # Psychics often, giving up seldom, so that much lies at a round.
            psychics = [move for move in moves if 6 <= move < 35]
            good = [move for move in moves if move != 37 or rng.random() < 0.2] or moves
            state.apply(seat, rng.choice(psychics if psychics and rng.random() < 0.6 else good))
    assert compared > 200
