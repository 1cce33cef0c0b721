"""Moments that are sought in games by lot, so that each picture shows what it is about."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

import httpx
from docs.pictures.stage import Stage
from playwright.sync_api import Page
from tests.browser.people import Person
from tests.client.recording import Seen, Wanted, moments_of, recorded

HISTORY: Final = 12
"""So many steps are heard before, so that the log has something to tell."""


def sought_in(
    game: str,
    players: int,
    when: Callable[[Seen], bool],
    then: Callable[[Page], object] | None = None,
    *,
    options: Mapping[str, Any] = MappingProxyType({}),
    is_seen_moving: bool = False,
) -> Callable[[Person, Stage], None]:
    """A table at the first moment like this, as seat 0 sees it, of games that nobody thought about."""
    found: list[tuple[str, int]] = []

    def reach(somebody: Person, stage: Stage) -> None:
        if not found:
            found.append(sought(Wanted(game, players, options), when))
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
