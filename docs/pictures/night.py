"""The moments of Ghoosty! that are photographed: sought in games by lot, so that each one shows what it is about."""

from collections.abc import Callable
from typing import Any, Final

import httpx
from docs.pictures.stage import Moment, Stage
from playwright.sync_api import Page
from tests.browser.people import Person
from tests.client.recording import Seen, Wanted, moments_of, recorded

HISTORY: Final = 12
"""So many steps are heard before, so that the log has something to tell."""


def at_night(
    players: int,
    when: Callable[[Seen], bool],
    then: Callable[[Page], object] | None = None,
    *,
    options: dict[str, Any] | None = None,
    is_seen_moving: bool = False,
) -> Callable[[Person, Stage], None]:
    """A table at the first moment like this, as seat 0 sees it, of games that nobody thought about."""
    found: list[tuple[str, int]] = []

    def reach(somebody: Person, stage: Stage) -> None:
        if not found:
            found.append(sought(Wanted("ghoosty", players, options or {}), when))
        text, steps = found[0]
        told = min(steps, HISTORY)
        somebody.page.route("**/found.json", lambda route: route.fulfill(body=text, content_type="application/json"))
        asked = {"from": "/found.json", "step": str(steps - told), "lang": stage.language, "motion": "calm"}
        somebody.page.goto(f"{stage.harness}/harness.html?{httpx.QueryParams(asked)}")
        somebody.until("() => globalThis.table?.isDressed && !globalThis.table.isBusy")
        for step in range(told):
            is_last = step == told - 1
            if is_last and is_seen_moving:
                somebody.page.evaluate(STAYS)
            somebody.page.evaluate("() => globalThis.next()")
            somebody.until(RESTS if is_last else GOES_ON)
        if then is not None:
            then(somebody.page)
        somebody.page.wait_for_load_state("networkidle")

    return reach


GOES_ON: Final = "() => { const { table } = globalThis; table.skip(); table.goOn(); return !table.isBusy; }"
RESTS: Final = "() => { const { table } = globalThis; return table.isHeld || !table.isBusy; }"
STAYS: Final = """() => {
    const soon = globalThis.setTimeout;
    globalThis.setTimeout = (done, ms, ...more) => ms > 1500 && ms < 3000 ? 0 : soon(done, ms, ...more);
}"""
"""What is only shown for a moment stays, so that the picture can be taken."""
MOST_SEEDS: Final = 400


def sought(wanted: Wanted, when: Callable[[Seen], bool]) -> tuple[str, int]:
    """The first recording that comes to such a moment, up to there, and how many steps it has."""
    for seed in range(MOST_SEEDS):
        tried = wanted._replace(seed=seed)
        for step, seen in enumerate(moments_of(tried), 1):
            if step > HISTORY and when(seen):
                return recorded(tried._replace(steps=step, foretold=step, concluded=True)), step
    raise AssertionError(f"no game of {wanted.game} comes to that moment")


def run_of(view: Any) -> int:
    """How many ghosts on top of the cemetery of Ghoosty! are equal."""
    values = [lying.value for lying in reversed(view.cemetery)]
    return next((far for far, value in enumerate(values) if value != values[0]), len(values))


def before_midnight(seen: Seen) -> bool:
    view, cards = seen.view, seen.view.cemetery
    is_early = 0 < view.crypt < 12 and len(view.hand) < 7 and not view.left
    return is_early and len(seen.choices) > 4 and 2 < len(cards) < 8 and run_of(view) == 2 and 3 < cards[-1].value < 11


def many_cards(seen: Seen) -> bool:
    is_full = len(set(seen.view.hand)) > 13 and not seen.view.crypt and len(seen.view.cemetery) > 3
    return is_full and any(getattr(one, "count", 0) == 3 and one.mimis == 1 for one in seen.choices)


def chooses_the_quartet(page: Page) -> None:
    page.evaluate(
        "() => { const { table } = globalThis;"
        " table.choosing.touch(table.choices.find((one) => one.count === 3 && one.mimis === 1)); }"
    )


def luck_failed(seen: Seen) -> bool:
    names = [type(event).__name__ for event in seen.events]
    is_own = bool(seen.events) and getattr(seen.events[0], "seat", None) == 0
    return is_own and names == ["LuckTried", "CemeteryTaken", "CardKept"]


def after_midnight(seen: Seen) -> bool:
    view, cards = seen.view, seen.view.cemetery
    is_late = not view.crypt and len(view.left) == 1 and len(view.hand) < 9
    return is_late and len(seen.choices) > 2 and len(cards) > 4 and cards[-1].value == 12


def house_opens(seen: Seen) -> bool:
    return any(type(one).__name__ == "DrawFromHouse" for one in seen.choices) and 2 < len(seen.view.cemetery) < 8


def another_thinks(seen: Seen) -> bool:
    view = seen.view
    return view.to_act == (1,) and 0 < view.crypt < 9 and len(view.hand) == 4 and run_of(view) == 2


def duel(seen: Seen) -> bool:
    view = seen.view
    return len(seen.choices) > 5 and len(set(view.hand)) == 9 and 9 < view.crypt < 24 and run_of(view) == 2


def second_round_is_over(seen: Seen) -> bool:
    return any(type(event).__name__ == "RoundBegan" for event in seen.events) and seen.view.round == 3


def match_is_over(seen: Seen) -> bool:
    return seen.view.result is not None


MOMENTS: Final = (
    Moment("ghoosty-before", at_night(4, before_midnight), "ghoosty/png/before-{size}.png"),
    Moment(
        "ghoosty-many",
        at_night(4, many_cards, chooses_the_quartet),
        "ghoosty/png/bigHand-{size}.png",
        is_pair_only=True,
    ),
    Moment(
        "ghoosty-luck",
        at_night(4, luck_failed, is_seen_moving=True),
        "ghoosty/png/luck-{size}.png",
        is_pair_only=True,
    ),
    Moment("ghoosty-after", at_night(4, after_midnight), "ghoosty/png/after-{size}.png", is_pair_only=True),
    Moment("ghoosty-house", at_night(4, house_opens), "ghoosty/png/house-{size}.png", is_pair_only=True),
    Moment("ghoosty-six", at_night(6, another_thinks), "ghoosty/png/six-{size}.png", is_pair_only=True),
    Moment("ghoosty-duel", at_night(2, duel), "ghoosty/png/duel-{size}.png", is_pair_only=True),
    Moment(
        "ghoosty-round",
        at_night(4, second_round_is_over, options={"length": "match"}),
        "ghoosty/png/roundEnd-{size}.png",
        is_pair_only=True,
    ),
    Moment(
        "ghoosty-match",
        at_night(4, match_is_over, options={"length": "match"}),
        "ghoosty/png/matchEnd-{size}.png",
        is_pair_only=True,
    ),
)
