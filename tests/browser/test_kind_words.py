"""What can be in the way besides a wrong link: each has its own kind sentence and a way on."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.people import PHONE, Person, person
from tests.browser.tables import against_bots, play_now, set_up
from tests.cli.house import OpenHouse

WITHOUT_STORAGE = """for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { get() { throw new DOMException('blocked', 'SecurityError'); } });"""
OLDER_ONCE = """if (!sessionStorage.isNew) document.addEventListener('readystatechange', () => {
    sessionStorage.isNew = 1;
    document.querySelector('meta[name=build]')?.setAttribute('content', 'older');
});"""
"""The page names another build than the server, until it is loaded anew."""


def test_a_full_table_offers_to_watch(browser: Browser, house: OpenHouse) -> None:
    code = house.found("18-ghosts", bots={"1": "flake"})["code"]
    with person(browser, house.address, PHONE, touch=True) as eve:
        eve.go(f"/#{code}")
        expect(eve.page.get_by_text("Alle Stühle sind besetzt")).to_be_visible()
        assert eve.findings() == []
        expect(eve.page.get_by_role("button", name="Hinsetzen")).to_have_count(0)
        eve.page.get_by_role("button", name="Nur zuschauen").click()
        eve.until("() => window.geisterstundeTable?.hasSheet")


def test_from_a_full_table_there_is_a_way_to_an_own_one(browser: Browser, house: OpenHouse) -> None:
    code = house.found("18-ghosts", bots={"1": "flake"})["code"]
    with person(browser, house.address, PHONE, touch=True) as eve:
        eve.go(f"/#{code}")
        eve.page.get_by_role("button", name="Eigener Tisch").click()
        expect(eve.page.get_by_role("button", name="Sofort spielen: Ghosts", exact=True)).to_be_visible()


def test_between_two_a_proposal_speaks_of_the_other_one(browser: Browser, house: OpenHouse) -> None:
    ada = house.found("18-ghosts")
    code = ada["code"]
    ben = house.ask("POST", f"/api/tables/{code}/people", json={"name": "Ben", "seat": 1}).json()
    client = house.enter(code, ben["token"])
    with person(browser, house.address) as eve:
        eve.go(f"/#{code}/{ada['token']}")
        eve.until("() => window.geisterstundeTable?.seat === 0 && window.geisterstundeTable.hasSheet")
        assert eve.page.evaluate("() => window.geisterstundeTable.command({ do: 'start' })")
        eve.until("() => window.geisterstundeTable.isDressed")
        client.tell(type="do", id="1", command={"do": "resign"})
        expect(eve.page.locator("#prompt")).to_contain_text("Sagst du Ja, endet die Partie, und du gewinnst.")
        assert eve.findings() == []
        eve.page.locator("[data-answer=no]").click()
        eve.until("() => window.geisterstundeTable.proposals.length === 0")
        assert eve.page.evaluate("() => window.geisterstundeTable.command({ do: 'resign' })")
        expect(eve.page.locator("#prompt")).to_contain_text("Ben wird gefragt.")
        assert eve.findings() == []
    client.close()


def test_a_chair_that_was_taken_meanwhile_is_said_and_another_one_offered(browser: Browser, house: OpenHouse) -> None:
    code = house.found("ghosts", players=3)["code"]
    with person(browser, house.address) as eve:
        eve.go(f"/#{code}")
        sit = eve.page.get_by_role("button", name="Hinsetzen", exact=True)
        sit.wait_for()
        house.ask("POST", f"/api/tables/{code}/people", json={"name": "Ben", "seat": 1})
        sit.click()
        expect(eve.page.get_by_text("Auf Platz 2 sitzt schon jemand.").first).to_be_visible()
        sit.click()
        eve.until("() => window.geisterstundeTable?.hasSheet && window.geisterstundeTable.seat === 2")
        eve.troubles.clear()


def test_nobody_is_suggested_the_name_of_somebody_who_sits_there(browser: Browser, house: OpenHouse) -> None:
    with person(browser, house.address) as eve:
        eve.go()
        eve.until("() => localStorage['geisterstunde.name'] !== undefined")
        suggested = eve.page.evaluate("() => JSON.parse(localStorage['geisterstunde.name'])")
        code = house.found("18-ghosts", name=suggested)["code"]
        eve.go(f"/#{code}")
        eve.page.get_by_role("button", name="Hinsetzen", exact=True).click()
        eve.until("() => window.geisterstundeTable?.seat === 1 && window.geisterstundeTable.hasSheet")
        assert eve.table("chairs[1].name") != suggested


def test_a_false_key_leads_to_a_chair(browser: Browser, house: OpenHouse) -> None:
    code = house.found("18-ghosts")["code"]
    with person(browser, house.address) as eve:
        eve.go(f"/#{code}/falsch")
        expect(eve.page.get_by_text("Dein Schlüssel passt hier nicht mehr.")).to_be_visible()
        expect(eve.page.get_by_role("button", name="Hinsetzen", exact=True)).to_be_enabled()
        assert eve.findings() == []
        eve.troubles.clear()


def test_an_old_tab_after_an_upgrade_is_told_to_load_anew(browser: Browser, house: OpenHouse) -> None:
    admission = house.found("18-ghosts")
    with person(browser, house.address) as ada:
        ada.context.add_init_script(OLDER_ONCE)
        ada.go(f"/#{admission['code']}/{admission['token']}")
        expect(ada.page.get_by_role("heading", name="Dieser Tab hat lange geschlafen")).to_be_visible()
        assert ada.findings() == []
        ada.page.get_by_role("button", name="Neu laden").click()
        ada.until("() => window.geisterstundeTable?.seat === 0 && window.geisterstundeTable.hasSheet")


def test_a_line_that_never_comes_up_is_no_blank_page(browser: Browser, house: OpenHouse) -> None:
    admission = house.found("18-ghosts")
    with person(browser, house.address) as ada:
        ada.page.route_web_socket("**/play", lambda socket: socket.close())
        ada.go(f"/#{admission['code']}/{admission['token']}")
        expect(ada.page.get_by_role("heading", name="Der Server antwortet nicht")).to_be_visible()
        expect(ada.page.get_by_role("button", name="Jetzt versuchen")).to_be_visible()
        assert ada.findings() == []
        ada.troubles.clear()


def test_a_table_that_vanished_is_told_kindly(browser: Browser, tmp_path: Path) -> None:
    with person(browser, "") as ada:
        homes = [tmp_path / name for name in ("before", "after")]
        for home in homes:
            home.mkdir()
        with OpenHouse(homes[0]) as first:
            ada.address = first.address
            play_now(ada, "18-ghosts")
            port = str(first.port)
        with OpenHouse(homes[1], "--host", "127.0.0.1", "--port", port):
            expect(ada.page.get_by_role("heading", name="Hier spukt niemand mehr")).to_be_visible()
            ada.troubles.clear()


def refuse_something(ada: Person) -> None:
    """Try what is not possible: a ghost in the room of a portal."""
    ada.page.locator("[data-room=c1]").click()


def test_a_refused_try_is_said_at_the_prompt_and_its_rule_is_at_hand(browser: Browser, house: OpenHouse) -> None:
    with person(browser, house.address) as ada:
        against_bots(ada, house, "18-ghosts", {})
        ada.is_at_rest()
        refuse_something(ada)
        expect(ada.page.locator("#prompt")).to_have_attribute("data-kind", "refused")
        ada.page.keyboard.press("r")
        expect(ada.page.locator(".rules-sheet .now").first).to_contain_text("§2.2")
        assert ada.acts() == 0


def test_without_storage_everything_works_until_a_reload(browser: Browser, house: OpenHouse) -> None:
    with person(browser, house.address) as ada:
        ada.context.add_init_script(WITHOUT_STORAGE)
        ada.page.goto(house.address)
        ada.page.get_by_role("button", name="Sofort spielen: 18 Ghosts", exact=True).click()
        ada.until("() => window.geisterstundeTable?.isDressed")
        expect(ada.page.get_by_text("Dieser Browser merkt sich nichts.")).to_be_visible()
        set_up(ada, "ghosts")


def test_without_a_line_the_page_opens_and_says_what_is_missing(browser: Browser, house: OpenHouse) -> None:
    with person(browser, house.address) as ada:
        ada.go()
        ada.page.get_by_role("button", name="Sofort spielen: 18 Ghosts", exact=True).wait_for()
        # The first visit already: the page tells its worker what it is made of.
        ada.until(
            "async () => (await Promise.all((await (await caches.open('geisterstunde-1')).keys())"
            ".map(({ url }) => url))).some((url) => url.includes('/assets/problem_pictures'))"
        )
        ada.context.set_offline(True)
        ada.page.reload()
        expect(ada.page.get_by_role("heading", name="Der Server antwortet nicht")).to_be_visible()
        expect(ada.page.locator(".eart svg").first).to_be_visible()
        ada.context.set_offline(False)
        ada.page.get_by_role("button", name="Jetzt versuchen").click()
        expect(ada.page.get_by_role("button", name="Sofort spielen: 18 Ghosts", exact=True)).to_be_visible()
        ada.troubles.clear()
