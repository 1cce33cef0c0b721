"""A guided first game: a prepared deal, played by the real rules, with something to look at or to do in every step.

The script is `guide.json` in the folder of its game: data, and no rule. Moves are written as people type them, with the
seat in front (`0 r2`). Seat 0 learns, on the others sit bots whose moves are written down as well. What is said in a
step is in `texts/guide.de.ftl` and `texts/guide.en.ftl` beside it, under the key of the step.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from importlib import resources
from typing import Any, Final

import msgspec

from geisterstunde.core.contract import PERMUTATION, Roll
from geisterstunde.core.game import Game
from geisterstunde.core.journal import opening_of
from geisterstunde.core.words import Action, Event, Prompt, Refusal, Refused, Seat, View
from geisterstunde.games import folder_of, game_called
from geisterstunde.table.checked import checked_options
from geisterstunde.table.play import Play

LEARNER: Final[Seat] = 0
PUBLIC: Final = "guide"
"""The seed that an opening has to promise; no roll follows from it, and nothing here is a secret."""


class Step(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One thing that is shown: unseen moves lead to it, then bots move until the learner has to act or to look."""

    key: str
    shows: tuple[str, ...] = ()
    """What glows, in words of the game's screen."""
    unseen: tuple[str, ...] = ()
    """Moves of everybody that nobody looks at: some time goes by."""
    moves: tuple[str, ...] = ()
    """Moves that are seen; those of the learner are waited for."""
    tries: str = ""
    """A move that is not possible here, for the learner to hear why."""
    holds: dict[str, Any] = {}
    """What the sentence of this step claims about the view, by the path of a field (`hand_sizes.0`)."""


class Script(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A guided game as it is written down."""

    bots: tuple[str, ...]
    """Who sits opposite, by level, from seat 1 on."""
    options: dict[str, Any] = {}
    rolls: tuple[tuple[int, ...], ...] = ()
    """What falls, as a journal has it; of a shuffle only the beginning, the rest lies in the order of the box."""
    steps: tuple[Step, ...]


class GuidedMoment(msgspec.Struct, frozen=True, kw_only=True):
    """A position of the guide, as the learner sees it, and what has led to it."""

    seat: Seat | None
    """Who acted; None where a deal or time that went by has led here."""
    action: Action | None
    events: tuple[Event, ...]
    view: View
    choices: tuple[Action, ...]
    prompt: Prompt


class Span(msgspec.Struct, frozen=True):
    """Where a step begins, where its sentence is said, and where it ends; as places in the row of moments."""

    first: int
    said: int
    last: int


class Guide(msgspec.Struct, frozen=True, kw_only=True):
    """A script that has been played."""

    game: str
    script: Script
    moments: tuple[GuidedMoment, ...]
    spans: tuple[Span, ...]

    def tried(self, step: int) -> Action | None:
        """The impossible move that the learner is to try in a step."""
        text = self.script.steps[step].tries
        return game_called(self.game).read(text) if text else None


class StackedRolls:
    """The rolls of a script: a shuffle that is written down in part goes on in the order of the box."""

    __slots__ = ("_outcomes",)

    def __init__(self, outcomes: Sequence[tuple[int, ...]]) -> None:
        self._outcomes = outcomes

    def outcome(self, number: int, due: Roll) -> list[int]:
        if number >= len(self._outcomes):
            raise Refused(Refusal("roll-not-recorded"))
        begun = list(self._outcomes[number])
        if due.kind != PERMUTATION:
            return begun
        return [*begun, *sorted(set(range(due.n)) - set(begun))]


@cache
def guide_of(name: str) -> Guide:
    """The guided first game of a game, played to its end; Refused if there is none."""
    game = game_called(name)
    script = script_of(game)
    if script is None:
        raise Refused(Refusal("no-guide", {"game": game.name}))
    return played(game, script)


@cache
def has_guide(name: str) -> bool:
    """Whether somebody has written a guide for this game."""
    return script_of(game_called(name)) is not None


def script_of(game: Game) -> Script | None:
    """The script in the folder of the game, or None."""
    file = resources.files(folder_of(game.name)) / "guide.json"
    return msgspec.json.decode(file.read_bytes(), type=Script) if file.is_file() else None


def played(game: Game, script: Script) -> Guide:
    """The script, played by the real rules; Refused where it asks for something that they do not allow."""
    options = checked_options(game, script.options)
    opening = opening_of(game, ("", *script.bots), options, PUBLIC)
    play = Play(game, opening, StackedRolls(script.rolls))
    play.deal()
    moments = [_moment(play)]
    spans: list[Span] = []
    for step in script.steps:
        if step.unseen:
            for _ in _played(play, step.unseen):
                pass
            moments.append(_moment(play))
        first = len(moments) - 1
        moments += _played(play, step.moves)
        spans.append(Span(first, first + _before_the_learner(step.moves), len(moments) - 1))
    return Guide(game=game.name, script=script, moments=tuple(moments), spans=tuple(spans))


def _played(play: Play, moves: Sequence[str]) -> Iterator[GuidedMoment]:
    for move in moves:
        seat, action = read_move(play.game, move)
        play.act(seat, action)
        yield _moment(play, seat, action)


def _moment(play: Play, seat: Seat | None = None, action: Action | None = None) -> GuidedMoment:
    view = play.view(LEARNER)
    return GuidedMoment(
        seat=seat,
        action=action,
        events=tuple(play.news(LEARNER)) if seat is not None else (),
        view=view,
        choices=tuple(play.choices(LEARNER)),
        prompt=play.prompt(view),
    )


def read_move(game: Game, move: str) -> tuple[Seat, Action]:
    """Whose move it is, and which."""
    seat, _, text = move.partition(" ")
    return int(seat), game.read(text)


def _before_the_learner(moves: Sequence[str]) -> int:
    """How many moves of others come first; all of them where the learner only looks."""
    own = (place for place, move in enumerate(moves) if move.startswith(f"{LEARNER} "))
    return next(own, len(moves))
