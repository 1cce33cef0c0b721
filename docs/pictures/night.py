"""The moments of Ghoosty! that are photographed: sought in games by lot, so that each one shows what it is about."""

from typing import Any, Final

from docs.pictures.sought import sought_in
from docs.pictures.stage import Moment
from playwright.sync_api import Page
from tests.client.recording import Seen


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


def counts(page: Page) -> None:
    page.locator(".bar [aria-haspopup=dialog]").first.click()


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
    Moment("ghoosty-before", sought_in("ghoosty", 4, before_midnight), "ghoosty/png/before-{size}.png"),
    Moment(
        "ghoosty-many",
        sought_in("ghoosty", 4, many_cards, chooses_the_quartet),
        "ghoosty/png/bigHand-{size}.png",
        is_pair_only=True,
    ),
    Moment(
        "ghoosty-luck",
        sought_in("ghoosty", 4, luck_failed, is_seen_moving=True),
        "ghoosty/png/luck-{size}.png",
        is_pair_only=True,
    ),
    Moment("ghoosty-after", sought_in("ghoosty", 4, after_midnight), "ghoosty/png/after-{size}.png", is_pair_only=True),
    Moment(
        "ghoosty-after-day",
        sought_in("ghoosty", 4, after_midnight),
        "ghoosty/png/after-{size}-day.png",
        theme="day",
        is_pair_only=True,
    ),
    Moment(
        "ghoosty-count",
        sought_in("ghoosty", 4, many_cards, counts),
        "ghoosty/png/bigHand-{size}-count.png",
        is_pair_only=True,
    ),
    Moment("ghoosty-house", sought_in("ghoosty", 4, house_opens), "ghoosty/png/house-{size}.png", is_pair_only=True),
    Moment("ghoosty-six", sought_in("ghoosty", 6, another_thinks), "ghoosty/png/six-{size}.png", is_pair_only=True),
    Moment("ghoosty-duel", sought_in("ghoosty", 2, duel), "ghoosty/png/duel-{size}.png", is_pair_only=True),
    Moment(
        "ghoosty-round",
        sought_in("ghoosty", 4, second_round_is_over, options={"length": "match"}),
        "ghoosty/png/roundEnd-{size}.png",
        is_pair_only=True,
    ),
    Moment(
        "ghoosty-match",
        sought_in("ghoosty", 4, match_is_over, options={"length": "match"}),
        "ghoosty/png/matchEnd-{size}.png",
        is_pair_only=True,
    ),
)
