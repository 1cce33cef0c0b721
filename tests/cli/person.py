"""Somebody in front of the terminal: reads what is on the screen, as people do, and types.

Which moves are possible is taken from the screen alone. Chance decides which of them is typed, and now and then
something else: nonsense, a question, a wish to take something back.
"""

import random
import re
from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import NamedTuple

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from rich.cells import cell_len

from geisterstunde.texts import LANGUAGES, Texts
from tests.cli.program import KEY
from tests.texts.words import entries

CLEAR = "\x1b[H"
"""How every new screen begins."""
COLUMNS, ROWS = 80, 24
PATIENCE = 4000
"""Nobody types more lines in one game."""

GREED = 0.9
"""How often a move of the first group is chosen, which is one that brings a game forward."""

STYLE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
HEADING = re.compile(r"^\x1b\[4m.*?\x1b\[0m")
NUMBERED = re.compile(r"(?:^|(?<=  ))(\d+) (?=\S)")
WORD = re.compile(r"[^\W\d_]{3,}")
NONSENSE = ("xyzzy", "0", "99999", "? xyzzy", "1;2", "ÄÖÜ ß", "{ $seat }", "[bold]", "\x1b[2Jx")


class _Written(Visitor):
    def __init__(self) -> None:
        self.words: set[str] = set()

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.words |= words_in(node.value)

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:  # noqa: N802
        self.words |= words_in(node.value)


def words_in(text: str) -> set[str]:
    return {word.lower() for word in WORD.findall(text)}


@cache
def foreign_words(language: str, game: str) -> frozenset[str]:
    """Words that the program knows in the other languages only; a name with an s behind it is the same name."""
    known: dict[str, set[str]] = {}
    for each in LANGUAGES:
        written = _Written()
        for entry in entries(each) + entries(each, game):
            if isinstance(entry, ftl.Message | ftl.Term):
                written.visit(entry)
        known[each] = written.words
    others = set().union(*(words for each, words in known.items() if each != language))
    return frozenset(word for word in others - known[language] if f"{word}s" not in known[language])


def plain(text: str) -> str:
    return STYLE.sub("", text).replace("\r", "")


class Offer(NamedTuple):
    """The moves on a screen, group by group."""

    groups: list[list[str]]

    @property
    def moves(self) -> list[str]:
        return [move for group in self.groups for move in group]


class PeopleAtTerminal:
    """All people at one terminal, one after the other."""

    def __init__(self, language: str, game: str, names: Sequence[str], *, hides: bool, seed: int) -> None:
        self.language = language
        self.texts = Texts(language, game, tuple(names))
        self.names = names
        self.hides = hides
        self.chance = random.Random(seed)
        self.foreign = foreign_words(language, game)
        self.screen = ""
        self.typed: list[str] = []
        self.curtains = 0
        self.heights: list[int] = []
        self._holder: str | None = None
        self._expects: str | None = None
        self._earlier: set[str] = set()
        hint = {
            key: self.texts.say(key, more="no").split(" · ")[0] for key in ("cli-table-hint", "cli-table-hint-written")
        }
        self._hints = {sentence: key.endswith("written") for key, sentence in hint.items()}

    def answer(self, shown: str) -> str:
        """What is typed after that has been shown."""
        assert len(self.typed) < PATIENCE, f"no end after {PATIENCE} lines"
        self.look(shown)
        asked = self._asked(self.screen)
        if asked is None and self._may_skip(self.screen):
            typed = ""
        else:
            typed = self._at_curtain() if asked is None else self._at_table(asked, CLEAR in shown)
        self.typed.append(typed)
        return typed

    def is_asked(self, shown: str) -> bool:
        """Whether what has been shown ends with something that wants an answer."""
        last = shown.rpartition(CLEAR)[2]
        return self._asked(shown) is not None or bool(self._called(last)) or self._may_skip(last)

    def _asked(self, shown: str) -> str | None:
        line = plain(shown).split("\n")[-1]
        return next((name for name in self.names if line == f"{name} > "), None)

    def _may_skip(self, shown: str) -> bool:
        """Whether programs play among themselves and Enter skips what they do."""
        return self.texts.say("cli-watching-skip") in " ".join(plain(shown).split())

    def _called(self, shown: str) -> list[str]:
        """Whom a curtain calls to the screen."""
        said = " ".join(plain(shown).split())
        return [name for name in self.names if said == self.texts.say("cli-curtain", seat=name)]

    def look(self, shown: str) -> None:
        """Take in what has been shown; everything that ever stands on a screen must be fit to be read."""
        for screen in shown.split(CLEAR):
            self._check(plain(screen), is_rules=self._expects == "rules")
        before, sign, after = shown.rpartition(CLEAR)
        self.screen = after if sign else self.screen + before + after

    def _check(self, screen: str, *, is_rules: bool) -> None:
        assert "Traceback" not in screen, screen
        assert "{" not in screen.replace("{ $seat }", ""), screen
        assert is_rules or KEY.search(screen) is None, f"{KEY.search(screen)}\n{screen}"
        assert all(cell_len(line) <= COLUMNS for line in screen.split("\n")), screen
        strange = words_in(screen) & self.foreign - words_in(" ".join([*self.names, *NONSENSE]))
        assert is_rules or not strange, f"{strange}\n{screen}"

    def _at_curtain(self) -> str:
        """While the curtain is up there is nothing on the screen but whose turn it is to look."""
        who = self._called(self.screen)
        assert len(who) == 1, f"neither a prompt nor a curtain:\n{self.screen}"
        assert self.hides, "a curtain in a game that hides nothing"
        assert self._expects != "refused", f"“{self.typed[-1]}” was not refused"
        self._holder = who[0]
        self._expects = "new screen"
        self.curtains += 1
        return ""

    def _at_table(self, name: str, is_new: bool) -> str:
        if self._expects in ("new screen", "refused"):
            assert is_new == (self._expects == "new screen"), f"after “{self.typed[-1]}”:\n{plain(self.screen)}"
        assert not self.hides or self._holder == name, f"no curtain between {self._holder} and {name}"
        screen = plain(self.screen)
        you = self.texts.say("cli-you")
        before = screen.partition(f" ({you})")[0]
        shown_to = [other for other in self.names if is_called(before, other)]
        assert shown_to == [name], f"{name} sees the screen of {shown_to}:\n{screen}"
        offer = self.offered()
        if is_new:
            self.heights.append(len(screen.split("\n")))
        if self.chance.random() < 0.06:
            return self._mischief(offer)
        group = offer.groups[0] if self.chance.random() < GREED else self.chance.choice(offer.groups)
        typed = self.chance.choice(group)
        self._earlier |= set(offer.moves)
        self._expects = "new screen"
        return typed if len(offer.moves) > 1 or self.chance.random() < 0.5 else ""

    def _mischief(self, offer: Offer) -> str:
        """Something that is no move."""
        command = self.chance.choice(
            ["nonsense", "impossible", "help", "what-if", "undo", "board", "more", "rules", "nothing"]
        )
        self._expects = "refused"
        match command:
            case "impossible":
                gone = sorted(self._earlier - set(offer.moves))
                return self.chance.choice(gone) if gone else "99"
            case "help":
                return self.chance.choice(["?", self._word("help")])
            case "what-if":
                return f"? {self.chance.choice(offer.moves)}"
            case "undo":
                self._expects = None
                return self._word("undo")
            case "board":
                self._expects = "new screen"
                return self._word("board")
            case "rules":
                self._expects = "rules"
                return self._word("rules")
            case "more":
                return self._word("more")
            case "nothing" if len(offer.moves) > 1:
                return ""
            case _:
                return self.chance.choice(NONSENSE)

    def _word(self, command: str) -> str:
        return self.texts.say(f"cli-word-{command}").split(", ")[0]

    def offered(self) -> Offer:
        """The moves that the screen offers: those above the line that says how to type them."""
        lines = self.screen.replace("\r", "").split("\n")
        for place, line in enumerate(lines):
            for sentence, is_written in self._hints.items():
                if plain(line).startswith(sentence):
                    groups = written(lines[:place]) if is_written else numbered(lines[:place])
                    assert groups, f"nothing offered:\n{plain(self.screen)}"
                    return Offer(groups)
        raise AssertionError(f"no line that says how to type a move:\n{plain(self.screen)}")


def is_called(text: str, name: str) -> bool:
    """Whether a text ends with a name, or with its beginning and an ellipsis."""
    return text.endswith(name) or any(text.endswith(f"{name[:size]}…") for size in range(5, len(name)))


def numbered(lines: list[str]) -> list[list[str]]:
    """Moves with numbers before them, from the lowest line up to the one with number 1."""
    found: set[int] = set()
    for line in reversed(lines):
        found |= {int(number) for number in NUMBERED.findall(plain(line))}
        if 1 in found:
            break
    most = 0
    while most + 1 in found:
        most += 1
    return [[str(number) for number in range(1, most + 1)]] if most else []


def written(lines: list[str]) -> list[list[str]]:
    """Moves as they are to be typed, behind underlined headings."""
    groups: list[list[str]] = []
    for line in lines:
        if HEADING.match(line):
            groups.append([])
        if groups:
            pieces = re.split(r" {2,}", plain(HEADING.sub("", line)).strip())
            groups[-1] += (
                bids(pieces)
                if ">" in pieces[0]
                else [piece.split()[0] for piece in pieces if piece[:1] not in ("", "(")]
            )
    return groups


def bids(pieces: list[str]) -> list[str]:
    """“card>place, such as 7>t   cards 7 8   places t ?”: every card for every place."""
    cards, places = (piece.split()[1:] for piece in pieces[1:])
    return [f"{card}>{place}" for card, place in product(cards, places)]
