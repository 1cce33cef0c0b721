"""The shelf: what somebody sees first, and how the first game begins."""

import pytest
from playwright.sync_api import Browser, expect

from geisterstunde.games import names
from tests.browser.people import DESKTOP, PHONE, TABLET, person
from tests.browser.tables import play_now, title
from tests.cli.house import OpenHouse


@pytest.mark.parametrize("game", names())
def test_one_click_begins_a_game_against_a_ghost(browser: Browser, house: OpenHouse, game: str) -> None:
    with person(browser, house.address) as ada:
        play_now(ada, game)
        assert ada.table("sheet.phase") == "playing"
        chairs = ada.table("sheet.chairs.map((chair) => chair.who)")
        assert chairs[0] == "person"
        assert set(chairs[1:]) == {"bot"}


@pytest.mark.parametrize(("language", "other"), [("de", "English"), ("en", "Deutsch")])
def test_the_page_speaks_the_language_of_the_browser_and_can_be_asked_to_change(
    browser: Browser, house: OpenHouse, language: str, other: str
) -> None:
    greetings = {"de": "Setz dich, es spukt gleich.", "en": "Sit down"}
    changed = "en" if language == "de" else "de"
    with person(browser, house.address, language=language) as ada:  # type: ignore[arg-type]
        ada.go()
        expect(ada.page.get_by_role("heading", level=1)).to_contain_text(greetings[language])
        ada.page.get_by_role("button", name={"de": "Englisch", "en": "German"}[language]).click()
        expect(ada.page.get_by_role("heading", level=1)).to_contain_text(greetings[changed])
        ada.page.reload()
        expect(ada.page.get_by_role("heading", level=1)).to_contain_text(greetings[changed])
        assert other


@pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP])
def test_all_games_stand_on_the_shelf_on_every_screen(
    browser: Browser, house: OpenHouse, size: tuple[int, int]
) -> None:
    with person(browser, house.address, size) as ada:
        ada.go()
        for game in names():
            expect(ada.page.get_by_role("button", name=f"Sofort spielen: {title(game, 'de')}")).to_be_visible()


def test_day_and_night_are_remembered(browser: Browser, house: OpenHouse) -> None:
    with person(browser, house.address) as ada:
        ada.go()
        ada.page.get_by_role("button", name="Tag: helle Farben").click()
        ada.page.reload()
        expect(ada.page.locator("html")).to_have_attribute("data-theme", "day")


def test_name_and_ghost_are_suggested_and_remembered(browser: Browser, house: OpenHouse) -> None:
    with person(browser, house.address) as ada:
        ada.go()
        ada.page.get_by_role("button", name="Name und Geist ändern").click()
        ada.page.get_by_label("So heißt du am Tisch").fill("Oma Ilse")
        assert ada.findings() == []
        ada.page.get_by_role("button", name="Fertig").click()
        play_now(ada, "18-ghosts")
        assert ada.table("sheet.chairs[0].name") == "Oma Ilse"


def test_a_table_that_was_left_is_offered_again_and_leads_back(browser: Browser, house: OpenHouse) -> None:
    with person(browser, house.address) as ada:
        play_now(ada, "18-ghosts")
        code = ada.table("sheet.code")
        ada.go("/")
        ada.page.get_by_role("button", name=code).wait_for()
        assert ada.findings() == []
        ada.page.get_by_role("button", name=code).click()
        ada.until("() => window.geisterstundeTable?.isDressed")
        assert ada.table("seat") == 0


def test_it_can_be_played_without_a_storage(browser: Browser, house: OpenHouse) -> None:
    with person(browser, house.address) as ada:
        ada.context.add_init_script(
            "Object.defineProperty(window, 'localStorage', { get() { throw new Error('no storage'); } });"
        )
        play_now(ada, "18-ghosts")
        assert ada.table("sheet.phase") == "playing"
        ada.troubles.clear()
