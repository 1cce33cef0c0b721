"""Ghosts as the rest of the house sees it: a page of delegation."""

from typing import Any, ClassVar, cast

from librt.random import Random

from geisterstunde.core import words as core
from geisterstunde.core.contract import State
from geisterstunde.core.game import Game
from geisterstunde.core.start import starting_seat, why_not_begin
from geisterstunde.games.ghosts import conclusions, notation, prompts, refusals, sight, words
from geisterstunde.games.ghosts.box import CARDS
from geisterstunde.games.ghosts.rules import Rules


class Ghosts(Game):
    """Who keeps a cool head in the haunted castle."""

    name = "ghosts"
    rules_version = 2
    older_rules: ClassVar = {1: {"redraw": "ask"}}
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
        table = Rules(
            players,
            starting_seat(chosen.start),
            chosen.rounds,
            chosen.next_starter == "ended",
            chosen.redraw == "ask",
            chosen.give_back == "choose",
        )
        table.set_up()
        return table

    def why_not_start(self, players: int, options: core.Options) -> core.Refusal | None:
        return why_not_begin(cast(words.Options, options).start, players)

    # Asked for every audience after every move, so without a call and a cast in between.
    view = staticmethod(sight.view)  # type: ignore[assignment]
    seen: ClassVar[Any] = staticmethod(sight.seen)
    prompt = staticmethod(prompts.prompt)  # type: ignore[assignment]

    def imagine(self, view: core.View, rng: Random) -> Rules:
        shown = cast(words.View, view)
        truth = self.start(len(shown.points), shown.options)
        sight.recall(truth, shown, rng)
        return truth

    def why_not(self, state: State, seat: core.Seat, action: core.Action) -> core.Refusal:
        return refusals.why_not(cast(Rules, state), seat, cast(Any, action))

    def longest(self, players: int, options: core.Options) -> int:
        """Each card of a round is laid once, after one pile at most; each seat answers and gives back once.

        Redraws (§2.2) could go on for ever, but five of six fog cards come once in a million hands: 100 for them all.
        """
        return cast(words.Options, options).rounds * (2 * CARDS + 2 * players + 1) + 100

    def write(self, action: core.Action) -> str:
        return notation.write(cast(Any, action))

    def read(self, text: str) -> core.Action:
        return notation.read(text)

    def conclude(self, view: core.View) -> words.Conclusions | None:
        return conclusions.conclude(cast(words.View, view))

    def is_revealing(self, event: core.Event) -> bool:
        """Whoever gets cards has seen them, and a card that was laid has been seen by all."""
        return isinstance(event, (words.Dealt, words.Drew, words.Played, words.Redrawn))

    def is_surprising(self, event: core.Event, seat: core.Seat) -> bool:
        """Only cards that come from the draw pile are."""
        return isinstance(event, (words.Dealt, words.Drew))


GAME = Ghosts()
