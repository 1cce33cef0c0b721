"""The arena's report in one language: sentences from the text files, numbers as that language writes them."""

from functools import cache
from importlib import resources
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from geisterstunde.arena.ratings import Interval
from geisterstunde.games import folder_of

MINUS: Final = "−"


class Speech:
    """Says things about a tournament of one game."""

    def __init__(self, language: str, game: str) -> None:
        self.language = language
        self.game = game
        self._bundle = _bundle(language, game)

    def knows(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, **arguments: Any) -> str:
        """The message of that id; one that is missing shows its id."""
        pattern = self._bundle.get_message(key).value if self.knows(key) else None
        if pattern is None:
            return key
        text, _ = self._bundle.format_pattern(pattern, arguments)
        return str(text)

    @property
    def title(self) -> str:
        """What the game is called, or its short name if its texts do not tell."""
        return self.say("game-title") if self.knows("game-title") else self.game

    def reason(self, key: str) -> str:
        """Why a game ended."""
        return self.say(f"reason-{key}") if self.knows(f"reason-{key}") else key

    def number(self, value: float, digits: int = 0) -> str:
        """A number with so many digits after its decimal sign."""
        rounded = round(value, digits) + 0.0
        text = f"{abs(rounded):,.{digits}f}"
        if self.language == "de":
            text = text.replace(",", " ").replace(".", ",").replace(" ", ".")
        return MINUS + text if rounded < 0 else text

    def short(self, value: float) -> str:
        """A number with no more digits than it needs."""
        digits = 0 if value == round(value) else 1 if abs(value) >= 10 or value * 10 == round(value * 10) else 2
        return self.number(value, digits)

    def signed(self, value: float, digits: int = 0) -> str:
        """A number with its sign."""
        text = self.number(value, digits)
        return text if text.startswith(MINUS) or round(value, digits) == 0 else f"+{text}"

    def percent(self, share: float, digits: int = 1) -> str:
        """A share in percent."""
        return self._percent(self.number(100 * share, digits))

    def signed_percent(self, share: float, digits: int = 1) -> str:
        return self._percent(self.signed(100 * share, digits))

    def _percent(self, number: str) -> str:
        return f"{number}\u202f%" if self.language == "de" else f"{number}%"

    def chance(self, share: float) -> str:
        """A share of many redraws: neither never nor always is a thing they can tell."""
        if share > 0.999:
            return f"> {self.percent(0.999)}"
        return f"< {self.percent(0.001)}" if share < 0.001 else self.percent(share)

    def p_value(self, value: float | None) -> str:
        """A probability that may be tiny, with its sign: equal to, or less than."""
        if value is None:
            return "–"
        if value < 0.0001:
            return f"< {self.number(0.0001, 4)}"
        return f"= {self.number(value, 4 if value < 0.01 else 2)}"

    def percent_range(self, interval: Interval) -> str:
        return self.say("arena-range", low=self.percent(interval.low), high=self.percent(interval.high))

    def elo_range(self, interval: Interval) -> str:
        return self.say("arena-range", low=self.signed(interval.low), high=self.signed(interval.high))


@cache
def _bundle(language: str, game: str) -> FluentBundle:
    # No isolation marks: a page sets the direction of its text itself.
    bundle = FluentBundle([language], use_isolating=False)
    for package in (__package__, folder_of(game)):
        file = resources.files(package) / "texts" / f"{language}.ftl"
        if file.is_file():
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
