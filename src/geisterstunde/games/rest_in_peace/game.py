"""Rest in Peace as the rest of the house sees it: a page of delegation."""

from functools import lru_cache
from typing import Any, cast

from librt.random import Random

from geisterstunde.core import words as core
from geisterstunde.core.contract import State
from geisterstunde.core.game import Game
from geisterstunde.games.rest_in_peace import actions, conclusions, events, notation, prompts, refusals, sight, words
from geisterstunde.games.rest_in_peace.box import PSYCHICS, ROUNDS
from geisterstunde.games.rest_in_peace.imagine import recall
from geisterstunde.games.rest_in_peace.rules import Rules
from geisterstunde.games.rest_in_peace.state import Agreement


@lru_cache(maxsize=64)
def agreement_on(options: words.Options) -> Agreement:
    """The same agreement for all games with the same options."""
    return Agreement(options)


REVEALING = (
    events.Drew,
    events.GhostPlayed,
    events.BlindPlayed,
    events.Fetched,
    events.Discarded,
    events.HandShown,
    events.TopTurnedUp,
    events.PsychicTurnedUp,
    events.EndRevealed,
)
"""A ghost came out of a hand or a pile, or a psychic was turned up, and somebody saw it."""

SURPRISING = (events.Drew, events.TopTurnedUp, events.PsychicTurnedUp)


class RestInPeace(Game):
    """Two families of ghosts fight for ten residences."""

    name = "rest-in-peace"
    rules_version = 1
    fewest_players = 2
    most_players = 2
    catalogue = actions.CATALOGUE
    options_type = words.Options
    view_type = words.View
    action_type = actions.Action
    event_type = events.Event
    conclusions_type = words.Conclusions

    def start(self, players: int, options: core.Options) -> Rules:
        state = Rules(agreement_on(cast(words.Options, options)))
        state.lay_out()
        return state

    def why_not_start(self, players: int, options: core.Options) -> core.Refusal | None:
        """The introductory game has its own nine psychics (§8.1); others are nine or more different ones (§2.1)."""
        chosen = cast(words.Options, options)
        psychics = chosen.psychics
        if not psychics:
            return None
        if chosen.game == "introductory":
            return core.Refusal("psychics-in-introduction")
        unknown = [number for number in psychics if not 1 <= number <= PSYCHICS]
        if unknown:
            return core.Refusal("psychic-unknown", {"psychic": unknown[0], "most": PSYCHICS})
        repeated = [number for number in psychics if psychics.count(number) > 1]
        if repeated:
            return core.Refusal("psychic-repeated", {"psychic": repeated[0]})
        if len(psychics) < ROUNDS:
            return core.Refusal("too-few-psychics", {"count": len(psychics), "fewest": ROUNDS})
        return None

    def view(self, state: State, viewer: core.Viewer) -> words.View:
        return sight.view(cast(Rules, state), viewer)

    def seen(self, event: core.Event, viewer: core.Viewer) -> core.Event:
        return sight.seen(event, viewer)  # type: ignore[arg-type]  # a cast is a call with every event

    def is_revealing(self, event: core.Event) -> bool:
        return isinstance(event, REVEALING)

    def is_surprising(self, event: core.Event, seat: core.Seat) -> bool:
        """A ghost from a pile is, and so is what the other family kept face down."""
        match event:
            case events.HandShown(owner) | events.EndRevealed(owner):
                return owner != seat
            case _:
                return isinstance(event, SURPRISING)

    def imagine(self, view: core.View, rng: Random) -> Rules:
        seen = cast(words.View, view)
        truth = self.start(2, seen.options)
        recall(truth, seen)
        for seat in (0, 1) if seen.viewer is None else (seen.viewer,):
            truth.redeal(seat, rng)
        return truth

    def conclude(self, view: core.View) -> words.Conclusions | None:
        return conclusions.conclude(cast(words.View, view))

    def why_not(self, state: State, seat: core.Seat, action: core.Action) -> core.Refusal:
        return refusals.why_not(cast(Rules, state), seat, cast(Any, action))

    def prompt(self, view: core.View) -> core.Prompt:
        return prompts.prompt(cast(words.View, view))

    def longest(self, players: int, options: core.Options) -> int:
        """Every turn but the first of a round brings a card, and there are 42 ghosts and nine psychics (§3.4)."""
        return 600

    def write(self, action: core.Action) -> str:
        return notation.write(cast(Any, action))

    def read(self, text: str) -> core.Action:
        return notation.read(text)


GAME = RestInPeace()
