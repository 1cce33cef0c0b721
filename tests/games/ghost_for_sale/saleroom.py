"""A saleroom for scenario tests: players are A, B, C …, moves are notation, everybody plays along in turn."""

from librt.vecs import vec
from mypy_extensions import i64

from geisterstunde.core.words import Event, Refusal, Refused, Result
from geisterstunde.games.ghost_for_sale.box import SPECIALS
from geisterstunde.games.ghost_for_sale.game import GAME
from geisterstunde.games.ghost_for_sale.words import BidCard, Lot, Options, Player, View

USUAL_RESERVE = "6 7 9 10"
"""What everybody lays aside unless a test says otherwise; 1 2 3 3 4 5 8 8 are left."""
USUAL_BIDS = {"A": "5>t", "B": "4>t", "C": "3>t", "D": "2>t", "E": "1>t"}
"""For information unless a test says otherwise: A is first, the last one takes the card back."""


class Saleroom:
    """One game; `does` makes moves, `refuses` says why one is not possible."""

    def __init__(self, players: int = 4, options: Options | None = None, specials: str = "") -> None:
        self.options = options or Options(special_cards="on" if specials else "off")
        self.state = GAME.start(players, self.options)
        self.players = "ABCDE"[:players]
        self.heard: list[Event] = []
        if specials:
            self.lays_out(specials)

    # Moves

    def draws_lot(self, player: str) -> "Saleroom":
        """The lot falls on this player."""
        self._listen()
        self.state.roll(vec[i64]([self.players.index(player)]))
        self.state.heard = None
        return self

    def lays_out(self, specials: str) -> "Saleroom":
        """Lay these six special cards beside the properties."""
        pool = list(self.state.pool())
        wanted = [SPECIALS.index(word) for word in specials.split()]
        order = [pool.index(special) for special in wanted]
        order += [place for place in range(len(pool)) if place not in order]
        self._listen()
        self.state.roll(vec[i64](order))
        self.state.heard = None
        return self

    def does(self, *moves: str) -> "Saleroom":
        """Carry out moves by whoever acts, or `B:r7` by B."""
        for move in moves:
            player, _, text = move.rpartition(":")
            seat = self.players.index(player) if player else self.state.actor()
            number = GAME.catalogue.number(GAME.read(text))
            assert seat in self.state.to_act(), f"{move}: not the turn of {player}"
            assert number in self.state.legal(seat), f"{move} is not legal: {self.choices(player)}"
            self._listen()
            self.state.apply(seat, number)
            self.state.heard = None
        return self

    def _listen(self) -> None:
        self.heard = []
        self.state.heard = self.heard

    def reserves(self, **cards: str) -> "Saleroom":
        """Everybody lays four cards aside."""
        for player in self.players:
            self.does(*(f"{player}:r{card}" for card in cards.get(player, USUAL_RESERVE).split()))
        return self

    def chooses(self, questions: str) -> "Saleroom":
        """Everybody keeps T or F."""
        return self.does(
            *(f"{p}:{'true' if q == 'T' else 'false'}" for p, q in zip(self.players, questions, strict=True))
        )

    def declares(self, **tokens: str) -> "Saleroom":
        """Everybody lays these tokens first and the others beside property 6, or the last that takes them."""
        left = {player: tokens.get(player, "").split() for player in self.players}
        while self.phase == "declaring":
            player = self.acting
            if left[player]:
                self.does(left[player].pop(0))
            else:
                self.does(max(sorted(self.choices()), key=lambda move: move[1]))
        return self

    def bids(self, **moves: str) -> "Saleroom":
        """One whole auction: everybody makes these moves in turn and then passes."""
        phase = self.phase
        left = {player: moves.get(player, "").split() for player in self.players}
        while self.phase == phase:
            player = self.acting
            if left[player]:
                self.does(left[player].pop(0))
            else:
                self.does("done" if self.view().is_second_card else "pass")
        assert not any(left.values()), f"moves left: {left}"
        return self

    def empties(self, players: str) -> "Saleroom":
        """These players lay two cards a turn until their hands are empty; the others stay in with one card a turn."""
        phase = self.phase
        while self.phase == phase and any(self.player(player).hand_count for player in players):
            player = self.acting
            if self.view().is_second_card and player not in players:
                self.does("done")
                continue
            place = "t" if phase == "informing" else "1" if player in players else "2"
            self.does(f"{self.hand(player)[0]}>{place}")
        return self

    def informs(self, **moves: str) -> "Saleroom":
        """The auction for information; whoever says nothing bids as usual."""
        usual = {player: USUAL_BIDS[player] for player in self.players}
        return self.bids(**(usual | moves))

    # Whole phases as usual

    def at_declarations(self, questions: str = "TTTTT", **cards: str) -> "Saleroom":
        return self.reserves(**cards).chooses(questions[: len(self.players)])

    def at_information(self, questions: str = "TTTTT", **cards: str) -> "Saleroom":
        return self.at_declarations(questions, **cards).declares()

    def at_sale(self, questions: str = "TTTTT", **tokens: str) -> "Saleroom":
        return self.at_declarations(questions).declares(**tokens).informs()

    def plays_second_round(self, questions: str = "TTTTT", tokens: str = "", **moves: str) -> "Saleroom":
        """Everybody bids a card for information; then the given bids."""
        self.chooses(questions[: len(self.players)])
        self.declares(**dict.fromkeys(self.players, tokens))
        # The lowest card each: a fixed, dull auction.
        self.bids(**{player: f"{min(self.hand(player))}>t" for player in self.players})
        return self.bids(**moves)

    # Questions

    def view(self, player: str | None = None) -> View:
        return GAME.view(self.state, None if player is None else self.players.index(player))

    def player(self, player: str, seen_by: str | None = None) -> Player:
        return self.view(seen_by).players[self.players.index(player)]

    def hand(self, player: str) -> list[int]:
        cards = self.player(player, player).hand
        assert cards is not None
        return list(cards)

    def spent(self, player: str) -> list[int]:
        return list(self.player(player).spent)

    def lot(self, number: int, seen_by: str | None = None) -> Lot:
        return self.view(seen_by).lots[number - 1]

    @property
    def phase(self) -> str:
        return self.view().phase

    @property
    def acting(self) -> str:
        return self.names(list(self.state.to_act()))

    def names(self, seats: list[int]) -> str:
        return "".join(self.players[seat] for seat in seats)

    def choices(self, player: str = "") -> set[str]:
        """All moves of a player, or of whoever acts."""
        seat = self.players.index(player) if player else self.state.actor()
        return {GAME.write(action) for action in GAME.legal_actions(self.state, seat)}

    def refuses(self, move: str) -> str:
        """The key of the reason why a move is not possible now."""
        return self.refusal(move).key

    def refusal(self, move: str) -> Refusal:
        """Why a move is not possible now."""
        try:
            action = GAME.read(move)
        except Refused as refused:
            return refused.refusal
        seat = self.state.actor()
        assert GAME.catalogue.number(action) not in self.state.legal(seat), f"{move} is legal"
        return GAME.why_not(self.state, seat, action)

    def outcome(self, name: str) -> tuple[str | None, int, int]:
        """Owner, real ghosts and points of a finished property."""
        found = next(outcome for outcome in self.view().outcomes if outcome.name == name)
        return (None if found.owner is None else self.players[found.owner]), found.ghosts, found.points

    def told(self, kind: type[Event], viewer: str | None = None) -> list[Event]:
        """What a viewer heard of one kind of event in the last move."""
        seat = None if viewer is None else self.players.index(viewer)
        heard = [GAME.seen(event, seat) for event in self.heard]
        return [event for event in heard if isinstance(event, kind)]

    def sees(self, viewer: str | None, bids: tuple[BidCard, ...]) -> str:
        """Bids as text: owner, and the value or the back."""
        return " ".join(f"{self.players[bid.seat]}{bid.card or bid.back}" for bid in bids)

    @property
    def result(self) -> Result:
        result = GAME.result(self.state)
        assert result is not None
        return result

    @property
    def winners(self) -> str:
        return self.names(list(self.result.winners))
