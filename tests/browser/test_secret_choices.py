"""Ghost for $ale around one table: who watches sees backs only, and at one device each has a secret of their own."""

import random

from playwright.sync_api import Browser, expect

from tests.browser.hands import DOES, Mouse
from tests.browser.people import PHONE, person
from tests.browser.tables import watch
from tests.browser.telling import TELLS
from tests.browser.test_same_device import two_at_one_device
from tests.cli.house import OpenHouse
from tests.seeds import seed_of

GAME = "ghost-for-sale"
MOVES = 12
ON = "() => { const t = window.geisterstundeTable; t.skip(); if (t.isHeld) t.goOn(); return t.choices.length > 0; }"
BIDS = """() => {
    const { truelight, stack, lots } = window.geisterstundeTable.view;
    const lying = [...truelight, ...stack, ...lots.flatMap(({ bids }) => bids)];
    const texts = [...document.querySelectorAll('.laid svg.bid text')].map((text) => Number(text.textContent));
    return [lying.flatMap(({ card }) => card ?? []), texts.filter((value) => value > 0)];
}"""
"""The values of the bids that this pair of eyes may see, and those that are anywhere in the page."""


def test_whoever_watches_sees_the_street_and_no_secret(browser: Browser, unhurried_house: OpenHouse) -> None:
    seed = seed_of(12)
    print(f"seed {seed}")
    luck = random.Random(seed)
    with (
        person(browser, unhurried_house.address, calm=True) as ada,
        person(browser, unhurried_house.address, PHONE, touch=True, calm=True) as eve,
    ):
        admission = unhurried_house.found(GAME, players=4, bots={"1": "flake", "2": "flake", "3": "flake"})
        ada.go(f"/#{admission['code']}/{admission['token']}")
        watch(eve, admission["code"])
        ada.until("() => window.geisterstundeTable?.hasSheet && window.geisterstundeTable.seat === 0")
        assert ada.page.evaluate("() => window.geisterstundeTable.command({ do: 'start' })")
        eve.until("() => window.geisterstundeTable?.isDressed && !window.geisterstundeTable.isBusy")
        for _ in range(MOVES):
            ada.until(ON)
            if choices := ada.table("choices"):
                DOES[GAME](ada, Mouse(ada), luck.choice(choices))
            eve.shows_the_truth()
            TELLS[GAME](eve)
            assert not eve.scrolls()
            assert eve.table("choices") == []
            assert all(player["hand"] is None and player["question"] is None for player in eve.table("view.players"))
            assert eve.page.locator("[data-card], .thumb, .opp .good, .opp .bad").count() == 0
            seen, shown = eve.page.evaluate(BIDS)
            assert sorted(seen) == sorted(shown)


def test_at_one_device_a_curtain_hides_the_cards_that_were_put_aside(browser: Browser, house: OpenHouse) -> None:
    with person(browser, house.address, PHONE, touch=True, calm=True) as ada:
        two_at_one_device(ada, GAME)
        ada.until(ON)
        DOES[GAME](ada, Mouse(ada), {"do": "reserve"})
        expect(ada.page.get_by_role("heading", name="Bist du Mira?")).to_be_visible()
        expect(ada.page.locator("[data-card]")).to_have_count(0)
        ada.page.get_by_role("button", name="Ja, ich bin Mira").click()
        ada.until("() => window.geisterstundeTable.seat === 1 && window.geisterstundeTable.choices.length > 0")
        expect(ada.page.locator("[data-card]:enabled")).to_have_count(12)
        expect(ada.page.locator("[data-card][aria-pressed=true]")).to_have_count(0)
