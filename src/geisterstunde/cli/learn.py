"""A guided first game at the terminal: the same script as in the browser, step by step."""

from collections.abc import Callable
from typing import Final

from rich.text import Text

from geisterstunde.bots.levels import LEVELS
from geisterstunde.cli.door import Door
from geisterstunde.cli.game_names import game_meant
from geisterstunde.cli.leaving import Leaving, leaving_kindly
from geisterstunde.cli.problems import in_words
from geisterstunde.cli.screens import screen_of
from geisterstunde.cli.seats import PERSON, seat_names
from geisterstunde.cli.typing_moves import read_move
from geisterstunde.core.game import Game
from geisterstunde.core.words import Action, Refused
from geisterstunde.table.guide import LEARNER, Guide, GuidedMoment, guide_of
from geisterstunde.texts.guides import guide_sentence_at_terminal
from geisterstunde.texts.typed import as_typed

SIGN: Final = "> "
GENTLEST: Final = LEVELS[0].name
"""Against whom a first real game is played."""


def learn_at_terminal(door: Door, name: str) -> int:
    """Lead somebody through a first game; 0 at its end, and when it was left."""
    game = game_meant(name)
    guide = guide_of(game.name)
    door.speak_of(game)
    lesson = Lesson(door, game, guide)
    try:
        with leaving_kindly():
            lesson.run()
    except Leaving as leaving:
        door.say_unbroken("cli-learn-left", game=game.name)
        return leaving.code
    return 0


class Lesson:
    """The steps of one guide, in front of one person."""

    def __init__(self, door: Door, game: Game, guide: Guide) -> None:
        self.door = door
        self.game = game
        self.guide = guide
        self.screen = screen_of(game.name)
        self.seats = (PERSON, *guide.script.bots)
        self.texts = door.texts.of(game, seat_names(door.texts, self.seats, None)).to(LEARNER)

    def run(self) -> None:
        """From the first step to the last one; somebody may go back at any time."""
        self.door.say("cli-learn-welcome", style="dim")
        place = 0
        while place < len(self.guide.spans):
            place = max(0, self._step(place))
        self.door.say("cli-learn-done", style="bold")
        against = ",".join([PERSON, *[GENTLEST] * len(self.guide.script.bots)])
        self.door.say_unbroken("cli-learn-next", game=self.game.name, seats=against)

    def _step(self, place: int) -> int:
        """One step; the place of the one that follows."""
        span, step = self.guide.spans[place], self.guide.script.steps[place]
        said = guide_sentence_at_terminal(self.game.name, self.guide.script, step.key, self.texts.language)
        self.door.print(Text())
        for moment in self.guide.moments[span.first + 1 : span.said + 1]:
            self._tell(moment)
        self.door.print(self.screen.draw(self.guide.moments[span.said].view, self.texts))
        heading = self.texts.say("cli-learn-step", number=place + 1, count=len(self.guide.spans))
        self.door.print(Text(f"{heading} ", style="dim").append(said.text, style="bold"))
        tried = self.guide.tried(place)
        if tried is not None:
            return self._tried(place, tried)
        if span.said == span.last:
            if said.how:
                self.door.print(Text(said.how))
            return self._looked(place)
        return self._done(place)

    def _looked(self, place: int) -> int:
        """There is something to see, and nothing to do."""
        self.door.say("cli-learn-enter", style="dim")
        return self._until_on(place, lambda _: self.door.say("cli-learn-only-look"))

    def _tried(self, place: int, action: Action) -> int:
        """The learner may try something that is not possible, and hears why."""
        self.door.say("cli-learn-try", move=self._written(action))

        def answer(typed: str) -> None:
            self._why_not(place, typed)
            self.door.say("cli-learn-enter", style="dim")

        return self._until_on(place, answer)

    def _until_on(self, place: int, answer: Callable[[str], None]) -> int:
        """Until the learner goes on, or somewhere else; everything else that is typed is answered."""
        while True:
            typed = self._typed()
            if not typed:
                return place + 1
            wanted = self._wished(place, typed)
            if wanted is not None:
                return wanted
            answer(typed)

    def _why_not(self, place: int, typed: str) -> None:
        view = self.guide.moments[self.guide.spans[place].said].view
        try:
            self.game.foretell(view, LEARNER, read_move(self.game, typed, self.texts))
        except Refused as refused:
            self.door.print(Text(in_words(refused.refusal, self.texts)))
        else:
            self.door.say("cli-learn-not-now")

    def _done(self, place: int) -> int:
        """Move by move until the step is over: those of the learner are typed, the others happen."""
        span = self.guide.spans[place]
        for moment in self.guide.moments[span.said + 1 : span.last + 1]:
            if moment.seat == LEARNER and moment.action is not None:
                wanted = self._asked(place, moment.action)
                if wanted is not None:
                    return wanted
            self._tell(moment)
        return place + 1

    def _asked(self, place: int, action: Action) -> int | None:
        """Wait for a move of the learner; the step that is wanted instead, or None when it was typed."""
        label = self.texts.action(action)
        self.door.say("cli-learn-type", move=self._written(action), label=label)
        while True:
            typed = self._typed()
            wanted = self._wished(place, typed)
            if wanted is not None:
                return wanted
            if typed and self._is_the_move(typed, action):
                return None
            self.door.say("cli-learn-type", move=self._written(action), label=label)

    def _is_the_move(self, typed: str, action: Action) -> bool:
        """Whether that was meant; if not, it is answered."""
        try:
            if read_move(self.game, typed, self.texts) == action:
                return True
            self.door.say("cli-learn-not-now")
        except Refused as refused:
            self.door.print(Text(in_words(refused.refusal, self.texts)))
        return False

    def _wished(self, place: int, typed: str) -> int | None:
        """Another step that somebody asked for; None if it was something else."""
        word = typed.lower()
        if word in self._words("quit"):
            raise Leaving(0)
        if word in self._words("undo"):
            return place - 1
        return place + 1 if word in self._words("skip") else None

    def _typed(self) -> str:
        return " ".join(self.door.ask(SIGN).split())

    def _words(self, command: str) -> list[str]:
        """What may be typed for a wish: the words of the language, separated by commas, and the English one."""
        return [command, *self.texts.say(f"cli-word-{command}").split(", ")]

    def _written(self, action: Action) -> str:
        return as_typed(self.game.write(action), self.texts)

    def _tell(self, moment: GuidedMoment) -> None:
        for event in moment.events:
            self.door.print(Text(f"· {self.texts.event(event)}", style="italic"))
