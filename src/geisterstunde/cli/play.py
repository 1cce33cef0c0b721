"""A game at the terminal: people and programs around one screen."""

import contextlib
import hashlib
import signal
import sys
from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path
from types import FrameType
from typing import Final, NamedTuple

import msgspec
from librt.random import Random
from rich.text import Text

from geisterstunde.cli.door import Door
from geisterstunde.cli.journals import JournalFile, Secret, fresh_path, read_file, read_secret
from geisterstunde.cli.moves import automatic, foreseen, listed
from geisterstunde.cli.options import typed_options, whole_number
from geisterstunde.cli.problems import in_words
from geisterstunde.cli.screens import screen_of
from geisterstunde.cli.shelf import game_from_menu, show_rules
from geisterstunde.core.game import Game
from geisterstunde.core.journal import Played, read_journal
from geisterstunde.core.luck import check_seed, fresh_seed
from geisterstunde.core.words import Action, Refusal, Refused, Seat, Viewer
from geisterstunde.games import game_called
from geisterstunde.table.table import Table
from geisterstunde.texts import Texts

PERSON: Final = "human"
PROGRAM: Final = "random"
KINDS: Final = {
    "human": PERSON, "h": PERSON, "me": PERSON, "mensch": PERSON, "m": PERSON, "ich": PERSON,
    "random": PROGRAM, "r": PROGRAM, "bot": PROGRAM, "zufall": PROGRAM, "z": PROGRAM,
}  # fmt: skip

ROWS_FOR_THE_REST: Final = 25
"""What a full screen needs beside the news; the news get what is left of the terminal, from 3 to 8 lines."""

LONGEST_NAME: Final = 24


class Wishes(NamedTuple):
    """What was asked for on the command line."""

    game: str | None
    players: str | None
    seats: str | None
    names: str | None
    options: list[str]
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
        evening.file.close()
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
    kinds = seat_kinds(game, wishes)
    names = seat_names(door.texts, kinds, wishes.names)
    options = typed_options(game, wishes.options)
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
    others = ("game", "players", "seats", "names", "seed", "journal")
    for flag in others:
        if getattr(wishes, flag) is not None or wishes.options:
            raise Refused(Refusal("continue-alone"))
    path = Path(wishes.continued or "")
    with in_file(path):
        game, journal = read_file(path)
        if journal.ended is not None:
            raise Refused(Refusal("journal-finished"))
        secret = read_secret(path)
        if len(secret.seats) != len(journal.opening.seats) or not set(secret.seats) <= {PERSON, PROGRAM}:
            raise Refused(Refusal("wrong-seed"))
        table = Table(game, journal, secret.seed)
    file = JournalFile.reopen(path, journal)
    file.keep(table.journal)
    return Evening(door, table, file, secret.seats, secret.seed)


@contextlib.contextmanager
def in_file(path: Path) -> Iterator[None]:
    """Refusals in here are about a file: they name it."""
    try:
        yield
    except Refused as refused:
        if "file" in refused.refusal.args:
            raise
        refusal = refused.refusal
        raise Refused(type(refusal)(refusal.key, {**refusal.args, "in_file": str(path)})) from None


def seat_kinds(game: Game, wishes: Wishes) -> tuple[str, ...]:
    """Who plays each seat; without a word the first seat is a person and the others are played by chance."""
    wanted = [] if wishes.seats is None else [_kind(word) for word in wishes.seats.split(",")]
    named = 0 if wishes.names is None else len(wishes.names.split(","))
    if wishes.players is not None:
        count = whole_number(wishes.players, "--players", game.fewest_players, game.most_players)
    else:
        count = max(len(wanted), named, game.fewest_players)
    if len(wanted) > count:
        raise Refused(Refusal("too-many-seats", {"given": len(wanted), "players": count}))
    if not wanted:
        wanted = [PERSON]
    return tuple(wanted + [PROGRAM] * (count - len(wanted)))


def _kind(word: str) -> str:
    if word.strip().lower() not in KINDS:
        raise Refused(Refusal("unknown-seat-kind", {"kind": word.strip(), "known": f"{PERSON}, {PROGRAM}"}))
    return KINDS[word.strip().lower()]


def seat_names(texts: Texts, kinds: Sequence[str], typed: str | None) -> tuple[str, ...]:
    """The names at the table: those that were typed, then suggested ones; each name once."""
    given = [name.strip() for name in typed.split(",")] if typed is not None else []
    if len(given) > len(kinds):
        raise Refused(Refusal("too-many-names", {"given": len(given), "players": len(kinds)}))
    for name in given:
        if not name or len(name) > LONGEST_NAME or not name.isprintable():
            raise Refused(Refusal("bad-name", {"name": name, "longest": LONGEST_NAME}))
        if given.count(name) > 1:
            raise Refused(Refusal("name-twice", {"name": name}))
    suggested = [name for name in texts.say("suggested-names").split(", ") if name not in given]
    return tuple(given + suggested[: len(kinds) - len(given)])


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
        # Who holds the device; nobody at first, so that the first hand is hidden too.
        self._holder: Seat | None = None if len(self.people) > 1 else self.people[0] if self.people else None
        # What each person has not been told yet; -1 is a spectator.
        self._untold: dict[Viewer, list[str]] = {viewer: [] for viewer in (None, *self.people)}
        self._hear()

    def play(self) -> None:
        """Until the game is over."""
        while self.table.to_act:
            seat = self._next_seat()
            action = self._choice_of_program(seat) if self.kinds[seat] == PROGRAM else self._choice_of_person(seat)
            if action is not None:
                self._carry_out(seat, action)
        self._show_end()

    def _next_seat(self) -> Seat:
        """Of several seats that may act, the programs first, then the person who holds the device."""
        acting = self.table.to_act
        programs = [seat for seat in acting if self.kinds[seat] == PROGRAM]
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
        """A legal action by chance, the same again when a game with the same seed is played again."""
        choices = self.table.choices(seat)
        dice = hashlib.sha256(f"{self._seed}\n{seat}\n{len(self.table.journal.lines)}".encode()).digest()
        chosen: Action = choices[Random(int.from_bytes(dice[:7], "big")).randrange(len(choices))]
        return chosen

    def _choice_of_person(self, seat: Seat) -> Action | None:
        """The action a person chose; None if the person took something back instead."""
        choices = self.table.choices(seat)
        only = automatic(choices)
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
        if not typed:
            return choices[0]
        if typed.isdecimal() and len(typed) < 6:
            if not 1 <= int(typed) <= len(choices):
                raise Refused(Refusal("no-such-number", {"number": int(typed), "most": len(choices)}))
            return choices[int(typed) - 1]
        action = self.table.game.read(typed)
        if action not in choices:
            # The table says why it is not possible; it changes nothing.
            self.table.play(seat, action)
        return action

    def _explain(self, seat: Seat, choices: list[Action], typed: str) -> None:
        if not typed:
            self.door.print(Text(self.texts.say("cli-table-help")))
            if self.screen.more is not None:
                self.door.print(Text(self.texts.say("cli-table-more")))
            if self.texts.knows("notation-help"):
                self.door.print(Text(self.texts.say("notation-help")))
            return
        action = self._read(seat, choices, typed)
        self.door.print(Text(self.texts.say("cli-would-happen", move=self.table.game.write(action)), style="bold"))
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
        if not back or self.kinds[back[-1]] == PROGRAM:
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
        """A curtain between hidden hands when the device goes to somebody else."""
        if self._holder == seat:
            return
        if len(self.people) > 1 and self._hides_something():
            self.door.clear()
            self.door.say("cli-curtain", style="bold", seat=self.texts.seats[seat])
            self.door.ask("")
        self._holder = seat

    def _show(self, seat: Seat) -> None:
        """The whole screen of a person whose turn it is."""
        view = self.table.view(seat)
        self.door.clear()
        self.door.print(self.screen.draw(view, self.texts))
        self._show_news(self._untold[seat])
        self.door.print(Text(self.texts.prompt(self.table.game.prompt(view)), style="bold"))
        self.door.print(listed(self.table.game, self.screen, view, seat, self.table.choices(seat), self.texts))
        self._hint()

    def _hint(self) -> None:
        self.door.say("cli-table-hint", style="dim", more="no" if self.screen.more is None else "yes")

    def _show_news(self, sentences: list[str]) -> None:
        """What happened since the person acted last, the newest at the bottom.

        The lines are always as many, so that the prompt stands at the same place.
        """
        room = max(3, min(8, self.door.out.height - ROWS_FOR_THE_REST))
        told = Text("  ".join(f"· {sentence}" for sentence in sentences))
        lines = [line.plain.strip() for line in told.wrap(self.door.out, self.door.out.width)] if sentences else []
        if len(lines) > room:
            lines = ["…", *lines[1 - room :]]
        for line in [""] * (room - len(lines)) + lines:
            self.door.print(Text(line, style="italic", no_wrap=True))

    def _show_end(self) -> None:
        """The last table, the last sentences, the result, and what can be done with the journal."""
        viewer = self.people[0] if len(self.people) == 1 else None
        self.door.clear()
        self.door.print(self.screen.draw(self.table.view(viewer), self.texts))
        for sentence in self._untold[viewer][-8:]:
            self.door.print(Text(f"· {sentence}", style="bold"))
        result = self.table.result
        if result is not None and not set(result.scores) <= {0.0, 0.5, 1.0}:
            for seat, score in enumerate(result.scores):
                line = self.texts.say("score-line", seat=self.texts.seats[seat], score=score, lost=-score)
                self.door.print(Text(line))
        self.door.say_unbroken("cli-journal-finished", file=str(self.file.path))

    def say_how_to_continue(self) -> None:
        """One sentence with the command that goes on with this game."""
        self.door.print(Text())
        self.door.say_unbroken("cli-journal-kept", command=f"geisterstunde play --continue {quoted(self.file.path)}")


def quoted(path: Path) -> str:
    """A path as a shell needs it."""
    import shlex

    return shlex.quote(str(path)) if sys.platform != "win32" else f'"{path}"'
