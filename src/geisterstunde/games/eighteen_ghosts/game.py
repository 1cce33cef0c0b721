"""18 Ghosts as the rest of the house sees it: a page of delegation."""

from typing import Any, Final, cast

from librt.random import Random

from geisterstunde.core import words as core
from geisterstunde.core.contract import State
from geisterstunde.core.game import Game
from geisterstunde.core.start import starting_seat
from geisterstunde.games.eighteen_ghosts import notation, prompts, refusals, sight, words
from geisterstunde.games.eighteen_ghosts.rules import Rules

LONGEST_EVER: Final = 1500


class EighteenGhosts(Game):
    """Two families of ghosts want out of the castle."""

    name = "18-ghosts"
    rules_version = 1
    is_open = True
    fewest_players = 2
    most_players = 2
    catalogue = words.CATALOGUE
    options_type = words.Options
    view_type = words.View
    action_type = words.Action
    event_type = words.Event

    def start(self, players: int, options: core.Options) -> Rules:
        chosen = cast(words.Options, options)
        truth = Rules(starting_seat(chosen.start), chosen.goal == "three", chosen.turn_limit)
        truth.lay_out()
        return truth

    def view(self, state: State, viewer: core.Viewer) -> words.View:
        return sight.view(cast(Rules, state), viewer)

    def seen(self, event: core.Event, viewer: core.Viewer) -> core.Event:
        return sight.seen(event)  # type: ignore[arg-type]  # a cast is a call with every event

    def imagine(self, view: core.View, rng: Random) -> Rules:
        seen = cast(words.View, view)
        truth = self.start(2, seen.options)
        sight.recall(truth, seen)
        return truth

    def why_not(self, state: State, seat: core.Seat, action: core.Action) -> core.Refusal:
        return refusals.why_not(cast(Rules, state), seat, cast(Any, action))

    def why_never(self, action: core.Action) -> core.Refusal:
        return notation.impossible(action) if notation.has_rooms(action) else super().why_never(action)

    def prompt(self, view: core.View) -> core.Prompt:
        return prompts.prompt(cast(words.View, view))

    def longest(self, players: int, options: core.Options) -> int:
        """Repetition ends every game (§5.4), but gives no bound; of 200 000 random games none had 1 000 actions."""
        limit = cast(words.Options, options).turn_limit
        return min(1 + 18 + 2 * limit, LONGEST_EVER) if limit else LONGEST_EVER

    def write(self, action: core.Action) -> str:
        return notation.write(cast(Any, action))

    def read(self, text: str) -> core.Action:
        return notation.read(text)


GAME = EighteenGhosts()
