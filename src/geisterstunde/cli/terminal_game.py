"""One game at one terminal: people and programs around one screen."""

from collections.abc import Iterator
from typing import Final

import msgspec
from rich.console import Group
from rich.text import Text

from geisterstunde.cli.bot_seats import BotSeats
from geisterstunde.cli.door import Door, Lines
from geisterstunde.cli.explaining import agreed_in, asked_for, cards_in_texts
from geisterstunde.cli.journals import JournalFile, continue_command
from geisterstunde.cli.leaving import Leaving
from geisterstunde.cli.moves import automatic, foreseen, listed
from geisterstunde.cli.news import Form, show_fitting
from geisterstunde.cli.problems import in_words
from geisterstunde.cli.screens import screen_of
from geisterstunde.cli.seats import PERSON, level_called
from geisterstunde.cli.shelf import show_rules
from geisterstunde.cli.typing_moves import read_move
from geisterstunde.cli.watching import Watching
from geisterstunde.core.journal import Played
from geisterstunde.core.words import Action, Refusal, Refused, Seat, View, Viewer
from geisterstunde.table.notes import TookBack
from geisterstunde.table.play import Play
from geisterstunde.texts import Texts
from geisterstunde.texts.typed import as_typed

LAST_SENTENCES: Final = 10
"""So many sentences are told again under the last table."""


class TerminalGame:
    """From the first prompt to the result."""

    def __init__(self, door: Door, table: Play, file: JournalFile, kinds: tuple[str, ...], seed: str) -> None:
        self.door = door
        self.table = table
        self.file = file
        self.kinds = kinds
        self.screen = screen_of(table.game.name)
        self.people = [seat for seat, kind in enumerate(kinds) if kind == PERSON]
        # A single person is spoken to all the time, several only when nobody else is looking.
        self.texts = door.texts.of(table.game, table.seats).to(self.people[0] if len(self.people) == 1 else None)
        self._seed = seed
        self._bots = BotSeats(door, table, self.texts, seed)
        self._watching = Watching(door, table, self.screen, self.people, self.texts)
        # Who holds the device; nobody at first, so that the first hand is hidden too.
        self._holder: Seat | None = None if len(self.people) > 1 else self.people[0] if self.people else None
        self._has_secrets = False
        # What each person has not been told yet; -1 is a spectator.
        self._untold: dict[Viewer, list[str]] = {viewer: [] for viewer in (None, *self.people)}
        self._hear()

    def play(self) -> None:
        """Until the game is over."""
        while self.table.to_act:
            seat = self._next_seat()
            action = self._choice_of_person(seat) if self.kinds[seat] == PERSON else self._choice_of_program(seat)
            if action is not None:
                self._carry_out(seat, action)
        self._show_end()

    def _next_seat(self) -> Seat:
        """Of several seats that may act, the programs first, then the person who holds the device."""
        acting = self.table.to_act
        programs = [seat for seat in acting if self.kinds[seat] != PERSON]
        if programs:
            return programs[0]
        return self._holder if self._holder in acting and self._holder is not None else acting[0]

    def _carry_out(self, seat: Seat, action: Action) -> None:
        self.table.act(seat, action)
        self.file.keep(self.table.journal)
        self._hear()

    def _hear(self) -> None:
        self._notice_secrets()
        for viewer, untold in self._untold.items():
            texts = self._texts_for(viewer)
            told = [texts.event(event) for event in self.table.news(viewer)]
            untold += told
            if viewer == self._watching.viewer:
                self._watching.after_move(told)

    def _choice_of_program(self, seat: Seat) -> Action:
        kind = self.kinds[seat]
        self._watching.before_move(self._untold[self._watching.viewer], is_thinking=level_called(kind) is not None)
        return self._bots.choice(seat, kind, is_hurried=self._watching.is_skipping)

    def _texts_for(self, viewer: Viewer) -> Texts:
        """The texts as they are said to somebody: behind the curtain to the person, before everybody's eyes by name."""
        return self.texts.to(viewer) if self._has_secrets and viewer is not None else self.texts

    def _choice_of_person(self, seat: Seat) -> Action | None:
        """The action a person chose; None if the person took something back instead."""
        choices = self.table.choices(seat)
        only = automatic(choices, is_shared=self.kinds.count(PERSON) > 1)
        if only is not None:
            return only
        self._watching.somebody_acts()
        self._hand_over(seat)
        self._show(seat)
        sign = f"{self.texts.seats[seat]} > "
        while True:
            typed = " ".join(self.door.ask(sign).split())
            try:
                answer = self._answer(seat, choices, typed)
            except Refused as refused:
                self.door.print(Text(in_words(refused.refusal, self._texts_for(seat)), style="bold"))
                continue
            if isinstance(answer, Action):
                self._untold[seat] = []
                return answer
            if answer == "taken-back":
                return None

    def _answer(self, seat: Seat, choices: list[Action], typed: str) -> Action | str | None:
        """What the typed line means: an action, or a wish that has been granted."""
        word = typed.lower()
        if word in self._words("undo"):
            self._take_back(seat)
            return "taken-back"
        if word in self._words("quit"):
            raise Leaving(0)
        if word in self._words("rules"):
            show_rules(self.door, self.table.game.name)
            if self.door.is_terminal:
                self._show(seat)
        elif word in self._words("board"):
            self._show(seat)
        elif word in self._words("hint"):
            self._bots.show_hint(seat, self.screen)
        elif self.screen.more is not None and word in self._words("more"):
            self.door.print(self.screen.more(self.table.view(seat), self._texts_for(seat)))
        elif typed == "?" or word in self._words("help"):
            self._show_help(seat)
        elif typed.startswith("?"):
            self._explain(seat, choices, typed[1:].strip())
        elif not typed and len(choices) > 1:
            self._hint()
        else:
            return self._read(seat, choices, typed)
        return None

    def _words(self, command: str) -> list[str]:
        """What may be typed for a command: the words of the language, separated by commas, and the English one."""
        return [command, *self.texts.say(f"cli-word-{command}").split(", ")]

    def _read(self, seat: Seat, choices: list[Action], typed: str) -> Action:
        """The move that a number or a notation means; Refused with the reason if it is not possible now."""
        action = self._meant(choices, typed)
        if action not in choices:
            # The table says why it is not possible; it changes nothing.
            self.table.act(seat, action)
        return action

    def _meant(self, choices: list[Action], typed: str) -> Action:
        """The move that a number or a notation means, possible or not."""
        if not typed:
            return choices[0]
        if typed.isdecimal() and len(typed) < 6 and not self.screen.is_written:
            if not 1 <= int(typed) <= len(choices):
                raise Refused(Refusal("no-such-number", {"number": int(typed), "most": len(choices)}))
            return choices[int(typed) - 1]
        return read_move(self.table.game, typed, self.texts)

    def _show_help(self, seat: Seat) -> None:
        """What the game is about, how to type, what the signs mean, and what else can be asked for."""
        view = self.table.view(seat)
        by = "writing" if self.screen.is_written else "number"
        said = [self.texts.say_with("help-aim", agreed_in(view)), ""] if self.texts.knows("help-aim") else []
        said += [self.texts.say("cli-table-help", by=by)]
        said += [self.texts.say("cli-table-more")] if self.screen.more is not None else []
        cards = [card.names[0] for card in cards_in_texts(view, self.texts)]
        said += [self.texts.say("cli-table-cards", cards=", ".join(cards))] if cards else []
        said += [self.texts.say(key) for key in ("notation-help", "help-signs") if self.texts.knows(key)]
        for paragraph in said:
            self.door.print(Text(paragraph))

    def _explain(self, seat: Seat, choices: list[Action], typed: str) -> None:
        """What a card does, what a move would do, or why it is not possible."""
        texts, view = self._texts_for(seat), self.table.view(seat)
        told = asked_for(typed, self.screen.cards(view, texts))
        for sentence in told:
            self.door.print(Text(sentence))
        try:
            meant = self._meant(choices, typed)
        except Refused:
            if told:
                return
            raise
        printed = self.screen.about(meant, view, texts)
        if printed and not told:
            self.door.print(Text(printed))
        action = self._read(seat, choices, typed)
        would = self.texts.say("cli-would-happen", move=as_typed(self.table.game.write(action), self.texts))
        self.door.print(Text(would, style="bold"))
        for event in foreseen(self.table.game, view, seat, action):
            self.door.print(Text(f"  {texts.event(event)}"))

    def _take_back(self, seat: Seat) -> None:
        """Take back the last action of the person who asks; else the last one at this device, and before it what
        programs answered.

        Whoever holds the device may type it: the person who has just acted has handed it on. Tried on a copy first,
        so that nothing is half taken back.
        """
        back = [seat] if self.table.why_not_undo(seat) is None else self._last_person_and_answers(seat)
        tried = self.table.clone()
        for actor in back:
            tried.undo(actor)
        for actor in back:
            self.table.undo(actor)
        self.file.keep(self.table.journal)
        for viewer, untold in self._untold.items():
            untold[:] = [self._texts_for(viewer).note(TookBack(back[-1]))]

    def _last_person_and_answers(self, seat: Seat) -> list[Seat]:
        """Who has acted since a person of this device did, the last one first, and that person."""
        back: list[Seat] = []
        for move in reversed(self.table.journal.moves):
            if not isinstance(move, Played):
                break
            back.append(move.seat)
            if self.kinds[move.seat] == PERSON:
                return back
        return [seat]

    def _hides_something(self) -> bool:
        """Whether some person at this device knows more than a spectator."""
        spectator = self.table.view(None)
        views = (self.table.view(seat) for seat in self.people)
        return any(msgspec.structs.replace(view, viewer=None) != spectator for view in views)

    def _notice_secrets(self) -> None:
        """From the first secret of a shared device on nobody holds it without a curtain."""
        if len(self.people) > 1 and not self._has_secrets and self._hides_something():
            self._has_secrets = True
            self._holder = None

    def _hand_over(self, seat: Seat) -> None:
        """A curtain between hidden hands when the device goes to somebody else.

        From the first secret of a game on it falls every time, also when nobody happens to hold a hidden card: whoever
        got the device without a curtain would draw the next card before everybody's eyes.
        """
        if self._holder == seat:
            return
        if self._has_secrets:
            self.door.forget()
            self.door.clear_for_somebody_else()
            self.door.say("cli-curtain", style="bold", seat=self.texts.seats[seat])
            typed = self.door.ask("")
            if typed.strip().lower() in self._words("quit"):
                raise Leaving(0)
        self._holder = seat

    def _show(self, seat: Seat) -> None:
        """The whole screen of a person whose turn it is."""
        # The hint and the line for typing come below.
        show_fitting(self.door, self._forms(seat), self._untold[seat], below=2)
        self._hint()

    def _forms(self, seat: Seat) -> Iterator[Form]:
        """The table and the question, and for a low terminal a tighter table, then the moves without remarks."""
        view, texts = self.table.view(seat), self._texts_for(seat)
        question = self._question(view, seat, is_brief=False)
        table = self.door.lines(self.screen.draw(view, texts))
        yield Form(table, question)
        if self.screen.tight is not None:
            table = self.door.lines(self.screen.tight(view, texts))
            yield Form(table, question)
        yield Form(table, self._question(view, seat, is_brief=True))

    def _question(self, view: View, seat: Seat, *, is_brief: bool) -> Lines:
        game, texts = self.table.game, self._texts_for(seat)
        moves = listed(game, self.screen, view, seat, self.table.choices(seat), texts, is_brief=is_brief)
        return self.door.lines(Group(Text(texts.prompt(game.prompt(view)), style="bold"), moves))

    def _hint(self) -> None:
        more = "no" if self.screen.more is None else "yes"
        if self.screen.is_written:
            self.door.say("cli-table-hint-written", style="dim", more=more)
        else:
            self.door.say("cli-table-hint", style="dim", more=more)

    def _show_end(self) -> None:
        """The last table, the last sentences, the result, and what can be done with the journal."""
        viewer = self._watching.viewer
        if self._has_secrets:
            self.door.clear_for_somebody_else()
        self.door.clear()
        self.door.print(self.screen.draw(self.table.view(viewer), self.texts))
        for sentence in self._untold[viewer][-LAST_SENTENCES:]:
            self.door.print(Text(f"· {sentence}", style="bold"))
        result = self.table.result
        if result is not None and not set(result.scores) <= {0.0, 0.5, 1.0}:
            for seat, score in enumerate(result.scores):
                line = self.texts.say_of("score-line", seat, score=score, lost=0 - score)
                self.door.print(Text(line))
        self.door.say_unbroken("cli-journal-finished", file=str(self.file.path))

    def close(self) -> None:
        """Put the journal away and send the ghosts home."""
        self.file.close()
        self._bots.close()

    def say_how_to_continue(self) -> None:
        """One sentence with the command that goes on with this game; at a shared device no hand stays on the screen."""
        if self._has_secrets:
            self.door.clear_for_somebody_else()
        self.door.print(Text())
        self.door.say_unbroken("cli-journal-kept", command=continue_command(self.file.path))
