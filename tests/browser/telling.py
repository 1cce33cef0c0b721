"""What a screen reader finds on a table, held against the view."""

import re
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from geisterstunde.texts import Texts
from tests.browser.people import Person

TABLE: Final = "() => { const t = window.geisterstundeTable; return [t.view, [...t.names], t.seat, t.language]; }"


def names_of(person: Person, selector: str) -> list[str]:
    """The names that things have for a screen reader."""
    # What is on its way out is a copy that nobody can touch.
    told: list[str] = person.page.eval_on_selector_all(
        selector, "(things) => things.filter((thing) => !thing.inert).map((thing) => thing.ariaLabel)"
    )
    return told


def tells_the_castle(person: Person) -> None:
    """18 Ghosts: every room says who stands there, and an empty one nobody."""
    view, names, reader, language = person.page.evaluate(TABLE)
    texts = Texts(language, "18-ghosts")

    def said(ghost: dict[str, Any]) -> str:
        seat = ghost["seat"]
        who = "you" if seat == reader else "other"
        return texts.say("screen-room-ghost", seat=names[seat], seat_is=who, family=seat, colour=ghost["colour"])

    anybody = {said({"seat": seat, "colour": colour}) for seat in (0, 1) for colour in ("red", "blue", "yellow")}
    shown = {}
    for name in names_of(person, "[data-room]"):
        parts = name.split(". ")[0].split(", ")
        shown[parts[0]] = anybody.intersection(parts)
    assert len(shown) == 25
    assert shown == {room: {said(ghost)} if (ghost := view["castle"].get(room)) else set() for room in shown}


def tells_the_cards(person: Person) -> None:
    """Ghosts: the own hand, card by card."""
    view, _, reader, language = person.page.evaluate(TABLE)
    if view["result"] or reader is None:
        return
    texts = Texts(language, "ghosts")
    hand = [texts.say("screen-card", family=card["family"], value=card["value"]) for card in view["hand"]]
    shown = [name.split(":")[0] for name in names_of(person, ".hand .hold")]
    # While points are given back the bowl stands where the hand is else.
    assert Counter(shown) == Counter(hand) or (shown == [] and view["phase"] == "give-back")


def said_by(person: Person, selector: str) -> list[str]:
    """The names that things have for a screen reader as text that is not seen."""
    return person.page.locator(f"{selector} > .sr").all_text_contents()


def numbers_in(said: str) -> list[int]:
    """The numbers of a sentence, in their order."""
    return [int(number) for number in re.findall(r"\d+", said)]


def tells_the_night(person: Person) -> None:
    """Ghoosty!: the own hand stack by stack, the cemetery, and of the others how many cards in hand and house."""
    view, names, reader, _ = person.page.evaluate(TABLE)
    if view["result"]:
        return
    players = len(names)
    around = [((reader or 0) + far) % players for far in range(1, players)]
    for seat, said in zip(around, said_by(person, ".pl .plb"), strict=True):
        name, told = said.split(":", 1)
        is_out = seat in view["left"]
        assert name == names[seat]
        assert is_out or numbers_in(told)[:2] == [view["hands"][seat], view["houses"][seat]]
    lying = [one["value"] for one in view["cemetery"]]
    assert numbers_in(said_by(person, ".pile")[0])[:2] == ([len(lying), lying[-1]] if lying else [])
    stacks = person.page.locator(".hand [data-c]")
    kinds = stacks.evaluate_all("(all) => all.map((one) => one.dataset.c)")
    counted = [re.match(r"(\d+) × ", said) for said in said_by(person, ".hand [data-c]")]
    hand = Counter({kind: int(found[1]) if found else 1 for kind, found in zip(kinds, counted, strict=True)})
    assert hand == Counter(view["hand"])


STREET: Final = {
    "de": {"ghost": "Gespenst(er)?", "painting": "Gemälde", "colours": "Weiß Blau Grün Gelb Rot"},
    "en": {"ghost": "ghosts?", "painting": "paintings?", "colours": "White Blue Green Yellow Red"},
}


AT_THE_SALE: Final = """() => {
    const t = window.geisterstundeTable;
    const houses = [...document.querySelectorAll('[data-lot] > .sr')].map((one) => one.textContent);
    const cards = [...document.querySelectorAll('[data-card]:enabled')].map((one) => Number(one.dataset.card));
    return [t.view, t.seat, t.language, houses, cards];
}"""
"""All at one moment: where nobody waits for anybody the next news may come at any time."""


def tells_the_street(person: Person) -> None:
    """Every house says its name, its tokens and its points; the hand is shown card by card."""
    view, seat, language, houses, cards = person.page.evaluate(AT_THE_SALE)
    if view["result"]:
        return
    words = STREET[language]
    colours = words["colours"].split()
    for lot, said in zip(view["lots"], houses, strict=True):
        laid = [f"{one['count']} {words[one['face']]} {colours[one['seat']]}" for one in lot["tokens"]]
        told = re.findall(r"\d+ \w+ (?:" + "|".join(colours) + ")", said)
        assert all(re.fullmatch(*pair) for pair in zip(laid, told, strict=True))
        assert lot["name"] in said
        assert " ".join(map(str, lot["points"])) in said
    assert not cards or sorted(cards) == view["players"][seat]["hand"]


CUT_OFF: Final = """() => [...document.querySelectorAll('.fan .hc, .psys .psy, #prompt .btn, .tile, .lane button')]
    .filter((thing) => !thing.inert && thing.getClientRects().length > 0)
    .map((thing) => [thing.className, thing.getBoundingClientRect()])
    .filter(([, box]) => box.left < -9 || box.top < 0 || box.right > innerWidth + 9 || box.bottom > innerHeight + 9)
    .map(([name, { left, top, right, bottom }]) => [name, left, top, right, bottom])"""
"""What is to be touched but lies beyond the edge of the screen; the corner of a slanting card may."""


def tells_the_fight(person: Person) -> None:
    """Rest in Peace: the own hand, both totals, what has been won, and every card of the round with its worth."""
    view, _, reader, language = person.page.evaluate(TABLE)
    texts = Texts(language, "rest-in-peace")
    me = 0 if reader is None else reader
    families = [view["families"][seat] for seat in (1 - me, me)]

    assert [numbers_in(name)[0] for name in names_of(person, ".plate")] == [family["total"] for family in families]
    won = [numbers_in(name) for name in names_of(person, ".opp :is(.res, .resS), .hand .res, .foot .resS")]
    assert [(villas, castles) for villas, _, castles, _ in won] == [(one["villas"], one["castles"]) for one in families]
    for lane, seat in ((".theirs", 1 - me), (".mine", me)):
        there = [card for card in view["row"][view["round"] - 1]["cards"] if card["seat"] == seat]
        told = names_of(person, f"{lane} .pl[data-thing]")
        assert len(told) == len(there)
        for card, name in zip(there, told, strict=True):
            assert not card["psychic"] or name.startswith(texts.say(f"psychic-{card['psychic']}"))
            assert card["psychic"] or numbers_in(name)[:2] == [card["value"], card["worth"]]
    cut_off = person.page.evaluate(CUT_OFF)
    assert cut_off == [], cut_off
    if reader is not None:
        hand = person.page.eval_on_selector_all(
            ".fan .hc:not([inert])", "(cards) => cards.map(({ dataset: { value, count } }) => [value, count])"
        )
        held = Counter({int(value): 0 for value, _ in hand})
        for value, count in hand:
            held[int(value)] += int(count)
        assert +held == Counter(families[1]["hand"]), (hand, families[1]["hand"])


TELLS: Final[dict[str, Callable[[Person], None]]] = {
    "18-ghosts": tells_the_castle,
    "ghosts": tells_the_cards,
    "ghoosty": tells_the_night,
    "ghost-for-sale": tells_the_street,
    "rest-in-peace": tells_the_fight,
}
