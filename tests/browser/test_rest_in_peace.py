"""What only Rest in Peace has: its options at the set-up, giving up, and the unveiling of the tenth round."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import PHONE, Person, person
from tests.browser.tables import against_bots, set_up
from tests.cli.house import OpenHouse

NINE = (2, 3, 5, 8, 10, 11, 19, 27, 28)
ROW = "view.row.slice(0, 9).map(({ psychic }) => psychic)"
TO_THE_TENTH_ROUND = """() => {
    const table = window.geisterstundeTable;
    table.skip();
    if (table.isHeld) return 'tenth';
    if (table.isBusy) return null;
    if (table.isOver) return 'over';
    const { families: [me, foe], row, round } = table.view;
    const lacks = row[round - 1].castles > 0 ? foe.castles > me.castles : foe.villas > me.villas;
    // Whoever only fights for what the other one has more of sees the last round.
    const wished = ['lay-ghost', 'hold', ...(lacks ? ['play-ghost', 'play-blind'] : []), 'give-up', 'play-ghost'];
    const action = wished.map((what) => table.choices.findLast((one) => one.do === what)).find((one) => one);
    if (table.choices.length > 0) table.choosing.confirm(action ?? table.choices[0]);
    return null;
}"""
"""Plays on; says when the cards of the tenth round are to be turned up, or that it did not come to that."""


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
        ada.page.get_by_role("combobox", name="Welche Partie ihr spielt").select_option("introductory")
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
        outcome = "over"
        while outcome == "over":
            against_bots(ada, house, "rest-in-peace", {"levels": 0})
            outcome = ada.page.wait_for_function(TO_THE_TENTH_ROUND, polling=50).json_value()
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
