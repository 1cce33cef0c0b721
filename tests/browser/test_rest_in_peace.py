"""What only Rest in Peace has: its options at the set-up, giving up, and the unveiling of the tenth round."""

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import PHONE, Person, person
from tests.browser.tables import against_bots, set_up
from tests.cli.house import OpenHouse
from tests.server.running import Client

NINE = (2, 3, 5, 8, 10, 11, 19, 27, 28)
ROW = "view.row.slice(0, 9).map(({ psychic }) => psychic)"
MOST_EVENINGS = 100
WHERE = (
    "() => { const t = window.geisterstundeTable; t.skip(); return [t.isHeld, t.isOver, t.isBusy ? [] : t.choices]; }"
)


def fights_on(view: dict[str, Any], choices: list[dict[str, Any]], seat: int) -> dict[str, Any]:
    """Whoever only fights for what the other one has more of sees the last round."""
    me, foe, place = view["families"][seat], view["families"][1 - seat], view["row"][view["round"] - 1]
    kind = "castles" if place["castles"] else "villas"
    fight = ["play-ghost", "play-blind"] if foe[kind] > me[kind] else []
    for wished in ("lay-ghost", "hold", *fight, "give-up", "play-ghost"):
        if found := [one for one in choices if one["do"] == wished]:
            return found[-1]
    return choices[-1]


def to_the_ninth_round(house: OpenHouse) -> tuple[str, Client]:
    """A table at which nobody has won after eight rounds: the link for the first seat, and who has the other one."""
    for _ in range(MOST_EVENINGS):
        table = house.found("rest-in-peace", options={"levels": 0})
        joined = house.ask("POST", f"/api/tables/{table['code']}/people", json={"name": "Ben"}).json()
        ada, ben = (house.enter(table["code"], one["token"]) for one in (table, joined))
        assert ada.do("start")["type"] == "done"
        while "view" not in ada.news:
            ada.next()
        while not ada.news["view"].get("result") and ada.news["view"]["round"] < 9:
            for seat, one in enumerate((ada, ben)):
                one.catch_up(0.001)
                if one.choices:
                    one.act(fights_on(one.news["view"], one.choices, seat))
        ada.close()
        if not ada.news["view"].get("result"):
            return f"/#{table['code']}/{table['token']}", ben
        ben.close()
    raise AssertionError(f"{MOST_EVENINGS} games ended before the ninth round")


def to_the_tenth_round(person: Person, house: OpenHouse) -> None:
    """The cards of the tenth round are about to be turned up."""
    for _ in range(MOST_EVENINGS):
        link, ben = to_the_ninth_round(house)
        person.go(link)
        person.until("() => window.geisterstundeTable?.isDressed")
        is_held, is_over, choices = person.page.evaluate(WHERE)
        while not is_held and not is_over:
            if choices:
                action = fights_on(person.table("view"), choices, 0)
                person.page.evaluate("(action) => window.geisterstundeTable.choosing.confirm(action)", action)
            ben.catch_up(0.02)
            if ben.choices:
                ben.act(fights_on(ben.news["view"], ben.choices, 1))
            is_held, is_over, choices = person.page.evaluate(WHERE)
        ben.close()
        if is_held:
            return
    raise AssertionError(f"{MOST_EVENINGS} games ended before the tenth round")


def agree_on(ada: Person) -> None:
    """The set-up page with all that can be agreed on opened."""
    set_up(ada, "rest-in-peace")
    ada.page.get_by_role("button", name="Was ihr vereinbart").click()


def play(ada: Person) -> None:
    ada.page.get_by_role("button", name="Fertig", exact=True).click()
    ada.page.get_by_role("button", name="Sofort spielen").click()
    ada.until("() => window.geisterstundeTable?.isDressed && window.geisterstundeTable.sheet.phase === 'playing'")
    ada.is_at_rest()


def pick(ada: Person, *psychics: int) -> None:
    for number in psychics:
        ada.page.get_by_role("checkbox", name=f"{number} · ").first.check()


def test_only_the_psychics_of_the_chosen_levels_take_part(browser: Browser, house: OpenHouse) -> None:
    with person(browser, house.address) as ada:
        agree_on(ada)
        ada.page.get_by_role("spinbutton", name="Bis zu welcher Stufe").press("Home")
        play(ada)
        assert sorted(ada.table(ROW)) == list(range(1, 10))


def test_only_the_psychics_that_were_picked_take_part(browser: Browser, house: OpenHouse) -> None:
    with person(browser, house.address, PHONE, touch=True) as ada:
        agree_on(ada)
        pick(ada, *NINE)
        play(ada)
        assert sorted(ada.table(ROW)) == list(NINE)


def test_a_level_of_psychics_is_switched_at_once_and_each_says_what_it_does(browser: Browser, house: OpenHouse) -> None:
    with person(browser, house.address, PHONE, touch=True, calm=True) as ada:
        agree_on(ada)
        levels = ada.page.get_by_role("switch", name="Stufe ")
        expect(levels).to_have_count(5)
        levels.nth(0).tap()
        levels.nth(3).tap()
        ada.page.get_by_role("checkbox", name="22 · ").uncheck()
        expect(ada.page.get_by_role("status").filter(has_text="13 von 29 gewählt")).to_be_visible()
        expect(ada.page.locator(".picks .told")).to_contain_text("22 · Ich stelle mich tot")
        levels.nth(0).tap()
        checked = ada.page.locator(".picks :checked").evaluate_all("(all) => all.map((one) => one.ariaLabel)")
        assert [int(name.split(" · ")[0]) for name in checked] == [20, 21, 23, 24]
        widths = ada.page.locator(".sbody").evaluate("(body) => [body.scrollWidth, body.clientWidth]")
        assert widths[0] == widths[1]
        assert ada.findings() == []


def test_large_letters_leave_what_is_agreed_inside_its_sheet(browser: Browser, house: OpenHouse) -> None:
    with person(browser, house.address, PHONE, touch=True, calm=True, text=200) as ada:
        agree_on(ada)
        widths = ada.page.locator(".sbody").evaluate("(body) => [body.scrollWidth, body.clientWidth]")
        assert widths[0] == widths[1]
        spilled = ada.page.locator(".sbody button").evaluate_all(
            "(all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"
        )
        assert spilled == []


def test_too_few_psychics_are_refused_in_words(browser: Browser, house: OpenHouse) -> None:
    with person(browser, house.address) as ada:
        agree_on(ada)
        pick(ada, *NINE[:4])
        ada.page.get_by_role("button", name="Fertig", exact=True).click()
        ada.page.get_by_role("button", name="Sofort spielen").click()
        expect(ada.page.get_by_text("Mit 4 Hellsehern wird die Reihe nicht voll").first).to_be_visible()
        ada.troubles.clear()


def test_the_introductory_game_hides_the_psychics_to_come(browser: Browser, house: OpenHouse) -> None:
    with person(browser, house.address) as ada:
        agree_on(ada)
        # Nobody else has done anything before it is looked at.
        ada.page.get_by_role("radio", name="Platz 1", exact=True).click()
        ada.page.get_by_role("radio", name="Einführung", exact=True).click()
        play(ada)
        row = ada.table(ROW)
        assert all(1 <= psychic <= 9 for psychic in row[:3])
        assert row[3:] == [0] * 6
        expect(ada.page.locator(".street .plot .bl:disabled")).to_have_count(6)


@pytest.mark.parametrize("size", [PHONE, (1280, 720)])
def test_giving_up_says_before_it_is_done_who_gets_what(
    browser: Browser, house: OpenHouse, size: tuple[int, int]
) -> None:
    with person(browser, house.address, size, touch=size == PHONE, calm=True) as ada:
        against_bots(ada, house, "rest-in-peace", {"start": "first"})
        ada.until("() => window.geisterstundeTable.choices.length > 0")
        spot = ada.table("view.row[0]")
        ada.page.locator("#prompt [data-act=give-up]").click()
        told = ada.page.locator("#prompt .cons")
        expect(told.locator(".house")).to_have_count(spot["villas"] + spot["castles"])
        expect(told.locator(".ball")).to_have_count(1)
        assert ada.findings() == []
        ada.page.locator("#prompt .pri[data-act=give-up]").click()
        ada.until("() => window.geisterstundeTable.view.stage === 'lay'")
        assert ada.table("view.families[0].psychics") == [spot["psychic"]]
        foe = ada.table("view.families[1]")
        assert (foe["villas"], foe["castles"]) == (spot["villas"], spot["castles"])


def test_the_cards_of_the_tenth_round_are_turned_up_one_by_one(browser: Browser, house: OpenHouse) -> None:
    with person(browser, house.address, PHONE, touch=True, calm=True) as ada:
        to_the_tenth_round(ada, house)
        waiting = ada.table("view.end.length")
        down = ada.page.locator(".lane .dn")
        while waiting > 0:
            expect(down).to_have_count(waiting)
            assert not ada.scrolls()
            ada.page.locator("#prompt .btn.pri").tap()
            ada.until("(before) => window.geisterstundeTable.view.end.length < before", waiting)
            waiting = ada.table("view.end.length")
        assert ada.findings() == []
        ada.page.locator("#prompt .btn.pri").tap()
        expect(ada.page.get_by_role("dialog")).to_be_visible()
        shown = ada.page.locator(".rip-vs .rs").evaluate_all(
            "(all) => all.map((one) => one.getBoundingClientRect().right)"
        )
        assert len(shown) == 4
        assert max(shown) <= PHONE[0]
