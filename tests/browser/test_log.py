"""The log: each line shows the position at that moment, also of what happened before one came in."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import DESKTOP, PHONE, Person, person
from tests.browser.tables import play_now
from tests.cli.house import OpenHouse

ACTS = """async (moves) => {
    const table = window.geisterstundeTable;
    const rest = async () => {
        while (table.isBusy || table.choices.length === 0) {
            table.skip();
            await new Promise((go) => setTimeout(go, 10));
        }
    };
    const seen = [];
    for (let move = 0; move < moves; move += 1) {
        await rest();
        table.choosing.confirm(table.choices[0]);
        await rest();
        const { sentence, view } = table.log.findLast(({ kind }) => kind === 'event');
        seen.push([sentence, view]);
    }
    return seen;
}"""
"""Some moves, and after each one the newest line of the log with its position."""


def open_log(ada: Person, size: tuple[int, int]) -> None:
    if size == PHONE:
        ada.page.evaluate("() => window.geisterstundeTable.open('log')")


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
@pytest.mark.parametrize("game", ["18-ghosts", "ghosts"])
def test_after_a_reload_each_line_still_shows_its_position(
    browser: Browser, house: OpenHouse, game: str, size: tuple[int, int]
) -> None:
    with person(browser, house.address, size, touch=size == PHONE) as ada:
        play_now(ada, game)
        sentence, view = ada.page.evaluate(ACTS, 3)[0]
        ada.page.reload()
        ada.until("() => window.geisterstundeTable?.log.some(({ moment }) => moment !== null)")
        open_log(ada, size)
        ada.page.locator(".log button").filter(has_text=sentence).last.click()
        ada.until("() => window.geisterstundeTable.isPast")
        assert ada.table("view") == view
        ada.page.get_by_role("button", name="Zurück zu jetzt").click()
        expect(ada.page.locator("#prompt")).not_to_have_attribute("data-kind", "past")
