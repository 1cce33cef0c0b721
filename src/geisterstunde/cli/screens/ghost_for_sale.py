"""The saleroom of Ghost for $ale in a terminal: six properties in a row, the players, the bids, the own cards.

A player has a letter and a colour. A back with little money is `$`, one with much money `$$`; tokens are `g` for a
ghost and `p` for a painting, as moves are written, and a double-faced one has a stroke behind its owner.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Group, OverflowMethod, RenderableType
from rich.table import Table
from rich.text import Text

from geisterstunde.cli.explaining import CardTold, cards_in_texts, names_of
from geisterstunde.cli.screens.who import Who
from geisterstunde.games.ghost_for_sale.box import COPIES, CRYSTAL_POINTS, SPECIALS
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
    Remove,
    Reserve,
    Tokens,
    View,
)
from geisterstunde.texts import Texts
from geisterstunde.texts.texts import tag_of
from geisterstunde.texts.typed import as_typed

is_written: Final = True
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
    is_ours = view.options.scores is None
    legend = texts.say("screen-substitutes", round=view.round) if is_ours else texts.say("screen-legend")
    middle: list[RenderableType] = [Text(legend, style="dim"), _players(view, texts)]
    if view.phase != "informing":
        middle += _looking_back(view, texts)
    return _drawn(view, middle, texts)


def tight(view: View, texts: Texts) -> RenderableType:
    """The same without the legend, and without the cards that were turned over or are gone: `more` tells them. Every
    player has one line."""
    return _drawn(view, [_players(view, texts, is_cut=True)], texts)


def _drawn(view: View, middle: Sequence[RenderableType], texts: Texts) -> RenderableType:
    parts: list[RenderableType] = [_phase(view, texts), _lots(view, texts), *middle]
    if view.phase == "informing":
        parts += [_pile(view, "truelight", texts)]
        # With three players nobody bids for the stack (§6.1).
        parts += [_pile(view, "stack", texts)] if len(view.players) > 3 else []
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
    for choice in sorted(choices, key=_place_in_list):
        match choice:
            case Bid():
                pass
            case Declare(face=face):
                lines.setdefault(texts.say("screen-declare", face=face), []).append(write(choice))
            case Reserve() | Guess():
                lines.setdefault(texts.say(f"moves-{tag_of(choice)}"), []).append(write(choice))
            case _:
                typed, name = as_typed(write(choice), texts), _called(choice, texts)
                said = typed if typed == name else f"{typed} ({name})"
                lines.setdefault(texts.say(f"moves-{tag_of(choice)}"), []).append(said)
    return [(heading, "  ".join(pieces)) for heading, pieces in lines.items()]


def cards(view: View, texts: Texts) -> list[CardTold]:
    """Every special card by its name, and what the texts explain beside them."""
    special_cards = [
        CardTold(
            (*names_of("special", texts, special=special), *names_of("screen-special", texts, special=special)),
            _special_does(special, view, texts),
        )
        for special in SPECIALS
    ]
    return [*special_cards, *cards_in_texts(view, texts)]


def _special_does(special: str, view: View, texts: Texts) -> str:
    return texts.say("screen-special-does", special=special, mirror=view.options.mirror)


def _place_in_list(choice: Action) -> tuple[bool, bool]:
    """Ghosts before paintings, and single tokens before double-faced ones."""
    return (choice.face == "painting", choice.kind == "double") if isinstance(choice, Declare) else (False, False)


def _called(choice: Action, texts: Texts) -> str:
    """The name of a move beside its heading, which says already that a token is taken away."""
    if isinstance(choice, Remove):
        return texts.say_of("screen-remove", choice.owner, kind=choice.kind)
    return texts.action(choice)


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
        [_bids(lot.bids, view) or _turned_over(str(number), view) for number, lot in enumerate(view.lots, start=1)],
        [_owner(lot, view, texts) for lot in view.lots],
        [_outcome(lot, view, texts) for lot in view.lots],
    ]
    for row in rows:
        if any(row):
            grid.add_row(*row)
    return grid


def _name(lot: Lot, is_ours: bool) -> Text:
    star = "*" if is_ours and lot.name not in PRINTED_NAMES else ""
    return _shortened(lot.name, LOT_WIDTH - len(star)).append(star)


def _shortened(name: str, room: int) -> Text:
    """A name in bold that takes no more room than there is."""
    text = Text(name, style="bold", no_wrap=True)
    text.truncate(room, overflow="ellipsis")
    return text


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


def _turned_over(target: str, view: View) -> Text:
    """The bids of a sale that is over; before that they lie there, and after it other properties do."""
    line = Text()
    if view.phase in ("deciding", "over"):
        for bid in view.last_auction:
            if bid.target == target:
                line.append(f"{LETTERS[bid.seat]}{bid.card} ", style=_style(view, bid.seat))
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


def _remarks(view: View, seat: int, player: Player, texts: Texts) -> list[str]:
    """All else that the viewer knows of a player: the secret, who knows it, tokens and cards that are gone."""
    if view.phase == "over":
        return _last_remarks(view, seat, player, texts)
    said = _remarks_in_short(view, seat, player, texts)
    if player.spent and view.phase != "declaring":
        said.append(texts.say("screen-spent", cards=" ".join(map(str, player.spent))))
    if player.known and view.phase != "declaring":
        said.append(texts.say("screen-shown", cards=" ".join(map(str, player.known))))
    return said


def _remarks_in_short(view: View, seat: int, player: Player, texts: Texts) -> list[str]:
    """What matters most of a player, without the cards."""
    if view.phase == "over":
        return _last_remarks(view, seat, player, texts)
    said = [texts.say("screen-leads")] if seat == view.starter else []
    if player.question is not None:
        whose = "own" if seat == view.viewer else "other"
        said.append(texts.say("screen-secret", card=player.question, tense=whose))
    elif view.phase == "choosing" and player.has_chosen:
        said.append(texts.say("screen-has-chosen"))
    if view.phase == "reserving" and player.has_reserved:
        said.append(texts.say("screen-has-reserved"))
    if player.glass is not None:
        said.append(texts.say_of("screen-glass", player.glass))
    if view.stack_seen_by == seat:
        said.append(texts.say("screen-stack-seen", liars="none" if view.stack_trues is None else view.stack_trues))
    if view.phase == "declaring":
        left = {"ghosts": player.ghosts, "paintings": player.paintings, "doubles": player.doubles}
        said.append(texts.say("screen-tokens", **left))
    if view.phase in ("informing", "selling") and player.has_passed:
        said.append(texts.say("screen-passed"))
    return said + _kept(view, seat, player, texts)


def _players(view: View, texts: Texts, *, is_cut: bool = False) -> Table:
    grid = Table.grid(padding=(0, 1, 0, 0))
    for seat, player in enumerate(view.players):
        remarks = _remarks_in_short(view, seat, player, texts) if is_cut else _remarks(view, seat, player, texts)
        overflow: OverflowMethod = "ellipsis" if is_cut else "fold"
        grid.add_row(
            Text("▶" if seat in view.to_act else " ", style="bold"),
            Text(LETTERS[seat], style=_style(view, seat)),
            Who(texts, seat, view.viewer),
            Text(texts.say("screen-points", points=player.points), no_wrap=True),
            Text(texts.say("screen-cards", cards=player.hand_count), style="dim", no_wrap=True),
            Text(" · ".join(remarks), style="dim", no_wrap=is_cut, overflow=overflow),
        )
    return grid


def _last_remarks(view: View, seat: int, player: Player, texts: Texts) -> list[str]:
    """When all is over: who lied, and what may decide between equal points (§10.3)."""
    said = [texts.say("screen-secret", card=player.question, tense="past")]
    said += _kept(view, seat, player, texts)
    if player.hand:
        said.append(texts.say("screen-left-over", cards=" ".join(map(str, player.hand)), sum=sum(player.hand)))
    return said


def _kept(view: View, seat: int, player: Player, texts: Texts) -> list[str]:
    """Special cards that count for a player, with the points they bring as things stand (§11.7, §11.8)."""
    worthless = sum(outcome.owner == seat and outcome.points == 0 for outcome in view.outcomes)
    points = {"crystal": CRYSTAL_POINTS, "portraits": worthless}
    return [texts.say("screen-kept", special=special, points=points[special]) for special in player.kept]


def _pile(view: View, target: str, texts: Texts) -> Text:
    bids = view.truelight if target == "truelight" else view.stack
    said = texts.say("screen-pile", target=target)
    return Text(f"{said} ").append_text(_bids(bids, view) or Text("–", style="dim"))


def _looking_back(view: View, texts: Texts) -> list[Text]:
    """What the last auction showed, while it still matters; in the second round how the first one ended."""
    if view.phase == "choosing" and view.outcomes:
        sold = " · ".join(_sale(outcome) for outcome in view.outcomes)
        said = texts.say("screen-last-round", sold=sold, liars=_liars(view, texts))
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


def _liars(view: View, texts: Texts) -> str:
    liars = [LETTERS[seat] for seat, card in enumerate(view.last_questions) if card == "false"]
    return texts.say("screen-liars", count=len(liars), liars=texts.joined(liars))


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


# On request


def more(view: View, texts: Texts) -> RenderableType:
    """What the special cards do, the last auction card by card, how the first round ended, which cards are unseen."""
    return Group(
        *_special_cards(view, texts),
        *_last_auction(view, texts),
        *(_first_round(view, texts) if view.round == 2 else []),
        *_unseen_cards(view, texts),
    )


def _chapter(heading: str, lines: Sequence[tuple[str, str]]) -> list[RenderableType]:
    """A heading and its lines, each with a word in bold before it; nothing if there is no line."""
    if not lines:
        return []
    grid = Table.grid(padding=(0, 1))
    for word, said in lines:
        grid.add_row(Text(f"  {word}", style="bold", no_wrap=True), Text(said))
    return [Text(heading, style="underline"), grid]


def _special_cards(view: View, texts: Texts) -> list[RenderableType]:
    lying = [(f"{number} {lot.name}", lot.special) for number, lot in enumerate(view.lots, start=1)]
    kept = [(LETTERS[seat], special) for seat, player in enumerate(view.players) for special in player.kept]
    said = [(where, _special_does(special, view, texts)) for where, special in [*lying, *kept] if special is not None]
    return _chapter(texts.say("screen-special-cards"), said)


def _last_auction(view: View, texts: Texts) -> list[RenderableType]:
    """Every bid that was turned over last, in the order of laying; the sale of the manors may have been the last."""
    sold = view.lots if view.phase in ("deciding", "over") else view.outcomes
    bids: dict[str, list[str]] = {}
    for bid in view.last_auction:
        is_property = bid.target.isdecimal()
        place = sold[int(bid.target) - 1].name if is_property else texts.say("screen-pile", target=bid.target)
        bids.setdefault(place, []).append(f"{LETTERS[bid.seat]}{bid.card}")
    return _chapter(texts.say("screen-last-auction"), [(place, " ".join(cards)) for place, cards in bids.items()])


def _first_round(view: View, texts: Texts) -> list[RenderableType]:
    lines = []
    for outcome in view.outcomes[: len(view.lots)]:
        points = "none" if outcome.owner is None else outcome.points
        buyer = "–" if outcome.owner is None else LETTERS[outcome.owner]
        lines.append((outcome.name, f"{buyer}  {texts.say('screen-outcome', ghosts=outcome.ghosts, points=points)}"))
    chapter = _chapter(texts.say("screen-round", round=1), lines)
    return chapter if view.phase == "over" else [*chapter, Text(f"  {_liars(view, texts)}")]


def _unseen_cards(view: View, texts: Texts) -> list[RenderableType]:
    """Of everybody else: what is neither spent nor was turned over and taken back nor lies open."""
    lines = []
    for seat, player in enumerate(view.players):
        lying = [bid.card for lot in view.lots for bid in lot.bids if bid.seat == seat]
        unseen: list[int] = []
        for card, copies in enumerate(COPIES, start=1):
            seen = player.spent.count(card) + max(player.known.count(card), lying.count(card))
            unseen += [card] * (copies - seen)
        if seat != view.viewer:
            lines.append((LETTERS[seat], " ".join(map(str, unseen)) or "–"))
    return _chapter(texts.say("screen-unseen", round=view.round), lines)
