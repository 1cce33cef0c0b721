"""Who sits where: people, chance, and the five ghosts."""

from collections.abc import Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from geisterstunde.bots.levels import LEVELS, Level
from geisterstunde.cli.options import whole_number
from geisterstunde.core.game import Game
from geisterstunde.core.words import Refusal, Refused
from geisterstunde.table.names import checked_name
from geisterstunde.texts import LANGUAGES, Texts

PERSON: Final = "human"
CHANCE: Final = "random"
USUAL: Final = "rumble"
"""The opponent of somebody who did not name one."""
_WORDS: Final = {
    "human": PERSON, "h": PERSON, "me": PERSON, "mensch": PERSON, "m": PERSON, "ich": PERSON,
    "random": CHANCE, "r": CHANCE, "zufall": CHANCE, "z": CHANCE, "bot": USUAL,
}  # fmt: skip


def level_called(name: str) -> Level | None:
    """The ghost of that name, or None for people and chance."""
    return next((level for level in LEVELS if level.name == name), None)


def kinds() -> tuple[str, ...]:
    """All that can take a seat."""
    return (PERSON, CHANCE, *(level.name for level in LEVELS))


def kind_called(word: str) -> str:
    """Who is meant by a word: a kind, a ghost by its name in any language, or by its number."""
    typed = word.strip().lower()
    if typed in _WORDS:
        return _WORDS[typed]
    for level in LEVELS:
        names = {Texts(language).say(f"level-{level.name}").lower() for language in LANGUAGES}
        # The last word of a name will do: “Dusk” for “Count Dusk”.
        if typed in {level.name, str(level.number), *names, *(name.split()[-1] for name in names)}:
            return level.name
    raise Refused(Refusal("unknown-seat-kind", {"kind": word.strip(), "known": ", ".join(kinds())}))


def seat_kinds(game: Game, players: str | None, seats: str | None, names: str | None) -> tuple[str, ...]:
    """Who plays each seat; without a word the first seat is a person, and the last program named takes the rest."""
    wanted = [PERSON] if seats is None else [kind_called(word) for word in seats.split(",")]
    named = 0 if names is None else len(names.split(","))
    if players is not None:
        count = whole_number(players, "--players", game.fewest_players, game.most_players)
    else:
        count = max(len(wanted), named, game.fewest_players)
    if len(wanted) > count:
        raise Refused(Refusal("too-many-seats", {"given": len(wanted), "players": count}))
    rest = next((kind for kind in reversed(wanted) if kind != PERSON), USUAL)
    return tuple(wanted + [rest] * (count - len(wanted)))


def seat_names(texts: Texts, seats: Sequence[str], typed: str | None) -> tuple[str, ...]:
    """The names at the table: those that were typed, then those of the ghosts and suggested ones; each name once."""
    given = typed.split(",") if typed is not None else []
    if len(given) > len(seats):
        raise Refused(Refusal("too-many-names", {"given": len(given), "players": len(seats)}))
    called: list[str] = []
    for name in given:
        called.append(checked_name(name, called))
    for kind in seats[len(given) :]:
        suggested = texts.say("suggested-names").split(", ")
        if level_called(kind) is not None:
            ghost = texts.say(f"level-{kind}")
            suggested = [ghost, *(f"{ghost} {number}" for number in range(2, 2 + len(seats)))]
        called.append(next(name for name in suggested if name not in called))
    return tuple(called)


def documented_levels(texts: Texts) -> Table:
    """The five ghosts, one line each."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, style="cyan")
    for level in LEVELS:
        name = texts.say(f"level-{level.name}")
        character = texts.say(f"level-{level.name}.character")
        table.add_row(f"  {level.number} {level.name}", Text(texts.say("cli-level", name=name, character=character)))
    return table
