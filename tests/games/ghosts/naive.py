"""Ghosts once more, as plainly as it can be said, to check the fast rules against: cards are texts, hands are lists."""


class Naive:
    """One game, played with texts such as `y3` and `fog`; cards are dealt from a list."""

    def __init__(self, players: int, rounds: int, starter: int) -> None:
        self.players = players
        self.rounds = rounds
        self.points = [1] * players
        self.starter = starter
        self.round = 1

    def deal(self, cards: list[str]) -> None:
        """Five cards each, the rest to draw."""
        self.hands = [cards[5 * seat : 5 * seat + 5] for seat in range(self.players)]
        self.draw = cards[5 * self.players :]
        self.pile: list[str] = []
        self.order = list(range(self.players))
        self.turn = self.starter
        self.fear = 0
        self.scared: set[int] = set()
        self.is_round_over = False

    def hand_of_fog(self) -> int | None:
        """The player who holds nothing but fog."""
        return next((seat for seat, hand in enumerate(self.hands) if set(hand) == {"fog"}), None)

    def redraw(self, order: list[int]) -> None:
        """That player's cards go on the pile to draw from, which is shuffled, and five new ones are drawn."""
        seat = self.hand_of_fog()
        assert seat is not None
        pile = self.hands[seat] + self.draw
        pile = [pile[place] for place in order]
        self.hands[seat], self.draw = pile[:5], pile[5:]

    def may_play(self, card: str) -> bool:
        hand = self.hands[self.turn]
        if not self.pile:
            return card != "fog" or set(hand) == {"fog"}
        if card == "fog" or card[0] == self.pile[-1][0]:
            return True
        return self.fear + int(card[1]) <= 7

    def choices(self) -> set[str]:
        """What the player on turn may do."""
        cards = {card for card in self.hands[self.turn] if self.may_play(card)}
        return cards | {"take"} if self.pile else cards

    def play(self, choice: str) -> None:
        if choice == "take":
            self.points[self.turn] += 1
            self.scared.add(self.turn)
            self.pile = []
            self.fear = 0
            return
        self.hands[self.turn].remove(choice)
        if choice != "fog":
            if self.pile and self.pile[-1][0] == choice[0]:
                self.order.reverse()
            else:
                self.fear += int(choice[1])
            self.pile.append(choice)
        if self.draw:
            self.hands[self.turn].append(self.draw.pop(0))
        place = self.order.index(self.turn)
        self.turn = self.order[(place + 1) % self.players]
        if not self.hands[self.turn]:
            self.end_round()

    def end_round(self) -> None:
        self.is_round_over = True
        for seat in range(self.players):
            if seat not in self.scared:
                self.points[seat] = max(0, self.points[seat] - 3)
        self.starter = (self.starter + 1) % self.players
        self.round += 1
