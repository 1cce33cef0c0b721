"""The journal of one game: a text file, one JSON object a line, each sealed to all lines before it.

The first line tells the game, its rules version, the options, the seats and the commitment of the seed; then come
rolls and actions in order; the last line of a finished game opens the seed. Rolls are recorded, so that a journal
replays with no generator at hand.
"""

import hashlib
import re
from collections.abc import Iterator
from typing import Any

import msgspec

from geisterstunde.core.contract import CHANCE
from geisterstunde.core.game import Game
from geisterstunde.core.luck import commitment_to, is_opened_by
from geisterstunde.core.words import Options, Refusal, Refused, Result, Seat

FORMAT = 1
_SEAL = re.compile(rb',"seal":"([0-9a-f]{16})"\}$')


class Line(msgspec.Struct, frozen=True, tag_field="line", forbid_unknown_fields=True):
    """One line of a journal, without its seal."""


class Opening(Line, tag="game", frozen=True, kw_only=True, omit_defaults=True):
    """The first line."""

    format: int
    game: str
    rules: int
    options: dict[str, Any]
    seats: tuple[str, ...]
    commitment: str
    promise: str = ""
    """The hash of the table's own part of the seed, which it had to give before the players added their words."""
    words: tuple[str, ...] = ()
    """What the players added to the seed."""


class Rolled(Line, tag="roll", frozen=True):
    """What chance decided."""

    outcome: tuple[int, ...]


class Played(Line, tag="play", frozen=True, omit_defaults=True):
    """What a seat did."""

    seat: Seat
    action: dict[str, Any]
    by_clock: bool = False
    """Whether the time had run out and the action was drawn by lot."""


class Undone(Line, tag="undo", frozen=True, omit_defaults=True):
    """The last action was taken back."""

    actions: int = 1
    """So many actions were taken back, the rolls after them included."""
    agreed: bool = False
    """Whether the others agreed: else only actions of one seat with no roll after them can be taken back."""
    seat: Seat | None = None
    """Only the last action of this seat was taken back; what others have done since, unseen by it, stands."""


class Ended(Line, tag="end", frozen=True, kw_only=True, omit_defaults=True):
    """The last line of a finished game: how it ended, and the seed opened."""

    seed: str
    result: Result
    resigned: Seat | None = None
    """Who gave the game up before its end."""


AnyLine = Opening | Rolled | Played | Undone | Ended


class Journal:
    """The lines of one game; `moves` are the rolls and actions that stand, without what was taken back."""

    def __init__(self, opening: Opening) -> None:
        self.opening = opening
        self.lines: list[AnyLine] = [opening]
        self.moves: list[Rolled | Played] = []
        self.move_lines: list[int] = []
        self.ended: Ended | None = None

    def add(self, line: AnyLine) -> None:
        """Append a line; Refused if it cannot stand here."""
        number = len(self.lines) + 1
        if self.ended is not None or isinstance(line, Opening):
            raise Refused(Refusal("journal-line-misplaced", {"line": number}))
        if isinstance(line, Undone):
            self._take_back(line, number)
        elif isinstance(line, Ended):
            self.ended = line
        else:
            self.moves.append(line)
            self.move_lines.append(number)
        self.lines.append(line)

    def _take_back(self, undone: Undone, number: int) -> None:
        if undone.seat is not None:
            places = self._last_of(undone, undone.seat)
        else:
            places = self._last_actions(undone.actions)
            if not undone.agreed and not self._are_of_one_seat(places):
                places = []
        if not places:
            raise Refused(Refusal("journal-nothing-to-undo", {"line": number}))
        for place in reversed(places):
            del self.moves[place], self.move_lines[place]

    def _last_actions(self, count: int) -> list[int]:
        """The places of the last so many actions and of all rolls after them; none if there are not so many."""
        actions = [place for place, move in enumerate(self.moves) if isinstance(move, Played)]
        if not 1 <= count <= len(actions):
            return []
        return list(range(actions[-count], len(self.moves)))

    def _are_of_one_seat(self, places: list[int]) -> bool:
        """Whether nobody has to be asked: no roll is among these moves, and one seat made them."""
        seats = {CHANCE if isinstance(move, Rolled) else move.seat for move in (self.moves[place] for place in places)}
        return len(seats) == 1 and CHANCE not in seats

    def _last_of(self, undone: Undone, seat: Seat) -> list[int]:
        """The place of the last action of a seat, if no roll came after it."""
        if undone.agreed or undone.actions != 1:
            return []
        for place in range(len(self.moves) - 1, -1, -1):
            move = self.moves[place]
            if isinstance(move, Rolled):
                return []
            if move.seat == seat:
                return [place]
        return []

    def text(self) -> str:
        """The journal as its file holds it."""
        return "".join(sealed_lines(self.lines))


def sealed_lines(lines: list[AnyLine]) -> Iterator[str]:
    """Each line as text with its seal."""
    seal = ""
    for line in lines:
        text, seal = seal_line(line, seal)
        yield text


def seal_line(line: AnyLine, previous_seal: str) -> tuple[str, str]:
    """One line as text, and its seal, which depends on all lines before."""
    content = msgspec.json.encode(line)
    seal = _seal(content, previous_seal)
    return f'{content[:-1].decode()},"seal":"{seal}"}}\n', seal


def _seal(content: bytes, previous_seal: str) -> str:
    return hashlib.sha256(previous_seal.encode() + content).hexdigest()[:16]


def read_journal(text: str) -> Journal:
    """The journal in a text; Refused with the number of the first line that is not as it was written."""
    if not text:
        raise Refused(Refusal("journal-empty"))
    journal: Journal | None = None
    seal = ""
    for number, raw in enumerate(text.encode().split(b"\n")[: -1 if text.endswith("\n") else None], start=1):
        line, seal = _read_line(raw, number, seal)
        if journal is not None:
            journal.add(line)
        elif isinstance(line, Opening):
            journal = Journal(line)
        else:
            raise Refused(Refusal("journal-without-opening"))
    if not text.endswith("\n"):
        raise Refused(Refusal("journal-cut-off", {"line": number}))
    assert journal is not None
    return journal


def _read_line(raw: bytes, number: int, previous_seal: str) -> tuple[AnyLine, str]:
    found = _SEAL.search(raw)
    if found is None:
        raise Refused(Refusal("journal-cut-off" if number > 1 else "journal-not-ours", {"line": number}))
    content = raw[: found.start()] + b"}"
    try:
        # The format first: a journal of a newer program has lines that this one cannot know.
        if number == 1 and msgspec.json.decode(content).get("format", FORMAT) > FORMAT:
            raise Refused(Refusal("journal-newer-format", {"line": 1}))
        line: AnyLine = msgspec.json.decode(content, type=AnyLine)
    except (msgspec.DecodeError, AttributeError, TypeError):
        raise Refused(Refusal("journal-bad-line", {"line": number})) from None
    seal = _seal(content, previous_seal)
    if seal != found[1].decode():
        raise Refused(Refusal("journal-edited", {"line": number}))
    return line, seal


def opening_of(
    game: Game, seats: tuple[str, ...], options: Options, seed: str, promise: str = "", words: tuple[str, ...] = ()
) -> Opening:
    """The first line of a game."""
    return Opening(
        format=FORMAT,
        game=game.name,
        rules=game.rules_version,
        options=plain_options(options),
        seats=seats,
        commitment=commitment_to(seed),
        promise=promise,
        words=words,
    )


def plain_options(options: Options) -> dict[str, Any]:
    """Options as they are read again from a journal."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(options))
    return plain


def open_journal(game: Game, seats: tuple[str, ...], options: Options, seed: str) -> Journal:
    """A journal with its first line."""
    return Journal(opening_of(game, seats, options, seed))


def seed_of(secret: str, words: tuple[str, ...]) -> str:
    """The seed that a table's secret and the words of the players make together."""
    return " ".join((secret, *words))


def resigned_result(seat: Seat, players: int) -> Result:
    """How a game ends that a seat has given up: all others win."""
    winners = tuple(other for other in range(players) if other != seat)
    return Result(tuple(float(other != seat) for other in range(players)), winners, "resigned")


def is_promise_kept(opening: Opening, seed: str) -> bool:
    """Whether the seed is made of the secret that was promised and of the words that the players added."""
    if not opening.promise:
        return not opening.words
    secret, *_ = seed.split(" ", 1)
    return seed == seed_of(secret, opening.words) and is_opened_by(opening.promise, secret)
