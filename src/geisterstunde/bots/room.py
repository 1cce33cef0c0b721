"""A room of its own for bots: a process that is told a view, the time and a seed, and knows nothing else.

`python -m geisterstunde.bots.room` reads questions line by line from its input and writes an answer for each; every
question is put to a bot that has seen nothing yet. When the input ends, so does the process, even amidst a thought.
"""

import os
import subprocess
import sys
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, NoReturn

import msgspec

from geisterstunde.bots.bot import Bot
from geisterstunde.bots.shelf import bot_at
from geisterstunde.bots.words import Advice, Budget
from geisterstunde.core.game import Game
from geisterstunde.core.words import Refusal, Refused, View
from geisterstunde.games import game_called

NO_VIEW: Final = msgspec.Raw(b"null")
FAREWELL: Final = 5.0
"""Seconds that a room has to close by itself."""


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a bot is asked; `bot` is `module:Class`. With no view it is only told to get ready."""

    game: str
    bot: str
    view: msgspec.Raw
    budget: Budget
    seed: int


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What came of it: advice, a refusal, or what went wrong."""

    advice: Advice | None = None
    refusal: Refusal | None = None
    problem: str | None = None


class BotFailed(Exception):
    """A bot broke down over a question."""


class RoomGone(Exception):
    """The process ended, or did not answer in time, and was ended."""


class Room:
    """The door to such a process; it is begun with the first question and again if it has gone."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: SimpleQueue[bytes] = SimpleQueue()

    def bot(self, place: str, patience: float | None = None) -> Bot:
        """The bot at `module:Class`, asked in this room."""
        return RoomBot(self, place, patience)

    def prepare(self, game: Game, place: str) -> None:
        """Let a bot load what it needs for a game, so that its first answer is not late."""
        self._answer(Question(game.name, place, NO_VIEW, Budget(nodes=1), 0), None)

    def ask(self, question: Question, patience: float | None = None) -> Advice:
        """What the bot advises; waits so many seconds at most."""
        answer = self._answer(question, patience)
        if answer.refusal is not None:
            raise Refused(answer.refusal)
        if answer.advice is None:
            raise BotFailed(answer.problem)
        return answer.advice

    def _answer(self, question: Question, patience: float | None) -> Answer:
        process = self._begun()
        assert process.stdin is not None
        try:
            process.stdin.write(msgspec.json.encode(question) + b"\n")
            process.stdin.flush()
            line = self._lines.get(timeout=patience)
        except (OSError, Empty):
            line = b""
        if not line:
            self.close()
            raise RoomGone
        return msgspec.json.decode(line, type=Answer)

    def close(self) -> None:
        """Send the process home."""
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.wait(FAREWELL)
        for stream in (process.stdin, process.stdout):
            if stream is not None:
                stream.close()

    def _begun(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            command = [sys.executable, "-m", "geisterstunde.bots.room"]
            # It finds what this program finds, wherever it was started.
            paths = os.pathsep.join(filter(None, sys.path))
            # A session of its own: Ctrl-C at the terminal is for the program that asks, which then closes the room.
            self._process = subprocess.Popen(  # noqa: S603 – our own module
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env={**os.environ, "PYTHONPATH": paths},
                start_new_session=True,
            )
            self._lines = SimpleQueue()
            Thread(target=_listen, args=(self._process.stdout, self._lines), daemon=True).start()
        return self._process


class RoomBot(Bot):
    """A bot that thinks in a room of its own."""

    name = "room"

    def __init__(self, room: Room, place: str, patience: float | None) -> None:
        self._room = room
        self._place = place
        self._patience = patience

    def advise(self, game: Game, view: View, budget: Budget, seed: int) -> Advice:
        seen = msgspec.Raw(msgspec.json.encode(view))
        return self._room.ask(Question(game.name, self._place, seen, budget, seed), self._patience)


def _listen(stream: Any, lines: "SimpleQueue[bytes]") -> None:
    """Hand over every line that comes; an empty one at the end."""
    # Closed by whoever ends the process: then there is nothing more to hear either.
    with suppress(ValueError):
        for line in stream:
            lines.put(line)
    lines.put(b"")


def _listen_and_leave(lines: "SimpleQueue[bytes]") -> None:
    """As long as somebody asks; whoever asked last does not wait for an answer any more."""
    for line in sys.stdin.buffer:
        lines.put(line)
    os._exit(0)


def answer_to(question: Question) -> Answer:
    """Put a question to a new bot."""
    try:
        game = game_called(question.game)
        bot = bot_at(question.bot)
        if question.view == NO_VIEW:
            bot.prepare(game)
            return Answer()
        view = msgspec.json.decode(question.view, type=game.view_type)
        return Answer(advice=bot.advise(game, view, question.budget, question.seed))
    except Refused as refused:
        return Answer(refusal=refused.refusal)
    except Exception as problem:
        return Answer(problem=f"{type(problem).__name__}: {problem}")


def main() -> NoReturn:
    """The life of a room."""
    out = sys.stdout.buffer
    # What a bot prints must not get between the answers.
    sys.stdout = sys.stderr
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen_and_leave, args=(questions,), daemon=True).start()
    while True:
        answer = answer_to(msgspec.json.decode(questions.get(), type=Question))
        try:
            out.write(msgspec.json.encode(answer) + b"\n")
            out.flush()
        except OSError:
            # Whoever asked has gone.
            os._exit(0)


if __name__ == "__main__":
    main()
