"""Rest in Peace once more, told as docs/rules/rest-in-peace.md tells it, to check the fast rules against.

A game is one long story that stops wherever somebody has to decide or chance has to roll: it says who may do what, as
notation, and goes on with what was done.
"""

from collections.abc import Generator
from dataclasses import dataclass

from tests.games.rest_in_peace.naive_table import FAMILY, PRINTED, TOKENS, Card, NaiveTable

IDLE_AT_END = {1, 6, 14, 15, 18, 24, 25, 28}
NO_VALUES = {2, 11, 20, 22, 27}
"""What the option `end_effects` stops in the tenth round (§5.4)."""


@dataclass
class Asked:
    """A seat has to decide."""

    seat: int
    moves: set[str]


@dataclass
class Rolled:
    """Chance has to shuffle so many things, or to draw one of them."""

    kind: str
    count: int


Story = Generator[Asked | Rolled, str | list[int], None]
Ending = Generator[Asked | Rolled, str | list[int], str]
"""A part of the story that tells how the round goes on: "" as before, "lost" for whoever acts, or "truce"."""


class Naive(NaiveTable):
    """One game that is played at that table."""

    def story(self) -> Story:
        """Setting up (§2), nine rounds (§3, §4), the tenth (§5)."""
        yield from self.set_up()
        for self.round in range(1, 10):
            ending = yield from self.fight()
            loser = None if ending == "truce" else self.active
            yield from self.end_round(loser)
            if self.winners is not None:
                return
        self.round = 10
        yield from self.tenth_round()

    # §2 Setting up

    def set_up(self) -> Story:
        levels = 0 if self.options.game == "introductory" else self.options.levels
        psychics = self.options.psychics or tuple(range(1, 10 + 5 * levels))
        order = yield from self.shuffled(list(psychics))
        self.row = order[:9]
        order = yield from self.shuffled(TOKENS)
        self.tokens = {place: [token] for place, token in enumerate(order, start=1)}
        for seat in (0, 1):
            self.pile[seat] = yield from self.shuffled(FAMILY)
            self.draw(seat, 5)
        if self.options.start == "lot":
            self.starter = yield from self.drawn([0, 1])
        else:
            self.starter = ["first", "second"].index(self.options.start)

    def shuffled(self, things: list) -> Generator[Asked | Rolled, str | list[int], list]:  # type: ignore[type-arg]
        order = yield Rolled("shuffle", len(things))
        assert isinstance(order, list)
        return [things[number] for number in order]

    def drawn(self, things: list[int]) -> Generator[Asked | Rolled, str | list[int], int]:
        outcome = yield Rolled("draw", len(things))
        assert isinstance(outcome, list)
        return things[outcome[0]]

    def asked(self, seat: int, moves: set[str]) -> Generator[Asked | Rolled, str | list[int], str]:
        move = yield Asked(seat, moves)
        assert isinstance(move, str)
        return move

    # §3 A round

    def fight(self) -> Ending:
        """Turns until somebody has lost, or a truce; whoever lost is then the active one."""
        self.is_fought = True
        self.is_worthless = False
        self.active = self.starter
        ending = yield from self.bring_carried()
        while not ending:
            ending = yield from self.turn(self.active)
            if not ending:
                self.active = 1 - self.active
        return ending

    def bring_carried(self) -> Ending:
        """What 15 took along lies there before anybody acts; it is not played (§7.15)."""
        card, self.carried = self.carried, None
        if card is None:
            return ""
        self.here.append(card)
        return (yield from self.effect(card)) if card.psychic else ""

    def turn(self, seat: int) -> Ending:
        played = 0
        while True:
            move = yield from self.asked(seat, self.possible(seat, played))
            if move == "hold":
                return ""
            if move == "out":
                return "lost"
            played += 1
            if move.startswith("p"):
                self.trodden[seat] = None
                self.owned[seat].remove(int(move[1:]))
                card = Card(seat, psychic=int(move[1:]))
                self.here.append(card)
                ending = yield from self.effect(card)
                if ending:
                    return ending
            else:
                value = int(move[1:]) if move != "blind" else (yield from self.drawn(sorted(self.allowed(seat))))
                if move == "blind":
                    self.trodden[seat] = None
                self.hand[seat].remove(value)
                self.here.append(Card(seat, value))

    def allowed(self, seat: int) -> list[int]:
        return [value for value in self.hand[seat] if value not in self.banned()]

    def playable_psychics(self, seat: int, ghosts: int) -> list[int]:
        """§3.7, with so many ghosts in hand: not 7; none under 24; none of a banned value; 21 for two ghosts."""
        if self.acts(24, 1 - seat):
            return []
        found = []
        for number in self.owned[seat]:
            is_free = ghosts >= 2 or self.options.bloody_mary == "what-you-have" or self.is_worthless
            if number == 7 or self.banned() & set(PRINTED.get(number, [])) or (number == 21 and not is_free):
                continue
            found.append(number)
        return found

    def possible(self, seat: int, played: int) -> set[str]:
        ghosts = self.allowed(seat)
        psychics = self.playable_psychics(seat, len(self.hand[seat]))
        is_bound = self.acts(14, 1 - seat)
        moves = {f"g{value}" for value in ghosts}
        if is_bound and played == 0:
            after_ghost = self.playable_psychics(seat, len(self.hand[seat]) - 1)
            if len(ghosts) < 2 and not after_ghost:
                moves = set()
            psychics = [n for n in psychics if n not in (22, 27) and (ghosts or len(psychics) > 1)]
        if self.is_blind(seat) and ghosts:
            moves = {"blind"} if moves else set()
        else:
            moves |= {f"p{number}" for number in psychics}
        if is_bound and played == 1 and moves:
            return moves
        if self.total(seat) > self.total(1 - seat):
            moves.add("hold")
        return moves | {"out"}

    # §7 The psychics

    def effect(self, card: Card) -> Ending:
        """What a psychic does at once; whoever owns it decides."""
        if self.is_worthless:
            return ""
        match card.psychic:
            case 2:
                yield from self.fetch(card.owner)
            case 6:
                self.trodden[1 - card.owner] = card
                self.is_late[1 - card.owner] = False
            case 10 | 17 | 26:
                yield from self.name(card)
            case 11:
                yield from self.drive_away(card.owner)
            case 16:
                yield from self.copy(card)
            case 18:
                yield from self.recall(card.owner)
            case 19:
                yield from self.turn_up(card)
            case 20:
                yield from self.banish(card.owner)
            case 21:
                yield from self.pay(card)
            case 22:
                return (yield from self.play_dead(card))
            case 25:
                yield from self.name(card)
                yield from self.name(card)
            case 27:
                return "truce"
            case 28:
                yield from self.swap(card.owner)
            case 29:
                self.is_worthless = True
        return ""

    def name(self, card: Card) -> Story:
        values = {value for value in range(1, 7) if value not in card.choice}
        move = yield from self.asked(card.owner, {f"={value}" for value in values})
        card.choice.append(int(move[1:]))

    def fetch(self, seat: int) -> Story:
        pile = self.pile[seat]
        values = set(pile) - self.banned()
        if values:
            move = yield from self.asked(seat, {f"+{value}" for value in values})
            value = int(move[1:])
            # Equal ghosts are alike; the one nearest to the top is taken.
            del pile[len(pile) - 1 - pile[::-1].index(value)]
            self.here.append(Card(seat, value))
        yield from self.shuffle_pile(seat)

    def shuffle_pile(self, seat: int) -> Story:
        self.is_face_up[seat] = False
        if len(self.pile[seat]) > 1:
            self.pile[seat] = yield from self.shuffled(self.pile[seat])

    def drive_away(self, seat: int) -> Story:
        cards = {f"x{card.text}": card for card in self.side(1 - seat)}
        if cards:
            move = yield from self.asked(seat, set(cards))
            self.take_away(cards[move])
            if cards[move].psychic:
                self.lost_psychics.append(cards[move].psychic)
            else:
                self.lost_ghosts[1 - seat].append(cards[move].value)

    def copy(self, card: Card) -> Story:
        values = {own.value for own in self.side(card.owner) if own.value} - self.banned()
        if values:
            move = yield from self.asked(card.owner, {f"c{value}" for value in values})
            card.choice = [int(move[1:])]

    def recall(self, seat: int) -> Story:
        """The latest ghost of the value, from any earlier round."""
        places = [(self.at[place], card) for place in range(1, self.round) for card in self.at[place]]
        ghosts = {f"r{card.value}": (cards, card) for cards, card in places if card.value and card.owner == seat}
        if not ghosts:
            return
        move = yield from self.asked(seat, {*ghosts, "-"})
        if move != "-":
            cards, card = ghosts[move]
            cards.remove(card)
            self.pile[seat].append(card.value)
            yield from self.shuffle_pile(seat)

    def turn_up(self, card: Card) -> Story:
        seats = [seat for seat in (0, 1) if self.pile[seat]]
        if not seats:
            return
        if len(seats) == 2:
            move = yield from self.asked(card.owner, {"tA", "tB"})
            seats = ["AB".index(move[1])]
        self.is_face_up[seats[0]] = True
        card.choice = [self.pile[seats[0]][-1]]

    def banish(self, seat: int) -> Story:
        if not self.hand[0] and not self.hand[1]:
            return
        move = yield from self.asked(seat, {"bA", "bB"})
        named = "AB".index(move[1])
        if self.hand[named]:
            value = yield from self.drawn(sorted(self.hand[named]))
            self.hand[named].remove(value)
            if self.round == 10:
                self.here.append(Card(named, value))
            else:
                self.waiting.append(Card(named, value, is_open=False, is_seen=self.sees_hand_of(named)))

    def pay(self, card: Card) -> Story:
        hand = self.hand[card.owner]
        if len(hand) < 2 and self.options.bloody_mary == "two-ghosts":
            return
        card.choice = [6]
        for _ in range(min(2, len(hand))):
            move = yield from self.asked(card.owner, {f"d{value}" for value in hand})
            hand.remove(int(move[1:]))
            self.lost_ghosts[card.owner].append(int(move[1:]))

    def play_dead(self, card: Card) -> Ending:
        cards = {f"<{own.text}": own for own in self.side(card.owner) if own is not card}
        if cards:
            move = yield from self.asked(card.owner, {*cards, "-"})
            if move != "-":
                self.take_away(cards[move])
                if cards[move].psychic:
                    self.owned[card.owner].append(cards[move].psychic)
                else:
                    self.hand[card.owner].append(cards[move].value)
        self.active = card.owner
        return "lost"

    def swap(self, seat: int) -> Story:
        tokens = [(place, kind) for place in range(self.round, 11) for kind in self.tokens[place]]
        first = yield from self.asked(seat, {f"s{place}{kind[0]}" for place, kind in tokens} | {"-"})
        if first == "-":
            return
        signs = [f"s{place}{kind[0]}" for place, kind in tokens]
        one = tokens.pop(signs.index(first))
        second = yield from self.asked(seat, {f"s{place}{kind[0]}" for place, kind in tokens})
        other = tokens[[f"s{place}{kind[0]}" for place, kind in tokens].index(second)]
        self.tokens[one[0]].remove(one[1])
        self.tokens[other[0]].remove(other[1])
        self.tokens[one[0]].append(other[1])
        self.tokens[other[0]].append(one[1])

    # §4 The end of a round

    def end_round(self, loser: int | None) -> Story:
        """Tokens (§4.1), psychic (§4.2), 13 and 15 (§4.3), drawing (§4.4), laying (§4.5)."""
        if loser is None:
            self.tokens[self.round + 1] += self.tokens.pop(self.round)
        else:
            self.starter = 1 - loser
            self.win_tokens(1 - loser)
            if self.winners is not None:
                return
        self.give_psychic(loser)
        for seat in (0, 1):
            if self.acts(13, seat):
                card = next(card for card in self.side(seat) if card.psychic == 13)
                self.take_away(card)
                self.waiting.append(Card(seat, psychic=13))
        may_carry = loser is not None and self.acts(15, 1 - loser)
        self.pass_footprints_on(loser)
        self.is_fought = False
        if loser is not None and may_carry:
            yield from self.carry(1 - loser)
        self.draw(0, 2)
        self.draw(1, 2)
        if loser is not None:
            yield from self.lay(loser)

    def win_tokens(self, winner: int) -> None:
        self.winner_of[self.round] = winner
        self.won[winner] += self.tokens.pop(self.round)
        if self.won[winner].count("castle") >= 3:
            self.winners, self.reason = [winner], "three-castles"
        elif self.won[winner].count("villa") >= 4:
            self.winners, self.reason = [winner], "four-villas"

    def give_psychic(self, loser: int | None) -> None:
        psychic = self.row[self.round - 1]
        takers = [seat for seat in (0, 1) if self.acts(1, seat)] or [seat for seat in (loser,) if seat is not None]
        if takers:
            self.owned[takers[0]].append(psychic)
        else:
            self.lost_psychics.append(psychic)

    def pass_footprints_on(self, loser: int | None) -> None:
        """6 holds for the next round if the family gave up before it played a card (§7.6)."""
        for seat in (0, 1):
            is_waiting = self.is_blind(seat) and not self.is_late[seat] and self.round < 9
            self.is_late[seat] = is_waiting and (loser == seat or self.options.footprints == "any-end")
            if not self.is_late[seat]:
                self.trodden[seat] = None

    def carry(self, seat: int) -> Story:
        cards = {
            f">{card.text}": card
            for card in self.side(seat)
            if card.psychic != 15 and (card.value or self.options.back_again == "any-card")
        }
        if not cards:
            return
        move = yield from self.asked(seat, {*cards, "-"})
        if move == "-":
            return
        self.take_away(cards[move])
        card = Card(seat, cards[move].value, cards[move].psychic)
        if self.round == 9:
            self.waiting.append(card)
        else:
            self.carried = card

    def lay(self, seat: int) -> Story:
        moves = {f"_{value}" for value in self.hand[seat]} | {f"_p{number}" for number in self.owned[seat]}
        if not moves:
            return
        move = yield from self.asked(seat, moves | {"-"})
        if move.startswith("_p"):
            self.owned[seat].remove(int(move[2:]))
            self.waiting.append(Card(seat, psychic=int(move[2:]), is_open=False))
        elif move != "-":
            self.hand[seat].remove(int(move[1:]))
            self.waiting.append(Card(seat, int(move[1:]), is_open=False))

    # §5 The tenth round

    def tenth_round(self) -> Story:
        self.at[10], self.waiting = self.waiting, []
        self.is_fought = True
        self.active = self.starter
        has_worthless = any(card.psychic == 29 for card in self.here)
        self.is_worthless = has_worthless and self.options.worthless_at_end == "first"
        done: list[Card] = []
        while left := [card for card in self.here if card not in done]:
            done.append(left[0])
            ending = yield from self.effect_at_end(left[0])
            if ending:
                self.decide(1 - left[0].owner if ending == "lost" else None)
                return
        totals = self.total(0), self.total(1)
        self.decide(None if totals[0] == totals[1] else totals.index(max(totals)))

    def effect_at_end(self, card: Card) -> Ending:
        """All effects that can do anything (§5.4)."""
        if self.is_worthless or card.psychic in IDLE_AT_END:
            return ""
        if self.options.end_effects == "values" and card.psychic in NO_VALUES:
            return ""
        if card.psychic == 22:
            return "lost"
        if card.psychic == 27:
            return "truce" if self.options.truce_at_end == "draw" else ""
        return (yield from self.effect(card))

    def decide(self, winner: int | None) -> None:
        """The winner of the tenth round wins (§5.2, §5.5); else more tokens do (§5.6)."""
        if winner is not None:
            self.win_tokens(winner)
            if self.winners is None:
                self.winners, self.reason = [winner], "tenth-round"
            return
        counts = [len(tokens) for tokens in self.won]
        if counts[0] == counts[1]:
            self.winners, self.reason = [0, 1], "draw"
        else:
            self.winners, self.reason = [counts.index(max(counts))], "more-tokens"
