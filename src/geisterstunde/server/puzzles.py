"""Puzzles for a browser: what is asked, the view of the seat that is asked, and what came of an answer.

Nothing is kept here of whoever solves them: the browser remembers that itself. Whatever is told comes from the view of
the seat (`table/puzzles.py`); the truth of a position never leaves this process.
"""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import Annotated, Any, Final, Literal, ParamSpec, TypeVar

from msgspec import Meta

from geisterstunde.bots.levels import LEVELS
from geisterstunde.core.bounds import Plain
from geisterstunde.core.words import Refusal, Refused, Seat, Sentence, View
from geisterstunde.games import game_called, names
from geisterstunde.server.beside import beside
from geisterstunde.server.bodies import Body
from geisterstunde.server.protocol import Alternative, Concluded, Foretelling, Hinted
from geisterstunde.server.sentences import texts_at
from geisterstunde.table.checked import number_in
from geisterstunde.table.puzzles import (
    Attempt,
    Puzzle,
    PuzzleKind,
    attempt,
    position_of,
    puzzle_called,
    puzzle_of_day,
    puzzles_of,
)
from geisterstunde.table.words import Chair, News, TableSheet
from geisterstunde.texts import Texts

P = ParamSpec("P")
T = TypeVar("T")
MOST_POSITIONS: Final = 64
"""So many positions are kept in memory, as views."""
MOST_CLOSE: Final = 3
"""So many other actions the solution tells of."""


class PuzzleEntry(Body, frozen=True, kw_only=True):
    """A puzzle in a list."""

    game: str
    id: str
    kind: PuzzleKind
    number: int
    """Its place among the puzzles of its game, from 1."""


class PuzzleShelf(Body, frozen=True, kw_only=True):
    """All puzzles of the house, and the one of this night."""

    today: PuzzleEntry | None
    question: str
    """What the puzzle of this night asks, in words."""
    day: str
    """The day that it belongs to, such as 2026-11-17, the same for everybody."""
    next_in: int
    """Seconds until the next one."""
    puzzles: dict[str, tuple[PuzzleEntry, ...]]
    """By game, in the order of the shelf."""


class PuzzleSheet(Body, frozen=True, kw_only=True):
    """One puzzle as it stands on the table: all that the seat knows, and nothing else."""

    entry: PuzzleEntry
    question: str
    seat: Seat
    names_seat: bool
    """Whether one of the others is to be named, instead of something to be done."""
    sheet: TableSheet
    news: News


class PuzzleAnswer(Body, frozen=True, kw_only=True):
    """What somebody would do there: one action, after "go-on" both; or whom they name."""

    actions: Annotated[tuple[Plain, ...], Meta(max_length=2)] = ()
    seat: Annotated[int, Meta(ge=0, le=64)] | None = None


class PuzzleQuestion(Body, frozen=True, kw_only=True):
    """What would certainly follow from an action? `before` is the first turn, where the second is asked about."""

    action: Plain
    before: Annotated[tuple[Plain, ...], Meta(max_length=1)] = ()


class PuzzleVerdict(Body, frozen=True, kw_only=True):
    """What came of an answer."""

    verdict: Literal["right", "go-on", "wrong"]
    sentence: str
    """What happens, and how good that is."""
    reason: str
    """Why the answer is right, once it was found."""
    answer: str
    """The answer in words, once it was found."""
    news: News | None
    """What the seat hears and sees then; None where the table stays as it is."""


class PuzzleDesk:
    """Answers about puzzles, one at a time and in a thread, so that those who play do not notice."""

    def __init__(self) -> None:
        self._one = asyncio.Lock()

    async def ask(self, question: Callable[P, T], *about: P.args, **more: P.kwargs) -> T:
        """What one of the functions below says."""
        async with self._one:
            return await beside(question, *about, **more)


def shelf_on(now: float, language: str) -> PuzzleShelf:
    """All puzzles, and the one of the day in which this moment lies (UTC, so that it is the same everywhere)."""
    moment = datetime.fromtimestamp(now, UTC)
    today = puzzle_of_day(moment.date())
    midnight = datetime.combine(moment.date() + timedelta(days=1), datetime.min.time(), UTC)
    return PuzzleShelf(
        today=None if today is None else entry_of(today),
        question="" if today is None else question_of(today, Texts(language, today.game)),
        day=moment.date().isoformat(),
        next_in=int((midnight - moment).total_seconds()),
        puzzles={name: tuple(map(entry_of, puzzles_of(name))) for name in names() if puzzles_of(name)},
    )


def entry_of(puzzle: Puzzle) -> PuzzleEntry:
    """A puzzle in a list."""
    number = puzzles_of(puzzle.game).index(puzzle) + 1
    return PuzzleEntry(game=puzzle.game, id=puzzle.id, kind=puzzle.kind, number=number)


def question_of(puzzle: Puzzle, texts: Texts) -> str:
    """What is asked; a game may ask in words of its own."""
    return texts.say(f"puzzle-ask-{puzzle.kind}")


@lru_cache(maxsize=MOST_POSITIONS)
def seen_in(puzzle_id: str, game: str) -> tuple[View, tuple[Any, ...], Sentence]:
    """The view of the seat that is asked, what it may do, and the prompt; the truth is let go."""
    puzzle = puzzle_called(game, puzzle_id)
    play = position_of(puzzle)
    view = play.view(puzzle.seat)
    choices = () if puzzle.asks_for_seat else tuple(play.choices(puzzle.seat))
    return view, choices, play.prompt(view)


def sheet_of(game: str, id: str, name: str, language: str) -> PuzzleSheet:
    """A puzzle on the table; whoever solves it sits there with a name of their own."""
    puzzle = puzzle_called(game, id)
    view, choices, prompt = seen_in(puzzle.id, puzzle.game)
    chairs = chairs_of(puzzle, name)
    return PuzzleSheet(
        entry=entry_of(puzzle),
        question=question_of(puzzle, Texts(language, puzzle.game)),
        seat=puzzle.seat,
        names_seat=puzzle.asks_for_seat,
        sheet=sheet_around(puzzle, chairs),
        news=News(
            number=1,
            game=puzzle.game,
            viewer=puzzle.seat,
            view=view,
            choices=choices,
            prompt=prompt,  # type: ignore[arg-type]
            may_hint=True,
        ),
    )


def chairs_of(puzzle: Puzzle, name: str) -> tuple[Chair, ...]:
    """Ghosts on all chairs but one."""
    ghosts = [level.name for level in LEVELS]
    return tuple(
        Chair(who="person", name=name, person=0)
        if seat == puzzle.seat
        else Chair(who="bot", name=ghosts[seat % len(ghosts)], level=ghosts[seat % len(ghosts)])
        for seat in range(puzzle.players)
    )


def sheet_around(puzzle: Puzzle, chairs: tuple[Chair, ...]) -> TableSheet:
    """A table that is none: nothing is promised, nobody waits, nothing is kept."""
    empty = ("",) * puzzle.players
    return TableSheet(
        code="",
        game=puzzle.game,
        players=puzzle.players,
        options=puzzle.options,
        is_practice=True,
        phase="playing",
        chairs=chairs,
        host=0,
        is_open=False,
        may_watch=False,
        clock=None,
        may_chat=False,
        may_hint=True,
        promise="",
        commitment=None,
        commitments=empty,
        opened=(False,) * puzzle.players,
        opens_until=None,
        words=(),
        games_played=0,
        games_begun=1,
        proposals=(),
        deadlines=(None,) * puzzle.players,
    )


def verdict_on(game: str, id: str, answer: PuzzleAnswer, language: str) -> PuzzleVerdict:
    """What comes of an answer, said to whoever gave it; Refused if it is none."""
    puzzle = puzzle_called(game, id)
    given = answers_in(puzzle, answer)
    came = attempt(puzzle, given)
    texts = texts_at(language, puzzle.game, chairs_of(puzzle, "?"), puzzle.seat)
    is_right = came.verdict == "right"
    return PuzzleVerdict(
        verdict=came.verdict,
        sentence=sentence_about(came, texts),
        reason=texts.bot_reason(puzzle.reason) if is_right else "",
        answer=answer_in_words(puzzle, texts) if is_right else "",
        news=news_of(puzzle, came, len(given)) if came.verdict != "wrong" else None,
    )


def answers_in(puzzle: Puzzle, answer: PuzzleAnswer) -> tuple[Any, ...]:
    """What was answered; Refused if it does not fit what is asked."""
    if puzzle.asks_for_seat:
        if answer.seat is None:
            raise Refused(Refusal("puzzle-asks-for-seat"))
        return (answer.seat,)
    if not answer.actions:
        raise Refused(Refusal("puzzle-asks-for-action"))
    return answer.actions if puzzle.kind == "win-in-two" else answer.actions[:1]


def sentence_about(came: Attempt, texts: Texts) -> str:
    """What happens then, and how good that is."""
    happens = [] if came.verdict == "right" else [texts.event(event) for event in came.events]
    return " ".join([*happens, texts.about_attempt(came.sentence)])


def answer_in_words(puzzle: Puzzle, texts: Texts) -> str:
    """The answer as a label, or the names of those who are meant."""
    if puzzle.asks_for_seat:
        return texts.joined([texts.seats[int(seat)] for seat in puzzle.answers])
    return texts.deed(game_called(puzzle.game).read(puzzle.answers[0]))


def news_of(puzzle: Puzzle, came: Attempt, turns: int) -> News | None:
    """What the seat hears and sees after its answer; None where nothing is done."""
    if not came.events:
        return None
    view, _, prompt = seen_in(puzzle.id, puzzle.game)
    game = game_called(puzzle.game)
    shown = view if came.view is None else came.view
    return News(
        number=1 + turns,
        game=puzzle.game,
        viewer=puzzle.seat,
        events=came.events,
        view=shown,
        choices=came.choices if came.verdict == "go-on" else (),
        prompt=prompt if came.view is None else game.prompt(came.view),  # type: ignore[arg-type]
        may_hint=came.verdict == "go-on",
    )


def foretold_in(game: str, id: str, question: PuzzleQuestion) -> Foretelling:
    """What is certain to follow an action there, from the view of the seat."""
    puzzle = puzzle_called(game, id)
    view = seen_in(puzzle.id, puzzle.game)[0]
    if question.before:
        came = attempt(puzzle, question.before)
        if came.verdict != "go-on" or came.view is None:
            raise Refused(Refusal("puzzle-asks-for-action"))
        view = came.view
    rules = game_called(puzzle.game)
    foretold = rules.foretell(view, puzzle.seat, rules.catalogue[number_in(rules, question.action)])
    return Foretelling(id="puzzle", events=foretold.events, view=foretold.view)


def concluded_in(game: str, id: str) -> Concluded:
    """What follows from the view of the seat."""
    puzzle = puzzle_called(game, id)
    view = seen_in(puzzle.id, puzzle.game)[0]
    # Who lies is what is asked: the notebook must not say it.
    conclusions = None if puzzle.asks_for_seat else game_called(puzzle.game).conclude(view)
    return Concluded(id="puzzle", number=1, conclusions=conclusions)


def solution_of(game: str, id: str, language: str) -> Hinted:
    """The answer with its reason, and what else was close."""
    puzzle = puzzle_called(game, id)
    rules = game_called(puzzle.game)
    texts = texts_at(language, puzzle.game, chairs_of(puzzle, "?"), puzzle.seat)
    action = None if puzzle.asks_for_seat else rules.read(puzzle.answers[0])
    close = sorted((one for one in puzzle.tried if one not in puzzle.answers), key=lambda one: -puzzle.tried[one])
    return Hinted(
        id="puzzle",
        action=action,
        label=answer_in_words(puzzle, texts),
        reason=puzzle.reason,
        sentence=texts.bot_reason(puzzle.reason),
        chance=puzzle.tried.get(puzzle.answers[0]),
        alternatives=tuple(
            Alternative(action=rules.read(one), label=texts.action(rules.read(one)), chance=puzzle.tried[one])
            for one in close[:MOST_CLOSE]
        ),
    )
