"""The saleroom of Ghost for $ale in a terminal: six properties in a row, the players, the bids, the own cards.

A player has a letter and a colour. A back with little money is `$`, one with much money `$$`; tokens are `g` for a
ghost and `p` for a painting, as moves are written, and a double-faced one has a stroke behind its owner.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from geisterstunde.cli.typing_moves import as_typed
from geisterstunde.games.ghost_for_sale.notation import write
from geisterstunde.games.ghost_for_sale.words import (
    Action,
    Bid,
    BidCard,
    Declare,
    Face,
    Guess,
    Lot,
    Outcome,
    Player,
    Reserve,
    Tokens,
    View,
)
from geisterstunde.texts import Texts
from geisterstunde.texts.texts import tag_of

IS_WRITTEN: Final = True
LETTERS: Final = "ABCDE"
STYLES: Final = {
    # White would vanish on a white ground.
    "white": "bold",
    "blue": "bold blue",
    "green": "bold green",
    "yellow": "bold yellow",
    "red": "bold red",
}
MONEY: Final = {"small": "$", "large": "$$"}
LOT_WIDTH: Final = 12

PRINTED_NAMES: Final = frozenset({"Algernon", "Culzean"})
PRINTED_ROWS: Final = frozenset({"Culzean"})
"""What the rulebook tells of the property cards (§1.2); the rest of our table is a substitute and marked as such."""


def draw(view: View, texts: Texts) -> RenderableType:
    """From top to bottom: the phase, the properties, the players, the bids for information, the own cards."""
    parts: list[RenderableType] = [_phase(view, texts), _lots(view, texts)]
    is_ours = view.options.scores is None
    parts += [Text(texts.say("screen-substitutes" if is_ours else "screen-legend"), style="dim")]
    parts += [_players(view, texts)]
    if view.phase == "informing":
        parts += [_pile(view, "truelight", texts)]
        # With three players nobody bids for the stack (§6.1).
        parts += [_pile(view, "stack", texts)] if len(view.players) > 3 else []
    else:
        parts += _looking_back(view, texts)
    if view.viewer is not None and view.phase != "over":
        parts += [_own_cards(view, view.players[view.viewer], texts)]
    return Group(*parts)


def brief(choices: Sequence[Action], texts: Texts) -> list[tuple[str, str]]:
    """One line for each kind of move; bids are every card for every place."""
    lines: dict[str, list[str]] = {}
    bids = [choice for choice in choices if isinstance(choice, Bid)]
    if bids:
        cards = " ".join(str(card) for card in dict.fromkeys(bid.card for bid in bids))
        targets = " ".join(dict.fromkeys(write(bid).partition(">")[2] for bid in bids))
        said = texts.say("screen-bid", cards=cards, targets=targets, example=write(bids[-1]))
        lines[texts.say("moves-bid")] = [said]
    # Single tokens of a face before the double-faced ones.
    for choice in sorted(choices, key=lambda choice: isinstance(choice, Declare) and choice.kind == "double"):
        match choice:
            case Bid():
                pass
            case Declare(face=face):
                lines.setdefault(texts.say("screen-declare", face=face), []).append(write(choice))
            case Reserve() | Guess():
                lines.setdefault(texts.say(f"moves-{tag_of(choice)}"), []).append(write(choice))
            case _:
                typed, name = as_typed(write(choice), texts), texts.action(choice)
                said = typed if typed == name else f"{typed} ({name})"
                lines.setdefault(texts.say(f"moves-{tag_of(choice)}"), []).append(said)
    return [(heading, "  ".join(pieces)) for heading, pieces in lines.items()]


def _phase(view: View, texts: Texts) -> Text:
    line = Text(texts.say("screen-round", round=view.round), style="bold")
    return line.append(f" · {texts.say(f'screen-phase-{view.phase}')}")


def _lots(view: View, texts: Texts) -> Table:
    """The six properties; a row that would be empty for all of them is left out."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for _ in view.lots:
        grid.add_column(width=LOT_WIDTH)
    is_ours = view.options.scores is None
    rows = [
        [_name(lot, is_ours) for lot in view.lots],
        [_points(number, lot, is_ours) for number, lot in enumerate(view.lots, start=1)],
        [_special(lot, texts) for lot in view.lots],
        [_tokens(lot, "ghost", view) for lot in view.lots],
        [_tokens(lot, "painting", view) for lot in view.lots],
        [_bids(lot.bids, view) for lot in view.lots],
        [_owner(lot, view, texts) for lot in view.lots],
        [_outcome(lot, view, texts) for lot in view.lots],
    ]
    for row in rows:
        if any(row):
            grid.add_row(*row)
    return grid


def _name(lot: Lot, is_ours: bool) -> Text:
    star = "*" if is_ours and lot.name not in PRINTED_NAMES else ""
    room = LOT_WIDTH - len(star)
    name = lot.name if len(lot.name) <= room else lot.name[: room - 1] + "…"
    return Text(name + star, style="bold", no_wrap=True)


def _points(number: int, lot: Lot, is_ours: bool) -> Text:
    """The number of the property and its points for 1, 2, 3 and 4 real ghosts; with 0 or more than 4 there are none."""
    line = Text(f"{number}: ", style="dim").append(" ".join(map(str, lot.points[1:-1])), style="not dim bold")
    return line.append("*" if is_ours and lot.name not in PRINTED_ROWS else "", style="not dim")


def _special(lot: Lot, texts: Texts) -> Text:
    if lot.special is None:
        return Text()
    said = texts.say("screen-special", special=lot.special)
    if lot.guess is not None:
        said += f" ={lot.guess}"
    return Text(said + ("!" if lot.is_used else ""), style="magenta")


def _tokens(lot: Lot, face: Face, view: View) -> Text:
    """The owners of all tokens that show this face."""
    line = Text()
    for token in lot.tokens:
        if token.face == face:
            line.append(_letters(token), style=_style(view, token.seat))
    return Text(f"{face[0]} ", style="dim").append_text(line) if line else line


def _letters(token: Tokens) -> str:
    return (LETTERS[token.seat] + ("'" if token.kind == "double" else "")) * token.count


def _bids(bids: Iterable[BidCard], view: View) -> Text:
    """Bids in the order in which they were laid; the value where the viewer knows it."""
    line = Text()
    for bid in bids:
        line.append(f"{LETTERS[bid.seat]}{bid.card or ''}{MONEY[bid.back]}", style=_style(view, bid.seat)).append(" ")
    return line


def _owner(lot: Lot, view: View, texts: Texts) -> Text:
    if lot.owner is None:
        return Text()
    return Text(texts.say("screen-owner", letter=LETTERS[lot.owner]), style=_style(view, lot.owner))


def _outcome(lot: Lot, view: View, texts: Texts) -> Text:
    for outcome in view.outcomes:
        if outcome.name == lot.name:
            points = "none" if outcome.owner is None else outcome.points
            return Text(texts.say("screen-outcome", ghosts=outcome.ghosts, points=points))
    return Text()


def _style(view: View, seat: int) -> str:
    return STYLES[view.players[seat].colour]


def _players(view: View, texts: Texts) -> Table:
    grid = Table.grid(padding=(0, 1, 0, 0))
    for seat, (name, player) in enumerate(zip(texts.seats, view.players, strict=True)):
        who = Text(name, style="bold", no_wrap=True, overflow="ellipsis")
        if seat == view.viewer:
            who.append(f" ({texts.say('cli-you')})", style="dim")
        grid.add_row(
            Text("▶" if seat in view.to_act else " ", style="bold"),
            Text(LETTERS[seat], style=_style(view, seat)),
            who,
            Text(texts.say("screen-points", points=player.points), no_wrap=True),
            Text(texts.say("screen-cards", cards=player.hand_count), style="dim", no_wrap=True),
            Text(" · ".join(_remarks(view, seat, player, texts)), style="dim"),
        )
    return grid


def _remarks(view: View, seat: int, player: Player, texts: Texts) -> list[str]:
    """All else that the viewer knows of a player: the secret, who knows it, tokens and cards that are gone."""
    said: list[str] = []
    if seat == view.starter and view.phase != "over":
        said.append(texts.say("screen-leads"))
    if player.question is not None:
        tense = "past" if view.phase == "over" else "own" if seat == view.viewer else "other"
        said.append(texts.say("screen-secret", card=player.question, tense=tense))
    elif view.phase == "choosing" and player.has_chosen:
        said.append(texts.say("screen-has-chosen"))
    if view.phase == "reserving" and player.has_reserved:
        said.append(texts.say("screen-has-reserved"))
    if player.glass is not None:
        said.append(texts.say("screen-glass", letter=LETTERS[player.glass]))
    if view.stack_seen_by == seat:
        said.append(texts.say("screen-stack-seen", liars="none" if view.stack_trues is None else view.stack_trues))
    if view.phase == "declaring":
        left = {"ghosts": player.ghosts, "paintings": player.paintings, "doubles": player.doubles}
        said.append(texts.say("screen-tokens", **left))
    if view.phase in ("informing", "selling") and player.has_passed:
        said.append(texts.say("screen-passed"))
    said += [texts.say("screen-kept", special=special) for special in player.kept]
    if player.spent and view.phase != "declaring":
        said.append(texts.say("screen-spent", cards=" ".join(map(str, player.spent))))
    if player.known and view.phase != "declaring":
        said.append(texts.say("screen-shown", cards=" ".join(map(str, player.known))))
    return said


def _pile(view: View, target: str, texts: Texts) -> Text:
    bids = view.truelight if target == "truelight" else view.stack
    said = texts.say("screen-pile", target=target)
    return Text(f"{said} ").append_text(_bids(bids, view) or Text("–", style="dim"))


def _looking_back(view: View, texts: Texts) -> list[Text]:
    """What the last auction showed, while it still matters; in the second round how the first one ended."""
    if view.phase == "choosing" and view.outcomes:
        sold = " · ".join(_sale(outcome) for outcome in view.outcomes)
        liars = [LETTERS[seat] for seat, card in enumerate(view.last_questions) if card == "false"]
        said = texts.say("screen-last-round", sold=sold, count=len(liars), liars=texts.joined(liars))
        return [Text(said, style="dim")]
    if view.phase == "selling" and view.last_auction:
        line = Text(f"{texts.say('screen-last-auction')} ", style="dim")
        for target in ("truelight", "stack"):
            shown = [bid for bid in view.last_auction if bid.target == target]
            if shown:
                line.append("t: " if target == "truelight" else "?: ", style="dim")
            for bid in shown:
                line.append(f"{LETTERS[bid.seat]}{bid.card} ", style=_style(view, bid.seat))
        return [line]
    return []


def _sale(outcome: Outcome) -> str:
    buyer = "–" if outcome.owner is None else f"{LETTERS[outcome.owner]} {outcome.points}"
    return f"{outcome.name} {buyer}"


def _own_cards(view: View, player: Player, texts: Texts) -> Text:
    """The own hand with its backs, and what is laid aside."""
    line = Text(f"{texts.say('screen-hand')} ")
    for card in player.hand or ():
        line.append(str(card), style="bold").append(f"{MONEY[view.options.backs[card - 1]]} ", style="dim")
    if not player.hand:
        line.append("– ", style="dim")
    if player.reserved:
        line.append(f" {texts.say('screen-reserved', cards=' '.join(map(str, player.reserved)))}", style="dim")
    return line
