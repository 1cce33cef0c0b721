"""Two people and somebody who watches, each with a browser: all see the same table, and nobody too much of it."""

import random
from collections import Counter
from collections.abc import Callable
from itertools import chain
from typing import Any

import pytest
from playwright.sync_api import Browser

from geisterstunde.texts import Texts
from tests.browser.hands import DOES, Mouse
from tests.browser.people import PHONE, Person, person
from tests.browser.tables import sit_down_at, watch
from tests.browser.telling import TELLS
from tests.cli.house import OpenHouse
from tests.seeds import seed_of

MOVES = 10
HEARD = "(before) => window.geisterstundeTable.newest > before || window.geisterstundeTable.isHeld"
AT_REST_AT = """(number) => {
    const table = window.geisterstundeTable;
    if (table.isHeld) table.goOn();
    return !table.isBusy && table.newest >= number;
}"""
# What is on its way out is a copy that nobody can touch, of what lay open before.
FACES = """() => [...document.querySelectorAll('svg.gs-card:not([inert] *)')]
    .map((card) => [...card.querySelectorAll('text')].map((text) => text.textContent))
    .filter((texts) => texts.length > 0)"""
NIGHT = FACES.replace("svg.gs-card", ":is(svg.gs-card, svg.mini)")
STREET = """() => [...document.querySelectorAll(':is(svg.gs-card, svg.pc):not([inert] *)')]
    .map((card) => [card.innerHTML.includes('var(--green)') ? '1' : '0',
        [...card.querySelectorAll('text')].map(({ textContent }) => textContent).find((text) => /^[1-6]$/.test(text))])
    .filter(([, value]) => value !== undefined)"""


def everybody_at_rest(people: list[Person]) -> None:
    """Wait until all have seen the newest that anybody has heard of."""
    newest = max(somebody.table("newest") for somebody in people)
    for somebody in people:
        somebody.until(AT_REST_AT, newest)


def play_on(people: list[Person], game: str, luck: random.Random) -> bool:
    """Whoever is on does something; false if the game is over."""
    everybody_at_rest(people)
    for somebody in people:
        choices = somebody.table("choices")
        if choices:
            before = somebody.table("newest")
            DOES[game](somebody, Mouse(somebody), luck.choice(choices))
            somebody.until(HEARD, before)
            return True
    assert people[0].table("isOver")
    return False


def at_one_table(ada: Person, ben: Person, eve: Person, house: OpenHouse, game: str) -> None:
    admission = house.found(game, players=2)
    ada.go(f"/#{admission['code']}/{admission['token']}")
    sit_down_at(ben, admission["code"])
    watch(eve, admission["code"])
    ada.until("() => window.geisterstundeTable?.hasSheet && window.geisterstundeTable.seat === 0")
    assert ada.page.evaluate("() => window.geisterstundeTable.command({ do: 'start' })")
    for somebody in (ada, ben, eve):
        somebody.until("() => window.geisterstundeTable?.isDressed && !window.geisterstundeTable.isBusy")


def faces_of_ghosts(somebody: Person) -> Counter[tuple[str, str]]:
    """The cards of Ghosts that lie face up anywhere in the page, seen or not, as word and number."""
    return Counter((texts[-1], texts[0] if len(texts) > 1 else "0") for texts in somebody.page.evaluate(FACES))


def open_in_ghosts(somebody: Person) -> Counter[tuple[str, str]]:
    """The cards of Ghosts that this pair of eyes may see."""
    view = somebody.table("view")
    assert somebody.table("seat") is not None or view["hand"] == []
    words = Texts("de", "ghosts")
    fog = [{"family": "fog", "value": 0}] * view["fog_beside"]
    return Counter(
        (words.say("screen-family", family=card["family"]), str(card["value"]))
        for card in [*view["hand"], *view["pile"], *fog]
    )


def faces_in_the_street(somebody: Person) -> Counter[tuple[str, str]]:
    """The ghosts of Rest in Peace that lie face up anywhere in the page, as family and number."""
    return Counter((family, value) for family, value in somebody.page.evaluate(STREET))


def open_in_the_street(somebody: Person) -> Counter[tuple[str, str]]:
    """The ghosts of Rest in Peace that this pair of eyes may see, and the numbers that psychics stand for."""
    view, seat = somebody.table("view"), somebody.table("seat")
    there = view["row"][view["round"] - 1]["cards"]
    seen = [(card["seat"], card["value"] or (card["trail"] or [{"amount": 0}])[0]["amount"]) for card in there]
    for owner, family in enumerate(view["families"]):
        assert seat is not None or family["hand"] is None
        seen += [(owner, value) for value in (*(family["hand"] or ()), family["pile_top"])]
    return Counter((str(owner), str(value)) for owner, value in seen)


def faces_at_night(somebody: Person) -> Counter[str]:
    """The cards of Ghoosty! that lie face up anywhere in the page, by what stands in their corners."""
    return Counter(texts[0] for texts in somebody.page.evaluate(NIGHT))


def open_at_night(somebody: Person) -> Counter[str]:
    """The cards of Ghoosty! that this pair of eyes may see: a drawn one too that went into a hand for all to see.

    In the cemetery Mimi Kry shows another's value.
    """
    view = somebody.table("view")
    own = [{"tom": "T", "mimi": "X"}.get(card, card) for card in (*view["hand"], *chain(*view["known"]))]
    return Counter([*own, *(str(lying["value"]) for lying in view["cemetery"])])


HIDES: dict[str, tuple[Callable[[Person], Counter[Any]], Callable[[Person], Counter[Any]]]] = {
    "ghosts": (faces_of_ghosts, open_in_ghosts),
    "ghoosty": (faces_at_night, open_at_night),
    "rest-in-peace": (faces_in_the_street, open_in_the_street),
}


def holds_only_its_own(
    somebody: Person, faces: Callable[[Person], Counter[Any]], open_to: Callable[[Person], Counter[Any]]
) -> None:
    """What lies face up in the page is open to its reader; news that come between the two looks do not count."""
    while True:
        somebody.is_at_rest()
        before = somebody.table("newest")
        shown, seen = faces(somebody), open_to(somebody)
        if (somebody.table("newest"), somebody.table("isBusy")) == (before, False):
            break
    assert shown <= seen


@pytest.mark.parametrize("game", ["18-ghosts", *HIDES])
def test_every_screen_shows_its_own_view_and_holds_no_card_of_another_hand(
    browser: Browser, house: OpenHouse, game: str
) -> None:
    seed = seed_of(10)
    print(f"seed {seed}")
    luck = random.Random(seed)
    with (
        person(browser, house.address, calm=True) as ada,
        person(browser, house.address, calm=True) as ben,
        person(browser, house.address, PHONE, calm=True) as eve,
    ):
        at_one_table(ada, ben, eve, house, game)
        for _ in range(MOVES):
            is_on = play_on([ada, ben, eve], game, luck)
            everybody_at_rest([ada, ben, eve])
            for somebody in (ada, ben, eve):
                somebody.shows_the_truth()
                TELLS[game](somebody)
                if game in HIDES:
                    holds_only_its_own(somebody, *HIDES[game])
            if not is_on:
                break
        assert eve.table("choices") == []
