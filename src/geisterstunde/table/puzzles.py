"""Puzzles: positions with one clearly best answer from what a seat knows, as data beside what bots know of a game.

A game's puzzles stand in the file `puzzles.json` of its bots' folder, one a line, found by `geisterstunde puzzles find`
(arena/puzzle_finding.py) with the numbers that stand at its head. A position is the beginning of a journal: what was
rolled and what was done. The truth of it stays in the process that reads it; whoever solves a puzzle is shown the view
of its seat and nothing else.
"""

import hashlib
from collections.abc import Mapping, Sequence
from datetime import date
from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from geisterstunde.bots.package import bots_of
from geisterstunde.bots.words import Reason
from geisterstunde.core.contract import CHANCE
from geisterstunde.core.journal import Opening, plain_options
from geisterstunde.core.words import Action, Event, Refusal, Refused, Seat, Sentence, View
from geisterstunde.games import game_called, names
from geisterstunde.table.noticing import heard_by
from geisterstunde.table.play import Play
from geisterstunde.table.rolls import RollsRecorded

FILE: Final = "puzzles.json"
ID_DIGITS: Final = 8

PuzzleKind = Literal["win-in-two", "hold", "which-now", "who-lies"]
"""What is asked: win with your second turn; prevent the loss; the best action; which of the others surely lies."""


class Finding(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How puzzles are found; `geisterstunde puzzles find` with the same numbers writes the same file again."""

    games: int
    nodes: int
    """The budget for each position that may be a puzzle."""
    seed: int
    """The games have this number and those after it."""
    times: int
    """What is found is looked at again with so many times the budget, and left out where that finds something else."""


class Puzzle(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One position, what is asked there, and what was found about it."""

    id: Annotated[str, Meta(pattern=f"^[0-9a-f]{{{ID_DIGITS}}}$")]
    kind: PuzzleKind
    game: str
    rules: int
    players: int
    options: dict[str, Any] = {}
    """As far as they are not the usual ones."""
    rolls: tuple[tuple[int, ...], ...] = ()
    done: tuple[str, ...]
    """Who did what, in the game's notation: "0 b1xb2"."""
    seat: Seat
    """Who is asked."""
    answers: tuple[str, ...]
    """The best action in notation; of "who-lies" the seats of those who surely lie."""
    tried: dict[str, float] = {}
    """What else was looked at, and the chance to win with it; the answer is among them."""
    replies: dict[str, str] = {}
    """Where everything is proved: what the other seat best answers to each action."""
    wins: tuple[str, ...] = ()
    """Of "win-in-two": the actions that win after the reply to the answer."""
    reason: Reason
    nodes: int = 0
    """The budget with which it was found; 0 where it was proved by looking at everything."""
    seed: int = 0
    """The number of the game between bots in which it was found."""

    @property
    def asks_for_seat(self) -> bool:
        """Whether somebody is named, instead of something done."""
        return self.kind == "who-lies"


class PuzzleBook(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The puzzles of a game, in their order, and how they were found."""

    found: Finding
    puzzles: tuple[Puzzle, ...]

    def written(self) -> str:
        """As it stands in a file: one puzzle a line."""
        puzzles = ",\n".join(msgspec.json.encode(puzzle).decode() for puzzle in self.puzzles)
        return f'{{"found":{msgspec.json.encode(self.found).decode()},"puzzles":[\n{puzzles}\n]}}\n'


def book_of(name: str) -> PuzzleBook | None:
    """What the package of a game brings; None where that is nothing."""
    package = bots_of(name)
    if find_spec(package) is None or not (written := files(package) / FILE).is_file():
        return None
    return msgspec.json.decode(written.read_bytes(), type=PuzzleBook)


@cache
def puzzles_of(name: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game, in their order; none where its package brings none. Those of older rules are left out."""
    game = game_called(name)
    book = book_of(name)
    return () if book is None else tuple(one for one in book.puzzles if one.rules == game.rules_version)


def puzzle_called(name: str, id: str) -> Puzzle:
    """The puzzle of a game with this id; Refused if there is none."""
    for puzzle in puzzles_of(game_called(name).name):
        if puzzle.id == id:
            return puzzle
    raise Refused(Refusal("unknown-puzzle"))


def puzzle_of_day(day: date) -> Puzzle | None:
    """The puzzle of a day, the same for everybody: the games take turns, and none comes again before all have been."""
    rich = [name for name in names() if puzzles_of(name)]
    if not rich:
        return None
    turn, place = divmod(day.toordinal(), len(rich))
    puzzles = puzzles_of(rich[place])
    return puzzles[turn % len(puzzles)]


def position_of(puzzle: Puzzle) -> Play:
    """The play that has come to the position of a puzzle; whatever is rolled after it nobody knows."""
    game = game_called(puzzle.game)
    options = game.options_from(puzzle.options)
    seats = tuple(f"seat {seat}" for seat in range(puzzle.players))
    # Nothing is promised: the rolls were written down, and the seed is of no use to anybody.
    opening = Opening(
        format=1, game=game.name, rules=puzzle.rules, options=plain_options(options), seats=seats, commitment=""
    )
    play = Play(game, opening, RollsRecorded(puzzle.rolls))
    _roll(play)
    for line in puzzle.done:
        seat, _, written = line.partition(" ")
        play.apply(int(seat), play.number_of(int(seat), game.read(written)))
        _roll(play)
    return play


def _roll(play: Play) -> None:
    while play.state.actor() == CHANCE:
        play.roll()


def id_of(game: str, seat: Seat, kind: PuzzleKind, rolls: tuple[tuple[int, ...], ...], done: tuple[str, ...]) -> str:
    """A name that follows from the position: the same position is never there twice."""
    told = msgspec.json.encode((game, seat, kind, rolls, done))
    return hashlib.sha256(told).hexdigest()[:ID_DIGITS]


class PuzzleSaid(Sentence, frozen=True):
    """What is said about an attempt: the text `puzzle-said-…`."""


class Attempt(msgspec.Struct, frozen=True, kw_only=True):
    """What came of an answer, as the seat that was asked hears and sees it."""

    verdict: Literal["right", "go-on", "wrong"]
    """"go-on": right so far; the other seat has answered, and the last turn is still to be found."""
    sentence: PuzzleSaid
    events: tuple[Event, ...] = ()
    """What happens then, as far as it is certain; of a wrong answer to an open game the reply to it."""
    view: View | None = None
    """What the seat sees then; None where chance decides, or where nothing is done."""
    choices: tuple[Action, ...] = ()


Answer = Action | Mapping[str, Any] | Seat


def attempt(puzzle: Puzzle, answers: Sequence[Answer]) -> Attempt:
    """Judge an answer, or of a puzzle with two turns both; Refused if it is not possible in this position."""
    play = position_of(puzzle)
    if puzzle.asks_for_seat:
        return _named(puzzle, answers[0])
    first = _written(play, puzzle.seat, answers[0])
    if not play.game.is_open:
        return _foretold(puzzle, play, first)
    if first not in puzzle.answers or puzzle.kind == "hold":
        return _tried_openly(puzzle, play, first)
    events = _carried_out(play, puzzle.seat, first)
    events += _carried_out(play, play.to_act[0], puzzle.replies[first])
    if len(answers) == 1:
        said = PuzzleSaid("go-on")
        return _seen(puzzle, play, "go-on", said, events)
    second = _written(play, puzzle.seat, answers[1])
    if second not in puzzle.wins:
        return Attempt(verdict="wrong", sentence=PuzzleSaid("not-yet"))
    return _seen(puzzle, play, "right", PuzzleSaid("right"), _carried_out(play, puzzle.seat, second))


def _written(play: Play, seat: Seat, answer: Answer) -> str:
    """An answer in notation; Refused with the reason if the seat may not do it."""
    return play.game.write(play.game.catalogue[play.number_of(seat, answer)])


def _carried_out(play: Play, seat: Seat, written: str) -> list[Event]:
    play.apply(seat, play.number_of(seat, play.game.read(written)))
    return list(play.happened)


def _seen(
    puzzle: Puzzle, play: Play, verdict: Literal["right", "go-on", "wrong"], said: PuzzleSaid, events: list[Event]
) -> Attempt:
    """What the seat hears and sees of it, and may do next."""
    return Attempt(
        verdict=verdict,
        sentence=said,
        events=tuple(heard_by(play.game, events, puzzle.seat)),
        view=play.view(puzzle.seat),
        choices=tuple(play.choices(puzzle.seat)),
    )


def _tried_openly(puzzle: Puzzle, play: Play, first: str) -> Attempt:
    """An only answer with its consequence, or a wrong one with the reply that shows why."""
    events = _carried_out(play, puzzle.seat, first)
    if first in puzzle.answers:
        return _seen(puzzle, play, "right", PuzzleSaid("right"), events)
    reply = puzzle.replies.get(first)
    if reply is None:
        return _seen(puzzle, play, "wrong", _without_reply(puzzle), events)
    answered = _carried_out(play, play.to_act[0], reply)
    said = PuzzleSaid("loses") if play.result is not None else PuzzleSaid("refuted")
    return _seen(puzzle, play, "wrong", said, answered)


def _without_reply(puzzle: Puzzle) -> PuzzleSaid:
    return PuzzleSaid("lost") if puzzle.kind == "hold" else PuzzleSaid("no-win")


def _foretold(puzzle: Puzzle, play: Play, first: str) -> Attempt:
    """What is certain to follow, from the view of the seat alone."""
    view = play.view(puzzle.seat)
    foretold = play.game.foretell(view, puzzle.seat, play.game.read(first))
    is_right = first in puzzle.answers
    return Attempt(
        verdict="right" if is_right else "wrong",
        sentence=PuzzleSaid("right") if is_right else _how_weak(puzzle, first),
        events=foretold.events,
        view=foretold.view,
    )


def _how_weak(puzzle: Puzzle, tried: str) -> PuzzleSaid:
    """How an action compares with the answer, as far as the search has looked at it."""
    if tried not in puzzle.tried:
        return PuzzleSaid("not-worth-it")
    percents = {"percent": round(100 * puzzle.tried[tried]), "best": round(100 * puzzle.tried[puzzle.answers[0]])}
    return PuzzleSaid("weaker", percents)


def _named(puzzle: Puzzle, answer: Answer) -> Attempt:
    if type(answer) is not int or not 0 <= answer < puzzle.players:
        raise Refused(Refusal("unknown-seat", {"most": puzzle.players}))
    if str(answer) in puzzle.answers:
        return Attempt(verdict="right", sentence=PuzzleSaid("right"))
    said = PuzzleSaid("yourself") if answer == puzzle.seat else PuzzleSaid("may-be-true")
    return Attempt(verdict="wrong", sentence=said)
