"""Wisps as the rest of the house sees it: a page of delegation."""

from typing import Any, cast

from librt.random import Random

from geisterstunde.core import words as core
from geisterstunde.core.contract import State
from geisterstunde.core.game import Game
from wisps import notation, prompts, refusals, sight, words
from wisps.box import FEWEST_PLAYERS, MOST_PLAYERS
from wisps.rules import Rules


class Wisps(Game):
    """Lights on the moor that lure a wanderer."""

    name = "wisps"
    rules_version = 1
    fewest_players = FEWEST_PLAYERS
    most_players = MOST_PLAYERS
    catalogue = words.CATALOGUE
    options_type = words.Options
    view_type = words.View
    action_type = words.Action
    event_type = words.Event

    def start(self, players: int, options: core.Options) -> Rules:
        return Rules(players, cast(words.Options, options).hand)

    def view(self, state: State, viewer: core.Viewer) -> words.View:
        return sight.view(cast(Rules, state), viewer)

    def seen(self, event: core.Event, viewer: core.Viewer) -> core.Event | None:
        return sight.seen(cast(words.Event, event), viewer)

    def imagine(self, view: core.View, rng: Random) -> Rules:
        shown = cast(words.View, view)
        truth = self.start(len(shown.wanderers), shown.options)
        sight.recall(truth, shown, rng)
        return truth

    def why_not(self, state: State, seat: core.Seat, action: core.Action) -> core.Refusal:
        return refusals.why_not(cast(Rules, state), seat, cast(Any, action))

    def prompt(self, view: core.View) -> core.Prompt:
        return prompts.prompt(cast(words.View, view))

    def longest(self, players: int, options: core.Options) -> int:
        """Everybody lays every light of the hand once, after one deal."""
        return players * cast(words.Options, options).hand + 1

    def write(self, action: core.Action) -> str:
        return notation.write(cast(Any, action))

    def read(self, text: str) -> core.Action:
        return notation.read(text)

    def is_revealing(self, event: core.Event) -> bool:
        """Whoever gets lights has seen them, and a light that shines has been seen by all."""
        return isinstance(event, words.Dealt | words.Lit)


GAME = Wisps()
