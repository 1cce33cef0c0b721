"""A player that knows no game: it reads what a screen reader is told and presses what can be pressed.

It looks at the accessibility tree of the table alone, leaves out the log and the tools of the frame, and presses one of
the enabled buttons with the keyboard. So every table whose names and roles are right is played to its end without eyes
and without a mouse.
"""

import random
import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from playwright.sync_api import Error, Locator

from tests.browser.people import Person

LINE: Final = re.compile(r"""^(?P<indent>\s*)- '?(?P<role>[a-z]+)(?: "(?P<name>(?:[^"\\]|\\.)*)")?(?P<more>[^:]*)""")
APART: Final = ("complementary", "navigation")
"""Log and tools: they are not the game."""
WHIM: Final = 0.2
"""So often it does not take what is most useful."""
PRESSED: Final = ("button", "radio")
PATIENCE: Final = 4000
"""So many presses until it gives up."""
SOON: Final = 2000
"""Milliseconds: what was there when it was heard may be gone now; then it listens again."""
MOST_VAIN: Final = 20
"""So often in a row it may hear nothing useful, because somebody else has just moved."""


class Thing(NamedTuple):
    """One line of the accessibility tree."""

    role: str
    name: str
    is_disabled: bool


def things(tree: str) -> Iterator[Thing]:
    """All that has a role and a name, in the order in which it is read, log and tools left out."""
    apart: int | None = None
    for line in tree.splitlines():
        found = LINE.match(line)
        if not found:
            continue
        depth = len(found["indent"])
        if apart is not None and depth > apart:
            continue
        apart = depth if found["role"] in APART else None
        if found["name"] and apart is None:
            yield Thing(found["role"], found["name"].replace('\\"', '"'), "[disabled]" in found["more"])


class Robot:
    """Plays a game to its end by the accessibility tree alone."""

    def __init__(self, person: Person, seed: int, *promising: str) -> None:
        self._person = person
        self._luck = random.Random(seed)
        # Words that the names of useful buttons have, the most useful first; whoever listens looks for them too.
        self._promising = [re.compile(words) for words in promising]
        self._vain = 0

    def play(self) -> None:
        """Press until the game is over."""
        for _ in range(PATIENCE):
            self._person.until(
                "() => { const t = window.geisterstundeTable; t.skip(); "
                "return t.isHeld || (!t.isBusy && (t.isOver || t.choices.length > 0)); }"
            )
            if self._person.table("isOver") and not self._person.table("isHeld"):
                return
            self._press_something()
        raise AssertionError("the robot found no end")

    def _press_something(self) -> None:
        place = self._place()
        try:
            heard = list(things(place.aria_snapshot(timeout=SOON)))
            pressable = [thing for thing in heard if thing.role in PRESSED and not thing.is_disabled]
            wanted = self._liked(pressable)
            if wanted is None:
                return
            place.get_by_role(wanted.role, name=wanted.name, exact=True).first.focus(timeout=SOON)  # type: ignore[arg-type]
        except Error:
            return
        self._person.page.keyboard.press("Enter")

    def _liked(self, heard: list[Thing]) -> Thing | None:
        """One of the most useful, as a rule; at times the next best; None to listen again."""
        useful = [found for words in self._promising if (found := [one for one in heard if words.search(one.name)])]
        self._vain = 0 if useful else self._vain + 1
        assert self._vain < MOST_VAIN, f"nothing to press among {heard}"
        if not useful:
            self._person.page.wait_for_timeout(50)
            return None
        rank = 1 if len(useful) > 1 and self._luck.random() < WHIM else 0
        return self._luck.choice(useful[rank])

    def _place(self) -> Locator:
        """Where the game is: the table, or what lies over it and hides it."""
        page = self._person.page
        dialog = page.locator("dialog[open]")
        return dialog.last if dialog.count() else page.get_by_role("main").first
