"""A game at the terminal: people and programs around one screen."""

import contextlib
import hashlib
import signal
import sys
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from types import FrameType
from typing import Final, NamedTuple

import msgspec
from librt.random import Random
from rich.console import Group
from rich.text import Text

from geisterstunde.bots.levels import best_name
from geisterstunde.bots.room import BotFailed, Room, RoomGone
from geisterstunde.bots.shelf import BOTS
from geisterstunde.bots.words import Advice, Budget
from geisterstunde.cli.advice import advised
from geisterstunde.cli.door import Door, Lines
from geisterstunde.cli.journals import JournalFile, Secret, fresh_path, in_file, read_file, read_secret
from geisterstunde.cli.moves import automatic, foreseen, listed
from geisterstunde.cli.options import typed_options
from geisterstunde.cli.problems import in_words
from geisterstunde.cli.screens import screen_of
from geisterstunde.cli.seats import PERSON, level_called, seat_kinds, seat_names
from geisterstunde.cli.seats import kinds as known_kinds
from geisterstunde.cli.shelf import game_from_menu, opponent_from_menu, show_rules
from geisterstunde.cli.typing_moves import as_typed, read_move
from geisterstunde.core.journal import Played, read_journal
from geisterstunde.core.luck import check_seed, fresh_seed
from geisterstunde.core.words import Action, Refusal, Refused, Seat, Viewer
from geisterstunde.games import game_called
from geisterstunde.table.table import Table

ROWS_FOR_THE_REST: Final = 25
"""What a full screen needs beside the news; the news get what is left of the terminal, from 3 to 8 lines."""

LEAST_NEWS: Final = 1
"""On a low terminal the news give way to a long list of moves, but for so many lines."""

LAST_SENTENCES: Final = 10
"""So many sentences are told again under the last table."""

HINT: Final = Budget(milliseconds=1000)
"""What a hint may take."""

PATIENCE: Final = 30.0
"""Seconds after which nobody waits for a ghost any longer; all of them answer within about a second."""


class Wishes(NamedTuple):
    """What was asked for on the command line."""

    game: str | None
    players: str | None
    seats: str | None
    names: str | None
    options: list[str]
    scores: str | None
    seed: str | None
    journal: str | None
    continued: str | None


class Left(Exception):
    """The person wants to stop here; the journal keeps the game."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def play_at_terminal(door: Door, wishes: Wishes) -> int:
    """Play a new game or go on with one; 0 when it is over or was left for later."""
    evening = _continued(door, wishes) if wishes.continued is not None else _begun(door, wishes)
    try:
        with leaving_kindly():
            evening.play()
    except Left as left:
        evening.say_how_to_continue()
        return left.code
    finally:
        evening.close()
    return 0


@contextlib.contextmanager
def leaving_kindly() -> Iterator[None]:
    """Ctrl-C, the end of the input and SIGTERM leave the game; they never end in a traceback."""

    def leave(number: int, _: FrameType | None) -> None:
        raise Left(128 + number)

    before = signal.signal(signal.SIGTERM, leave)
    try:
        yield
    except KeyboardInterrupt:
        raise Left(130) from None
    except EOFError:
        raise Left(0) from None
    finally:
        signal.signal(signal.SIGTERM, before)


def _begun(door: Door, wishes: Wishes) -> "Evening":
    game = game_called(wishes.game) if wishes.game is not None else game_from_menu(door)
    door.speak_of(game)
    seats = wishes.seats
    if wishes.game is None and seats is None:
        seats = f"{PERSON},{opponent_from_menu(door)}"
    kinds = seat_kinds(game, wishes.players, seats, wishes.names)
    names = seat_names(door.texts, kinds, wishes.names)
    options = typed_options(game, wishes.options, wishes.scores)
    seed = check_seed(wishes.seed) if wishes.seed is not None else fresh_seed()
    table = Table.open(game, names, options, seed)
    if wishes.journal is not None:
        path = Path(wishes.journal)
    else:
        path = fresh_path(game, datetime.now().strftime("%Y%m%d-%H%M%S"))
    file = JournalFile.create(path, Secret(seed, kinds))
    file.keep(table.journal)
    return Evening(door, table, file, kinds, seed)


def _continued(door: Door, wishes: Wishes) -> "Evening":
    others = ("game", "players", "seats", "names", "scores", "seed", "journal")
    for flag in others:
        if getattr(wishes, flag) is not None or wishes.options:
            raise Refused(Refusal("continue-alone"))
    path = Path(wishes.continued or "")
    with in_file(path):
        game, journal = read_file(path)
        door.speak_of(game)
        if journal.ended is not None:
            raise Refused(Refusal("journal-finished"))
        secret = read_secret(path)
        if len(secret.seats) != len(journal.opening.seats) or not set(secret.seats) <= set(known_kinds()):
            raise Refused(Refusal("wrong-seed"))
        table = Table(game, journal, secret.seed)
    file = JournalFile.reopen(path, journal)
    file.keep(table.journal)
    return Evening(door, table, file, secret.seats, secret.seed)


class Evening:
    """One game at one terminal, from the first prompt to the result."""

    def __init__(self, door: Door, table: Table, file: JournalFile, kinds: tuple[str, ...], seed: str) -> None:
        self.door = door
        self.table = table
        self.file = file
        self.kinds = kinds
        self.texts = door.texts.of(table.game, table.seats)
        self.screen = screen_of(table.game.name)
        self.people = [seat for seat, kind in enumerate(kinds) if kind == PERSON]
        self._seed = seed
        self._room = Room()
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
        self.table.play(seat, action)
        self.file.keep(self.table.journal)
        self._hear()

    def _hear(self) -> None:
        for viewer, untold in self._untold.items():
            untold += [self.texts.event(event) for event in self.table.news(viewer)]

    def _choice_of_program(self, seat: Seat) -> Action:
        """What a ghost wants to do, or chance: the same again with the same seed, unless a ghost is short of time."""
        choices = self.table.choices(seat)
        dice = hashlib.sha256(f"{self._seed}\n{seat}\n{len(self.table.journal.lines)}".encode()).digest()
        luck = int.from_bytes(dice[:7], "big")
        level = level_called(self.kinds[seat])
        if level is not None and len(choices) > 1:
            try:
                return self._asked(seat, level.name, level.budget, luck)[1]
            except (RoomGone, BotFailed):
                self.door.say("cli-ghost-gone", seat=self.texts.seats[seat])
        chosen: Action = choices[Random(luck).randrange(len(choices))]
        return chosen

    def _asked(self, seat: Seat, bot: str, budget: Budget, luck: int) -> tuple[Advice, Action]:
        """What a bot advises a seat, from the seat's view and nothing else."""
        game = self.table.game
        with self._thinking(seat):
            advice = self._room.bot(BOTS[bot], PATIENCE).advise(game, self.table.view(seat), budget, luck)
        action: Action = game.catalogue[advice.number]
        if action not in self.table.choices(seat):
            raise BotFailed(advice.line)
        return advice, action

    def _thinking(self, seat: Seat) -> contextlib.AbstractContextManager[object]:
        """A line that says who is thinking, as long as it takes."""
        if not self.door.is_terminal:
            return contextlib.nullcontext()
        return self.door.out.status(self.texts.say("cli-thinking", seat=self.texts.seats[seat]))

    def _show_hint(self, seat: Seat) -> None:
        """What the strongest bot would do, and why."""
        try:
            advice, action = self._asked(seat, best_name(self.table.game), HINT, len(self.table.journal.lines))
        except (RoomGone, BotFailed):
            self.door.say("cli-no-hint")
            return
        for line in advised(self.table.game, self.screen, advice, action, self.texts):
            self.door.print(line)

    def _choice_of_person(self, seat: Seat) -> Action | None:
        """The action a person chose; None if the person took something back instead."""
        choices = self.table.choices(seat)
        only = automatic(choices, is_shared=self.kinds.count(PERSON) > 1)
        if only is not None:
            return only
        self._hand_over(seat)
        self._show(seat)
        sign = f"{self.texts.seats[seat]} > "
        while True:
            typed = " ".join(self.door.ask(sign).split())
            try:
                answer = self._answer(seat, choices, typed)
            except Refused as refused:
                self.door.print(Text(in_words(refused.refusal, self.texts), style="bold"))
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
            raise Left(0)
        if word in self._words("rules"):
            show_rules(self.door, self.table.game.name)
            if self.door.is_terminal:
                self._show(seat)
        elif word in self._words("board"):
            self._show(seat)
        elif word in self._words("hint"):
            self._show_hint(seat)
        elif self.screen.more is not None and word in self._words("more"):
            self.door.print(self.screen.more(self.table.view(seat), self.texts))
        elif typed.startswith("?"):
            self._explain(seat, choices, typed[1:].strip())
        elif word in self._words("help"):
            self._explain(seat, choices, "")
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
            self.table.play(seat, action)
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

    def _explain(self, seat: Seat, choices: list[Action], typed: str) -> None:
        if not typed:
            by = "writing" if self.screen.is_written else "number"
            self.door.print(Text(self.texts.say("cli-table-help", by=by)))
            if self.screen.more is not None:
                self.door.print(Text(self.texts.say("cli-table-more")))
            if self.texts.knows("notation-help"):
                self.door.print(Text(self.texts.say("notation-help")))
            return
        printed = self.screen.about(self._meant(choices, typed), self.table.view(seat), self.texts)
        if printed:
            self.door.print(Text(printed))
        action = self._read(seat, choices, typed)
        self.door.print(
            Text(
                self.texts.say("cli-would-happen", move=as_typed(self.table.game.write(action), self.texts)),
                style="bold",
            )
        )
        for event in foreseen(self.table.game, self.table.view(seat), seat, action):
            self.door.print(Text(f"  {self.texts.event(event)}"))

    def _take_back(self, seat: Seat) -> None:
        """Take back the last action of a person at this device, and before it what programs answered.

        Whoever holds the device may type it: the person who has just acted has handed it on. Tried on a copy first,
        so that nothing is half taken back.
        """
        moves = self.table.journal.moves
        back: list[Seat] = []
        for move in reversed(moves):
            if not isinstance(move, Played):
                break
            back.append(move.seat)
            if self.kinds[move.seat] == PERSON:
                break
        if not back or self.kinds[back[-1]] != PERSON:
            back = [seat]
        copy = Table(self.table.game, read_journal(self.table.journal.text()), self._seed)
        for actor in back:
            copy.undo(actor)
        for actor in back:
            self.table.undo(actor)
        self.file.keep(self.table.journal)
        for untold in self._untold.values():
            untold[:] = [self.texts.say("cli-taken-back", seat=self.texts.seats[back[-1]])]

    def _hides_something(self) -> bool:
        """Whether some person at this device knows more than a spectator."""
        spectator = self.table.view(None)
        views = (self.table.view(seat) for seat in self.people)
        return any(msgspec.structs.replace(view, viewer=None) != spectator for view in views)

    def _hand_over(self, seat: Seat) -> None:
        """A curtain between hidden hands when the device goes to somebody else.

        From the first secret of a game on it falls every time, also when nobody happens to hold a hidden card: whoever
        got the device without a curtain would draw the next card before everybody's eyes.
        """
        if len(self.people) > 1 and not self._has_secrets and self._hides_something():
            self._has_secrets = True
            self._holder = None
        if self._holder == seat:
            return
        if self._has_secrets:
            self.door.forget()
            self.door.clear()
            self.door.say("cli-curtain", style="bold", seat=self.texts.seats[seat])
            typed = self.door.ask("")
            if typed.strip().lower() in self._words("quit"):
                raise Left(0)
        self._holder = seat

    def _show(self, seat: Seat) -> None:
        """The whole screen of a person whose turn it is."""
        view = self.table.view(seat)
        table = self.door.lines(self.screen.draw(view, self.texts))
        question = self.door.lines(
            Group(
                Text(self.texts.prompt(self.table.game.prompt(view)), style="bold"),
                listed(self.table.game, self.screen, view, seat, self.table.choices(seat), self.texts),
            )
        )
        # The hint and the line for typing come below; what is printed into a file is never too long.
        whole = len(table) + self._most_news() + len(question) + 2
        excess = max(0, whole - self.door.out.height) if self.door.is_terminal else 0
        shorter = without_gaps(table, excess)
        excess -= len(table) - len(shorter)
        self.door.clear()
        self.door.print_lines(shorter)
        self._show_news(self._untold[seat], max(LEAST_NEWS, self._most_news() - excess))
        self.door.print_lines(question)
        self._hint()

    def _most_news(self) -> int:
        """So many lines of news there are on a screen where all else has room."""
        return max(3, min(8, self.door.out.height - ROWS_FOR_THE_REST))

    def _hint(self) -> None:
        more = "no" if self.screen.more is None else "yes"
        if self.screen.is_written:
            self.door.say("cli-table-hint-written", style="dim", more=more)
        else:
            self.door.say("cli-table-hint", style="dim", more=more)

    def _show_news(self, sentences: list[str], room: int) -> None:
        """What happened since the person acted last, the newest at the bottom; what there is no room for is left out
        from the oldest on.

        The lines are as many as there is room for, so that the prompt stands at the same place.
        """
        lines = self._wrapped([f"· {sentence}" for sentence in sentences])
        for first in range(1, len(sentences)):
            if len(lines) <= room:
                break
            lines = self._wrapped(["…", *(f"· {sentence}" for sentence in sentences[first:])])
        for line in [""] * (room - len(lines)) + lines:
            self.door.print(Text(line, style="italic", no_wrap=True))

    def _wrapped(self, pieces: list[str]) -> list[str]:
        told = Text("  ".join(pieces))
        return [line.plain.strip() for line in told.wrap(self.door.out, self.door.out.width)] if pieces else []

    def _show_end(self) -> None:
        """The last table, the last sentences, the result, and what can be done with the journal."""
        viewer = self.people[0] if len(self.people) == 1 else None
        self.door.clear()
        self.door.print(self.screen.draw(self.table.view(viewer), self.texts))
        for sentence in self._untold[viewer][-LAST_SENTENCES:]:
            self.door.print(Text(f"· {sentence}", style="bold"))
        result = self.table.result
        if result is not None and not set(result.scores) <= {0.0, 0.5, 1.0}:
            for seat, score in enumerate(result.scores):
                line = self.texts.say("score-line", seat=self.texts.seats[seat], score=score, lost=-score)
                self.door.print(Text(line))
        self.door.say_unbroken("cli-journal-finished", file=str(self.file.path))

    def close(self) -> None:
        """Put the journal away and send the ghosts home."""
        self.file.close()
        self._room.close()

    def say_how_to_continue(self) -> None:
        """One sentence with the command that goes on with this game; at a shared device no hand stays on the screen."""
        if self._has_secrets:
            self.door.clear()
        self.door.print(Text())
        self.door.say_unbroken("cli-journal-kept", command=f"geisterstunde play --continue {quoted(self.file.path)}")


def without_gaps(lines: Lines, most: int) -> Lines:
    """The same lines without the empty ones between them, as far as so many lines are too many."""
    kept: Lines = []
    for line in lines:
        is_gap = not "".join(segment.text for segment in line).strip()
        if is_gap and most > 0:
            most -= 1
        else:
            kept.append(line)
    return kept


def quoted(path: Path) -> str:
    """A path as a shell needs it."""
    import shlex

    return shlex.quote(str(path)) if sys.platform != "win32" else f'"{path}"'
