"""A finished game looked at together in two browsers: one leads, the other comes along, points, and takes over."""

from playwright.sync_api import Browser, expect

from tests.browser.people import DESKTOP, PHONE, Person, person
from tests.cli.house import OpenHouse

AT = "() => [...document.querySelectorAll('.replaybar input[type=range]')].map((one) => Number(one.value))[0]"


def looks_back(somebody: Person) -> None:
    somebody.page.evaluate("() => window.geisterstundeTable.open('result')")
    somebody.page.get_by_role("button", name="Zug für Zug ansehen").click()
    somebody.page.locator(".replaybar").wait_for()


def test_one_leads_the_other_comes_along_points_and_takes_over(browser: Browser, house: OpenHouse) -> None:
    founded = house.found("18-ghosts", name="Ada", players=2)
    with (
        person(browser, house.address, DESKTOP) as ada,
        person(browser, house.address, PHONE, touch=True, name="Ben") as ben,
    ):
        ada.go(f"/#{founded['code']}/{founded['token']}")
        ada.until("() => window.geisterstundeTable?.hasSheet")
        ben.go(f"/#{founded['code']}")
        ben.page.get_by_role("button", name="Hinsetzen", exact=True).click()
        ben.until("() => window.geisterstundeTable?.hasSheet && window.geisterstundeTable.seat !== null")
        ada.page.evaluate("() => window.geisterstundeTable.command({ do: 'start' })")
        for one in (ada, ben):
            one.until(
                "() => window.geisterstundeTable.isDressed && window.geisterstundeTable.sheet.phase === 'playing'"
            )
        ada.until("() => window.geisterstundeTable.choices.length > 0")
        ada.page.evaluate("() => { const t = window.geisterstundeTable; t.choosing.confirm(t.choices[0]); }")
        ben.until("() => window.geisterstundeTable.choices.length > 0")
        ben.page.evaluate("() => window.geisterstundeTable.command({ do: 'resign' })")
        ada.until("() => window.geisterstundeTable.proposals.length > 0")
        ada.page.evaluate("() => window.geisterstundeTable.command({ do: 'agree', kind: 'resign' })")
        for one in (ada, ben):
            one.until("() => window.geisterstundeTable.isOver && !window.geisterstundeTable.isBusy")

        looks_back(ada)
        ada.page.get_by_role("button", name="Alle mitnehmen").click()
        expect(ben.page.get_by_text("Ada führt durch die Partie.")).to_be_visible()
        ben.page.get_by_role("button", name="Mitkommen").click()
        ben.page.locator(".replaybar").wait_for()
        ada.page.get_by_role("button", name="einen Zug zurück").click()
        step = ada.page.evaluate(AT)
        ben.until(f"(step) => ({AT})() === step", step)
        assert ada.findings() == []
        assert ben.findings() == []

        ben.page.locator("[data-room=b2]").click()
        expect(ada.page.locator(".glows.point .flag")).to_have_text("Ben")

        ben.page.get_by_role("button", name="Übernehmen").click()
        expect(ada.page.get_by_text("Ben führt, du gehst mit.")).to_be_visible()
        ben.page.keyboard.press("ArrowLeft")
        step = ben.page.evaluate(AT)
        ada.until(f"(step) => ({AT})() === step", step)

        # From the page with the curve somebody takes the others along, from the same moment.
        ben.page.get_by_role("button", name="Nicht mehr führen").click()
        ada.go(f"/#/look-back/{founded['code']}/1/1")
        ada.page.get_by_role("button", name="Zusammen ansehen").click()
        expect(ada.page.get_by_text("Du führst durch die Partie.")).to_be_visible()
        ada.until(f"() => ({AT})() === 1")
        # Ben went along before and is still looking: he goes along again.
        ben.until(f"() => ({AT})() === 1")
