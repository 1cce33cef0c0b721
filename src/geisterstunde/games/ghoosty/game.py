"""Ghoosty! as the rest of the house sees it: a page of delegation."""

from collections.abc import Sequence
from typing import Any, ClassVar, cast

from librt.random import Random
from msgspec.structs import replace

from geisterstunde.core import words as core
from geisterstunde.core.contract import State
from geisterstunde.core.game import Game
from geisterstunde.core.start import starting_seat, why_not_begin
from geisterstunde.games.ghoosty import conclusions, notation, prompts, refusals, sight, words
from geisterstunde.games.ghoosty.box import ALL_CARDS, HAND, MOST_TIE_ROUNDS
from geisterstunde.games.ghoosty.rules import Rules
from geisterstunde.games.ghoosty.state import LOSER


class Ghoosty(Game):
    """Everybody drives the ghosts out of the own house; nobody wants to be the last."""

    name = "ghoosty"
    rules_version = 2
    older_rules: ClassVar = {1: {"nobody_left": "all-share"}}
    fewest_players = 2
    most_players = 6
    catalogue = words.CATALOGUE
    options_type = words.Options
    view_type = words.View
    action_type = words.Action
    event_type = words.Event
    conclusions_type = words.Conclusions

    def start(self, players: int, options: core.Options) -> Rules:
        chosen = cast(words.Options, options)
        rules = Rules(
            players,
            LOSER if chosen.start == "loser" else starting_seat(chosen.start),
            chosen.length == "match",
            1 if chosen.mimis_per_play == "one" else 4,
            chosen.several_eights == "each",
            chosen.no_progress_limit,
            chosen.nobody_left == "all-share",
        )
        rules.set_up()
        return rules

    def why_not_start(self, players: int, options: core.Options) -> core.Refusal | None:
        """Points and Boos are for three and more (§7.1)."""
        chosen = cast(words.Options, options)
        if chosen.length == "match" and players < 3:
            return core.Refusal("match-needs-three", {"players": players})
        return why_not_begin(chosen.start, players)

    def rematch_options(self, options: core.Options, result: core.Result, seats: Sequence[core.Seat]) -> words.Options:
        """The loser of the last game begins, the first of several in the order of seats (§2.2)."""
        chosen = cast(words.Options, options)
        if chosen.start != "loser":
            return chosen
        scores = [result.scores[seat] for seat in seats]
        return replace(chosen, start=words.STARTS[scores.index(min(scores))])

    def view(self, state: State, viewer: core.Viewer) -> words.View:
        return sight.view(cast(Rules, state), viewer)

    def seen(self, event: core.Event, viewer: core.Viewer) -> core.Event:
        return sight.seen(event, viewer)  # type: ignore[arg-type]  # a cast is a call with every event

    def is_revealing(self, event: core.Event) -> bool:
        """A card came out of a hand, the crypt or a house, or a pass showed a hand (§3.11)."""
        drawn = (words.Refilled, words.LuckTried, words.HouseDrawn)
        return isinstance(event, (words.Played, words.TomPlayed, *drawn, words.Passed))

    def is_surprising(self, event: core.Event, seat: core.Seat) -> bool:
        """A card from the crypt or a house is; the own hand is not."""
        return isinstance(event, (words.Refilled, words.LuckTried, words.HouseDrawn))

    def foreseen(self, event: core.Event, seat: core.Seat) -> core.Event | None:
        """How many cards fill up the hand is certain, and so is all that follows; a card that is played is not."""
        return words.Refilled(event.seat, event.count, None) if isinstance(event, words.Refilled) else None

    def imagine(self, view: core.View, rng: Random) -> Rules:
        seen = cast(words.View, view)
        truth = self.start(len(seen.hands), seen.options)
        sight.recall(truth, seen, rng)
        return truth

    def conclude(self, view: core.View) -> words.Conclusions | None:
        return conclusions.conclude(cast(words.View, view))

    def why_not(self, state: State, seat: core.Seat, action: core.Action) -> core.Refusal:
        return refusals.why_not(cast(Rules, state), seat, cast(Any, action))

    def prompt(self, view: core.View) -> core.Prompt:
        return prompts.prompt(cast(words.View, view))

    def longest(self, players: int, options: core.Options) -> int:
        """Counted from the no-progress rule (§6.4), rolls included.

        Progress in a round: every card that is not dealt to a hand leaves crypt or house once; every exile takes at
        least one of the four Klappers or four other cards along, so there are at most 4 + 14; all but one can leave.
        Between two of them, and after the last, lie fewer actions than the limit. A match has at most one round more
        than players until somebody has two Boos (§7.3), and then the tie rounds (§7.7).
        """
        chosen = cast(words.Options, options)
        progress = ALL_CARDS - players * HAND + 4 + 14 + players - 1
        rounds = players + 1 + MOST_TIE_ROUNDS if chosen.length == "match" else 1
        return 1 + rounds * (1 + (progress + 1) * chosen.no_progress_limit)

    def write(self, action: core.Action) -> str:
        return notation.write(cast(Any, action))

    def read(self, text: str) -> core.Action:
        return notation.read(text)


GAME = Ghoosty()
