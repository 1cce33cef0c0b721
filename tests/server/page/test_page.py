"""The page at `/`, in a real browser: people found tables, sit down, play, lose the line, come back."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from geisterstunde.games import names
from tests.cli.house import OpenHouse
from tests.cli.program import run_process
from tests.server.page.browser import DESKTOP, PHONE, Browser, Page

FRIEND = ""
BOARD = (
    "JSON.stringify([...document.querySelectorAll('.room')].map((room) =>"
    " [room.dataset.room, room.querySelector('.ghost')?.getAttribute('class') ?? '']))"
)
GHOSTS_ON_BOARD = "document.querySelectorAll('.room .ghost').length"


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with Browser() as opened:
        yield opened


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    # All people of these tests come from one address, one after the other, quicker than people can.
    with OpenHouse(tmp_path_factory.mktemp("house"), GEISTERSTUNDE_REQUESTS_A_MINUTE="1000000") as opened:
        yield opened


def set_table(page: Page, name: str, opponent: str, game: str = "18-ghosts") -> None:
    """Found a table, with a friend or a ghost on the second chair."""
    page.click(f'[data-game="{game}"]')
    page.until("document.querySelector('dialog[open]')")
    page.write('dialog input[name="name"]', name)
    page.choose('dialog select[name="1"]', opponent)
    page.click("dialog button.main")
    page.until("location.hash.length > 1 && document.querySelector('.chairs')")


def sit_down(page: Page, name: str) -> None:
    page.until("document.querySelector('.sit input')")
    page.write('.sit input[name="name"]', name)
    page.click('[data-key="sit"]')
    page.until("document.querySelector('[data-key=start]')")


def two_people(browser: Browser, house: OpenHouse) -> tuple[Page, Page]:
    """Ada and Ben at one table, the game begun."""
    ada = browser.person(house.address)
    set_table(ada, "Ada", FRIEND)
    ben = browser.person(f"{house.address}/{ada.value('location.hash')}", PHONE)
    sit_down(ben, "Ben")
    ada.click('[data-key="start"]')
    ada.until("document.querySelector('.room.glows')")
    return ada, ben


def place(page: Page) -> str:
    """Set a ghost into the first room that glows."""
    page.until("document.querySelector('.room.glows')")
    room = page.value("document.querySelector('.room.glows').dataset.room")
    page.click(f'[data-room="{room}"]')
    page.until(f"document.querySelector('[data-room=\"{room}\"] .ghost')")
    return str(room)


def board(page: Page) -> str:
    return str(page.value(BOARD))


def agree_on_board(one: Page, other: Page) -> None:
    other.until(f"{BOARD} === {json.dumps(board(one))}")


def is_content(page: Page, house: OpenHouse) -> None:
    """The browser found nothing wrong, and nobody but our server was asked for anything."""
    assert page.complaints == []
    own = (house.address, house.address.replace("http://", "ws://"), "data:image/svg+xml,")
    assert [address for address in page.asked if not address.startswith(own)] == []


def test_two_people_play_and_a_reload_shows_the_same_board(browser: Browser, house: OpenHouse) -> None:
    ada, ben = two_people(browser, house)
    # 18 Ghosts §2.3: one, two, then one each.
    for person in (ada, ben, ben, ada, ben):
        place(person)
        agree_on_board(ada, ben)
        agree_on_board(ben, ada)
    before = board(ada)
    ben.reload()
    ben.until(f"{BOARD} === {json.dumps(before)}")
    place(ada)
    agree_on_board(ada, ben)
    assert ben.value(GHOSTS_ON_BOARD) == 6
    is_content(ada, house)
    is_content(ben, house)


def test_a_restarted_server_is_found_again_and_the_game_goes_on(browser: Browser, tmp_path: Path) -> None:
    with OpenHouse(tmp_path) as first:
        ada, ben = two_people(browser, first)
        place(ada)
        agree_on_board(ada, ben)
        before = board(ada)
        port = first.port
        first.stop()
        ben.until("!document.getElementById('trouble').hidden")
    with OpenHouse(tmp_path, "--host", "127.0.0.1", "--port", str(port)):
        ben.until("document.getElementById('trouble').hidden")
        assert board(ben) == before
        place(ben)
        agree_on_board(ben, ada)


def test_what_is_not_possible_is_explained(browser: Browser, house: OpenHouse) -> None:
    ada = browser.person(house.address)
    set_table(ada, "Ada", "flake")
    room = place(ada)
    ada.until("document.querySelector('.room.glows')")
    before = ada.value(GHOSTS_ON_BOARD)
    ada.click(f'[data-room="{room}"]')
    ada.until_text(f"There is a ghost on {room} already. Choose an empty room.")
    assert ada.value(GHOSTS_ON_BOARD) == before


def test_a_move_is_taken_back_when_the_others_agree(browser: Browser, house: OpenHouse) -> None:
    ada, ben = two_people(browser, house)
    place(ada)
    place(ben)
    ada.until(f"{GHOSTS_ON_BOARD} === 2")
    ada.click('[data-key="undo"]')
    ben.until_text("Ada would like to take the last move back.")
    ben.click('[data-key="agree-undo"]')
    ada.until(f"{GHOSTS_ON_BOARD} === 0")
    ben.until(f"{GHOSTS_ON_BOARD} === 0")


def test_a_move_stays_when_somebody_does_not_agree(browser: Browser, house: OpenHouse) -> None:
    ada, ben = two_people(browser, house)
    place(ada)
    place(ben)
    ada.until(f"{GHOSTS_ON_BOARD} === 2")
    ada.click('[data-key="undo"]')
    ben.click('[data-key="disagree-undo"]')
    ada.until("document.querySelector('.proposal') === null && document.querySelector('[data-key=undo]')")
    assert ada.value(GHOSTS_ON_BOARD) == 2


def test_everything_goes_by_keyboard(browser: Browser, house: OpenHouse) -> None:
    ada = browser.person(house.address)
    ada.until("document.querySelector('.box')")
    while ada.value("document.activeElement?.dataset.game") != "18-ghosts":
        ada.press("Tab")
    ada.press("Enter")
    ada.until("document.querySelector('dialog[open]')")
    ada.press("Enter")
    ada.until("document.querySelector('.room.glows')")
    for _ in range(20):
        if ada.value("document.activeElement?.dataset.room"):
            break
        ada.press("Tab")
    assert ada.value("document.activeElement.dataset.room") == "c3"
    ada.press("ArrowUp")
    ada.press("ArrowRight")
    ada.press("ArrowUp")
    assert ada.value("document.activeElement.dataset.room") == "d1"
    assert ada.value("getComputedStyle(document.activeElement).outlineStyle") == "solid"
    ada.press("Enter")
    ada.until("document.querySelector('[data-room=d1] .ghost')")
    assert ada.value("document.activeElement.dataset.room") == "d1"


@pytest.mark.parametrize("game", names())
def test_every_game_is_played_from_the_page(browser: Browser, house: OpenHouse, game: str) -> None:
    ada = browser.person(house.address, PHONE, language="de")
    set_table(ada, "Ada", "rumble", game)
    for _ in range(8):
        ada.until("document.querySelector('.room.glows, .choice, [data-key=rematch]')")
        if ada.value("document.querySelector('[data-key=rematch]') !== null"):
            break
        before = json.dumps(ada.value("main.innerText"))
        ada.click(".room.glows, .choice")
        if ada.value("document.querySelector('.room.picked') !== null"):
            ada.click(".room.move, .room.fight")
        ada.until(f"main.innerText !== {before}")
    assert ada.value("document.documentElement.scrollWidth") == PHONE[0]
    is_content(ada, house)


def test_whoever_watches_sees_the_board_and_may_do_nothing(browser: Browser, house: OpenHouse) -> None:
    ada, ben = two_people(browser, house)
    place(ada)
    eve = browser.person(f"{house.address}/{ada.value('location.hash')}", language="de")
    agree_on_board(ada, eve)
    eve.until_text("Du schaust zu")
    assert eve.value("document.querySelectorAll('.glows').length") == 0
    ben.until_text("One person is watching.")


def test_a_press_is_not_lost_when_news_come_before_the_release(browser: Browser, house: OpenHouse) -> None:
    ada, ben = two_people(browser, house)
    button = ada.hold('[data-key="resign"]')
    # Ada is told that Ben has gone and come back; her page draws the table anew, but not under her finger.
    ben.reload()
    agree_on_board(ada, ben)
    ada.let_go(button)
    ada.until("document.querySelector('dialog[open]') !== null")


def test_where_nobody_may_watch_one_may_still_sit_down(browser: Browser, house: OpenHouse) -> None:
    ada = browser.person(house.address)
    set_table(ada, "Ada", FRIEND)
    ada.click('[data-key="let-watch"]')
    ada.until("document.querySelector('[data-key=let-watch]').checked === false")
    ben = browser.person(f"{house.address}/{ada.value('location.hash')}", PHONE)
    ben.until_text("Nobody may just watch at this table.")
    sit_down(ben, "Ben")
    ada.click('[data-key="start"]')
    place(ada)
    agree_on_board(ada, ben)


def test_a_seat_moves_to_another_device(browser: Browser, house: OpenHouse) -> None:
    ada, ben = two_people(browser, house)
    ada.click('[data-key="device"]')
    link = str(ada.until("document.querySelector('dialog[open] .address')?.value"))
    other = browser.person(link, PHONE)
    place(other)
    agree_on_board(other, ben)
    assert other.value("location.hash") == ada.value("location.hash")
    assert other.value("document.querySelector('.tag')") is None


def test_a_game_is_given_up_and_played_again(browser: Browser, house: OpenHouse) -> None:
    ada = browser.person(house.address)
    set_table(ada, "Ada", "rumble")
    place(ada)
    ada.click('[data-key="resign"]')
    ada.until("document.querySelector('dialog[open]')")
    ada.click("dialog .main")
    ada.click('[data-key="rematch"]')
    # The seats have turned: the ghost begins.
    ada.until(f"{GHOSTS_ON_BOARD} === 1 && document.querySelector('.room.glows')")


def finished_game(page: Page) -> None:
    """A game against a ghost, given up after the first ghost."""
    set_table(page, "Ada", "rumble")
    place(page)
    page.click('[data-key="resign"]')
    page.until("document.querySelector('dialog[open]')")
    page.click("dialog .main")
    page.until("document.querySelector('[data-key=rematch]')")


def test_a_finished_game_is_checked_and_taken_home(browser: Browser, house: OpenHouse, tmp_path: Path) -> None:
    ada = browser.person(house.address)
    browser.ask(
        "Browser.setDownloadBehavior", behavior="allow", browserContextId=ada.context, downloadPath=str(tmp_path)
    )
    finished_game(ada)
    ada.click('[data-key="fold-fairness"]')
    ada.click('[data-key="verify"]')
    ada.until("document.querySelector('dialog[open] p')?.innerText.includes('Everything was honest')")
    ada.press("Escape")
    ada.click('[data-key="journal"]')
    name = f"{str(ada.value('location.hash'))[1:]}-1.journal"
    ada.until_file(tmp_path / name)
    assert "is in order" in run_process(tmp_path, "verify", name).out
    is_content(ada, house)


def test_the_host_chooses_another_game_for_the_same_table(browser: Browser, house: OpenHouse) -> None:
    ada = browser.person(house.address)
    finished_game(ada)
    ada.choose('[data-key="choose-game"]', "ghosts")
    ada.until("document.querySelector('.table-head h1').innerText === 'Ghosts'")
    ada.click('[data-key="start"]')
    ada.until("document.querySelector('.choice')")


def test_the_language_follows_the_browser_and_can_be_changed(browser: Browser, house: OpenHouse) -> None:
    ada = browser.person(house.address, language="de")
    set_table(ada, "Ada", "rumble")
    ada.until_text("Setz einen Geist auf einen Teppich seiner Farbe")
    ada.click('[lang="en"]')
    ada.until_text("Your turn: set a ghost on a carpet of its colour")
    assert ada.value("document.documentElement.lang") == "en"


def test_a_name_is_text_and_never_markup(browser: Browser, house: OpenHouse) -> None:
    ada = browser.person(house.address)
    set_table(ada, "<img src=x>", "rumble")
    ada.until_text("<img src=x>")
    assert ada.value("document.querySelectorAll('img[src=x]').length") == 0
    is_content(ada, house)


def test_a_table_that_does_not_exist_is_said_and_leads_home(browser: Browser, house: OpenHouse) -> None:
    page = browser.person(f"{house.address}/#mola-kerin-tusol")
    page.until("document.querySelector('.end a.main')")
    page.click(".end a.main")
    page.until("document.querySelector('.box')")


def test_a_wrong_key_in_a_link_does_not_cost_the_seat(browser: Browser, house: OpenHouse) -> None:
    ada, ben = two_people(browser, house)
    code = ada.value("location.hash")
    ada.go(f"{house.address}/{code}/x")
    ada.until_text("This key belongs to nobody at this table.")
    assert ada.value("location.hash") == code
    place(ada)
    agree_on_board(ada, ben)
    ada.reload()
    agree_on_board(ben, ada)
    assert ada.value("document.querySelector('.tag')") is None


def test_a_wrong_key_in_a_link_lets_a_newcomer_watch_and_sit_down(browser: Browser, house: OpenHouse) -> None:
    ada = browser.person(house.address)
    set_table(ada, "Ada", FRIEND)
    ben = browser.person(f"{house.address}/{ada.value('location.hash')}/x")
    ben.until_text("This key belongs to nobody at this table.")
    sit_down(ben, "Ben")
    ada.until_text("Ben")


NO_CODES = [
    "x",
    "nobody knows this",
    "..",
    "%2e%2e",
    "a/b/c",
    "mola-kerin-",
    "%E0%A4%A",
    "a" * 5000,
    "mola-kerin-tusol" * 99,
]


@pytest.mark.parametrize("code", NO_CODES, ids=range(len(NO_CODES)))
def test_what_is_no_name_of_a_table_is_said_and_leads_home(browser: Browser, house: OpenHouse, code: str) -> None:
    page = browser.person(f"{house.address}/#{code}", PHONE, language="de")
    page.until("document.querySelector('.end a.main')")
    assert "Prüfe" in page.text()
    assert page.value("document.documentElement.scrollWidth") == PHONE[0]
    page.click(".end a.main")
    page.until("document.querySelector('.box')")


@pytest.mark.parametrize(
    ("language", "sentence"), [("de", "Diese Adresse gibt es hier nicht."), ("en", "There is no such address here.")]
)
def test_an_address_that_does_not_exist_is_a_page_that_leads_home(
    browser: Browser, house: OpenHouse, language: str, sentence: str
) -> None:
    page = browser.person(f"{house.address}/nonsense/and/more", PHONE, language=language)
    page.until_text(sentence)
    assert page.value("document.documentElement.lang") == language
    page.click("a.main")
    page.until("document.querySelector('.box')")


def test_a_chosen_ghost_shows_what_follows_and_that_is_what_happens(browser: Browser, house: OpenHouse) -> None:
    ada, ben = two_people(browser, house)
    # 18 Ghosts §2.3: one, two, then one each until all eighteen are in the castle.
    for person in (ada, ben, ben, *((ada, ben) * 8)[:15]):
        place(person)
        agree_on_board(ada, ben)
    ada.until("document.querySelectorAll('.room.glows').length > 0")
    fights = None
    for room in ada.value("[...document.querySelectorAll('.room.glows')].map((it) => it.dataset.room)"):
        ada.click(f'[data-room="{room}"]')
        ada.until("document.querySelector('.room.picked')")
        if ada.value("document.querySelector('.room.fight') !== null"):
            fights = ada.until("document.querySelector('.room.fight .follows')?.innerText")
            break
        ada.click(f'[data-room="{room}"]')
    assert fights is not None
    outcome, turned = str(fights).split(" · ")[:2]
    assert outcome in ("wins", "loses")
    arrow = {"↑": "north", "→": "east", "↓": "south", "←": "west"}[turned[-1]]
    colour = {"R": "red", "B": "blue", "Y": "yellow"}[turned[0]]
    ada.click(".room.fight")
    ben.until(f"document.querySelector('.portal.{colour}.faces-{arrow}')")
    assert ben.value("document.querySelectorAll('.cell').length") == 1


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_the_turn_needs_no_scrolling(browser: Browser, house: OpenHouse, size: tuple[int, int]) -> None:
    ada = browser.person(house.address, size, language="de")
    set_table(ada, "Ada", "rumble")
    ada.until("document.querySelector('.room.glows')")
    ada.value("window.scrollTo(0, 0)")
    for part in (".prompt", ".castle", ".families", ".dungeon", '[data-key="undo"]'):
        bottom = ada.value(f"document.querySelector({json.dumps(part)}).getBoundingClientRect().bottom")
        assert bottom <= size[1], part
    smallest = ada.value("Math.min(...[...document.querySelectorAll('.room')].map((it) => it.offsetWidth))")
    assert smallest >= 44


def test_who_follows_a_host_that_vanished_arranges_the_table(browser: Browser, tmp_path: Path) -> None:
    with OpenHouse(tmp_path, GEISTERSTUNDE_HOST_PATIENCE="1") as house:
        ada, ben = two_people(browser, house)
        assert "Arrange the table" not in ben.text()
        browser.ask("Target.disposeBrowserContext", browserContextId=ada.context)
        ben.until_text("You are the host now.")
        ben.until_text("Arrange the table")
