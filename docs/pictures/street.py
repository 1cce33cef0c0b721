"""The moments of Rest in Peace that its mock-ups show, found in games that are really played."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from docs.pictures.live import TABLE
from docs.pictures.sought import sought_in
from playwright.sync_api import Page
from tests.client.recording import Seen

LIKED: Final = ("hold", "lay-ghost", "lay-psychic", "play-psychic", "play-ghost")
MINE: Final = "t.choices.length > 0 && t.view.stage === 'turn'"
SPOT: Final = "t.view.row[t.view.round - 1]"


class Wanted(NamedTuple):
    """A moment: what must be true of the table `t`, what is touched then, what was agreed."""

    mock: str
    wish: str
    then: Callable[[Page], object] | None = None
    options: Mapping[str, Any] = MappingProxyType({})


def touches(which: str) -> Callable[[Page], object]:
    """The first touch on the first choice of which this is true."""
    return lambda page: page.evaluate(
        f"() => {{ const t = {TABLE}; t.choosing.touch(t.choices.find((one) => {which})); }}"
    )


def touches_the_last(what: str) -> Callable[[Page], object]:
    return lambda page: page.evaluate(
        f"() => {{ const t = {TABLE}; t.choosing.touch(t.choices.findLast((one) => one.do === '{what}')); }}"
    )


def counts(page: Page) -> None:
    page.keyboard.press("c")


BATTLE: Final = (
    f"{MINE} && t.view.round > 2 && t.view.families[0].hand_size > 2 && {SPOT}.cards.some((one) => one.seat === 0)"
    f" && {SPOT}.cards.some((one) => one.seat === 1)"
)
BEHIND: Final = " && !t.choices.some((one) => one.do === 'hold')"
STEPS: Final = {"psychics": [3, 5, 8, 9, 10, 11, 17, 26, 27]}

MOMENTS: Final = (
    Wanted("start", f"{MINE} && t.view.round === 1 && {SPOT}.cards.length === 0", options={"start": "first"}),
    Wanted("battle", BATTLE + BEHIND, options=STEPS),
    Wanted("chosen", BATTLE + BEHIND, touches_the_last("play-ghost"), STEPS),
    Wanted("ahead", f"{MINE} && t.view.round > 2 && t.choices.some((one) => one.do === 'hold')"),
    Wanted(
        "name",
        "t.view.stage === 'name' && t.choices.length > 0",
        touches("one.do === 'name' && one.value === 1"),
        {"psychics": [8, 9, 10, 3, 4, 5, 17, 26, 25]},
    ),
    Wanted(
        "pick",
        "t.view.stage === 'remove' && t.choices.length > 0",
        touches("one.do === 'remove-ghost'"),
        STEPS,
    ),
    Wanted("giveUp", BATTLE + BEHIND, touches("one.do === 'give-up'"), STEPS),
    Wanted(
        "aside",
        "t.view.stage === 'lay' && t.choices.length > 2 && t.view.round > 2",
        touches("one.do === 'lay-ghost'"),
    ),
    Wanted(
        "swap",
        "t.view.stage === 'swap-second' && t.choices.length > 0",
        touches("one.do === 'swap' && one.residence !== t.view.first_token.residence"),
        {"psychics": [28, 3, 4, 5, 8, 9, 10, 11, 1]},
    ),
    Wanted("opponent", f"{MINE} && t.view.round > 4", counts),
)


def unveils(seen: Seen) -> bool:
    return sum(type(event).__name__ == "EndRevealed" for event in seen.events) > UNVEILED + 1


def unveils_some(page: Page) -> None:
    for _ in range(UNVEILED):
        page.evaluate("() => globalThis.table.goOn()")
        page.wait_for_function("() => globalThis.table.isHeld")


def truce_was_made(seen: Seen) -> bool:
    view = seen.view
    return bool(seen.choices) and view.stage == "turn" and any(one.villas + one.castles > 1 for one in view.row)


def is_over(seen: Seen) -> bool:
    return seen.view.result is not None and seen.view.round > 7


def reads_on(page: Page) -> None:
    page.wait_for_function("() => { const { table } = globalThis; table.skip(); table.goOn(); return !table.isBusy; }")


def is_introduced(seen: Seen) -> bool:
    return len(seen.choices) > 3 and seen.view.stage == "turn" and seen.view.round == 2


UNVEILED: Final = 3
TRUCE: Final = {"psychics": [27, 3, 4, 5, 8, 9, 10, 11, 1]}
SOUGHT: Final = {
    "ten": sought_in("rest-in-peace", 2, unveils, unveils_some),
    "truce": sought_in("rest-in-peace", 2, truce_was_made, options=TRUCE),
    "end": sought_in("rest-in-peace", 2, is_over, reads_on),
    "intro": sought_in("rest-in-peace", 2, is_introduced, options={"game": "introductory"}),
}
"""What games that are played for it come to too seldom: mock-up, and how it is reached."""
