"""The street of Rest in Peace in a terminal: ten places, both sides of the round, what is won, what waits at the end.

A card that lies open stands in square brackets, a face-down one in round ones. Psychics are `p` and their number, as
they are typed. The families are A and B, the first and the second seat, as in the notation.
"""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from geisterstunde.cli.explaining import CardTold, cards_in_texts, names_of
from geisterstunde.cli.screens.fitting import IfRoom, Packed, Sentences, lined_up
from geisterstunde.core.words import Action, Event, GameEnded
from geisterstunde.games.rest_in_peace.box import (
    CASTLES_TO_WIN,
    GHOSTS,
    GHOSTS_ONLY,
    NEVER_SEEN,
    PSYCHICS,
    TENTH,
    TWO_AT_LEAST,
    VILLAS_TO_WIN,
    WORTHLESS,
)
from geisterstunde.games.rest_in_peace.events import PsychicTaken, RoundWon
from geisterstunde.games.rest_in_peace.words import Card, EndCard, Spot, View
from geisterstunde.texts import Texts

FAMILIES: Final = "AB"
STYLES: Final = ("bold cyan", "bold yellow")
VILLA: Final = "bold green"
CASTLE: Final = "bold magenta"
PLACE_WIDTH: Final = 5

TALL: Final = 36
"""A terminal of so many rows has room for what else is only shown on request."""
UNCOUNTED: Final = ("recall", "swap", "swap-second", "discard")
"""Choices that never change a total."""


def draw(view: View, texts: Texts) -> RenderableType:
    """From top to bottom: the row, the other family, the own family, the tenth round, and what psychics do."""
    near = 1 if view.viewer is None else view.viewer
    others = [("", number) for number in view.families[1 - near].psychics]
    return Group(
        Sentences(_street(view, texts), _sentences(view, near, texts)),
        IfRoom(TALL, _chapter("screen-theirs", others, view, texts, seat=1 - near)),
        IfRoom(TALL, [_hidden(view, 1 - near, texts)]),
    )


def tight(view: View, texts: Texts) -> RenderableType:
    """The same with one line for each psychic; `more` tells the whole sentences."""
    near = 1 if view.viewer is None else view.viewer
    lines = _sentences(view, near, texts)
    for _, sentence in lines:
        sentence.no_wrap, sentence.overflow = True, "ellipsis"
    return Group(_street(view, texts), lined_up(lines))


def _street(view: View, texts: Texts) -> RenderableType:
    near = 1 if view.viewer is None else view.viewer
    parts: list[RenderableType] = [_row(view, texts), Text()]
    for seat in (1 - near, near):
        parts += [_family(view, seat, texts), _side(view, seat, texts)]
    if view.end:
        parts += [Packed(_heading("screen-tenth", texts), _at_end(view, texts))]
    parts += [Text(notice, style="italic") for notice in _notices(view, texts)]
    return Group(*parts)


def about(action: Action, view: View, texts: Texts) -> str:
    """What a psychic does, wherever it is and whoever may play it."""
    psychic = getattr(action, "psychic", 0)
    return _sentence(psychic, view, texts).plain if psychic else ""


def cards(view: View, texts: Texts) -> list[CardTold]:
    """Every psychic by its name, and what the texts explain beside them."""
    psychics = [
        CardTold((f"p{number}", *names_of(f"psychic-{number}", texts)), _sentence(number, view, texts).plain)
        for number in range(1, PSYCHICS + 1)
    ]
    return [*psychics, *cards_in_texts(view, texts)]


def mark(events: Sequence[Event], texts: Texts) -> str:
    """What a move will decide: who gets the residences and the psychic of the round, or that the game ends."""
    marks: list[str] = []
    for event in events:
        if isinstance(event, RoundWon):
            tokens = {"villas": event.villas, "castles": event.castles}
            marks.append(texts.say_of("mark-round", event.seat, **tokens))
        elif isinstance(event, PsychicTaken):
            marks.append(texts.say_of("mark-psychic", event.seat, psychic=event.psychic))
        elif isinstance(event, GameEnded):
            marks.append(texts.say("mark-ends"))
    return f"({', '.join(marks)})" if marks else ""


def mark_after(before: View, after: Sequence[View], texts: Texts) -> str:
    """The totals that a card or a choice leads to, where they are the same in all worlds and nothing is left open."""
    totals = {tuple(family.total for family in view.families) for view in after}
    if before.stage in UNCOUNTED or before.doing == NEVER_SEEN:
        return ""
    if len(totals) != 1 or not all(_goes_on(before, view) for view in after):
        return ""
    own = before.active
    (total,) = totals
    return texts.say("mark-totals", total=total[own], other_total=total[1 - own])


def _goes_on(before: View, after: View) -> bool:
    """Whether the turn goes on with nothing open, and no ghost was turned up that nobody can know beforehand."""
    tops = [[family.pile_top for family in view.families] for view in (before, after)]
    is_same_turn = after.round == before.round and after.active == before.active
    return after.stage == "turn" and is_same_turn and tops[0] == tops[1]


def more(view: View, texts: Texts) -> RenderableType:
    """On request: every psychic in sight with its sentence, what is still hidden, and the earlier rounds."""
    parts: list[RenderableType] = []
    near = 1 if view.viewer is None else view.viewer
    ahead = [(place, spot.psychic) for place, spot in enumerate(view.row, start=1) if spot.is_there and spot.psychic]
    parts += _chapter("screen-ahead", [(f"{place}", number) for place, number in ahead], view, texts)
    lying = [card.psychic for card in _spot(view).cards if card.psychic]
    parts += _chapter("screen-here", [("", number) for number in lying], view, texts)
    for seat in (1 - near, near):
        before = [("", number) for number in view.families[seat].psychics]
        parts += _chapter("screen-theirs", before, view, texts, seat=seat)
    waiting = [card.psychic for card in view.end if card.psychic]
    parts += _chapter("screen-waiting", [("", number) for number in waiting], view, texts)
    earlier = [(place, spot) for place, spot in enumerate(view.row, start=1) if place < view.round]
    if earlier:
        parts += [Text(texts.say("screen-earlier"), style="bold")]
        parts += [_earlier(place, spot) for place, spot in earlier]
    parts += [_hidden(view, seat, texts) for seat in (1 - near, near)]
    for seat in (0, 1):
        if view.families[seat].discarded:
            said = texts.say_of("screen-discarded", seat, ghosts=_listed(view.families[seat].discarded))
            parts.append(Text(said))
    if view.discarded:
        parts.append(Text(texts.say("screen-gone", psychics=", ".join(f"p{number}" for number in view.discarded))))
    return Group(*parts)


def _spot(view: View) -> Spot:
    """The place of the round that is going on; the first one while the cards are dealt."""
    return view.row[max(view.round, 1) - 1]


def _family_name(seat: int) -> Text:
    return Text(FAMILIES[seat], style=STYLES[seat])


def _heading(key: str, texts: Texts) -> Text:
    return Text(f"{texts.say(key)}  ", style="dim")


# The row


def _row(view: View, texts: Texts) -> Table:
    """Ten places: a residence for each that is still fought for, the winner for each that is not."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    for _ in view.row:
        grid.add_column(justify="center", min_width=PLACE_WIDTH, no_wrap=True)
    places = list(enumerate(view.row, start=1))
    grid.add_row(_heading("screen-round", texts), *(_number(view, place) for place, _ in places))
    grid.add_row(_heading("screen-residence", texts), *(_residence(view, place, texts) for place, _ in places))
    grid.add_row(_heading("screen-psychic", texts), *(_prize(spot, place) for place, spot in places))
    return grid


def _number(view: View, place: int) -> Text:
    if place == view.round:
        return Text(f"[{place}]", style="bold reverse")
    return Text(f"{place}", style="dim" if place < view.round else "")


def _residence(view: View, place: int, texts: Texts) -> Text:
    spot = view.row[place - 1]
    if spot.winner is not None:
        return Text("→").append_text(_family_name(spot.winner))
    if place < view.round:
        return Text("=", style="dim")
    tokens = Text(texts.say("screen-villa") * spot.villas, style=VILLA)
    return tokens.append(texts.say("screen-castle") * spot.castles, style=CASTLE)


def _prize(spot: Spot, place: int) -> Text:
    if place == TENTH:
        return Text()
    return Text(f"p{spot.psychic or '?'}") if spot.is_there else Text("·", style="dim")


# The families


def _family(view: View, seat: int, texts: Texts) -> RenderableType:
    """Who it is, what is won, and what is left to play."""
    family = view.families[seat]
    name = _who(view, seat, texts)
    widest = max(_who(view, one, texts).cell_len for one in (0, 1))
    name.append(" " * (widest - name.cell_len + 2))
    if family.hand is None:
        hand = texts.say("screen-hand", cards=family.hand_size)
    else:
        hand = texts.say("screen-open-hand", ghosts=_listed(family.hand) or "–")
    things = [
        _won(texts.say("screen-villa"), family.villas, VILLAS_TO_WIN, VILLA),
        _won(texts.say("screen-castle"), family.castles, CASTLES_TO_WIN, CASTLE),
        Text(hand, style="bold" if seat == view.viewer else ""),
        Text(texts.say("screen-pile", cards=family.pile_size, top=family.pile_top), style="dim"),
    ]
    if seat != view.viewer:
        things += [Text(_psychic_name(number, texts)) for number in family.psychics]
    return Packed(name, things, gap=3)


def _who(view: View, seat: int, texts: Texts) -> Text:
    who = Text("▶ " if seat in view.to_act else "  ", style="bold").append_text(_family_name(seat))
    who.append(f" {texts.seats[seat]}", style="bold")
    return who.append(f" ({texts.say('cli-you')})", style="dim") if seat == view.viewer else who


def _won(letter: str, won: int, needed: int, style: str) -> Text:
    """The tokens that are won, and as many dots as are missing."""
    places = [Text(letter, style=style)] * won + [Text("·", style="dim")] * (needed - won)
    return Text(" ").join(places)


def _side(view: View, seat: int, texts: Texts) -> RenderableType:
    """The total of a family at this round, and the cards that make it, each with its trail."""
    cards = [card for card in _spot(view).cards if card.seat == seat]
    total = view.families[seat].total
    leads = total > view.families[1 - seat].total
    heading = Text(f"{total:>5}", style="bold reverse" if leads else "bold").append(" = ", style="not reverse")
    return Packed(heading, [_card(card, texts) for card in cards] or [Text("–", style="dim")])


def _card(card: Card, texts: Texts) -> Text:
    """A card, what was named for it, and the steps to what it counts."""
    if card.value:
        text = Text(f"[{card.value}]", style="bold")
    else:
        text = Text(f"[{_psychic_name(card.psychic, texts)}]")
        if card.choice and not card.trail:
            text.append(f":{','.join(map(str, card.choice))}")
    steps = [step for step in card.trail if step.step != "face"]
    face = sum(step.amount for step in card.trail) - sum(step.amount for step in steps)
    if card.psychic and face:
        text.append(f" {face}")
    for step in steps:
        text.append(f" {step.amount:+}".replace("-", "−"), style="italic").append(f" p{step.psychic}", style="dim")
    if steps:
        text.append(f" ={card.worth}".replace("-", "−"), style="bold")
    return text


def _psychic_name(number: int, texts: Texts) -> str:
    return f"p{number} {texts.say(f'psychic-{number}')}"


# The tenth round and what goes on


def _at_end(view: View, texts: Texts) -> Iterator[Text]:
    """The cards that wait at the tenth round, behind their family."""
    for seat in (0, 1):
        cards = [card for card in view.end if card.seat == seat]
        for number, card in enumerate(cards):
            yield (_family_name(seat).append(" ") if number == 0 else Text()).append_text(_end_card(card, texts))


def _end_card(card: EndCard, texts: Texts) -> Text:
    said = _psychic_name(card.psychic, texts) if card.psychic else f"{card.value or '?'}"
    return Text(f"[{said}]" if card.is_open else f"({said})", style="" if card.psychic or card.value else "dim")


def _notices(view: View, texts: Texts) -> Iterator[str]:
    """What goes on and binds somebody: footprints, at least two, ghosts only, forbidden values, a card on its way."""
    for seat in (0, 1):
        # Whoever is asked to play reads it in the question.
        is_asked = view.stage == "turn" and seat in view.to_act
        if view.families[seat].is_blind and not is_asked:
            yield texts.say_of("screen-blind", seat)
    cards = _spot(view).cards
    is_running = 1 <= view.round < TENTH and view.loser is None and view.result is None
    if is_running and not any(card.psychic == WORTHLESS for card in cards):
        for card in cards:
            other = 1 - card.seat
            if card.psychic == TWO_AT_LEAST:
                yield texts.say_of("screen-two-cards", other)
            elif card.psychic == GHOSTS_ONLY:
                yield texts.say_of("screen-ghosts-only", other)
            elif card.psychic == NEVER_SEEN and len(card.choice) == 2:
                yield texts.say("screen-banned", first=card.choice[0], second=card.choice[1])
    if view.carried is not None:
        yield texts.say_of("screen-carried", view.carried.seat, card=_card(view.carried, texts).plain)


# What psychics do, and what is hidden


def _sentences(view: View, near: int, texts: Texts) -> list[tuple[Text, Text]]:
    """The psychic that the loser gets, the own psychics and the one that acts now, each with its sentence."""
    lines: list[tuple[Text, Text]] = []
    spot = _spot(view)
    if view.round and spot.is_there and spot.psychic and view.result is None:
        prize = Text(texts.say("screen-prize") + " ", style="dim").append_text(_sentence(spot.psychic, view, texts))
        lines.append((Text(f"  p{spot.psychic}", style="dim"), prize))
    for number in view.families[near].psychics if view.viewer is not None else ():
        lines.append((Text(f"  p{number}", style="bold"), _sentence(number, view, texts)))
    if view.doing:
        lines.append((Text(f"  p{view.doing}", style="bold"), _sentence(view.doing, view, texts)))
    return lines


def _sentence(number: int, view: View, texts: Texts) -> Text:
    """A psychic's name and what it does, as the players agreed on it."""
    name = texts.say(f"psychic-{number}")
    effect = texts.say_with(f"psychic-{number}.effect", msgspec.to_builtins(view.options))
    text = Text(texts.say("screen-sentence", name=name, effect=effect))
    text.highlight_words([name], "bold")
    return text


def _chapter(
    key: str, psychics: Sequence[tuple[str, int]], view: View, texts: Texts, seat: int = 0
) -> list[RenderableType]:
    """Some psychics under a heading, each with its sentence."""
    if not psychics:
        return []
    lines = [(Text(f"{place:>3} p{number}"), _sentence(number, view, texts)) for place, number in psychics]
    return [Text(texts.say_of(key, seat), style="bold"), lined_up(lines)]


def _earlier(place: int, spot: Spot) -> RenderableType:
    """An earlier round in one line: who won, and what lay there."""
    heading = Text(f"{place:>3} ").append("=" if spot.winner is None else "→")
    heading.append_text(Text(" ") if spot.winner is None else _family_name(spot.winner)).append("  ")
    things: list[Text] = []
    for seat in (0, 1):
        cards = [f"p{card.psychic}" if card.psychic else f"{card.value}" for card in spot.cards if card.seat == seat]
        things.append(_family_name(seat).append(f" {' '.join(cards) or '–'}", style="not bold default"))
    return Packed(heading, things, gap=3)


def _hidden(view: View, seat: int, texts: Texts) -> RenderableType:
    """The ghosts of a family that the viewer cannot see: all that were never laid open, counted by value."""
    family = view.families[seat]
    shown = [card.value for spot in view.row for card in spot.cards if card.seat == seat]
    shown += [*family.discarded, *(family.hand or ()), family.pile_top]
    shown += [card.value for card in view.end if card.seat == seat]
    if view.carried is not None and view.carried.seat == seat:
        shown.append(view.carried.value)
    left = [GHOSTS[value - 1] - shown.count(value) for value in range(1, 7)]
    said = texts.say_of("screen-own-pile" if seat == view.viewer else "screen-hidden", seat)
    heading = Text(f"{said} ", style="dim")
    things = [Text(f"{count}×[{value}]") for value, count in enumerate(left, start=1) if count]
    known = () if view.memory is None or family.hand is not None else view.memory.known[seat]
    if known:
        things.append(Text(texts.say("screen-known", ghosts=_listed(known)), style="bold"))
    return Packed(heading, things or [Text("–")])


def _listed(ghosts: Sequence[int]) -> str:
    return " ".join(map(str, ghosts))
