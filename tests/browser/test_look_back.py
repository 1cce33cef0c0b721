"""Looking back at a finished game and playing on from it, as people do it in the browser."""

import re
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.browser.conftest import LIMITS
from tests.browser.people import DESKTOP, PHONE, Person, person
from tests.browser.tables import play_now
from tests.cli.house import OpenHouse

ACTIONS = 3


def finish(ada: Person, game: str) -> str:
    """A short game against a bot, given up; the name of its table."""
    play_now(ada, game)
    for _ in range(ACTIONS):
        ada.until("() => !window.geisterstundeTable.isBusy && window.geisterstundeTable.choices.length > 0")
        before = ada.table("newest")
        assert ada.table("command({ do: 'act', action: window.geisterstundeTable.choices[0] })")
        # That it was done may be heard before what it has changed.
        ada.until("(before) => window.geisterstundeTable.newest > before", before)
    ada.until("() => !window.geisterstundeTable.isBusy")
    assert ada.table("command({ do: 'resign' })")
    ada.until("() => { const t = window.geisterstundeTable; if (t.isHeld) t.goOn(); return t.isOver && !t.isBusy; }")
    return str(ada.table("sheet.code"))


def look_back(ada: Person, code: str) -> None:
    """The look-back of its first game, worked out."""
    ada.go(f"/#/look-back/{code}/1")
    ada.page.reload()
    ada.page.locator("svg.curve").wait_for()
    ada.page.locator("ol.moms li, .none").first.wait_for(state="attached")


@pytest.mark.parametrize("game", ["18-ghosts", "ghosts"])
def test_who_was_ahead_when_is_asked_for_and_seen_where_the_game_ended(
    browser: Browser, house: OpenHouse, game: str
) -> None:
    with person(browser, house.address, PHONE, touch=True, calm=True) as ada:
        code = finish(ada, game)
        ada.page.get_by_role("button", name="Wer wann vorne lag").tap()
        curve = ada.page.get_by_role("link", name="Rückblick mit Kurve")
        curve.locator("svg.curve").wait_for()
        # It is kept with the table: nobody waits a second time, and it leads to the whole look-back.
        ada.table("open('result')")
        expect(ada.page.get_by_role("dialog").locator("svg.curve")).to_be_visible()
        ada.page.keyboard.press("Escape")
        curve.tap()
        expect(ada.page).to_have_url(re.compile(f"look-back/{code}/1"))


def test_the_curve_and_the_turning_points_come_by_themselves_where_the_game_ended(
    browser: Browser, tmp_path: Path
) -> None:
    idle = {**LIMITS, "GEISTERSTUNDE_LOOK_BACKS_BY_THEMSELVES": "true", "GEISTERSTUNDE_BOT_NODES": "50"}
    with OpenHouse(tmp_path, **idle) as house, person(browser, house.address, DESKTOP, calm=True) as ada:
        code = finish(ada, "ghosts")
        ada.page.get_by_role("link", name="Rückblick mit Kurve").locator("svg.curve").wait_for()
        expect(ada.page.get_by_role("button", name="Wer wann vorne lag")).to_have_count(0)
        turns = ada.page.get_by_role("list", name="Wendepunkte").get_by_role("link")
        assert 1 <= turns.count() <= 3
        assert not ada.scrolls()
        assert ada.findings() == []
        turns.first.click()
        expect(ada.page).to_have_url(re.compile(rf"look-back/{code}/1/\d+"))


def test_from_the_result_to_the_curve_step_by_step_by_link_and_as_a_file(browser: Browser, house: OpenHouse) -> None:
    with person(browser, house.address, DESKTOP, calm=True) as ada:
        code = finish(ada, "18-ghosts")
        ada.table("open('result')")
        ada.page.get_by_role("button", name="Rückblick mit Kurve").click()
        ada.page.locator("svg.curve").wait_for()
        slider = ada.page.get_by_role("slider")
        last = int(slider.input_value())
        ada.page.get_by_role("button", name="einen Zug zurück").click()
        expect(slider).to_have_value(str(last - 1))
        expect(ada.page).to_have_url(re.compile(f"look-back/{code}/1/{last - 1}$"))
        ada.page.get_by_role("combobox", name="Mit wessen Augen").select_option("1")
        expect(slider).to_have_value(str(last - 1))
        # Keys: to the left, and to a turning point where there is one.
        ada.page.locator(".lhead h1").click()
        ada.page.keyboard.press("ArrowLeft")
        expect(slider).to_have_value(str(last - 2))
        # The curve in numbers, a row for each move; and what was promised to this browser is compared here, too.
        ada.page.get_by_role("button", name="Die Kurve in Zahlen").click()
        expect(ada.page.get_by_role("dialog").get_by_role("row")).to_have_count(last + 2)
        ada.page.keyboard.press("Escape")
        expect(ada.page.locator(".lproof")).to_contain_text("Alles ging mit rechten Dingen zu")
        with ada.page.expect_download() as made:
            ada.page.get_by_role("button", name="Partie als Datei").click()
        assert made.value.suggested_filename == f"{code}-1.journal"
        with ada.page.expect_download() as made:
            ada.page.get_by_role("button", name="Rückblick als Datei").click()
        assert made.value.suggested_filename == f"{code}-1.html"
        assert "<svg" in made.value.path().read_text(encoding="utf-8")
        assert ada.troubles == []
        with person(browser, house.address, PHONE, calm=True) as ben:
            # Whoever gets the link sees the same moment.
            ben.go(f"/#/look-back/{code}/1/{last - 1}")
            ben.page.locator("svg.curve").wait_for()
            expect(ben.page.get_by_role("slider")).to_have_value(str(last - 1))
            assert ben.troubles == []


@pytest.mark.parametrize("game", ["ghosts", "18-ghosts"])
def test_a_game_given_up_leads_to_the_look_back_and_counts_nobodys_points(
    browser: Browser, house: OpenHouse, game: str
) -> None:
    with person(browser, house.address, PHONE, touch=True, calm=True) as ada:
        finish(ada, game)
        right = ada.page.locator("main button").evaluate_all(
            "(all) => Math.max(...all.map((one) => one.getBoundingClientRect().right))"
        )
        assert right <= PHONE[0]
        ada.page.get_by_role("button", name="Rückblick", exact=True).click()
        scores = ada.page.locator("dialog[open] .scores")
        expect(scores).to_contain_text("(du)")
        assert re.search(r"\d", scores.inner_text()) is None
        ada.page.get_by_role("button", name="Rückblick mit Kurve").wait_for()


@pytest.mark.parametrize(("size", "theme"), [(PHONE, "day"), (DESKTOP, "night")])
def test_axe_finds_nothing_while_somebody_looks_back(
    browser: Browser, house: OpenHouse, size: tuple[int, int], theme: Literal["night", "day"]
) -> None:
    with person(browser, house.address, size, theme=theme, calm=True) as ada:
        look_back(ada, finish(ada, "ghosts"))
        assert ada.findings() == []
        ada.page.get_by_role("button", name="einen Zug zurück").click()
        ada.page.get_by_role("button", name="Was wäre wenn?").first.click()
        ada.page.get_by_role("heading", name="Was wäre wenn?").wait_for()
        assert ada.findings() == []


def test_what_if_leads_to_a_table_at_which_the_game_goes_on(browser: Browser, house: OpenHouse) -> None:
    with person(browser, house.address, DESKTOP, calm=True) as ada:
        code = finish(ada, "ghosts")
        look_back(ada, code)
        ada.page.get_by_role("button", name="einen Zug zurück").click()
        ada.page.get_by_role("button", name="Was wäre wenn?").first.click()
        ada.page.get_by_role("button", name="Weiterspielen").click()
        ada.until("() => window.geisterstundeTable?.isDressed && window.geisterstundeTable.sheet.phase === 'playing'")
        assert ada.table("sheet.code") != code
        assert ada.table("sheet.is_practice")
        assert ada.troubles == []


def test_a_look_back_that_leads_nowhere_says_so_kindly(browser: Browser, house: OpenHouse) -> None:
    with person(browser, house.address, PHONE, calm=True) as ada:
        ada.go("/#/look-back/nirgend-nirgend-nirgend/1")
        ada.page.get_by_role("alert").wait_for()
        play_now(ada, "ghosts")
        code = ada.table("sheet.code")
        ada.go(f"/#/look-back/{code}/1")
        ada.page.reload()
        expect(ada.page.get_by_role("alert")).to_contain_text("läuft noch")
        ada.troubles.clear()


def test_whether_the_promise_was_kept_is_compared_by_itself_and_told_in_full_when_asked(
    browser: Browser, house: OpenHouse
) -> None:
    with person(browser, house.address, PHONE, touch=True, calm=True) as ada:
        # The browser compares before anybody asks.
        with ada.page.expect_response(re.compile("/journal$")):
            finish(ada, "ghosts")
        ada.table("open('result')")
        ada.page.get_by_role("button", name="Mischen prüfen").tap()
        expect(ada.page.get_by_role("dialog").get_by_role("status")).to_contain_text(
            "Dein Wort hat mitgemischt, und das Versprechen wurde gehalten."
        )
        expect(ada.page.locator(".toast")).to_have_count(0)


def test_a_table_that_breaks_its_promise_is_told_of_without_being_asked(browser: Browser, house: OpenHouse) -> None:
    with person(browser, house.address, PHONE, touch=True, calm=True) as ada:

        def tell_another(route: Route) -> None:
            answer = route.fetch()
            other = re.sub(
                r'"promise":"(.)', lambda found: f'"promise":"{"1" if found[1] == "0" else "0"}', answer.text()
            )
            route.fulfill(response=answer, body=other)

        ada.page.route("**/journal", tell_another)
        finish(ada, "ghosts")
        expect(ada.page.locator(".toast")).to_contain_text("Das Versprechen wurde nicht gehalten!")
