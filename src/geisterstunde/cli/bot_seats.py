"""The seats that programs play: what a ghost or chance wants to do, and what a ghost would advise a person."""

import contextlib
import hashlib
from typing import Final

from librt.random import Random

from geisterstunde.bots.levels import best_name
from geisterstunde.bots.process import BotFailed, BotProcess, ProcessGone
from geisterstunde.bots.shelf import BOTS
from geisterstunde.bots.words import Advice, Budget
from geisterstunde.cli.advice import advised
from geisterstunde.cli.door import Door
from geisterstunde.cli.screens import Screen
from geisterstunde.cli.seats import level_called
from geisterstunde.core.words import Action, Seat
from geisterstunde.table.play import Play
from geisterstunde.texts import Texts

HINT: Final = Budget(milliseconds=1000)
"""What a hint may take."""

HURRY: Final = Budget(milliseconds=10)
"""What a ghost may take when nobody wants to watch any longer."""

PATIENCE: Final = 30.0
"""Seconds after which nobody waits for a ghost any longer; all of them answer within about a second."""


class BotSeats:
    """Asks ghosts in a process of their own; they are handed a seat's view and nothing else."""

    def __init__(self, door: Door, table: Play, texts: Texts, seed: str) -> None:
        self.door = door
        self.table = table
        self.texts = texts
        self._seed = seed
        self._process = BotProcess()

    def choice(self, seat: Seat, kind: str, *, is_hurried: bool = False) -> Action:
        """What a ghost wants to do, or chance: the same again with the same seed, unless a ghost is short of time."""
        choices = self.table.choices(seat)
        dice = hashlib.sha256(f"{self._seed}\n{seat}\n{len(self.table.journal.lines)}".encode()).digest()
        luck = int.from_bytes(dice[:7], "big")
        level = level_called(kind)
        if level is not None and len(choices) > 1:
            try:
                return self._asked(seat, level.name, HURRY if is_hurried else level.budget, luck)[1]
            except (ProcessGone, BotFailed):
                self.door.say("cli-ghost-gone", seat=self.texts.seats[seat])
        chosen: Action = choices[Random(luck).randrange(len(choices))]
        return chosen

    def show_hint(self, seat: Seat, screen: Screen) -> None:
        """What the strongest bot would do, and why."""
        try:
            advice, action = self._asked(seat, best_name(self.table.game), HINT, len(self.table.journal.lines))
        except (ProcessGone, BotFailed):
            self.door.say("cli-no-hint")
            return
        for line in advised(self.table.game, screen, advice, action, self.texts.to(seat)):
            self.door.print(line)

    def _asked(self, seat: Seat, bot: str, budget: Budget, luck: int) -> tuple[Advice, Action]:
        """What a bot advises a seat, from the seat's view and nothing else."""
        game = self.table.game
        with self._thinking(seat) if budget is not HURRY else contextlib.nullcontext():
            advice = self._process.bot(BOTS[bot], PATIENCE).advise(game, self.table.view(seat), budget, luck)
        action: Action = game.catalogue[advice.number]
        if action not in self.table.choices(seat):
            raise BotFailed(advice.line)
        return advice, action

    def _thinking(self, seat: Seat) -> contextlib.AbstractContextManager[object]:
        """A line that says who is thinking, as long as it takes."""
        if not self.door.is_terminal:
            return contextlib.nullcontext()
        return self.door.out.status(self.texts.say_of("cli-thinking", seat))

    def close(self) -> None:
        """Send the ghosts home."""
        self._process.close()
