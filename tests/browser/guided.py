"""Somebody who does what the guided first game says, by mouse, by finger or by keys alone."""

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator

from tests.browser.hands import DOES, WAYS, Hands
from tests.browser.people import Person
from tests.cli.house import OpenHouse

LEARNER: Final = 0
AT_REST: Final = """() => {
    const guide = window.geisterstundeGuide;
    const table = window.geisterstundeTable;
    if (!guide || !table.isDressed) return false;
    table.skip();
    return table.isHeld || !guide.isMoving;
}"""
WENT_ON: Final = """([step, number]) => {
    const guide = window.geisterstundeGuide;
    const table = window.geisterstundeTable;
    return guide.isDone || guide.number > step || table.newest > number || table.isHeld;
}"""

LED: Final = """async () => {
    for (let frame = 0; frame < 6; frame += 1) await new Promise((then) => requestAnimationFrame(then));
}"""
"""A few pictures later the guide has led the focus to what glows; nobody types faster."""


class Learner:
    """Somebody in a guided first game."""

    def __init__(self, somebody: Person, house: OpenHouse, game: str, way: str) -> None:
        self.person = somebody
        self.page = somebody.page
        self.game = game
        self.hands: Hands = WAYS[way](somebody)
        self._guide: dict[str, Any] = house.ask("GET", f"/api/guides/{game}").json()

    def come(self) -> None:
        """Into the guide."""
        self.person.go(f"/#/learn/{self.game}")

    @property
    def steps(self) -> int:
        """How many steps there are."""
        return len(self._guide["steps"])

    @property
    def step(self) -> int:
        """The number of the step, once nothing moves."""
        self.person.until(AT_REST)
        return int(self.page.evaluate("() => window.geisterstundeGuide.number"))

    @property
    def is_done(self) -> bool:
        """Whether the guide has come to its end."""
        self.person.until(AT_REST)
        return bool(self.page.evaluate("() => window.geisterstundeGuide.isDone"))

    @property
    def refused(self) -> Locator:
        """The guide as it answers a touch that leads nowhere."""
        return self.page.locator(".guidebubble.isrefused")

    def asked_in(self, step: int) -> list[dict[str, Any]]:
        """What the learner is to do in a step, one after the other."""
        span = self._guide["steps"][step - 1]
        moments = self._guide["moments"][span["first"] + 1 : span["last"] + 1]
        return [moment["did"] for moment in moments if moment["seat"] == LEARNER]

    def do_step(self, seen: Callable[[int, str], None] = lambda _step, _what: None) -> None:
        """All that is asked in this step, and on to the next; whoever looks on is told what is on the screen."""
        step = self.step
        seen(step, "")
        asked = self.asked_in(step)
        for place, actions in enumerate(_at_once(asked)):
            if place:
                seen(step, f"-{place}")
            self.page.evaluate(LED)
            number = self.person.table("newest")
            if actions[0]["do"] == "reserve":
                self._put_aside([action["card"] for action in actions])
            else:
                DOES[self.game](self.person, self.hands, actions[0])
            self.person.until(WENT_ON, [step, number])
            self._watch(step, seen)
        if not asked:
            self.hands.press(self.page.locator("[data-next]"))
            self._watch(step, seen)
        self.person.until(AT_REST)
        assert self.is_done or self.step == step + 1

    def _put_aside(self, cards: list[int]) -> None:
        """All cards for the second round are chosen before they go."""
        for card in cards:
            self.hands.pick(self.page.locator(f"[data-card='{card}'][aria-pressed=false]").first)
        self.hands.press(self.page.locator("#prompt .btn.pri"))

    def _watch(self, step: int, seen: Callable[[int, str], None]) -> None:
        """Whatever stops to be read is read."""
        self.person.until(AT_REST)
        held = 0
        while self.person.table("isHeld"):
            held += 1
            seen(step, f"-held{held}")
            view = self.person.table("view")
            self.hands.press(self.page.locator("#prompt .btn.pri, .guidebubble .btn.pri").first)
            self.person.until(
                "(seen) => !window.geisterstundeTable.isHeld"
                " || JSON.stringify(window.geisterstundeTable.view) !== JSON.stringify(seen)",
                view,
            )
            self.person.until(AT_REST)


def _at_once(asked: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    """What is asked, in parts: cards are put aside together, and all else comes one by one."""
    aside = [action for action in asked if action["do"] == "reserve"]
    return [aside] * bool(aside) + [[action] for action in asked if action["do"] != "reserve"]
