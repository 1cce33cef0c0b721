"""What stands around a table at the moments that the frame was drawn at: sheets, questions, problems, the host."""

import re
from collections.abc import Callable
from typing import Final

from docs.pictures.stage import ME, Moment, Stage, enter, found, key_of, sit_down
from tests.browser.people import Person

Reach = Callable[[Person, Stage], None]
GONE: Final = "mola-kerin-tusol"


def at_table(somebody: Person, stage: Stage, game: str = "18-ghosts", level: str = "rumble") -> None:
    """A game against a bot that has begun."""
    admission = found(stage, game=game, bots={"1": level})
    enter(somebody, admission["code"], key_of(admission, ME["name"], game))
    somebody.until("() => window.geisterstundeTable?.hasSheet")
    somebody.page.evaluate("() => void window.geisterstundeTable.command({ do: 'start' })")
    somebody.until("() => window.geisterstundeTable.isDressed && window.geisterstundeTable.isMyTurn")


def opens(sheet: str) -> Reach:
    """A sheet over the table."""

    def reach(somebody: Person, stage: Stage) -> None:
        at_table(somebody, stage)
        somebody.page.evaluate("(sheet) => window.geisterstundeTable.open(sheet)", sheet)
        somebody.page.get_by_role("dialog").first.wait_for()

    return reach


def with_mira(somebody: Person, stage: Stage, then: list[tuple[str, dict[str, object]]]) -> None:
    """A duel with Mira, who sits at the same browser, out of sight; then commands of hers (or ours)."""
    admission = found(stage, game="18-ghosts", options={"start": "first"})
    code = admission["code"]
    other = sit_down(stage, code, 1)
    enter(somebody, code, key_of(admission, ME["name"], "18-ghosts"))
    somebody.until("() => window.geisterstundeTable?.hasSheet")
    somebody.page.evaluate("() => void window.geisterstundeTable.command({ do: 'start' })")
    somebody.until("() => window.geisterstundeTable.isDressed && window.geisterstundeTable.isMyTurn")
    somebody.page.evaluate("() => { const t = window.geisterstundeTable; t.choosing.confirm(t.choices[0]); }")
    somebody.until("() => !window.geisterstundeTable.isBusy && !window.geisterstundeTable.isMyTurn")
    somebody.page.evaluate(SPEAKS_FOR, [code, other["token"], then])
    somebody.until("() => !window.geisterstundeTable.isBusy && window.geisterstundeTable.proposals.length > 0")


SPEAKS_FOR: Final = """async ([code, token, wished]) => {
    for (const [who, command] of wished) {
        if (who === 'me') {
            const table = window.geisterstundeTable;
            while (command.do === 'act' && table.choices.length === 0) await new Promise((go) => setTimeout(go, 20));
            await table.command(command.do === 'act' ? { ...command, action: table.choices[0] } : command);
            continue;
        }
        await new Promise((done) => {
            const socket = new WebSocket(`ws://${location.host}/api/tables/${code}/play`);
            globalThis.mira = socket;
            socket.onmessage = ({ data }) => {
                const { type, news } = JSON.parse(data);
                if (type === 'welcome') {
                    const chosen = command.do === 'act' ? { do: 'act', action: news.choices[0] } : command;
                    socket.send(JSON.stringify({ type: 'do', id: `m${Math.random()}`, command: chosen }));
                }
                if (type === 'done' || type === 'no') done();
            };
            socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', token }));
        });
    }
}"""
"""What somebody else at the table does, one after the other, each on a connection of its own."""


def undo_asked(somebody: Person, stage: Stage) -> None:
    """Mira wants her move back after ours."""
    moves = [("mira", {"do": "act"}), ("mira", {"do": "act"}), ("me", {"do": "act"})]
    with_mira(somebody, stage, [*moves, ("mira", {"do": "undo"})])


def resign_asked(somebody: Person, stage: Stage) -> None:
    with_mira(somebody, stage, [("mira", {"do": "resign"})])


def rematch_asked(somebody: Person, stage: Stage) -> None:
    """Mira has given up, and wants another game."""
    with_mira(
        somebody,
        stage,
        [("mira", {"do": "resign"}), ("me", {"do": "agree", "kind": "resign"}), ("mira", {"do": "rematch"})],
    )


def undo_wished(somebody: Person, stage: Stage) -> None:
    with_mira(somebody, stage, [("mira", {"do": "act"}), ("me", {"do": "undo"})])


def line(state: str) -> Reach:
    def reach(somebody: Person, stage: Stage) -> None:
        at_table(somebody, stage)
        somebody.page.evaluate("(state) => window.geisterstundeTable.change(state)", state)

    return reach


def line_back(somebody: Person, stage: Stage) -> None:
    at_table(somebody, stage)
    somebody.page.evaluate("() => { const t = window.geisterstundeTable; t.change('away'); t.change('up'); }")


def hint(somebody: Person, stage: Stage) -> None:
    at_table(somebody, stage)
    somebody.page.evaluate("() => window.geisterstundeTable.askHint()")
    somebody.until("() => window.geisterstundeTable.hint?.isThinking === false")


def setup_open(somebody: Person, _stage: Stage) -> None:
    somebody.go("/#/setup/ghosts")
    somebody.page.locator(".fold").first.click()
    somebody.page.get_by_role("dialog").first.wait_for()


def setup_big(somebody: Person, _stage: Stage) -> None:
    somebody.go("/#/setup/ghosts")
    somebody.page.get_by_role("radio", name="4", exact=True).click()


def lobby_host(somebody: Person, stage: Stage) -> None:
    admission = found(stage, game="ghosts", players=4, bots={"3": "rumble"})
    sit_down(stage, admission["code"], 1)
    enter(somebody, admission["code"], key_of(admission, ME["name"], "ghosts"))
    somebody.until("() => window.geisterstundeTable?.hasSheet")
    somebody.page.locator(".fold").first.click()
    somebody.page.get_by_role("dialog").first.wait_for()


def menu_host(somebody: Person, stage: Stage) -> None:
    opens("menu")(somebody, stage)
    tab = somebody.page.get_by_role("radio").last
    if tab.count():
        tab.click()


def hostpage(somebody: Person, stage: Stage) -> None:
    key = re.search(r"/#(/house/\S+)", stage.house.said)
    assert key, stage.house.said
    admission = found(stage, game="ghosts", players=4, bots={"3": "rumble"})
    sit_down(stage, admission["code"], 1)
    somebody.go(f"/#{key[1]}")
    somebody.page.get_by_role("heading", level=1).first.wait_for()


def dead(somebody: Person, _stage: Stage) -> None:
    somebody.go(f"/#{GONE}")


def full(somebody: Person, stage: Stage) -> None:
    admission = found(stage, game="18-ghosts", bots={"1": "rumble"})
    somebody.go(f"/#{admission['code']}")
    somebody.page.get_by_role("heading", level=1).first.wait_for()


def wrong_code(somebody: Person, stage: Stage) -> None:
    admission = found(stage, game="18-ghosts")
    code = str(admission["code"])
    enter(somebody, code, key_of(admission, ME["name"], "18-ghosts"))
    somebody.until("() => window.geisterstundeTable?.hasSheet")
    somebody.go("/")
    somebody.page.locator("input[type=text], input:not([type])").last.fill(
        code[:-1] + ("a" if code[-1] != "a" else "o")
    )
    somebody.page.keyboard.press("Enter")
    somebody.page.locator(".err").wait_for()


def old_tab(somebody: Person, stage: Stage) -> None:
    """The page names another build than the server."""
    older = "document.querySelector('meta[name=build]')?.setAttribute('content', 'older')"
    somebody.context.add_init_script(f"document.addEventListener('readystatechange', () => {older})")
    admission = found(stage, game="18-ghosts", bots={"1": "rumble"})
    enter(somebody, admission["code"], key_of(admission, ME["name"], "18-ghosts"))
    somebody.page.locator(".err").wait_for()


AROUND: Final = tuple(
    Moment(name, reach, f"frame/png/{mock}-{{size}}.png", is_pair_only=True, **more)  # type: ignore[arg-type]
    for name, reach, mock, more in (
        ("setup-open", setup_open, "setup-open", {}),
        ("setup-big", setup_big, "setup-big", {"chosen": {"text": 200}}),
        ("lobby-host", lobby_host, "lobby-host", {}),
        ("menu", opens("menu"), "menu", {}),
        ("menu-host", menu_host, "menu-host", {}),
        ("device", opens("device"), "device", {}),
        ("emotes", opens("emotes"), "emotes", {}),
        ("rules", opens("rules"), "rules", {}),
        ("hint", hint, "hint", {}),
        ("proposal", undo_asked, "proposal", {}),
        ("proposal-resign", resign_asked, "proposal-resign", {}),
        ("proposal-rematch", rematch_asked, "proposal-rematch", {}),
        ("proposal-mine", undo_wished, "proposal-mine", {}),
        ("lost", line("away"), "lost", {}),
        ("lost-frozen", line("frozen"), "lost-frozen", {}),
        ("lost-back", line_back, "lost-back", {}),
        ("hostpage", hostpage, "hostpage", {}),
        ("errors", dead, "errors", {"is_stranger": True}),
        ("errors-full", full, "errors-full", {"is_stranger": True}),
        ("errors-code", wrong_code, "errors-code", {}),
        ("errors-old", old_tab, "errors-old", {}),
    )
)
"""Held beside the mock-ups of the frame."""
