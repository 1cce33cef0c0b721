"""The same deal for everybody in the browser: one link, two people, and a comparison for who has finished."""

import pytest
from playwright.sync_api import Browser, expect

from geisterstunde.games import game_called
from geisterstunde.server.deals import SharedDeal
from tests.browser.people import DESKTOP, PHONE, Person, person
from tests.cli.house import OpenHouse

LUCK = "0123456789abcdef"
NOT_YET = "Das siehst du, wenn du diese Karten zu Ende gespielt hast."


def play(somebody: Person) -> str:
    """From the page of the deal to a table against ghosts; its name."""
    somebody.page.get_by_role("button", name="Sofort spielen").click()
    somebody.until("() => window.geisterstundeTable?.isDressed && window.geisterstundeTable.sheet.phase === 'playing'")
    somebody.until("() => !window.geisterstundeTable.isBusy && window.geisterstundeTable.choices.length > 0")
    return str(somebody.table("sheet.code"))


def give_up(somebody: Person) -> None:
    """The quickest end of a game."""
    assert somebody.table("command({ do: 'resign' })")
    somebody.until("() => { const t = window.geisterstundeTable; if (t.isHeld) t.goOn(); return t.isOver; }")


def back_to(somebody: Person, deal: str) -> None:
    """The page of the deal, as whoever opens the link once more finds it."""
    somebody.go(f"/#/deal/{deal}")
    somebody.page.reload()
    somebody.page.get_by_role("heading", name="Im Vergleich").wait_for()


def test_one_link_two_people_and_only_who_has_finished_compares(browser: Browser, house: OpenHouse) -> None:
    with (
        person(browser, house.address, DESKTOP, calm=True, name="Ada") as ada,
        person(browser, house.address, PHONE, touch=True, calm=True, name="Ben") as ben,
    ):
        ada.go("/#/deal")
        ada.page.get_by_role("button", name="Eigene anlegen: Verteilung für Ghosts", exact=True).click()
        ada.page.get_by_role("heading", name="Gleiche Karten für alle: Ghosts").wait_for()
        deal = str(ada.page.evaluate("() => location.hash.split('/').at(-1)"))
        expect(ada.page.get_by_text(NOT_YET)).to_be_visible()
        assert ada.findings() == []
        back_to(ben, deal)
        play(ada)
        code = play(ben)
        assert ada.table("view.hand") == ben.table("view.hand")

        give_up(ada)
        back_to(ada, deal)
        expect(ada.page.locator("tbody tr")).to_have_count(1)
        expect(ada.page.get_by_text("Bisher hat nur dein Tisch diese Karten zu Ende gespielt.")).to_be_visible()

        # Whoever still plays is told nothing, neither by the page nor by the server.
        token = ben.page.evaluate("(code) => JSON.stringify(localStorage).match(/[\\w-]{20,}/g)", code)
        back_to(ben, deal)
        expect(ben.page.get_by_text(NOT_YET)).to_be_visible()
        expect(ben.page.locator("tbody tr")).to_have_count(0)
        for key in {*token, "x"}:
            told = house.ask("GET", f"/api/tables/{code}/deal", headers={"authorization": f"Bearer {key}"})
            assert told.status_code >= 400
            assert "Ada" not in told.text
        assert all("409" in trouble for trouble in ben.troubles)
        ben.troubles.clear()
        ben.page.get_by_role("button", name="Weiterspielen").click()
        ben.until("() => window.geisterstundeTable?.isDressed && window.geisterstundeTable.choices.length > 0")
        give_up(ben)
        back_to(ben, deal)
        expect(ben.page.locator("tbody tr")).to_have_count(2)
        expect(ben.page.locator("tbody tr.own")).to_contain_text("Ben")
        expect(ben.page.locator("tbody")).to_contain_text("Ada")
        assert ben.findings() == []
        back_to(ada, deal)
        expect(ada.page.locator("tbody tr")).to_have_count(2)


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_the_deal_of_the_week_from_the_start_page(browser: Browser, house: OpenHouse, size: tuple[int, int]) -> None:
    with person(browser, house.address, size, calm=True) as ada:
        ada.go()
        ada.page.get_by_role("link", name="Verteilung der Woche").click()
        ada.page.get_by_role("heading", name="Gleiche Karten für alle").wait_for()
        assert ada.findings() == []
        ada.page.get_by_role("button", name="Verteilung der Woche: 18 Ghosts").click()
        ada.page.get_by_role("heading", name="Verteilung der Woche: 18 Ghosts").wait_for()
        assert ada.findings() == []
        play(ada)
        assert ada.table("sheet.deal")


@pytest.mark.parametrize(
    ("deal", "sentence"),
    [
        (SharedDeal("ghosts", game_called("ghosts").rules_version + 1, 3, {}, LUCK).token, "Regeln"),
        (SharedDeal("ghosts", game_called("ghosts").rules_version, 3, {}, "9999-W01").token, "Woche"),
        ("quatsch", "Link"),
    ],
)
def test_a_link_that_leads_nowhere_says_so_kindly(browser: Browser, house: OpenHouse, deal: str, sentence: str) -> None:
    with person(browser, house.address, PHONE, touch=True, calm=True) as ada:
        ada.go(f"/#/deal/{deal}")
        expect(ada.page.get_by_role("alert")).to_contain_text(sentence)
        assert ada.findings() == []
        ada.page.get_by_role("button", name="Alle Verteilungen").tap()
        ada.page.get_by_role("heading", name="Gleiche Karten für alle").wait_for()
        ada.troubles.clear()
