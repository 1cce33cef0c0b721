"""What people see while programs play: the table after each move, whether somebody is out, and how to skip the rest."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group
from rich.text import Text

from geisterstunde.cli.door import Door
from geisterstunde.cli.news import Form, show_fitting
from geisterstunde.cli.screens import Screen
from geisterstunde.core.words import Seat, Viewer
from geisterstunde.table.play import Play
from geisterstunde.texts import Texts

PACE: Final = 0.7
"""Seconds that a move of a program stays on the screen when nobody waits for a turn of their own."""

LONG: Final = 3
"""After so many moves of programs for each seat people may skip what comes."""


class Watching:
    """One or more people at a screen, and programs that play."""

    def __init__(self, door: Door, table: Play, screen: Screen, people: Sequence[Seat], texts: Texts) -> None:
        self.door = door
        self.table = table
        self.screen = screen
        self.people = people
        self.texts = texts
        self.is_skipping = False
        self._in_a_row = 0

    @property
    def viewer(self) -> Viewer:
        """Who looks while programs play: the only person, or for several people somebody who knows no secret."""
        return self.people[0] if len(self.people) == 1 else None

    def somebody_acts(self) -> None:
        """A person has the turn again: the next moves of programs are shown again."""
        self.is_skipping = False
        self._in_a_row = 0

    def before_move(self, sentences: list[str], *, is_thinking: bool) -> None:
        """Show the table before a program moves; it stays a moment if nobody waits for a turn of their own."""
        self._in_a_row += 1
        why = self._why_only_watching()
        if self.is_skipping or not self.door.can_be_pressed or not (is_thinking or why):
            return
        self._show(sentences, why)
        if why is not None and self.door.pressed_within(PACE):
            self.is_skipping = True
            self.door.say("cli-watching-skipped", style="dim")

    def after_move(self, sentences: list[str]) -> None:
        """Where no screen is redrawn, those who only watch are told each move in a line."""
        if not self.door.is_terminal and self._why_only_watching() is not None:
            for sentence in sentences:
                self.door.print(Text(f"· {sentence}"))

    def _why_only_watching(self) -> str | None:
        """Why programs play among themselves for longer: nobody, out, long; None if they do not."""
        if not self.people:
            return "nobody"
        views = ((seat, self.table.view(seat)) for seat in self.people)
        if all(self.screen.is_out(view, seat) for seat, view in views):
            return "out"
        return "long" if self._in_a_row > LONG * len(self.table.seats) else None

    def _show(self, sentences: list[str], why: str | None) -> None:
        view = self.table.view(self.viewer)
        said = [Text(self.texts.prompt(self.table.game.prompt(view)), style="bold")]
        if why is not None:
            told = self.texts.say("cli-watching", why=why, people=len(self.people))
            said.append(Text(f"{told} {self.texts.say('cli-watching-skip')}", style="dim"))
        drawn = [self.screen.draw] if self.screen.tight is None else [self.screen.draw, self.screen.tight]
        question = self.door.lines(Group(*said))
        forms = (Form(self.door.lines(draw(view, self.texts)), question) for draw in drawn)
        # Below comes the line that says who is thinking.
        show_fitting(self.door, forms, sentences, below=1)
