"""The moments of Ghost for $ale that its mock-ups show, found in games against ghosts that are really played."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from docs.pictures.stage import ME, Moment, Stage, enter, found, key_of
from playwright.sync_api import Page
from tests.browser.people import Person

GAME: Final = "ghost-for-sale"
GHOSTS: Final = ("rumble", "veil", "flake")
EXTENDED: Final = MappingProxyType({"special_cards": "on"})
MOST_GAMES: Final = 20


class Wanted(NamedTuple):
    """A moment: its mock-up, when it is there, what is touched then, who plays and what was agreed."""

    name: str
    mock: str
    wish: str
    touched: tuple[str, ...] = ()
    players: int = 4
    options: Mapping[str, Any] = MappingProxyType({})
    then: Callable[[Page], object] | None = None


def presses_the_thumb(page: Page) -> None:
    """The thumb is held, not touched."""
    thumb = page.locator(".ownseat .thumb").bounding_box()
    assert thumb is not None
    page.mouse.move(thumb["x"] + thumb["width"] / 2, thumb["y"] + thumb["height"] / 2)
    page.mouse.down()


def turns_to_the_cards(page: Page) -> None:
    """The second page of the notebook."""
    page.locator(".book .pages button").nth(1).click()


NOTES: Final = ".toolbar .tbtn"
WANTED: Final = (
    Wanted("reserve", "reserve", "view.phase === 'reserving'", ('[data-card="2"]', '[data-card="5"]')),
    Wanted("secret", "secret", "view.phase === 'choosing'", ("[data-say=false]",)),
    Wanted("declare", "declare", "declaring && left < 5", ("[data-face][class*=playable]", "[data-lot='4']")),
    Wanted("inform", "info", "informing && view.truelight.length > 3", (".bc.playable", "[data-target=truelight]")),
    Wanted("ranking", "ranking", "table.isHeld && view.playback?.looks.length > 1"),
    Wanted("notebook", "notebook", "selling && view.lots.some(({ bids }) => bids.length > 1)", (NOTES,)),
    Wanted("cards", "cards", "selling && view.round === 2", (NOTES,), then=turns_to_the_cards),
    Wanted("thumb", "thumb", "selling", then=presses_the_thumb),
    Wanted(
        "auction",
        "auction",
        "selling && view.lots.filter(({ bids }) => bids.length > 0).length > 3",
        (".bc.playable", "[data-lot='3']"),
    ),
    Wanted("zoom", "zoom", "selling && view.lots[2].bids.length > 1", ("[data-lot='3']",)),
    Wanted("three", "three", "informing && view.truelight.length > 2", players=3),
    Wanted("extended", "extended", "selling && view.lots.some(({ bids }) => bids.length > 1)", options=EXTENDED),
    Wanted(
        "decide",
        "decide",
        "view.phase === 'deciding' && choices.some((one) => one.do === 'guess')",
        ('[data-guess="1"]',),
        options=EXTENDED,
    ),
    Wanted("reveal", "reveal", "table.isHeld && Object.keys(view.playback?.scored ?? {}).length > 2"),
    Wanted("end", "end", "table.isOver && !table.isHeld"),
)

PLAYED: Final = """() => {
    const table = window.geisterstundeTable;
    if (!table?.isDressed || !table.view) return null;
    const { view, choices, seat } = table;
    const [declaring, informing, selling] = ['declaring', 'informing', 'selling']
        .map((phase) => view.phase === phase && choices.length > 0);
    const { ghosts, paintings, doubles } = view.players[seat];
    const left = ghosts + paintings + doubles;
    if (WISH) return 'there';
    if (table.isOver && !table.isHeld) return 'over';
    table.skip();
    if (table.isHeld) table.goOn();
    else if (choices.length > 0) {
        const own = view.lots.flatMap(({ bids }) => bids).filter((bid) => bid.seat === seat).length;
        const isEnough = view.phase === 'informing' || own > 2;
        const stop = choices.find((one) => one.do === 'done' || (one.do === 'pass' && isEnough));
        table.choosing.confirm(stop ?? choices[(7 * table.newest) % choices.length]);
    }
    return null;
}"""
"""Plays on, as anybody might, until it is so or the game is over."""


def at_the_sale(wanted: Wanted) -> Callable[[Person, Stage], None]:
    """Games against ghosts until something is to be seen; then these things are touched."""

    def reach(somebody: Person, stage: Stage) -> None:
        for _ in range(MOST_GAMES):
            bots = {str(seat + 1): level for seat, level in enumerate(GHOSTS[: wanted.players - 1])}
            options = {"start": "second", **wanted.options}
            admission = found(stage, game=GAME, players=wanted.players, bots=bots, options=options)
            enter(somebody, admission["code"], key_of(admission, ME["name"], GAME))
            somebody.until("() => window.geisterstundeTable?.hasSheet")
            somebody.page.evaluate("() => void window.geisterstundeTable.command({ do: 'start' })")
            if somebody.page.wait_for_function(PLAYED.replace("WISH", wanted.wish)).json_value() == "there":
                break
        else:
            raise AssertionError(f"it never came to this: {wanted.wish}")
        somebody.page.wait_for_load_state("networkidle")
        for place, thing in enumerate(wanted.touched):
            one = somebody.page.locator(thing).first
            if not somebody.page.evaluate("() => matchMedia('(hover: hover)').matches"):
                one.tap()
            elif place == 0 or wanted.name == "reserve":
                one.click()
            else:
                one.hover()
        if wanted.then is not None:
            wanted.then(somebody.page)

    return reach


MOMENTS: Final = tuple(
    Moment(
        f"{GAME}-{wanted.name}",
        at_the_sale(wanted),
        f"{GAME}/png/{wanted.mock}-{{size}}.png",
        is_pair_only=wanted.name != "auction",
    )
    for wanted in WANTED
)
