"""Links and names that lead somewhere, and those that do not: each has its own kind sentence and a way on."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import PHONE, person
from tests.browser.tables import begin, invite_to, play_now, sit_down_at
from tests.cli.house import OpenHouse


def test_a_friend_opens_the_link_sits_down_and_both_play(browser: Browser, house: OpenHouse) -> None:
    with person(browser, house.address) as ada, person(browser, house.address, PHONE, touch=True) as ben:
        code = invite_to(ada, "18-ghosts")
        sit_down_at(ben, code)
        begin(ada)
        ben.until("() => window.geisterstundeTable?.isDressed")
        assert (ada.table("seat"), ben.table("seat")) == (0, 1)


def test_whoever_has_no_chair_watches(browser: Browser, house: OpenHouse) -> None:
    with person(browser, house.address) as ada, person(browser, house.address) as eve:
        play_now(ada, "ghosts")
        eve.go(f"/#{ada.table('sheet.code')}")
        eve.page.get_by_role("button", name="Nur zuschauen").click()
        eve.until("() => window.geisterstundeTable?.isDressed")
        assert eve.table("seat") is None
        assert eve.table("view.hand ?? []") == []


def test_a_table_that_is_gone_is_told_kindly_and_leads_back_to_the_shelf(browser: Browser, house: OpenHouse) -> None:
    with person(browser, house.address) as ada:
        ada.go("/#nirgend-nirgend-nirgend")
        expect(ada.page.get_by_role("heading", name="Hier spukt niemand mehr")).to_be_visible()
        ada.page.get_by_role("button", name="Neuer Tisch").click()
        expect(ada.page.get_by_role("heading", level=1)).to_contain_text("Setz dich")
        ada.troubles.clear()


def test_a_wrong_name_suggests_the_one_that_this_browser_knows(browser: Browser, house: OpenHouse) -> None:
    with person(browser, house.address) as ada:
        play_now(ada, "18-ghosts")
        code = str(ada.table("sheet.code"))
        ada.go("/")
        ada.page.get_by_label("Name des Tischs").fill(code[:-1] + ("a" if code[-1] != "a" else "o"))
        ada.page.get_by_role("button", name="Hingehen").click()
        expect(ada.page.get_by_role("heading", name="Diese drei Wörter kenne ich nicht")).to_be_visible()
        assert ada.findings() == []
        ada.page.get_by_role("button", name="Hingehen").click()
        ada.until("() => window.geisterstundeTable?.isDressed")
        assert ada.table("sheet.code") == code
        ada.troubles.clear()


@pytest.mark.parametrize("typed", ["", "???", "x" * 5000, "<img src=x onerror=alert(1)>"])
def test_what_is_no_name_of_a_table_is_told_at_once(browser: Browser, house: OpenHouse, typed: str) -> None:
    with person(browser, house.address) as ada:
        ada.go("/")
        ada.page.get_by_label("Name des Tischs").fill(typed)
        ada.page.get_by_role("button", name="Hingehen").click()
        expect(ada.page.get_by_text("mola-kerin-tusol").last).to_be_visible()
        assert ada.findings() == []
        assert ada.page.evaluate("() => location.hash") == ""


def test_five_thousand_letters_in_a_link_are_told_kindly(browser: Browser, house: OpenHouse) -> None:
    with person(browser, house.address, PHONE, touch=True) as ada:
        ada.go("/#" + "x" * 5000)
        expect(ada.page.get_by_role("heading", name="Hier spukt niemand mehr")).to_be_visible()
        assert not ada.scrolls()
        widths = ada.page.locator(".etx").evaluate("(words) => [words.scrollWidth, words.clientWidth]")
        assert widths[0] <= widths[1]
        ada.troubles.clear()


def test_a_false_key_in_a_link_does_not_cost_the_seat(browser: Browser, house: OpenHouse) -> None:
    with person(browser, house.address) as ada:
        play_now(ada, "18-ghosts")
        code = ada.table("sheet.code")
        ada.go(f"/#{code}/falsch")
        ada.page.reload()
        ada.until("() => window.geisterstundeTable?.isDressed")
        assert ada.table("seat") == 0
        ada.troubles.clear()


def test_the_own_chair_moves_to_another_device(browser: Browser, house: OpenHouse) -> None:
    with person(browser, house.address) as ada, person(browser, house.address, PHONE, touch=True) as again:
        play_now(ada, "18-ghosts")
        code = ada.table("sheet.code")
        token = ada.page.evaluate("(code) => JSON.parse(localStorage['geisterstunde.seats'])[code][0].token", code)
        again.go(f"/#{code}/{token}")
        again.until("() => window.geisterstundeTable?.isDressed")
        assert again.table("seat") == 0
        assert again.page.evaluate("() => location.hash") == f"#{code}"


def test_a_page_that_does_not_exist_leads_to_the_shelf(browser: Browser, house: OpenHouse) -> None:
    with person(browser, house.address) as ada:
        ada.go("/#/nonsense")
        expect(ada.page.get_by_role("heading", level=1)).to_contain_text("Setz dich")


def test_whoever_comes_by_a_link_finds_rules_and_guide_and_gets_back_to_the_table(
    browser: Browser, house: OpenHouse
) -> None:
    with person(browser, house.address, PHONE, touch=True) as bela:
        code = house.found("ghosts", players=3)["code"]
        bela.go(f"/#{code}")
        expect(bela.page.get_by_role("link", name="Regeln: Ghosts")).to_have_attribute("href", "/rules/ghosts")
        bela.page.get_by_role("link", name="Zum ersten Mal?").click()
        bela.page.get_by_role("button", name="Einführung verlassen").click()
        bela.page.get_by_role("button", name="Zurück zum Tisch").click()
        bela.page.get_by_role("button", name="Hinsetzen", exact=True).click()
        expect(bela.page.get_by_role("link", name="Zeig mir, wie es geht")).to_be_visible()
        expect(bela.page.get_by_role("button", name="Regeln auf einen Blick")).to_be_visible()
        expect(bela.page.get_by_role("button", name="Ein Wort fürs Glück")).to_be_visible()
        assert not bela.scrolls()


def test_who_has_agreed_sees_who_is_still_asked(browser: Browser, house: OpenHouse) -> None:
    admission = house.found("ghosts", players=3)
    with (
        person(browser, house.address) as ada,
        person(browser, house.address, PHONE, touch=True, name="Ben") as ben,
        person(browser, house.address, name="Cleo") as cleo,
    ):
        ada.go(f"/#{admission['code']}/{admission['token']}")
        for guest in (ben, cleo):
            sit_down_at(guest, admission["code"])
        begin(ada)
        assert ada.page.evaluate("() => window.geisterstundeTable.command({ do: 'resign' })")
        ben.page.get_by_role("button", name="Ja, beenden").click()
        expect(ben.page.locator("#prompt .ask")).to_contain_text("Ja: Ben. Noch gefragt: Cleo.")
        expect(cleo.page.locator("#prompt .ask")).to_contain_text("Ja: Ben.")
