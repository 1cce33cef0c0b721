"""The rules of Wisps in the order of texts/rules.en.md, whose § they cite."""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from geisterstunde.core.contract import CHANCE, NOBODY, Roll, permutation_of
from geisterstunde.core.words import Event, GameEnded, Result
from wisps import sight
from wisps.box import WISPS
from wisps.state import Truth
from wisps.words import Dealt, Dimmed, Lit, Lured, NobodyLured


class Rules(Truth):
    """A moor on which one can play."""

    # §2 The beginning

    def due(self) -> Roll:
        """All lights are shuffled (§2.1)."""
        return permutation_of(WISPS) if self.acting == CHANCE else super().due()

    def roll(self, outcome: vec[i64]) -> None:
        """Everybody gets a hand from the shuffled lights (§2.1); the first seat begins (§2.2)."""
        if self.acting != CHANCE:
            super().roll(outcome)
        for place in range(self.players * self.hand):
            self.owner[outcome[place] + 1] = place // self.hand
        for seat in range(self.players):
            self._tell(Dealt(seat, tuple(self.held(seat))))
        self.night = 1
        self.acting = self.starter

    # §3 A night

    def legal(self, seat: i64) -> vec[i64]:
        """Any light of the hand may shine (§3.1) or be laid face down (§3.2)."""
        held = self.held(seat)
        return vec[i64]([*(wisp - 1 for wisp in held), *(WISPS + wisp - 1 for wisp in held)])

    def apply(self, seat: i64, action: i64) -> None:
        wisp = action % WISPS + 1
        self.is_laid[wisp] = True
        self.shines[wisp] = action < WISPS
        self.tonight[seat] = wisp if self.shines[wisp] else 0
        self._tell(Lit(seat, wisp) if self.shines[wisp] else Dimmed(seat, wisp))
        if None in self.tonight:
            self.acting = (seat + 1) % self.players
        else:
            self._end_night()

    def _end_night(self) -> None:
        """The brightest light lures the wanderer, and its seat begins the next night (§3.3); else nobody (§3.4)."""
        brightest = max(laid or 0 for laid in self.tonight)
        if brightest > 0:
            self.starter = self.tonight.index(brightest)
            self.wanderers[self.starter] += 1
            self._tell(Lured(self.starter, self.wanderers[self.starter]))
        else:
            self._tell(NobodyLured())
        self.tonight = [None] * self.players
        if self.night < self.hand:
            self.night += 1
            self.acting = self.starter
        else:
            self._end()

    # §4 The end

    def _end(self) -> None:
        """All lights are laid: the most wanderers win (§4.1)."""
        self.acting = NOBODY
        self._tell(GameEnded(Result(tuple(self.scores()), tuple(self.winners()), self.reason())))

    def _tell(self, event: Event) -> None:
        if self.heard is not None:
            self.heard.append(event)

    def clone(self) -> "Rules":
        twin = Rules(self.players, self.hand)
        self.copy_into(twin)
        return twin

    def redeal(self, seat: i64, rng: Random) -> None:
        sight.redeal(self, seat, rng)
