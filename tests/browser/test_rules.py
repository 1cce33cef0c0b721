"""The rules as a page of their own: at a paragraph, searched, summed up on one sheet of paper; and the ways to it."""

import re

import pytest
from playwright.sync_api import Browser, expect

from geisterstunde.games import FOLDERS
from tests.browser.people import DESKTOP, PHONE, person
from tests.browser.tables import against_bots
from tests.cli.house import OpenHouse


@pytest.mark.parametrize("game", FOLDERS)
def test_the_rules_of_every_game_can_be_read_and_printed_without_a_table(
    browser: Browser, house: OpenHouse, game: str
) -> None:
    with person(browser, house.address, DESKTOP) as ada:
        ada.go(f"/rules/{game}#3.2")
        expect(ada.page.locator("[data-paragraph='3.2'].now")).to_be_in_viewport()
        expect(ada.page.locator(".eq svg").first).to_be_attached()
        assert ada.findings() == []
        ada.page.evaluate("() => { document.documentElement.dataset.print = 'summary'; }")
        sheet = ada.page.pdf(prefer_css_page_size=True)
        assert len(re.findall(rb"/Type\s*/Page\b", sheet)) == 1
        # Of the whole of it one reads on paper, too, which game it is.
        ada.page.evaluate("() => { document.documentElement.dataset.print = 'all'; }")
        ada.page.emulate_media(media="print")
        expect(ada.page.get_by_role("heading", level=1)).to_be_in_viewport()


def test_paragraphs_are_found_by_words_and_lead_to_each_other(browser: Browser, house: OpenHouse) -> None:
    with person(browser, house.address, PHONE, touch=True) as ada:
        ada.go("/rules/ghosts")
        ada.page.get_by_role("searchbox").fill("nebel richtung")
        expect(ada.page.locator("[data-paragraph]")).to_have_count(1)
        ada.page.get_by_role("searchbox").fill("xyzzy")
        expect(ada.page.get_by_text("Dazu steht nichts in den Regeln.")).to_be_visible()
        ada.page.get_by_role("searchbox").fill("")
        ada.page.get_by_role("radio", name="Kurz").click()
        ada.page.get_by_role("link", name="§5.3").click()
        expect(ada.page.locator("[data-paragraph='5.3'].now")).to_be_in_viewport()
        assert ada.page.evaluate("() => location.pathname + location.hash") == "/rules/ghosts#5.3"
        assert ada.findings() == []


def test_from_the_shelf_and_back(browser: Browser, house: OpenHouse) -> None:
    with person(browser, house.address, DESKTOP) as ada:
        ada.go()
        ada.page.get_by_role("link", name="Regeln: Ghosts", exact=True).click()
        ada.page.get_by_role("heading", name="Regeln: Ghosts").wait_for()
        ada.page.get_by_role("button", name="Zurück").click()
        ada.page.get_by_role("heading", name="Setz dich, es spukt gleich.").wait_for()


def test_a_refusal_and_a_line_of_the_log_lead_to_their_paragraph(browser: Browser, house: OpenHouse) -> None:
    with person(browser, house.address, DESKTOP) as ada:
        against_bots(ada, house, "ghosts", {"start": "first"})
        ada.until("() => window.geisterstundeTable.choices.length > 0")
        ada.page.evaluate("() => window.geisterstundeTable.choosing.attempt({ do: 'take' })")
        ada.page.locator("#prompt").get_by_role("button", name="Regeln dazu: §").click()
        expect(ada.page.get_by_role("dialog").locator(".par.now")).to_be_in_viewport()
        ada.page.keyboard.press("Escape")
        expect(ada.page.get_by_role("dialog")).to_have_count(0)
        ada.page.evaluate("() => { const t = window.geisterstundeTable; t.choosing.confirm(t.choices[0]); }")
        ada.page.locator(".logpanel").get_by_role("button", name=re.compile("Regeln dazu: §")).first.click()
        expect(ada.page.get_by_role("dialog").locator(".par.now")).to_be_in_viewport()
