"""The page of whoever runs the server: the address for friends, and how the house is, however many tables there are."""

from typing import Any, Final

from playwright.sync_api import Browser, Route, expect

from tests.browser.people import DESKTOP, Person, person
from tests.cli.house import OpenHouse

TABLE: Final = {
    "game": "ghosts",
    "players": 2,
    "people": 1,
    "bots": 1,
    "connected": 1,
    "watchers": 0,
    "games_played": 0,
    "is_bot_thinking": False,
}


def comes_to(ada: Person, house: OpenHouse, **changed: Any) -> None:
    """Open the page of a house of which some things are told otherwise."""
    told = house.ask("GET", "/api/house").json() | changed

    def answer(route: Route) -> None:
        route.fulfill(json=told)

    ada.page.route("**/api/house", answer)
    ada.go("/#/house")


def many_tables(house: OpenHouse) -> list[dict[str, Any]]:
    now = house.ask("GET", "/api/house").json()["now"]
    phases = ["over"] * 12 + ["before"] * 3 + ["playing"] * 25
    return [{**TABLE, "phase": phase, "since": now} for phase in phases]


def test_forty_tables_leave_how_the_house_is_on_the_screen(browser: Browser, house: OpenHouse) -> None:
    with person(browser, house.address, DESKTOP) as ada:
        comes_to(ada, house, tables=many_tables(house), tables_in_memory=40, tables_kept=40)
        tables = ada.page.locator(".tbls")
        expect(tables.locator(".lrow")).to_have_count(4)
        expect(tables.locator(".phase.playing")).to_have_count(4)
        expect(ada.page.get_by_role("button", name="Sichern")).to_be_in_viewport()
        finished = ada.page.get_by_role("button", name="12 beendet")
        finished.focus()
        ada.page.keyboard.press("Enter")
        expect(finished).to_have_attribute("aria-expanded", "true")
        expect(tables.locator(".phase.over")).to_have_count(12)


def test_friends_are_told_the_address_that_leads_here_and_not_that_of_the_machine(
    browser: Browser, house: OpenHouse
) -> None:
    drawn = "<svg xmlns='http://www.w3.org/2000/svg'/>"
    ways = [
        {"address": "http://192.168.178.23:8018/", "reach": "network", "qr": drawn},
        {"address": "http://10.0.0.7:8018/", "reach": "network", "qr": drawn},
        {"address": "http://localhost:8018/", "reach": "machine", "qr": ""},
    ]
    with person(browser, house.address, DESKTOP) as ada:
        comes_to(ada, house, ways_in=ways, keeps_to_itself=False)
        best = ada.page.locator(".best")
        expect(best).to_have_text("192.168.178.23:8018")
        expect(ada.page.get_by_role("img", name="Die Adresse als Bild für die Kamera")).to_be_visible()
        ada.page.get_by_role("button", name="10.0.0.7:8018").click()
        expect(best).to_have_text("10.0.0.7:8018")


def test_where_only_this_machine_is_heard_the_page_says_what_to_do(browser: Browser, house: OpenHouse) -> None:
    with person(browser, house.address, DESKTOP) as ada:
        ada.go("/#/house")
        expect(ada.page.locator(".alone")).to_contain_text("geisterstunde serve --host 0.0.0.0")
        ada.page.get_by_role("button", name="Jemand kommt nicht herein?").click()
        expect(ada.page.get_by_role("dialog").get_by_role("listitem")).to_have_count(4)
        ada.page.keyboard.press("Escape")
        expect(ada.page.get_by_role("dialog")).to_have_count(0)
