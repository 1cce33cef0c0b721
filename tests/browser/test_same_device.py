"""Several people at one device: a curtain hides each hand while it is passed on."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import PHONE, Person, person
from tests.browser.tables import set_up
from tests.cli.house import OpenHouse

PASSES_THE_TURN_ON = """() => {
    const { choices, choosing } = window.geisterstundeTable;
    if (choices.length > 0) choosing.confirm(choices.find((action) => action.do === 'hold') ?? choices[0]);
    return document.querySelector('.curtainpg') !== null;
}"""
"""Somebody acts, for as long as it is their turn."""


def two_at_one_device(ada: Person, game: str) -> None:
    set_up(ada, game)
    ada.page.get_by_role("button", name="Platz 2", exact=False).click()
    ada.page.get_by_role("radio", name="Dieses Gerät").click()
    ada.page.get_by_label("Name am Gerät").fill("Mira")
    ada.page.get_by_role("button", name="Sofort spielen").click()
    ada.until("() => window.geisterstundeTable?.isDressed && window.geisterstundeTable.sheet.phase === 'playing'")
    ada.is_at_rest()


def test_both_seats_belong_to_this_browser(browser: Browser, house: OpenHouse) -> None:
    with person(browser, house.address, PHONE, touch=True) as ada:
        two_at_one_device(ada, "ghosts")
        kept = ada.page.evaluate("() => Object.values(JSON.parse(localStorage['geisterstunde.seats']))[0].length")
        assert kept == 2


@pytest.mark.parametrize("game", ["ghosts", "ghoosty", "rest-in-peace"])
def test_a_curtain_asks_before_the_other_hand_is_shown(browser: Browser, house: OpenHouse, game: str) -> None:
    with person(browser, house.address) as ada:
        two_at_one_device(ada, game)
        ada.until(PASSES_THE_TURN_ON)
        question = ada.page.get_by_role("heading", name="Bist du Mira?")
        expect(question).to_be_visible()
        expect(ada.page.get_by_role("group", name="Deine Hand")).to_have_count(0)
        ada.page.get_by_role("button", name="Ja, ich bin Mira").click()
        ada.until("() => window.geisterstundeTable.seat === 1 && window.geisterstundeTable.isDressed")
        expect(question).to_have_count(0)


def test_the_curtain_tells_what_all_at_the_device_know_and_nothing_of_a_hand(
    browser: Browser, house: OpenHouse
) -> None:
    """What was laid, and that a card was drawn; not which one."""
    with person(browser, house.address) as ada:
        two_at_one_device(ada, "ghosts")
        ada.until(PASSES_THE_TURN_ON)
        since = ada.page.locator(".curtainpg .since li")
        expect(since.last).to_contain_text("legt")
        told = ada.page.locator(".curtainpg").inner_text()
        for family in ("Gelb", "Rot", "Blau", "Weiß", "Schwarz", "Grün"):
            assert f"zieht {family}" not in told
        assert "Du ziehst" not in told


def test_where_all_lies_open_nobody_has_to_look_away(browser: Browser, house: OpenHouse) -> None:
    with person(browser, house.address) as ada:
        two_at_one_device(ada, "18-ghosts")
        ada.page.evaluate(
            "() => { const table = window.geisterstundeTable; table.choosing.confirm(table.choices[0]); }"
        )
        ada.until("() => window.geisterstundeTable.seat === 1 && window.geisterstundeTable.isDressed")
        expect(ada.page.get_by_role("heading", name="Bist du Mira?")).to_have_count(0)
