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
from geisterstunde.core.luck import commitment_to, commitment_to_words, digest_of_words, is_opened_by
from geisterstunde.core.words import Options, Refusal, Refused, Result, Seat

FORMAT = 3
"""1: as the terminal writes it; 2: what tables of a server add (promised words, practice, a signature); 3: a game that
was played on from the middle of another, or whose deal other tables share."""
TABLE_FORMAT = 2
_SEAL = re.compile(rb',"seal":"([0-9a-f]{16})"\}$')


class Line(msgspec.Struct, frozen=True, tag_field="line", forbid_unknown_fields=True, gc=False):
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
    """What the players added to the seed: one text for each seat where there are commitments, else in any order."""
    commitments: tuple[str, ...] = ()
    """By which hash each seat promised its words before any was opened; empty where nothing was promised. Whoever
    promised and has no words here did not open them in time."""
    is_practice: bool = False
    """Whether one person practised with bots, and everything could be taken back."""
    played_on: "PlayedOn | None" = None
    """Where it comes from, if it did not begin at the beginning."""
    deal: str = ""
    """The deal that other tables share; the seed is then the table's alone, and nobody's words are in it."""


class Rolled(Line, tag="roll", frozen=True):
    """What chance decided."""

    outcome: tuple[int, ...]


class Played(Line, tag="play", frozen=True, omit_defaults=True):
    """What a seat did."""

    seat: Seat
    action: dict[str, Any]
    by_clock: bool = False
    """Whether the time had run out and the action was drawn by lot."""


class PlayedOn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The moment of another game from which a game was played on."""

    source: Opening
    """The first line of that game."""
    moves: tuple[Rolled | Played, ...]
    """All that stood there up to that moment."""
    seat: Seat | None = None
    """Whose knowledge was kept: all that this seat could not know was dealt anew. None: everything as it was."""
    luck: int = 0
    """From what it was dealt anew, which follows from the seed of the new game."""


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


class Signed(Line, tag="signature", frozen=True, kw_only=True):
    """After the last line of a game that a server tells: its signature under all lines before (table/signing.py)."""

    key: str
    """The public key of the server."""
    signature: str


AnyLine = Opening | Rolled | Played | Undone | Ended | Signed


class Journal:
    """The lines of one game; `moves` are the rolls and actions that stand, without what was taken back."""

    def __init__(self, opening: Opening) -> None:
        self.opening = opening
        self.lines: list[AnyLine] = [opening]
        self.moves: list[Rolled | Played] = []
        self.move_lines: list[int] = []
        self.ended: Ended | None = None
        self.signed: Signed | None = None
        self.digest = ""
        """The SHA-256 of the text before the signature, as it was read."""

    def add(self, line: AnyLine) -> None:
        """Append a line; Refused if it cannot stand here."""
        number = len(self.lines) + 1
        is_past_the_end = self.ended is not None and (self.signed is not None or not isinstance(line, Signed))
        if is_past_the_end or isinstance(line, Opening) or (isinstance(line, Signed) and self.ended is None):
            raise Refused(Refusal("journal-line-misplaced", {"line": number}))
        if isinstance(line, Undone):
            self._take_back(line, number)
        elif isinstance(line, Ended):
            self.ended = line
        elif isinstance(line, Signed):
            self.signed = line
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


def seal_of(text: str) -> str:
    """The seal of the last line of a journal's text."""
    found = _SEAL.search(text.rstrip("\n").encode())
    assert found is not None
    return found[1].decode()


def _seal(content: bytes, previous_seal: str) -> str:
    return hashlib.sha256(previous_seal.encode() + content).hexdigest()[:16]


def read_journal(text: str) -> Journal:
    """The journal in a text; Refused with the number of the first line that is not as it was written."""
    if not text:
        raise Refused(Refusal("journal-empty"))
    journal: Journal | None = None
    seal = ""
    read = hashlib.sha256()
    for number, raw in enumerate(text.encode().split(b"\n")[: -1 if text.endswith("\n") else None], start=1):
        line, seal = _read_line(raw, number, seal)
        if isinstance(line, Signed) and journal is not None:
            journal.digest = read.hexdigest()
        read.update(raw + b"\n")
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


def opening_of(game: Game, seats: tuple[str, ...], options: Options, seed: str) -> Opening:
    """The first line of a game."""
    return Opening(
        format=1,
        game=game.name,
        rules=game.rules_version,
        options=plain_options(options),
        seats=seats,
        commitment=commitment_to(seed),
    )


def plain_options(options: Options) -> dict[str, Any]:
    """Options as they are read again from a journal."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(options))
    return plain


def open_journal(game: Game, seats: tuple[str, ...], options: Options, seed: str) -> Journal:
    """A journal with its first line."""
    return Journal(opening_of(game, seats, options, seed))


def seed_of(secret: str, words: tuple[str, ...], commitments: tuple[str, ...]) -> str:
    """The seed that a table's secret and the words of the players make together, promised or (before) only added."""
    return f"{secret} {digest_of_words(words)}" if commitments else " ".join((secret, *words))


def resigned_result(seat: Seat, players: int) -> Result:
    """How a game ends that a seat has given up: all others win."""
    winners = tuple(other for other in range(players) if other != seat)
    return Result(tuple(float(other != seat) for other in range(players)), winners, "resigned")


def is_promise_kept(opening: Opening, seed: str) -> bool:
    """Whether the seed is made of the secret and the words that were promised, or (before) that the players added."""
    if not opening.promise:
        return not opening.words and not opening.commitments
    secret, *_ = seed.split(" ", 1)
    is_made_of_them = seed == seed_of(secret, opening.words, opening.commitments)
    return is_made_of_them and is_opened_by(opening.promise, secret) and _are_words_promised(opening)


def _are_words_promised(opening: Opening) -> bool:
    """Whether every seat that added words had promised these; nothing to keep where nothing was promised."""
    promised, words = opening.commitments, opening.words
    if not promised:
        return True
    if not len(promised) == len(words) == len(opening.seats):
        return False
    pairs = zip(promised, words, strict=True)
    return all(not said or promise == commitment_to_words(opening.promise, said) for promise, said in pairs)
