"""Every screen of the frame: nothing for axe to find fault with, by day and by night, on a phone and on a desk."""

import re
from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Browser

from geisterstunde.games import names
from tests.browser.people import DESKTOP, PHONE, TABLET, Person, person
from tests.browser.tables import against_bots, invite_to, play_now, set_up
from tests.cli.house import OpenHouse


def go_to_the_hosts_page(ada: Person, house: OpenHouse) -> None:
    """By the address with its key, as the server shows it when it starts."""
    address = re.search(r"/#/house/\S+", house.said)
    assert address
    ada.go(address[0])


PAGES: dict[str, Callable[[Person, OpenHouse], object]] = {
    "start": lambda ada, _: ada.go("/"),
    "house": go_to_the_hosts_page,
    "house without its key": lambda ada, _: ada.go("/#/house"),
    "gone": lambda ada, _: ada.go("/#nirgend-nirgend-nirgend"),
    "lobby": lambda ada, _: invite_to(ada, "ghosts"),
    "arrive": lambda ada, house: ada.go(f"/#{house.found('ghosts')['code']}"),
}
SIZES = {"phone": PHONE, "desktop": DESKTOP}


def settled(ada: Person) -> None:
    """Wait until the page has drawn all that it loads by and by."""
    ada.page.wait_for_load_state("networkidle")
    ada.page.locator("h1, h2").first.wait_for(state="attached")
    ada.page.evaluate("() => document.fonts.ready.then(() => 0)")


def finds_nothing_by_night_and_by_day(ada: Person) -> None:
    """The hour is an attribute of the page and nothing else: the same screen is looked at twice."""
    found = {}
    for theme in ("night", "day"):
        ada.page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
        found[theme] = ada.findings()
    assert found == {"night": [], "day": []}


@pytest.mark.parametrize("size", list(SIZES))
@pytest.mark.parametrize("page", list(PAGES))
def test_axe_finds_nothing_on_a_page(browser: Browser, house: OpenHouse, page: str, size: str) -> None:
    with person(browser, house.address, SIZES[size], calm=True) as ada:
        PAGES[page](ada, house)
        settled(ada)
        finds_nothing_by_night_and_by_day(ada)
        ada.troubles.clear()


@pytest.mark.parametrize("size", list(SIZES))
@pytest.mark.parametrize("game", names())
def test_axe_finds_nothing_at_a_table_and_nothing_scrolls(
    browser: Browser, house: OpenHouse, game: str, size: str
) -> None:
    with person(browser, house.address, SIZES[size], touch=size == "phone", calm=True) as ada:
        play_now(ada, game)
        assert not ada.scrolls()
        finds_nothing_by_night_and_by_day(ada)


@pytest.mark.parametrize("size", [(390, 664), TABLET, (1280, 720)])
@pytest.mark.parametrize("game", names())
def test_nothing_scrolls_during_a_turn(browser: Browser, house: OpenHouse, game: str, size: tuple[int, int]) -> None:
    with person(browser, house.address, size, touch=size[0] < 700) as ada:
        play_now(ada, game)
        assert not ada.scrolls()


@pytest.mark.parametrize("width", [1120, 1280, 1440])
def test_all_twelve_cards_lie_within_the_own_place(browser: Browser, house: OpenHouse, width: int) -> None:
    """None of them lies over the tools, and every number is whole."""
    with person(browser, house.address, (width, 800), calm=True) as ada:
        play_now(ada, "ghost-for-sale")
        within = "(one) => one.getBoundingClientRect().right <= one.closest('.own').getBoundingClientRect().right + 1"
        is_whole = "(one) => one.scrollWidth <= one.clientWidth + 1"
        cards = ada.page.locator(".tray .bc").all()
        assert len(cards) == 12
        assert all(card.evaluate(within) and card.evaluate(is_whole) for card in cards)


SHEETS = ("menu", "log", "rules", "emotes", "device", "keys")


@pytest.mark.parametrize(("size", "theme"), [("phone", "day"), ("desktop", "night")])
def test_axe_finds_nothing_on_what_opens_over_a_table(
    browser: Browser, house: OpenHouse, size: str, theme: Literal["night", "day"]
) -> None:
    with person(browser, house.address, SIZES[size], theme=theme, calm=True, text=150) as ada:
        play_now(ada, "18-ghosts")
        found = {}
        for sheet in SHEETS:
            ada.page.evaluate("(sheet) => window.geisterstundeTable.open(sheet)", sheet)
            ada.page.locator("dialog[open]").wait_for()
            settled(ada)
            found[sheet] = ada.findings()
            ada.page.keyboard.press("Escape")
            ada.page.locator("dialog[open]").wait_for(state="detached")
        assert found == {sheet: [] for sheet in SHEETS}


def test_axe_finds_nothing_where_a_table_is_set_up_and_where_its_people_agree(
    browser: Browser, house: OpenHouse
) -> None:
    with person(browser, house.address, PHONE, touch=True, calm=True) as ada:
        found = {}
        for game in names():
            set_up(ada, game)
            settled(ada)
            found[game] = ada.findings()
            ada.page.get_by_role("button", name="Was ihr vereinbart").click()
            ada.page.locator("dialog[open]").wait_for()
            settled(ada)
            found[f"{game}, agreed"] = ada.findings()
        assert found == {screen: [] for screen in found}


def test_axe_finds_nothing_in_the_settings(browser: Browser, house: OpenHouse) -> None:
    with person(browser, house.address, calm=True, theme="day") as ada:
        ada.go("/")
        ada.page.get_by_role("button", name="Einstellungen").click()
        ada.page.locator("dialog[open]").wait_for()
        settled(ada)
        finds_nothing_by_night_and_by_day(ada)


@pytest.mark.parametrize("many", ["fewest", "most"])
def test_axe_finds_nothing_where_bids_lie_before_mrs_truelight(
    browser: Browser, house: OpenHouse, many: Literal["fewest", "most"]
) -> None:
    with person(browser, house.address, PHONE, touch=True, calm=True) as ada:
        against_bots(ada, house, "ghost-for-sale", {}, many)
        while True:
            ada.until(
                "() => { const t = window.geisterstundeTable; t.skip(); if (t.isHeld) t.goOn();"
                " return !t.isBusy && (t.choices.length > 0 || t.isOver); }"
            )
            phase = ada.table("view.phase")
            if phase == "informing" and ada.table("view.truelight.length") > 0:
                break
            before = ada.table("newest")
            ada.page.evaluate(
                "() => { const t = window.geisterstundeTable; const last = t.choices.at(-1);"
                " const bid = t.choices.find((one) => one.target === 'truelight');"
                " return t.command({ do: 'act', action: bid ?? last }); }"
            )
            ada.until("(before) => window.geisterstundeTable.newest > before", before)
        ada.page.locator("[data-target=truelight]").wait_for()
        assert ada.findings() == []


@pytest.mark.parametrize("game", names())
def test_large_letters_on_a_phone_leave_everything_within_reach(browser: Browser, house: OpenHouse, game: str) -> None:
    """What can be touched may lie below, where one scrolls, but never beside the screen or under something else."""
    with person(browser, house.address, PHONE, touch=True, calm=True, text=200) as ada:
        play_now(ada, game)
        beside = ada.page.evaluate(
            "() => [...document.querySelectorAll('button, [role=button], select, input')].filter((one) => {"
            " const { left, right, width } = one.getBoundingClientRect();"
            " return width > 0 && (left < -1 || right > innerWidth + 1); })"
            ".map((one) => one.ariaLabel ?? one.textContent)"
        )
        assert beside == []
        assert ada.findings() == []


def test_large_letters_on_a_phone_leave_the_words_of_the_sack_uncovered(browser: Browser, house: OpenHouse) -> None:
    with person(browser, house.address, PHONE, touch=True, calm=True, text=200) as ada:
        play_now(ada, "ghosts")
        words = ada.page.locator(".bag small").bounding_box()
        own_seat = ada.page.locator(".stage .me").bounding_box()
        assert words is not None
        assert own_seat is not None
        assert words["y"] + words["height"] <= own_seat["y"] + 1


@pytest.mark.parametrize("size", [(1280, 800), (1280, 720), DESKTOP])
def test_all_prisoners_have_room_within_the_walls_of_the_dungeon(
    browser: Browser, house: OpenHouse, size: tuple[int, int]
) -> None:
    """The castle is as high as the window lets it be; the dungeon beside it has six places one below the other."""
    with person(browser, house.address, size) as ada:
        play_now(ada, "18-ghosts")
        settled(ada)
        outside = ada.page.locator(".dungeon").evaluate(
            """(dungeon) => [...dungeon.querySelectorAll('.slot')]
                .filter((slot) => slot.getBoundingClientRect().bottom > dungeon.getBoundingClientRect().bottom + 1)
                .map((slot) => slot.textContent)"""
        )
        assert outside == []


@pytest.mark.parametrize("size", [PHONE, TABLET, (1180, 820), DESKTOP])
def test_words_stay_inside_the_buttons_of_the_boxes(browser: Browser, house: OpenHouse, size: tuple[int, int]) -> None:
    with person(browser, house.address, size) as ada:
        ada.go("/")
        settled(ada)
        too_wide = ada.page.locator(".start .acts .btn").evaluate_all(
            "(all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"
        )
        assert too_wide == []
