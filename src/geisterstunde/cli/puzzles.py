"""`puzzles`: solve one in the terminal, or find new ones in games between bots."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from rich.text import Text

from geisterstunde.arena.command import write_whole
from geisterstunde.arena.puzzle_finding import USUAL_NODES, USUAL_TIMES, book_found
from geisterstunde.bots.levels import LEVELS
from geisterstunde.cli.door import Door
from geisterstunde.cli.files import OUTPUT, claimed
from geisterstunde.cli.moves import listed
from geisterstunde.cli.options import whole_number
from geisterstunde.cli.screens import screen_of
from geisterstunde.cli.simulation import progress_bar
from geisterstunde.core.game import Game
from geisterstunde.core.words import Refusal, Refused
from geisterstunde.games import game_called
from geisterstunde.table.puzzles import Attempt, Finding, Puzzle, attempt, position_of, puzzles_of
from geisterstunde.texts import Texts

FIND: Final = "find"
LEAVE: Final = ("", "q", "quit", "e", "ende")
SHOW: Final = ("?", "l", "s")
"""What may be typed instead of an answer, in any language."""
MOST_GAMES: Final = 100_000
MOST_NODES: Final = 1_000_000
MOST_TIMES: Final = 100
LARGEST_SEED: Final = 1_000_000_000


def puzzle_at_terminal(door: Door, what: str, which: str | None, **wishes: str | None) -> int:
    """Find puzzles, or solve the wished one; without a number that of the day."""
    if what == FIND:
        if which is None:
            raise Refused(Refusal("puzzle-find-what"))
        return _find(door, game_called(which), wishes)
    game = game_called(what)
    door.speak_of(game)
    puzzles = puzzles_of(game.name)
    if not puzzles:
        raise Refused(Refusal("no-puzzles", {"game": game.name}))
    today = datetime.now(UTC).date().toordinal() % len(puzzles) + 1
    number = today if which is None else whole_number(which, "NUMBER", 1, len(puzzles))
    return Solving(door, game, puzzles[number - 1], number, len(puzzles)).run()


def _find(door: Door, game: Game, wishes: dict[str, str | None]) -> int:
    """Tell the puzzles in some games as JSON, one a line; the same numbers, the same bytes."""
    finding = Finding(
        games=whole_number(wishes["games"] or "20", "--games", 1, MOST_GAMES),
        nodes=whole_number(wishes["nodes"] or str(USUAL_NODES), "--nodes", 2, MOST_NODES),
        seed=whole_number(wishes["seed"] or "1", "--seed", 0, LARGEST_SEED),
        times=whole_number(wishes["times"] or str(USUAL_TIMES), "--times", 0, MOST_TIMES),
    )
    json = wishes["json"]
    with claimed(json) as written, progress_bar(door) as bar:
        task = bar.add_task(door.texts.say("puzzle-finding"), total=finding.games)
        book = book_found(game, finding, lambda done: bar.update(task, completed=done))
        text = book.written()
        for target in written:
            write_whole(Path(target), text)
    if json in (None, OUTPUT):
        print(text, end="")
    else:
        door.say_unbroken("puzzle-found", count=len(book.puzzles), file=str(json))
    return 0


class Solving:
    """One puzzle and whoever solves it."""

    def __init__(self, door: Door, game: Game, puzzle: Puzzle, number: int, of: int) -> None:
        names = [door.texts.say(f"level-{LEVELS[seat % len(LEVELS)].name}") for seat in range(puzzle.players)]
        # The screens say behind it who “you” is.
        names[puzzle.seat] = door.texts.say("suggested-names").split(", ")[0]
        self.door = door
        self.game = game
        self.puzzle = puzzle
        self.texts: Texts = door.texts.of(game, names).to(puzzle.seat)
        self.number, self.of = number, of
        play = position_of(puzzle)
        self.view = play.view(puzzle.seat)
        self.choices = play.choices(puzzle.seat)
        self.done: list[Any] = []

    def run(self) -> int:
        """Ask until it is solved, shown or left."""
        self._show()
        while True:
            try:
                typed = self.door.ask("> ").strip()
            except EOFError:
                return 0
            if typed.lower() in LEAVE:
                return 0
            if typed.lower() in SHOW:
                self._tell_solution()
                return 0
            try:
                if self._judge(self._answer(typed)):
                    return 0
            except Refused as refused:
                self.door.refuse(refused.refusal)

    def _show(self) -> None:
        say = self.texts.say
        self.door.print(Text(say("puzzle-heading", number=self.number, count=self.of), style="bold"))
        self.door.print(screen_of(self.game.name).draw(self.view, self.texts))
        self.door.print(Text(self.texts.say(f"puzzle-ask-{self.puzzle.kind}"), style="bold"))
        if self.puzzle.asks_for_seat:
            for seat, name in enumerate(self.texts.seats):
                if seat != self.puzzle.seat:
                    self.door.print(Text(f"{seat + 1} {name}"))
        else:
            screen = screen_of(self.game.name)
            self.door.print(
                listed(self.game, screen, self.view, self.puzzle.seat, self.choices, self.texts, is_brief=False)
            )
        self.door.say("puzzle-how", style="dim")

    def _answer(self, typed: str) -> Any:
        """A number of the list, or a move as it is written."""
        if self.puzzle.asks_for_seat:
            return whole_number(typed, "1", 1, self.puzzle.players) - 1
        if typed.isdecimal() and 1 <= int(typed[:4]) <= len(self.choices):
            return self.choices[int(typed[:4]) - 1]
        return self.game.read(typed)

    def _judge(self, answer: Any) -> bool:
        """Say what comes of an answer; whether it is over."""
        came: Attempt = attempt(self.puzzle, (*self.done, answer))
        if came.verdict != "right":
            for event in came.events:
                self.door.print(Text(f"· {self.texts.event(event)}", style="italic"))
        self.door.print(Text(self.texts.about_attempt(came.sentence), style="bold"))
        if came.verdict == "right":
            self.door.print(Text(self.texts.bot_reason(self.puzzle.reason)))
        if came.verdict == "go-on" and came.view is not None:
            self.done.append(answer)
            self.view, self.choices = came.view, list(came.choices)
            self._show()
        return came.verdict == "right"

    def _tell_solution(self) -> None:
        if self.puzzle.asks_for_seat:
            answer = self.texts.joined([self.texts.seats[int(seat)] for seat in self.puzzle.answers])
        else:
            answer = f"{self.texts.deed(self.game.read(self.puzzle.answers[0]))} ({self.puzzle.answers[0]})"
        self.door.print(Text(answer, style="bold"))
        self.door.print(Text(self.texts.bot_reason(self.puzzle.reason)))
