"""The truth about one game of Wisps, and small questions about it."""

from librt.vecs import append, vec
from mypy_extensions import i64

from geisterstunde.core.contract import CHANCE, NOBODY, State
from wisps.box import WISPS


class Truth(State):
    """Where each light is: `owner` and `is_laid` and `shines` say it for each of the 40 (place 0 is not used)."""

    def __init__(self, players: int, hand: int) -> None:
        super().__init__()
        self.players = players
        self.hand = hand
        self.night = 0
        # The first seat begins the first night (§2.2).
        self.starter = 0
        self.acting = CHANCE
        self.owner = [NOBODY] * (WISPS + 1)
        self.is_laid = [False] * (WISPS + 1)
        self.shines = [False] * (WISPS + 1)
        # What each seat has laid tonight: its light, 0 for one face down, None for nothing yet.
        self.tonight: list[int | None] = [None] * players
        self.wanderers = [0] * players

    def copy_into(self, other: "Truth") -> None:
        """Make another truth equal to this one."""
        other.night = self.night
        other.starter = self.starter
        other.acting = self.acting
        other.owner = self.owner[:]
        other.is_laid = self.is_laid[:]
        other.shines = self.shines[:]
        other.tonight = self.tonight[:]
        other.wanderers = self.wanderers[:]

    def actor(self) -> i64:
        return self.acting

    def held(self, seat: int) -> list[int]:
        """The lights in the hand of a seat, the faintest first."""
        return [wisp for wisp in range(1, WISPS + 1) if self.owner[wisp] == seat and not self.is_laid[wisp]]

    def face_down(self, seat: int) -> list[int]:
        """The lights that a seat has dimmed."""
        return [wisp for wisp in range(1, WISPS + 1) if self.owner[wisp] == seat and self.is_dimmed(wisp)]

    def is_dimmed(self, wisp: int) -> bool:
        """Whether a light was laid face down."""
        return self.is_laid[wisp] and not self.shines[wisp]

    def scores(self) -> vec[float]:
        """The wanderers (§4.1)."""
        scores = vec[float]()
        if self.acting == NOBODY:
            for count in self.wanderers:
                scores = append(scores, float(count))
        return scores

    def reason(self) -> str:
        return "most-wanderers"
