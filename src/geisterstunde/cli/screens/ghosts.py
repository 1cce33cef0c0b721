"""The table of Ghosts in a terminal: the seats and the direction, the pile and its fear, the hand and its chances."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from geisterstunde.cli.screens.who import Who
from geisterstunde.core.words import Event, GameEnded
from geisterstunde.games.ghosts.box import MOST_FEAR
from geisterstunde.games.ghosts.notation import write_card
from geisterstunde.games.ghosts.words import Card, PileTaken, Played, View
from geisterstunde.texts import Texts
from geisterstunde.texts.typed import as_typed

STYLES: Final = {
    "yellow": "bold yellow",
    "red": "bold red",
    "blue": "bold blue",
    "green": "bold green",
    # White and black would vanish on one terminal or the other: plain, and the ground turned around.
    "white": "bold",
    "black": "bold reverse",
    "fog": "italic",
}
ARROWS: Final = {"clockwise": "↓", "counterclockwise": "↑"}
CARD_WIDTH: Final = 11


def draw(view: View, texts: Texts) -> RenderableType:
    """From top to bottom: the round, the seats, the pile, the own hand."""
    middle = Table.grid(padding=(0, 2))
    middle.add_row(Text(texts.say("screen-fear")), _fear(view))
    middle.add_row(Text(texts.say("screen-pile")), _pile(view, texts))
    parts: list[RenderableType] = [_round(view, texts), _seats(view, texts), Text(), middle, Text()]
    if view.viewer is not None:
        parts += [_hand(view, texts)]
    return Group(*parts)


def mark(events: Sequence[Event], texts: Texts) -> str:
    """What a move will do: the fear it leaves, or the points."""
    marks: list[str] = []
    for event in events:
        if isinstance(event, Played):
            kind = event.kind if event.kind in ("mirror", "fog") else "fear"
            marks.append(texts.say(f"mark-{kind}", fear=event.fear))
        elif isinstance(event, PileTaken):
            marks.append(texts.say("mark-points", points=event.points))
        elif isinstance(event, GameEnded):
            marks.append(texts.say("mark-ends"))
    return " ".join(marks)


def _round(view: View, texts: Texts) -> Text:
    said = texts.say("screen-round", round=view.round, rounds=view.options.rounds, cards=view.draw_pile)
    return Text(said, style="dim")


def _seats(view: View, texts: Texts) -> Table:
    """The seats in turn order; the arrow beside them shows which way the turn goes."""
    grid = Table.grid(padding=(0, 2))
    for column in range(6):
        grid.add_column(no_wrap=column != 2)
    for seat in range(len(texts.seats)):
        grid.add_row(
            Text(ARROWS[view.direction], style="cyan"),
            Text("▶" if seat in view.to_act else " ", style="bold"),
            Who(texts, seat, view.viewer),
            Text(texts.say("screen-points", points=view.points[seat])),
            Text(texts.say("screen-cards", cards=view.hand_sizes[seat]), style="dim"),
            Text(texts.say("screen-took") if view.piles[seat] else "", style="dim"),
        )
    return grid


def _fear(view: View) -> Text:
    """The thermometer from 0 to 7; the present fear stands in brackets."""
    line = Text()
    for fear in range(MOST_FEAR + 1):
        is_now = fear == view.fear
        line.append(f"[{fear}]" if is_now else f" {fear} ", style="bold reverse" if is_now else "dim")
    return line


def _pile(view: View, texts: Texts) -> Text:
    """The ghosts of the pile, the top one last, and the fog beside it."""
    line = Text(" ")
    if not view.pile:
        line.append(texts.say("screen-no-pile"), style="dim")
    for card in view.pile[:-1]:
        line.append(f"{as_typed(write_card(card), texts)} ", style="dim")
    if view.top is not None:
        line.append(_name(view.top, texts), style=STYLES[view.top.family])
    if view.fog_beside:
        line.append("  " + texts.say("screen-fog-beside", cards=view.fog_beside), style=STYLES["fog"])
    return line


def _hand(view: View, texts: Texts) -> Table:
    grid = Table.grid(padding=(0, 1))
    if not view.hand:
        grid.add_row(Text(texts.say("screen-no-hand"), style="dim"))
        return grid
    grid.add_row(*(_card(card, texts) for card in view.hand))
    grid.add_row(*(_effect(card, view, texts) for card in view.hand))
    return grid


def _card(card: Card, texts: Texts) -> Text:
    inner = CARD_WIDTH - 2
    picture = Text(no_wrap=True)
    picture.append(f"┌{'─' * inner}┐\n│")
    picture.append(f"{_name(card, texts):^{inner}}", style=STYLES[card.family])
    picture.append("│\n│")
    picture.append(f"{as_typed(write_card(card), texts):^{inner}}", style="dim")
    picture.append(f"│\n└{'─' * inner}┘")
    return picture


def _effect(card: Card, view: View, texts: Texts) -> Text:
    """What the card would do now, or why it cannot be laid."""
    if card.family == "fog":
        said, can_be_laid = texts.say("screen-does-fog"), view.top is not None
    elif view.top is None:
        said, can_be_laid = texts.say("screen-does-open", fear=card.value), True
    elif card.family == view.top.family:
        said, can_be_laid = texts.say("screen-does-mirror"), True
    elif view.fear + card.value <= MOST_FEAR:
        said, can_be_laid = texts.say("screen-does-add", value=card.value, fear=view.fear + card.value), True
    else:
        said, can_be_laid = texts.say("screen-does-too-much", fear=view.fear, value=card.value, most=MOST_FEAR), False
    return Text(f"{said:^{CARD_WIDTH}}", style="" if can_be_laid else "dim")


def _name(card: Card, texts: Texts) -> str:
    return texts.say("item-card", family=card.family, value=card.value)
