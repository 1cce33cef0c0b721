"""The night of Ghoosty! in a terminal: the houses and their height, the clock over the crypt, cemetery, exile, hand."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from geisterstunde.cli.screens.who import Who
from geisterstunde.core.words import Event, GameEnded, Seat
from geisterstunde.games.ghoosty.box import (
    ALL_CARDS,
    CARDS,
    FITS,
    HAND,
    HOUSE,
    IS_SCARY,
    JERRY,
    KINDS,
    KLAPPER,
    MIMI,
    QUARTET,
    TOM,
)
from geisterstunde.games.ghoosty.words import (
    Action,
    CemeteryTaken,
    DirectionReversed,
    Exiled,
    Left,
    Lying,
    Play,
    Played,
    RoundEnded,
    TomPlayed,
    View,
)
from geisterstunde.texts import Texts

STYLES: Final = {
    "tom": "bold yellow", "1": "bold yellow",
    "3": "bold red", "12": "bold red",
    "8": "bold blue", "11": "bold blue", "mimi": "bold blue",
}  # fmt: skip
"""The families by colour (§1.2); every card also has its number and, if it is special, its name."""

is_written: Final = True
ARROWS: Final = {"clockwise": "↓", "counterclockwise": "↑"}
CARD_WIDTH: Final = 12
CARDS_IN_A_ROW: Final = 6
LYING_SHOWN: Final = 14
"""So many cards of the cemetery stand in its line, the top ones; all of them are counted."""


def draw(view: View, texts: Texts) -> RenderableType:
    """From top to bottom: the round, the seats with their houses, crypt, cemetery and exile, the own hand."""
    return _drawn(view, _seats(view, texts, is_cut=False), texts)


def tight(view: View, texts: Texts) -> RenderableType:
    """The same with one line for each seat, which may cut what is known of a hand."""
    return _drawn(view, _seats(view, texts, is_cut=True), texts)


def _drawn(view: View, seats: RenderableType, texts: Texts) -> RenderableType:
    middle = Table.grid(padding=(0, 2))
    middle.add_row(Text(texts.say("screen-crypt")), _clock(view, texts))
    middle.add_row(Text(texts.say("screen-cemetery")), _cemetery(view, texts))
    middle.add_row(Text(texts.say("screen-exile")), _counted(view.exile, texts))
    # Six seats leave no room for empty lines on a small screen.
    gap = [Text()] if len(view.hands) <= 4 else []
    parts: list[RenderableType] = [_round(view, texts), seats, *gap, middle, *gap]
    if view.viewer is not None and view.viewer not in view.left:
        parts += [_hand(view, texts)]
    return Group(*parts)


def is_out(view: View, seat: Seat) -> bool:
    """Whoever has left the round waits for its end (§6.1)."""
    return seat in view.left and view.ending is None


def name(action: Action, texts: Texts) -> str:
    """What stands beside a move in the list; ordinary ghosts need no name beside their number."""
    if not isinstance(action, Play):
        return texts.action(action)
    return _nickname(CARDS[action.value], texts)


def mark(events: Sequence[Event], texts: Texts) -> str:
    """What a move will do: double, triple, quartet, where the cards go, and whether the same seat acts again."""
    marks: list[str] = []
    is_again = False
    is_cleared = any(isinstance(event, Exiled) for event in events)
    for event in events:
        match event:
            case Played(count=count, mimis=mimis):
                size = count + mimis
                is_again = size > 1
                if 1 < size < QUARTET and not is_cleared:
                    marks.append(texts.say("mark-double" if size == 2 else "mark-triple"))
            case TomPlayed():
                marks.append(texts.say("mark-tom"))
            case DirectionReversed():
                marks.append(texts.say("mark-turns"))
            case Exiled(count=count, cause=cause):
                is_again = True
                marks.append(texts.say(f"mark-{cause}", count=count))
            case CemeteryTaken(count=count):
                marks.append(texts.say("mark-taken", count=count))
            case Left():
                is_again = False
                marks.append(texts.say("mark-out"))
            case RoundEnded():
                marks.append(texts.say("mark-round-ends"))
            case GameEnded():
                marks.append(texts.say("mark-ends"))
    if is_again:
        marks.append(texts.say("mark-again"))
    return ", ".join(marks)


def _round(view: View, texts: Texts) -> Text:
    """Which round it is, and which way the turn goes."""
    said = texts.say("screen-round", round=view.round, length=view.options.length, tie=view.tie_rounds)
    way = texts.say("screen-direction", direction=view.direction)
    return Text(f"{said} · {ARROWS[view.direction]} {way}", style="dim")


def _seats(view: View, texts: Texts, *, is_cut: bool) -> Table:
    """The seats in turn order, each with its hand and the height of its house."""
    grid = Table.grid(padding=(0, 2))
    names = [Who(texts, seat, view.viewer) for seat in range(len(texts.seats))]
    columns = 6 if view.options.length == "match" else 5
    for column in range(columns):
        # Short names stay whole, whatever is known of a hand.
        grid.add_column(no_wrap=column != 2 or all(who.is_short for who in names))
    grid.add_column()
    for seat, who in enumerate(names):
        is_out = seat in view.left
        remark = _left(view, seat, texts) if is_out else _known(view, seat, texts)
        remark.no_wrap, remark.overflow = is_cut, "ellipsis" if is_cut else "fold"
        grid.add_row(
            Text(ARROWS[view.direction], style="cyan"),
            Text("▶" if seat in view.to_act else " ", style="bold"),
            who,
            *([Text(_score(view, seat, texts))] if view.options.length == "match" else []),
            Text() if is_out else _house(view, seat, texts),
            Text("" if is_out else texts.say("screen-cards", cards=view.hands[seat])),
            remark,
        )
    return grid


def _house(view: View, seat: int, texts: Texts) -> Text:
    highest, height = HOUSE[len(view.hands)], view.houses[seat]
    house = Text(f"{texts.say('screen-house')} ").append("▇" * height, style="bold")
    return house.append("·" * (highest - height), style="dim").append(f" {height}")


def _left(view: View, seat: int, texts: Texts) -> Text:
    return Text(texts.say("screen-out", place=view.left.index(seat) + 1), style="green")


def _score(view: View, seat: int, texts: Texts) -> str:
    return texts.say("screen-score", points=view.points[seat], boos=view.boos[seat])


def _known(view: View, seat: int, texts: Texts) -> Text:
    """The cards that everybody saw going into that hand (§1.5); of the own hand, how many."""
    if not view.known[seat]:
        return Text()
    if seat == view.viewer:
        return Text(texts.say("screen-known-of-you", cards=len(view.known[seat])), style="dim")
    return Text(f"{texts.say('screen-known')} ", style="dim").append_text(_counted(view.known[seat], texts))


def _clock(view: View, texts: Texts) -> Text:
    """The crypt as an hour that runs out: eleven when it is full, midnight when it is empty (§3.8)."""
    players = len(view.hands)
    full = ALL_CARDS - players * (HAND + HOUSE[players])
    if view.crypt == 0:
        return Text(f"00:00 {texts.say('screen-midnight')}", style="bold magenta")
    drawn = full - view.crypt
    line = Text(f"23:{60 * drawn // full:02} ", style="bold")
    line.append("▮" * drawn, style="magenta").append("▯" * view.crypt, style="dim")
    return line.append(f" {texts.say('screen-until-midnight', cards=view.crypt)}")


def _cemetery(view: View, texts: Texts) -> Text:
    """What lies there, the top last and in brackets with all that is equal to it, and what may come on it."""
    line = Text()
    if not view.cemetery:
        line.append(texts.say("screen-cemetery-empty"), style="dim")
    else:
        top, run = _top(view)
        below = view.cemetery[:-run]
        if len(below) > LYING_SHOWN:
            line.append("… ", style="dim")
        for lying in below[-LYING_SHOWN:]:
            line.append(f"{_sign(lying)} ", style="dim")
        line.append(f"[{' '.join(map(_sign, view.cemetery[-run:]))}]", style=STYLES.get(CARDS[top], "bold"))
        line.append(f" {texts.say('screen-lying', cards=len(view.cemetery))}", style="dim")
        line.append(f" {texts.say('screen-fits', top=top)}")
        if run > 1:
            line.append(f" {texts.say('screen-to-quartet', cards=QUARTET - run)}")
    if view.toms:
        line.append(f"  {texts.say('screen-toms', toms=view.toms)}", style=STYLES["tom"])
    return line


def _top(view: View) -> tuple[int, int]:
    """The value on top and how many of it lie there together; 0 and 0 when nothing lies there."""
    if not view.cemetery:
        return 0, 0
    top, run = view.cemetery[-1].value, 0
    for lying in reversed(view.cemetery):
        if lying.value != top:
            break
        run += 1
    return top, run


def _sign(lying: Lying) -> str:
    """A card in the cemetery; a Mimi Kry with the value that she copies."""
    return f"M={lying.value}" if lying.card == "mimi" else lying.card


def _counted(cards: Iterable[str], texts: Texts) -> Text:
    """Cards sorted by kind, equal ones together."""
    line = Text()
    for card, count in sorted(Counter(cards).items(), key=lambda item: CARDS.index(item[0])):
        line.append(f"{count}×" if count > 1 else "", style="dim")
        line.append(f"{_short(card, texts)} ", style=STYLES.get(card, ""))
    return line if line else Text("–", style="dim")


def _short(card: str, texts: Texts) -> str:
    return card if card.isdecimal() else _nickname(card, texts)


def _nickname(card: str, texts: Texts) -> str:
    return texts.say("screen-name", kind=CARDS.index(card))


def _hand(view: View, texts: Texts) -> RenderableType:
    """The own cards, one picture for each kind while there is room, and what each would do now."""
    if not view.hand:
        return Text(texts.say("screen-no-hand"), style="dim")
    kinds = list(Counter(view.hand).items())
    has_room = len(kinds) <= CARDS_IN_A_ROW
    rows: list[RenderableType] = []
    for first in range(0, len(kinds), CARDS_IN_A_ROW):
        row = kinds[first : first + CARDS_IN_A_ROW]
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_row(*(_picture(card, count, texts) if has_room else _chip(card, count, texts) for card, count in row))
        grid.add_row(*(_effect(card, count, view, texts) for card, count in row))
        rows.append(grid)
    return Group(*rows)


def _face(card: str, texts: Texts) -> str:
    return f"{card} {_nickname(card, texts)}".strip() if card.isdecimal() else _nickname(card, texts)


def _picture(card: str, count: int, texts: Texts) -> Text:
    inner = CARD_WIDTH - 2
    picture = Text(no_wrap=True)
    picture.append(f"┌{'─' * inner}┐\n│")
    picture.append(f"{_face(card, texts):^{inner}}", style=STYLES.get(card, "bold"))
    below = f" ×{count} " if count > 1 else ""
    picture.append(f"│\n└{below:─^{inner}}┘")
    return picture


def _chip(card: str, count: int, texts: Texts) -> Text:
    many = f"{count}×" if count > 1 else ""
    return Text(f"{many + _face(card, texts):^{CARD_WIDTH}}", style=STYLES.get(card, "bold"))


def _effect(card: str, count: int, view: View, texts: Texts) -> Text:
    """The most that a card would do now with all its equals and a Mimi Kry, or why it cannot be played."""
    kind = CARDS.index(card)
    top, run = _top(view)
    mimis = min(view.hand.count("mimi"), 1 if view.options.mimis_per_play == "one" else QUARTET)
    can_be_played = True
    if kind in (TOM, MIMI):
        said = texts.say("screen-does-tom" if kind == TOM else "screen-does-mimi")
    elif count + mimis + (run if kind == top else 0) >= QUARTET:
        said = texts.say("screen-does-quartet")
    elif not FITS[top * KINDS + kind]:
        said = texts.say("screen-does-not" if IS_SCARY[top] else "screen-too-low", top=top)
        can_be_played = False
    elif kind == KLAPPER:
        said = texts.say("screen-does-klapper")
    elif count + mimis > 1:
        said = texts.say("screen-does-double" if count + mimis == 2 else "screen-does-triple")
    else:
        said = texts.say("screen-does-turn" if kind == JERRY else "screen-does-fit")
    return Text(f"{said:^{CARD_WIDTH}}", style="" if can_be_played else "dim")
