"""Ghost for $ale once more, told from top to bottom as the rulebook tells it, to check the fast rules against.

A game is one long story that stops wherever somebody has to decide: it hands out who may do what, as notation, and
goes on with what was done.
"""

from collections.abc import Callable, Generator, Iterable

from geisterstunde.games.ghost_for_sale.words import Options

CHANCE = -1
SET = (1, 2, 3, 3, 4, 5, 6, 7, 8, 8, 9, 10)
DOUBLES = {3: 3, 4: 2, 5: 1}
SPECIALS = ("dark", "legend", "public", "mirror", "crypt", "crystal", "portraits", "normal")

Asked = dict[int, set[str]]
Done = tuple[int, str]
Story = Generator[Asked, Done, None]
Row = list[tuple[int, int]]
"""The bids at one place in the order of laying: whose, and which card."""
Cards = dict[str, tuple[int, ...]]
"""Property cards: the points for 0, 1, 2, 3, 4 and more ghosts."""


class Naive:
    """One game; `story` plays it, the lists say where everything is."""

    def __init__(self, players: int, manors: Cards, castles: Cards, options: Options) -> None:
        self.seats = range(players)
        self.rounds = (manors, castles)
        self.options = options
        self.hand = [list(SET) for _ in self.seats]
        self.reserved: list[list[int]] = [[] for _ in self.seats]
        self.spent: list[list[int]] = [[] for _ in self.seats]
        self.glass: dict[int, int] = {}
        self.stack_seen_by: int | None = None
        self.owner: dict[str, int] = {}
        self.ghosts: dict[str, int] = {}
        self.kept: dict[str, int] = {}
        self.starter = 0

    def story(self) -> Story:
        """Two rounds (§9.1), in the second one with the unspent and the reserved cards (§9.2)."""
        yield from self.lead()
        for cards in self.rounds:
            self.names = sorted(cards)
            yield from self.lay_out()
            if cards is self.rounds[0]:
                yield from self.reserve()
            yield from self.choose()
            yield from self.declare()
            yield from self.inform()
            yield from self.sell()
            yield from self.decide()
            self.score(cards)

    def lead(self) -> Story:
        """Somebody leads the first round, by agreement or by lot (§2.1)."""
        words = ["first", "second", "third", "fourth", "fifth"]
        if self.options.start == "lot":
            _, drawn = yield {CHANCE: set(words[: len(self.seats)])}
            self.starter = words.index(drawn)
        else:
            self.starter = words.index(self.options.start)

    def clockwise(self) -> list[int]:
        return [(self.starter + step) % len(self.seats) for step in self.seats]

    def lay_out(self) -> Story:
        """One special card beside each property, of those that nobody has kept (§11.1, §11.9)."""
        self.special = dict.fromkeys(self.names, "")
        pool = {card for card in SPECIALS if card not in self.kept}
        if self.options.special_cards == "on":
            for name in self.names:
                _, self.special[name] = yield {CHANCE: pool}
                pool = pool - {self.special[name]}

    def reserve(self) -> Story:
        """Everybody lays four cards aside, all at the same time (§2.2)."""
        while any(len(cards) < 4 for cards in self.reserved):
            seat, move = yield {
                seat: {f"r{card}" for card in self.hand[seat]} for seat in self.seats if len(self.reserved[seat]) < 4
            }
            self.hand[seat].remove(int(move[1:]))
            self.reserved[seat].append(int(move[1:]))

    def choose(self) -> Story:
        """True or false, all at the same time (§3.1)."""
        self.truthful: dict[int, bool] = {}
        while len(self.truthful) < len(self.seats):
            seat, move = yield {seat: {"true", "false"} for seat in self.seats if seat not in self.truthful}
            self.truthful[seat] = move == "true"

    def declare(self) -> Story:
        """One token a turn until all lie there (§4.1–§4.4); two special cards want one face (§11.2, §11.3)."""
        self.tokens: dict[str, list[tuple[int, str]]] = {name: [] for name in self.names}
        left = [["g", "g", "p", "p", *["d"] * DOUBLES[len(self.seats)]] for _ in self.seats]
        while any(left):
            for seat in self.clockwise():
                faces = {f"{token}{{}}" for token in left[seat] if token != "d"}
                faces |= {"g{}d", "p{}d"} if "d" in left[seat] else set()
                _, move = yield {
                    seat: {
                        face.format(number)
                        for number, name in enumerate(self.names, start=1)
                        for face in faces
                        if {"dark": "p", "legend": "g"}.get(self.special[name], face[0]) == face[0]
                    }
                }
                left[seat].remove("d" if move.endswith("d") else move[0])
                self.tokens[self.names[int(move[1]) - 1]].append((seat, move))

    def auction(self, places: Iterable[str], may_pass: Callable[[int], bool]) -> Generator[Asked, Done, dict[str, Row]]:
        """One or two cards a turn, or a pass for good (§5.1–§5.6)."""
        rows: dict[str, Row] = {place: [] for place in places}
        self.rows = rows
        passed: set[int] = set()
        while True:
            for seat in self.clockwise():
                if all(other in passed or not self.hand[other] for other in self.seats):
                    return rows
                if seat in passed or not self.hand[seat]:
                    continue
                is_last = not any(self.hand[other] for other in self.seats if other != seat)
                laid = 0
                while self.hand[seat] and laid < (1 if is_last else 2):
                    must_light = not may_pass(seat) and (is_last or len(self.hand[seat]) == 1)
                    choices = {f"{card}>{p}" for card in self.hand[seat] for p in (["t"] if must_light else rows)}
                    if laid:
                        choices.add("done")
                    elif may_pass(seat):
                        choices.add("pass")
                    _, move = yield {seat: choices}
                    if move == "pass":
                        passed.add(seat)
                    if move in ("pass", "done"):
                        break
                    card, _, place = move.partition(">")
                    self.hand[seat].remove(int(card))
                    rows[place].append((seat, int(card)))
                    laid += 1
                if is_last:
                    return rows

    def ranking(self, row: Row) -> list[int]:
        """The sum, then the highest card, then who laid that one first (§5.7)."""

        def strength(seat: int) -> tuple[int, int, int]:
            cards = [card for whose, card in row if whose == seat]
            return -sum(cards), -max(cards), row.index((seat, max(cards)))

        return sorted({seat for seat, _ in row}, key=strength)

    def settle(self, row: Row, payers: list[int]) -> None:
        for seat, card in row:
            (self.spent if seat in payers else self.hand)[seat].append(card)

    def inform(self) -> Story:
        """Mrs. Truelight, and the stack except with three players (§6)."""

        def is_lit(seat: int) -> bool:
            return any(whose == seat for whose, _ in self.rows["t"])

        rows = yield from self.auction("t" if len(self.seats) == 3 else "t?", is_lit)
        ranking = self.ranking(rows["t"])
        self.glass = {ranking[rank + 1]: seat for rank, seat in enumerate(ranking[:-1])}
        self.settle(rows["t"], ranking[:-1])
        best = self.ranking(rows.get("?", []))[:1]
        self.stack_seen_by = best[0] if best else None
        self.settle(rows.get("?", []), best)

    def sell(self) -> Story:
        """Every property to its best bid (§7.3); the family portraits go with theirs (§11.8)."""
        rows = yield from self.auction("123456", lambda _: True)
        for name, row in zip(self.names, rows.values(), strict=True):
            best = self.ranking(row)[:1]
            self.settle(row, best)
            if best:
                self.owner[name] = best[0]
                if self.special[name] == "portraits":
                    self.kept["portraits"] = best[0]

    def decide(self) -> Story:
        """Mirror, crypt and crystal ball, if somebody bought them (§11.5–§11.7, §11.10)."""
        self.more = dict.fromkeys(self.names, 0)
        self.guess: dict[str, int] = {}
        for name in self.names:
            if name not in self.owner:
                continue
            ghosts = {f"x{'abcde'[seat]}{move[2:]}" for seat, move in self.tokens[name] if move[0] == "g"}
            match self.special[name]:
                case "mirror" if self.options.mirror == "token":
                    choices = ghosts
                case "mirror" | "crypt":
                    choices = {"use"}
                case "crystal":
                    choices = {f"={count}" for count in range(len(self.tokens[name]) + 1)}
                case _:
                    choices = set()
            if not choices:
                continue
            _, move = yield {self.owner[name]: choices | {"no"}}
            if move == "use":
                self.more[name] = 1 if self.special[name] == "crypt" else -1
            elif move[0] == "=":
                self.guess[name] = int(move[1:])
            elif move != "no":
                number = self.names.index(name) + 1
                self.tokens[name].remove(("abcde".index(move[1]), f"g{number}{move[2:]}"))

    def score(self, cards: Cards) -> None:
        """Real ghosts (§8.1), the crystal ball (§11.7), and what the second round begins with (§9.1–§9.3)."""
        for name in self.names:
            real = sum(self.truthful[seat] == (move[0] == "g") for seat, move in self.tokens[name])
            self.ghosts[name] = max(0, real + self.more[name])
            if self.guess.get(name) == self.ghosts[name]:
                self.kept["crystal"] = self.owner[name]
        if cards is self.rounds[0]:
            self.glass = {}
            self.stack_seen_by = None
            self.starter = next((self.owner[name] for name in self.names if name in self.owner), self.starter)
            for seat in self.seats:
                self.hand[seat] += self.reserved[seat]
                self.reserved[seat] = []

    def worths(self, seat: int) -> list[int]:
        """What each property of a player is worth (§8.2)."""
        rows = self.rounds[0] | self.rounds[1]
        own = [name for name, owner in self.owner.items() if owner == seat and name in self.ghosts]
        return [rows[name][min(self.ghosts[name], 5)] for name in own]

    def points(self, seat: int) -> int:
        worths = self.worths(seat)
        points = sum(worths)
        if self.kept.get("crystal") == seat:
            points += 2
        if self.kept.get("portraits") == seat:
            points += worths.count(0)
        return points

    def winners(self) -> list[int]:
        """Points, then fewer castles, then the sum in hand (§10)."""
        counted = self.rounds[1] if self.options.tiebreak_counts == "castles" else self.rounds[0] | self.rounds[1]

        def standing(seat: int) -> tuple[int, int, int]:
            bought = sum(owner == seat for name, owner in self.owner.items() if name in counted)
            return self.points(seat), -bought, sum(self.hand[seat])

        return [seat for seat in self.seats if standing(seat) == max(map(standing, self.seats))]
