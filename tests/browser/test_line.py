"""The line to the server: a reload, a lost connection, a server that hangs, a server that was started again."""

import os
import signal
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import person
from tests.browser.tables import play_now
from tests.cli.house import OpenHouse


def test_a_reload_changes_nothing(browser: Browser, house: OpenHouse) -> None:
    with person(browser, house.address) as ada:
        play_now(ada, "ghosts")
        before = ada.table("view")
        ada.page.reload()
        ada.until("() => window.geisterstundeTable?.isDressed")
        ada.is_at_rest()
        assert ada.table("view") == before


def test_a_lost_line_says_so_and_comes_back_by_itself(browser: Browser, house: OpenHouse) -> None:
    with person(browser, house.address) as ada:
        play_now(ada, "18-ghosts")
        ada.context.set_offline(True)
        ada.page.evaluate("() => window.geisterstundeTable.retry()")
        expect(ada.page.get_by_text("Die Verbindung ist weg").first).to_be_visible()
        assert ada.findings() == []
        ada.context.set_offline(False)
        ada.until("() => ['up', 'back'].includes(window.geisterstundeTable.line)")
        expect(ada.page.get_by_text("Die Verbindung ist weg")).to_have_count(0)


def test_a_server_that_hangs_is_told_and_waited_for(browser: Browser, tmp_path: Path) -> None:
    with OpenHouse(tmp_path) as hanging, person(browser, hanging.address) as ada:
        play_now(ada, "18-ghosts")
        os.kill(hanging.pid, signal.SIGSTOP)
        try:
            ada.until("() => ['frozen', 'away'].includes(window.geisterstundeTable.line)")
            assert ada.findings() == []
        finally:
            os.kill(hanging.pid, signal.SIGCONT)
        ada.until("() => ['up', 'back'].includes(window.geisterstundeTable.line)")


def test_a_silent_server_is_told_since_when_and_the_page_may_be_loaded_anew(browser: Browser, house: OpenHouse) -> None:
    with person(browser, house.address) as ada:
        play_now(ada, "18-ghosts")
        ada.page.evaluate("() => window.geisterstundeTable.change('frozen')")
        expect(ada.page.locator("#prompt")).to_contain_text("Sekunden. Läuft er noch?")
        ada.page.get_by_role("button", name="Neu laden").click()
        ada.until("() => window.geisterstundeTable?.isDressed && window.geisterstundeTable.line === 'up'")


def test_after_a_restart_everybody_is_back_at_the_same_card(browser: Browser, tmp_path: Path) -> None:
    arguments = ("--host", "127.0.0.1", "--data", str(tmp_path / "tables.sqlite"), "--port")
    with OpenHouse(tmp_path, *arguments, "0") as first:
        port = str(first.port)
        with person(browser, first.address) as ada:
            play_now(ada, "ghosts")
            before = ada.table("view")
            first.stop()
            ada.until("() => window.geisterstundeTable.line === 'away'")
            with OpenHouse(tmp_path, *arguments, port):
                ada.until("() => ['up', 'back'].includes(window.geisterstundeTable.line)")
                ada.is_at_rest()
                assert ada.table("view") == before
                ada.troubles.clear()


@pytest.mark.parametrize("path", ["/", "/#/house", "/#/setup/ghosts"])
def test_pages_without_a_server_are_told_kindly(browser: Browser, tmp_path: Path, path: str) -> None:
    with OpenHouse(tmp_path) as gone, person(browser, gone.address) as ada:
        ada.page.route("**/api/**", lambda route: route.abort())
        ada.go(path)
        expect(ada.page.get_by_role("heading", name="Der Server antwortet nicht")).to_be_visible()
        ada.troubles.clear()
