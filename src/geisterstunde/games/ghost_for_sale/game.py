"""Ghost for $ale as the rest of the house sees it: a page of delegation."""

from functools import lru_cache
from typing import Any, cast

from librt.random import Random
from msgspec import to_builtins

from geisterstunde.core import words as core
from geisterstunde.core.contract import State
from geisterstunde.core.game import Game
from geisterstunde.core.start import why_not_begin
from geisterstunde.games.ghost_for_sale import conclusions, notation, notebook, prompts, refusals, scores, sight, words
from geisterstunde.games.ghost_for_sale.box import CARDS, MOST_TOKENS, RESERVED, VALUES
from geisterstunde.games.ghost_for_sale.imagine import recall
from geisterstunde.games.ghost_for_sale.rules import Rules, table_for
from geisterstunde.games.ghost_for_sale.state import Printed

REVEALING = (
    words.Reserved,
    words.Chosen,
    words.BidLaid,
    words.BidRevealed,
    words.Looked,
    words.StackSeen,
    words.QuestionRevealed,
)
"""A card that is laid shows its back at least, and a secret choice that it is made."""


@lru_cache(maxsize=64)
def printed_for(options: words.Options) -> Printed:
    """The printed cards; they never change, so that all games with these options share them."""
    return Printed(options)


class GhostForSale(Game):
    """Haunted houses for sale: secret truth or lie, information, and two auctions."""

    name = "ghost-for-sale"
    rules_version = 1
    fewest_players = 3
    most_players = 5
    catalogue = words.CATALOGUE
    options_type = words.Options
    view_type = words.View
    action_type = words.Action
    event_type = words.Event
    conclusions_type = notebook.Conclusions

    def start(self, players: int, options: core.Options) -> Rules:
        return table_for(players, printed_for(cast(words.Options, options)))

    def view(self, state: State, viewer: core.Viewer) -> words.View:
        return sight.view(cast(Rules, state), viewer)

    def seen(self, event: core.Event, viewer: core.Viewer) -> core.Event | None:
        return sight.seen(event, viewer)  # type: ignore[arg-type]  # a cast is a call with every event

    def imagine(self, view: core.View, rng: Random) -> Rules:
        seen = cast(words.View, view)
        truth = self.start(len(seen.players), seen.options)
        recall(truth, seen, rng)
        return truth

    def conclude(self, view: core.View) -> notebook.Conclusions | None:
        return conclusions.conclude(cast(words.View, view), self.imagine(view, Random(0)))

    def why_not(self, state: State, seat: core.Seat, action: core.Action) -> core.Refusal:
        return refusals.why_not(cast(Rules, state), seat, cast(Any, action))

    def why_not_start(self, players: int, options: core.Options) -> core.Refusal | None:
        """Somebody who leads, backs for ten values, and twelve property cards as they must be (§1.2, §1.4, §2.1)."""
        chosen = cast(words.Options, options)
        nobody_begins = why_not_begin(chosen.start, players)
        if nobody_begins is not None:
            return nobody_begins
        if len(chosen.backs) != VALUES:
            return core.Refusal("wrong-backs", {"count": len(chosen.backs)})
        return None if chosen.scores is None else scores.why_not_scores(chosen.scores)

    def option_from_text(self, name: str, text: str) -> Any:
        """The twelve property cards may come as a file (§1.2)."""
        return to_builtins(scores.read_scores(text)) if name == "scores" else super().option_from_text(name, text)

    def prompt(self, view: core.View) -> core.Prompt:
        return prompts.prompt(cast(words.View, view))

    def longest(self, players: int, options: core.Options) -> int:
        """Reserving; twice a "?" card, all tokens, two auctions with a `done` after every card, and three decisions."""
        one_round = players + MOST_TOKENS + 2 * players * (2 * CARDS + 1) + 3
        return players * RESERVED + 2 * one_round

    def is_revealing(self, event: core.Event) -> bool:
        return isinstance(event, REVEALING)

    def is_surprising(self, event: core.Event, seat: core.Seat) -> bool:
        """What others kept face down is, and so is what somebody gets to look at."""
        match event:
            case words.BidRevealed(owner) | words.QuestionRevealed(owner):
                return owner != seat
            case _:
                return isinstance(event, (words.Looked, words.StackSeen))

    def write(self, action: core.Action) -> str:
        return notation.write(cast(Any, action))

    def read(self, text: str) -> core.Action:
        return notation.read(text)


GAME = GhostForSale()
