"""A hint in the browser: it glows on the table, tells what else was close, and the log knows of it."""

import pytest
from playwright.sync_api import Browser, expect

from geisterstunde.games import FOLDERS
from tests.browser.people import DESKTOP, PHONE, person
from tests.browser.tables import against_bots
from tests.cli.house import OpenHouse


@pytest.mark.parametrize("game", FOLDERS)
def test_a_hint_glows_on_the_table_and_can_be_followed(browser: Browser, house: OpenHouse, game: str) -> None:
    with person(browser, house.address, DESKTOP) as ada:
        against_bots(ada, house, game, {})
        ada.until("() => window.geisterstundeTable.mayHint && window.geisterstundeTable.choices.length > 0")
        ada.page.get_by_role("button", name="Tipp").first.click()
        advice = ada.page.get_by_role("complementary", name="Tipp")
        expect(advice.get_by_role("button", name="So machen")).to_be_visible()
        expect(ada.page.locator(".ring").first).to_be_visible()
        assert ada.findings() == []
        acted = ada.acts()
        advice.get_by_role("button", name="So machen").click()
        expect(advice).to_have_count(0)
        expect(ada.page.locator(".ring")).to_have_count(0)
        assert ada.acts() == acted + 1
        ada.until(
            "() => window.geisterstundeTable.log.some(({ sentence }) => sentence.includes('einen Tipp geben lassen'))"
        )


def test_on_a_phone_a_touch_on_the_table_lays_the_words_aside_and_the_glow_stays(
    browser: Browser, house: OpenHouse
) -> None:
    with person(browser, house.address, PHONE, touch=True) as ada:
        against_bots(ada, house, "ghosts", {})
        ada.until("() => window.geisterstundeTable.mayHint && window.geisterstundeTable.choices.length > 0")
        ada.page.get_by_role("button", name="Tipp").first.tap()
        advice = ada.page.get_by_role("complementary", name="Tipp")
        expect(advice.get_by_role("button", name="So machen")).to_be_visible()
        assert ada.findings() == []
        ada.page.touchscreen.tap(20, 90)
        expect(advice).to_have_count(0)
        expect(ada.page.locator(".ring")).to_have_count(1)
