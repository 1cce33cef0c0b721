"""Moments of games that are really played: against a ghost, until the table shows what a picture is wanted of."""

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page
from tests.browser.people import Person

TABLE: Final = "window.geisterstundeTable"
MOST_GAMES: Final = 40
PLAY: Final = """() => {
    const t = window.geisterstundeTable;
    t.skip();
    if ((t.isHeld || !t.isBusy) && (WISH)) return 'there';
    if (t.isHeld) t.goOn();
    if (t.isBusy) return null;
    if (t.isOver) return 'over';
    const able = (what) => t.choices.filter((one) => one.do === what);
    const any = (some) => some[Math.floor(Math.random() * some.length)];
    const liked = PREFERRED.map(able).filter((some) => some.length > 0 && Math.random() < 0.7)[0];
    if (t.choices.length > 0) t.choosing.confirm(any(liked ?? t.choices));
    return null;
}"""


def live(
    found: Callable[..., Any],
    enter: Callable[[Person, Any], None],
    wish: str,
    then: Callable[[Page], object] | None,
    preferred: tuple[str, ...],
) -> Callable[[Person], None]:
    """Plays one table after the other until the wish is true of `t`, then touches what is to be seen touched."""
    play = PLAY.replace("WISH", wish).replace("PREFERRED", str(list(preferred)))

    def reach(somebody: Person) -> None:
        for _ in range(MOST_GAMES):
            enter(somebody, found())
            somebody.until(f"() => {TABLE}?.hasSheet && {TABLE}.seat === 0")
            somebody.page.evaluate(f"() => {TABLE}.command({{ do: 'start' }})")
            somebody.until(f"() => {TABLE}.isDressed && {TABLE}.sheet.phase === 'playing'")
            if somebody.page.wait_for_function(play, polling=40).json_value() == "there":
                break
        else:
            raise AssertionError(f"it never came to this: {wish}")
        if then is not None:
            then(somebody.page)
            somebody.page.wait_for_load_state("networkidle")

    return reach
