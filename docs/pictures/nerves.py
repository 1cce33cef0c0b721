"""The moments of Ghosts that a recorded game does not come to: sought in games by lot."""

from typing import Final

from docs.pictures.sought import sought_in
from docs.pictures.stage import Moment
from playwright.sync_api import Page
from tests.client.recording import Seen


def may_do(seen: Seen, what: str) -> bool:
    return any(type(one).__name__ == what for one in seen.choices)


def looks_at_the_deal(seen: Seen) -> bool:
    return may_do(seen, "Keep")


def must_take(seen: Seen) -> bool:
    return may_do(seen, "Take") and len(seen.choices) == 1 and len(seen.view.hand) == 5


def gives_back(seen: Seen) -> bool:
    return may_do(seen, "GiveBack") and len(seen.choices) > 3


def goes_on(page: Page) -> None:
    page.evaluate("() => globalThis.table.goOn()")
    page.wait_for_function("() => !globalThis.table.isBusy")


HAS_A_CARD_TOO_MANY: Final = (
    "t.isMyTurn && t.view.fear === 5 && t.choices.length > 2 && document.querySelector('.slot5.no')"
)


def touches_what_cannot_be_laid(page: Page) -> None:
    card = page.locator(".slot5.no .hold").first
    # Cards of a hand lie on each other: at its left edge each one is on top.
    box = card.bounding_box()
    assert box is not None
    x, y = box["x"] + 14, box["y"] + box["height"] / 2
    if page.evaluate("() => matchMedia('(hover: hover)').matches"):
        page.mouse.click(x, y)
    else:
        page.touchscreen.tap(x, y)


MOMENTS: Final = tuple(
    Moment(f"ghosts-{mock}", reach, f"ghosts/png/{mock}-{{size}}.png", is_pair_only=True)
    for mock, reach in {
        "deal": sought_in("ghosts", 4, looks_at_the_deal, goes_on, options={"redraw": "ask", "rounds": 2}),
        "mustTake": sought_in("ghosts", 4, must_take),
        "roundEnd": sought_in("ghosts", 4, gives_back, options={"give_back": "choose"}),
    }.items()
)
