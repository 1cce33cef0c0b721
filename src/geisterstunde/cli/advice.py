"""What a bot advises, said to a person."""

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from geisterstunde.bots.words import Advice
from geisterstunde.cli.screens import Screen
from geisterstunde.core.game import Game
from geisterstunde.core.words import Action
from geisterstunde.texts import Texts
from geisterstunde.texts.typed import as_typed

OTHERS: Final = 3
"""So many alternatives are told."""


def advised(game: Game, screen: Screen, advice: Advice, action: Action, texts: Texts) -> Iterator[Text]:
    """The proposal with its reason, the chance to win, the alternatives, and how it may go on."""
    move, name = as_typed(game.write(action), texts), screen.name(action, texts)
    shown = move if name in ("", move) else texts.say("cli-hint-move", move=move, name=name)
    yield Text(texts.say("cli-hint", move=shown), style="bold").append(f" {texts.bot_reason(advice.reason)}", style="")
    if advice.nodes == 0:
        return
    yield Text(texts.say("cli-hint-chance", percent=_percent(advice.chance)))
    others = [
        texts.say("cli-hint-other", move=as_typed(other.notation, texts), percent=_percent(other.chance))
        for other in advice.close_behind(OTHERS)
    ]
    if others:
        yield Text(texts.say("cli-hint-others", moves=", ".join(others)), style="dim")
    if len(advice.line) > 1:
        line = " · ".join(as_typed(step, texts) for step in advice.line)
        yield Text(texts.say("cli-hint-line", line=line), style="dim")


def _percent(chance: float) -> int:
    return round(100 * chance)
