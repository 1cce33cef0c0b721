"""Puzzles in the browser: the one of the night from the start page, the list, right and wrong answers on the table."""

from typing import Any, Final

import msgspec
import pytest
from playwright.sync_api import Browser, Locator, expect

from geisterstunde.games import game_called, names
from geisterstunde.table.puzzles import Puzzle, PuzzleKind, puzzle_called, puzzles_of
from geisterstunde.texts import Texts
from tests.browser.hands import DOES, WAYS, Hands
from tests.browser.people import DESKTOP, PHONE, Person, person
from tests.cli.house import OpenHouse

KINDS: Final[tuple[tuple[str, PuzzleKind], ...]] = (
    ("18-ghosts", "win-in-two"),
    ("18-ghosts", "hold"),
    ("ghosts", "which-now"),
    ("ghoosty", "which-now"),
    ("rest-in-peace", "which-now"),
    ("ghost-for-sale", "which-now"),
    ("ghost-for-sale", "who-lies"),
)
GERMAN: Final = {"accept-language": "de"}


def at_puzzle(ada: Person) -> None:
    ada.until("() => window.geisterstundeTable?.isDressed && !window.geisterstundeTable.isBusy")


def plain(puzzle: Puzzle, written: str) -> dict[str, Any]:
    action: dict[str, Any] = msgspec.to_builtins(game_called(puzzle.game).read(written))
    return action


def named(ada: Person, puzzle: Puzzle, seat: int) -> Locator:
    return ada.page.locator("#prompt").get_by_role("button", name=ada.table("names")[seat], exact=True)


def answer_right(ada: Person, hands: Hands, puzzle: Puzzle) -> None:
    """All turns that it takes; somebody is named where that is asked."""
    if puzzle.asks_for_seat:
        hands.pick(named(ada, puzzle, int(puzzle.answers[0])))
        return
    for written in [puzzle.answers[0], *puzzle.wins[:1]]:
        at_puzzle(ada)
        ada.until("() => window.geisterstundeTable.choices.length > 0")
        DOES[puzzle.game](ada, hands, plain(puzzle, written))
        if puzzle.wins and written == puzzle.answers[0]:
            ada.until("() => window.geisterstundeTable.newest === 2")


def answer_wrong(ada: Person, hands: Hands, puzzle: Puzzle) -> None:
    """Something that may be done there, and is not the answer."""
    if puzzle.asks_for_seat:
        wrong = next(seat for seat in range(puzzle.players) if str(seat) not in puzzle.answers and seat != puzzle.seat)
        hands.pick(named(ada, puzzle, wrong))
        return
    right = [plain(puzzle, written) for written in puzzle.answers]
    tried = [plain(puzzle, written) for written in puzzle.tried] or ada.table("choices")
    DOES[puzzle.game](ada, hands, next(action for action in tried if action not in right))


def is_solved(ada: Person, house: OpenHouse, puzzle: Puzzle) -> None:
    """The sheet tells the answer and why it is right."""
    solved = ada.page.get_by_role("dialog", name="Gelöst!")
    solution = house.ask("GET", f"/api/puzzles/{puzzle.game}/{puzzle.id}/solution", headers=GERMAN).json()
    assert solution["sentence"]
    expect(solved).to_contain_text(solution["sentence"])
    expect(solved.locator(".answer")).to_have_text(solution["label"])


def test_the_puzzle_of_the_night_from_the_start_page_and_back_to_it(browser: Browser, house: OpenHouse) -> None:
    today = house.ask("GET", "/api/puzzles", headers=GERMAN).json()["today"]
    puzzle = puzzle_called(today["game"], today["id"])
    with person(browser, house.address, DESKTOP, calm=True) as ada:
        ada.go()
        ada.page.get_by_role("button", name="Lösen: das Rätsel der Nacht").click()
        at_puzzle(ada)
        expect(ada.page.locator("#prompt")).to_contain_text(Texts("de", puzzle.game).say(f"puzzle-ask-{puzzle.kind}"))
        assert not ada.scrolls()
        assert ada.findings() == []
        answer_right(ada, WAYS["mouse"](ada), puzzle)
        is_solved(ada, house, puzzle)
        expect(ada.page.get_by_role("dialog")).to_contain_text("Mitternacht")
        assert ada.findings() == []
        ada.page.get_by_role("button", name="Weiter zum Regal").click()
        expect(ada.page.get_by_role("heading", name="Rätsel der Nacht: gelöst")).to_be_visible()


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_a_wrong_answer_is_answered_and_changes_nothing_and_the_right_one_is_explained(
    browser: Browser, house: OpenHouse, game: str, kind: PuzzleKind
) -> None:
    puzzle = next(one for one in puzzles_of(game) if one.kind == kind)
    with person(browser, house.address, PHONE, touch=True, calm=True) as ada:
        ada.go(f"/#/puzzles/{game}/{puzzle.id}")
        at_puzzle(ada)
        assert not ada.scrolls()
        assert ada.findings() == []
        hands = WAYS["finger"](ada)
        before = ada.table("view")
        answer_wrong(ada, hands, puzzle)
        ada.until("() => window.geisterstundeTable.refusal !== null")
        expect(ada.page.locator("#prompt .refused p")).not_to_be_empty()
        assert ada.table("view") == before
        ada.page.evaluate("() => window.geisterstundeTable.choosing.letGo()")
        answer_right(ada, hands, puzzle)
        is_solved(ada, house, puzzle)
        expect(ada.page.get_by_role("dialog")).to_contain_text("Beim 2. Versuch.")
        ada.go("/#/puzzles")
        number = puzzles_of(game).index(puzzle) + 1
        solved = ada.page.get_by_role("link", name=f"Rätsel {number}:").filter(has_text="✓")
        expect(solved).to_have_count(1)
        # The page asks what would follow of what may not be done, too, and a browser tells every refusal by HTTP.
        assert all("400" in trouble for trouble in ada.troubles)
        ada.troubles.clear()


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_the_list_holds_all_puzzles_and_leads_to_each(
    browser: Browser, house: OpenHouse, size: tuple[int, int]
) -> None:
    with person(browser, house.address, size, calm=True) as ada:
        ada.go("/#/puzzles")
        expect(ada.page.locator("main li a")).to_have_count(sum(len(puzzles_of(game)) for game in names()))
        assert ada.findings() == []
        ada.page.get_by_role("link", name="Rätsel 3: Was jetzt?").first.click()
        at_puzzle(ada)
        assert ada.table("game") == "ghosts"


def test_whoever_gives_up_is_shown_the_answer_and_it_counts_as_looked_at(browser: Browser, house: OpenHouse) -> None:
    puzzle = puzzles_of("ghosts")[0]
    with person(browser, house.address, DESKTOP, calm=True) as ada:
        ada.go(f"/#/puzzles/ghosts/{puzzle.id}")
        at_puzzle(ada)
        ada.page.get_by_role("button", name="Menü").first.click()
        ada.page.get_by_role("dialog").get_by_text("Lösung zeigen").click()
        advice = ada.page.get_by_role("complementary", name="Tipp")
        advice.get_by_role("button", name="So machen").click()
        is_solved(ada, house, puzzle)
        expect(ada.page.get_by_role("dialog")).to_contain_text("Diesmal mit Nachsehen.")


def test_a_puzzle_that_is_nowhere_is_said_kindly(browser: Browser, house: OpenHouse) -> None:
    with person(browser, house.address, PHONE) as ada:
        ada.go("/#/puzzles/ghosts/00000000")
        expect(ada.page.get_by_role("alert")).to_contain_text("Rätsel")
        assert ada.findings() == []
        ada.page.get_by_role("button", name="Alle Rätsel").click()
        ada.page.get_by_role("heading", name="Rätsel", exact=True).wait_for()
        ada.troubles.clear()
