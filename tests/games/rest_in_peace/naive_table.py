"""The table of Rest in Peace in plain lists, and what can be found by looking at them; naive.py plays at it."""

from dataclasses import dataclass, field

from geisterstunde.games.rest_in_peace.words import Options

FAMILY = [1] * 6 + [2] * 5 + [3] * 4 + [4] * 3 + [5] * 2 + [6]
TOKENS = ["villa"] * 6 + ["castle"] * 4
PRINTED = {3: [1], 4: [2], 5: [3], 13: [4], 21: [6], 23: [1, 1]}
"""The ghost values that psychics stand for (§6.2); 7 has one in the tenth round alone, 16 and 19 take one."""


@dataclass(eq=False)
class Card:
    """A card that lies at a round: a ghost has a value, a psychic a number."""

    owner: int
    value: int = 0
    psychic: int = 0
    choice: list[int] = field(default_factory=list)
    is_open: bool = True
    is_seen: bool = False
    """Whether the other family saw it go face down, looking into the hand (§7.3)."""

    @property
    def text(self) -> str:
        return f"p{self.psychic}" if self.psychic else str(self.value)


class NaiveTable:
    """Where everything is, in plain lists."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.row: list[int] = []
        self.tokens: dict[int, list[str]] = {}
        self.pile: list[list[int]] = [[], []]
        self.is_face_up = [False, False]
        self.hand: list[list[int]] = [[], []]
        self.owned: list[list[int]] = [[], []]
        self.won: list[list[str]] = [[], []]
        self.lost_ghosts: list[list[int]] = [[], []]
        self.lost_psychics: list[int] = []
        self.at: dict[int, list[Card]] = {place: [] for place in range(11)}
        """The cards of each round in the order in which they came; nothing lies at round 0."""
        self.waiting: list[Card] = []
        self.trodden: list[Card | None] = [None, None]
        """The psychic 6 by which chance chooses a family's next card (§7.6)."""
        self.is_late = [False, False]
        """Whether that psychic lies at the round before."""
        self.carried: Card | None = None
        self.round = 0
        self.starter = 0
        self.active = 0
        self.is_fought = False
        """Whether the round goes on, so that effects that go on do so."""
        self.is_worthless = False
        self.winner_of: dict[int, int] = {}
        self.winners: list[int] | None = None
        self.reason = ""

    def draw(self, seat: int, count: int) -> None:
        """From the top, which is the end of the list; a short pile gives what it has (§4.4)."""
        for _ in range(min(count, len(self.pile[seat]))):
            self.hand[seat].append(self.pile[seat].pop())
            self.is_face_up[seat] = False

    # Looking at the table

    @property
    def here(self) -> list[Card]:
        return self.at[self.round]

    def side(self, seat: int) -> list[Card]:
        return [card for card in self.here if card.owner == seat]

    def acts(self, psychic: int, seat: int) -> bool:
        """Whether a psychic lies on that side of the round and is not made worthless (§3.6, §7.29)."""
        is_there = any(card.psychic == psychic for card in self.side(seat))
        return is_there and self.is_fought and not self.is_worthless

    def banned(self) -> set[int]:
        """The values that nobody may play (§7.25)."""
        named = [card.choice for card in self.here if card.psychic == 25 and self.acts(25, card.owner)]
        return {value for values in named if len(values) == 2 for value in values}

    def is_blind(self, seat: int) -> bool:
        """Whether chance has to choose the next card, as far as there is one (§7.6)."""
        six = self.trodden[seat]
        if six is None:
            return False
        return self.is_late[seat] or (six in self.here and not self.is_worthless)

    def sees_hand_of(self, seat: int) -> bool:
        return self.round < 10 and self.winners is None and self.acts(3, 1 - seat)

    # §6 What cards are worth

    def faces(self, card: Card) -> list[int]:
        if card.value:
            return [card.value]
        if card.psychic in (16, 19, 21):
            return card.choice
        if self.round == 10 and card.psychic in (7, 13):
            return [3] if card.psychic == 7 else []
        return PRINTED.get(card.psychic, [])

    def worth(self, card: Card) -> int:
        if self.is_worthless:
            if card.psychic == 29:
                return 0
            has_value = self.faces(card) or card.psychic in (13, 21)
            return 1 if has_value or self.options.worthless_psychics == "one" else 0
        if card.psychic == 13 and self.round == 10:
            return -2
        return sum(self.worth_of_face(face, card.owner) for face in self.faces(card))

    def worth_of_face(self, face: int, owner: int) -> int:
        """In the order of play (§6.4); 12 has the last word (§6.5)."""
        value = face
        for other in self.here:
            is_own = other.owner == owner
            is_named = face in other.choice
            match other.psychic:
                case 8 if is_own and face in (2, 4, 6):
                    value += 1
                case 9 if is_own and face in (1, 3, 5):
                    value += 1
                case 10 if is_named and (is_own or self.options.poltergeist == "both"):
                    value += 2
                case 26 if is_named:
                    value += 3
                case 17 if is_named and not is_own:
                    value = max(0, value - 2)
        is_ignored = face <= 2 and any(card.psychic == 12 for card in self.side(1 - owner))
        return 0 if is_ignored else value

    def total(self, seat: int) -> int:
        return sum(self.worth(card) for card in self.side(seat))

    def take_away(self, card: Card) -> None:
        self.here.remove(card)
