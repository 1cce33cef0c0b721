"""Whoever taps twice, or ten times, does a thing once."""

import pytest
from playwright.sync_api import Browser

from tests.browser.hands import Finger, seen_at
from tests.browser.people import DESKTOP, PHONE, Person, person
from tests.browser.tables import play_now
from tests.cli.house import OpenHouse

THINGS = {
    "ghoosty": "[data-act=luck]",
    "18-ghosts": ".rm.opt",
    "ghosts": ".hand .hold[aria-disabled=false]",
    "rest-in-peace": ".fan .hc.can",
}


def is_answered(ada: Person) -> None:
    ada.until("() => !window.geisterstundeTable.isAnswering && !window.geisterstundeTable.isBusy")


@pytest.mark.parametrize("game", list(THINGS))
def test_ten_clicks_are_one_action(browser: Browser, house: OpenHouse, game: str) -> None:
    with person(browser, house.address, DESKTOP) as ada:
        play_now(ada, game)
        before = ada.table("newest")
        # At once, faster than any answer can be.
        ada.page.locator(THINGS[game]).first.evaluate("(thing) => { for (let i = 0; i < 10; i += 1) thing.click(); }")
        ada.until("(before) => window.geisterstundeTable.newest > before", before)
        is_answered(ada)
        assert ada.acts() == 1
        assert ada.table("refusal") is None


@pytest.mark.parametrize("game", list(THINGS))
def test_a_double_click_is_one_action_and_no_reproach(browser: Browser, house: OpenHouse, game: str) -> None:
    with person(browser, house.address, DESKTOP) as ada:
        play_now(ada, game)
        before = ada.table("newest")
        ada.page.mouse.dblclick(*seen_at(ada.page.locator(THINGS[game]).first))
        ada.until("(before) => window.geisterstundeTable.newest > before", before)
        assert ada.acts() == 1


@pytest.mark.parametrize("game", list(THINGS))
def test_a_finger_that_taps_once_has_done_nothing_yet(browser: Browser, house: OpenHouse, game: str) -> None:
    with person(browser, house.address, PHONE, touch=True) as ada:
        play_now(ada, game)
        Finger(ada).pick(ada.page.locator(THINGS[game]).first)
        ada.until("() => window.geisterstundeTable.choosing.chosen !== null")
        assert ada.acts() == 0
