"""Learning and looking back: the guided first game, puzzles, a finished game with its curve, the deal of the week."""

import json
from collections.abc import Callable
from datetime import date, timedelta
from typing import Final

import msgspec
from docs.pictures.around import at_table
from docs.pictures.stage import Moment, Stage
from tests.browser.people import Person

from geisterstunde.games import game_called, names
from geisterstunde.table.puzzles import puzzles_of

GUIDE_STEP: Final = 4
"""The step that the mock-up shows: the same colour mirrors."""
RESTS: Final = "() => window.geisterstundeTable?.isDressed && !window.geisterstundeTable.isBusy"
LED: Final = """(wanted) => {
    const guide = window.geisterstundeGuide;
    const table = window.geisterstundeTable;
    if (!guide || !table.isDressed) return false;
    table.skip();
    if (table.isHeld) table.goOn();
    else if (!guide.isMoving && guide.number < wanted) guide.next();
    return guide.number >= wanted && !guide.isMoving && !table.isBusy;
}"""
PLAYED: Final = """() => {
    const table = window.geisterstundeTable;
    table.skip();
    if (table.isHeld) table.goOn();
    else if (table.choices.length > 0) {
        if (table.newest > 60) void table.command({ do: 'resign' });
        else table.choosing.confirm(table.choices[(7 * table.newest) % table.choices.length]);
    }
    return table.isOver && !table.isBusy;
}"""
"""Plays on, as anybody might, and gives up after a while."""


def guide(game: str) -> Callable[[Person, Stage], None]:
    """A guided first game, some steps on."""

    def reach(somebody: Person, _stage: Stage) -> None:
        somebody.go(f"/#/learn/{game}")
        somebody.page.wait_for_function(LED, arg=GUIDE_STEP)

    return reach


def night(somebody: Person, _stage: Stage) -> None:
    """The puzzle of the night on the start page."""
    somebody.go("/")
    somebody.page.locator(".pz").wait_for()


def night_solved(somebody: Person, stage: Stage) -> None:
    """The same after it was solved, as on the nights before."""
    told = stage.house.ask("GET", "/api/puzzles").json()
    today = date.fromisoformat(told["day"])
    nights = [(today - timedelta(days=ago)).isoformat() for ago in range(4)]
    kept = json.dumps({"solved": {told["today"]["id"]: 1}, "nights": nights})
    somebody.page.add_init_script(f"localStorage['geisterstunde.puzzles'] = {json.dumps(kept)}")
    night(somebody, stage)


def puzzle(somebody: Person, _stage: Stage) -> None:
    """A puzzle on the table of its game."""
    somebody.go(f"/#/puzzles/18-ghosts/{WIN.id}")
    somebody.until(RESTS)


def solved(somebody: Person, stage: Stage) -> None:
    """Its answer, found."""
    puzzle(somebody, stage)
    for written in (WIN.answers[0], WIN.wins[0]):
        somebody.until("() => !window.geisterstundeTable.isBusy && window.geisterstundeTable.choices.length > 0")
        action = msgspec.to_builtins(game_called(WIN.game).read(written))
        somebody.page.evaluate("(action) => window.geisterstundeTable.choosing.confirm(action)", action)
    somebody.page.get_by_role("dialog").first.wait_for()


WIN: Final = next(one for one in puzzles_of("18-ghosts") if one.kind == "win-in-two")


def look_back(somebody: Person, stage: Stage) -> None:
    """A game against a ghost, looked back at where it turned first."""
    at_table(somebody, stage)
    somebody.until(PLAYED)
    somebody.go(f"/#/look-back/{somebody.page.evaluate('() => window.geisterstundeTable.sheet.code')}/1")
    somebody.page.reload()
    somebody.page.locator("svg.curve").wait_for()
    moments = somebody.page.locator("ol.moms li button")
    if moments.count():
        # On a phone the list folds; a moment leads there all the same.
        moments.first.evaluate("(moment) => moment.click()")


def deals(somebody: Person, _stage: Stage) -> None:
    """The deal of the week."""
    somebody.go("/#/deal")
    somebody.page.get_by_role("heading", level=1).first.wait_for()


MOMENTS: Final = (
    Moment("guide", guide("ghosts"), "frame/png/guide-{size}.png"),
    *(Moment(f"guide-{game}", guide(game), "") for game in names() if game != "ghosts"),
    Moment("puzzle-of-the-night", night, "frame/png/puzzle-{size}.png", is_pair_only=True),
    Moment("puzzle-of-the-night-solved", night_solved, "frame/png/puzzle-solved-{size}.png", is_pair_only=True),
    Moment("puzzle", puzzle, ""),
    Moment("puzzle-solved", solved, "frame/png/puzzle-win-{size}.png"),
    Moment("look-back", look_back, "frame/png/lookback-{size}.png"),
    Moment("deals", deals, ""),
)
