"""Several people at one device: a curtain hides each hand while it is passed on."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import PHONE, Person, person
from tests.browser.tables import set_up
from tests.cli.house import OpenHouse

PASSES_THE_TURN_ON = """() => {
    const { choices, choosing } = window.geisterstundeTable;
    if (choices.length > 0) choosing.confirm(choices.find((action) => action.do === 'hold') ?? choices[0]);
    return document.querySelector('.curtainpg') !== null;
}"""
"""Somebody acts, for as long as it is their turn."""


def two_at_one_device(ada: Person, game: str) -> None:
    set_up(ada, game)
    ada.page.get_by_role("button", name="Platz 2", exact=False).click()
    ada.page.get_by_role("radio", name="Dieses Gerät").click()
    ada.page.get_by_label("Name am Gerät").fill("Mira")
    ada.page.get_by_role("button", name="Sofort spielen").click()
    ada.until("() => window.geisterstundeTable?.isDressed && window.geisterstundeTable.sheet.phase === 'playing'")
    ada.is_at_rest()


def test_both_seats_belong_to_this_browser(browser: Browser, house: OpenHouse) -> None:
    with person(browser, house.address, PHONE, touch=True) as ada:
        two_at_one_device(ada, "ghosts")
        kept = ada.page.evaluate("() => Object.values(JSON.parse(localStorage['geisterstunde.seats']))[0].length")
        assert kept == 2


@pytest.mark.parametrize("game", ["ghosts", "ghoosty", "rest-in-peace"])
def test_a_curtain_asks_before_the_other_hand_is_shown(browser: Browser, house: OpenHouse, game: str) -> None:
    with person(browser, house.address) as ada:
        two_at_one_device(ada, game)
        ada.until(PASSES_THE_TURN_ON)
        question = ada.page.get_by_role("heading", name="Bist du Mira?")
        expect(question).to_be_visible()
        assert ada.findings() == []
        expect(ada.page.get_by_role("group", name="Deine Hand")).to_have_count(0)
        ada.page.get_by_role("button", name="Ja, ich bin Mira").click()
        ada.until("() => window.geisterstundeTable.seat === 1 && window.geisterstundeTable.isDressed")
        expect(question).to_have_count(0)


def test_the_curtain_tells_what_all_at_the_device_know_and_nothing_of_a_hand(
    browser: Browser, house: OpenHouse
) -> None:
    """What was laid, and that a card was drawn; not which one."""
    with person(browser, house.address) as ada:
        two_at_one_device(ada, "ghosts")
        ada.until(PASSES_THE_TURN_ON)
        since = ada.page.locator(".curtainpg .since li")
        expect(since.last).to_contain_text("legt")
        told = ada.page.locator(".curtainpg").inner_text()
        for family in ("Gelb", "Rot", "Blau", "Weiß", "Schwarz", "Grün"):
            assert f"zieht {family}" not in told
        assert "Du ziehst" not in told


def test_where_all_lies_open_nobody_has_to_look_away(browser: Browser, house: OpenHouse) -> None:
    with person(browser, house.address) as ada:
        two_at_one_device(ada, "18-ghosts")
        ada.page.evaluate(
            "() => { const table = window.geisterstundeTable; table.choosing.confirm(table.choices[0]); }"
        )
        ada.until("() => window.geisterstundeTable.seat === 1 && window.geisterstundeTable.isDressed")
        expect(ada.page.get_by_role("heading", name="Bist du Mira?")).to_have_count(0)


# ---------- what one of them proposes, the other one is asked at the same device ----------


HAS_READ_THE_END = """() => {
    const table = window.geisterstundeTable;
    table.goOn();
    return table.isOver && !table.isBusy;
}"""


def becomes(ada: Person, name: str, seat: int) -> None:
    """The device goes to somebody, who says so."""
    ada.page.get_by_role("button", name=f"Ja, ich bin {name}", exact=True).click()
    ada.until("(seat) => window.geisterstundeTable.seat === seat && window.geisterstundeTable.isDressed", seat)


def wishes(ada: Person, what: str) -> None:
    """Whoever has the device wants something that the others have to agree on."""
    assert ada.page.evaluate("(what) => window.geisterstundeTable.command({ do: what })", what)


def answers(ada: Person, question: str, answer: str) -> None:
    asked = ada.page.locator("#prompt .ask")
    expect(asked).to_contain_text(question)
    asked.get_by_role("button", name=answer, exact=True).click()


def host_at(ada: Person) -> str:
    return str(ada.table("chairs[0].name"))


def test_who_gives_up_is_answered_at_the_same_device_and_so_is_who_wants_another_game(
    browser: Browser, house: OpenHouse
) -> None:
    with person(browser, house.address, PHONE, touch=True) as ada:
        two_at_one_device(ada, "ghosts")
        me = host_at(ada)
        wishes(ada, "resign")
        becomes(ada, "Mira", 1)
        answers(ada, f"{me} möchte aufgeben.", "Ja, beenden")
        ada.until(HAS_READ_THE_END)
        wishes(ada, "rematch")
        becomes(ada, me, 0)
        ada.until(HAS_READ_THE_END)
        answers(ada, "Mira möchte noch eine Partie.", "Gern!")
        ada.until("() => window.geisterstundeTable.sheet.games_begun === 2")


def test_who_wants_to_take_back_is_answered_at_the_same_device(browser: Browser, house: OpenHouse) -> None:
    with person(browser, house.address) as ada:
        two_at_one_device(ada, "ghosts")
        me = host_at(ada)
        ada.until(PASSES_THE_TURN_ON)
        becomes(ada, "Mira", 1)
        ada.until(PASSES_THE_TURN_ON)
        becomes(ada, me, 0)
        wishes(ada, "undo")
        becomes(ada, "Mira", 1)
        answers(ada, f"{me} möchte einen Zug zurücknehmen.", "Lieber nicht")
        # It is the turn of whoever asked: the device goes back.
        becomes(ada, me, 0)


def test_where_all_lies_open_the_question_itself_comes_at_once(browser: Browser, house: OpenHouse) -> None:
    with person(browser, house.address, PHONE, touch=True) as ada:
        two_at_one_device(ada, "18-ghosts")
        me = host_at(ada)
        wishes(ada, "resign")
        answers(ada, f"{me} möchte aufgeben.", "Weiterspielen")
        ada.until("() => window.geisterstundeTable.seat === 0")


# ---------- who is not there when the curtain asks ----------


def test_a_ghost_plays_for_who_is_not_there_until_they_come_back(browser: Browser, house: OpenHouse) -> None:
    with person(browser, house.address, PHONE, touch=True) as ada:
        two_at_one_device(ada, "ghosts")
        ada.until(PASSES_THE_TURN_ON)
        ada.page.get_by_role("button", name="Mira ist nicht da").click()
        expect(ada.page.get_by_text("Soll ein Geist für Mira spielen, bis Mira wiederkommt?")).to_be_visible()
        assert ada.findings() == []
        ada.page.get_by_role("button", name="Flocke springt ein").click()
        ada.until("() => window.geisterstundeTable.isMyTurn && window.geisterstundeTable.chairs[1].away")
        ada.page.get_by_role("button", name="Menü").click()
        ada.page.get_by_role("button", name="Mira ist da").click()
        ada.until("() => !window.geisterstundeTable.chairs[1].away")
        ada.until(PASSES_THE_TURN_ON)
        becomes(ada, "Mira", 1)


def test_all_may_wait_for_who_is_not_there_and_open_the_curtain_again(browser: Browser, house: OpenHouse) -> None:
    with person(browser, house.address) as ada:
        two_at_one_device(ada, "ghosts")
        ada.until(PASSES_THE_TURN_ON)
        ada.page.get_by_role("button", name="Mira ist nicht da").click()
        ada.page.get_by_role("button", name="Wir warten").click()
        expect(ada.page.locator("#prompt")).to_contain_text("Wir warten auf Mira")
        ada.page.get_by_role("button", name="Mira ist da").click()
        becomes(ada, "Mira", 1)
