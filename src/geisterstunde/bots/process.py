"""A bot in a process of its own, which is told a view, the time and a seed, and knows nothing else.

`python -m geisterstunde.bots.process` reads questions line by line from its input and writes an answer for each; every
question is put to a bot that has seen nothing yet. When the input ends, so does the process, even amidst a thought.
"""

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import IO, Final, Literal, NoReturn

import msgspec

from geisterstunde.bots.bot import Analyst
from geisterstunde.bots.shelf import bot_at
from geisterstunde.bots.words import Advice, Budget
from geisterstunde.core.game import Game
from geisterstunde.core.words import Refusal, Refused, View
from geisterstunde.games import game_called

NO_VIEW: Final = msgspec.Raw(b"null")
GENTLY: Final = 5
"""How many steps a bot's process stands back behind others that want to work at the same time: it gets a third of their
share then. Further back, ghosts on a machine that is always busy would hardly answer."""


class BotQuestion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a bot is asked; `bot` is `module:Class`. With no view it is only told to get ready."""

    game: str
    bot: str
    view: msgspec.Raw
    budget: Budget
    seed: int
    wants: Literal["advice", "chance"] = "advice"
    """What to do, or, of a bot that can tell, how good the viewer's chance is."""


class BotAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What came of it: advice, a chance, a refusal, or what went wrong."""

    advice: Advice | None = None
    chance: float | None = None
    refusal: Refusal | None = None
    problem: str | None = None
    seconds: float = 0.0
    """How long the bot thought."""


class BotFailed(Exception):
    """A bot broke down over a question."""


class ProcessGone(Exception):
    """The process ended, or did not answer in time, and was ended."""


class BotProcess:
    """The way to such a process; it is begun with the first question and again if it has gone, until it is closed."""

    def __init__(self) -> None:
        self._life: _Life | None = None
        self._is_closed = False
        self._lock = Lock()
        """Between whoever asks and whoever closes meanwhile: nothing is begun that nobody will end."""

    @property
    def pid(self) -> int | None:
        """The number of the process, None if there is none."""
        life = self._life
        return None if life is None else life.pid

    def bot(self, place: str, patience: float | None = None) -> "BotInProcess":
        """The bot at `module:Class`, asked in this process."""
        return BotInProcess(self, place, patience)

    def prepare(self, game: Game, place: str) -> None:
        """Let a bot load what it needs for a game, so that its first answer is not late."""
        self._answer(BotQuestion(game.name, place, NO_VIEW, Budget(nodes=1), 0), None)

    def ask(self, question: BotQuestion, patience: float | None = None) -> BotAnswer:
        """What the bot advises, or thinks of the chance; waits so many seconds at most."""
        answer = self._answer(question, patience)
        if answer.refusal is not None:
            raise Refused(answer.refusal)
        if (answer.advice if question.wants == "advice" else answer.chance) is None:
            raise BotFailed(answer.problem)
        return answer

    def close(self) -> None:
        """Send the process home for good."""
        with self._lock:
            self._is_closed = True
            life, self._life = self._life, None
        if life is not None:
            life.end()

    def _answer(self, question: BotQuestion, patience: float | None) -> BotAnswer:
        life = self._begun()
        line = life.answer(msgspec.json.encode(question), patience)
        if line:
            return msgspec.json.decode(line, type=BotAnswer)
        with self._lock:
            if self._life is life:
                self._life = None
        life.end()
        raise ProcessGone

    def _begun(self) -> "_Life":
        with self._lock:
            if self._is_closed:
                raise ProcessGone
            if self._life is None:
                self._life = _Life()
            return self._life


class _Life:
    """One life of the process, its two pipes, and the thread that hears what it says."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "geisterstunde.bots.process"]
        # It finds what this program finds, wherever it was started.
        paths = os.pathsep.join(filter(None, sys.path))
        # A session of its own: Ctrl-C at the terminal is for the program that asks, which then closes the process.
        self._process = subprocess.Popen(  # noqa: S603 – our own module
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": paths},
            start_new_session=True,
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._questions, self._answers = self._process.stdin, self._process.stdout
        self._lines: SimpleQueue[bytes] = SimpleQueue()
        self._listener = Thread(target=_listen, args=(self._answers, self._lines), daemon=True)
        self._listener.start()
        self._ending = Lock()

    @property
    def pid(self) -> int:
        return self._process.pid

    def answer(self, question: bytes, patience: float | None) -> bytes:
        """The line that answers a question; an empty one if there is none in time, or nobody any more."""
        try:
            self._questions.write(question + b"\n")
            self._questions.flush()
            return self._lines.get(timeout=patience)
        # ValueError: whoever closed the process was faster, and the pipe is closed.
        except (OSError, ValueError, Empty):
            return b""

    def end(self) -> None:
        """End the process with all that it has begun, hear its last line, and close both pipes."""
        with self._ending:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.kill()
            self._process.wait()
            self._listener.join()
            # A question that the process did not live to read is still in the pipe's buffer; closing would send it.
            with suppress(OSError):
                self._questions.close()
            self._answers.close()


class BotInProcess(Analyst):
    """A bot that thinks in a process of its own."""

    name = "in-process"

    def __init__(self, process: BotProcess, place: str, patience: float | None) -> None:
        self._process = process
        self._place = place
        self._patience = patience
        self.seconds = 0.0
        """How long it thought about the last question, by its own clock."""

    def advise(self, game: Game, view: View, budget: Budget, seed: int) -> Advice:
        answer = self._process.ask(self._question(game, view, budget, seed, "advice"), self._patience)
        assert answer.advice is not None
        self.seconds = answer.seconds
        return answer.advice

    def chance(self, game: Game, view: View, budget: Budget, seed: int) -> float:
        chance = self._process.ask(self._question(game, view, budget, seed, "chance"), self._patience).chance
        assert chance is not None
        return chance

    def _question(
        self, game: Game, view: View, budget: Budget, seed: int, wants: Literal["advice", "chance"]
    ) -> BotQuestion:
        seen = msgspec.Raw(msgspec.json.encode(view))
        return BotQuestion(game.name, self._place, seen, budget, seed, wants)


def _listen(stream: IO[bytes], lines: "SimpleQueue[bytes]") -> None:
    """Hand over every line that comes; an empty one at the end."""
    for line in stream:
        lines.put(line)
    lines.put(b"")


def _listen_and_leave(lines: "SimpleQueue[bytes]") -> None:
    """As long as somebody asks; whoever asked last does not wait for an answer any more."""
    for line in sys.stdin.buffer:
        lines.put(line)
    os._exit(0)


def answer_to(question: BotQuestion) -> BotAnswer:
    """Put a question to a new bot."""
    try:
        game = game_called(question.game)
        bot = bot_at(question.bot)
        if question.view == NO_VIEW:
            bot.prepare(game)
            return BotAnswer()
        view = msgspec.json.decode(question.view, type=game.view_type)
        if question.wants == "advice":
            begun = time.perf_counter()
            advice = bot.advise(game, view, question.budget, question.seed)
            return BotAnswer(advice=advice, seconds=time.perf_counter() - begun)
        assert isinstance(bot, Analyst)
        return BotAnswer(chance=bot.chance(game, view, question.budget, question.seed))
    except Refused as refused:
        return BotAnswer(refusal=refused.refusal)
    except Exception as problem:
        return BotAnswer(problem=f"{type(problem).__name__}: {problem}")


def _give_way() -> None:
    """Where there is not enough of the machine for all, whoever waits for an answer of the server comes first."""
    if sys.platform != "win32":
        os.nice(GENTLY)


def main() -> NoReturn:
    """The life of the process."""
    _give_way()
    out = sys.stdout.buffer
    # What a bot prints must not get between the answers.
    sys.stdout = sys.stderr
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen_and_leave, args=(questions,), daemon=True).start()
    while True:
        answer = answer_to(msgspec.json.decode(questions.get(), type=BotQuestion))
        try:
            out.write(msgspec.json.encode(answer) + b"\n")
            out.flush()
        except OSError:
            # Whoever asked has gone.
            os._exit(0)


if __name__ == "__main__":
    main()
