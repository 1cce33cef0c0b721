"""A round of Ghoosty! written a second time, slowly and plainly, from docs/rules/ghoosty.md: cards are words."""

from dataclasses import dataclass, field
from itertools import product

HOUSES = {2: 12, 3: 10, 4: 8, 5: 6, 6: 4}
SCARY = ("3", "12")


@dataclass
class NaiveRound:
    """Hands, houses, crypt and piles; the last card of a pile is its top."""

    hands: list[list[str]]
    houses: list[list[str]]
    crypt: list[str]
    seat: int
    most_mimis: int
    turns_with_each_eight: bool
    cemetery: list[tuple[str, int]] = field(default_factory=list)
    exile: list[str] = field(default_factory=list)
    left: list[int] = field(default_factory=list)
    clockwise: bool = True
    no_progress_limit: int = 600
    still: int = 0
    passes: int = 0

    def is_valid(self, value: int, size: int) -> bool:
        """§3.2, §4.2, §4.3, §5.1, §5.4"""
        values = [lying for _, lying in self.cemetery] + [value] * size
        if len(values) >= 4 and len(set(values[-4:])) == 1:
            return True
        if value == 1 or not self.cemetery:
            return True
        top = self.cemetery[-1][1]
        if str(top) in SCARY and str(value) not in SCARY:
            return False
        return value >= top

    def choices(self) -> set[str]:
        """§3.3, §3.9–§3.11"""
        hand = self.hands[self.seat]
        found = {"tom"} & set(hand)
        for value, count, mimis in product(range(1, 15), range(1, 5), range(self.most_mimis + 1)):
            has_cards = hand.count(str(value)) >= count and hand.count("mimi") >= mimis
            if has_cards and self.is_valid(value, count + mimis):
                found.add(f"{value}{f'x{count}' if count > 1 else ''}{['', '+m', '+m2', '+m3', '+m4'][mimis]}")
        if self.cemetery:
            found.add("take")
        elif hand and set(hand) == {"mimi"}:
            found.add("pass")
        if self.crypt:
            found.add("luck")
        elif not hand:
            found.add("house")
        return found

    def do(self, text: str) -> None:
        """§6.3, §6.4"""
        before = self.progress()
        self.passes = self.passes + 1 if text == "pass" else 0
        self.act(text)
        self.still = self.still + 1 if self.progress() == before else 0

    def progress(self) -> tuple[int, ...]:
        """§6.4: cards left in crypt and houses, cards in exile, players who left."""
        return len(self.crypt), sum(map(len, self.houses)), len(self.exile), len(self.left)

    def is_over(self) -> bool:
        """§6.2–§6.4"""
        are_all_passing = self.passes > 0 and self.passes + len(self.left) == len(self.hands)
        return len(self.left) == len(self.hands) - 1 or are_all_passing or self.still == self.no_progress_limit

    def winners(self) -> tuple[int, ...]:
        """§6.2, §6.5: all who left."""
        return tuple(sorted(self.left))

    def act(self, text: str) -> None:
        """§3, §5, §6.1"""
        seat, hand = self.seat, self.hands[self.seat]
        again, skips = False, False
        if text == "take":
            self.take()
        elif text in ("luck", "house"):
            card = (self.crypt if text == "luck" else self.houses[seat]).pop()
            if card == "tom":
                skips = True
            elif card != "mimi" and self.is_valid(int(card), 1):
                again = self.lay(int(card), [card])
            else:
                self.take()
                hand.append(card)
        elif text == "tom":
            hand.remove("tom")
            skips = True
        elif text != "pass":
            play, _, mimis = text.partition("+m")
            value, _, count = play.partition("x")
            cards = [value] * int(count or 1) + ["mimi"] * (int(mimis or 1) if "+m" in text else 0)
            for card in cards:
                hand.remove(card)
            again = self.lay(int(value), cards)
        while self.crypt and len(hand) < 4:
            hand.append(self.crypt.pop())
        if not hand and not self.houses[seat]:
            self.left.append(seat)
            again = False
        if not again and len(self.left) < len(self.hands) - 1:
            self.next_seat()
            if skips:
                self.next_seat()

    def take(self) -> None:
        self.hands[self.seat] += [card for card, _ in self.cemetery]
        self.cemetery = []

    def lay(self, value: int, cards: list[str]) -> bool:
        """§4, §5.8, §5.9; whether there is an extra turn."""
        self.cemetery += [(card, value) for card in cards]
        if value == 8 and (not self.turns_with_each_eight or len(cards) % 2 == 1):
            self.clockwise = not self.clockwise
        is_quartet = len(self.cemetery) >= 4 and all(lying == value for _, lying in self.cemetery[-4:])
        if is_quartet or value == 11:
            self.exile += [card for card, _ in self.cemetery]
            self.cemetery = []
            return True
        return len(cards) > 1

    def next_seat(self) -> None:
        """§3.12"""
        self.seat = (self.seat + (1 if self.clockwise else -1)) % len(self.hands)
        if self.seat in self.left:
            self.next_seat()
