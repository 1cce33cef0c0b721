"""A castle for scenario tests: positions as pictures, moves as notation."""

from librt.random import Random

from geisterstunde.core.words import Event, Refusal, Refused, Result
from geisterstunde.games.eighteen_ghosts.game import GAME
from geisterstunde.games.eighteen_ghosts.notation import read_position, write_position
from geisterstunde.games.eighteen_ghosts.words import Options, View

START = """
    B R N b r
    Y . y . Y
    R B r b E
    B . y . R
    Y r S b y   A - -
"""
"""All ghosts are placed, and A has the first turn."""


class Castle:
    """One game from a position on; `does` makes a move, `refuses` says why one is not possible."""

    def __init__(self, picture: str | None = None, options: Options | None = None) -> None:
        chosen = options or Options()
        if picture is None:
            self.state = GAME.start(2, chosen)
        else:
            self.state = GAME.imagine(read_position(picture, chosen), Random(1))
        self.heard: list[Event] = []

    def does(self, *moves: str) -> "Castle":
        """Carry out moves by whoever acts; what happened in the last one is in `heard`."""
        for move in moves:
            seat = self.state.actor()
            number = GAME.catalogue.number(GAME.read(move))
            assert number in self.state.legal(seat), f"{move} is not legal in {self.position}"
            self.heard = []
            self.state.heard = self.heard
            self.state.apply(seat, number)
            self.state.heard = None
        return self

    @property
    def view(self) -> View:
        return GAME.view(self.state, None)

    @property
    def position(self) -> str:
        return write_position(self.view)

    @property
    def choices(self) -> set[str]:
        """All moves of whoever acts."""
        return {GAME.write(action) for action in GAME.legal_actions(self.state, self.state.actor())}

    @property
    def acting(self) -> str:
        """A, B or nobody."""
        return "AB"[self.state.actor()] if self.state.actor() >= 0 else "nobody"

    @property
    def result(self) -> Result | None:
        return GAME.result(self.state)

    @property
    def winner(self) -> str | None:
        """A, B, draw, or None while the game goes on."""
        if self.result is None:
            return None
        return "draw" if len(self.result.winners) == 2 else "AB"[self.result.winners[0]]

    def refuses(self, move: str) -> str:
        """The key of the reason why a move is not possible now."""
        try:
            action = GAME.read(move)
        except Refused as refused:
            return refused.refusal.key
        assert GAME.catalogue.number(action) not in self.state.legal(self.state.actor())
        refusal: Refusal = GAME.why_not(self.state, self.state.actor(), action)
        return refusal.key

    def tags(self) -> list[str]:
        """The kinds of events in the last move."""
        return [type(event).__name__ for event in self.heard]
