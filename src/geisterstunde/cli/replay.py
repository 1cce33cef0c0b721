"""Finished and running games again: step by step, and checked."""

import sys
from pathlib import Path
from typing import Final, NamedTuple

from rich.text import Text

from geisterstunde.cli.door import Door
from geisterstunde.cli.journals import in_file, read_file, read_text
from geisterstunde.cli.options import whole_number
from geisterstunde.cli.problems import in_words
from geisterstunde.cli.screens import Screen, screen_of
from geisterstunde.core.game import Game
from geisterstunde.core.journal import Journal, Played, Rolled
from geisterstunde.core.words import Event, Refusal, Refused, View, Viewer
from geisterstunde.table.noticing import heard_by
from geisterstunde.table.proof import proof_of
from geisterstunde.table.replay import Replay
from geisterstunde.texts import Texts
from geisterstunde.texts.names import names_in_journal

FAILED = 1

ON: Final = ("", "n", "next", "w", "weiter")
BACK: Final = ("b", "back", "z", "zurück", "zurueck")
LEAVE: Final = ("q", "quit", "e", "ende")
"""What may be typed while a game is looked at, in any language."""


class Frame(NamedTuple):
    """One step: what each viewer saw and heard."""

    title: str
    views: dict[Viewer, View]
    events: dict[Viewer, tuple[Event, ...]]


def show_replay(door: Door, file: str, *, seat: str, step: str | None) -> int:
    """Step through a journal; without a terminal all steps are printed."""
    path = Path(file)
    with in_file(path):
        game, journal = read_file(path)
        door.speak_of(game)
        viewers = _viewers(seat, len(journal.opening.seats))
        texts = door.texts.of(game, names_in_journal(journal.opening.seats, door.texts))
        frames = _frames(game, journal, texts)
    film = Film(door, screen_of(game.name), frames, viewers, texts)
    first = 0 if step is None else whole_number(step, "--step", 0, len(frames) - 1)
    if sys.stdin.isatty() and door.is_terminal:
        film.run(first)
    else:
        for number in range(len(frames)) if step is None else [first]:
            film.show(number)
    return 0


def _viewers(seat: str, seats: int) -> list[Viewer]:
    word = seat.strip().lower()
    if word in ("all", "alle"):
        return list(range(seats))
    if word in ("spectator", "zuschauer"):
        return [None]
    if word.isdecimal() and len(word) < 4 and 1 <= int(word) <= seats:
        return [int(word) - 1]
    raise Refused(Refusal("unknown-viewer", {"viewer": seat, "most": seats}))


def _frames(game: Game, journal: Journal, texts: Texts) -> list[Frame]:
    viewers: list[Viewer] = [None, *range(len(journal.opening.seats))]
    replay = Replay(game, journal)
    views = {viewer: replay.play.view(viewer) for viewer in viewers}
    frames = [Frame(texts.say("cli-replay-start"), views, dict.fromkeys(viewers, ()))]
    while not replay.is_at_end():
        title = _title(journal.moves[replay.steps], texts)
        happened = replay.step()
        views = {viewer: replay.play.view(viewer) for viewer in viewers}
        frames.append(Frame(title, views, {viewer: heard_by(game, happened, viewer) for viewer in viewers}))
    return frames


def _title(move: Rolled | Played, texts: Texts) -> str:
    if isinstance(move, Rolled):
        return texts.say("cli-replay-roll")
    return texts.say("cli-replay-move", seat=texts.seats[move.seat])


class Film:
    """The steps of one journal for some viewers."""

    def __init__(self, door: Door, screen: Screen, frames: list[Frame], viewers: list[Viewer], texts: Texts) -> None:
        self.door = door
        self.screen = screen
        self.frames = frames
        self.viewers = viewers
        self.texts = texts

    def show(self, number: int) -> None:
        """One step."""
        frame = self.frames[number]
        most = len(self.frames) - 1
        line = self.texts.say("cli-replay-step", step=number, most=most, title=frame.title)
        self.door.print(Text(line, style="bold"))
        for viewer in self.viewers:
            if len(self.viewers) > 1 and viewer is not None:
                self.door.print(
                    Text(self.texts.say("cli-replay-view", seat=self.texts.seats[viewer]), style="underline")
                )
            texts = self.texts.to(viewer)
            self.door.print(self.screen.draw(frame.views[viewer], texts))
            for event in frame.events[viewer]:
                self.door.print(Text(f"· {texts.event(event)}", style="italic"))

    def run(self, number: int) -> None:
        """Forward and back, as the person says."""
        most = len(self.frames) - 1
        while True:
            self.door.clear()
            self.show(number)
            self.door.say("cli-replay-hint", style="dim", most=most)
            try:
                wanted = self._asked(number)
            except (EOFError, KeyboardInterrupt):
                return
            if wanted is None:
                return
            number = max(0, min(wanted, most))

    def _asked(self, number: int) -> int | None:
        """The step to go to, None for no more; whatever else is typed is answered by what can be typed."""
        while True:
            typed = self.door.ask("> ").strip().lower()
            if typed in LEAVE:
                return None
            if typed.isdecimal() and len(typed) < 9:
                return int(typed)
            if typed in BACK:
                return number - 1
            if typed in ON:
                return number + 1
            self.door.say("cli-replay-keys", most=len(self.frames) - 1)


def show_verification(door: Door, file: str) -> int:
    """Check a finished journal and say what was checked; 1 if something is not as it should be."""
    path = Path(file)
    with in_file(path):
        read_text(path)
    try:
        with in_file(path):
            game, journal = read_file(path)
            proof = proof_of(game, journal)
    except Refused as refused:
        door.complain(door.texts.say("cli-verify-failed", file=str(path)))
        door.complain(in_words(refused.refusal, door.texts))
        return FAILED
    texts = door.texts.of(game, names_in_journal(journal.opening.seats, door.texts))
    door.print(Text(texts.say("cli-verify-good", file=str(path)), style="bold"))
    for sentence in proof.proves:
        door.print(Text(f"· {texts.proof(sentence)}"))
    door.print(Text(texts.say("cli-verify-result", result=texts.result(proof.result))))
    door.print(Text(texts.say("cli-verify-open"), style="bold"))
    for doubt in proof.leaves_open:
        door.print(Text(f"· {texts.left_open(doubt)}"))
    return 0
