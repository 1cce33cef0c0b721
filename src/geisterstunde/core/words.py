"""The words every game shares: bases for actions, events, views and options, and what is said of them.

Never compiled: mypyc erases the annotations that msgspec reads (docs/decisions.md).
"""

from collections.abc import Callable, Mapping
from typing import ClassVar, Final

import msgspec

Seat = int
"""0, 1, 2 … clockwise from the first player."""

Viewer = Seat | None
"""Who looks: a seat, or None for a spectator."""


class Action(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, gc=False):
    """Something a seat may choose to do; an imperative."""


class Event(msgspec.Struct, frozen=True, tag_field="event", forbid_unknown_fields=True, gc=False):
    """Something that has happened; atomic and past tense."""


FINE_POINT: Final = msgspec.Meta(extra_json_schema={"fine": True})
"""Marks an option that only settles what a rulebook leaves open: doors show it apart from what families decide."""


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, gc=False):
    """What the players agree on before the first deal; every field has a default."""


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """How a finished game ended: one score per seat (more is better), the winners, the reason as a text key."""

    scores: tuple[float, ...]
    winners: tuple[Seat, ...]
    reason: str


class GameEnded(Event, tag="game-ended", frozen=True):
    """The game is over."""

    result: Result


class View(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, gc=False):
    """All that one viewer may know, built field by field."""

    viewer: Viewer
    to_act: tuple[int, ...]
    result: Result | None


class Conclusions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, gc=False):
    """What the viewer of a view may conclude from it: what is certain and what is still possible, never more."""


class Foretold(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """What a seat is certain to hear and see if it does something, up to the first roll or surprise."""

    events: tuple[Event, ...]
    view: View | None
    """What it will then see; None where a roll, or something that it cannot know, decides how it goes on."""


class Sentence(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Something to be said to a person: a key of the text catalogues and its arguments."""

    key: str
    args: Mapping[str, str | int] = {}


class Prompt(Sentence, frozen=True):
    """What is happening now: the text `prompt-…`. A seat in the arguments is its number."""


class Refusal(Sentence, frozen=True):
    """Why an action is not possible: the text `refusal-…`."""


class Refused(Exception):
    """Something was asked for that is not possible; nothing has changed. As text: a sentence and the key."""

    in_words: ClassVar[Callable[[Refusal, str | None], str]]
    """Says a refusal, which may be one of a game, to whoever calls from Python; `geisterstunde` puts its texts here."""

    def __init__(self, refusal: Refusal, game: str | None = None) -> None:
        super().__init__(refusal, game)
        self.refusal = refusal
        self.game = game

    def __str__(self) -> str:
        return f"{Refused.in_words(self.refusal, self.game)} [{self.refusal.key}]"
